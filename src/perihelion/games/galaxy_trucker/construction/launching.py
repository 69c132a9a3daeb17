"""Before the launch: batteries, crews, start places, the deck."""

from functools import partial

from perihelion.engine.decisions import Decision, Kind, Offers, Rules, Seat
from perihelion.engine.moves import Move
from perihelion.engine.offering import Amounts, some
from perihelion.engine.refused import Reason
from perihelion.games.galaxy_trucker import agenda, reasons
from perihelion.games.galaxy_trucker.components import Colour, Square
from perihelion.games.galaxy_trucker.construction.checking import by_number
from perihelion.games.galaxy_trucker.ships.ship import Ship
from perihelion.games.galaxy_trucker.state import Trucker

EVENTS = {
    "gt-alien": ("alien", "square"),
    "gt-launched": {"days": "days", "places": "places of days"},
}
MOVES = {"lodge": ("alien", "square")}


def go_aboard(gt: Trucker) -> None:
    """Batteries and humans everywhere, then aliens in order of the number tiles.  [GT-9.1 GT-9.2 GT-9.6]"""
    gt.phase = "launch"
    for seat, player in enumerate(gt.players):
        gt.on.book.load_up(gt, seat, player.ship)
    gt.then(*(agenda.BOARD_ALIENS(seat) for seat in gt.on.book.alien_order(gt)), agenda.LAUNCH())


def alien_order(gt: Trucker) -> list[Seat]:
    """Who decides on aliens first: the lowest number.  [GT-9.6]"""
    return by_number(gt)


def load_up(gt: Trucker, seat: Seat, ship: Ship) -> None:
    """Every battery tile full, every cabin full of humans.  [GT-9.1 GT-9.2]"""
    ship.batteries = {s: part.kind.batteries for s, part in ship.parts.items() if part.kind.batteries}
    ship.humans = {s: part.kind.crew for s, part in ship.parts.items() if part.kind.crew}


def board_aliens(gt: Trucker, seat: Seat) -> Rules:
    """An alien may live in a cabin instead of its humans.  [GT-9.3 GT-9.4 GT-9.5 GT-9.6 GT-9.7]"""
    if not any(why_not is None for _, why_not in gt.on.book.lodgings(gt, seat)):
        return
    offers = partial(lodgings_or_done, gt, seat)
    move = yield Decision(Kind.CHOOSE, seat, "gt-aliens", "GT-9.3", offers, {}, why_not_lodged)
    if move.verb == "lodge":
        gt.on.book.lodge(gt, seat, move.args[0], move.args[1])
        gt.then(agenda.BOARD_ALIENS(seat))


def why_not_lodged(move: Move) -> Reason | None:
    """The reason against a cabin that is not even offered.  [GT-9.3]"""
    return reasons.NO_SUPPORT if move.verb == "lodge" else None


def lodgings_or_done(gt: Trucker, seat: Seat) -> Offers:
    yield from gt.on.book.lodgings(gt, seat)
    yield gt.on.done, None


def lodgings(gt: Trucker, seat: Seat) -> Offers:
    """Cabins joined to life support, one alien of each colour.  [GT-9.3 GT-9.4]"""
    ship = gt.ship(seat)
    aboard = list(ship.aliens.values())
    for square, part in ship.parts.items():
        if part.kind.aliens and square in ship.humans:
            fitting = gt.on.book.supported(gt, seat, ship, square)
            for colour in gt.on.aliens:
                if colour in fitting:
                    full = aboard.count(colour) >= gt.on.numbers.aliens
                    yield gt.on.lodge[colour, square], reasons.ALIEN_ABOARD if full else None


def lodge(gt: Trucker, seat: Seat, colour: Colour, square: Square) -> None:
    """The alien moves in and the humans of the cabin stay at home.  [GT-9.3]"""
    ship = gt.ship(seat)
    del ship.humans[square]
    ship.aliens[square] = colour
    gt.tell("gt-alien", seat, "GT-9.3", alien=colour, square=square)


def lodging(gt: Trucker, seat: Seat, move: Move) -> Amounts:
    """One alien for all humans of a cabin.  [GT-9.3]"""
    return some(crew=1 - gt.ship(seat).humans[move.args[1]])


def launch(gt: Trucker) -> None:
    """Rockets go to their start places, and the piles become the deck.  [GT-9.8 GT-9.9 GT-9.10]"""
    gt.flight.days = launch_days(gt)
    gt.on.book.build_deck(gt)
    gt.phase = "flight"
    gt.tell("gt-launched", None, "GT-9.8", days=list(gt.flight.days.values()))
    gt.then(agenda.FLY())


def build_deck(gt: Trucker) -> None:
    """All piles together, those too that nobody has looked at.  [GT-9.10]"""
    for pile in gt.piles:
        if not pile.cards:
            gt.on.book.deal_pile(gt, pile)
    gt.flight.deck = sorted(card for pile in gt.piles for card in pile.cards)


def launch_days(gt: Trucker) -> dict[Seat, int]:
    """Number 1 stands on the start space, each other a gap behind the one before.  [GT-9.8 GT-9.9]"""
    return {seat: -(player.number - 1) * gt.level.gap for seat, player in enumerate(gt.players)}


BRINGS = {"lodge": lodging}
RULES = {agenda.GO_ABOARD: go_aboard, agenda.BOARD_ALIENS: board_aliens}
