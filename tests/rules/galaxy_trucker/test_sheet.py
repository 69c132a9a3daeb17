"""A ship on its sheet: drawn, checked, weighed, and the odds of every hit counted over the dice."""

from pathlib import Path
from typing import cast
from xml.etree import ElementTree

import pytest
from shipyard import ARMED, SPLIT, build
from typer.testing import CliRunner

import perihelion
from perihelion.cli import app
from perihelion.games.galaxy_trucker.ships.sheet import Sheet, sheets
from perihelion.games.galaxy_trucker.state import Trucker
from perihelion.words import Words
from perihelion.words.galaxy_trucker import strength_in_words

BARE = """
. . - . .
. - C - .
- - @ - -
- - e - -
- - . - -
"""


def position(drawing: str) -> str:
    rows = "\n".join(f"ship 0: {row}" for row in build(drawing))
    return f"perihelion galaxy-trucker 1\nseats: 1\noption flights: I\n{rows}\n"


def sheet(drawing: str) -> Sheet:
    game = perihelion.from_position("galaxy-trucker", position(drawing))
    return sheets(cast(Trucker, game.state))[0]


def odds(drawn: Sheet, hit: str) -> dict[str, tuple[float, float]]:
    return {o.side: (float(o.loses * 36), float(o.unpaid * 36)) for o in drawn.odds if o.hit == hit}


def test_strengths_come_with_their_sums() -> None:
    """[GT-11.1 GT-11.2]"""
    drawn = sheet(ARMED)
    assert [(term.square, term.adds, term.battery) for term in drawn.cannons.terms] == [
        ("7.5", 2, True),
        ("9.8", 0.5, False),
    ]
    assert (drawn.cannons.plain, drawn.cannons.powered) == (0.5, 2.5)
    assert (drawn.engines.plain, drawn.engines.powered) == (1, 1)


ALIENS = """
. . h:purple . .
. - n m .
D< x @ h:brown D>
b:1 - - E -
- - . - -
"""


@pytest.mark.parametrize(
    ("drawing", "engines", "cannons"),
    [
        (ALIENS, [2, 2], [1, 0, 2]),  # one battery: of two double cannons one shoots
        (ALIENS.replace("b:1", "b:0"), [0, 0], [0, 0, 0]),  # aliens add nothing to nothing
    ],
)
def test_the_terms_make_the_sum(drawing: str, engines: list[float], cannons: list[float]) -> None:
    """[GT-11.5 GT-11.6 GT-11.8]"""
    drawn = sheet(drawing)
    assert [term.adds for term in drawn.engines.terms] == engines
    assert [term.adds for term in drawn.cannons.terms] == cannons
    assert drawn.engines.powered == sum(engines) and drawn.cannons.powered == sum(cannons)


@pytest.mark.parametrize(("strength", "written"), [(0, "0"), (0.5, "½"), (4, "4"), (4.5, "4½")])
def test_halves_are_written_as_halves(strength: float, written: str) -> None:
    """[GT-11.3]"""
    assert strength_in_words(strength) == written


def test_a_heavy_shot_takes_what_stands_first_in_its_line() -> None:
    """Column 7 is rolled by 6 of 36, rows 6, 7 and 8 by 5, 6 and 5.  [GT-14.1 GT-14.3 GT-14.4]"""
    found = odds(sheet(BARE), "large-shot")
    assert {side: loses for side, (loses, _) in found.items()} == {
        "front": 6,
        "right": 16,
        "rear": 6,
        "left": 16,
    }


def test_a_cannon_shoots_large_meteors_before_it_and_none_beside_it() -> None:
    """[GT-14.5]"""
    found = odds(sheet(BARE), "large-meteor")
    assert found["front"] == (0, 0) and found["left"] == (16, 16)


def test_a_side_cannon_covers_its_row_and_the_rows_beside_it() -> None:
    """From row 8 it reaches rows 7 to 9; rows 5 and 6 are rolled by 4 and 5 of 36.  [GT-14.5 GT-14.11]"""
    assert odds(sheet(ARMED), "large-meteor")["right"] == (4 + 5, 4 + 5)


def test_a_double_cannon_needs_a_battery_to_shoot() -> None:
    """Column 7 is safe for a battery; columns 5, 6, 8 and 9 are not.  [GT-14.7]"""
    assert odds(sheet(ARMED), "large-meteor")["front"] == (18, 24)


