"""Who may attack whom at the end of the moves, and how a fight begins."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import chain

from perihelion.engine import book as books
from perihelion.engine.decisions import Offers, Seat
from perihelion.engine.moves import Move
from perihelion.engine.refused import Reason
from perihelion.games.high_frontier import reasons
from perihelion.games.high_frontier.book import Book
from perihelion.games.high_frontier.components import SpaceId
from perihelion.games.high_frontier.expansions.expansion import elections, why_nots
from perihelion.games.high_frontier.expansions.expansion.boards import FACTORY, Fight, sky
from perihelion.games.high_frontier.expansions.expansion.combat.steps import FIGHT_ON
from perihelion.games.high_frontier.expansions.expansion.combat.weapons import (
    battlefield,
    can_begin,
    is_armed,
)
from perihelion.games.high_frontier.state import LEO, Frontier, Slot

EVENTS = {
    "hf-attacked": {"slot": "fighter", "victim": "seat", "target": "fighter", "place": "space"},
}
MOVES = {"attack": {"slot": "fighter", "who": "seat", "target": "fighter"}}


@dataclass(slots=True)
class CombatBook(books.Book):
    """What scenarios change of combat."""

    # HF-8.7B: everyone may attack
    may_fight: Callable[[Frontier], bool] = elections.is_war


def wrap(book: Book) -> None:
    book.add(CombatBook())
    book.menu = with_attacks(book.menu, book[CombatBook])


def may_fight(hf: Frontier) -> bool:
    """War, or a scenario that is one.  [HF-8.3F HF-8.7B]"""
    return hf.on.book[CombatBook].may_fight(hf)


def with_attacks(
    menu: Callable[[Frontier, Seat], Offers], fights: CombatBook
) -> Callable[[Frontier, Seat], Offers]:
    def offered(hf: Frontier, seat: Seat) -> Offers:
        """At the end of the moves stacks may attack others where they are.  [HF-8.3F]"""
        return chain(menu(hf, seat), attacks(hf, seat)) if fights.may_fight(hf) else menu(hf, seat)

    return offered


def attacks(hf: Frontier, seat: Seat) -> Offers:
    for slot, stack in hf.players[seat].stacks.items():
        if can_begin(slot) and stack.place != LEO:
            for other, target in enemies(hf, seat, stack.place):
                move = hf.on.vocabulary[f"attack {slot} {other} {target}"]
                yield move, why_not_attack(hf, seat, slot)


def enemies(hf: Frontier, seat: Seat, place: SpaceId) -> Iterator[tuple[Seat, Slot]]:
    """Stacks and factories of others in a space.  [HF-8.3F]"""
    for other, player in enumerate(hf.players):
        if other != seat:
            yield from ((other, slot) for slot, _ in player.at(place))
    claim = hf.claims.get(place)
    if claim is not None and claim.cubes and claim.owner != seat:
        yield claim.owner, FACTORY


def why_not_attack(hf: Frontier, seat: Seat, slot: Slot) -> Reason | None:
    """Before the event and any operation, each stack once, and with a weapon that works.

    [HF-8.3F HF-8.4 HF-4.0.E]
    """
    if sky(hf).rolled or hf.turn.operations < hf.on.book.operations_per_turn(hf, seat):
        return reasons.MOVES_ARE_OVER
    if slot in sky(hf).fought:
        return why_nots.FOUGHT_ALREADY
    return None if is_armed(hf, seat, slot) else why_nots.NO_WEAPON


def attack(hf: Frontier, seat: Seat, move: Move) -> None:
    """[HF-8.3F HF-8.4]"""
    slot, victim, target = move.args
    hf.turn.begun = True
    hf.turn.moved = list(hf.on.movers)
    sky(hf).fought.append(slot)
    begin_fight(hf, Fight(seat, slot, int(victim), target))


def begin_fight(hf: Frontier, fight: Fight) -> None:
    sky(hf).fight = fight
    place = battlefield(hf)
    hf.tell(
        "hf-attacked",
        fight.attacker,
        "HF-8.4",
        slot=fight.slot,
        victim=fight.defender,
        target=fight.target,
        place=place,
    )
    hf.then(FIGHT_ON())


ACTIONS = {"attack": attack}
