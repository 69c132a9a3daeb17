"""What Rough Roads bring to the table."""

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
from perihelion.games.galaxy_trucker.expansions.forecasts import Forecast
from perihelion.games.galaxy_trucker.expansions.rough_roads import (
    aftermath,
    building,
    crew,
    deja_vu,
    drawing,
    fate,
    flying,
    goods,
    hits,
    notation,
    phrases,
)
from perihelion.games.galaxy_trucker.expansions.rough_roads.memory import NAME, Roads, roads
from perihelion.games.galaxy_trucker.expansions.rough_roads.printed import RoadNumbers, RoadRow, read_roads
from perihelion.games.galaxy_trucker.expansions.shared import losing, purse, shots, stowing
from perihelion.games.galaxy_trucker.expansions.shared.dead_zones import with_zones
from perihelion.games.galaxy_trucker.expansions.shared.explosions import with_explosions
from perihelion.games.galaxy_trucker.rules import TruckerRules
from perihelion.games.galaxy_trucker.state import Trucker

ROADS = (drawing, building, flying, hits, aftermath, deja_vu, crew, goods, fate)
MODULES = (losing, stowing, *ROADS)
TOLD = told(MODULES)


class RoadsTable(TypedDict):
    """The Rough Roads of the flight and what they have come to; what is told by seat has the seat as text.

    `dead` names the column in which nothing works, 0 for none; `again` are cards that come a second time,
    and `face_down` those that will; `orders` are components of which each may be taken by its owner alone.
    """

    roads: list[str]
    gone: list[str]
    spared: list[int]
    dead: int
    turned: list[int]
    baddies: int
    face_down: list[str]
    again: list[str]
    second: bool
    junk: dict[str, int]
    orders: dict[str, list[str]]


