"""A mission worked out by hand: the red route to Mars, a factory there, its product sold at LEO."""

from frontier import FrontierStory, frontier

OUT = (
    "earth-heo",
    "earth-belt-1",
    "geo",
    "sol-earth-l2",
    "ear-h-red1",
    "ear-h-red2",
    "mar-h-red3",
    "sol-mars-l2",
)
DOWN = ("mars-heo", "low-mars-orbit", "mars-aero-1", "mars-dust", "mars-hellas-basin")
UP = ("low-mars-orbit", "mars-heo", "sol-mars-l2", "mar-h-red3", "ear-h-red2", "ear-h-red1", "sol-earth-l2")


def go(story: FrontierStory, *spaces: str) -> FrontierStory:
    return story.does(*(f"go {space}" for space in spaces))


def over(story: FrontierStory) -> FrontierStory:
    """The turn ends, and the other player's."""
    return story.does("pass", "pass")


def test_mars_and_back_by_the_red_route() -> None:
    """Two burns out, one into orbit, the rest is coasting and air.

    [HF-5.4 HF-6.1A.1 HF-6.1A.3 HF-6.2B HF-6.2C HF-6.4F HF-5.6B.3 HF-5.7 HF-5.8 HF-6.6 HF-5.3]
    """
    story = frontier("hand 0: T2 R5 F1 T1\nwater 0: 10\ndice: 3 4", factions="UN NASA")
    story.does("boost T2", "boost R5", "boost F1", "done", "load T2", "load R5", "load F1", "tanks 8")
    assert (story.water(0), story.water(1), story.rocket().steps) == (10 - 2 - 8, 4 + 1, 21)

    over(story).does("fly", "engine T2")
    assert story.hf.flight is not None and story.flight.thrust == 3 - 1  # a transport with 21 steps
    go(story, *OUT).does("stop", "income")
    assert story.rocket().steps == 21 - 2 * 4

    over(story).does("fly", "engine T2")
    assert story.hf.flight is not None and story.flight.thrust == 3 - 1  # a scout in the zone of Mars
    go(story, *DOWN).does("prospect R5", "road")
    assert (story.rocket().steps, len(story.hf.claims), story.water()) == (13 - 4, 3, 0 + 1 + 3)

    over(story).does("industrialise mars-hellas-basin", "product T1")
    assert (story.hf.tracks["C"], story.water(), story.player().hand) == (1, 4 + 1, ["UN", "T1", "F1", "R5"])
    over(story).does("produce T1", "build freighter mars-hellas-basin")

    go(over(story).does("haul"), *UP).does("stop")
    go(over(story).does("haul"), "geo", "earth-belt-1").does("stop")
    go(over(story).does("haul"), "earth-heo", "LEO").does("stop", "sell T1")
    assert story.water() == 5 + 8
    assert story.parts() == {"hf-claim": 3, "hf-cubes": 1, "hf-factory": 8}
