"""What drives a move: beamed power, the thruster in use, its afterburner, or a hop along the road."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from perihelion.engine.decisions import Decision, Kind, Offers, Rules, Seat
from perihelion.engine.moves import Move
from perihelion.engine.refused import Reason
from perihelion.games.high_frontier import agenda, reasons
from perihelion.games.high_frontier.components import CardId, SiteId, Thruster
from perihelion.games.high_frontier.content import Content
from perihelion.games.high_frontier.flights.courses import passage
from perihelion.games.high_frontier.flights.laws import Outfit
from perihelion.games.high_frontier.flights.thrust import Launch, Power, beamed_thrust
from perihelion.games.high_frontier.outfits import outfit, outfit_of
from perihelion.games.high_frontier.phrases import LIT, PLACE
from perihelion.games.high_frontier.starmap.chart import why_not_ahead
from perihelion.games.high_frontier.state import Frontier, Pact, Slot, Stack

EVENTS = {
    "hf-beamed": {"giver": "seat"},
    "hf-engine": {
        "card": "card",
        "black": "word",
        "afterburn": "number",
        "shuttle": "number",
        "thrust": "number",
        "steps": "number",
    },
    "hf-drifts": (),
    "hf-stays": (),
}
PROMPTS = {"hf-beam": {"giver": "seat"}}
MOVES = {"engine": LIT, "afterburn": LIT, "hop": PLACE}


def phrases(content: Content) -> Iterable[tuple[str, ...]]:
    """Every move these rules offer."""
    engines = [card for card in content.cards.values() if any(side.thruster for side in card.sides)]
    yield from (("engine", card.id) for card in engines)
    for card in engines:
        if any(side.thruster and side.thruster.afterburn is not None for side in card.sides):
            yield "afterburn", card.id
    for road in content.map.roads.values():
        yield from (("hop", site) for site in road.sites)
    yield from (("drift",), ("stay",))


# Beamed power.


def has_own_power(hf: Frontier, seat: Seat) -> bool:
    """The powersat, or a factory that beams.  [HF-2.3B.3 HF-6.1A.4]"""
    if hf.has(seat, "powersat"):
        return True
    return any(claim.beams and claim.owner == seat for claim in hf.claims.values())


def promised_power(hf: Frontier, seat: Seat) -> Pact | None:
    """A push somebody owes this player by a deal, and still can give.  [HF-6.1A.4]"""
    owed = (pact for pact in hf.pacts if pact.kind == "beam" and pact.taker == seat)
    return next((pact for pact in owed if hf.on.book.has_own_power(hf, pact.giver)), None)


def can_be_pushed(hf: Frontier, seat: Seat) -> bool:
    return hf.on.book.has_own_power(hf, seat) or promised_power(hf, seat) is not None


def power_giver(hf: Frontier, seat: Seat) -> Seat:
    pact = promised_power(hf, seat)
    assert pact is not None
    return pact.giver


def receive_power(hf: Frontier, seat: Seat) -> Rules:
    """A push that was agreed upon is used for this move, or kept for a later one.  [HF-6.1A.4 HF-5.9A]"""
    about = {"giver": power_giver(hf, seat)}
    move = yield Decision(Kind.CONFIRM, seat, "hf-beam", "HF-6.1A.4", lambda: yes_or_no(hf), about)
    if move.verb == "yes":
        assert hf.flight is not None
        hf.flight.beamed = True


def use_push(hf: Frontier, seat: Seat) -> None:
    """What was owed is given when a thruster is lit; whoever stays or hops keeps it.  [HF-6.1A.4 HF-5.9A]"""
    assert hf.flight is not None
    if hf.flight.beamed:
        spend_push(hf, seat)


def spend_push(hf: Frontier, seat: Seat) -> None:
    """A promise is kept, unless there is power of one's own.  [HF-6.1A.4 HF-5.9A]"""
    pact = promised_power(hf, seat)
    if pact is not None and not hf.on.book.has_own_power(hf, seat):
        hf.pacts.remove(pact)
        hf.tell("hf-beamed", seat, "HF-6.1A.4", giver=pact.giver)


def yes_or_no(hf: Frontier) -> Offers:
    yield hf.on.vocabulary["yes"], None
    yield hf.on.vocabulary["no"], None


