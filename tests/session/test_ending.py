"""Signals of the system come into the event loop."""

from __future__ import annotations

import os
import signal
import sys

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from kominek_desktop.session.ending import NAMES, EndSignals

pytestmark = [
    pytest.mark.skipif(os.name == "nt", reason="there are no such signals"),
    pytest.mark.usefixtures("usual_signals"),
]


def handlers() -> dict[str, object]:
    return {name: signal.getsignal(getattr(signal, name)) for name in NAMES}


@pytest.mark.parametrize("name", NAMES)
def test_a_signal_is_told_with_its_number(qapp: QApplication, qtbot: QtBot, name: str) -> None:
    before = handlers()
    signals = EndSignals()
    try:
        with qtbot.waitSignal(signals.received) as told:
            os.kill(os.getpid(), getattr(signal, name))
        assert told.args == [getattr(signal, name)]
        # The next one ends the process.
        assert set(handlers().values()) == {signal.SIG_DFL}
    finally:
        signals.end()
    assert handlers() == before


def test_where_there_are_no_such_signals_nothing_happens(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = handlers()
    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.delattr(signal, "SIGHUP")
    signals = EndSignals()
    assert signal.getsignal(signal.SIGTERM) is before["SIGTERM"]
    signals.end()
    monkeypatch.undo()
    assert handlers() == before


def test_a_signal_that_was_ignored_stays_ignored(qapp: QApplication) -> None:
    before = signal.signal(signal.SIGHUP, signal.SIG_IGN)
    try:
        signals = EndSignals()
        assert signal.getsignal(signal.SIGHUP) is signal.SIG_IGN
        signals.end()
    finally:
        signal.signal(signal.SIGHUP, before)
