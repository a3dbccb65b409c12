"""The look of ordinary widgets: the application's palette, font and style sheet, from the theme."""

from __future__ import annotations

from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QApplication, QWidget

from kominek_desktop.gui.fonts import SANS_FACES, SANS_FALLBACKS, SERIF_FACES, SERIF_FALLBACKS, sans
from kominek_desktop.gui.system_wishes import wants_contrast, wants_light
from kominek_desktop.gui.theme import DARK, THEMES, Theme

TEXT = 16
CONTROL = 36
_THEME, _SCALE = "theme", "textScale"
_COLOURS = (
    "page",
    "panel",
    "raised",
    "field",
    "selected",
    "line",
    "text",
    "second",
    "accent",
    "on_accent",
    "cost",
    "tile",
)
STYLE = ("-style", "fusion")
"""Arguments of an application: what it draws its widgets with. To set it later makes the binding
look at every kind of style, which takes milliseconds at the start."""
_DISABLED = QPalette.ColorGroup.Disabled


def apply_style(app: QApplication, theme: Theme, text_scale: float = 1.0) -> None:
    """Dress every widget of the program, also those already open. Cheap when nothing changes."""
    if theme_in_force() is theme and scale_in_force() == text_scale and app.styleSheet():
        return
    app.setProperty(_THEME, theme.id)
    app.setProperty(_SCALE, text_scale)
    app.setPalette(palette_of(theme))
    app.setFont(sans(TEXT * text_scale))
    app.setStyleSheet(sheet_of(theme, text_scale))


def theme_for(choice: str) -> Theme:
    """The theme of a setting; ``system`` follows the desktop, and the evening is our own."""
    if choice != "system":
        return THEMES[choice]
    if wants_contrast():
        return THEMES["contrast"]
    return THEMES["light" if wants_light() else "dark"]


def theme_in_force() -> Theme:
    """The theme given to :func:`apply_style` last, the dark one before that."""
    app = QApplication.instance()
    return THEMES.get(str(app.property(_THEME)), DARK) if app else DARK


def scale_in_force() -> float:
    """The size of texts given to :func:`apply_style` last, 1 before that."""
    app = QApplication.instance()
    scale = app.property(_SCALE) if app else None
    return scale if isinstance(scale, float) else 1.0


def set_role(widget: QWidget, role: str) -> None:
    """Name what a widget is for the style sheet: *title*, *head*, *second*, *accent*, *strong* for
    labels; *card*, *bar*, *foot*, *pill* for frames; *primary*, *quiet* for buttons."""
    if widget.property("role") != role:
        widget.setProperty("role", role)
        widget.style().unpolish(widget)
        widget.style().polish(widget)


def rich(text: str) -> str:
    """Rich text whose bold words are set in the bold face, not thickened from the medium one."""
    bold = f"<span style=\"font-family:'{SANS_FACES[700]}'; font-weight:700\">"
    return text.replace("<b>", bold).replace("</b>", "</span>")


def palette_of(theme: Theme) -> QPalette:
    """The colours of a theme as a palette."""
    role = QPalette.ColorRole
    palette = QPalette()
    for key, colour in {
        role.Window: theme.page,
        role.WindowText: theme.text,
        role.Base: theme.field,
        role.AlternateBase: theme.raised,
        role.Text: theme.text,
        role.PlaceholderText: theme.second,
        role.Button: theme.panel,
        role.ButtonText: theme.text,
        role.BrightText: theme.cost,
        role.ToolTipBase: theme.panel,
        role.ToolTipText: theme.text,
        role.Highlight: theme.accent,
        role.HighlightedText: theme.on_accent,
        role.Link: theme.accent,
        role.LinkVisited: theme.accent,
        role.Light: theme.raised,
        role.Midlight: theme.line,
        role.Mid: theme.line,
        role.Dark: theme.control_border,
        role.Shadow: theme.shadow,
        role.Accent: theme.accent,
    }.items():
        palette.setColor(key, colour)
    for key in (role.WindowText, role.Text, role.ButtonText):
        palette.setColor(_DISABLED, key, theme.second)
    return palette


def _face(families: dict[int, str], fallbacks: tuple[str, ...], weight: int, px: float) -> str:
    names = ", ".join(f'"{name}"' for name in (families[weight], *fallbacks))
    return f"font-family: {names}; font-weight: {weight}; font-size: {round(px)}px;"


