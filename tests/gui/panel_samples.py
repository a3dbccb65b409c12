"""One panel of every kind in three languages, for tests that look at all of them."""

from __future__ import annotations

from kominek_desktop.gui.panels.model import (
    Choice,
    Coins,
    EightChange,
    MatchBar,
    Note,
    Panel,
    PanelCard,
    Picture,
    Pill,
    ResultRow,
    ResultTable,
    Select,
)
from kominek_desktop.gui.table.model import CoatKind
from kominek_desktop.rules.cards import Card, Rank, Suit, parse_card

LETTERS = {rank: "TJQKA"[rank - 10] if rank >= Rank.TEN else str(int(rank)) for rank in Rank}
NINES = tuple(Card(Rank.NINE, suit) for suit in Suit)


def cards(text: str) -> tuple[Card, ...]:
    """Cards from their letters."""
    return tuple(map(parse_card, text.split()))


def trump() -> Panel:
    """Naming trumps."""
    names = (("pik", "masz A"), ("kier", "masz K D"), ("karo", "nie masz"), ("trefl", "nie masz"))
    return Panel(
        "Wyznacz atu",
        note="jesteś na wyjściu · widzisz trzy karty",
        tiles=tuple(
            Choice(name, suit, str(suit + 1), second, Picture(suit=suit), hint=suit == 1)
            for suit, (name, second) in zip(Suit, names, strict=True)
        ),
        explain="Wtedy atu określi twoja szósta karta; zobaczą ją wszyscy.",
        buttons=(Choice("Nie wyznaczam", "decline", "0"),),
    )


def redeal() -> Panel:
    """The question of a redeal."""
    return Panel(
        "Żądasz ponownego rozdania?",
        note="**K12 a**",
        lines=(
            "Twoje karty są warte **10 oczek**, mniej niż 13.",
            "Nikt nie może odmówić. Rozda znowu Zofia, po nowym przełożeniu. Jeśli nie "
            "skorzystasz, przeciwnicy się o tym nie dowiedzą.",
        ),
        buttons=(Choice("Nie, gram", "no", "0"), Choice("Tak, nowe rozdanie", "yes", "1")),
    )


def nines_choose() -> Panel:
    """Choosing three nines to show."""
    return Panel(
        "Grasz na trzy 9?",
        note="**K14-K16**",
        lines=(
            "Wybierz trzy dziewiątki do wyłożenia. Każdy przeciwnik wskaże po cichu swoją kartę "
            "w kolorze jednej z nich. Potem zostawisz jedną dziewiątkę: gdy trafią w jej kolor, "
            "oni odsłaniają 3 punkty; gdy nie, wy.",
        ),
        cards=(PanelCard(), PanelCard(), PanelCard()),
        select=Select(3, NINES, NINES[:2], "wybrane {n} z 3"),
        buttons=(
            Choice("Nie zgłaszam", "none", "0"),
            Choice("Wykładam trzy 9", tuple, "Enter", primary=True, needs_selection=True),
        ),
    )


def nines_answer() -> Panel:
    """Picking a card against three nines."""
    return Panel(
        "Выберите карту",
        note="Зоя играет на три девятки",
        lines=(
            "Карта в масти одной из девяток. Партнёр её не видит, и вы не видите его карты. "
            "Слово «верхняя» или «нижняя» ничего не меняет: это игра нервов.",
        ),
        cards=tuple(PanelCard(card) for card in NINES[:3]),
        select=Select(1, cards("AH QH JS JD"), counter="выбрана {n} из 1"),
        explain="выбрана **дама червей**",
        buttons=(
            Choice("верхняя", lambda c: ("top", c), "1", needs_selection=True),
            Choice("нижняя", lambda c: ("bottom", c), "2", needs_selection=True),
        ),
    )


