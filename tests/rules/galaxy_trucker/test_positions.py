"""Positions: what is left out, what is laid down, and what is refused, with its line."""

import pytest
from builders import building
from trucker import table_of

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
    assert {"PIRATES-I", "SLAVERS-I"} <= set(table_of(game).flight.deck)
    assert len(table_of(game).flight.deck) == 7
    for seat in (0, 1):
        game.play(seat, "ready")
    assert table_of(game).flight.turned[:2] == ["STARDUST-I", "PIRATES-I"]


def test_a_card_in_play_is_carried_out() -> None:
    game = perihelion.from_position("galaxy-trucker", HEAD + "phase: flight\ncard: PLANETS-I-2\n")
    assert game.pending[0].prompt == "gt-land"
    assert table_of(game).flight.order == [0, 1]


@pytest.mark.parametrize(
    ("lines", "reason", "line"),
    [
        ("ship 0: - -\n", "gt-rows", 4),
        ("number 0: 1\nnumber 1: 1\n", "gt-twice", 5),
        ("number 0: 1\nnumber 1: 2\n", "gt-nobody-builds", 6),
        ("hand 0: CB-01\nloose 0: 7.7\n", "gt-holds-too-much", 4),
        ("hand 0: CB-01\naside 0: CB-01\n", "named-twice", 4),
        ("hand 0: CB-99\n", "unknown-word", 4),
        ("hand 0: CB-01 gladly\n", "unknown-word", 4),
        ("hourglass: 1\n", "gt-bad-hourglass", 4),
        ("hourglass: 1 13\n", "bad-number", 4),
        ("hourglass: 0 0\n", "gt-nobody-builds", 5),
        ("seen 1: 0\n", "gt-nothing-seen", 4),
        ("pile 1: STARDUST-I\npile 2: STARDUST-I\n", "named-twice", 5),
        ("bill 0: I/arrival/many/GT-21.2\n", "gt-bad-entry", 4),
        ("tile: CB-01 CB-01\nseed: 3\n", "gt-not-to-come", 4),
        ("phase: check\n", "gt-no-number", 5),
        ("phase: flight\ndays 0: 3\ndays 1: 43\n", "gt-twice", 6),
        ("phase: flight\nagenda: build\n", "bad-agenda", 5),
        ("phase: flight\nagenda: end_card\n", "bad-agenda", 5),
        ("phase: flight\ncard: STARDUST-I\nagenda: planets\nagenda: end_card\n", "bad-agenda", 6),
        ("phase: over\nagenda: fly\n", "bad-agenda", 5),
        ("phase: flight\ndays 0: 3\ngave-up: 0\n", "gt-flies-on", 6),
        ("phase: flight\ngave-up: 0 1\nagenda: turn_card\n", "bad-agenda", 6),
        ("phase: flight\ngave-up: 0 1\ncard: ABANDONED-SHIP-I-1\n", "bad-agenda", 7),
        ("deck: OPEN-SPACE-II-1\nphase: flight\n", "gt-not-first", 4),
        ("bill 0: I/card/4/GT-16.2/COMET-IX\n", "gt-bad-entry", 4),
        ("phase: landing\n", "unknown-word", 4),
        ("round: 1\n", "bad-number", 4),  # the only flight is over
        ("round: 2\nphase: over\n", "bad-number", 4),
        ("orbit: 2\n", "unknown-key", 4),
        ("turned: STARDUST-I\n", "unknown-key", 4),  # nothing is turned up while ships are built
        ("phase: flight\nhand 0: CB-01\n", "unknown-key", 5),  # nor does anybody build in flight
    ],
)
def test_what_is_wrong_is_refused_with_its_line(lines: str, reason: str, line: int) -> None:
    with pytest.raises(perihelion.Refused) as refused:
        perihelion.from_position("galaxy-trucker", HEAD + lines)
    assert (refused.value.reason, refused.value.line) == (reason, line)


@pytest.mark.parametrize(
    ("card", "step"),
    [
        ("METEORIC-SWARM-I-1", "incoming small-meteor left"),  # at whom?
        ("PIRATES-I", "fight 0"),  # with which strength?
        ("OPEN-SPACE-I-1", "speed_on 0"),
        ("OPEN-SPACE-I-1", "spend_battery 0"),  # there is none
        ("COMBAT-ZONE-I", "suffer_line 1"),
        ("COMBAT-ZONE-I", "compare 4"),  # a combat zone has three lines
        ("SABOTAGE-III", "keep_part 0"),  # the ship is whole
    ],
)
def test_a_step_without_what_it_begins_with_is_refused(card: str, step: str) -> None:
    lines = f"phase: flight\ncard: {card}\nagenda: {step}\nagenda: end_card\n"
    with pytest.raises(perihelion.Refused) as refused:
        perihelion.from_position("galaxy-trucker", HEAD + lines)
    assert (refused.value.reason, refused.value.line) == ("bad-agenda", 6)


