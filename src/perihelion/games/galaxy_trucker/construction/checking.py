"""The check of the ships: what was built wrongly comes off, and the owner chooses what."""

from functools import partial
from typing import Any, NamedTuple

from perihelion.engine.agenda import Due
from perihelion.engine.decisions import Decision, Kind, Offers, Rules, Seat
from perihelion.engine.refused import Reason
from perihelion.games.galaxy_trucker import agenda, reasons
from perihelion.games.galaxy_trucker.components import FRONT, Square
from perihelion.games.galaxy_trucker.phrases import PART_AT
from perihelion.games.galaxy_trucker.setup import is_first_flight
from perihelion.games.galaxy_trucker.ships.ship import (
    MEET,
    OPPOSITE,
    Ship,
    has_cabin,
    neighbours,
    pieces,
    pieces_by_hull,
)
from perihelion.games.galaxy_trucker.state import Trucker
from perihelion.games.galaxy_trucker.voyage.crew import lose_unsupported_aliens

CHECK, REPAIR, LATE = "check", "repair", "late"  # what a correction costs: tiles, the number, a credit more

EVENTS = {
    "gt-flaws": {"reasons": "reasons", "squares": "squares", "flaws": "flaws of reasons"},
    "gt-removed": {"tiles": "tile[]"},
    "gt-repairs": ("number",),
    "gt-late-error": ("credits",),
}
PROMPTS = {"gt-correct": ("flaws",), "gt-repair": ("flaws",)}
MOVES = {"remove": PART_AT}
DOMAINS = {"correction": (CHECK, REPAIR, LATE)}


class Flaw(NamedTuple):
    """An error in a ship: which rule it breaks, and the tiles concerned."""

    reason: Reason
    squares: tuple[Square, ...]


def flaws(gt: Trucker, seat: Seat, ship: Ship) -> list[Flaw]:
    """Every building error.  [GT-8.2]"""
    found = []
    for square, part in ship.parts.items():
        if part.exhausts and not set(part.exhausts) <= set(ship.board.exhausts):
            found.append(Flaw(reasons.ENGINE_TURNED, (square,)))
        for side, other, beside in neighbours(ship, square):
            if side in part.exhausts:
                found.append(Flaw(reasons.EXHAUST_BLOCKED, (square, other)))
            if side in part.muzzles:
                found.append(Flaw(reasons.MUZZLE_BLOCKED, (square, other)))
            if side in (FRONT, 1) and MEET[part.sides[side]][beside.sides[OPPOSITE[side]]] is None:
                found.append(Flaw(reasons.CONNECTORS_CLASH, (square, other)))
    apart = [piece for hull in pieces_by_hull(ship) for piece in hull[1:]]
    return found + [Flaw(reasons.NOT_JOINED, tuple(sorted(piece))) for piece in apart]


def by_number(gt: Trucker) -> list[Seat]:
    """The seats in order of their number tiles.  [GT-9.6]"""
    return sorted(range(len(gt.players)), key=lambda seat: gt.players[seat].number)


def check_ships(gt: Trucker) -> None:
    """All ships are checked, then crews go aboard.  [GT-8.1 GT-8.7]"""
    seats = by_number(gt)
    if is_first_flight(gt):
        gt.then(*(agenda.OFFER_REPAIR(seat) for seat in seats), agenda.GO_ABOARD())
    else:
        gt.then(*(step for seat in seats for step in corrected(seat, CHECK)), agenda.GO_ABOARD())


def corrected(seat: Seat, correction: str) -> list[Due]:
    """The steps in which one ship is put right."""
    return [agenda.REMOVE_ENGINES(seat, correction), agenda.CHECK_SHIP(seat, correction)]


def offer_repair(gt: Trucker, seat: Seat) -> Rules:
    """Whatever is wrong in a first flight may be repaired for the number tile.  [GT-8.7 GT-26.10]"""
    if not gt.on.book.flaws(gt, seat, gt.ship(seat)):
        return
    offers = partial(repair_or_not, gt)
    move = yield Decision(Kind.CHOOSE, seat, "gt-repair", "GT-8.7", offers, told_flaws(gt, seat))
    if move.verb == "repair":
        give_up_number(gt, seat)
    gt.then(*corrected(seat, REPAIR if move.verb == "repair" else CHECK))


def repair_or_not(gt: Trucker) -> Offers:
    yield gt.on.repair, None
    yield gt.on.vocabulary["no"], None


def remove_engines(gt: Trucker, seat: Seat, correction: str) -> None:
    """Engines that do not blow to the rear come off without being asked about.  [GT-8.3]"""
    found = gt.on.book.flaws(gt, seat, gt.ship(seat))
    if found:
        names = [flaw.reason.key for flaw in found]
        gt.tell("gt-flaws", seat, "GT-8.2", reasons=names, squares=[list(flaw.squares) for flaw in found])
    turned = [flaw.squares[0] for flaw in found if flaw.reason is reasons.ENGINE_TURNED]
    take_off(gt, seat, turned, correction)
    if found and correction == LATE:
        pay_late_error(gt, seat)


def late_checks(gt: Trucker) -> list[Due]:
    """Ships with an error that only comes out in flight are corrected at once.  [GT-8.8]

    The check finds every error, so this concerns ships that were set up in flight.
    """
    wrong = [seat for seat in sorted(gt.flight.days) if gt.on.book.flaws(gt, seat, gt.ship(seat))]
    return [step for seat in wrong for step in corrected(seat, LATE)]