# The thruster.


def start_with(
    hf: Frontier,
    seat: Seat,
    stack: Stack,
    outfit: Outfit,
    card: CardId,
    *,
    afterburn: bool,
    lifts_off: bool = True,
) -> Launch:
    """How the move would begin with this thruster; before it is decided on, with all power there is.

    [HF-6.1]
    """
    numbers, space = hf.on.numbers, hf.on.chart.spaces[stack.place]
    thruster = hf.on.book.thruster(outfit, card)
    assert thruster is not None
    under_way = hf.flight is not None and seat == hf.active
    pushed = hf.flight.beamed if hf.flight and under_way else can_be_pushed(hf, seat)
    beamed = beamed_thrust(outfit.cards[card], numbers) if pushed else 0
    power = Power(hf.on.chart.zone(stack.place), beamed, afterburn)
    size = space.site.size if space.site and lifts_off else 0
    dry = after_shedding(hf, stack, outfit)
    return hf.on.book.launch(
        hf.on.fuel,
        thruster,
        dry=dry,
        steps=stack.steps if dry == stack.row else hf.on.fuel.carried_over(stack.row, dry, stack.steps),
        power=power,
        size=size,
        track=numbers.acceleration,
    )


def after_shedding(hf: Frontier, stack: Stack, outfit: Outfit) -> int:
    """The dry mass with which the move begins.  [HF-2.6G HF-6.7A HF-6.7C]"""
    lost = hf.on.book.sheds(outfit)
    if not lost:
        return stack.row
    light = [hf.on.cards[card].sides[card in hf.black].mass for card in lost if card in hf.turned]
    return sum(outfit.cards[card].mass for card in stack.cards if card not in lost) + sum(light)


class Lighting(NamedTuple):
    """A thruster that might be lit.

    move       by which it is
    outfit     the cards, with those that support it
    thruster   its triangle as it works with them
    start      how the move would begin
    why_not    why it may not
    """

    move: Move
    outfit: Outfit
    thruster: Thruster
    start: Launch
    why_not: Reason | None


def launches(hf: Frontier, seat: Seat, stack: Stack, *, lifts_off: bool = True) -> Iterator[Lighting]:
    """Every thruster of a stack, without and with its afterburner, in every way it can be supported.

    [HF-2.6D HF-6.1]
    """
    there, book = outfit_of(hf, seat, stack), hf.on.book
    for card in stack.cards:
        printed = there.cards[card].thruster
        if printed is not None:
            used = book.arrangements(there, card)
            for verb in ("engine",) if printed.afterburn is None else ("engine", "afterburn"):
                lit = verb == "afterburn"
                for outfit in used:
                    thruster = book.thruster(outfit, card)
                    assert thruster is not None
                    start = start_with(hf, seat, stack, outfit, card, afterburn=lit, lifts_off=lifts_off)
                    why_not = book.why_not_engine(start, outfit, card, afterburn=lit)
                    yield Lighting(hf.on.moves[verb][card], outfit, thruster, start, why_not)


def engines(hf: Frontier, seat: Seat, slot: Slot) -> Offers:
    """One card with a triangle, with or without afterburner; or without any; or along the road.

    [HF-6.1 HF-6.2A]
    """
    stack, moves = hf.players[seat].stacks[slot], hf.on.moves
    bars: dict[Move, Reason | None] = {}
    for move, _, _, _, why_not in launches(hf, seat, stack):
        bars[move] = bars[move] and why_not if move in bars else why_not
    yield from bars.items()
    if can_drift(hf, seat, slot, stack):
        yield hf.on.vocabulary["drift"], None
    for site in hf.on.chart.roads.get(stack.place, ()):
        yield moves["hop"][site], why_not_hop(hf, seat, stack)
    yield hf.on.vocabulary["stay"], None


def can_drift(hf: Frontier, seat: Seat, slot: Slot, stack: Stack) -> bool:
    """Whether a way is open to what nothing drives.  [HF-6.1B]"""
    book, chart = hf.on.book, hf.on.chart
    drifting = passage(hf, seat, slot, outfit_of(hf, seat, stack), None)
    for way in chart.ways[stack.place]:
        if why_not_ahead("", way, retreating=False) is None:
            burns = book.burns_of(chart, way, drifting, lane="", free=0, passed=frozenset()).spent
            if book.why_closed(chart, way, burns, drifting) is None:
                return True
    return False


