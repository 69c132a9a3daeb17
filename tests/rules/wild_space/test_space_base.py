"""The expansion Space Base."""

import pytest
from story import WildSpaceStory, wild_space

import perihelion
from perihelion.games.wild_space.editions import content_for
from perihelion.games.wild_space.expansions.space_base import SpaceBase, bases

BASE = "option expansions: space-base"
SLOTS = SpaceBase(content_for(("space-base",))).slots


def based(lines: str = "", *, seats: int = 2) -> WildSpaceStory:
    return wild_space(f"{BASE}\n{lines}", seats=seats)


def test_everybody_gets_another_board_with_five_shuttles() -> None:
    """[WS-11A.1 WS-1.2]"""
    story = WildSpaceStory(
        perihelion.new("wild-space", seats=5, seed=2, options={"expansions": ["space-base"]})
    )
    own = bases(story.table)
    assert len(set(own.boards)) == 5 and own.docked == [[1, 2, 3, 4, 5]] * 5
    assert len({slot.split(".")[0] for slot in SLOTS}) == 6


def test_a_shuttle_is_launched_before_it_lands() -> None:
    """[WS-11A.2 WS-11A.3]"""
    story = based("base 0: SB-1 1 2 3 4 5\nhand 0:")
    assert story.offered == [f"launch {n}" for n in range(1, 6)]
    story.refuses("land PL-H1.left", "ws-launch-first", "WS-11A.2")
    story.does("launch 4")
    assert story.asked == "ws-land"
    story.refuses("skip", "ws-must-land", "WS-11A.3")
    story.does("land PL-H1.left")
    assert story.asked == "ws-draw"
    assert bases(story.table).docked[0] == [1, 2, 3, 5] and bases(story.table).zone[0] == 0


def test_discard_a_bear_to_draw_two_then_land_the_same_shuttle() -> None:
    """T20.  [WS-11A.2 WS-11A.5 WS-11A.9]"""
    story = based("base 0: SB-1 1 2 3 4 5\nhand 0: SP-BEA-06 RO-13\ndeck: RO-01 RO-02").does("launch 1")
    assert story.offers("discard") == ["SP-BEA-06"]
    story.does("discard SP-BEA-06", "draw deck", "draw deck")
    assert story.hand(0) == ["RO-13", "RO-01", "RO-02"]
    assert story.asked == "ws-land" and not any(move.startswith("launch") for move in story.offered)
    story.does("land PL-H1.left")


def test_the_effect_is_never_compulsory_and_only_at_that_moment() -> None:
    """[WS-11A.2]"""
    story = based("base 0: SB-1 1 2 3 4 5\nhand 0: SP-BEA-06").does("launch 1", "skip")
    assert story.asked == "ws-land" and story.hand(0) == ["SP-BEA-06"]


def test_without_its_condition_the_shuttle_still_flies() -> None:
    """[WS-11A.2]"""
    story = based("base 0: SB-1 1 2 3 4 5\nhand 0: RO-13").does("launch 1")
    story.refuses("discard RO-13", "ws-does-not-pay").does("skip")
    assert story.asked == "ws-land"


def test_each_slot_works_once_and_exploring_never_uses_the_base() -> None:
    """[WS-11A.7]"""
    story = based("base 0: SB-1 2 3 4 5\nlanded 0: PL-H1.left\nhand 0:")
    story.refuses("launch 1", "ws-slot-left", "WS-11A.7")
    story.does("explore PL-H1.left")
    assert story.asked == "ws-action"
    assert bases(story.table).docked[0] == [2, 3, 4, 5]


def test_advancing_the_token_applies_the_space() -> None:
    """[WS-11A.4]"""
    story = based(
        "base 0: SB-1 5\nexplored 0: PL-H1.left PL-H1.right PL-H2.left PL-H2.right\n"
        "captain 0: CA-BEA\nhand 0: RO-13 RO-14"
    )
    story.does("launch 5", "discard RO-13", "discard RO-14", "advance")
    assert story.player(0).token == 1 and story.asked == "ws-draw"


def test_three_from_the_deck_then_two_of_the_hand_go() -> None:
    """Never of the display; old or new.  [WS-11A.4]"""
    story = based("base 0: SB-1 1 2 3 4 5\ncrew 0: RO-01\nhand 0: RO-13\ndeck: RO-02 RO-03 RO-04")
    display = story.display[:]
    story.does("launch 3", "scout")
    assert story.hand(0) == ["RO-13", "RO-02", "RO-03", "RO-04"] and story.display == display
    story.does("discard RO-13", "discard RO-03")
    assert story.hand(0) == ["RO-02", "RO-04"] and story.asked == "ws-land"
    assert story.told("ws-drew-three", 1) == [{"count": 3}]


def test_discarding_the_shown_animal() -> None:
    """A captain in front or a robot does not pay.  [WS-11A.4 WS-7.4]"""
    story = based(
        "base 0: SB-1 1 2 3 4 5\ncaptain 0: CA-LIZ\nhand 0: SP-LIZ-03 EM-LIZ-1 RO-13 SP-OWL-03"
    ).does("launch 2")
    assert story.offers("discard") == ["SP-LIZ-03", "EM-LIZ-1"]


