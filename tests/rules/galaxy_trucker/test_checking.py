"""The check of the ships."""

from typing import Any

import pytest
from builders import BuildingStory, building

HULL = """
. . - . .
. - - - .
- {left} @ {right} -
- - {below} - -
- - . - -
"""


def hull(left: str = "-", right: str = "-", below: str = "-") -> str:
    return HULL.format(left=left, right=right, below=below)


def checked(ship: str, *, seats: int = 1, **options: Any) -> BuildingStory:
    """A ship built freely, at its check, the first to be finished; those of the other seats are in order."""
    numbers = "\n".join(f"number {seat}: {seat + 1}" for seat in range(seats))
    lines = f"phase: check\n{numbers}"
    return building(ships={0: ship}, seats=seats, lines=lines, welding="free", flights="I", **options)


def flaws_told(story: BuildingStory) -> list[str]:
    return [reason for told in story.told("gt-flaws") for reason in told["reasons"]]


def test_every_ship_is_checked_in_order_of_the_numbers() -> None:
    """[GT-8.1]"""
    story = building(
        ships={0: hull(right="EN-01"), 1: hull(right="EN-02")},
        seats=2,
        lines="phase: check\nnumber 0: 2\nnumber 1: 1",
        welding="free",
        flights="I",
    )
    wrong = [event.seat for event in story.game.events(None) if event.kind == "gt-flaws"]
    assert wrong == [1]
    assert list(story.game.pending) == [1]
    story.does("remove 8.7")
    assert list(story.game.pending) == [0]


def test_a_legal_ship_is_not_asked_about() -> None:
    """[GT-8.2]"""
    story = checked(hull(right="H2-01", below="EN-03"))
    assert story.gt.phase == "flight"
    assert story.gt.players[0].lost == []


@pytest.mark.parametrize(
    ("ship", "reason", "squares"),
    [
        (hull(right="EN-01"), "gt-connectors-clash", ["7.7", "8.7"]),
        (
            hull(left="EN-01", below="H2-09<").replace("- - H2", "- H2-01v H2"),
            "gt-exhaust-blocked",
            ["6.7", "6.8"],
        ),
        (hull(right="CN-01<"), "gt-muzzle-blocked", ["8.7", "7.7"]),
    ],
)
def test_each_kind_of_error_is_found_and_the_owner_chooses(
    ship: str, reason: str, squares: list[str]
) -> None:
    """[GT-8.2 GT-8.4]"""
    story = checked(ship)
    found = story.game.pending[0].about["flaws"]
    assert [reason, squares] in found
    assert sorted(story.offers("remove")) == sorted(
        {s for why, of in found if why != "gt-not-joined" for s in of}
    )


def test_an_engine_turned_wrongly_comes_off_by_itself() -> None:
    """[GT-8.3]"""
    story = checked(hull(right="EN-03<", below="H2-01>"))
    assert story.gt.phase == "flight"
    assert story.gt.players[0].lost == ["EN-03"]
    assert story.tile("7.8") == "H2-01"


def test_the_owner_may_take_off_either_tile() -> None:
    """[GT-8.4]"""
    story = checked(hull(right="EN-01"))
    assert story.offers("remove") == ["7.7", "8.7"]
    assert story.does("remove 8.7").gt.players[0].lost == ["EN-01"]


def test_the_owner_keeps_one_of_several_parts() -> None:
    """[GT-8.5]"""
    ship = """
. . - . .
. - - - .
- - @ - CB-05
- - - - EN-04
- - . - -
"""
    story = checked(ship)
    assert story.offers("keep") == ["7.7", "9.7"]
    story.does("keep 9.7")
    assert list(story.ship().parts) == ["9.7", "9.8"]
    assert story.gt.players[0].lost == ["SC-BLUE"]


def test_a_part_without_a_cabin_cannot_be_kept() -> None:
    """[GT-8.5]"""
    ship = """
. . - . .
. - - - .
- - @ - CB-05
H2-01 - - - EN-04
- - . - -
"""
    story = checked(ship)
    story.refuses("keep 5.8", "gt-no-cabin", "GT-8.5")
    assert story.does("keep 7.7").gt.players[0].lost == ["CB-05", "H2-01", "EN-04"]


