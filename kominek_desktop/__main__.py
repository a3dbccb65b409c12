"""The program: ``kominek`` and ``python -m kominek_desktop``."""

from __future__ import annotations

import sys


def main() -> int:
    """Runs the command line; returns the exit status.

    The thinking process is the same program started with ``--ai-worker``: it must be up within
    milliseconds, so it is taken out before anything of Qt or of the commands is imported.
    """
    arguments = sys.argv[1:]
    if arguments[:1] == ["--ai-worker"]:
        from kominek_desktop.ai import worker

        return worker.main()
    from kominek_desktop import cli

    return cli.main(arguments)


if __name__ == "__main__":
    sys.exit(main())
