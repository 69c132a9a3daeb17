"""What Evil Machinations bring to the table."""

from __future__ import annotations

from collections.abc import Container, Mapping
from typing import Any, ClassVar, TypedDict

from perihelion.engine.agenda import Step
from perihelion.engine.book import Rule
from perihelion.engine.composing import declared, offered, told
from perihelion.engine.decisions import Seat
from perihelion.engine.positions import Page
from perihelion.engine.speech import Glossary
from perihelion.games.galaxy_trucker.book import Book, OfTable
from perihelion.games.galaxy_trucker.content import Content
from perihelion.games.galaxy_trucker.expansion import Expansion
from perihelion.games.galaxy_trucker.expansions.evil_machinations import (
    attacks,
    auctions,
    choosing,
    hazards,
    loans,
    notation,
    offers,
    phrases,
    tolls,
)
from perihelion.games.galaxy_trucker.expansions.evil_machinations.memory import (
    NAME,
    MachinationNumbers,
    Plots,
    plots,
)
from perihelion.games.galaxy_trucker.expansions.forecasts import Forecast
from perihelion.games.galaxy_trucker.expansions.shared import losing, purse, shots, stowing, welding
from perihelion.games.galaxy_trucker.rows import Printing
from perihelion.games.galaxy_trucker.rules import TruckerRules
from perihelion.games.galaxy_trucker.state import Trucker

CARDS = (loans, choosing, auctions, offers, tolls, attacks, hazards)
MODULES = (losing, stowing, welding, *CARDS)
TOLD = told(MODULES)


class PlotsTable(TypedDict):
    """The own hand and the card chosen, how many cards others hold, open loans, the auction under way.

    `bidder` is -1 where nobody has bid; `parts` are components of a junker still to be welded on.
    """

    hand: list[str]
    chosen: str | None
    hands: list[int]
    planted: list[int]
    loans: list[int]
    bid: int
    bidder: int
    bidders: list[int]
    parts: list[str]
    delayed: list[int]
    sides: list[str]


