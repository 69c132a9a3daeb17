"""A fleet in flight: goods of ships that give up are paid for after it; what is gained is split freely."""

from collections.abc import Callable, Mapping

from perihelion.engine.decisions import Seat
from perihelion.engine.moves import Move
from perihelion.engine.offering import Amounts, some
from perihelion.games.galaxy_trucker import agenda
from perihelion.games.galaxy_trucker.components import HullId, Square
from perihelion.games.galaxy_trucker.expansions.latest_models.annex import is_fleet, models
from perihelion.games.galaxy_trucker.state import Trucker
from perihelion.games.galaxy_trucker.voyage.flight import half_price, withdrawal
from perihelion.games.galaxy_trucker.voyage.rewards import enter

OfSeat = Callable[[Trucker, Seat], None]
GiveUpHull = Callable[[Trucker, Seat, HullId, str, str], None]
Aboard = Callable[[Trucker, Seat, str], Mapping[Square, int]]

EVENTS = {"gt-goods-kept": {"goods": "goods"}}


def paid_later(give_up_hull: GiveUpHull) -> GiveUpHull:
    def paid_later(gt: Trucker, seat: Seat, hull: HullId, why: str, rule: str) -> None:
        """Its goods are set aside; its other components come off and are not lost.

        [LM-8.1 LM-8.2 LM-8.3 LM-8.5]
        """
        if not is_fleet(gt):
            give_up_hull(gt, seat, hull, why, rule)
            return
        there = gt.ship(seat).alone(hull)
        gt.tell("gt-withdrew", seat, rule, hull=hull, why=why, credits=0)
        if there.cubes:
            models(gt).kept.setdefault(seat, []).extend(there.cubes)
            gt.tell("gt-goods-kept", seat, "LM-8.5", goods=there.cubes)
        gt.salvage(seat, there.parts)

    return paid_later


def worth_kept(gt: Trucker, seat: Seat) -> int:
    """Half the worth of all goods kept, rounded up once.  [LM-8.5]"""
    worth = gt.on.book.worth(gt, seat, models(gt).kept.get(seat, ()))
    return half_price(worth, gt.on.numbers.given_up)


def with_goods_kept(sell_goods: OfSeat) -> OfSeat:
    def with_goods_kept(gt: Trucker, seat: Seat) -> None:
        """After the flight the goods of ships that gave up are paid for.  [LM-8.5]"""
        sell_goods(gt, seat)
        kept, extra = models(gt).kept.get(seat, ()), models(gt).extra.get(seat, 0)
        enter(gt, seat, "half-price", worth_kept(gt, seat), "LM-8.5", len(kept))
        enter(gt, seat, "merchant", extra, "LM-7.16", extra)

    return with_goods_kept


def extra_later(pay_extra: Callable[[Trucker, Seat, int], None]) -> Callable[[Trucker, Seat, int], None]:
    def extra_later(gt: Trucker, seat: Seat, extra: int) -> None:
        """What the Merchant adds for the goods of the own ship comes with them.  [LM-7.16 LM-8.5]"""
        if not is_fleet(gt):
            pay_extra(gt, seat, extra)
        elif extra:
            models(gt).extra[seat] = models(gt).extra.get(seat, 0) + extra

    return extra_later


def ready_at_first(fly: Callable[[Trucker], None]) -> Callable[[Trucker], None]:
    def ready_at_first(gt: Trucker) -> None:
        """Before the first card, too, ships may be withdrawn, where anybody has several.  [LM-8.1]"""
        first = is_fleet(gt) and not gt.flight.turned
        if first:
            gt.on.book.force_to_give_up(gt)
        if first and any(len(gt.ship(seat).hulls) > 1 for seat in gt.flight.days):
            gt.then(agenda.GET_READY())
        else:
            fly(gt)

    return ready_at_first


def staying(aboard: Aboard) -> Aboard:
    def staying(gt: Trucker, seat: Seat, what: str) -> Mapping[Square, int]:
        """In a fleet batteries and crew that are aboard stay where they are.  [LM-7.8]"""
        return {} if is_fleet(gt) and not gt.ship(seat).board.is_one else aboard(gt, seat, what)

    return staying


def withdrawing(gt: Trucker, seat: Seat, move: Move) -> Amounts:
    """What the goods of the ship bring, in a fleet after the flight.  [LM-8.5]"""
    if not is_fleet(gt):
        return withdrawal(gt, seat, move)
    kept = [*models(gt).kept.get(seat, ()), *gt.ship(seat).alone(move.args[0]).cubes]
    whole = half_price(gt.on.book.worth(gt, seat, kept), gt.on.numbers.given_up)
    return some(credits=whole - worth_kept(gt, seat))


BRINGS = {"withdraw": withdrawing}
