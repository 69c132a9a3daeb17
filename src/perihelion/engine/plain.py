"""Plain text: one line, without signs that steer a terminal or turn the reading direction."""

import unicodedata

DIRECTIONS = "\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"


def is_steering(sign: str) -> bool:
    """Whether a sign is not read but does something: NUL, bells, escapes, turns of direction."""
    return sign in DIRECTIONS or (unicodedata.category(sign) in ("Cc", "Cs") and not sign.isspace())


def plain(text: str) -> str:
    """The text without such signs; all white space is one space."""
    return " ".join("".join(sign for sign in text if not is_steering(sign)).split())
