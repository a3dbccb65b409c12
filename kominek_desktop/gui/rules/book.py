"""The text of one game's rules as frozen values, read from the format of docs/rules-format.md."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from kominek_desktop.gui.rules.figures import Figure, read_figure
from kominek_desktop.gui.rules.inline import Inline, read_inline

_SECTION = re.compile(r"## ([a-z0-9-]+): (\S.*)")
_CLAUSES = re.compile(r"### ([A-Z][0-9]+(?:, [A-Z][0-9]+)*)")
_VARIANT = re.compile(r":: ([a-z0-9_-]+)=([A-Za-z0-9_-]+)")


class BadBook(ValueError):
    """A text that the format does not explain; ``line`` counts from 1."""

    def __init__(self, file: str, line: int, fault: str) -> None:
        super().__init__(f"{file}:{line}: {fault}")
        self.file = file
        self.line = line


@dataclass(frozen=True, slots=True)
class Paragraph:
    """A paragraph."""

    text: tuple[Inline, ...]


@dataclass(frozen=True, slots=True)
class Listing:
    """The entries of a list."""

    entries: tuple[tuple[Inline, ...], ...]


@dataclass(frozen=True, slots=True)
class Picture:
    """A picture that the program draws."""

    figure: Figure


@dataclass(frozen=True, slots=True)
class Table:
    """Rows of cells; the first row is the head."""

    rows: tuple[tuple[tuple[Inline, ...], ...], ...]


@dataclass(frozen=True, slots=True)
class Sum:
    """A worked example: lines of a text and a figure."""

    lines: tuple[tuple[tuple[Inline, ...], str], ...]


Block = Paragraph | Listing | Picture | Table | Sum


@dataclass(frozen=True, slots=True)
class Variant:
    """What holds with one value of a switch."""

    value: str
    blocks: tuple[Block, ...]


@dataclass(frozen=True, slots=True)
class Choice:
    """A switch of the house rules with a text for each of its values, the printed one first."""

    switch: str
    variants: tuple[Variant, ...]


Part = Block | Choice


@dataclass(frozen=True, slots=True)
class Clause:
    """One clause text; several clauses may share it."""

    ids: tuple[str, ...]
    parts: tuple[Part, ...]


@dataclass(frozen=True, slots=True)
class Section:
    """A chapter; ``intro`` stands before its first clause."""

    id: str
    title: str
    intro: tuple[Part, ...]
    clauses: tuple[Clause, ...]

    @property
    def clause_ids(self) -> tuple[str, ...]:
        """All clauses of the section in their order."""
        return tuple(one for clause in self.clauses for one in clause.ids)


@dataclass(frozen=True, slots=True)
class Book:
    """The rules of a game in one language."""

    game: str
    title: str
    spirit: tuple[tuple[Inline, ...], ...]
    reconstructed: tuple[tuple[Inline, ...], ...]
    sections: tuple[Section, ...]

    def section_of(self, clause: str) -> Section | None:
        """The section in which a clause stands."""
        for section in self.sections:
            if clause in section.clause_ids:
                return section
        return None


def read_book(game: str, text: str, file: str) -> Book:
    """The book of a text; ``file`` names it in a :class:`BadBook`."""
    return _Reader(game, text, file).book()


class _Reader:
    """Goes through the lines once; every method leaves off before the first line not its own."""

    def __init__(self, game: str, text: str, file: str) -> None:
        self._game = game
        self._file = file
        self._lines = [line.rstrip() for line in text.splitlines()]
        self._at = 0
        self._seen: set[str] = set()

    def book(self) -> Book:
        self._skip()
        title = self._here().removeprefix("# ")
        if not title or title == self._here():
            raise self._fault("the first line must be '# ' and the name of the game")
        self._at += 1
        spirit, reconstructed = [], []
        while self._more() and not self._here().startswith("## "):
            line = self._here()
            if line.startswith("> "):
                spirit.append(self._inline(line[2:]))
            elif line.startswith("! "):
                reconstructed.append(self._inline(line[2:]))
            else:
                raise self._fault(f"text before the first section: {line!r}")
            self._at += 1
        sections = tuple(self._sections())
        if not sections:
            raise self._fault("no sections")
        return Book(self._game, title, tuple(spirit), tuple(reconstructed), sections)

    def _sections(self) -> Iterator[Section]:
        ids = set()
        while self._more():
            head = _SECTION.fullmatch(self._here())
            if head is None:
                raise self._fault(f"not a section: {self._here()!r}")
            if head[1] in ids:
                raise self._fault(f"a second section {head[1]!r}")
            ids.add(head[1])
            self._at += 1
            intro = self._parts()
            yield Section(head[1], head[2], intro, tuple(self._clauses()))

    def _clauses(self) -> Iterator[Clause]:
        while self._more() and self._here().startswith("### "):
            head = _CLAUSES.fullmatch(self._here())
            if head is None:
                raise self._fault(f"not clause ids: {self._here()!r}")
            ids = tuple(head[1].split(", "))
            for one in ids:
                if one in self._seen:
                    raise self._fault(f"{one} stands a second time")
                self._seen.add(one)
            self._at += 1
            parts = self._parts()
            if not parts:
                raise self._fault(f"{head[1]} has no text")
            yield Clause(ids, parts)

    def _parts(self) -> tuple[Part, ...]:
        parts: list[Part] = []
        while self._more() and not self._here().startswith(("## ", "### ")):
            if self._here() == "::":
                self._at += 1
            elif self._here().startswith("::"):
                parts.append(self._choice())
            else:
                parts.append(self._block())
        return tuple(parts)

    def _choice(self) -> Choice:
        switch, variants = "", list[Variant]()
        while self._more():
            head = _VARIANT.fullmatch(self._here())
            if head is None:
                if self._here().startswith("::") and self._here() != "::":
                    raise self._fault(f"not a switch and its value: {self._here()!r}")
                break
            if switch and head[1] != switch:
                break
            switch = head[1]
            if head[2] in [variant.value for variant in variants]:
                raise self._fault(f"a second text for {switch}={head[2]}")
            self._at += 1
            blocks = []
            while self._more() and not self._here().startswith(("## ", "### ", "::")):
                blocks.append(self._block())
            if not blocks:
                raise self._fault(f"{switch}={head[2]} has no text")
            variants.append(Variant(head[2], tuple(blocks)))
        if len(variants) < 2:
            raise self._fault(f"{switch} has one value only")
        return Choice(switch, tuple(variants))

    def _block(self) -> Block:
        line = self._here()
        if line in {"@table", "@sum"}:
            self._at += 1
            return self._sum() if line == "@sum" else Table(self._rows(0))
        if line.startswith("@"):
            try:
                picture = Picture(read_figure(line))
            except ValueError as fault:
                raise self._fault(str(fault)) from None
            self._at += 1
            return picture
        if line.startswith("- "):
            entries = []
            while self._started("- "):
                entries.append(self._inline(self._here()[2:]))
                self._at += 1
            return Listing(tuple(entries))
        return self._paragraph()

    def _paragraph(self) -> Paragraph:
        lines = []
        if self._here().startswith(("#", ">", "!", "|")):
            raise self._fault(f"out of place: {self._here()!r}")
        while not self._ended() and not self._here().startswith(("#", "::", "@", "- ", "|")):
            lines.append(self._here())
            self._at += 1
        return Paragraph(self._inline(" ".join(lines), 1))

    def _sum(self) -> Sum:
        rows = self._rows(2)
        lines = []
        for text, figure in rows:
            lines.append((text, "".join(getattr(part, "text", "") for part in figure)))
        return Sum(tuple(lines))

    def _rows(self, width: int) -> tuple[tuple[tuple[Inline, ...], ...], ...]:
        rows: list[tuple[tuple[Inline, ...], ...]] = []
        while self._started("|"):
            line = self._here()
            if not line.endswith("|") or len(line) < 2:
                raise self._fault("a row of a table ends with '|'")
            cells = tuple(self._inline(cell.strip()) for cell in line[1:-1].split("|"))
            width = width or len(cells)
            if len(cells) != width:
                raise self._fault(f"{len(cells)} cells, not {width}")
            rows.append(cells)
            self._at += 1
        if len(rows) < 2:
            raise self._fault("a table has at least two rows")
        return tuple(rows)

    def _inline(self, text: str, back: int = 0) -> tuple[Inline, ...]:
        try:
            return read_inline(text)
        except ValueError as fault:
            raise BadBook(self._file, self._at + 1 - back, str(fault)) from None

    def _skip(self) -> None:
        while self._at < len(self._lines) and not self._lines[self._at]:
            self._at += 1

    def _more(self) -> bool:
        self._skip()
        return self._at < len(self._lines)

    def _ended(self) -> bool:
        return self._at >= len(self._lines) or not self._lines[self._at]

    def _started(self, mark: str) -> bool:
        return not self._ended() and self._here().startswith(mark)

    def _here(self) -> str:
        return self._lines[self._at] if self._at < len(self._lines) else ""

    def _fault(self, what: str) -> BadBook:
        return BadBook(self._file, min(self._at + 1, len(self._lines)), what)
