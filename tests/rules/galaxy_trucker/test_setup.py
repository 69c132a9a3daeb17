"""Before a flight: boards, heap, piles, hourglass."""

import pytest
from builders import building
from trucker import table_of

import perihelion
from perihelion.games.galaxy_trucker.content import base_content


def started(seats: int = 2, **options: object) -> perihelion.Game:
    said = {name.replace("_", "-"): value for name, value in options.items()}
    return perihelion.new("galaxy-trucker", seats=seats, seed=4, options=said)


def test_one_to_four_sit_at_a_table() -> None:
    """[GT-1.1]"""
    for seats in (1, 2, 3, 4):
        assert len(table_of(started(seats)).players) == seats
    for seats, reason in ((5, "seats-need-choice"), (6, "bad-seats"), (0, "bad-seats")):
        with pytest.raises(perihelion.Refused) as refused:
            started(seats)
        assert refused.value.reason == reason


@pytest.mark.parametrize(
    "flights", [["I", "II", "III"], ["I", "II", "IIIA"], ["I", "II"], ["II", "III"], ["II", "IIIA"], ["IIIA"]]
)
def test_a_game_of_three_flights_or_fewer(flights: list[str]) -> None:
    """[GT-1.2 GT-1.3]"""
    game = started(flights=flights)
    assert game.view(None)["table"]["flights"] == flights
    assert game.view(None)["table"]["class"] == flights[0]


@pytest.mark.parametrize("flights", [["III", "IIIA"], ["II", "I"], ["I", "I"]])
def test_a_game_has_each_flight_once_at_most_and_in_their_order(flights: list[str]) -> None:
    """[GT-1.2]"""
    with pytest.raises(perihelion.Refused) as refused:
        started(flights=flights)
    assert (refused.value.reason, refused.value.rule) == ("gt-bad-flights", "GT-1.2")


def test_a_flight_is_built_checked_flown_and_settled() -> None:
    """[GT-1.4]"""
    game = started(1, flights=["I"])
    game.play(0, "finish 1")
    while not game.over:
        game.play(
            0, "ready" if "ready" in map(str, game.pending[0].moves) else str(game.pending[0].moves[-1])
        )
    parts = ("gt-prepared", "gt-built", "gt-launched", "gt-card", "gt-flight-over", "gt-over")
    told = [event.kind for event in game.events(None) if event.kind in parts]
    assert tuple(dict.fromkeys(told)) == parts


def test_credits_stay_and_ships_are_taken_apart() -> None:
    """[GT-1.5]"""
    assert all(player.credits == 0 for player in table_of(started()).players)
    story = building(
        seats=1,
        flights="I II",
        lines="phase: flight\ngave-up: 0\nlost 0: CB-01\naside 0: CB-02\nbill 0: I/arrival/4/GT-21.2/1",
    )
    player = story.gt.players[0]
    assert story.gt.board.id == "II"
    assert (list(player.ship.parts), player.lost, player.aside) == (["7.7"], [], [])
    assert len(story.gt.heap) == 140
    assert player.credits == 4 - 2


def test_everybody_begins_with_the_cabin_of_his_colour() -> None:
    """[GT-2.1 GT-3.2]"""
    for flights in (["I"], ["II"], ["III"], ["IIIA"]):
        ships = [player["ship"] for player in started(4, flights=flights).view(None)["table"]["players"]]
        cabins = [{"7.7": [f"SC-{colour}", 0]} for colour in ("BLUE", "GREEN", "YELLOW", "RED")]
        assert [ship["parts"] for ship in ships] == cabins


def test_all_other_tiles_lie_face_down_and_absent_cabins_stay_out() -> None:
    """[GT-2.2]"""
    game = started(2)
    assert game.view(None)["table"]["heap"] == 140
    assert not any(tile.startswith("SC-") for tile in table_of(game).heap)
    assert game.view(None)["table"]["face_up"] == []


def test_as_many_number_tiles_as_players() -> None:
    """[GT-2.3]"""
    for seats in (1, 3, 4):
        offered = [str(move) for move in started(seats).pending[0].moves if move.verb == "finish"]
        assert offered == [f"finish {number}" for number in range(1, seats + 1)]


@pytest.mark.parametrize(("flight", "circle"), [("I", 1), ("II", 2), ("III", 3), ("IIIA", 3)])
def test_the_hourglass_begins_on_the_circle_of_the_flight(flight: str, circle: int) -> None:
    """[GT-2.4]"""
    assert started(flights=[flight]).view(None)["table"]["building"]["circle"] == circle


@pytest.mark.parametrize(
    ("flight", "levels"), [("I", [8, 0, 0]), ("II", [4, 8, 0]), ("III", [4, 4, 8]), ("IIIA", [4, 4, 8])]
)
def test_four_piles_hold_the_cards_of_a_flight(flight: str, levels: list[int]) -> None:
    """[GT-2.5]"""
    story = building(flights=flight).does("finish 1")
    cards = [card for pile in story.gt.piles for card in pile.cards]
    assert [len(pile.cards) for pile in story.gt.piles] == [sum(levels) // 4] * 4
    assert [sum(story.gt.on.cards[card].level == level for card in cards) for level in (1, 2, 3)] == levels
    assert len(set(cards)) == sum(levels)


def test_three_piles_may_be_looked_at() -> None:
    """[GT-2.6 GT-6.4]"""
    story = building("H2-01").does("draw", "attach 8.7 0")
    assert story.offers("look") == ["1", "2", "3"]
    story.refuses("look 4", "unknown-move")


def test_a_card_comes_once_in_a_game() -> None:
    """[GT-2.7]"""
    gone = " ".join(card for card, printed in base_content().cards.items() if printed.level == 1)
    kept = "STARDUST-I SLAVERS-I PIRATES-I SMUGGLERS-I"
    gone = " ".join(card for card in gone.split() if card not in kept.split())
    story = building(flights="I II", lines=f"round: 1\ngone: {gone}").does("finish 1")
    cards = [card for pile in story.gt.piles for card in pile.cards]
    assert sorted(card for card in cards if story.gt.on.cards[card].level == 1) == sorted(kept.split())


def test_a_card_never_turned_up_may_come_again() -> None:
    """[GT-2.7 GT-26.8]"""
    story = building(
        flights="I II",
        lines="phase: flight\ngave-up: 0\npile 1: STARDUST-I PIRATES-I\nturned: STARDUST-I",
    )
    assert story.gt.board.id == "II"
    assert story.gt.gone == ["STARDUST-I"]
    assert "PIRATES-I" in story.gt.supply


def test_the_first_flight_is_made_of_the_eight_cards_with_a_star() -> None:
    """[GT-2.8]"""
    story = building(flights="I II", first_flight="yes").does("finish 1")
    assert sorted(card for pile in story.gt.piles for card in pile.cards) == sorted(base_content().starred())
    later = building(flights="II", first_flight="yes").does("finish 1")
    assert not all(later.gt.on.cards[card].star for pile in later.gt.piles for card in pile.cards)
