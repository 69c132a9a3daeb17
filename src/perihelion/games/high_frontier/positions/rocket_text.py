"""A rocket in words, for the planner: `Mirror Steamer + Crew, 3 tanks`.

Commas and ends of lines part what is said; `#` begins a remark. Cards are joined by `+` and known by their
id, with `*` for the black side, by the name of a side, or by as much of it as is only theirs.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import TypeVar

from perihelion.engine.positions import as_number
from perihelion.engine.refused import Refused
from perihelion.games.high_frontier.components import BLACK, WHITE, CardId, Side, SiteId, SpaceId
from perihelion.games.high_frontier.content import Content
from perihelion.games.high_frontier.flights.laws import ELEVATOR
from perihelion.games.high_frontier.planner.craft import Craft, fuelled
from perihelion.games.high_frontier.state import LEO

T = TypeVar("T")
CREW = "crew"
FLAGS = ("beamed", "freighter")


@dataclass(slots=True)
class Said:
    """What a text says of a rocket.

    craft       the rocket
    factories   sites at which it may fill up
    refuel      whether it shall mine water on the way
    """

    craft: Craft
    factories: frozenset[SiteId] = frozenset()
    refuel: bool = False


def read_rocket(content: Content, text: str) -> Said:
    """The rocket a text describes; raises Refused with the line that cannot be understood."""
    said = Said(Craft((), LEO))
    tanks = steps = 0
    for line, phrase in _phrases(text):
        try:
            match phrase.lower().split():
                case [number, "tank" | "tanks"]:
                    tanks = _number(number, content.numbers.tanks)
                case [number, "step" | "steps"]:
                    steps = _number(number, max(content.rows[0].steps))
                case ["at", *name]:
                    said.craft = replace(said.craft, at=find_space(content, " ".join(name)))
                case ["factory", *name]:
                    said.factories |= {find_space(content, " ".join(name))}
                case ["refuel"]:
                    said.refuel = True
                case ["elevator"]:
                    said.craft = replace(said.craft, passes=said.craft.passes | {ELEVATOR})
                case [flag] if flag in FLAGS:
                    said.craft = replace(said.craft, **{flag: True})  # type: ignore[arg-type]
                case _:
                    said.craft = replace(said.craft, cards=_aboard(content, said.craft, phrase.split("+")))
        except Refused as why:
            raise why.at(line) from None
    said.craft = fuelled(content, said.craft, tanks, steps)
    return said


def _phrases(text: str) -> Iterator[tuple[int, str]]:
    for number, line in enumerate(text.splitlines(), 1):
        for phrase in line.partition("#")[0].split(","):
            if phrase.strip():
                yield number, phrase.strip()


def _aboard(content: Content, craft: Craft, names: list[str]) -> tuple[tuple[CardId, Side], ...]:
    """The cards of a craft and those named, each of which is there once."""
    cards = dict(craft.cards)
    for name in names:
        card, side = find_card(content, name.strip())
        if card in cards:
            raise Refused("named-twice", said=name.strip()[:80])
        cards[card] = side
    return tuple(cards.items())


def _number(text: str, most: int) -> int:
    number = as_number(text)
    if number is None or number > most:
        raise Refused("bad-number", said=text[:80], least=0, most=most)
    return number


def find_card(content: Content, name: str) -> tuple[CardId, Side]:
    """The card and side meant; `Crew` is the first crew that may serve as thruster."""
    wanted = name.casefold()
    for card in content.cards.values():
        if wanted in (card.id.casefold(), f"{card.id} {CREW}".casefold()):
            return card.id, card.sides[WHITE]
        if wanted == f"{card.id}*".casefold() and not card.crew:
            return card.id, card.sides[BLACK]
        if wanted == CREW and card.crew and card.sides[WHITE].thruster:
            return card.id, card.sides[WHITE]
    named = [(card.id, side) for card in content.cards.values() if not card.crew for side in card.sides]
    return _only(name, [(side.name, (card, side)) for card, side in named])


def find_space(content: Content, name: str) -> SpaceId:
    """The space meant by its id or its name."""
    if name in content.map.spaces:
        return name
    named = [(space.name, space.id) for space in content.map.spaces.values() if space.name]
    ids = [(space, space) for space in content.map.spaces]
    return _only(name, [*named, *ids])


def find_sites(content: Content, name: str) -> list[SiteId]:
    """All sites of a world, or the one space that is meant."""
    wanted = name.casefold()
    world = [site for site, figures in content.map.sites.items() if figures.world.casefold() == wanted]
    return world or [find_space(content, name)]


def _only(name: str, named: list[tuple[str, T]]) -> T:
    """What is called so; else what alone begins so; else what alone has it in its name."""
    wanted = name.casefold()
    folded = [(known.casefold(), thing) for known, thing in named]
    for fits in (str.__eq__, str.startswith, str.__contains__):
        found = {id(thing): (known, thing) for known, thing in folded if fits(known, wanted)}
        if len(found) == 1:
            return next(iter(found.values()))[1]
        if found:
            raise Refused("hf-several-so-called", said=name[:80], count=len(found))
    raise Refused("hf-nothing-so-called", said=name[:80])
