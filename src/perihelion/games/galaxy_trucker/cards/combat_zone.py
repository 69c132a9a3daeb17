"""The combat zone: in each of its lines the lowest suffers."""

from perihelion.engine.decisions import Seat
from perihelion.games.galaxy_trucker import agenda
from perihelion.games.galaxy_trucker.components import Loss
from perihelion.games.galaxy_trucker.state import Trucker
from perihelion.games.galaxy_trucker.voyage.flight import farthest_ahead, lose_days
from perihelion.games.galaxy_trucker.voyage.hits import coming

CREW = "crew"

EVENTS = {"gt-lowest": ("what", "strength"), "gt-no-effect": ()}
DOMAINS = {"line": range(1, 10)}


def combat_zone(gt: Trucker) -> None:
    """Line after line, from the top; whoever flies alone has nothing to fear.  [GT-18.2 GT-18.6 GT-18.7]"""
    if not gt.on.book.is_a_race(gt):
        gt.tell("gt-no-effect", None, "GT-18.7")
        return
    gt.then(*(agenda.COMPARE(line) for line in range(1, len(gt.on.book.card_in_play(gt).lines) + 1)))


def compare(gt: Trucker, line: int) -> None:
    """Crews are counted; engines and cannons are declared in order.  [GT-18.2 GT-18.4]"""
    what = gt.on.book.card_in_play(gt).lines[line - 1].lowest
    gt.flight.declared = {}
    if what == CREW:
        gt.flight.declared = {seat: gt.on.book.crew_size(gt, seat) for seat in gt.on.book.flying(gt)}
        gt.then(agenda.SUFFER_LINE(line))
    else:
        gt.then(*(agenda.POWER(seat, what) for seat in gt.on.book.flying(gt)), agenda.SUFFER_LINE(line))


def suffer_line(gt: Trucker, line: int) -> None:
    """The lowest suffers; of several the one farthest ahead.  [GT-18.2 GT-18.3]"""
    declared = gt.flight.declared
    least = min(declared.values())
    seat = farthest_ahead(gt, [seat for seat, strength in declared.items() if strength == least])
    comparison = gt.on.book.card_in_play(gt).lines[line - 1]
    gt.tell("gt-lowest", seat, "GT-18.2", what=comparison.lowest, strength=least)
    gt.then(agenda.TAKE_LOSS(seat, line, 0))


def take_loss(gt: Trucker, seat: Seat, line: int, less: int) -> None:
    """What a line costs whom it hits; `less` says that an expansion takes something off.  [GT-18.5]"""
    gt.on.book.suffer_loss(gt, seat, gt.on.book.card_in_play(gt).lines[line - 1].loss)


def suffer_loss(gt: Trucker, seat: Seat, loss: Loss) -> None:
    """Days, crew or goods, or shots that are rolled for this ship alone.  [GT-18.5]"""
    lose_days(gt, seat, loss.days)
    if loss.crew:
        gt.then(agenda.LOSE_CREW(seat, loss.crew))
    if loss.goods:
        gt.then(agenda.LOSE_GOODS(seat, loss.goods))
    if loss.shots:
        gt.flight.under_fire = [seat]
        gt.then(*map(coming, loss.shots))


RULES = {agenda.COMBAT_ZONE: combat_zone}
