"""What a table's log holds: everything that ever happened at it, in order.

The log is the truth. A table as it stands is what its entries make of it (`tables.apply`), and every
process that reads the same entries has the same table.
"""

from typing import Any, Literal

import msgspec

from perihelion.engine.decisions import Seat
from perihelion.engine.events import Event
from perihelion.engine.records import RecordLine

PersonId = str
TableId = str
By = Literal["person", "bot", "stand-in", "order", "clock", "record"]
"""Who did it: the player, the bot of the seat, a bot in their stead, an order, the clock, a record."""


class Tempo(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """How fast a table plays; times are in seconds.

    kind       "live": a clock per player. "turns": no clock. "days": a time for every turn
    reserve    live: what a player has for the whole game; days: for one turn
    increment  live: what a finished turn gives back
    patience   after how long without a sign of the player a bot stands in; 0: never
    """

    kind: Literal["live", "turns", "days"] = "turns"
    reserve: float = 0
    increment: float = 0
    patience: float = 0


class Told(msgspec.Struct, array_like=True):
    """An event of the engine as the log keeps it, with its secret and who knows it."""

    seq: int
    kind: str
    seat: Seat | None
    rule: str
    data: dict[str, Any]
    secret: dict[str, Any] | None = None
    audience: list[Seat] = []

    @classmethod
    def of(cls, event: Event) -> "Told":
        secret = None if event.secret is None else dict(event.secret)
        data = dict(event.data)
        return cls(event.seq, event.kind, event.seat, event.rule, data, secret, list(event.audience))

    def seen_by(self, seat: Seat | None) -> dict[str, Any]:
        """The event as this seat, or a spectator, knows it."""
        data = {**self.data, **self.secret} if self.secret and seat in self.audience else self.data
        return {"seq": self.seq, "kind": self.kind, "seat": self.seat, "rule": self.rule, "data": data}


class Entry(msgspec.Struct, tag_field="kind", omit_defaults=True, kw_only=True):
    """One line of a table's log."""


class Opened(Entry, tag="opened"):
    """Somebody opened the table."""

    owner: PersonId
    game: str
    seats: int
    title: str
    options: dict[str, Any] = {}
    packs: dict[str, str] = {}
    tempo: Tempo = Tempo()
    public: bool = False
    record: str | None = None
    """The record this table goes on from, instead of the normal set-up."""
    rotated: int = 0
    """In a rematch: by how many places people have moved round the table."""
    rules: int = 1
    """The version of the rules the table began with, and goes by to its end."""
    practice: bool = False
    """One person among bots, who let everything be taken back."""
    titled: PersonId | None = None
    """Who gave the table its title, where it was another than the owner."""
    lesson: str | None = None
    """The lesson that is given at this table, by the name of its game."""


class Sat(Entry, tag="sat"):
    """A person took a seat."""

    seat: Seat
    person: PersonId
    name: str


class BotSat(Entry, tag="bot-sat"):
    """The owner put a bot on a seat."""

    seat: Seat
    bot: str


class Stood(Entry, tag="stood"):
    """A seat became free: its person left or was removed."""

    seat: Seat
    removed: bool = False


class Blocked(Entry, tag="blocked"):
    """The owner does not want somebody at the table any more."""

    person: PersonId


class Silenced(Entry, tag="silenced"):
    """The owner silenced somebody at the table, or lets them speak again."""

    person: PersonId
    silent: bool = True


class Started(Entry, tag="started"):
    """The game began; `seats` says who moved where, if people were shuffled."""

    seed: int
    order: list[Seat]
    events: list[Told] = []


class Acted(Entry, tag="acted"):
    """An act of the game, with the chance it drew and the events it told."""

    done: RecordLine
    by: By = "person"
    events: list[Told] = []


class Undone(Entry, tag="undone"):
    """A seat's last answer was taken back; only the first `kept` events still hold."""

    seat: Seat
    kept: int
    consent: list[Seat] | None = None
    events: list[Told] = []


class UndoAsked(Entry, tag="undo-asked"):
    """A seat asks the others to let it take its last answer back."""

    seat: Seat


class UndoAnswered(Entry, tag="undo-answered"):
    """One of the others said yes or no."""

    seat: Seat
    accept: bool


class Paused(Entry, tag="paused"):
    """The clocks stand still."""

    person: PersonId | None = None


class Resumed(Entry, tag="resumed"):
    """The clocks run again."""

    person: PersonId | None = None


class Resigned(Entry, tag="resigned"):
    """A player gave up; a bot plays the seat to the end."""

    seat: Seat


class TakenOver(Entry, tag="taken-over"):
    """A bot stands in for a player who vanished or ran out of time."""

    seat: Seat
    why: Literal["vanished", "clock"]


class HandedBack(Entry, tag="handed-back"):
    """The player is back on the seat a bot kept warm."""

    seat: Seat


class Replaced(Entry, tag="replaced"):
    """Somebody else goes on in a seat."""

    seat: Seat
    person: PersonId
    name: str


class Said(Entry, tag="said"):
    """A line of chat, perhaps about a line of the log."""

    person: PersonId
    name: str
    text: str
    about: int | None = None


class Forgotten(Entry, tag="forgotten"):
    """Somebody had themselves forgotten: name and words are gone from every line before this one."""

    person: PersonId


class Closed(Entry, tag="closed"):
    """The owner closed the table before its end."""

    person: PersonId


class Rematched(Entry, tag="rematched"):
    """The same people play again at another table."""

    table: TableId


AnyEntry = (
    Opened | Sat | BotSat | Stood | Blocked | Silenced | Started | Acted | Undone | UndoAsked
    | UndoAnswered | Paused | Resumed | Resigned | TakenOver | HandedBack | Replaced | Said
    | Forgotten | Closed | Rematched
)  # fmt: skip
NOBODY = "?"


def erased(entry: AnyEntry, person: PersonId) -> AnyEntry:
    """An entry without this person's name and words."""
    match entry:
        case Opened() if (entry.titled or entry.owner) == person:
            return msgspec.structs.replace(entry, title=NOBODY)
        case Said() if entry.person == person:
            return msgspec.structs.replace(entry, name=NOBODY, text=NOBODY)
        case Sat() | Replaced() if entry.person == person:
            return msgspec.structs.replace(entry, name=NOBODY)
    return entry


class Line(msgspec.Struct):
    """An entry in its place: the number in the table's log, when, and by whose command.

    at      by the clock on the wall, for people to read
    clock   by the house clock, which players' clocks run by; None in lines from before there was one
    """

    sequence: int
    at: float
    entry: AnyEntry
    actor: PersonId | None = None
    command: str | None = None
    clock: float | None = None

    @property
    def moment(self) -> float:
        """When, for clocks."""
        return self.at if self.clock is None else self.clock


_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[AnyEntry] = msgspec.json.Decoder(AnyEntry)


def write_entry(entry: AnyEntry) -> str:
    return _encoder.encode(entry).decode()


def read_entry(text: str) -> AnyEntry:
    return _decoder.decode(text)
