"""Positions of High Frontier as text."""

import pytest
from frontier import frontier

import perihelion


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("rocket 0: nowhere T2", "unknown-word"),
        ("rocket 0: luna T99", "unknown-word"),
        ("rocket 0: luna", "hf-empty-stack"),
        ("rocket 0: luna 9t T2", "bad-number"),
        ("rocket 0: luna 22 T2", "bad-number"),
        ("rocket 0: luna T2 T2", "named-twice"),
        ("rocket 0: luna T2\nhand 1: T2", "named-twice"),
        ("rocket 0: LEO R2 R8 F3 F4 F5 F6", "hf-too-heavy"),
        ("hand 0: NASA*", "hf-no-black-side"),
        ("hand 0: T2*", "hf-black-without-factory"),
        ("hand 0: R2* R3*\nclaim luna: 0 1 S", "hf-black-without-factory"),
        ("hand 0: R2*\nclaim luna: 1 1 S", "hf-black-without-factory"),
        ("hand 0: R2*\nfreighter 0: luna R3*\nclaim luna: 0 1 S", "hf-black-without-factory"),
        ("hand 0: R2*\nwithout-factory 0: R3", "unknown-word"),
        ("outpost 0: LEO T2", "hf-outpost-at-leo"),
        ("freighter 0: LEO T2", "hf-one-product"),
        ("freighter 0: LEO T2* T3*", "hf-one-product"),
        ("claim LEO: 0", "unknown-word"),
        ("claim luna: 0 1", "hf-bad-claim"),
        ("claim luna: 0 7 S", "bad-number"),
        ("claim luna: 0 1 V", "hf-other-letter"),
        ("claim luna: 0 6 S\nglory mars: 0", "hf-no-pieces"),
        ("claim luna: 0\nfailed: luna", "named-twice"),
        ("top thruster: R1", "hf-other-deck"),
        ("top thruster: T2\nthruster: T1\nhand 0: T1", "hf-not-to-come"),
        ("pact: beam 0 1 nothing", "hf-bad-pact"),
        ("flight: rocket LEO", "unknown-word"),
        ("agenda: bid 1", "hf-step-does-not-fit"),
        ("agenda: take_turn 1", "hf-step-does-not-fit"),
        ("tracks: X1", "unknown-word"),
        ("dice: 7", "unknown-word"),
    ],
)
def test_a_wrong_line_is_refused_with_its_place(line: str, reason: str) -> None:
    with pytest.raises(perihelion.Refused) as refused:
        frontier(line)
    assert refused.value.reason == reason
    assert refused.value.line is not None


def test_fuel_is_written_in_steps_and_read_in_tanks_too() -> None:
    """[HF-5.4C]"""
    story = frontier("rocket 0: luna 3t T2 R2")
    assert "rocket 0: luna 12 T2 R2" in story.game.position()


def test_a_black_card_without_a_factory_is_read_where_the_position_says_so() -> None:
    """Its factory was given away while it flew; then it came back to hand.  [HF-5.7D HF-5.3.1]"""
    story = frontier("claim luna: 0 1 S\nleo 0: R2*").does("sell R2")
    number = story.game.propose(0, {"parts": [{"from": 0, "to": 1, "what": "factory", "site": "luna"}]})
    story.game.respond(1, number, True)
    assert story.hf.black == set(), "a hand card turns white at once"
    flown = frontier("claim luna: 1 1 S\nleo 0: R2*").does("sell R2").game.position()
    assert "without-factory 0: R2" in flown
    assert perihelion.from_position("high-frontier", flown).position() == flown


def test_factories_move_the_tracks_where_nothing_is_said_of_them() -> None:
    """[HF-5.7C]"""
    factories = "claim luna: 0 1 S\nclaim eros: 1 1 S\nclaim vesta: 0 1 V"
    assert frontier(factories).hf.tracks == {"C": 0, "M": 0, "S": 2, "V": 1}
    assert frontier(f"{factories}\ntracks: V3").hf.tracks == {"C": 0, "M": 0, "S": 2, "V": 3}
    begun = frontier(f"{factories}\ntracks: S0")
    assert begun.hf.tracks["S"] == 0
    assert (
        perihelion.from_position("high-frontier", begun.game.position()).position() == begun.game.position()
    )


def test_a_crew_that_is_not_named_is_in_hand() -> None:
    """[HF-3.1A]"""
    assert frontier("hand 0: T3").player().hand == ["NASA", "T3"]


def test_every_lane_of_a_hohmann_can_be_written() -> None:
    """Lanes are named after where they lead, some of them in several words.  [HF-6.3]"""
    story = frontier("rocket 0: LEO 5 NASA T2").does("fly", "engine T2")
    flight = story.hf.flight
    assert flight is not None
    lanes = {way.arrives for ways in story.hf.on.chart.ways.values() for way in ways if way.arrives}
    assert "Comet Wild 2" in lanes
    for flight.lane in sorted(lanes):
        text = story.game.position()
        assert perihelion.from_position("high-frontier", text).position() == text


def test_a_factory_on_a_d_world_may_have_any_letter() -> None:
    """[HF-5.7C]"""
    assert frontier("claim laocoon: 0 1 V").claim("laocoon").letter == "V"
