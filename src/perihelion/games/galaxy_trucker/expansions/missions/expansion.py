"""What Missions bring to the table."""

from __future__ import annotations

from collections.abc import Container, Mapping
from typing import Any, ClassVar, TypedDict

from perihelion.engine.agenda import Step
from perihelion.engine.book import Rule
from perihelion.engine.composing import declared, offered, told
from perihelion.engine.decisions import Seat
from perihelion.engine.positions import Page
from perihelion.engine.speech import Glossary
from perihelion.games.galaxy_trucker.book import Book
from perihelion.games.galaxy_trucker.content import Content
from perihelion.games.galaxy_trucker.expansion import Expansion
from perihelion.games.galaxy_trucker.expansions.missions import (
    cargo,
    choosing,
    living,
    notation,
    payloads,
    phrases,
)
from perihelion.games.galaxy_trucker.expansions.missions.annex import NAME, Job, job
from perihelion.games.galaxy_trucker.expansions.missions.jobs import Jobs
from perihelion.games.galaxy_trucker.expansions.missions.printed import (
    SECTIONS,
    MissionNumbers,
    MissionRow,
    read_missions,
)
from perihelion.games.galaxy_trucker.expansions.missions.supercards import listing as supercards
from perihelion.games.galaxy_trucker.expansions.missions.supercards import memory as of_card
from perihelion.games.galaxy_trucker.expansions.missions.supercards.memory import CardTable
from perihelion.games.galaxy_trucker.expansions.missions.tasks import listing as tasks
from perihelion.games.galaxy_trucker.expansions.missions.tasks import memory as of_task
from perihelion.games.galaxy_trucker.expansions.missions.tasks.memory import TaskTable
from perihelion.games.galaxy_trucker.expansions.shared import losing, stowing
from perihelion.games.galaxy_trucker.expansions.shared.dead_zones import habitable, with_zones
from perihelion.games.galaxy_trucker.expansions.shared.explosions import with_explosions
from perihelion.games.galaxy_trucker.rows import Printing
from perihelion.games.galaxy_trucker.rules import TruckerRules
from perihelion.games.galaxy_trucker.state import Trucker

MODULES = (losing, choosing, payloads, cargo, living, *supercards.MODULES, *tasks.MODULES)
TOLD = told(MODULES)


class MissionsTable(TypedDict):
    """The mission of the flight and what it has brought to the table.

    `drawn` are the missions to be voted on, `booked` those of flights by number; `hidden` says by type how
    many payloads lie face down in the warehouse, `supercards` how many of these lie in each pile; `dead` are
    seats whose trucker died, `out` those that sit out; `before` says by seat how many components were lost
    before the launch.
    """

    mission: str
    drawn: list[str]
    gone: list[str]
    booked: dict[str, str]
    ready: bool
    hidden: dict[str, int]
    supercards: list[int]
    dead: list[Seat]
    out: list[Seat]
    before: list[int]
    card: CardTable
    task: TaskTable


