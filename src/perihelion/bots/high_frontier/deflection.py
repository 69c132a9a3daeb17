"""Hermes fall: which rockets a bot sends to turn the two bodies aside, and what they cost."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import lru_cache
from itertools import combinations, permutations

from perihelion.bots.high_frontier.kits import Kit, equipped, is_heavy
from perihelion.bots.high_frontier.seen_table import SeenTable
from perihelion.bots.high_frontier.voyages import Cost, Voyages
from perihelion.games.high_frontier.components import (
    BLACK,
    CREW,
    CardId,
    Needs,
    Side,
    SiteId,
    SpaceId,
    Thruster,
)
from perihelion.games.high_frontier.expansions.expansion.boards import boards
from perihelion.games.high_frontier.expansions.expansion.manoeuvres import sector_pass
from perihelion.games.high_frontier.expansions.expansion.supporting import named_decks
from perihelion.games.high_frontier.expansions.expansion.supports import NOTHING, arrangements, is_cool
from perihelion.games.high_frontier.expansions.hermes import BODIES, CLEVER, DRIVER, FATAL, KNOWN
from perihelion.games.high_frontier.flights.laws import Outfit
from perihelion.games.high_frontier.planner.craft import Craft
from perihelion.games.high_frontier.planner.routes import Wishes
from perihelion.games.high_frontier.state import LEO

APPROACH = "hermes-heo"  # the space from which both bodies are entered
OPEN = "blue"  # the sector in which they may be entered
CALM, STORMY = "yellow", "red"  # sectors in which rockets had better set out, and had better not
LONGEST = 4  # turns of a voyage
WAIT = 3  # turns for which a rocket may lie before the bodies
SOON = Wishes(turns=LONGEST)
HOP = 2  # steps more for the other body
ROLL, TURN = 4, 1  # WT that a roll on the way, and a turn of it, are worth
GLITCH = 2  # WT that a turn is worth besides where a glitch may strike
PATENT = KNOWN + 1  # WT for a patent, and for the operation
SEARCH = 6  # WT until one finds a patent that will do, and one more for every turn that has passed
FEW = 2  # patents that it thinks of buying
MOST_HOPES = 1  # cards that it hopes for at once
BRIEF = 2  # turns of a flight that can wait for the storm to end
LATE = 20  # WT that it is worth to need no more rockets than can still land
FLIP = 3  # WT for a research that lets a card be turned black
NEVER = 999  # WT

# What one may hope to find in each deck.
HOPES: dict[CardId, tuple[str, Side]] = {
    "?thruster": ("thruster", Side("", 1, Thruster(4, Fraction(2)), rad_hard=5)),
    "?refinery": ("refinery", Side("", 3, rad_hard=4, needs=Needs(generator=("e",)))),
    "?generator": ("generator", Side("", 3, rad_hard=4, supplies=("e", "p"))),
    "?reactor": ("reactor", Side("", 1, rad_hard=5, supplies=("n",))),
    "?radiator": ("radiator", Side("", 2, rad_hard=2, cooling=1)),
}


@dataclass(slots=True, frozen=True)
class Errand:
    """A rocket for one body, or for both.

    kit      card -> the side that is up
    bodies   how many it turns aside
    tanks    to load before
    turns    until it lands
    price    WT from hand to landing
    risk     what rolls and turns are worth besides
    """

    kit: Kit
    bodies: int
    tanks: int
    turns: int
    price: int
    risk: int

    @property
    def hopes(self) -> list[str]:
        """Decks in which a card for it is still to be found."""
        return [HOPES[card][0] for card in self.kit if card in HOPES]

    def owing(self, sight: SeenTable) -> int:
        """WT that are still to be paid: for cards in hand, and for tanks."""
        return sum(side.mass for card, side in self.kit.items() if card in sight.hand) + self.tanks

    def boosts(self, sight: SeenTable) -> Iterator[str]:
        for card, side in self.kit.items():
            yield f"boost {card} heavy" if is_heavy(sight, card, side) else f"boost {card}"


class Deflection:
    """What a seat can do against the fall, with the cards it has or may buy."""

    def __init__(self, sight: SeenTable, voyages: Voyages) -> None:
        self.sight = sight
        self.voyages = voyages
        self.left = len(BODIES) - len(sight.table["hermes"]["aside"])

    # The clock.

    def is_open_in(self, turns: int) -> bool:
        """Whether the bodies may be entered so many turns from now, and the fall is not over before.

        [HF-8.5C HF-8.7C]
        """
        spots, spot = boards().spots, self.sight.table["expansion"]["spot"]
        return turns < self.turns_left and spots[(spot + turns) % len(spots)].sector == OPEN

    @property
    def turns_left(self) -> int:
        """Turns until the disk enters yellow for the last time, this one included.  [HF-8.7C]"""
        spots, spot = boards().spots, self.sight.table["expansion"]["spot"]
        entered, turns = self.sight.table["hermes"]["yellow"], 0
        while entered < FATAL:
            before, spot = spots[spot].sector, (spot + 1) % len(spots)
            entered += spots[spot].sector == "yellow" != before
            turns += 1
        return turns

    def windows(self, flight: int) -> int:
        """Times from now at which a rocket that is boosted in time may land: those in a row count once."""
        opens = [self.is_open_in(turns) for turns in range(flight, self.turns_left)]
        return sum(now and not before for before, now in zip([False, *opens], opens, strict=False))

    # Rockets.

    @property
    def pool(self) -> dict[CardId, Side]:
        """Cards at home, black ones too.  [HF-8.7C]"""
        sight = self.sight
        found = {card: sight.side(card) for card in sight.hand}
        for slot in sight.me["stacks"]:
            stack = sight.stack(slot)
            if stack is not None and stack["place"] == LEO:
                found |= {card: sight.side(card) for card in stack["cards"]}
        return found

    def deck(self, card: CardId) -> str:
        return HOPES[card][0] if card in HOPES else self.sight.deck(card)

    def can_deflect(self, card: CardId, side: Side) -> bool:
        return self.deck(card) == "refinery" or side.name == DRIVER

    def best(self, pool: Mapping[CardId, Side]) -> Errand | None:
        """The cheapest way to turn aside what is left."""
        found = [errand for bodies in range(1, self.left + 1) for errand in self._errands(pool, bodies)]
        return min(found, key=self.cost, default=None)

    def hopeful(self, pool: Mapping[CardId, Side]) -> Errand | None:
        """The same, with cards that may be found besides."""
        found = [self.best({**pool, **{card: HOPES[card][1] for card in some}}) for some in self._hopes]
        return min((errand for errand in found if errand), key=self.cost, default=None)

    def outlook(self, pool: Mapping[CardId, Side]) -> tuple[int, Errand | None]:
        """What a pool will cost, and the rocket that it is thought to become."""
        plain = self.hopeful(pool)
        found = [(self.cost(plain), plain)]
        if self.sight.me["faction"] == CLEVER:
            dream = self.hopeful({card: self._turned(card, side) for card, side in pool.items()})
            white = [card for card in (dream.kit if dream else ()) if self._is_white(card)]
            found.append((self.cost(dream) + FLIP * len(white), dream))
        return min(found, key=lambda one: one[0])

    def _turned(self, card: CardId, side: Side) -> Side:
        """The black side of a patent at home.  [HF-8.7C]"""
        return self.sight.rules.cards[card].sides[BLACK] if self._is_white(card) else side

    def _is_white(self, card: CardId) -> bool:
        aboard = card in self.sight.owned and card not in self.sight.hand
        return not (aboard or card in HOPES or card in self.sight.table["black"] or self.deck(card) == CREW)

    @property
    def _hopes(self) -> Iterator[tuple[CardId, ...]]:
        """Cards that may be found, in sets: of several in one set the lightest would hide the others."""
        there = [card for card, (deck, _) in HOPES.items() if deck in self.tops]
        return (some for count in range(MOST_HOPES + 1) for some in combinations(there, count))

    def cost(self, errand: Errand | None) -> int:
        """WT until all bodies are turned aside, if all goes well."""
        if errand is None:
            return NEVER
        rockets = -(-self.left // errand.bodies)
        late = LATE if rockets > max(1, self.windows(errand.turns)) else 0
        return rockets * (errand.price + errand.risk) + late + self.search * len(errand.hopes)

    @property
    def search(self) -> int:
        """WT that a card still to be found is worth."""
        return SEARCH + int(self.sight.table["round"])

    def _errands(self, pool: Mapping[CardId, Side], bodies: int) -> Iterator[Errand]:
        """Rockets for so many bodies, those that can only be dearer than one already found left out."""
        best = NEVER
        for least, kit, engine in sorted(self._kits(pool, bodies), key=lambda found: found[0]):
            if least < best:
                for errand in self._fuelled(kit, engine, bodies):
                    best = min(best, errand.price + errand.risk + self.search * len(errand.hopes))
                    yield errand

    def _kits(self, pool: Mapping[CardId, Side], bodies: int) -> Iterator[tuple[int, Kit, CardId]]:
        """A thruster and something to turn each body aside, with supports; and the least it can cost.

        What goes first must need nothing, or the rest might not work without its supports.
        """
        able = [card for card in sorted(pool) if self.can_deflect(card, pool[card])]
        engines = [card for card in sorted(pool) if pool[card].thruster]
        for load in permutations(able, bodies):
            if all(pool[card].needs == NOTHING for card in load[:-1]):
                for engine in engines:
                    bare = {card: pool[card] for card in (engine, *load)}
                    whole = equipped(self.sight, pool, bare, engine, given=load)
                    if whole is not None and engine not in load[:-1]:
                        for kit in (whole, *self._guarded(pool, whole)):
                            yield self._least(kit, engine), kit, engine

    def _guarded(self, pool: Mapping[CardId, Side], kit: Kit) -> Iterator[Kit]:
        """The same with something against glitches: a card of no weight that may be lost, or a crew.

        [HF-8.5B.2]
        """
        softest = min(side.rad_hard for side in kit.values())
        idle = [card for card in sorted(pool) if card not in kit and pool[card].rad_hard >= softest]
        light = [card for card in idle if not pool[card].mass and not pool[card].is_sail]
        crews = [card for card in sorted(pool) if card not in kit and self.deck(card) == CREW]
        yield from ({**kit, card: pool[card]} for card in (*light, *crews)[:1])

    def working(self, kit: Kit) -> set[CardId]:
        """Cards of a rocket that it cannot do without: thrusters, what it carries, and all supports.

        Of thrusters that need nothing one is enough, so that a spare one does not count.
        """
        able = [card for card, side in kit.items() if self.can_deflect(card, side)]
        engines = [card for card, side in kit.items() if side.thruster and arrangements(Outfit(kit), card)]
        lit = max(engines, key=lambda card: self._thrift(kit, card), default="")
        roots = [card for card in dict.fromkeys((lit, *able)) if card]
        helps = {card for way in arrangements(Outfit(kit), *roots) for card in way.cards}
        coolers = {card for card, side in kit.items() if side.cooling}
        return {*roots, *helps, *coolers}

    def _thrift(self, kit: Kit, card: CardId) -> Fraction:
        """How little fuel a thruster takes."""
        lit = kit[card].thruster
        return -lit.fuel if lit is not None else Fraction(-NEVER)

    def _least(self, kit: Kit, engine: CardId) -> int:
        """Its mass, and tanks for as many burns as nobody can do without."""
        rows, mass = self.sight.rules.printed.rows, sum(side.mass for side in kit.values())
        if mass not in rows:
            return NEVER
        need = self._lit(kit, engine).steps(fewest_burns(self.voyages))
        fuel = next((tanks for tanks, steps in enumerate((0, *rows[mass].steps)) if steps >= need), NEVER)
        return mass + fuel + self.search * sum(card in HOPES for card in kit)

    def _lit(self, kit: Kit, engine: CardId) -> Thruster:
        """The thruster as its supports make it; the best arrangement that is cooled."""
        laws, outfit = self.sight.rules.laws, Outfit(kit)
        cool = [way for way in laws.arrangements(outfit, engine) if is_cooled(way, engine)]
        lit = [thruster for way in cool if (thruster := laws.thruster(way, engine))]
        return max(lit, key=lambda thruster: (thruster.thrust / (thruster.fuel + 1), thruster.thrust))

    def _fuelled(self, kit: Kit, engine: CardId, bodies: int) -> Iterator[Errand]:
        """With every number of tanks that brings it there."""
        printed = self.sight.rules.printed
        mass = sum(side.mass for side in kit.values())
        spare = HOP * (bodies - 1)
        turn = TURN if kit.keys() - self.working(kit) else TURN + GLITCH
        body = as_one(self._lit(kit, engine), mass, min(side.rad_hard for side in kit.values()))
        for tanks in range(1, printed.numbers.tanks + 1):
            steps = printed.rows[mass].steps[tanks - 1]
            craft = Craft((("", body),), LEO, steps, self.sight.beams(), self._open_sky)
            for turns, fuel, rolls in self.voyages.costs_to(craft, SOON, BODIES[0]):
                if fuel + spare <= steps:
                    yield Errand(kit, bodies, tanks, turns, mass + tanks, rolls * ROLL + turns * turn)

    @property
    def _open_sky(self) -> frozenset[str]:
        """What opens to a rocket in the sector in which the bodies may be entered."""
        return frozenset({sector_pass(OPEN), *(self.sight.passes - ALL_SECTORS)})

    # Patents.

    @property
    def tops(self) -> dict[str, CardId]:
        return {deck: said["top"] for deck, said in self.sight.table["decks"].items() if said["top"]}

    def shopping(self) -> tuple[str, ...]:
        """Decks whose top cards make the whole cheaper by more than they cost; none where nothing does."""
        tops, pool = self.tops, self.pool
        found: tuple[str, ...] = ()
        best = self.outlook(pool)[0]
        for count in range(1, FEW + 1):
            for decks in combinations(tops, count):
                cost = PATENT * count + self.outlook({**pool, **self.bought(decks)})[0]
                if cost < best:
                    best, found = cost, decks
        return found

    def bought(self, decks: tuple[str, ...]) -> dict[CardId, Side]:
        """The top cards of decks with the supports that come along; what lies below is not known.

        [HF-5.2.7 HF-8.7C]
        """
        left, cards = self.tops, list[CardId]()
        for deck in decks:
            card = left.pop(deck, "")
            if card:
                named = named_decks(self.sight.white(card))
                cards += [card, *(free for other in named if (free := left.pop(other, "")))]
        return {card: self.sight.white(card) for card in cards}

    def bargain(self) -> str:
        """The deck whose top card brings most others along: they can be sold again."""
        return max(self.tops, key=lambda deck: len(self.bought((deck,))), default="")

    # Under way.

    @property
    def goals(self) -> list[SiteId]:
        """Bodies that are still to be turned aside."""
        return [body for body in BODIES if body not in self.sight.table["hermes"]["aside"]]

    def has_way(self, craft: Craft) -> bool:
        """Whether a rocket may still come to a body, now or later."""
        return any(self.ways_to(goal, craft) for goal in self.goals)

    def ways_to(self, goal: SpaceId, craft: Craft) -> list[Cost]:
        """What a body costs if it is open when the rocket comes there."""
        return self.voyages.costs_to(self.under_open_sky(craft), SOON, goal) if goal != craft.at else []

    def under_open_sky(self, craft: Craft) -> Craft:
        """As it would fly if the bodies were open; storms are those of today."""
        return replace(craft, passes=craft.passes | {sector_pass(OPEN)})

    def bound(self, craft: Craft) -> tuple[SpaceId, Cost] | None:
        """Where a rocket is bound for: a body that is open when it comes there, else the space before it."""
        found = [(goal, cost) for goal in self.goals for cost in self.ways_to(goal, craft)]
        ways: list[tuple[SpaceId, Cost]] = [way for way in found if self.is_open_in(way[1][0] - 1)]
        if not ways and craft.at != APPROACH:
            near = self.voyages.costs_to(craft, SOON, APPROACH)
            ways = [(APPROACH, cost) for cost in near if self.is_in_time(cost[0]) and self.lands(craft, cost)]
        if craft.at == LEO and self.is_stormy:
            ways = [(goal, cost) for goal, cost in ways if not cost[2] or cost[0] > BRIEF]
        return min(ways, key=lambda way: danger(way[1]), default=None)

    def lands(self, craft: Craft, cost: Cost) -> bool:
        """Whether a rocket that stops before the bodies comes on from there."""
        waiting = replace(craft, at=APPROACH, steps=craft.steps - cost[1])
        return any(self.ways_to(goal, waiting) for goal in self.goals)

    def is_in_time(self, turns: int) -> bool:
        """Whether who is there so many turns from now may land at once, or before long."""
        return any(self.is_open_in(turns + wait) for wait in range(WAIT + 1))

    @property
    def is_stormy(self) -> bool:
        return bool(self.sight.table["expansion"]["sector"] == STORMY)


def danger(cost: Cost) -> tuple[int, int, int]:
    """Rolls count most, then turns, then fuel."""
    turns, fuel, rolls = cost
    return rolls * ROLL + turns * TURN, fuel, turns


def is_cooled(outfit: Outfit, engine: CardId) -> bool:
    ways = arrangements(outfit, engine)
    return any(is_cool(outfit, way) for way in ways if way.cards == outfit.supports)


ALL_SECTORS = frozenset(sector_pass(spot.sector) for spot in boards().spots)


@lru_cache(4096)
def as_one(thruster: Thruster, mass: int, rad_hard: int) -> Side:
    """A whole rocket as one card: rockets that fly alike are thought of once."""
    return Side("", mass, thruster, rad_hard=rad_hard)


@lru_cache(4)
def fewest_burns(voyages: Voyages) -> int:
    """Burns on the way that even the strongest rocket must pay for."""
    ideal = as_one(Thruster(12, Fraction(1)), 0, 12)
    craft = Craft((("", ideal),), LEO, 21, passes=frozenset({sector_pass(CALM)}))
    return min((fuel for _, fuel, _ in voyages.costs_to(craft, SOON, APPROACH)), default=0)
