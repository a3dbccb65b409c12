"""Where the frozen program begins, for the window, the commands and the thinking child alike.

It stands in for PyInstaller's own preparation of ``multiprocessing``, which would load that package
at every start of the program; only ``kominek arena --jobs`` has processes of its own.
"""

from __future__ import annotations

import re
import sys


def serve_multiprocessing(arguments: list[str]) -> None:
    """Does the work of a process that ``multiprocessing`` started, the tracker of its resources or
    one of those that compute, and ends the program; comes back when this is none of them."""
    if arguments[:1] == ["--multiprocessing-fork"]:
        from multiprocessing.spawn import freeze_support

        freeze_support()
        sys.exit()
    tracker = re.fullmatch(
        r"from multiprocessing\.resource_tracker import main;main\((\d+)\)",
        arguments[-1] if arguments[-2:-1] == ["-c"] else "",
    )
    if tracker is not None:
        from multiprocessing import resource_tracker

        resource_tracker.main(int(tracker[1]))
        sys.exit()


if __name__ == "__main__":
    # A worker would look for a file of this name to import the functions it is sent.
    globals().pop("__file__", None)
    serve_multiprocessing(sys.argv[1:])
    from kominek_desktop.__main__ import main

    sys.exit(main())
