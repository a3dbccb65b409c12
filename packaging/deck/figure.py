"""What the three figures share: face, hand, cuff, sash, sprig, frame.

Units: the middle of the card is the origin; a half figure stands on y = 0 and reaches up to
y = -149; the frame is at x = 76 and y = 154.
"""

from __future__ import annotations

from .palette import CREAM, INK, KNUCKLE, LIPS, SKIN, SKIN_SHADE, Cloth, lighter, mix
from .parts import eye, lozenge, petal
from .paths import Matrix, Path, box, disc, folded, joined, line, oval, path, shape
from .pips import pip
from .sheet import Sheet

FRAME = box(-76, -154, 152, 308, 5)
SIGN_SIZE, SIGN_X, SIGN_Y = 27.0, -58.0, -128.0
MIDDLE_OF_FACE = -88.0

OVAL_FACE = folded("M0 -114 C15 -114 22 -107 22 -95 C22 -78 15 -66 0 -62")
NOSE = shape("M0 -100 C1.6 -97 1.6 -92 4.2 -85.5 C4.4 -82.5 2 -81.5 0 -81.5 L-0.6 -84 L-0.6 -97")
BROW = shape("M3.4 -99.2 C7 -102.6 13 -103.2 17 -98.6 C13 -100.8 8 -100.6 3.8 -97.6")
SOFT_BROW = shape("M4 -100 C7.6 -103.6 13.6 -103.6 17 -99 C13.4 -101.6 8.4 -101.8 4.4 -98.8")
UPPER_LIP = folded("M0 -75.8 C2 -77.8 5.2 -76.4 7.4 -75 C4.8 -73.8 2.4 -73.4 0 -73.6")
LOWER_LIP = folded("M0 -73.6 C2.4 -73.4 4.6 -73.8 6.6 -74.6 C4.8 -70.6 2 -69.8 0 -69.8")


def face(cloth: Cloth, brow: str, cheek: str, woman: bool = False) -> Sheet:
    """A frontal face without hair, looking straight out; the fire is seen in the eyes."""
    sheet = Sheet()
    sheet.piece([(OVAL_FACE, SKIN)], 1.8)
    sheet.fill(disc(15, -85.5, 3.9 if woman else 3.5).both(), cheek)
    sheet.fill(NOSE, SKIN_SHADE)
    sheet.fill(eye(9, -94.4, 8, 5.6).both(), INK)
    sheet.fill(joined((disc(10.3, -95.6, 1.1), disc(-7.7, -95.6, 1.1))), cloth.gold)
    sheet.fill((SOFT_BROW if woman else BROW).both(), brow)
    if woman:
        lash = shape(
            "M4.6 -95 C6 -99.4 12 -99.8 14.6 -96.4 L15.6 -97.6 L14 -94.6 C11.6 -98 7 -97.6 4.6 -95"
        )
        sheet.fill(lash.both(), INK)
    lips = LIPS if woman else mix(LIPS, SKIN_SHADE, 0.35)
    sheet.fill(UPPER_LIP, lips)
    sheet.fill(LOWER_LIP, lighter(lips, 0.08))
    sheet.line(path("M-1.8 -66.4 C-0.6 -65.6 0.6 -65.6 1.8 -66.4"), SKIN_SHADE, 1.0)
    return sheet


def put_face(sheet: Sheet, drawn: Sheet, scale: float, lower: float) -> None:
    """Lay a face scaled about its own middle and moved down."""
    sheet.put(drawn, Matrix(scale, 0, 0, scale, 0, MIDDLE_OF_FACE * (1 - scale) + lower))


def fist(x: float, y: float) -> Sheet:
    """A hand closed round something upright; the thumb lies on the fingers."""
    sheet = Sheet()
    fingers = [
        oval(x + dx, y + dy, rx, 3.3)
        for dx, dy, rx in ((0.2, -6.2, 8.2), (0.6, -2.1, 9.3), (0.6, 2.1, 9.2), (0, 6.1, 8.0))
    ]
    palm = box(x - 7.6, y - 7.4, 15, 15, 5)
    sheet.piece([(palm, SKIN), *((finger, SKIN) for finger in fingers)], 3.2)
    for dy in (-4.1, 0, 4.1):
        sheet.line(line((x - 1.6, y + dy), (x + 7.4, y + dy)), KNUCKLE, 1.2)
    thumb = oval(x - 4.4, y - 0.6, 3.2, 6.2, 24)
    sheet.piece([(thumb, SKIN)], 1.6)
    return sheet


def cuff(x: float, y: float, width: float, height: float, colour: str, trim: str) -> Sheet:
    """A turned-up cuff by its middle."""
    sheet = Sheet()
    sheet.piece([(box(x - width / 2, y - height / 2, width, height, 3.6), colour)], 3.4)
    if trim:
        sheet.line(line((x - width / 2 + 3, y), (x + width / 2 - 3, y)), trim, 1.8)
    return sheet


def sprig(cloth: Cloth) -> Sheet:
    """The pale twig in the gap left of the king and the jack."""
    colour = lighter(cloth.leaf, 0.35)
    sheet = Sheet()
    sheet.line(line((-58, -46), (-58, -86)), colour, 1.8)
    leaves = [petal(13, 7).at(-58, y, a) for y in (-56, -66.5, -77) for a in (-52, 52)]
    sheet.fill(joined([*leaves, petal(14, 7.4).at(-58, -84)]), colour)
    return sheet


def sash(cloth: Cloth) -> Sheet:
    """The woven belt across the middle: it hides the seam and is the same for all ranks."""
    sheet = Sheet()
    sheet.fill(box(-75, -11, 150, 22), INK)
    sheet.fill(box(-75, -8.6, 150, 17.2), cloth.gold)
    places = [21.4 * i for i in range(-3, 4)]
    sheet.fill(joined(lozenge(x, 0, 15.6, 13.4) for x in places), cloth.second)
    sheet.fill(joined(lozenge(x, 0, 8, 7) for x in places), CREAM)
    between = [21.4 * (i + 0.5) for i in range(-3, 3)]
    buds = joined(oval(x, y, 2.3, 3.3) for x in between for y in (-3.7, 3.7))
    sheet.fill(buds, cloth.main)
    return sheet


def frame(cloth: Cloth) -> Sheet:
    """The thin line round a court picture."""
    sheet = Sheet()
    sheet.line(FRAME, cloth.main, 1.3)
    return sheet


def sign(suit: str, cloth: Cloth, open_: bool) -> Path:
    """The suit sign in the upper left of a half."""
    return pip(suit, SIGN_SIZE, SIGN_X, SIGN_Y, open_=open_)
