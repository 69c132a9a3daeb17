"""Both sides of every card at work: thrust and fuel in flight, price, ISRU, platform, factory, ability."""

import pytest
from frontier import FrontierStory, frontier

from perihelion.games.high_frontier.components import WHITE
from perihelion.games.high_frontier.content import base_content
from perihelion.games.high_frontier.flights.fuel import Diagram
from perihelion.games.high_frontier.flights.thrust import Power, launch

# Card, thrust, steps of one burn and of three, steps of its afterburner. A star: the black side.
THRUSTERS = [
    ("T1", 3, 2, 6, None),
    ("T1*", 2, 1, 2, 1),
    ("T2", 3, 4, 12, 2),
    ("T2*", 3, 1, 1, 2),
    ("T3", 4, 3, 9, 1),
    ("T3*", 4, 2, 6, 1),
    ("T4", 4, 3, 9, None),
    ("T4*", 2, 1, 2, None),
    ("T5", 1, 0, 0, None),
    ("T5*", 1, 0, 0, None),
    ("T6", 1, 0, 0, None),
    ("T6*", 2, 0, 0, None),
    ("T7", 3, 1, 3, 1),
    ("T7*", 3, 1, 3, None),
    ("T8", 5, 4, 12, 2),
    ("T8*", 3, 1, 3, 3),
    ("R1", 5, 4, 12, 1),
    ("R2*", 4, 1, 1, 1),
    ("R3*", 4, 2, 6, 2),
    ("R4", 5, 4, 12, 1),
    ("R4*", 4, 2, 6, 2),
    ("R6", 9, 6, 18, 2),
    ("R6*", 3, 1, 3, 3),
    ("R7*", 4, 1, 3, 1),
    ("NASA", 9, 6, 18, 2),
    ("PRC", 9, 6, 18, 2),
    ("ESA", 9, 6, 18, 2),
]
SOLAR = ("T2", "T5", "T5*", "T6", "T6*", "T7*", "R6*", "R7*")
NO_THRUSTER = ("R1*", "R2", "R3", "R5", "R5*", "R7", "R8", "R8*", "F1", "F4*", "UN", "SHIMIZU")

# Card, mass, ISRU, platforms.
UNITS = [
    ("R1", 1, 2, "missile"),
    ("R1*", 0, 1, "buggy"),
    ("R2", 3, 2, "buggy"),
    ("R2*", 2, 0, "missile"),
    ("R3", 2, 1, "raygun"),
    ("R3*", 0, 1, "missile"),
    ("R4", 0, 3, "missile"),
    ("R4*", 0, 1, "missile"),
    ("R5", 0, 3, "buggy"),
    ("R5*", 1, 1, "buggy"),
    ("R6", 0, 3, "missile"),
    ("R6*", 0, 2, "missile"),
    ("R7", 0, 4, "buggy"),
    ("R7*", 1, 3, "raygun missile"),
    ("R8", 3, 2, "raygun"),
    ("R8*", 1, 0, "raygun"),
    ("NASA", 1, 4, "raygun missile"),
    ("PRC", 1, 4, "raygun missile"),
    ("ESA", 1, 4, "raygun missile"),
    ("UN", 1, 4, "buggy"),
    ("SHIMIZU", 1, 4, "buggy"),
]
WHITE_MASSES = [("T1", 2), ("T2", 0), ("T3", 0), ("T4", 3), ("T5", 1), ("T6", 0), ("T7", 1), ("T8", 0)]
REFINERIES = [("F1", 2, 2), ("F2", 2, 2), ("F3", 3, 2), ("F4", 3, 1), ("F5", 3, 2), ("F6", 3, 2)]
REFINERIES += [("F7", 3, 3), ("F8", 3, 3)]


def of(card: str) -> str:
    return card.rstrip("*")


def playing(card: str) -> str:
    """Factions of a story with this card: its own where it is a crew; never with power of their own."""
    return f"{card} {'UN' if card != 'UN' else 'NASA'}" if card.isalpha() else "NASA UN"


def aboard(card: str, place: str, steps: int) -> FrontierStory:
    return frontier(f"rocket 0: {place} {steps} {card}", factions=playing(card))


