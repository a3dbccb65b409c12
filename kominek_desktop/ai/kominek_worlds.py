"""Worlds: every layout of the hidden cards that a seat cannot rule out, evenly.

Hidden cards that the same seats can hold form a group. All ways to split the groups' sizes over
the seats are listed with the number of layouts of each; a split is drawn by that number and the
cards are shuffled inside their groups. So nothing is ever rejected, and few worlds can be listed.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import accumulate, combinations
from math import comb

from kominek_desktop.ai.kominek_memory import Memory
from kominek_desktop.ai.kominek_seen import as_set, suit_set
from kominek_desktop.rules.chance import Dice
from kominek_desktop.rules.games.kominek.state import SEATS, Ground

World = tuple[int, int, int, int]
"""The cards in hand by seat, the asking seat's own too."""

Share = tuple[tuple[int, int], ...]
"""How many cards of a group go to which seats: (seat, count)."""


class NoWorld(ValueError):
    """No layout fits what the seat knows."""


@dataclass(frozen=True, slots=True)
class Group:
    """Hidden cards that the same seats can hold."""

    seats: tuple[int, ...]
    cards: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Worlds:
    """All worlds of a seat. ``splits`` have one share for each group and ``counts`` worlds."""

    fixed: World
    groups: tuple[Group, ...]
    splits: tuple[tuple[Share, ...], ...]
    counts: tuple[int, ...]

    @property
    def total(self) -> int:
        """How many worlds there are."""
        return sum(self.counts)

    def draw(self, count: int, dice: Dice) -> list[World]:
        """So many worlds, each drawn evenly from all."""
        limits = list(accumulate(self.counts))
        found: list[World] = []
        for _ in range(count):
            split = 0
            if len(limits) > 1:
                place = dice.below(limits[-1])
                while limits[split] <= place:
                    split += 1
            hands = [*self.fixed]
            for group, share in zip(self.groups, self.splits[split], strict=True):
                cards = dice.shuffle(group.cards) if len(share) > 1 else group.cards
                start = 0
                for seat, size in share:
                    for card in cards[start : start + size]:
                        hands[seat] |= 1 << card
                    start += size
            found.append((hands[0], hands[1], hands[2], hands[3]))
        return found

    def every(self) -> Iterator[World]:
        """Each world once."""
        for split in self.splits:
            yield from self._laid(self.fixed, split, 0)

    def _laid(self, hands: World, split: tuple[Share, ...], place: int) -> Iterator[World]:
        if place == len(split):
            yield hands
            return
        for dealt in _deals(self.groups[place].cards, split[place]):
            together = [held | new for held, new in zip(hands, dealt, strict=True)]
            yield from self._laid(
                (together[0], together[1], together[2], together[3]), split, place + 1
            )


def worlds_of(memory: Memory) -> Worlds:
    """All worlds of a seat. Raises NoWorld."""
    seat = memory.seat
    others = [other for other in range(SEATS) if other != seat]
    fixed = [0] * SEATS
    fixed[seat] = memory.hand
    room = [0 if other == seat else memory.sizes[other] for other in range(SEATS)]
    fits, special = _partner_rule(memory)
    partner = (seat + 2) % SEATS
    trump = suit_set(memory.view.trump)
    found: dict[tuple[tuple[int, ...], int], list[int]] = {}
    for card in range(24):
        if memory.unseen >> card & 1:
            seats = tuple(o for o in others if not memory.table.bars[o] >> card & 1)
            if not seats:
                raise NoWorld("a card that nobody can hold")
            if len(seats) == 1:
                fixed[seats[0]] |= 1 << card
                room[seats[0]] -= 1
            else:
                kind = 0
                if fits is not None and partner in seats and trump >> card & 1:
                    kind = 2 if special >> card & 1 else 1
                found.setdefault((seats, kind), []).append(card)
    groups = tuple(Group(seats, tuple(cards)) for (seats, _), cards in found.items())
    kinds = [kind for _, kind in found]
    splits = []
    counts = []
    for split in _splits(groups, room, 0):
        if fits is not None:
            got = [0, 0, 0]
            for kind, share in zip(kinds, split, strict=True):
                got[kind] += dict(share).get(partner, 0)
            held = fixed[partner] & trump
            if not fits(got[1] + got[2] + held.bit_count(), bool(got[2] or held & special)):
                continue
        splits.append(split)
        counts.append(_layouts(split))
    if not splits:
        raise NoWorld("no split fits")
    return Worlds((fixed[0], fixed[1], fixed[2], fixed[3]), groups, tuple(splits), tuple(counts))


def _splits(groups: tuple[Group, ...], room: list[int], place: int) -> Iterator[tuple[Share, ...]]:
    if place == len(groups):
        if not any(room):
            yield ()
        return
    group = groups[place]
    for share in _shares(group.seats, len(group.cards), room):
        for seat, size in share:
            room[seat] -= size
        for rest in _splits(groups, room, place + 1):
            yield (share, *rest)
        for seat, size in share:
            room[seat] += size


def _shares(seats: tuple[int, ...], size: int, room: list[int]) -> Iterator[Share]:
    if not seats:
        if not size:
            yield ()
        return
    seat = seats[0]
    for part in range(min(size, room[seat]) + 1):
        for rest in _shares(seats[1:], size - part, room):
            yield ((seat, part), *rest) if part else rest


def _layouts(split: tuple[Share, ...]) -> int:
    count = 1
    for share in split:
        left = sum(size for _, size in share)
        for _, size in share:
            count *= comb(left, size)
            left -= size
    return count


def _deals(cards: tuple[int, ...], share: Share) -> Iterator[World]:
    if not share:
        yield 0, 0, 0, 0
        return
    (seat, size), *others = share
    for chosen in combinations(cards, size):
        mine = sum(1 << card for card in chosen)
        rest = tuple(card for card in cards if not mine >> card & 1)
        for dealt in _deals(rest, tuple(others)):
            hands = [*dealt]
            hands[seat] |= mine
            yield hands[0], hands[1], hands[2], hands[3]


def _partner_rule(memory: Memory) -> tuple[Callable[[int, bool], bool] | None, int]:
    """What the own redeal grounds, or their absence, tell of the partner's trumps (K11, K12).

    A test of how many trumps he holds now and whether the special one is among them, with that
    one as a set; None when every number passes.
    """
    view = memory.view
    trump = suit_set(view.trump)
    partner = (memory.seat + 2) % SEATS
    gone = as_set(c for trick in view.tricks for s, c in trick.cards if s == partner)
    gone |= as_set(c for s, c in view.trick if s == partner)
    gone &= trump
    own = memory.dealt & trump
    low = trump & -trump
    nine_and_jack = low | low << 1
    mate = nine_and_jack & ~own if own and not own & (own - 1) and own & nine_and_jack else 0
    before = gone.bit_count()
    options = view.options

    def fits(now: int, special: bool) -> bool:
        his = now + before
        both = his + own.bit_count()
        lone = bool(mate) and his == 1 and (special or bool(gone & mate))
        return (
            (Ground.NO_TRUMP in view.grounds) == (both == 0 and options.redeal_c == "on")
            and (Ground.ONE_TRUMP in view.grounds) == (both == 1 and options.redeal_d == "on")
            and (Ground.NINE_AND_JACK in view.grounds) == (lone and options.redeal_e == "on")
        )

    cases = [(now, special) for now in range(7 - before) for special in (False, True)]
    return (None if all(fits(*case) for case in cases) else fits), mate
