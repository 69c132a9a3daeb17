"""Who offers the job, and on what terms."""

from perihelion.games.galaxy_trucker.expansions.missions.annex import job
from perihelion.games.galaxy_trucker.state import Trucker

EVENTS = {
    "gt-briefing": {
        "mission": "mission",
        "giver": "giver of mission",
        "scene": "scene of mission",
        "terms": "terms of mission",
    }
}


def brief(gt: Trucker) -> None:
    """All hear the same, before anything is prepared.  [MI-1.5 MI-2.1]"""
    if job(gt).mission:
        gt.tell("gt-briefing", None, "MI-2.1", mission=job(gt).mission)
