"""The words in three languages: plurals, cases, letters, and that no thing is left unnamed."""

from __future__ import annotations

import re
import subprocess
import sys
import xml.etree.ElementTree as ET
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

import pytest
from PySide6.QtCore import QCoreApplication, QTranslator

from kominek_desktop.gui.texts import cards as names
from kominek_desktop.gui.texts import kominek_calls as calls
from kominek_desktop.gui.texts import kominek_panels as ask
from kominek_desktop.gui.texts import kominek_refusals as refuse
from kominek_desktop.gui.texts import kominek_results as tell
from kominek_desktop.gui.texts import kominek_table as table
from kominek_desktop.gui.texts.cards import Case
from kominek_desktop.rules.cards import Card, Rank, Suit, make_pack
from kominek_desktop.rules.games.kominek.legality import No
from kominek_desktop.rules.games.kominek.moves import SoloGame
from kominek_desktop.rules.games.kominek.state import Coat, DealResult, Ground, Phase, Reason, Trick

ROOT = Path(__file__).resolve().parent.parent.parent
LRELEASE = Path(sys.executable).with_name("pyside6-lrelease")
LANGUAGES = ("pl", "ru", "en")
PACK = make_pack(Rank.NINE)
MASCULINE = frozenset({Rank.ACE, Rank.KING, Rank.JACK})
SPACE = "\u00a0"
NAME = "Zofia"

Speak = Callable[[str], None]


class Message(NamedTuple):
    """One text of a catalogue with its translation, of which there are several with %n."""

    context: str
    source: str
    forms: tuple[str, ...]
    counted: bool


def messages(language: str) -> list[Message]:
    found = []
    for context in ET.parse(ROOT / "translations" / f"kominek_{language}.ts").iter("context"):
        for message in context.iter("message"):
            counted = message.get("numerus") == "yes"
            forms = list(message.iter("numerusform" if counted else "translation"))
            words = tuple(form.text or "" for form in forms)
            name = context.findtext("name") or ""
            found.append(Message(name, message.findtext("source") or "", words, counted))
    return found


