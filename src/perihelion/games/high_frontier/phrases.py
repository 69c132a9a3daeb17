"""How cards, spaces and glory are called, and what is printed on them, as phrases of no language."""

from collections.abc import Iterator, Mapping

from perihelion.engine.speech import Declared, Glossary, Phrase, listed, phrase, said
from perihelion.games.high_frontier.components import Card, Side, Thruster
from perihelion.games.high_frontier.content import Content
from perihelion.games.high_frontier.mat import Venture
from perihelion.games.high_frontier.starmap.landmarks import Bearing, bearings
from perihelion.games.high_frontier.starmap.spaces import Site, Space

BLACK_UP = "*"  # after the id of a card: its black side is up
STACK_KINDS = ("leo", "rocket", "outpost", "freighter")
SILENT = "missile_crew"  # an ability of an expansion only

# What moves with a card or a place say, and what the piece says of itself.
POINTS: Phrase = {"first": [said("number of glory"), 0]}  # that the move brings
CARD: Declared = {"card": "card", "gives": "text-up of card"}
CARGO: Declared = {"card": "card", "gives": "mass-up of card"}
PRODUCT: Declared = {"card": "card", "gives": "built-text of card"}
LIT: Declared = {
    "card": "card",
    "gives": {"first": [said("phrase at flight launches $move said"), said("text-up of card")]},
}
PLACE: Declared = {"place": "space", "gives": "way-on of place"}
SOMEBODY: Declared = {"who": "seat"}
STACK: Declared = {
    "slot": "numbered",
    "gives": "card[] at players $seat stacks $slot cards",
}


def glossary(content: Content) -> Glossary:
    """The words of every piece.

    side, built, both        a card by the side its id tells, by its black side, by both
    text, mass, built-text   what that side can do
    space, about-space       a space inside a sentence, and what it is
    crew                     the crew of a faction; nothing for other cards
    numbered                 stacks, of which there may be several: rocket-2
    refuelling               how water is drawn: with any unit, or as a move says it
    piece, is-glory          a site or a space of the Glory Arena, from which a piece is taken back
    """
    cards, glories, ventures = content.cards.values(), content.glories.values(), content.ventures.values()
    near = bearings(content.map.spaces.values())
    sides = {name: (card, side) for card in cards for name, side in _sides(card)}
    units = [card.id for card in cards if any(side.isru is not None for side in card.sides)]
    unsaid: dict[str, Phrase] = {"*": ""}
    found: Glossary = {
        "side": {name: _name(content, card, side) for name, (card, side) in sides.items()},
        "built": {card.id: _name(content, card, card.sides[-1]) for card in cards},
        "both": {card.id: _both(content, card) for card in cards},
        "crew": unsaid | {faction: phrase("hf-crew", faction=faction) for faction in content.factions},
        "text": unsaid | {name: listed("list-more", figures(*told)) for name, told in sides.items()},
        "built-text": {card.id: {"text": f"{card.id}{BLACK_UP}"} for card in cards},
        "mass": {name: phrase("hf-says-mass", mass=side.mass) for name, (_, side) in sides.items()},
        "space": {space.id: _space(space, near.get(space.id)) for space in content.map.spaces.values()},
        "about-space": {space.id: _about_space(space) for space in content.map.spaces.values()},
        "numbered": dict.fromkeys(STACK_KINDS, True),
        "deck": {"*": phrase("hf-deck", deck=said("word of it"))},
        "faction": {"*": phrase("hf-faction", faction=said("word of it"))},
        "refuelling": dict.fromkeys(units, "unit"),
        "venture": {venture.id: phrase("hf-venture", venture=venture.id) for venture in ventures},
        "about-venture": {venture.id: _about_venture(venture) for venture in ventures},
        "venture-worth": {v.id: phrase("hf-worth", name={"venture": v.id}, points=v.vp) for v in ventures},
        "glory": {glory.id: phrase("hf-glory", glory=glory.id) for glory in glories},
        "glory-worth": {g.id: phrase("hf-worth", name={"glory": g.id}, points=g.vp) for g in glories},
        "piece": {"*": said("space of it")} | {glory.id: {"glory": glory.id} for glory in glories},
        "is-glory": {"*": "no"},
    }
    found["is-glory"] |= {glory.id: "yes" for glory in glories}
    return found


# Cards.


def _sides(card: Card) -> Iterator[tuple[str, Side]]:
    """The names of its sides: "T1", "T1*"."""
    yield from zip((card.id, f"{card.id}{BLACK_UP}"), card.sides, strict=False)


def _both(content: Content, card: Card) -> Phrase:
    if card.id in content.factions:
        return {"side": card.id}
    return " / ".join(side.name for side in card.sides)


def _name(content: Content, card: Card, side: Side) -> Phrase:
    """As printed, in every language; a crew is that of its faction."""
    return phrase("hf-crew", faction=card.id) if card.id in content.factions else side.name


def figures(card: Card, side: Side) -> Iterator[Phrase]:
    """What a side can do, in a line."""
    yield phrase("hf-says-mass", mass=side.mass)
    if side.thruster:
        yield listed(", ", _thruster(side.thruster))
    if side.isru is not None:
        platforms = [phrase("hf-platform", platform=platform) for platform in side.platforms]
        yield phrase("hf-says-isru", isru=side.isru, platforms=listed("list-and", platforms))
    for letter, minus in side.assay.items():
        yield phrase("hf-says-assay", letter=letter or "any", minus=minus)
    for code in sorted(side.codes - {SILENT}):
        yield phrase("hf-says-ability", code=code)
    if card.letter:
        yield phrase("hf-says-letter", letter=card.letter)


def _thruster(thruster: Thruster) -> Iterator[Phrase]:
    yield phrase("hf-says-thrust", thrust=thruster.thrust, fuel=str(thruster.fuel), sail=thruster.sail)
    if thruster.afterburn is not None:
        yield phrase("hf-says-afterburn", steps=thruster.afterburn)
    if thruster.solar:
        yield phrase("hf-says-solar")


# Spaces.


def _space(space: Space, near: Bearing | None) -> Phrase:
    """A space inside a sentence: its own name, or what it is and near which world."""
    if near is None:
        return _place(space.id, space.name)
    world = _place(near.site, near.world)
    return phrase("hf-space", what=near.what, number=near.number, world=world)


def _place(space: str, name: str) -> Phrase:
    """The name of a place, in the language where it has one of its own."""
    return phrase("hf-place", space=space or "none", name=name)


def _about_space(space: Space) -> Phrase:
    """What a space is and holds, in a line."""
    if space.site:
        return listed(", ", _site(space.site))
    hazard = [phrase("hf-hazard", hazard=space.hazard)] if space.hazard else []
    return listed(", ", [phrase("hf-kind", kind=space.kind), *hazard])


def _site(site: Site) -> Iterator[Phrase]:
    yield phrase("hf-says-site", size=site.size, letter=site.letter, hydration=site.hydration)
    if site.science:
        yield phrase("hf-says-science")
    if site.atmosphere:
        yield phrase("hf-says-atmosphere")


def _about_venture(venture: Venture) -> Phrase:
    about: Mapping[str, Phrase] = {"letter": venture.letter, "claims": venture.claims, "vp": venture.vp}
    return phrase("hf-says-venture", water=venture.water, **about)
