"""What is printed on tiles and cards, put into words."""

from collections.abc import Iterable
from itertools import groupby
from typing import Any

from perihelion.words.galaxy_trucker.names import SIDES, Facts, Names

SAYS = {
    "open_space": "gt-says-open-space",
    "stardust": "gt-says-stardust",
    "epidemic": "gt-says-epidemic",
    "sabotage": "gt-says-sabotage",
}
FEW_FLAWS = 5  # more would fill a page


class Printed(Names):
    """Texts of tiles and cards."""

    # Tiles.

    def sides(self, tile: str) -> str:
        """The four connectors of an unturned tile."""
        sides = self.facts["tiles"][tile]["sides"]
        said = (self.words("gt-connector", connector=connector) for connector in sides)
        return self.words("gt-sides", **dict(zip(SIDES, said, strict=True)))

    def direction(self, tile: str, turn: int) -> str:
        """Where a turned tile points, blows or covers; nothing for all others."""
        facts = self.facts["tiles"][tile]
        if facts["cannon"]:
            return self.words("gt-points", side=SIDES[turn])
        if facts["engine"]:
            return self.words("gt-blows", side=SIDES[(turn + 2) % 4])
        if facts["shield"]:
            turned = (SIDES[(SIDES.index(side) + turn) % 4] for side in facts["shield"])
            said = self.words.listed("list-and", (self.words("gt-facing", side=side) for side in turned))
            return self.words("gt-covers", sides=said)
        return ""

    # Ships.

    def flaws(self, flaws: list[Any]) -> str:
        """Errors of a ship, the first few of them: reason and squares of each."""
        said = [
            self.words("gt-flaw", reason=reason, squares=self.words.listed("list-and", squares))
            for reason, squares in flaws[:FEW_FLAWS]
        ]
        if len(flaws) > FEW_FLAWS:
            said.append(self.words("gt-more-flaws", count=len(flaws) - FEW_FLAWS))
        return self.words.listed("list-more", said)

    # Cards.

    def text(self, card: str) -> str:
        """What a card does, in a line."""
        said = self.facts["cards"][card]
        match said["type"]:
            case "planets":
                return self._planets(said)
            case "abandoned_ship":
                return self.words("gt-says-ship", crew=said["loss"]["crew"], **self._gain(said))
            case "abandoned_station":
                goods = self.goods(said["goods"])
                return self.words("gt-says-station", crew=said["crew"], goods=goods, days=said["days"])
            case "smugglers" | "slavers" | "pirates":
                about = {"strength": said["strength"], "loss": self.loss(said["loss"])}
                about["shots"] = bool(said["loss"]["shots"])
                return self.words("gt-says-enemy", reward=self.reward(card), days=said["days"], **about)
            case "meteoric_swarm":
                return self.words("gt-says-swarm", hits=self.hits(said["meteors"]))
            case "combat_zone":
                return self.words.listed("list-more", map(self._line, said["lines"]))
        return self.words(SAYS[said["type"]])

    def _planets(self, said: Facts) -> str:
        planets = (
            self.words("gt-says-planet", number=number, goods=self.goods(goods))
            for number, goods in enumerate(said["planets"], 1)
        )
        listed = self.words.listed("list-more", planets)
        return self.words("gt-says-planets", planets=listed, days=said["days"])

    def _gain(self, said: Facts) -> Facts:
        return {"credits": said["credits"], "days": said["days"]}

    def reward(self, card: str) -> str:
        """What beating an enemy, or a visit, brings."""
        said = self.facts["cards"][card]
        if said["goods"]:
            return self.goods(said["goods"])
        return self.words("gt-credits", credits=said["credits"])

    def _line(self, line: Facts) -> str:
        return self.words("gt-says-line", what=line["lowest"], loss=self.loss(line["loss"]))

    def loss(self, loss: Facts) -> str:
        """Days, crew, goods or shots."""
        if loss["days"]:
            return self.words("gt-days", days=loss["days"])
        if loss["crew"]:
            return self.words("gt-crew", crew=loss["crew"])
        if loss["goods"]:
            return self.words("gt-some-goods", count=loss["goods"])
        return self.hits(loss["shots"])

    def hits(self, hits: Iterable[Facts]) -> str:
        """Meteors or shots in their order; equal ones after one another are counted."""
        said = []
        for hit, same in groupby(map(self.hit, hits)):
            count = len(list(same))
            said.append(hit if count == 1 else self.words("gt-times", count=count, hit=hit))
        return ", ".join(said)
