"""The end of a flight: bonuses, goods, losses."""

from collections.abc import Iterable

from perihelion.engine.decisions import Seat
from perihelion.engine.moves import Move
from perihelion.engine.offering import Amounts, some
from perihelion.engine.speech import counted
from perihelion.games.galaxy_trucker.components import Colour
from perihelion.games.galaxy_trucker.state import Trucker
from perihelion.games.galaxy_trucker.voyage.flight import half_price

EVENTS = {
    "gt-settled": {"part": "part", "credits": "signed", "about": "about", "what": "what of about"},
    "gt-flight-over": {"credits": "credits", "purses": "owns{list-more} of credits"},
}
AMOUNTS = {"forgone": counted("credits")}
PARTS = dict.fromkeys(("gt-arrival", "gt-looks", "gt-goods", "gt-half-price", "gt-lost"), ("what",))
RECORDS = {"owns": {"who": "seat", "credits": "credits"}}


def settle(gt: Trucker) -> None:
    """Bonuses, then goods, then losses; then the next flight, or the end.  [GT-21.1]"""
    book, seats = gt.on.book, range(len(gt.players))
    book.reward_arrival(gt)
    book.reward_looks(gt)
    for rule in (book.sell_goods, book.pay_losses):
        for seat in seats:
            rule(gt, seat)
    gt.tell("gt-flight-over", None, "GT-21.1", credits=[player.credits for player in gt.players])
    gt.on.book.next_flight(gt)


def enter(gt: Trucker, seat: Seat, part: str, credits: int, rule: str, about: int) -> None:
    """An item of the settlement goes on the bill and is told; nothing for 0."""
    if credits:
        gt.bill(seat, part, credits, rule, str(about))
        gt.tell("gt-settled", seat, rule, part=part, credits=credits, about=about)


def reward_arrival(gt: Trucker) -> None:
    """Whoever still flies is paid for a place among those who arrive.  [GT-21.2 GT-21.3 GT-20.6]

    Ruling: whoever gave up has no rocket on the board, and so takes no place.
    """
    for place, (seat, credits) in enumerate(zip(arrivals(gt), gt.level.places, strict=False), 1):
        enter(gt, seat, "arrival", credits, "GT-21.2", place)


def arrivals(gt: Trucker) -> list[Seat]:
    """Who arrives, in order; whoever brings more hulls home comes before all who bring fewer.  [GT-21.2]"""
    return sorted(gt.flight.in_order(), key=lambda seat: -len(gt.ship(seat).hulls))


def reward_looks(gt: Trucker) -> None:
    """The fewest exposed connectors of those who arrive; ties are paid in full.  [GT-20.6 GT-21.4]"""
    connectors = beauties(gt)
    for seat, count in connectors.items():
        if count == min(connectors.values()):
            enter(gt, seat, "looks", gt.level.looks, "GT-21.4", count)


def beauties(gt: Trucker) -> dict[Seat, int]:
    """Who competes, with exposed connectors: those who bring the most hulls home.  [GT-21.4]"""
    most = max((len(gt.ship(seat).hulls) for seat in gt.flight.days), default=0)
    whole = [seat for seat in gt.flight.in_order() if len(gt.ship(seat).hulls) == most]
    return {seat: gt.on.book.exposed_connectors(gt, seat) for seat in whole}


def sell_goods(gt: Trucker, seat: Seat) -> None:
    """All goods aboard at their price; after giving up at half, rounded up.  [GT-12.1 GT-20.7 GT-21.5]"""
    cubes = gt.ship(seat).cubes
    worth = gt.on.book.worth(gt, seat, cubes)
    if seat in gt.flight.days:
        enter(gt, seat, "goods", worth, "GT-21.5", len(cubes))
    else:
        enter(gt, seat, "half-price", half_price(worth, gt.on.numbers.given_up), "GT-20.7", len(cubes))


def worth(gt: Trucker, seat: Seat, cubes: Iterable[Colour]) -> int:
    """What goods are sold for.  [GT-12.1]"""
    return sum(gt.on.numbers.goods[cube] for cube in cubes)


def pay_losses(gt: Trucker, seat: Seat) -> None:
    """Every lost component, up to what the class is insured for and to what the owner has.

    [GT-4.9 GT-20.8 GT-21.6 GT-21.7 GT-21.8]
    """
    player = gt.players[seat]
    count = len(player.lost) + len(player.aside)
    price = gt.on.book.price_of_losses(gt, seat, count)
    enter(gt, seat, "lost", -gt.on.book.within_means(gt, seat, price), "GT-21.6", count)


def earned(gt: Trucker, seat: Seat, *, gives_up: bool) -> int:
    """What a seat would get if the flight were over now.  [GT-20.6 GT-20.7 GT-21.2 GT-21.4 GT-21.5]"""
    end, book = gt.clone(), gt.on.book
    if gives_up:
        book.give_up(end, seat, "choice", "GT-20.1")
    book.reward_arrival(end)
    book.reward_looks(end)
    book.sell_goods(end, seat)
    return end.players[seat].credits - gt.players[seat].credits


def forgone(gt: Trucker, seat: Seat, move: Move) -> Amounts:
    """What is paid at home to who arrives as things stand, and not to who gives up.  [GT-20.6 GT-20.7]"""
    return some(forgone=earned(gt, seat, gives_up=True) - earned(gt, seat, gives_up=False))


def price_of_losses(gt: Trucker, seat: Seat, count: int) -> int:
    """What so many tiles cost: a class may be insured.  [GT-3.5 GT-21.6 GT-21.7]"""
    return insured(count * gt.on.numbers.lost, gt.board.insurance)


def insured(price: int, most: int | None) -> int:
    """What is to be paid under an insurance, or without one.  [GT-3.5 GT-21.7]"""
    return price if most is None else min(price, most)


def within_means(gt: Trucker, seat: Seat, price: int) -> int:
    """As much of a price as its debtor has; nobody goes into debt.  [GT-21.8]"""
    return min(price, gt.players[seat].credits)


BRINGS = {"gt-ready give-up": forgone}
