"""What moves bring and cost, and which group each belongs to: declared by verb, beside the rules.

    BRINGS   verb -> a function of state, seat and move: kinds of amount -> gained, below 0 given up
    GROUPS   verb -> its group

A verb that several questions share, such as "yes", is declared after the prompt: "gt-claim yes". Whoever is
shown a question is told; the engine itself and bots never ask, so that play does not pay for it.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Literal, TypeVar

from perihelion.engine.decisions import Decision, Seat
from perihelion.engine.moves import Move

Amounts = dict[str, int]
Brings = Callable[[Any, Seat, Move], Amounts]
Group = Literal["move", "operation", "free", "ends", "dangerous"]
T = TypeVar("T")

LONG = 10  # answers; fewer are found at a glance


def some(**amounts: int) -> Amounts:
    """Those that are not 0."""
    return {kind: amount for kind, amount in amounts.items() if amount}


@dataclass(slots=True)
class Offering:
    """What is declared of the moves of a game, with its expansions.

    brings   verb, or prompt and verb -> what such a move brings and costs
    groups   verb, or prompt and verb -> its group; one that ends a turn or passes is always in sight, and one
             that is dangerous cannot be made good
    """

    brings: dict[str, Brings] = field(default_factory=dict)
    groups: dict[str, Group] = field(default_factory=dict)

    def add(self, brings: Mapping[str, Brings], groups: Mapping[str, Group]) -> None:
        """Takes in what somebody declares; what is declared again, such as by an expansion, is replaced."""
        self.brings |= brings
        self.groups |= groups

    def amounts(self, state: Any, decision: Decision) -> dict[str, Amounts]:
        """Notation of a legal move -> what it brings; moves of which nothing is to be said are left out."""
        found = {}
        for move in decision.moves:
            brings = declared_of(self.brings, decision.prompt, move.verb)
            if brings is not None and (amounts := brings(state, decision.seat, move)):
                found[move.text] = amounts
        return found

    def grouped(self, decision: Decision) -> dict[str, Group]:
        """Verb of a legal move -> its group, of those that have one."""
        verbs = dict.fromkeys(move.verb for move in decision.moves)
        found = ((verb, declared_of(self.groups, decision.prompt, verb)) for verb in verbs)
        return {verb: group for verb, group in found if group is not None}


def declared_of(table: Mapping[str, T], prompt: str, verb: str) -> T | None:
    """What is declared of a verb as the answer to a question, or of the verb at all."""
    return table.get(f"{prompt} {verb}") or table.get(verb)


def in_groups(decision: Decision, groups: Mapping[str, Group]) -> list[tuple[Group | None, list[Move]]]:
    """The legal moves of a long list by group, what is dangerous after others; the rest and what ends last.

    A short list, or one of a single group, stays as it is.
    """
    found: dict[Group | None, list[Move]] = {}
    for move in decision.moves:
        group = groups.get(move.verb)
        found.setdefault(None if group == "ends" else group, []).append(move)
    if len(decision.moves) < LONG or len(found.keys() - {None}) < 2:
        return [(None, list(decision.moves))]
    rest = found.pop(None, [])
    return [*sorted(found.items(), key=lambda one: one[0] == "dangerous"), (None, rest)]
