"""``kominek sheet``: text and tables on stdout or into files, PDF into files."""

from __future__ import annotations

import csv
import io
import os
import subprocess
import sys
from pathlib import Path

import pytest

from kominek_desktop import cli

GOLDEN = Path(__file__).parent.parent / "golden"
RECORD = str(GOLDEN / "worked_match.kominek")

pytestmark = pytest.mark.usefixtures("qapp")


def said(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert cli.main(["sheet", *arguments]) == 0
    return capsys.readouterr().out


def fault(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert cli.main(["sheet", *arguments]) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    return captured.err


def test_text_is_the_usual_form(capsys: pytest.CaptureFixture[str]) -> None:
    lines = said(capsys, RECORD, "--lang", "en").splitlines()
    assert lines[0] == "Kominek"
    assert any(line.split()[-2:] == ["5", "0"] and "five, You: made" in line for line in lines)
    assert any("FUR COAT on them, eights covered" in line for line in lines)
    code = lines[-1].split()[-1]
    assert len(code) == 10
    assert said(capsys, RECORD, "--lang", "en").endswith(f"{code}\n")


def test_a_table_has_the_separator_of_its_language(capsys: pytest.CaptureFixture[str]) -> None:
    english = said(capsys, RECORD, "--lang", "en", "--format", "csv")
    rows = list(csv.reader(io.StringIO(english)))
    assert [row[-2:] for row in rows[1:]] == [["5", "0"], ["8+3", "0"], ["3", "0"]]
    for lang in ("pl", "ru"):
        text = said(capsys, RECORD, "--lang", lang, "--format", "csv")
        assert len(text.splitlines()[1].split(";")) == len(rows[1])


def test_the_name_of_the_file_says_the_form(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    for name, start in (
        ("sheet.pdf", b"%PDF"),
        ("sheet.csv", b"\xef\xbb\xbfdeal,"),
        ("sheet.txt", b"Kominek\n"),
    ):
        out = tmp_path / name
        assert said(capsys, RECORD, "--lang", "en", "--out", str(out)) == ""
        assert out.read_bytes().startswith(start)


def test_faults_are_one_line(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert fault(capsys, RECORD, "--format", "pdf") == "kominek: --format pdf needs --out\n"
    missing = str(tmp_path / "nothing.kominek")
    assert missing in fault(capsys, missing)
    in_the_way = tmp_path / "sheet.pdf"
    in_the_way.mkdir()
    line = fault(capsys, RECORD, "--out", str(in_the_way))
    assert str(in_the_way) in line
    assert line.count("\n") == 1
    bad = tmp_path / "bad.kominek"
    bad.write_text("nonsense")
    assert f"{bad}:1:1:" in fault(capsys, str(bad))


def test_a_process_of_its_own_needs_no_screen(tmp_path: Path) -> None:
    out = tmp_path / "sheet.pdf"
    bare = {key: value for key, value in os.environ.items() if key not in _SCREEN}
    command = [sys.executable, "-m", "kominek_desktop", "sheet", RECORD, "--out", str(out)]
    done = subprocess.run(command, env=bare, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert out.read_bytes().startswith(b"%PDF")


_SCREEN = {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"}
