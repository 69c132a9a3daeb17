"""Every card comes up in a story and does what is printed on it; every tile flies."""

import pytest
from trucker import FlightStory, flight

from perihelion.games.galaxy_trucker.components import SIDES, Card, Tile
from perihelion.games.galaxy_trucker.content import base_content
from perihelion.games.galaxy_trucker.ships.ship import exposed, joined

CARDS = base_content().cards
STRONG = """
. . . - . . .
. . - C - . .
. h C h C h .
. h x @ x h .
- - h e h - -
- - - . - - -
"""
WEAK = """
. . . - . . .
. . - - - . .
. - - - - - .
. - h @ S:rr - .
- - - e - - -
- - - . - - -
"""
ROOMY = """
. . . h . . .
. . - h - . .
. - - h - - .
. h h @ S - .
- - - e - - -
- - - . - - -
"""
MISSES = (1, 1)


def of_type(*types: str) -> list[str]:
    return [card.id for card in CARDS.values() if card.type in types]


def turned_up(card: str, *ships: str, dice: int = 0) -> FlightStory:
    return flight(
        *ships, card=card, board="II", days=tuple(range(20, 0, -5))[: len(ships)], dice=MISSES * dice
    )


@pytest.mark.parametrize("card", of_type("planets"))
def test_planets(card: str) -> None:
    """[GT-16.1 GT-19.3]"""
    printed = CARDS[card]
    for number, goods in enumerate(printed.planets, 1):
        story = turned_up(card, WEAK, STRONG)
        assert story.offers("land") == [str(n) for n in range(1, len(printed.planets) + 1)]
        story.does(f"land {number}")
        precious_first = sorted(goods, key=["red", "yellow", "green", "blue"].index)
        assert story.question.about["waiting"] == precious_first
        story.does("done")
        story.does("pass")
        assert story.days == {0: 20 - printed.days - jumped(20, printed.days), 1: 15}


def jumped(place: int, days: int) -> int:
    """Falling back from 20 over a rocket on 15 costs a space more."""
    return int(place - days <= 15)


@pytest.mark.parametrize("card", of_type("abandoned_ship"))
def test_abandoned_ships(card: str) -> None:
    """[GT-16.2 GT-19.3]"""
    printed = CARDS[card]
    story = turned_up(card, STRONG).does("yes")
    while not story.is_between_cards:
        story.does(story.offered[0])
    assert story.ship().crew_count == 16 - printed.loss.crew
    assert story.credits() == printed.credits
    assert story.days == {0: 20 - printed.days}


@pytest.mark.parametrize("card", of_type("abandoned_station"))
def test_abandoned_stations(card: str) -> None:
    """[GT-16.3 GT-19.3]"""
    printed = CARDS[card]
    story = turned_up(card, ROOMY).does("yes")
    assert story.question.about["waiting"] == list(printed.goods)
    assert story.does("done").days == {0: 20 - printed.days}
    assert turned_up(card, WEAK).is_between_cards


@pytest.mark.parametrize("card", of_type("open_space"))
def test_open_space(card: str) -> None:
    """[GT-16.4 GT-19.3]"""
    assert turned_up(card, STRONG, WEAK).days == {0: 21, 1: 16}


@pytest.mark.parametrize("card", of_type("meteoric_swarm"))
def test_meteoric_swarms(card: str) -> None:
    """[GT-18.1 GT-19.3]"""
    printed = CARDS[card]
    story = turned_up(card, STRONG, WEAK, dice=len(printed.meteors))
    rolls = [(roll["hit"], roll["side"]) for _, roll in story.heard("gt-rolled")]
    assert rolls == [(f"{meteor.size}-meteor", SIDES[meteor.side]) for meteor in printed.meteors]
    assert story.is_between_cards


@pytest.mark.parametrize("card", of_type("smugglers", "slavers", "pirates"))
def test_enemies(card: str) -> None:
    """[GT-17.4 GT-17.5 GT-17.6 GT-17.7 GT-19.1 GT-19.3]"""
    printed = CARDS[card]
    story = turned_up(card, WEAK, dice=len(printed.loss.shots))
    while not story.game.over and not story.is_between_cards:
        story.does(story.offered[0])
    assert story.heard("gt-enemy-won") == [(0, {})]
    assert len(story.heard("gt-rolled")) == len(printed.loss.shots)
    assert len(story.heard("gt-crew-lost")) == min(4, printed.loss.crew)
    assert len(story.heard("gt-good-lost")) == min(2, printed.loss.goods)


@pytest.mark.parametrize("card", of_type("combat_zone"))
def test_combat_zones(card: str) -> None:
    """[GT-18.2 GT-19.2 GT-19.3]"""
    printed = CARDS[card]
    story = turned_up(card, STRONG, WEAK, dice=6)
    while not story.is_between_cards:
        story.does(story.offered[0])
    lowest = {"crew": 1, "cannons": 1, "engines": 0}
    assert [seat for seat, _ in story.heard("gt-lowest")] == [lowest[line.lowest] for line in printed.lines]
    assert len(story.heard("gt-rolled")) == sum(len(line.loss.shots) for line in printed.lines)


@pytest.mark.parametrize("card", of_type("stardust"))
def test_stardust(card: str) -> None:
    """[GT-18.8 GT-19.3]"""
    story = turned_up(card, WEAK)
    assert story.days == {0: 20 - len(exposed(story.ship()))}


@pytest.mark.parametrize("card", of_type("epidemic"))
def test_epidemics(card: str) -> None:
    """[GT-18.9 GT-19.3]"""
    assert turned_up(card, WEAK).ship().humans == {"6.7": 1, "7.7": 1}


@pytest.mark.parametrize("card", of_type("sabotage"))
def test_sabotage(card: str) -> None:
    """[GT-18.10 GT-19.3]"""
    assert len(turned_up(card, STRONG, WEAK, dice=6).heard("gt-searched")) == 3


@pytest.mark.parametrize("tile", base_content().heap)
def test_every_tile_flies(tile: str) -> None:
    """Joined to the starting cabin, and with what its kind carries aboard.  [GT-1.9 GT-9.1 GT-9.2]"""
    printed = base_content().tiles[tile]
    square = where_it_fits(printed)
    story = flight(SPOTS[square].replace("?", tile), days=(0,))
    ship, kind = story.ship(), printed.kind
    assert list(joined(ship, "7.7")) == [square]
    assert ship.crew_count == 2 + kind.crew
    assert ship.battery_count == kind.batteries
    assert story.game.view(0)["table"]["players"][0]["ship"]["parts"][square] == [tile, 0]


SPOTS = {
    "7.8": ". . - . .\n. - - - .\n- - @ - -\n- - ? - -\n- - . - -",
    "6.7": ". . - . .\n. - - - .\n- ? @ - -\n- - - - -\n- - . - -",
    "8.7": ". . - . .\n. - - - .\n- - @ ? -\n- - - - -\n- - . - -",
    "7.6": ". . - . .\n. - ? - .\n- - @ - -\n- - - - -\n- - . - -",
}


def where_it_fits(tile: Tile) -> str:
    """A square beside the starting cabin on which the tile is joined to it unturned."""
    for square, side in (("7.8", 0), ("8.7", 3), ("6.7", 1), ("7.6", 2)):
        if tile.sides[side] and side not in (*tile.kind.muzzles, *tile.kind.exhausts):
            return square
    raise AssertionError(tile)


def of_level(kind: str, level: int) -> list[Card]:
    return [card for card in CARDS.values() if card.type == kind and card.level == level]
