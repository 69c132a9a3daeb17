"""The tiny game with one fault each: the conformance kit must find every one of them."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

from tiny.game import Tiny, TinyRules, end_round, haggle, rush, yes_or_no

from perihelion.engine.book import Rule
from perihelion.engine.decisions import Decision, Elapsed, Kind, Rules, Seat, several
from perihelion.engine.positions import Page
from perihelion.engine.refused import Refused
from perihelion.engine.state import State


class LeakInView(TinyRules):
    """A view shows the next card of the deck."""

    def view(self, state: State, seat: Seat | None) -> dict[str, Any]:
        assert isinstance(state, Tiny)
        return {**super().view(state, seat), "next": state.deck[-1:]}


def replaced(name: str, rule: Rule) -> type[TinyRules]:
    class Faulty(TinyRules):
        def __init__(self, seats: int, options: dict[str, Any]) -> None:
            super().__init__(seats, options)
            self.done_by[name] = rule

    return Faulty


@several
def tells_everybody(tiny: Tiny, winner: Seat) -> Rules:
    yield Decision(Kind.CONFIRM, winner, "tiny-draw", "TY-2.1", lambda: yes_or_no(tiny))
    card = tiny.deck.pop()
    tiny.hands[winner].append(card)
    tiny.reveal()
    tiny.tell("tiny-drew", winner, "TY-2.1", card=card)


LeakInEvent = replaced("haggle", tells_everybody)


class SharedState(Tiny):
    __slots__ = ()

    def clone(self) -> Tiny:
        twin = Tiny.clone(self)
        twin.hands = self.hands
        return twin


class SharedReference(TinyRules):
    """A clone shares its hands with the original."""

    state_class = SharedState


def rush_that_refuses(tiny: Tiny) -> Rules:
    """Offers `done` and then does not take it."""
    asking = rush(tiny)
    for ask in asking:
        answer = yield ask
        if not isinstance(answer, Elapsed) and answer[1].verb == "done":
            raise Refused("changed-my-mind")
        with suppress(StopIteration):
            asking.send(answer)


OfferedButRefused = replaced("rush", rush_that_refuses)

FORGOTTEN: list[int] = []


@several
def remembers_elsewhere(tiny: Tiny, winner: Seat) -> Rules:
    yield Decision(Kind.CONFIRM, winner, "tiny-draw", "TY-2.1", lambda: yes_or_no(tiny))
    FORGOTTEN.append(winner)
    tiny.points[winner] += len(FORGOTTEN)


UndoForgets = replaced("haggle", remembers_elsewhere)


@several
def learns_in_secret(tiny: Tiny, winner: Seat) -> Rules:
    """Draws a card without reporting that something hidden became known."""
    move = yield Decision(Kind.CONFIRM, winner, "tiny-draw", "TY-2.1", lambda: yes_or_no(tiny))
    if move.verb == "yes":
        tiny.hands[winner].append(tiny.deck.pop())
    yield Decision(Kind.CONFIRM, winner, "tiny-draw", "TY-2.1", lambda: yes_or_no(tiny))


UnreportedSecret = replaced("haggle", learns_in_secret)


def never_ends(tiny: Tiny) -> Rules:
    yield Decision(Kind.CONFIRM, 0, "tiny-draw", "TY-2.1", lambda: yes_or_no(tiny))
    tiny.then(("rush",))


NeverEnds = replaced("rush", never_ends)


@several
def keeps_a_secret(tiny: Tiny, winner: Seat) -> Rules:
    """Remembers a hidden card in a local while it asks."""
    yield Decision(Kind.CONFIRM, winner, "tiny-draw", "TY-2.1", lambda: yes_or_no(tiny))
    card = tiny.deck[-1]
    yield Decision(Kind.CONFIRM, winner, "tiny-draw", "TY-2.1", lambda: yes_or_no(tiny))
    tiny.deck.pop()
    tiny.hands[winner].append(card)
    tiny.reveal()
    tiny.tell("tiny-drew", winner, "TY-2.1", secret={"card": card}, audience=(winner,))


SecretInLocal = replaced("haggle", keeps_a_secret)


@several
def keeps_a_reference(tiny: Tiny, winner: Seat) -> Rules:
    """Holds a piece of the state in a local while it asks."""
    hand = tiny.hands[winner]
    yield Decision(Kind.CONFIRM, winner, "tiny-draw", "TY-2.1", lambda: yes_or_no(tiny))
    hand.append(tiny.deck.pop())
    tiny.reveal()


ReferenceInLocal = replaced("haggle", keeps_a_reference)


@several
def acts_before_asking(tiny: Tiny, winner: Seat) -> Rules:
    """Changes the state before its first question."""
    tiny.points[winner] += 1
    yield from haggle(tiny, winner)


ActsBeforeAsking = replaced("haggle", acts_before_asking)


@several
def makes_a_card(tiny: Tiny, winner: Seat) -> Rules:
    yield Decision(Kind.CONFIRM, winner, "tiny-draw", "TY-2.1", lambda: yes_or_no(tiny))
    tiny.hands[winner].append(tiny.deck[-1])
    tiny.reveal()


CardFromNowhere = replaced("haggle", makes_a_card)


class PositionForgets(TinyRules):
    """A position leaves out who is done with the rush."""

    def read(self, page: Page, stream: Any) -> State:
        tiny = super().read(page, stream)
        assert isinstance(tiny, Tiny)
        tiny.done = []
        return tiny


def rush_by_luck(tiny: Tiny) -> Rules:
    """Uses chance that no record knows."""
    yield Decision(Kind.CONFIRM, 0, "tiny-draw", "TY-2.1", lambda: yes_or_no(tiny))
    FORGOTTEN.append(0)
    tiny.points[0] += id(object()) % 7 + len(FORGOTTEN)
    end_round(tiny)


UnrecordedChance = replaced("rush", rush_by_luck)
