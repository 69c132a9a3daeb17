"""Hermes fall: how rockets fly in a game that is tried out."""

from __future__ import annotations

from collections.abc import Iterator

from perihelion.bots.high_frontier.deflection import APPROACH
from perihelion.bots.high_frontier.voyages import Voyages
from perihelion.engine.driver import Game
from perihelion.games.high_frontier.planner.craft import Craft
from perihelion.games.high_frontier.planner.legs import Leg
from perihelion.games.high_frontier.slots import with_slot
from perihelion.games.high_frontier.state import LEO, Frontier, Slot
from perihelion.lab.hermes.outlook import SOON, WAIT, Outlook, goals, is_open, table

TRIES = 2  # routes of each flight that are tried
TURN = "hf-turn"  # what is asked when anything may be done


def asked(game: Game) -> str:
    """What the one player is asked; "" when the game is over."""
    return game.pending[0].prompt if game.pending else ""


def can(game: Game, text: str) -> bool:
    return any(move.text == text for move in game.pending[0].moves)


def rockets(game: Game) -> list[Slot]:
    return [slot for slot in table(game).players[0].stacks if slot.startswith("rocket")]


class Helm:
    """Flies rockets of a game as the planner says."""

    def __init__(self, outlook: Outlook, voyages: Voyages) -> None:
        self._outlook = outlook
        self._voyages = voyages

    def under_way(self, game: Game, slot: Slot) -> Iterator[Game]:
        """The game in which a rocket that is away stays, and those in which it flies on."""
        yield game
        stack = table(game).players[0].stacks.get(slot)
        if asked(game) == TURN and stack is not None and stack.place != LEO:
            for leg in self.legs(table(game), self._outlook.craft(table(game), stack)):
                after = self.flown(game, slot, leg)
                if after is not None:
                    yield after

    def legs(self, hf: Frontier, craft: Craft) -> list[Leg]:
        """First legs of the ways that arrive when a body opens, or not long before; the thriftiest first."""
        found: dict[tuple[str, ...], Leg] = {}
        ways = []
        for goal in (*goals(hf), APPROACH):
            costs = self._voyages.costs_to(craft, SOON, goal) if goal != craft.at else []
            ways += [(cost[1], cost[0], goal, cost) for cost in costs if in_time(hf, goal, cost[0] - 1)]
        for _, _, goal, cost in sorted(ways):
            leg = self._voyages.route(craft, SOON, goal, cost).legs[0]
            if leg.kind == "fly":
                found.setdefault((leg.card, *leg.path), leg)
            if len(found) >= TRIES:
                break
        return list(found.values())

    def flown(self, game: Game, slot: Slot, leg: Leg) -> Game | None:
        """The game after this leg; None where the rules see it otherwise."""
        after = game.clone()
        left = table(after).players[0].stacks[slot].steps - leg.dumped
        too_much = " ".join(with_slot(("vent", str(left)), slot))
        if leg.dumped and can(after, too_much):
            after.play(0, too_much)
        fly = next((text for text in (f"fly {slot}", "fly") if can(after, text)), None)
        if fly is None or (slot != "rocket" and fly == "fly" and "rocket" in rockets(after)):
            return None
        after.play(0, fly)
        while asked(after) not in ("", TURN):
            text = answer(after, leg)
            if text is None:
                return None
            after.play(0, text)
        return after


def in_time(hf: Frontier, goal: str, turns: int) -> bool:
    """Whether who arrives so many turns from now may land then; before the bodies one may wait."""
    if goal != APPROACH:
        return is_open(hf, turns)
    return any(is_open(hf, turns + wait) for wait in range(1, WAIT + 1))


def answer(game: Game, leg: Leg) -> str | None:
    """The move that follows a leg; None where its thruster cannot be lit."""
    moves = [move.text for move in game.pending[0].moves]
    match asked(game):
        case "hf-beam":
            parts = leg.launch.parts if leg.launch is not None else ()
            wanted = ["yes" if any(part.what == "beamed" for part in parts) else "no"]
        case "hf-engine":
            afterburn = leg.launch is not None and leg.launch.afterburn
            lit = f"{'afterburn' if afterburn else 'engine'} {leg.card}"
            return lit if lit in moves else None
        case "hf-supports":
            wanted = [*(f"support {card}" for card in leg.supports), "done"]
        case "hf-go":
            wanted = [*onward(game, leg), "stop"]
        case _:
            wanted = []
    return next((text for text in wanted if text in moves), moves[0])


def onward(game: Game, leg: Leg) -> Iterator[str]:
    """The next space of a leg."""
    flight = table(game).flight
    stack = table(game).players[0].stacks.get(flight.slot) if flight else None
    if stack is not None and stack.place in leg.path[:-1]:
        yield f"go {leg.path[leg.path.index(stack.place) + 1]}"


# On the bodies.


def give(game: Game) -> Game:
    """Everything that stands on a body turns it aside, what needs nothing first.  [HF-8.7C]"""
    while asked(game) == TURN:
        able = [move.args[0] for move in game.pending[0].moves if move.verb == "deflect"]
        if not able:
            break
        able.sort(key=lambda card: table(game).side(card).needs.generator != ())
        game.play(0, f"deflect {able[0]}")
    return game


def come_home(game: Game, outlook: Outlook) -> Game:
    """Rockets that have nothing left to give are taken to hand."""
    for slot in rockets(game) if asked(game) == TURN else []:
        stack = table(game).players[0].stacks[slot]
        able = any(outlook.yard.can_deflect(card, table(game).side(card)) for card in stack.cards)
        if stack.place != LEO and not able and can(game, f"abandon {slot}"):
            game.play(0, f"abandon {slot}")
    return game
