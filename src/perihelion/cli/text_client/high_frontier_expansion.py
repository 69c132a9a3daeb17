"""The boards of High Frontier's expansion in lines of text, and what cards lack to work."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from perihelion.games.high_frontier.components import bare
from perihelion.words.high_frontier import HighFrontierWords

Plain = Mapping[str, Any]


class ExpansionLines:
    """Tells what the expansion adds to the table; nothing where it is not in play.

    said   the game's words
    """

    def __init__(self, said: HighFrontierWords) -> None:
        self.said = said
        self.words = said.words

    def boards(self, table: Plain) -> Iterator[str]:
        """The mission of the training; space politics, to whom they are worth points, and sunspots."""
        if training := table.get("training"):
            yield from self._mission(table, training)
        own = table.get("expansion")
        if own:
            square = own["square"]
            yield self.words(
                "hf-politics-line",
                square=self.said.name("square", square),
                about=self.said.name("about-square", square),
                policy=self.said.name("policy", square),
            )
            yield self.words("hf-sunspots-line", sector=own["sector"], spot=own["spot"])

    def _mission(self, table: Plain, training: Plain) -> Iterator[str]:
        """What is to be done, whether the crew has stood there, and how long it has."""
        site, turns = self.said.name("space", training["site"]), training["turns"]
        yield self.words("hf-mission-goal", site=site, turns=turns)
        if any(training["site"] in sites for sites in table["landings"].values()):
            yield self.words("hf-mission-landed", site=site)
        yield self.words("hf-mission-left", away=training["away"], left=turns - training["away"])

    def under_way(self, table: Plain) -> Iterator[str]:
        """An event that is due, and a fight."""
        own = table.get("expansion")
        if own and own["due"]:
            yield self.words("hf-event-due", sector=own["sector"])
        if own and own["fight"]:
            yield self._fight(own["fight"])

    def _fight(self, fight: Plain) -> str:
        return self.words(
            "hf-fight-line",
            stage=fight["stage"],
            place=self.said.name("space", fight["place"]),
            who=self.said.names[fight["attacker"]],
            slot=self.said.name("fighter", fight["slot"]),
            victim=self.said.names[fight["defender"]],
            target=self.said.name("fighter", fight["target"]),
        )

    def idle(self, table: Plain, cards: Iterable[str]) -> Iterator[str]:
        """Those of a stack's cards that cannot work here and now, each with what it lacks."""
        for card in cards:
            missing = self.lacks(table, card)
            if missing:
                yield self.words("hf-idle-line", card=self.said.card(card, table["black"]), lacks=missing)

    def lacks(self, table: Plain, card: str) -> str:
        """Supports and therms that a card lacks, "" where it works."""
        missing = table.get("expansion", {}).get("lacks", {}).get(bare(card), ())
        return self.words.listed("list-and", map(self._lack, missing))

    def _lack(self, lack: Plain) -> str:
        if lack["therms"]:
            return self.words("hf-lacks-therms", therms=lack["therms"])
        kinds = (self.words("hf-support-kind", kind=kind) for kind in lack["kinds"])
        return self.words.listed("list-or", kinds)