def sheet_of(theme: Theme, scale: float) -> str:
    """The style sheet. Texts grow with ``scale``, and controls where their text needs it."""

    def sans_face(px: float, weight: int = 500) -> str:
        return _face(SANS_FACES, SANS_FALLBACKS, weight, px * scale)

    def serif_face(px: float) -> str:
        return _face(SERIF_FACES, SERIF_FALLBACKS, 700, px * scale)

    line = 2 if theme.id == "contrast" else 1
    high = round(CONTROL * max(1.0, scale))
    button = round(44 * max(1.0, scale))
    colours = {name: getattr(theme, name).name() for name in _COLOURS}
    colours["control"] = theme.control_border.name()
    measures = {
        "w": line,
        "w2": line + 1,
        "high": high - 2 * line,
        "inner": high - 6,
        "inner_round": (high - 6) // 2 - 1,
        "inner_wide": high - 30,  # never narrower than the round ends need
        "pill": high // 2,
        "button": button - 2 * (line + 1),
        "button_round": button // 2,
    }
    fonts = {
        "f14": sans_face(14),
        "f14b": sans_face(14, 700),
        "f16": sans_face(16),
        "f16b": sans_face(16, 700),
        "f17b": sans_face(17, 700),
        "head": serif_face(20),
        "title": serif_face(26),
        "page_title": serif_face(30),
    }
    sheet = _SHEET
    for name, value in {**colours, **measures, **fonts}.items():
        sheet = sheet.replace(f"@{name}@", str(value))
    return sheet


