"""Escort Mission: a client in the race, cards that meet him, players who guard him."""

from __future__ import annotations

import pytest
from missions import BARE, LAST, on, paid
from trucker import FlightStory

import perihelion
from perihelion.games.galaxy_trucker.expansions.missions.annex import task
from perihelion.games.galaxy_trucker.expansions.missions.tasks.client import racing
from perihelion.games.galaxy_trucker.expansions.missions.tasks.memory import Client

ARMED = """
. . C . .
. C x C .
- h @ h -
- - e - -
- - . - -
"""


STRONG = """
. . C . .
. C x C .
C h @ h C
- - e - -
- - . - -
"""


def escort(
    *ships: str, client: str, card: str | None = LAST, lines: str = "", days: tuple[int, ...] | None = None
) -> FlightStory:
    """A flight with a client on a place of the ring, with crew and goods."""
    return on("escort-mission", *ships, lines=f"client: {client}\n{lines}", card=card, days=days)


def client_of(story: FlightStory) -> Client:
    client = task(story.gt).client
    assert client is not None
    return client


def test_he_starts_a_launch_distance_behind_the_last() -> None:
    """M67: three players at level I stand on 0, -2 and -4, he on -6: engines 4, cannons 2, crew 4.

    [MI-17.10 MI-17.10.1 MI-17.10.2]
    """
    launched = "phase: launch\nnumber 0: 1\nnumber 1: 2\nnumber 2: 3"
    head = "perihelion galaxy-trucker 1\nseats: 3\noption flights: I\noption expansions: missions\n"
    story = FlightStory(
        perihelion.from_position("galaxy-trucker", f"{head}mission: escort-mission\n{launched}\n")
    )
    ((_, told),) = story.heard("gt-client")
    assert told == {"place": -6, "crew": 4, "goods": ["yellow", "green", "blue"]}
    assert (racing.engines(story.gt), racing.cannons(story.gt)) == (4, 2)


def test_in_open_space_he_moves_in_his_turn_and_takes_a_space() -> None:
    """The leader moves by one; he from -1 by four, skipping the rocket; the last one skips his.

    [MI-17.10.3 MI-17.10.6]
    """
    story = escort(BARE, BARE, client="-1 4", card="OPEN-SPACE-I-1", days=(0, -6))
    moved = [(event.kind, event.seat) for event in story.game.events(None) if "moved" in event.kind]
    assert moved == [("gt-moved", 0), ("gt-client-moved", None), ("gt-moved", 1)]
    assert client_of(story).day == 4 and story.gt.flight.days == {0: 1, 1: -5}


def test_he_lands_on_the_free_planet_that_adds_most() -> None:
    """M70: red and three blue, or red and green: both add six, so he takes the first.

    [MI-17.10.4 MI-17.10.6]
    """
    gt = escort(BARE, BARE, client="-1 4 yellow green blue", card=None).gt
    assert racing.adds(gt, ["red", "blue", "blue", "blue"]) == racing.adds(gt, ["red", "green"]) == 6
    assert racing.laden(gt, ["red", "blue", "blue", "blue"]) == ["red", "yellow", "green", *["blue"] * 3]


def test_a_planet_he_has_taken_is_taken() -> None:
    """He is ahead of the last; all lose their days, the rearmost first.  [MI-17.10.3 MI-17.10.6]"""
    story = escort(BARE, BARE, client="-1 4", card="PLANETS-I-1", days=(0, -6))
    assert story.who == 0
    story.does("pass")
    assert story.who == 1 and client_of(story).planet
    with pytest.raises(Exception, match="gt-planet-taken"):
        story.game.play(1, f"land {client_of(story).planet}")
    days = story.gt.on.book.card_in_play(story.gt).days
    story.does("pass")
    assert client_of(story).day == -1 - days


@pytest.mark.parametrize(("ahead", "points"), [((0, -6), {0: 1}), ((-6, 0), {})])
def test_whoever_beats_the_enemy_before_it_reaches_him_guards_him(
    ahead: tuple[int, int], points: dict[int, int]
) -> None:
    """M71: a strong player ahead of him beats the slavers; M72: behind him it comes too late.

    [MI-17.10.6 MI-17.10.7]
    """
    story = escort(STRONG, BARE, client="-2 6 red", card="SMUGGLERS-I", days=ahead)
    while not story.game.over:
        story.does(story.offered[0])
    assert client_of(story).points == points or client_of(story).day is None
    fought = [data["how"] for _, data in story.heard("gt-client-fought")]
    assert fought == ([] if points else ["lost"])


