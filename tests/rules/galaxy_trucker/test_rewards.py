"""The end of a flight and of the game."""

import pytest
from trucker import CLOSED, LONE, PLAIN, FlightStory, flight

import perihelion
from perihelion.games.galaxy_trucker.content import base_content
from perihelion.games.galaxy_trucker.ships.ship import exposed
from perihelion.games.galaxy_trucker.voyage.flight import half_price
from perihelion.games.galaxy_trucker.voyage.rewards import insured

SPARE = [
    "ST-01",
    "ST-02",
    "ST-03",
    "ST-04",
    "ST-05",
    "ST-06",
    "ST-07",
    "ST-08",
    "LB-01",
    "LB-02",
    "LP-01",
    "LP-02",
]


def landing(*ships: str, lines: str = "", days: tuple[int, ...] | None = None) -> FlightStory:
    """Ships at the end of their flight: the last card is done."""
    return flight(*ships, last=True, days=days, lines=f"agenda: settle\n{lines}")


def test_bonuses_come_first_then_goods_then_losses() -> None:
    """Whoever has nothing yet pays for losses from what the flight brought.  [GT-21.1]"""
    story = landing(PLAIN.replace("h c", "h c:yb"), LONE, lines="lost 0: ST-01 ST-02 ST-03")
    assert [entry.part for entry in story.gt.players[0].bill] == ["arrival", "goods", "lost"]
    assert story.credits(0) == 4 + 4 - 3


@pytest.mark.parametrize(
    ("flight_class", "places"), [("I", "4 3 2 1"), ("II", "8 6 4 2"), ("III", "12 9 6 3")]
)
def test_what_arriving_brings(flight_class: str, places: str) -> None:
    """[GT-21.2]"""
    level = base_content().level_of(flight_class)
    assert " ".join(map(str, level.places)) == places
    assert level.looks == int(places.split()[0]) // 2


def test_places_follow_the_order_on_the_board() -> None:
    """[GT-21.2]"""
    story = landing(PLAIN, PLAIN, PLAIN, PLAIN, days=(3, 9, 1, 5))
    assert [story.bill(seat)["arrival"] for seat in range(4)] == [2, 4, 1, 3]


def test_only_those_who_arrive_count() -> None:
    """[GT-21.3]"""
    story = landing(PLAIN, PLAIN, lines="days 1: 4\ngave-up: 0")
    assert "arrival" not in story.bill(0)
    assert story.bill(1)["arrival"] == 4


def test_the_fewest_exposed_connectors_look_best() -> None:
    """[GT-5.10 GT-21.4]"""
    story = landing(CLOSED, PLAIN, days=(0, 4))
    assert len(exposed(story.ship(1))) > len(exposed(story.ship(0))) == 0
    assert story.bill(0) == {"arrival": 3, "looks": 2}
    assert story.bill(1) == {"arrival": 4}


def test_all_who_tie_for_looks_get_the_full_bonus() -> None:
    """[GT-21.4 GT-25.10]"""
    story = landing(LONE.replace("e", "EN-03"), LONE.replace("e", "EN-19"), PLAIN)
    assert len(exposed(story.ship(0))) == len(exposed(story.ship(1))) == 3
    assert story.bill(0) == {"arrival": 4, "looks": 2}
    assert story.bill(1) == {"arrival": 3, "looks": 2}
    assert "looks" not in story.bill(2)


def test_goods_are_sold_at_their_price() -> None:
    """[GT-12.1 GT-21.5]"""
    ship = PLAIN.replace("h c", "h G:ygb").replace("b h", "S:rr h")
    assert landing(ship).bill(0)["goods"] == 4 + 4 + 3 + 2 + 1


def test_every_lost_component_costs_a_credit() -> None:
    """Destroyed, fallen off, removed in the check or left aside.  [GT-4.9 GT-21.6 GT-25.12]"""
    story = landing(PLAIN, lines="lost 0: ST-01 ST-02\naside 0: ST-03")
    assert story.bill(0)["lost"] == -3


