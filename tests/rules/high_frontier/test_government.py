"""Space government: thirteen squares, elections at the end, war."""

import pytest
from outward import above, outward

from perihelion.games.high_frontier.expansions.expansion.boards import boards


def test_the_thirteen_squares_lie_side_by_side() -> None:
    """[HF-8.6]"""
    squares = boards().squares
    assert len(squares) == 13
    assert all(square.id in squares[other].next for square in squares.values() for other in square.next)
    effects = [square.effect for square in squares.values()]
    assert (effects.count("anarchy"), effects.count("war")) == (3, 3)
    assert all(bool(square.vp) == (square.effect not in ("anarchy", "war")) for square in squares.values())


def test_the_centre_changes_nothing() -> None:
    """[HF-8.6]"""
    story = outward("hand 0: T2").does("income")
    assert story.water() == 5


@pytest.mark.parametrize("square", ["A1", "A2", "A3", "W1", "W2", "W3"])
def test_in_anarchy_and_war_everybody_may_commit_felonies(square: str) -> None:
    """[HF-8.6 HF-2.3B.4.E]"""
    story = outward(f"politics: {square}\nclaim luna: 1\nrocket 0: luna NASA T2").does("squat luna")
    assert story.claim("luna").owner == 0
    peace = outward("claim luna: 1\nrocket 0: luna NASA T2")
    peace.refuses("squat luna", "hf-felony", "HF-2.3B.4")


def test_the_prc_declares_war_out_of_anarchy_at_the_start_of_its_turn() -> None:
    """[HF-8.6 HF-2.3B.4.E]"""
    story = outward("politics: A2", factions="PRC NASA").does("politics W2")
    assert above(story).square == "W2" and story.hf.turn.operations == 1
    assert not outward("politics: A2", factions="NASA PRC").offers("politics")
    late = outward("politics: A2", factions="PRC NASA").does("income")
    assert not late.offers("politics")


def test_militarism_closes_the_market() -> None:
    """[HF-8.6]"""
    outward("politics: MI\nhand 0: T2").refuses("sell T2", "hf-no-market", "HF-8.6")


def test_egalitarianism_takes_from_the_richer() -> None:
    """[HF-8.6]"""
    story = outward("politics: EG\nwater 0: 2\nwater 1: 5\nwater 2: 3", seats=3).does("income")
    assert (story.asked, story.offers("levy")) == ("hf-levy", ["1", "2"])
    story.does("levy 2")
    assert [story.water(seat) for seat in range(3)] == [3, 5, 2]
    outward("politics: EG\nwater 0: 9").refuses("income", "hf-nobody-richer", "HF-8.6")
    alone = outward("politics: EG\nwater 0: 2\nwater 1: 5").does("income")
    assert (alone.water(), alone.water(1)) == (3, 4)


def test_antinuke_takes_reactors_out_of_hands() -> None:
    """[HF-8.6]"""
    story = outward("sunspots: 0\nhand 1: X1 X3*\nclaim mercury: 1 1 V\nrocket 0: luna-l1 9 NASA\ndice: 5")
    story.does("fly", "engine NASA", "go geo", "stop", "pass", "politics AN")
    assert story.player(1).hand == ["PRC"] and story.hf.decks["reactor"].under == ["X1", "X3"]
    lost = outward("politics: AN\nleo 0: X1 T1").does("decommission X1")
    assert "X1" not in lost.player().hand and lost.told("hf-banned") == [{"card": "X1"}]
    won = outward("politics: AN\ntop thruster: T3\ntop reactor: X1").does("research thruster", "pass")
    assert won.player().hand == ["NASA", "T3"]


def test_nationalism_and_paleoconservatism_serve_one_nation() -> None:
    """[HF-8.6]"""
    outward("politics: NA", factions="PRC NASA").refuses("income", "hf-no-income", "HF-8.6")
    assert outward("politics: NA").does("income").water() == 5
    outward("politics: PA", factions="PRC NASA").refuses("research thruster", "hf-no-research", "HF-8.6")
    assert outward("politics: PA").does("research thruster").asked == "hf-bid"


def test_capitalism_pays_by_factories() -> None:
    """[HF-8.6]"""
    story = outward("politics: CA\nclaim luna: 0 1 S\nclaim deimos: 0 1 C").does("income")
    assert story.water() == 6
    outward("politics: CA").refuses("income", "hf-no-income", "HF-8.6")


@pytest.mark.parametrize(
    ("square", "faction", "points"),
    [
        ("CE", "UN", 1),
        ("NA", "NASA", 4),
        ("PA", "NASA", 2),
        ("CA", "SHIMIZU", 4),
        ("AN", "UN", 4),
        ("EG", "ESA", 4),
        ("MI", "PRC", 4),
    ],
)
def test_the_last_square_is_worth_points(square: str, faction: str, points: int) -> None:
    """[HF-7.1.6 HF-8.6]"""
    other = "ESA" if faction != "ESA" else "PRC"
    story = outward(f"politics: {square}", factions=f"{faction} {other}")
    assert story.parts().get("hf-politics") == points and "hf-politics" not in story.parts(1)


def test_an_election_is_held_before_the_end() -> None:
    """[HF-7.3.1]"""
    story = outward("option rounds: 1\nturns: 1\nwater 1: 3").does("pass")
    assert story.asked == "hf-vote" and not story.game.over
    story.does("pass", "politics MI")
    assert story.game.over and story.hf.over == "rounds" and above(story).square == "MI"
    paid = outward("claim luna: 0 1 S\nclaim deimos: 0 1 C\nclaim ceres: 0 1 C\nwater 0: 9").does("end-game")
    assert paid.asked == "hf-vote"
    paid.does("pass", "pass")
    assert paid.game.over and paid.hf.over == "payment"
