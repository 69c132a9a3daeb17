"""Wild Space with its options and content settled: what the driver and the rule functions look up."""

from collections.abc import Container, Iterable, Sequence
from typing import Any

from perihelion.engine.agenda import Step
from perihelion.engine.book import Rule
from perihelion.engine.chance import Stream
from perihelion.engine.composing import ComposedRules
from perihelion.engine.decisions import Seat
from perihelion.engine.events import Journal
from perihelion.engine.offering import Group, Offering
from perihelion.engine.positions import Page
from perihelion.engine.ruleset import Result
from perihelion.engine.speech import Declared, Glossary
from perihelion.games.wild_space import agenda, drawing, notation, phrases, playing, setup, turn, views
from perihelion.games.wild_space.book import Book
from perihelion.games.wild_space.components import NOTHING, SLOTS, Condition, Effect
from perihelion.games.wild_space.content import Content
from perihelion.games.wild_space.expansion import Expansion
from perihelion.games.wild_space.meta import INFO, TURNS
from perihelion.games.wild_space.shapes import WildSpaceTable
from perihelion.games.wild_space.state import WildSpace

CARD = {"card": "the-card"}
SECTOR = {"sector": "place"}
EVENTS: dict[str, Declared] = {
    "ws-captain": {"card": "one-sided"},
    "ws-dealt": {"count": "count", "cards": "the-card[]"},
    "ws-laid": {"slot": "slot", "card": "the-card"},
    "ws-reshuffled": {"cards": "count"},
    "ws-landed": SECTOR,
    "ws-explored": SECTOR,
    "ws-passed": (),
    "ws-drew": {"card": "the-card", "slot": "slot"},
    "ws-drew-blind": CARD,
    "ws-discarded": CARD,
    "ws-removed": CARD,
    "ws-renewed": CARD,
    "ws-played": CARD,
    "ws-took": {"card": "the-card", "source": "source"},
    "ws-token": {
        "space": "number",
        "captain": "captain at players $seat captain",
        "text": "space of captain space",
    },
    "ws-nothing-to-draw": (),
    "ws-turned-over": ("planet",),
    "ws-over": (),
}

LEFT = {"source": "source", "left": "number"}
PAYING = LEFT | {"what": "pays of source", "count": "number of left", "gives": "bought of source"}
PROMPTS: dict[str, Declared] = {
    "ws-turn": {"base": False},
    "ws-meet": {"sector": "sector", "place": "place of sector"},
    "ws-pay-discard": PAYING,
    "ws-pay-remove_crew": PAYING,
    "ws-action": ("place",),
    "ws-draw": LEFT,
    "ws-play": LEFT | {"what": "plays of source", "count": "number of left"},
    "ws-take": LEFT,
    "ws-end": {"aliens": False},
}

SHOWN = {
    "source": "word",
    "slot": "word of source",
    "card": "the-coded at display $source else ws-card-there",
    "gives": "text at display $source",
}
HELD = {"card": "the-coded", "gives": "text of card"}
GROUPS: dict[str, Group] = dict.fromkeys(("end", "pass", "skip"), "ends")
MOVES: dict[str, Declared] = {
    "land": {
        "sector": "sector",
        "place": "place of sector",
        "conditions": "conditions of sector",
        "gives": "actions of sector",
    },
    "explore": {"sector": "sector", "place": "place of sector", "gives": {"actions": phrases.EXPLORE}},
    "meet": {"number": "number", "condition": "condition of sector number else ws-condition-there"},
    "action": {"slug": "word", "effect": "action of slug"},
    "draw": SHOWN,
    "take": SHOWN,
    "play": HELD,
    "discard": HELD,
    "remove": HELD,
    "skip": {"unpaid": False},
}

SCORED = {"card": "scored"}
PARTS: dict[str, Declared] = {
    "ws-same-animals": {"animal": "animal", "what": "animal of animal", "count": "number"},
    "ws-mission": {"card": "scored", "mission": "mission of card"},
    "ws-printed": SCORED,
    "ws-captain": SCORED,
}


RULES: dict[Step, Rule] = {
    agenda.DEAL_HANDS: setup.deal_hands,
    agenda.TAKE_TURN: turn.take_turn,
    agenda.MEET_CONDITION: turn.meet_condition,
    agenda.PAY_LANDING: turn.pay_landing,
    agenda.CHOOSE_ACTION: turn.choose_action,
    agenda.END_TURN: turn.end_turn,
    agenda.DRAW: drawing.draw,
    agenda.RENEW: drawing.renew,
    agenda.USE_EFFECT: playing.use_effect,
    agenda.PAY_EFFECT: playing.pay_effect,
    agenda.DO_PART: playing.do_part,
    agenda.PLAY: playing.play,
    agenda.TAKE_AND_PLAY: playing.take_and_play,
}


