"""Kominek, and its engine that Klin shares with the announcements turned off (L3)."""

from __future__ import annotations

from functools import partial

from kominek_desktop.rules.game import GameDef
from kominek_desktop.rules.games.kominek import engine, legality, report, sampling, views
from kominek_desktop.rules.games.kominek.events import redact
from kominek_desktop.rules.games.kominek.moves import (
    SEAT_NAMES,
    Cut,
    Deal,
    Decline,
    DrawDealer,
    KeepNines,
    LayNines,
    NameCutter,
    NameTrump,
    Pick,
    Redeal,
    format_move,
    parse_move,
)
from kominek_desktop.rules.games.kominek.options import (
    ANNOUNCEMENT_SWITCHES,
    PRESETS,
    PRINTED,
    SWITCHES,
)
from kominek_desktop.rules.games.kominek.state import PACK, Phase, State
from kominek_desktop.rules.moves import Move


def _options_of(state: State) -> object:
    return state.options


def _between_deals(state: State) -> bool:
    return state.phase in (Phase.REST, Phase.DONE)


def _undoable(move: Move) -> bool:
    """A cut would be a second look at the pack, so it is never taken back."""
    return not isinstance(move, (Cut, NameCutter, Deal, DrawDealer))


def _starts_deal(move: Move) -> bool:
    return isinstance(move, Deal)


def _veils(move: Move) -> bool:
    """Redeal rights and three nines are asked of some seats only (K12, K14, K15)."""
    return isinstance(move, (NameTrump, Decline, Redeal, LayNines, KeepNines, Pick))


def make_game(game_id: str, announcements: bool) -> GameDef:
    """The game with or without na trzy 9 and the solo games (K14 to K23)."""
    switches = tuple(s for s in SWITCHES if announcements or s.id not in ANNOUNCEMENT_SWITCHES)
    return GameDef(
        id=game_id,
        seat_names=SEAT_NAMES,
        pack=PACK,
        switches=switches,
        presets=PRESETS,
        default_options=PRINTED,
        new_match=partial(engine.new_match, announcements=announcements),
        options_of=_options_of,
        actor=views.actor,
        legal_moves=engine.legal_moves,
        refusal=engine.refusal,
        apply=engine.apply,
        view=views.view,
        turn=views.public_turn,
        redact=redact,
        view_moves=legality.moves_of,
        view_refusal=legality.refusal_of,
        sample=sampling.sample,
        chance=engine.chance,
        outcome=engine.outcome,
        between_deals=_between_deals,
        format_move=format_move,
        parse_move=parse_move,
        deal_report=report.deal_report,
        match_report=report.match_report,
        undoable=_undoable,
        starts_deal=_starts_deal,
        veils=_veils,
    )


GAME = make_game("kominek", announcements=True)
