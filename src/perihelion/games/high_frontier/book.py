"""The rules that the expansion and its scenarios change, with their signatures: everybody asks the Book.

Above each rule stands what changes it; 8.7 and 8.8 are scenarios.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from perihelion.engine import book
from perihelion.engine.decisions import Offers, Rules, Seat
from perihelion.engine.moves import Move
from perihelion.engine.refused import Reason
from perihelion.engine.ruleset import Item, Result
from perihelion.games.high_frontier import (
    crews,
    felonies,
    outfits,
    scoring,
    setup,
    slots,
    stacks,
    turn,
)
from perihelion.games.high_frontier.components import CardId, SiteId, SpaceId, Thruster
from perihelion.games.high_frontier.flights import courses, engines, flying, hazards, laws, thrust
from perihelion.games.high_frontier.flights.fuel import Diagram
from perihelion.games.high_frontier.operations import (
    boosting,
    industry,
    market,
    prospecting,
    refuelling,
    research,
)
from perihelion.games.high_frontier.starmap.chart import Chart, Way
from perihelion.games.high_frontier.starmap.spaces import Site, Space
from perihelion.games.high_frontier.state import Frontier, Slot, Stack, StackKind

OfTable = Callable[[Frontier], None]
OfSeat = Callable[[Frontier, Seat], None]
Counts = Callable[[Frontier, Seat], int]
Offered = Callable[[Frontier, Seat], Offers]
Asks = Callable[[Frontier, Seat], Rules]
TakeHome = Callable[[Frontier, Seat, CardId], SpaceId]
AtSite = Callable[[Frontier, Seat, SiteId], list[CardId]]


@dataclass(slots=True)
class Book(book.Book):
    """The named rules of High Frontier."""

    # Set-up and turn.

    # HF-3.2 HF-8.7B HF-8.7C; the training deals no patents
    set_up: OfTable = setup.set_up
    # the training: its crew flies
    hand_out_crews: Callable[[Frontier, set[CardId]], None] = setup.hand_out_crews
    # HF-8.6: politics may be moved first
    begin_turn: OfTable = turn.begin_turn
    # HF-8.7C: a turn of other parts
    operations_per_turn: Counts = turn.operations_per_turn
    # HF-8.3D HF-8.3E HF-8.3F HF-8.6: dumping, dirt, combat; what politics forbid
    menu: Offered = turn.menu
    # HF-8.5B: the event comes after the moves and before the operation
    operate: OfTable = turn.operate
    # HF-8.5A HF-8.5B HF-8.7C: events, sunspots; the training counts its turns
    end_turn: OfTable = turn.end_turn
    # HF-8.7: other ends; the training has its own
    why_over: Callable[[Frontier], str] = scoring.why_over
    # HF-7.1.6 HF-8.7B: politics, bases
    score: Callable[[Frontier, Seat], list[Item]] = scoring.score
    # HF-7.3.1 HF-8.7; the training is won or lost
    final_result: Callable[[Frontier], Result] = scoring.final_result

    # Operations.

    # HF-8.6: as many WT as factories; the training has its own number
    income_water: Counts = market.income_water
    # HF-8.6: from somebody richer
    collect_income: Counts = market.collect_income
    # HF-8.5B.4 HF-8.6 HF-8.7C: elections, politics, no limit
    why_not_research: Callable[[Frontier, Seat], Reason | None] = research.why_not_research
    # HF-8.5B.4: an election is an auction, too
    lot: Callable[[Frontier], research.Lot] = research.lot
    # HF-5.2.7 HF-8.5B.4 HF-8.7B: supports come along, elections, all to the pool
    win: OfSeat = research.win
    # HF-8.7B HF-8.7C: black cards
    why_not_boost: Callable[[Frontier, Seat, CardId, int, int], Reason | None] = boosting.why_not_boost
    # HF-2.6H HF-8.7B: the end of a radiator, another orbit
    lift: Callable[[Frontier, Seat, CardId, str], None] = boosting.lift
    # HF-8.2 HF-8.7C: supports of the unit, sites closed or open
    why_not_prospect: Callable[[Frontier, Seat, Stack, CardId, SiteId], Reason | None] = (
        prospecting.why_not_prospect
    )
    # HF-8.7B: no factories on some worlds
    why_not_industrialise: Callable[[Frontier, Seat, SiteId], Reason | None] = industry.why_not_industrialise
    # HF-8.2: supports must be there
    refineries: AtSite = industry.refineries
    # HF-8.2: supports must be there
    robonauts: AtSite = industry.robonauts
    # HF-8.2: supports go with them
    build_factory: Callable[[Frontier, Seat, SiteId, list[CardId]], None] = industry.build_factory
    # HF-8.6 HF-8.7B: anarchy, war, invasion
    may_commit_felony: Callable[[Frontier, Seat], bool] = felonies.may_commit_felony
    # HF-8.6 HF-8.7B: the same
    why_not_steal: Callable[[Frontier, Seat, Seat, SpaceId], Reason | None] = refuelling.why_not_steal

    # Stacks.

    # HF-8.7C: two rockets
    most_stacks: Callable[[StackKind], int] = slots.most_stacks
    # HF-8.7C: where cards may join
    why_not_join: Callable[[Frontier, Seat, Slot, SpaceId, CardId], Reason | None] = stacks.why_not_join
    # HF-6.7C HF-8.6: heavy radiators turn light, no reactors in hand
    to_hand: TakeHome = stacks.to_hand
    # HF-6.7C: radiators stay
    lose_stack: Callable[[Frontier, Seat, Slot, str], None] = stacks.lose_stack
    # HF-8.2A: what was in use in this turn
    outfit: Callable[[Frontier, Seat, Iterable[CardId], SpaceId], laws.Outfit] = outfits.put_together
    # HF-8.7A; the training remembers where its crew was
    take_home: TakeHome = crews.take_home
    # HF-8.7A HF-8.7B: who comes to Titan
    land: Callable[[Frontier, Seat, SiteId, Slot], None] = crews.land

    # Of cards, ways and sites alone: the planner asks these too, as `Laws`.

    # HF-2.6G HF-8.2: supports change thrust and consumption
    thruster: Callable[[laws.Outfit, CardId], Thruster | None] = laws.thruster
    # HF-8.2: which cards support it
    arrangements: Callable[[laws.Outfit, CardId], list[laws.Outfit]] = laws.arrangements
    # HF-8.2: supports that are missing, therms
    lacks: Callable[[laws.Outfit, CardId], tuple[laws.Lack, ...]] = laws.lacks
    # HF-8.2A: therms
    heat: Callable[[laws.Outfit, CardId], laws.Heat] = laws.heat
    # HF-6.1A.2 HF-6.1A.5: supports, therms
    launch: laws.Launches = thrust.launch
    # HF-2.6G: what a blast destroys
    sheds: Callable[[laws.Outfit], list[CardId]] = laws.sheds
    # HF-8.2 HF-8.2A: supports, overheating
    why_not_engine: laws.WhyNotEngine = laws.why_not_engine
    # HF-8.2: the scoop with its supports
    scoops: Callable[[laws.Outfit], bool] = laws.scoops
    # HF-8.2: a buggy with its supports
    road_steps: Callable[[laws.Outfit, Site], int] = laws.road_steps
    # HF-8.2 HF-8.2A: supports of the unit and of what helps it
    isru: Callable[[laws.Outfit, CardId], int | None] = laws.isru
    # HF-8.2: refineries with their supports
    assay: Callable[[laws.Outfit, str, CardId], int] = laws.assay
    # HF-8.2: the same
    mined: Callable[[laws.Laws, Site, laws.Outfit, CardId], int] = laws.mined
    # HF-5.5B.1 HF-8.2B: supports may not be shared
    mined_by_all: Callable[[laws.Laws, Site, laws.Outfit, Iterable[CardId]], int] = laws.mined_by_all
    # HF-8.3A HF-8.3B HF-8.3C: burns that are free after a fly-by, a moon or a belt
    burns_of: laws.BurnsOf = laws.burns_of
    # HF-8.5C: sites that are open in a sector
    why_closed: Callable[[Chart, Way, int, laws.Passage], Reason | None] = laws.why_closed
    # HF-8.3C: belts
    is_rolled_for: Callable[[Space, laws.Passage], bool] = laws.is_rolled_for
    # HF-8.3C: whether belts can do harm
    is_shielded: Callable[[laws.Outfit, int, frozenset[str]], bool] = laws.is_shielded
    # HF-8.3C: what the Mag Sail gains there
    flight_codes: Callable[[laws.Outfit, CardId], frozenset[str]] = laws.flight_codes
    # HF-8.3E: dirt
    digs: Callable[[laws.Outfit], bool] = laws.digs
    # HF-8.3D: dumping
    lighter_figures: Callable[[Diagram, int, int], list[int]] = laws.lighter_figures
    # HF-8.4B: whoever comes to crash needs none
    landing_steps: laws.LandingSteps = laws.landing_steps
    # HF-8.7B: other factories
    why_freighter_stays: laws.FreighterStays = laws.why_freighter_stays
    # HF-8.7B: the same
    why_freighter_stays_off: laws.FreighterStaysOff = laws.why_freighter_stays_off

    # Moves.

    # HF-2.6G HF-8.2: with which supports a thruster is lit
    light: Callable[[Frontier, Seat, CardId, bool], None] = engines.light
    # HF-8.7B HF-8.7C: who has privileges
    has_own_power: Callable[[Frontier, Seat], bool] = engines.has_own_power
    # HF-8.3A HF-8.3C HF-8.5C: the sector of the sunspots, the cycler; laws find them in a `Passage`
    passes: Callable[[Frontier, Seat], frozenset[str]] = courses.passes
    # up to version 1 a rocket might begin a move in which it could only stay
    why_not_fly: Callable[[Frontier, Seat, Slot], Reason | None] = flying.why_not_fly
    # HF-8.3E HF-8.4B: cards that are burnt, craft that crash into their enemies
    steer: Callable[[Frontier, Seat, Move], None] = flying.steer
    # HF-8.3E: the same
    onward: Offered = flying.onward
    # HF-8.3F: interception
    hop: Callable[[Frontier, Seat, SiteId], None] = engines.hop
    # HF-8.3F HF-8.5B: interception, triangles
    enter: Callable[[Frontier, Seat, SpaceId], None] = flying.enter
    # HF-8.3C: belts are braved in another way
    brave: Asks = hazards.brave
    # HF-8.3F HF-8.5B: combat, events
    end_move: OfSeat = flying.end_move


def as_of(version: int) -> Book:
    """The rules of the base game as they stood in a version."""
    rules = Book()
    if version <= 1:
        rules.why_not_fly = flying.why_freighter_is_stuck
    return rules
