"""The content against what the rules say of the box: tiles, cards, boards and numbers, counted."""

from collections import Counter
from functools import partial

import pytest
from packing import refused_at

from perihelion.engine.content import Table
from perihelion.engine.packs import overlaid
from perihelion.games.galaxy_trucker.components import FRONT, LEFT, REAR, RIGHT, SIDES, Card, Loss
from perihelion.games.galaxy_trucker.content import BASE, base_content, packaged, read_content

CONTENT = base_content()
TILES = CONTENT.tiles.values()
CARDS = CONTENT.cards.values()

COUNTS = {
    "starting_cabin": 4,
    "cabin": 16,
    "cannon": 23,
    "double_cannon": 8,
    "engine": 19,
    "double_engine": 7,
    "battery_2": 9,
    "battery_3": 6,
    "hold_2": 9,
    "hold_3": 6,
    "special_hold_1": 6,
    "special_hold_2": 3,
    "shield": 8,
    "life_support_brown": 6,
    "life_support_purple": 6,
    "structural": 8,
}
TYPES = {
    "open_space": (4, 3, 3),
    "planets": (4, 4, 4),
    "meteoric_swarm": (3, 3, 3),
    "abandoned_ship": (2, 2, 2),
    "abandoned_station": (2, 2, 2),
    "combat_zone": (1, 1, 1),
    "slavers": (1, 1, 1),
    "smugglers": (1, 1, 1),
    "pirates": (1, 1, 1),
    "stardust": (1, 1, 0),
    "epidemic": (0, 1, 1),
    "sabotage": (0, 0, 1),
}


def shots(loss: Loss) -> str:
    return " ".join(f"{hit.size[0]}{SIDES[hit.side][:2]}" for hit in loss.shots)


# Tiles.


def test_the_box_holds_144_tiles() -> None:
    """[GT-1.6 GT-1.9]"""
    assert Counter(tile.kind.id for tile in TILES) == COUNTS
    assert {kind.id: kind.count for kind in CONTENT.kinds.values()} == COUNTS
    assert len(CONTENT.heap) == 140 and len(TILES) == 144


def test_the_supply_is_what_the_tiles_can_hold() -> None:
    """[GT-1.7]"""
    assert sum(tile.kind.batteries for tile in TILES) == 36
    assert sum(tile.kind.crew for tile in TILES) == 40
    assert sum(tile.kind.containers for tile in TILES) == 36
    assert sum(tile.kind.special for tile in TILES) == 12


def test_the_connectors_of_all_tiles_are_as_many_as_printed() -> None:
    """Smooth, single, double, universal, counted on the sheet.  [GT-5.3]"""
    assert Counter(side for tile in TILES for side in tile.sides) == {0: 241, 1: 111, 2: 111, 3: 113}


def test_starting_cabins_have_four_universal_sides_and_four_colours() -> None:
    """[GT-2.1]"""
    assert [CONTENT.tiles[cabin].colour for cabin in CONTENT.cabins] == ["blue", "green", "yellow", "red"]
    assert all(CONTENT.tiles[cabin].sides == (3, 3, 3, 3) for cabin in CONTENT.cabins)


def test_engines_blow_to_the_rear_and_cannons_shoot_to_the_front_over_smooth_sides() -> None:
    """[GT-5.5 GT-5.6 GT-5.7]"""
    for tile in TILES:
        assert bool(tile.kind.engine) == (tile.kind.exhausts == (REAR,))
        assert bool(tile.kind.cannon) == (tile.kind.muzzles == (FRONT,))
        assert not any(tile.sides[side] for side in tile.turned[0].clear)


def test_a_turn_carries_sides_and_shields_clockwise() -> None:
    """[GT-4.5 GT-14.9]"""
    shield = CONTENT.tiles["SH-01"]
    assert [part.covers for part in shield.turned] == [(0, 1), (1, 2), (2, 3), (3, 0)]
    lopsided = CONTENT.tiles["S1-01"]
    assert lopsided.sides == (0, 2, 1, 3) and lopsided.turned[1].sides == (3, 0, 2, 1)


# Cards.


def test_cards_by_type_and_level() -> None:
    """[GT-1.6 GT-19.3]"""
    counted = Counter((card.type, card.level) for card in CARDS)
    assert {kind: tuple(counted[kind, n] for n in (1, 2, 3)) for kind in TYPES} == TYPES
    assert {kind for kind, _ in counted} == set(TYPES)
    assert len(CARDS) == 60 and all(len(CONTENT.cards_of(level)) == 20 for level in (1, 2, 3))


