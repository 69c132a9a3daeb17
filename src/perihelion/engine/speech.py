"""How a game is put into words without knowing any language: phrases, and what its data are a kind of.

A phrase is plain JSON, said by a speaker (words/speaking.py, web/src/lib/speaking.ts):

    "7.5", 4, true                              as it is
    ["gt-goods", {"count": 2, "good": "red"}]   the words of a key; what they are about are phrases again
    {"list-and": [...]}                         several phrases that say anything, listed by a key or joined
    {"first": [...]}                            the first of them that says anything
    {"space": "LEO"}                            a piece of a kind
    {"code": "SB-2", "else": "2"}               an id, where moves are typed; elsewhere "none", or its `else`
    {"field": "card of card"}                   a field, as below

Fields say what words are about: name -> kind. A kind is one that the glossary knows (id -> phrase; "*" for
any `it`), one that every speaker knows, such as "seat", or one that the speakers of a game know; all else is
said as it is, digits as a number.

    "card"                        the datum of this name is a card
    "card[]", "card[list-more]"   it is a list of cards
    "owns{list-more}"             it is a list or a table, and every entry of it, with its place, is said
    "text of card"                it is the text of another datum; of several it is one id: `board.number`
    "card at display $slot"       it stands on the table that is seen, at this place
    ... else gt-part-there        the words to be said where it is not known, as in a standing order
    ["gt-human"], true            a phrase

Where every name is its own kind, the names are enough: ("good", "square"). Records are kinds that consist of
several data; they have fields, and words of their own name.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

Phrase = str | int | float | bool | list[Any] | dict[str, Any] | None
Declared = Mapping[str, Phrase] | tuple[str, ...]
Glossary = dict[str, dict[str, Phrase]]

FOUND = (" of ", " at ")


def phrase(key: str, /, **about: Phrase) -> Phrase:
    """The words of a key."""
    return [key, about] if about else [key]


def listed(by: str, phrases: Iterable[Phrase]) -> Phrase:
    """Several phrases, by the key of a list such as "list-and", or with ", " between."""
    several = list(phrases)
    return several[0] if len(several) == 1 else {by: several}


def said(field: str) -> Phrase:
    """A field within a phrase."""
    return {"field": field}


def counted(name: str) -> Declared:
    """What the words of an amount are about: how much it is, by this name, and whether that is gained."""
    return {name: "how-much of amount", "gain": "is-gain of amount"}


def fields_of(declared: Declared) -> dict[str, Phrase]:
    """Names and kinds, however they were declared."""
    return dict(declared) if isinstance(declared, Mapping) else dict(zip(declared, declared, strict=True))


def carried(declared: Declared) -> list[str]:
    """The names of the data; what is found by way of others is none of them."""
    return [name for name, kind in fields_of(declared).items() if is_carried(kind)]


def is_carried(kind: Phrase) -> bool:
    return isinstance(kind, str) and not any(way in kind for way in FOUND)


@dataclass(slots=True)
class Speech:
    """What everything that is said at a table is about.

    events    kind of event -> its fields
    prompts   prompt -> fields, of those that are about anything
    moves     verb -> fields, its arguments first and in order; then amounts that the move brings and its own
              words tell; `gives` is what else there is to say
    parts     part of a score -> fields
    records   kind -> fields, in order
    amounts   kind of what a move brings or costs -> fields of its `amount`
    """

    events: dict[str, dict[str, Phrase]] = field(default_factory=dict)
    prompts: dict[str, dict[str, Phrase]] = field(default_factory=dict)
    moves: dict[str, dict[str, Phrase]] = field(default_factory=dict)
    parts: dict[str, dict[str, Phrase]] = field(default_factory=dict)
    records: dict[str, dict[str, Phrase]] = field(default_factory=dict)
    amounts: dict[str, dict[str, Phrase]] = field(default_factory=dict)

    def add(self, told: Mapping[str, Mapping[str, Declared]]) -> None:
        """Takes in what somebody declares; what is declared again, such as by an expansion, gains fields."""
        for of_what, declared in told.items():
            known = getattr(self, of_what)
            for name, fields in declared.items():
                known[name] = known.get(name, {}) | fields_of(fields)

    def as_json(self, prefix: str, glossary: Glossary) -> dict[str, Any]:
        """For a speaker in any language; `prefix` is that of the game's keys."""
        return {
            "prefix": prefix,
            "events": self.events,
            "prompts": self.prompts,
            "moves": self.moves,
            "parts": self.parts,
            "records": self.records,
            "amounts": self.amounts,
            "glossary": glossary,
        }
