"""What moves bring is told before they are made, and comes true."""

import pytest
from frontier import FrontierStory, frontier

POSITIONS = {
    "hand and tanks at LEO": "water 0: 9\nhand 0: T3 R2 NASA\nrocket 0: LEO 3t T2 F1*",
    "a track that has begun": "tracks: C2\nhand 0: T3\nleo 0: F1* T4*",
    "a crew home from Mars": "rocket 0: LEO T2 NASA\nlandings NASA: mars-hellas-basin",
    "a crew home with one cube": "leo 0: NASA\nlandings NASA: venus mercury\nclaim luna: 0 5 S",
    "water to be mined": "rocket 0: ceres 3t R2 T2 NASA\noutpost 0: ceres 7t R5",
    "a factory": "rocket 0: luna R2 T2 NASA\nclaim luna: 0 1 S",
    "a crew in a factory": "rocket 0: luna T2 NASA\nlandings NASA: luna\nclaim luna: 0 1 S",
}


def worth(story: FrontierStory) -> dict[str, dict[str, int]]:
    found: dict[str, dict[str, int]] = story.game.view(None)["table"]["worth"]
    return found


def wealth(story: FrontierStory) -> dict[str, int]:
    cubes = sum(claim.cubes for claim in story.hf.claims.values())
    glory = story.parts().get("hf-glory", 0)
    return {"water": story.water(), "tanks": tanks_out_there(story), "glory": glory, "cubes": cubes}


def tanks_out_there(story: FrontierStory) -> int:
    """Full tanks anywhere but at LEO, where they are water."""
    stacks = story.game.view(None)["table"]["players"][0]["stacks"].values()
    return sum(stack["tanks"] for stack in stacks if stack["place"] != "LEO")


@pytest.mark.parametrize("lines", POSITIONS.values(), ids=POSITIONS.keys())
def test_every_move_brings_what_it_said(lines: str) -> None:
    """[HF-5.3 HF-5.4 HF-5.4C HF-6.7B HF-7.1.4]"""
    told = worth(frontier(lines))
    made = [move for move in told if move in frontier(lines).offered]
    assert made
    for move in made:
        story = frontier(lines)
        before = wealth(story)
        after = wealth(story.does(move))
        gained = {what: after[what] - before[what] for what in before}
        said = {what: told[move].get(what, 0) for what in gained}
        assert gained == said, move


def test_a_dry_site_brings_nothing() -> None:
    """[HF-5.5A]"""
    assert worth(frontier("rocket 0: venus R1 T2"))["refuel R1"] == {"tanks": 0}


def test_stolen_water_is_told_before() -> None:
    """[HF-5.5C]"""
    lines = "rocket 0: luna 7t R2 T2 PRC\noutpost 1: luna 4t R1"
    assert worth(frontier(lines, factions="PRC UN"))["steal 1"] == {"tanks": 1}


def test_leaving_a_crew_out_there_gives_its_glory_up() -> None:
    """[HF-6.7B HF-7.1.4]"""
    lines = "rocket 0: deimos T2 PRC\nlandings PRC: mars-hellas-basin"
    told = worth(frontier(lines, factions="PRC UN"))
    assert told["decommission PRC"] == told["abandon rocket"] == {"lost": 6, "cubes": 0}
    taken = worth(frontier(lines + "\nglory mars: 1\nglory any: 1", factions="PRC UN"))
    assert taken["abandon rocket"]["lost"] == 0


def test_a_letter_tells_what_its_next_factory_will_be_worth() -> None:
    """[HF-5.7C HF-7.1.2]"""
    story = frontier("tracks: S1\nrocket 0: aeneas F1 R1\nclaim aeneas: 0")
    assert "letter S" not in worth(story)
    told = worth(story.does("industrialise aeneas"))["letter S"]["points"]
    assert story.does("letter S").parts()["hf-factory"] == told


def test_nothing_is_told_while_a_rocket_flies_or_a_card_is_put_up() -> None:
    """[HF-6.0 HF-5.2]"""
    assert not worth(frontier("rocket 0: LEO 8 NASA").does("fly"))
    assert not worth(frontier().does("research thruster"))
