"""The text of the rules: reading it, house rules in it, searching, going about."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from kominek_desktop.gui.rules.book import (
    BadBook,
    Book,
    Choice,
    Listing,
    Paragraph,
    Picture,
    Sum,
    Table,
    read_book,
)
from kominek_desktop.gui.rules.contents import clause_range
from kominek_desktop.gui.rules.figures import (
    Cards,
    Eights,
    Mark,
    Ranks,
    Shown,
    TrickPicture,
    Values,
    read_figure,
)
from kominek_desktop.gui.rules.history import History
from kominek_desktop.gui.rules.house import House
from kominek_desktop.gui.rules.inline import (
    NO_BREAK,
    CardSign,
    Inline,
    Link,
    SuitSign,
    Words,
    read_inline,
)
from kominek_desktop.gui.rules.search import folded, search
from kominek_desktop.gui.rules.shelf import Place, Shelf, load_shelf
from kominek_desktop.rules.cards import Suit, parse_card
from kominek_desktop.rules.games import find_game

KOMINEK = """# Kominek
> The spirit.
! What {K26} leaves open.

## play: Play
Before the first clause.

### K24
A paragraph
on two lines with **bold** and *italic*, {AH} {H}.
- one
- two, see {K26}

@cards AC KC | QH +JC -9D !TS ?

### K26
Before.
:: must_beat=off
No duty to beat.
:: must_beat=suit
Beat in suit.
:: must_beat=always
Beat always.
::
After.

@sum
| first | 31 |
| second | +40 |
| all | = 71 |

## cut: Cut
### K6, K7
@table
| head | other |
| a | b |