def pay_late_error(gt: Trucker, seat: Seat) -> None:
    """An error that comes out in flight costs a credit.  [GT-8.8 GT-21.8]"""
    price = gt.on.book.within_means(gt, seat, gt.on.numbers.late_error)
    gt.bill(seat, "late-error", -price, "GT-8.8")
    gt.tell("gt-late-error", seat, "GT-8.8", credits=price)


def check_ship(gt: Trucker, seat: Seat, correction: str) -> Rules | None:
    """The owner takes tiles off until the ship is legal and one part.

    [GT-8.2 GT-8.4 GT-8.5 GT-8.9 GT-26.9]

    In flight an alien may lose its life support by it.  [GT-13.4]

    Ruling: of tiles that do not go together one of them comes off; no other tile could mend it. Parts without
    a cabin come off by themselves when nothing else is wrong.
    """
    found = gt.on.book.flaws(gt, seat, gt.ship(seat))
    if found and not only_scrap_is_loose(gt, seat, found):
        return correct(gt, seat, correction)
    take_off(gt, seat, gt.on.book.scrap(gt, seat), correction)
    lose_unsupported_aliens(gt, seat)
    return None


def correct(gt: Trucker, seat: Seat, correction: str) -> Rules:
    """The owner chooses what comes off, or which part is kept.  [GT-8.4 GT-8.5]"""
    offers = partial(gt.on.book.corrections, gt, seat)
    move = yield Decision(Kind.CHOOSE, seat, "gt-correct", "GT-8.4", offers, told_flaws(gt, seat))
    square = move.args[0]
    take_off(gt, seat, [square] if move.verb == "remove" else outside(gt, seat, square), correction)
    gt.then(agenda.CHECK_SHIP(seat, correction))


def told_flaws(gt: Trucker, seat: Seat) -> dict[str, Any]:
    """What a question says of the errors of a ship: reason and squares of each."""
    return {
        "flaws": [[flaw.reason.key, list(flaw.squares)] for flaw in gt.on.book.flaws(gt, seat, gt.ship(seat))]
    }


def corrections(gt: Trucker, seat: Seat) -> Offers:
    """Tiles that lie wrongly can come off; of several parts one can be kept.  [GT-8.4 GT-8.5]"""
    ship, moves = gt.ship(seat), gt.on.moves
    wrong = {
        s
        for flaw in gt.on.book.flaws(gt, seat, ship)
        if flaw.reason is not reasons.NOT_JOINED
        for s in flaw.squares
    }
    for square in ship.parts:
        if square in wrong:
            yield moves["remove"][square], None
    for piece in (piece for parts in pieces_by_hull(ship) if len(parts) > 1 for piece in parts):
        yield moves["keep"][first_of(gt, seat, piece)], None if has_cabin(ship, piece) else reasons.NO_CABIN


def first_of(gt: Trucker, seat: Seat, piece: frozenset[Square]) -> Square:
    """The square a part is named by: its first on the board."""
    return next(square for square in gt.ship(seat).parts if square in piece)


def outside(gt: Trucker, seat: Seat, square: Square) -> list[Square]:
    """Everything of its hull that does not belong to the part this square is in."""
    hull = gt.ship(seat).hull_at(square)
    (kept,) = [piece for piece in pieces(hull) if square in piece]
    return [other for other in hull.parts if other not in kept]


def only_scrap_is_loose(gt: Trucker, seat: Seat, found: list[Flaw]) -> bool:
    """Whether nothing is left to choose: all that is wrong are loose parts, and at most one has a cabin.

    So it is in every hull.
    """
    ship = gt.ship(seat)
    apart = all(flaw.reason is reasons.NOT_JOINED for flaw in found)
    return apart and all(sum(has_cabin(ship, piece) for piece in hull) <= 1 for hull in pieces_by_hull(ship))


def scrap(gt: Trucker, seat: Seat) -> list[Square]:
    """The tiles of all parts without a cabin.  [GT-8.5]"""
    ship = gt.ship(seat)
    bare = {square for piece in pieces(ship) if not has_cabin(ship, piece) for square in piece}
    return [square for square in ship.parts if square in bare]


def take_off(gt: Trucker, seat: Seat, squares: list[Square], correction: str) -> None:
    """Tiles come off: into the lost pile, or in a repair back to the heap.  [GT-8.6 GT-8.7]"""
    if not squares:
        return
    if correction == REPAIR:
        tiles = [gt.ship(seat).detach(square).id for square in squares]
        gt.face_up += tiles
    else:
        tiles = gt.lose(seat, squares)
    gt.tell("gt-removed", seat, "GT-8.6", tiles=tiles)


def give_up_number(gt: Trucker, seat: Seat) -> None:
    """Who repairs at no charge starts behind all others.  [GT-8.7 GT-26.10]

    Ruling: to repair is to take the wrong tiles off and put them back into the heap; nothing is built anew.
    """
    player = gt.players[seat]
    for other in gt.players:
        if other.number > player.number:
            other.number -= 1
    player.number = len(gt.players)
    gt.tell("gt-repairs", seat, "GT-8.7", number=player.number)


RULES = {
    agenda.OFFER_REPAIR: offer_repair,
    agenda.REMOVE_ENGINES: remove_engines,
    agenda.CHECK_SHIP: check_ship,
}
