"""Free memory goes back to the system."""

from __future__ import annotations

import contextlib
import sys


def give_back() -> None:
    """Hands over what is free but kept. The allocator of Linux keeps what lies below something in
    use, and the start of the program leaves megabytes of such. Elsewhere the system sees to it."""
    if sys.platform == "linux":
        import ctypes

        with contextlib.suppress(AttributeError, OSError):  # another allocator than glibc's
            ctypes.CDLL(None).malloc_trim(0)
