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

PLAYER_ID = 1000
"""In a system of its own, the user who plays."""

_PLAYER = Path("home/player")
_BOOKS = (
    "dev",
    "home",
    "proc",
    "run",
    "sys",
    "var/cache",
    "var/lib/apt",
    "var/lib/dpkg",
    "var/log",
)
"""Not the program's business: other systems of files, the player's, and the books that the system
keeps of every package it ever had."""


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

    def seen(self, path: Path) -> str:
        """A path of here as the programs of the system know it."""
        return f"/{path.relative_to(self.root)}" if self.own else str(path)

    @property
    def player(self) -> Path:
        """The home of the person who plays, seen from here."""
        return self.root / _PLAYER

    def give(self, folder: Path) -> None:
        """Lets the player write a folder of his, and all that is in it."""
        if self.own:
            subprocess.run(("chown", "-R", f"{PLAYER_ID}:{PLAYER_ID}", str(folder)), check=True)

    def prepare(self) -> None:
        """Empties the player's home; a folder gets what packages are written down in."""
        shutil.rmtree(self.player, ignore_errors=True)
        self.player.mkdir(parents=True)
        self.give(self.player)
        if not self.own:
            books = self.root / "var" / "lib" / "dpkg"
            for folder in ("info", "triggers", "updates"):
                (books / folder).mkdir(parents=True, exist_ok=True)
            for file in ("available", "status"):
                (books / file).touch()

    # Packages

    def install(self) -> None:
        """The .deb, in a system of its own with what it depends on; raises CalledProcessError."""
        package = the_one("*.deb")
        if self.own:
            shutil.copyfile(package, self.root / "kominek.deb")
            self._as_root("apt-get", "-qq", "update")
            words = ("-qq", "-y", "--no-install-recommends", "install", "/kominek.deb")
            self._as_root("apt-get", *words)
            (self.root / "kominek.deb").unlink()
        else:
            self._dpkg("--install", str(package))
            share = self.root / "usr/share"  # a system does the following by itself
            subprocess.run(("update-mime-database", str(share / "mime")), check=True)
            subprocess.run(("update-desktop-database", str(share / "applications")), check=True)

    def remove(self) -> None:
        """The package, and in a system of its own everything that came along with it; raises
        CalledProcessError."""
        if self.own:
            self._as_root("apt-get", "-qq", "-y", "--purge", "autoremove", "kominek")
        else:
            shutil.rmtree(self.root / "usr/share/mime")
            (self.root / "usr/share/applications/mimeinfo.cache").unlink()
            self._dpkg("--purge", "kominek")

    def _dpkg(self, *words: str) -> None:
        force = "--force-not-root,depends,bad-path"
        subprocess.run(
            ("dpkg", f"--root={self.root}", f"--log={os.devnull}", force, *words),
            check=True,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )

    def _as_root(self, *command: str) -> None:
        frontend = {**os.environ, "DEBIAN_FRONTEND": "noninteractive", "LC_ALL": "C"}
        subprocess.run(
            ("chroot", str(self.root), *command),
            check=True,
            env=frontend,
            stdout=subprocess.DEVNULL,
        )

    # What there is

    def has_python(self) -> bool:
        """Whether the program could find a Python besides its own."""
        found = [*self.root.glob("usr/bin/python*"), *self.root.glob("usr/local/bin/python*")]
        return bool(found) and self.own

    def files(self) -> set[str]:
        """Everything in the system that could be a trace of the program, but the player's."""
        found: set[str] = set()
        for folder, folders, files in os.walk(self.root):
            here = Path(folder).relative_to(self.root)
            folders[:] = [name for name in folders if str(here / name) not in _BOOKS]
            found.update(str(here / name) for name in (*folders, *files))
        return found

    def mentions(self) -> list[str]:
        """What desktops read ahead, where it names the program."""
        share = self.root / "usr/share"
        read = [
            *share.glob("applications/*"),
            *share.glob("mime/*"),
            *share.glob("icons/*/*.cache"),
        ]
        return [str(file) for file in read if file.is_file() and b"kominek" in file.read_bytes()]

    def processes(self) -> list[int]:
        """What runs of the system's programs."""
        found = []
        for process in Path("/proc").glob("[0-9]*"):
            try:
                program = (process / "exe").readlink()
            except OSError:
                continue  # it ended, or is none of ours
            if program.is_relative_to(self.root):
                found.append(int(process.name))
        return found

    # Programs

    def command(
        self, program: Path, *arguments: str, **environment: str
    ) -> tuple[list[str], dict[str, str]]:
        """Command and whole environment of a program as the player starts it, with no other program
        to be found; ``program`` is its path seen from here."""
        given = {"HOME": self.seen(self.player), "LC_ALL": "C.UTF-8", "PATH": "/nonexistent"}
        given |= environment
        return [*self._into(), self.seen(program), *arguments], given

    @property
    def kominek(self) -> Path:
        """The command of the installed .deb, seen from here."""
        return self.root / "usr/bin/kominek"

    def target(self, link: Path) -> Path:
        """Where a link of the system leads, seen from here."""
        named = link.readlink()
        if self.own and named.is_absolute():
            return self.root / named.relative_to("/")
        return (link.parent / named).resolve()

    def desktop(self, *words: str) -> str:
        """What a program of the desktop says when the player calls it; raises
        CalledProcessError."""
        done = subprocess.run(
            (*self._into(), *words), check=True, capture_output=True, env=self._at_desktop()
        )
        return done.stdout.decode("utf-8").strip()

    def open(self, file: Path) -> None:
        """Opens a file as a double click does, with whatever program is meant for it; raises
        CalledProcessError."""
        given = {"DISPLAY": os.environ["DISPLAY"], **self._at_desktop()}
        # Not captured: the program that is started would hold the pipe open.
        out = subprocess.DEVNULL
        command = (*self._into(), "xdg-open", self.seen(file))
        subprocess.run(command, check=True, env=given, stdout=out, stderr=out)

    def _at_desktop(self) -> dict[str, str]:
        return {
            "HOME": self.seen(self.player),
            "LC_ALL": "C.UTF-8",
            "PATH": f"{self.seen(self.root / 'usr/bin')}:/usr/bin:/bin",
            "XDG_CURRENT_DESKTOP": "GNOME",
            "XDG_DATA_DIRS": f"{self.seen(self.root / 'usr/share')}:/usr/share",
        }

    def _into(self) -> tuple[str, ...]:
        if not self.own:
            return ()
        return ("/usr/sbin/chroot", f"--userspec={PLAYER_ID}:{PLAYER_ID}", str(self.root))
