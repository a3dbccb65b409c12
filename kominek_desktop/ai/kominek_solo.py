"""The card policy of ``plain`` in announced games (K19 to K23), on small-int cards.

Answers are ``reason number << 5 | card``, as in ``kominek_cards``. ``trump`` is the set of trumps
where they count (K23), else empty.
"""

from __future__ import annotations

from kominek_desktop.ai.kominek_reasons import NUMBER, Reason
from kominek_desktop.ai.kominek_tables import ABOVE, SHIFTS, SUIT_MASKS, SUIT_OF

_MASTER = NUMBER[Reason.MASTER] << 5
_FEWEST_HIGHER = NUMBER[Reason.FEWEST_HIGHER] << 5
_DEFEAT = NUMBER[Reason.DEFEAT] << 5
_KEEP_GUARD = NUMBER[Reason.KEEP_GUARD] << 5
_ONLY_CARD = NUMBER[Reason.ONLY_CARD] << 5


def sure_winners(hand: int, trump: int = 0) -> int:
    """Tricks that a soloist with this hand wins whatever the others hold, by a quick count: in
    each suit the unbroken run from the ace, or the whole suit when the run outlasts the others.

    Where trumps count a side suit is sure only when the soloist's own trumps draw all others.
    """
    total = 0
    drawn = not trump
    for suit in (trump, *(mask for mask in SUIT_MASKS if mask != trump)):
        own = hand & suit
        others = suit & ~hand
        length, outside = own.bit_count(), others.bit_count()
        run = (own >> others.bit_length() << others.bit_length()).bit_count()
        enough = run >= outside if outside < 3 else run == length
        tricks = length if enough else run
        if suit == trump:
            drawn = tricks >= outside
        elif not drawn:
            tricks = 0
        total += tricks
    return total


def solo_lead(hand: int, out: int, trump: int) -> int:
    """The soloist's lead: trumps while others hold any, then sure cards, longest suit first,
    then the card that fewest cards can beat. ``out``: what the defenders can hold."""
    if not hand & (hand - 1):
        return _ONLY_CARD | hand.bit_length() - 1
    best = -1000
    choice = 0
    for shift in SHIFTS:
        suit = 63 << shift
        own = hand & suit
        if not own:
            continue
        top = own.bit_length() - 1
        higher = (out & ABOVE[top]).bit_count()
        length = own.bit_count()
        if higher:
            score = -10 * higher - (out & suit).bit_count()
        else:
            score = 200 if suit == trump and out & trump else 100 + length
        if score > best:
            best = score
            choice = top if higher else _MASTER | top
    return choice if choice >= _MASTER else _FEWEST_HIGHER | choice


def solo_follow(hand: int, legal: int, may_hold: int, trump: int, best: int, led_wins: bool) -> int:
    """A defender's card: the cheapest that stops the soloist, else one that guards nothing.

    ``may_hold``: what the soloist can still hold; ``led_wins``: the soloist's card wins so far.
    """
    if not legal & (legal - 1):
        return _ONLY_CARD | legal.bit_length() - 1
    if led_wins:
        over = ABOVE[best] | (0 if trump >> best & 1 else trump)
        win = legal & over
        if win:
            return _DEFEAT | _lowest(win & ~trump or win)
    cards = [card for card in range(24) if legal >> card & 1]
    return _KEEP_GUARD | min(cards, key=lambda card: (_guard(card, hand, may_hold, trump), card))


def _guard(card: int, hand: int, may_hold: int, trump: int) -> int:
    """What it costs the defence to part with a card that wins nothing now."""
    suit = SUIT_OF[card]
    strength = card % 6
    own = hand & suit
    if suit == trump:
        return 40 + strength
    if not may_hold & suit:
        return strength
    top = own.bit_length() - 1
    higher = (may_hold & ABOVE[top]).bit_count()
    if own.bit_count() <= higher:
        return 6 + strength
    if own.bit_count() > higher + 1 and card != top:
        return 12 + strength
    return 40 - 6 * higher + 4 * strength


def _lowest(cards: int) -> int:
    """The card of least strength, the first suit among equals."""
    return min((card % 6, card) for card in range(24) if cards >> card & 1)[1]


def play_solo(hands: list[int], soloist: int, trump: int, tricks: int) -> bool:
    """Whether the soloist wins the first ``tricks`` tricks of this deal when all play plainly.
    ``hands`` by seat are used up; a seat knows no more than its own hand and the play."""
    live = hands[0] | hands[1] | hands[2] | hands[3]
    defenders = ((soloist + 1) & 3, (soloist + 3) & 3)
    void = {seat: 0 for seat in defenders}
    for _ in range(tricks):
        hand = hands[soloist]
        out = (live ^ hand) & ~(void[defenders[0]] & void[defenders[1]])
        best = solo_lead(hand, out, trump) & 31
        hands[soloist] ^= 1 << best
        live ^= 1 << best
        led = SUIT_OF[best]
        stopped = False
        for seat in defenders:
            hand = hands[seat]
            legal = hand & led or hand & trump or hand
            card = solo_follow(hand, legal, live ^ hand, trump, best, not stopped) & 31
            if not led >> card & 1:
                void[seat] |= led if trump >> card & 1 else led | trump
            if (ABOVE[best] | (0 if trump >> best & 1 else trump)) >> card & 1:
                best = card
                stopped = True
            hands[seat] ^= 1 << card
            live ^= 1 << card
        if stopped:
            return False
    return True
