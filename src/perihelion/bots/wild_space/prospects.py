"""How a game of Wild Space may end for a seat: its score so far and what its prospects usually bring.

Every sign has two weights, found by a regression over some hundred thousand turns of judged games:
credits it brings in the end per share of the game that is left, and per root of that share.
"""

from collections.abc import Iterable
from math import sqrt
from typing import Any

from perihelion.bots.wild_space.edition import edition_of
from perihelion.bots.wild_space.imagined_table import glimpse, turns_left
from perihelion.bots.wild_space.outlook import Effort, Outlook
from perihelion.bots.wild_space.smuggling import Smuggling
from perihelion.bots.wild_space.tastes import CAPTAIN
from perihelion.engine.decisions import Seat
from perihelion.engine.ruleset import Item
from perihelion.games.wild_space.components import Effect
from perihelion.games.wild_space.expansions.smuggler import SmugglerBook
from perihelion.games.wild_space.meta import TURNS
from perihelion.games.wild_space.state import WildSpace

HAND = (
    (4.30, -0.01),  # cards in hand
    (0.13, 0.08),  # what the three best would add to the crew
    (0.37, -0.35),  # what all would add
    (-0.92, 1.07),  # the best chain of the hand
    (-0.38, 0.43),  # all chains of the hand
    (-0.74, 0.68),  # cards that can play one another
    (4.43, -4.17),  # cards that draw
    (2.08, -0.89),  # veterans
    (-4.44, 2.95),  # emissaries
)
CREW = (
    (-0.94, 1.31),  # crew cards
    (-0.74, 5.26),  # those that open planets
    (0.83, -0.25),  # credits ahead on the track
    (-1.22, 2.41),  # spaces ahead on the track
    (20.05, -19.01),  # landed shuttles
    (1.59, 1.90),  # species in the series under way
    (19.45, -12.53),  # complete series
    (-7.21, 6.33),  # species with one animal
    (-11.75, 11.89),  # species with two or more
    (2.59, -0.50),  # missions
)
TABLE = (
    (145.48, -111.70),  # in any case
    (-0.21, 0.31),  # the best open card
    (3.69, -5.51),  # planets face up
    (-4.43, 9.66),  # shuttles docked in the base
    (-1.38, 8.11),  # quartz
    (12.35, 1.45),  # Encounters in play
    (-18.10, 7.80),  # Space Base in play
    (15.50, -3.08),  # alone against the Smuggler
)
WEIGHTS = (*HAND, *CREW, *TABLE)


def lead(ws: WildSpace, seat: Seat, effort: Effort) -> float:
    """How far this seat may be ahead of the best other in the end."""
    scores: list[float] = [credits(ws.on.book.score(ws, n)) for n in range(len(ws.players))]
    own = scores.pop(seat)
    table = glimpse(ws)
    left = turns_left(table, seat) / TURNS
    outlook = Outlook(table, seat, edition_of(ws.on), CAPTAIN, effort)
    if "solo" in table:
        smuggling = Smuggling(table, outlook.edition, outlook)
        scores = [credits(ws.on.book[SmugglerBook].smuggler_score(ws)) + smuggling.prospects(left)]
    return own + prospects(outlook, table, seat, left) - max(scores)


def credits(items: Iterable[Item]) -> int:
    return sum([item.credits for item in items])


def prospects(outlook: Outlook, table: dict[str, Any], seat: Seat, left: float) -> float:
    """Credits that a seat may still gain in the share of the game that is left to it."""
    if not left:
        return 0.0
    root = sqrt(left)
    signs = (*hand_signs(outlook), *crew_signs(outlook, table, seat), *table_signs(outlook, table, seat))
    return sum([sign * (a * left + b * root) for sign, (a, b) in zip(signs, WEIGHTS, strict=True)])


def hand_signs(outlook: Outlook) -> tuple[float, ...]:
    cards, plays, hand = outlook.edition.cards, outlook.edition.plays, outlook.hand
    gains = sorted([outlook.gain(cards[card]) for card in hand], reverse=True)
    chains = [outlook.play_from_hand(card, 1) for card in hand]
    effects = [cards[card].effect for card in hand]
    return (
        len(hand),
        sum(gains[:3]),
        sum(gains),
        max(chains, default=0.0),
        sum(chains),
        sum([other in plays[card] for card in hand if card in plays for other in hand if other != card]),
        sum([effect is not None and effect.kind == "draw" for effect in effects]),
        sum([cards[card].veteran for card in hand]),
        sum([card in outlook.edition.missions for card in hand]),
    )


def crew_signs(outlook: Outlook, table: dict[str, Any], seat: Seat) -> tuple[float, ...]:
    me = table["players"][seat]
    counts = outlook.counts
    track = outlook.captain.track[outlook.token :]
    least = min(counts)
    return (
        len(me["crew"]),
        min(len(me["crew"]), outlook.edition.largest),
        sum([space for space in track if not isinstance(space, Effect)]),
        len(track),
        len(me["landed"]),
        sum([count > least for count in counts]),
        least,
        counts.count(1),
        sum([count > 1 for count in counts]),
        sum([card in outlook.edition.missions for card in me["crew"]]),
    )


def table_signs(outlook: Outlook, table: dict[str, Any], seat: Seat) -> tuple[float, ...]:
    with_base, with_aliens = "space-base" in table, "encounters" in table
    return (
        1.0,
        max([outlook.play(card, 1) for card in outlook.display], default=0.0),
        len(table["planets"]),
        len(table["space-base"]["players"][seat]["docked"]) if with_base else 0.0,
        table["encounters"]["quartz"][seat] if with_aliens else 0.0,
        float(with_aliens),
        float(with_base),
        float("solo" in table),
    )
