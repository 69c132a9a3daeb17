"""The Star Depot: components to be added or put in the place of others, for a day each."""

from functools import partial

from perihelion.engine.agenda import Step
from perihelion.engine.decisions import Decision, Kind, Offers, Rules, Seat
from perihelion.engine.moves import Move
from perihelion.engine.offering import Amounts, some
from perihelion.engine.refused import Reason
from perihelion.games.galaxy_trucker import agenda
from perihelion.games.galaxy_trucker.expansions.bonus_cards.memory import memory
from perihelion.games.galaxy_trucker.expansions.shared.welding import WELD, can_weld, draw_unused
from perihelion.games.galaxy_trucker.state import Trucker

NO_PLACE = Reason("gt-no-place-for-it", "BE-11.5")
EVENTS = {"gt-depot-took": {"tile": "tile"}}

STAR_DEPOT = Step("star_depot")
CHOOSE_COMPONENT = Step("choose_component", "seat")


def star_depot(gt: Trucker) -> None:
    """Components drawn blind lie open; from the leader on each may take one.  [BE-11.5 BE-8.1.1]"""
    memory(gt).depot = draw_unused(gt, gt.on.book.card_in_play(gt).more["components"])
    gt.tell("gt-laid-out", None, "BE-11.5", tiles=memory(gt).depot[:])
    gt.then(*(CHOOSE_COMPONENT(seat) for seat in gt.on.book.flying(gt)), agenda.LEAVE_PLANETS())


def choose_component(gt: Trucker, seat: Seat) -> Rules:
    """One of those still there, then welded on; whoever takes one loses a day in the end.  [BE-11.5]"""
    if all(why_not is not None for _, why_not in components(gt, seat)):
        return
    offers = partial(components_or_pass, gt, seat)
    move = yield Decision(Kind.CHOOSE, seat, "gt-depot", "BE-11.5", offers)
    if move.verb == "pass":
        gt.tell("gt-declined", seat, "BE-11.5")
        return
    tile = move.args[0]
    memory(gt).depot.remove(tile)
    gt.flight.landed[seat] = 1
    gt.tell("gt-depot-took", seat, "BE-11.5", tile=tile)
    gt.then(WELD(seat, tile, 1))


def components(gt: Trucker, seat: Seat) -> Offers:
    for tile in memory(gt).depot:
        yield gt.on.moves["take"][tile], None if can_weld(gt, seat, tile, replacing=True) else NO_PLACE


def components_or_pass(gt: Trucker, seat: Seat) -> Offers:
    yield from components(gt, seat)
    yield gt.on.vocabulary["pass"], None


def taking(gt: Trucker, seat: Seat, move: Move) -> Amounts:
    """The day that is lost in the end.  [BE-11.5]"""
    return some(days=-gt.on.book.card_in_play(gt).days)


BRINGS = {"gt-depot take": taking}
RULES = {STAR_DEPOT: star_depot, CHOOSE_COMPONENT: choose_component}
