"""The planner against the game: its routes are flown at the table, and what the table allows is tried out."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from typing import cast

import pytest
from brute_force import best
from frontier import FrontierStory, frontier

from perihelion import Game
from perihelion.engine.options import Option
from perihelion.games.high_frontier import editions, reasons
from perihelion.games.high_frontier.book import Book
from perihelion.games.high_frontier.components import CardId, Thruster
from perihelion.games.high_frontier.expansion import Expansion
from perihelion.games.high_frontier.flights.laws import Burns, BurnsOf, Outfit, Passage
from perihelion.games.high_frontier.meta import INFO
from perihelion.games.high_frontier.planner.craft import Craft, craft_in_view
from perihelion.games.high_frontier.planner.legs import Leg, Route
from perihelion.games.high_frontier.planner.routes import Planner, Wishes, planner_for
from perihelion.games.high_frontier.planner.water_on_the_way import Wells, wishes_in_view
from perihelion.games.high_frontier.stacks import full_tanks
from perihelion.games.high_frontier.starmap.chart import Chart, Way
from perihelion.games.high_frontier.state import Frontier
from perihelion.games.high_frontier.views import fields_of

FUNDS = 400  # every hazard is paid for
Cost = tuple[int, int, int]


def table(lines: str, faction: str = "NASA") -> FrontierStory:
    other = "UN" if faction != "UN" else "NASA"
    return frontier(f"water 0: {FUNDS}\n{lines}", factions=f"{faction} {other}")


def planned(story: FrontierStory, turns: int = 60) -> tuple[Craft, Wishes]:
    """The rocket of the first seat, and what it may do, as its player sees them."""
    seen = story.game.view(0)["table"]
    craft = craft_in_view(story.hf.on.printed, seen, 0)
    assert craft is not None
    together = story.hf.on.all_mine
    return craft, wishes_in_view(seen, 0, refuel=True, together=together, turns=turns)


def planner(story: FrontierStory) -> Planner:
    """The planner of a table."""
    return planner_for(story.hf.on.printed, story.hf.on.laws)


# What the planner says can be done.

TABLES = {
    "a robonaut that mines all over the place": ("rocket 0: phobos T8 R5*", "NASA"),
    "a crew and a robonaut of different ISRU": ("rocket 0: deimos T2 PRC R2", "PRC"),
    "beamed power for a robonaut that rides on it": ("rocket 0: eros 3 T7 R7*", "ESA"),
    "units that mine together": ("option mining: all\nrocket 0: luna 2 T3 R1 R3", "NASA"),
    "two operations in a turn": ("rocket 0: deimos 4 T2* R5\nventure tourism: 0", "NASA"),
    "a sail and a divining refinery": ("rocket 0: deimos 4 T6* T3 R5 F6*\nclaim flora: 0 1 S", "NASA"),
    "a scoop": ("rocket 0: mars-heo 6 T3 F4*\nclaim mercury: 0 1 V", "NASA"),
    "a factory of its own and water of others": (
        "rocket 0: luna-l1 5 T5 R1\nclaim luna: 0 1 S\nclaim deimos: 1 1 C\noutpost 1: eros F2",
        "NASA",
    ),
    "a thief and a colony that keeps him off": (
        "rocket 0: luna-l1 5 T5 R1\nclaim luna: 1 1 S\nclaim deimos: 1 2 C\noutpost 1: eros F2",
        "PRC",
    ),
}


@pytest.mark.parametrize("name", TABLES)
def test_every_route_on_which_water_is_drawn_can_be_flown(name: str) -> None:
    """[HF-4.0 HF-5.5A HF-5.5B HF-5.5B.1 HF-5.5C HF-6.1A.4 HF-6.4F HF-7.2]"""
    story = table(*TABLES[name])
    craft, wishes = planned(story, turns=12)
    found = planner(story).routes(craft, None, wishes)
    assert any(leg.kind == "refuel" for routes in found.values() for leg in routes[0].legs)
    for routes in list(found.values())[::3]:
        fly(table(*TABLES[name]), routes[0])
        fly(table(*TABLES[name]), routes[-1])


def fly(story: FrontierStory, route: Route) -> None:
    """Does at the table what the planner says, turn by turn."""
    for turn in range(1, route.turns + 1):
        for leg in (leg for leg in route.legs if leg.turn == turn):
            assert story.rocket().steps == leg.before
            story.does(*draw(story, leg) if leg.kind == "refuel" else ("fly", begin(leg)))
            while story.asked in ("hf-go", "hf-hazard"):
                story.does(onward(story, leg))
            assert (story.rocket().place, story.rocket().steps) == (leg.path[-1], leg.after)
        story.does("pass", "pass")
    assert FUNDS - story.water() == 4 * route.rolls


def draw(story: FrontierStory, leg: Leg) -> list[str]:
    """The operation after which the tanks are so full."""
    for move in story.offered:
        twin = FrontierStory(story.game.clone())
        if move.startswith("refuel") and twin.does(move).rocket().steps == leg.after:
            return [move]
    raise AssertionError(f"nothing fills the tanks to {leg.after} at {leg.path[0]}")


def begin(leg: Leg) -> str:
    if leg.kind in ("hop", "drift"):
        return f"hop {leg.path[-1]}" if leg.kind == "hop" else "drift"
    assert leg.launch is not None
    return f"{'afterburn' if leg.launch.afterburn else 'engine'} {leg.card}"


def onward(story: FrontierStory, leg: Leg) -> str:
    if story.asked == "hf-hazard":
        return "insure"
    where = leg.path.index(story.rocket().place)
    return "stop" if where == len(leg.path) - 1 else f"go {leg.path[where + 1]}"


# What can be done is what the planner says.

TURN = ("fly", "engine", "afterburn", "drift", "hop", "go", "stop", "insure", "refuel", "pass")


@dataclass
class Trial:
    """Every move of a rocket in so many turns, tried in the game itself.

    found   space -> (turns, fuel, rolls) of every way to come to be there
    """

    turns: int
    found: dict[str, set[Cost]] = field(default_factory=dict)
    seen: set[tuple[object, ...]] = field(default_factory=set)

    def run(self, story: FrontierStory) -> dict[str, list[Cost]]:
        begun = story.rocket()
        self.found[begun.place] = {(0, 0, 0)}
        to_try = [(story.game.untracked(), 0)]
        while to_try:
            to_try += self.after(*to_try.pop())
        return {space: sorted(best(costs)) for space, costs in self.found.items()}

    def after(self, game: Game, spent: int) -> Iterator[tuple[Game, int]]:
        """The game after each of the rocket's moves, with the fuel spent so far."""
        hf = cast(Frontier, game.state)
        if hf.turns // 2 >= self.turns:
            return
        for move in game.pending[0].moves:
            if move.verb in TURN:
                twin = game.untracked()
                before = hf.players[0].stacks["rocket"].steps
                twin.play(0, move)
                after = cast(Frontier, twin.state).players[0].stacks["rocket"].steps
                fuel = spent + max(before - after, 0)
                if move.verb == "pass":
                    twin.play(1, "pass")
                if self.is_new(twin, fuel):
                    yield twin, fuel

    def is_new(self, game: Game, spent: int) -> bool:
        hf = cast(Frontier, game.state)
        rocket, rolls = hf.players[0].stacks["rocket"], (FUNDS - hf.players[0].water) // 4
        if hf.flight is None:
            cost = (hf.turns // 2 + 1 if hf.turn.begun else hf.turns // 2, spent, rolls)
            self.found.setdefault(rocket.place, set()).add(cost)
        flight = str(fields_of(hf.flight) | {"entered": 0}) if hf.flight else ""
        turn = game.pending[0].prompt, hf.turn.operations, tuple(hf.turn.moved), tuple(hf.turn.pushed)
        key = hf.turns, rocket.place, rocket.steps, spent, rolls, flight, turn
        fresh = key not in self.seen
        self.seen.add(key)
        return fresh


SMALL = {
    "mined and flown at once": ("rocket 0: phobos T8 R5*", "NASA", 3),
    "two units, of which one mines": ("rocket 0: deimos 2 T2 R2 R8", "NASA", 2),
    "an afterburner to be lighter": ("rocket 0: flora 7 T1 R3", "NASA", 2),
    "a robonaut that beamed power pushes": ("rocket 0: eros 2 R7* F1", "ESA", 1),
    "a factory that gives as much as one likes": ("rocket 0: luna 3 T2 R6\nclaim luna: 0 1 S", "NASA", 2),
    "two operations": ("rocket 0: deimos T2 R5\nventure tourism: 0", "NASA", 1),
}


@pytest.mark.parametrize("name", SMALL)
def test_what_the_game_allows_in_few_turns_is_just_what_the_planner_finds(name: str) -> None:
    """[HF-4.0 HF-5.5A HF-5.5B HF-6.1A.4 HF-6.1A.5 HF-6.2 HF-7.2]"""
    lines, faction, turns = SMALL[name]
    story = table(lines, faction)
    assert costs(story, turns) == Trial(turns).run(story)


def costs(story: FrontierStory, turns: int) -> dict[str, list[Cost]]:
    """Every space in reach, with what its best routes cost."""
    found = planner(story).costs(*planned(story, turns))
    return {space: costs for space, costs in found.items() if costs}


# The same where an expansion has changed the laws.

Wraps = Callable[[Book], None]


def with_flybys(burns_of: BurnsOf) -> BurnsOf:
    """Fly-bys and moons give burns for nothing, which do not pay for turns.  [HF-8.3A HF-8.3B]"""

    def flown(
        chart: Chart, way: Way, passage: Passage, *, lane: str, free: int, passed: frozenset[str]
    ) -> Burns:
        spent, left, _ = burns_of(chart, way, passage, lane=lane, free=free, passed=passed)
        paid = min(left, chart.burn(way.to))
        return Burns(spent - paid, left - paid + chart.spaces[way.to].flyby)

    return flown


def with_belts(book: Book) -> None:
    """Belts are rolled for, but not by the UN, which has the cycler.  [HF-8.3C]"""
    passes, is_rolled_for = book.passes, book.is_rolled_for
    book.passes = lambda hf, seat: passes(hf, seat) | ({"cycler"} if hf.has(seat, "tax") else set())
    book.is_rolled_for = lambda space, passage: (
        is_rolled_for(space, passage) or bool(space.belt and "cycler" not in passage.passes)
    )


def with_supports(book: Book) -> None:
    """A factory helps every thruster there; units crowded by others do not work.  [HF-8.2 HF-8.2C]"""
    thruster, isru = book.thruster, book.isru

    def helped(outfit: Outfit, card: CardId) -> Thruster | None:
        found = thruster(outfit, card)
        return replace(found, thrust=found.thrust + 2) if found and outfit.factory else found

    book.thruster = helped
    book.isru = lambda outfit, card: isru(outfit, card) if len(outfit.cards) < 3 else None


def with_closed_sites(book: Book) -> None:
    """Nobody lands on the Moon.  [HF-8.5C]"""
    why_closed = book.why_closed
    book.why_closed = lambda chart, way, burns, passage: (
        reasons.DRIFTING if way.to == "luna" else why_closed(chart, way, burns, passage)
    )


def with_open_wells(book: Book) -> None:
    """Everybody draws at everybody's outposts.  [HF-8.6]"""
    book.why_not_steal = lambda hf, seat, owner, place: None


def with_slingshots(book: Book) -> None:
    book.burns_of = with_flybys(book.burns_of)


WRAPPED = {
    "a fly-by": (with_slingshots, "rocket 0: earth-belt-6 6 T2 R2"),
    "a belt": (with_belts, "rocket 0: earth-belt-6 6 T2 R2"),
    "a factory that supports": (with_supports, "rocket 0: deimos 3t T2 R2\nclaim deimos: 0 1 C"),
    "a site that is not open": (with_closed_sites, "rocket 0: luna-l1 3t T2 R2"),
}
WELLS = {
    "a unit that works": (with_supports, "rocket 0: deimos T2 R2", (2,)),
    "a unit without supports": (with_supports, "rocket 0: deimos T2 R2 R8", ()),
    "water that is not barred": (with_open_wells, "rocket 0: deimos T2 R2\noutpost 1: deimos F2", (2,)),
}


@pytest.fixture
def wrapped(monkeypatch: pytest.MonkeyPatch) -> Callable[[Wraps, str], FrontierStory]:
    """A table at which an expansion has wrapped something."""

    def begun(wraps: Wraps, lines: str) -> FrontierStory:
        name = wraps.__name__.replace("_", "-")
        choice = Option("expansions", "subset", [], choices=(name,))
        options = tuple(choice if option.name == "expansions" else option for option in INFO.options)
        monkeypatch.setattr(INFO, "options", options)
        toy = type(name, (Expansion,), {"name": name, "wrap": lambda self, book: wraps(book)})
        monkeypatch.setitem(editions.EXPANSIONS, name, toy)
        return table(f"option expansions: {name}\n{lines}")

    return begun


@pytest.mark.parametrize("name", WRAPPED)
def test_where_an_expansion_lets_the_game_fly_the_planner_flies(
    name: str, wrapped: Callable[[Wraps, str], FrontierStory]
) -> None:
    """[HF-2.6D HF-6.1A HF-6.2A HF-6.4E]"""
    story = wrapped(*WRAPPED[name])
    assert costs(story, 1) == Trial(1).run(story)
    assert costs(story, 1) != costs(table(WRAPPED[name][1]), 1)


@pytest.mark.parametrize("name", WELLS)
def test_where_an_expansion_lets_the_game_draw_the_planner_draws(
    name: str, wrapped: Callable[[Wraps, str], FrontierStory]
) -> None:
    """[HF-5.5A HF-5.5C]"""
    wraps, lines, tanks = WELLS[name]
    story = wrapped(wraps, lines)
    atlas = planner(story).atlas
    craft, wishes = planned(story)
    assert Wells(atlas.gear(craft), wishes).amounts[atlas.chart.number["deimos"]] == tanks
    moves = [move for move in story.offered if move.startswith("refuel ")]
    twins = [FrontierStory(story.game.clone()).does(move) for move in moves]
    assert tuple(full_tanks(twin.hf, twin.rocket()) for twin in twins) == tanks
