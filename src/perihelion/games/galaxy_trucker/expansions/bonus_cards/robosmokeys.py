"""Robosmokeys: sealed offers; the highest pays and says where everybody loses a component."""

from functools import partial
from itertools import product

from perihelion.engine.agenda import Step
from perihelion.engine.decisions import Decision, Joint, Kind, Offers, Rules, Seat
from perihelion.engine.moves import Move
from perihelion.engine.offering import Amounts, some
from perihelion.games.galaxy_trucker.expansions.shared.losing import give_up_tiles, pay
from perihelion.games.galaxy_trucker.expansions.shared.purse import MOST_OFFERED, Purse, means
from perihelion.games.galaxy_trucker.state import Trucker
from perihelion.games.galaxy_trucker.voyage.flight import farthest_ahead

NUMBERS = range(1, 13)
MIDDLE = 7
EVENTS = {
    "gt-offers": {"credits": "credits", "purses": "offers{list-more} of credits"},
    "gt-named": ("column", "row"),
}
RECORDS = {"offers": {"who": "seat", "credits": "credits"}}
MOVES = {"offer": ("credits",), "name": ("column", "row")}
PHRASES: list[tuple[str, ...]] = [
    *(("offer", str(credits)) for credits in range(MOST_OFFERED + 1)),
    *(("name", str(c), str(r)) for c in NUMBERS for r in NUMBERS if MIDDLE not in (c, r)),
]

ROBOSMOKEYS = Step("robosmokeys")
NAME_SQUARE = Step("name_square", "seat")


def robosmokeys(gt: Trucker) -> Rules:
    """Everybody offers in secret, as much as they have.  [BE-11.2]

    Whoever takes a loan first lets all think again.  [BE-5.8]

    Ruling: of equal offers the one farthest ahead pays; where nobody offers anything nothing happens.
    """
    able = [seat for seat in sorted(gt.on.book.flying(gt)) if can_offer(gt, seat)]
    if not able:
        gt.tell("gt-no-effect", None, "BE-11.2")
        return
    answers = yield Joint({seat: sealed(gt, seat) for seat in able})
    if len(answers) > 1:
        gt.reveal()
    borrowers = [seat for seat, move in answers.items() if gt.on.book[Purse].borrow(gt, seat, move)]
    if borrowers:
        gt.then(ROBOSMOKEYS())
        return
    offers = {seat: int(move.args[0]) for seat, move in answers.items()}
    gt.tell("gt-offers", None, "BE-11.2", credits=[offers.get(seat, 0) for seat in range(len(gt.players))])
    highest = max(offers.values())
    if highest:
        payer = farthest_ahead(gt, [seat for seat, offer in offers.items() if offer == highest])
        pay(gt, payer, highest, "BE-11.2")
        gt.then(NAME_SQUARE(payer))


def can_offer(gt: Trucker, seat: Seat) -> bool:
    return any(why is None and move.args != ("0",) for move, why in amounts(gt, seat))


def sealed(gt: Trucker, seat: Seat) -> Decision:
    return Decision(Kind.AMOUNT, seat, "gt-offer", "BE-11.2", partial(amounts, gt, seat))


def amounts(gt: Trucker, seat: Seat) -> Offers:
    for credits in range(means(gt, seat) + 1):
        yield gt.on.moves["offer"][str(credits)], None
    yield from gt.on.book[Purse].borrowings(gt, seat)


def name_square(gt: Trucker, seat: Seat) -> Rules:
    """Column and row, neither of them the middle; whoever has a component there gives it up.  [BE-11.2]"""
    move = yield Decision(Kind.CHOOSE, seat, "gt-name", "BE-11.2", partial(coordinates, gt))
    column, row = int(move.args[0]), int(move.args[1])
    gt.tell("gt-named", seat, "BE-11.2", column=column, row=row)
    for other in gt.on.book.flying(gt):
        square = gt.on.book.meant(gt, other, column, row)
        give_up_tiles(gt, other, [square] if square in gt.ship(other).parts else [], "BE-11.2")


def coordinates(gt: Trucker) -> Offers:
    """What dice can name on the board of this flight, but for the middle of the usual ones.  [LM-2.8.3]"""
    numbers = [number for number in gt.board.lines_named(gt.on.numbers.dice) if number != MIDDLE]
    for column, row in product(numbers, repeat=2):
        yield gt.on.vocabulary[f"name {column} {row}"], None


def offered(gt: Trucker, seat: Seat, move: Move) -> Amounts:
    """What is paid if nobody offers more.  [BE-11.2]"""
    return some(credits=-int(move.args[0]))


BRINGS = {"offer": offered}
RULES = {ROBOSMOKEYS: robosmokeys, NAME_SQUARE: name_square}
