"""What an expansion or a mode of play brings to the table; the base game knows none of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Protocol

from perihelion.engine import composing
from perihelion.engine.positions import Page

if TYPE_CHECKING:
    from perihelion.games.wild_space.content import Content
    from perihelion.games.wild_space.state import WildSpace


class Annex(Protocol):
    """An expansion's own part of the state."""

    def clone(self) -> Annex: ...


class Expansion(composing.Expansion["WildSpace"]):
    """One expansion of Wild Space, or "solo".

    turn_steps     steps it adds with which a turn ends, or another's begins
    set_up_steps   those that belong to set-up; what `set_up` asks comes before the hands
    """

    turn_steps: ClassVar[frozenset[str]] = frozenset()
    set_up_steps: ClassVar[frozenset[str]] = frozenset()

    def __init__(self, content: Content) -> None:
        self.printed = content

    def read(self, ws: WildSpace, page: Page, taken: set[str]) -> None:
        """Reads its lines; what they leave out is set up as usual."""

    def fits(self, ws: WildSpace) -> bool:
        """Whether the agenda of a position fits what the expansion knows."""
        return True
