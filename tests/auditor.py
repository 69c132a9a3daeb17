"""An auditor of Galaxy Trucker: keeps books from what is told alone, and compares them with what is seen.

It knows the printed tiles and the events of the game, none of its rules. Nothing may appear or vanish without
being told: tiles, crew, goods, batteries, days, credits.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection
from dataclasses import dataclass, field
from typing import Any, cast

from perihelion import Game
from perihelion.engine.events import Event
from perihelion.games.galaxy_trucker.content import base_content
from perihelion.games.galaxy_trucker.rules import TruckerRules
from perihelion.games.galaxy_trucker.state import Trucker

RING = base_content().numbers.spaces


@dataclass
class Books:
    """What one trucker has aboard, and the credits, as they were told."""

    parts: dict[str, str] = field(default_factory=dict)
    crew: Counter[str] = field(default_factory=Counter)
    batteries: Counter[str] = field(default_factory=Counter)
    goods: dict[str, Counter[str]] = field(default_factory=dict)
    lost: list[str] = field(default_factory=list)
    sleepers: Counter[str] = field(default_factory=Counter)
    credits: int = 0

    def off(self, square: str, tile: str, *, lost: bool = True) -> None:
        """A tile comes off with everything on it."""
        assert self.parts.pop(square) == tile, f"{tile} did not lie on {square}"
        self.lost += [tile] if lost else []
        self.goods.pop(square, None)
        del self.crew[square], self.batteries[square], self.sleepers[square]

    def home(self, squares: Collection[str]) -> None:
        """A hull goes home with everything on it; nothing of it is lost."""
        for square in squares:
            self.parts.pop(square, None)
            self.goods.pop(square, None)
            del self.crew[square], self.batteries[square], self.sleepers[square]

    def cube(self, square: str, colour: str, count: int) -> None:
        hold = self.goods.setdefault(square, Counter())
        hold[colour] += count
        assert hold[colour] >= 0, f"no {colour} on {square}"


def off(event: Event) -> list[tuple[str, str]]:
    """The squares and tiles that an event says came off in flight."""
    match event.kind:
        case "gt-destroyed":
            return [(event.data["square"], event.data["tile"])]
        case "gt-fell-off" | "gt-given-up-tiles" | "gt-swallowed":
            return list(zip(event.data["squares"], event.data["tiles"], strict=True))
    return []


def put_away(event: Event) -> list[tuple[str, str]]:
    """The squares and tiles that an event says came off without being lost."""
    match event.kind:
        case "gt-replaced":
            return [(event.data["square"], event.data["tile"])]
        case "gt-cabins-left":
            return list(zip(event.data["squares"], event.data["tiles"], strict=True))
    return []


class Auditor:
    """Watches a game: `look` after every answer, in a game that tells its events."""

    def __init__(self, game: Game) -> None:
        self.game = game
        assert isinstance(game.rules, TruckerRules)
        self.rules = game.rules
        self.books = [Books() for _ in range(game.rules.seats)]
        self.days: dict[int, int] = {}
        self.in_flight = False
        self.heard = 0

    def look(self) -> None:
        """Hears what was told since, and compares."""
        events = self.game.events(None)
        for event in events[self.heard :]:
            if event.kind == "gt-start":
                for books in self.books:
                    books.credits += event.data["credits"]
            self.hear(event)
        self.heard = len(events)
        table = self.game.view(None)["table"]
        self.count_tiles(table)
        for seat, player in enumerate(table["players"]):
            assert player["credits"] == self.books[seat].credits, "credits were not told"
            assert player["credits"] >= 0, "a debt"
            if self.in_flight:
                self.compare(self.books[seat], whole(table, seat), player)
                self.compare_sleepers(self.books[seat], table, seat)
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
            case "gt-died" | "gt-staked":
                books.credits -= said["credits"]
            case "gt-credits" | "gt-settled" | "gt-borrowed" | "gt-joined-again":
                books.credits += said["credits"]
            case "gt-withdrew":
                books.credits += said["credits"]
                assert event.seat is not None
                books.home(self.squares_of(event.seat, said["hull"]))
            case "gt-insured" | "gt-late-error" | "gt-paid" | "gt-repaid" | "gt-order-left":
                books.credits -= said["credits"]
            case _:
                self.hear_aboard(event, books)

    def squares_of(self, seat: int, hull: str) -> Collection[str]:
        """The squares of a hull: as printed, or as the board of its owner has become."""
        board = self.game.view(None)["table"]["players"][seat].get("board")
        if board is not None and hull in board["hulls"]:
            return list(board["hulls"][hull])
        boards = self.rules.boards.values()
        return next(board.hulls[hull] for board in boards if hull in board.hulls)

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
            case "gt-alien" if self.in_flight:
                books.crew[said["square"]] += 1
            case "gt-welded":
                books.parts[said["square"]] = said["tile"]
                if not self.dead(event.seat or 0, [said["square"]]):
                    books.sleepers[said["square"]] = self.sleepers(said["tile"])
        for square, tile in off(event):
            books.off(square, tile)
        for square, tile in put_away(event):
            books.off(square, tile, lost=False)
        self.hear_novelties(event, books)

    def hear_novelties(self, event: Event, books: Books) -> None:
        said = event.data
        match event.kind:
            case "gt-stowed" | "gt-unstowed":
                there = books.crew if said["stowed"] == "crew" else books.batteries
                if there is books.crew and self.sleepers(books.parts[said["square"]]):
                    there = books.sleepers
                there[said["square"]] += 1 if event.kind == "gt-stowed" else -1
            case "gt-woken":
                books.crew[said["square"]] += 1
                books.sleepers[said["chamber"]] -= 1
            case "gt-recharged":
                books.batteries[said["square"]] += said["count"]

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
            came_off = {sq: tile for event in since for sq, tile in (*off(event), *put_away(event))}
            now = {square: tile for square, (tile, _) in players[seat]["ship"]["parts"].items()}
            lost = [tile for tile in players[seat]["lost"] if tile not in came_off.values()]
            self.start(books, now | came_off, lost, self.lodged(seat))
            switched_off, hot = self.shut(seat, now | came_off)
            for square in switched_off | hot:
                del books.crew[square], books.batteries[square]
            for square in switched_off:
                del books.sleepers[square]
            for square in self.dead(seat, books.parts):
                del books.crew[square], books.batteries[square], books.sleepers[square]

    def shut(self, seat: int, parts: dict[str, str]) -> tuple[set[str], set[str]]:
        """Squares that artifacts switch off, and those beside radioactive cargo, at the launch."""
        ship, off, hot = cast(Trucker, self.game.state).ship(seat), set[str](), set[str]()
        for square, tile in parts.items():
            kind, lying = self.rules.tiles[tile].kind, ship.parts.get(square)
            zones = {"line": (lying.turn % 2 if lying else 0,), "cross": (0, 1)}
            axes = zones.get(kind.more.get("zone", ""), ())
            for axis in axes:
                off |= {s for s in parts if s.split(".")[axis] == square.split(".")[axis]}
            if kind.id == "radioactive":
                hot |= {str(ship.board.drawn_beside(square, x, y)) for x in (-1, 0, 1) for y in (-1, 0, 1)}
                hot -= {square}
        return off, hot

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
        kinds = {square: self.rules.tiles[tile].kind for square, tile in parts.items()}
        books.parts, books.lost, books.goods = parts, lost, {}
        books.crew = Counter({s: 1 if s in aliens else kind.crew for s, kind in kinds.items()})
        books.batteries = Counter({square: kind.batteries for square, kind in kinds.items()})
        books.sleepers = Counter({square: kind.more.get("sleepers", 0) for square, kind in kinds.items()})

    def sleepers(self, tile: str) -> int:
        """How many sleep in a tile as it is printed."""
        return int(self.rules.tiles[tile].kind.more.get("sleepers", 0))

    def dead(self, seat: int, parts: Collection[str]) -> list[str]:
        """Squares of a dead zone, in which nobody lives and nothing lies; a handicap may spare a seat it."""
        roads = self.game.view(None)["table"].get("rough-roads", {"dead": 0})
        if (
            not roads["dead"]
            or roads["roads"].index("dead_zone") >= len(roads["roads"]) - roads["spared"][seat]
        ):
            return []
        return [square for square in parts if square.split(".")[0] == str(roads["dead"])]

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

    def compare_sleepers(self, books: Books, table: dict[str, Any], seat: int) -> None:
        seen = novelties(table, seat).get("sleepers", {})
        assert Counter(seen) == +books.sleepers, "sleepers appeared or vanished"

    def compare(self, books: Books, ship: dict[str, Any], player: dict[str, Any]) -> None:
        """What is seen of a trucker is what was told of it."""
        assert {square: tile for square, (tile, _) in ship["parts"].items()} == books.parts
        assert sorted(player["lost"]) == sorted(books.lost)
        crew = Counter(ship["humans"]) + Counter(dict.fromkeys(ship["aliens"], 1))
        assert crew == +books.crew, "crew appeared or vanished"
        assert Counter(ship["batteries"]) == +books.batteries, "batteries appeared or vanished"
        goods = {square: Counter(cubes) for square, cubes in ship["goods"].items()}
        assert goods == {square: +hold for square, hold in books.goods.items() if +hold}, "goods"
        for square, hold in goods.items():
            kind = self.rules.tiles[books.parts[square]].kind
            assert hold.total() <= kind.containers + kind.special and hold["red"] <= kind.special

    def count_tiles(self, table: dict[str, Any]) -> None:
        """Every tile is somewhere, once."""
        seen = Counter(table["face_up"])
        seen.update(t for tiles in table.get("rough-roads", {"orders": {}})["orders"].values() for t in tiles)
        for player in table["players"]:
            seen.update(tile for tile, _ in player["ship"]["parts"].values())
            seen.update([*player["lost"], *player["aside"], *filter(None, [player["hand"]])])
            seen.update(tile for tile, _ in away_of(table, player).get("parts", {}).values())
        known = Counter({tile: count for tile, count in seen.items() if tile in self.rules.heap})
        assert max(known.values(), default=1) == 1, "a tile is in two places"
        out = table.get("new-technologies", {}).get("removed", 0)
        assert known.total() + table["heap"] + out == len(self.rules.heap), "tiles appeared or vanished"


def novelties(table: dict[str, Any], seat: int) -> dict[str, Any]:
    """What New Technologies tell of a player, where they are in play."""
    there: dict[str, Any] = table["new-technologies"]["players"][seat] if "new-technologies" in table else {}
    return there


def away_of(table: dict[str, Any], player: dict[str, Any]) -> dict[str, Any]:
    """The hulls of a player that are in hyperspace while a card is met."""
    away: dict[str, Any] = novelties(table, table["players"].index(player)).get("away", {})
    return away


def whole(table: dict[str, Any], seat: int) -> dict[str, Any]:
    """A ship with those of its hulls that are away."""
    ship, away = table["players"][seat]["ship"], away_of(table, table["players"][seat])
    return {
        what: {**ship[what], **away.get(what, {})}
        for what in ("parts", "humans", "aliens", "batteries", "goods")
    }
