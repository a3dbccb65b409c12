"""Takes out of a text what a report must not tell: names of the user's files, and of the user."""

from __future__ import annotations

import getpass
import re
import sys
import sysconfig
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from kominek_desktop.session.places import Places

FILE = "<file>"
"""Stands for any file that is neither the program's nor Python's."""

_PACKAGE = Path(__file__).resolve().parents[1]
_ABSOLUTE = r"(?:/(?=[\w.~])|[A-Za-z]:[\\/]|\\\\(?=\w))"
_QUOTED = re.compile(rf"""(["'])(?={_ABSOLUTE}).*?(?<!\\)\1""")
# Without quotes nobody knows where a name with spaces in it ends.
_BARE = re.compile(rf"""(?<![\w<>~./\\:"'-]){_ABSOLUTE}[^\n"']*?(?=: |[\n"']|$)""", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Discreet:
    """``roots``: folders that may be told of, by the name they get; ``home``: the user's folder;
    ``user``: his name."""

    roots: Mapping[str, str]
    home: str
    user: str

    def text(self, text: str) -> str:
        """The text with roots by their names, ``<file>`` for all other absolute paths, and ``~``
        for the user's name and folder."""
        for root, name in sorted(self.roots.items(), key=lambda root: -len(root[0])):
            for spelt in dict.fromkeys((root, root.replace("\\", "\\\\"))):
                text = re.sub(rf"{re.escape(spelt)}(?![\w.-])", lambda _: name, text)  # noqa: B023
        text = _QUOTED.sub(rf"\1{FILE}\1", text)
        text = _BARE.sub(FILE, text)
        if self.home:
            text = text.replace(self.home, "~")
        return re.sub(rf"\b{re.escape(self.user)}\b", "~", text) if self.user else text


def discreet(places: Places) -> Discreet:
    """For this user and this program; raises nothing."""
    try:
        user, home = getpass.getuser(), str(Path.home())
    except (KeyError, OSError, RuntimeError, ImportError):
        user, home = "", ""
    roots = {str(root): name for root, name in _roots(places) if root != Path(root.anchor)}
    return Discreet(roots, "" if home == Path(home).anchor else home, user)


def without(text: str, names: Iterable[str], tell: Discreet) -> str:
    """A text in which files are not named, unless they lie in one of the roots."""
    for name in names:
        if not Path(name).is_absolute():
            text = text.replace(repr(name), FILE)
        elif tell.text(repr(name)) == repr(FILE):
            text = text.replace(repr(name), FILE).replace(name, FILE)
    return text


def _roots(places: Places) -> Iterator[tuple[Path, str]]:
    for key in ("stdlib", "purelib", "platlib"):
        yield Path(sysconfig.get_path(key)), "<python>"
    yield _PACKAGE, f"<program>/{_PACKAGE.name}"
    bundle = getattr(sys, "_MEIPASS", None)
    if bundle is not None:
        yield Path(bundle), "<program>"
    yield places.config, "<settings>"
    yield places.matches, "<matches>"
    yield places.state, "<state>"