_SHEET = """
QDialog, QMainWindow { background: @page@; }
QWidget { color: @text@; }
QWidget:disabled { color: @second@; }
QToolTip { background: @panel@; color: @text@; border: 1px solid @control@; padding: 4px 6px; }

QLabel[role="title"] { @title@ }
QLabel[role="page-title"] { @page_title@ }
QLabel[role="head"] { @head@ }
QLabel[role="second"] { @f14@ color: @second@; }
QLabel[role="label"] { color: @second@; }
QLabel[role="accent"] { @f14b@ color: @accent@; }
QLabel[role="strong"] { @f16b@ }

QFrame[role="card"] {
    background: @panel@; border: @w@px solid @line@; border-radius: 10px; }
QFrame[role="page-head"] { background: @panel@; border: none; }
QFrame[role="rule"] { background: @line@; border: none; }
QFrame[role="foot"] { background: @panel@; border: none; border-top: 1px solid @line@; }
QFrame[role="strip"] { background: transparent; border: none; border-bottom: 1px solid @line@; }
QFrame[role="bar"] { background: @raised@; border: none; border-bottom: 2px solid @accent@; }
QFrame[role="pill"] {
    background: @field@; border: @w@px solid @control@; border-radius: @pill@px; }

QPushButton {
    @f16b@ background: @panel@; color: @text@; border: @w2@px solid @control@;
    border-radius: @button_round@px; min-height: @button@px; padding: 0 18px; outline: none; }
QPushButton:hover { background: @selected@; }
QPushButton:pressed { background: @field@; }
QPushButton:disabled { border-color: @line@; color: @second@; }
QPushButton[role="primary"] {
    background: @accent@; color: @on_accent@; border-color: @accent@; padding: 0 34px; }
QPushButton[role="primary"]:hover { border-color: @text@; }
QPushButton[role="primary"]:pressed { border-color: @on_accent@; }
QPushButton[role="primary"]:disabled {
    background: @line@; border-color: @line@; color: @second@; }
QPushButton[role="segment"] {
    @f16b@ background: transparent; border: none; min-height: @inner@px; min-width: @inner_wide@px;
    padding: 0 13px; border-radius: @inner_round@px; }
QPushButton[role="segment"]:hover { background: @selected@; }
QPushButton[role="segment"]:checked { background: @accent@; color: @on_accent@; }
QPushButton[role="segment"]:checked:disabled { background: @line@; color: @text@; }
QPushButton[role="quiet"] {
    background: transparent; border-color: transparent; min-height: @inner@px; padding: 0 10px;
    border-radius: @inner_round@px; }
QPushButton[role="quiet"]:hover { border-color: @control@; }
QFrame[role="bar"] QPushButton:focus { border-color: @text@; }

QComboBox, QLineEdit, QSpinBox {
    background: @field@; color: @text@; border: @w@px solid @control@; border-radius: 8px;
    min-height: @high@px; padding: 0 10px; selection-background-color: @accent@;
    selection-color: @on_accent@; placeholder-text-color: @second@; }
QComboBox { padding-right: 4px; }
QComboBox:hover, QLineEdit:hover { border-color: @accent@; }
QComboBox:disabled, QLineEdit:disabled { background: transparent; border-color: @line@;
    color: @text@; }
QComboBox::drop-down { border: none; width: 30px; }
QComboBox QAbstractItemView {
    background: @panel@; color: @text@; border: @w@px solid @control@; outline: none;
    selection-background-color: @selected@; selection-color: @text@; padding: 4px; }
QComboBox QAbstractItemView::item { min-height: 30px; padding: 0 8px; }
QComboBox QAbstractItemView::item:selected { background: @selected@; }

QCheckBox { spacing: 10px; min-height: 26px; }
QCheckBox::indicator {
    width: 18px; height: 18px; border: @w2@px solid @control@; border-radius: 6px;
    background: @field@; }
QCheckBox::indicator:checked { background: @accent@; border-color: @accent@; }
QCheckBox::indicator:hover { border-color: @text@; }

QSlider { min-height: 28px; }
QSlider::groove:horizontal { height: 6px; border-radius: 3px; background: @line@; }
QSlider::sub-page:horizontal { background: @accent@; border-radius: 3px; }
QSlider::sub-page:horizontal:disabled { background: @line@; }
QSlider::handle:horizontal:disabled { border-color: @line@; }
QSlider::handle:horizontal {
    width: 18px; height: 18px; margin: -8px 0; border-radius: 11px; background: @tile@;
    border: 2px solid @accent@; }
QSlider::handle:horizontal:hover { border-color: @text@; }

QScrollArea, QScrollArea > QWidget > QWidget[role="page"] {
    background: transparent; border: none; }
QScrollBar:vertical { background: transparent; width: 12px; margin: 2px; }
QScrollBar:horizontal { background: transparent; height: 12px; margin: 2px; }
QScrollBar::handle { background: @control@; border-radius: 4px; min-height: 32px;
    min-width: 32px; }
QScrollBar::handle:hover { background: @accent@; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }

QListView, QTreeView, QTableView, QTextBrowser {
    background: @field@; border: @w@px solid @line@; border-radius: 8px; outline: none;
    alternate-background-color: @panel@; selection-background-color: @selected@;
    selection-color: @text@; }
QTreeView::item, QTableView::item { min-height: 28px; padding: 0 6px; }
QTreeView::item:selected, QTableView::item:selected { background: @selected@; color: @text@; }
QHeaderView::section {
    @f14@ background: @panel@; color: @second@; border: none; border-bottom: 1px solid @line@;
    padding: 5px 8px; }
QListView[role="navigation"] {
    background: @panel@; border: none; border-right: 1px solid @line@; border-radius: 0;
    padding: 8px; }
QListView[role="navigation"]::item {
    border: 2px solid transparent; border-radius: 9px; padding: 0 10px; margin: 2px 0; }
QListView[role="navigation"]::item:hover { background: @raised@; }
QListView[role="navigation"]::item:selected {
    background: @selected@; border-color: @accent@; color: @text@; }

QListView[role="papers"] { background: @page@; border: none; border-radius: 0; }

QMenuBar { background: @panel@; color: @text@; border-bottom: 1px solid @line@; }
QMenuBar::item { background: transparent; padding: 5px 10px; }
QMenuBar::item:selected, QMenuBar::item:pressed { background: @selected@; }
QMenu { background: @panel@; color: @text@; border: 1px solid @control@; padding: 4px; }
QMenu::item { padding: 6px 28px 6px 24px; border-radius: 5px; }
QMenu::item:selected { background: @selected@; }
QMenu::item:disabled { color: @second@; }
QMenu::separator { height: 1px; background: @line@; margin: 4px 8px; }
QStatusBar { @f14@ background: @panel@; color: @second@; border-top: 1px solid @line@; }
QStatusBar QLabel { @f14@ color: @second@; }
QStatusBar::item { border: none; }
QGraphicsView { border: none; }
"""
