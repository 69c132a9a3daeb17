"""A bot remembers nothing: at a server it is made anew for every decision, and plays no worse for it."""

import pytest

import perihelion
from perihelion import Chair
from perihelion.bots import entrant
from perihelion.lab.answering import answer, next_seat

DECISIONS = 250  # by then rockets have flown in High Frontier, and ships in Galaxy Trucker
SHORT = {"galaxy-trucker": {"flights": ["I"], "ticks": 6}}


@pytest.mark.parametrize("game", sorted(perihelion.games()))
@pytest.mark.parametrize("name", ["rookie", "captain:4"])
def test_a_bot_that_is_made_anew_plays_the_same(game: str, name: str) -> None:
    table = perihelion.new(game, seats=2, seed=3, options=SHORT.get(game, {}))
    sitting = entrant(name)
    bots = [sitting.make(seat) for seat in range(2)]
    seat, verbs = next_seat(table), set()
    for _ in range(DECISIONS):
        if seat is None:
            break
        chair = Chair(table, seat, sitting.simulations)
        move = bots[seat].choose(chair)
        assert sitting.make(seat).choose(chair) == move
        verbs.add(move.split()[0])
        seat = answer(table, seat, move, 3.0)
    assert verbs >= {"wild-space": {"play"}, "galaxy-trucker": {"ready"}, "high-frontier": {"go"}}[game], (
        verbs
    )
