"""The client in a traffic jam, the one machination that moves him."""

from collections.abc import Mapping

from perihelion.engine.agenda import Step
from perihelion.engine.book import Rule
from perihelion.games.galaxy_trucker.expansion import Meeting
from perihelion.games.galaxy_trucker.expansions.evil_machinations.hazards import TRAFFIC_JAM, traffic_jam
from perihelion.games.galaxy_trucker.expansions.missions.tasks.client.racing import ROCKET, there
from perihelion.games.galaxy_trucker.state import Trucker


def jammed(gt: Trucker) -> None:
    """All gaps close up to the last ship, which may be his.  [MI-17.10.6 BE-10.2]"""
    client, days = there(gt), gt.flight.days
    if client is None or client.day is None:
        traffic_jam(gt)
        return
    places = sorted([(place, seat) for seat, place in days.items()] + [(client.day, ROCKET)])
    first = places[0][0]
    for number, (place, seat) in enumerate(places):
        back = place - first - number
        if seat == ROCKET and back:
            client.day = first + number
            gt.tell("gt-client-moved", None, "MI-17.10.6", days=-back, place=client.day)
        elif back:
            days[seat] = first + number
            gt.tell("gt-moved", seat, "BE-10.2", days=-back, place=days[seat])


class ClientAmongMachinations(Meeting):
    """Nothing else of theirs concerns him.  [MI-17.10.6]"""

    name = "client-among-machinations"
    between = ("evil-machinations", "missions")

    def rules(self) -> Mapping[Step, Rule]:
        return {TRAFFIC_JAM: jammed}
