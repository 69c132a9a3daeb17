"""The questions of a game as the server shows them: the one that is asked, and those that may come."""

from __future__ import annotations

from collections.abc import Sequence

import perihelion
from perihelion.bots import BOTS
from perihelion.engine.chairs import Chair
from perihelion.engine.decisions import Decision, Seat
from perihelion.engine.driver import Game
from perihelion.engine.packs import Pack
from perihelion.engine.shapes import Decision as Shown
from perihelion.engine.shapes import Refusal

IMAGINED = 3
FAR = 120
"""In how many imagined games, and for how many moves, is looked what one may be asked."""


def shown_decision(decision: Decision, game: Game) -> Shown:
    """A question with its legal answers, what each brings, their groups, and why not others."""
    barred: dict[str, Refusal] = {
        move: {"reason": why.reason, "rule": why.rule, "about": dict(why.about)}
        for move, why in decision.barred.items()
    }
    return {
        "kind": decision.kind.value,
        "seat": decision.seat,
        "prompt": decision.prompt,
        "rule": decision.rule,
        "about": dict(decision.about),
        "moves": [move.text for move in decision.moves],
        "brings": game.rules.brings(game.state, decision),
        "groups": game.rules.groups(decision),
        "barred": barred,
    }


def foresee(game: str, position: str, packs: Sequence[Pack], seat: Seat) -> list[Shown]:
    """What a seat may be asked next, each question once, from what it knows; runs in a worker."""
    table = perihelion.from_position(game, position, packs=packs)
    found: dict[str, Shown] = {}
    for seed in range(IMAGINED):
        imagined, bot = table.imagine(seat, seed, events=False), BOTS["random"](seed)
        for _ in range(FAR):
            if imagined.over:
                break
            asked = imagined.pending.get(seat)
            if asked is not None and asked.prompt not in found:
                found[asked.prompt] = shown_decision(asked, imagined)
            who = next(iter(imagined.pending))
            imagined.play(who, bot.choose(Chair(imagined, who)))
    return list(found.values())
