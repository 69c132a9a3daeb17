"""The game at a table: lines of the log done again, and new ones made by doing."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import msgspec

import perihelion
from perihelion.engine.decisions import Seat
from perihelion.engine.driver import Game
from perihelion.engine.options import RULES
from perihelion.engine.packs import Pack
from perihelion.engine.records import RecordLine, write
from perihelion.engine.refused import Refused
from perihelion.engine.replays import read_record, redo, with_chance
from perihelion.server.entries import Acted, AnyEntry, By, Opened, Started, Told, Undone


def begin(setup: Opened, seed: int, packs: Sequence[Pack] = ()) -> Game:
    """The game of a table at its first decision; one from a record, where that record begins."""
    if setup.record is not None:
        opening = msgspec.structs.replace(read_record(setup.record), decisions=[], result=None)
        return perihelion.load(write(opening), packs=packs)
    options = {**setup.options, RULES: setup.rules}
    return perihelion.new(setup.game, seats=setup.seats, seed=seed, options=options, packs=packs)


def recorded(game: Game, setup: Opened) -> list[Acted]:
    """Everything the record of a table tells, done in its game act by act: so it can be stepped through."""
    told = [] if setup.record is None else read_record(setup.record).decisions
    return [with_chance(game.state.stream, done.chance, partial(act, game, done, "record")) for done in told]


class Prepared(msgspec.Struct):
    """A game from a record, played up to its end elsewhere.

    told       what was told before its first act
    acts       every act
    position   where it stands then; None where that cannot be written down
    """

    told: list[Told]
    acts: list[Acted]
    position: str | None

    def game(self, setup: Opened, packs: Sequence[Pack]) -> Game:
        assert self.position is not None
        events = len(self.told) + sum(len(act.events) for act in self.acts)
        return restore(setup, self.position, events, packs)


def prepare(setup: Opened, packs: Sequence[Pack] = ()) -> bytes:
    """The game of a record, played up to its end, as JSON; runs in a worker."""
    game = begin(setup, 0, packs)
    told, acts = _told_since(game, 0), recorded(game, setup)
    try:
        position = game.position()
    except Refused:
        position = None
    return msgspec.json.encode(Prepared(told, acts, position))


def restore(setup: Opened, position: str, events: int, packs: Sequence[Pack] = ()) -> Game:
    """The game as a checkpoint has it; `events` were told before, those of its last answers among them."""
    game = perihelion.from_position(setup.game, position, packs=packs, rules=setup.rules)
    assert game.state.journal is not None
    game.state.journal.events.clear()
    game.state.journal.before = events
    return game


def started(game: Game, seed: int, order: list[Seat]) -> Started:
    return Started(seed=seed, order=order, events=_told_since(game, 0))


def act(game: Game, done: RecordLine, by: By = "person") -> Acted:
    """Does something new in the game; raises Refused and changes nothing where the rules say no."""
    told, drawn = _events(game), len(game.state.stream.log or ())
    redo(game, done)
    chance = (game.state.stream.log or [])[drawn:]
    done = msgspec.structs.replace(done, chance=chance)
    return Acted(done=done, by=by, events=_told_since(game, told))


def undo(game: Game, seat: Seat, consent: list[Seat] | None) -> Undone:
    """Takes the last answer of a seat back; raises Refused where it may not be."""
    game.undo(seat, consent)
    journal = game.state.journal
    assert journal is not None
    noted = 1 if consent is not None and journal.events and journal.events[-1].kind == "undone" else 0
    kept = journal.before + len(journal.events) - noted
    return Undone(
        seat=seat, kept=kept, consent=consent, events=_told_since(game, len(journal.events) - noted)
    )


def again(game: Game, entry: AnyEntry) -> None:
    """Does a line of the log again, with the chance it drew then."""
    match entry:
        case Acted(done=done):
            with_chance(game.state.stream, done.chance, partial(redo, game, done))
        case Undone(seat=seat, consent=consent):
            game.undo(seat, consent)


def _events(game: Game) -> int:
    assert game.state.journal is not None
    return len(game.state.journal.events)


def _told_since(game: Game, number: int) -> list[Told]:
    assert game.state.journal is not None
    return [Told.of(event) for event in game.state.journal.events[number:]]
