"""The captain of High Frontier: it plans with the planner, trades, and beats rookies."""

import os

from frontier import FrontierStory, frontier

from perihelion import Chair, lab
from perihelion.bots import BOTS
from perihelion.bots.deals import Haggling, offer

FULL = bool(os.environ.get("PERIHELION_FULL"))
GAMES, LEAST = (200, 0.60) if FULL else (12, 0.30)


def chosen(story: FrontierStory) -> str:
    (seat,) = story.game.pending
    return BOTS["captain"](0).choose(Chair(story.game, seat))


def test_it_beats_the_rookie() -> None:
    """Every deal from both seats; the lower bound of its share with 95 % confidence."""
    standing = lab.simulate(
        "high-frontier",
        bots=("captain", "rookie"),
        games=GAMES,
        seed=7,
        paired=True,
        workers=1,
        options={"rounds": 120},
    ).standing("captain")
    assert standing.low >= LEAST, standing


def test_it_builds_a_product_ships_it_home_and_sells_it() -> None:
    """[HF-5.8 HF-6.6 HF-5.3]"""
    owner = "claim luna: 0 1 S\nhand 0: R3* T4 R8 F3\nwater 0: 0"
    story = frontier(owner, factions="PRC UN")
    assert chosen(story) == "produce R3"
    story.does("produce R3")
    assert chosen(story) == "build freighter luna"
    kit = "claim luna: 0 1 S\nhand 0: T4 R8 F3\nwater 0: 0"
    flying = frontier(f"{kit}\nfreighter 0: luna R3*", factions="PRC UN")
    assert chosen(flying) == "haul"
    home = frontier(f"{kit}\nfreighter 0: LEO R3*", factions="PRC UN")
    assert chosen(home) == "sell R3"


def test_it_bids_more_for_what_it_lacks() -> None:
    """[HF-5.2.2]"""
    lines = "hand 1: R1 F2\nwater 0: 9\nwater 1: 9"
    story = frontier(lines, factions="PRC UN").does("research thruster")
    assert chosen(story) == "bid 1"
    full = frontier(lines.replace("R1 F2", "T3 R1 F2"), factions="PRC UN").does("research refinery")
    assert chosen(full) in ("bid 1", "pass")


def test_it_researches_to_sell_again_while_it_saves() -> None:
    """[HF-5.2 HF-5.3]"""
    saving = frontier("hand 0: T4 R8 F3\nwater 0: 0", factions="UN NASA")
    assert chosen(saving).startswith("research")
    spare = frontier("hand 0: T3 T4 R8 F3\nwater 0: 0", factions="UN NASA")
    assert chosen(spare).startswith("sell")


def test_of_two_cards_as_good_as_each_other_it_keeps_to_one() -> None:
    """F1 and F2 weigh the same: with its crew it loads one of them, fuels, and flies on its next turn."""
    story = frontier("leo 0: R1 T7 F2 F1\nwater 0: 16", factions="SHIMIZU UN")
    done: list[str] = []
    while not done or done[-1] != "fly":
        done.append(chosen(story))
        story.does(done[-1])
        assert len(done) < 20, done
    assert len({"load F1", "load F2"} & {*done}) == 1 == done.count("load F1") + done.count("load F2")
    assert not any(move.startswith("unload") for move in done)


def test_a_rocket_that_has_landed_comes_before_trade() -> None:
    """It prospects first, and without an operation left it waits for the next turn.  [HF-5.6A HF-5.8]"""
    lines = "rocket 0: luna 1t T7 R1 F1\nclaim mars-hellas-basin: 0 1 C\nhand 0: T6*"
    assert chosen(frontier(lines, factions="PRC UN")) == "prospect R1"
    spent = frontier(lines, factions="PRC UN").does("income")
    assert chosen(spent) == "pass"


def test_a_second_mission_is_flown_from_a_factory() -> None:
    """A spare robonaut is aboard; the refinery is built anew, water taken, and off.  [HF-5.5B HF-5.8]"""
    claim = "claim luna: 0 1 S\nwater 0: 0\n"
    made = frontier(claim + "rocket 0: luna 1t T2 R5\nhand 0: F6*", factions="PRC UN")
    assert chosen(made) == "produce F6"
    made.does("produce F6")
    assert chosen(made) == "build rocket luna"
    dry = frontier(claim + "rocket 0: luna 1t T2 R5 F6*", factions="PRC UN")
    assert chosen(dry) == "refuel factory"
    assert chosen(frontier(claim + "rocket 0: luna 8t T2 R5 F6*", factions="PRC UN")) == "fly"


def test_it_offers_a_card_too_many_for_one_of_a_kind_it_lacks() -> None:
    """Both have what they can use better, and the other has water besides.  [HF-5.9A]"""
    story = frontier("hand 0: T3 T4 F3\nhand 1: R1 R2 F2\nwater 0: 4", factions="PRC UN")
    chair = Chair(story.game, 0)
    terms = offer(chair)
    assert terms is not None
    assert [(part["what"], part.get("card")) for part in terms["parts"]] == [
        ("hand", "T4"),
        ("hand", "R2"),
        ("water", None),
    ]
    haggling = Haggling()
    assert haggling.is_time(story.game, 0) and not haggling.is_time(story.game, 0)
    lab.playing.make_offer(story.game, chair, haggling)
    assert ("R2" in story.player(0).hand, "T4" in story.player(1).hand) == (True, True)
    assert (story.water(0), story.water(1)) == (2, 6)
    assert not haggling.is_new(terms)
    assert offer(chair) is None


def test_it_offers_nothing_that_nobody_needs() -> None:
    """[HF-5.9A]"""
    complete = frontier("hand 0: T3 T4 R1 F3\nhand 1: R3 R2", factions="PRC UN")
    assert offer(Chair(complete.game, 0)) is None
    poor = frontier("hand 0: T3 T4 F3\nhand 1: R1 R2\nwater 0: 1", factions="PRC UN")
    assert offer(Chair(poor.game, 0)) is None


def test_a_crew_that_has_landed_first_is_taken_home_for_glory() -> None:
    """It fills up at its factory, flies to LEO, and leaves the rocket there.  [HF-7.1.4 HF-5.5B]"""
    dry = frontier("claim luna: 0 1 S\nrocket 0: luna T2 NASA\nlandings NASA: luna\nwater 0: 0")
    assert chosen(dry) == "refuel factory"
    full = frontier("claim luna: 0 1 S\nrocket 0: luna 8t T2 NASA\nlandings NASA: luna\nwater 0: 0")
    assert chosen(full) == "fly"
    home = frontier("claim luna: 0 1 S\nrocket 0: LEO T2 NASA\nlandings NASA: luna\nwater 0: 0")
    assert chosen(home) == "decommission NASA"
    late = "claim luna: 0 1 S\nrocket 0: luna 8t T2 NASA\nlandings NASA: luna\nglory any: 1\nglory science: 1"
    assert chosen(frontier(late)).startswith("abandon")
