"""What decided a game: the score of everybody along its log, and the moments at which it swung.

Whoever competes is counted from 0: the seats first, then rivals that sit in none, such as the Smuggler.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import groupby
from typing import Literal

import msgspec

from perihelion.engine.driver import Game
from perihelion.engine.refused import Refused
from perihelion.engine.ruleset import Item, Result
from perihelion.engine.shapes import Item as ItemShown
from perihelion.server.archive import lines_of
from perihelion.server.entries import Acted, Started, TableId, Undone
from perihelion.server.live_table import LiveTable
from perihelion.server.replays import Story
from perihelion.server.tables import Table

SHOWN = 3
REMEMBERED = 256
Who = int
Kind = Literal["best-turn", "worst-turn", "answer", "took-the-lead", "led-throughout", "closest-call"]


class Standing(msgspec.Struct):
    """Everybody's score after a line of the log."""

    sequence: int
    scores: list[int]


class Swing(msgspec.Struct):
    """A moment that decided something.

    kind       what it was: the best or worst turn of anybody, the best answer of somebody else, the
               lead taken for good, never lost at all, or hardest to keep
    sequence   the line of the log after which it stood so
    who        whose moment it was
    credits    gained or, below 0, lost in that turn; of a lead, by how much
    scores     everybody's score then
    rival      who was next to the lead
    item       the line of the score that changed most
    """

    kind: Kind
    sequence: int
    who: Who
    credits: int
    scores: list[int]
    rival: Who | None = None
    item: ItemShown | None = None


class Decided(msgspec.Struct):
    """What decided a finished game: its course, wherever a score changed, and its swings in order of play."""

    rivals: list[str]
    course: list[Standing]
    swings: list[Swing]


class Remembered:
    """Of the games asked for last, what decided them: it is worked out once."""

    def __init__(self) -> None:
        self._known: dict[tuple[TableId, int], Decided] = {}

    def get(self, live: LiveTable) -> Decided | None:
        return self._known.get((live.table.id, live.table.moved))

    def keep(self, live: LiveTable, found: Decided) -> Decided:
        """A game that was taken back and ended otherwise is another one."""
        self._known[live.table.id, live.table.moved] = found
        if len(self._known) > REMEMBERED:
            del self._known[next(iter(self._known))]
        return found


@dataclass(slots=True)
class Step:
    """What stood after an act that still holds.

    acts    how many acts had been done by then
    turn    the turn the act belonged to
    """

    sequence: int
    acts: int
    turn: int
    parts: list[list[Item]] = field(default_factory=list)
    scores: list[int] = field(default_factory=list)


def decided(told: Story) -> Decided:
    """What decided the game of a story, which must be over; runs in a worker."""
    live = LiveTable(Table(told.table), packs=told.packs)
    steps = course(live, told)
    if live.game is None or live.game.result is None:
        raise Refused("not-over")
    changed = [step for before, step in zip([None, *steps], steps, strict=False) if _is_news(before, step)]
    return Decided(
        rivals=list(live.game.result.rivals),
        course=[Standing(step.sequence, step.scores) for step in changed],
        swings=swings(steps, winner(live.game.result)),
    )


def _is_news(before: Step | None, step: Step) -> bool:
    return before is None or before.scores != step.scores


def course(live: LiveTable, told: Story) -> list[Step]:
    """Every act of a log that was not taken back, and how everybody stood after it."""
    steps: list[Step] = []
    for line in lines_of(told.table, told.written):
        turn = _turn(live.game)
        live.take(line)
        if live.game is None or not isinstance(line.entry, Started | Acted | Undone):
            continue
        acts = len(live.game.history.entries) if live.game.history else 0
        if isinstance(line.entry, Undone):
            steps = [step for step in steps if step.acts <= acts]
        else:
            steps.append(_standing(live.game, line.sequence, acts, turn))
    return steps


def _turn(game: Game | None) -> int:
    return -1 if game is None else game.rules.turn(game.state)


def _standing(game: Game, sequence: int, acts: int, turn: int) -> Step:
    """The score is what the rules would say if the game ended here."""
    result = game.result or game.rules.result(game.state)
    parts = [*result.parts, *result.rivals.values()]
    return Step(sequence, acts, turn, parts, [sum(item.credits for item in items) for items in parts])


