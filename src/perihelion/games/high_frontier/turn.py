"""A turn: moves, then an operation, and what a player may do at any moment of it."""

from __future__ import annotations

from collections.abc import Callable
from itertools import chain

from perihelion.engine.decisions import Decision, Kind, Offers, Rules, Seat
from perihelion.engine.moves import Move
from perihelion.engine.offering import Group
from perihelion.engine.refused import Reason
from perihelion.games.high_frontier import agenda, reasons
from perihelion.games.high_frontier.slots import slot_in
from perihelion.games.high_frontier.state import Frontier, Slot, StackKind, Turn

EVENTS = {"hf-turn": ("round",), "hf-ended-turn": (), "hf-over": ("why",)}
GROUPS: dict[str, Group] = {
    "fly": "move",
    "haul": "move",
    **dict.fromkeys(("pass", "done", "skip"), "ends"),
}
CRAFT: dict[str, StackKind] = {"fly": "rocket", "haul": "freighter"}

Action = Callable[[Frontier, Seat, Move], None]


def begin_turn(hf: Frontier) -> None:
    """The next player's turn, unless the game is over.  [HF-4.0 HF-7.3]"""
    hf.active = (hf.on.first + hf.turns) % hf.on.seats
    hf.turn = Turn(operations=hf.on.book.operations_per_turn(hf, hf.active))
    hf.tell("hf-turn", hf.active, "HF-4.0", round=hf.turns // hf.on.seats + 1)
    hf.then(agenda.TAKE_TURN(hf.active))


def operations_per_turn(hf: Frontier, seat: Seat) -> int:
    """One; two for the owner of a venture that says so.  [HF-5.0 HF-7.2]"""
    ventures, operations = hf.on.printed.ventures, 1
    for venture, owner in hf.ventures.items():
        operations += owner == seat and ventures[venture].effect == "operations"
    return operations


def take_turn(hf: Frontier, seat: Seat) -> Rules:
    """Whatever the player does next, until the turn is passed on.  [HF-4.0]"""
    about = {"operations": hf.turn.operations, "round": hf.turns // hf.on.seats + 1}
    move = yield Decision(Kind.CHOOSE, seat, "hf-turn", "HF-4.0", lambda: hf.on.book.menu(hf, seat), about)
    if move is hf.on.pass_:
        hf.tell("hf-ended-turn", seat, "HF-4.0")
        hf.on.book.end_turn(hf)
        return
    hf.on.actions[move.verb](hf, seat, move)
    if not hf.over:
        hf.then(agenda.TAKE_TURN(seat))


def menu(hf: Frontier, seat: Seat) -> Offers:
    """Moves of craft, operations, and everything that may be done besides.  [HF-4.0]"""
    parts = [part(hf, seat) for part in hf.on.menu_parts]
    return chain(*parts, ((hf.on.pass_, None),))


def offers(hf: Frontier, seat: Seat) -> Offers:
    """Rockets and freighters may each move once, before any operation.  [HF-4.0 HF-6.0]"""
    stacks = hf.players[seat].stacks
    for slot, move in hf.on.movers.items():
        if slot in stacks:
            yield move, why_not_move(hf, slot) or hf.on.book.why_not_fly(hf, seat, slot)


def why_not_move(hf: Frontier, slot: Slot) -> Reason | None:
    if slot not in hf.turn.moved:
        return None
    operated = hf.turn.begun and len(hf.turn.moved) == len(hf.on.movers)
    return reasons.MOVES_ARE_OVER if operated else reasons.MOVED_ALREADY


def move_craft(hf: Frontier, seat: Seat, move: Move) -> None:
    """A rocket or a freighter sets out.  [HF-6.0]"""
    hf.turn.begun = True
    hf.then(agenda.FLY(seat, slot_in(move, CRAFT[move.verb])))


def why_not_operate(hf: Frontier) -> Reason | None:
    return None if hf.turn.operations else reasons.NO_OPERATION_LEFT


def operate(hf: Frontier) -> None:
    """An operation is used up, and moving is over.  [HF-4.0 HF-5.0]"""
    hf.turn.operations -= 1
    hf.turn.begun = True
    hf.turn.moved = list(hf.on.movers)


def end_turn(hf: Frontier) -> None:
    """The turn is over; perhaps the game is too.  [HF-4.0 HF-7.3]

    Ruling: a table may play a set number of rounds; it then ends as if the last factory had been built.
    [HF-11.13]
    """
    hf.turns += 1
    hf.over = hf.over or hf.on.book.why_over(hf)
    if hf.over:
        hf.tell("hf-over", None, "HF-7.3", why=hf.over)
    else:
        hf.on.book.begin_turn(hf)


RULES = {agenda.TAKE_TURN: take_turn}
ACTIONS = {"fly": move_craft, "haul": move_craft}
