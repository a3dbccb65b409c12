"""The commands and their arguments."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path
from typing import NoReturn

from kominek_desktop import __version__
from kominek_desktop.cli.faults import CommandFault
from kominek_desktop.rules.record import SUFFIX

LANGUAGES = ("pl", "ru", "en")
SHEETS = ("text", "csv", "pdf")
THEMES = ("dark", "light", "contrast")
_MOST_PIXELS = 16384


class _Parser(argparse.ArgumentParser):
    """A parser that leaves the one line about a fault to the caller."""

    def error(self, message: str) -> NoReturn:
        raise CommandFault(f"{message} (see {self.prog} --help)")


def run(arguments: Sequence[str]) -> int:
    """Carries out one command; raises :class:`CommandFault`."""
    if len(arguments) == 1 and not arguments[0].startswith("-"):
        file = Path(arguments[0])
        # What a desktop does with a double-clicked record; one that has gone is told of there.
        if file.suffix == SUFFIX or file.is_file():
            return _play(argparse.Namespace(file=file, resume=False))
    chosen = _parser().parse_args(arguments)
    status: int = chosen.command(chosen)
    return status


def _parser() -> argparse.ArgumentParser:
    parser = _Parser(
        prog="kominek",
        description="Traditional card games. With no command the window opens.",
        allow_abbrev=False,
    )
    parser.add_argument("--version", action="version", version=f"kominek {__version__}")
    commands = parser.add_subparsers(title="commands", metavar="COMMAND", required=True)

    play = commands.add_parser("play", help="open the window", allow_abbrev=False)
    play.add_argument("file", metavar="FILE", type=Path, nargs="?", help="a record to go on with")
    play.add_argument(
        "--resume", action="store_true", help="go on with the match that was left, at once"
    )
    play.set_defaults(command=_play)

    games = commands.add_parser("games", help="list the ids of the games", allow_abbrev=False)
    games.set_defaults(command=_games)

    rules = commands.add_parser(
        "rules", help="read the rules of a game, without a match", allow_abbrev=False
    )
    rules.add_argument(
        "game", metavar="GAME", nargs="?", default="kominek", help="default: kominek"
    )
    rules.add_argument("--lang", choices=LANGUAGES, default="", help="default: as in the settings")
    rules.set_defaults(command=_rules)

    replay = commands.add_parser(
        "replay", help="check every move of a record and report its deals", allow_abbrev=False
    )
    replay.add_argument("file", metavar="FILE", type=Path)
    replay.add_argument("--json", action="store_true", help="report as JSON")
    replay.set_defaults(command=_replay)

    _offer_sheet(commands)

    selfplay = commands.add_parser(
        "selfplay", help="let the program play against itself", allow_abbrev=False
    )
    selfplay.add_argument("--game", metavar="ID", default="kominek", help="default: kominek")
    selfplay.add_argument("--deals", metavar="N", type=_positive, default=1, help="default: 1")
    selfplay.add_argument("--seed", metavar="S", type=_whole, default=0, help="default: 0")
    selfplay.add_argument(
        "--players", metavar="A,B,...", default="", help="one player for every seat, or one for all"
    )
    selfplay.add_argument(
        "--options",
        metavar="KEY=VALUE,...",
        default="",
        help="house rules; 'random' draws others for every match",
    )
    selfplay.add_argument("--json", action="store_true", help="report as JSON")
    selfplay.add_argument(
        "--record",
        metavar="FILE",
        type=Path,
        help="write the matches to FILE, FILE-2, ... instead of printing the last one",
    )
    selfplay.set_defaults(command=_selfplay)

    arena = commands.add_parser(
        "arena",
        help="let two players play the same deals against each other, sides changed over",
        description="Plays every deal at two tables with the same cards and the sides changed "
        "over. mean: points uncovered per deal by A's side less those of B's, half of the "
        "difference of the tables; a coat put on by an announced game counts 8, a garnitur 16. "
        "half_width: of its 95 % interval. Times are processor time of decisions with a choice.",
        allow_abbrev=False,
    )
    arena.add_argument("a", metavar="A", help="a player, or 'cheater', who sees all cards")
    arena.add_argument("b", metavar="B", help="the player at the other seats")
    arena.add_argument("--game", metavar="ID", default="kominek", help="default: kominek")
    arena.add_argument("--deals", metavar="N", type=_positive, default=100, help="default: 100")
    arena.add_argument("--seed", metavar="S", type=_whole, default=0, help="default: 0")
    arena.add_argument(
        "--options",
        metavar="KEY=VALUE,...",
        default="",
        help="house rules; 'random' draws others for every deal",
    )
    arena.add_argument(
        "--card-play",
        action="store_true",
        help="no new deals and no announced games, and the trump is named alike for all",
    )
    arena.add_argument(
        "--jobs", metavar="N", type=_positive, default=1, help="processes; default: 1"
    )
    arena.add_argument("--json", action="store_true", help="report as JSON")
    arena.set_defaults(command=_arena)

    shot = commands.add_parser(
        "screenshot", help="draw the table into a picture", allow_abbrev=False
    )
    shot.add_argument("out", metavar="OUT.png", type=Path)
    shot.add_argument("--record", metavar="FILE", type=Path, help="the match to be shown")
    shot.add_argument("--move", metavar="N", type=_whole, help="after N moves; default: after all")
    shot.add_argument("--lang", choices=LANGUAGES, default="pl", help="default: pl")
    shot.add_argument("--theme", choices=THEMES, default="dark", help="default: dark")
    shot.add_argument(
        "--size", metavar="WxH", type=_size, default=(1280, 800), help="default: 1280x800"
    )
    shot.add_argument(
        "--scale", metavar="F", type=_scale, default=1.0, help="pixels per point; default: 1"
    )
    shot.set_defaults(command=_screenshot)
    return parser


def _offer_sheet(commands: argparse._SubParsersAction[_Parser]) -> None:
    sheet = commands.add_parser(
        "sheet", help="write the score sheet of a record", allow_abbrev=False
    )
    sheet.add_argument("record", metavar="RECORD", type=Path)
    sheet.add_argument("--lang", choices=LANGUAGES, default="pl", help="default: pl")
    sheet.add_argument(
        "--format", choices=SHEETS, default="", help="default: as FILE is named, else text"
    )
    sheet.add_argument(
        "--out", metavar="FILE", type=Path, help="write to FILE instead of printing it"
    )
    sheet.set_defaults(command=_sheet)


def _play(chosen: argparse.Namespace) -> int:
    from kominek_desktop import app

    return app.run(chosen.file, chosen.resume)


def _games(_chosen: argparse.Namespace) -> int:
    from kominek_desktop.rules.games import GAMES

    for game in GAMES:
        print(game.id)
    return 0


def _rules(chosen: argparse.Namespace) -> int:
    from kominek_desktop.gui.rules.shelf import GAMES

    if chosen.game not in GAMES:
        raise CommandFault(f"{chosen.game!r} is none of the games: {', '.join(GAMES)}")
    from kominek_desktop import app

    return app.rules(chosen.game, chosen.lang)


def _replay(chosen: argparse.Namespace) -> int:
    from kominek_desktop.cli import replay

    replay.report(chosen.file, as_json=chosen.json)
    return 0


def _sheet(chosen: argparse.Namespace) -> int:
    from kominek_desktop.cli import sheet

    sheet.report(chosen.record, chosen.lang, chosen.format, chosen.out)
    return 0


def _selfplay(chosen: argparse.Namespace) -> int:
    from kominek_desktop.cli import selfplay

    order = selfplay.Order(
        game=chosen.game,
        deals=chosen.deals,
        seed=chosen.seed,
        players=chosen.players,
        options=chosen.options,
    )
    selfplay.report(order, as_json=chosen.json, record=chosen.record)
    return 0


def _arena(chosen: argparse.Namespace) -> int:
    from kominek_desktop.cli import arena

    order = arena.Order(
        a=chosen.a,
        b=chosen.b,
        game=chosen.game,
        deals=chosen.deals,
        seed=chosen.seed,
        options=chosen.options,
        card_play=chosen.card_play,
        jobs=chosen.jobs,
    )
    arena.report(order, as_json=chosen.json)
    return 0


def _screenshot(chosen: argparse.Namespace) -> int:
    from kominek_desktop.cli import files

    if chosen.record is not None:
        moves = len(files.read(chosen.record).record.moves)
        if chosen.move is not None and chosen.move > moves:
            raise CommandFault(f"--move {chosen.move}: {chosen.record} has {moves} moves")
    elif chosen.move is not None:
        raise CommandFault("--move needs --record")
    from kominek_desktop import app

    width, height = chosen.size
    return app.screenshot(
        chosen.out,
        chosen.record,
        chosen.move,
        chosen.lang,
        chosen.theme,
        width,
        height,
        chosen.scale,
    )


def _whole(text: str) -> int:
    if not (text.isascii() and text.isdigit()):
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number")
    return int(text)


def _positive(text: str) -> int:
    value = _whole(text)
    if value < 1:
        raise argparse.ArgumentTypeError("must be at least 1")
    return value


def _size(text: str) -> tuple[int, int]:
    width, _, height = text.partition("x")
    size = _positive(width), _positive(height)
    if max(size) > _MOST_PIXELS:
        raise argparse.ArgumentTypeError(f"{text!r} is larger than {_MOST_PIXELS} pixels")
    return size


def _scale(text: str) -> float:
    try:
        value = float(text)
    except ValueError:
        value = 0.0
    if not 0.5 <= value <= 8:
        raise argparse.ArgumentTypeError(f"{text!r} is not a number from 0.5 to 8")
    return value
