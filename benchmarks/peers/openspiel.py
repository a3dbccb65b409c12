"""A player of ours against OpenSpiel's information set Monte Carlo tree search (``ismcts``).

``python -m benchmarks.peers.openspiel PLAYER [--simulations N] [--uct-c C] [--tree public|own]
[--deals N] [--seed S] [--options KEY=VALUE,...] [--jobs N] [--json]``, with the extra ``peers``
installed. Card play only, over duplicate deals of the arena: the same cards at two tables with the
pairs changed over. mean: points per deal of PLAYER's pair less those of ``ismcts``; half_width: of
its 95 % interval. Times are processor time of decisions with a choice, ``a`` is PLAYER.
"""

from __future__ import annotations

import argparse
import json
import sys
from typing import Any

from benchmarks.peers.ismcts import Peer
from kominek_desktop.cli.arena import Order, gather, play
from kominek_desktop.cli.faults import CommandFault
from kominek_desktop.cli.selfplay import find_options
from kominek_desktop.cli.tables import format_mapping
from kominek_desktop.rules.games import find_game

NAME = "ismcts"
"""What the guest is called."""


def measure(order: Order, peer: Peer) -> dict[str, Any]:
    """The JSON-ready report of ``order.a`` against the peer; raises CommandFault."""
    draw = find_options(find_game(order.game), order.options, order.seed)
    if any(draw(deal).claim != "automatic" for deal in range(order.deals)):
        raise CommandFault("--options: ismcts plays deals that end by themselves, claim=automatic")
    facts = gather(order, play(order, {NAME: peer}))
    tree = "public" if peer.public else "own"
    return facts | {"simulations": peer.simulations, "uct_c": peer.uct_c, "tree": tree}


def main() -> int:
    """Plays and prints; the exit code."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("player", metavar="PLAYER", help="a player of ours, or 'cheater'")
    parser.add_argument("--simulations", metavar="N", type=int, default=1000)
    parser.add_argument("--uct-c", metavar="C", type=float, default=3.0, help="default: 3")
    parser.add_argument(
        "--tree",
        choices=("public", "own"),
        default="public",
        help="a node is what all have seen, or what the seat on turn knows; default: public",
    )
    parser.add_argument("--deals", metavar="N", type=int, default=100, help="default: 100")
    parser.add_argument("--seed", metavar="S", type=int, default=0, help="default: 0")
    parser.add_argument("--options", metavar="KEY=VALUE,...", default="", help="house rules")
    parser.add_argument("--jobs", metavar="N", type=int, default=1, help="processes; default: 1")
    parser.add_argument("--json", action="store_true", help="report as JSON")
    given = parser.parse_args()
    if min(given.simulations, given.deals, given.jobs) < 1:
        parser.error("simulations, deals and jobs must be at least 1")
    order = Order(
        given.player,
        NAME,
        deals=given.deals,
        seed=given.seed,
        options=given.options,
        card_play=True,
        jobs=given.jobs,
    )
    try:
        facts = measure(order, Peer(given.simulations, given.uct_c, given.tree == "public"))
    except CommandFault as fault:
        print(fault, file=sys.stderr)
        return 2
    print(json.dumps(facts, indent=2) if given.json else format_mapping(facts).rstrip())
    return 0


if __name__ == "__main__":
    sys.exit(main())
