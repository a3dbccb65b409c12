"""Keeps the binding of Qt from reading the source of every module that is imported.

After each import it looks there for its own name, to know whether the module may ask for one of its
optional spellings of Qt's names. This program asks for none, and the reading takes a sixth of the
start and leaves megabytes of source lines behind. Where the binding works in another way, nothing
is changed.
"""

from __future__ import annotations

import sys
from types import ModuleType

import PySide6.QtCore  # noqa: F401 - brings the module that is looked up below

PACKAGE = __name__.partition(".")[0]
_FEATURES, _LOOK = "shibokensupport.feature", "_mod_uses_pyside"


def _is_ours(module: ModuleType) -> bool:
    return module.__name__.partition(".")[0] == PACKAGE


def spare_sources() -> None:
    """Answer that question by the module's name from now on."""
    features = sys.modules.get(_FEATURES)
    if features is not None and hasattr(features, _LOOK):
        setattr(features, _LOOK, _is_ours)
