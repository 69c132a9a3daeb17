"""The picture of a link: 1200 by 630, the cover of a game, what is to be said, and the seats."""

from __future__ import annotations

from base64 import b64encode
from functools import cache
from html import escape
from importlib.resources import files
from io import BytesIO
from typing import Literal

import msgspec
from PIL import Image, ImageColor
from resvg_py import svg_to_bytes

WIDTH, HEIGHT = 1200, 630
LEFT = 64
TITLES = "font-family=\"'Exo 2'\""
COLOURS = ("#4d8df0", "#3fae66", "#e3bb38", "#d9514a", "#ea8636")
KEPT = (*COLOURS, "#f6c95c")
NARROW, WIDE = frozenset("iljftrI.,:;!'’|()[] "), frozenset("mwMWQOÆŒ@%")
MOST_SEATS = 6
LETTERS = ((0x20, 0x24F), (0x384, 0x3FF), (0x400, 0x45F), (0x490, 0x491), (0x1E00, 0x1EFF), (0x2010, 0x203A))
HERE = files("perihelion.server.previews")

Cover = Literal["home", "wild-space", "galaxy-trucker", "high-frontier"]


class Sitting(msgspec.Struct, frozen=True):
    """A seat: whose, with how many points if that is known, whether they won, and its number."""

    name: str
    points: int | None = None
    won: bool = False
    seat: int = 0


class Scene(msgspec.Struct, frozen=True):
    """What a picture shows.

    above   a few words over the title, in gold
    below   a sentence under it
    """

    cover: str
    title: str
    above: str = ""
    below: str = ""
    seats: tuple[Sitting, ...] = ()


def draw(scene: Scene) -> bytes:
    """The picture as a PNG; runs in a worker."""
    said = {name: legible(getattr(scene, name)) for name in ("title", "above", "below")}
    return _lighter(_png(_svg(msgspec.structs.replace(scene, **said)), WIDTH))


def _lighter(png: bytes) -> bytes:
    """The same in 256 colours, those of the seats and what suits it: messengers fetch no more than 300 kB."""
    drawn, light = Image.open(BytesIO(png)).convert("RGB"), BytesIO()
    others = 256 - len(KEPT)
    palette = Image.new("P", (1, 1))
    suited = (drawn.quantize(others).getpalette() or [])[: 3 * others]
    palette.putpalette([*suited, *(part for colour in KEPT for part in ImageColor.getrgb(colour))])
    drawn.quantize(palette=palette, dither=Image.Dither.NONE).save(light, "PNG", optimize=True)
    return light.getvalue()


def _png(svg: str, width: int) -> bytes:
    """Nothing of the machine gets in: neither its fonts nor its files."""
    return bytes(svg_to_bytes(svg_string=svg, width=width, skip_system_fonts=True, font_files=_fonts()))


@cache
def _fonts() -> list[str]:
    return [str(one) for one in (HERE / "fonts").iterdir() if one.name.endswith(".ttf")]


@cache
def _backdrop(cover: str) -> str:
    """A cover as an image: drawn once, it need not be drawn for each table."""
    text = (HERE / "covers" / f"{cover}.svg").read_text("utf-8")
    return b64encode(_png(text, 1620 if cover == "home" else 1186)).decode()


def _svg(scene: Scene) -> str:
    home = scene.cover == "home"
    wide, x = (1620, -170) if home else (1186, 300)
    return "".join(
        (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}">{DEFS}',
            f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#0d1220"/>',
            f'<image x="{x}" width="{wide}" height="{HEIGHT}" ',
            f'href="data:image/png;base64,{_backdrop(scene.cover)}"/>',
            f'<rect x="{0 if home else 300}" width="900" height="{HEIGHT}" fill="url(#fade)"/>',
            _said(scene),
            BRAND,
            "</svg>",
        )
    )


DEFS = (
    '<defs><linearGradient id="fade"><stop stop-color="#0d1220"/>'
    '<stop offset=".3" stop-color="#0d1220" stop-opacity=".9"/>'
    '<stop offset=".62" stop-color="#0d1220" stop-opacity="0"/></linearGradient></defs>'
)
BRAND = (
    f'<g transform="translate({LEFT} 556)"><circle cx="22" cy="12" r="12" fill="#f6c95c"/>'
    '<ellipse cx="22" cy="12" rx="22" ry="9" fill="none" stroke="#7fd6ee" stroke-width="3" '
    'transform="rotate(-18 22 12)"/>'
    f'<text x="60" y="23" {TITLES} font-weight="700" font-size="30" fill="#edf1fb">Perihelion</text>'
    "</g>"
)


