"""What every game's state has in common. A state is plain data; questions about it are functions."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Protocol

from perihelion.engine.agenda import Due
from perihelion.engine.chance import Stream
from perihelion.engine.decisions import Seat
from perihelion.engine.events import Journal

if TYPE_CHECKING:
    from perihelion.engine.ruleset import Ruleset


class Annex(Protocol):
    """An expansion's own part of the state: plain data."""

    def clone(self) -> "Annex": ...


@dataclass(slots=True, kw_only=True)
class State:
    """The part of a state the driver works with; a game adds its own fields and `clone`.

    rules         the rules in play; shared, never changed
    stream        the game's random stream
    journal       where events are told, or None
    agenda        steps still to be done, the next one last: (name, ids and numbers ...)
    below         steps of the agenda that lie below the one under way; what it brings comes on top of them
    revelations   how often something hidden became known to somebody; undo reads it
    annexes       what expansions keep, by the name of the expansion
    """

    rules: "Ruleset"
    stream: Stream
    journal: Journal | None = None
    agenda: list[Due]
    below: int = 0
    revelations: int = 0
    annexes: dict[str, Annex] = field(default_factory=dict)

    def clone(self) -> "State":
        """A copy that shares nothing that can change; the journal is left behind."""
        raise NotImplementedError

    def cloned(self) -> dict[str, Any]:
        """What every game's clone begins with."""
        return {
            "rules": self.rules,
            "stream": self.stream.clone(),
            "agenda": self.agenda[:],
            "revelations": self.revelations,
            "annexes": {name: annex.clone() for name, annex in self.annexes.items()},
        }

    def then(self, *steps: Due) -> None:
        """Puts steps on the agenda: after those the step under way put there before, before all others."""
        self.agenda[self.below : self.below] = steps[::-1]

    def tell(
        self,
        kind: str,
        seat: Seat | None,
        rule: str,
        *,
        secret: Mapping[str, Any] | None = None,
        audience: tuple[Seat, ...] = (),
        **data: Any,
    ) -> None:
        """Records an event, where somebody keeps a journal."""
        if self.journal is not None:
            self.journal.tell(kind, seat, rule, data, secret, audience)

    def reveal(self) -> None:
        """Something hidden became known to somebody."""
        self.revelations += 1
