"""Hyperspace: when a ship may jump, what it misses, and when it is back."""

from __future__ import annotations

import pytest
from trucker import LONE, PLAIN, expanded

from perihelion.games.galaxy_trucker.expansions.new_technologies.annex import technology

JUMPER = ". . - . .\n. - C - .\n- h @ b -\n- - N E -\n- - . - -"
SINGLE = JUMPER.replace("N E", "N e")


@pytest.mark.parametrize(
    "card",
    [
        *("OPEN-SPACE-I-1", "METEORIC-SWARM-I-1", "SLAVERS-I", "PIRATES-I", "SMUGGLERS-I", "COMBAT-ZONE-I"),
        *("PLANETS-I-1", "ABANDONED-SHIP-I-2", "ABANDONED-STATION-I-1", "STARDUST-I"),
        *("EPIDEMIC-II", "SABOTAGE-III"),
    ],
)
def test_a_ship_escapes_every_card_at_its_reveal(card: str) -> None:
    """[BE-2.12.2 BE-2.12.5 BE-2.12.6 BE-2.12.9 BE-8.1.1]"""
    story = expanded(JUMPER, LONE, card=card, days=(9, 4))
    assert (story.who, story.asked, story.offered) == (0, "gt-jump", ["jump 8.8", "pass"])
    assert story.brings["jump 8.8"] == {"batteries": -2}
    before = story.ship().clone()
    story.does("jump 8.8")
    assert not story.ship().batteries and "8.8" not in story.ship().parts
    while not story.is_between_cards:
        assert story.who == 1, "the rest does not concern who jumped"
        story.does(story.offered[-1])
    assert story.ship().humans == before.humans and story.days[0] == 9
    assert set(before.parts) - set(story.ship().parts) == {"8.8"}


def test_it_stays_away_for_the_next_card_and_is_back_then() -> None:
    """[BE-2.12.3]"""
    story = expanded(SINGLE, PLAIN, card="STARDUST-I OPEN-SPACE-I-1 OPEN-SPACE-I-2", days=(9, 4))
    story.does("jump 8.8")
    assert story.ship().batteries == {"8.7": 1}, "a single engine costs one battery"
    assert technology(story.gt).away == {0: {"": 1}}
    story.all_ready()
    assert story.heard("gt-card")[-1][1]["card"] == "OPEN-SPACE-I-1" and story.days[0] == 9
    assert not technology(story.gt).away and story.heard("gt-back") == [(0, {"hull": "ship"})]
    story.all_ready()
    assert 0 in story.flight.gave_up, "it meets open space again, and its engine is gone"


def test_engine_booster_and_pirates() -> None:
    """[BE-2.12.2 BE-2.12.3 BE-2.12.7 BE-2.12.10] E5."""
    story = expanded(JUMPER, LONE, LONE, card="PIRATES-I SABOTAGE-III", days=(9, 6, 4), dice=(1, 1) * 3)
    story.does("jump 8.8")
    attacked = [seat for seat, _ in story.heard("gt-enemy-won")]
    assert attacked == [1, 2], "as if the leader were absent"
    story.all_ready(2)
    assert story.heard("gt-no-effect") and not story.heard("gt-sabotaged"), "one ship in the race"
    assert not technology(story.gt).away


def test_once_meteors_have_been_rolled_it_is_too_late() -> None:
    """[BE-2.12.6] E6."""
    story = expanded(JUMPER, LONE, card="METEORIC-SWARM-I-2", days=(9, 4), dice=(3, 3) * 4)
    story.does("pass")
    assert story.is_between_cards and not story.heard("gt-jumped")


def test_at_the_own_turn_to_count_one_may_jump_instead() -> None:
    """[BE-2.12.6 BE-2.12.8 BE-8.1.2 BE-8.1.3]"""
    story = expanded(LONE, JUMPER, card="COMBAT-ZONE-I", days=(9, 4)).does("pass")
    assert (story.who, story.asked) == (1, "gt-jump"), "crews are counted"
    story.does("pass")
    assert story.heard("gt-moved")[0][0] == 0, "the smallest crew lost days"
    assert (story.who, story.asked) == (1, "gt-power") and "jump 8.8" in story.offered
    story.does("jump 8.8")
    assert story.is_between_cards, "alone, the other has nothing to fear"
    assert story.heard("gt-no-effect") and story.ship(0).crew_count == 2


