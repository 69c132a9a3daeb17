"""What a seat sees of High Frontier, and the questions a bot asks of it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any

from perihelion.engine.decisions import Seat
from perihelion.games.high_frontier.components import (
    ANY_LETTER,
    LETTERS,
    WHITE,
    CardId,
    CardName,
    Letter,
    Side,
    SiteId,
    bare,
)
from perihelion.games.high_frontier.planner.craft import promised_pushes
from perihelion.games.high_frontier.rules import FrontierRules
from perihelion.games.high_frontier.state import LEO, kind_of

Plain = dict[str, Any]


@dataclass(slots=True)
class SeenTable:
    """A table as one seat sees it; everything lies open but the decks.

    rules   with the content in play
    table   the view
    seat    whose sight it is
    """

    rules: FrontierRules
    table: Plain
    seat: Seat

    @property
    def me(self) -> Plain:
        me: Plain = self.table["players"][self.seat]
        return me

    @property
    def hand(self) -> list[CardId]:
        return [bare(card) for card in self.me["hand"]]

    def stack(self, slot: str) -> Plain | None:
        stack: Plain | None = self.me["stacks"].get(slot)
        return stack and stack | {"cards": [bare(card) for card in stack["cards"]]}

    @property
    def slot(self) -> str:
        """The rocket it thinks of: the one under way, else the first it has."""
        flight = self.table["flight"]
        if flight and self.table["active"] == self.seat and kind_of(flight["slot"]) == "rocket":
            return str(flight["slot"])
        return next((slot for slot in self.me["stacks"] if kind_of(slot) == "rocket"), "rocket")

    @property
    def rocket(self) -> Plain | None:
        return self.stack(self.slot)

    def with_rocket(self, rocket: Plain) -> SeenTable:
        """The same table, with another rocket of one's own."""
        players = list(self.table["players"])
        players[self.seat] = self.me | {"stacks": self.me["stacks"] | {self.slot: rocket}}
        return SeenTable(self.rules, self.table | {"players": players}, self.seat)

    @property
    def is_away(self) -> bool:
        """Whether the rocket is somewhere else than at LEO."""
        rocket = self.rocket
        return rocket is not None and rocket["place"] != LEO

    @property
    def tanks_at_leo(self) -> int:
        rocket = self.rocket
        return 0 if rocket is None or self.is_away else int(rocket["tanks"])

    @property
    def funds(self) -> int:
        """Water in the depot and in the tanks of a rocket at LEO."""
        return int(self.me["water"]) + self.tanks_at_leo

    def deck(self, card: CardId) -> str:
        return self.rules.cards[card].deck

    def side(self, card: CardId) -> Side:
        """The side that is up."""
        printed, black = self.rules.cards[card], card in self.table["black"]
        return printed.side(self._name(card)) if printed.ends else printed.sides[black]

    def _name(self, card: CardId) -> CardName:
        """A card of one's own with its marks."""
        stacks = self.me["stacks"].values()
        names: list[CardName] = [*self.me["hand"], *(name for stack in stacks for name in stack["cards"])]
        return next(name for name in names if bare(name) == card)

    def white(self, card: CardId) -> Side:
        """The side that could be boosted."""
        return self.rules.cards[card].sides[WHITE]

    @property
    def at_home(self) -> dict[CardId, Side]:
        """Cards a rocket at LEO could be made of, with the side they would show."""
        found = {card: self.white(card) for card in self.hand}
        for slot in ("leo", self.slot):
            stack = self.stack(slot)
            if stack is not None and stack["place"] == LEO:
                found |= {card: self.side(card) for card in stack["cards"]}
        return found

    @property
    def at_leo(self) -> list[CardId]:
        """Cards of its own in stacks at LEO."""
        stacks = (stack for stack in self.me["stacks"].values() if stack["place"] == LEO)
        return [bare(card) for stack in stacks for card in stack["cards"]]

    def has_factory(self, site: SiteId) -> bool:
        return any(site == own for own, _ in self.factories(self.seat))

    @property
    def white_at_home(self) -> dict[CardId, Side]:
        """The same without products that lie in hand: flipped, they would no longer be products."""
        products = set(self.table["black"]) & set(self.hand)
        return {card: side for card, side in self.at_home.items() if card not in products}

    @property
    def owned(self) -> list[CardId]:
        """All cards of this seat, in hand and in stacks."""
        stacks = (bare(card) for stack in self.me["stacks"].values() for card in stack["cards"])
        return [*self.hand, *stacks]

    def beams(self) -> bool:
        """Whether its rockets have power of their own."""
        return bool(self.me["rights"]["power"])

    @property
    def promised(self) -> int:
        """Pushes that others owe it; that of a move under way counts until the move is over."""
        flight = self.table["flight"]
        lit = bool(flight and flight["thruster"] and flight["beamed"] and self.table["active"] == self.seat)
        return promised_pushes(self.table, self.seat) + (lit and not self.beams())

    @property
    def passes(self) -> frozenset[str]:
        """What opens to its craft that is closed to others."""
        return frozenset(self.me["rights"]["passes"])

    def glory_for(self, sites: Iterable[SiteId]) -> int:
        """Points of the Glory Arena still to be had by a crew that has landed on these sites.  [HF-7.1.4]"""
        free = (glory for glory in self.rules.printed.glories.values() if glory.id not in self.table["glory"])
        landed = [self.rules.sites[site] for site in sites]
        earned = (glory for glory in free if any(glory.is_earned(site) for site in landed))
        return sum(glory.vp for glory in earned)

    def glory_aboard(self, cards: Iterable[CardId]) -> list[CardId]:
        """Crews among cards that win glory when they come home.  [HF-7.1.4]"""
        landings = self.table["landings"]
        return [card for card in cards if self.glory_for(landings.get(card, ()))]

    def factories(self, seat: Seat) -> Iterator[tuple[SiteId, Plain]]:
        for site, claim in self.table["claims"].items():
            if claim["owner"] == seat and claim["cubes"]:
                yield site, claim

    @property
    def is_leading(self) -> bool:
        """Whether nobody has as many points."""
        scores = [player["score"] for player in self.table["players"]]
        others = [score for seat, score in enumerate(scores) if seat != self.seat]
        return bool(scores[self.seat] > max(others, default=0))

    def best_letter(self, site: SiteId) -> Letter:
        """What a factory there would count as."""
        letter = self.rules.sites[site].letter
        return letter if letter != ANY_LETTER else max(LETTERS, key=self.letter_points)

    def letter_points(self, letter: Letter) -> int:
        """What one more factory of a letter brings, less what one's own of that letter lose."""
        tracks, step = self.rules.numbers.tracks, self.table["tracks"][letter]
        after = tracks[min(step, len(tracks) - 1)]
        before = tracks[step - 1] if step else after
        mine = sum(claim["letter"] == letter for _, claim in self.factories(self.seat))
        return int(after - mine * (before - after))

    def factory_points(self, site: SiteId) -> int:
        """What a factory on an unclaimed site brings in all."""
        numbers = self.rules.numbers
        science = numbers.science if self.rules.sites[site].science else 0
        return numbers.claim + numbers.cube + science + self.letter_points(self.best_letter(site))