class Missions(Expansion):
    """A mission for every flight; payloads and supercards where it asks for them.

    [MI-1.1 MI-1.2 MI-1.5 MI-1.6 MI-4.1 MI-4.4]
    """

    name = NAME
    content = ("missions", "payloads", "supercards")
    printing = Printing(
        types=supercards.TYPES,
        abilities={payloads.PAYLOAD: str, cargo.MASS: int, cargo.ZONE: str},
        features=supercards.FEATURES,
    )
    sections: ClassVar = {
        "missions": {"numbers": MissionNumbers, **SECTIONS},
        "supercards": supercards.SECTIONS,
    }
    rows: ClassVar = {"mission": MissionRow, **supercards.ROWS}
    steps_between: ClassVar = {
        "building": (
            living.JOIN_AGAIN.name,
            choosing.DRAW_MISSIONS.name,
            choosing.WANT_MISSION.name,
            choosing.RULE_OUT_MISSION.name,
            choosing.CHANGE_SHIPS.name,
            choosing.MISSIONS_CHOSEN.name,
            payloads.SET_UP_MISSION.name,
            *tasks.STEPS_BETWEEN.get("building", ()),
        ),
        **{phase: steps for phase, steps in tasks.STEPS_BETWEEN.items() if phase != "building"},
    }
    any_flights = True
    events: ClassVar = declared(MODULES, "EVENTS")
    prompts: ClassVar = TOLD["prompts"]
    moves: ClassVar = TOLD["moves"]
    parts: ClassVar = TOLD["parts"] | dict(tasks.PARTS)
    records: ClassVar = TOLD["records"]
    amounts: ClassVar = TOLD["amounts"]
    brought: ClassVar = offered(MODULES).brings
    groups: ClassVar = offered(MODULES).groups

    def __init__(self, printed: Content) -> None:
        super().__init__(printed)
        self.missions = read_missions(printed.tables["missions"])
        self.payloads = [tile.id for tile in printed.tiles.values() if payloads.type_of(tile.kind)]

    def wrap(self, book: Book) -> None:
        book.add(Jobs())
        self._wrap_building(book)
        self._wrap_ships(book)
        self._wrap_game(book)
        supercards.wrap(book)
        tasks.wrap(book)

    def _wrap_building(self, book: Book) -> None:
        book.prepare = choosing.begun_anew(book.prepare)
        book.before_building = choosing.chosen_first(book.before_building)
        book.lay_out = living.without_those_out(payloads.put_away(book.lay_out))
        book.builders = living.building_without(book.builders)
        book.build_offers = payloads.with_payloads(book.build_offers)
        book.obey = payloads.drawing(book.obey)
        book.deal_pile = payloads.with_supercards(book.deal_pile)
        book.launch = living.staying_home(payloads.noted(book.launch))

    def _wrap_ships(self, book: Book) -> None:
        explosions, zones = with_explosions(book), with_zones(book)
        explosions.explodes = cargo.blowing_up(explosions.explodes)
        explosions.breaks = cargo.breaking(explosions.breaks)
        zones.dead, zones.barren = cargo.switched_off(zones.dead), cargo.irradiated(zones.barren)
        stowage = stowing.with_stowage(book)
        stowage.rooms = habitable(stowage.rooms)
        book.flaws = cargo.with_mistakes(book.flaws)
        book.fits = cargo.kept_apart(book.fits)
        book.bounces_off = cargo.off_heavy_cargo(book.bounces_off)
        book.engine_strength = cargo.weighed_down(book.engine_strength)

    def _wrap_game(self, book: Book) -> None:
        book.force_to_give_up = living.carried_away(book.force_to_give_up)
        book.sell_goods = living.of_the_living(book.sell_goods)
        book.pay_losses = living.of_the_living(book.pay_losses)
        book.within_means = living.paying_nothing(book.within_means)
        book.in_profit = living.above_the_start(book.in_profit)
        book.final_result = living.many_winners(book.final_result)

    def rules(self) -> Mapping[Step, Rule]:
        return declared(MODULES, "RULES")

    def phrases(self) -> list[tuple[str, ...]]:
        missions, boards = self.missions.missions, self.printed.boards
        return [
            *payloads.PHRASES,
            *((verb, tile) for verb in ("take", "use") for tile in self.payloads),
            *((verb, name) for verb in ("vote", "rule-out") for name in missions),
            *(("fly", name) for name in boards),
            *supercards.phrases(self.printed),
            *tasks.phrases(self.printed),
        ]

    def glossary(self, rules: TruckerRules) -> Glossary:
        tiles = self.printed.tiles.values()
        single = [tile for tile in tiles if tile.kind.more.get(cargo.ZONE) == "line"]
        told = tasks.glossary(self.missions) | phrases.glossary(single)
        return told | supercards.glossary(self.printed)

    def fixable(self) -> dict[str, Container[str | int]]:
        return {
            "mission-card": frozenset(self.missions.missions),
            "payload": frozenset(payloads.TYPES),
            "cargo": frozenset(self.payloads),
            "super-pile": range(self.printed.numbers.open),
        }

    def set_up(self, gt: Trucker) -> None:
        gt.annexes[NAME] = Job(box=sorted(self.payloads))
        living.starting_credits(gt)

    def view(self, gt: Trucker, seat: Seat | None) -> MissionsTable:
        kept = job(gt)
        return {
            "mission": kept.mission,
            "drawn": kept.drawn[:],
            "gone": kept.gone[:],
            "booked": {str(number): name for number, name in sorted(kept.booked.items())},
            "ready": kept.ready,
            "hidden": kept.hidden.copy(),
            "supercards": kept.supers[:],
            "dead": kept.dead[:],
            "out": kept.out[:],
            "before": [kept.launched.get(other, 0) for other in range(len(gt.players))],
            "card": of_card.view(kept.card),
            "task": of_task.view(kept.task),
        }

    def see(self, gt: Trucker, told: Mapping[str, Any]) -> None:
        gt.annexes[NAME] = Job(
            mission=told["mission"],
            drawn=list(told["drawn"]),
            gone=list(told["gone"]),
            booked={int(number): name for number, name in told["booked"].items()},
            ready=told["ready"],
            hidden=dict(told["hidden"]),
            supers=list(told["supercards"]),
            dead=list(told["dead"]),
            out=list(told["out"]),
            launched=dict(enumerate(told["before"])),
            card=of_card.see(told["card"]),
            task=of_task.see(told["task"]),
        )

    def write(self, gt: Trucker) -> list[str]:
        return notation.write(gt)

    def read_boards(self, gt: Trucker, page: Page) -> None:
        notation.read_boards(gt, page)

    def redraw(self, gt: Trucker, seat: Seat) -> None:
        tasks.redraw(gt)

    def read(self, gt: Trucker, page: Page, taken: set[str]) -> None:
        notation.read(gt, page, taken)

    def tally(self, gt: Trucker) -> list[str]:
        return job(gt).box[:]
