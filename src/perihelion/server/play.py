"""Playing: answers, taking back, deals, and what is said meanwhile."""

from __future__ import annotations

from perihelion.engine.decisions import Seat
from perihelion.engine.records import RecordLine
from perihelion.engine.refused import Refused
from perihelion.server import playing
from perihelion.server.commands import (
    Actor,
    AnswerUndo,
    Play,
    Propose,
    Respond,
    Say,
    Undo,
    answer,
    own_seat,
    running_game,
    way,
)
from perihelion.server.entries import AnyEntry, HandedBack, Said, UndoAnswered, UndoAsked
from perihelion.server.live_table import LiveTable
from perihelion.server.names import checked_text


@way(Play)
def play(live: LiveTable, actor: Actor, command: Play) -> list[AnyEntry]:
    """A player who plays is back, if a bot stood in."""
    seat = own_seat(live, actor)
    place = live.table.places[seat]
    if place.resigned:
        raise Refused("already-resigned")
    is_late = command.after is not None and command.after < live.table.moved
    if is_late and live.table.racing is None:  # where all act at any moment, an act is judged when it comes
        raise Refused("game-went-on")
    back: list[AnyEntry] = [HandedBack(seat=seat)] if place.bot is not None else []
    return back + answer(live, seat, command.moves, "person")


@way(Undo)
def undo(live: LiveTable, actor: Actor, command: Undo) -> list[AnyEntry]:
    """Free where nothing was learnt; else people are asked, and bots agree only in practice."""
    seat, game = own_seat(live, actor), running_game(live)
    try:
        return [playing.undo(game, seat, None)]
    except Refused as why:
        if why.reason in ("nothing-to-undo", "undo-in-race"):
            raise
    if live.table.undo is not None:
        raise Refused("undo-already-asked")
    if live.bots_mind(seat):
        raise Refused("undo-bots-mind")
    if not live.others_to_ask(seat):
        return [playing.undo(game, seat, _all_others(live, seat))]
    return [UndoAsked(seat=seat)]


@way(AnswerUndo)
def answer_undo(live: LiveTable, actor: Actor, command: AnswerUndo) -> list[AnyEntry]:
    """The last one to agree makes it happen."""
    seat, game, asked = own_seat(live, actor), running_game(live), live.table.undo
    if asked is None or seat not in live.others_to_ask(asked.seat) or seat in asked.agreed:
        raise Refused("no-undo-asked")
    if command.accept and live.bots_mind(asked.seat):  # one has taken a seat since
        raise Refused("undo-bots-mind")
    said = UndoAnswered(seat=seat, accept=command.accept)
    if not command.accept or set(live.others_to_ask(asked.seat)) - {seat, *asked.agreed}:
        return [said]
    return [said, playing.undo(game, asked.seat, _all_others(live, asked.seat))]


def _all_others(live: LiveTable, seat: Seat) -> list[Seat]:
    return [other for other in range(len(live.table.places)) if other != seat]


@way(Propose)
def propose(live: LiveTable, actor: Actor, command: Propose) -> list[AnyEntry]:
    seat = own_seat(live, actor)
    return [playing.act(running_game(live), RecordLine(seat=seat, propose=command.terms))]


@way(Respond)
def respond(live: LiveTable, actor: Actor, command: Respond) -> list[AnyEntry]:
    seat = own_seat(live, actor)
    return [
        playing.act(running_game(live), RecordLine(seat=seat, respond=command.number, accept=command.accept))
    ]


@way(Say)
def say(live: LiveTable, actor: Actor, command: Say) -> list[AnyEntry]:
    """Everybody who may see the table may speak at it, but for those who were blocked."""
    if actor.person in live.table.blocked:
        raise Refused("blocked")
    if actor.person in live.table.silenced:
        raise Refused("silenced")
    if command.about is not None and not 1 <= command.about <= live.table.sequence:
        raise Refused("no-such-line", number=command.about)
    text = checked_text(command.text)
    return [Said(person=actor.person, name=actor.name, text=text, about=command.about)]
