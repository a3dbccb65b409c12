"""Words on the score sheet of Kominek and Klin."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


def deal_head() -> str:
    """Column of numbers."""
    return translate("KominekSheet", "no.")


def deal_name() -> str:
    """The same in full."""
    return translate("KominekSheet", "deal")


def dealer_head() -> str:
    """Column of dealers; also its full name."""
    return translate("KominekSheet", "dealer")


def dealer_initial() -> str:
    """The same as one letter."""
    return translate("KominekSheet", "D")


def dealer_said() -> str:
    """Before a dealer's name, read aloud."""
    return translate("KominekSheet", "dealt by:")


def trump_head() -> str:
    """Column of trump suits and who named them."""
    return translate("KominekSheet", "trumps")


def trump_name() -> str:
    """The same in full."""
    return translate("KominekSheet", "trumps and who named them")


def game_head() -> str:
    """Column of games and reasons."""
    return translate("KominekSheet", "game and result")


def game_short() -> str:
    """The same in the panel."""
    return translate("KominekSheet", "deal played")


def pips_head() -> str:
    """Column of card points; also its full name."""
    return translate("KominekSheet", "card points")


def tricks_head() -> str:
    """Column of tricks; also its full name."""
    return translate("KominekSheet", "tricks")


def plus(name: str) -> str:
    """Column of the points of a pair."""
    return translate("KominekSheet", "{name} +").format(name=name)


def plus_name(name: str) -> str:
    """The same in full."""
    return translate("KominekSheet", "points: {name}").format(name=name)


def total_short(name: str) -> str:
    """Column of what stands on the eight of a pair, in the panel."""
    return translate("KominekSheet", "= {name}").format(name=name)


def total_name(name: str) -> str:
    """The same in full."""
    return translate("KominekSheet", "total: {name}").format(name=name)


def both(first: str, second: str) -> str:
    """Two partners."""
    return translate("KominekSheet", "{a} and {b}").format(a=first, b=second)


def length(coats: int | None) -> str:
    """How long the match is."""
    if coats is None:
        return translate("KominekSheet", "endless match")
    return translate("KominekSheet", "match to %n fur coat(s)", None, coats)


def worn() -> str:
    """Over the coats."""
    return translate("KominekSheet", "Wearing fur coats")


def legend() -> str:
    """Under the lines of the panel."""
    return translate(
        "KominekSheet", "D: who deals. Columns with “=”: what is uncovered on the eight."
    )


def ordinary(reason: str) -> str:
    """An ordinary deal; ``reason`` is that of its report."""
    match reason:
        case "no_trick":
            return translate("KominekSheet", "66, no trick")
        case "under_33":
            return translate("KominekSheet", "66, fewer than 33")
        case "from_33":
            return translate("KominekSheet", "66, at least 33")
        case "last_trick":
            return translate("KominekSheet", "last trick")
        case "wrong_claim":
            return translate("KominekSheet", "66 said too early")
        case "nine_cut":
            return translate("KominekSheet", "three nines at the bottom")
    return translate("KominekSheet", "66")


def nines(name: str, won: bool) -> str:
    """The side game."""
    if won:
        return translate("KominekSheet", "three nines, {name}: won").format(name=name)
    return translate("KominekSheet", "three nines, {name}: lost").format(name=name)


def nines_short(name: str) -> str:
    """The side game that was won, in the panel."""
    return translate("KominekSheet", "three nines, {name}").format(name=name)


def solo(game: str, name: str, made: bool) -> str:
    """A solo game; ``game`` is that of the report."""
    match game, made:
        case "five", True:
            text = translate("KominekSheet", "five, {name}: made")
        case "five", False:
            text = translate("KominekSheet", "five, {name}: failed")
        case "six", True:
            text = translate("KominekSheet", "six, {name}: made")
        case "six", False:
            text = translate("KominekSheet", "six, {name}: failed")
        case "futro", True:
            text = translate("KominekSheet", "fur coat, {name}: made")
        case "futro", False:
            text = translate("KominekSheet", "fur coat, {name}: failed")
        case _, True:
            text = translate("KominekSheet", "two-piece, {name}: made")
        case _:
            text = translate("KominekSheet", "two-piece, {name}: failed")
    return text.format(name=name)


def solo_short(game: str, name: str) -> str:
    """A solo game that was made, in the panel."""
    match game:
        case "five":
            text = translate("KominekSheet", "five, {name}")
        case "six":
            text = translate("KominekSheet", "six, {name}")
        case "futro":
            text = translate("KominekSheet", "fur coat, {name}")
        case _:
            text = translate("KominekSheet", "two-piece, {name}")
    return text.format(name=name)


def with_loss(text: str, lost: int) -> str:
    """What was scored beyond the eight and is not carried (K34)."""
    gone = translate("KominekSheet", "%n point(s) lost", None, lost)
    return f"{text}, {gone}"


