"""A table with sister ships: two rockets, a card with two ends, a question and an event of its own."""

from collections.abc import Iterator

import pytest
from conformance import kit
from frontier import FrontierStory, deal, frontier, part

import perihelion
from perihelion import words
from perihelion.engine.driver import Game
from perihelion.engine.options import Option
from perihelion.games import facts
from perihelion.games.high_frontier import editions
from perihelion.games.high_frontier.meta import INFO
from perihelion.games.high_frontier.stacks import full_tanks
from perihelion.games.high_frontier.state import Stack
from perihelion.words.high_frontier import HighFrontierWords
from toys.sister_ships import SisterShips

CHOICE = Option("expansions", "subset", [], choices=(SisterShips.name,))
TOPS = "top thruster: T1\ntop robonaut: R1\ntop refinery: F1"


@pytest.fixture(autouse=True)
def in_play(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """What an expansion changes outside its folder, three lines in three files."""
    options = tuple(CHOICE if option.name == "expansions" else option for option in INFO.options)
    monkeypatch.setattr(INFO, "options", options)
    monkeypatch.setitem(editions.EXPANSIONS, SisterShips.name, SisterShips)
    monkeypatch.setattr(words, "CATALOGUES", (*words.CATALOGUES, "toys.sister_ships:sister-ships"))
    words._bundle.cache_clear()
    yield
    words._bundle.cache_clear()


def table(lines: str = "") -> FrontierStory:
    head = f"perihelion high-frontier 1\nseats: 2\noption expansions: {SisterShips.name}\n"
    body = "\n".join(
        line.strip() for line in f"faction 0: NASA\nfaction 1: PRC\n{TOPS}\n{lines}".splitlines()
    )
    return FrontierStory(perihelion.from_position("high-frontier", head + body + "\n"))


def rocket(story: FrontierStory, slot: str) -> Stack:
    return story.player().stacks[slot]


@pytest.mark.parametrize("seats", [2, 3])
def test_random_games_keep_every_law(seats: int) -> None:
    options = {"expansions": [SisterShips.name], "rounds": 12}

    def start(seed: int) -> Game:
        return perihelion.new("high-frontier", seats=seats, seed=seed, options=options)

    def from_position(text: str) -> Game:
        return perihelion.from_position("high-frontier", text)

    assert kit.prove(start, from_position, perihelion.load, seed=seats, every=12).over


def test_a_second_rocket_is_begun_beside_the_first_and_both_fly_in_one_turn() -> None:
    """[HF-2.7B.1 HF-8.7C]"""
    story = table("rocket 0: LEO 3t T2 R2\nleo 0: T3 R5\ndice: 6 6")
    assert story.offers("load") == ["T3", "R5", "T3 rocket-2", "R5 rocket-2"]
    story.does("load T3 rocket-2", "load R5 rocket-2", "tanks 2 rocket-2")
    assert (rocket(story, "rocket-2").cards, rocket(story, "rocket").cards) == (["T3", "R5"], ["T2", "R2"])
    assert story.water() == 2
    story.does(
        "fly", "engine T2", "go earth-heo", "stop", "fly rocket-2", "engine T3", "go earth-heo", "stop"
    )
    assert [rocket(story, slot).place for slot in ("rocket", "rocket-2")] == ["earth-heo"] * 2
    story.refuses("fly rocket-2", "hf-moved-already", "HF-4.0")
    assert "rocket-2 0: earth-heo" in story.game.position()


def test_there_is_no_third_rocket() -> None:
    story = table("rocket 0: LEO T2\nrocket-2 0: luna T3\nleo 0: R2")
    assert story.offers("load") == ["R2"]
    with pytest.raises(perihelion.Refused, match="unknown-key"):
        table("rocket-3 0: luna T4")


def test_the_base_game_knows_no_second_rocket() -> None:
    """[HF-2.7B.1]"""
    with pytest.raises(perihelion.Refused, match="unknown-key"):
        frontier("rocket-2 0: LEO T2")


def test_a_move_names_the_rocket_that_it_means() -> None:
    """[HF-5.5B HF-6.7D]"""
    story = table("claim luna: 0 1 S\nrocket 0: LEO T2\nrocket-2 0: luna 1t T3 R2")
    assert {"factory rocket-2", "factory 2 rocket-2", "R2"} <= set(story.offers("refuel"))
    story.does("refuel factory 3 rocket-2")
    assert full_tanks(story.hf, rocket(story, "rocket-2")) == 4 and not rocket(story, "rocket").steps
    story.does("outpost rocket-2")
    assert story.player().stacks["outpost"].cards == ["T3", "R2"] and "rocket-2" not in story.player().stacks
    story.does("launch rocket-2", "abandon rocket-2")
    assert list(story.player().stacks) == ["rocket"]


def test_water_in_the_tanks_of_both_rockets_pays() -> None:
    """[HF-2.4B]"""
    story = table("water 0: 0\nrocket 0: LEO 1t T2\nrocket-2 0: LEO 2t T3\nhand 0: R8")
    mass = story.hf.side("R8").mass
    story.does("boost R8")
    left = [full_tanks(story.hf, stack) for _, stack in story.player().of("rocket")]
    assert sum(left) == 3 - mass


def test_the_planner_is_asked_about_a_rocket_by_its_id() -> None:
    story = table("rocket 0: LEO T2\nrocket-2 0: LEO 6t X1 R5")
    one, two = (story.game.inquire(0, {"ask": "reach", "slot": slot}) for slot in ("rocket", "rocket-2"))
    assert len(two["sites"]) > len(one["sites"])
    with pytest.raises(perihelion.Refused, match="hf-no-craft"):
        story.game.inquire(1, {"ask": "reach", "slot": "rocket-2"})


def test_fuel_is_handed_over_out_of_the_rocket_that_is_named() -> None:
    """[HF-5.9A]"""
    story = table("moved: rocket rocket-2\nrocket 0: luna 2t T2\nrocket-2 0: luna 3t T3\noutpost 1: luna T4")
    deal(story, part("fuel", 0, 1, amount=3, craft="rocket-2"), part("water", 1, 0, amount=1))
    assert (story.player(1).stacks["outpost"].tanks, rocket(story, "rocket-2").steps) == (3, 0)


def test_a_folded_drive_weighs_as_it_lies() -> None:
    """[HF-2.6H HF-6.7A]"""
    story = table("rocket 0: LEO 2t X1 R5")
    light = rocket(story, "rocket").row
    story.does("fold X1")
    assert rocket(story, "rocket").row == light + 2
    assert "X1/heavy R5" in story.game.position() and "X1/heavy" in str(story.game.view(0))
    story.does("fold X1")
    assert rocket(story, "rocket").row == light
    assert rocket(table("rocket 0: LEO 2t X1/heavy* R5"), "rocket").row == light + 1


def test_a_glitch_asks_which_card_breaks() -> None:
    """[HF-8.5B.2]"""
    story = table("rocket 0: LEO 8 T2 R2\ndice: 1").does("fly", "engine T2", "go earth-heo", "stop")
    assert (story.asked, story.offered) == ("hf-glitch", ["break T2", "break R2"])
    again = FrontierStory(perihelion.from_position("high-frontier", story.game.position()))
    again.does("break R2")
    assert "R2" in again.player().hand and again.game.view(0)["table"]["sister-ships"] == {"glitches": 1}


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_everything_that_is_told_and_asked_has_words(language: str) -> None:
    story = table("rocket 0: LEO 2t X1 R5\nrocket-2 0: LEO 8 T2 R2\ndice: 1")
    told = HighFrontierWords(words.Words(language), facts(story.hf.on), ["Ann", "Bob"])
    heard = []
    for move in ("fold X1", "fly rocket-2", "engine T2", "go earth-heo", "stop", "break R2"):
        (decision,) = story.game.pending.values()
        about = {"prompt": decision.prompt, "about": decision.about, "seat": decision.seat}
        seen = story.game.view(0)["table"]
        heard += [told.move(offered.data, about, seen)[0] for offered in decision.moves]
        heard.append(told.prompt(decision.prompt, decision.about))
        story.does(move)
    heard += [told.event(event.as_json(), 1) for event in story.game.events(1)]
    assert not told.words.problems
    assert any("2)" in sentence for sentence in heard)  # the second rocket is named
