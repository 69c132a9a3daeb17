"""Missions: which cards to fly where, what they cost, and what they promise."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace

from perihelion.bots.high_frontier.kits import Kit, equipped, is_heavy, second_letter, with_spare
from perihelion.bots.high_frontier.seen_table import Plain, SeenTable
from perihelion.bots.high_frontier.tastes import Tastes
from perihelion.bots.high_frontier.voyages import TURNS, Cost, Voyages
from perihelion.games.high_frontier.components import CREW, CardId, Side, SiteId
from perihelion.games.high_frontier.operations.prospecting import rolls
from perihelion.games.high_frontier.planner.craft import Craft
from perihelion.games.high_frontier.planner.legs import LOSS
from perihelion.games.high_frontier.planner.routes import Wishes
from perihelion.games.high_frontier.state import LEO

WISHES = Wishes(turns=TURNS)
DIE = 6
MANY_BURNS = 12
AFTERWARDS = 2  # turns until the next mission can begin
STRANDED = 0.6  # where a crew may be left without a claim: nobody may abandon it there
HOMECOMING = 0.6  # what glory is worth before the crew is home
AGAIN = 3.0  # points of a second mission that can be flown from a factory
NOTICEABLE = 1.0  # by which a kit must promise more to be better


@dataclass(slots=True, frozen=True)
class Mission:
    """A factory to be built.

    craft    as it sets out
    site     where
    cost     of the voyage
    turns    from now until the factory stands, about
    worth    points a turn that it promises
    tanks    to load before
    price    WT still to be paid
    """

    craft: Craft
    site: SiteId
    cost: Cost
    turns: float
    worth: float
    tanks: int = 0
    price: int = 0

    @property
    def cards(self) -> tuple[CardId, ...]:
        return tuple(card for card, _ in self.craft.cards)

    def boosts(self, sight: SeenTable, cards: Iterable[CardId]) -> Iterator[str]:
        """How these cards are boosted: a radiator with the end up that is needed."""
        sides = dict(self.craft.cards)
        for card in cards:
            yield f"boost {card} heavy" if is_heavy(sight, card, sides[card]) else f"boost {card}"


def from_leo(sight: SeenTable, voyages: Voyages, tastes: Tastes) -> Mission | None:
    """The best mission with the cards at hand, or None where they make no rocket that gets anywhere."""
    for cards in (sight.white_at_home, sight.at_home):
        kits = sorted(kits_of(sight, cards), key=lambda kit: -promise(sight, kit))[: tastes.kits]
        more: list[Kit] = []
        if kits and tastes.travels:
            more = [*with_passenger(sight, cards, kits[0]), *with_spare(sight, cards, kits[0])]
        found = [mission for kit in (*kits, *more) for mission in with_kit(sight, voyages, kit, tastes)]
        if found:
            return max(found, key=lambda mission: mission.worth)
    return None


def kits_of(sight: SeenTable, cards: Mapping[CardId, Side]) -> Iterator[dict[CardId, Side]]:
    """A robonaut, a refinery, and something that thrusts.

    Always in the same order, wherever the cards lie: else of two sets as good as each other a rocket would be
    loaded with now the one, now the other.
    """
    by_deck: dict[str, list[CardId]] = {"robonaut": [], "refinery": [], "thruster": [], "crew": []}
    for card in sorted(cards):
        by_deck.setdefault(sight.deck(card), []).append(card)
    engines = [card for card in by_deck["thruster"] + by_deck["crew"] if cards[card].thruster]
    for robonaut in by_deck["robonaut"]:
        for refinery in by_deck["refinery"]:
            kit = {card: cards[card] for card in (robonaut, refinery)}
            tried = [robonaut] if cards[robonaut].thruster else []
            for engine in (*tried, *engines):
                whole = equipped(sight, cards, {engine: cards[engine], **kit}, engine)
                if whole is not None:
                    yield whole


def with_passenger(sight: SeenTable, cards: Mapping[CardId, Side], kit: Kit) -> Iterator[Kit]:
    """The kit with a crew that may win glory, if something but the robonaut takes it home.  [HF-7.1.4]"""
    crews = [card for card in sorted(cards) if sight.deck(card) == CREW and card not in kit]
    if comes_home(sight, kit):
        yield from ({**kit, crew: cards[crew]} for crew in crews[:1])


def comes_home(sight: SeenTable, cards: Mapping[CardId, Side]) -> bool:
    """Whether a thruster is left when robonaut and refinery have become a factory."""
    given = ("robonaut", "refinery")
    return any(side.thruster and sight.deck(card) not in given for card, side in cards.items())


def promise(sight: SeenTable, kit: Mapping[CardId, Side]) -> float:
    """How far and how well a kit would go, at first sight: burns, thrust and ISRU, less its mass."""
    mass = sum(side.mass for side in kit.values())
    rows = sight.rules.printed.rows
    if mass not in rows:
        return -mass
    burns = max(
        MANY_BURNS if thruster.sail or not thruster.fuel else float(rows[mass].steps[-1] / thruster.fuel)
        for thruster in (side.thruster for side in kit.values())
        if thruster
    )
    thrust = max(side.thruster.thrust for side in kit.values() if side.thruster)
    isru = min(side.isru for side in kit.values() if side.isru is not None)
    return min(burns, MANY_BURNS) + 0.5 * min(thrust, 6) - mass - 1.5 * isru


def improves(sight: SeenTable, card: CardId) -> bool:
    """Whether with this card a kit would promise more than any without it."""
    cards = {owned: sight.white(owned) for owned in sight.owned}
    without = max((promise(sight, kit) for kit in kits_of(sight, cards)), default=None)
    added = {**cards, card: sight.white(card)}
    having = max((promise(sight, kit) for kit in kits_of(sight, added)), default=None)
    return without is not None and having is not None and having > without + NOTICEABLE


def with_kit(
    sight: SeenTable, voyages: Voyages, kit: Mapping[CardId, Side], tastes: Tastes
) -> Iterator[Mission]:
    """Every site this kit gets to, with each number of tanks that may be loaded."""
    printed = sight.rules.printed
    cards = tuple(sorted(kit.items()))
    mass = sum(side.mass for _, side in cards)
    if mass > printed.numbers.dry_mass:
        return
    boosted = [card for card in kit if card in sight.hand]
    boost = sum(kit[card].mass for card in boosted) * printed.numbers.boost
    beamed, passes = sight.beams(), sight.passes
    yields = prospects(sight, Craft(cards, LEO))
    for tanks in range(printed.numbers.tanks + 1):
        steps = printed.rows[mass].steps[tanks - 1] if tanks else 0
        craft = Craft(cards, LEO, steps, beamed=beamed, passes=passes)
        price = boost + tanks
        wait = max(0, price - sight.funds) / tastes.income + (1 if boosted else 0)
        best = best_voyage(voyages, craft, yields, wait)
        if best is not None:
            yield Mission(craft, *best, tanks=tanks, price=price)


def best_voyage(
    voyages: Voyages, craft: Craft, yields: Mapping[SiteId, float], wait: float = 0
) -> tuple[SiteId, Cost, float, float] | None:
    """Site, cost, turns and worth of the voyage that promises most points a turn."""
    best: tuple[float, SiteId, Cost, float] | None = None
    for site, costs in voyages.costs(craft, WISHES).items():
        if site in yields:
            for cost in costs:
                turns = wait + cost[0] + 1
                worth = yields[site] * (1 - LOSS) ** cost[2] / (turns + AFTERWARDS)
                if best is None or worth > best[0]:
                    best = worth, site, cost, turns
    return None if best is None else (*best[1:], best[0])


def prospects(sight: SeenTable, craft: Craft) -> dict[SiteId, float]:
    """Site -> points to be expected of a factory there, where one can be built."""
    chances = {site: claim_chance(sight, craft, site) for site in sight.rules.sites}
    again = second_letter(sight, dict(craft.cards))
    if again is not None:
        sites = sight.rules.sites
        more = {site: AGAIN if sites[site].letter == again else 0 for site in chances}
        return {
            site: (sight.factory_points(site) + more[site]) * chance
            for site, chance in chances.items()
            if chance
        }
    if not any(sight.deck(card) == CREW for card, _ in craft.cards):
        return {site: sight.factory_points(site) * chance for site, chance in chances.items() if chance}
    colony, returns = sight.rules.numbers.cube, comes_home(sight, dict(craft.cards))
    glory = {site: HOMECOMING * sight.glory_for([site]) if returns else 0 for site in chances}
    extra = {site: max(colony, points) for site, points in glory.items()}
    return {
        site: (sight.factory_points(site) + extra[site]) * chance * (1 if chance == 1 else STRANDED)
        for site, chance in chances.items()
        if chance
    }


def claim_chance(sight: SeenTable, craft: Craft, site: SiteId) -> float:
    """How likely a rocket makes a claim there, if it has none yet; nothing where others were before."""
    if site in sight.table["failed"]:
        return 0.0
    claim = sight.table["claims"].get(site)
    if claim is not None:
        return 1.0 if claim["owner"] == sight.seat and not claim["cubes"] else 0.0
    figures, laws, outfit = sight.rules.sites[site], sight.rules.laws, craft.outfit()
    isrus = {card: isru for card in outfit.cards if (isru := laws.isru(outfit, card)) is not None}
    unit = min(isrus, key=isrus.__getitem__, default="")
    if not unit or isrus[unit] > figures.hydration:
        return 0.0
    chance = min(DIE, figures.size + laws.assay(outfit, figures.letter, unit)) / DIE
    tries = max(map(rolls, outfit.cards.values()))
    return chance if tries == 1 else 1 - (1 - chance) ** tries


def rocket_craft(sight: SeenTable, rocket: Plain) -> Craft:
    """The rocket as it is."""
    cards = tuple(sorted((card, sight.side(card)) for card in rocket["cards"]))
    craft = Craft(cards, rocket["place"], rocket["steps"], beamed=sight.beams(), passes=sight.passes)
    return replace(craft, promised=sight.promised)


def onward(sight: SeenTable, voyages: Voyages) -> Mission | None:
    """The best mission of a rocket that is under way, with what it has aboard."""
    rocket = sight.rocket
    if rocket is None or not has_kit(sight, rocket["cards"]):
        return None
    craft = rocket_craft(sight, rocket)
    best = best_voyage(voyages, craft, prospects(sight, craft))
    return None if best is None else Mission(craft, *best)


def homeward(sight: SeenTable, voyages: Voyages, rocket: Plain, *, full: bool = False) -> Cost | None:
    """The way home of a crew that wins glory there, the safest first; as it is, or with full tanks."""
    if has_kit(sight, rocket["cards"]) or not sight.glory_aboard(rocket["cards"]):
        return None
    craft = rocket_craft(sight, rocket)
    if full:
        craft = replace(craft, steps=sight.rules.printed.rows[craft.dry].steps[-1])
    costs = voyages.costs(craft, WISHES).get(LEO, [])
    return min(costs, key=lambda cost: (cost[2], cost[0], cost[1]), default=None)


def has_kit(sight: SeenTable, cards: list[CardId]) -> bool:
    """Whether these cards can make a factory."""
    return {"robonaut", "refinery"} <= {sight.deck(card) for card in cards}
