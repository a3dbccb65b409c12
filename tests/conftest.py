"""What holds for every test: no screen, no real settings, no thread or window left behind."""

from __future__ import annotations

import gc
import os
import signal
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import hypothesis
import pytest
from pytestqt.qtbot import QtBot

if TYPE_CHECKING:
    from PySide6.QtCore import QThread
    from PySide6.QtWidgets import QWidget

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ["LC_ALL"] = "C.UTF-8"
# One logical pixel is one device pixel, whatever the desktop of the person who runs the tests says.
for name in ("QT_SCALE_FACTOR", "QT_SCREEN_SCALE_FACTORS", "QT_STYLE_OVERRIDE", "QT_FONT_DPI"):
    os.environ.pop(name, None)

hypothesis.settings.register_profile("quick", deadline=None, max_examples=25)
hypothesis.settings.register_profile("thorough", deadline=None, max_examples=1000)
hypothesis.settings.load_profile(os.environ.get("KOMINEK_HYPOTHESIS", "quick"))


PATIENCE_MS = 60_000
"""How long a test waits for what must come; a busy machine is no fault of the program."""


class PatientBot(QtBot):
    """Waits longer than QtBot by default, and so fails only where nothing comes."""

    def waitSignal(self, signal: Any, *, timeout: int = PATIENCE_MS, **more: Any) -> Any:
        return super().waitSignal(signal, timeout=timeout, **more)

    def waitUntil(self, callback: Any, *, timeout: int = PATIENCE_MS) -> None:
        super().waitUntil(callback, timeout=timeout)


@pytest.fixture
def qtbot(qapp: object, request: pytest.FixtureRequest) -> PatientBot:
    return PatientBot(request)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Tests of a real window need a real window system."""
    if os.environ["QT_QPA_PLATFORM"] != "xcb":
        skip = pytest.mark.skip(reason="run by `make test` under Xvfb")
        for item in items:
            if item.get_closest_marker("xvfb"):
                item.add_marker(skip)


@pytest.fixture(scope="session")
def qapp_args() -> list[str]:
    """The name under which Qt keeps what it keeps, and the style of the program's widgets."""
    return ["kominek-tests", "-style", "fusion"]


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder that the program takes for its files; a new, empty one for every test."""
    folder = tmp_path / "home"
    monkeypatch.setenv("KOMINEK_HOME", str(folder))
    return folder


@pytest.fixture
def usual_signals() -> Iterator[None]:
    """The signals that end a program do so, here and in processes started from here; a shell in the
    background or `nohup` hands them on as ignored."""
    names = [name for name in ("SIGINT", "SIGTERM", "SIGHUP") if hasattr(signal, name)]
    before = {name: signal.signal(getattr(signal, name), signal.SIG_DFL) for name in names}
    yield
    for name, handler in before.items():
        signal.signal(getattr(signal, name), handler)


def running_qthreads() -> list[QThread]:
    """The QThreads that Python knows of and that run; looked for only when Qt is loaded."""
    if "PySide6.QtCore" not in sys.modules:
        return []
    from PySide6.QtCore import QThread
    from shiboken6 import isValid

    # type() and not isinstance(): asking a dead weak proxy for its class is an error.
    threads = [thing for thing in gc.get_objects() if issubclass(type(thing), QThread)]
    return [thread for thread in threads if isValid(thread) and thread.isRunning()]


def open_windows() -> list[QWidget]:
    """The windows that are shown, tool tips apart, since these come and go by themselves."""
    if "PySide6.QtWidgets" not in sys.modules:
        return []
    from PySide6.QtWidgets import QApplication

    if not isinstance(QApplication.instance(), QApplication):
        return []
    # A collection in the midst of this could destroy a forgotten widget that is yet to be wrapped.
    gc.disable()
    try:
        return [
            widget
            for widget in QApplication.topLevelWidgets()
            if widget.isVisible() and widget.metaObject().className() != "QTipLabel"
        ]
    finally:
        gc.enable()


def count_of_threads() -> int:
    """All threads of the process; 0 where the system does not tell."""
    tasks = Path("/proc/self/task")
    return len(list(tasks.iterdir())) if tasks.is_dir() else 0


@pytest.fixture(autouse=True)
def nothing_left_behind() -> Iterator[None]:
    """Fails a test that leaves a thread running or a window open, and closes the window."""
    tasks = count_of_threads()
    python_threads = set(threading.enumerate())
    windows = open_windows()
    yield
    left: list[str] = [
        f"window {widget.metaObject().className()} {widget.windowTitle()!r}"
        for widget in open_windows()
        if widget not in windows
    ]
    for widget in open_windows():
        if widget not in windows:
            widget.close()
    # The search through all objects takes long, so it waits for a sign that it is needed.
    if not tasks or count_of_threads() > tasks:
        left += [f"thread {thread.objectName() or thread!r}" for thread in running_qthreads()]
        left += [
            f"thread {thread.name}"
            for thread in threading.enumerate()
            if thread not in python_threads
            and thread.is_alive()
            and not thread.name.startswith("Dummy")
        ]
    assert not left, f"the test left behind: {', '.join(left)}"
