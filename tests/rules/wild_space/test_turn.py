"""Using shuttles, doing actions, turning planets over."""

import random

from conformance import kit
from story import WildSpaceStory, wild_space

import perihelion

OPEN = "planets: PL-H1 PL-H2 PL-3A PL-6C PL-9B"


def crew_of(count: int) -> str:
    """So many crew cards beside the captain."""
    cards = ["SP-OWL-03", "SP-BEA-03", "SP-LIZ-03", "SP-MON-03", "SP-OCT-03", "RO-13", "RO-14", "RO-15"]
    return "crew 0: " + " ".join(cards[:count])


def test_access_by_crew_number() -> None:
    """T1: with four cards the start planets and the "3" planet are open, no other.  [WS-5.2]"""
    story = wild_space(f"{OPEN}\n{crew_of(3)}\nhand 0: RO-01 SP-RHI-04")
    assert {place.split(".")[0] for place in story.offers("land")} == {"PL-H1", "PL-H2", "PL-3A"}
    story.refuses("land PL-6C.left", "ws-crew-too-small", "WS-5.2")
    story.refuses("land PL-9B.right", "ws-crew-too-small", "WS-5.2")


def test_own_shuttle_in_a_sector() -> None:
    """T2: a sector takes one own shuttle, landed or exploring; others never block.  [WS-5.2]"""
    for state in ("landed", "explored"):
        story = wild_space(
            f"""
            {OPEN}
            {crew_of(3)}
            hand 0: RO-01 SP-RHI-05
            {state} 0: PL-3A.left
            landed 1: PL-3A.right
            """
        )
        assert "PL-3A.left" not in story.offers("land")
        assert "PL-3A.right" in story.offers("land")
        story.refuses("land PL-3A.left", "ws-own-shuttle-there", "WS-5.2")


def test_exploring_gives_draw_three_or_play_one() -> None:
    """T3: exactly these, or nothing; no condition; then the shuttle is finished.  [WS-5.3 WS-5.5]"""
    story = wild_space("landed 0: PL-H2.left\nhand 0: RO-13")
    story.does("explore PL-H2.left")
    assert story.offered == ["action draw-3", "action play-any", "skip", "renew"]
    story.does("action play-any", "play RO-13")
    assert story.crew(0) == ["RO-13"]
    assert story.player(0).explored == ["PL-H2.left"]
    assert story.player(0).landed == []


def test_a_finished_shuttle_has_no_further_use() -> None:
    """[WS-5.3 WS-5.4]"""
    story = wild_space("explored 0: PL-H1.left\nhand 0:")
    story.refuses("explore PL-H1.left", "ws-already-explored", "WS-5.3")
    assert "PL-H1.left" not in story.offers("land")


def test_without_a_shuttle_to_land_one_must_explore() -> None:
    """[WS-5.1 WS-5.4]"""
    story = wild_space(
        f"{OPEN}\n{crew_of(8)}\nhand 0:\n"
        "landed 0: PL-H1.left\nexplored 0: PL-H1.right PL-H2.right PL-3A.left PL-6C.left"
    )
    assert story.offered == ["explore PL-H1.left"]
    story.refuses("land PL-9B.right", "ws-no-shuttle-left", "WS-5.4")


def test_a_shuttle_stays_in_its_sector() -> None:
    """Exploring is offered only where a shuttle of one's own has landed.  [WS-5.3 WS-5.4]"""
    story = wild_space("landed 0: PL-H1.left\nlanded 1: PL-H2.right")
    assert story.offers("explore") == ["PL-H1.left"]


def test_a_landing_does_one_of_the_actions_shown() -> None:
    """[WS-5.5]"""
    story = wild_space("hand 0: RO-13").does("land PL-H2.right")
    assert story.offered[:2] == ["action play-robot-emissary", "action draw-1"]
    story.does("action draw-1", "draw left")
    assert story.asked == "ws-end"


def test_the_action_is_optional_once_the_shuttle_moved() -> None:
    """[WS-5.6]"""
    for place in ("PL-H1.left", "PL-H1.right", "PL-H2.right"):
        story = wild_space("hand 0: SP-OWL-03").does(f"land {place}", "skip")
        assert story.asked == "ws-end"
        assert story.hand(0) == ["SP-OWL-03"]


def test_a_condition_is_paid_on_landing_even_if_the_action_is_skipped() -> None:
    """[WS-5.2 WS-5.6]"""
    story = wild_space("hand 0: RO-13 RO-14").does("land PL-H2.left")
    assert story.asked == "ws-pay-discard"
    story.refuses("skip", "ws-must-pay", "WS-5.2")
    story.does("discard RO-13")
    assert story.asked == "ws-action"
    story.does("skip")
    assert story.table.discard == ["RO-13"]


def test_a_sector_whose_condition_cannot_be_met_is_closed() -> None:
    """[WS-5.2]"""
    wild_space("hand 0:").refuses("land PL-H2.left", "ws-condition-unmet", "WS-5.2")


def test_of_several_conditions_one_is_chosen() -> None:
    """[WS-5.2]"""
    story = wild_space(f"{OPEN}\n{crew_of(3)}\nhand 0: RO-01 SP-RHI-03 RO-13")
    story.does("land PL-3A.right")
    assert story.offered == ["meet 1", "meet 2"]
    story.refuses("meet 3", "ws-condition-unmet", "WS-5.2")
    story.does("meet 2").refuses("discard RO-01", "ws-does-not-pay", "WS-7.4")
    story.does("discard SP-RHI-03")
    assert story.asked == "ws-take"


