"""The shelf holds games of every mix, and every piece was used in some game of it."""

import json

from shelf.record import MIXES, SHELF, pieces, used

import perihelion

RECORDS = {path.stem: path.read_text("utf-8") for path in sorted(SHELF.glob("*.json"))}


def test_every_piece_was_used_in_some_game() -> None:
    seen: set[str] = set()
    for text in RECORDS.values():
        seen |= used(perihelion.load(text))
    assert pieces() - seen == set()


def test_every_mix_is_there() -> None:
    mixes = set()
    for text in RECORDS.values():
        record = json.loads(text)
        mixes.add((record["seats"], tuple(record["options"].get("expansions", []))))
    assert mixes == {(seats, tuple(expansions)) for seats, expansions in MIXES}
