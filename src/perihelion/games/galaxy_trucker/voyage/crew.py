"""Losing crew: who goes, and from which cabin."""

from perihelion.engine.decisions import Decision, Kind, Offers, Rules, Seat
from perihelion.engine.moves import Move
from perihelion.engine.offering import Amounts
from perihelion.engine.speech import Phrase, counted, said
from perihelion.games.galaxy_trucker import agenda
from perihelion.games.galaxy_trucker.components import Square
from perihelion.games.galaxy_trucker.state import Trucker

HUMAN = "human"

LOST = {"who": "who", "square": "square", "crew": "crew-member of who"}
EVENTS = {"gt-crew-lost": LOST, "gt-alien-lost": LOST}
ABOARD: Phrase = {"first": [said("alien at players $seat ship aliens $square"), HUMAN]}
AMOUNTS = {"crew": counted("crew")}
MOVES = {"dismiss": {"square": "square", "alien": ABOARD, "crew": "crew"}}


def lose_crew(gt: Trucker, seat: Seat, left: int) -> Rules:
    """The owner says one by one who goes; without a choice nobody asks.  [GT-13.1 GT-13.2 GT-13.5]"""
    if not gt.ship(seat).crew_count:
        return
    cabin = forced_cabin(gt, seat, left)
    if cabin is None:
        about = {"left": left}
        move = yield Decision(Kind.CHOOSE, seat, "gt-dismiss", "GT-13.1", lambda: cabins(gt, seat), about)
        cabin = move.args[0]
    crew = gt.ship(seat).crew_count
    gt.on.book.dismiss(gt, seat, cabin)
    if left > 1:
        gt.then(agenda.LOSE_CREW(seat, left - 1))
    else:
        gt.on.book.crew_lost(gt, seat, crew)


def forced_cabin(gt: Trucker, seat: Seat, left: int) -> Square | None:
    """Where the next one comes from if all must go or all live together; else nothing.  [GT-13.2]"""
    ship = gt.ship(seat)
    occupied = ship.occupied()
    return occupied[0] if len(occupied) == 1 or ship.crew_count <= left else None


def cabins(gt: Trucker, seat: Seat) -> Offers:
    """Every cabin with anybody in it.  [GT-13.1]"""
    moves = gt.on.moves["dismiss"]
    for cabin in gt.ship(seat).occupied():
        yield moves[cabin], None


def dismiss(gt: Trucker, seat: Seat, cabin: Square) -> None:
    """One member of the crew, human or alien, leaves a cabin.  [GT-13.1]"""
    ship = gt.ship(seat)
    who = ship.aliens.pop(cabin, HUMAN)
    if who == HUMAN:
        ship.take_human(cabin)
    gt.tell("gt-crew-lost", seat, "GT-13.1", who=who, square=cabin)


def crew_lost(gt: Trucker, seat: Seat, before: int) -> None:
    """What follows if fewer are aboard than before a loss: nothing, emptied cabins stay empty.  [GT-13.5]"""


def lose_unsupported_aliens(gt: Trucker, seat: Seat) -> None:
    """An alien whose cabin has lost its life support is lost at once.  [GT-13.4 GT-15.5]"""
    ship = gt.ship(seat)
    for cabin, colour in sorted(ship.aliens.items()):
        if colour not in gt.on.book.supported(gt, seat, ship, cabin):
            del ship.aliens[cabin]
            gt.tell("gt-alien-lost", seat, "GT-13.4", who=colour, square=cabin)


def one_of_the_crew(gt: Trucker, seat: Seat, move: Move) -> Amounts:
    """Human or alien, it is one.  [GT-13.1]"""
    return {"crew": -1}


BRINGS = {"dismiss": one_of_the_crew}