def test_the_condition_is_asked_for_though_only_one_can_be_met() -> None:
    """Else the question would tell of the hand.  [WS-5.2]"""
    story = wild_space(f"{OPEN}\n{crew_of(3)}\nhand 0: RO-01 RO-13").does("land PL-3A.right")
    story.refuses("meet 2", "ws-condition-unmet").does("meet 1")
    assert story.offers("discard") == ["RO-01"]


def test_a_landing_that_cannot_be_paid_is_free_but_stands_only_in_a_position_written_by_hand() -> None:
    """[WS-5.2]"""
    landed = f"{OPEN}\n{crew_of(3)}\nhand 0: RO-13\nlanded 0: PL-3A.right"
    story = wild_space(f"{landed}\nagenda: meet_condition 0 PL-3A.right\nagenda: end_turn 0").does("meet 2")
    story.refuses("discard RO-13", "ws-does-not-pay").does("skip")
    assert story.asked == "ws-end"


def test_conditions_that_only_ask_to_have_something_cost_nothing() -> None:
    """[WS-5.2 WS-7.5]"""
    story = wild_space("planets: PL-H1 PL-H2 PL-3B\ncrew 0: RO-13 EM-OWL-3\nhand 0: RO-14")
    story.does("land PL-3B.left")
    assert story.asked == "ws-play"
    closed = wild_space("planets: PL-H1 PL-H2 PL-3B\ncrew 0: SP-OWL-03 SP-BEA-03\nhand 0: RO-14")
    closed.refuses("land PL-3B.left", "ws-condition-unmet")


def test_crew_number_is_checked_before_the_condition_is_paid() -> None:
    """Nine cards are enough for PL-9A.right, though one is then removed.  [WS-12.5]"""
    story = wild_space(f"planets: PL-H1 PL-H2 PL-9A\n{crew_of(8)}\nhand 0:")
    story.does("land PL-9A.right", "remove RO-15")
    assert len(story.player(0).crew) == 8
    assert story.asked == "ws-take"
    assert "PL-9A.right" in story.player(0).landed


def test_planets_turn_over_at_the_end_of_a_turn() -> None:
    """T10: not before; and others still need the number themselves.  [WS-5.7 WS-12.6]"""
    story = wild_space(
        """
        crew 0: RO-13
        hand 0: RO-15
        crew 1: RO-14
        planet-3: PL-3A
        """
    )
    story.refuses("land PL-3A.left", "ws-face-down", "WS-5.2")
    story.does("land PL-H2.right", "action play-robot-emissary", "play RO-15")
    assert story.table.planets == ["PL-H1", "PL-H2", "PL-3A"]  # the empty hand ended the turn
    assert story.table.face_down == [6, 9]
    story.refuses("land PL-3A.left", "ws-crew-too-small", "WS-5.2")


def test_a_planet_cannot_be_used_in_the_turn_that_reached_its_number() -> None:
    """[WS-12.6]"""
    story = wild_space("crew 0: RO-13\nhand 0: RO-15 RO-14")
    story.does("land PL-H2.right", "action play-robot-emissary", "play RO-15")
    assert len(story.player(0).crew) == 3
    assert story.table.face_down == [3, 6, 9]
    story.does("end")
    assert story.table.face_down == [6, 9]


def test_only_the_player_whose_turn_ends_is_counted_and_several_planets_can_turn() -> None:
    """[WS-5.9]"""
    story = wild_space(f"{crew_of(5)}\nhand 0:\nhand 1: RO-01\nturn: 1")
    story.does("land PL-H1.left", "skip", "end")
    assert story.table.face_down == [3, 6, 9]
    story.does("land PL-H1.left", "skip")
    assert story.table.face_down == [9]
    assert len(story.told("ws-turned-over")) == 2


def test_using_a_shuttle_is_compulsory() -> None:
    """[WS-5.8]"""
    wild_space().refuses("pass", "ws-must-use-shuttle", "WS-5.8")


def test_whoever_has_no_legal_use_passes_and_the_turn_is_lost() -> None:
    """[WS-12.7]"""
    story = wild_space(
        """
        hand 0:
        explored 0: PL-H1.left PL-H1.right PL-H2.right
        """
    )
    assert story.offered == ["pass"]
    story.does("pass")
    assert story.table.turn == 1
    assert list(story.game.pending) == [1]


def test_passing_leaves_the_display_open_to_renewal() -> None:
    """[WS-6.4 WS-12.7]"""
    story = wild_space("hand 0: RO-13\nexplored 0: PL-H1.left PL-H1.right PL-H2.left PL-H2.right")
    assert story.offered == ["pass", "renew"]


def test_ten_turns_each_then_the_game_is_over() -> None:
    """T4: everybody lands five times and explores five times, 12.7 aside.  [WS-4.1]"""
    for seats in range(2, 6):
        game = perihelion.new("wild-space", seats=seats, seed=seats)
        for _ in kit.walk(game, seats):
            pass
        story = WildSpaceStory(game)
        passes = len(story.told("ws-passed"))
        landed, explored = len(story.told("ws-landed")), len(story.told("ws-explored"))
        assert landed + explored + passes == 10 * seats == story.table.turn
        assert landed <= 5 * seats and explored <= landed


def test_with_every_use_open_each_shuttle_is_used_exactly_twice() -> None:
    """T4 without passes: a player who always can, lands five times and explores five times.  [WS-4.1]"""
    position = "\n".join([OPEN, crew_of(8), "crew 1: " + " ".join(f"RO-0{n}" for n in range(1, 9))])
    story = wild_space(position)
    rng = random.Random(5)
    while not story.game.over:
        bright = [move for move in story.offered if not move.startswith(("renew", "discard"))]
        story.does(rng.choice(bright or story.offered))
    for player in story.table.players:
        assert player.landed == [] and len(player.explored) == 5
    assert story.told("ws-passed") == []
