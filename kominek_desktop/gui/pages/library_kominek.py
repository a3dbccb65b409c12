"""How a match of Kominek or Klin stands: coats, and points on the eights (K31 to K36)."""

from __future__ import annotations

from kominek_desktop.gui.pages.library_tally import Tally, ending
from kominek_desktop.gui.texts import kominek_library as words
from kominek_desktop.session.entries import Summary


def tally(summary: Summary) -> Tally:
    """Coats that the person's pair has put on the other, and the other way round."""
    person = summary.person
    us = (person or 0) % 2
    worn, eights = summary.standing["coats"], summary.standing["eights"]
    ours, theirs = worn[1 - us], worn[us]
    if summary.over:
        details = words.coats(ours, theirs)
    else:
        details = words.coats_and_eights(ours, theirs, eights[us], eights[1 - us])
    return Tally(None if person is None else ours - theirs, ending(summary), details)