def nines_leave() -> Panel:
    """Which nine stays."""
    chosen = (NINES[0], NINES[1], NINES[3])
    return Panel(
        "Which nine stays?",
        note="**K16**",
        tiles=tuple(
            Choice(str(card), card, str(place), picture=Picture(card=card))
            for place, card in enumerate(chosen, 1)
        ),
        explain="Two nines go back to your hand. You win 3 points if neither opponent has picked "
        "a card of the suit that stays.",
        explain_lines=2,
    )


def nines_reveal() -> Panel:
    """Hit or miss."""
    return Panel(
        "Trafione: oni odsłaniają 3",
        note="zostaje dziewiątka kier",
        cards=(
            PanelCard(parse_card("TS"), "Kazik", sign="≠"),
            PanelCard(parse_card("9H"), "Ty"),
            PanelCard(parse_card("KH"), "Zofia", sign="="),
        ),
        card_width=83,
        explain="Karty wracają do rąk. Rozdanie toczy się dalej; ty nie możesz już nic zgłosić.",
        explain_lines=2,
        buttons=(Choice("Dalej", "on", "Space", primary=True),),
    )


def auction() -> Panel:
    """The auction of solo games."""
    return Panel(
        "Licytacja gier",
        note="w tych grach bez atu, mariaży i oczek",
        pills=(
            Pill("Halina: pas"),
            Pill("Zofia: na pięć"),
            Pill("Ty", mine=True),
            Pill("Kazik …", faded=True),
        ),
        tiles=(
            Choice("na pięć", 5, "1", "już zgłoszone", Picture(figure="5"), enabled=False),
            Choice(
                "na sześć",
                6,
                "2",
                "6 wziątek · 6 pkt",
                Picture(figure="6"),
                "Musisz wziąć **wszystkie sześć** wziątek. Ty wychodzisz, Halina odkłada karty.\n"
                "Ugrane: odsłaniacie **6**. Nieugrane: oni odsłaniają **6**.",
            ),
            Choice("futro", 7, "3", "6 wziątek · 1 karta", Picture(coat=CoatKind.FUTRO)),
            Choice("garnitur", 8, "4", "6 wziątek · 2 karty", Picture(coat=CoatKind.GARNITUR)),
        ),
        explain_lines=3,
        buttons=(Choice("Pas", "pass", "0"),),
        focus=1,
    )


def marriage() -> Panel:
    """Leading with a marriage, going out by word."""
    return Panel(
        "Дама и король червей: козырный марьяж",
        width=620,
        cards=tuple(map(PanelCard, cards("KH QH"))),
        card_width=76,
        beside=True,
        roundel="40",
        buttons=(
            Choice(
                "Хожу и объявляю «сорок»",
                "forty",
                "1",
                explain="Если с марьяжем у вас 66, раздача кончается сразу (K30).",
                primary=True,
            ),
            Choice("Хожу без объявления", "plain", "2"),
            Choice(
                "«Сорок» и заканчиваю",
                "out",
                "3",
                explain="Конец без хода. Если 66 нет, соперники открывают 1 пункт (K29, K30).",
            ),
        ),
        cancel="back",
        focus=0,
    )


def claim() -> Panel:
    """Saying sixty-six."""
    return Panel(
        "Mówisz „sześćdziesiąt sześć”?",
        note="**K30**",
        width=560,
        lines=(
            "Jeśli macie 66 oczek, wygrywacie rozdanie od razu. Jeśli nie, rozdanie się kończy "
            "i przeciwnicy odsłaniają **1 punkt**, bo macie już wziątkę.",
        ),
        buttons=(
            Choice("Jeszcze nie", "no", "0"),
            Choice("Sześćdziesiąt sześć!", "claim", "1", primary=True),
        ),
        focus=0,
    )


def last_trick() -> Panel:
    """The last trick."""
    names = ("Ty", "Kazik", "Halina", "Zofia")
    trick = zip(cards("KH AH JH 9C"), names, strict=True)
    return Panel(
        "Ostatnia wziątka",
        note="bierze Kazik",
        width=440,
        cards=tuple(PanelCard(card, name, name == "Kazik") for card, name in trick),
        card_width=78,
        explain="Widoczna do następnej wziątki. Oczek nie liczymy (K30).",
        cancel="closed",
    )


