"""Rulings of our own, where the rulebook is silent."""

from typing import Any

import pytest
from frontier import frontier

import perihelion
from perihelion.games.high_frontier.components import WHITE
from perihelion.games.high_frontier.content import base_content
from perihelion.games.high_frontier.expansions.training import mission
from perihelion.games.high_frontier.flights.fuel import Diagram
from perihelion.games.high_frontier.flights.thrust import Power, launch
from perihelion.games.high_frontier.meta import LONGEST, REARRANGEMENTS

CONTENT = base_content()
FUEL = Diagram(CONTENT.rows, CONTENT.classes)


def test_taking_cards_to_hand_takes_no_operation_but_ends_the_moves() -> None:
    """[HF-11.2]"""
    story = frontier("rocket 0: luna 5 T2 R2").does("decommission R2")
    story.refuses("fly", "hf-moves-are-over", "HF-4.0")
    assert story.does("income").hf.turn.operations == 0


def test_a_whole_stack_may_be_given_up_before_moving_another() -> None:
    """[HF-11.2]"""
    story = frontier("rocket 0: luna 5 T2\nfreighter 0: luna-l1 T3*").does("abandon rocket")
    assert "haul" in story.offered and "T2" in story.player().hand


def test_power_of_ones_own_always_pushes() -> None:
    """[HF-11.3]"""
    flight = frontier("rocket 0: LEO 9 T1", factions="ESA UN").does("fly", "engine T1").hf.flight
    assert flight is not None and flight.beamed and flight.thrust == 4


def test_no_move_enters_more_spaces_than_there_are() -> None:
    """[HF-11.4]"""
    spaces = len(CONTENT.map.spaces)
    lines = (
        f"rocket 0: luna-l1 9 T7\nflight: rocket LEO thruster=T7 thrust=3 entered={spaces}\nagenda: cruise 0"
    )
    assert not frontier(lines).offers("go")


def test_no_turn_rearranges_for_ever() -> None:
    """[HF-11.4]"""
    story = frontier(f"rocket 0: LEO 1t T1\nrearranged: {REARRANGEMENTS}")
    story.refuses("tanks 0", "hf-long-enough")


def test_a_part_tank_keeps_its_share_rounded_down() -> None:
    """Two of four steps of the third tank of dry mass 4 are one step of dry mass 6.  [HF-11.5]"""
    second, third = FUEL.steps(4, 2), FUEL.steps(4, 3)
    share = (2, third - second)
    part = 2 * (FUEL.steps(6, 3) - FUEL.steps(6, 2)) // share[1]
    assert FUEL.carried_over(4, 6, second + 2) == FUEL.steps(6, 2) + part


CLAIMS = ("luna", "deimos", "phobos", "vesta", "ceres", "hertha")


def test_a_disk_is_taken_back_before_the_roll() -> None:
    """[HF-11.6]"""
    claims = "\n".join(f"claim {site}: 0" for site in CLAIMS)
    story = frontier(f"rocket 0: eros 0 R8*\ndice: 1\n{claims}")
    story.refuses("prospect R8", "hf-no-disk", "HF-3.1B")
    story.does("take-back luna", "prospect R8")
    if "try eros" in story.offered:
        story.does("try eros")
    assert story.claim("eros").owner == 0 and "luna" not in story.hf.claims


def test_the_disk_under_a_factory_stays() -> None:
    """[HF-11.6]"""
    claims = "\n".join(f"claim {site}: 0{' 1 S' if site == 'luna' else ''}" for site in CLAIMS)
    frontier(claims).refuses("take-back luna", "hf-cube-stands")


def test_assay_smelters_add_up() -> None:
    """[HF-11.7]"""
    story = frontier("rocket 0: eros 0 R2* F3* F7*\ndice: 5").does("prospect R2")
    assert "eros" in story.hf.claims


def test_a_bid_stands_though_its_player_passes_later() -> None:
    """[HF-11.8]"""
    story = frontier(seats=3, factions="NASA PRC UN").does(
        "research thruster", "bid 2", "bid 2", "pass", "pass"
    )
    assert story.asked == "hf-tie" and story.offers("award") == ["1", "2"]


def test_tanks_of_a_rocket_at_leo_are_water_at_the_end() -> None:
    """[HF-11.9]"""
    lines = "option rounds: 1\nturns: 1\nwater 0: 3\nrocket 0: LEO 2t T1\nwater 1: 4"
    story = frontier(lines).does("pass")
    assert story.game.result is not None and story.game.result.winners == [0]


def test_thrust_above_the_track_counts_as_its_end() -> None:
    """[HF-11.10]"""
    crew = CONTENT.cards["NASA"].sides[WHITE].thruster
    assert crew is not None
    start = launch(
        FUEL,
        crew,
        dry=1,
        steps=9,
        power=Power(zone=0, beamed=5, afterburn=False),
        size=0,
        track=CONTENT.numbers.acceleration,
    )
    assert start.thrust == CONTENT.numbers.acceleration


def test_an_afterburner_counts_for_lift_off() -> None:
    """Thrust 9 and one more lift off from Luna, of size 9, for nothing.  [HF-11.11]"""
    story = frontier("rocket 0: luna 9 NASA").does("fly", "afterburn NASA")
    assert story.rocket().steps == 9 - 2
    weak = frontier("rocket 0: luna 9 NASA").does("fly", "engine NASA")
    assert weak.rocket().steps == 0


def test_there_are_no_patents_in_the_training_and_a_crew_lost_on_its_way_has_given_up() -> None:
    """At LEO it may be taken to hand and boosted again.  [HF-11.12]"""
    story = frontier("rocket 0: LEO ORION2", seats=1)
    assert not story.offers("research")
    assert not story.does("decommission ORION2", "pass").game.over
    falling = frontier("away: 2\nturns: 3\nwater 0: 0\nrocket 0: earth-belt-1 ORION2\ndice: 1", seats=1)
    assert falling.does("fly", "drift", "go earth-aero-1", "pass").hf.over == "lost"


