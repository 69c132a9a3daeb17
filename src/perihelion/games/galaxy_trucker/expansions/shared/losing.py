"""Things given up because a card demands it: components, batteries, humans."""

from functools import partial

from perihelion.engine.agenda import Step
from perihelion.engine.decisions import Decision, Kind, Offers, Rules, Seat
from perihelion.games.galaxy_trucker.components import Square
from perihelion.games.galaxy_trucker.state import Trucker
from perihelion.games.galaxy_trucker.voyage.declaring import forced_battery

EVENTS = {"gt-given-up-tiles": {"squares": "squares", "tiles": "tile[]"}, "gt-paid": ("credits",)}

HAND_IN_BATTERIES = Step("hand_in_batteries", "seat", "count")
LOSE_HUMANS = Step("lose_humans", "seat", "count")


def give_up_tiles(gt: Trucker, seat: Seat, squares: list[Square], rule: str) -> None:
    """Components are given up with all on them: lost, and what they held falls off.  [BE-8.3.1 BE-8.3.2]"""
    if squares:
        crew = gt.ship(seat).crew_count
        gt.tell("gt-given-up-tiles", seat, rule, squares=squares, tiles=gt.lose(seat, squares))
        gt.on.book.keep_whole(gt, seat)
        gt.on.book.crew_lost(gt, seat, crew)


def hand_in_batteries(gt: Trucker, seat: Seat, left: int) -> Rules:
    """Batteries that a card takes: no use of them; the owner says which, as far as there are any."""
    if not gt.ship(seat).batteries:
        return
    square = forced_battery(gt.ship(seat), left)
    if square is None:
        offers = partial(gt.on.book.drains, gt, seat, gt.ship(seat))
        move = yield Decision(Kind.CHOOSE, seat, "gt-lose-battery", "BE-11.4", offers, {"left": left})
        square = move.args[0]
    gt.on.book.drain(gt, seat, square, "BE-11.4")
    if left > 1:
        gt.then(HAND_IN_BATTERIES(seat, left - 1))


def lose_humans(gt: Trucker, seat: Seat, left: int) -> Rules:
    """Humans only; the owner says from which cabins."""
    cabins = tuple(manned(gt, seat))
    if not cabins:
        return
    cabin = cabins[0] if len(cabins) == 1 or gt.ship(seat).human_count <= left else None
    if cabin is None:
        offers = partial(humans_offered, gt, seat)
        move = yield Decision(Kind.CHOOSE, seat, "gt-dismiss", "GT-13.1", offers, {"left": left})
        cabin = move.args[0]
    crew = gt.ship(seat).crew_count
    gt.on.book.dismiss(gt, seat, cabin)
    if left > 1:
        gt.then(LOSE_HUMANS(seat, left - 1))
    else:
        gt.on.book.crew_lost(gt, seat, crew)


def manned(gt: Trucker, seat: Seat) -> list[Square]:
    """The cabins with a human in them."""
    ship = gt.ship(seat)
    return [square for square in ship.parts if square in ship.humans]


def humans_offered(gt: Trucker, seat: Seat) -> Offers:
    moves = gt.on.moves["dismiss"]
    for cabin in manned(gt, seat):
        yield moves[cabin], None


def pay(gt: Trucker, seat: Seat, credits: int, rule: str) -> None:
    """Credits go to the bank, for the card in play where there is one."""
    if credits:
        gt.bill(seat, "card", -credits, rule, gt.flight.card or "")
        gt.tell("gt-paid", seat, rule, credits=credits)


def earn(gt: Trucker, seat: Seat, credits: int, rule: str) -> None:
    """Credits come from the bank for the card in play."""
    if credits:
        gt.bill(seat, "card", credits, rule, gt.flight.card or "")
        gt.tell("gt-credits", seat, rule, credits=credits)


RULES = {HAND_IN_BATTERIES: hand_in_batteries, LOSE_HUMANS: lose_humans}
