"""The scenes of the table that are looked at, each out of a record, and how they are drawn."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from pathlib import Path

from PySide6.QtGui import QImage

from kominek_desktop.gui import marking
from kominek_desktop.gui.appearance import company_for
from kominek_desktop.gui.fonts import load_fonts
from kominek_desktop.gui.games.presenter import Company, Presenter, Refused, find_face
from kominek_desktop.gui.language import Language
from kominek_desktop.gui.panels.model import Note, Panel
from kominek_desktop.gui.snapshot import turn_of
from kominek_desktop.gui.table.deck import DeckChoice
from kominek_desktop.gui.table.model import HandCard, Look, Say, TableModel
from kominek_desktop.gui.table.queue import Pace
from kominek_desktop.gui.table.view import TableView
from kominek_desktop.gui.texts import kominek_calls
from kominek_desktop.gui.texts.cards import rank_letters
from kominek_desktop.gui.theme import THEMES
from kominek_desktop.rules.cards import Rank, make_pack
from kominek_desktop.rules.games.kominek.moves import Play
from kominek_desktop.session.answers import Choice, Estimate, Insight
from kominek_desktop.session.settings import Settings
from kominek_desktop.session.values import Turn

LONG_HAND = 13
VALUES, CHANCES = (0.7, 0.3, 0.69, -0.9), (0.81, 0.64, 0.8, 0.09)
RECORDS = Path(__file__).parent / "records"


@dataclass(frozen=True, slots=True)
class Shown:
    """All that stands on the table."""

    model: TableModel
    panel: Panel | None = None
    note: Note | None = None
    says: tuple[Say, ...] = ()


Act = Callable[[Shown, Presenter, Turn, Company], Shown]


def as_it_is(shown: Shown, presenter: Presenter, turn: Turn, company: Company) -> Shown:
    return shown


def pointed(shown: Shown, presenter: Presenter, turn: Turn, company: Company) -> Shown:
    """The pack stands open where the person points."""
    assert shown.model.ribbon is not None
    ribbon = replace(shown.model.ribbon, open_at=10)
    return replace(shown, model=replace(shown.model, ribbon=ribbon))


def refused(shown: Shown, presenter: Presenter, turn: Turn, company: Company) -> Shown:
    """A card that may not be played was tried."""
    card = next(held.card for held in shown.model.hand if held.look is Look.ILLEGAL)
    reply = presenter.card(turn, card, company)
    assert isinstance(reply, Refused)
    return replace(shown, model=marking.refused(shown.model, card), note=reply.note)


def hinted(shown: Shown, presenter: Presenter, turn: Turn, company: Company) -> Shown:
    """A hint with its bars on the cards that may be played."""
    cards = [held.card for held in shown.model.hand if held.look is Look.LEGAL]
    best, *others = (
        Estimate(Play(card), value, 0.05, chance)
        for card, value, chance in zip(cards, VALUES, CHANCES, strict=False)
    )
    choice = Choice(best.move, "last_seat", Insight((best, *others), 200))
    hint = presenter.hint(turn, choice, company)
    model = marking.weighed(marking.hinted(shown.model, hint.cards), hint.weights)
    return replace(shown, model=model, note=replace(hint.note, foot=hint.foot))


def asked(shown: Shown, presenter: Presenter, turn: Turn, company: Company) -> Shown:
    """A card with its mate in hand is about to be led."""
    card = next(move.card for move in turn.moves if isinstance(move, Play) and move.marriage)
    panel = presenter.card(turn, card, company)
    assert isinstance(panel, Panel)
    return replace(shown, model=marking.picked(shown.model, card), panel=panel)


def spoken(shown: Shown, presenter: Presenter, turn: Turn, company: Company) -> Shown:
    """All four say something long at once."""
    words = kominek_calls.claim_yes()
    return replace(shown, says=tuple(Say(seat, words) for seat in range(4)))


def looked_back(shown: Shown, presenter: Presenter, turn: Turn, company: Company) -> Shown:
    """The last trick lies open once more."""
    panel = presenter.last_trick(turn, company)
    assert isinstance(panel, Panel)
    return replace(shown, panel=panel)


def thirteen(shown: Shown, presenter: Presenter, turn: Turn, company: Company) -> Shown:
    """A game of thirteen cards, which is none of ours yet."""
    pack = make_pack(Rank.TWO)
    looks = (Look.LEGAL, Look.ILLEGAL)
    hand = tuple(
        HandCard(card, looks[card.suit % 2]) for card in sorted(pack[::4], key=lambda c: c.suit)
    )
    seats = tuple(
        replace(seat, cards=LONG_HAND if index else 0, sits_out=False)
        for index, seat in enumerate(shown.model.seats)
    )
    return replace(shown, model=replace(shown.model, hand=hand, seats=seats))


@dataclass(frozen=True, slots=True)
class Scene:
    """A picture's name, its record, and what the person does before it is drawn."""

    name: str
    record: str
    act: Act = as_it_is


