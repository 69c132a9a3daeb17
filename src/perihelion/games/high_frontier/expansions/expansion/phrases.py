"""What the red boxes of cards say, as phrases of no language."""

from __future__ import annotations

from collections.abc import Iterator

from perihelion.engine.speech import Glossary, Phrase, listed, phrase
from perihelion.games.high_frontier.components import Card, CardName, Side, name_of
from perihelion.games.high_frontier.content import Content
from perihelion.games.high_frontier.phrases import figures


def card_glossary(content: Content) -> Glossary:
    """What a side can do, with its red box; and the sides with their heavy end up."""
    texts: dict[str, Phrase] = {}
    masses: dict[str, Phrase] = {}
    names: dict[str, Phrase] = {}
    for card in content.cards.values():
        for name, side in _names(card):
            texts[name] = listed("list-more", [*figures(card, side), *red_box(side)])
            if "/" in name:
                masses[name] = phrase("hf-says-mass", mass=side.mass)
                names[name] = phrase("hf-heavy", name=side.name)
    return {"text": texts, "mass": masses, "side": names}


def _names(card: Card) -> Iterator[tuple[CardName, Side]]:
    for end, sides in (("", card.sides), *card.ends.items()):
        for black, side in enumerate(sides):
            yield name_of(card.id, black=bool(black), end=end), side


def red_box(side: Side) -> Iterator[Phrase]:
    """Hardness, needs, supplies, cooling and triangle.  [HF-2.6C.E HF-2.6G]"""
    yield phrase("hf-says-hard", hard=side.rad_hard)
    for kinds in (side.needs.generator, side.needs.reactor):
        if kinds:
            yield phrase("hf-says-needs", kinds=listed("list-or", map(_kind, kinds)))
    if side.needs.therms:
        yield phrase("hf-says-therms", therms=side.needs.therms)
    if side.supplies:
        yield phrase("hf-says-supplies", kinds=listed("list-or", map(_kind, side.supplies)))
    if side.cooling:
        yield phrase("hf-says-cools", therms=side.cooling)
    if side.support:
        thrust = f"{side.support.thrust:+d}".replace("-", "−")
        yield phrase("hf-says-support", thrust=thrust, fuel=str(side.support.fuel))
    if side.solar:
        yield phrase("hf-says-solar-support")
    if side.thruster is not None and side.thruster.dirt:
        yield phrase("hf-says-dirt")


def _kind(kind: str) -> Phrase:
    return phrase("hf-support-kind", kind=kind)
