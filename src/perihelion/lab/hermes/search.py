"""Hermes fall with open cards: a search over the game itself, turn by turn, that keeps the best positions."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import cast

from perihelion.bots.high_frontier.voyages import voyages
from perihelion.engine.driver import Game
from perihelion.games.high_frontier.expansions.hermes import BODIES, fall
from perihelion.games.high_frontier.rules import FrontierRules
from perihelion.games.high_frontier.state import LEO
from perihelion.lab.hermes.flights import TURN, Helm, asked, come_home, give, rockets
from perihelion.lab.hermes.launches import boosts, launches
from perihelion.lab.hermes.outlook import LAST, Outlook, goals, table

SALES, UPGRADES = 4, 3  # that are tried in a turn
RESEARCH = 16  # turn until which patents are bought
LEAST = 4  # of the width each kind of position has at least one part in so many

Key = tuple[object, ...]
Kind = tuple[int, int, bool]


@dataclass(slots=True, eq=False)
class Position:
    """The game at the beginning of a turn, and what it seems worth."""

    game: Game
    worth: float


class Solver:
    """Looks for a line that wins one game; it knows what is to come.

    width    positions it keeps from turn to turn
    aside    bodies that some line turned aside
    """

    def __init__(self, game: Game, width: int) -> None:
        self.width = width
        self.aside = 0
        self._start = game
        rules = cast(FrontierRules, game.rules)
        known = voyages(rules.printed, rules.laws)
        beams = bool(game.view(0)["table"]["players"][0]["rights"]["power"])
        self._outlook = Outlook(rules, known, beams=beams)
        self._helm = Helm(self._outlook, known)

    def win(self) -> Game | None:
        """A game that is won, or None where none was found."""
        front = [Position(self._start, 0.0)]
        for _ in range(LAST):
            found: dict[Key, Position] = {}
            for position in front:
                for after in self._turns(position.game):
                    self.aside = max(self.aside, len(fall(table(after)).aside))
                    if self.aside == len(BODIES):
                        return after
                    if after.pending and (key := key_of(after)) not in found:
                        found[key] = Position(after, self._outlook.worth(after))
            front = self._kept(found.values())
        return None

    def _kept(self, found: Iterable[Position]) -> list[Position]:
        """The best, some of every kind."""
        kinds: dict[Kind, list[Position]] = {}
        for one in found:
            kinds.setdefault(kind_of(one.game), []).append(one)
        share = max(self.width // max(1, len(kinds)), self.width // LEAST)
        best = (sorted(some, key=lambda one: -one.worth)[:share] for some in kinds.values())
        return [one for some in best for one in some]

    # A turn.

    def _turns(self, game: Game) -> Iterator[Game]:
        """The games at the beginning of the next turn."""
        seen: set[Key] = set()
        for moved in self._moves(game):
            key = (*key_of(moved), len(table(moved).turn.moved))
            if not moved.pending:
                yield moved
            elif key not in seen:
                seen.add(key)
                yield from (self._ended(done) for done in self._operations(moved))

    def _moves(self, game: Game) -> Iterator[Game]:
        """The games after every way to move rockets; what stands on a body gives first."""
        begun = [give(game.clone())]
        for slot in rockets(game):
            begun = [after for before in begun for after in self._helm.under_way(before, slot)]
        for after in begun:
            for launched in launches(after, self._outlook, self._helm):
                yield come_home(give(launched), self._outlook)

    def _operations(self, game: Game) -> Iterator[Game]:
        moves = game.pending[0].moves
        tried = [move.text for move in moves if move.verb == "income"]
        if table(game).turns < RESEARCH:
            tried += [move.text for move in moves if move.verb in ("research", "blind")]
        tried += self._sales(game)
        if not tried:
            yield game
            return
        for text in tried:
            after = game.clone()
            after.play(0, text)
            yield from self._upgraded(after)
        yield from boosts(game, self._outlook)

    def _sales(self, game: Game) -> list[str]:
        """Cards to sell, those first that no rocket needs."""
        hf = table(game)
        left = len(goals(hf))
        used = self._outlook.plan(hf, left)[1] if left else frozenset[str]()
        cards = [move.args[0] for move in game.pending[0].moves if move.verb == "sell"]
        return [f"sell {card}" for card in sorted(cards, key=lambda card: card in used)[:SALES]]

    def _upgraded(self, game: Game) -> Iterator[Game]:
        """Shimizu may turn a card black: what seems best is tried.  [HF-8.7C]"""
        if asked(game) != "hf-upgrade":
            yield game
            return
        yield from self._ranked(game)[:UPGRADES]

    def _ranked(self, game: Game) -> list[Game]:
        """The games after each answer, the best first."""
        found = []
        for move in game.pending[0].moves:
            after = game.clone()
            after.play(0, move.text)
            found.append((self._outlook.worth(after) if after.pending else 0.0, after))
        return [after for _, after in sorted(found, key=lambda one: -one[0])]

    def _ended(self, game: Game) -> Game:
        """The turn over; what must be lost is what is missed least."""
        if asked(game) == TURN:
            game = game.clone()
            game.play(0, "pass")
        while asked(game) not in ("", TURN):
            game = self._ranked(game)[0]
        return game


def kind_of(game: Game) -> Kind:
    """Bodies turned aside, rockets under way, and whether something is at LEO."""
    stacks = table(game).players[0].stacks.values()
    away = sum(stack.place != LEO for stack in stacks)
    return len(fall(table(game)).aside), away, any(stack.place == LEO for stack in stacks)


def key_of(game: Game) -> Key:
    """What makes positions alike: all but chance to come."""
    hf = table(game)
    me = hf.players[0]
    stacks = (
        (stack.place, tuple(sorted(stack.cards)), stack.steps, stack.row) for stack in me.stacks.values()
    )
    tops = tuple(deck.top for deck in hf.decks.values())
    sets = (tuple(sorted(some)) for some in (me.hand, stacks, fall(hf).aside, hf.black))
    return (me.water, *sets, tops)
