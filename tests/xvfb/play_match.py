"""Plays a match in the real window to its end, with mouse or keys, and keeps pictures of it.

``xvfb-run -a -s "-screen 0 1280x800x24" python tests/xvfb/play_match.py --lang pl --out DIR``.
A picture is taken of every new kind of question, result and call, and of the end.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from pathlib import Path

from PySide6.QtGui import QGuiApplication, QImage
from PySide6.QtWidgets import QApplication

from kominek_desktop.ai.player import PLAIN, Job, choose
from kominek_desktop.rules.chance import Dice
from tests.xvfb import positions
from tests.xvfb.hands import Hands
from tests.xvfb.program import Program, is_persons, lacks, wait_until
from tests.xvfb.twin import Twin

STILL_S = 0.65
"""Longer than a trick lies open at the fast pace."""
PATIENCE_S = 60.0
IDLE_S = 3.5
MISSES = 60
LAST_S = 6.0
"""The last deal and its pay are shown before the end of the match."""
CALLS = ("trump", "redeal yes", "nines", "pick", "leave", "bid", "marriage", "out", "claim")
"""Moves that are said aloud: a picture of each kind is taken while the bubble is there."""


def grab() -> QImage:
    """The whole screen."""
    return QGuiApplication.primaryScreen().grabWindow(0).toImage()


def settle() -> QImage:
    """The screen once it has stopped to change."""

    last, since = grab(), time.monotonic()

    def pause() -> QImage | None:
        nonlocal last, since
        picture = grab()
        if picture != last:
            last, since = picture, time.monotonic()
        return last if time.monotonic() - since > STILL_S else None

    picture: QImage = wait_until(pause, "still screen")
    return picture


class Reporter:
    """One match: plays it and keeps the pictures."""

    def __init__(self, program: Program, hands: Hands, out: Path) -> None:
        self.program = program
        self.hands = hands
        self.out = out
        self.seen: set[str] = set()
        self.decisions = 0
        self.missed = 0
        self.dice = Dice(1)

    def keep(self, kind: str, picture: QImage | None = None) -> None:
        """A picture of a kind of thing, the first time that it comes."""
        if kind in self.seen:
            return
        self.seen.add(kind)
        name = f"{len(self.seen):02}_{kind.replace(' ', '_')}.png"
        (picture or grab()).save(str(self.out / name))

    def play(self) -> None:
        """To the end of the match."""
        text = self.program.wait_turn()
        while True:
            replay = self.program.replay()
            game, state = replay.game, replay.states[-1]
            picture = settle()
            if game.actor(state) is None:
                time.sleep(LAST_S)
                self.keep("end", settle())
                return
            self.hands.look()
            if game.between_deals(state):
                self.keep("result_solo" if state.result.game else "result", picture)
                self.press("Space")
            else:
                view = game.view(state, 0)
                moves = game.view_moves(view)
                move = choose(Job(game.id, view, moves, PLAIN, self.dice.below(1 << 30))).move
                self.keep(f"ask {state.phase.name.lower()}", picture)
                self.hands.carry_out(move)
            before, text = text, self.wait(text)
            self.decisions += text != before

    def press(self, key: str) -> None:
        """The panel's button of that key."""
        panel = self.hands.twin.panel()
        assert panel is not None
        keys = [choice.key for choice in panel.choices()]
        self.hands.choose(keys.index(key))

    def wait(self, before: str) -> str:
        """The next turn of the person; calls on the way are kept. It is the turn before when the
        window took no notice of the last act."""
        end = time.monotonic() + PATIENCE_S
        idle = time.monotonic() + IDLE_S
        shown = before
        while time.monotonic() < end:
            text = self.program.text()
            for line in text[len(shown) :].splitlines():
                self._keep_call(line)
            if text != shown:
                shown, idle = text, time.monotonic() + IDLE_S
            if text != before and is_persons(text):
                return text
            if not self.program.runs:
                raise RuntimeError(f"the program ended: {self.program.log()}")
            if time.monotonic() > idle:
                self._missed()
                idle = time.monotonic() + IDLE_S
                if is_persons(self.program.text()):
                    return self.program.text()
            time.sleep(0.05)
        self.keep("stuck")
        raise TimeoutError(f"nothing moves; the record ends with {self.program.text()[-200:]}")

    def _keep_call(self, line: str) -> None:
        for call in CALLS:
            if f" {call}" in f"{line} " and f"said {call}" not in self.seen:
                time.sleep(0.35)
                self.keep(f"said {call}")

    def _missed(self) -> None:
        """The act only hurried something on, or a notice waits to be read."""
        self.missed += 1
        if self.missed > MISSES:
            self.keep("stuck")
            raise TimeoutError(f"nothing answers; the record is {self.program.text()[-200:]}")
        self.keep(f"missed {self.missed}")
        self.program.key("space")
        self.program.rest()


def main() -> int:
    """Play; the exit status."""
    parser = argparse.ArgumentParser(description="A match in the real window, with pictures.")
    parser.add_argument("--lang", choices=("pl", "ru", "en"), default="pl")
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--keys", action="store_true", help="play with the keyboard")
    parser.add_argument("--options", default="match_coats=1")
    chosen = parser.parse_args()
    if problem := lacks():
        print(problem, file=sys.stderr)
        return 2
    os.environ["QT_QPA_PLATFORM"] = "xcb"
    chosen.out.mkdir(parents=True, exist_ok=True)
    app = QApplication(["kominek-match"])
    program = Program(
        chosen.out / "home", positions.empty(chosen.options), language=chosen.lang, pace="fast"
    )
    begin = time.monotonic()
    with Twin(chosen.lang) as twin:
        program.start()
        try:
            reporter = Reporter(program, Hands(program, twin, chosen.keys), chosen.out)
            reporter.play()
            program.rest()
            deals = program.text().count("\ndeal ")
            status = program.close()
        finally:
            if program.runs:
                program.kill()
    app.quit()
    took = time.monotonic() - begin
    print(
        f"{deals} deals, {reporter.decisions} decisions, "
        f"{reporter.missed} acts too early, {took:.0f} s, exit status {status}"
    )
    if log := program.log():
        print(log, file=sys.stderr)
    return status


if __name__ == "__main__":
    sys.exit(main())
