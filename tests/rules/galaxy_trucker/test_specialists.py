"""Cyan aliens: who chooses what, and what each of the five knows."""

from __future__ import annotations

import pytest
from shipyard import build
from story import TruckerStory
from trucker import LONE, PLAIN, FlightStory, comes, expanded

import perihelion
from perihelion.games.galaxy_trucker.expansions.new_technologies.annex import technology

CREWED = ". . - . .\n. l h:cyan - .\n- b @ E -\n- - e - -\n- - . - -"
HOUSE = ". . - . .\n. l h - .\n- b @ - -\n- - e - -\n- - . - -"


def with_specialist(ship: str, what: str, *others: str, lines: str = "", **about: object) -> FlightStory:
    return expanded(ship, *others, lines=f"specialist 0: {what}\n{lines}", **about)  # type: ignore[arg-type]


def launch(*ships: str, order: str = "lowest") -> TruckerStory:
    """Ships before their aliens come aboard, numbers in the order of the seats."""
    used: set[str] = set()
    said = ["perihelion galaxy-trucker 1", f"seats: {len(ships)}", "option flights: I", "phase: launch"]
    said += ["option expansions: new-technologies", f"option alien-order: {order}"]
    for seat, drawing in enumerate(ships):
        said += [f"ship {seat}: {row}" for row in build(drawing, seat=seat, used=used)]
        said += [f"number {seat}: {seat + 1}"]
    return TruckerStory(perihelion.from_position("galaxy-trucker", "\n".join(said) + "\n"))


def test_a_cyan_alien_brings_one_of_the_specialisations_left() -> None:
    """[BE-2.15.1 BE-2.16.1 BE-2.16.2 BE-2.16.3 BE-14.2]"""
    story = launch(HOUSE, HOUSE)
    assert list(story.game.pending) == [0] and story.offered == ["lodge cyan 7.6", "done"]
    story.does("lodge cyan 7.6")
    assert story.offered == [f"hire {w}" for w in ("lawyer", "manager", "merchant", "techie", "diplomat")]
    story.does("hire techie", "lodge cyan 7.6")
    assert "hire techie" not in story.offered and len(story.offered) == 4
    story.does("hire lawyer")
    assert technology(story.gt).specialists == {0: "techie", 1: "lawyer"}


def test_the_table_may_let_the_highest_number_begin() -> None:
    """[BE-2.16.3 BE-14.2]"""
    assert list(launch(HOUSE, HOUSE, order="highest").game.pending) == [1]
    with pytest.raises(perihelion.Refused, match="choice-needs"):
        perihelion.new("galaxy-trucker", seats=2, options={"alien-order": "highest"})


def test_two_humans_may_stay_instead_and_other_cabins_have_no_life_support() -> None:
    """[BE-2.15.1 BE-2.16.4]"""
    story = launch(HOUSE).does("done")
    assert story.ship().humans["7.6"] == 2 and not technology(story.gt).specialists
    luxury = launch(". . - . .\n. l L - .\n- b @ - -\n- - e - -\n- - . - -", HOUSE)
    assert list(luxury.game.pending) == [1], "neither the luxury cabin nor the starting cabin"


def test_the_lawyer_pays_nothing_for_losses_while_aboard() -> None:
    """[BE-2.16.2 BE-2.17.1 BE-14.3]"""
    story = with_specialist(CREWED, "lawyer", lines="lost 0: CN-20 CN-21")
    assert story.gt.on.book.price_of_losses(story.gt, 0, 9) == 0
    story.gt.on.book.dismiss(story.gt, 0, "7.6")
    assert story.gt.on.book.price_of_losses(story.gt, 0, 3) == 3
    gave_up = with_specialist(CREWED, "lawyer")
    gave_up.gt.on.book.give_up(gave_up.gt, 0, "choice", "GT-20.1")
    assert gave_up.gt.on.book.price_of_losses(gave_up.gt, 0, 9) == 0


MANAGED = ". . C . .\n. l h:cyan - .\nm h:brown @ h:purple n\n- - e - -\n- - . - -"


def test_the_manager_makes_aliens_work_harder_and_is_paid() -> None:
    """[BE-2.17.2] E19."""
    story = with_specialist(MANAGED, "manager")
    seen = story.game.view(0)["table"]["players"][0]["ship"]
    assert seen["engines"] == [4, 4] and seen["cannons"] == [4, 4]
    for left, credits in (((), 6), (("8.7",), 3), (("6.7",), 1)):
        for cabin in left:
            story.gt.on.book.dismiss(story.gt, 0, cabin)
        story.gt.players[0].bill = []
        story.gt.on.book.sell_goods(story.gt, 0)
        assert story.bill() == {"manager": credits}
    story.gt.on.book.give_up(story.gt, 0, "choice", "GT-20.1")
    story.gt.players[0].bill = []
    story.gt.on.book.sell_goods(story.gt, 0)
    assert story.bill() == {}


