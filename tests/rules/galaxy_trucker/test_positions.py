"""Positions: what is left out, what is laid down, and what is refused, with its line."""

import pytest
from builders import building

import perihelion

HEAD = "perihelion galaxy-trucker 1\nseats: 2\noption flights: I\n"


def test_nothing_said_is_the_first_moment_of_building() -> None:
    said = perihelion.from_position("galaxy-trucker", "perihelion galaxy-trucker 1\nseats: 3\n")
    fresh = perihelion.new("galaxy-trucker", seats=3)
    assert said.view(0) == fresh.view(0)


@pytest.mark.parametrize("tempo", ["live", "turns", "days"])
def test_a_position_in_the_middle_of_building_goes_on_as_the_game_would(tempo: str) -> None:
    story = building("H2-01", "CB-05", "EN-03", seats=2, tempo=tempo, lines="face-up: CN-01")
    for seat, move in ((0, "draw"), (1, "take CN-01"), (0, "attach 8.7 0"), (1, "aside")):
        if seat in story.game.pending and move in story.may(seat):
            story.by(seat, move)
    text = story.game.position()
    twin = perihelion.from_position("galaxy-trucker", text)
    assert twin.position() == text
    for game in (story.game, twin):
        seat = min(game.pending)
        game.play(seat, "draw")
    assert twin.position() == story.game.position()


def test_a_flight_begins_at_its_start_places_with_full_ships_and_a_dealt_deck() -> None:
    game = perihelion.from_position("galaxy-trucker", HEAD + "phase: flight\nturned: STARDUST-I\n")
    table = game.view(None)["table"]
    assert table["flight"]["days"] == {"0": 0, "1": -2}
    assert [player["ship"]["humans"] for player in table["players"]] == [{"7.7": 2}, {"7.7": 2}]
    assert table["flight"]["deck"] == 7


def test_cards_laid_down_are_among_those_dealt() -> None:
    game = perihelion.from_position(
        "galaxy-trucker", HEAD + "phase: flight\nturned: STARDUST-I\ndeck: PIRATES-I SLAVERS-I\n"
    )
    assert {"PIRATES-I", "SLAVERS-I"} <= set(game.state.flight.deck)
    assert len(game.state.flight.deck) == 7
    for seat in (0, 1):
        game.play(seat, "ready")
    assert game.state.flight.turned[:2] == ["STARDUST-I", "PIRATES-I"]


def test_a_card_in_play_is_carried_out() -> None:
    game = perihelion.from_position("galaxy-trucker", HEAD + "phase: flight\ncard: PLANETS-I-2\n")
    assert game.pending[0].prompt == "gt-land"
    assert game.state.flight.order == [0, 1]


@pytest.mark.parametrize(
    ("lines", "reason", "line"),
    [
        ("ship 0: - -\n", "wrong-count", 4),
        ("number 0: 1\nnumber 1: 1\n", "gt-twice", 6),
        ("number 0: 1\nnumber 1: 2\n", "gt-nobody-builds", 6),
        ("hand 0: CB-01\nloose 0: 7.7\n", "gt-holds-too-much", 6),
        ("hand 0: CB-01\naside 0: CB-01\n", "named-twice", 4),
        ("hand 0: CB-99\n", "unknown-word", 4),
        ("hand 0: CB-01 gladly\n", "unknown-word", 4),
        ("hourglass: 1\n", "gt-bad-hourglass", 4),
        ("hourglass: 1 13\n", "bad-number", 4),
        ("hourglass: 0 0\n", "gt-nobody-builds", 5),
        ("seen 1: 0\n", "gt-nothing-seen", 4),
        ("pile 1: STARDUST-I\npile 2: STARDUST-I\n", "named-twice", 5),
        ("bill 0: I/arrival/many/GT-21.2\n", "gt-bad-entry", 4),
        ("tile: CB-01 CB-01\n", "gt-not-to-come", 5),
        ("phase: check\n", "gt-no-number", 5),
        ("phase: flight\ndays 0: 3\ndays 1: 43\n", "gt-twice", 7),
        ("phase: flight\nagenda: build\n", "bad-agenda", 6),
        ("phase: flight\nagenda: end_card\n", "bad-agenda", 6),
        ("phase: flight\ncard: STARDUST-I\nagenda: planets\nagenda: end_card\n", "bad-agenda", 8),
        ("phase: over\nagenda: fly\n", "bad-agenda", 6),
        ("phase: landing\n", "unknown-word", 4),
        ("round: 2\n", "bad-number", 4),
        ("orbit: 2\n", "unknown-key", 4),
    ],
)
def test_what_is_wrong_is_refused_with_its_line(lines: str, reason: str, line: int) -> None:
    with pytest.raises(perihelion.Refused) as refused:
        perihelion.from_position("galaxy-trucker", HEAD + lines)
    assert (refused.value.reason, refused.value.line) == (reason, line)


def test_a_cabin_of_another_colour_is_refused() -> None:
    rows = (". . - . .", ". - - - .", "- - SC-RED - -", "- - - - -", "- - . - -")
    ship = "".join(f"ship 0: {row}\n" for row in rows)
    with pytest.raises(perihelion.Refused) as refused:
        perihelion.from_position("galaxy-trucker", HEAD + ship)
    assert refused.value.reason == "gt-other-cabin"
