"""A speaker: says in one language what a game tells, from its data, their kinds and the glossary.

The client has the same one in TypeScript (web/src/lib/speaking.ts), and tests hold the two together.
"""

import re
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from perihelion.words import Words, capital

Plain = Mapping[str, Any]
Phrase = Any  # as the rules make them: engine/speech.py
FIELD = re.compile(r"(?P<kind>\S+)(?: (?P<way>of|at) (?P<where>.+?))?(?: else (?P<other>\S+))?")
SEVERAL = re.compile(r"(?P<kind>.+)(?P<how>\[|\{)(?P<by>.*)[\]}]")
NOBODY = ""
UNTOLD = "none"


@dataclass(frozen=True, slots=True)
class Scene:
    """What is spoken of, and before whom.

    data     names -> data
    seat     who does or answers it
    reader   the seat that listens; None for a spectator
    prompt   the question that is answered
    table    what the seat sees of the table, where that is known
    """

    data: Plain = field(default_factory=dict)
    seat: int | None = None
    reader: int | None = None
    prompt: str = ""
    table: Plain | None = None

    def datum(self, name: str) -> Any:
        return self.data[name] if name in self.data else getattr(self, name, None)


NOWHERE = Scene()


class Speaker:
    """Says everything of one game in one language. A game adds the kinds that need more than a glossary.

    words   the catalogues
    facts   the content as plain data, with `speech`
    names   seat -> how the log calls it
    codes   whether pieces are told apart by their codes: where they are typed, not where they are seen
    seen    what is seen of the table on which events happened, where that is known
    """

    def __init__(self, words: Words, facts: Plain, names: Sequence[str], *, codes: bool = True) -> None:
        self.seen: Plain | None = None
        self.words = words
        self.facts = facts
        self.names = names
        self.codes = codes
        self.speech = facts["speech"]

    # What a table tells.

    def event(self, event: Plain, reader: int | None) -> str:
        """An event as a log line for one seat, or with None for a spectator."""
        kind, seat, data = event["kind"], event["seat"], event["data"]
        fields = self.speech["events"].get(kind, {})
        who = NOBODY if seat is None else self.names[seat]
        concerned = (data.get(name) for name, declared in fields.items() if declared == "seat")
        about = self.about(fields, Scene(data, seat, reader, table=self.seen))
        about["you"] = seat is not None and seat == reader
        about["mine"] = reader is not None and reader in concerned
        return self.numbered(self.words(f"event-{kind}", **about | {"who": who}), *_numbered(fields, data))

    def prompt(self, prompt: str, about: Plain, verbs: Collection[str] = ()) -> str:
        """What is asked; `verbs` are those of the legal moves."""
        fields = self.speech["prompts"].get(prompt, {})
        scene = Scene({**about, "verbs": list(verbs)}, prompt=prompt)
        said = self.words(f"prompt-{prompt}", **self.about(fields, scene))
        return capital(self.numbered(said, *_numbered(fields, about)))

    def move(self, move: Plain, decision: Plain, table: Plain) -> tuple[str, str]:
        """A move as a short phrase, and what it gives at this table.

        `decision` says prompt, about and seat, and what its moves bring; `table` is what its seat sees.
        """
        verb, prompt = move["verb"], decision["prompt"]
        fields = self.speech["moves"].get(verb, {})
        carried = (name for name, kind in fields.items() if _is_carried(kind))
        named = (arg for n, arg in enumerate(move["args"]) if not n or not self._nth(arg))
        args = dict(zip(carried, named, strict=False))
        text = " ".join([verb, *move["args"]])
        brings = decision.get("brings", {}).get(text, {})
        data = {**brings, **decision["about"], **args, "move": text}
        about = self.about(fields, Scene(data, decision["seat"], None, prompt, table))
        gives = about.pop("gives", None)
        title = self.words(f"move-{self.speech['prefix']}-{verb}", **{"prompt": prompt, **about})
        unsaid = {kind: brings[kind] for kind in brings if kind not in fields}
        return self.numbered(title, *move["args"]), self._given(unsaid, gives)

    def _given(self, brings: Mapping[str, int], gives: Any) -> str:
        """What a move brings and costs, and what else there is to say of it."""
        said = [self.amount(kind, amount) for kind, amount in brings.items()]
        return self.words.listed("list-more", filter(None, [*said, "" if gives is None else str(gives)]))

    def amount(self, kind: str, amount: int) -> str:
        """What is gained or, below 0, given up."""
        about = self.about(self.speech["amounts"].get(kind, {}), Scene({"amount": amount}))
        return self.words(f"brings-{self.speech['prefix']}-{kind}", **about)

    def item(self, item: Plain) -> str:
        """What a line of a score is for."""
        part = item["part"]
        about = self.about(self.speech["parts"].get(part, {}), Scene(item["about"]))
        return self.words(f"part-{part}", **{"part": part.removeprefix(f"{self.speech['prefix']}-"), **about})

    def deal(self, terms: Plain, reader: int | None) -> str:
        """What a deal is made of."""
        return str(self.of("terms", terms, Scene(reader=reader)))

    def numbered(self, said: str, *pieces: str) -> str:
        """A sentence, which names those of its pieces that are not the first of their kind: `rocket-2`."""
        for piece in filter(self._nth, pieces):
            kind, nth = piece.split("-")
            said = self.words(f"{self.speech['prefix']}-numbered", said=said, slot=kind, nth=nth)
        return said

    def _nth(self, piece: str) -> str:
        kind, _, nth = piece.partition("-")
        return nth if kind in self.speech["glossary"].get("numbered", {}) else ""

    # Data in words.

    def name(self, kind: str, piece: Any) -> str:
        """A piece by its id, in words."""
        said = self.of(kind, piece)
        return "" if said is None else str(said)

    def about(self, fields: Plain, scene: Scene) -> dict[str, Any]:
        """What words are about: every field by its kind; data that have none as they are."""
        said = dict(scene.data)
        for name, declared in fields.items():
            kind, value, other = self._found(name, declared, scene)
            scene = replace(scene, data={**scene.data, name: value})
            said[name] = self._said(kind, value, other, scene)
        return said

    def _found(self, name: str, declared: Phrase, scene: Scene) -> tuple[str, Any, str | None]:
        """Kind and value of a field, and the words for what is not known."""
        if not isinstance(declared, str):
            return "phrase", declared, None
        field = FIELD.fullmatch(declared)
        assert field is not None, f"{declared!r} is no field"
        where = (field["where"] or name).split()
        if field["way"] == "at":
            return field["kind"], _at(scene, where), field["other"]
        data = [scene.datum(name) for name in where]
        value = data[0] if len(data) == 1 else None if None in data else ".".join(map(str, data))
        return field["kind"], value, field["other"]

    def _said(self, kind: str, value: Any, other: str | None, scene: Scene) -> Any:
        if value in (None, "") and other:
            return self.words(other, **{**scene.data, "known": scene.table is not None})
        return self.of(kind, value, scene)

    def of(self, kind: str, value: Any, scene: Scene = NOWHERE) -> Any:
        """A value of a kind in words; what nobody knows of stays untold."""
        if value is None:
            return None
        if several := SEVERAL.fullmatch(kind):
            entries = _entries(value) if several["how"] == "{" else value
            said = [str(self.of(several["kind"], one, scene)) for one in entries]
            return self.words.listed(several["by"] or "list-and", said)
        own = getattr(self, f"say_{kind.replace('-', '_')}", None)
        if own is not None:
            return own(value, scene)
        if kind in self.speech["records"]:
            return self._record(kind, value, scene)
        return self._piece(kind, value, scene)

    def _record(self, kind: str, value: Any, scene: Scene) -> str:
        fields = self.speech["records"][kind]
        data = value if isinstance(value, Mapping) else dict(zip(fields, value, strict=False))
        return self.words(f"{self.speech['prefix']}-{kind}", **self.about(fields, replace(scene, data=data)))

    def _piece(self, kind: str, value: Any, scene: Scene) -> Any:
        """By the glossary; what it does not know is said as it is."""
        known = self.speech["glossary"].get(kind, {})
        name = str(value)
        if name in known or "*" in known:
            it = replace(scene, data={**scene.data, "it": value})
            return self.say(known[name] if name in known else known["*"], it)
        return int(value) if isinstance(value, str) and value.isdecimal() else value

    def say(self, phrase: Phrase, scene: Scene = NOWHERE) -> Any:
        """A phrase in words; a number or a word stays what it is."""
        match phrase:
            case [str(key), *about]:
                said = {name: self.say(one, scene) for each in about for name, one in each.items()}
                return self.words(key, **said)
            case {"code": code}:
                return code if self.codes else phrase.get("else", UNTOLD)
            case {"field": declared}:
                return self._said(*self._found("", declared, scene), scene)
            case dict():
                ((by, several),) = phrase.items()
                several_said = self._listed if isinstance(several, list) else self.of
                return several_said(by, several, scene)
        return phrase

    def _listed(self, by: str, several: list[Phrase], scene: Scene) -> Any:
        told = [said for one in several if (said := self.say(one, scene)) not in (None, "")]
        if by == "first":
            return told[0] if told else ""
        said = list(map(str, told))
        return self.words.listed(by, said) if by.startswith("list-") else by.join(said)

    # Kinds that every game has.

    def say_phrase(self, value: Phrase, scene: Scene) -> Any:
        return self.say(value, scene)

    def say_code(self, value: str, _: Scene) -> str:
        return value if self.codes else UNTOLD

    def say_seat(self, seat: int | str, _: Scene) -> str:
        return self.names[int(seat)]

    def say_refusal(self, reason: str, _: Scene) -> str:
        return self.words(f"refused-{reason}", said="")

    def say_is_reader(self, seat: int, scene: Scene) -> bool:
        return seat == scene.reader

    def say_numbered(self, piece: str, _: Scene) -> str:
        return piece.partition("-")[0]

    def say_how_many(self, several: Sequence[Any], _: Scene) -> int:
        return len(several)

    def say_how_much(self, amount: int, _: Scene) -> int:
        return abs(amount)

    def say_is_gain(self, amount: int, _: Scene) -> bool:
        """Whether it is one."""
        return amount > 0

    def say_signed(self, amount: int, _: Scene) -> str:
        return f"{amount:+d}"


def _numbered(fields: Plain, data: Plain) -> list[str]:
    return [data[name] for name, declared in fields.items() if declared == "numbered" and name in data]


def _is_carried(declared: Phrase) -> bool:
    return isinstance(declared, str) and " of " not in declared and " at " not in declared


def _at(scene: Scene, path: Iterable[str]) -> Any:
    """What stands at a place of the table, if anything does."""
    found: Any = scene.table
    for step in path:
        name = scene.datum(step[1:]) if step.startswith("$") else step
        if isinstance(found, list) and name is not None:
            found = found[int(name)]
        else:
            found = found.get(str(name)) if isinstance(found, Mapping) else None
    return found


def _entries(value: Any) -> Iterable[tuple[Any, Any]]:
    return value.items() if isinstance(value, Mapping) else enumerate(value)
