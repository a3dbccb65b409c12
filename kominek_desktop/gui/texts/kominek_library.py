"""Words of the library that belong to Kominek, and to Klin which scores alike."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


def coats(ours: int, theirs: int) -> str:
    """Coats that each pair has put on the other."""
    return translate("KominekLibrary", "fur coats {ours} : {theirs}").format(
        ours=ours, theirs=theirs
    )


def coats_and_eights(ours: int, theirs: int, our_eight: int, their_eight: int) -> str:
    """How a match stands that is not over: coats put on the others, points on the eights."""
    return translate(
        "KominekLibrary", "fur coats {ours} : {theirs}, eights {our_eight} : {their_eight}"
    ).format(ours=ours, theirs=theirs, our_eight=our_eight, their_eight=their_eight)
