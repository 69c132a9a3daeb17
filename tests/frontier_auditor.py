"""An auditor of High Frontier: keeps books from what is told alone, and compares them with what is seen.

It knows the printed cards and the rocket diagram, and none of the rules. Water, cards, cubes, disks and fuel
may change only as it was told.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, cast

from perihelion import Game
from perihelion.engine.events import Event
from perihelion.games.high_frontier.components import bare
from perihelion.games.high_frontier.content import BASE, packaged, read_content
from perihelion.games.high_frontier.rules import FrontierRules

PRINTED = read_content(packaged(), (*BASE, "expansion"))
LEO = "LEO"
Data = dict[str, Any]


def steps_of(mass: int, tanks: int) -> int:
    return PRINTED.rows[mass].steps[tanks - 1] if tanks else 0


def tanks_of(mass: int, steps: int) -> int:
    return sum(column <= steps for column in PRINTED.rows[mass].steps)


def ids(cards: list[str]) -> list[str]:
    """Cards as the books have them: which side is up is kept apart."""
    return [bare(card) for card in cards]


def claims_in(table: Data) -> dict[str, list[int]]:
    return {site: [claim["owner"], claim["cubes"]] for site, claim in table["claims"].items()}


@dataclass
class Pile:
    """Cards in one space; a rocket has a row and steps of fuel, an outpost stored tanks."""

    place: str
    cards: list[str] = field(default_factory=list)
    row: int = 0
    steps: int = 0
    tanks: int = 0

    @property
    def full(self) -> int:
        """Full tanks of a rocket."""
        return tanks_of(self.row, self.steps)


@dataclass
class Books:
    """What one player has, as it was told; of `black` cards the black side is up, `heavy` ones are turned."""

    black: set[str]
    heavy: set[str] = field(default_factory=set)
    water: int = 0
    hand: list[str] = field(default_factory=list)
    piles: dict[str, Pile] = field(default_factory=dict)

    def find(self, card: str) -> str:
        return next(slot for slot, pile in self.piles.items() if card in pile.cards)

    def pay(self, water: int) -> None:
        """Out of the depot, then out of the tanks of a rocket at LEO."""
        rocket = self.piles.get("rocket")
        missing = max(0, water - self.water)
        if missing:
            assert rocket is not None and rocket.place == LEO and missing <= rocket.full, "paid without water"
            rocket.steps = steps_of(rocket.row, rocket.full - missing)
        self.water += missing - water

    def take_out(self, card: str) -> Pile:
        slot = self.find(card)
        pile = self.piles[slot]
        pile.cards.remove(card)
        if not pile.cards:
            del self.piles[slot]
        return pile

    def put_in(self, slot: str, place: str, card: str) -> None:
        pile = self.piles.setdefault(slot, Pile(place))
        assert pile.place == place, f"{card} came from {place} to {pile.place}"
        pile.cards.append(card)

    def shift(self, card: str, slot: str) -> None:
        """From one stack to another; with the last card goes the water."""
        was = self.find(card)
        left = self.piles[was]
        tanks = left.full if was == "rocket" else left.tanks
        self.take_out(card)
        self.put_in(slot, left.place, card)
        if not left.cards:
            self.store(slot, tanks)

    def store(self, slot: str, tanks: int) -> None:
        pile = self.piles[slot]
        if slot == "leo":
            self.water += tanks
        elif slot == "outpost":
            pile.tanks = min(PRINTED.numbers.tanks, pile.tanks + tanks)
        elif tanks:
            self.settle()
            pile.steps = steps_of(pile.row, min(PRINTED.numbers.tanks, pile.full + tanks))

    def mass(self, card: str) -> int:
        printed = PRINTED.cards[card]
        sides = printed.ends["heavy"] if card in self.heavy else printed.sides
        return sides[card in self.black].mass

    def settle(self) -> None:
        """The fuel figure goes to the row of the rocket's mass; a part tank keeps its share."""
        rocket = self.piles.get("rocket")
        if rocket is None:
            return
        mass = sum(self.mass(card) for card in rocket.cards)
        old, new = rocket.row, mass
        if old != new:
            full = rocket.full
            part = rocket.steps - steps_of(old, full)
            rocket.steps = steps_of(new, full)
            if part:
                whole = steps_of(old, full + 1) - steps_of(old, full)
                rocket.steps += part * (steps_of(new, full + 1) - steps_of(new, full)) // whole
            rocket.row = new


