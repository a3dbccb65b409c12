"""The main scenes look as they did when somebody looked at them last."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication

from kominek_desktop.gui.language import LANGUAGES, Language
from kominek_desktop.gui.theme import THEMES
from tests.pictures.compare import compare, reduced
from tests.pictures.make import FOLDER
from tests.pictures.scenes import BY_NAME, GOLDEN, Dress, draw


@pytest.fixture
def language(qapp: QApplication) -> Iterator[Language]:
    one = Language()
    yield one
    one.fall_silent()


@pytest.mark.parametrize("name", GOLDEN)
def test_scene(name: str, language: Language, tmp_path: Path) -> None:
    scene, dress = GOLDEN[name]
    now = reduced(draw(scene, dress, language))
    golden = QImage(str(FOLDER / f"{name}.png"))
    assert not golden.isNull()
    found = compare(now, golden)
    if found.small:
        return
    now.save(str(tmp_path / f"{name}.png"))
    found.picture.save(str(tmp_path / f"{name}-difference.png"))
    pytest.fail(
        f"{name}: mean difference {found.mean:.2f}, {found.strong:.2%} of the pixels differ "
        f"strongly; see {tmp_path}/{name}.png and {tmp_path}/{name}-difference.png. When it is "
        f"right as it is now: python -m tests.pictures.make {name}"
    )


def test_no_golden_picture_is_left_over() -> None:
    assert {path.stem for path in FOLDER.glob("*.png")} == set(GOLDEN)


def test_golden_pictures_are_light_and_show_every_look() -> None:
    sizes = [path.stat().st_size for path in FOLDER.glob("*.png")]
    assert max(sizes) <= 150_000
    assert sum(sizes) <= 3_000_000
    assert {dress.theme for _, dress in GOLDEN.values()} == set(THEMES)
    assert {dress.lang for _, dress in GOLDEN.values()} == set(LANGUAGES)


@pytest.mark.parametrize(
    "change",
    [{"lang": "ru"}, {"theme": "light"}, {"text_scale": 1.1}],
    ids=["words", "colours", "type"],
)
def test_another_dress_is_seen(change: dict[str, str | float], language: Language) -> None:
    scene, dress = BY_NAME["result"], Dress()
    one = reduced(draw(scene, dress, language))
    other = reduced(draw(scene, replace(dress, **change), language))  # type: ignore[arg-type]
    assert not compare(one, other).small


def test_a_refused_card_and_a_moved_one_are_seen(language: Language) -> None:
    plain = reduced(draw(BY_NAME["trick"], Dress(), language))
    for name in ("refused", "hinted", "full"):
        assert not compare(plain, reduced(draw(BY_NAME[name], Dress(), language))).small


def test_edges_smoothed_a_little_otherwise_are_no_difference(language: Language) -> None:
    image = draw(BY_NAME["trick"], Dress(), language)
    other = QImage(image.size(), image.format())
    other.fill(Qt.GlobalColor.black)
    painter = QPainter(other)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.drawImage(QRectF(image.rect()).adjusted(-0.2, -0.2, 0.2, 0.2), image)
    painter.end()
    found = compare(reduced(image), reduced(other))
    assert found.small
    assert found.mean > 0
    assert compare(reduced(image), reduced(image)).mean == 0
