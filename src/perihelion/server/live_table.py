"""A table in memory: the table as its log has made it, and its game."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal, cast

import msgspec

from perihelion.bots.deals import Haggling
from perihelion.engine.deals import Deal
from perihelion.engine.decisions import Decision, Seat
from perihelion.engine.driver import Game
from perihelion.engine.packs import Pack
from perihelion.engine.refused import Refused
from perihelion.lessons import Lesson, Remark, lesson, lessons
from perihelion.server import playing, shapes
from perihelion.server.archive import Append, Archive, Damaged, Stored
from perihelion.server.entries import (
    Acted,
    AnyEntry,
    Forgotten,
    Line,
    Opened,
    PersonId,
    Started,
    TableId,
    Undone,
    erased,
)
from perihelion.server.ledger import CardRow, SeatRow
from perihelion.server.questions import shown_decision
from perihelion.server.tables import Table, apply, due, run_clocks, run_race, time_left
from perihelion.server.telling import Telling

CHECKPOINT_EVERY = 24
REMEMBERED_LINES = 64
TICK_SECONDS = 1.0
LESSON_WAITS: shapes.Refusal = {"reason": "lesson-waits", "rule": None, "about": {}}
PackReader = Callable[[dict[str, str]], Awaitable[Sequence[Pack]]]


class Checkpoint(msgspec.Struct):
    """A table and its game as text, to be taken up from."""

    table: Table
    position: str | None


@dataclass(slots=True, eq=False)
class LiveTable:
    """A table that somebody looks at or plays at.

    table       what the log has made of it
    game        under way or over; None until the start
    lines       the last lines of the log
    lock        held while a command is carried out
    checkpoint  number of the line the newest checkpoint was made at
    whole       whether the game was replayed from its start, and can be taken back to it
    clock       the house clock
    prepared    the game of a record, played up to its end before the table starts
    """

    table: Table
    game: Game | None = None
    lines: deque[Line] = field(default_factory=lambda: deque(maxlen=REMEMBERED_LINES))
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    packs: Sequence[Pack] = ()
    checkpoint: int = 0
    whole: bool = True
    filed: list[SeatRow] = field(default_factory=list)
    telling: Telling = field(default_factory=Telling)
    prepared: playing.Prepared | None = None
    clock: Callable[[], float] = time.time
    haggling: Haggling = field(default_factory=Haggling)  # what its bots have offered
    listed: Any = None  # what lists showed of it last
    _card: tuple[int, shapes.TableCard] | None = None

    def now(self) -> float:
        """What the house clock shows; never less than in the log."""
        return max(self.table.clock, self.clock())

    # Lines of the log.

    def take(self, line: Line, *, done: bool = False) -> None:
        """One more line; `done` says that its act has been done in the game already."""
        apply(self.table, line)
        entry = line.entry
        if isinstance(entry, Started) and not done:
            self.game = playing.begin(self.table.setup, entry.seed, self.packs)
        elif isinstance(entry, Acted | Undone) and not done:
            assert self.game is not None
            playing.again(self.game, entry)
        if isinstance(entry, Forgotten):
            self._forget(entry.person)
        if self.game is not None:
            self._settle(line)
        self.lines.append(line)

    def _forget(self, person: PersonId) -> None:
        for number, line in enumerate(self.lines):
            self.lines[number] = msgspec.structs.replace(line, entry=erased(line.entry, person))

    def _settle(self, line: Line) -> None:
        assert self.game is not None
        if isinstance(line.entry, Started | Acted | Undone) and not self.game.locked:
            self.table.moved = line.sequence
        run_clocks(self.table, set(self.game.pending), line)
        run_race(self.table, line.entry, is_race=self.game.is_race)
        if self.game.over and self.table.is_under_way:
            assert self.game.result is not None
            self.table.status, self.table.result = "over", self.game.result.as_json()
        elif self.table.status == "over" and not self.game.over:
            self.table.status, self.table.result = "playing", None

    def rows_for(self, lines: Sequence[Line]) -> Append:
        """What is to be stored once these lines were taken."""
        table, setup = self.table, self.table.setup
        seats = self._seats()
        changed = [seat for seat in seats if seat not in self.filed]
        card = CardRow(
            id=table.id,
            sequence=table.sequence,
            game=setup.game,
            title=setup.title,
            owner=table.owner,
            status=table.status,
            public=setup.public,
            tempo=setup.tempo.kind,
            free=sum(place.is_free for place in table.places),
            moved=lines[-1].at,
            due=self.due(table.clock),
            card=msgspec.json.encode(self.card()).decode(),
        )
        return Append(table.id, lines, card, changed, self._checkpoint())

    def _seats(self) -> list[SeatRow]:
        asked = self.asked
        return [
            SeatRow(
                self.table.id,
                seat,
                place.person or "",
                seat in asked and place.bot is None,
                place.turn or place.asked or 0,
            )
            for seat, place in enumerate(self.table.places)
        ]

    def stored(self, append: Append) -> None:
        """The lines are durable."""
        self.filed = self._seats()
        if append.checkpoint is not None:
            self.checkpoint = self.table.sequence

    def _checkpoint(self) -> str | None:
        if self.game is None or self.table.sequence - self.checkpoint < CHECKPOINT_EVERY:
            return None
        try:
            body = Checkpoint(self.table, self.game.position())
        except Refused:  # a game cannot be written down at every moment; a later one will do
            return None
        return msgspec.json.encode(body).decode()

    # What can be said of it.

    @property
    def asked(self) -> dict[Seat, Decision]:
        """Who is asked what; nobody while the table rests."""
        if self.game is None or self.table.status != "playing":
            return {}
        return self.game.pending

    @property
    def offer_to_bot(self) -> tuple[Seat, Deal] | None:
        """A bot, and a deal that it has not answered yet."""
        deals = self.game.deals.open if self.game is not None and self.asked else []
        asked = ((seat, deal) for deal in deals for seat in deal.parties if seat not in deal.agreed)
        return next(((seat, deal) for seat, deal in asked if self.table.places[seat].bot), None)

    def due(self, now: float) -> float | None:
        """When somebody must look after the table: at once where a bot is asked."""
        if self.offer_to_bot is not None or any(self.table.places[seat].bot for seat in self.asked):
            return now
        waits = [due(self.table), self.next_tick]
        if self.table.tempo.patience:
            places = (self.table.places[seat] for seat in self.asked)
            waits += [place.asked + self.table.tempo.patience for place in places if place.asked]
        return min((wait for wait in waits if wait is not None), default=None)

    @property
    def next_tick(self) -> float | None:
        """When time must be let pass in real time; the game may have another tempo than its table."""
        racing = self.table.racing
        tempo = self.table.setup.options.get("tempo", self.table.tempo.kind)
        return None if racing is None or tempo != "live" else racing + TICK_SECONDS

    @property
    def lesson(self) -> Lesson | None:
        """The lesson given here; one that is no longer given leaves an ordinary game behind."""
        name = self.table.setup.lesson
        return lesson(name) if name in lessons() and self.game is not None else None

    def audience(self, person: PersonId | None) -> Seat | None:
        """The seat a person sees the table from; until the start everybody is a spectator."""
        return self.table.seat_of(person) if self.game is not None else None

    def way_back(self, seat: Seat | None) -> Literal["at once", "by consent"] | None:
        """How a seat can take its last answer back."""
        if seat is None or self.game is None or not self.table.is_under_way:
            return None
        why_not = self.game.why_not_undo(seat)
        if why_not is None:
            return "at once"
        if why_not.reason == "undo-in-race" or (why_not.reason == "nothing-to-undo" and self.whole):
            return None
        if self.bots_mind(seat):
            return None
        return "by consent" if self.others_to_ask(seat) else "at once"

    def bots_mind(self, seat: Seat) -> bool:
        """Whether a bot is at the table that does not let a seat take back what taught something."""
        if self.table.setup.practice or self.game is None:
            return False
        others = [place for other, place in enumerate(self.table.places) if other != seat]
        return any(place.bot for place in others) and self.game.has_taught(seat)

    def others_to_ask(self, seat: Seat) -> list[Seat]:
        """The people at the other seats, but for companions at the same device."""
        own = self.table.places[seat].person
        places = enumerate(self.table.places)
        return [other for other, place in places if place.is_played_by_person and place.person != own]

    def card(self) -> shapes.TableCard:
        """The table as lists and its own page show it: nothing in it is secret. Made once a line."""
        if self._card is None or self._card[0] != self.table.sequence:
            self._card = self.table.sequence, self._made_card()
        return self._card[1]

    def _made_card(self) -> shapes.TableCard:
        table, setup, asked = self.table, self.table.setup, self.asked
        return {
            "id": table.id,
            "game": setup.game,
            "title": setup.title,
            "options": setup.options,
            "packs": setup.packs,
            "tempo": cast("shapes.Pace", msgspec.to_builtins(setup.tempo)),
            "public": setup.public,
            "practice": setup.practice,
            "status": table.status,
            "owner": table.owner,
            "opened": table.opened_at,
            "places": [
                {
                    "person": place.person,
                    "name": place.name,
                    "bot": place.bot,
                    "resigned": place.resigned,
                    "asked": seat in asked,
                }
                for seat, place in enumerate(table.places)
            ],
            "undo": None if table.undo is None else {"seat": table.undo.seat, "agreed": table.undo.agreed},
            "result": None if table.result is None else _outcome(table.result),
            "rematch": table.rematch,
            "lesson": setup.lesson,
        }

    def clocks(self, now: float) -> list[float | None]:
        return [time_left(self.table, seat, now) for seat in range(len(self.table.places))]

    def state(self, seat: Seat | None, now: float) -> shapes.TableState:
        """What this seat, or a spectator, may know of the table now."""
        game = self.game
        decision = self.asked.get(seat) if seat is not None else None
        return {
            "table": self.card(),
            "clocks": self.clocks(now),
            "seat": seat,
            "view": None if game is None else cast("shapes.View", game.view(seat)),
            "asked": None if decision is None else self._shown_decision(decision),
            "undo": self.way_back(seat),
            "coach": self._coach(seat),
        }

    def _shown_decision(self, decision: Decision) -> shapes.Decision:
        """In a lesson, whatever it does not wait for is barred meanwhile."""
        assert self.game is not None
        shown = shown_decision(decision, self.game)
        step = self.lesson.step_at(self.game) if self.lesson else None
        if step is not None:
            waits = {move: LESSON_WAITS for move in shown["moves"] if not step.wants(move)}
            shown |= {"moves": step.wanted(decision), "barred": {**waits, **shown["barred"]}}
        return shown

    def _coach(self, seat: Seat | None) -> shapes.Coach | None:
        """What the coach says to the learner, and how far the lesson is."""
        if self.lesson is None or self.game is None or seat != self.lesson.seat:
            return None
        number = self.lesson.number_at(self.game)
        remark = self.lesson.remark_at(self.game) or Remark()
        steps = self.lesson.steps
        return {
            "chapter": len(self.lesson.chapters) - 1 if number is None else steps[number].chapter,
            "chapters": list(self.lesson.chapters),
            "guided": number is not None,
            "note": remark.note,
            "rule": remark.rule,
            "why": remark.why,
        }


def _outcome(result: dict[str, Any]) -> shapes.Outcome:
    return {"scores": result["scores"], "ranks": result["ranks"], "winners": result["winners"]}


async def open_table(
    archive: Archive, table: TableId, packs: PackReader, *, whole: bool = False
) -> LiveTable | None:
    """A table from the archive: from its last checkpoint but one, so that moves can be taken back.

    A move that was taken back may lie before that checkpoint; then, as with `whole`, from the start.
    """
    stored = Stored(None, await archive.read(table)) if whole else await archive.open(table)
    if stored.checkpoint is None and not stored.lines:
        return None
    try:
        return await _opened(table, stored, packs)
    except (Refused, msgspec.MsgspecError):
        if stored.checkpoint is None:
            raise
        return await open_table(archive, table, packs, whole=True)


async def _opened(table: TableId, stored: Stored, packs: PackReader) -> LiveTable:
    if stored.checkpoint is None:
        setup = stored.lines[0].entry
        if not isinstance(setup, Opened):
            raise Damaged(table, stored.lines[0].sequence, "the first line opens no table")
        live = LiveTable(Table(table), packs=await packs(setup.packs))
        return await asyncio.to_thread(taken_up, live, None, stored.lines)
    kept = msgspec.json.decode(stored.checkpoint, type=Checkpoint)
    chosen = await packs(kept.table.setup.packs)
    live = LiveTable(kept.table, packs=chosen, checkpoint=kept.table.sequence, whole=False)
    return await asyncio.to_thread(taken_up, live, kept.position, stored.lines)


def taken_up(live: LiveTable, position: str | None, lines: Sequence[Line]) -> LiveTable:
    """Beside the event loop: a long game takes a while, and nobody else's table waits for it."""
    if position is not None:
        live.game = playing.restore(live.table.setup, position, live.table.events, live.packs)
    for line in lines:
        try:
            live.take(line)
        except Exception as error:
            raise Damaged(live.table.id, line.sequence, str(error)) from error
    return live


def shown_line(line: Line, seat: Seat | None) -> shapes.Line:
    """A line of the log as this seat, or a spectator, may read it."""
    shown: dict[str, Any] = {"sequence": line.sequence, "at": line.at, **_shown_entry(line.entry)}
    events = getattr(line.entry, "events", None)
    if events is not None:
        shown["events"] = [told.seen_by(seat) for told in events]
    return cast("shapes.Line", shown)


def _shown_entry(entry: AnyEntry) -> dict[str, Any]:
    match entry:
        case Opened():
            return {"kind": "opened"}
        case Started(order=order):
            return {"kind": "started", "order": order}
        case Acted(done=done, by=by):
            return {"kind": "acted", "seat": done.seat, "by": by}
        case Undone(seat=seat, kept=kept, consent=consent):
            return {"kind": "undone", "seat": seat, "kept": kept, "consent": consent}
    shown: dict[str, Any] = msgspec.to_builtins(entry)
    return shown