def test_eight_cards_of_level_one_bear_a_star() -> None:
    """[GT-2.8]"""
    assert len(CONTENT.starred()) == 8
    assert {CONTENT.cards[card].level for card in CONTENT.starred()} == {1}


@pytest.mark.parametrize(
    ("card", "strength", "crew", "goods", "fired", "credits", "reward", "days"),
    [
        ("SLAVERS-I", 6, 3, 0, "", 5, "", 1),
        ("SLAVERS-II", 7, 4, 0, "", 8, "", 2),
        ("SLAVERS-III", 8, 5, 0, "", 10, "", 2),
        ("SMUGGLERS-I", 4, 0, 2, "", 0, "yellow green blue", 1),
        ("SMUGGLERS-II", 8, 0, 3, "", 0, "red yellow yellow", 1),
        ("SMUGGLERS-III", 9, 0, 4, "", 0, "red red yellow yellow green", 2),
        ("PIRATES-I", 5, 0, 0, "sfr lfr sfr", 4, "", 1),
        ("PIRATES-II", 6, 0, 0, "lfr sfr lfr", 7, "", 2),
        ("PIRATES-III", 10, 0, 0, "sle lfr sfr lfr sri", 12, "", 2),
    ],
)
def test_enemies(
    card: str, strength: int, crew: int, goods: int, fired: str, credits: int, reward: str, days: int
) -> None:
    """[GT-19.1]"""
    enemy = CONTENT.cards[card]
    assert (enemy.strength, enemy.loss.crew, enemy.loss.goods) == (strength, crew, goods)
    assert (shots(enemy.loss), enemy.credits, " ".join(enemy.goods), enemy.days) == (
        fired,
        credits,
        reward,
        days,
    )


@pytest.mark.parametrize(
    ("card", "lines"),
    [
        ("COMBAT-ZONE-I", ["crew: 3 days", "engines: 2 crew", "cannons: sre lre"]),
        ("COMBAT-ZONE-II", ["cannons: 4 days", "engines: 3 goods", "crew: sri sle sfr lre"]),
        ("COMBAT-ZONE-III", ["crew: 4 goods", "cannons: 4 crew", "engines: sri sle sfr sfr lre lre"]),
    ],
)
def test_combat_zones(card: str, lines: list[str]) -> None:
    """[GT-19.2]"""

    def said(loss: Loss) -> str:
        counted = {"days": loss.days, "crew": loss.crew, "goods": loss.goods}
        return " ".join(f"{n} {what}" for what, n in counted.items() if n) or shots(loss)

    assert [f"{line.lowest}: {said(line.loss)}" for line in CONTENT.cards[card].lines] == lines


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.id)
def test_every_card_says_what_its_type_needs(card: Card) -> None:
    """[GT-16.1 GT-16.2 GT-16.3 GT-18.1]"""
    assert card.confidence == "source"
    assert bool(card.planets) == (card.type == "planets")
    assert bool(card.meteors) == (card.type == "meteoric_swarm")
    assert bool(card.crew) == (card.type == "abandoned_station")
    assert bool(card.loss.crew) == (card.type in ("abandoned_ship", "slavers"))
    assert all(meteor.side != REAR for meteor in card.meteors if meteor.size == "large")


def test_no_large_meteor_comes_from_the_rear() -> None:
    """[GT-14.6]"""
    sides = {meteor.side for card in CARDS for meteor in card.meteors if meteor.size == "large"}
    assert sides == {FRONT, RIGHT, LEFT}


# Boards and numbers.


@pytest.mark.parametrize(("board", "squares"), [("I", 18), ("II", 27), ("III", 36), ("IIIA", 36)])
def test_the_squares_of_the_classes(board: str, squares: int) -> None:
    """[GT-3.2 GT-3.3]"""
    assert len(CONTENT.boards[board].squares) == squares
    assert CONTENT.boards[board].start == "7.7"


def test_class_three_a_counts_its_rows_from_the_rear() -> None:
    """[GT-3.1 GT-3.4]"""
    assert CONTENT.boards["III"].neighbours["7.7"] == ("7.6", "8.7", "7.8", "6.7")
    assert CONTENT.boards["IIIA"].neighbours["7.7"] == ("7.8", "8.7", "7.6", "6.7")
    assert CONTENT.boards["IIIA"].line(FRONT, 7)[0] == "7.11"