def band(garnitur: bool, ours: bool, covered: bool) -> str:
    """A coat is put on; ``ours``: we wear it; ``covered``: both eights are covered again."""
    match garnitur, ours, covered:
        case False, True, True:
            return translate("KominekSheet", "FUR COAT on us, eights covered")
        case False, False, True:
            return translate("KominekSheet", "FUR COAT on them, eights covered")
        case False, True, False:
            return translate("KominekSheet", "FUR COAT on us, eights stay")
        case False, False, False:
            return translate("KominekSheet", "FUR COAT on them, eights stay")
        case True, True, True:
            return translate("KominekSheet", "TWO-PIECE on us, eights covered")
        case True, False, True:
            return translate("KominekSheet", "TWO-PIECE on them, eights covered")
        case True, True, False:
            return translate("KominekSheet", "TWO-PIECE on us, eights stay")
    return translate("KominekSheet", "TWO-PIECE on them, eights stay")


def band_short(garnitur: bool, ours: bool) -> str:
    """The same in the panel."""
    match garnitur, ours:
        case False, True:
            return translate("KominekSheet", "Fur coat on us")
        case False, False:
            return translate("KominekSheet", "Fur coat on them")
        case True, True:
            return translate("KominekSheet", "Two-piece on us")
    return translate("KominekSheet", "Two-piece on them")


def standing(deals: int, eights: tuple[int, int]) -> str:
    """How the eights stand, ours first."""
    text = translate("KominekSheet", "After %n deal(s): We {a}, They {b}.", None, deals)
    return text.format(a=eights[0], b=eights[1])


def wearing(ours: int, theirs: int) -> str:
    """How many coats each pair wears."""
    if ours and theirs:
        text = translate("KominekSheet", "We wear %n fur coat(s), they wear {b}.", None, ours)
        return text.format(b=theirs)
    if ours:
        return translate("KominekSheet", "We wear %n fur coat(s), they none.", None, ours)
    if theirs:
        return translate("KominekSheet", "They wear %n fur coat(s), we none.", None, theirs)
    return translate("KominekSheet", "Nobody wears a fur coat.")


def ended(won: bool) -> str:
    """The end of the match."""
    if won:
        return translate("KominekSheet", "The match is ours.")
    return translate("KominekSheet", "The match is theirs.")


def rules(preset: str, changed: str) -> str:
    """The house rules; ``preset`` is an id, ``changed`` lists what a table without one plays
    otherwise than in print."""
    match preset:
        case "printed":
            return translate("KominekSheet", "as printed")
        case "classic":
            return translate("KominekSheet", "classic table (K31 3-2-1)")
    return translate("KominekSheet", "our table ({rules})").format(rules=changed)


def no_redeal(letters: str) -> str:
    """Grounds on which no new deal may be asked for."""
    return translate("KominekSheet", "K13 without {letters}").format(letters=letters)


def house_rule(switch: str, value: str) -> str:
    """One rule that stands otherwise than in print, with its clause."""
    return _RULES[switch, value]()


_RULES: dict[tuple[str, str], Callable[[], str]] = {
    ("cutter", "named"): lambda: translate("KominekSheet", "K6 the dealer names who cuts"),
    ("nine_cut", "off"): lambda: translate("KominekSheet", "K7 off"),
    ("follow", "free"): lambda: translate("KominekSheet", "K25 suit or trump"),
    ("must_beat", "suit"): lambda: translate("KominekSheet", "K26 in suit"),
    ("must_beat", "always"): lambda: translate("KominekSheet", "K26 always"),
    ("claim", "word"): lambda: translate("KominekSheet", "K30 say “66”"),
    ("last_trick", "off"): lambda: translate("KominekSheet", "K30 no look at the last trick"),
    ("show_pips", "on"): lambda: translate("KominekSheet", "K30 open count"),
    ("loser_scale", "classic"): lambda: translate("KominekSheet", "K31 3-2-1"),
    ("solo_coat_resets", "on"): lambda: translate("KominekSheet", "K22 coat covers eights"),
    ("failed_coat", "six"): lambda: translate("KominekSheet", "K22 failed coat pays 6"),
    ("failed_coat", "nothing"): lambda: translate("KominekSheet", "K22 failed coat pays nothing"),
    ("futro_trumps", "on"): lambda: translate("KominekSheet", "K23 trumps in coats"),
    ("carry", "all"): lambda: translate("KominekSheet", "K34 every surplus"),
    ("match_coats", "1"): lambda: translate("KominekSheet", "K36 to 1"),
    ("match_coats", "5"): lambda: translate("KominekSheet", "K36 to 5"),
    ("match_coats", "endless"): lambda: translate("KominekSheet", "K36 endless"),
}
