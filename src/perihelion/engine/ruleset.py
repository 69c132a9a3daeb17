"""What a game declares of itself, and the interface its rules offer to the driver."""

from abc import ABC, abstractmethod
from collections.abc import Container, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, cast

from perihelion.engine import shapes
from perihelion.engine.book import Rule
from perihelion.engine.chance import Stream
from perihelion.engine.deals import Deal
from perihelion.engine.decisions import Decision, Seat
from perihelion.engine.events import Journal
from perihelion.engine.moves import Vocabulary
from perihelion.engine.offering import Amounts, Group
from perihelion.engine.options import RULES, Option, Options, for_seats, judge, seats_of
from perihelion.engine.positions import Page
from perihelion.engine.refused import Refused
from perihelion.engine.state import State

Own = Any  # a State: each game names its own class where it overrides


@dataclass(slots=True)
class GameInfo:
    """What can be known of a game without loading its rules.

    name            as in `perihelion.new`
    title           the printed title
    authors         who designed and who published it
    rulebooks       prefix of clause numbers, such as "WS" -> the rulebook in the folder `rules`
    seats           the numbers of players it can be played with, whatever is chosen
    options         what a table may choose, `first` included
    rules_version   grows when a rule changes so that an old record would replay differently
    max_decisions   no game goes on for longer
    deals_per_turn  how many deals a seat may propose in a turn; 0: the game knows no deals
    provenance      how sure the content is, in a sentence's key
    advice          key of a sentence for who opens a table -> the choices that it is about, all of them
    asked_anyway    prompts of questions that are asked even where one answer is left (docs/architecture.md)
    """

    name: str
    title: str
    authors: str
    rulebooks: Mapping[str, str]
    seats: tuple[int, ...]
    options: tuple[Option, ...]
    rules_version: int
    max_decisions: int
    deals_per_turn: int = 0
    provenance: str = ""
    asked_anyway: tuple[str, ...] = ()
    advice: Mapping[str, tuple[str, ...]] = field(default_factory=dict)

    @property
    def prefix(self) -> str:
        """Of the base game's clauses; small, of the game's keys in the catalogues."""
        return next(iter(self.rulebooks))

    @property
    def all_seats(self) -> tuple[int, ...]:
        """Every number of players it can be played with, by one choice or another."""
        return seats_of(self.options, self.seats)

    def judge(self, seats: Any, said: Mapping[str, Any]) -> Options:
        """Every option with its value, where seats and options make a table; else raises Refused in words.

        `rules` stands among them where a game goes by an earlier version of the rules.
        """
        version = self.by_rules(said.get(RULES, self.rules_version))
        own = {name: value for name, value in said.items() if name != RULES}
        return judge(self.options, self.seats, seats, own) | version

    def by_rules(self, version: Any) -> Options:
        """The option that says by which version of the rules a game goes; none where it goes by today's."""
        if type(version) is not int or not 1 <= version <= self.rules_version:
            raise Refused("newer-rules")
        return {} if version == self.rules_version else {RULES: version}


@dataclass(slots=True)
class Item:
    """One line of a score: what it is for, what it gives, and the clause.

    part      key of its words: `part-<part>`
    credits   what it adds
    rule      the clause
    about     what the words need
    """

    part: str
    credits: int
    rule: str
    about: Mapping[str, Any] = field(default_factory=dict)

    def as_json(self) -> shapes.Item:
        return {"part": self.part, "credits": self.credits, "rule": self.rule, "about": dict(self.about)}


@dataclass(slots=True)
class Result:
    """How a game ended.

    scores    per seat
    ranks     per seat, 1 is best; equal ranks are shared
    winners   the seats of rank 1; nobody where a solo player loses
    parts     per seat, every item of the score
    rivals    of opponents that sit in no seat, such as the Smuggler: every item of their score
    """

    scores: list[int]
    ranks: list[int]
    winners: list[Seat]
    parts: list[list[Item]]
    rivals: dict[str, list[Item]] = field(default_factory=dict)

    @classmethod
    def ranked(cls, parts: list[list[Item]], tie_break: Sequence[int]) -> "Result":
        """Most credits first; among equals the smaller tie-break; still equal: the rank is shared."""
        scores = [sum(item.credits for item in items) for items in parts]
        worth = [(-score, tie) for score, tie in zip(scores, tie_break, strict=True)]
        ranks = [1 + sum(other < mine for other in worth) for mine in worth]
        return cls(scores, ranks, [seat for seat, rank in enumerate(ranks) if rank == 1], parts)

    def as_json(self) -> dict[str, Any]:
        told: shapes.Result = {
            "scores": self.scores,
            "ranks": self.ranks,
            "winners": self.winners,
            "parts": [[item.as_json() for item in items] for items in self.parts],
        }
        if self.rivals:
            told["rivals"] = {name: [item.as_json() for item in items] for name, items in self.rivals.items()}
        return cast("dict[str, Any]", told)


