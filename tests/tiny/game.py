"""A tiny game with everything the engine can do, for the engine's own tests.

Each round: a joint bid of one secret card, a haggle that asks several times within one rule, and a
rush against the clock. Points may change hands by deals. Faults can be seeded by name.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import partial
from typing import Any

from perihelion.engine.chance import Stream
from perihelion.engine.deals import Deal
from perihelion.engine.decisions import Decision, Elapsed, Joint, Kind, Offers, Race, Rules, Seat, several
from perihelion.engine.events import Journal
from perihelion.engine.moves import Vocabulary
from perihelion.engine.options import FIRST, Option
from perihelion.engine.positions import Page
from perihelion.engine.refused import Reason, Refused
from perihelion.engine.ruleset import GameInfo, Item, Result, Ruleset
from perihelion.engine.state import State

CARDS = tuple(f"c{n:02}" for n in range(1, 25))
TOKENS = tuple(f"t{n}" for n in range(1, 5))
ROUNDS = 3
SECONDS = 10.0
TAKEN = Reason("taken", "TY-3.1")

INFO = GameInfo(
    name="tiny",
    title="Tiny",
    authors="",
    rulebooks={"TY": "tiny"},
    seats=(2, 3),
    options=(FIRST, Option("rounds", "number", ROUNDS, least=1, most=9)),
    rules_version=1,
    asked_anyway=("tiny-bid", "tiny-rush"),
    max_decisions=400,
    deals_per_turn=2,
)


@dataclass(slots=True)
class Tiny(State):
    """round, seconds left in the rush, the deck in order, hands, points, tokens held, who is done."""

    round: int
    clock: float
    deck: list[str]
    hands: list[list[str]]
    spent: list[str]
    points: list[int]
    held: list[list[str]]
    done: list[int]

    def clone(self) -> Tiny:
        return Tiny(
            rules=self.rules,
            stream=self.stream.clone(),
            agenda=self.agenda[:],
            revelations=self.revelations,
            round=self.round,
            clock=self.clock,
            deck=self.deck[:],
            hands=[hand[:] for hand in self.hands],
            spent=self.spent[:],
            points=self.points[:],
            held=[tokens[:] for tokens in self.held],
            done=self.done[:],
        )


def bid(tiny: Tiny) -> Rules:
    """Everybody bids a card in secret; the highest wins points.  (TY-1.1)"""
    asked = {
        seat: Decision(Kind.CHOOSE, seat, "tiny-bid", "TY-1.1", partial(bids, tiny, seat))
        for seat in range(tiny.rules.seats)
    }
    cards = yield Joint(asked)
    for seat, move in cards.items():
        tiny.hands[seat].remove(move.args[0])
        tiny.spent.append(move.args[0])
        tiny.tell("tiny-bid", seat, "TY-1.1", card=move.args[0])
    winner = max(cards, key=lambda seat: cards[seat].args[0])
    tiny.points[winner] += 3
    tiny.reveal()
    tiny.then(("haggle", winner), ("rush",))


def bids(tiny: Tiny, seat: Seat) -> Offers:
    for card in tiny.hands[seat]:
        yield tiny.rules.vocabulary[f"bid {card}"], None


@several
def haggle(tiny: Tiny, winner: Seat) -> Rules:
    """The winner may draw; then everybody in turn may pay the winner a point.  (TY-2.1)"""
    move = yield Decision(Kind.CONFIRM, winner, "tiny-draw", "TY-2.1", partial(yes_or_no, tiny))
    if move.verb == "yes":
        card = tiny.deck.pop()
        tiny.hands[winner].append(card)
        tiny.reveal()
        tiny.tell("tiny-drew", winner, "TY-2.1", secret={"card": card}, audience=(winner,))
    for seat in range(tiny.rules.seats):
        if seat != winner:
            move = yield Decision(Kind.CONFIRM, seat, "tiny-pay", "TY-2.1", partial(yes_or_no, tiny))
            if move.verb == "yes":
                tiny.points[seat] -= 1
                tiny.points[winner] += 1
                tiny.tell("tiny-paid", seat, "TY-2.1", to=winner)


def yes_or_no(tiny: Tiny) -> Offers:
    yield tiny.rules.vocabulary["yes"], None
    yield tiny.rules.vocabulary["no"], None


def rush(tiny: Tiny) -> Rules:
    """Everybody grabs tokens at once until the time is up or all are done.  (TY-3.1)"""
    busy = [seat for seat in range(tiny.rules.seats) if seat not in tiny.done]
    if not busy or tiny.clock <= 0:
        return end_round(tiny)
    answer = yield Race(
        {seat: Decision(Kind.COMMAND, seat, "tiny-rush", "TY-3.1", partial(grabs, tiny)) for seat in busy}
    )
    if isinstance(answer, Elapsed):
        tiny.clock = max(0.0, tiny.clock - answer)
        tiny.tell("tiny-tick", None, "TY-3.1", left=tiny.clock)
    else:
        command(tiny, *answer)
    tiny.then(("rush",))
    return None


def grabs(tiny: Tiny) -> Offers:
    for token in TOKENS:
        taken = any(token in tokens for tokens in tiny.held)
        yield tiny.rules.vocabulary[f"grab {token}"], TAKEN if taken else None
    yield tiny.rules.vocabulary["done"], None


def command(tiny: Tiny, seat: Seat, move: Any) -> None:
    if move.verb == "done":
        tiny.done.append(seat)
    else:
        tiny.held[seat].append(move.args[0])
        tiny.points[seat] += 1
    tiny.tell("tiny-did", seat, "TY-3.1", what=move.text)


def end_round(tiny: Tiny) -> None:
    tiny.round += 1
    tiny.clock, tiny.done = SECONDS, []
    tiny.held = [[] for _ in tiny.held]
    lead = tiny.stream.pick("lead", TOKENS)
    tiny.tell("tiny-round", None, "TY-4.1", lead=lead)
    if tiny.round < tiny.rules.options["rounds"] and all(tiny.hands):
        tiny.then(("bid",))


class TinyRules(Ruleset):
    """The tiny game."""

    info = INFO
    state_class: type[Tiny] = Tiny

    def __init__(self, seats: int, options: dict[str, Any]) -> None:
        self.seats = seats
        self.options = options
        self.done_by = {"bid": bid, "haggle": haggle, "rush": rush}
        self.steps = {"bid": (), "haggle": ("seat",), "rush": ()}
        self.domains = {"seat": range(seats)}
        self.vocabulary = Vocabulary(
            [("yes",), ("no",), ("done",)]
            + [("bid", card) for card in CARDS]
            + [("grab", token) for token in TOKENS]
        )
        fields = {
            "undone": ("consent",),
            "deal-proposed": ("number", "terms"),
            "deal-agreed": ("number", "terms"),
            "deal-declined": ("number", "terms"),
            "tiny-bid": ("card",),
            "tiny-drew": ("card",),
            "tiny-paid": ("to",),
            "tiny-tick": ("left",),
            "tiny-did": ("what",),
            "tiny-round": ("lead",),
            "tiny-struck": ("points",),
        }
        self.events = {kind: frozenset(names) for kind, names in fields.items()}
        self.content = {}
        self.fixable = {"lead": frozenset(TOKENS)}

    def begin(self, stream: Stream, journal: Journal | None) -> State:
        tiny = self.empty(stream, journal)
        left = list(CARDS)
        order = []
        while left:
            card = stream.pick("deck", left)
            left.remove(card)
            order.append(card)
        tiny.deck = order
        tiny.hands = [[tiny.deck.pop() for _ in range(3)] for _ in range(self.seats)]
        tiny.then(("bid",))
        return tiny

    def empty(self, stream: Stream, journal: Journal | None) -> Tiny:
        return self.state_class(
            rules=self,
            stream=stream,
            journal=journal,
            agenda=[],
            round=0,
            clock=SECONDS,
            deck=[],
            hands=[[] for _ in range(self.seats)],
            spent=[],
            points=[0] * self.seats,
            held=[[] for _ in range(self.seats)],
            done=[],
        )

    def view(self, state: State, seat: Seat | None) -> dict[str, Any]:
        assert isinstance(state, Tiny)
        return {
            "round": state.round,
            "clock": state.clock,
            "deck": len(state.deck),
            "hands": [hand[:] if s == seat else [None] * len(hand) for s, hand in enumerate(state.hands)],
            "spent": state.spent[:],
            "points": state.points[:],
            "held": [tokens[:] for tokens in state.held],
            "done": state.done[:],
        }

    def result(self, state: State) -> Result:
        assert isinstance(state, Tiny)
        parts = [[Item("tiny-points", points, "TY-5.1")] for points in state.points]
        return Result.ranked(parts, tie_break=[0] * self.seats)

    def redraw(self, state: State, seat: Seat) -> None:
        assert isinstance(state, Tiny)
        unseen = sorted(state.deck + [c for s, hand in enumerate(state.hands) if s != seat for c in hand])

        def deal(count: int) -> list[str]:
            dealt = []
            for _ in range(count):
                dealt.append(state.stream.pick("unseen", unseen))
                unseen.remove(dealt[-1])
            return dealt

        for s, hand in enumerate(state.hands):
            if s != seat:
                hand[:] = deal(len(hand))
        state.deck[:] = deal(len(state.deck))

    def write(self, state: State) -> list[str]:
        assert isinstance(state, Tiny)
        lines = [f"round: {state.round}", f"clock: {state.clock!r}", f"pile: {' '.join(state.deck)}"]
        lines += [f"spent: {' '.join(state.spent)}", f"done: {' '.join(map(str, state.done))}"]
        for seat in range(self.seats):
            lines.append(f"hand {seat}: {' '.join(state.hands[seat])}")
            lines.append(f"points {seat}: {state.points[seat] + 1000}")
            lines.append(f"held {seat}: {' '.join(state.held[seat])}")
        return lines

    def read(self, page: Page, stream: Stream) -> State:
        tiny = self.empty(stream, None)

        def words(key: str) -> list[str]:
            line = page.take(key)
            return [word.text for word in line.words] if line else []

        tiny.round = int(words("round")[0])
        tiny.clock = float(words("clock")[0])
        tiny.deck, tiny.spent = words("pile"), words("spent")
        tiny.done = [int(word) for word in words("done")]
        for seat in range(self.seats):
            tiny.hands[seat] = words(f"hand {seat}")
            tiny.points[seat] = int(words(f"points {seat}")[0]) - 1000
            tiny.held[seat] = words(f"held {seat}")
        return tiny

    def check(self, state: State, page: Page) -> None:
        pass

    def tally(self, state: State) -> Any:
        assert isinstance(state, Tiny)
        return sorted([*state.deck, *state.spent, *(c for hand in state.hands for c in hand)])

    def turn(self, state: State) -> int:
        assert isinstance(state, Tiny)
        return state.round

    def deal_parties(self, state: State, seat: Seat, terms: Mapping[str, Any]) -> tuple[Seat, ...]:
        match terms:
            case {"to": int(to), "points": int(points)} if 0 <= to < self.seats and to != seat and points > 0:
                return tuple(sorted((seat, to)))
        raise Refused("bad-deal")

    def strike(self, state: State, deal: Deal) -> None:
        assert isinstance(state, Tiny)
        points = deal.terms["points"]
        state.points[deal.proposer] -= points
        state.points[deal.terms["to"]] += points
        state.tell("tiny-struck", deal.proposer, "TY-6.1", points=points)


def start(
    rules: type[TinyRules] = TinyRules,
    *,
    seats: int = 2,
    seed: int = 0,
    options: Mapping[str, Any] | None = None,
) -> Any:
    """A tracked tiny game."""
    from perihelion.engine.driver import Game

    settled = rules(seats, INFO.judge(seats, options or {}))
    stream = Stream(seed)
    stream.log = []
    game = Game(settled.begin(stream, Journal(settled.events)))
    game.track(seed=seed)
    return game