class EvilMachinations(Expansion):
    """24 cards, of which everybody plants one before each flight, and loans.  [BE-5.1 BE-5.7]

    Planted cards are cards of the deck like any other: they concern all who fly, their owner as well.
    """

    name = NAME
    content = ("evil_machinations",)
    printing = Printing(
        types={
            "system_test": ("per", ""),
            "traffic_jam": ("", ""),
            "ambush": ("shots", ""),
            "junker_for_sale": ("components days", ""),
            "stranded_ship": ("batteries astronauts credits days", ""),
            "tailgaters": ("shots", ""),
            "pile_up": ("shots meteors", ""),
            "toll_gate": ("credits days", ""),
            "customs_raid": ("credits", ""),
            "speed_trap": ("credits days", ""),
            "weigh_station": ("days", ""),
            "drag_net": ("per", ""),
            "power_leak": ("", ""),
            "shore_leave": ("per", ""),
            "cargo_thieves": ("per", ""),
            "minefield": ("meteors", ""),
            "crossfire": ("", ""),
            "boarding_party": ("lose_goods", ""),
            "slow_lane": ("shots", ""),
            "shortcut": ("gain_days", ""),
            "magnetic_reef": ("", ""),
            "prize_money": ("prizes", ""),
            "homesick_aliens": ("credits", ""),
            "wide_open_space": ("times", ""),
        },
        features={
            "per": int,
            "components": int,
            "batteries": int,
            "astronauts": int,
            "gain_days": int,
            "prizes": list[int],
            "times": int,
        },
    )
    events: ClassVar = declared(MODULES, "EVENTS")
    prompts: ClassVar = TOLD["prompts"] | {"gt-loan": ("count",)}
    moves: ClassVar = TOLD["moves"]
    parts: ClassVar = TOLD["parts"]
    brought: ClassVar = offered(MODULES).brings
    sections: ClassVar = {"evil_machinations": {"numbers": MachinationNumbers}}
    steps_between: ClassVar = {
        "building": (choosing.CHOOSE_MACHINATION.name,),
        "flight": (loans.OFFER_LOANS.name, loans.OFFER_LOAN.name),
    }

    def __init__(self, printed: Content) -> None:
        super().__init__(printed)
        self.numbers = printed.tables["evil_machinations"].section("numbers", MachinationNumbers)

    def wrap(self, book: Book) -> None:
        shots.with_salvoes(book)
        stowing.with_stowage(book)
        money = purse.with_purse(book)
        money.borrowings, money.borrow, money.debt = loans.borrowings, loans.borrow, loans.debt
        book.add(choosing.Dealing())
        book.prepare = choosing.put_away(book.prepare)
        book.before_building = choosing.chosen_before(book.before_building)
        book.build_deck = choosing.planted(book.build_deck)
        forecast = book.find(Forecast)
        if forecast is None:
            book.next_cards = choosing.in_the_middle(book.next_cards)
        else:
            forecast.groups = choosing.between_groups(forecast.groups)
        book.fly = loans.with_bank(book.fly)
        book.ready_or_not = loans.ready_or_bank(book.ready_or_not)
        book.is_undecided = loans.undecided(book.is_undecided)
        book.within_means = loans.on_credit(book.within_means)
        book.next_flight = loans.repaid_in_the_end(book.next_flight)
        book.final_result = loans.debtors_lose(book.final_result)
        book.in_profit = loans.solvent(book.in_profit)
        book.add(attacks.Victims())
        book.fire = attacks.to_the_rear(book.fire)
        book.end_card = forgetting(book.end_card)

    def rules(self) -> Mapping[Step, Rule]:
        return declared(MODULES, "RULES") | {shots.SHOT: shots.shot}

    def phrases(self) -> list[tuple[str, ...]]:
        cards = [card.id for card in self.printed.cards.values() if card.level == choosing.LEVEL]
        squares = dict.fromkeys(s for board in self.printed.boards.values() for s in board.all_squares)
        modules = (auctions, tolls, attacks, hazards)
        return [
            *((verb,) for verb in (loans.BORROW, loans.REPAY)),
            *(("plant", card) for card in cards),
            *((verb, square) for verb in ("scrap", "reef") for square in squares),
            *(phrase for module in modules for phrase in module.PHRASES),
            *stowing.phrases(self.printed),
        ]

    def glossary(self, rules: TruckerRules) -> Glossary:
        return phrases.glossary(self.printed.cards.values())

    def domains(self) -> dict[str, Container[str | int]]:
        return {"tile": self.printed.tiles, **stowing.DOMAINS}

    def fixable(self) -> dict[str, Container[str | int]]:
        cards = frozenset(card.id for card in self.printed.cards.values() if card.level == choosing.LEVEL)
        return {"machination": cards, "depot": frozenset(self.printed.heap)}

    def set_up(self, gt: Trucker) -> None:
        seats = len(gt.players)
        gt.annexes[NAME] = Plots([[] for _ in range(seats)], [0] * seats)
        gt.on.book[choosing.Dealing].deal(gt)

    def view(self, gt: Trucker, seat: Seat | None) -> PlotsTable:
        kept = plots(gt)
        return {
            "hand": [] if seat is None else kept.hands[seat][:],
            "chosen": None if seat is None else kept.chosen.get(seat),
            "hands": [len(hand) for hand in kept.hands],
            "planted": sorted(kept.chosen),
            "loans": kept.loans[:],
            "bid": kept.bid,
            "bidder": kept.bidder,
            "bidders": kept.bidders[:],
            "parts": kept.parts[:],
            "delayed": kept.delayed[:],
            "sides": kept.sides[:],
        }

    def see(self, gt: Trucker, told: Mapping[str, Any]) -> None:
        """Only what all see, besides."""
        kept = Plots([[] for _ in told["hands"]], told["loans"])
        kept.bid, kept.bidder, kept.bidders = told["bid"], told["bidder"], told["bidders"]
        kept.parts, kept.delayed, kept.sides = told["parts"], told["delayed"], told["sides"]
        gt.annexes[NAME] = kept

    def redraw(self, gt: Trucker, seat: Seat) -> None:
        choosing.imagine(gt, seat)

    def write(self, gt: Trucker) -> list[str]:
        return notation.write(plots(gt))

    def read(self, gt: Trucker, page: Page, taken: set[str]) -> None:
        gt.annexes[NAME] = notation.read(gt, page)

    def fits(self, gt: Trucker) -> bool:
        """A bidder is in the auction, and what is welded on lies open."""
        kept = plots(gt)
        bids = all(step[1] in kept.bidders for step in gt.agenda if step[0] == "bid")
        opened = not any(step[0] in ("bid", "sell") for step in gt.agenda) or bool(kept.bidders)
        sides = len(kept.sides) + sum(step[0] == "name_side" for step in gt.agenda)
        crossed = not any(step[0] == "cross" for step in gt.agenda) or sides == 2
        return bids and opened and crossed and all(s[2] in gt.face_up for s in gt.agenda if s[0] == "weld")

    def tally(self, gt: Trucker) -> list[str]:
        """Cards in hands, and those chosen until they are in the deck."""
        kept = plots(gt)
        planted = [] if gt.phase in ("flight", "over") else list(kept.chosen.values())
        return [*(card for hand in kept.hands for card in hand), *planted]


def forgetting(end_card: OfTable) -> OfTable:
    """What the card made its rules remember is forgotten with it."""

    def end(gt: Trucker) -> None:
        plots(gt).forget()
        end_card(gt)

    return end
