"""What the captain holds to be worth how much; found by comparing hundreds of ships with what they earned."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from perihelion.games.galaxy_trucker.components import Card

ByFlight = tuple[float, float, float]  # in flights of class I, II and III


@dataclass(slots=True, frozen=True)
class Tastes:
    """Credits that one more of something earns in a flight, up to what is enough.

    cannon    a point of cannon strength
    engine    a point of engine strength
    first     the first engine of a hull that needs no battery
    manned    the first cabin of a hull
    crew      a human
    cargo     an ordinary container
    special   a special container
    battery   a battery, as long as there are tiles that use it
    side      a side covered by a shield
    alien     an alien that could come aboard
    specialist   the same of one that has a specialization
    exposed   what a connector with no tile beside it costs
    tile      any tile at all
    place     what each number tile before one's own costs
    beyond    share of its worth that something keeps beyond what is enough
    """

    cannon: ByFlight = (0.9, 1.5, 2.0)
    engine: ByFlight = (0.9, 1.1, 1.3)
    first: float = 2.5
    manned: float = 3.0
    crew: ByFlight = (0.6, 0.9, 1.3)
    cargo: ByFlight = (0.4, 0.55, 0.6)
    special: ByFlight = (0.8, 1.0, 1.1)
    battery: ByFlight = (0.35, 0.5, 0.5)
    side: ByFlight = (0.5, 0.8, 1.3)
    alien: ByFlight = (1.0, 1.6, 2.0)
    specialist: ByFlight = (2.0, 3.0, 4.0)
    exposed: float = 0.6
    tile: float = 0.3
    place: ByFlight = (0.7, 1.5, 1.5)
    beyond: float = 0.2
    cannons_enough: ByFlight = (5.5, 8.5, 10.5)
    engines_enough: ByFlight = (4, 6, 8)
    crew_enough: ByFlight = (8, 11, 14)
    cargo_enough: ByFlight = (6, 9, 12)
    special_enough: ByFlight = (2, 3, 4)
    patience: float = 0.4  # what a tile must be worth, in the beginning, not to be put back
    growth: float = 2.0  # an empty square that can be filled
    openness: float = 0.3  # how soon a ship is open enough
    joint: float = 0.25  # a joint more than the one that holds a tile
    blocked: float = 0.6  # a square that must stay empty
    side_cannon: float = 0.8  # share of its strength at which a cannon that does not point forward counts


CAPTAIN = Tastes()
# Where roads are rough, losses decide: shields, crews and engines that need no battery before strength.
ON_ROUGH_ROADS = replace(
    CAPTAIN,
    side=(1.6, 2.2, 2.8),
    crew=(1.3, 1.6, 1.8),
    crew_enough=(9, 12, 15),
    first=6.0,
    manned=5.0,
    exposed=0.9,
)
EXPECTED = {"cannons": 0.3, "engines": 0.3, "cargo": 0.3, "dust": 0.06}  # of all cards, what calls for each
SWAY = 1.5  # how much more of something known cards make worth


def seasoned(tastes: Tastes, cards: Iterable[Card]) -> Tastes:
    """The same after a look at cards to come: what they call for is worth more, what they do not less."""
    known = list(cards)
    if not known:
        return tastes
    calls = {what: sum(calls_for(card, what) for card in known) / len(known) for what in EXPECTED}
    factor = {
        what: 1 + SWAY * (calls[what] - EXPECTED[what]) * len(known) / (len(known) + 6) for what in calls
    }
    return replace(
        tastes,
        cannon=times(tastes.cannon, factor["cannons"]),
        engine=times(tastes.engine, factor["engines"]),
        cargo=times(tastes.cargo, factor["cargo"]),
        special=times(tastes.special, factor["cargo"]),
        exposed=tastes.exposed * factor["dust"],
    )


def times(worth: ByFlight, factor: float) -> ByFlight:
    first, second, third = worth
    return first * factor, second * factor, third * factor


def calls_for(card: Card, what: str) -> bool:
    """Whether a card makes something useful."""
    match what:
        case "cannons":
            large = any(hit.size == "large" for hit in card.meteors)
            return card.strength > 0 or large or bool(card.lines)
        case "engines":
            return card.type == "open_space" or bool(card.lines)
        case "cargo":
            return bool(card.goods or card.planets)
    return card.type == "stardust"