# Thrusters.


@pytest.mark.parametrize(
    ("card", "thrust", "one", "three", "afterburn"), THRUSTERS, ids=lambda said: str(said)
)
def test_thrust_and_fuel_in_flight(
    card: str, thrust: int, one: int, three: int, afterburn: int | None
) -> None:
    """[HF-2.6D HF-6.1 HF-6.2B]"""
    story = aboard(card, "LEO", 12).does("fly", f"engine {of(card)}", "go earth-heo")
    flight = story.hf.flight
    beamed = 1 if card == "ESA" else 0
    assert flight is not None and flight.thrust == thrust + beamed
    assert story.rocket().steps == 12 - one
    thruster = story.hf.side(of(card)).thruster
    assert thruster is not None and thruster.steps(3) == three


@pytest.mark.parametrize(
    ("card", "thrust", "one", "three", "afterburn"), THRUSTERS, ids=lambda said: str(said)
)
def test_afterburners(card: str, thrust: int, one: int, three: int, afterburn: int | None) -> None:
    """[HF-6.1A.5]"""
    story = aboard(card, "LEO", 12).does("fly")
    if afterburn is None:
        assert f"afterburn {of(card)}" not in story.offered
        return
    story.does(f"afterburn {of(card)}")
    flight = story.hf.flight
    assert flight is not None and flight.thrust == thrust + 1 + (card == "ESA")
    assert story.rocket().steps == 12 - afterburn


@pytest.mark.parametrize(("card", "thrust"), [(row[0], row[1]) for row in THRUSTERS])
@pytest.mark.parametrize(("place", "modifier"), [("mercury-l1", 2), ("mars-heo", -1)])
def test_the_sun_moves_solar_thrusters_alone(card: str, thrust: int, place: str, modifier: int) -> None:
    """[HF-2.6F HF-6.1A.3]"""
    if card in SOLAR and thrust + modifier < 1:
        aboard(card, place, 5).does("fly").refuses(f"engine {of(card)}", "hf-too-weak", "HF-6.1B")
        return
    flight = aboard(card, place, 5).does("fly", f"engine {of(card)}").hf.flight
    assert flight is not None
    assert flight.thrust == thrust + (card == "ESA") + (modifier if card in SOLAR else 0)


@pytest.mark.parametrize("card", NO_THRUSTER)
def test_cards_without_a_triangle_drive_nothing(card: str) -> None:
    """[HF-2.6B HF-2.6D]"""
    aboard(card, "LEO", 9).refuses("fly", "hf-nothing-drives", "HF-6.1B")


# Prices.


BOOSTED = [
    *WHITE_MASSES,
    *((c, m) for c, m, *_ in UNITS if "*" not in c),
    *((c, m) for c, m, _ in REFINERIES),
]


@pytest.mark.parametrize(("card", "mass"), BOOSTED)
def test_a_boost_costs_the_mass(card: str, mass: int) -> None:
    """[HF-5.4]"""
    story = frontier(f"water 0: 9\nhand 0: {card}", factions=playing(card) if card != "NASA" else "NASA ESA")
    story.does(f"boost {card}")
    if "done" in story.offered:
        story.does("done")
    fee = 1 if story.player().faction == "NASA" else 0
    assert story.water() == 9 - mass + fee


# Units.


@pytest.mark.parametrize(("card", "mass", "isru", "platforms"), UNITS)
def test_units_mine_by_their_isru(card: str, mass: int, isru: int, platforms: str) -> None:
    """On Mercury, with three drops.  [HF-5.5A]"""
    story = aboard(card, "mercury", 0)
    if isru > 3:
        story.refuses(f"refuel {of(card)}", "hf-too-dry", "HF-5.5A")
        return
    story.does(f"refuel {of(card)}")
    row = story.hf.on.fuel
    assert row.tanks(story.rocket().row, story.rocket().steps) == 1 + 3 - isru


