"""The thinking child: jobs come in through stdin, answers go out through stdout.

It is the same program, started with ``--ai-worker``, and imports no window system. It ends when
its stdin ends, so that it cannot outlive the program that started it.
"""

from __future__ import annotations

import os
import signal
import sys
import traceback

from kominek_desktop.ai.codec import Answer, read_frame, write_frame
from kominek_desktop.ai.player import Job, choose, load_judgements


def main() -> int:
    """Answers jobs until stdin ends; returns the exit code."""
    # Ctrl+C in a terminal goes to the whole group; the window decides when this child ends.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    # The descriptors themselves: a frozen program without a console has no sys.stdin. A stray
    # print must not get between the frames, so it is sent elsewhere.
    jobs = open(0, "rb", closefd=False)  # noqa: SIM115
    answers = os.fdopen(os.dup(1), "wb")
    sys.stdout = sys.stderr
    try:
        load_judgements()
    except Exception:
        traceback.print_exc()  # the job that needs the module will say so again
    while True:
        try:
            job = read_frame(jobs)
        except EOFError:
            return 0
        try:
            write_frame(answers, answer(job))
        except BrokenPipeError:
            return 0


def answer(job: Job) -> Answer:
    """The answer to one job; a fault in the judgement becomes an error text."""
    try:
        return Answer(choose(job))
    except Exception:
        return Answer(None, traceback.format_exc())
