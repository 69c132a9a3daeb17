"""The bonus cards of the Big Expansion."""

from typing import Any

import pytest
from conformance import kit
from trucker import GUARDED, LONE, PLAIN, FlightStory, flight

import perihelion
from perihelion.games.galaxy_trucker.expansions.bonus_cards.junkyard import BoxRow, fewer, read_box
from perihelion.games.galaxy_trucker.expansions.bonus_cards.memory import memory
from perihelion.games.galaxy_trucker.ships.ship import exposed

BONUS = "option expansions: bonus-cards\n"
TWO = "bill 0: I/card/9/GT-16.2\nbill 1: I/card/9/GT-16.2\n"
RICH = TWO + "bill 2: I/card/4/GT-16.2\n"
MISS = (1, 1)
CREWED = """
. . h . .
. - h - .
b h @ h B:1
- - e - -
- - . - -
"""
HOLDS = """
. . S . .
. - h - .
b h @ h S
- - e - -
- - . - -
"""


def card(name: str, *ships: str, lines: str = "", **more: Any) -> FlightStory:
    days = tuple(range(20, 0, -4))[: len(ships)]
    return flight(*ships, card=name, lines=BONUS + lines, **{"days": days} | more)


def test_two_cards_more_lie_in_every_level() -> None:
    """An event and an opportunity each.  [BE-7.1]"""
    cards = card("STARDUST-I", PLAIN).gt.on.cards
    added = ["BUREAUCRACY", "ROBOSMOKEYS", "SPACE-BILLIARDS", "JUNKYARD", "STAR-DEPOT"]
    levels = [cards[name].level for name in cards if name.rpartition("-")[0] in added]
    assert sorted(levels) == [1, 1, 2, 2, 3, 3]


# Bureaucracy.


def test_the_last_one_hides_a_number_and_the_others_guess_it() -> None:
    """Wrong guesses cost as many days, the last one neither moves nor gains.  [BE-11.1]"""
    story = card("BUREAUCRACY-I", PLAIN, PLAIN, LONE)
    assert (story.who, story.asked) == (2, "gt-set-die")
    story.does("set 3")
    assert (story.who, story.asked) == (0, "gt-guess")
    story.does("guess 5", "guess 3")
    assert story.days == {0: 17, 1: 16, 2: 12}
    assert [story.credits(seat) for seat in range(3)] == [0, 3, 0]


def test_a_number_may_be_guessed_again_and_the_rearmost_falls_back_first() -> None:
    """[BE-11.1 BE-8.1.3]"""
    story = card("BUREAUCRACY-I", PLAIN, PLAIN, LONE).does("set 2", "guess 6", "guess 6")
    assert [seat for seat, _ in story.heard("gt-moved")] == [1, 0]


def test_nobody_but_its_owner_sees_the_die() -> None:
    """[BE-11.1]"""
    story = card("BUREAUCRACY-I", PLAIN, PLAIN).does("set 4")
    seen = [story.game.view(seat)["table"]["bonus-cards"]["die"] for seat in (None, 0, 1)]
    assert seen == [0, 0, 4]
    assert story.told("gt-die-set", 0) == [{}] and story.told("gt-die-set", 1) == [{"number": 4}]
    assert {memory(imagined.state).die for n in range(40) if (imagined := story.game.imagine(0, n))} > {4}  # type: ignore[arg-type]
    assert all(memory(story.game.imagine(1, n).state).die == 4 for n in range(5))  # type: ignore[arg-type]


def test_a_lone_ship_has_nobody_to_ask() -> None:
    """[BE-11.1 BE-11.3]"""
    for name in ("BUREAUCRACY-I", "SPACE-BILLIARDS-III"):
        assert card(name, PLAIN).heard("gt-no-effect")


# Robosmokeys.


def test_the_highest_offer_is_paid_and_names_where_components_are_given_up() -> None:
    """The others keep theirs; the payer is hit as well.  [BE-11.2 BE-8.3.1 BE-8.3.2]"""
    story = card("ROBOSMOKEYS-II", PLAIN, PLAIN, LONE, lines=RICH)
    assert sorted(story.game.pending) == [0, 1, 2]
    for seat, offer in enumerate((3, 5, 4)):
        story.game.play(seat, f"offer {offer}")
    assert [story.credits(seat) for seat in range(3)] == [9, 4, 4]
    assert story.who == 1 and "name 7 6" not in story.offered and "name 2 12" in story.offered
    story.does("name 5 8")
    assert story.heard("gt-given-up-tiles") == []
    story = card("ROBOSMOKEYS-II", PLAIN, PLAIN, lines=TWO)
    for seat in (0, 1):
        story.game.play(seat, f"offer {seat}")
    story.does("name 9 6")
    assert story.heard("gt-given-up-tiles") == []


