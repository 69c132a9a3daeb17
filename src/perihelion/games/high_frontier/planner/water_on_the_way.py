"""Water on the way: how many tanks one operation brings a craft, wherever it stands."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from perihelion.games.high_frontier.components import CardId, SiteId, SpaceId
from perihelion.games.high_frontier.flights.laws import Outfit
from perihelion.games.high_frontier.planner.craft import Wake
from perihelion.games.high_frontier.planner.starts import Gear
from perihelion.games.high_frontier.starmap.spaces import Site

MANY_TURNS = 60
Amounts = tuple[int, ...]  # numbers of tanks, each of which an operation may bring


@dataclass(slots=True, frozen=True)
class Wishes:
    """What a plan may do besides flying.

    refuel       whether to take water aboard on the way
    factories    sites with a factory, at which a rocket may fill up and a freighter land
    own          those of the craft's owner
    closed       spaces whose water is another's: nobody draws there without leave
    together     whether all units mine in one operation, where the table plays so
    operations   in a turn
    turns        the most a route may take
    """

    refuel: bool = False
    factories: frozenset[SiteId] = frozenset()
    own: frozenset[SiteId] = frozenset()
    closed: frozenset[SiteId] = frozenset()
    together: bool = False
    operations: int = 1
    turns: int = MANY_TURNS


class Wells:
    """What a craft draws in each space.

    amounts     number of a space -> what an operation may bring there
    in_steps    whether some amounts cannot be had in part: then a craft with less fuel may be better off
    """

    def __init__(self, gear: Gear, wishes: Wishes) -> None:
        self._atlas = gear.atlas
        self._craft = gear.craft
        self._wishes = wishes
        self._after: dict[Wake | None, list[Amounts]] = {None: self._everywhere(None)}
        self.amounts = self._after[None]
        wakes = {wake for engines in gear.engines for engine in engines for wake in engine.wakes}
        all_of_them = [self.after(wake) for wake in wakes | {None}]
        self.in_steps = any(self._is_in_steps(there) for everywhere in all_of_them for there in everywhere)

    def after(self, wake: Wake | None) -> list[Amounts]:
        """The same in the turn of a move.  [HF-6.1A.4 HF-8.2A]"""
        if wake not in self._after:
            self._after[wake] = self._everywhere(wake)
        return self._after[wake]

    def _everywhere(self, wake: Wake | None) -> list[Amounts]:
        order = self._atlas.chart.order
        if not self._wishes.refuel or self._craft.freighter:
            return [()] * len(order)
        laws, wishes = self._atlas.laws, self._wishes
        outfits = [self._craft.outfit(wake, factory=factory) for factory in (False, True)]
        units = [laws.units(outfit) for outfit in outfits]
        return [
            self._amounts(space, outfits[space in wishes.own], units[space in wishes.own]) for space in order
        ]

    def _amounts(self, space: SpaceId, outfit: Outfit, units: list[CardId]) -> Amounts:
        """A factory gives as much as is wished, a unit all it mines, a scoop all that fits.

        [HF-5.5A HF-5.5B HF-5.5C HF-6.4F]
        """
        there, most, wishes = self._atlas.chart.spaces[space], self._atlas.numbers.tanks, self._wishes
        if space in wishes.factories and space not in wishes.closed:
            return tuple(range(1, most + 1))
        if there.aerobrakes and self._atlas.laws.scoops(outfit):
            return (most,)
        if there.site is None or space in wishes.closed:
            return ()
        return (most,) if self._atlas.laws.digs(outfit) else self._mined(there.site, outfit, units)

    def _mined(self, site: Site, outfit: Outfit, units: list[CardId]) -> Amounts:
        """Numbers of tanks one operation may mine at a site: all that one unit finds, or that all do.

        [HF-5.5A HF-5.5B.1]
        """
        laws = self._atlas.laws
        found = {laws.mined(laws, site, outfit, card) for card in units}
        if self._wishes.together:
            found.add(laws.mined_by_all(laws, site, outfit, units))
        return tuple(sorted(found - {0}))

    def _is_in_steps(self, amounts: Amounts) -> bool:
        """Filling up comes to the same for all; one tank more or less each time does too."""
        return amounts != tuple(range(1, len(amounts) + 1)) and amounts[0] < self._atlas.numbers.tanks


def wishes_in_view(table: Mapping[str, Any], seat: int, **more: Any) -> Wishes:
    """What the table, as a seat sees it, allows its craft.  [HF-5.5B HF-5.5C HF-6.6 HF-7.2]"""
    built = frozenset(site for site, claim in table["claims"].items() if claim["cubes"])
    own = frozenset(site for site in built if table["claims"][site]["owner"] == seat)
    rights = table["players"][seat]["rights"]
    closed = frozenset(rights["barred"])
    return Wishes(factories=built, own=own, closed=closed, operations=rights["operations"], **more)
