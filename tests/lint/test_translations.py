"""The words of the player: what lupdate can find, and what the translators have to fill in."""

from __future__ import annotations

import ast
import importlib.util
import re
import shutil
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).resolve().parent.parent.parent
FORMS = {"pl": 3, "ru": 3, "en": 2}
PLACEHOLDER = re.compile(r"\{[a-z_0-9]*\}|%n|%\d")
MARKERS = {
    # name: (place of the context, place of the text, place of the count)
    "translate": (0, 1, 3),
    "tr": (None, 0, 2),
    "QT_TRANSLATE_NOOP": (0, 1, None),
}


def load_tool() -> ModuleType:
    spec = importlib.util.spec_from_file_location(
        "update_translations", ROOT / "packaging" / "update_translations.py"
    )
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


TOOL = load_tool()


def messages(language: str) -> list[ET.Element]:
    file = ROOT / "translations" / TOOL.ts_name(language)
    return list(ET.parse(file).iter("message"))


def source_of(message: ET.Element) -> str:
    return message.findtext("source") or ""


def forms_of(message: ET.Element) -> list[str]:
    translation = message.find("translation")
    if translation is None:
        return [""]
    if message.get("numerus") == "yes":
        return [form.text or "" for form in translation.iter("numerusform")]
    return [translation.text or ""]


def calls_of(tree: ast.Module) -> Iterator[tuple[str, ast.Call]]:
    """The calls that mark or translate a text, but for look-ups of a text that is marked elsewhere:
    there both context and text are parameters of the function around."""
    wrapped = {
        id(call)
        for function in ast.walk(tree)
        if isinstance(function, ast.FunctionDef)
        for call in ast.walk(function)
        if isinstance(call, ast.Call) and len(call.args) >= 2
        if all(isinstance(arg, ast.Name) for arg in call.args[:2])
        if {ast.unparse(arg) for arg in call.args[:2]} <= {arg.arg for arg in function.args.args}
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and id(node) not in wrapped:
            name = getattr(node.func, "attr", getattr(node.func, "id", ""))
            if name in MARKERS and not moves_a_picture(node):
                yield name, node


def moves_a_picture(call: ast.Call) -> bool:
    """Painters and paths have a translate() as well: theirs never gets a text."""
    return (
        isinstance(call.func, ast.Attribute)
        and call.func.attr == "translate"
        and "Application" not in ast.unparse(call.func.value)
        and not any(is_literal(arg) or isinstance(arg, ast.JoinedStr) for arg in call.args)
    )


def is_literal(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and isinstance(node.value, str)


def fault_of(name: str, call: ast.Call) -> str | None:
    """Why lupdate would miss a call or take it for something else."""
    context, text, count = MARKERS[name]
    if len(call.args) <= text or any(isinstance(arg, ast.Starred) for arg in call.args):
        return "context and text must be positional"
    literals = [call.args[place] for place in (context, text) if place is not None]
    if not all(map(is_literal, literals)):
        return "context and text must be plain literals"
    words = call.args[text]
    if isinstance(words, ast.Constant) and "%n" in str(words.value):
        if count is None:
            return "a text with %n needs a call of translate(), which alone has plural forms"
        if call.keywords or len(call.args) <= count:
            return "comment and count of a text with %n must be positional"
    return None


@pytest.mark.parametrize("file", TOOL.sources(), ids=lambda file: str(file.relative_to(ROOT)))
def test_lupdate_can_read_every_call(file: Path) -> None:
    tree = ast.parse(file.read_text("utf-8"))
    faults = [
        f"line {call.lineno}: {fault}"
        for name, call in calls_of(tree)
        if (fault := fault_of(name, call)) is not None
    ]
    assert faults == []


def test_the_ts_files_are_what_lupdate_makes_of_the_code(tmp_path: Path) -> None:
    for language in FORMS:
        shutil.copy(ROOT / "translations" / TOOL.ts_name(language), tmp_path)
    TOOL.update(tmp_path)
    for language in FORMS:
        name = TOOL.ts_name(language)
        kept = (ROOT / "translations" / name).read_text("utf-8")
        assert (tmp_path / name).read_text("utf-8") == kept, "run `make translations`"


@pytest.mark.parametrize("language", FORMS)
def test_every_text_is_translated(language: str) -> None:
    unfinished = [
        source_of(message)
        for message in messages(language)
        if message.find("translation[@type]") is not None or not all(forms_of(message))
    ]
    assert unfinished == []


@pytest.mark.parametrize("language", FORMS)
def test_all_plural_forms_are_there(language: str) -> None:
    wrong = [
        source_of(message)
        for message in messages(language)
        if message.get("numerus") == "yes" and len(forms_of(message)) != FORMS[language]
    ]
    assert wrong == []


@pytest.mark.parametrize("language", FORMS)
def test_translations_keep_the_placeholders(language: str) -> None:
    wrong = []
    for message in messages(language):
        wanted = sorted(PLACEHOLDER.findall(source_of(message)))
        for number, form in enumerate(forms_of(message)):
            if not form:
                continue  # another test's business
            found = sorted(PLACEHOLDER.findall(form))
            # The first form is exactly one thing in English and Polish: it may say so in words.
            alone = number == 0 and language != "ru" and message.get("numerus") == "yes"
            if found != wanted and not (alone and found == [p for p in wanted if p != "%n"]):
                wrong.append(form)
    assert wrong == []