@pytest.mark.parametrize(
    ("board", "lost", "paid"), [("I", 4, 4), ("I", 6, 5), ("II", 13, 8), ("III", 12, 11), ("IIIA", 14, 14)]
)
def test_the_insurance_of_a_class_limits_the_payment(board: str, lost: int, paid: int) -> None:
    """[GT-3.5 GT-3.6 GT-21.7 GT-21.9]"""
    assert insured(lost, base_content().boards[board].insurance) == paid


def test_the_tile_left_aside_costs_within_the_insurance() -> None:
    """[GT-21.7 GT-25.12]"""
    lost = " ".join(SPARE[:5])
    story = landing(PLAIN, lines=f"lost 0: {lost}\naside 0: {SPARE[5]}")
    assert story.bill(0)["lost"] == -5


def test_who_cannot_pay_gives_all_he_has() -> None:
    """[GT-21.8]"""
    story = landing(
        PLAIN,
        PLAIN,
        lines=f"days 1: 0\ngave-up: 0\nlost 0: {' '.join(SPARE[:4])}\nbill 0: I/card/3/GT-16.2",
    )
    assert story.bill(0) == {"card": 3, "lost": -3}
    assert story.credits(0) == 0
    broke = landing(PLAIN, PLAIN, lines="days 1: 0\ngave-up: 0\nlost 0: ST-01")
    assert broke.credits(0) == 0


def test_half_prices() -> None:
    """[GT-20.7]"""
    assert [half_price(worth, 2) for worth in (0, 1, 4, 5)] == [0, 1, 2, 3]


def test_the_most_credits_win_and_everybody_with_one_is_named() -> None:
    """[GT-22.1]"""
    story = flight(PLAIN, PLAIN, PLAIN, last=True, lines="deck: STARDUST-I").all_ready(2)
    assert story.game.result is not None
    (over,) = [data for _, data in story.heard("gt-over")]
    assert over == {"winners": [0, 1], "richest": story.game.result.winners}
    assert story.game.result.winners == [0]


def test_equal_credits_share_the_victory() -> None:
    """[GT-22.2]"""
    bills = "bill 0: I/card/3/GT-16.2\nbill 1: I/card/3/GT-16.2"
    story = landing(
        PLAIN, PLAIN, PLAIN, lines=f"days 2: 0\ngave-up: 0 1\n{bills}\nlost 2: {' '.join(SPARE[:5])}"
    )
    result = story.game.result
    assert result is not None
    assert result.scores == [3, 3, 1]
    assert result.ranks == [1, 1, 3]
    assert result.winners == [0, 1]


def test_alone_a_profit_wins_and_nothing_loses() -> None:
    """[GT-22.1 GT-26.7]"""
    rich, poor = landing(PLAIN), landing(LONE, lines="gave-up: 0\nlost 0: ST-01")
    assert rich.game.result is not None and poor.game.result is not None
    assert rich.game.result.winners == [0]
    assert poor.game.result.winners == []
    assert poor.game.result.scores == [0]


def test_the_result_lists_every_item_of_the_bill() -> None:
    """[GT-21.1 GT-22.1]"""
    story = landing(
        PLAIN.replace("h c", "h c:y"), lines="lost 0: ST-01\nbill 0: I/card/4/GT-16.2/ABANDONED-SHIP-I-1"
    )
    assert story.game.result is not None
    (items,) = story.game.result.parts
    assert [(item.part, item.credits, item.rule, item.about["what"]) for item in items] == [
        ("gt-card", 4, "GT-16.2", "ABANDONED-SHIP-I-1"),
        ("gt-arrival", 4, "GT-21.2", "1"),
        ("gt-looks", 2, "GT-21.4", str(len(exposed(story.ship())))),
        ("gt-goods", 3, "GT-21.5", "1"),
        ("gt-lost", -1, "GT-21.6", "1"),
    ]
    assert story.game.result.scores == [sum(item.credits for item in items)]


def test_credits_are_kept_from_flight_to_flight() -> None:
    """[GT-1.2 GT-1.5]"""
    settled = "phase: flight\ngave-up: 0\nagenda: settle\nbill 0: I/card/4/GT-16.2"
    game = perihelion.from_position("galaxy-trucker", f"perihelion galaxy-trucker 1\nseats: 1\n{settled}\n")
    table = game.view(0)["table"]
    assert (table["class"], table["phase"]) == ("II", "building")
    assert table["players"][0]["credits"] == 4
