"""Bureaucracy: the last one hides a number, and the others guess it."""

from functools import partial

from perihelion.engine.agenda import Step
from perihelion.engine.decisions import Decision, Kind, Offers, Rules, Seat
from perihelion.games.galaxy_trucker.expansions.bonus_cards.memory import memory
from perihelion.games.galaxy_trucker.expansions.shared.losing import earn
from perihelion.games.galaxy_trucker.ships.boards import DIE
from perihelion.games.galaxy_trucker.state import Trucker
from perihelion.games.galaxy_trucker.voyage.flight import lose_days

EVENTS = {"gt-die-set": ("number",), "gt-guessed": ("number",), "gt-die-shown": ("number",)}
MOVES = {"set": ("number",), "guess": ("number",)}
PHRASES = [(verb, str(number)) for verb in ("set", "guess") for number in DIE]

BUREAUCRACY = Step("bureaucracy")
SET_DIE = Step("set_die", "seat")
GUESS = Step("guess", "seat")
SHOW_DIE = Step("show_die", "seat")


def bureaucracy(gt: Trucker) -> None:
    """The last in order sets a die in secret, all others guess, then it is shown.  [BE-11.1]"""
    *others, last = gt.on.book.flying(gt)
    if others:
        gt.then(SET_DIE(last), *(GUESS(seat) for seat in others), SHOW_DIE(last))
    else:
        gt.tell("gt-no-effect", None, "BE-11.1")


def numbers(gt: Trucker, verb: str) -> Offers:
    for move in gt.on.moves[verb].values():
        yield move, None


def set_die(gt: Trucker, seat: Seat) -> Rules:
    """Nobody else knows the number.  [BE-11.1]"""
    move = yield Decision(Kind.AMOUNT, seat, "gt-set-die", "BE-11.1", partial(numbers, gt, "set"))
    memory(gt).die = int(move.args[0])
    gt.tell("gt-die-set", seat, "BE-11.1", secret={"number": memory(gt).die}, audience=(seat,))


def guess(gt: Trucker, seat: Seat) -> Rules:
    """From the leader on; a number may be named again.  [BE-11.1]"""
    move = yield Decision(Kind.AMOUNT, seat, "gt-guess", "BE-11.1", partial(numbers, gt, "guess"))
    memory(gt).guesses[seat] = int(move.args[0])
    gt.tell("gt-guessed", seat, "BE-11.1", number=int(move.args[0]))


def show_die(gt: Trucker, seat: Seat) -> None:
    """Who is right gets credits; who is wrong loses as many days, the rearmost first.  [BE-11.1 BE-8.1.3]"""
    die, guesses = memory(gt).die, memory(gt).guesses
    gt.reveal()
    gt.tell("gt-die-shown", seat, "BE-11.1", number=die)
    for other in gt.flight.in_order():
        if guesses.get(other) == die:
            earn(gt, other, gt.on.book.card_in_play(gt).credits, "BE-11.1")
    for other in gt.flight.from_last():
        if guesses.get(other, die) != die:
            lose_days(gt, other, die)


RULES = {BUREAUCRACY: bureaucracy, SET_DIE: set_die, GUESS: guess, SHOW_DIE: show_die}
