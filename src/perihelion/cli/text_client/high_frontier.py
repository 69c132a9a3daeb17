"""High Frontier for the text client: what is asked and told, line by line."""

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, cast

from perihelion.cli.text_client.board import UNTOLD, Board, Brought, View, question
from perihelion.cli.text_client.high_frontier_routes import Pilot
from perihelion.cli.text_client.high_frontier_table import HighFrontierTable
from perihelion.cli.text_client.screen import Section
from perihelion.engine.decisions import Decision
from perihelion.engine.driver import Game
from perihelion.engine.moves import Move
from perihelion.games import facts
from perihelion.games.high_frontier.deals.deal_text import read_deal
from perihelion.games.high_frontier.rules import FrontierRules
from perihelion.games.high_frontier.state import LEO, kind_of
from perihelion.words import Words, capital
from perihelion.words.high_frontier import HighFrontierWords

# What somebody else does step by step, of which the outcome is told later.
ROUTINE = frozenset({"hf-shifted", "hf-fuelled", "hf-ended-turn", "hf-passed", "hf-stays"})

MARKS = ("sourced", "derived", "guessed")

HELPS = MappingProxyType(
    {
        "intro": "help-hf-intro",
        "table": "help-hf-table",
        "cards": "help-hf-cards",
        "crews": "help-hf-crews",
        "inspect": "help-hf-inspect",
        "route": "help-route",
        "deal": "help-deal",
        "agree": "help-agree",
        "decline": "help-decline",
    }
)
SHEET = MappingProxyType(
    {
        "score-of": "hf-score-of",
        "score-item": "hf-score-item",
        "score-shared": "hf-score-shared",
        "score-tie": "hf-score-tie",
        "score-tie-of": "hf-score-tie-of",
    }
)


class HighFrontierBoard(Board):
    """See `Board`.

    pilot   finds routes
    """

    opening = frozenset({"hf-turn"})
    routine = ROUTINE
    helps: Mapping[str, str] = HELPS
    sheet: Mapping[str, str] = SHEET

    def __init__(self, game: Game, words: Words, names: Sequence[str]) -> None:
        self.words = words
        self.names = names
        self.said = HighFrontierWords(words, facts(game.rules), names)
        self.layout = HighFrontierTable(self.said)
        self.pilot = Pilot(cast(FrontierRules, game.rules), self.said)

    # Questions and answers.

    def prompt(self, decision: Decision) -> str:
        return self.said.prompt(decision.prompt, decision.about)

    def move(self, decision: Decision, move: Move, view: View, brings: Brought = UNTOLD) -> tuple[str, str]:
        return self.said.move(move.data, question(decision, brings), view["table"])

    def opens_turn(self, decision: Decision) -> bool:
        return decision.prompt == "hf-turn"

    # The score.

    def total(self, player: dict[str, Any]) -> int:
        return int(player["score"])

    def items(self, player: dict[str, Any]) -> list[dict[str, Any]]:
        return list(player["items"])

    def tie_breaks(self, view: View) -> list[int]:
        """Most water decides, full tanks of a rocket at LEO included."""
        return [-_water(player) for player in view["table"]["players"]]

    # The table.

    def routes(self, view: View, asked: str) -> list[Section]:
        return self.pilot.sections(view, asked)

    def deal(self, terms: Mapping[str, Any], reader: int) -> str:
        return self.said.deal(terms, reader)

    def read_deal(self, said: str, seat: int) -> dict[str, Any]:
        return read_deal(said, seat)

    def inspect(self, asked: str) -> list[Section]:
        """Cards, spaces, ventures or the rocket diagram, of this id or whose name holds the word."""
        wanted = asked.casefold()
        pieces = self._pieces()
        exact = [
            piece for piece, (name, _) in pieces.items() if wanted in (piece.casefold(), name.casefold())
        ]
        found = exact or [piece for piece, (name, _) in pieces.items() if wanted in name.casefold()]
        return [self._piece(piece, *pieces[piece]) for piece in found]

    def _pieces(self) -> dict[str, tuple[str, Callable[[str], list[str]]]]:
        """Everything that can be looked at: id -> its name, and how it is told."""
        said, content = self.said, self.said.facts
        pieces = {card: (said.card(card), self._about_card) for card in content["cards"]}
        pieces |= {space: (said.name("space", space), self._about_space) for space in content["spaces"]}
        pieces |= {
            venture: (said.name("venture", venture), self._about_venture) for venture in content["ventures"]
        }
        return pieces | {"diagram": (self.words("hf-diagram"), self._about_diagram)}

    def _piece(self, piece: str, name: str, about: Callable[[str], list[str]]) -> Section:
        return self.words("hf-piece", name=name, id=piece), [f"{capital(line)}." for line in about(piece)]

    def _about_card(self, card: str) -> list[str]:
        facts = self.said.facts["cards"][card]
        lines = [
            self.words(
                "hf-side-line", name=side["name"], text=self.said.name("text", f"{card}*" if number else card)
            )
            for number, side in enumerate(facts["sides"])
        ]
        return [*lines, self._confidence(facts)]

    def _about_space(self, space: str) -> list[str]:
        return [self.said.name("about-space", space), self._confidence(self.said.facts["spaces"][space])]

    def _about_venture(self, venture: str) -> list[str]:
        facts = self.said.facts["ventures"][venture]
        return [self.said.name("about-venture", venture), self._effect(venture), self._confidence(facts)]

    def _about_diagram(self, diagram: str) -> list[str]:
        rows = self.said.facts["fuel"]
        return [*map(self._fuel_row, range(len(rows))), self._confidence(rows[0])]

    def _effect(self, venture: str) -> str:
        effect = self.said.facts["ventures"][venture]["effect"]
        return self.words("hf-says-effect", effect=effect or "none")

    def _fuel_row(self, dry: int) -> str:
        """A row of the rocket diagram: the steps that one tank, two tanks and so on give."""
        steps = " ".join(map(str, self.said.facts["fuel"][dry]["steps"]))
        return self.words("hf-fuel-row", dry=dry, steps=steps)

    def _confidence(self, piece: Mapping[str, Any]) -> str:
        """How sure the figures of a card or a space are."""
        said = [self.words("hf-confidence", confidence=piece["confidence"])]
        for mark in MARKS:
            if piece.get(mark):
                figures = self.words.listed("list-and", map(self._figure, piece[mark]))
                said.append(self.words("hf-confidence-of", mark=mark, figures=figures))
        return self.words.listed("list-more", said)

    def _figure(self, figure: str) -> str:
        """A figure by its name in the content, such as "white.mass"."""
        side, _, name = figure.rpartition(".")
        return self.words("hf-figure", figure=name, side=side or "none")


def _water(player: Mapping[str, Any]) -> int:
    rockets = (stack for slot, stack in player["stacks"].items() if kind_of(slot) == "rocket")
    return int(player["water"] + sum(rocket["tanks"] for rocket in rockets if rocket["place"] == LEO))
