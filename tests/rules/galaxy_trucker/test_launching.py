"""Before the launch: batteries, crews, aliens, start places, the deck."""

import pytest
from builders import BuildingStory, building
from shipyard import build


def aboard(*drawings: str, numbers: tuple[int, ...] = (1, 2)) -> BuildingStory:
    """Ships drawn in the shipyard, at the moment when crews go aboard."""
    used: set[str] = set()
    ships = {seat: "\n".join(build(drawing, seat=seat, used=used)) for seat, drawing in enumerate(drawings)}
    lines = "\n".join(f"number {seat}: {numbers[seat]}" for seat in ships)
    return building(ships=ships, seats=len(ships), lines=f"phase: check\n{lines}", flights="I")


PLAIN = """
. . - . .
. - - - .
- b @ h -
- - e - -
- - . - -
"""
BROWN = """
. . - . .
. - - - .
m h @ h -
- - e - -
- - . - -
"""
BOTH = BROWN.replace(". - - - .", ". n - - .")
TWO = BROWN.replace("h -", "h m")


def test_batteries_and_cabins_are_filled() -> None:
    """[GT-9.1 GT-9.2]"""
    ship = aboard(PLAIN).ship()
    assert ship.batteries == {"6.7": 2}
    assert ship.humans == {"7.7": 2, "8.7": 2}


def test_an_alien_lives_in_a_cabin_joined_to_its_life_support() -> None:
    """[GT-9.3 GT-9.7]"""
    story = aboard(BROWN)
    assert story.offered == ["lodge brown 6.7", "done"]
    assert story.brings == {"lodge brown 6.7": {"crew": -1}}, "one alien for two humans"
    story.does("lodge brown 6.7")
    assert story.ship().aliens == {"6.7": "brown"}
    assert story.ship().humans == {"7.7": 2, "8.7": 2}
    assert story.ship().crew_count == 5


def test_a_cabin_without_the_life_support_lodges_no_alien() -> None:
    """[GT-9.3]"""
    story = aboard(BROWN)
    story.refuses("lodge purple 6.7", "gt-no-support", "GT-9.3")
    story.refuses("lodge brown 8.7", "gt-no-support", "GT-9.3")


def test_an_alien_may_be_left_at_home() -> None:
    """[GT-9.2 GT-9.3]"""
    assert aboard(BROWN).does("done").ship().humans == {"6.7": 2, "7.7": 2, "8.7": 2}


def test_no_alien_lives_in_the_starting_cabin() -> None:
    """[GT-9.3]"""
    assert aboard(PLAIN.replace("b @ h", "m @ n")).gt.phase == "flight"


def test_with_both_supports_the_owner_chooses_one() -> None:
    """[GT-9.3]"""
    story = aboard(BOTH)
    assert story.offered == ["lodge brown 6.7", "lodge purple 6.7", "done"]
    story.does("lodge purple 6.7")
    assert story.ship().aliens == {"6.7": "purple"}


def test_one_alien_of_each_colour_in_a_ship() -> None:
    """[GT-9.4]"""
    story = aboard(TWO)
    assert story.offers("lodge") == ["brown 6.7", "brown 8.7"]
    story.does("lodge brown 8.7")
    assert story.gt.phase == "flight"
    assert story.ship().humans == {"6.7": 2, "7.7": 2}


def test_a_second_colour_may_follow_but_not_the_same_again() -> None:
    """[GT-9.4]"""
    story = aboard(TWO.replace(". - - - .", ". n - - .")).does("lodge brown 8.7")
    assert story.offered == ["lodge purple 6.7", "done"]
    story.refuses("lodge brown 6.7", "gt-alien-aboard", "GT-9.4")
    assert story.does("lodge purple 6.7").ship().aliens == {"8.7": "brown", "6.7": "purple"}


def test_one_support_may_serve_several_cabins_and_two_give_no_more() -> None:
    """[GT-9.5]"""
    between = BROWN.replace("m h @ h -", "- m @ - -").replace("- - e - -", "- h - - -")
    between = between.replace(". - - - .", ". h - - .")
    assert aboard(between).offers("lodge") == ["brown 6.6", "brown 6.8"]
    twice = BROWN.replace(". - - - .", ". m - - .")
    assert aboard(twice).offers("lodge") == ["brown 6.7"]


def test_aliens_are_chosen_in_order_of_the_numbers() -> None:
    """[GT-9.6]"""
    story = aboard(BROWN, BROWN.replace("m", "n"), numbers=(2, 1))
    assert list(story.game.pending) == [1]
    story.does("done")
    assert list(story.game.pending) == [0]


def test_life_support_not_joined_to_a_cabin_does_nothing() -> None:
    """[GT-9.7]"""
    assert aboard(PLAIN.replace("b @ h -", "m @ c h")).gt.phase == "flight"


@pytest.mark.parametrize(
    ("flight", "days"), [("I", [0, -2, -4, -6]), ("II", [0, -3, -6, -9]), ("III", [0, -4, -8, -12])]
)
def test_start_places(flight: str, days: list[int]) -> None:
    """[GT-9.8]"""
    story = building(seats=4, tempo="live", flights=flight)
    for seat in range(4):
        story.by(seat, f"finish {4 - seat}")
    assert story.told("gt-launched") == [{"days": days[::-1]}]


def test_two_players_start_without_a_gap_for_absent_ones() -> None:
    """[GT-9.9]"""
    story = building(seats=2, tempo="live", flights="I").by(0, "finish 2").by(1, "finish 1")
    assert story.told("gt-launched") == [{"days": [-2, 0]}]


@pytest.mark.parametrize(("flight", "level"), [("II", 2), ("III", 3)])
def test_the_first_card_is_of_the_level_of_the_flight(flight: str, level: int) -> None:
    """[GT-9.10]"""
    found = set()
    for seed in range(30):
        story = building(flights=flight, lines=f"seed: {seed}").does("finish 1")
        first = story.told("gt-card")[0]["card"]
        assert story.gt.on.cards[first].level == level
        found.add(first)
    assert len(found) > 5