def result() -> Panel:
    """A deal's result."""
    return Panel(
        "Вы выиграли раздачу",
        note="после 4-й взятки · раздача 7",
        big=True,
        lines=("У вас 82 очка, у них 44. Взятки у них есть, поэтому вы открываете **1 пункт**.",),
        table=ResultTable(
            ("взятки", "в картах", "марьяжи", "всего"),
            (
                ResultRow("Мы", True, "2", "42", "40", "82", 42, 40),
                ResultRow("Они", False, "2", "44", "—", "44", 44, 0),
            ),
        ),
        eights=(
            EightChange("Ваша восьмёрка", 3, 4, Suit.HEARTS, "+1"),
            EightChange("Их восьмёрка", 5, 5, Suit.SPADES),
        ),
        buttons=(
            Choice("Разбор раздачи", "review", "F9"),
            Choice("Запись", "sheet", "F8"),
            Choice("Следующая раздача", "next", "Space", primary=True),
        ),
    )


def solo_result() -> Panel:
    """A solo game's result."""
    names = ("Zofia", "Ty", "Kazik")
    trick = zip(cards("AS TS KS"), names, strict=True)
    return Panel(
        "Przegrywacie rozdanie",
        big=True,
        lines=("Na pięć nieugrane, trzecią wziątkę bierze Zofia: oni odsłaniają **5 punktów**.",),
        coins=Coins(
            2,
            6,
            "2 z 5 wziątek",
            tuple(PanelCard(card, name, name == "Zofia") for card, name in trick),
        ),
        eights=(
            EightChange("Wasza ósemka", 3, 3, Suit.HEARTS),
            EightChange("Ich ósemka", 0, 5, Suit.SPADES, "+5"),
        ),
        buttons=(
            Choice("Przegląd rozdania", "review", "F9"),
            Choice("Zapis", "sheet", "F8"),
            Choice("Następne rozdanie", "next", "Space", primary=True),
        ),
    )


def match_end() -> Panel:
    """A match's end."""
    points = (1, -3, -3, 1, -5, 2, 8, -1, -2, 1, 7, 8, -3, -4, -8, 1, 3, 5, 8)
    return Panel(
        "Wygrywacie partię",
        note="3 futra do 1 · 19 rozdań · 41 minut · bez podpowiedzi",
        width=860,
        coats=(CoatKind.FUTRO,) * 3,
        bars=tuple(MatchBar(one, 1 if one == 8 else -1 if one == -8 else 0) for one in points),
        facts=(
            "najlepsze rozdanie\n12: Halina gra na sześć",
            "najdroższa decyzja\nrozdanie 8: atu pik, lepiej karo (-0,6)",
            "seria\n3 wygrane partie z rzędu",
        ),
        buttons=(
            Choice("Zapis do druku", "print"),
            Choice("Przegląd partii", "review"),
            Choice("Menu gier", "menu"),
            Choice("Rewanż", "again", "Enter", primary=True),
        ),
    )


def refusal() -> Note:
    """A refused card."""
    return Note(
        "Nie ta karta",
        (
            "Zagrano w trefle, a masz **waleta trefl**: trzeba go dołożyć. "
            "Atutem wolno bić dopiero bez trefli.",
        ),
        link="Zasada K25",
        refusal=True,
        clause="K25",
    )


def hint() -> Note:
    """A hint with its reason."""
    return Note(
        "Podpowiedź",
        (
            "Zgłoś 40 i wyjdź damą kier.",
            "Asa kier nie masz, więc jeśli go ktoś położy, stracisz 3 oczka zamiast 4.",
            "Król wychodzi na to samo.",
        ),
        foot="szansa wygrania rozdania\n≈ prawie równe",
    )


PANELS = (
    trump,
    redeal,
    nines_choose,
    nines_answer,
    nines_leave,
    nines_reveal,
    auction,
    marriage,
    claim,
    last_trick,
    result,
    solo_result,
    match_end,
)
NOTES = (refusal, hint)
