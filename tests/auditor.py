"""An auditor of Galaxy Trucker: keeps books from what is told alone, and compares them with what is seen.

It knows the printed tiles and the events of the game, none of its rules. Nothing may appear or vanish without
being told: tiles, crew, goods, batteries, days, credits.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection
from dataclasses import dataclass, field
from typing import Any

from perihelion import Game
from perihelion.engine.events import Event
from perihelion.games.galaxy_trucker.content import base_content

TILES = base_content().tiles
RING = base_content().numbers.spaces
ALL_TILES = frozenset(base_content().heap)


@dataclass
class Books:
    """What one trucker has aboard, and the credits, as they were told."""

    parts: dict[str, str] = field(default_factory=dict)
    crew: Counter[str] = field(default_factory=Counter)
    batteries: Counter[str] = field(default_factory=Counter)
    goods: dict[str, Counter[str]] = field(default_factory=dict)
    lost: list[str] = field(default_factory=list)
    credits: int = 0

    def off(self, square: str, tile: str) -> None:
        """A tile comes off with everything on it."""
        assert self.parts.pop(square) == tile, f"{tile} did not lie on {square}"
        self.lost.append(tile)
        self.goods.pop(square, None)
        del self.crew[square], self.batteries[square]

    def cube(self, square: str, colour: str, count: int) -> None:
        hold = self.goods.setdefault(square, Counter())
        hold[colour] += count
        assert hold[colour] >= 0, f"no {colour} on {square}"


def off(event: Event) -> list[tuple[str, str]]:
    """The squares and tiles that an event says came off in flight."""
    match event.kind:
        case "gt-destroyed":
            return [(event.data["square"], event.data["tile"])]
        case "gt-fell-off":
            return list(zip(event.data["squares"], event.data["tiles"], strict=True))
    return []


class Auditor:
    """Watches a game: `look` after every answer, in a game that tells its events."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.books = [Books() for _ in range(game.rules.seats)]
        self.days: dict[int, int] = {}
        self.in_flight = False
        self.heard = 0

    def look(self) -> None:
        """Hears what was told since, and compares."""
        events = self.game.events(None)
        for event in events[self.heard :]:
            self.hear(event)
        self.heard = len(events)
        table = self.game.view(None)["table"]
        self.count_tiles(table)
        for seat, player in enumerate(table["players"]):
            assert player["credits"] == self.books[seat].credits, "credits were not told"
            assert player["credits"] >= 0, "a debt"
            if self.in_flight:
                self.compare(self.books[seat], player)
        if self.in_flight:
            assert {int(seat): place for seat, place in table["flight"]["days"].items()} == self.days
            assert len({place % RING for place in self.days.values()}) == len(self.days), "two on one space"

    def hear(self, event: Event) -> None:
        """Enters what was told into the books."""
        said = event.data
        books = self.books[event.seat] if event.seat is not None else Books()
        match event.kind:
            case "gt-launched":
                self.launch()
            case "gt-flight-over":
                self.in_flight = False
            case "gt-moved":
                assert event.seat is not None
                self.days[event.seat] = said["place"]
            case "gt-gave-up":
                assert event.seat is not None
                del self.days[event.seat]
            case "gt-credits" | "gt-settled":
                books.credits += said["credits"]
            case "gt-late-error":
                books.credits -= said["credits"]
            case _:
                self.hear_aboard(event, books)

    def hear_aboard(self, event: Event, books: Books) -> None:
        said = event.data
        match event.kind:
            case "gt-crew-lost" | "gt-alien-lost":
                books.crew[said["square"]] -= 1
            case "gt-battery":
                books.batteries[said["square"]] -= 1
            case "gt-loaded":
                books.cube(said["square"], said["good"], 1)
            case "gt-unloaded" | "gt-good-lost":
                books.cube(said["square"], said["good"], -1)
        for square, tile in off(event):
            books.off(square, tile)

    def launch(self) -> None:
        """Ships start with full batteries, and with an alien or all its humans in every cabin.

        What came off between the launch and now is put back first.
        """
        players = self.game.view(None)["table"]["players"]
        events = self.game.events(None)
        last = max(n for n, event in enumerate(events) if event.kind == "gt-launched")
        self.days = dict(enumerate(events[last].data["days"]))
        self.in_flight = True
        for seat, books in enumerate(self.books):
            since = [event for event in events[last:] if event.seat == seat]
            came_off = {square: tile for event in since for square, tile in off(event)}
            now = {square: tile for square, (tile, _) in players[seat]["ship"]["parts"].items()}
            lost = [tile for tile in players[seat]["lost"] if tile not in came_off.values()]
            self.start(books, now | came_off, lost, self.lodged(seat))

    def lodged(self, seat: int) -> set[str]:
        """Cabins in which an alien was lodged for this flight."""
        cabins: set[str] = set()
        for event in self.game.events(None):
            if event.kind == "gt-prepared":
                cabins = set()
            elif event.kind == "gt-alien" and event.seat == seat:
                cabins.add(event.data["square"])
        return cabins

    def start(self, books: Books, parts: dict[str, str], lost: list[str], aliens: Collection[str]) -> None:
        kinds = {square: TILES[tile].kind for square, tile in parts.items()}
        books.parts, books.lost, books.goods = parts, lost, {}
        books.crew = Counter({s: 1 if s in aliens else kind.crew for s, kind in kinds.items()})
        books.batteries = Counter({square: kind.batteries for square, kind in kinds.items()})

    def take_up(self) -> None:
        """Begins with a flight as it is, in a game that was taken up midway."""
        self.heard = len(self.game.events(None))
        table = self.game.view(None)["table"]
        self.days = {int(seat): place for seat, place in table["flight"]["days"].items()}
        self.in_flight = True
        for books, player in zip(self.books, table["players"], strict=True):
            ship = player["ship"]
            books.parts = {square: tile for square, (tile, _) in ship["parts"].items()}
            books.crew = Counter(ship["humans"]) + Counter(dict.fromkeys(ship["aliens"], 1))
            books.batteries = Counter(ship["batteries"])
            books.goods = {square: Counter(cubes) for square, cubes in ship["goods"].items()}
            books.lost, books.credits = list(player["lost"]), player["credits"]

    def compare(self, books: Books, player: dict[str, Any]) -> None:
        """What is seen of a trucker is what was told of it."""
        ship = player["ship"]
        assert {square: tile for square, (tile, _) in ship["parts"].items()} == books.parts
        assert sorted(player["lost"]) == sorted(books.lost)
        crew = Counter(ship["humans"]) + Counter(dict.fromkeys(ship["aliens"], 1))
        assert crew == +books.crew, "crew appeared or vanished"
        assert Counter(ship["batteries"]) == +books.batteries, "batteries appeared or vanished"
        goods = {square: Counter(cubes) for square, cubes in ship["goods"].items()}
        assert goods == {square: +hold for square, hold in books.goods.items() if +hold}, "goods"
        for square, hold in goods.items():
            kind = TILES[books.parts[square]].kind
            assert hold.total() <= kind.containers + kind.special and hold["red"] <= kind.special

    def count_tiles(self, table: dict[str, Any]) -> None:
        """Every tile is somewhere, once."""
        seen = Counter(table["face_up"])
        for player in table["players"]:
            seen.update(tile for tile, _ in player["ship"]["parts"].values())
            seen.update([*player["lost"], *player["aside"], *filter(None, [player["hand"]])])
        known = Counter({tile: count for tile, count in seen.items() if tile in ALL_TILES})
        assert max(known.values(), default=1) == 1, "a tile is in two places"
        assert known.total() + table["heap"] == len(ALL_TILES), "tiles appeared or vanished"
