"""What the mission of the flight must remember.

stake 0: 6               what a seat has staked
holes: 6.5 8.5           squares that are none in this flight
directives: 2 5          the directives in force
violations 0: 1 0        how often each of them counts against a seat
aboard 0: 8 2            crew, and aliens with passengers, at the launch, less those of parts that gave up
full: 0                  who had a component on every square at the launch
sitting-out: 1           who sits the card in play out
client: -6 4 yellow blue the client's place on the ring, or "out", his crew, his goods
client-ahead: 0 1        who flew ahead of him when the card was turned up
client-planet: 2         the planet on which he has landed
client-is: acted         whether he has had his turn at the card, has beaten the enemy, is under fire
guard-points 0: 1        those of a seat
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, TypedDict

from perihelion.engine.decisions import Seat
from perihelion.engine.positions import Page
from perihelion.games.galaxy_trucker.components import Colour, Square
from perihelion.games.galaxy_trucker.positions.notation import listed, read_signed
from perihelion.games.galaxy_trucker.state import Trucker

MOST = 1000
DIRECTIVES = range(1, 7)
OUT = "out"
FLAGS = ("acted", "beaten", "hit")


@dataclass(slots=True)
class Client:
    """Who flies along in an escort.

    day     place on the ring; None once he is out
    crew    aboard
    goods   aboard, the most precious first
    ahead   who flew ahead of him when the card was turned up
    acted   whether he has had his turn at the card
    beaten  whether somebody has beaten the enemy in play
    hit     whether the shots of the card come at him
    planet  on which he has landed, 0 for none
    points  seat -> guard points
    """

    day: int | None = None
    crew: int = 0
    goods: list[Colour] = field(default_factory=list)
    ahead: list[Seat] = field(default_factory=list)
    acted: bool = False
    beaten: bool = False
    hit: bool = False
    planet: int = 0
    points: dict[Seat, int] = field(default_factory=dict)

    def clone(self) -> Client:
        return Client(
            self.day,
            self.crew,
            self.goods[:],
            self.ahead[:],
            self.acted,
            self.beaten,
            self.hit,
            self.planet,
            self.points.copy(),
        )


@dataclass(slots=True)
class TaskMemory:
    """Of the flight.

    pot         seat -> what it staked
    holes       squares that are none in this flight
    directives  those in force, by number
    violations  seat -> how often each of them counts against it
    crew        seat -> crew at the launch, less what was aboard parts that gave up
    aliens      seat -> aliens and passengers at the launch, less those aboard parts that gave up
    full        who had a component on every square at the launch
    sitting     who sits the card in play out
    client      who flies along, or None
    """

    pot: dict[Seat, int] = field(default_factory=dict)
    holes: list[Square] = field(default_factory=list)
    directives: list[int] = field(default_factory=list)
    violations: dict[Seat, list[int]] = field(default_factory=dict)
    crew: dict[Seat, int] = field(default_factory=dict)
    aliens: dict[Seat, int] = field(default_factory=dict)
    full: list[Seat] = field(default_factory=list)
    sitting: list[Seat] = field(default_factory=list)
    client: Client | None = None

    def clone(self) -> TaskMemory:
        return TaskMemory(
            self.pot.copy(),
            self.holes[:],
            self.directives[:],
            {seat: counts[:] for seat, counts in self.violations.items()},
            self.crew.copy(),
            self.aliens.copy(),
            self.full[:],
            self.sitting[:],
            self.client.clone() if self.client is not None else None,
        )


# What is seen: all of it.


class ClientTable(TypedDict):
    """Who flies along: place on the ring, or null once he is out; guard points by seat as text."""

    day: int | None
    crew: int
    goods: list[str]
    ahead: list[Seat]
    acted: bool
    beaten: bool
    hit: bool
    planet: int
    points: dict[str, int]


class TaskTable(TypedDict):
    """What the mission remembers; what is told by seat has the seat as text."""

    pot: dict[str, int]
    holes: list[Square]
    directives: list[int]
    violations: dict[str, list[int]]
    crew: dict[str, int]
    aliens: dict[str, int]
    full: list[Seat]
    sitting: list[Seat]
    client: ClientTable | None


def view(kept: TaskMemory) -> TaskTable:
    return {
        "pot": by_text(kept.pot),
        "holes": kept.holes[:],
        "directives": kept.directives[:],
        "violations": {str(seat): counts[:] for seat, counts in sorted(kept.violations.items())},
        "crew": by_text(kept.crew),
        "aliens": by_text(kept.aliens),
        "full": kept.full[:],
        "sitting": kept.sitting[:],
        "client": None if kept.client is None else client_view(kept.client),
    }


def client_view(client: Client) -> ClientTable:
    return {
        "day": client.day,
        "crew": client.crew,
        "goods": client.goods[:],
        "ahead": client.ahead[:],
        "acted": client.acted,
        "beaten": client.beaten,
        "hit": client.hit,
        "planet": client.planet,
        "points": by_text(client.points),
    }


def by_text(said: Mapping[Seat, int]) -> dict[str, int]:
    return {str(seat): said[seat] for seat in sorted(said)}


def see(told: Mapping[str, Any]) -> TaskMemory:
    """What a view tells: all of it."""
    by_seat: dict[str, Any] = {
        key: {int(seat): value for seat, value in told[key].items()}
        for key in ("pot", "violations", "crew", "aliens")
    }
    client = told["client"]
    if client is not None:
        points = {int(seat): count for seat, count in client["points"].items()}
        client = Client(**{**client, "points": points})
    plain: dict[str, Any] = {key: list(told[key]) for key in ("holes", "directives", "full", "sitting")}
    return TaskMemory(**by_seat, **plain, client=client)


# As text.


def write(kept: TaskMemory) -> list[str]:
    """Its lines; what is as usual has none."""
    lines = [f"stake {seat}: {credits}" for seat, credits in sorted(kept.pot.items())]
    lines += listed("holes", kept.holes) + listed("directives", kept.directives)
    for seat, counts in sorted(kept.violations.items()):
        lines += listed(f"violations {seat}", counts)
    lines += [f"aboard {seat}: {crew} {kept.aliens[seat]}" for seat, crew in sorted(kept.crew.items())]
    lines += listed("full", kept.full) + listed("sitting-out", kept.sitting)
    return lines + (write_client(kept.client) if kept.client is not None else [])


def write_client(client: Client) -> list[str]:
    place = OUT if client.day is None else client.day
    lines = listed("client", [place, client.crew, *client.goods]) + listed("client-ahead", client.ahead)
    lines += [f"client-planet: {client.planet}"] if client.planet else []
    lines += listed("client-is", [flag for flag in FLAGS if getattr(client, flag)])
    return lines + [f"guard-points {seat}: {count}" for seat, count in sorted(client.points.items())]


def read_boards(gt: Trucker, page: Page, kept: TaskMemory) -> None:
    """The holes come before the ships, which lie around them."""
    line = page.take("holes")
    if line is not None:
        there = {square for player in gt.players for square in player.ship.board.all_squares}
        kept.holes = [word.name(there, "square") for word in line.words]


def read(gt: Trucker, page: Page, kept: TaskMemory) -> None:
    """The rest of its lines; what they leave out is as the ships are."""
    line = page.take("directives")
    if line is not None:
        kept.directives = [word.number(1, len(DIRECTIVES)) for word in line.words]
    for seat in range(gt.rules.seats):
        read_seat(gt, page, kept, seat)
    kept.full, kept.sitting = seats(gt, page, "full"), seats(gt, page, "sitting-out")
    read_client(gt, page, kept)


def read_seat(gt: Trucker, page: Page, kept: TaskMemory, seat: Seat) -> None:
    stake, counts, aboard = (page.take(f"{key} {seat}") for key in ("stake", "violations", "aboard"))
    if stake is not None:
        kept.pot[seat] = stake.only(1)[0].number(0, MOST)
    if counts is not None:
        kept.violations[seat] = [word.number(0, MOST) for word in counts.only(len(kept.directives))]
    if aboard is not None:
        kept.crew[seat], kept.aliens[seat] = (word.number(0, MOST) for word in aboard.only(2))


def seats(gt: Trucker, page: Page, key: str) -> list[Seat]:
    line = page.take(key)
    return [word.number(0, gt.rules.seats - 1) for word in line.words] if line else []


def read_client(gt: Trucker, page: Page, kept: TaskMemory) -> None:
    line = page.take("client")
    if line is None:
        return
    if len(line.words) < 2:
        line.only(2)
    place, crew, *goods = line.words
    kept.client = Client(
        day=None if place.text == OUT else read_signed(place),
        crew=crew.number(0, MOST),
        goods=[word.name(gt.on.numbers.goods, "goods") for word in goods],
        ahead=seats(gt, page, "client-ahead"),
    )
    planet = page.take("client-planet")
    kept.client.planet = planet.only(1)[0].number(1, MOST) if planet is not None else 0
    flags = page.take("client-is")
    for word in flags.words if flags else ():
        setattr(kept.client, word.name(FLAGS, "word"), True)
    for seat in range(gt.rules.seats):
        points = page.take(f"guard-points {seat}")
        if points is not None:
            kept.client.points[seat] = points.only(1)[0].number(1, MOST)
