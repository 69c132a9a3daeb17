"""Encounters: quartz, aliens to recruit, two-sided captains, an alien planet, wild species and jobs."""

from __future__ import annotations

from collections.abc import Container, Mapping
from functools import partial
from typing import Annotated, ClassVar, Literal, TypedDict

import msgspec

from perihelion.engine.agenda import Step
from perihelion.engine.book import Rule
from perihelion.engine.decisions import Decision, Kind, Offers, Rules, Seat
from perihelion.engine.positions import Line, Page, Word
from perihelion.engine.speech import Glossary
from perihelion.games.wild_space import shapes
from perihelion.games.wild_space.book import Book
from perihelion.games.wild_space.components import ANIMALS, SLOTS, CardId, Mission
from perihelion.games.wild_space.content import Content
from perihelion.games.wild_space.expansion import Expansion
from perihelion.games.wild_space.expansions import aliens as alien_rules
from perihelion.games.wild_space.expansions import phrases, wild
from perihelion.games.wild_space.expansions.aliens import Aliens, aliens, fill_alien_display
from perihelion.games.wild_space.expansions.reading import WILD, FullReader, FullRow
from perihelion.games.wild_space.notation import EMPTY, listed
from perihelion.games.wild_space.rules import WildSpaceRules
from perihelion.games.wild_space.setup import identity
from perihelion.games.wild_space.state import WildSpace

SIDES = ("front", "back")


class EncountersTable(TypedDict):
    """Aliens and quartz; `wild` is what wild cards of each seat count as."""

    supply: int
    quartz: list[int]
    display: dict[shapes.Slot, shapes.CardId | None]
    deck: int
    discard: list[shapes.CardId]
    recruited: int
    wild: list[dict[shapes.CardId, shapes.Animal]]


class AlienNumbers(msgspec.Struct, forbid_unknown_fields=True):
    quartz: Annotated[int, msgspec.Meta(ge=0, le=100)]
    alien_display: Literal[3]
    credits_per_quartz: Annotated[int, msgspec.Meta(ge=0, le=10)]


CHOOSE_SIDE = Step("choose_side", "seat")
GAIN_QUARTZ = Step("gain_quartz", "seat", "effect", "count")