def test_who_comes_home_too_early_goes_on() -> None:
    """[HF-11.12]"""
    story = frontier("away: 2\nturns: 3\nrocket 0: LEO 1t ORION2", seats=1).does("pass")
    assert not story.game.over and mission(story.hf).away == 3


@pytest.mark.parametrize(("rounds", "turns"), [(3, 6), (0, 2 * LONGEST)])
def test_the_game_ends_after_the_last_round(rounds: int, turns: int) -> None:
    """[HF-11.13]"""
    story = frontier(f"option rounds: {rounds}\nturns: {turns - 1}").does("pass")
    assert story.hf.over == "rounds"


@pytest.mark.parametrize(
    ("refinery", "site", "beams", "cubes"),
    [
        ("F5*", "venus", True, 1),
        ("F5*", "luna", False, 1),
        ("F1*", "luna", True, 1),
        ("F1*", "ceres", False, 1),
        ("F2*", "luna", False, 2),
        ("F8*", "ceres", False, 2),
    ],
)
def test_abilities_of_refineries(refinery: str, site: str, beams: bool, cubes: int) -> None:
    """[HF-11.14]"""
    story = frontier(f"rocket 0: {site} 0 {refinery} R4\nclaim {site}: 0").does(f"industrialise {site}")
    assert (story.claim(site).beams, story.claim(site).cubes) == (beams, cubes)


def test_a_deal_that_has_become_impossible_comes_to_nothing() -> None:
    """[HF-11.15]"""
    story = frontier("claim luna: 1\nwater 0: 3", factions="PRC UN")
    parts: list[dict[str, Any]] = [
        {"from": 0, "to": 1, "what": "water", "amount": 3},
        {"from": 1, "to": 0, "what": "claim", "site": "luna"},
    ]
    number = story.game.propose(0, {"parts": parts})
    story.does("boost PRC")
    story.game.respond(1, number, True)
    assert (story.water(0), story.water(1), story.claim("luna").owner) == (2, 4, 1)


def test_promises_are_written_down() -> None:
    """[HF-11.15]"""
    story = frontier()
    number = story.game.propose(
        0, {"parts": [{"from": 0, "to": 1, "what": "promise", "words": "I will not squat"}]}
    )
    story.game.respond(1, number, True)
    assert [(pact.kind, pact.about) for pact in story.hf.pacts] == [("promise", "I will not squat")]


def test_back_up_from_an_aerobrake_space_the_die_is_rolled_again() -> None:
    """[HF-11.16]"""
    lines = "rocket 0: venus-aero-2 9 T3\nwater 0: 0\ndice:"
    story = frontier(f"{lines} 2").does("fly", "engine T3", "go venus-acid")
    assert story.rocket().place == "venus-acid" and "venus-aero-1" in story.offers("go")
    lost = frontier(f"{lines} 1").does("fly", "engine T3", "go venus-acid")
    assert "rocket" not in lost.player().stacks


def test_rounds_are_an_option_of_the_table() -> None:
    """[HF-11.13]"""
    game = perihelion.new("high-frontier", seats=2, options={"rounds": 1})
    for seat in (0, 1):
        game.play(seat, "pass")
    assert game.over


def test_what_changes_hands_is_not_taxed() -> None:
    """[HF-11.19]"""
    story = frontier("claim luna: 0\nclaim deimos: 0 1 C\nhand 0: R1*", seats=3, factions="NASA UN ESA")
    parts = [{"from": 0, "to": 2, "what": "claim", "site": "luna"}]
    parts += [{"from": 0, "to": 2, "what": "factory", "site": "deimos"}]
    number = story.game.propose(0, {"parts": parts})
    story.game.respond(2, number, True)
    assert {story.claim(site).owner for site in ("luna", "deimos")} == {2} and story.water(1) == 4


def test_black_cards_turn_white_the_latest_first() -> None:
    """[HF-11.19]"""
    cards = [card for card in CONTENT.cards.values() if card.letter == "S"][:2]
    hand = " ".join(f"{card.id}*" for card in cards)
    other = next(site for site, said in CONTENT.map.sites.items() if said.letter == "S" and site != "luna")
    story = frontier(f"claim luna: 0 1 S\nclaim {other}: 0 1 S\nhand 0: {hand}")
    number = story.game.propose(0, {"parts": [{"from": 0, "to": 1, "what": "factory", "site": "luna"}]})
    story.game.respond(1, number, True)
    assert story.hf.black == {cards[0].id}


def test_glory_goes_to_whoever_takes_the_crew_home() -> None:
    """[HF-11.20]"""
    story = frontier("turns: 1\nleo 0: NASA\nlandings NASA: mars-hellas-basin", factions="NASA ESA")
    number = story.game.propose(0, {"parts": [{"from": 0, "to": 1, "what": "card", "card": "NASA"}]})
    story.game.respond(1, number, True)
    assert story.does("decommission NASA").hf.glory == {"mars": 1, "any": 1}


def test_a_crew_called_back_has_landed_there() -> None:
    """[HF-11.20]"""
    story = frontier("claim luna: 0 2 S").does("recall rocket luna")
    assert story.hf.landings == {"NASA": ["luna"]}


def test_a_crew_given_up_at_anothers_factory_leaves_no_cube() -> None:
    """[HF-11.20]"""
    story = frontier("claim luna: 1 1 S\nrocket 0: luna PRC", factions="PRC UN").does("decommission PRC")
    assert story.claim("luna").cubes == 1 and "PRC" in story.player().hand
