"""Machinations that shoot: Ambush, Slow Lane, Tailgaters, Pile-Up, Minefield, Crossfire, Boarding Party."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from itertools import pairwise

from perihelion.engine import book
from perihelion.engine.agenda import Step
from perihelion.engine.decisions import Decision, Kind, Offers, Rules, Seat
from perihelion.games.galaxy_trucker import agenda
from perihelion.games.galaxy_trucker.components import REAR, Part
from perihelion.games.galaxy_trucker.expansions.evil_machinations.memory import plots
from perihelion.games.galaxy_trucker.expansions.shared.shots import HEAVY, LARGE_METEOR, LIGHT, SHOT
from perihelion.games.galaxy_trucker.ships.abilities import CANNONS, ENGINES
from perihelion.games.galaxy_trucker.state import Trucker
from perihelion.games.galaxy_trucker.voyage.hits import coming

MOVES = {"side": ("side",)}
ACROSS, ALONG = ("left", "right"), ("front", "rear")
PHRASES = [("side", side) for side in (*ACROSS, *ALONG)]
COUNTED = {"ambush": CANNONS, "slow_lane": ENGINES}
CLAUSES = {"ambush": "BE-10.3", "slow_lane": "BE-10.17"}

AMBUSH = Step("ambush")
SLOW_LANE = Step("slow_lane")
HIT_LOWEST = Step("hit_lowest")
LIGHT_SHOTS = Step("light_shots", "seat", "seat")
BOARDING_PARTY = Step("boarding_party")
TAILGATERS = Step("tailgaters")
PILE_UP = Step("pile_up")
MINEFIELD = Step("minefield")
CROSSFIRE = Step("crossfire")
NAME_SIDE = Step("name_side", "seat", "flag")
CROSS = Step("cross")


# Whoever is lowest.


def hunt(gt: Trucker) -> None:
    """Cannons or engines are counted in flight order; a lone ship has nothing to fear.  [BE-10.3 BE-10.17]"""
    flying, card = gt.on.book.flying(gt), gt.on.book.card_in_play(gt).type
    if len(flying) < 2:
        gt.tell("gt-no-effect", None, CLAUSES[card])
        return
    gt.then(*(agenda.POWER(seat, COUNTED[card]) for seat in flying), HIT_LOWEST())


def hit_lowest(gt: Trucker) -> None:
    """The lowest, of several the one farthest ahead, is shot at.  [BE-10.3 BE-10.17]"""
    flying = gt.on.book.flying(gt)
    declared = {seat: strength for seat, strength in gt.flight.declared.items() if seat in flying}
    if len(declared) < 2:
        return
    card = gt.on.book.card_in_play(gt)
    hit = gt.on.book[Victims].lowest(gt, declared)
    for seat in hit:
        gt.tell("gt-lowest", seat, CLAUSES[card.type], what=COUNTED[card.type], strength=declared[seat])
    gt.flight.under_fire = hit[:1]
    heavy = [shot for shot in card.loss.shots if shot.size == "large"]
    gt.then(*map(coming, heavy), LIGHT_SHOTS(*(hit * 2)[:2]))


def light_shots(gt: Trucker, seat: Seat, second: Seat) -> None:
    """One roll for both where two are hit; the heavy shot missed the second.  [BE-10.3 BE-10.17 BE-8.2.1]"""
    hit = [other for other in dict.fromkeys((seat, second)) if other in gt.flight.days]
    gt.flight.under_fire = hit
    shots = gt.on.book.card_in_play(gt).loss.shots if hit else ()
    gt.then(*(coming(shot) for shot in shots if shot.size == "small"))


def lowest(gt: Trucker, values: dict[Seat, float]) -> list[Seat]:
    """Who is hit: the lowest, of several the one farthest ahead.  [BE-10.3]"""
    return by_value(gt, values)[:1]


def by_value(gt: Trucker, values: dict[Seat, float]) -> list[Seat]:
    """The lowest first, of equal ones the one farther ahead."""
    return sorted(values, key=lambda seat: (values[seat], -gt.flight.days[seat]))


@dataclass(slots=True)
class Victims(book.Book):
    """Whom machinations pick out, for a fifth player to change."""

    # BE-10.3 BE-10.13 BE-10.17 BE-10.18 BE-10.27: with five players two
    lowest: Callable[[Trucker, dict[Seat, float]], list[Seat]] = lowest
    # BE-10.10: with five players two may help
    helpers: int = 1
    # BE-10.8 BE-10.9: with five players two may buy
    buyers: int = 1


def to_the_rear(fire: Callable[[Trucker, Seat, Part], float]) -> Callable[[Trucker, Seat, Part], float]:
    """In an ambush the rear is the front: cannons that point there count in full.  [BE-10.3]"""

    def fired(gt: Trucker, seat: Seat, part: Part) -> float:
        if gt.flight.card is None or gt.on.cards[gt.flight.card].type != "ambush":
            return fire(gt, seat, part)
        each = part.kind.cannon / max(1, len(part.muzzles))
        return sum(each / (1 if side == REAR else 2) for side in part.muzzles)

    return fired


def boarding_party(gt: Trucker) -> None:
    """The smallest crew loses goods, then batteries; a lone ship nothing.  [BE-10.18]"""
    flying = gt.on.book.flying(gt)
    if len(flying) < 2:
        gt.tell("gt-no-effect", None, "BE-10.18")
        return
    crews: dict[Seat, float] = {seat: gt.on.book.crew_size(gt, seat) for seat in flying}
    for less, seat in enumerate(gt.on.book[Victims].lowest(gt, crews)):
        gt.tell("gt-lowest", seat, "BE-10.18", what="crew", strength=crews[seat])
        gt.then(agenda.LOSE_GOODS(seat, gt.on.book.card_in_play(gt).loss.goods - less))


# Neighbours.


def tailgaters(gt: Trucker) -> None:
    """Everybody but the last takes a light shot of the next one behind.  [BE-10.19 BE-8.2.4]"""
    flying = gt.on.book.flying(gt)
    order = [seat for seat in gt.flight.in_order() if seat in flying]
    gt.then(*(SHOT(after, seat, LIGHT, "rear") for seat, after in pairwise(order)))


def pile_up(gt: Trucker) -> None:
    """Ships on neighbouring spaces: a light shot for the one ahead, a large meteor for the other.

    [BE-10.20]
    """
    flying, spaces = gt.on.book.flying(gt), gt.on.numbers.spaces
    order = [seat for seat in gt.flight.in_order() if seat in flying]
    for ahead, after in pairwise(order):
        if (gt.flight.days[ahead] - gt.flight.days[after]) % spaces == 1:
            gt.then(SHOT(ahead, ahead, LIGHT, "rear"), SHOT(after, after, LARGE_METEOR, "front"))


def minefield(gt: Trucker) -> None:
    """A meteoric swarm for all.  [BE-10.21]"""
    gt.flight.under_fire = gt.on.book.flying(gt)
    gt.then(*map(coming, gt.on.book.card_in_play(gt).meteors))


# Crossfire.


def crossfire(gt: Trucker) -> None:
    """The leader names a side, the last one front or rear.  [BE-10.22]"""
    flying = gt.on.book.flying(gt)
    gt.then(NAME_SIDE(flying[0], 0), NAME_SIDE(flying[-1], 1), CROSS())


def name_side(gt: Trucker, seat: Seat, along: int) -> Rules:
    """[BE-10.22]"""
    move = yield Decision(Kind.CHOOSE, seat, "gt-side", "BE-10.22", partial(sides, gt, along))
    plots(gt).sides.append(move.args[0])
    gt.tell("gt-side-named", seat, "BE-10.22", side=move.args[0])


def sides(gt: Trucker, along: int) -> Offers:
    for side in ALONG if along else ACROSS:
        yield gt.on.moves["side"][side], None


def cross(gt: Trucker) -> None:
    """A heavy shot from the first side for all, then a light one from the second.  [BE-10.22 BE-8.2.1]"""
    first, second = plots(gt).sides
    gt.flight.under_fire = gt.on.book.flying(gt)
    gt.then(agenda.INCOMING(HEAVY, first), agenda.INCOMING(LIGHT, second))


EVENTS = {"gt-side-named": ("side",)}
RULES = {
    AMBUSH: hunt,
    SLOW_LANE: hunt,
    HIT_LOWEST: hit_lowest,
    LIGHT_SHOTS: light_shots,
    BOARDING_PARTY: boarding_party,
    TAILGATERS: tailgaters,
    PILE_UP: pile_up,
    MINEFIELD: minefield,
    CROSSFIRE: crossfire,
    NAME_SIDE: name_side,
    CROSS: cross,
}
