"""Every site of the base board: mined, prospected, industrialised and scored by what is printed on it."""

import pytest
from frontier import FrontierStory, frontier

from perihelion.games.high_frontier.components import LETTERS
from perihelion.games.high_frontier.content import base_content

MAP = base_content().map
SITES = sorted(MAP.sites)
DIE = range(1, 7)


def prospecting(site: str, roll: int) -> FrontierStory:
    """With a missile of ISRU 0, to which no site is too dry."""
    return frontier(f"rocket 0: {site} 0 R2*\ndice: {roll}").does("prospect R2")


@pytest.mark.parametrize("site", SITES)
def test_mining_gives_a_tank_and_one_for_each_drop(site: str) -> None:
    """[HF-2.2C HF-5.5A]"""
    story = frontier(f"rocket 0: {site} 0 R2*").does("refuel R2")
    rocket = story.rocket()
    assert story.hf.on.fuel.tanks(rocket.row, rocket.steps) == 1 + MAP.sites[site].hydration


@pytest.mark.parametrize("site", SITES)
def test_the_size_decides_whether_a_claim_is_made(site: str) -> None:
    """[HF-5.6B HF-5.6B.1]"""
    found = [roll for roll in DIE if site in prospecting(site, roll).hf.claims]
    assert found == [roll for roll in DIE if roll <= MAP.sites[site].size]


@pytest.mark.parametrize("site", SITES)
def test_a_factory_lowers_the_track_of_its_letter_and_is_worth_it(site: str) -> None:
    """On a D world its owner chooses.  [HF-5.7C HF-7.1.1 HF-7.1.2 HF-7.1.5]"""
    figures = MAP.sites[site]
    story = frontier(f"rocket 0: {site} 0 F3 R2\nclaim {site}: 0").does(f"industrialise {site}")
    if figures.letter == "D":
        assert story.offers("letter") == list(LETTERS)
        story.does("letter V")
    if "skip" in story.offered:
        story.does("skip")
    letter = "V" if figures.letter == "D" else figures.letter
    assert story.hf.tracks == {other: int(other == letter) for other in LETTERS}
    science = {"hf-science": 2} if figures.science else {}
    assert story.parts() == {"hf-claim": 1, "hf-cubes": 1, "hf-factory": 8, **science}


@pytest.mark.parametrize("site", [site for site in SITES if MAP.sites[site].size <= 12])
def test_weak_craft_pay_the_size_to_land_and_to_lift_off(site: str) -> None:
    """[HF-6.4A HF-6.4C HF-6.4D]"""
    size = MAP.sites[site].size
    edge = next(edge for edge in MAP.edges_of[site] if not edge.aerobrake)
    beside = edge.a if edge.b == site else edge.b
    story = frontier(f"rocket 0: {beside} 13 T1*").does("fly", "engine T1", f"go {site}")
    landing = size if size >= 2 else 0
    assert story.rocket().steps == 13 - landing and story.rocket().place == site
    lifting = frontier(f"rocket 0: {site} 13 T1*").does("fly", "engine T1")
    assert lifting.rocket().steps == 13 - landing