## redeal: Redeal
### K13
Any ground may be left out.
"""
OTHER = """# Thousand
## pack: Pack
### T1
:: seats=3
Three play.
:: seats=4
Four sit and three play.
### T2
Łatwe słowo: żółw. Ёж.
### T4
x
### T5
x
### T11
x
"""


def book(text: str = KOMINEK, game: str = "kominek") -> Book:
    return read_book(game, text, f"{game}/xx.md")


def shelf() -> Shelf:
    return Shelf((book(), book(OTHER, "thousand")))


def test_a_book_has_its_title_spirit_reconstructions_and_sections_in_order() -> None:
    made = book()
    assert made.title == "Kominek"
    assert made.spirit == ((Words("The spirit."),),)
    assert made.reconstructed == ((Words("What "), Link("K26"), Words(" leaves open.")),)
    assert [section.id for section in made.sections] == ["play", "cut", "redeal"]
    assert made.sections[0].intro == (Paragraph((Words("Before the first clause."),)),)
    assert made.sections[0].clause_ids == ("K24", "K26")
    assert made.sections[1].clauses[0].ids == ("K6", "K7")


def test_blocks_are_paragraphs_lists_pictures_tables_and_sums() -> None:
    made = book()
    paragraph, listing, picture = made.sections[0].clauses[0].parts
    assert paragraph == Paragraph(
        (
            Words("A paragraph on two lines with "),
            Words("bold", bold=True),
            Words(" and "),
            Words("italic", italic=True),
            Words(", "),
            CardSign(parse_card("AH")),
            Words(" "),
            SuitSign(Suit.HEARTS),
            Words("."),
        )
    )
    assert listing == Listing(((Words("one"),), (Words("two, see "), Link("K26"))))
    assert isinstance(picture, Picture)
    figures = made.sections[0].clauses[1].parts[-1]
    assert isinstance(figures, Sum)
    assert [figure for _, figure in figures.lines] == ["31", "+40", "= 71"]
    table = made.sections[1].clauses[0].parts[0]
    assert isinstance(table, Table)
    assert len(table.rows) == 2


def test_variants_belong_to_their_switch_and_text_goes_on_after_them() -> None:
    before, choice, after, _ = book().sections[0].clauses[1].parts
    assert before == Paragraph((Words("Before."),))
    assert isinstance(choice, Choice)
    assert choice.switch == "must_beat"
    assert [variant.value for variant in choice.variants] == ["off", "suit", "always"]
    assert after == Paragraph((Words("After."),))


def test_a_tilde_is_a_space_that_does_not_break() -> None:
    assert read_inline("rule~{K8}") == (Words(f"rule{NO_BREAK}"), Link("K8"))


@pytest.mark.parametrize(
    ("line", "figure"),
    [
        (
            "@cards KS | +AS -9S !JH ?",
            Cards(
                (
                    (Shown(parse_card("KS")),),
                    (
                        Shown(parse_card("AS"), Mark.TICKED),
                        Shown(parse_card("9S"), Mark.SHADED),
                        Shown(parse_card("JH"), Mark.REFUSED),
                        Shown(None),
                    ),
                )
            ),
        ),
        ("@rank A T", Ranks((parse_card("AH"), parse_card("TH")))),
        ("@rank S: A T", Ranks((parse_card("AS"), parse_card("TS")))),
        ("@eight 3 5", Eights(3, 5, 0)),
        ("@eight 8 0 F", Eights(8, 0, 1)),
        ("@eight 8 0 G", Eights(8, 0, 2)),
        (
            "@trick W:AC S:KC > W",
            TrickPicture((("W", parse_card("AC")), ("S", parse_card("KC"))), "W"),
        ),
        ("@values A=11 9=0", Values(((parse_card("AH"), 11), (parse_card("9H"), 0)))),
    ],
)
def test_pictures_are_read(line: str, figure: object) -> None:
    assert read_figure(line) == figure


@pytest.mark.parametrize(
    "line",
    [
        "@cards",
        "@cards AX",
        "@cards AS |",
        "@rank",
        "@rank A 1",
        "@eight 9 0",
        "@eight 3",
        "@trick W:AC W:KC > W",
        "@trick W:AC > N",
        "@trick X:AC > X",
        "@values A",
        "@photo AS",
    ],
)
def test_a_faulty_picture_is_refused(line: str) -> None:
    with pytest.raises(ValueError, match=r"."):
        read_figure(line)


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("Kominek\n", 1),
        ("# A\n", 1),
        ("# A\ntext\n", 2),
        ("# A\n## One: x\n", 2),
        ("# A\n## a: x\n## a: y\n", 3),
        ("# A\n## a: x\n### K1\nx\n### K1\ny\n", 5),
        ("# A\n## a: x\n### K1\n## b: y\n", 4),
        ("# A\n## a: x\n### k1\nx\n", 3),
        ("# A\n## a: x\n\nsome {AX} card\n", 4),
        ("# A\n## a: x\n\nsome **bold\n", 4),
        ("# A\n## a: x\n- an *entry\n", 3),
        ("# A\n## a: x\n@cards 1\n", 3),
        ("# A\n## a: x\n:: s=a\none\n", 4),
        ("# A\n## a: x\n:: s=a\n:: s=b\ny\n", 4),
        ("# A\n## a: x\n:: s=a\nx\n:: s=a\ny\n", 5),
        ("# A\n## a: x\n:: sa\nx\n", 3),
        ("# A\n## a: x\n@table\n| a | b |\n| c |\n", 5),
        ("# A\n## a: x\n@sum\n| a | b | c |\n| c | d | e |\n", 4),
        ("# A\n## a: x\n@sum\n| a | 1\n", 4),
    ],
)
def test_a_faulty_text_is_refused_with_its_line(text: str, line: int) -> None:
    with pytest.raises(BadBook) as caught:
        read_book("a", text, "a/xx.md")
    assert (caught.value.file, caught.value.line) == ("a/xx.md", line)
    assert str(caught.value).startswith(f"a/xx.md:{line}: ")


def test_a_language_that_is_not_there_is_read_in_the_original(tmp_path: Path) -> None:
    for game, names in (("a", ("pl", "en")), ("b", ("pl",))):
        (tmp_path / game).mkdir()
        for name in names:
            (tmp_path / game / f"{name}.md").write_text(f"# {game} {name}\n## a: x\n", "utf-8")
    assert [one.title for one in load_shelf("en", tmp_path).books] == ["a en", "b pl"]


def test_a_clause_is_looked_for_in_the_own_book_first_and_then_in_others() -> None:
    assert shelf().place_of("T1", "kominek") == Place("thousand", "T1")
    assert shelf().place_of("K7", "kominek") == Place("kominek", "K7")
    assert shelf().place_of("X9") is None


def test_a_place_that_is_not_there_becomes_the_nearest() -> None:
    assert shelf().valid(Place("kominek", section="gone")) == Place("kominek")
    assert shelf().valid(Place("kominek", "K99")) == Place("kominek")
    assert shelf().valid(Place("thousand", "K26")) == Place("kominek", "K26")
    assert shelf().valid(Place("whist")) is None


def test_clauses_of_a_chapter_are_told_in_runs() -> None:
    kominek, thousand = shelf().books
    assert clause_range(kominek.sections[1]) == "K6, K7"
    assert clause_range(thousand.sections[0]) == "T1, T2, T4, T5, T11"
    run = read_book("a", "# A\n## a: x\n### K3\nx\n### K1\nx\n### K2\nx\n### K9\nx\n", "a")
    assert clause_range(run.sections[0]) == "K1–K3, K9"


def house(game: str = "kominek", **rules: str) -> House:
    return House(game, replace(find_game(game).default_options, **rules))


def value_shown(house: House, made: Book, clause: int = 1) -> str:
    choice = next(
        part for part in made.sections[0].clauses[clause].parts if isinstance(part, Choice)
    )
    return house.shown(made, choice).value


def test_the_table_s_variant_is_shown_and_without_a_table_the_printed_one() -> None:
    assert value_shown(house(must_beat="suit"), book()) == "suit"
    assert value_shown(house(), book()) == "off"
    assert value_shown(House(), book()) == "off"


@pytest.mark.usefixtures("qapp")
def test_a_difference_names_the_switch_the_table_s_value_and_the_printed_one() -> None:
    clause = book().sections[0].clauses[1]
    (one,) = house(must_beat="suit").differences(book(), clause)
    assert (one.switch, one.name) == ("must_beat", "Duty to beat")
    assert (one.value, one.printed) == ("in suit", "none")
    assert house().differences(book(), clause) == ()


@pytest.mark.usefixtures("qapp")
def test_a_clause_without_variants_tells_the_differences_of_its_switches() -> None:
    changed = house(redeal_b="off", redeal_e="off")
    section = book().sections[2]
    differences = changed.differences(book(), section.clauses[0])
    assert [one.switch for one in differences] == ["redeal_b", "redeal_e"]
    assert changed.differs(book(), section)
    assert not changed.differs(book(), book().sections[0])
    assert changed.count(book()) == 2


def test_klin_is_played_by_the_clauses_of_kominek_s_book() -> None:
    assert value_shown(house("klin", must_beat="always"), book()) == "always"
    assert house("klin", must_beat="always").concerns(book())


def test_the_rules_of_a_table_do_not_reach_the_books_of_other_games() -> None:
    thousand = shelf().books[1]
    assert value_shown(house(must_beat="suit"), thousand, 0) == "3"
    assert not house(must_beat="suit").concerns(thousand)
    assert house(must_beat="suit").count(thousand) == 0


def test_other_variants_are_told_only_for_games_that_cannot_be_played_yet() -> None:
    thousand = shelf().books[1]
    (choice,) = thousand.sections[0].clauses[0].parts
    assert isinstance(choice, Choice)
    assert [one.value for one in House().others(thousand, choice)] == ["4"]
    kominek = book().sections[0].clauses[1].parts[1]
    assert isinstance(kominek, Choice)
    assert House().others(book(), kominek) == ()


def no_sign(_: Inline) -> str:
    return "[sign]"


def found(query: str, first: str = "kominek", rules: House | None = None) -> list[Place]:
    return [hit.place for hit in search(shelf(), rules or House(), query, first, no_sign)]


def test_search_goes_through_all_games_the_own_first() -> None:
    assert found("paragraph") == [Place("kominek", "K24")]
    assert found("x", "thousand")[0].game == "thousand"
    assert found("play") == [Place("kominek", section="play"), Place("thousand", "T1")]


def test_search_needs_all_words_and_does_not_mind_case_accents_and_strokes() -> None:
    assert found("LATWE zolw еж") == [Place("thousand", "T2")]
    assert found("latwe nowhere") == []
    assert found("   ") == []


def test_search_puts_the_clause_with_that_id_first() -> None:
    assert found("k26")[0] == Place("kominek", "K26")


def test_search_reads_what_the_table_plays() -> None:
    assert found("beat always") == []
    assert found("beat always", rules=house(must_beat="always")) == [Place("kominek", "K26")]


def test_a_hit_shows_the_words_round_it() -> None:
    (hit,) = search(shelf(), House(), "żółw", "kominek", no_sign)
    assert "żółw" in hit.excerpt
    assert hit.title == "T2 · Pack"


def test_folding_keeps_every_letter_at_its_place() -> None:
    text = "Łódź, ёлка, İ, straße\u00a0x"
    assert len(folded(text)) == len(text)


def test_history_goes_back_and_forward_and_forgets_what_was_left() -> None:
    one, two, three = (Place("kominek", clause) for clause in ("K1", "K2", "K3"))
    way = History()
    assert way.here is None and way.back() is None and not way.can_forward
    way.go(one)
    way.go(one)
    assert not way.can_back
    way.go(two)
    assert way.back() == one and way.can_forward
    assert way.forward() == two and way.forward() is None
    way.back()
    way.go(three)
    assert not way.can_forward
    assert way.back() == one