def test_a_hit_takes_his_best_block_or_one_of_the_crew() -> None:
    """M74: with one crew member and no goods: out after the card, and the mission pays nobody.

    [MI-17.10.3 MI-17.10.5 MI-17.10.8]
    """
    story = escort(
        BARE,
        client="-3 1",
        lines="agenda: client_under_fire 1\nagenda: end_card\ncard: PIRATES-I\ndice: 2",
        card=None,
    )
    assert client_of(story).day is None
    assert [data["why"] for _, data in story.heard("gt-client-out")] == ["no-crew"]
    assert paid(story) == {}


def test_his_arrival_pays_a_fee_a_quarter_of_his_goods_and_points() -> None:
    """M73 at level I: red, yellow and green are worth nine, a quarter three; a fee of four, a point of two.

    [MI-17.10.8]
    """
    story = escort(BARE, client="-3 4 red yellow green", lines="guard-points 0: 1")
    assert paid(story) == {
        "mission-client_home": 4,
        "mission-client_goods": 3,
        "mission-guard_points": 2,
    }


def test_lapped_he_is_out() -> None:
    """[MI-17.10.3]"""
    story = escort(BARE, BARE, client="-60 4", days=(0, -1))
    assert [data["why"] for _, data in story.heard("gt-client-out")] == ["lapped"]


def test_in_an_epidemic_he_loses_one_of_the_crew_and_in_dust_nothing() -> None:
    """[MI-17.10.6]"""
    assert client_of(escort(BARE, BARE, client="-9 4", card="EPIDEMIC-II")).crew == 3
    assert client_of(escort(BARE, BARE, client="-9 4")).crew == 4


def test_somebody_steps_in_for_him_in_a_combat_zone() -> None:
    """He has the smallest crew: asked from the leader backwards, the first to accept takes all of it.

    [MI-17.10.6 MI-17.10.7]
    """
    story = escort(ARMED, ARMED, client="-9 1", card="COMBAT-ZONE-I")
    assert story.asked == "gt-step-in" and story.who == 0
    story.does("no")
    assert story.asked == "gt-step-in" and story.who == 1
    before = story.days[1]
    story.does("yes")
    assert client_of(story).points == {1: 1} and story.days[1] < before


def test_where_nobody_steps_in_he_suffers() -> None:
    """Even a lone player is compared with him.  [MI-17.10.3 MI-17.10.6]"""
    story = escort(ARMED, client="-9 1", card="COMBAT-ZONE-I")
    story.does("no")
    assert (client_of(story).day or 0) < -9


def test_a_saboteur_may_be_aboard_his_ship() -> None:
    """A hit without a die.  [MI-17.10.6]"""
    story = escort(ARMED, client="-9 1 red", card="SABOTAGE-III")
    story.does("no")
    assert client_of(story).goods == []


def test_large_meteors_come_at_him_too() -> None:
    """Whoever rolls for them rolls one die more for him.  [MI-17.10.5 MI-17.10.6]"""
    story = escort(BARE, client="-9 4 red red", card="METEORIC-SWARM-I-1", lines="")
    while not story.game.over:
        story.does(story.offered[-1])
    swarm = story.gt.on.cards["METEORIC-SWARM-I-1"].meteors
    assert len(story.heard("gt-client-rolled")) <= sum(hit.size == "large" for hit in swarm)


def test_five_may_fly_it_if_all_agree() -> None:
    """He then starts as number 6.  [MI-17.10.9]"""
    options = {
        "expansions": ["missions", "new-technologies", "fifth-wheel"],
        "missions": ["escort-mission"],
        "flights": ["I"],
    }
    game = perihelion.new("galaxy-trucker", seats=5, options=options)
    assert FlightStory(game).heard("gt-briefing")


def test_a_traffic_jam_closes_up_to_him() -> None:
    """He is last, so that he stays; the others stand right before him.  [MI-17.10.6 BE-10.2]"""
    lines = "option expansions: missions evil-machinations\ncard: TRAFFIC-JAM\nagenda: traffic_jam"
    story = escort(BARE, BARE, client="-9 4", card=None, days=(0, -4), lines=f"{lines}\nagenda: end_card")
    assert story.days == {0: -7, 1: -8} and client_of(story).day == -9


def test_the_client_survives_a_position() -> None:
    """What a position says of him comes back."""
    story = escort(BARE, BARE, client="-9 4 red blue", card=None, lines="guard-points 1: 2")
    again = FlightStory(perihelion.from_position("galaxy-trucker", story.game.position()))
    assert client_of(again) == client_of(story)
