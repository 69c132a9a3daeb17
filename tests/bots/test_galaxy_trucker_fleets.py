"""Bots build fleets of which every ship can fly, and insure them when it pays."""

import pytest
from trucker import table_of

import perihelion
from perihelion import Chair
from perihelion.bots import BOTS
from perihelion.games.galaxy_trucker.content import base_content

HEAD = "perihelion galaxy-trucker 1\nseats: 2\noption flights: IVC\nphase: launch\nplans: 2 4\n"
HEAD += "number 0: 1\nnumber 1: 2\n"
RICH = "bill 0: IVC/card/60/GT-16.2\n"


def chosen(bot: str, lost: int) -> str:
    """What a bot with money says to an insurance after so many losses."""
    heap = base_content().heap
    tiles = f"lost 0: {' '.join(heap[:lost])}\n" if lost else ""
    game = perihelion.from_position("galaxy-trucker", HEAD + RICH + tiles)
    assert game.pending[0].prompt == "gt-insure"
    game.play(0, BOTS[bot](1).choose(Chair(game, 0)))
    (insured,) = [event.data["credits"] for event in game.events(None) if event.kind == "gt-insured"] or [0]
    return str(insured)


@pytest.mark.parametrize("bot", ["rookie", "captain"])
def test_bots_insure_when_it_pays(bot: str) -> None:
    """[LM-6.4]"""
    assert chosen(bot, 40) == "8", "28 credits for 8"
    assert chosen(bot, 0) == "0", "nothing lost, and nothing to lose"


def test_fleets_of_bots_fly() -> None:
    """[LM-6.3] Few tiles are lost in the check, and more than one ship sets out."""
    game = perihelion.new("galaxy-trucker", seats=2, seed=1, options={"flights": ["IVC"]})
    bots = [BOTS["rookie"](seat) for seat in range(2)]
    while table_of(game).phase != "flight":
        seat = min(game.pending)
        game.play(seat, bots[seat].choose(Chair(game, seat)))
    for player in table_of(game).players:
        assert len(player.ship.parts) > 2 * len(player.lost)
        assert all(player.ship.alone(hull).human_count for hull in player.ship.hulls[:1])