def test_a_shield_stops_small_shots_for_a_battery() -> None:
    """Unturned it covers front and right, turned once right and rear.  [GT-14.4 GT-14.9]"""
    found = odds(sheet(ARMED), "small-shot")
    assert [found[side][0] for side in ("front", "right", "rear")] == [0, 0, 0]
    assert found["left"][0] == found["left"][1] == 20
    empty = sheet(ARMED.replace("b ", "b:0 ").replace(" B", " B:0").replace("h", "h:2"))
    assert odds(empty, "small-shot")["front"] == (found["front"][1],) * 2


def test_small_meteors_bounce_off_smooth_sides() -> None:
    """[GT-14.4]"""
    drawn = sheet(BARE)
    smooth = {square for square in drawn.ship.parts if not drawn.ship.parts[square].sides[3]}
    rows = {"7.6": 5, "7.7": 6, "7.8": 5}
    expected = sum(chance for square, chance in rows.items() if square not in smooth)
    assert odds(drawn, "small-meteor")["left"][0] == expected


def test_what_hangs_on_a_tile_is_lost_with_it() -> None:
    """Row 9 takes one tile, row 8 two, row 7 three of the tail or the hold; from the right.  [GT-15.2]"""
    (right,) = (o for o in sheet(SPLIT).odds if (o.hit, o.side) == ("large-shot", "right"))
    assert right.tiles * 36 == 4 * 1 + 5 * 2 + 6 * 3 + 5 * 1


def test_errors_and_exposed_connectors_are_listed() -> None:
    """[GT-5.10 GT-8.2]"""
    drawn = sheet(BARE)
    assert drawn.flaws == []
    assert set(drawn.exposed["7.7"]) == {"right", "left"}
    wrong = sheet(BARE.replace("- - @ - -", "- - @ e< -"))
    assert [(flaw.reason.key, flaw.squares) for flaw in wrong.flaws] == [("gt-engine-turned", ("8.7",))]


def test_the_picture_shows_every_tile_and_number() -> None:
    drawn = sheet(ARMED)
    root = ElementTree.fromstring(drawn._repr_svg_())
    said = [text.text for text in root.iter("{http://www.w3.org/2000/svg}text")]
    assert {part.id for part in drawn.ship.parts.values()} <= set(said)
    assert said.count("7") == 4


def test_the_drawing_stands_in_columns() -> None:
    lines = str(sheet(ARMED)).splitlines()
    assert len(lines) == 1 + 3 * 5
    assert "CC▲" in lines[2] and "*oo*" in lines[8]


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_command_prints_a_sheet_and_writes_the_picture(tmp_path: Path, language: str) -> None:
    file, picture = tmp_path / "ship.txt", tmp_path / "ship.svg"
    file.write_text(position(ARMED))
    result = CliRunner().invoke(app, ["ship", str(file), "--lang", language, "--svg", str(picture)])
    assert result.exit_code == 0, result.output
    words = Words(language)
    for key in ("gt-sheet-legal", "gt-sheet-odds"):
        assert words(key) in result.stdout
    assert "2 (7.5" in result.stdout and picture.read_text().startswith("<svg")


@pytest.mark.parametrize("phase", ["building", "check", "flight"])
def test_the_sheet_is_of_the_ship_as_written_and_not_of_what_becomes_of_it(
    tmp_path: Path, phase: str
) -> None:
    """An engine turned wrongly is an error, though the check or the flight would take it off.  [GT-8.2]"""
    file = tmp_path / "ship.txt"
    wrong = position(BARE.replace("- - @ - -", "- - @ e< -"))
    file.write_text(f"{wrong}phase: {phase}\nnumber 0: {int(phase != 'building')}\n")
    result = CliRunner().invoke(app, ["ship", str(file), "--lang", "en"])
    assert "an engine does not blow to the rear (8.7)" in result.stdout


@pytest.mark.parametrize(
    ("text", "arguments", "said"),
    [
        (position(BARE).replace("EN", "XX"), [], "column"),
        (position(BARE), ["--seat", "3"], "seat 3"),
    ],
)
def test_the_command_says_what_is_wrong(tmp_path: Path, text: str, arguments: list[str], said: str) -> None:
    file = tmp_path / "ship.txt"
    file.write_text(text)
    result = CliRunner().invoke(app, ["ship", str(file), "--lang", "en", *arguments])
    assert result.exit_code != 0 and said in result.stderr


def test_the_command_wants_a_file_it_can_read(tmp_path: Path) -> None:
    result = CliRunner().invoke(app, ["ship", str(tmp_path / "none.txt")])
    assert result.exit_code == 2 and "none.txt" in result.stderr
