"""The ladder that the client shows: bots that can be seated, by falling strength."""

from perihelion.bots import entrant
from perihelion.bots.ladder import ladders
from perihelion.games import PACKAGES, info


def test_every_rung_is_a_bot_one_can_play_against() -> None:
    assert set(ladders()) == set(PACKAGES)
    for game, rungs in ladders().items():
        assert info(game).name == game
        assert all(entrant(rung.bot).name for rung in rungs)
        assert [rung.rating for rung in rungs] == sorted((rung.rating for rung in rungs), reverse=True)
        assert rungs[-1].bot == "random" and all(rung.games and 0 <= rung.share <= 1 for rung in rungs)
