"""The house rules of Kominek in words: names, values, groups, and the names of the presets."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from kominek_desktop.gui.games.presenter import RuleWord

translate = QCoreApplication.translate


def preset_name(preset_id: str) -> str:
    """The name of a preset; an unknown one is shown by its id."""
    match preset_id:
        case "printed":
            return translate("RulePreset", "As printed")
        case "classic":
            return translate("RulePreset", "Classic table")
        case "own":
            return translate("RulePreset", "Our table")
        case "custom":
            return translate("RulePreset", "Custom…")
        case _:
            return preset_id


def kominek_rule_words() -> dict[str, RuleWord]:
    """The words of every switch, in the order in which they are shown. Klin uses the same."""
    return {**_play_words(), **_pay_words(), **_deal_words(), **_redeal_words()}


def _play_words() -> dict[str, RuleWord]:
    group = translate("RuleGroup", "Play")
    return {
        "follow": RuleWord(
            translate("RuleName", "Following suit"),
            (
                ("strict", translate("RuleValue", "suit; when void, trump")),
                ("free", translate("RuleValue", "suit or trump, at will")),
            ),
            group,
        ),
        "must_beat": RuleWord(
            translate("RuleName", "Duty to beat"),
            (
                ("off", translate("RuleValue", "none")),
                ("suit", translate("RuleValue", "in suit")),
                ("always", translate("RuleValue", "in suit and in trumps")),
            ),
            group,
        ),
        "claim": RuleWord(
            translate("RuleName", "Saying “66”"),
            (
                ("automatic", translate("RuleValue", "automatic")),
                ("word", translate("RuleValue", "the player must say it")),
            ),
            group,
        ),
        "last_trick": RuleWord(
            translate("RuleName", "Looking at the last trick"),
            (
                ("on", translate("RuleValue", "allowed")),
                ("off", translate("RuleValue", "not allowed")),
            ),
            group,
        ),
        "show_pips": RuleWord(
            translate("RuleName", "Count of card points during play"),
            (
                ("off", translate("RuleValue", "hidden")),
                ("on", translate("RuleValue", "shown, for learners")),
            ),
            group,
        ),
    }


def _pay_words() -> dict[str, RuleWord]:
    group = translate("RuleGroup", "Pay and the eight")
    return {
        "loser_scale": RuleWord(
            translate("RuleName", "Losers’ scale"),
            (
                ("printed", translate("RuleValue", "3-1")),
                ("classic", translate("RuleValue", "3-2-1")),
            ),
            group,
        ),
        "carry": RuleWord(
            translate("RuleName", "Surplus kept for the next eight"),
            (
                ("solo", translate("RuleValue", "five and six only")),
                ("all", translate("RuleValue", "always")),
            ),
            group,
        ),
        "solo_coat_resets": RuleWord(
            translate("RuleName", "A fur coat game covers both eights"),
            (
                ("off", translate("RuleValue", "no")),
                ("on", translate("RuleValue", "yes")),
            ),
            group,
        ),
        "match_coats": RuleWord(
            translate("RuleName", "Match to"),
            (
                ("1", translate("RuleValue", "1")),
                ("3", translate("RuleValue", "3")),
                ("5", translate("RuleValue", "5")),
                ("endless", translate("RuleValue", "∞")),
            ),
            group,
        ),
    }


def _deal_words() -> dict[str, RuleWord]:
    group = translate("RuleGroup", "Announcements and deal")
    return {
        "failed_coat": RuleWord(
            translate("RuleName", "Failed fur coat"),
            (
                ("mirror", translate("RuleValue", "mirrored: coat on you")),
                ("six", translate("RuleValue", "six points")),
                ("nothing", translate("RuleValue", "costs nothing")),
            ),
            group,
        ),
        "futro_trumps": RuleWord(
            translate("RuleName", "Trumps in fur coat and two-piece"),
            (
                ("off", translate("RuleValue", "no")),
                ("on", translate("RuleValue", "yes")),
            ),
            group,
        ),
        "cutter": RuleWord(
            translate("RuleName", "Who cuts the cards"),
            (
                ("right", translate("RuleValue", "the dealer’s right neighbour")),
                ("named", translate("RuleValue", "whom the dealer names")),
            ),
            group,
        ),
        "nine_cut": RuleWord(
            translate("RuleName", "A nine comes to the bottom"),
            (
                ("on", translate("RuleValue", "cut again, three times")),
                ("off", translate("RuleValue", "it stays there")),
            ),
            group,
        ),
    }


def _redeal_words() -> dict[str, RuleWord]:
    group = translate("RuleGroup", "Announcements and deal")
    names = {
        "redeal_a": translate("RuleName", "Redeal (a): a hand under 13 card points"),
        "redeal_b": translate("RuleName", "Redeal (b): four nines in a hand"),
        "redeal_c": translate("RuleName", "Redeal (c): a pair without a trump"),
        "redeal_d": translate("RuleName", "Redeal (d): a pair with one trump"),
        "redeal_e": translate("RuleName", "Redeal (e): only nine and jack of trumps"),
    }
    values = (
        ("on", translate("RuleValue", "may be asked for")),
        ("off", translate("RuleValue", "may not be asked for")),
    )
    return {switch: RuleWord(name, values, group) for switch, name in names.items()}