def test_cards_played_at_launch_count_for_landing_but_turn_no_planet() -> None:
    """[WS-12.6 WS-11A.9]"""
    story = based(
        "base 0: SB-1 1 2 3 4 5\nplanets: PL-H1 PL-H2 PL-3A\ncrew 0: RO-13\ncaptain 0: CA-OWL 5\n"
        "hand 0: SP-LIZ-03 SP-OWL-03 RO-14 RO-01 SP-MON-09"
    )
    story.does("launch 2", "discard SP-LIZ-03", "play SP-OWL-03")
    assert "PL-3A.left" in story.offers("land")
    story = based("base 0: SB-1 1 2 3 4 5\ncrew 0: RO-13\ncaptain 0: CA-OWL 5\nhand 0: SP-LIZ-03 SP-OWL-03")
    story.does("launch 2", "discard SP-LIZ-03", "play SP-OWL-03")
    assert story.table.face_down == [3, 6, 9]


def test_a_shuttle_with_nowhere_to_land_waits_in_the_launch_zone() -> None:
    """The turn ends; later it lands without a new effect.  [WS-12.19]"""
    story = based(
        "base 0: SB-1 4 5\nexplored 0: PL-H1.left PL-H1.right PL-H2.right\nhand 0:\nhand 1:\nturn: 6"
    )
    story.does("launch 4")
    assert list(story.game.pending) == [1] and bases(story.table).zone[0] == 1
    text = story.game.position().replace("turn: 7", "turn: 8").replace("hand 0:", "hand 0: RO-13")
    text = "\n".join(line for line in text.splitlines() if not line.startswith(("agenda", "used")))
    later = WildSpaceStory(perihelion.from_position("wild-space", text))
    assert "land PL-H2.left" in later.offered and "launch 5" in later.offered
    later.does("land PL-H2.left", "discard RO-13")
    assert bases(later.table).zone[0] == 0 and later.asked == "ws-action"


def test_a_waiting_shuttle_with_nothing_open_gives_no_legal_use() -> None:
    """[WS-12.19 WS-12.7]"""
    story = based("base 0: SB-1\nexplored 0: PL-H1.left PL-H1.right PL-H2.right\nhand 0:")
    assert bases(story.table).zone[0] == 2 and story.offered == ["pass"]


def test_whoever_has_a_shuttle_that_waits_or_can_explore_does_not_pass() -> None:
    """[WS-12.19 WS-12.7]"""
    waits = based("base 0: SB-1\nexplored 0: PL-H1.left PL-H1.right PL-H2.right\nhand 0: RO-13")
    assert waits.offers("land") == ["PL-H2.left"]
    waits.refuses("pass", "ws-must-use-shuttle")
    explores = based("base 0: SB-1\nlanded 0: PL-H1.left PL-H1.right PL-H2.left PL-H2.right\nhand 0: RO-13")
    explores.refuses("pass", "ws-must-use-shuttle")


def solo(lines: str) -> WildSpaceStory:
    return based(f"starter: you\nhostile-open: HP-11 HP-21\n{lines}", seats=1)


def test_in_solo_a_launch_without_its_condition_helps_the_smuggler() -> None:
    """T20, solo: three credits for each such shuttle.  [WS-11A.6]"""
    story = solo("base 0: SB-1 1 2 3 4 5\nhand 0: RO-13\nsmuggler: CA-BEA").does("launch 1", "skip")
    assert bases(story.table).smuggler == 1
    (item,) = [p for p in story.game.view(0)["table"]["solo"]["parts"] if p["part"] == "ws-smuggler-shuttles"]
    assert item["credits"] == 3
    declined = solo("base 0: SB-1 1 2 3 4 5\nhand 0: SP-BEA-06").does("launch 1", "skip")
    assert bases(declined.table).smuggler == 1


def test_the_condition_may_be_met_merely_to_prevent_that() -> None:
    """[WS-11A.6]"""
    story = solo("base 0: SB-1 1 2 3 4 5\nhand 0: SP-BEA-06").does("launch 1", "discard SP-BEA-06", "skip")
    assert bases(story.table).smuggler == 0 and story.hand(0) == []


def test_a_have_condition_that_holds_counts_as_met() -> None:
    """[WS-11A.8]"""
    story = solo("base 0: SB-1 1 2 3 4 5\ncrew 0: RO-01\nhand 0: RO-13").does("launch 3", "skip")
    assert bases(story.table).smuggler == 0
    story = solo("base 0: SB-1 1 2 3 4 5\ncaptain 0: CA-OWL\nhand 0: RO-13").does("launch 3")
    assert bases(story.table).smuggler == 1


PROMPTS = {
    "draw": "ws-draw",
    "play": "ws-play",
    "take_and_play": "ws-take",
    "advance_veteran": "ws-advance",
    "draw_then_discard": "ws-scout",
}


@pytest.mark.parametrize("slot", SLOTS)
def test_every_slot_does_what_it_says(slot: str) -> None:
    """[WS-11A.2 WS-11A.4]"""
    condition, effect = SLOTS[slot].condition, SLOTS[slot].effect
    crew = "RO-07 EM-LIZ-3 RO-08 RO-09 RO-10 RO-11 RO-12 SP-BEA-03"
    animals = ("BEA", "LIZ", "MON", "OCT", "OWL", "RHI")
    hand = " ".join(f"SP-{animal}-04" for animal in animals) + " RO-01 RO-03 RO-05 EM-OWL-3"
    board, number = slot.split(".")
    story = based(f"base 0: {board} 1 2 3 4 5\ncaptain 0: CA-OWL 4\ncrew 0: {crew}\nhand 0: {hand}")
    story.does(f"launch {number}")
    while story.asked.startswith("ws-pay"):
        story.does(next(move for move in story.offered if move.startswith(("discard", "remove"))))
    assert story.asked == PROMPTS[effect.kind]
    assert condition.kind in ("discard", "have", "remove_crew")