class Auditor:
    """Watches a game: `look` after every answer, in a game that tells its events."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.black: set[str] = set()
        self.heavy: set[str] = set()
        self.books = [Books(self.black, self.heavy) for _ in range(game.rules.seats)]
        self.claims: dict[str, list[int]] = {}  # site -> owner, cubes
        self.failed: set[str] = set()
        self.glory: dict[str, int] = {}
        self.ventures: dict[str, int] = {}
        self.tops: dict[str, str] = {}
        self.middle: list[str] = []
        self.heard = 0

    def look(self) -> None:
        """Hears what was told since, and compares."""
        events = self.game.events(None)
        for event in events[self.heard :]:
            hears = getattr(self, event.kind.replace("-", "_"), None)
            if hears is not None:
                hears(
                    event,
                    self.books[event.seat] if event.seat is not None else Books(self.black, self.heavy),
                    event.data,
                )
        self.heard = len(events)
        table = self.game.view(None)["table"]
        for seat, books in enumerate(self.books):
            if table["flight"] is None or seat != table["active"]:
                books.settle()
        self.compare(table)

    def take_up(self) -> None:
        """Begins with a table as it is, in a game that was taken up midway."""
        self.heard = len(self.game.events(None))
        table = self.game.view(None)["table"]
        self.claims, self.failed = claims_in(table), set(table["failed"])
        self.glory, self.ventures = dict(table["glory"]), dict(table["ventures"])
        self.tops = {name: deck["top"] for name, deck in table["decks"].items()}
        self.black.update(table["black"])
        self.heavy.update(self.turned(table))
        for books, player in zip(self.books, table["players"], strict=True):
            books.water, books.hand = player["water"], ids(player["hand"])
            for slot, stack in player["stacks"].items():
                fuel = (stack.get("row", 0), stack.get("steps", 0), stack["tanks"])
                books.piles[slot] = Pile(stack["place"], ids(stack["cards"]), *fuel)

    def turned(self, table: Data) -> set[str]:
        """Cards in stacks whose heavy end is up, as it is seen."""
        stacks = [stack for player in table["players"] for stack in player["stacks"].values()]
        return {bare(card) for stack in stacks for card in stack["cards"] if "/heavy" in card}

    # What is seen.

    def compare(self, table: Data) -> None:
        assert {
            site: [claim["owner"], claim["cubes"]] for site, claim in table["claims"].items()
        } == self.claims
        assert set(table["failed"]) == self.failed and table["glory"] == self.glory
        assert table["ventures"] == self.ventures and set(table["black"]) == self.black
        for seat, player in enumerate(table["players"]):
            self.compare_player(seat, player)
        assert self.turned(table) == self.heavy, "a card was turned around untold"
        self.count_cards(table)

    def compare_player(self, seat: int, player: Data) -> None:
        books = self.books[seat]
        assert player["water"] == books.water >= 0, f"water of {seat}: {player['water']}, told {books.water}"
        assert sorted(ids(player["hand"])) == sorted(books.hand), "cards came to hand or left it untold"
        assert player["stacks"].keys() == books.piles.keys(), "a stack appeared or vanished"
        for slot, stack in player["stacks"].items():
            pile = books.piles[slot]
            assert stack["place"] == pile.place and sorted(ids(stack["cards"])) == sorted(pile.cards), slot
            if slot == "rocket":
                assert (stack["row"], stack["steps"]) == (pile.row, pile.steps), "fuel appeared or vanished"
            elif slot == "outpost":
                assert stack["tanks"] == pile.tanks, "stored water appeared or vanished"
        assert player["disks"] == self.disks(seat) >= 0 and player["cubes"] == self.cubes(seat) >= 0

    def disks(self, seat: int) -> int:
        on_sites = sum(owner == seat for owner, _ in self.claims.values())
        return PRINTED.numbers.disks - on_sites - ("outpost" in self.books[seat].piles)

    def cubes(self, seat: int) -> int:
        used = sum(cubes for owner, cubes in self.claims.values() if owner == seat)
        used += [*self.glory.values(), *self.ventures.values()].count(seat)
        return PRINTED.numbers.cubes - used - ("freighter" in self.books[seat].piles)

    def count_cards(self, table: Data) -> None:
        """Every patent is somewhere, once."""
        seen = [*self.middle, *(top for top in self.tops.values() if top)]
        for player in table["players"]:
            seen += [
                *ids(player["hand"]),
                *(card for stack in player["stacks"].values() for card in ids(stack["cards"])),
            ]
        patents = [card for card in seen if not PRINTED.cards[card].crew]
        assert len(set(seen)) == len(seen), "a card is in two places"
        below = sum(deck["left"] for deck in table["decks"].values())
        if self.game.rules.seats > 1:
            printed = cast(FrontierRules, self.game.rules).printed
            assert len(patents) + below == sum(not card.crew for card in printed.cards.values())

    # What is heard: cards and water.

    def hf_faction(self, event: Event, books: Books, said: Data) -> None:
        if self.game.rules.seats > 1:
            books.water, books.hand = PRINTED.numbers.water, [said["faction"]]
        else:
            books.water = PRINTED.training.water
            books.piles["rocket"] = Pile(LEO, [said["faction"]])

    def hf_drew(self, event: Event, books: Books, said: Data) -> None:
        books.hand.append(said["card"])

    def hf_turned_up(self, event: Event, books: Books, said: Data) -> None:
        self.tops[said["deck"]] = said["card"]

    def hf_put_up(self, event: Event, books: Books, said: Data) -> None:
        self.middle.append(said["card"])
        self.tops[PRINTED.cards[said["card"]].deck] = ""

    def hf_won(self, event: Event, books: Books, said: Data) -> None:
        self.middle.remove(said["card"])
        books.hand.append(said["card"])
        books.pay(said["bid"])
        if said["payee"] is not None:
            self.books[said["payee"]].water += said["bid"]

    def earn(self, event: Event, books: Books, said: Data) -> None:
        books.water += said["water"]

    hf_income: Callable[..., None] = earn
    hf_launch_fee: Callable[..., None] = earn
    hf_taxed: Callable[..., None] = earn

    def hf_sold(self, event: Event, books: Books, said: Data) -> None:
        card = said["card"]
        self.heavy.discard(card)
        if card in self.black:
            assert books.take_out(card).place == LEO
            books.hand.append(card)
        else:
            books.hand.remove(card)
        books.water += said["water"]

    def hf_flipped(self, event: Event, books: Books, said: Data) -> None:
        self.black.remove(said["card"])

    def hf_boosted(self, event: Event, books: Books, said: Data) -> None:
        card = said["card"]
        ends = PRINTED.cards[card].ends
        if ends and said["water"] == ends["heavy"][0].mass:
            self.heavy.add(card)
        assert card not in self.black and said["water"] == books.mass(card)
        books.pay(said["water"])
        books.hand.remove(card)
        books.put_in("leo", LEO, card)

    def hf_paid_for_end(self, event: Event, books: Books, said: Data) -> None:
        books.pay(said["water"])

    def hf_hazard_paid(self, event: Event, books: Books, said: Data) -> None:
        books.pay(said["water"])

    # Pieces on the map.

    def hf_claimed(self, event: Event, books: Books, said: Data) -> None:
        assert said["site"] not in self.claims and said["site"] not in self.failed
        assert event.seat is not None
        self.claims[said["site"]] = [event.seat, 0]

    def hf_failed(self, event: Event, books: Books, said: Data) -> None:
        self.failed.add(said["site"])

    def hf_squatted(self, event: Event, books: Books, said: Data) -> None:
        assert self.claims[said["site"]] == [said["victim"], 0] and event.seat is not None
        self.claims[said["site"]] = [event.seat, 0]

    def hf_built(self, event: Event, books: Books, said: Data) -> None:
        assert self.claims[said["site"]] == [event.seat, 0]
        self.claims[said["site"]][1] = said["cubes"]
        self.home(books, said["cards"], said["site"])

    def hf_settled(self, event: Event, books: Books, said: Data) -> None:
        self.claims[said["site"]][1] += 1
        assert self.claims[said["site"]] == [event.seat, said["cubes"]]

    def hf_recalled(self, event: Event, books: Books, said: Data) -> None:
        self.claims[said["site"]][1] -= 1
        books.hand.remove(said["card"])
        books.put_in(said["slot"], said["site"], said["card"])

    def hf_glory(self, event: Event, books: Books, said: Data) -> None:
        assert said["glory"] not in self.glory and event.seat is not None
        self.glory[said["glory"]] = event.seat

    def hf_ventured(self, event: Event, books: Books, said: Data) -> None:
        assert said["venture"] not in self.ventures and event.seat is not None
        self.ventures[said["venture"]] = event.seat
        books.pay(said["water"])

    def hf_took_back_disk(self, event: Event, books: Books, said: Data) -> None:
        assert self.claims.pop(said["site"]) == [event.seat, 0]

    def hf_took_back_cube(self, event: Event, books: Books, said: Data) -> None:
        assert self.glory[said["glory"]] == event.seat
        self.glory[said["glory"]] = -1

    # Stacks.

    def home(self, books: Books, cards: list[str], place: str) -> None:
        self.heavy -= {*cards}
        for card in cards:
            assert books.take_out(card).place == place, f"{card} was not in {place}"
            books.hand.append(card)

    def hf_decommissioned(self, event: Event, books: Books, said: Data) -> None:
        self.home(books, said["cards"], said["place"])

    def hf_lost_stack(self, event: Event, books: Books, said: Data) -> None:
        self.home(books, said["cards"], said["place"])

    def hf_sail_lost(self, event: Event, books: Books, said: Data) -> None:
        books.take_out(said["card"])
        books.hand.append(said["card"])

    def product(self, event: Event, books: Books, said: Data) -> None:
        card = said["card"]
        self.heavy.discard(card)
        if card not in books.hand:
            books.take_out(card)
            books.hand.append(card)
        self.black.add(card)

    hf_product: Callable[..., None] = product
    hf_retooled: Callable[..., None] = product

    def hf_produced(self, event: Event, books: Books, said: Data) -> None:
        books.hand.remove(said["card"])
        books.put_in(said["slot"], said["site"], said["card"])
        self.heavy |= self.turned(self.game.view(None)["table"]) & {said["card"]}

    def hf_shifted(self, event: Event, books: Books, said: Data) -> None:
        books.shift(said["card"], said["slot"])

    def hf_turned_outpost(self, event: Event, books: Books, said: Data) -> None:
        for card in books.piles[said["slot"]].cards[:]:
            books.shift(card, "outpost")

    def hf_turned_rocket(self, event: Event, books: Books, said: Data) -> None:
        for card in books.piles["outpost"].cards[:]:
            books.shift(card, "rocket")

    # Fuel and flight.

    def hf_fuelled(self, event: Event, books: Books, said: Data) -> None:
        rocket = books.piles["rocket"]
        spent = said["tanks"] - rocket.full
        if rocket.place == LEO:
            books.water -= spent
        else:
            books.piles["outpost"].tanks -= spent
        rocket.steps = steps_of(rocket.row, said["tanks"])

    def hf_refuelled(self, event: Event, books: Books, said: Data) -> None:
        left = said["tanks"]
        rocket, outpost = books.piles.get("rocket"), books.piles.get("outpost")
        if rocket is not None and rocket.place == said["place"]:
            added = min(left, PRINTED.numbers.tanks - rocket.full)
            rocket.steps = steps_of(rocket.row, rocket.full + added) if added else rocket.steps
            left -= added
        if left:
            assert outpost is not None and outpost.place == said["place"]
            outpost.tanks += left

    def hf_stole(self, event: Event, books: Books, said: Data) -> None:
        rocket = books.piles["rocket"]
        self.books[said["victim"]].piles["outpost"].tanks -= said["tanks"]
        rocket.steps = steps_of(rocket.row, rocket.full + said["tanks"])

    def hf_engine(self, event: Event, books: Books, said: Data) -> None:
        rocket = books.piles["rocket"]
        rocket.steps -= said["afterburn"] + said["shuttle"]
        assert rocket.steps == said["steps"] >= 0

    def hf_flew(self, event: Event, books: Books, said: Data) -> None:
        pile = books.piles[said["slot"]]
        assert pile.place == said["start"]
        pile.place = said["to"]
        pile.steps -= said["steps"]

    def hf_landed(self, event: Event, books: Books, said: Data) -> None:
        pile = books.piles[said["slot"]]
        assert pile.place == said["site"]
        pile.steps -= said["fuel"]

    def hf_hopped(self, event: Event, books: Books, said: Data) -> None:
        rocket = books.piles["rocket"]
        rocket.place = said["site"]
        rocket.steps -= said["fuel"]

    # The expansion.

    def hf_free_support(self, event: Event, books: Books, said: Data) -> None:
        books.hand.append(said["card"])
        self.tops[PRINTED.cards[said["card"]].deck] = ""

    def lose(self, event: Event, books: Books, said: Data) -> None:
        self.home(books, [said["card"]], said["place"])

    hf_lost_card: Callable[..., None] = lose
    hf_jettisoned: Callable[..., None] = lose

    def hf_turned_light(self, event: Event, books: Books, said: Data) -> None:
        self.heavy.remove(said["card"])

    def hf_vented(self, event: Event, books: Books, said: Data) -> None:
        books.piles["rocket"].steps -= said["steps"]
        assert said["steps"] > 0 and books.piles["rocket"].steps >= 0

    def tanked(self, event: Event, books: Books, said: Data) -> None:
        rocket = books.piles["rocket"]
        rocket.steps = steps_of(rocket.row, rocket.full + said["tanks"])

    hf_dug: Callable[..., None] = tanked

    def hf_burnt(self, event: Event, books: Books, said: Data) -> None:
        self.tanked(event, books, said)
        self.home(books, [said["card"]], said["place"])

    def under(self, event: Event, books: Books, said: Data) -> None:
        books.hand.remove(said["card"])
        self.black.discard(said["card"])

    hf_cut: Callable[..., None] = under
    hf_banned: Callable[..., None] = under

    def hf_elected(self, event: Event, books: Books, said: Data) -> None:
        books.pay(said["bid"])

    def hf_levied(self, event: Event, books: Books, said: Data) -> None:
        self.books[said["victim"]].water -= 1
        books.water += 1

    def hf_stolen(self, event: Event, books: Books, said: Data) -> None:
        assert self.books[said["victim"]].take_out(said["card"]).place == said["place"]
        books.put_in(said["slot"], said["place"], said["card"])

    def hf_cubes_lost(self, event: Event, books: Books, said: Data) -> None:
        assert self.claims[said["site"]][1] > said["cubes"] >= 0
        self.claims[said["site"]][1] = said["cubes"]

    def hf_captured(self, event: Event, books: Books, said: Data) -> None:
        assert self.claims[said["site"]] == [said["victim"], 1] and event.seat is not None
        self.claims[said["site"]] = [event.seat, 1]

    def hf_rammed(self, event: Event, books: Books, said: Data) -> None:
        books.piles["rocket"].place = said["site"]
