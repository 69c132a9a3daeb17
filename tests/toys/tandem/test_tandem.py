"""A toy expansion in play: ships of two hulls, tiles of several functions, and customs."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest
from conformance import kit
from story import TruckerStory
from trucker import table_of

import perihelion
from perihelion import words
from perihelion.bots import BOTS
from perihelion.engine.options import Option, Terms
from perihelion.games import facts
from perihelion.games.galaxy_trucker import editions, meta
from perihelion.games.galaxy_trucker.ships.drawing import as_svg, in_boxes
from toys.tandem import Tandem
from toys.tandem.expansion import CLASSES

BOTH = {"expansions": ["tandem"], "flights": ["TA"]}


@pytest.fixture(autouse=True)
def in_play(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """What an expansion changes outside its folder, three lines in three files."""
    monkeypatch.setitem(editions.EXPANSIONS, "tandem", Tandem)
    monkeypatch.setattr(meta.INFO, "options", tuple(map(with_tandem, meta.INFO.options)))
    monkeypatch.setattr(words, "CATALOGUES", (*words.CATALOGUES, "toys.tandem:tandem"))
    words._bundle.cache_clear()
    yield
    words._bundle.cache_clear()


def with_tandem(option: Option) -> Option:
    if option.name == "expansions":
        return replace(option, choices=(*option.choices, "tandem"))
    if option.name == "flights":
        needs = dict.fromkeys(CLASSES, Terms(needs={"expansions": ("tandem",)}))
        return replace(option, choices=(*option.choices, *CLASSES), terms={**option.terms, **needs})
    return option


TWO_HULLS = """
.      CN-01  -      .  -      DC-02  .
TB-01  BH-01  CB-05  .  DE-02  B2-09  CB-12
EN-19  .      EN-03  .  -      .      EN-05
"""
LAME = TWO_HULLS.replace("DE-02", "-    ").replace("EN-05", "-    ")
LADEN = TWO_HULLS.replace("BH-01", "BH-01:1y")
SHIELDED = TWO_HULLS.replace("CN-01", "SH-05<")
OTHER = """
.      CN-02  -         .  -      CN-03  .
CB-03  B2-05  EN-14     .  DE-06  B2-08  CB-07
-      .      -         .  -      .      EN-17
"""
SMALL = """
.      -      -      .  -      -      .
-      CB-16  -      .  -      CB-09  -
-      .      -      .  -      .      -
"""


def flight(*ships: str, card: str = "", lines: str = "") -> TandemStory:
    """Ships of two hulls in flight, at a card that was just turned up or before one."""
    said = ["perihelion galaxy-trucker 1", f"seats: {len(ships)}"]
    said += ["option expansions: tandem", "option flights: TA", "phase: flight"]
    for seat, drawing in enumerate(ships):
        said += [f"ship {seat}: {row.strip()}" for row in drawing.strip().splitlines()]
    said += ["turned: STARDUST-I"] + ([f"deck: {card}"] if card else [])
    said += [line.strip() for line in lines.strip().splitlines()]
    story = TandemStory(perihelion.from_position("galaxy-trucker", "\n".join(said) + "\n"))
    if card:
        for seat in range(len(ships)):
            story.game.play(seat, "ready")
    return story


class TandemStory(TruckerStory):
    def asks(self, seat: int = 0) -> list[str]:
        return [str(move) for move in self.game.pending[seat].moves]


# Proof in general.


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (2, BOTH),
        (3, {**BOTH, "flights": ["TA", "II"], "welding": "free", "ticks": 4}),
        (1, {"expansions": ["tandem"]}),
    ],
)
def test_random_games_keep_the_laws(seats: int, options: dict[str, Any]) -> None:
    keep_the_laws(perihelion.new("galaxy-trucker", seats=seats, seed=seats, options=options), seats)


@pytest.mark.parametrize("seed", range(6))
def test_flights_of_two_hulls_keep_the_laws(seed: int) -> None:
    deck = ("", "CUSTOMS-I", "SLAVERS-I", "METEORIC-SWARM-I-1", "PIRATES-I", "OPEN-SPACE-I-1")
    keep_the_laws(
        flight(LADEN, OTHER, lines=f"seed: {seed}\nbill 0: TA/card/5/GT-16.2", card=deck[seed]).game, seed
    )


def keep_the_laws(game: perihelion.Game, seed: int) -> None:
    """Clone, positions, records, views, undo and offers hold, and no piece is lost."""
    tally, rng = game.rules.tally(game.state), random.Random(seed)
    for number, (_, answer) in enumerate(kit.walk(game, seed)):
        kit.check_decisions(game)
        assert game.rules.tally(game.state) == tally
        if number % 15 == 0 or (game.state.phase == "flight" and number % 2):  # type: ignore[attr-defined]
            kit.check_views(game)
            kit.check_clone(game, answer)
            kit.check_no_leak(game, number)
            kit.check_offers(game, rng)
            kit.check_undo(game, answer, number)
            kit.check_position(game, lambda text: perihelion.from_position("galaxy-trucker", text), number)
    assert perihelion.load(game.save()).position() == game.position()


def test_a_base_game_knows_nothing_of_it() -> None:
    plain = table_of(perihelion.new("galaxy-trucker", seats=2, seed=1)).on
    assert "CUSTOMS-I" not in plain.cards and "withdraw left" not in str(list(plain.vocabulary))
    with pytest.raises(perihelion.Refused, match="choice-needs"):
        perihelion.new("galaxy-trucker", seats=2, options={"flights": ["TA"]})


# Two hulls.


def test_the_weaker_engines_count_and_batteries_serve_their_own_hull() -> None:
    story = flight(TWO_HULLS, card="OPEN-SPACE-I-1")
    assert story.asks() == ["power 8.6", "done"]
    story.does("power 8.6")
    assert story.ship().batteries == {"5.6": 2, "9.6": 1}
    assert story.gt.flight.days[0] == 2, "left 2, right 3"


def test_a_hull_without_engines_is_lost_in_open_space_and_the_other_flies_on() -> None:
    story = flight(LAME, card="OPEN-SPACE-I-1")
    assert story.ship().hulls == ["left"] and story.gt.flight.days[0] == 2
    assert {"B2-09", "CB-12", "DC-02"} <= set(story.gt.face_up) and not story.gt.players[0].lost


def test_without_any_engine_the_whole_ship_is_lost() -> None:
    story = flight(SMALL, card="OPEN-SPACE-I-1")
    assert story.gt.flight.gave_up == [0] or story.game.over


def test_the_cannons_of_all_hulls_count_together() -> None:
    story = flight(TWO_HULLS)
    seen = story.game.view(0)["table"]["players"][0]["ship"]
    assert seen["cannons"] == [1, 3] and seen["engines"] == [1, 2]
    assert seen["hulls"]["left"] == {"crew": 2, "engines": [2, 2], "cannons": [1, 1]}
    assert seen["hulls"]["right"] == {"crew": 2, "engines": [1, 3], "cannons": [0, 2]}


def test_a_shield_covers_its_own_hull_with_its_own_batteries() -> None:
    """A small meteor from the left, row 7; then one from the right, where no shield is."""
    dice = "dice: 1 1  3 4  1 1"
    story = flight(SHIELDED, card="METEORIC-SWARM-I-1", lines=dice)
    assert story.asks() == ["drain 5.6", "brace"]
    story.does("brace")
    assert story.gt.players[0].lost == ["TB-01", "EN-19"], "the engine hung on the box alone"


def test_what_breaks_apart_breaks_within_its_hull() -> None:
    story = flight(TWO_HULLS)
    gt = story.gt
    gt.on.book.destroy(gt, 0, "5.6")
    assert sorted(gt.players[0].lost) == ["BH-01", "CN-01", "EN-19", "TB-01"]
    assert gt.ship(0).hulls == ["left", "right"] and set(gt.ship(0).parts) >= {"6.6", "6.8", "9.6", "10.8"}


def test_a_hull_can_be_withdrawn_between_two_cards() -> None:
    story = flight(LADEN)
    assert story.asks() == ["ready", "give-up", "withdraw left", "withdraw right"]
    assert story.game.rules.groups(story.game.pending[0])["withdraw"] == "dangerous"
    assert story.brings["withdraw left"] == {"credits": 2} and "withdraw right" not in story.brings
    story.does("withdraw left")
    assert story.ship().hulls == ["right"] and story.gt.players[0].credits == 2, "half of three, rounded up"


def test_a_hull_without_a_human_goes_home_after_the_card() -> None:
    story = flight(TWO_HULLS.replace("CB-12", "CB-12:0"))
    assert story.ship().hulls == ["left"] and story.asks() == ["ready", "give-up"]


def test_whoever_brings_more_hulls_home_comes_first() -> None:
    story = flight(TWO_HULLS, SMALL, lines="days 0: 9\ndays 1: 3")
    gt = story.gt
    gt.on.book.give_up_hull(gt, 0, "right", "choice", "GT-20.1")
    gt.on.book.reward_arrival(gt)
    assert [entry.credits for player in gt.players for entry in player.bill] == [3, 2, 4]
    gt.on.book.reward_looks(gt)
    assert [entry.part for entry in gt.players[0].bill] == ["arrival", "toy-toll"]


def test_the_first_tile_of_each_hull_goes_anywhere_and_cards_wait_for_both() -> None:
    game = perihelion.from_position(
        "galaxy-trucker",
        "perihelion galaxy-trucker 1\nseats: 1\noption expansions: tandem\noption flights: TA\n"
        "tile: CB-01 CB-02 CB-13\n",
    )
    story = TandemStory(game).does("draw")
    assert {move.split()[1] for move in story.asks() if move.startswith("attach")} == set(
        story.ship().board.squares
    )
    story.does("attach 5.6 0").refuses("look 1", "gt-nothing-attached").does("draw")
    assert (
        "attach 5.8 0" not in story.asks()
        and "attach 5.4 0" in story.asks()
        and "attach 4.8 0" not in story.asks()
    )
    story.does("attach 9.6 0", "look 1")
    assert story.gt.piles[0].cards


# Tiles and cards.


def test_tiles_of_several_functions() -> None:
    tiles = table_of(perihelion.new("galaxy-trucker", seats=1, options=BOTH)).on.tiles
    assert [tiles["TC-01"].turned[turn].fire for turn in range(4)] == [1.5, 1, 1, 1.5]
    assert tiles["CE-01"].turned[0].clear == (0, 2)
    assert tiles["TB-01"].kind.more == {"toll": 2}


def test_a_third_alien_lives_with_its_own_life_support() -> None:
    aboard = TWO_HULLS.replace("TB-01", "LC-01>").replace("BH-01  CB-05", "CB-08:cyan  -  ")
    ship = flight(aboard.replace("CN-01", "-").replace("EN-03", "-")).ship()
    assert ship.aliens == {"5.6": "cyan"} and ship.crew_count == 3


def test_customs_are_bribed_shown_or_outrun() -> None:
    broke = flight(LADEN, card="CUSTOMS-I")
    assert broke.asks() == ["open-up", "outrun"]
    broke.refuses("bribe", "gt-toy-no-money").does("open-up")
    assert not broke.ship().goods
    rich = flight(LADEN, card="CUSTOMS-I", lines="bill 0: TA/card/5/GT-16.2")
    assert rich.brings == {"bribe": {"credits": -2}, "outrun": {"days": -1}}
    rich.does("bribe")
    assert rich.gt.players[0].credits == 3 and rich.ship().goods == {"5.6": ("yellow",)}
    assert "bribes 0: 1" in rich.game.position() and rich.game.view(0)["table"]["tandem"] == {"bribes": [1]}
    assert flight(LADEN, card="CUSTOMS-I").does("outrun").gt.flight.days[0] == -1


# Whoever looks on.


def test_it_is_drawn_told_and_played_by_a_bot() -> None:
    story = flight(LADEN)
    lines = in_boxes(story.ship())
    assert "4/5" in "".join(lines) and as_svg(story.ship()).count("<title>") == 12
    told = facts(table_of(story.game).on)
    assert told["boards"]["TA"]["hulls"].keys() == {"left", "right"} and told["tiles"]["TB-01"]["toll"] == 2
    game = perihelion.new("galaxy-trucker", seats=2, seed=4, options=BOTH, tracked=False)
    chairs = [(BOTS["rookie"](seat), perihelion.Chair(game, seat)) for seat in range(2)]
    while game.pending:
        bot, chair = chairs[min(game.pending)]
        game.play(chair.seat, bot.choose(chair))
    assert game.result is not None


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_it_has_words_of_its_own(language: str) -> None:
    said = words.Words(language)
    for key in ("prompt-gt-toy-customs", "move-gt-bribe", "event-gt-toy-customs", "part-gt-toy-toll"):
        said(key, bribe=2, days=1, you=True, who="Ada", how="bribe")
    assert not said.problems