@pytest.fixture(scope="module")
def catalogues(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("qm")
    for language in LANGUAGES:
        source = ROOT / "translations" / f"kominek_{language}.ts"
        made = folder / f"kominek_{language}.qm"
        subprocess.run([LRELEASE, "-silent", source, "-qm", made], check=True)
    return folder


@pytest.fixture
def speak(qapp: QCoreApplication, catalogues: Path) -> Iterator[Speak]:
    installed: list[QTranslator] = []

    def switch(language: str) -> None:
        while installed:
            QCoreApplication.removeTranslator(installed.pop())
        translator = QTranslator()
        assert translator.load(f"kominek_{language}", str(catalogues))
        QCoreApplication.installTranslator(translator)
        installed.append(translator)

    yield switch
    while installed:
        QCoreApplication.removeTranslator(installed.pop())


COUNTS = (0, 1, 2, 5, 11, 12, 21, 22, 25, 101)
ONE, FEW, MANY = range(3)
PLACES = {
    "pl": (MANY, ONE, FEW, MANY, MANY, MANY, MANY, FEW, MANY, MANY),
    "ru": (MANY, ONE, FEW, MANY, MANY, MANY, ONE, FEW, MANY, ONE),
    "en": (FEW, ONE, FEW, FEW, FEW, FEW, FEW, FEW, FEW, FEW),
}
"""Which form of PLURALS each of COUNTS takes; English has two."""


def uncovered_points(count: int) -> str:
    return tell.result_lines(result(Reason.HAS_TRICK, points=count), 0, NAME)[0]


PLURALS: dict[str, tuple[Callable[[int], str], dict[str, tuple[str, ...]]]] = {
    "tricks": (
        table.tricks,
        {
            "pl": ("wziątka", "wziątki", "wziątek"),
            "ru": ("взятка", "взятки", "взяток"),
            "en": ("trick", "tricks"),
        },
    ),
    "card points": (
        lambda count: ask.redeal_ground(Ground.LOW, count, None),
        {
            "pl": ("oczko", "oczka", "oczek"),
            "ru": ("очко", "очка", "очков"),
            "en": ("card point", "card points"),
        },
    ),
    "points": (
        uncovered_points,
        {
            "pl": ("punkt", "punkty", "punktów"),
            "ru": ("пункт", "пункта", "пунктов"),
            "en": ("point", "points"),
        },
    ),
    "fur coats": (
        lambda count: table.eight_spoken(True, 3, count),
        {
            "pl": ("futro", "futra", "futer"),
            "ru": ("шуба", "шубы", "шуб"),
            "en": ("fur coat", "fur coats"),
        },
    ),
    "fur coats to win": (
        lambda count: table.score_head(7, count),
        {
            "pl": ("futra", "futer", "futer"),
            "ru": ("шубы", "шуб", "шуб"),
            "en": ("fur coat", "fur coats"),
        },
    ),
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("what", PLURALS)
def test_counted_things_take_the_form_of_their_number(
    speak: Speak, language: str, what: str
) -> None:
    speak(language)
    shown, forms = PLURALS[what]
    for count, place in zip(COUNTS, PLACES[language], strict=True):
        wanted = f"{count}{SPACE}{forms[language][place]}"
        assert re.search(rf"(?<!\d){wanted}\b", shown(count)), (count, shown(count))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_counted_text_has_all_forms_at_run_time(catalogues: Path, language: str) -> None:
    translator = QTranslator()
    assert translator.load(f"kominek_{language}", str(catalogues))
    bare = [
        (message.source, count)
        for message in messages(language)
        if message.counted
        for count in COUNTS
        if not translator.translate(message.context, message.source, None, count)
    ]
    assert bare == []


# --- cards ---------------------------------------------------------------------------------------


def card_forms(card: Card) -> dict[Case, str]:
    return {case: names.card_name(card, case) for case in Case}


@pytest.mark.parametrize("language", ["pl", "ru"])
@pytest.mark.parametrize("card", PACK, ids=str)
def test_cards_are_declined(speak: Speak, language: str, card: Card) -> None:
    speak("en")
    english = card_forms(card)
    speak(language)
    forms = card_forms(card)
    assert all(forms[case] and forms[case] != english[case] for case in Case)
    suits = {form.split()[-1] for form in forms.values()}
    assert len(suits) == 1, "the suit never changes"
    nominative, accusative, instrumental, genitive = (forms[case] for case in Case)
    assert len({nominative, accusative, instrumental}) == 3
    if card.rank in MASCULINE:
        assert accusative == genitive
    else:
        assert genitive not in {nominative, accusative, instrumental}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_cards_share_a_name(speak: Speak, language: str) -> None:
    speak(language)
    for case in Case:
        assert len({names.card_name(card, case) for card in PACK}) == len(PACK)


@pytest.mark.parametrize(
    ("language", "letters"), [("pl", "A K D W"), ("ru", "Т К Д В"), ("en", "A K Q J")]
)
def test_index_letters(speak: Speak, language: str, letters: str) -> None:
    speak(language)
    found = names.rank_letters()
    ranks = (Rank.ACE, Rank.KING, Rank.QUEEN, Rank.JACK)
    assert [found[rank] for rank in ranks] == letters.split()
    assert (found[Rank.TEN], found[Rank.NINE]) == ("10", "9")


# --- every member of an enum has its word --------------------------------------------------------


def result(reason: Reason, *, points: int = 1, ours: bool = True) -> DealResult:
    """A deal that ended for ``reason``; scored by pair 0 when ``ours``."""
    solo = reason in {Reason.SOLO_MADE, Reason.SOLO_FAILED, Reason.COAT_MADE, Reason.COAT_FAILED}
    coat = reason in {Reason.COAT_MADE, Reason.COAT_FAILED}
    made = reason in {Reason.SOLO_MADE, Reason.COAT_MADE}
    return DealResult(
        deal=7,
        dealer=0,
        trump=Suit.HEARTS,
        namer=1,
        soloist=0 if solo else None,
        game=(SoloGame.FUTRO if coat else SoloGame.FIVE) if solo else None,
        made=made if solo else None,
        reason=reason,
        pips=(82, 44),
        marriage_pips=(40, 0),
        tricks=(2, 2),
        scored_by=0 if ours else 1,
        points=0 if coat else points,
        coat=Coat.FUTRO if coat else None,
        eights_before=(0, 0),
        eights=(1, 0),
        coats=(0, 0),
        carried=0,
        claimer=None,
        side=None,
        pack=(),
        loser_trick=Trick((), 3),
    )


ACE = Card(Rank.ACE, Suit.HEARTS)
NAMED: dict[str, Callable[[], list[str]]] = {
    "suits": lambda: [
        word
        for suit in Suit
        for word in (
            names.suit_name(suit),
            table.say_trump(suit),
            table.turn_follow(suit),
            refuse.must_follow_one(suit, ACE),
            refuse.must_follow(suit, 3),
            refuse.must_trump(suit),
            calls.marriage_title(suit, True),
            calls.marriage_title(suit, False),
        )
    ],
    "solo games": lambda: [
        word
        for game in SoloGame
        for word in (
            calls.game_name(game),
            calls.game_pay(game),
            table.role_plays(game),
            table.say_call(game),
            table.badge_solo(game, NAME),
            refuse.refusal(No.BID_LOW, NAME, game),
            *(calls.game_explain(game, NAME, coat) for coat in ("mirror", "six", "nothing")),
        )
    ],
    "grounds": lambda: [
        word
        for ground in Ground
        for word in (
            ask.redeal_ground(ground, 10, None),
            ask.redeal_ground(ground, 10, ACE),
            ask.redeal_told(NAME, (ground,)),
        )
    ],
    "phases": lambda: [ask.status(phase, NAME, mine) for phase in Phase for mine in (True, False)],
    "coats": lambda: [
        word
        for coat in Coat
        for us in (True, False)
        for word in (table.splash(coat, us), tell.coat_on(coat, us))
    ],
    "reasons": lambda: [
        line
        for reason in Reason
        for ours in (True, False)
        for line in tell.result_lines(result(reason, ours=ours), 0, NAME)
    ],
    "refusals": lambda: [refuse.refusal(no, NAME, None) for no in No],
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("what", NAMED)
def test_every_member_has_a_word(speak: Speak, language: str, what: str) -> None:
    speak("en")
    english = NAMED[what]()
    speak(language)
    words = NAMED[what]()
    assert all(word.strip() for word in words)
    assert [word for word in words if re.search(r"[{}]|%n|\(s\)", word)] == []
    if language != "en":
        same = [word for word, source in zip(words, english, strict=True) if word == source]
        assert same == []


def test_reasons_that_differ_are_told_differently(speak: Speak) -> None:
    speak("pl")
    plain = [r for r in Reason if r not in {Reason.SOLO_MADE, Reason.SOLO_FAILED}]
    lines = {tell.result_lines(result(reason), 0, NAME) for reason in plain}
    assert len(lines) == len(plain)


# --- how the translations are written ------------------------------------------------------------

PLACEHOLDER = re.compile(r"\{\w*\}|%n|</?\w+>|&")
LATIN_ALLOWED = re.compile(
    r"\bK\d+|\*?\.?\bkominek\b|\*\.(?:pdf|csv)\b|\b(?:PDF|CSV|MIT|SIL Open Font License|Qt)\b"
    r"|\bAlegreya(?: Sans)?\b|\b(?:Ctrl|Shift|Alt|Home|End|Esc|Tab|Enter|Delete|F\d+)\b"
    r"|\bPage (?:Up|Down)\b|\b[A-Z]\b"
)
"""Clauses, file formats, licences, proper names, and what is printed on keys."""

SAME_IN_POLISH = {"Kominek", "Klin", "King", "PDF", "A", "K", "partner", "Pa&rtner"}
ASCII_POLISH = re.compile(
    r"wziatk|ziewiatk|ziesiatk|osemk|mariaz|zglos|wyjsci|odslon|przeloz|szesc|ziesci\b"
    r"|\b(?:krol\w*|jesli|piec|twoj|reke|karte|juz|moze|mozesz|ktor\w*|wiec|gorna|stol|zeby)\b",
    re.IGNORECASE,
)
"""Polish words that somebody typed without their marks."""

PAST = re.compile(r"ł(?:eś|aś|em|am)\b")
"""Ends of the past tense, which would tell the player's gender."""


def all_forms(language: str) -> list[tuple[Message, str]]:
    return [(message, form) for message in messages(language) for form in message.forms]


def test_no_latin_letters_in_russian() -> None:
    wrong = [
        form
        for _, form in all_forms("ru")
        if re.search(r"[A-Za-z]", LATIN_ALLOWED.sub("", PLACEHOLDER.sub("", form)))
    ]
    assert wrong == []


def test_no_cyrillic_letters_in_polish() -> None:
    assert [form for _, form in all_forms("pl") if re.search(r"[Ѐ-ӿ]", form)] == []


def test_no_polish_without_its_marks() -> None:
    assert [form for _, form in all_forms("pl") if ASCII_POLISH.search(form)] == []


def test_nothing_is_left_in_english() -> None:
    wrong = [
        form
        for message, form in all_forms("pl")
        if form == message.source
        and form.removesuffix(" {version}") not in SAME_IN_POLISH
        and re.search(r"[A-Za-z]{2}", PLACEHOLDER.sub("", form))
    ]
    assert wrong == []


def test_polish_never_tells_a_gender_by_the_past_tense() -> None:
    assert [form for _, form in all_forms("pl") if PAST.search(form)] == []


@pytest.mark.parametrize(("language", "foreign"), [("pl", '"“«»'), ("ru", '"„“”')])
def test_quotes_are_those_of_the_language(language: str, foreign: str) -> None:
    assert [form for _, form in all_forms(language) if set(form) & set(foreign)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_figures_and_clauses_do_not_part_from_their_words(language: str) -> None:
    parted = re.compile(r"%n [^\W\d_]|(?<![\w.])\d+ [^\W\d_]|[^\W\d_] K\d")
    assert [form for _, form in all_forms(language) if parted.search(form)] == []


@pytest.mark.parametrize("language", ["pl", "ru"])
def test_marks_of_a_text_are_kept(language: str) -> None:
    wrong = [
        form
        for message, form in all_forms(language)
        if any(form.count(mark) != message.source.count(mark) for mark in ("**", "&", "<b>"))
    ]
    assert wrong == []