def test_steps_with_all_they_need_are_done() -> None:
    lines = "phase: flight\ncard: METEORIC-SWARM-I-1\nunder-fire: 0\ndice: 3 4\n"
    steps = "agenda: incoming large-meteor left\nagenda: end_card\n"
    game = perihelion.from_position("galaxy-trucker", HEAD + lines + steps)
    assert table_of(game).players[0].lost == ["SC-BLUE"]
    assert table_of(game).flight.gave_up == [0]


def test_whom_a_position_does_not_place_stands_on_his_start_place() -> None:
    """[GT-9.8]"""
    game = perihelion.from_position(
        "galaxy-trucker", HEAD + "phase: flight\nturned: STARDUST-I\ndays 0: 5\nnumber 1: 1\n"
    )
    assert table_of(game).flight.days == {0: 5, 1: 0}
    assert [player.number for player in table_of(game).players] == [2, 1]


def test_a_launch_begins_with_the_aliens() -> None:
    """[GT-9.3 GT-9.6]"""
    rows = (". . - . .", ". - CB-05 - .", "- - SC-BLUE - -", "- - - - -", "- - . - -")
    ship = "".join(f"ship 0: {row}\n" for row in rows).replace(". - CB-05 - .", ". LB-03> CB-05 - .")
    game = perihelion.from_position(
        "galaxy-trucker", HEAD + ship + "phase: launch\nnumber 0: 1\nnumber 1: 2\n"
    )
    assert game.pending[0].prompt == "gt-aliens"


def test_two_aliens_of_a_colour_are_refused() -> None:
    """[GT-9.4]"""
    rows = (". . - . .", ". - CB-05:brown - .", "- CB-06v:brown SC-BLUE - -", "- - - - -", "- - . - -")
    ship = "".join(f"ship 0: {row}\n" for row in rows)
    with pytest.raises(perihelion.Refused) as refused:
        perihelion.from_position("galaxy-trucker", HEAD + "phase: flight\n" + ship)
    assert (refused.value.reason, refused.value.line, refused.value.column) == ("gt-alien-aboard", 7, 11)


@pytest.mark.parametrize("phase", ["building", "check", "launch"])
def test_cards_to_come_are_laid_down_in_flight_only(phase: str) -> None:
    """[GT-9.10]"""
    numbers = "" if phase == "building" else "number 0: 1\nnumber 1: 2\n"
    with pytest.raises(perihelion.Refused) as refused:
        perihelion.from_position("galaxy-trucker", f"{HEAD}phase: {phase}\n{numbers}deck: STARDUST-I\n")
    assert refused.value.reason == "gt-no-deck-yet"


def test_what_a_position_resolves_is_told() -> None:
    """Nobody is asked while stardust falls.  [GT-18.8]"""
    game = perihelion.from_position("galaxy-trucker", f"{HEAD}phase: flight\ncard: STARDUST-I\n")
    assert [(event.kind, event.seat) for event in game.events(None)] == [("gt-moved", 1), ("gt-moved", 0)]


def test_an_alien_in_flight_has_its_life_support() -> None:
    """[GT-13.4]"""
    rows = (". . - . .", ". LB-03> CB-05:brown - .", "- - SC-BLUE:2 - -", "- - - - -", "- - . - -")
    ship = "".join(f"ship 0: {row}\n" for row in rows)
    text = HEAD + "phase: flight\n" + ship
    assert table_of(perihelion.from_position("galaxy-trucker", text)).ship(0).aliens == {"7.6": "brown"}
    with pytest.raises(perihelion.Refused) as refused:
        perihelion.from_position("galaxy-trucker", text.replace("LB-03>", "-"))
    assert (refused.value.reason, refused.value.line) == ("gt-no-life-support", 6)


def test_a_cabin_of_another_colour_is_refused() -> None:
    rows = (". . - . .", ". - - - .", "- - SC-RED - -", "- - - - -", "- - . - -")
    ship = "".join(f"ship 0: {row}\n" for row in rows)
    with pytest.raises(perihelion.Refused) as refused:
        perihelion.from_position("galaxy-trucker", HEAD + ship)
    assert (refused.value.reason, refused.value.line, refused.value.column) == ("gt-other-cabin", 6, 13)


def test_a_ship_of_which_anything_is_said_to_lie_aboard_is_loaded() -> None:
    """The starting cabin and the battery tile are full, though the flight has not begun.  [GT-9.1 GT-9.2]"""
    story = building(
        ships={0: ". . - . .\n. - - - .\n- CB-06v:1 @ B2-01 -\n- - - - -\n- - . - -"}, flights="I"
    )
    assert story.ship().humans == {"6.7": 1, "7.7": 2}
    assert story.ship().batteries == {"8.7": 2}
