"""The command line. With no arguments the window opens; everything else is headless.

Headless commands speak English. A fault in a file or an argument is one line on stderr and exit
status 2.
"""

from __future__ import annotations

import gc
import os
import sys
from collections.abc import Sequence


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs one command (without the program's name; None: that of the process); returns the
    exit status."""
    if arguments is None:
        arguments = sys.argv[1:]
    if not arguments:
        # The way most people start the program: nothing but the window is imported, and there is
        # no garbage to collect until it stands.
        gc.disable()
        from kominek_desktop.gui import bindings

        bindings.spare_sources()
        from kominek_desktop import app

        return app.run()
    from kominek_desktop.cli import commands
    from kominek_desktop.cli.faults import CommandFault

    try:
        status = commands.run(arguments)
        if sys.stdout is not None:
            # A reader that has gone must be noticed here, not when the interpreter ends.
            sys.stdout.flush()
        return status
    except CommandFault as fault:
        print(f"kominek: {fault}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        # `kominek replay … | head`: what is still buffered must not complain at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 141
