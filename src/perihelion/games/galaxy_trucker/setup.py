"""Setting the table up, for the game and before every flight."""

from __future__ import annotations

from typing import TYPE_CHECKING

from perihelion.engine.chance import Stream
from perihelion.engine.decisions import Seat
from perihelion.engine.events import Journal
from perihelion.games.galaxy_trucker import agenda
from perihelion.games.galaxy_trucker.components import CardId
from perihelion.games.galaxy_trucker.ships.ship import Ship
from perihelion.games.galaxy_trucker.state import Building, Flight, Pile, Player, Trucker

if TYPE_CHECKING:
    from perihelion.games.galaxy_trucker.rules import TruckerRules

EVENTS = {"gt-prepared": ("flight",)}


def begin(rules: TruckerRules, stream: Stream, journal: Journal | None) -> Trucker:
    """Everybody has a colour and no credits; the first flight is prepared.  [GT-1.1 GT-1.5]"""
    gt = empty_table(rules, stream, journal)
    gt.then(agenda.PREPARE())
    return gt


def empty_table(rules: TruckerRules, stream: Stream, journal: Journal | None) -> Trucker:
    """All cards in the supply, everybody with an empty board."""
    gt = Trucker(rules=rules, stream=stream, journal=journal, agenda=[], supply=sorted(rules.cards))
    gt.players = [Player(Ship(rules.flights[0]), cabin) for cabin in rules.cabins[: rules.seats]]
    return gt


def prepare(gt: Trucker) -> None:
    """Empty boards with their starting cabins, all tiles face down, four piles of cards, the hourglass.

    [GT-1.4 GT-2.1 GT-2.2 GT-2.3 GT-2.4 GT-2.5 GT-2.6]
    """
    gt.on.book.lay_out(gt)
    put_cards_back(gt)
    gt.stream.fixed.pop("deck", None)
    gt.on.book.set_hourglass(gt)
    gt.phase = "building"
    gt.tell("gt-prepared", None, "GT-2.1", flight=gt.board.id)
    gt.on.book.before_building(gt)
    gt.then(agenda.BUILD())


def before_building(gt: Trucker) -> None:
    """What is chosen or drawn once the table is laid out; in the base game nothing."""


def lay_out(gt: Trucker) -> None:
    """Ships are taken apart; all tiles but the starting cabins go to the heap.  [GT-1.5 GT-2.1 GT-2.2]"""
    gt.heap = list(gt.on.heap)
    gt.face_up = []
    for seat, player in enumerate(gt.players):
        player.ship = gt.on.book.new_ship(gt, seat)
        player.lost, player.aside = [], []
        player.hand, player.kept, player.loose = None, False, None
        player.number = player.looking = player.done = 0


def new_ship(gt: Trucker, seat: Seat) -> Ship:
    """An empty board with the starting cabin, where it has a place for one.  [GT-2.2]"""
    board = gt.board
    ship = Ship(board)
    if board.start is not None:
        ship.attach(board.start, gt.on.tiles[gt.players[seat].cabin].turned[0])
    return ship


def put_cards_back(gt: Trucker) -> None:
    """Cards turned up in an earlier flight are not used again.  [GT-2.7 GT-26.8]

    Ruling: a card of an earlier flight that was never turned up was not used, and may come again.
    """
    gt.gone = sorted([*gt.gone, *gt.flight.turned])
    gt.supply = sorted(set(gt.on.cards) - set(gt.gone))
    gt.piles = [Pile() for _ in range(gt.on.numbers.piles)]
    gt.flight = Flight()


def set_hourglass(gt: Trucker) -> None:
    """It begins on the circle of the flight; in a first flight it waits.  [GT-2.4 GT-7.1 GT-7.9]"""
    waits = is_first_flight(gt)
    circle = 0 if waits else gt.level.runs - 1
    gt.building = Building(circle=circle, left=gt.on.one_run, waits=waits)


def is_first_flight(gt: Trucker) -> bool:
    """Whether the option for a first game holds in this flight.  [GT-2.8 GT-7.9]"""
    return gt.on.first_flight and gt.level.number == 1


def choice_of_cards(gt: Trucker, level: int) -> list[CardId]:
    """The cards of a level that may come into a pile.  [GT-2.5 GT-2.7 GT-2.8]"""
    starred = is_first_flight(gt)
    cards = gt.on.cards
    return [card for card in gt.supply if cards[card].level == level and (cards[card].star or not starred)]


def deal_pile(gt: Trucker, pile: Pile) -> None:
    """Which cards lie in a pile is chance, drawn when somebody first looks.  [GT-2.5]"""
    for level, count in enumerate(gt.level.cards, 1):
        deal_cards(gt, pile, level, count)
    pile.cards.sort()


def deal_cards(gt: Trucker, pile: Pile, level: int, count: int) -> None:
    """So many cards of a level, whichever they are."""
    left = gt.on.book.choice_of_cards(gt, level) if count > 0 else []
    for _ in range(count):
        card = gt.stream.pick("pile", left)
        left.remove(card)
        gt.supply.remove(card)
        pile.cards.append(card)
