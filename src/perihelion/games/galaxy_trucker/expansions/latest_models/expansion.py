"""What Latest Models bring to the table."""

from __future__ import annotations

from collections.abc import Container, Mapping
from typing import Any, ClassVar

from perihelion.engine.agenda import Step
from perihelion.engine.book import Rule
from perihelion.engine.composing import declared, offered, told
from perihelion.engine.decisions import Seat
from perihelion.engine.positions import Page
from perihelion.engine.speech import Glossary, Phrase
from perihelion.games.galaxy_trucker.book import Book
from perihelion.games.galaxy_trucker.content import Content
from perihelion.games.galaxy_trucker.expansion import Expansion
from perihelion.games.galaxy_trucker.expansions.latest_models import (
    annex,
    coordinates,
    fleets,
    harder,
    insurance,
    notation,
    plans,
)
from perihelion.games.galaxy_trucker.expansions.shared import fleets as several_hulls
from perihelion.games.galaxy_trucker.expansions.shared.purse import with_purse
from perihelion.games.galaxy_trucker.expansions.shared.stowing import with_stowage
from perihelion.games.galaxy_trucker.rules import TruckerRules
from perihelion.games.galaxy_trucker.state import Trucker

MODULES = (plans, insurance, fleets, harder)
TOLD = told(MODULES)


class LatestModels(Expansion):
    """Classes IC and IIC with a splice, IIIC without edges, IVC with up to four ships.

    Boards say how they are built and hit, and what belongs to which ship.
    [LM-1.2 LM-1.3 LM-1.5 LM-2.1 LM-2.2 LM-2.3 LM-2.4 LM-2.5 LM-2.6 LM-2.7 LM-2.7.1 LM-2.8 LM-2.8.1 LM-2.8.2
    LM-2.11 LM-3.1 LM-3.2 LM-3.3 LM-3.3.1 LM-3.3.2 LM-3.5 LM-3.7 LM-4.1 LM-4.2 LM-4.3]

    Ships of a fleet are hulls, which the base game looks at as ships of their own.
    [LM-6.1 LM-6.2 LM-6.7 LM-7.1 LM-7.2 LM-7.3 LM-7.4 LM-7.5 LM-7.6 LM-7.7 LM-7.9 LM-7.10 LM-7.11 LM-7.12
    LM-7.13 LM-7.14 LM-7.16 LM-7.17 LM-9.1 LM-9.2 LM-9.3 LM-10.6 LM-10.7]
    """

    name = annex.NAME
    content = (annex.TABLE,)
    sections: ClassVar[Mapping[str, Mapping[str, type]]] = {annex.TABLE: annex.SECTIONS}
    classes = annex.CLASSES
    steps_between: ClassVar[Mapping[str, tuple[str, ...]]] = {"flight": (insurance.INSURE.name,)}
    events: ClassVar = declared(MODULES, "EVENTS")
    prompts: ClassVar = TOLD["prompts"]
    moves: ClassVar = TOLD["moves"]
    parts: ClassVar = TOLD["parts"]
    brought: ClassVar = offered(MODULES).brings
    groups: ClassVar = offered(MODULES).groups

    def __init__(self, printed: Content) -> None:
        super().__init__(printed)
        self.figures = annex.read_figures(printed)
        self.plans = plans.key_of(self.figures.plans)

    def wrap(self, book: Book) -> None:
        """Boards and dice stand in the content; what they cannot say is here.

        [LM-1.5 LM-2.4 LM-2.6 LM-2.7 LM-2.7.1 LM-2.8 LM-2.8.1 LM-2.8.2 LM-2.11 LM-3.3.1 LM-3.3.2 LM-3.5
        LM-3.7 LM-4.3 LM-7.10 LM-10.7]

        Ruling: where the rulebook cannot be read, squares, seams, numbers and edges are ours. They are rows
        of content, marked as reconstructed, which a pack can replace.
        """
        several_hulls.wrap(book)
        with_purse(book)
        self.wrap_building(book)
        self.wrap_flight(book)

    def wrap_building(self, book: Book) -> None:
        """The starting cabin, parts and dice, the premium."""
        book.prepare = plans.anew(harder.cards_again(book.prepare))
        book.lay_out = plans.with_cabin_in_hand(book.lay_out)
        book.new_ship = plans.on_opened_board(book.new_ship)
        book.build_offers = plans.cabin_first(book.build_offers)
        book.open_squares = plans.in_every_part(book.open_squares)
        book.fits = plans.free_to_begin(book.fits)
        book.looks = plans.once_begun(book.looks)
        book.flip = plans.with_a_die(book.flip)
        book.end_building = plans.with_all_dice(book.end_building)
        book.launch = insurance.then_insure(book.launch)

    def wrap_flight(self, book: Book) -> None:
        """Harder cards, ships that give up, what is lost."""
        book.fly = fleets.ready_at_first(book.fly)
        book.card_in_play = harder.harder_card(book.card_in_play)
        book.face = harder.harder_face(book.face)
        book.turn_card = harder.then_said(book.turn_card)
        book.end_card = harder.once_a_card(book.end_card)
        book.coordinates = coordinates.die_by_die(book.coordinates)
        book.meant = coordinates.beside_splice(book.meant)
        book.give_up_hull = fleets.paid_later(book.give_up_hull)
        book.sell_goods = fleets.with_goods_kept(book.sell_goods)
        book.price_of_losses = insurance.with_premium(book.price_of_losses)
        stowage = with_stowage(book)
        stowage.aboard = fleets.staying(stowage.aboard)

    def rules(self) -> Mapping[Step, Rule]:
        return {**insurance.RULES}

    def phrases(self) -> list[tuple[str, ...]]:
        return [*insurance.phrases(self.printed), *harder.PHRASES]

    def glossary(self, rules: TruckerRules) -> Glossary:
        numbers = self.figures.insurance
        most: dict[str, Phrase] = {
            str(credits): most for credits, most in zip(numbers.premiums, numbers.most, strict=True)
        }
        return {"most-at": most, **harder.glossary(rules.faces)}

    def settle(self, rules: TruckerRules) -> None:
        rules.faces = harder.faces(self.printed, self.figures.harder)

    def domains(self) -> dict[str, Container[str | int]]:
        return {"roll": range(1, 67)}

    def set_up(self, state: Trucker) -> None:
        state.annexes[self.name] = annex.Models()

    def view(self, state: Trucker, seat: Seat | None) -> annex.ModelsTable:
        kept, seats = annex.models(state), range(len(state.players))
        return {
            "plans": kept.plans[:],
            "premiums": [kept.premiums.get(other, 0) for other in seats],
            "kept": [kept.kept.get(other, [])[:] for other in seats],
            "extra": [kept.extra.get(other, 0) for other in seats],
            "bettered": kept.bettered[:],
        }

    def see(self, gt: Trucker, told: Mapping[str, Any]) -> None:
        premiums = {seat: credits for seat, credits in enumerate(told["premiums"]) if credits}
        kept = {seat: list(cubes) for seat, cubes in enumerate(told["kept"]) if cubes}
        extra = {seat: credits for seat, credits in enumerate(told["extra"]) if credits}
        gt.annexes[self.name] = annex.Models(
            list(told["plans"]), premiums, kept, extra, list(told["bettered"])
        )

    def write(self, state: Trucker) -> list[str]:
        return notation.write(state)

    def read_boards(self, gt: Trucker, page: Page) -> None:
        notation.read_plans(gt, page)

    def read(self, state: Trucker, page: Page, taken: set[str]) -> None:
        notation.read(state, page)

    def fits(self, state: Trucker) -> bool:
        return notation.fits(state)