def test_loose_parts_without_a_cabin_come_off_unasked() -> None:
    """[GT-8.5 GT-8.9 GT-26.9]"""
    story = checked(hull().replace("- - . - -", "H2-01 - . - -"))
    assert story.gt.phase == "flight"
    assert story.gt.players[0].lost == ["H2-01"]


def test_what_falls_off_counts_as_removed() -> None:
    """[GT-8.6 GT-8.9]"""
    ship = """
. . - . .
. - - - .
- - @ EN-09 H2-01
- - - - -
- - . - -
"""
    story = checked(ship)  # the engine's left side is single: all is well there
    assert story.gt.players[0].lost == []
    story = checked(ship.replace("EN-09", "EN-01"))  # its left side is smooth
    story.does("remove 8.7")
    assert sorted(story.gt.players[0].lost) == ["EN-01", "H2-01"]


def test_a_ship_of_nothing_but_scrap_is_lost() -> None:
    """[GT-8.5 GT-8.10]"""
    story = checked(hull(right="EN-01")).does("remove 7.7")
    assert story.told("gt-gave-up") == [{"why": "no-human"}]
    assert story.gt.players[0].credits == 0


def test_a_first_flight_may_be_repaired_for_the_number_tile() -> None:
    """[GT-8.7 GT-26.10]"""
    story = checked(hull(right="EN-01"), seats=3, first_flight="yes").does("repair", "remove 8.7")
    assert [player.number for player in story.gt.players] == [3, 1, 2]
    assert story.gt.players[0].lost == []
    assert story.gt.face_up == ["EN-01"]


def test_a_repair_is_for_first_flights_and_chosen_once() -> None:
    """[GT-8.7]"""
    story = checked(hull(right="EN-01"))
    assert "repair" not in story.offered
    story = checked(hull(right="EN-01"), first_flight="yes")
    assert (story.asked, story.offered) == ("gt-repair", ["repair", "no"])
    story.does("repair")
    assert (story.asked, story.offers("remove")) == ("gt-correct", ["7.7", "8.7"])
    assert "repair" not in story.offered


@pytest.mark.parametrize(
    "ship",
    [hull(right="EN-03<"), hull().replace("- - . - -", "EN-03 - . - -")],
    ids=["an engine turned wrongly", "a loose part"],
)
def test_what_comes_off_unasked_can_be_repaired_too(ship: str) -> None:
    """[GT-8.3 GT-8.7 GT-26.10]"""
    story = checked(ship, first_flight="yes").does("repair")
    assert story.gt.phase == "flight"
    assert story.gt.players[0].lost == []
    assert story.gt.face_up == ["EN-03"]


def test_who_does_not_repair_keeps_the_number_and_pays() -> None:
    """[GT-8.6 GT-8.7]"""
    story = checked(hull(right="EN-03<"), seats=2, first_flight="yes").does("no")
    assert [player.number for player in story.gt.players] == [1, 2]
    assert story.gt.players[0].lost == ["EN-03"]


def test_a_sound_ship_of_a_first_flight_is_not_asked_about() -> None:
    """[GT-8.2 GT-8.7]"""
    assert checked(hull(right="H2-01", below="EN-03"), first_flight="yes").gt.phase == "flight"


def test_an_error_found_in_flight_costs_a_credit_more() -> None:
    """[GT-8.8]"""
    story = building(
        ships={0: hull(right="EN-01")},
        lines="phase: flight\nbill 0: I/arrival/4/GT-21.2/1",
        flights="I",
    )
    assert story.asked == "gt-correct"
    story.does("remove 8.7")
    assert [(entry.part, entry.credits) for entry in story.gt.players[0].bill[1:2]] == [("late-error", -1)]
    assert story.gt.players[0].lost == ["EN-01"]


def test_an_alien_that_loses_its_life_support_by_a_late_correction_is_lost() -> None:
    """[GT-8.8 GT-13.4]"""
    ship = """
. . - . .
. LB-04< H2-01< - .
- CB-01:brown @ - -
- - EN-03 - -
- - . - -
"""
    story = building(ships={0: ship}, lines="phase: flight", flights="I")
    assert story.offers("remove") == ["6.6", "7.6"]
    assert story.does("remove 6.6").ship().aliens == {}
    story = building(ships={0: ship}, lines="phase: flight", flights="I").does("remove 7.6")
    assert story.ship().aliens == {"6.7": "brown"}