def base_phrases(content: Content) -> list[tuple[str, ...]]:
    """Every move there can be with this content, in a fixed order."""
    slugs = dict.fromkeys(action.slug for action in (*content.explore, *_actions(content)))
    most = max(len(sector.conditions) for sector in content.sectors.values())
    named: dict[str, Iterable[str]] = {
        "land": content.sectors,
        "explore": content.sectors,
        "meet": map(str, range(1, most + 1)),
        "action": slugs,
        "draw": (*SLOTS, "deck"),
        "take": (*SLOTS, "deck"),
        "play": content.deck,
        "discard": content.deck,
        "remove": (*content.deck, *content.captains),
    }
    alone: list[tuple[str, ...]] = [("pass",), ("skip",), ("end",), ("renew",)]
    return alone + [(verb, name) for verb, names in named.items() for name in names]


def _actions(content: Content) -> list[Effect]:
    return [action for sector in content.sectors.values() for action in sector.actions]


class WildSpaceRules(ComposedRules):
    """The base game.

    conditions   by id: those of cards and those of sectors
    actions      sector, or "explore" -> slug -> action
    numbered     number of crew cards -> planets that ask for it
    """

    info = INFO
    book: Book
    expansions: tuple[Expansion, ...]

    def __init__(
        self, seats: int, options: dict[str, Any], content: Content, expansions: Sequence[Expansion] = ()
    ) -> None:
        self.seats = seats
        self.options = options
        told = {"prompts": PROMPTS, "moves": MOVES, "parts": PARTS}
        self.book = Book()
        self.compose(RULES, agenda.STEPS, EVENTS, expansions, told=told, offered=Offering({}, dict(GROUPS)))
        self.turn_steps = {agenda.TAKE_TURN.name, agenda.END_TURN.name}
        self.set_up_steps: set[str] = set()
        for expansion in expansions:
            self.turn_steps |= expansion.turn_steps
            self.set_up_steps |= expansion.set_up_steps
        self.content = {"wild-space": content.digest}
        self._look_up(content)
        self.speak(base_phrases(content))
        self.skip, self.pass_ = self.vocabulary["skip"], self.vocabulary["pass"]
        self.end, self.renew = self.vocabulary["end"], self.vocabulary["renew"]
        self.conclude(self.base_domains(), self.base_fixable())

    def _look_up(self, content: Content) -> None:
        self.cards = content.cards
        self.deck = content.deck
        self.cards_in_deck = frozenset(content.deck)
        self.playable = set(content.deck)
        self.turns = TURNS * self.seats
        self.captains = content.captains
        self.dealt_captains = list(content.captains)
        self.planets = content.planets
        self.sectors = content.sectors
        self.effects = content.effects
        self.numbers = content.numbers
        self.shuttles: int = content.numbers["setup"]["shuttles"]
        self.conditions: dict[str, Condition] = {
            card.id: card.condition for card in content.cards.values() if card.condition
        } | {
            f"{sector.id}.if{n}": condition
            for sector in content.sectors.values()
            for n, condition in enumerate(sector.conditions, 1)
        }
        places = {"explore": content.explore} | {s.id: s.actions for s in content.sectors.values()}
        self.actions = {place: {a.slug: a for a in actions} for place, actions in places.items()}
        self.start_planets = content.planets_of(0)
        numbers = sorted({planet.requires for planet in content.planets.values()})
        self.numbered = {number: content.planets_of(number) for number in numbers}

    def base_domains(self) -> dict[str, Container[str | int]]:
        return {
            "seat": range(self.seats),
            "count": range(1, 100),
            "number": range(100),
            "flag": (0, 1),
            "condition": self.conditions,
            "owed": {NOTHING, *self.conditions},
            "sector": self.sectors,
            "place": self.actions,
            "effect": self.effects,
        }

    def base_fixable(self) -> dict[str, Container[str | int]]:
        """What a position may lay down: cards to be drawn, planets to be turned over."""
        planets = {f"planet-{number}": frozenset(of) for number, of in self.numbered.items() if number}
        return {"deck": self.cards_in_deck, **planets}

    def base_glossary(self) -> Glossary:
        return phrases.glossary(self)

    def base_begin(self, stream: Stream, journal: Journal | None) -> WildSpace:
        return setup.begin(self, stream, journal)

    def base_view(self, state: WildSpace, seat: Seat | None) -> WildSpaceTable:
        return views.view(state, seat)

    def base_redraw(self, state: WildSpace, seat: Seat) -> None:
        views.redraw(state, seat)

    def base_write(self, state: WildSpace) -> list[str]:
        return notation.write(state)

    def read(self, page: Page, stream: Stream) -> WildSpace:
        return notation.read(self, page, stream)

    def base_check(self, state: WildSpace, page: Page) -> None:
        notation.check(state, page)

    def base_tally(self, state: WildSpace) -> list[str]:
        """All cards, wherever they are, and the planets, each by its number."""
        ws = state
        pieces = [*ws.deck, *filter(None, ws.display), *ws.discard]
        for player in ws.players:
            pieces += [*player.crew[1:], *player.hand]
        numbers = [*ws.face_down, *(self.planets[planet].requires for planet in ws.planets)]
        return pieces + [f"planet {number}" for number in numbers]

    def result(self, state: WildSpace) -> Result:
        return self.book.final_result(state)

    def turn(self, state: WildSpace) -> int:
        return state.turn
