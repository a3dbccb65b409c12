"""The colours of the interface: a dark evening, a light morning, and high contrast."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtGui import QColor


@dataclass(frozen=True, slots=True)
class Theme:
    """Every colour by its role. Painters read these and never change them."""

    id: str
    wood_centre: QColor
    wood_mid: QColor
    wood_edge: QColor
    glow: QColor  # with its own alpha; 0 = no glow
    moulding: QColor
    moulding_line: QColor
    inlay: QColor  # with its own alpha; 0 = no inlay
    grain: bool
    plate: QColor
    plate_border: QColor
    text: QColor
    second: QColor
    accent: QColor
    turn_ring: QColor
    bubble: QColor
    bubble_text: QColor
    bubble_border: QColor
    shade: QColor  # with its own alpha: laid over a card that may not be played
    card_border: QColor
    shadow: QColor  # opaque: painters apply their own opacity times shadow_strength
    shadow_strength: float
    tile: QColor
    tile_ink: QColor
    tile_second: QColor
    tile_border: QColor
    on_accent: QColor
    control_border: QColor
    line: QColor  # ornament only, carries no meaning
    selected: QColor
    page: QColor
    panel: QColor
    panel_border: QColor
    raised: QColor
    field: QColor
    cost: QColor  # losses, the bar of a refusal
    focus_cream: QColor
    focus_dark: QColor
    gold: QColor  # rings on cards; always inside gold_rim
    gold_rim: QColor
    theirs: QColor  # the other pair's bars, beside ``accent`` for ours


def _colour(name: str, alpha: float = 1.0) -> QColor:
    colour = QColor(name)
    colour.setAlphaF(alpha)
    return colour


DARK = Theme(
    id="dark",
    wood_centre=_colour("#6B4229"),
    wood_mid=_colour("#452818"),
    wood_edge=_colour("#21130C"),
    glow=_colour("#FF9A3C", 95 / 255),
    moulding=_colour("#170D08"),
    moulding_line=_colour("#5A3822"),
    inlay=_colour("#F2B25A", 0.13),
    grain=True,
    plate=_colour("#2A1A11"),
    plate_border=_colour("#C08F42"),
    text=_colour("#F8ECD4"),
    second=_colour("#D8BE95"),
    accent=_colour("#F2B24A"),
    turn_ring=_colour("#F7B84B"),
    bubble=_colour("#FFF6E2"),
    bubble_text=_colour("#2B1A10"),
    bubble_border=_colour("#7A4A1E"),
    shade=_colour("#1B0F09", 0.22),
    card_border=_colour("#8E7651"),
    shadow=_colour("#000000"),
    shadow_strength=1.0,
    tile=_colour("#FFF6E2"),
    tile_ink=_colour("#2B1A10"),
    tile_second=_colour("#5F4328"),
    tile_border=_colour("#8E7651"),
    on_accent=_colour("#201208"),
    control_border=_colour("#B08A4E"),
    line=_colour("#5A4028"),
    selected=_colour("#4A3018"),
    page=_colour("#1E120B"),
    panel=_colour("#2A1A11"),
    panel_border=_colour("#C49346"),
    raised=_colour("#3A261A"),
    field=_colour("#150C07"),
    cost=_colour("#FFB199"),
    focus_cream=_colour("#FFF6E2"),
    focus_dark=_colour("#201208"),
    gold=_colour("#F7B84B"),
    gold_rim=_colour("#201208"),
    theirs=_colour("#5FA9B5"),
)

LIGHT = Theme(
    id="light",
    wood_centre=_colour("#E9D2A8"),
    wood_mid=_colour("#D6B681"),
    wood_edge=_colour("#B98E58"),
    glow=_colour("#FFF3D0", 120 / 255),
    moulding=_colour("#6B4325"),
    moulding_line=_colour("#A87B4A"),
    inlay=_colour("#7A4A1E", 0.16),
    grain=True,
    plate=_colour("#FFF8E8"),
    plate_border=_colour("#8A5A2B"),
    text=_colour("#2B1A10"),
    second=_colour("#5F4328"),
    accent=_colour("#9A3B12"),
    turn_ring=_colour("#8F2F10"),
    bubble=_colour("#FFFDF6"),
    bubble_text=_colour("#2B1A10"),
    bubble_border=_colour("#643C17"),
    shade=_colour("#3A2412", 0.22),
    card_border=_colour("#5A4123"),
    shadow=_colour("#2B1606"),
    shadow_strength=0.66,
    tile=_colour("#FFFDF6"),
    tile_ink=_colour("#2B1A10"),
    tile_second=_colour("#5F4328"),
    tile_border=_colour("#6B4F2E"),
    on_accent=_colour("#FFF8E8"),
    control_border=_colour("#7A5A34"),
    line=_colour("#D9C29A"),
    selected=_colour("#F3DDB4"),
    page=_colour("#F0E1C3"),
    panel=_colour("#FFF8E8"),
    panel_border=_colour("#6B4F2E"),
    raised=_colour("#F6E9CF"),
    field=_colour("#FFFDF6"),
    cost=_colour("#9C1F12"),
    focus_cream=_colour("#FFF6E2"),
    focus_dark=_colour("#201208"),
    gold=_colour("#F7B84B"),
    gold_rim=_colour("#201208"),
    theirs=_colour("#1F5F6B"),
)

CONTRAST = Theme(
    id="contrast",
    wood_centre=_colour("#120C08"),
    wood_mid=_colour("#120C08"),
    wood_edge=_colour("#120C08"),
    glow=_colour("#000000", 0.0),
    moulding=_colour("#000000"),
    moulding_line=_colour("#B08A4E"),
    inlay=_colour("#000000", 0.0),
    grain=False,
    plate=_colour("#000000"),
    plate_border=_colour("#FFCC66"),
    text=_colour("#FFFFFF"),
    second=_colour("#FFE3A8"),
    accent=_colour("#FFC94D"),
    turn_ring=_colour("#FFC94D"),
    bubble=_colour("#FFFFFF"),
    bubble_text=_colour("#000000"),
    bubble_border=_colour("#000000"),
    shade=_colour("#000000", 0.22),
    card_border=_colour("#8E7651"),
    shadow=_colour("#000000"),
    shadow_strength=1.0,
    tile=_colour("#FFFFFF"),
    tile_ink=_colour("#000000"),
    tile_second=_colour("#2B1A10"),
    tile_border=_colour("#FFCC66"),
    on_accent=_colour("#000000"),
    control_border=_colour("#FFE3A8"),
    line=_colour("#7A6238"),
    selected=_colour("#3A2A10"),
    page=_colour("#000000"),
    panel=_colour("#000000"),
    panel_border=_colour("#FFCC66"),
    raised=_colour("#1A120A"),
    field=_colour("#000000"),
    cost=_colour("#FFC2B0"),
    focus_cream=_colour("#FFFFFF"),
    focus_dark=_colour("#000000"),
    gold=_colour("#FFC94D"),
    gold_rim=_colour("#000000"),
    theirs=_colour("#8FD8E6"),
)

THEMES: dict[str, Theme] = {theme.id: theme for theme in (DARK, LIGHT, CONTRAST)}
