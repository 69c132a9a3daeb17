"""How High Frontier calls its pieces: cards, spaces, factions, stacks."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from functools import cached_property
from typing import Any

from perihelion.words import Words

Facts = Mapping[str, Any]
WHITE, BLACK = 0, 1
LEO = "LEO"
STACKS = ("leo", "rocket", "outpost", "freighter")
BLACK_MARK, END_MARK = "*", "/"  # after the id of a card: its black side is up, and which end


def kind_of(slot: str) -> str:
    """What a stack is: the second rocket, rocket-2, is a rocket."""
    return slot.partition("-")[0]


def bare(card: str) -> str:
    """The id of a card without its marks."""
    return card.removesuffix(BLACK_MARK).partition(END_MARK)[0]


class Names:
    """Names in one language. Names of cards are as printed in every language.

    words   the catalogues
    facts   the content as plain data
    names   seat -> how the log calls it
    """

    def __init__(self, words: Words, facts: Facts, names: Sequence[str]) -> None:
        self.words = words
        self.facts = facts
        self.names = names

    # Cards.

    def card(self, card: str, black: Collection[str] | None = None) -> str:
        """A card by the name of the side that is up; where that is not known, by the names of both.

        A star after its id says that the black side is.
        """
        if card != bare(card):
            black = (bare(card),) if card.endswith(BLACK_MARK) else ()
            card = bare(card)
        if card in self.facts["factions"]:
            return self.words("hf-crew", faction=card)
        sides = [side["name"] for side in self.facts["cards"][card]["sides"]]
        if black is None:
            return " / ".join(sides)
        return str(sides[BLACK if card in black else WHITE])

    def cards(self, cards: Iterable[str], black: Collection[str] | None = None) -> str:
        return self.words.listed("list-and", (self.card(card, black) for card in cards))

    def deck(self, deck: str) -> str:
        return self.words("hf-deck", deck=deck)

    # The map.

    def space(self, space: str) -> str:
        """A space inside a sentence: its own name, or what it is and near which world."""
        facts = self.facts["spaces"][space]
        near = facts["near"]
        if near is None:
            return self.place(space, facts["name"])
        world = self.place(near["site"], near["world"])
        return self.words("hf-space", what=near["what"], number=near["number"], world=world)

    def place(self, space: str, name: str) -> str:
        """The name of a place, in the language where it has one of its own."""
        return self.words("hf-place", space=space or "none", name=name)

    @cached_property
    def neighbours(self) -> dict[str, list[str]]:
        """Space -> the spaces to which lines lead from it, never up an aerobrake path."""
        found: dict[str, list[str]] = {space: [] for space in self.facts["spaces"]}
        for edge in self.facts["edges"]:
            if not edge["elevator"]:
                found[edge["a"]].append(edge["b"])
                if not edge["aerobrake"]:
                    found[edge["b"]].append(edge["a"])
        return found

    def spaces(self, spaces: Iterable[str]) -> str:
        return self.words.listed("list-and", map(self.space, spaces))

    # Thrust.

    def thrust_sum(self, parts: Iterable[tuple[str, int]]) -> str:
        """What a thrust is made of: 3 (thruster) − 1 (wet mass)."""
        first, *others = (
            (amount, self.words("hf-thrust-part", part=what, amount=abs(amount))) for what, amount in parts
        )
        return first[1] + "".join(f" {'−' if amount < 0 else '+'} {said}" for amount, said in others)

    # Players.

    def faction(self, faction: str) -> str:
        return self.words("hf-faction", faction=faction)

    def people(self, seats: Iterable[int]) -> str:
        return self.words.listed("list-and", (self.names[seat] for seat in seats))

    def with_stacks(self, said: str, *slots: str) -> str:
        """A sentence about stacks, which names those that are not the first of their kind."""
        for slot in slots:
            kind, _, nth = slot.partition("-")
            said = self.words("hf-nth-stack", said=said, slot=kind, nth=nth) if nth else said
        return said

    def water(self, water: int) -> str:
        return self.words("hf-water", water=water)