@pytest.mark.parametrize(("card", "mass", "isru", "platforms"), UNITS)
def test_platforms_prospect_in_their_own_way(card: str, mass: int, isru: int, platforms: str) -> None:
    """On a comet of size 1: a buggy rolls twice, all others once.  [HF-2.6E HF-5.6B.3]"""
    story = frontier(f"rocket 0: comet-encke 0 {card}\ndice: 3 1", factions=playing(card))
    sites = story.hf.on.sites["comet-encke"]
    assert (sites.size, sites.hydration) == (1, 4)
    story.does(f"prospect {of(card)}")
    if "try comet-encke" in story.offered:
        story.does("try comet-encke")
    assert ("comet-encke" in story.hf.claims) == ("buggy" in platforms)
    assert ("comet-encke" in story.hf.failed) == ("buggy" not in platforms)


def test_a_buggy_finds_something_on_a_small_comet_eleven_times_in_thirty_six() -> None:
    """[HF-5.6B.3 HF-9.0]"""
    position = "rocket 0: comet-encke 0 R7\ndice: {} {}"
    rolls = [(first, second) for first in range(1, 7) for second in range(1, 7)]
    stories = [frontier(position.format(*pair)).does("prospect R7") for pair in rolls]
    assert sum("comet-encke" in story.hf.claims for story in stories) == 11


@pytest.mark.parametrize(("card", "mass", "isru", "platforms"), UNITS)
def test_only_rayguns_prospect_from_afar(card: str, mass: int, isru: int, platforms: str) -> None:
    """Beyond its outburst, which does not count, lies a comet with four drops.  [HF-5.6B.2]"""
    story = aboard(card, "cer-h-b8", 0)
    assert (f"prospect {of(card)}" in story.offered) == ("raygun" in platforms)


# Refineries.


@pytest.mark.parametrize("black", [False, True], ids=["white", "black"])
@pytest.mark.parametrize(("card", "white_mass", "black_mass"), REFINERIES)
def test_every_refinery_becomes_a_factory(card: str, white_mass: int, black_mass: int, black: bool) -> None:
    """On Luna, airless and of size 9.  [HF-5.7 HF-5.7A HF-6.1A.4]"""
    side = f"{card}*" if black else card
    story = frontier(f"rocket 0: luna 0 {side} R4\nclaim luna: 0")
    assert story.rocket().row == (black_mass if black else white_mass)
    story.does("industrialise luna")
    while "skip" in story.offered:
        story.does("skip")
    claim = story.claim("luna")
    assert claim.cubes == (2 if side in ("F2*", "F8*") else 1)
    assert claim.beams == (side == "F1*")
    assert card in story.player().hand and (card in story.hf.black) == black
    needed_robonaut = side != "F2*"
    assert ("R4" in story.player().hand) == needed_robonaut


@pytest.mark.parametrize(
    ("refinery", "site", "roll", "found"),
    [
        ("F3*", "eros", 4, True),  # S, size 1: three off
        ("F3*", "hertha", 4, False),
        ("F7*", "hertha", 4, True),  # every site: one off
        ("F8*", "phaethon", 3, True),  # D, size 1: two off
        ("F8*", "hertha", 4, False),
        ("F3", "eros", 4, False),
        ("F7", "hertha", 4, False),
    ],
)
def test_assay_smelters_help_on_their_sites(refinery: str, site: str, roll: int, found: bool) -> None:
    """[HF-5.6B.4]"""
    story = frontier(f"rocket 0: {site} 0 R2* {refinery}\ndice: {roll}").does("prospect R2")
    assert (site in story.hf.claims) == found


def test_the_magbeam_rides_a_beam() -> None:
    """Beamed power pushes it by three instead of one.  [HF-6.1A.4]"""
    flight = frontier("rocket 0: LEO 9 R7*", factions="ESA UN").does("fly", "engine R7").hf.flight
    assert flight is not None and flight.thrust == 4 + 3


def test_no_thrust_is_marked_beyond_the_end_of_the_track() -> None:
    """[HF-2.4A]"""
    content = base_content()
    crew = content.cards["NASA"].sides[WHITE].thruster
    assert crew is not None
    fuel = Diagram(content.rows, content.classes)
    power = Power(zone=0, beamed=5, afterburn=False)
    start = launch(fuel, crew, dry=1, steps=5, power=power, size=0, track=content.numbers.acceleration)
    assert start.thrust == 12
