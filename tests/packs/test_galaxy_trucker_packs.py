"""Packs for Galaxy Trucker: what they change, and what is refused, every error with its line."""

from functools import partial
from pathlib import Path

import packing
from packing import complaints, wrong_lines

import perihelion
from perihelion import read_pack

HEAD = 'name = "mine"\ngame = "galaxy-trucker"\ntitle = "Mine"\n'
KIND = '[[kind]]\nid = "long_hold"\ncount = 1\ncontainers = 4\nconfidence = "reconstructed"\n'
TILE = '[[tile]]\nid = "H4-01"\nkind = "long_hold"\nsides = "3-3-"\nconfidence = "reconstructed"\n'
CARD = '[[card]]\nid = "STARDUST-I"\ntype = "stardust"\nlevel = 1\nconfidence = "source"\n'
BOARD = """
[[board]]
id = "I"
flight = 1
columns = [6, 7, 8]
rows = [6, 7, 8]
squares = ["###", "#S#", "###"]
insurance = 3
confidence = "reconstructed"
"""


written = partial(packing.written, head=HEAD)


def test_a_pack_adds_a_kind_of_tile_and_redraws_a_board(tmp_path: Path) -> None:
    folder = written(tmp_path, tiles=KIND + TILE, boards=BOARD)
    assert complaints(folder) == []
    pack = read_pack(folder)
    game = perihelion.new("galaxy-trucker", seats=2, packs=[pack])
    assert game.view(0)["table"]["heap"] == 141
    text = "perihelion galaxy-trucker 1\nseats: 1\nship 0: - H4-01 -\nship 0: - SC-BLUE -\nship 0: - - -\n"
    read = perihelion.from_position("galaxy-trucker", text, packs=[pack])
    assert read.view(0)["table"]["players"][0]["ship"]["parts"]["7.6"] == ["H4-01", 0]


def test_every_wrong_row_is_told_with_its_line(tmp_path: Path) -> None:
    tiles = TILE.replace("long_hold", "kitchen") + KIND.replace("= 4", '= "four"')
    cards = CARD.replace("stardust", "moondust") + CARD.replace("level = 1", "level = 0")
    folder = written(tmp_path, tiles=tiles, cards=cards, numbers="[building]\naside = -1\n")
    assert wrong_lines(folder) == "cards:3 cards:7 cards:9 numbers:2 tiles:3 tiles:9"


def test_piles_for_which_there_are_not_enough_cards_are_refused(tmp_path: Path) -> None:
    told = complaints(written(tmp_path, numbers="[building]\npiles = 20\n"))
    assert any("cards of level 1" in line for line in told)
