"""Writes down what Python says, for the words of the web client to say the same."""

import gzip
import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Protocol

from perihelion.engine.events import Event
from perihelion.engine.ruleset import Item

EACH = 3  # cases of a kind
Plain = dict[str, Any]


class Voice(Protocol):
    """A game in the words of one language."""

    def prompt(self, prompt: str, about: Mapping[str, Any]) -> str: ...

    def move(
        self, move: Mapping[str, Any], decision: Mapping[str, Any], table: Mapping[str, Any]
    ) -> tuple[str, str]: ...

    def event(self, event: Mapping[str, Any], reader: int | None) -> str: ...

    def item(self, item: Mapping[str, Any]) -> str: ...


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


def write(path: Path, recorded: Plain) -> None:
    text = json.dumps(recorded, ensure_ascii=False, separators=(",", ":"))
    path.write_bytes(gzip.compress(text.encode("utf-8"), mtime=0))