def test_what_lies_there_is_given_up_with_all_on_it() -> None:
    """[BE-11.2 BE-8.3.1]"""
    ship = """
    . . - . .
    . h h - .
    b h @ h c
    - - e - -
    - - . - -
    """
    story = card("ROBOSMOKEYS-II", ship, ship, LONE, lines=RICH)
    for seat in range(3):
        story.game.play(seat, f"offer {3 - seat}")
    story.does("name 6 6")
    assert [seat for seat, _ in story.heard("gt-given-up-tiles")] == [0, 1]
    assert story.ship().crew_count == 8 and len(story.gt.players[1].lost) == 1


def test_of_equal_offers_the_one_ahead_pays_and_nothing_happens_for_nothing() -> None:
    """[BE-11.2]"""
    story = card("ROBOSMOKEYS-II", PLAIN, PLAIN, lines=TWO)
    for seat in (0, 1):
        story.game.play(seat, "offer 4")
    assert story.who == 0 and story.credits(1) == 9
    story = card("ROBOSMOKEYS-II", PLAIN, PLAIN, lines=TWO)
    for seat in (0, 1):
        story.game.play(seat, "offer 0")
    assert story.is_between_cards
    assert card("ROBOSMOKEYS-II", PLAIN, PLAIN).is_between_cards, "nobody has anything to offer"


# Space Billiards.


def test_everybody_sends_a_row_at_somebody_who_defends_at_once() -> None:
    """The picker rolls; one may be picked several times, a row once.  [BE-11.3 BE-8.1.1 BE-8.2.3]"""
    story = card("SPACE-BILLIARDS-III", PLAIN, PLAIN, LONE, dice=MISS * 20)
    assert story.offers("cue")[:2] == ["1 1", "1 2"] and len(story.offered) == 8
    story.does("cue 2 2")
    rolled = [(seat, said["hit"], said["side"]) for seat, said in story.heard("gt-rolled")]
    assert rolled == [(0, "small-meteor", "left"), (0, "large-meteor", "left"), (0, "small-meteor", "left")]
    assert story.who == 1
    story.refuses("cue 2 2", "gt-row-taken", "BE-11.3").does("cue 1 2", "cue 4 0")
    assert story.is_between_cards


# Junkyards.


def test_a_box_is_paid_at_once_and_days_are_lost_in_the_end() -> None:
    """Two of the crew for three batteries; the box is then taken.  [BE-11.4]"""
    story = card("JUNKYARD-I", CREWED, PLAIN)
    assert story.brings["stop 3"] == {"crew": -2, "batteries": 3, "days": -1}
    story.does("stop 3", "dismiss 6.7", "dismiss 6.7")
    assert story.ship().batteries == {"5.7": 2, "9.7": 3} and story.heard("gt-no-room")
    assert story.who == 1 and story.days == {0: 20, 1: 16}
    story.refuses("stop 3", "gt-box-taken").does("pass")
    assert story.days == {0: 19, 1: 16}


def test_whoever_cannot_pay_in_full_cannot_choose_the_box() -> None:
    """[BE-11.4]"""
    assert "stop 4" not in card("JUNKYARD-I", PLAIN).refuses("stop 4", "gt-too-dear", "BE-11.4").offered


def test_shots_and_meteors_are_faced_before_the_reward() -> None:
    """[BE-11.4]"""
    story = card("JUNKYARD-I", PLAIN, dice=MISS * 2).does("stop 1")
    assert [said["hit"] for _, said in story.heard("gt-rolled")] == ["small-shot"] * 2
    assert story.credits() == 5 and story.days == {0: 19}
    story = card("JUNKYARD-I", HOLDS, dice=MISS * 3).does("stop 2")
    assert story.question.about["waiting"] == ["red", "red"]


def test_new_astronauts_come_aboard_and_crew_may_be_rearranged() -> None:
    """Into cabins with room; batteries likewise.  [BE-11.4]"""
    ship = CREWED.replace(". . h", ". . h:0").replace("h @ h", "h:0 @ h:0").replace(". - h", ". - h:1")
    story = card("JUNKYARD-III", ship, dice=MISS * 4).does("stop 1")
    assert story.asked == "gt-stow" and story.question.about == {"stowed": "crew", "count": 6}
    assert {"berth 6.7", "muster 7.7", "done"} <= set(story.offered)
    story.does("muster 7.7")
    story.does("berth 6.7").refuses("muster 7.6", "gt-stowing-begun", "BE-11.4")
    story.does("berth 6.7", "berth 7.5", "berth 8.7", "berth 8.7", "done")
    assert story.ship().humans == {"7.5": 1, "7.6": 1, "7.7": 1, "6.7": 2, "8.7": 2} and story.credits() == 10


def test_where_all_places_are_filled_nobody_is_asked() -> None:
    """[BE-11.4]"""
    story = card("JUNKYARD-III", CREWED, dice=MISS * 4).does("stop 1")
    assert story.ship().crew_count == 10 and story.told("gt-no-room") == [{"stowed": "crew", "count": 6}]


