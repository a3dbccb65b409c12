"""Settings come back as they were saved, whatever has happened to their file."""

from __future__ import annotations

import json
from dataclasses import fields, replace
from pathlib import Path
from typing import Any

import pytest

from kominek_desktop.session.settings import Settings, SettingsFile, with_text
from kominek_desktop.session.values import TroubleKind

CHANGED = Settings(
    language="ru",
    theme="contrast",
    pace="none",
    thinking_ms=0,
    trick_hold_ms=2500,
    bubble_factor=2,
    double_click=True,
    digit_acts=True,
    auto_next_s=5,
    cut_for_me=True,
    always_marry=True,
    show_keys="off",
    text_scale=1.3,
    reduced_motion=True,
    reader="all",
    deck="kde:svg-dondorf",
    four_colour=True,
    pips="open",
    back="navy",
    sound=True,
    volume=75,
    names=("Ja", "Żółć", "Зоя", "\ud800"),
    left="beginner",
    partner="strong",
    right="top",
    partner_full=False,
    rules=with_text({}, "kominek", "follow=free"),
    own_rules=with_text({}, "klin", "carry=all"),
    last_game="klin",
    lesson_offered=True,
    geometry="AdnQywAD",
    seen_theme="light",
)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "config" / "settings.json"


def test_without_a_file_the_programs_own_settings_hold(path: Path) -> None:
    assert SettingsFile(path).load() == (Settings(), None)
    assert not path.exists()


def test_all_settings_come_back(path: Path) -> None:
    for item in fields(Settings):
        assert getattr(CHANGED, item.name) != getattr(Settings(), item.name), item.name
    assert SettingsFile(path).save(CHANGED) is None
    assert SettingsFile(path).load() == (CHANGED, None)
    assert json.loads(path.read_text())["version"] == 1


def test_the_usual_place_is_the_users_own(home: Path) -> None:
    SettingsFile().save(CHANGED)
    assert (home / "settings.json").exists()


def test_unknown_keys_are_carried_along(path: Path) -> None:
    path.parent.mkdir()
    path.write_text('{"version": 9, "theme": "dark", "voices": {"loud": 40}}')
    file = SettingsFile(path)
    settings, trouble = file.load()
    assert (settings, trouble) == (Settings(theme="dark"), None)
    file.save(replace(settings, language="pl"))
    data = json.loads(path.read_text())
    assert data["voices"] == {"loud": 40}
    assert (data["language"], data["theme"]) == ("pl", "dark")


@pytest.mark.parametrize(
    "text", ["", "{", "[]", "5", '{"theme": "dark"} x', "\x00" * 30, "[" * 9999]
)
def test_a_damaged_file_is_put_aside(path: Path, text: str) -> None:
    path.parent.mkdir()
    path.write_text(text)
    settings, trouble = SettingsFile(path).load()
    assert settings == Settings()
    assert trouble is not None
    assert trouble.kind is TroubleKind.DAMAGED_SETTINGS
    assert trouble.path == path.with_name("settings.json.corrupt")
    assert trouble.path.read_text() == text
    assert not path.exists()


def test_bytes_that_are_no_text_are_put_aside(path: Path) -> None:
    path.parent.mkdir()
    path.write_bytes(b'{"theme": "\xff\xfe"}')
    assert SettingsFile(path).load()[1] is not None


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("theme", "pink"),
        ("theme", 3),
        ("theme", None),
        ("thinking_ms", -1),
        ("thinking_ms", True),
        ("thinking_ms", 1e300),
        ("text_scale", "1.2"),
        ("text_scale", 2.0),
        ("text_scale", float("nan")),
        ("double_click", 1),
        ("names", "Ewa"),
        ("names", [1]),
        ("names", ["Ewa", "Jan", "Ola"]),
        ("partner", "plain"),
        ("opponents", "plain"),
        ("left", "cheater"),
        ("right", 3),
        ("opponents", "random"),
        ("opponents", None),
        ("partner_full", "yes"),
        ("rules", ["x"]),
        ("rules", {"kominek": 3}),
        ("geometry", []),
        ("deck", "kde:"),
        ("deck", "tarot"),
        ("deck", 3),
        ("pips", "half"),
        ("back", "purple"),
        ("sound", 1),
        ("volume", 101),
        ("volume", 40.5),
    ],
)
def test_a_senseless_value_counts_as_not_set(path: Path, key: str, value: Any) -> None:
    path.parent.mkdir()
    path.write_text(json.dumps({key: value, "language": "en"}))
    assert SettingsFile(path).load() == (Settings(language="en"), None)


def test_a_file_from_before_the_levels_gets_them_without_a_word(
    path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    path.parent.mkdir()
    path.write_text('{"partner": "plain", "opponents": "plain", "theme": "dark"}')
    file = SettingsFile(path)
    settings, trouble = file.load()
    assert (settings, trouble) == (Settings(theme="dark"), None)
    assert (settings.left, settings.partner_level(), settings.right) == (
        "regular",
        "top",
        "regular",
    )
    assert not caplog.records
    file.save(settings)
    assert "opponents" not in json.loads(path.read_text())


def test_one_kind_of_opponents_holds_for_both_until_each_has_its_own(path: Path) -> None:
    path.parent.mkdir()
    path.write_text('{"opponents": "strong", "right": "beginner"}')
    assert SettingsFile(path).load() == (Settings(left="strong", right="beginner"), None)


@pytest.mark.parametrize(
    ("seats", "players"),
    [
        (1, ()),
        (2, ("beginner",)),
        (3, ("beginner", "strong")),
        (4, ("beginner", "regular", "strong")),
        (5, ("beginner", "beginner", "strong", "strong")),
    ],
)
def test_seats_take_their_levels_clockwise(seats: int, players: tuple[str, ...]) -> None:
    settings = Settings(left="beginner", partner="regular", right="strong", partner_full=False)
    assert settings.players(seats) == players
    full = replace(settings, partner_full=True).players(seats)
    expected = list(players)
    if seats == 4:
        expected[1] = "top"
    assert full == tuple(expected)


def test_an_unwritable_file_is_told_and_left_alone(tmp_path: Path) -> None:
    (tmp_path / "config").write_text("in the way")
    trouble = SettingsFile(tmp_path / "config" / "settings.json").save(CHANGED)
    assert trouble is not None
    assert trouble.kind is TroubleKind.UNWRITABLE
    assert (tmp_path / "config").read_text() == "in the way"
