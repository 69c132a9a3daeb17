"""What an expansion or a mode of play brings to the table; the base game knows none of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from perihelion.engine import composing
from perihelion.engine.positions import Page

if TYPE_CHECKING:
    from perihelion.games.galaxy_trucker.content import Content
    from perihelion.games.galaxy_trucker.state import Trucker


class Annex(Protocol):
    """An expansion's own part of the state."""

    def clone(self) -> Annex: ...


class Expansion(composing.Expansion["Trucker"]):
    """One expansion of Galaxy Trucker."""

    def __init__(self, content: Content) -> None:
        self.printed = content

    def read(self, gt: Trucker, page: Page) -> None:
        """Reads its lines; what they leave out is set up as usual."""
