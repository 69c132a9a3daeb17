"""A mission written from the documentation alone: it is checked, flown by bots and paid."""

from __future__ import annotations

import re
from functools import partial
from pathlib import Path

import packing
import pytest
from packing import complaints

import perihelion
from perihelion import Chair, read_pack, words
from perihelion.bots import entrant
from perihelion.games import facts
from perihelion.words.galaxy_trucker import GalaxyTruckerWords

DOCS = Path(__file__).parents[2] / "docs" / "content-packs.md"
HEAD = 'name = "moonshine"\ngame = "galaxy-trucker"\ntitle = "Moonshine"\n'
OPTIONS = {"expansions": ["missions"], "missions": ["own"], "flights": ["I"], "ticks": 6}

written = partial(packing.written, head=HEAD)


def sample() -> str:
    """The mission that the documentation shows."""
    found: str
    (found,) = re.findall(r"```toml\n(\[\[mission\]\].*?)```", DOCS.read_text("utf-8"), re.S)
    return found


def test_the_mission_of_the_documentation_is_flown(tmp_path: Path) -> None:
    """It is the only one of a pack, so that it is drawn; everybody stakes two credits, and it is told.

    [MI-3.9 MI-2.2]
    """
    folder = written(tmp_path, missions=sample())
    assert complaints(folder) == []
    pack = read_pack(folder)
    game = perihelion.new("galaxy-trucker", seats=2, seed=3, options=OPTIONS, packs=[pack])
    bots = [entrant("rookie").make(seat) for seat in range(2)]
    while not game.over:
        seat = min(game.pending)
        game.play(seat, bots[seat].choose(Chair(game, seat, 0)))
    told = [event.kind for event in game.events(None)]
    assert told.count("gt-staked") == 2 and "gt-briefing" in told
    for language, name in (("en", "Moonshine"), ("fr", "Clair de lune")):
        said = GalaxyTruckerWords(words.Words(language), facts(game.rules), ["Ann", "Bob"])
        (event,) = (event for event in game.events(None) if event.kind == "gt-briefing")
        assert said.event(event.as_json(), 0).startswith(name)
        assert not said.words.problems
    assert perihelion.load(game.save(), packs=[pack]).position() == game.position()


@pytest.mark.parametrize(
    ("old", "new", "line", "said"),
    [
        ('"moonshine"', '"Moon shine"', 2, "regex"),
        ("heavy = [1, 1, 2, 2]", "heavy = [1, 2]", 3, "length"),
        ("fragile = 2,", "fragille = 2,", 3, "fragille"),
        ("open = 1", "open = 4", 4, "open piles"),
        ('"meteoric_swarm"', '"moondust"', 5, "no type of card"),
        ("stake = 2", "stakes = 2", 6, "unknown field"),
        ('number = "kinds"', 'number = "kinds", credits = 2', 12, "steps"),
        ('"mass", credits = 1', '"violations", credits = 1', 9, "no directives"),
        ('most = "tiles"', 'most = "guard_points"', 10, "no client"),
        ('kinds = ["fragile"], credits = 2', 'kinds = ["explosive"], credits = 2', 14, "explosive"),
        ("stake = 2", "stake = 2\nholes = 30", 7, "rolls"),
        ("stake = 2", 'stake = 2\nsits_out = "artifact"', 7, "artifact"),
        ("stake = 2", "dealt = { artifact = 3 }", 6, "two places"),
        ("stake = 2", 'not_for = ["V"]', 6, "no ship class"),
        ("stake = 2", 'needs = ["money"]', 6, "no expansion"),
    ],
)
def test_what_is_wrong_with_a_mission_is_told_with_its_line(
    tmp_path: Path, old: str, new: str, line: int, said: str
) -> None:
    """The line of the reward, where it has one of its own."""
    assert old in sample()
    (complaint,) = complaints(written(tmp_path, missions=sample().replace(old, new)))
    assert complaint.startswith(f"missions.toml:{line}:") and said in complaint


def test_a_mission_in_which_nothing_is_to_be_won_is_none(tmp_path: Path) -> None:
    bare = '[[mission]]\nid = "idle"\nconfidence = "reconstructed"\n'
    (complaint,) = complaints(written(tmp_path, missions=bare))
    assert complaint.startswith("missions.toml:2:") and "nothing is to be won" in complaint


def test_texts_are_written_in_both_languages(tmp_path: Path) -> None:
    (complaint,) = complaints(written(tmp_path, missions=sample().partition("[mission.fr]")[0]))
    assert "both languages" in complaint


@pytest.mark.parametrize(
    ("said", "drawn"),
    [
        ('needs = ["new-technologies"]', False),
        ("seats = [3]", False),
        ('closed_to = ["I"]', False),
        ('closed_to = ["II"]', True),
    ],
)
def test_a_mission_that_cannot_be_flown_is_not_drawn(tmp_path: Path, said: str, drawn: bool) -> None:
    """[MI-3.4.2]"""
    folder = written(tmp_path, missions=sample().replace("stake = 2", f"stake = 2\n{said}"))
    assert complaints(folder) == []
    game = perihelion.new("galaxy-trucker", seats=2, seed=3, options=OPTIONS, packs=[read_pack(folder)])
    (told,) = (event.data["missions"] for event in game.events(None) if event.kind == "gt-missions")
    assert ("moonshine" in told) == drawn


def test_ships_that_are_not_advised_are_named() -> None:
    """Heavy Duty is no good with a pair of ships.  [MI-3.5 MI-4.2]"""
    options = {"expansions": ["missions"], "missions": ["heavy-duty"], "flights": ["II", "IIA"]}
    game = perihelion.new("galaxy-trucker", seats=2, options=options)
    assert game.pending[0].prompt == "gt-ships" and game.pending[0].about["unfit"] == "IIA"