def winner(result: Result) -> Who | None:
    """Who won: a seat, or the rival of somebody who lost alone; nobody where the rank is shared."""
    if len(result.winners) == 1:
        return result.winners[0]
    return len(result.scores) if result.rivals and not result.winners else None


def swings(steps: Sequence[Step], won: Who | None) -> list[Swing]:
    """The moments that tell most, no two of them the same, in order of play."""
    found: dict[int, Swing] = {}
    for swing in _candidates(steps, won):
        found.setdefault(swing.sequence, swing)
        if len(found) == SHOWN:
            break
    return sorted(found.values(), key=lambda swing: swing.sequence)


def _candidates(steps: Sequence[Step], won: Who | None) -> Iterator[Swing]:
    """What might be told of a game, the most telling first."""
    if not steps:
        return
    turns = [change for turn in _turns(steps) for change in _changes(*turn)]
    gains = sorted((one for one in turns if one.credits > 0), key=lambda one: (-one.credits, one.who != won))
    losses = sorted((one for one in turns if one.credits < 0), key=lambda one: one.credits)
    yield from gains[:1]
    leads = list(_leads(steps, won)) if won is not None and len(steps[0].scores) > 1 else []
    yield from leads[:1]
    yield from (msgspec.structs.replace(worst, kind="worst-turn") for worst in losses[:1])
    yield from leads[1:]
    others = [gain for gain in gains if gain.who != gains[0].who]
    yield from (msgspec.structs.replace(other, kind="answer") for other in [*others, *gains[1:]][:2])


def _turns(steps: Sequence[Step]) -> Iterator[tuple[Step, list[Step]]]:
    """Each turn: how it stood before, and its acts."""
    before = steps[0]
    for _, acts in groupby(steps[1:], key=lambda step: step.turn):
        turn = list(acts)
        yield before, turn
        before = turn[-1]


def _changes(before: Step, turn: Sequence[Step]) -> Iterator[Swing]:
    """What a turn changed for each, told of the act that changed most."""
    for who, (old, new) in enumerate(zip(before.scores, turn[-1].scores, strict=True)):
        if old == new:
            continue
        sign = 1 if new > old else -1
        pairs = zip([before, *turn], turn, strict=False)
        then, act = max(pairs, key=lambda pair: sign * (pair[1].scores[who] - pair[0].scores[who]))
        item = _changed(then.parts[who], act.parts[who], sign)
        yield Swing("best-turn", act.sequence, who, new - old, act.scores, item=item)


def _changed(old: Sequence[Item], new: Sequence[Item], sign: int) -> ItemShown | None:
    """The line of a score that came, or went, and weighs most."""
    there, gone = (new, old) if sign > 0 else (old, new)
    fresh = [item for item in there if item not in gone]
    best = max(fresh, key=lambda item: sign * item.credits, default=None)
    return None if best is None else best.as_json()


def _leads(steps: Sequence[Step], won: Who) -> Iterator[Swing]:
    """When the winner took the lead for good, and when it was hardest to keep after that."""
    leads = [_lead(step.scores, won) for step in steps]
    if leads[-1][0] <= 0:
        return
    last = max((number for number, (lead, _) in enumerate(leads) if lead <= 0), default=None)
    if last is None:
        return
    behind = any(lead < 0 for lead, _ in leads)
    yield _of_lead("took-the-lead" if behind else "led-throughout", steps[last + 1], leads[last + 1], won)
    ends = [number for number in range(last + 2, len(steps)) if _ends_turn(steps, number)]
    if ends:
        closest = min(ends, key=lambda number: leads[number][0])
        if leads[closest][0] < leads[-1][0]:  # else it was never closer than in the end
            yield _of_lead("closest-call", steps[closest], leads[closest], won)


def _ends_turn(steps: Sequence[Step], number: int) -> bool:
    return number == len(steps) - 1 or steps[number + 1].turn != steps[number].turn


def _lead(scores: Sequence[int], won: Who) -> tuple[int, Who]:
    """By how much the winner is ahead, and of whom."""
    rival = max((who for who in range(len(scores)) if who != won), key=lambda who: scores[who])
    return scores[won] - scores[rival], rival


def _of_lead(kind: Kind, step: Step, lead: tuple[int, Who], won: Who) -> Swing:
    return Swing(kind, step.sequence, won, lead[0], step.scores, rival=lead[1])
