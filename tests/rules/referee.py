"""A second judge of Kominek and Klin, written from the text of the rules alone.

It shares no code with the engine: cards and seats are letters, and a match is told as one plain
procedure that asks for the next line of the record wherever the rules ask a player.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import combinations
from typing import Any

SEATS, CHANCE = "SWNE", ""
SUITS = "SHDC"
STRENGTH = "9JQKTA"
PIPS = {"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2, "9": 0}
PACK = {rank + suit for rank in STRENGTH for suit in SUITS}
LADDER = ("five", "six", "futro", "garnitur")
COATS = {"futro": 1, "garnitur": 2}

# Every switch as it stands in print; what is not named in a record stands so.
PRINTED = (
    "cutter=right nine_cut=on redeal_a=on redeal_b=on redeal_c=on redeal_d=on redeal_e=on"
    " follow=strict must_beat=off claim=automatic last_trick=on show_pips=off loser_scale=printed"
    " solo_coat_resets=off failed_coat=mirror futro_trumps=off carry=solo match_coats=3"
)


class Foul(Exception):
    """A line of the record that the rules do not allow."""


class Ended(Exception):
    """There is no further line, or the match is over."""


@dataclass
class Decision:
    """Who is to act (CHANCE for a shuffle or a lot), what he may do, and how the match stands."""

    seat: str
    legal: set[str]
    eights: list[int]
    coats: list[int]


@dataclass
class Verdict:
    """What the referee has seen. ``coats[p]`` lie on the eight of pair p. ``courses`` counts the
    turns that a deal can take."""

    decisions: list[Decision] = field(default_factory=list)
    deals: list[dict[str, Any]] = field(default_factory=list)
    eights: list[int] = field(default_factory=lambda: [0, 0])
    coats: list[int] = field(default_factory=lambda: [0, 0])
    over: bool = False
    courses: Counter[str] = field(default_factory=Counter)


def judge(text: str) -> Verdict:
    """Follows a record; raises :class:`Foul` for the first line that breaks a rule."""
    head, _, body = text.partition("\n\n")
    parts = (line.partition(":") for line in head.splitlines())
    header = {key: value.strip() for key, _, value in parts}
    chosen = PRINTED.split() + header["options"].replace(",", " ").split()
    rules = dict(part.split("=", 1) for part in chosen)
    lines = [line for line in body.splitlines() if line and not line.startswith("#")]
    match = _Match(header["game"] == "kominek", rules, lines)
    with suppress(Ended):
        match.run()
    if match.lines:
        raise Foul(f"after the end: {match.lines[-1]}")
    return match.seen


def pair_of(seat: str) -> int:
    """S and N are pair 0, W and E pair 1 (K1)."""
    return 0 if seat in "SN" else 1


def seats_from(seat: str) -> list[str]:
    """All four seats clockwise."""
    place = SEATS.index(seat)
    return [*SEATS[place:], *SEATS[:place]]


def worth(cards: Iterable[str]) -> int:
    """Pips of cards (K3)."""
    return sum(PIPS[card[0]] for card in cards)


def best(cards: list[str], suit: str) -> str | None:
    """The highest card of a suit among them (K2)."""
    own = [card for card in cards if card[1] == suit]
    return max(own, key=lambda card: STRENGTH.index(card[0])) if own else None


def higher(cards: list[str], than: str | None) -> list[str]:
    """Those of one suit that beat a card; all of them when there is none or none that beats."""
    if than is None:
        return cards
    return [c for c in cards if STRENGTH.index(c[0]) > STRENGTH.index(than[0])] or cards


def may_play(
    hand: list[str], trick: list[str], trump: str | None, follow: str, beat: str
) -> list[str]:
    """The cards that may be added, or led (K19, K25, K26); ``trump``: None when none counts."""
    if not trick:
        return list(hand)
    led = trick[0][1]
    suited = [card for card in hand if card[1] == led]
    trumps = [card for card in hand if card[1] == trump != led]
    laid = best(trick, trump) if trump and trump != led else None
    if beat != "off" and laid is None:
        suited = higher(suited, best(trick, led))
    if beat == "always":
        trumps = higher(trumps, laid)
    if follow == "free":
        return suited + trumps or list(hand)
    return suited or trumps or list(hand)


def taker(trick: list[tuple[str, str]], trump: str | None) -> str:
    """Who wins a trick of (seat, card): the highest trump, else the highest of the suit led."""
    cards = [card for _, card in trick]
    won = (best(cards, trump) if trump else None) or best(cards, cards[0][1])
    return next(seat for seat, card in trick if card == won)


class _Match:
    def __init__(self, announcements: bool, rules: dict[str, str], lines: list[str]) -> None:
        self.announcements = announcements
        self.rules = rules
        self.lines = lines[::-1]
        self.seen = Verdict()
        self.hands: dict[str, list[str]] = {}
        self.report: dict[str, Any] = {}

    def ask(self, seat: str, legal: Iterable[str]) -> str:
        asked = Decision(seat, set(legal), [*self.seen.eights], [*self.seen.coats])
        self.seen.decisions.append(asked)
        if not self.lines:
            raise Ended
        line = self.lines.pop()
        if seat == CHANCE:
            return line
        named, _, move = line.partition(" ")
        if named != seat or move not in asked.legal:
            raise Foul(f"{seat} is to act: {line}")
        return move

    def note(self, course: str) -> None:
        self.seen.courses[course] += 1

    def run(self) -> None:
        word, _, dealer = self.ask(CHANCE, ()).partition(" ")
        if word != "dealer" or dealer not in tuple(SEATS):
            raise Foul(f"no lot: {word} {dealer}")
        while True:
            self.one_deal(dealer)
            dealer = seats_from(dealer)[1]

    def one_deal(self, dealer: str) -> None:
        self.report = dict.fromkeys(("trump", "namer", "soloist", "made", "nines"))
        self.report.update(dealer=dealer, game="none", pips=[0, 0], tricks=[0, 0])
        trump = self.distribute(dealer)
        while trump is not None and self.redeal_asked(dealer, trump):
            trump = self.distribute(dealer)
        if trump is None:
            self.pay(pair_of(dealer), 1, "K7")
            return
        forehand = seats_from(dealer)[1]
        if self.announcements:
            game, soloist = self.auction(forehand, self.three_nines())
            if soloist is not None:
                self.solo(soloist, game, trump)
                return
        self.ordinary(forehand, trump)

    def distribute(self, dealer: str) -> str | None:
        """Shuffle, cut, deal and trump; None when the third cut shows the third nine."""
        word, *pack = self.ask(CHANCE, ()).split()
        if word != "deal" or len(pack) != 24 or set(pack) != PACK:
            raise Foul("not a pack")
        forehand, _, cutter = others = seats_from(dealer)[1:]
        if self.rules["cutter"] == "named":
            cutter = self.ask(dealer, (f"cutter {seat}" for seat in others))[-1]
        for cuts in (1, 2, 3):
            place = int(self.ask(cutter, (f"cut {n}" for n in range(1, 24))).split()[1])
            pack = pack[place:] + pack[:place]
            if self.rules["nine_cut"] == "off" or pack[-1][0] != "9":
                break
            self.note(f"nine at cut {cuts}")
        else:
            self.report.update(trump=None, namer=None)
            return None
        order = seats_from(forehand)
        self.hands = {seat: pack[3 * i : 3 * i + 3] for i, seat in enumerate(order)}
        answer = self.ask(forehand, [f"trump {suit}" for suit in SUITS] + ["trump none"])
        for i, seat in enumerate(order):
            self.hands[seat] += pack[12 + 3 * i : 15 + 3 * i]
        named = answer != "trump none"
        self.report["trump"] = trump = answer[-1] if named else pack[14][1]
        self.report["namer"] = forehand if named else None
        return trump

    def grounds(self, seat: str, trump: str) -> str:
        hand, other = self.hands[seat], self.hands[seats_from(seat)[2]]
        own = [card[0] for card in hand if card[1] == trump]
        mates = [card[0] for card in other if card[1] == trump]
        found = {
            "a": worth(hand) < 13,
            "b": sum(card[0] == "9" for card in hand) == 4,
            "c": not own + mates,
            "d": len(own + mates) == 1,
            "e": (own, mates) in ((["9"], ["J"]), (["J"], ["9"])),
        }
        return "".join(g for g in found if found[g] and self.rules[f"redeal_{g}"] == "on")

    def redeal_asked(self, dealer: str, trump: str) -> bool:
        for seat in seats_from(seats_from(dealer)[1]):
            if grounds := self.grounds(seat, trump):
                answer = self.ask(seat, ("redeal yes", "redeal no"))
                self.seen.courses.update(f"redeal {ground} {answer[7:]}" for ground in grounds)
                if answer == "redeal yes":
                    return True
        return False

    def three_nines(self) -> str | None:
        """The holder when "na trzy 9" was played."""
        count = {seat: sum(c[0] == "9" for c in self.hands[seat]) for seat in SEATS}
        holder = max(SEATS, key=lambda seat: count[seat])
        if count[holder] < 3:
            return None
        nines = ["9" + suit for suit in SUITS if "9" + suit in self.hands[holder]]
        layings = ["nines " + " ".join(three) for three in combinations(nines, 3)]
        answer = self.ask(holder, [*layings, "nines none"])
        if answer == "nines none":
            self.note(f"{len(nines)} nines kept")
            return None
        shown = answer.split()[1:]
        _, left, _, right = seats_from(holder)
        picked = []
        for foe in (left, right):
            fitting = [c for c in self.hands[foe] if c[1] in {nine[1] for nine in shown}]
            if fitting:
                picks = [f"pick {c} {where}" for c in fitting for where in ("top", "bottom")]
                picked.append(self.ask(foe, picks).split()[1])
            else:
                self.note("no card to pick")
        nine = self.ask(holder, [f"leave {nine}" for nine in shown])[-2:]
        hits = [card for card in picked if card[1] == nine[1]]
        self.note(f"{len(nines)} nines laid, {len(hits)} hits")
        winners = pair_of(left) if hits else pair_of(holder)
        told: dict[str, Any] = {"holder": holder, "left": nine, "hit": bool(hits)}
        self.report["nines"] = told
        carried = self.uncover(winners, 3, "K16")
        if self.is_won():
            self.close(winners, 3, "K16", carried=carried)
        told.update(scored_by=winners, points=3)
        return holder

    def auction(self, forehand: str, passed: str | None) -> tuple[str, str | None]:
        """The game and the soloist, None when all have passed."""
        turns = [seat for seat in seats_from(forehand) if seat != passed]
        higher_games, game, soloist = list(LADDER), "", None
        while turns and turns != [soloist] and higher_games:
            seat = turns.pop(0)
            answer = self.ask(seat, [*(f"bid {each}" for each in higher_games), "pass"])
            if answer == "pass":
                continue
            if soloist is not None:
                partners = pair_of(soloist) == pair_of(seat)
                self.note(f"overcalled by {'the partner' if partners else 'a foe'}")
            game, soloist = answer[4:], seat
            higher_games = higher_games[higher_games.index(game) + 1 :]
            turns.append(seat)
        return game, soloist

    def solo(self, soloist: str, game: str, trump: str) -> None:
        self.report.update(game=game, soloist=soloist)
        order = [seat for i, seat in enumerate(seats_from(soloist)) if i != 2]
        trumps = trump if game in COATS and self.rules["futro_trumps"] == "on" else None
        for _ in range(5 if game == "five" else 6):
            trick: list[tuple[str, str]] = []
            for seat in order:
                cards = may_play(self.hands[seat], [c for _, c in trick], trumps, "strict", "off")
                card = self.ask(seat, [f"play {c}" for c in cards])[5:]
                self.hands[seat].remove(card)
                trick.append((seat, card))
            winner = taker(trick, trumps)
            self.report["tricks"][pair_of(winner)] += 1
            self.report["made"] = made = winner == soloist
            if not made:
                break
        self.note(f"{game} {'made' if made else 'failed'}")
        winners = pair_of(soloist) if made else 1 - pair_of(soloist)
        if game not in COATS:
            self.pay(winners, 5 if game == "five" else 6, "K21", solo=True)
        elif made or self.rules["failed_coat"] == "mirror":
            self.seen.coats[1 - winners] += COATS[game]
            if self.rules["solo_coat_resets"] == "on":
                self.note("eights reset by a solo coat")
                self.seen.eights[:] = [0, 0]
            self.close(winners, 0, "K22", coat=game)
        elif self.rules["failed_coat"] == "six":
            self.pay(winners, 6, "K22", solo=True)
        else:
            self.close(None, 0, "K22")

    def ordinary(self, forehand: str, trump: str) -> None:
        self.report["game"] = "ordinary"
        pips, tricks = self.report["pips"], self.report["tricks"]
        by_word = self.rules["claim"] == "word"
        leader = forehand
        for number in range(1, 7):
            trick: list[tuple[str, str]] = []
            us = pair_of(leader)
            for seat in seats_from(leader):
                hand = self.hands[seat]
                table = [card for _, card in trick]
                cards = may_play(hand, table, trump, self.rules["follow"], self.rules["must_beat"])
                moves = [f"play {card}" for card in cards]
                if seat == leader and number > 1:
                    for suit in SUITS:
                        if {"K" + suit, "Q" + suit} <= set(hand) and tricks[us]:
                            moves += [f"play K{suit} marriage", f"play Q{suit} marriage"]
                            moves += [f"out {suit}"] if by_word else []
                    moves += ["claim"] if by_word else []
                move = self.ask(seat, moves).split()
                if move[0] == "claim":
                    self.said_66(us, "claim")
                    return
                if move[0] == "out" or move[-1] == "marriage":
                    pips[us] += 40 if move[1][-1] == trump else 20
                    if move[0] == "out":
                        self.said_66(us, "out")
                        return
                    if not by_word and pips[us] >= 66:
                        self.said_66(us, "out, automatic")
                        return
                hand.remove(move[1])
                trick.append((seat, move[1]))
            leader = taker(trick, trump)
            tricks[pair_of(leader)] += 1
            pips[pair_of(leader)] += worth(card for _, card in trick)
            if not by_word and pips[pair_of(leader)] >= 66:
                self.said_66(pair_of(leader), "in tricks, automatic")
                return
        if by_word and self.ask(leader, ("claim", "silent")) == "claim":
            self.said_66(pair_of(leader), "claim after the last trick")
            return
        self.note("nobody said 66" if max(pips) >= 66 else "nobody at 66")
        self.pay(pair_of(leader), 1, "K32")

    def said_66(self, us: int, how: str) -> None:
        """Ends the deal for 66 or for a wrong claim of it; ``how`` is only noted."""
        pips, tricks = self.report["pips"], self.report["tricks"]
        right = pips[us] >= 66
        losers = 1 - us if right else us
        poor = self.rules["loser_scale"] == "classic" and pips[losers] < 33
        points = (2 if poor else 1) if tricks[losers] else 3
        both = ", both at 66" if min(pips) >= 66 else ""
        self.note(f"{'right' if right else 'wrong'} {how}{both}: {points}")
        self.pay(1 - losers, points, "K31" if right else "K30")

    def uncover(self, pair: int, points: int, clause: str, *, solo: bool = False) -> int:
        """Returns what is carried to the next eight."""
        eights = self.seen.eights
        eights[pair] += points
        if eights[pair] < 8:
            return 0
        kept = eights[pair] - 8 if solo or self.rules["carry"] == "all" else 0
        self.note(f"eight by {clause}, {eights[pair] - 8} over, {kept} kept")
        eights[pair], eights[1 - pair] = kept, 0
        self.seen.coats[1 - pair] += 1
        return kept

    def pay(self, pair: int, points: int, clause: str, *, solo: bool = False) -> None:
        carried = self.uncover(pair, points, clause, solo=solo)
        self.close(pair, points, clause, carried=carried)

    def is_won(self) -> bool:
        limit = self.rules["match_coats"]
        return limit != "endless" and max(self.seen.coats) >= int(limit)

    def close(
        self, by: int | None, points: int, clause: str, *, coat: str | None = None, carried: int = 0
    ) -> None:
        self.report.update(scored_by=by, points=points, clause=clause, coat=coat, carried=carried)
        self.report.update(eights=[*self.seen.eights], coats=[*self.seen.coats])
        self.seen.deals.append(self.report)
        if self.is_won():
            self.note(f"match over by {clause}")
            self.seen.over = True
            raise Ended
