"""Packs over the cards of the Big Expansion: what cannot be read is refused with its line."""

from functools import partial
from pathlib import Path

import packing
from packing import complaints, wrong_lines

HEAD = 'name = "mine"\ngame = "galaxy-trucker"\ntitle = "Mine"\n'
CARD = """
[[card]]
id = "JUNKYARD-I"
type = "junkyard"
level = 1
days = 1
confidence = "source"
boxes = [{}]
"""
written = partial(packing.written, head=HEAD)


def test_roads_numbers_and_boxes_can_be_changed(tmp_path: Path) -> None:
    boxes = CARD.format("{ crew = 1, credits = 9 }")
    roads = '[[road]]\nid = "panic"\nbuilding = true\nconfidence = "source"\n'
    machinations = "[numbers]\nloan = 20\n"
    assert (
        complaints(written(tmp_path, bonus_cards=boxes, rough_roads=roads, evil_machinations=machinations))
        == []
    )


def test_what_cannot_be_read_is_refused_with_its_line(tmp_path: Path) -> None:
    boxes = CARD.format("{ crews = 1 }")
    roads = '[[road]]\nid = "my_road"\nconfidence = "source"\n'
    machinations = "[numbers]\nloan = -1\n"
    folder = written(tmp_path, bonus_cards=boxes, rough_roads=roads, evil_machinations=machinations)
    assert {line.split(":")[0] for line in wrong_lines(folder).split()} == {
        "bonus_cards",
        "rough_roads",
        "evil_machinations",
    }
