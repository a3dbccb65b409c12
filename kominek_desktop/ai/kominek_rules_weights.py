"""The weights of the rule list: what each term adds to the score of a card, by pay scale.

A row is ``term | rule | play, printed | reading, printed | play, classic | reading, classic``.
*Play* weights choose a card (the highest score); *reading* weights say how likely a good player
is to have chosen a card (softmax of the scores). Several numbers in a cell are the cases of the
term, in the order named in :mod:`kominek_terms`. ``rule`` is the reason under which the term is
explained to the person.
"""

from __future__ import annotations

from kominek_desktop.ai.kominek_reasons import Reason

_TABLE = """
low | lead_low | 1.8 1.9 -0.6 -2.8 -7.1 | 0 -0.2 -0.5 -0.8 -1.6 | 2.4 2 -1.3 -3.7 -8.5 | 0.1 0 -0.6 -1 -2.2
side_master | master | -0.6 | 0.7 | 3.7 | 0.5
side_master_v | master | 4.6 | -0.5 | 1.5 | -0.5
trump_low | keep_trumps | -4.6 | -0.6 | -6 | -0.5
trump_low_v | keep_trumps | -5.5 | -3 | -6.5 | -4.3
trump_master | draw_trumps | 11.7 | 1.9 | 10.4 | 2.1
trump_master_v | draw_trumps | 9.9 | -0.5 | 10.7 | -0.5
no_trumps_out | master | 8 | 1.5 | 9.1 | 1.7
many_unseen | master | 9.4 | 1.1 | 8.5 | 1.7
opponent_ruffs | force_trump | 3.7 | 0.3 | -5.4 | -0.1
partner_ruffs | partner_ruffs | 3.8 | 0.2 | 3.3 | 0.6
length | long_suit | 1 | 0.9 | -0.6 | 0.5
singleton | lead_low | -0.8 | 0 | -0.4 | 0
under_master | keep_master | -3.8 | -2 | -2.8 | -2.2
partner_higher | partners_suit | -0.1 | -0.9 | -0.1 | -2.2
one_higher | third_high | 3.5 | 0.7 | 4.2 | 0.9
says_20 | marriage | 3.2 | 2.1 | 4.8 | 2.6
says_40 | marriage | 4.4 | 2.2 | 4.7 | 2.4
leads_king | marriage | 7.5 | -1.8 | 9.2 | -1.7
trump_pair_early | keep_pair | -2 | -1.8 | -2.1 | -1.6
side_pair_early | keep_pair | -5.5 | -2.4 | -5.4 | -3
own_trumps | draw_trumps | 1.9 | -0.5 | 3.5 | 0.1
their_trumps | draw_trumps | 2.6 | 1.5 | 3.1 | 1
their_trumps_none | keep_trumps | -1.4 | 0.2 | 0.1 | 0
namer_trump | draw_trumps | -0.5 | -0.2 | -0.5 | -0.1
namers_partner | draw_trumps | 0.3 | 0 | 0.4 | 0.1
master_trickless | master | 0.1 | 0.1 | 0 | -0.6
master_late | master | -0.4 | -0.9 | -0.1 | -0.4
partner_led | partners_suit | 1.5 | 0.1 | 1.5 | 0.1
opponent_led | lead_low | -0.3 | 0.1 | 0.4 | -0.1
take | take | 5.9 4.7 -1.7 -2.8 3.6 3.5 -3.6 -5.6 | 2.9 1.8 0 -0.1 2.8 1.4 -0.5 -1.5 | 6.7 4 -1.9 -3.7 3.7 4 -4.3 -5.7 | 3.4 1.7 -0.6 -0.5 2.8 1.3 -1.3 -1.8
take_v | take | 1 3.8 1.8 3.7 | -3.6 -1.6 -3.6 -1.4 | 0 4.9 0.8 2.2 | -3.3 -0.9 -3 -1
take_table | take_pips | 3.9 -1.7 | 1 -0.2 | 3.7 -1.2 | 1.2 -0.2
ruff | ruff | -2 | -1.2 | -1 | -1.1
ruff_v | ruff | -1.4 | 0.7 | -2.9 | 0.4
take_master | keep_master | -2.8 | 1.1 | -2.4 | 0.8
first_trick | first_trick | -0.7 | 1.1 | -0.1 | 0.8
lead_side_pair | lead_next | 2.7 | 1.7 | 3.4 | 1.7
lead_trump_pair | lead_next | 4.5 | 1 | 4.7 | 1.3
lead_masters | lead_next | 3.2 | -0.1 | 2.1 | -0.1
stop_50 | take | -0.4 | -0.5 | -0.3 | -0.2
second_hand | take | -0.1 | -0.3 | -0.3 | 0
give | give | 8.6 9.7 -4.9 -5.5 | 0.3 1 -2.4 -2.8 | 9.5 9.7 -5.8 -7 | 0.5 1.1 -2.7 -3.8
give_ace | keep_master | -6.5 | -0.6 | -6.8 | -0.5
lose | their_trick | -12.3 -11.1 -5.9 -12 | -3.9 -5.2 -1.8 -4 | -12.7 -12.4 -3.2 -12.4 | -4 -5.9 -1 -4.1
lose_ace | their_trick | -2.8 | 0 | -3.2 | -0.1
throw_master | keep_master | -3.7 | 0 | -4.1 | -0.1
break_trump_pair | keep_pair | -4.1 | -1.8 | -4.8 | -1.8
break_side_pair | keep_pair | -3.4 | -1.2 | -4.6 | -1.3
bare_ten | guard_ten | -4.8 | -1 | -5 | -0.8
reach_safe | ends_deal | 8.2 | 0.7 | 8.5 | 0.8
reach_unsafe | ends_deal | 3.5 | 0.7 | 2.6 | 0.4
reach_theirs | their_66 | -3 | 0 | -3 | 0.3
reach_33 | reach_33 | -0.1 | 0 | 1.6 | 0.5
"""  # noqa: E501 - one row of the table each

Weights = dict[str, tuple[float, ...]]
"""The numbers of a term by its name."""

_ROWS = [[cell.strip() for cell in row.split("|")] for row in _TABLE.strip().splitlines()]


def _column(place: int) -> Weights:
    return {row[0]: tuple(map(float, row[place].split())) for row in _ROWS}


PLAY_PRINTED, READ_PRINTED, PLAY_CLASSIC, READ_CLASSIC = map(_column, range(2, 6))
RULE_OF: dict[str, Reason] = {row[0]: Reason(row[1]) for row in _ROWS}
"""The reason under which a term is explained."""
