"""What every game's board offers the text client."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Protocol

from perihelion.cli.text_client.screen import Section
from perihelion.engine.decisions import Decision
from perihelion.engine.events import Event
from perihelion.engine.moves import Move
from perihelion.engine.offering import Amounts
from perihelion.engine.refused import Refused
from perihelion.words import Words

View = dict[str, Any]
Brought = Mapping[str, Amounts]  # move -> what it brings
UNTOLD: Brought = {}
RivalScore = tuple[str, int, list[dict[str, Any]]]


class Told(Protocol):
    """A game's own words for what happened and what it counts."""

    def event(self, event: Any, reader: int | None) -> str: ...

    def item(self, item: Any) -> str: ...


class Layout(Protocol):
    """A game's table as lines."""

    def table(self, view: View) -> list[Section]:
        """Everything on the table, as the viewer sees it."""

    def glance(self, view: View) -> list[Section]:
        """The same in few lines: what is enough for somebody who has seen the table before."""

    def hand(self, view: View) -> list[Section]:
        """What the viewer holds."""

    def everybody(self, view: View) -> list[Section]:
        """What lies before each player: crews, ships, mats."""


class Board(Protocol):
    """A game in words, for one table and one language. What a game leaves as it is here, it does not have.

    words     the catalogues
    said      the game's own words
    layout    the table as lines
    routine   kinds of events of which others' are told in the log alone
    names     seat -> what the log calls it
    opening   kinds of events that begin a turn
    helps     command -> key of the words that explain it, where the game has its own; a command that only
              some games have is there where it stands here
    sheet     key of the score sheet's words -> the game's own, where it does not count in credits
    """

    words: Words
    said: Told
    layout: Layout
    routine: frozenset[str] = frozenset()
    names: Sequence[str]
    opening: frozenset[str]
    helps: Mapping[str, str]
    sheet: Mapping[str, str]

    def prompt(self, decision: Decision) -> str:
        """What is asked, in a sentence."""

    def move(self, decision: Decision, move: Move, view: View, brings: Brought = UNTOLD) -> tuple[str, str]:
        """A move as a short phrase, and what it gives."""

    def event(self, event: Event, reader: int | None) -> str:
        return self.said.event(event.as_json(), reader)

    def in_brief(self, events: Sequence[Event], reader: int | None) -> Iterable[tuple[int | None, str]]:
        """What happened, in few lines, and whose doings each tells; the log has it in full."""
        for event in events:
            if event.kind not in self.routine or event.seat == reader:
                yield event.seat, self.event(event, reader)

    def item(self, item: dict[str, Any]) -> str:
        """What a line of the score is for."""
        return self.said.item(item)

    def total(self, player: dict[str, Any]) -> int:
        """A player's score so far."""

    def items(self, player: dict[str, Any]) -> list[dict[str, Any]]:
        """The lines of a player's score so far."""

    def is_laid(self, view: View) -> bool:
        """Whether there is a table to show yet."""
        return True

    def glance(self, view: View, decision: Decision) -> list[Section]:
        """What is shown before a question."""
        return self.layout.glance(view)

    def inspect(self, asked: str) -> list[Section]:
        """Everything known of the pieces of this id or name."""

    def routes(self, view: View, asked: str) -> list[Section]:
        """The best routes of the viewer's craft to a place; only where the game has a planner."""
        return []

    def deal(self, terms: Mapping[str, Any], reader: int) -> str:
        """What a deal is made of; only where the game knows deals."""
        return ""

    def read_deal(self, said: str, seat: int) -> dict[str, Any]:
        """The terms somebody typed; raises Refused."""
        raise Refused("no-deals")

    def tie_breaks(self, view: View) -> list[int]:
        """Seat -> what decides among equal scores, the smaller is better; nothing where equals share."""
        return []

    def rivals(self, view: View) -> list[RivalScore]:
        """Opponents that sit in no seat: name, credits and items so far."""
        return []

    def default(self, decision: Decision) -> str | None:
        """The move an empty line stands for, if any."""
        return None

    def opens_turn(self, decision: Decision) -> bool:
        """Whether the table is shown before this question."""


def question(decision: Decision, brings: Brought) -> dict[str, Any]:
    """What the words of an answer need to know of its question."""
    asked = {"prompt": decision.prompt, "about": decision.about, "seat": decision.seat}
    return asked | {"brings": brings}