class RoughRoads(Expansion):
    """So many cards before each flight, which all must obey.  [BE-6.1 BE-6.3]"""

    name = NAME
    content = ("rough_roads",)
    events: ClassVar = declared(MODULES, "EVENTS")
    prompts: ClassVar = TOLD["prompts"]
    moves: ClassVar = TOLD["moves"]
    parts: ClassVar = {"gt-order": ("what",)}
    brought: ClassVar = offered(MODULES).brings
    rows: ClassVar = {"road": RoadRow}
    sections: ClassVar = {"rough_roads": {"numbers": RoadNumbers}}
    steps_between: ClassVar = {
        "building": (drawing.DRAW_ROADS.name,),
        "flight": ("union_toll", "hand_over", "vacate", "keep_part"),
    }

    def __init__(self, printed: Content) -> None:
        super().__init__(printed)
        self.roads = read_roads(printed.tables["rough_roads"])
        self.again: dict[Step, Rule] = {}

    def wrap(self, book: Book) -> None:
        salvoes, stowage = shots.with_salvoes(book), stowing.with_stowage(book)
        purse.with_purse(book)
        book.add(aftermath.Race())
        book.add(drawing.Drawing())
        book.add(hits.Luck())
        self.again = {
            hits.ROLL_AGAIN: hits.again(book.incoming),
            hits.SHOOT_AGAIN: hits.shot_again(salvoes.shot),
            goods.INFECT: goods.infecting(book.gain_goods),
        }
        self._wrap_building(book)
        self._wrap_ships(book)
        self._wrap_flight(book)
        self.again[goods.LOAD_HELD] = goods.loading_held(book.gain_goods)
        stowage.rooms = crew.habitable(stowage.rooms)
        hits.no_luck(book)

    def _wrap_building(self, book: Book) -> None:
        book.before_building = drawing.drawn_before(book.before_building)
        book.new_ship = building.on_its_board(book.new_ship)
        book.build_offers = building.with_orders(book.build_offers)
        book.obey = building.obeyed(book.obey)
        book.end_building = drawing.surprising(building.orders_paid(book.end_building))
        book.build_deck = deja_vu.with_extra_cards(book.build_deck)
        forecast = book.find(Forecast)
        if forecast is not None:
            forecast.groups = deja_vu.extra_cards_last(forecast.groups)
        book.launch = crew.launched(book.launch)

    def _wrap_ships(self, book: Book) -> None:
        zones = with_zones(book)
        zones.dead, zones.idle = building.dead_column(zones.dead), building.blowing_forward(zones.idle)
        book.engine_strength = flying.slowed_down(book.engine_strength)
        book.price_of_use = flying.one_more(book.price_of_use)
        book.battery_uses = flying.fewer_uses(book.battery_uses)
        book.power = flying.shedding(book.power)

    def _wrap_flight(self, book: Book) -> None:
        book.fly = goods.with_union(book.fly)
        book.fly = deja_vu.flown_again(book.fly)
        book.cards_to_come = deja_vu.with_second_pass(book.cards_to_come)
        book.next_cards = deja_vu.again_in_order(book.next_cards)
        book.take_card = deja_vu.taken_again(book.take_card)
        book.turn_card = hits.turned_up(book.turn_card)
        book.card_in_play = hits.stronger_enemies(book.card_in_play)
        book.end_card = aftermath.followed(deja_vu.sorted_out(book.end_card))
        book.suffer_hit = hits.suffered(book.suffer_hit)
        explosions = with_explosions(book)
        explosions.explodes = hits.loaded(explosions.explodes)
        book.roller = aftermath.owner_of_junk(book.roller)
        book.break_through = hits.piercing(book.break_through)
        book.fall_off = aftermath.junk_counted(book.fall_off)
        book.keep_whole = crew.in_panic(crew.aliens_move_out(book.keep_whole))
        book.dismiss = crew.moving_out(book.dismiss)
        book.crew_lost = crew.then_vacated(book.crew_lost)
        book.pay_losses = crew.cabins_unpaid(book.pay_losses)
        book.gain_goods = goods.dearly_gained(book.gain_goods)
        book.visit = goods.contested(book.visit)
        book.take_credits = deja_vu.marking(book.take_credits)
        book.take_goods = deja_vu.marking(book.take_goods)
        book.fight = deja_vu.beating(book.fight)
        book.suffer_line = fate.lines_for_all(book.suffer_line)
        book.suffer_loss = fate.under_fire_together(book.suffer_loss)
        book.sabotage = fate.sabotage_for_all(book.sabotage)
        book.epidemic = fate.cabins_given_up(book.epidemic)
        book.stardust = fate.exposed_fall_off(book.stardust)

    def rules(self) -> Mapping[Step, Rule]:
        return declared(MODULES, "RULES") | {shots.SHOT: shots.shot} | self.again

    def phrases(self) -> list[tuple[str, ...]]:
        squares = dict.fromkeys(s for board in self.printed.boards.values() for s in board.all_squares)
        sheds = [("shed", square) for square in squares]
        return [
            *(("fetch", tile) for tile in self.printed.heap),
            *sheds,
            *goods.PHRASES,
            *stowing.phrases(self.printed),
        ]

    def glossary(self, rules: TruckerRules) -> Glossary:
        return phrases.glossary(self.roads)

    def domains(self) -> dict[str, Container[str | int]]:
        return dict(stowing.DOMAINS)

    def fixable(self) -> dict[str, Container[str | int]]:
        return {"road": frozenset(self.roads.roads)}

    def set_up(self, gt: Trucker) -> None:
        gt.annexes[NAME] = Roads()

    def view(self, gt: Trucker, seat: Seat | None) -> RoadsTable:
        kept = roads(gt)
        return {
            "roads": kept.drawn[:],
            "gone": kept.gone[:],
            "spared": list(gt.on.options["handicaps"]),
            "dead": kept.dead,
            "turned": kept.turned[:],
            "baddies": kept.baddies,
            "face_down": kept.face_down[:],
            "again": kept.again[:],
            "second": kept.second,
            "junk": {str(seat): count for seat, count in sorted(kept.junk.items())},
            "orders": {str(seat): tiles[:] for seat, tiles in sorted(kept.orders.items())},
        }

    def see(self, gt: Trucker, told: Mapping[str, Any]) -> None:
        orders = {int(seat): tiles for seat, tiles in told["orders"].items()}
        gt.annexes[NAME] = Roads(
            drawn=told["roads"],
            gone=told["gone"],
            dead=told["dead"],
            turned=told["turned"],
            baddies=told["baddies"],
            face_down=told["face_down"],
            again=told["again"],
            second=told["second"],
            junk={int(seat): count for seat, count in told["junk"].items()},
            orders=orders,
            ordered=orders,
        )

    def write(self, gt: Trucker) -> list[str]:
        return notation.write(roads(gt))

    def read_boards(self, gt: Trucker, page: Page) -> None:
        """Roads come first: they say on which boards ships lie, and what works on them."""
        gt.annexes[NAME] = notation.read_roads(page, self.roads.roads, gt)

    def read(self, gt: Trucker, page: Page, taken: set[str]) -> None:
        notation.read_rest(roads(gt), page, gt, taken)

    def tally(self, gt: Trucker) -> list[str]:
        return [tile for tiles in roads(gt).orders.values() for tile in tiles]