@pytest.mark.parametrize(
    ("board", "columns", "rows", "insurance"),
    [
        ("I", range(5, 10), range(5, 10), 5),
        ("II", range(4, 11), range(4, 10), 8),
        ("III", range(3, 12), range(4, 10), 11),
        ("IIIA", range(5, 10), range(3, 12), None),
    ],
)
def test_rolls_that_can_hit_and_insurance(
    board: str, columns: range, rows: range, insurance: int | None
) -> None:
    """[GT-3.5 GT-3.6 GT-25.8]"""
    printed = CONTENT.boards[board]
    assert [roll for roll in range(2, 13) if printed.line(FRONT, roll)] == list(columns)
    assert [roll for roll in range(2, 13) if printed.line(LEFT, roll)] == list(rows)
    assert printed.insurance == insurance


def test_the_numbers_of_the_three_flights() -> None:
    """[GT-2.5 GT-7.1 GT-9.8 GT-21.2]"""
    levels = [CONTENT.levels[flight] for flight in (1, 2, 3)]
    assert [level.cards for level in levels] == [(2, 0, 0), (1, 2, 0), (1, 1, 2)]
    assert [level.runs for level in levels] == [2, 3, 4]
    assert [level.gap for level in levels] == [2, 3, 4]
    assert [level.places for level in levels] == [(4, 3, 2, 1), (8, 6, 4, 2), (12, 9, 6, 3)]
    assert [level.looks for level in levels] == [2, 4, 6]


def test_the_other_numbers() -> None:
    """[GT-4.7 GT-10.1 GT-11.5 GT-12.1 GT-18.10]"""
    numbers = CONTENT.numbers
    assert (numbers.aside, numbers.spaces) == (2, 40)
    assert (numbers.alien, numbers.attempts) == (2, 3)
    assert numbers.goods == {"red": 4, "yellow": 3, "green": 2, "blue": 1}


# What is refused, and where.


def with_row(name: str, text: str) -> None:
    read_content(overlaid(packaged(*BASE), {name: Table(f"mine-{name}.toml", text)}))


TILE = '[[tile]]\nid = "XX-01"\nkind = "cabin"\nsides = "1212"\nconfidence = "source"\n'
CARD = '[[card]]\nid = "DUST"\ntype = "stardust"\nlevel = 1\nconfidence = "source"\n'
BOARD = (
    '[[board]]\nid = "IV"\nflight = 3\ncolumns = [6, 7]\nrows = [7, 8]\nsquares = ["#S", "##"]\n'
    'confidence = "source"\n'
)
KIND = '[[kind]]\nid = "catapult"\ncount = 1\ncannon = 1\nmuzzles = ["front"]\nconfidence = "source"\n'


@pytest.mark.parametrize(
    ("name", "text"), [("tiles", TILE), ("cards", CARD), ("boards", BOARD), ("tiles", KIND)]
)
def test_rows_can_be_added(name: str, text: str) -> None:
    with_row(name, text)


@pytest.mark.parametrize(
    ("name", "text", "line"),
    [
        ("tiles", TILE.replace("cabin", "kitchen"), 3),
        ("tiles", TILE.replace("1212", "12x2"), 4),
        ("tiles", TILE.replace("XX-01", "xx 01"), 2),
        ("tiles", TILE + 'colour = "red"\n', 6),
        ("tiles", KIND.replace('muzzles = ["front"]\n', ""), 2),
        ("tiles", KIND + "wheels = 4\n", 7),
        ("cards", CARD.replace("stardust", "moondust"), 3),
        ("cards", CARD + "days = 2\n", 6),
        ("cards", CARD.replace("stardust", "planets"), 2),
        ("cards", CARD.replace("stardust", "meteoric_swarm") + 'meteors = ["huge front"]\n', 6),
        ("cards", CARD.replace("stardust", "planets") + 'days = 1\nplanets = [["pink"]]\n', 7),
        ("boards", BOARD.replace('"##"', '"###"'), 6),
        ("boards", BOARD.replace("#S", "##"), 6),
        ("boards", BOARD.replace("[6, 7]", "[7, 7]"), 6),
        ("boards", BOARD.replace("[6, 7]", "[6, 13]"), 4),
        ("numbers", "[building]\nopen = 5\n", 2),
        ("numbers", "[goods]\nred = 0\n", 2),
        ("numbers", '[[flight]]\nid = "one"\n', 1),
    ],
)
def test_a_row_that_makes_no_piece_is_refused_with_its_line(name: str, text: str, line: int) -> None:
    assert refused_at(partial(with_row, name, text)) == (f"mine-{name}.toml", line)
