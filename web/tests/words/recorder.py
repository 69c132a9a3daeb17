"""Writes down what Python says, for the words of the web client to say the same.

A recorder prints its cases as JSON, for the tests beside it; with `--write` it writes one sentence of each
kind into the text file of its game, where whoever changes words can see what has become of them.
"""

import json
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import product
from pathlib import Path
from typing import Any, Protocol

from perihelion.engine.events import Event
from perihelion.engine.ruleset import Item

EACH = 3  # cases of a kind
FIGURES = (-1, 2)  # what a move may cost or bring
UNWRITTEN = ("names", "facts", "tables", "pieces")
Plain = dict[str, Any]


class Voice(Protocol):
    """A game in the words of one language."""

    def prompt(self, prompt: str, about: Mapping[str, Any]) -> str: ...

    def move(
        self, move: Mapping[str, Any], decision: Mapping[str, Any], table: Mapping[str, Any]
    ) -> tuple[str, str]: ...

    def event(self, event: Mapping[str, Any], reader: int | None) -> str: ...

    def item(self, item: Mapping[str, Any]) -> str: ...

    def amount(self, kind: str, amount: int) -> str: ...


class Recorder:
    """Cases by section: each with what every language says."""

    def __init__(self, voices: Sequence[Voice]) -> None:
        self.voices = voices
        self.cases: dict[str, list[Plain]] = {}
        self._seen: dict[tuple[str, str], int] = {}

    def wants(self, section: str, kind: str) -> bool:
        count = self._seen[section, kind] = self._seen.get((section, kind), 0) + 1
        return count <= EACH

    def add(self, section: str, case: Plain, said: list[Any]) -> None:
        self.cases.setdefault(section, []).append({**case, "said": said})

    def prompt(self, prompt: str, about: Mapping[str, Any]) -> None:
        if self.wants("prompts", prompt):
            said = [voice.prompt(prompt, about) for voice in self.voices]
            self.add("prompts", {"prompt": prompt, "about": about}, said)

    def move(self, move: Plain, asked: Plain, table: Plain, which: str = "") -> None:
        """`asked` says prompt, about and seat; `which` tells moves apart that may not be made."""
        if self.wants("moves", f"{which} {move['verb']} {asked['prompt']}"):
            said = [list(voice.move(move, asked, table)) for voice in self.voices]
            self.add("moves", {"move": move["move"], "asked": asked, "table": table}, said)

    def event(self, event: Event, reader: int | None) -> None:
        if self.wants(
            "events", f"{event.kind} {event.seat == reader} {reader is None} {event.data.get('why')}"
        ):
            plain = {**event.as_json(), "seq": 1}
            said = [voice.event(plain, reader) for voice in self.voices]
            self.add("events", {"event": plain, "reader": reader}, said)

    def item(self, item: Item) -> None:
        if self.wants("items", item.part):
            plain = dict(item.as_json())
            self.add("items", {"item": plain}, [voice.item(plain) for voice in self.voices])

    def amounts(self, kinds: Iterable[str]) -> None:
        """Every kind of amount, given up and gained."""
        for kind, amount in product(kinds, FIGURES):
            said = [voice.amount(kind, amount) for voice in self.voices]
            self.add("amounts", {"brings": kind, "amount": amount}, said)


def pieces_of(facts: Plain) -> Iterator[tuple[str, str]]:
    """Kind and id of every piece there are words for; of a kind that names anything, every card."""
    glossary = facts["speech"]["glossary"]
    for kind, known in glossary.items():
        named = {**known, **glossary.get("name", {})} if "*" in known else known
        yield from ((kind, piece) for piece in named if piece != "*")


def readable(cases: Mapping[str, list[Plain]]) -> str:
    """The first sentence of each kind, in every language."""
    lines = []
    for section, several in cases.items():
        lines += ["", f"# {section}"]
        heads = set()
        for case in several:
            head = _head(case)
            if head not in heads:
                heads.add(head)
                lines += ["", head, *(f"    {_line(said)}" for said in case["said"])]
    return "\n".join([*lines[1:], ""])


def _head(case: Plain) -> str:
    """What a case is an example of."""
    match case:
        case {"move": str(move)}:
            return move.split()[0]
        case {"prompt": str(prompt)}:
            return prompt
        case {"event": event}:
            return str(event["kind"])
        case {"item": item}:
            return str(item["part"])
        case {"brings": kind, "amount": amount}:
            return f"{kind} {amount:+d}"
        case {"kind": kind, "piece": piece}:
            return f"{kind} {piece}"
    return str(next(iter(case.values())))


def _line(said: str | list[str]) -> str:
    return said if isinstance(said, str) else " | ".join(filter(None, said))


def tell(recorded: Plain, sentences: Path) -> None:
    """What a recorder has to say, to whoever asks."""
    text = readable({name: cases for name, cases in recorded.items() if name not in UNWRITTEN})
    if "--write" in sys.argv:
        sentences.write_text(text, "utf-8")
    else:
        print(json.dumps({**recorded, "readable": text}, ensure_ascii=False))
