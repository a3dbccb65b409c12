"""Nothing is ever sent anywhere: the package imports nothing that could."""

from __future__ import annotations

import ast
from pathlib import Path

PACKAGE = Path(__file__).resolve().parent.parent.parent / "kominek_desktop"
NETWORK = frozenset(
    "aiohttp asyncio ftplib http httpx imaplib nntplib poplib requests smtplib socket socketserver"
    " ssl telnetlib urllib urllib3 webbrowser websockets xmlrpc".split()
)
NETWORK_OF_QT = frozenset(
    f"Qt{name}"
    for name in "Network NetworkAuth HttpServer WebChannel WebEngineCore WebSockets WebView".split()
)


def imported(file: Path) -> set[str]:
    """The dotted names of all that a file imports, wherever in it."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(file.read_text("utf-8"), str(file))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            found |= {f"{node.module}.{alias.name}" for alias in node.names}
        elif isinstance(node, ast.Call) and node.args and isinstance(node.args[0], ast.Constant):
            called = getattr(node.func, "attr", getattr(node.func, "id", ""))
            if called in ("import_module", "__import__"):
                found.add(str(node.args[0].value))
    return found


def reaches_out(name: str) -> bool:
    parts = name.split(".")
    return parts[0] in NETWORK or (parts[0] == "PySide6" and bool(NETWORK_OF_QT & set(parts)))


def test_no_module_can_reach_a_network() -> None:
    files = sorted(PACKAGE.rglob("*.py"))
    assert len(files) > 100
    found = {
        f"{file.relative_to(PACKAGE)}: {name}"
        for file in files
        for name in imported(file)
        if reaches_out(name)
    }
    assert found == set()


def test_this_test_knows_every_way_to_import(tmp_path: Path) -> None:
    file = tmp_path / "module.py"
    file.write_text(
        "def f():\n    import urllib.request\nfrom PySide6 import QtNetwork\n"
        "from PySide6.QtNetwork import QTcpSocket\nfrom http.client import HTTPConnection\n"
        "import json\nfrom PySide6.QtCore import QUrl\nimportlib.import_module('socket')\n",
        "utf-8",
    )
    assert {name for name in imported(file) if reaches_out(name)} == {
        "urllib.request",
        "PySide6.QtNetwork",
        "PySide6.QtNetwork.QTcpSocket",
        "http.client.HTTPConnection",
        "socket",
    }