class Encounters(Expansion):
    """The expansion Encounters."""

    name = "encounters"
    set_up_steps = frozenset({CHOOSE_SIDE.name})
    events: ClassVar = {
        "ws-alien-planet": ("planet",),
        "ws-side": {"card": "the-card"},
        "ws-alien-laid": {"slot": "slot", "card": "the-card"},
        "ws-quartz": ("count",),
        "ws-recruited": {"card": "the-card", "cost": "number"},
        "ws-reserved": {"card": "the-card", "cost": "number"},
    }
    prompts: ClassVar = {"ws-end": {"aliens": "may-welcome of verbs"}}
    moves: ClassVar = {
        "side": {
            "side": "word",
            "captain": "captain at players $seat captain",
            "gives": "other-side of captain side",
        },
        "recruit": {"card": "the-coded", "count": "cost of card", "gives": "text of card"},
        "reserve": {"card": "the-coded", "count": "cost-in-hand of card", "gives": "text of card"},
    }

    def __init__(self, content: Content) -> None:
        super().__init__(content)
        reader = content.reader
        assert isinstance(reader, FullReader)
        rows = {card: row for card, row in content.rows.items() if isinstance(row, FullRow)}
        self.aliens = sorted(card for card in rows if reader.is_alien(card))
        self.cost = {card: rows[card].cost for card in self.aliens}
        self.brings = {card: row.quartz for card, row in rows.items() if row.quartz}
        self.wild = frozenset(card for card, row in rows.items() if row.animal == WILD)
        self.wild_jobs = frozenset(card for card, row in rows.items() if row.job == WILD)
        self.captains = [card for card in content.captains if reader.has_icon(card)]
        self.sides = [planet for planet in content.planets if planet.startswith("PL-A")]
        self.numbers = content.tables["encounters"].section("numbers", AlienNumbers)
        self.missions_on_species = _missions_on_species(content)
        self.remembered: dict[tuple[CardId | int, ...], list[CardId]] = {}

    def wrap(self, book: Book) -> None:
        book.play_card = alien_rules.quartz_first(book.play_card)
        book.endings = alien_rules.or_recruit(book.endings)
        book.end_with = alien_rules.recruit_or(book.end_with)
        book.discard = alien_rules.aliens_apart(book.discard)
        book.score = alien_rules.with_quartz(book.score)
        book.scored_crew = wild.wild_to_best_effect(book.scored_crew)
        book.times_met = wild.or_all_jobs(book.times_met)

    def rules(self) -> Mapping[Step, Rule]:
        return {CHOOSE_SIDE: choose_side, GAIN_QUARTZ: alien_rules.gain_quartz}

    def phrases(self) -> list[tuple[str, ...]]:
        verbs = ("recruit", "reserve", "play", "discard", "remove")
        phrases: list[tuple[str, ...]] = [("side", side) for side in SIDES]
        return phrases + [(verb, alien) for verb in verbs for alien in self.aliens]

    def settle(self, rules: WildSpaceRules) -> None:
        rules.captains = tuple(self.captains)
        rules.dealt_captains = [captain for captain in self.captains if captain.endswith(".front")]
        rules.start_planets = [planet for planet in rules.start_planets if planet not in self.sides]
        rules.playable |= set(self.aliens)

    def glossary(self, rules: WildSpaceRules) -> Glossary:
        return phrases.alien_glossary(rules, self.cost, self.brings, self.wild)

    def fixable(self) -> dict[str, Container[str | int]]:
        return {"alien": self.aliens, "alien-planet": self.sides}

    def set_up(self, ws: WildSpace) -> None:
        """The alien planet lies open on a random side; aliens and quartz lie ready.  [WS-11B.1 WS-11B.9]"""
        planet = ws.stream.pick("alien-planet", self.sides)
        ws.planets.append(planet)
        ws.tell("ws-alien-planet", None, "WS-11B.1", planet=planet)
        ws.annexes[self.name] = self._laid_out(len(ws.players))
        fill_alien_display(ws)
        order = [(ws.active + n) % len(ws.players) for n in range(len(ws.players))]
        ws.then(*(CHOOSE_SIDE(seat) for seat in order))

    def _laid_out(self, seats: int) -> Aliens:
        display: list[CardId | None] = [None] * self.numbers.alien_display
        return Aliens(self.numbers.quartz, [0] * seats, self.aliens[:], display, [])

    def view(self, ws: WildSpace, seat: Seat | None) -> EncountersTable:
        own = aliens(ws)
        return {
            "supply": own.supply,
            "quartz": own.quartz[:],
            "display": dict(zip(SLOTS, own.display, strict=True)),
            "deck": len(own.deck),
            "discard": sorted(own.discard),
            "recruited": own.recruited,
            "wild": [wild.counted_as(ws, owner) for owner in range(len(ws.players))],
        }

    def write(self, ws: WildSpace) -> list[str]:
        own = aliens(ws)
        return [
            f"quartz: {' '.join(map(str, own.quartz))}",
            f"aliens: {' '.join(card or EMPTY for card in own.display)}",
            *listed("alien-discard", own.discard),
            *listed("recruited", ["1"] if own.recruited else []),
        ]

    def read(self, ws: WildSpace, page: Page, taken: set[CardId]) -> None:
        """Quartz of each seat, the alien display and discard pile; the planet stands among the planets."""
        own = ws.annexes[self.name] = self._laid_out(ws.rules.seats)
        self._read_quartz(own, page.take("quartz"))
        display, discarded = page.take("aliens"), page.take("alien-discard")
        if display is not None:
            words = display.only(len(own.display))
            own.display = [None if word.text == EMPTY else self._read_alien(word, taken) for word in words]
        own.discard = [self._read_alien(word, taken) for word in discarded.words] if discarded else []
        own.deck = [alien for alien in own.deck if alien not in taken]
        recruited = page.take("recruited")
        own.recruited = recruited.only(1)[0].number(0, 1) if recruited else 0
        if not any(planet in self.sides for planet in ws.planets):
            ws.planets.append(ws.stream.pick("alien-planet", self.sides))
        if display is None:
            fill_alien_display(ws)

    def _read_quartz(self, own: Aliens, line: Line | None) -> None:
        if line is not None:
            own.quartz = [word.number(0, own.supply) for word in line.only(len(own.quartz))]
            own.supply -= sum(own.quartz)
            if own.supply < 0:
                line.refuse("ws-too-much-quartz")

    def _read_alien(self, word: Word, taken: set[CardId]) -> CardId:
        return word.piece(self.aliens, "alien", taken)

    def tally(self, ws: WildSpace) -> list[str]:
        own = aliens(ws)
        cards = [*own.deck, *filter(None, own.display), *own.discard]
        return [*cards, f"{own.supply + sum(own.quartz)} quartz"]


def _missions_on_species(content: Content) -> dict[CardId, Mission]:
    """The cards whose mission depends on what a wild species counts as."""
    missions = {card.id: card.mission for card in content.cards.values() if card.mission}
    return {
        card: mission
        for card, mission in missions.items()
        if any(selector.slug in ANIMALS for selector in mission.of)
    }


def choose_side(ws: WildSpace, seat: Seat) -> Rules:
    """Every captain has two sides; its player chooses.  [WS-11B.1 WS-11B.13]"""
    move = yield Decision(Kind.CHOOSE, seat, "ws-side", "WS-11B.1", partial(sides, ws))
    player = ws.players[seat]
    player.captain = player.crew[0] = f"{identity(player.captain)}.{move.args[0]}"
    ws.tell("ws-side", seat, "WS-11B.1", card=player.captain)


def sides(ws: WildSpace) -> Offers:
    for side in SIDES:
        yield ws.on.moves["side"][side], None