def test_days_are_gained_at_once_and_lost_in_the_end() -> None:
    """[BE-11.4]"""
    ship = CREWED.replace("B:1", "B")
    story = card("JUNKYARD-III", ship).does("stop 4")
    while story.asked in ("gt-dismiss", "gt-lose-battery"):
        story.does(story.offered[0])
    assert story.days == {0: 25}


def test_the_second_of_five_gets_one_less_of_everything() -> None:
    """[BE-11.4]"""
    box = read_box(BoxRow(shots=["small front"], astronauts=6, credits=10, goods=["red", "blue"]))
    less = fewer(box)
    assert (less.astronauts, less.credits, less.hits) == (5, 9, box.hits)
    assert less.goods == box.goods, "the owner says which one is left"


# Star Depot.


def depot(*ships: str, tiles: str, lines: str = "") -> FlightStory:
    return card("STAR-DEPOT-II", *ships, lines=f"depot: {tiles}\n{lines}")


def test_a_component_is_added_with_its_crew_for_a_day() -> None:
    """[BE-11.5]"""
    story = depot(PLAIN, LONE, tiles="B2-09 EN-19 ST-01 ST-02 ST-03 CB-16")
    assert len(memory(story.gt).depot) == 6
    story.does("take B2-09")
    assert story.asked == "gt-weld"
    free = [move for move in story.offered if move.split()[1] not in story.ship().parts]
    story.does(free[0])
    square = free[0].split()[1]
    assert story.ship().batteries[square] == 2 and story.who == 1
    assert "B2-09" not in memory(story.gt).depot
    story.does("pass")
    assert story.days == {0: 19, 1: 16}


def test_a_component_is_replaced_and_put_aside_and_what_was_on_it_is_lost() -> None:
    """Neither lost nor in the depot.  [BE-11.5]"""
    story = depot(PLAIN, tiles="B2-09 EN-19 ST-01 ST-02 ST-03 CB-16").does("take CB-16")
    replacing = [move for move in story.offered if move.split()[1] in story.ship().parts]
    old = story.ship().parts[replacing[0].split()[1]].id
    story.does(replacing[0])
    assert old in story.gt.face_up and not story.gt.players[0].lost and old not in memory(story.gt).depot
    assert story.ship().humans[replacing[0].split()[1]] == 2


def test_everything_that_is_offered_leaves_a_sound_ship() -> None:
    """[BE-11.5]"""
    story = depot(GUARDED, tiles="SH-08 CN-23 DE-07 ST-07 ST-08 CB-16")
    for tile in story.offers("take"):
        for move in depot(GUARDED, tiles="SH-08 CN-23 DE-07 ST-07 ST-08 CB-16").does(f"take {tile}").offered:
            done = depot(GUARDED, tiles="SH-08 CN-23 DE-07 ST-07 ST-08 CB-16").does(f"take {tile}", move)
            assert not done.gt.on.book.flaws(done.gt, 0, done.ship())
        break
    assert exposed(story.ship())


def test_a_new_cabin_may_take_an_alien() -> None:
    """Where it is joined to life support, and of a colour that is not aboard.  [BE-11.5]"""
    ship = """
    . . - . .
    . - m - .
    - - @ - -
    - - e - -
    - - . - -
    """
    story = depot(ship, tiles="CB-16 CB-15 CB-14 CB-13 CB-12 CB-11")
    for tile in story.offers("take"):
        trial = depot(ship, tiles="CB-16 CB-15 CB-14 CB-13 CB-12 CB-11").does(f"take {tile}")
        beside = [move for move in trial.offered if move.split()[1] in ("6.6", "8.6", "7.5")]
        for move in beside:
            done = depot(ship, tiles="CB-16 CB-15 CB-14 CB-13 CB-12 CB-11").does(f"take {tile}", move)
            if done.asked == "gt-aliens":
                square = move.split()[1]
                done.does(f"lodge brown {square}")
                assert done.ship().aliens == {square: "brown"} and square not in done.ship().humans
                return
    pytest.fail("no cabin could be joined to the life support")


# Proof.

BONUS_CARDS = [
    "BUREAUCRACY-I",
    "ROBOSMOKEYS-II",
    "SPACE-BILLIARDS-III",
    "JUNKYARD-I",
    "STAR-DEPOT-II",
    "JUNKYARD-III",
]


@pytest.mark.parametrize("name", BONUS_CARDS)
def test_every_bonus_card_keeps_the_laws(name: str) -> None:
    """[BE-11.1 BE-11.2 BE-11.3 BE-11.4 BE-11.5]"""
    game = card(name, CREWED, HOLDS, PLAIN, lines=RICH + "seed: 5\n").game
    tally = game.rules.tally(game.state)
    for number, (now, answer) in enumerate(kit.walk(game, 5)):
        if number > 12:
            break
        assert now.rules.tally(now.state) == tally
        kit.check_decisions(now)
        kit.check_views(now)
        kit.check_clone(now, answer)
        kit.check_no_leak(now, number)
        kit.check_no_leak_in_events(now, answer, number)
        kit.check_position(now, lambda text: perihelion.from_position("galaxy-trucker", text), number)
