"""Where the packages are installed for a test: a system of its own, or a folder of this one."""

from __future__ import annotations

import os
import shutil
import subprocess
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
DIST = ROOT / "dist"
CLEAN_ROOT = "KOMINEK_CLEAN_ROOT"
"""In the environment: a system without Python that belongs to this test, when there is one."""

_PLAYER = Path("home/player")
_COMMAND = "usr/bin/kominek"


def the_one(pattern: str) -> Path:
    """The newest file in ``dist`` of that pattern; raises FileNotFoundError."""
    found = sorted(DIST.glob(pattern), key=lambda path: path.stat().st_mtime)
    if not found:
        raise FileNotFoundError(f"no {pattern} in {DIST}: make deb tarball")
    return found[-1]


@dataclass(frozen=True, slots=True)
class System:
    """A place to install into. ``root`` is its root seen from here; ``own`` tells whether its
    programs see that folder as ``/`` too."""

    root: Path
    own: bool

    def path(self, inside: str) -> Path:
        """A file of the system, seen from here."""
        return self.root / inside

    def seen(self, path: Path) -> str:
        """A path of here as the installed program knows it."""
        return f"/{path.relative_to(self.root)}" if self.own else str(path)

    @property
    def player(self) -> Path:
        """The home of the person who plays, seen from here."""
        return self.root / _PLAYER

    def install(self) -> None:
        """The .deb with what it depends on; raises CalledProcessError."""
        package = the_one("*.deb")
        self.player.mkdir(parents=True, exist_ok=True)
        if self.own:
            shutil.copyfile(package, self.root / "kominek.deb")
            self._run("apt-get", "-qq", "update")
            words = ("-qq", "-y", "--no-install-recommends", "install", "/kominek.deb")
            self._run("apt-get", *words)
            (self.root / "kominek.deb").unlink()
        else:
            subprocess.run(("dpkg-deb", "-x", str(package), str(self.root)), check=True)

    def remove(self) -> None:
        """What ``apt-get purge`` does; only in a system of its own."""
        self._run("apt-get", "-qq", "-y", "purge", "kominek")

    def _run(self, *command: str) -> None:
        frontend = {**os.environ, "DEBIAN_FRONTEND": "noninteractive", "LC_ALL": "C"}
        subprocess.run(
            ("chroot", str(self.root), *command),
            check=True,
            env=frontend,
            stdout=subprocess.DEVNULL,
        )

    def has_python(self) -> bool:
        """Whether the program could find a Python besides its own."""
        found = [*self.root.glob("usr/bin/python*"), *self.root.glob("usr/local/bin/python*")]
        return bool(found) and self.own

    def command(self, *arguments: str, **environment: str) -> tuple[list[str], dict[str, str]]:
        """Command and whole environment of the installed program, with nothing on its PATH."""
        given = {"HOME": self.seen(self.player), "LC_ALL": "C.UTF-8", "PATH": "", **environment}
        program = str(self.root / _COMMAND)
        if self.own:
            return ["/usr/sbin/chroot", str(self.root), f"/{_COMMAND}", *arguments], given
        return [program, *arguments], given

    def traces(self) -> list[Path]:
        """Files of the program, those of the player apart."""
        found: list[Path] = []
        for folder, folders, files in os.walk(self.root):
            here = Path(folder)
            if here == self.root:
                folders[:] = [name for name in folders if name not in {"home", "proc", "sys"}]
            found += [here / name for name in (*folders, *files) if "kominek" in name.lower()]
        return found
