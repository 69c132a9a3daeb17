"""Rockets in words, and `perihelion route`."""

import re
from pathlib import Path
from xml.etree import ElementTree

import pytest
from typer.testing import CliRunner

import perihelion
from perihelion.cli import app
from perihelion.games.high_frontier.content import base_content
from perihelion.games.high_frontier.positions.rocket_text import find_sites, read_rocket
from perihelion.games.high_frontier.starmap.chart import Chart
from perihelion.games.high_frontier.starmap.drawing import as_svg

CONTENT = base_content()


def names(text: str) -> list[str]:
    return [side.name for _, side in read_rocket(CONTENT, text).craft.cards]


def test_cards_are_known_by_name_by_id_and_by_a_part_of_the_name() -> None:
    assert names("Mirror Steamer + T1 + T3* + cat fusion") == [
        "Mirror Steamer",
        "Hall Effect",
        "Vortex Confined",
        "Cat Fusion Z-Pinch Torch",
    ]


def test_a_crew_is_the_first_that_can_fly_or_the_one_that_is_named() -> None:
    assert [card for card, _ in read_rocket(CONTENT, "Crew").craft.cards] == ["NASA"]
    assert [card for card, _ in read_rocket(CONTENT, "prc crew + T2").craft.cards] == ["PRC", "T2"]


def test_fuel_is_said_in_tanks_or_steps() -> None:
    """[HF-5.4B HF-5.4C]"""
    assert read_rocket(CONTENT, "T2 + PRC + R2, 3 tanks").craft.steps == 10
    assert read_rocket(CONTENT, "T2 + PRC + R2, 7 steps").craft.steps == 7


def test_a_file_says_the_same_in_lines() -> None:
    said = read_rocket(
        CONTENT,
        """
        # the first mission
        Mirror Steamer + PRC + R2
        3 tanks
        at Luna
        beamed, refuel
        factory deimos
        """,
    )
    assert (said.craft.at, said.craft.beamed, said.refuel) == ("luna", True, True)
    assert said.factories == {"deimos"}


@pytest.mark.parametrize(
    ("text", "reason", "line"),
    [
        ("Warp Drive", "hf-nothing-so-called", 1),
        ("T2\nPhoton", "hf-several-so-called", 2),
        ("T2\n\n9 tanks", "bad-number", 3),
        ("T2 + R2\nMirror Steamer", "named-twice", 2),
        ("3 tanks", "hf-no-cards", None),
        ("T4 + R2 + R8 + F3 + F4 + F5, 1 tank", "hf-too-heavy", None),
        ("T2, at Vulcan", "hf-nothing-so-called", 1),
    ],
)
def test_what_cannot_be_understood_is_refused_with_its_line(text: str, reason: str, line: int | None) -> None:
    with pytest.raises(perihelion.Refused) as refused:
        read_rocket(CONTENT, text)
    assert (refused.value.reason, refused.value.line) == (reason, line)


def test_a_world_stands_for_its_sites() -> None:
    assert find_sites(CONTENT, "Mars") == ["mars-arsia-mons", "mars-hellas-basin", "mars-north-pole"]
    assert find_sites(CONTENT, "LEO") == ["LEO"]


def run(*args: str) -> str:
    result = CliRunner().invoke(app, ["route", *args])
    assert result.exit_code == 0, result.output
    return result.output


@pytest.mark.parametrize(
    ("lang", "said"),
    [("en", "Luna: 2 turns, 10 steps"), ("fr", "La Lune\N{NO-BREAK SPACE}: 2 tours, 10 crans")],
)
def test_the_command_prints_the_route_with_a_small_picture(lang: str, said: str) -> None:
    output = run("Mirror Steamer + Crew, 3 tanks", "Luna", "--lang", lang)
    assert said in output and "◎─●─○─● │ ○─⬢" in output


def test_the_command_lists_every_site_and_writes_a_picture(tmp_path: Path) -> None:
    rocket, picture = tmp_path / "rocket.txt", tmp_path / "route.svg"
    rocket.write_text("Hall Effect + Crew\n8 tanks\n", "utf-8")
    output = run(str(rocket), "--lang", "en", "--svg", str(picture))
    assert "Ceres" in output and "Comet Encke" in output
    assert ElementTree.parse(picture).getroot().tag.endswith("svg")
    run("Hall Effect + Crew, 8 tanks", "Luna", "--lang", "fr", "--svg", str(picture))
    assert "<title>La Lune</title>" in picture.read_text("utf-8")


def test_the_command_says_what_it_does_not_know() -> None:
    result = CliRunner().invoke(app, ["route", "Warp Drive", "Luna", "--lang", "en"])
    assert result.exit_code == 1 and "Warp Drive" in result.output


def test_the_whole_map_is_drawn() -> None:
    chart = Chart(CONTENT.map, CONTENT.numbers.pivot)
    drawn = as_svg(chart)
    ElementTree.fromstring(drawn)
    assert all(f"<title>{space.name}" in drawn for space in CONTENT.map.spaces.values())
    titles = re.findall("<title>(.*)</title>", drawn)
    assert "Luna: burn 1" in titles and len(set(titles)) == len(CONTENT.map.spaces) + 1
    assert not CONTENT.map.spaces.keys() & set(titles) - {"LEO"}
