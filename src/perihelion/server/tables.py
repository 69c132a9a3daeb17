"""A table as it stands: what its log has made of it so far."""

from __future__ import annotations

from typing import Any

import msgspec

from perihelion.engine.decisions import Seat
from perihelion.engine.refused import Refused
from perihelion.server.entries import (
    NOBODY,
    Acted,
    AnyEntry,
    Blocked,
    BotSat,
    Closed,
    Forgotten,
    HandedBack,
    Line,
    Opened,
    Paused,
    PersonId,
    Rematched,
    Replaced,
    Resigned,
    Resumed,
    Said,
    Sat,
    Silenced,
    Started,
    Stood,
    TableId,
    TakenOver,
    Tempo,
    UndoAnswered,
    UndoAsked,
    Undone,
    erased,
)
from perihelion.server.shapes import Status

STAND_IN = "rookie"
GRACE_SECONDS = 10.0


class Place(msgspec.Struct, omit_defaults=True):
    """A seat of the table: whose it is and who plays it.

    person     whose seat it is, or None where it is free or a bot's own
    name       of that person, as the table knows it
    bot        the bot that sits here, or stands in for the person
    resigned   the person gave up and the bot plays to the end
    left       live: seconds left on the clock when the seat was last asked
    asked      since when, by the house clock, the seat is asked and its clock runs, or None
    turn       when its turn began, by the clock on the wall; a rest of the table does not change it
    past       who played it before and has seen what it sees
    dismissed  its player was sent away while there: nobody else may see that hand, and a bot plays on
    """

    person: PersonId | None = None
    name: str = ""
    bot: str | None = None
    resigned: bool = False
    left: float = 0
    asked: float | None = None
    turn: float | None = None
    past: list[PersonId] = []
    dismissed: bool = False

    @property
    def is_free(self) -> bool:
        return self.person is None and self.bot is None

    @property
    def is_played_by_person(self) -> bool:
        return self.person is not None and self.bot is None


class UndoRequest(msgspec.Struct):
    """A seat asks to take its last answer back; `agreed` are those who let it."""

    seat: Seat
    agreed: list[Seat] = []


class Table(msgspec.Struct, omit_defaults=True):
    """Everything about a table but the game itself; `apply` is the only thing that changes it.

    sequence   number of the last line of its log
    moved      number of the last line that changed what is asked; an answer that waits for others does not
    clock      what the house clock showed at that line
    events     how many events the game has told so far
    racing     up to when time was let pass in a phase that is played in real time; None elsewhere
    """

    id: TableId
    sequence: int = 0
    clock: float = 0
    moved: int = 0
    opened: Opened | None = None
    opened_at: float = 0
    status: Status = "open"
    owner: PersonId = ""
    places: list[Place] = []
    blocked: list[PersonId] = []
    silenced: list[PersonId] = []
    seed: int | None = None
    events: int = 0
    racing: float | None = None
    undo: UndoRequest | None = None
    result: dict[str, Any] | None = None
    rematch: TableId | None = None

    @property
    def setup(self) -> Opened:
        assert self.opened is not None, "the first line of a log opens the table"
        return self.opened

    @property
    def tempo(self) -> Tempo:
        return self.setup.tempo

    @property
    def is_under_way(self) -> bool:
        return self.status in ("playing", "paused")

    def seat_of(self, person: PersonId | None) -> Seat | None:
        """The seat somebody plays; of several at one device, the one that is asked."""
        first = None
        for seat, place in enumerate(self.places):
            if person is not None and place.person == person:
                if place.asked is not None:
                    return seat
                first = seat if first is None else first
        return first

    def seats_of(self, person: PersonId | None) -> list[Seat]:
        """Most people have one; whoever lends the device to companions has theirs too."""
        places = enumerate(self.places)
        return [seat for seat, place in places if person is not None and place.person == person]

    def has_seen_other(self, person: PersonId, seat: Seat) -> bool:
        """Whether somebody has looked from another seat: two hands are more than one may know."""
        return any(person in place.past for other, place in enumerate(self.places) if other != seat)

    def check_newcomer(self, person: PersonId, seat: Seat) -> None:
        """Raises Refused where somebody may not see what this seat sees."""
        if self.has_seen_other(person, seat):
            raise Refused("seen-another-seat")
        place = self.places[seat]
        if place.dismissed and person not in place.past:
            raise Refused("seat-dismissed")

    def check_company(self, seat: Seat) -> None:
        """Raises Refused where somebody would take a seat beside the one who practises."""
        others = [place for other, place in enumerate(self.places) if other != seat]
        if self.setup.practice and any(place.person is not None for place in others):
            raise Refused("practice-is-alone")

    @property
    def people(self) -> list[PersonId]:
        return [place.person for place in self.places if place.person is not None]


def apply(table: Table, line: Line) -> None:
    """Makes of the table what one more line of its log says; the game itself is kept elsewhere."""
    assert line.sequence == table.sequence + 1, "a line of the log is missing"
    table.sequence, table.clock = line.sequence, max(table.clock, line.moment)
    if isinstance(line.entry, Opened):
        table.opened_at = line.at
    _apply(table, line.entry, table.clock)