class Ruleset(ABC):
    """A game with its options and content settled: everything the driver needs to know of it.

    info         the game's declaration
    seats        number of players
    options      every option with its value
    steps        step name -> names of the domains of its arguments
    done_by      step name -> the function that does it
    domains      domain name -> the values it allows
    vocabulary   every move there can be
    events       event kind -> names of its data
    content      content set -> hash
    fixable      kind of chance -> the results a position may lay down for it
    """

    info: GameInfo
    seats: int
    options: dict[str, Any]
    steps: Mapping[str, tuple[str, ...]]
    done_by: dict[str, Rule]
    domains: Mapping[str, Container[str | int]]
    vocabulary: Vocabulary
    events: Mapping[str, frozenset[str]]
    content: Mapping[str, str]
    fixable: Mapping[str, Container[str | int]]

    @property
    def version(self) -> int:
        """The version of the rules this game goes by."""
        version: int = self.options.get(RULES, self.info.rules_version)
        return version

    @property
    def chosen(self) -> dict[str, Any]:
        """The options that are not at their default."""
        declared = for_seats(self.info.options, self.seats)
        defaults = {name: option.default_for(self.seats) for name, option in declared.items()}
        return {name: value for name, value in self.options.items() if value != defaults.get(name)}

    @cached_property
    def several(self) -> frozenset[str]:
        """The steps that ask more than once."""
        return frozenset(name for name, rule in self.done_by.items() if hasattr(rule, "asks_several"))

    @abstractmethod
    def begin(self, stream: Stream, journal: Journal | None) -> State:
        """The state after set-up, its first step on the agenda."""

    @abstractmethod
    def view(self, state: Own, seat: Seat | None) -> dict[str, Any]:
        """What this seat, or a spectator, may know; JSON."""

    @abstractmethod
    def result(self, state: Own) -> Result:
        """The result, where the agenda is done."""

    @abstractmethod
    def redraw(self, state: Own, seat: Seat) -> None:
        """Draws everything this seat does not know anew, in place, from the state's stream."""

    @abstractmethod
    def write(self, state: Own) -> list[str]:
        """The game's own lines of a position."""

    @abstractmethod
    def read(self, page: Page, stream: Stream) -> State:
        """The state a position describes, the rest from the normal set-up; raises Refused."""

    @abstractmethod
    def tally(self, state: Own) -> Any:
        """What no rule may change: counts of pieces, for the proof of conservation."""

    @abstractmethod
    def check(self, state: Own, page: Page) -> None:
        """Raises Refused where a position's parts do not fit together."""

    def spoken(self) -> dict[str, Any]:
        """What all that is told is about, and how pieces are called: engine/speech.py."""
        return {}

    def brings(self, state: Own, decision: Decision) -> dict[str, Amounts]:
        """Notation of a legal move -> what it brings and costs; worked out anew whenever it is read."""
        return {}

    def groups(self, decision: Decision) -> dict[str, Group]:
        """Verb of a legal move -> its group, of those that have one."""
        return {}

    def turn(self, state: Own) -> int:
        """Number of the turn, for limits that hold per turn."""
        return 0

    def inquire(self, view: Mapping[str, Any], question: Mapping[str, Any]) -> dict[str, Any]:
        """What a player may ask beside the game, answered from a seat's view; JSON. Raises Refused."""
        raise Refused("no-such-question", said=repr(dict(question))[:80])

    def deal_parties(self, state: Own, seat: Seat, terms: Mapping[str, Any]) -> tuple[Seat, ...]:
        """Who must agree to these terms; raises Refused where they cannot be offered."""
        raise Refused("no-deals")

    def is_open_to_deals(self, state: Own) -> bool:
        """Whether deals take effect before the next step; where not, they wait."""
        return True

    def strike(self, state: Own, deal: Deal) -> None:
        """Carries out a deal all parties agreed to, as far as it still can be."""
        raise AssertionError("this game knows no deals")
