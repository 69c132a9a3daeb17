"""What a table may choose: its options, their values in one written form, and what choices ask of a table."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from perihelion.engine.refused import Refused

RULES = "rules"  # the option of every game that says by which version of its rules it is played
SEVERAL = ("subset", "list", "numbers")  # kinds of option whose value has parts
Options = dict[str, Any]


@dataclass(slots=True)
class Terms:
    """What a choice asks of a table, and what it makes possible.

    seats    numbers of players it goes with; none: all
    needs    option -> choices without which it cannot be chosen
    brings   numbers of players that can play with it only
    """

    seats: tuple[int, ...] = ()
    needs: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    brings: tuple[int, ...] = ()


@dataclass(slots=True)
class Option:
    """One thing a table may choose.

    name      as it stands in `options`
    kind      "choice" (one of the choices), "subset" (some of them, in their order), "list" (least to most of
              them, in any order and as often as one likes), "number" (least to most), "numbers" (one for each
              seat), "seat"
    default   what holds where nothing is said; of numbers, that of every seat
    seats     numbers of players it can be chosen with; none: all
    terms     choice -> what it asks of a table; none: nothing
    within    choices of other options without which it means nothing and is not asked; none: always
    """

    name: str
    kind: str
    default: Any
    choices: tuple[str, ...] = ()
    least: int = 0
    most: int = 0
    seats: tuple[int, ...] = ()
    terms: Mapping[str, Terms] = field(default_factory=dict)
    within: tuple[str, ...] = ()

    def goes_with(self, seats: int) -> bool:
        """Whether so many players can choose it."""
        return not self.seats or seats in self.seats

    def default_for(self, seats: int) -> Any:
        """What holds where nothing is said."""
        return [self.default] * seats if self.kind == "numbers" else self.default

    def read(self, value: Any, seats: int) -> Any:
        """The value in its one written form; raises Refused where it is not a value."""
        if not self.goes_with(seats):
            raise Refused("option-needs-other-seats", option=self.name, seats=seats)
        is_several = isinstance(value, list | tuple)
        parts = list(value) if is_several else []
        match self.kind:
            case "choice" if value in self.choices:
                return value
            case "subset" if is_several and all(part in self.choices for part in parts):
                return [choice for choice in self.choices if choice in parts]
            case "list" if self._is_measured(len(parts)) and all(part in self.choices for part in parts):
                return parts
            case "number" if self._is_measured(value):
                return value
            case "numbers" if len(parts) == seats and all(map(self._is_measured, parts)):
                return parts
            case "seat" if type(value) is int and 0 <= value < seats:
                return value
        said = " ".join(map(str, parts)) if parts else repr(value)
        raise Refused("bad-option", option=self.name, said=said[:80])

    def _is_measured(self, value: Any) -> bool:
        return type(value) is int and self.least <= value <= self.most

    def chosen(self, value: Any) -> list[str]:
        """The choices that a value holds."""
        return [choice for choice in (value if isinstance(value, list) else [value]) if choice in self.terms]

    def from_words(self, words: list[str]) -> Any:
        """The value that words mean, as far as its kind tells; it is still to be read."""
        numbers = [int(word) if word.isascii() and word.isdigit() else word for word in words]
        match self.kind:
            case "subset" | "list":
                return words
            case "numbers":
                return numbers
            case "number" | "seat":
                return numbers[0] if len(numbers) == 1 else words
        return words[0] if len(words) == 1 else words


Declared = tuple[Option, ...]
FIRST = Option("first", "seat", 0)


def judge(declared: Declared, plain: tuple[int, ...], seats: Any, said: Mapping[str, Any]) -> Options:
    """Every option with its value, where so many players and these choices make a table; else raises Refused.

    `plain` are the numbers of players who need no choice at all.
    """
    possible = seats_of(declared, plain)
    if type(seats) is not int or seats not in possible:
        raise Refused("bad-seats", said=repr(seats)[:80], least=min(possible), most=max(possible))
    known = for_seats(declared, seats)
    for name in said:
        if name not in known:
            raise Refused("unknown-option", option=str(name)[:80])
    read = {
        name: option.read(said[name], seats) if name in said else option.default_for(seats)
        for name, option in known.items()
        if name in said or option.goes_with(seats)
    }
    _check_terms(known, read, seats)
    _check_seats(declared, plain, read, seats)
    return read


def for_seats(declared: Declared, seats: int) -> dict[str, Option]:
    """Name -> option; of several of the same name the one for so many players."""
    found: dict[str, Option] = {}
    for option in declared:
        if option.name not in found or option.goes_with(seats):
            found[option.name] = option
    return found


def seats_of(declared: Declared, plain: tuple[int, ...]) -> tuple[int, ...]:
    """Every number of players that can play, with one choice or another."""
    brought = {seats for option in declared for terms in option.terms.values() for seats in terms.brings}
    return tuple(sorted({*plain, *brought}))


def _check_terms(known: Mapping[str, Option], read: Options, seats: int) -> None:
    """Every choice goes with so many players, and has what it needs."""
    for name, value in read.items():
        for choice in known[name].chosen(value):
            terms = known[name].terms[choice]
            if terms.seats and seats not in terms.seats:
                raise Refused("choice-needs-other-seats", choice=choice, seats=seats)
            for option, needed in terms.needs.items():
                there = read.get(option, [])
                missing = [one for one in needed if one != there and one not in there]
                if missing:
                    raise Refused("choice-needs", choice=choice, needed=missing[0])


def _check_seats(declared: Declared, plain: tuple[int, ...], read: Options, seats: int) -> None:
    """More players than usual need a choice that brings them."""
    if seats in plain:
        return
    brings = {
        choice: option
        for option in declared
        for choice, terms in option.terms.items()
        if seats in terms.brings
    }
    if not any(choice in option.chosen(read.get(option.name)) for choice, option in brings.items()):
        raise Refused("seats-need-choice", seats=seats, needed=next(iter(brings)))
