"""What a person can do at a table. Each command becomes lines of the log, or is refused."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any

import msgspec

from perihelion.engine.decisions import Seat
from perihelion.engine.driver import Game
from perihelion.engine.records import RecordLine
from perihelion.engine.refused import Refused
from perihelion.server import playing
from perihelion.server.entries import Acted, AnyEntry, By, PersonId
from perihelion.server.live_table import LiveTable

SeatNumber = Annotated[int, msgspec.Meta(ge=0, lt=16)]
Notation = Annotated[str, msgspec.Meta(min_length=1, max_length=200)]
Sentence = Annotated[str, msgspec.Meta(min_length=1, max_length=500)]
CompanionName = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
PersonName = Annotated[PersonId, msgspec.Meta(min_length=1, max_length=24)]
BotName = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]


class Command(msgspec.Struct, tag_field="do", forbid_unknown_fields=True, kw_only=True):
    """Something a person wants done at a table."""


class Sit(Command, tag="sit"):
    """Take a free seat, or any."""

    seat: SeatNumber | None = None


class Stand(Command, tag="stand"):
    """Leave one's seat."""


class SeatBot(Command, tag="seat-bot"):
    """Put a bot on a free seat (the owner)."""

    seat: SeatNumber
    bot: BotName = "rookie"


class SeatCompanion(Command, tag="seat-companion"):
    """Seat somebody who plays at one's own device, by name."""

    seat: SeatNumber
    name: CompanionName


class Remove(Command, tag="remove"):
    """Free a seat (the owner); with `block` its person may not come back."""

    seat: SeatNumber
    block: bool = False


class Silence(Command, tag="silence"):
    """Silence somebody at the table, or let them speak again (the owner)."""

    person: PersonName
    silent: bool = True


class Expel(Command, tag="expel"):
    """Send a spectator away for good (the owner)."""

    person: PersonName


class Start(Command, tag="start"):
    """Begin the game (the owner); with `shuffle` people are dealt to seats at random."""

    shuffle: bool = True


class Pause(Command, tag="pause"):
    """Stop the clocks."""


class Resume(Command, tag="resume"):
    """Let the clocks run again."""


class Resign(Command, tag="resign"):
    """Give up; a bot plays on."""


class Return(Command, tag="return"):
    """Take one's seat back from the bot that stood in."""


class Play(Command, tag="play"):
    """Answer what one's seat is asked: one move, or several at once, all or none.

    `after` is the last line the player had seen; where the game went on since, nothing is done.
    """

    moves: Annotated[list[Notation], msgspec.Meta(min_length=1, max_length=64)]
    after: int | None = None


class Undo(Command, tag="undo"):
    """Take one's last answer back; where that is not free, ask the others."""


class AnswerUndo(Command, tag="answer-undo"):
    """Let somebody take a move back, or not."""

    accept: bool


class Propose(Command, tag="propose"):
    """Offer a deal."""

    terms: dict[str, Any]


class Respond(Command, tag="respond"):
    """Agree to a deal or decline it."""

    number: int
    accept: bool


class Say(Command, tag="say"):
    """A line of chat, perhaps about a line of the log."""

    text: Sentence
    about: int | None = None


class Close(Command, tag="close"):
    """End the table without a result (the owner)."""


AnyCommand = (
    Sit | Stand | SeatBot | SeatCompanion | Remove | Silence | Expel | Start | Pause | Resume | Resign
    | Return | Play | Undo | AnswerUndo | Propose | Respond | Say | Close
)  # fmt: skip


TALK = (Say, Silence, Expel)  # goes on when the game is over


class Actor(msgspec.Struct, frozen=True):
    """Who commands: a person, by the name the table shall know."""

    person: PersonId
    name: str


Way = Callable[[LiveTable, Actor, Any], list[AnyEntry]]
WAYS: dict[type[Command], Way] = {}


def way(kind: type[Command]) -> Callable[[Way], Way]:
    """Marks the function that carries a command out."""

    def marked(function: Way) -> Way:
        WAYS[kind] = function
        return function

    return marked


def carry_out(live: LiveTable, actor: Actor, command: AnyCommand) -> list[AnyEntry]:
    """The lines a command becomes; raises Refused where it may not be."""
    if live.table.status in ("over", "closed") and not isinstance(command, TALK):  # now all cards are open
        raise Refused("table-over")
    return WAYS[type(command)](live, actor, command)


def own_seat(live: LiveTable, actor: Actor) -> Seat:
    seat = live.table.seat_of(actor.person)
    if seat is None:
        raise Refused("not-seated")
    return seat


def only_owner(live: LiveTable, actor: Actor) -> None:
    if actor.person != live.table.owner:
        raise Refused("not-owner")


def running_game(live: LiveTable) -> Game:
    if live.game is None:
        raise Refused("not-started")
    return live.game


def existing_seat(live: LiveTable, seat: Seat) -> Seat:
    if seat >= len(live.table.places):
        raise Refused("no-such-seat", seat=str(seat))
    return seat


def let_time_pass(live: LiveTable) -> list[AnyEntry]:
    """In a phase played in real time, the time since it was last told: answers are judged at their moment."""
    racing, now = live.table.racing, live.now()
    if racing is None or live.next_tick is None or now <= racing:
        return []
    return [playing.act(running_game(live), RecordLine(advance=now - racing), "clock")]


def _answer(live: LiveTable, game: Game, done: RecordLine, by: By) -> Acted:
    """In a lesson only what it waits for."""
    if live.lesson is not None and done.seat is not None and done.move is not None:
        live.lesson.check(game, done.seat, done.move)
    return playing.act(game, done, by)


def answer(live: LiveTable, seat: Seat, moves: list[str], by: By) -> list[AnyEntry]:
    """Moves of one seat, all or none."""
    game = running_game(live)
    if live.table.status == "paused":
        raise Refused("paused")
    before = game.clone() if live.table.racing is not None or len(moves) > 1 else None
    try:
        passed = let_time_pass(live)
        return [*passed, *(_answer(live, game, RecordLine(seat=seat, move=move), by) for move in moves)]
    except Refused:
        if before is not None:
            live.game = before
        raise