@dataclass(frozen=True, slots=True)
class Dress:
    """How a scene is drawn; ``width`` and ``height`` in logical pixels."""

    lang: str = "pl"
    theme: str = "dark"
    width: int = 800
    height: int = 600
    scale: float = 1.0
    text_scale: float = 1.0
    deck: DeckChoice = field(default_factory=DeckChoice)


SCENES = (
    Scene("cut", "cut", pointed),
    Scene("trump", "trump"),
    Scene("redeal", "redeal"),
    Scene("nines", "nines"),
    Scene("answer", "answer"),
    Scene("leave", "leave"),
    Scene("auction", "auction"),
    Scene("trick", "trick"),
    Scene("refused", "trick", refused),
    Scene("hinted", "trick", hinted),
    Scene("spoken", "trick", spoken),
    Scene("looked_back", "trick", looked_back),
    Scene("full", "full"),
    Scene("thirteen", "full", thirteen),
    Scene("solo", "solo"),
    Scene("aside", "aside"),
    Scene("marriage", "marriage", asked),
    Scene("claim", "claim"),
    Scene("standing", "standing"),
    Scene("result", "result"),
    Scene("lost", "lost"),
    Scene("won", "won"),
)
BY_NAME = {scene.name: scene for scene in SCENES}
GOLDEN = {
    f"{name}_{lang}_{theme}": (BY_NAME[name], Dress(lang, theme))
    for name, lang, theme in (
        ("cut", "pl", "dark"),
        ("trump", "en", "light"),
        ("redeal", "ru", "dark"),
        ("answer", "pl", "light"),
        ("auction", "ru", "light"),
        ("trick", "pl", "dark"),
        ("refused", "ru", "contrast"),
        ("hinted", "en", "light"),
        ("spoken", "ru", "dark"),
        ("full", "pl", "contrast"),
        ("solo", "en", "dark"),
        ("marriage", "ru", "light"),
        ("result", "pl", "dark"),
        ("lost", "en", "contrast"),
        ("won", "pl", "light"),
    )
}


def stage(scene: Scene, dress: Dress, language: Language) -> TableView:
    """The scene on a table that is not shown. The application speaks the dress's language."""
    language.speak(dress.lang)
    load_fonts()
    game, turn = turn_of(RECORDS / f"{scene.record}.kominek", None)
    presenter = find_face(game.id).presenter
    company = company_for(replace(Settings(), language=dress.lang))  # type: ignore[arg-type]
    plain = Shown(presenter.table(turn, company), presenter.panel(turn, company))
    shown = scene.act(plain, presenter, turn, company)
    table = TableView()
    table.set_appearance(THEMES[dress.theme], rank_letters(), dress.deck, dress.text_scale)
    table.set_pace(Pace(factor=0.0))
    table.resize(dress.width, dress.height)
    table.show_now(shown.model)
    table.set_panel(shown.panel)
    table.set_note(shown.note)
    view = table.table()
    for say in shown.says:
        view.speech.say(view.style_, view.model, view.fixtures.plates, say, view.pace)
    return table


def draw(scene: Scene, dress: Dress, language: Language) -> QImage:
    """The scene as one picture."""
    table = stage(scene, dress, language)
    picture = table.render_to(dress.width, dress.height, dress.scale)
    table.deleteLater()
    return picture
