"""Everything about one piece: what it says, and how sure that is."""

from collections.abc import Iterator

from perihelion.cli.text_client.screen import Section
from perihelion.words import capital
from perihelion.words.wild_space import WildSpaceWords


class Inspection:
    """Finds cards, planets, hostile planets and boards by id or by name."""

    def __init__(self, said: WildSpaceWords) -> None:
        self.said = said
        self.words, self.facts = said.words, said.facts

    def find(self, asked: str) -> list[Section]:
        return [self._piece(piece) for piece in self._found(asked.casefold())]

    def _found(self, wanted: str) -> list[str]:
        """The piece of this id, both sides where it has two; else those whose name holds the word."""
        pieces = [piece for kind in ("cards", "planets", "hostile", "boards") for piece in self.facts[kind]]
        exact = [piece for piece in pieces if wanted in (piece.casefold(), _without_side(piece.casefold()))]
        return exact or [piece for piece in pieces if wanted in self._name(piece).casefold()]

    def _name(self, piece: str) -> str:
        if piece in self.facts["cards"]:
            return self.said.name("name", piece)
        return (
            self.said.name("board", piece)
            if piece in self.facts["boards"]
            else self.said.name("planet", piece)
        )

    def _piece(self, piece: str) -> Section:
        if piece in self.facts["cards"]:
            return self.said.name("coded", piece), list(self._card(piece))
        if piece in self.facts["boards"]:
            return capital(self.said.name("board", piece)), list(self._board(piece))
        if piece in self.facts["hostile"]:
            return self._hostile(piece)
        return self._planet(piece)

    def _card(self, card: str) -> Iterator[str]:
        facts = self.facts["cards"][card]
        kind = self.words.sentence("ws-kind", type=facts["type"])
        yield f"{self.words.listed('list-more', [kind, *self._marks(card)])}."
        yield f"{capital(self.said.name('text', card))}."
        yield f"{self.said.confidence(facts)}."

    def _marks(self, card: str) -> Iterator[str]:
        facts = self.facts["cards"][card]
        if facts["cost"]:
            yield self.words("ws-costs", count=facts["cost"])
        if facts["icon"]:
            yield self.words("ws-icon")

    def _planet(self, planet: str) -> Section:
        facts = self.facts["planets"][planet]
        name = self.words("ws-name-with-id", name=self.said.name("planet", planet), id=planet)
        heading = self.words("ws-planet-line", planet=name, requires=facts["requires"])
        lines = [f"{capital(self.said.name('sector-line', sector))}." for sector in facts["sectors"]]
        return heading, [*lines, f"{self.said.confidence(facts)}."]

    def _hostile(self, planet: str) -> Section:
        heading, *lines = self.said.hostile_lines(planet)
        confidence = self.said.confidence(self.facts["hostile"][planet])
        return heading, [*(f"{line.strip()}." for line in lines), f"{confidence}."]

    def _board(self, board: str) -> Iterator[str]:
        """Slot by slot; what is known of one stands beside it."""
        for slot, facts in self.facts["boards"][board].items():
            line = f"{self.said.name('slot-line', slot)}."
            ours = facts["confidence"] == "reconstructed"
            yield line if ours else f"{line} {self.said.confidence(facts)}."
        yield f"{self.words('ws-confidence-slots')}."


def _without_side(piece: str) -> str:
    return piece.removesuffix(".front").removesuffix(".back")
