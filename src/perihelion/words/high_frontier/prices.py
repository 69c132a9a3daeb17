"""What moves of High Frontier cost and bring: water, and glory."""

from collections.abc import Mapping
from typing import Any

from perihelion.words.high_frontier.names import LEO, Facts
from perihelion.words.high_frontier.printed import Printed


class Prices(Printed):
    """Prices of moves at a table."""

    def price(self, verb: str, card: str, table: Facts) -> str:
        """What selling a card brings, or boosting it costs."""
        prices, printed = self.facts["prices"], self.facts["cards"][card]
        if verb == "boost":
            return self._water(-printed["sides"][0]["mass"] * prices["boost"])
        if card not in table["black"]:
            return self._water(prices["market"])
        tracks = self.facts["tracks"]
        worth = tracks[min(table["tracks"][printed["letter"]], len(tracks) - 1)]
        return self._water(worth or prices["unbuilt"])

    def price_of_tanks(self, tanks: int, decision: Facts, table: Facts) -> str:
        """The water that goes into the tanks at LEO, or comes out of them."""
        rocket = table["players"][decision["seat"]]["stacks"].get("rocket")
        if rocket is None or rocket["place"] != LEO:
            return ""
        return self._water(rocket["tanks"] - tanks)

    def _water(self, gained: int) -> str:
        return self.words("hf-brings" if gained > 0 else "hf-costs", water=abs(gained))

    def glory_of(self, card: str, seat: int, table: Facts) -> int:
        """The points that a crew wins when it comes home."""
        player = table["players"][seat]
        home = any(card in stack["cards"] and stack["place"] == LEO for stack in player["stacks"].values())
        sites = [self.facts["spaces"][site]["site"] for site in table["landings"].get(card, ())]
        won = [
            glory["vp"]
            for name, glory in self.facts["glory"].items()
            if name not in table["glory"] and any(earns(glory, site) for site in sites)
        ]
        return sum(won[: player["cubes"]]) if home else 0


def earns(glory: Mapping[str, Any], site: Mapping[str, Any]) -> bool:
    """Whether having landed on a site counts for a space of the Glory Arena."""
    match glory["of"]:
        case "world":
            return bool(site["world"] == glory["world"])
        case "science":
            return bool(site["science"])
        case _:
            return True