def why_not_set_out(hf: Frontier, seat: Seat, slot: Slot) -> Reason | None:
    """Nothing to light, no path to fall along, no road to follow: the first of the reasons for it.

    [HF-6.1B HF-6.4D]
    """
    stay = hf.on.vocabulary["stay"]
    ways = [why_not for move, why_not in engines(hf, seat, slot) if move is not stay]
    if not ways:
        return reasons.NOTHING_DRIVES
    return None if None in ways else ways[0]


def choose_engine(hf: Frontier, seat: Seat) -> Rules:
    """The thruster of this move; one a turn.  [HF-6.1 HF-6.2A HF-6.4D]"""
    assert hf.flight is not None
    slot = hf.flight.slot
    move = yield Decision(Kind.CHOOSE, seat, "hf-engine", "HF-6.2A", lambda: engines(hf, seat, slot))
    match move.verb:
        case "stay":
            hf.tell("hf-stays", seat, "HF-6.2")
            hf.on.book.end_move(hf, seat)
        case "hop":
            hf.on.book.hop(hf, seat, move.args[0])
        case "drift":
            hf.tell("hf-drifts", seat, "HF-6.1B")
            hf.then(agenda.CRUISE(seat))
        case verb:
            hf.on.book.light(hf, seat, move.args[0], verb == "afterburn")


def light(hf: Frontier, seat: Seat, card: CardId, afterburn: bool) -> None:
    """The thruster is lit as it works among the cards aboard.  [HF-6.1]"""
    assert hf.flight is not None
    stack = hf.players[seat].stacks[hf.flight.slot]
    ignite(hf, seat, stack, outfit_of(hf, seat, stack), card, afterburn=afterburn)


def ignite(hf: Frontier, seat: Seat, stack: Stack, outfit: Outfit, card: CardId, *, afterburn: bool) -> None:
    """Afterburner and shuttle fuel are spent at once, the thrust holds for the move.  [HF-6.1]"""
    use_push(hf, seat)
    start = start_with(hf, seat, stack, outfit, card, afterburn=afterburn)
    flight = hf.flight
    assert flight is not None
    flight.supports = "+".join(outfit.supports)
    flight.thruster, flight.thrust, flight.afterburn = card, start.thrust, afterburn
    flight.retreat = hf.on.chart.spaces[stack.place].aerobrakes
    stack.steps = start.steps
    hf.tell(
        "hf-engine",
        seat,
        "HF-6.1",
        card=card,
        black=hf.black_of(card),
        afterburn=start.afterburn,
        shuttle=start.shuttle,
        thrust=start.thrust,
        steps=start.steps,
    )
    hf.then(agenda.CRUISE(seat))


# Along the road.


def hop(hf: Frontier, seat: Seat, site: SiteId) -> None:
    """To another site of the same world, as the whole move and without a thruster.  [HF-6.4D]"""
    assert hf.flight is not None
    slot = hf.flight.slot
    stack = hf.players[seat].stacks[slot]
    fuel = road_fuel(hf, seat, stack)
    stack.steps -= fuel
    stack.place = site
    hf.tell("hf-hopped", seat, "HF-6.4D", site=site, fuel=fuel)
    hf.on.book.land(hf, seat, site, slot)
    hf.on.book.end_move(hf, seat)


def road_fuel(hf: Frontier, seat: Seat, rocket: Stack) -> int:
    """What a hop costs a rocket; a buggy in an outpost there drives as well as one aboard.  [HF-6.4D]"""
    outposts = (stack for _, stack in hf.players[seat].of("outpost") if stack.place == rocket.place)
    cards = (card for stack in (rocket, *outposts) for card in stack.cards)
    return hf.on.book.road_steps(outfit(hf, seat, cards, rocket.place), hf.on.sites[rocket.place])


def why_not_hop(hf: Frontier, seat: Seat, rocket: Stack) -> Reason | None:
    return reasons.NO_HOP_FUEL if road_fuel(hf, seat, rocket) > rocket.steps else None


RULES = {agenda.RECEIVE_POWER: receive_power, agenda.CHOOSE_ENGINE: choose_engine}
