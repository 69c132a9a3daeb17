"""New Technologies: 42 components, cyan aliens, hyperspace."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Literal

from perihelion.engine.agenda import Step
from perihelion.engine.book import Rule
from perihelion.engine.decisions import Seat
from perihelion.engine.positions import Page
from perihelion.engine.speech import Declared, Glossary, phrase
from perihelion.games.galaxy_trucker.book import Book
from perihelion.games.galaxy_trucker.components import GOODS
from perihelion.games.galaxy_trucker.content import Content
from perihelion.games.galaxy_trucker.expansion import Expansion
from perihelion.games.galaxy_trucker.expansions.new_technologies import (
    annex,
    cabins,
    cannon_booster,
    furnace,
    hyperspace,
    joining,
    notation,
    plating,
    seeing,
    shield_booster,
    specialists,
    tiles,
)
from perihelion.games.galaxy_trucker.rows import Printing
from perihelion.games.galaxy_trucker.ships.board_rows import Few
from perihelion.games.galaxy_trucker.state import Trucker

FAMILIES = (cabins, cannon_booster, hyperspace, furnace, specialists)


def declared(what: str) -> dict[str, Any]:
    return {name: said for family in FAMILIES for name, said in getattr(family, what, {}).items()}


class NewTechnologies(Expansion):
    """The components and aliens of the Big Expansion.  [BE-2.1.1 BE-2.1.2 BE-2.3.1]

    Cannons of two barrels, cannon-engines and combined holds are rows of content alone.
    [BE-2.6.1 BE-2.6.2 BE-2.6.3 BE-2.6.4 BE-2.7.1 BE-2.7.2 BE-2.8.1 BE-2.9.1]
    """

    name = annex.NAME
    content = (annex.TABLE,)
    sections: ClassVar[Mapping[str, Mapping[str, type]]] = {annex.TABLE: annex.SECTIONS}
    printing = Printing(
        abilities={
            cabins.SLEEPERS: Few,
            cabins.LUXURY: list[Few],
            "boosts": Literal["cannon", "engine", "shield"],
            "furnace": bool,
            plating.PLATED: bool,
        }
    )
    steps_between: ClassVar[Mapping[str, tuple[str, ...]]] = {
        "launch": (specialists.SPECIALIZE.name,),
        "flight": (cabins.WAKE.name, cabins.WAKE_INTO.name),
    }
    events = declared("EVENTS")
    prompts: ClassVar[Mapping[str, Declared]] = {
        "gt-jump": ("card",),
        "gt-burn": {"waiting": "goods"},
    }
    moves = declared("MOVES")
    parts = declared("PARTS")
    brought = declared("BRINGS")
    groups = declared("GROUPS")

    def __init__(self, printed: Content) -> None:
        super().__init__(printed)
        self.figures = annex.read_figures(printed)

    def wrap(self, book: Book) -> None:
        book.add(hyperspace.HyperspaceBook(book.compare, {"sabotage": book.sabotage}))
        book.add(joining.Works())
        book.add(cabins.Stasis())
        book.add(specialists.Trade())
        self.wrap_building(book)
        self.wrap_flight(book)
        self.wrap_ship(book)
        self.wrap_end(book)

    def wrap_building(self, book: Book) -> None:
        """The heap, and who goes aboard."""
        book.lay_out = tiles.without_removed(book.lay_out)
        book.load_up = cabins.with_sleepers(book.load_up)
        book.alien_order = specialists.by_other_end(book.alien_order)
        book.lodge = specialists.then_specialize(book.lodge)
        book.lodgings = specialists.while_any_is_left(book.lodgings)

    def wrap_flight(self, book: Book) -> None:
        """Hyperspace, and what the Diplomat talks others out of."""
        book.turn_card = hyperspace.then_consider(book.turn_card)
        book.flying = hyperspace.without_the_away(book.flying)
        book.end_card = specialists.anew(hyperspace.come_back(book.end_card))
        book.compare = hyperspace.jump_before(book.compare)
        book.suffer_line = hyperspace.unless_alone(book.suffer_line)
        book.sabotage = hyperspace.jump_before_strike(book.sabotage)
        book.speed_on = hyperspace.only_counted(book.speed_on)
        book.fight = hyperspace.or_go_on(book.fight)
        book.lapped = hyperspace.not_while_away(book.lapped)
        book.force_to_give_up = hyperspace.miss_the_end(book.force_to_give_up)
        book.punish = specialists.spared_by_enemy(book.punish)
        book.take_loss = specialists.spared_by_line(book.take_loss)

    def wrap_ship(self, book: Book) -> None:
        """What ships are able to do."""
        book.powers = hyperspace.or_jump(cannon_booster.with_boosts(book.powers))
        book.use_power = hyperspace.jump_instead(cannon_booster.boost(book.use_power))
        book.power = hyperspace.unless_away(book.power)
        book.declare = cannon_booster.burn_out(book.declare)
        book.cannon_strength = cannon_booster.with_bonus(book.cannon_strength)
        book.with_alien = specialists.with_manager(book.with_alien)
        book.price_of_use = specialists.less_with_techie(book.price_of_use)
        book.battery_uses = specialists.more_with_techie(book.battery_uses)
        book.pay_use = specialists.then_saved(book.pay_use)
        book.defenders = shield_booster.with_boosted_shields(book.defenders)
        book.tokens_to_defend = shield_booster.two_for_boosted(book.tokens_to_defend)
        book.bounces_off = plating.off_plating(book.bounces_off)
        book.gain_goods = furnace.or_burn(book.gain_goods)

    def wrap_end(self, book: Book) -> None:
        """Losses, and what is paid."""
        book.crew_lost = cabins.then_wake(book.crew_lost)
        book.keep_whole = cabins.pruned(book.keep_whole)
        book.give_up = hyperspace.forget(specialists.lawyer_at_the_end(book.give_up))
        with_merchant = specialists.merchant_of_hull(book.give_up_hull)
        book.give_up_hull = hyperspace.forget_hull(cabins.pruned_with_hull(with_merchant))
        book.sell_goods = specialists.with_specialists(cabins.with_luxury(book.sell_goods))
        book.price_of_losses = specialists.with_lawyer(book.price_of_losses)

    def rules(self) -> Mapping[Step, Rule]:
        return declared("RULES")  # type: ignore[return-value]

    def phrases(self) -> list[tuple[str, ...]]:
        squares = dict.fromkeys(s for board in self.printed.boards.values() for s in board.all_squares)
        verbs = ("boost", "jump", "wake", "rouse", "recharge")
        found: list[tuple[str, ...]] = [(verb, square) for verb in verbs for square in squares]
        found += [("burn", colour, square) for colour in GOODS for square in squares]
        return found + [("hire", what) for what in specialists.SPECIALISTS]

    def glossary(self, rules: Any) -> Glossary:
        return {
            "crew-member": {specialists.CYAN: phrase("gt-who", alien=specialists.CYAN)},
            "specialist": {"*": phrase("gt-specialist", specialist="it")},
        }

    def set_up(self, state: Trucker) -> None:
        state.annexes[self.name] = annex.Technology(removed=tiles.remove_tiles(state, list(state.on.heap)))

    def view(self, state: Trucker, seat: Seat | None) -> seeing.TechnologyTable:
        return seeing.view(state)

    def see(self, gt: Trucker, told: Mapping[str, Any]) -> None:
        seeing.see(gt, told)

    def redraw(self, state: Trucker, seat: Seat) -> None:
        tiles.redraw(state, seat)

    def write(self, state: Trucker) -> list[str]:
        return notation.write(state)

    def read_boards(self, gt: Trucker, page: Page) -> None:
        gt.annexes[self.name] = annex.Technology()

    def read(self, state: Trucker, page: Page, taken: set[str]) -> None:
        notation.read(state, page, taken)

    def fits(self, state: Trucker) -> bool:
        return seeing.fits(state)

    def tally(self, state: Trucker) -> list[str]:
        kept = annex.technology(state)
        return [*kept.removed, *(part.id for ship in kept.stash.values() for part in ship.parts.values())]
