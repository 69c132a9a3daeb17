"""What the classes of several hulls have in common besides what the base game knows of hulls."""

from collections import Counter
from collections.abc import Callable

from perihelion.engine.decisions import Seat
from perihelion.games.galaxy_trucker.book import Book, OfTable
from perihelion.games.galaxy_trucker.components import Square
from perihelion.games.galaxy_trucker.ships.ship import Ship, has_cabin, pieces_by_hull
from perihelion.games.galaxy_trucker.state import Trucker

GiveUp = Callable[[Trucker, Seat, str, str], None]
OpenSquares = Callable[[Trucker, Seat, Ship], list[Square]]


def wrap(book: Book) -> None:
    """Every class of several hulls brings these rules; that two bring them changes nothing."""
    book.prepare = with_cards_enough(book.prepare)
    book.open_squares = beside_what_flies(book.open_squares)
    book.scrap = but_whole_hulls(book.scrap)
    book.give_up = hull_by_hull(book.give_up)


def with_cards_enough(prepare: OfTable) -> OfTable:
    def with_cards_enough(gt: Trucker) -> None:
        """Where flights are added cards come again once there are too few.  [BE-4.0.1 BE-16.2]

        Ruling: then all cards turned up so far are mixed in again.
        """
        used = {*gt.gone, *gt.flight.turned}
        left = Counter(card.level for card in gt.on.cards.values() if card.id not in used)
        if any(left[level] < count * gt.on.numbers.piles for level, count in enumerate(gt.level.cards, 1)):
            gt.gone, gt.flight.turned = [], []
        prepare(gt)

    return with_cards_enough


def but_whole_hulls(
    scrap: Callable[[Trucker, Seat], list[Square]],
) -> Callable[[Trucker, Seat], list[Square]]:
    def but_whole_hulls(gt: Trucker, seat: Seat) -> list[Square]:
        """A hull in one piece stays even without a cabin: it gives up before the first card.

        [BE-4.2.30 LM-6.2 LM-6.3]
        """
        ship = gt.ship(seat)
        if ship.board.is_one:
            return scrap(gt, seat)
        bare = {
            square
            for parts in pieces_by_hull(ship)
            if len(parts) > 1
            for piece in parts
            if not has_cabin(ship, piece)
            for square in piece
        }
        return [square for square in ship.parts if square in bare]

    return but_whole_hulls


def beside_what_flies(open_squares: OpenSquares) -> OpenSquares:
    def beside_what_flies(gt: Trucker, seat: Seat, ship: Ship) -> list[Square]:
        """In flight nothing is built where a hull is gone or in hyperspace.  [BE-4.2.22 BE-4.2.28]"""
        found = open_squares(gt, seat, ship)
        if gt.phase != "flight" or ship.board.is_one:
            return found
        return [square for square in found if ship.board.hull_of[square] in ship.hulls]

    return beside_what_flies


def hull_by_hull(give_up: GiveUp) -> GiveUp:
    def hull_by_hull(gt: Trucker, seat: Seat, why: str, rule: str) -> None:
        """Whoever gives up does so with every hull, whose tiles are not lost.

        [BE-4.2.20 BE-4.2.22 LM-8.4 LM-8.5]
        """
        ship = gt.ship(seat)
        for hull in ship.hulls if not ship.board.is_one else ():
            gt.on.book.give_up_hull(gt, seat, hull, why, rule)
        give_up(gt, seat, why, rule)

    return hull_by_hull
