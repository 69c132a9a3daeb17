"""Moves and the fixed vocabulary a game declares of them."""

from collections.abc import Iterable, Iterator
from typing import Any

from perihelion.engine.refused import Refused


class Move:
    """One answer to a decision: a verb and the ids it names.

    verb    what is done, such as "land"
    args    ids of the content, such as ("PL-H1.left",)
    text    the notation: verb and args with a space between
    index   place in the game's vocabulary, the action number of the reinforcement-learning adapters
    """

    __slots__ = ("args", "index", "text", "verb")

    def __init__(self, verb: str, args: tuple[str, ...], index: int) -> None:
        self.verb = verb
        self.args = args
        self.index = index
        self.text = " ".join((verb, *args))

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"<{self.text}>"

    @property
    def data(self) -> dict[str, Any]:
        """The move as JSON."""
        return {"move": self.text, "verb": self.verb, "args": list(self.args)}


class Vocabulary:
    """Every move a game can ever offer, made once and in a fixed order."""

    __slots__ = ("_by_text", "moves")

    def __init__(self, phrases: Iterable[tuple[str, ...]]) -> None:
        self.moves = tuple(Move(verb, tuple(args), n) for n, (verb, *args) in enumerate(phrases))
        self._by_text = {move.text: move for move in self.moves}
        assert len(self._by_text) == len(self.moves), "a phrase stands twice in the vocabulary"

    def __len__(self) -> int:
        return len(self.moves)

    def __iter__(self) -> Iterator[Move]:
        return iter(self.moves)

    def __getitem__(self, text: str) -> Move:
        return self._by_text[text]

    def by_arg(self, verb: str) -> dict[str, Move]:
        """The moves of a verb with one arg, by that arg: how rules look their moves up."""
        return {move.args[0]: move for move in self.moves if move.verb == verb and len(move.args) == 1}

    def parse(self, said: Move | str | dict[str, Any]) -> Move:
        """The move meant by a Move, its notation or its data.

        Raises Refused where no move of this game is meant.
        """
        text = said.text if isinstance(said, Move) else said
        if isinstance(text, dict):
            text = text.get("move", "")
        if not isinstance(text, str):
            raise Refused("unreadable-move", said=repr(said)[:80])
        move = self._by_text.get(text) or self._by_text.get(" ".join(text.split()))
        if move is None:
            raise Refused("unknown-move", said=text[:80])
        return move
