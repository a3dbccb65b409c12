"""What the headless commands say about a fault: one English line each."""

from __future__ import annotations

from pathlib import Path

from kominek_desktop.rules.record import BadRecord, RecordFault

_SENTENCES = {
    RecordFault.NOT_TEXT: "this is not a text file in UTF-8 (found {text})",
    RecordFault.NOT_A_RECORD: "not a record: the first line must be '{expected}'",
    RecordFault.UNKNOWN_FORMAT: "unknown format {text}; this program reads '{expected}'",
    RecordFault.BAD_HEADER: "unknown, repeated or malformed header line {text}",
    RecordFault.TRUNCATED: "the header ends before its '{expected}' line",
    RecordFault.UNKNOWN_GAME: "there is no game {text}",
    RecordFault.BAD_OPTION: "the game has no option {text}, or it is named twice",
    RecordFault.BAD_SEATS: "the game has {expected} seats, the record names {text}",
    RecordFault.BAD_MOVE: "{text} is not a move of this game",
    RecordFault.WRONG_SEAT: "{text}, but it is {expected}'s turn",
    RecordFault.ILLEGAL_MOVE: "{text} is not allowed here: {refusal}",
    RecordFault.MATCH_OVER: "{text} comes after the end of the match",
}
_NO_EMPTY_LINE = "the header must end with an empty line"
_NO_SEAT = "{text}, but chance is to move (a shuffle or a lot, written without a seat)"


class CommandFault(Exception):
    """A command that cannot be carried out; the text is the line to be shown."""


def describe(error: BadRecord) -> str:
    """A sentence about a bad record, without its place."""
    sentence = _SENTENCES[error.fault]
    if not error.expected:
        if error.fault is RecordFault.TRUNCATED:
            sentence = _NO_EMPTY_LINE
        elif error.fault is RecordFault.WRONG_SEAT:
            sentence = _NO_SEAT
    refusal = ""
    if error.refusal is not None:
        refusal = f"{error.refusal.id.replace('_', ' ')} (rule {error.refusal.clause})"
    return sentence.format(text=repr(error.text), expected=error.expected, refusal=refusal)


def bad_file(path: Path, error: BadRecord) -> CommandFault:
    """The fault of a record file, with file, line and column."""
    return CommandFault(f"{path}:{error.line}:{error.column}: {describe(error)}")


def bad_path(path: Path, error: OSError) -> CommandFault:
    """The fault of a file that cannot be read or written."""
    return CommandFault(f"{path}: {error.strerror or error}")