def _said(scene: Scene) -> str:
    """From above to below: a few words, the title, a sentence, the seats."""
    size = 60 if scene.seats else 68
    room = 540 if scene.cover == "home" else 560
    lines, parts = _wrapped(scene.title, size, room, most=2 if scene.seats else 3), list[str]()
    y = 92.0 if scene.seats else 150.0
    if scene.above:
        parts.append(_text(LEFT, y, cut(scene.above, 30, room), size=30, fill="#f6c95c", bold=True))
        y += 14
    for line in lines:
        y += size * 1.08
        parts.append(_text(LEFT, y, line, size=size, fill="#ffffff", bold=True))
    y += 16
    for line in _wrapped(scene.below, 29, room, most=3 if not scene.seats else 2) if scene.below else ():
        y += 40
        parts.append(_text(LEFT, y, line, size=29, fill="#c9d2ea"))
    return "".join(parts) + _seats(scene.seats, y + 34)


def _seats(seats: tuple[Sitting, ...], y: float) -> str:
    """One line for each; the points stand under each other, and a winner has a gold frame."""
    step = min(52.0, (540 - y) / max(1, min(len(seats), MOST_SEATS)))
    parts = []
    for line, one in enumerate(seats[:MOST_SEATS]):
        at, size = y + line * step, min(28.0, step * 0.6)
        frame = ' stroke="#f6c95c" stroke-width="2.5"' if one.won else ""
        box = f'<rect x="{LEFT}" y="{at:.1f}" width="500" height="{step - 7:.1f}" rx="10" '
        parts.append(f'{box}fill="#0a0f1e" fill-opacity=".72"{frame}/>')
        middle = at + (step - 7) / 2
        disc = f'<circle cx="{LEFT + 26}" cy="{middle:.1f}" r="{step * 0.17:.1f}" '
        parts.append(f'{disc}fill="{COLOURS[one.seat % len(COLOURS)]}"/>')
        base = middle + size * 0.36
        name = cut(legible(one.name) or f"#{one.seat + 1}", size, 375)
        parts.append(_text(LEFT + 50, base, name, size=size, fill="#f6c95c" if one.won else "#edf1fb"))
        if one.points is not None:
            parts.append(
                _text(LEFT + 480, base, str(one.points), size=size, fill="#ffffff", bold=True, end=True)
            )
    return "".join(parts)


def _text(
    x: float, y: float, said: str, *, size: float, fill: str, bold: bool = False, end: bool = False
) -> str:
    face = f'{TITLES} font-weight="700"' if bold else 'font-family="Inter" font-weight="500"'
    anchor = ' text-anchor="end"' if end else ""
    return (
        f'<text x="{x}" y="{y:.1f}" {face} font-size="{size:.1f}" fill="{fill}"{anchor}>{plain(said)}</text>'
    )


def plain(said: str) -> str:
    """Words as they may stand in a document; signs that no document may hold are left out."""
    return escape("".join(one for one in said if one.isprintable()))


def legible(said: str) -> str:
    """What our fonts have letters for: a name in others is better left out than shown as boxes."""
    return " ".join("".join(one for one in said if _has_letter(one)).split())


def _has_letter(one: str) -> bool:
    return one.isprintable() and any(first <= ord(one) <= last for first, last in LETTERS)


def _width(said: str, size: float) -> float:
    """About how wide words are; rather too wide than too narrow."""
    return size * sum(0.34 if one in NARROW else 0.92 if one in WIDE else _usual(one) for one in said)


def _usual(letter: str) -> float:
    return 0.68 if letter.isupper() else 1.0 if ord(letter) > 0x2E80 else 0.6


def cut(said: str, size: float, room: float) -> str:
    """As many letters as there is room for."""
    if _width(said, size) <= room:
        return said
    while said and _width(said + "…", size) > room:
        said = said[:-1]
    return said.rstrip() + "…"


def _wrapped(said: str, size: float, room: float, *, most: int) -> list[str]:
    """Words in lines; what does not fit into so many is cut."""
    lines = [""]
    for word in said.split():
        longer = f"{lines[-1]} {word}".strip()
        if lines[-1] and _width(longer, size) > room:
            lines.append(word)
        else:
            lines[-1] = longer
    kept = lines[:most]
    if len(lines) > most:
        kept[-1] = f"{kept[-1]} {lines[most]}"
    return [cut(line, size, room) for line in kept]
