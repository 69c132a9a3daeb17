"""Names and texts: what people can read, and which names look alike to somebody in a hurry."""

from __future__ import annotations

import unicodedata

from perihelion.engine.plain import plain
from perihelion.engine.refused import Refused

LONGEST_NAME, LONGEST_FOLDED, LONGEST_LIKENESS = 24, 40, 120
CAPITALS = str.maketrans("ΗΝΥΜ", "hnym")  # small, these look like other letters
CYRILLIC = dict(zip("авекмнорстухіјѕԁһԛԝгєп", "abekmhopctyxijsdhqwren", strict=True))
GREEK = dict(zip("αβγεζηικμνορτυχωϲϳ", "abyeznikuvoptuxwcj", strict=True))
LATIN = dict(zip("ıɑɡɩøđðħłŧə", "iagioddhlta", strict=True)) | {"æ": "ae", "œ": "oe", "þ": "p"}
SMALL_CAPITALS = dict(zip("ᴀʙᴄᴅᴇɢʜɪᴊᴋʟᴍɴᴏᴘʀᴛᴜᴠᴡʏᴢ", "abcdeghijklmnoprtuvwyz", strict=True))
CHEROKEE = dict(zip("ꭺᏼꮯꭰꭼꮐꮋꭻꮶꮮꮇꮲꮢꮪꭲꮩꮃꮍꮓ".upper(), "abcdeghjklmprstvwyz", strict=True))
ARMENIAN = dict(zip("օսոհցզյ", "ounhgqj", strict=True))
FIGURES = {"0": "o", "1": "i", "5": "s", "|": "i", "!": "i", "$": "s"}
ALIKE = str.maketrans(CYRILLIC | GREEK | LATIN | SMALL_CAPITALS | CHEROKEE | ARMENIAN | FIGURES)
PAIRS = (("rn", "m"), ("vv", "w"), ("l", "i"))
BLANK = "\u115f\u1160\u3164\uffa0"  # letters that show nothing


def checked_name(name: str) -> str:
    """A name people can read: one line, no invisible signs, no longer than fits a seat."""
    line = " ".join(unicodedata.normalize("NFC", name).split())
    if not line or len(line) > LONGEST_NAME:
        raise Refused("bad-name", limit=LONGEST_NAME)
    if any(unicodedata.category(sign)[0] == "C" for sign in line) or len(folded(line)) > LONGEST_FOLDED:
        raise Refused("bad-name", limit=LONGEST_NAME)
    return line


def checked_text(text: str) -> str:
    """One line of text without signs that steer a terminal or turn the reading direction."""
    read = plain(text)
    if not read:
        raise Refused("nothing-said")
    return read


def folded(account: str) -> str:
    """Names that look alike are one account."""
    plain = unicodedata.normalize("NFKC", account).casefold()
    return " ".join(unicodedata.normalize("NFKC", plain).split())


def likeness(name: str) -> str:
    """The same for all names that look alike: case, accents, spaces, signs and foreign letters aside."""
    small = unicodedata.normalize("NFKC", name).translate(CAPITALS).casefold()
    apart = unicodedata.normalize("NFKD", small).translate(ALIKE)
    plain = "".join(sign for sign in apart if unicodedata.category(sign)[0] in "LN" and sign not in BLANK)
    for written, read in PAIRS:
        plain = plain.replace(written, read)
    return (plain or apart)[:LONGEST_LIKENESS]