def test_in_open_space_one_may_jump_when_engines_are_counted() -> None:
    """[BE-2.12.6]"""
    story = expanded(JUMPER, LONE, card="OPEN-SPACE-I-1", days=(9, 4)).does("pass")
    assert story.offers("jump") == ["8.8"]
    story.does("power 8.8")
    assert story.brings["jump 8.8"] == {"batteries": -1}, "the engine is powered already"
    story.does("jump 8.8")
    assert story.days == {0: 9, 1: 5}


def test_an_enemy_goes_on_to_the_next_when_somebody_jumps() -> None:
    """[BE-2.12.2 BE-2.12.6]"""
    story = expanded(JUMPER, LONE, card="SLAVERS-I", days=(9, 4)).does("pass", "jump 8.8")
    assert [seat for seat, _ in story.heard("gt-enemy-won")] == [1]


def test_before_sabotage_crews_are_counted_and_one_may_jump() -> None:
    """[BE-2.12.6 BE-2.12.7]"""
    story = expanded(JUMPER, LONE, PLAIN, card="SABOTAGE-III", days=(9, 4, 2)).does("pass")
    assert story.asked == "gt-jump"
    story.does("jump 8.8")
    assert story.heard("gt-sabotaged")[0][0] == 1


def test_on_the_last_card_a_jump_misses_the_destination() -> None:
    """[BE-2.12.4]"""
    story = expanded(JUMPER, LONE, card="STARDUST-I", days=(9, 4), last=True).does("jump 8.8")
    assert story.game.over and story.heard("gt-gave-up") == [(0, {"why": "hyperspace"})]
    assert story.bill(1)["arrival"] == 4


def test_on_the_last_card_but_one_it_is_safe() -> None:
    """[BE-2.12.4]"""
    story = expanded(
        JUMPER,
        LONE,
        days=(9, 4),
        lines="pile 1: SLAVERS-I STARDUST-I OPEN-SPACE-I-1\ndeck: STARDUST-I OPEN-SPACE-I-1",
    )
    story.all_ready().does("jump 8.8").all_ready()
    assert story.game.over and story.bill(0)["arrival"] == 4


def test_alone_a_jump_leaves_the_card_without_anybody() -> None:
    """[BE-2.12.2 BE-2.12.7]"""
    story = expanded(JUMPER, card="PIRATES-I").does("jump 8.8")
    assert story.is_between_cards and not story.heard("gt-enemy-won")


def test_the_rocket_stays_and_laps_are_counted_afterwards() -> None:
    """[BE-2.12.2 BE-14.11]"""
    story = expanded(PLAIN, JUMPER, card="OPEN-SPACE-I-1", days=(43, 4))
    story.does("jump 8.8")
    while not story.is_between_cards:
        story.does(story.offered[0])
    assert story.days[0] - story.days[1] > 40 and 1 not in story.flight.gave_up
    skipped = expanded(JUMPER, LONE, card="OPEN-SPACE-I-1", days=(5, 4)).does("jump 8.8")
    assert skipped.days == {0: 5, 1: 6}


def test_what_hung_on_the_engine_falls_off_before_the_jump() -> None:
    """[BE-2.12.1 BE-2.12.2]"""
    hung = ". . - . .\n. - C - .\n- h @ b -\n- - N e~f c\n- - . - -"
    story = expanded(hung, LONE, card="STARDUST-I", days=(9, 4)).does("jump 8.8")
    assert "9.8" not in story.ship().parts and len(story.gt.players[0].lost) == 2


def test_a_booster_that_is_joined_to_no_engine_does_nothing() -> None:
    """[BE-2.3.2 BE-2.12.1]"""
    apart = ". . - . .\n. - N - .\n- h @ b -\n- - e - -\n- - . - -"
    story = expanded(apart, LONE, card="STARDUST-I", days=(9, 4))
    assert story.is_between_cards


def test_a_position_in_hyperspace_is_written_and_read() -> None:
    """[BE-2.12.3]"""
    story = expanded(SINGLE, LONE, card="STARDUST-I", days=(9, 4)).does("jump 8.8")
    text = story.game.position()
    assert "hyperspace 0: ship 1" in text
    assert story.game.view(1)["table"]["new-technologies"]["players"][0]["hyperspace"] == {"": 1}
