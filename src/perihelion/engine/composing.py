"""A game put together: the rules its modules declare, and what expansions wrap around them or add."""

from abc import abstractmethod
from collections.abc import Container, Iterable, Mapping
from types import MappingProxyType, ModuleType
from typing import Any, ClassVar, Generic, TypeVar, cast

from perihelion.engine.agenda import Step, steps_in
from perihelion.engine.book import Book, Rule
from perihelion.engine.chance import Stream
from perihelion.engine.decisions import Decision, Seat
from perihelion.engine.events import Journal
from perihelion.engine.moves import Vocabulary
from perihelion.engine.offering import Amounts, Brings, Group, Offering
from perihelion.engine.positions import Page
from perihelion.engine.refused import Refused
from perihelion.engine.ruleset import Ruleset
from perihelion.engine.speech import Declared, Glossary, Speech, carried
from perihelion.engine.state import State

S = TypeVar("S", bound=State)
B = TypeVar("B", bound=Book)
Domains = Mapping[str, Container[str | int]]

EVERYWHERE: dict[str, Declared] = {"undone": {"consent": "seat[]", "others": "how-many of consent"}}
# What modules declare besides events: engine/speech.py.
SPOKEN = ("prompts", "moves", "parts", "records", "amounts")
DEALT = dict.fromkeys(("deal-proposed", "deal-agreed", "deal-declined"), ("number", "terms"))


def declared(modules: Iterable[ModuleType], what: str) -> dict[Any, Any]:
    """What modules declare under a name, such as EVENTS or RULES, in their order."""
    return {name: value for module in modules for name, value in getattr(module, what, {}).items()}


def told(modules: Iterable[ModuleType]) -> dict[str, dict[str, Any]]:
    """What modules declare of prompts, moves, parts of the score, records and amounts."""
    return {spoken: declared(modules, spoken.upper()) for spoken in SPOKEN}


def offered(modules: Iterable[ModuleType]) -> Offering:
    """What modules declare of their moves: what they bring, and their groups."""
    return Offering(declared(modules, "BRINGS"), declared(modules, "GROUPS"))


class Expansion(Generic[S, B]):
    """What an expansion or a mode of play brings to a table. A method that is left as it is adds nothing.

    name     as in option `expansions`; its annex, its part of a view and its tables are called so, too
    printed  the content in play
    events   kinds of event it adds, with their fields; so `prompts`, `moves` by verb, `parts` of a score,
             `records` and `amounts`
    brought  verb, or prompt and verb -> what a move of it brings and costs; so `groups`: engine/offering.py
    """

    name: ClassVar[str]
    printed: Any
    events: ClassVar[Mapping[str, Declared]] = {}
    prompts: ClassVar[Mapping[str, Declared]] = {}
    moves: ClassVar[Mapping[str, Declared]] = {}
    parts: ClassVar[Mapping[str, Declared]] = {}
    records: ClassVar[Mapping[str, Declared]] = {}
    amounts: ClassVar[Mapping[str, Declared]] = {}
    brought: ClassVar[Mapping[str, Brings]] = {}
    groups: ClassVar[Mapping[str, Group]] = {}

    def __init__(self, printed: Any) -> None:
        self.printed = printed

    def wrap(self, book: B) -> None:
        """Puts its rules around or in the place of those in the Book, and adds its own."""

    def rules(self) -> Mapping[Step, Rule]:
        """The steps of the agenda it adds, and who does them."""
        return {}

    def phrases(self) -> list[tuple[str, ...]]:
        """Moves it adds to the vocabulary."""
        return []

    def settle(self, rules: Any) -> None:
        """Looks up what it needs, once the rules are complete."""

    def glossary(self, rules: Any) -> Glossary:
        """What it adds to the words of the kinds of piece, and kinds of its own."""
        return {}

    def domains(self) -> dict[str, Container[str | int]]:
        return {}

    def fixable(self) -> dict[str, Container[str | int]]:
        return {}

    def set_up(self, state: S) -> None:
        """Lays out its pieces when the game begins."""

    def view(self, state: S, seat: Seat | None) -> Mapping[str, Any]:
        """Its part of a view; what it says it returns is what the types of the client are made of."""
        return {}

    def redraw(self, state: S, seat: Seat) -> None:
        """Draws what this seat does not know of its pieces anew."""

    def write(self, state: S) -> list[str]:
        """Its lines of a position."""
        return []

    def read(self, state: S, page: Page, taken: set[str]) -> None:
        """Reads its lines of a position; what they leave out is set up as usual.

        `taken` are the pieces that lie somewhere already; it adds its own.
        """

    def fits(self, state: S) -> bool:
        """Whether the agenda of a position fits what it knows."""
        return True

    def tally(self, state: S) -> list[str]:
        """The pieces it holds, for the proof that none is lost."""
        return []


class Meeting(Expansion[S, B]):
    """What happens where several expansions are in play: it names them; they do not ask for one another.

    It wraps, adds and says as they do, after all of them, and has no pieces of its own.
    """

    between: ClassVar[tuple[str, ...]]


