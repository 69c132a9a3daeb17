"""Water on the way: how many tanks one operation brings a craft, wherever it stands."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from perihelion.games.high_frontier.components import CardId, SiteId, SpaceId
from perihelion.games.high_frontier.content import Content
from perihelion.games.high_frontier.planner.craft import Craft
from perihelion.games.high_frontier.planner.starts import Atlas
from perihelion.games.high_frontier.state import Slot, kind_of

MANY_TURNS = 60
Amounts = tuple[int, ...]  # numbers of tanks, each of which an operation may bring


@dataclass(slots=True, frozen=True)
class Wishes:
    """What a plan may do besides flying.

    refuel       whether to take water aboard on the way
    factories    sites with a factory at which the craft may fill up, and a freighter land
    closed       sites whose water is another's: nobody mines there without leave
    together     whether all units mine in one operation, where the table plays so
    operations   in a turn
    turns        the most a route may take
    """

    refuel: bool = False
    factories: frozenset[SiteId] = frozenset()
    closed: frozenset[SiteId] = frozenset()
    together: bool = False
    operations: int = 1
    turns: int = MANY_TURNS


class Wells:
    """What a craft draws in each space.

    amounts     number of a space -> what an operation may bring there
    pushed      thruster -> the same in a turn in which beamed power has pushed it, where that matters
    in_steps    whether some amounts cannot be had in part: then a craft with less fuel may be better off
    """

    def __init__(self, atlas: Atlas, craft: Craft, wishes: Wishes) -> None:
        self._atlas = atlas
        self._craft = craft
        self._wishes = wishes
        self.amounts = self._everywhere()
        self.pushed = {card: self._everywhere(card) for card in self._riders()}
        all_of_them = (self.amounts, *self.pushed.values())
        self.in_steps = any(self._is_in_steps(there) for everywhere in all_of_them for there in everywhere)

    def _everywhere(self, pushed: CardId = "") -> list[Amounts]:
        return [self._amounts(space, pushed) for space in self._atlas.chart.order]

    def _riders(self) -> list[CardId]:
        """[HF-6.1A.4]"""
        engines = self._craft.engines if self._craft.beamed else []
        return [card for card, side, _ in engines if side.mines_better]

    def _amounts(self, space: SpaceId, pushed: CardId) -> Amounts:
        """A factory gives as much as is wished, a unit all it mines, a scoop all that fits.

        [HF-5.5A HF-5.5B HF-5.5C HF-6.4F]
        """
        there, most = self._atlas.chart.spaces[space], self._atlas.numbers.tanks
        if not self._wishes.refuel or self._craft.freighter:
            return ()
        if space in self._wishes.factories:
            return tuple(range(1, most + 1))
        if there.hazard == "aerobrake" and self._craft.scoop:
            return (most,)
        if there.site is None or space in self._wishes.closed:
            return ()
        return self._craft.mined(self._atlas.laws, there.site, together=self._wishes.together, pushed=pushed)

    def _is_in_steps(self, amounts: Amounts) -> bool:
        """Filling up comes to the same for all; one tank more or less each time does too."""
        return amounts != tuple(range(1, len(amounts) + 1)) and amounts[0] < self._atlas.numbers.tanks


def wishes_in_view(
    content: Content, table: Mapping[str, Any], seat: int, slot: Slot = "rocket", **more: Any
) -> Wishes:
    """What the table, as a seat sees it, allows a craft: a freighter lands at anybody's factory, a rocket
    draws where the water is nobody else's, or where it may be stolen.  [HF-5.5B HF-5.5C HF-6.6 HF-7.2]
    """
    built = {site for site, claim in table["claims"].items() if claim["cubes"]}
    operations = table["players"][seat]["rights"]["operations"]
    barred = set() if kind_of(slot) == "freighter" else set(_barred(content, table, seat))
    return Wishes(
        factories=frozenset(built - barred), closed=frozenset(barred), operations=operations, **more
    )


def _barred(content: Content, table: Mapping[str, Any], seat: int) -> Iterator[SiteId]:
    """Sites with others' factories or outposts; who may steal is kept off only by a crew.

    [HF-5.5C HF-2.3B.4]
    """
    steals = table["players"][seat]["rights"]["felony"]
    for owner, other in enumerate(table["players"]):
        if owner != seat:
            claimed = ((site, claim) for site, claim in table["claims"].items() if claim["owner"] == owner)
            cubes = {site: claim["cubes"] for site, claim in claimed if claim["cubes"]}
            stacks = other["stacks"].values()
            crewed = {s["place"] for s in stacks if any(card in content.factions for card in s["cards"])}
            outposts = {s["place"] for slot, s in other["stacks"].items() if kind_of(slot) == "outpost"}
            for site in cubes.keys() | outposts:
                if not steals or site in crewed or cubes.get(site, 0) > 1:
                    yield site
