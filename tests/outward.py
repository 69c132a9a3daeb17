"""Stories of High Frontier with the expansion."""

from frontier import FrontierStory, frontier

from perihelion.games.high_frontier.expansions.expansion.boards import Fight, Sky, sky


def outward(lines: str = "", *, seats: int = 2, factions: str = "") -> FrontierStory:
    """A story with the expansion that begins at this position."""
    return frontier(lines, seats=seats, factions=factions, expansion=True)


def above(story: FrontierStory) -> Sky:
    return sky(story.hf)


def fight(story: FrontierStory) -> Fight:
    found = above(story).fight
    assert found is not None
    return found