LADEN = ". . - . .\n. l h:cyan - .\n- b @ S:r -\n- c:yb e - -\n- - . - -"


def test_the_merchant_sells_red_and_yellow_for_more() -> None:
    """[BE-2.17.3 BE-14.5]"""
    story = with_specialist(LADEN, "merchant")
    story.gt.on.book.sell_goods(story.gt, 0)
    assert story.bill() == {"goods": 8, "merchant": 2}
    gave_up = with_specialist(LADEN.replace("c:yb", "c:y"), "merchant")
    gave_up.gt.on.book.give_up(gave_up.gt, 0, "choice", "GT-20.1")
    gave_up.gt.on.book.sell_goods(gave_up.gt, 0)
    assert gave_up.bill() == {"half-price": 4, "merchant": 2}, "half of seven, rounded up, then in full"


ARMED = ". . D . .\n. l h:cyan D .\nD B @ - -\n- - e - -\n- - . - -"


def test_the_techie_saves_a_battery_on_the_first_use_of_a_card() -> None:
    """[BE-2.17.4] E18."""
    story = with_specialist(ARMED, "techie", LONE, card="SLAVERS-I")
    story.does("power 7.5", "power 8.6", "power 5.7")
    assert story.ship().batteries == {"6.7": 1}, "three double cannons for two"
    one = with_specialist(CREWED.replace("b @", "b:1 @"), "techie", LONE, card="OPEN-SPACE-I-1")
    assert one.brings == {}, "it costs nothing"
    one.does("power 8.7")
    assert one.ship().batteries == {"6.7": 1} and one.days[0] == 3
    none = with_specialist(CREWED.replace("b @", "b:0 @"), "techie", LONE, card="OPEN-SPACE-I-1")
    assert none.days[0] == 1 and not none.heard("gt-saved")


def test_the_techie_saves_one_of_two_and_nothing_when_batteries_are_taken() -> None:
    """[BE-2.17.4 BE-14.9]"""
    boosted = ". . - . .\n. b o U .\n- h:cyan @ - -\n- l e - -\n- - . - -"
    story = comes(
        boosted, "large-shot", "front", 7, option="expansions: new-technologies\nspecialist 0: techie"
    )
    story.does("drain 6.6")
    assert story.ship().batteries == {"6.6": 1}
    robbed = with_specialist(CREWED, "techie", LONE, card="SMUGGLERS-I")
    assert not robbed.ship().batteries, "the smugglers took both"


def test_the_diplomat_spares_once_what_an_enemy_does_and_leaves() -> None:
    """[BE-2.17.5 BE-14.6]"""
    story = with_specialist(CREWED, "diplomat", LONE, card="SLAVERS-I")
    assert story.asked == "gt-diplomat"
    story.does("yes")
    assert story.ship().humans == {"7.7": 2} and not story.ship().aliens
    assert [seat for seat, _ in story.heard("gt-enemy-won")] == [0, 1], "the enemy goes on"
    again = with_specialist(CREWED, "diplomat", LONE, card="SLAVERS-I").does("no")
    assert 0 in again.flight.gave_up, "all three are taken"


def test_the_diplomat_talks_a_line_of_a_combat_zone_away() -> None:
    """[BE-2.17.5]"""
    story = with_specialist(
        LONE.replace("- - @", "- h:cyan @").replace("- - e", "- l e"),
        "diplomat",
        PLAIN,
        card="COMBAT-ZONE-I",
        days=(9, 4),
    )
    assert (story.who, story.asked) == (0, "gt-diplomat")
    story.does("yes")
    assert not [seat for seat, said in story.heard("gt-moved")], "the line hits nobody else"


def test_an_alien_lost_wakes_sleepers_too() -> None:
    """[BE-2.5.4 BE-2.17.5]"""
    ship = ". . Z . .\n. l h:cyan - .\n- b @ - -\n- - e - -\n- - . - -"
    story = with_specialist(ship, "diplomat", LONE, card="SLAVERS-I").does("yes")
    assert (story.asked, story.offered) == ("gt-wake", ["wake 7.6", "done"])