class ComposedRules(Ruleset):
    """Rules that are put together in three strokes: `compose`, `speak`, `conclude`.

    A game gives its own part of view, position and tally (`base_...`); those of its expansions are put to it.

    book         the named rules; its own of each game
    expansions   in play, in their order
    meetings     of those in play
    moves        verb -> arg -> move, of verbs with one arg
    """

    book: Book
    expansions: tuple[Expansion[Any, Any], ...]

    def compose(
        self,
        rules: Mapping[Step, Rule],
        steps: Mapping[str, tuple[str, ...]],
        events: Mapping[str, Declared],
        expansions: Iterable[Expansion[Any, Any]] = (),
        told: Mapping[str, Mapping[str, Declared]] = MappingProxyType({}),
        offered: Offering | None = None,
    ) -> None:
        """The Book, steps, events, what else is told and offered, with that of the expansions in their order.

        `rules` are the functions of steps; the Book says who does the steps that it lists.
        """
        parts = tuple(expansions)
        self.meetings = tuple(part for part in parts if isinstance(part, Meeting))
        self.expansions = tuple(part for part in parts if part not in self.meetings)
        self._by_name = {expansion.name: expansion for expansion in self.expansions}
        self.steps, self.done_by = dict(steps), {step.name: rule for step, rule in rules.items()}
        self.speech = Speech()
        self.speech.add({"events": EVERYWHERE | (DEALT if self.info.deals_per_turn else {}) | dict(events)})
        self.speech.add(told)
        self.offering = offered or Offering()
        for expansion in (*self.expansions, *self.meetings):
            expansion.wrap(self.book)
            taken = set(self.book.names()) & (steps_in(expansion.rules()).keys() - steps.keys())
            assert not taken, f"the Book would do {sorted(taken)} of {expansion.name}"
            self.steps |= steps_in(expansion.rules())
            self.done_by |= {step.name: rule for step, rule in expansion.rules().items()}
            self.speech.add({"events": expansion.events})
            self.speech.add({spoken: getattr(expansion, spoken) for spoken in SPOKEN})
            self.offering.add(expansion.brought, expansion.groups)
        listed = self.book.rules()
        self.done_by |= {step: listed[step] for step in self.steps if step in listed}
        self.events = {kind: frozenset(carried(fields)) for kind, fields in self.speech.events.items()}

    def speak(self, phrases: Iterable[tuple[str, ...]]) -> None:
        """The vocabulary, and its moves by verb and arg."""
        added = [phrase for expansion in self.expansions for phrase in expansion.phrases()]
        self.vocabulary = Vocabulary(dict.fromkeys([*phrases, *added]))
        verbs = dict.fromkeys(move.verb for move in self.vocabulary)
        self.moves = {verb: self.vocabulary.by_arg(verb) for verb in verbs}

    def conclude(self, domains: Domains, fixable: Domains) -> None:
        """Domains and what a position may lay down; then every expansion looks up what it needs."""
        self.domains, self.fixable = domains, fixable
        for expansion in self.expansions:
            expansion.settle(self)
            self.domains = {**self.domains, **expansion.domains()}
            self.fixable = {**self.fixable, **expansion.fixable()}

    def glossary(self) -> Glossary:
        """The words of every kind of piece in play."""
        found = self.base_glossary()
        for expansion in (*self.expansions, *self.meetings):
            for kind, phrases in expansion.glossary(self).items():
                found.setdefault(kind, {}).update(phrases)
        return found

    def spoken(self) -> dict[str, Any]:
        return self.speech.as_json(self.info.prefix.lower(), self.glossary())

    def brings(self, state: Any, decision: Decision) -> dict[str, Amounts]:
        return self.offering.amounts(state, decision)

    def groups(self, decision: Decision) -> dict[str, Group]:
        return self.offering.grouped(decision)

    def base_glossary(self) -> Glossary:
        return {}

    def expansion(self, name: str) -> Any:
        """An expansion that is in play, by its name; None where it is not."""
        return self._by_name.get(name)

    # What the driver asks for: the base game's part, then that of every expansion.

    @abstractmethod
    def base_begin(self, stream: Stream, journal: Journal | None) -> Any: ...

    @abstractmethod
    def base_view(self, state: Any, seat: Seat | None) -> Mapping[str, Any]: ...

    @abstractmethod
    def base_redraw(self, state: Any, seat: Seat) -> None: ...

    @abstractmethod
    def base_write(self, state: Any) -> list[str]: ...

    @abstractmethod
    def base_check(self, state: Any, page: Page) -> None: ...

    @abstractmethod
    def base_tally(self, state: Any) -> list[str]: ...

    def begin(self, stream: Stream, journal: Journal | None) -> Any:
        """What an expansion puts on the agenda is done before the rest, that of the first one first."""
        state = self.base_begin(stream, journal)
        for expansion in reversed(self.expansions):
            state.below = len(state.agenda)
            expansion.set_up(state)
        return state

    def view(self, state: Any, seat: Seat | None) -> dict[str, Any]:
        seen = cast(dict[str, Any], self.base_view(state, seat))
        for expansion in self.expansions:
            seen[expansion.name] = expansion.view(state, seat)
        return seen

    def redraw(self, state: Any, seat: Seat) -> None:
        self.base_redraw(state, seat)
        for expansion in self.expansions:
            expansion.redraw(state, seat)

    def write(self, state: Any) -> list[str]:
        lines = [line for expansion in self.expansions for line in expansion.write(state)]
        return self.base_write(state) + lines

    def read_expansions(self, state: Any, page: Page, taken: set[str]) -> None:
        """Their lines of a position; a game says when, as it knows what is dealt before and after."""
        for expansion in self.expansions:
            expansion.read(state, page, taken)

    def check(self, state: Any, page: Page) -> None:
        self.base_check(state, page)
        if state.agenda and not all(expansion.fits(state) for expansion in self.expansions):
            raise Refused("bad-agenda", None, *page.end())

    def tally(self, state: Any) -> list[str]:
        kept = [piece for expansion in self.expansions for piece in expansion.tally(state)]
        return sorted(self.base_tally(state) + kept)
