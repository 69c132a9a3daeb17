"""Galaxy Trucker for the text client: what is asked and told, line by line."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any, cast

from perihelion.cli.text_client.board import UNTOLD, Board, Brought, View, question
from perihelion.cli.text_client.galaxy_trucker_table import GalaxyTruckerTable
from perihelion.cli.text_client.screen import Section
from perihelion.engine.decisions import Decision
from perihelion.engine.driver import Game
from perihelion.engine.moves import Move
from perihelion.games import facts
from perihelion.games.galaxy_trucker.rules import TruckerRules
from perihelion.words import Words, capital
from perihelion.words.galaxy_trucker import GalaxyTruckerWords
from perihelion.words.speaking import Scene

# What somebody else does while building, of which only the outcome is told.
ROUTINE = frozenset({"gt-drew", "gt-took", "gt-used", "gt-lifted", "gt-attached", "gt-closed", "gt-passed"})
SHOWN = frozenset({"gt-place", "gt-repair", "gt-correct", "gt-keep", "gt-ready", "gt-aliens"})

HELPS = MappingProxyType(
    {
        "intro": "help-gt-intro",
        "table": "help-gt-table",
        "cards": "help-gt-cards",
        "crews": "help-gt-crews",
        "inspect": "help-gt-inspect",
    }
)


class GalaxyTruckerBoard(Board):
    """See `Board`."""

    opening = frozenset({"gt-prepared", "gt-card"})
    routine = ROUTINE
    helps: Mapping[str, str] = HELPS
    sheet: Mapping[str, str] = MappingProxyType({})

    def __init__(self, game: Game, words: Words, names: Sequence[str]) -> None:
        self.words = words
        self.names = names
        rules = cast(TruckerRules, game.rules)
        self.said = GalaxyTruckerWords(words, facts(rules), names)
        self.layout = GalaxyTruckerTable(self.said, rules)

    # Questions and answers.

    def prompt(self, decision: Decision) -> str:
        return self.said.prompt(decision.prompt, decision.about)

    def move(self, decision: Decision, move: Move, view: View, brings: Brought = UNTOLD) -> tuple[str, str]:
        return self.said.move(move.data, question(decision, brings), view["table"])

    def default(self, decision: Decision) -> str | None:
        return "ready" if decision.prompt == "gt-ready" else None

    def opens_turn(self, decision: Decision) -> bool:
        return decision.prompt in SHOWN

    # The score.

    def total(self, player: dict[str, Any]) -> int:
        return int(player["credits"])

    def items(self, player: dict[str, Any]) -> list[dict[str, Any]]:
        return [
            {
                "part": f"gt-{part}",
                "credits": credits,
                "rule": rule,
                "about": {"flight": flight, "what": what},
            }
            for flight, part, credits, rule, what in player["bill"]
        ]

    # The table.

    def inspect(self, asked: str) -> list[Section]:
        """Tiles and cards of this id, or whose name holds the word."""
        wanted = asked.casefold()
        names = {tile: self.said.of("tile-kind", tile) for tile in self.said.facts["tiles"]}
        names |= {card: self.said.of("card", card) for card in self.said.facts["cards"]}
        exact = [piece for piece in names if piece.casefold() == wanted]
        return [self._piece(piece) for piece in exact or names if exact or wanted in names[piece].casefold()]

    def _piece(self, piece: str) -> Section:
        if piece in self.said.facts["tiles"]:
            lines = [self.said.of("sides", piece), self.said.of("turned", piece, Scene({"turn": 0}))]
            return capital(self.said.of("new-tile", piece)), [f"{capital(line)}." for line in lines if line]
        heading = self.words("gt-piece", name=self.said.of("card", piece), id=piece)
        return heading, [capital(self.said.of("text", piece)) + "."]
