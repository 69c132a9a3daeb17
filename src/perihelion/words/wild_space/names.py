"""How Wild Space calls its pieces: cards, planets, places, boards."""

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any

from perihelion.words import Words

Facts = Mapping[str, Any]
SIDES = ("front", "back")


class Names:
    """Names in one language.

    words      the catalogues
    facts      the content as plain data
    names      seat -> how the log calls it
    captains   seat -> its captain
    codes      whether cards that share a name bear their ids: where moves are typed, not where they are seen
    """

    def __init__(
        self,
        words: Words,
        facts: Facts,
        names: Sequence[str],
        captains: Sequence[str],
        *,
        codes: bool = True,
    ) -> None:
        self.words = words
        self.facts = facts
        self.names = names
        self.captains = captains
        self.codes = codes

    # Cards.

    def name(self, card: str) -> str:
        """The plain name; several cards may share it."""
        return self._names[card]

    def card(self, card: str) -> str:
        """The name, with the id where several cards share it."""
        name = self._names[card]
        return name if self._shared[name] == 1 else self.card_and_id(card)

    def card_and_id(self, card: str) -> str:
        return self._coded(self._names[card], card)

    def _coded(self, name: str, card: str) -> str:
        return self.words("ws-name-with-id", name=name, id=card) if self.codes else name

    def the(self, card: str) -> str:
        """The name inside a sentence, with its article where the language wants one."""
        return self._named("ws-the-name", card)

    def the_card(self, card: str, *, always_id: bool = False) -> str:
        if not always_id and self._shared[self._names[card]] == 1:
            return self.the(card)
        return self._coded(self.the(card), card)

    def one_sided(self, captain: str) -> str:
        """A captain whose side is not yet chosen, or does not matter."""
        return self._named("ws-the-name", captain, side=None)

    def _named(self, key: str, card: str, **instead: str | None) -> str:
        facts = self.facts["cards"][card]
        about = {"type": facts["type"], "animal": facts["animal"], "job": facts["job"]}
        return self.words(key, **{**about, "alien": facts["alien"], "side": _side(card), **instead})

    @cached_property
    def _names(self) -> dict[str, str]:
        return {card: self._named("ws-name", card) for card in self.facts["cards"]}

    @cached_property
    def _shared(self) -> Counter[str]:
        return Counter(self._names.values())

    def job(self, card: str) -> str:
        facts = self.facts["cards"][card]
        return self.words("ws-job", job=facts["job"], animal=facts["animal"])

    # Places.

    def planet(self, planet: str) -> str:
        if planet in self.facts["hostile"]:
            return self.words("ws-hostile", id=self._number(planet))
        return self.words("ws-planet", planet=planet)

    def place(self, place: str) -> str:
        """A sector by its id, or exploration."""
        if place == "explore":
            return self.words("ws-source-explore")
        planet, side = place.split(".")[:2]
        the_planet = self.words("ws-the-planet", planet=planet)
        return self.words("ws-place", planet=the_planet, side=self.words("ws-sector-side", side=side))

    def board(self, board: str) -> str:
        return self.words("ws-board", id=self._number(board))

    def _number(self, piece: str) -> str:
        """What tells a board or a hostile planet from its likes: `SB-2` is base 2."""
        return piece if self.codes else piece.partition("-")[2]

    def source(self, source: str) -> str:
        """What asks or gives: a card, a space of the track, a slot of a board, a sector, exploration."""
        piece, rest = self.piece(source)
        if piece == "explore":
            return self.words("ws-source-explore")
        if piece in self.facts["planets"]:
            return self.place(source)
        if piece in self.facts["boards"]:
            return self.words("ws-source-slot", slot=rest)
        if self.facts["cards"][piece]["type"] == "captain":
            return self.words("ws-source-space", space=rest)
        return self.words("ws-source-card", card=self.card(piece))

    def piece(self, source: str) -> tuple[str, str]:
        """The card, planet or board an effect stands on, and where on it."""
        piece, rest = source, ""
        while not any(piece in self.facts[kind] for kind in ("cards", "planets", "boards")) and "." in piece:
            piece, _, last = piece.rpartition(".")
            rest = f"{last}.{rest}" if rest else last
        return piece, rest


def _side(card: str) -> str | None:
    """The side that lies up, of a captain that has two."""
    side = card.rpartition(".")[2]
    return side if side in SIDES else None