def _apply(table: Table, entry: AnyEntry, at: float) -> None:
    match entry:
        case Opened():
            table.opened, table.owner = entry, entry.owner
            table.places = [Place(left=entry.tempo.reserve) for _ in range(entry.seats)]
        case Sat(seat=seat, person=person, name=name) | Replaced(seat=seat, person=person, name=name):
            _sit(table, seat, person, name)
        case BotSat(seat=seat, bot=bot):
            table.places[seat] = Place(bot=bot, left=table.tempo.reserve)
        case Stood(seat=seat, removed=removed):
            _stand(table, seat, removed=removed)
        case Blocked(person=person):
            table.blocked = [*table.blocked, person]
        case Silenced(person=person, silent=silent):
            others = [other for other in table.silenced if other != person]
            table.silenced = [*others, person] if silent else others
        case _:
            _apply_play(table, entry, at)


def _apply_play(table: Table, entry: AnyEntry, at: float) -> None:
    match entry:
        case Started(seed=seed, order=order, events=events):
            table.places = [table.places[seat] for seat in order]
            for place in table.places:
                if place.is_free:  # in a log from before a bot could be removed
                    place.bot = STAND_IN
            table.seed, table.status, table.events = seed, "playing", len(events)
        case Acted(events=events):
            table.events += len(events)
            table.undo = None
        case Undone(kept=kept, events=events):
            table.events = kept + len(events)
            table.undo = None
        case UndoAsked(seat=seat):
            table.undo = UndoRequest(seat)
        case UndoAnswered(seat=seat, accept=accept):
            table.undo = (
                UndoRequest(table.undo.seat, [*table.undo.agreed, seat]) if table.undo and accept else None
            )
        case _:
            _apply_status(table, entry, at)


def _apply_status(table: Table, entry: AnyEntry, at: float) -> None:
    match entry:
        case Paused():
            _stop_clocks(table, at)
            table.status = "paused"
        case Resumed():
            table.status = "playing"
        case Resigned(seat=seat):
            place = table.places[seat]
            place.bot, place.resigned = STAND_IN, True
        case TakenOver(seat=seat):
            table.places[seat].bot = STAND_IN
        case HandedBack(seat=seat):
            _hand_back(table, table.places[seat], at)
        case Closed():
            table.status = "closed"
        case Forgotten(person=person):
            _forget(table, person)
        case Rematched(table=other):
            table.rematch = other
        case Said():
            pass


def _forget(table: Table, person: PersonId) -> None:
    """Nobody reads this person's name at the table any more; what was theirs alone is somebody else's."""
    for place in table.places:
        place.name = NOBODY if place.person == person else place.name
    if table.opened is not None:
        table.opened = erased(table.opened, person)  # type: ignore[assignment]
    if table.owner == person:
        table.owner = next((other for other in table.people if other != person), person)


def _sit(table: Table, seat: Seat, person: PersonId, name: str) -> None:
    """A new player of a seat finds the clock as it was."""
    place = table.places[seat]
    _leave(table, place)
    place.person, place.name, place.bot, place.resigned = person, name, None, False
    place.dismissed = False


def _leave(table: Table, place: Place) -> None:
    if place.person is not None and table.seed is not None:
        place.past = [*place.past, place.person]


def _stand(table: Table, seat: Seat, *, removed: bool) -> None:
    """Before the start a seat becomes free; later a bot plays it until somebody replaces it."""
    place = table.places[seat]
    place.dismissed = removed and table.is_under_way and place.is_played_by_person
    _leave(table, place)
    place.person, place.name = None, ""
    place.bot = STAND_IN if table.is_under_way else None


def _hand_back(table: Table, place: Place, at: float) -> None:
    """Whoever comes back has what is left, and at least time to look: for a slow turn, all of it."""
    least = table.tempo.reserve if table.tempo.kind == "days" else max(table.tempo.increment, GRACE_SECONDS)
    spent = 0 if place.asked is None else at - place.asked
    place.bot, place.left = None, max(place.left - spent, least)
    place.asked = None if place.asked is None else at


def _stop_clocks(table: Table, at: float) -> None:
    for place in table.places:
        if place.asked is not None:
            place.left -= at - place.asked
            place.asked = None


def run_clocks(table: Table, asked: set[Seat], line: Line) -> None:
    """After a line: whoever answered gets the increment, whoever is newly asked has the time from now."""
    if table.status != "playing":
        return
    for seat, place in enumerate(table.places):
        if place.asked is not None and seat not in asked:
            spent = table.clock - place.asked
            place.left = place.left - spent + table.tempo.increment
            if table.tempo.kind == "days":
                place.left = table.tempo.reserve
            place.asked = place.turn = None
        elif place.asked is None and seat in asked:
            place.asked = table.clock
            place.turn = place.turn or line.at


def run_race(table: Table, entry: AnyEntry, *, is_race: bool) -> None:
    """After a line: in a phase played in real time, how far its time has been told."""
    if not is_race or table.status != "playing":
        table.racing = None
    elif table.racing is None:
        table.racing = table.clock
    elif isinstance(entry, Acted) and entry.done.advance is not None and entry.by != "record":
        table.racing += entry.done.advance


def time_left(table: Table, seat: Seat, now: float) -> float | None:
    """Seconds a seat has left, or None where it has all the time in the world."""
    place = table.places[seat]
    if table.tempo.kind == "turns":
        return None
    return place.left - (now - place.asked if place.asked is not None else 0)


def due(table: Table) -> float | None:
    """When the next clock falls, or None: then the table waits for people alone."""
    if table.status != "playing" or table.tempo.kind == "turns":
        return None
    times = [place.asked + place.left for place in table.places if place.asked and place.is_played_by_person]
    return min(times, default=None)
