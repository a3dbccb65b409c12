"""A small assistive program, run by the system's Python, which alone knows AT-SPI.

    atspi_client.py tree                  the table of the running program, one line a thing
    atspi_client.py press NAME... SECONDS press things one after the other, then listen
    atspi_client.py walk SECONDS          read everything over and over

Answers are lines of JSON. It never imports anything of the project.
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Iterator
from typing import Any

import pyatspi  # type: ignore[import-not-found]
from gi.repository import GLib  # type: ignore[import-not-found]

PROGRAM = "kominek"
PATIENCE_S = 60.0
FAULTS = (GLib.Error, LookupError, RuntimeError)


def application() -> Any:
    """The running program; raises LookupError."""
    end = time.monotonic() + PATIENCE_S
    while time.monotonic() < end:
        for one in pyatspi.Registry.getDesktop(0):
            if one is not None and PROGRAM in (one.name or "").lower():
                return one
        time.sleep(0.1)
    raise LookupError("the program is not on the accessibility bus")


def table(app: Any) -> Any:
    """The card table; raises LookupError."""
    end = time.monotonic() + PATIENCE_S
    while time.monotonic() < end:
        found = pyatspi.findDescendant(app, is_table, breadth_first=True)
        if found is not None:
            return found
        time.sleep(0.1)
    raise LookupError("no card table in the program")


def is_table(one: Any) -> bool:
    """A panel that holds cards or the pack: the table once a match lies on it."""
    try:
        if one.getRole() != pyatspi.ROLE_PANEL:
            return False
        roles = {part.getRole() for part in one if part is not None}
        return bool(roles & {pyatspi.ROLE_LIST, pyatspi.ROLE_SLIDER})
    except FAULTS:
        return False


def walk(one: Any, depth: int = 0) -> Iterator[tuple[int, Any]]:
    yield depth, one
    for part in one:
        if part is not None:
            yield from walk(part, depth + 1)


def about(depth: int, one: Any) -> dict[str, Any]:
    """What can be known of a thing."""
    states = one.getState().getStates()
    names = [pyatspi.stateToString(state) for state in states]
    can = pyatspi.listInterfaces(one)
    actions, place = [], []
    if "Action" in can:
        action = one.queryAction()
        actions = [action.getName(index) for index in range(action.nActions)]
    if "Component" in can:
        box = one.queryComponent().getExtents(pyatspi.DESKTOP_COORDS)
        place = [box.x, box.y, box.width, box.height]
    return {
        "depth": depth,
        "role": one.getRoleName(),
        "name": one.name,
        "description": one.description,
        "states": sorted(names),
        "actions": actions,
        "place": place,
    }


def say(**facts: Any) -> None:
    print(json.dumps(facts, ensure_ascii=False), flush=True)


def press(root: Any, name: str) -> None:
    """Do the first action of the thing with this name; raises LookupError."""
    end = time.monotonic() + PATIENCE_S
    while time.monotonic() < end:
        for _, one in walk(root):
            if one.name == name:
                action = one.queryAction()
                names = [action.getName(index) for index in range(action.nActions)]
                say(pressed=name, done=action.doAction(names.index("Press")))
                return
        time.sleep(0.1)
    raise LookupError(name)


def listen(seconds: float) -> None:
    """Tell what is announced and what gets the focus."""
    loop = GLib.MainLoop()
    GLib.timeout_add(round(seconds * 1000), loop.quit)
    loop.run()


def on_event(event: Any) -> None:
    if event.type.startswith("object:announcement"):
        say(announced=str(event.any_data), urgent=event.detail1)
    elif event.detail1 and event.source is not None:
        say(focused=event.source.name)


def read_on(app: Any, seconds: float) -> None:
    """Things may go while they are read; that is no fault of theirs."""
    end = time.monotonic() + seconds
    read = failed = 0
    while time.monotonic() < end:
        try:
            for depth, one in walk(app):
                about(depth, one)
                read += 1
                if time.monotonic() > end:
                    break
        except FAULTS:
            failed += 1
    say(read=read, failed=failed)


def main(arguments: list[str]) -> None:
    app = application()
    match arguments:
        case ["tree"]:
            for depth, one in walk(table(app)):
                say(**about(depth, one))
        case ["press", *names, seconds]:
            for kind in ("object:announcement", "object:state-changed:focused"):
                pyatspi.Registry.registerEventListener(on_event, kind)
            say(ready=True)
            root = table(app)
            for name in names:
                press(root, name)
                listen(0.6)
            listen(float(seconds))
        case ["walk", seconds]:
            read_on(app, float(seconds))
        case _:
            raise SystemExit(__doc__)


if __name__ == "__main__":
    main(sys.argv[1:])
