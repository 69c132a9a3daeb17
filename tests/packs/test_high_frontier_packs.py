"""Packs for High Frontier: what they change, and what is refused, every error with its line."""

from functools import partial
from pathlib import Path

import packing
import pytest
from packing import complaints, wrong_lines

import perihelion
from perihelion import read_pack

HEAD = 'name = "mine"\ngame = "high-frontier"\ntitle = "Mine"\n'
CARD = """
[[card]]
id = "T1"
deck = "thruster"
set = "base"
letter = "C"
white = { name = "Solar Moth", mass = 1, thrust = 4, fuel = "3", solar = true }
black = { name = "Ion Drive", mass = 1, thrust = 2, fuel = "1/2" }
confidence = "source"
"""
SPACES = """
[[space]]
id = "vulcan"
kind = "site"
zone = "Mercury"
at = [0.51, 0.51]
name = "Vulcan"
size = 2
letter = "V"
confidence = "reconstructed"

[[edge]]
id = "mercury-l1/vulcan"
confidence = "reconstructed"
"""


written = partial(packing.written, head=HEAD)


def test_a_pack_replaces_a_card_and_adds_a_site(tmp_path: Path) -> None:
    folder = written(tmp_path, cards=CARD, map=SPACES, numbers="[setup]\nwater = 6\n")
    assert complaints(folder) == []
    pack = read_pack(folder)
    text = "perihelion high-frontier 1\nseats: 2\nrocket 0: mercury-l1 5 T1\n"
    game = perihelion.from_position("high-frontier", text, packs=[pack])
    for move in ("fly", "engine T1", "go vulcan"):
        game.play(0, move)
    rocket = game.view(0)["table"]["players"][0]["stacks"]["rocket"]
    assert (rocket["place"], rocket["steps"], game.view(0)["table"]["players"][1]["water"]) == (
        "vulcan",
        5,
        6,
    )
    assert perihelion.load(game.save(), packs=[pack]).position() == game.position()


def test_every_wrong_row_is_told_with_its_line(tmp_path: Path) -> None:
    cards = CARD.replace('"3"', '"three"') + CARD.replace("thrust = 4, ", "")
    spaces = SPACES.replace("size = 2\n", "") + SPACES.replace("vulcan", "Planet X")
    folder = written(tmp_path, cards=cards, map=spaces, numbers="[limits]\ntanks = 0\n")
    assert wrong_lines(folder) == "cards:7 cards:12 cards:16 map:3 map:16 numbers:2"


@pytest.mark.parametrize(
    ("tables", "said"),
    [
        ({"numbers": "[setup]\nextra = 2\n"}, "cards of the deck thruster"),
        ({"numbers": '[training]\nsite = "atlantis"\n'}, "no site: 'atlantis'"),
        ({"map": SPACES.split("[[edge]]")[0]}, "unreachable: vulcan"),
        ({"map": SPACES.replace("mercury-l1/vulcan", "mercury-l1/atlantis")}, "no space: 'atlantis'"),
        ({"map": SPACES.replace("mercury-l1/vulcan", "mer-h-orange/vulcan")}, "lane: mer-h-orange/vulcan"),
    ],
)
def test_what_does_not_belong_is_refused(tmp_path: Path, tables: dict[str, str], said: str) -> None:
    assert any(said in line for line in complaints(written(tmp_path, **tables)))
