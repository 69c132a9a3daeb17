"""Positions of any game as text, the writing half: the lines all games share around the game's own."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from perihelion.engine.deals import Deals
from perihelion.engine.decisions import Elapsed
from perihelion.engine.history import Act, Answer
from perihelion.engine.options import RULES
from perihelion.engine.packs import as_words
from perihelion.engine.positions import VERSION
from perihelion.engine.refused import Refused
from perihelion.engine.state import State

if TYPE_CHECKING:
    from perihelion.engine.driver import Game


def write_position(game: Game) -> str:
    """Where the game stands: the last checkpoint, and what was done since."""
    if any(not isinstance(act, Answer | Elapsed) for act in game.since):
        raise Refused("imagined-midway")
    done = [_act(act) for act in game.since]
    done += [f"locked {seat}: {move}" for seat, move in sorted(game.locked.items())]
    return position_text(game.here(), game.deals) + "".join(f"{line}\n" for line in done)


def position_text(state: State, deals: Deals, *, dated: bool = True) -> str:
    """A checkpoint as text; `dated` where it names an earlier version of the rules, if it goes by one."""
    rules, stream = state.rules, state.stream
    lines = [f"perihelion {rules.info.name} {VERSION}", f"seats: {rules.seats}"]
    chosen = {name: value for name, value in rules.chosen.items() if dated or name != RULES}
    packs = as_words(rules.content, rules.info.name)
    lines += [f"packs: {' '.join(packs)}"] if packs else []
    lines += [f"option {name}: {_words(value)}" for name, value in chosen.items()]
    lines.append(f"seed: {stream.seed} after {stream.draws}")
    lines += rules.write(state)
    lines += [f"agenda: {_words(step)}" for step in reversed(state.agenda)]
    lines += [f"{kind}: {_words(results)}" for kind, results in sorted(stream.fixed.items())]
    return "".join(f"{line}\n" for line in lines + _deals(deals))


def _words(value: Any) -> str:
    return " ".join(map(str, value)) if isinstance(value, list | tuple) else str(value)


def _act(act: Act) -> str:
    return f"answer {act.seat}: {act.move}" if isinstance(act, Answer) else f"elapsed: {act!r}"


def _deals(deals: Deals) -> list[str]:
    lines = [f"deals: {deals.proposed}"] if deals.proposed else []
    lines += [f"dealt {seat}: {turn} {count}" for seat, (turn, count) in sorted(deals.counted.items())]
    return lines + [f"deal {deal.number}: {_packed(deal.as_json())}" for deal in deals.open]


def _packed(value: Any) -> str:
    """JSON in one word."""
    return json.dumps(value, separators=(",", ":")).replace(" ", "\\u0020").replace("#", "\\u0023")
