"""Advanced manoeuvres: slingshots, moons, radiation belts, dumping, dirt and cards as propellant."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import chain

from perihelion.engine.decisions import Offers, Rules, Seat
from perihelion.engine.moves import Move
from perihelion.engine.refused import Reason
from perihelion.games.high_frontier import agenda, dice, reasons
from perihelion.games.high_frontier.book import Asks, Book, OfSeat
from perihelion.games.high_frontier.components import CardId, SpaceId
from perihelion.games.high_frontier.crews import why_not_decommission
from perihelion.games.high_frontier.expansions.expansion import why_nots
from perihelion.games.high_frontier.expansions.expansion.boards import boards, sector, sky
from perihelion.games.high_frontier.expansions.expansion.support_laws import OPEN_CYCLE, without
from perihelion.games.high_frontier.expansions.expansion.supporting import lose_card, lose_cards
from perihelion.games.high_frontier.expansions.expansion.supports import arrangements, is_cool, works
from perihelion.games.high_frontier.flights.courses import course_of
from perihelion.games.high_frontier.flights.fuel import Diagram
from perihelion.games.high_frontier.flights.laws import Burns, BurnsOf, Outfit, Passage
from perihelion.games.high_frontier.operations.refuelling import room, why_not_mine
from perihelion.games.high_frontier.outfits import is_own_factory, outfit_of, outfit_under_way
from perihelion.games.high_frontier.phrases import CARD
from perihelion.games.high_frontier.slots import further, slot_in
from perihelion.games.high_frontier.starmap.chart import Chart, Way
from perihelion.games.high_frontier.starmap.spaces import Space
from perihelion.games.high_frontier.state import Frontier, Pact, Slot, Stack
from perihelion.games.high_frontier.turn import why_not_operate

CYCLER = "cycler"  # the pass of whom the UN carries through the belts of the Earth
MAG = "mag_bonus"
EARTH = "Earth"
DIE = 6

EVENTS = {
    "hf-belt": {"place": "space", "roll": "roll", "level": "number"},
    "hf-cycler": {"giver": "seat"},
    "hf-stranded": {"place": "space"},
    "hf-jettisoned": {"card": "card", "black": "word", "place": "space"},
    "hf-vented": {"steps": "steps", "place": "space"},
    "hf-burnt": {"card": "card", "black": "word", "tanks": "tanks", "place": "space"},
    "hf-dug": {"place": "space", "tanks": "tanks"},
}
MOVES = {"jettison": CARD, "burn": CARD, "vent": {"count": "number"}}


def wrap(book: Book) -> None:
    book.burns_of = with_flybys(book.burns_of)
    book.why_closed = with_borders(book.why_closed)
    book.is_rolled_for = with_belts(book.is_rolled_for)
    book.is_shielded = is_shielded
    book.flight_codes = lambda outfit, card: outfit.cards[card].codes & {MAG}
    book.digs, book.lighter_figures = digs, lighter_figures
    book.passes = with_sector(book.passes)
    book.brave = brave_belts(book.brave)
    book.onward = with_burning(with_supports_aboard(book.onward))
    book.steer = burn_under_way(book.steer)
    book.end_move = pay_cycler(book.end_move)
    book.menu = with_dumping(book.menu)


def phrases(cards: list[CardId], steps: int, rockets: Sequence[Slot]) -> list[tuple[str, ...]]:
    found: list[tuple[str, ...]] = [(verb, card) for verb in ("jettison", "burn") for card in cards]
    of_one: list[tuple[str, ...]] = [*(("vent", str(left)) for left in range(steps + 1)), ("dig",)]
    return [*found, *of_one, *further(of_one, rockets)]


def sector_pass(colour: str) -> str:
    return f"sector-{colour}"


# Laws.


def with_flybys(burns_of: BurnsOf) -> BurnsOf:
    def flown(
        chart: Chart, way: Way, passage: Passage, *, lane: str, free: int, passed: frozenset[SpaceId]
    ) -> Burns:
        """Fly-bys, moons and, under a Mag Sail, belts give burns for nothing, which do not pay for turns.

        [HF-8.3A HF-8.3B HF-8.3C HF-6.2C.E] Ruling: each point once in a move.  [HF-11.23]
        """
        spent, left, passed = burns_of(chart, way, passage, lane=lane, free=free, passed=passed)
        if passage.freighter or passage.drifting:
            return Burns(spent, left, passed)
        paid = min(left, chart.burn(way.to))
        gained = boost(chart.spaces[way.to], passage) if way.to not in passed else 0
        return Burns(spent - paid, left - paid + gained, passed | {way.to} if gained else passed)

    return flown


def boost(space: Space, passage: Passage) -> int:
    """What a space gives whoever enters it.  [HF-8.3A HF-8.3B HF-8.3C]"""
    if space.belt and MAG in passage.codes:
        return 1
    open_now = not space.sector or sector_pass(space.sector) in passage.passes
    return space.flyby if open_now else 0


Closes = Callable[[Chart, Way, int, Passage], Reason | None]


def with_borders(why_closed: Closes) -> Closes:
    def why(chart: Chart, way: Way, burns: int, passage: Passage) -> Reason | None:
        """A coloured border opens in the sector of its colour.  [HF-8.5C HF-6.4A.E HF-2.2C.E]"""
        site = chart.spaces[way.to].site
        if site is not None and site.border and sector_pass(site.border) not in passage.passes:
            return why_nots.NOT_OPEN
        return why_closed(chart, way, burns, passage)

    return why


def with_belts(is_rolled_for: Callable[[Space, Passage], bool]) -> Callable[[Space, Passage], bool]:
    def rolled(space: Space, passage: Passage) -> bool:
        """A belt that can do harm, unless a cycler carries the craft.  [HF-8.3C HF-2.3B.5.E]"""
        if is_rolled_for(space, passage):
            return True
        return bool(space.belt) and not passage.shielded and not is_carried(space, passage.passes)

    return rolled


def is_carried(space: Space, passes: frozenset[str]) -> bool:
    return space.belt == EARTH and CYCLER in passes


def is_shielded(outfit: Outfit, thrust: int, passes: frozenset[str]) -> bool:
    """Whether even the worst roll harms no card.  [HF-8.3C]"""
    worst = belt_level(DIE, thrust, passes)
    return not harmed(outfit, worst)


def belt_level(roll: int, thrust: int, passes: frozenset[str]) -> int:
    """[HF-8.3C]"""
    return roll - thrust + (boards().numbers.red_belts if sector_pass("red") in passes else 0)


def harmed(outfit: Outfit, level: int) -> list[CardId]:
    """Cards that radiation of a level decommissions; sails are immune.  [HF-8.3C HF-2.6C.E]"""
    return [card for card, side in outfit.cards.items() if side.rad_hard < level and not side.is_sail]


def digs(outfit: Outfit) -> bool:
    """Dirt is found at any site by a thruster that works.  [HF-8.3E HF-8.2]"""
    lit = ((card, side.thruster) for card, side in outfit.cards.items())
    return any(thruster is not None and thruster.dirt and works(outfit, card) for card, thruster in lit)


def lighter_figures(diagram: Diagram, row: int, steps: int) -> list[int]:
    """The most fuel with which a rocket is in each lighter class: to dump more would gain nothing.

    [HF-8.3D]
    """
    found: list[int] = []
    modifier = diagram.modifier(row, steps)
    for left in range(steps - 1, -1, -1):
        better = diagram.modifier(row, left)
        if better > modifier:
            modifier = better
            found.append(left)
    return found


def with_sector(
    passes: Callable[[Frontier, Seat], frozenset[str]],
) -> Callable[[Frontier, Seat], frozenset[str]]:
    def found(hf: Frontier, seat: Seat) -> frozenset[str]:
        """The sector of the sunspots, and the cycler.  [HF-8.3A HF-8.3C HF-8.5C]"""
        carried = hf.has(seat, CYCLER) or promised_cycler(hf, seat) is not None
        return passes(hf, seat) | {sector_pass(sector(hf)), *([CYCLER] if carried else [])}

    return found


def promised_cycler(hf: Frontier, seat: Seat) -> Pact | None:
    """Passage that somebody with a cycler has agreed to.  [HF-8.3C HF-2.3B.5.E]"""
    owed = (pact for pact in hf.pacts if pact.kind == "passage" and pact.taker == seat)
    return next((pact for pact in owed if hf.has(pact.giver, CYCLER)), None)


# Belts at the table.


def brave_belts(brave: Asks) -> Asks:
    def braved(hf: Frontier, seat: Seat) -> Rules:
        """A belt is rolled for once for all cards; nobody can pay for it.  [HF-8.3C HF-6.6.E]"""
        course = course_of(hf, seat)
        space = hf.on.chart.spaces[course.stack.place]
        if space.belt and not course.passage.shielded and not is_carried(space, course.passage.passes):
            if not cross_belt(hf, seat):
                return
            if not space.hazard:
                hf.then(agenda.CRUISE(seat))
                return
        yield from brave(hf, seat)

    return braved


def cross_belt(hf: Frontier, seat: Seat) -> bool:
    """The roll, and what it costs; whether the craft flies on.  [HF-8.3C]"""
    course = course_of(hf, seat)
    flight, stack = course.flight, course.stack
    roll = dice.roll(hf)
    level = belt_level(roll, flight.thrust, course.passage.passes)
    hf.tell("hf-belt", seat, "HF-8.3C", place=stack.place, roll=roll, level=level)
    lose_cards(hf, seat, stack, harmed(outfit_of(hf, seat, stack), level), "HF-8.3C")
    return flies_on(hf, seat)


def flies_on(hf: Frontier, seat: Seat) -> bool:
    """Who has lost the thruster, what it needs, or everything, stops there.  [HF-8.3C]

    Ruling: no other support takes over in mid-move.  [HF-11.24]
    """
    flight = hf.flight
    assert flight is not None
    stack = hf.players[seat].stacks.get(flight.slot)
    if stack is not None and (flight.kind == "freighter" or not flight.thruster or runs(hf, seat, stack)):
        return True
    if stack is not None:
        hf.tell("hf-stranded", seat, "HF-8.3C", place=stack.place)
    hf.on.book.end_move(hf, seat)
    return False


def runs(hf: Frontier, seat: Seat, stack: Stack, *, dropped: tuple[CardId, ...] = ()) -> bool:
    """Whether the thruster in use still has all it needs; the power of a factory lasts for the move.

    [HF-8.2 HF-8.2A HF-8.2C]
    """
    flight = hf.flight
    assert flight is not None
    outfit = without(outfit_under_way(hf, seat, stack, flight), dropped)
    outfit = outfit._replace(factory=is_own_factory(hf, seat, flight.start))
    if not {flight.thruster, *outfit.supports} <= outfit.cards.keys():
        return False
    ways = (one for one in arrangements(outfit, flight.thruster) if one.cards == outfit.supports)
    return any(is_cool(outfit, one, OPEN_CYCLE if flight.afterburn else 0) for one in ways)


def pay_cycler(end_move: OfSeat) -> OfSeat:
    def ended(hf: Frontier, seat: Seat) -> None:
        """Passage that was promised holds for one move.  [HF-2.3B.5.E]"""
        pact = promised_cycler(hf, seat) if sky(hf).ferried and not hf.has(seat, CYCLER) else None
        sky(hf).ferried = False
        if pact is not None:
            hf.pacts.remove(pact)
            hf.tell("hf-cycler", seat, "HF-2.3B.5.E", giver=pact.giver)
        end_move(hf, seat)

    return ended


def board_cycler(hf: Frontier, seat: Seat) -> None:
    """Whoever passes a belt of the Earth by a cycler uses it.  [HF-2.3B.5.E]"""
    course = course_of(hf, seat)
    space = hf.on.chart.spaces[course.stack.place]
    if not course.passage.shielded and is_carried(space, course.passage.passes):
        sky(hf).ferried = True


# Dumping.


def with_dumping(menu: Callable[[Frontier, Seat], Offers]) -> Callable[[Frontier, Seat], Offers]:
    def offered(hf: Frontier, seat: Seat) -> Offers:
        found = menu(hf, seat)
        return chain(found, dumping(hf, seat)) if hf.players[seat].stacks else found

    return offered


def dumping(hf: Frontier, seat: Seat) -> Offers:
    """Before a rocket moves, cards and fuel may go overboard; dirt is dug, cards are burnt.

    [HF-8.3D HF-8.3E]
    """
    late = hf.turn.rearranged >= hf.on.rearrangements
    for slot, rocket in hf.players[seat].of("rocket"):
        if slot not in hf.turn.moved:
            for move, why_not in overboard(hf, seat, slot, rocket):
                yield move, reasons.LONG_ENOUGH if late else why_not
        yield from dirt_offers(hf, seat, slot, rocket)


def overboard(hf: Frontier, seat: Seat, slot: Slot, rocket: Stack) -> Offers:
    """[HF-8.3D]"""
    if len(rocket.cards) > 1:
        for card in rocket.cards:
            yield hf.on.moves["jettison"][card], why_not_decommission(hf, seat, rocket.place, card)
    for left in lighter(hf, rocket):
        yield hf.on.naming(slot, "vent", str(left)), None


def lighter(hf: Frontier, rocket: Stack) -> list[int]:
    return hf.on.book.lighter_figures(hf.on.fuel, rocket.row, rocket.steps)


def jettison(hf: Frontier, seat: Seat, move: Move) -> None:
    """A card goes to hand and its mass off the diagram, at once.  [HF-8.3D HF-6.7A]"""
    (card,) = move.args
    slot = hf.players[seat].slot_of(card)
    assert slot is not None
    place, black = hf.players[seat].stacks[slot].place, hf.black_of(card)
    hf.turn.rearranged += 1
    hf.turn.begun = True
    if card in hf.turned:
        lose_card(hf, seat, card, "HF-8.3D")
        return
    hf.on.book.take_home(hf, seat, card)
    hf.tell("hf-jettisoned", seat, "HF-8.3D", card=card, black=black, place=place)


def vent(hf: Frontier, seat: Seat, move: Move) -> None:
    """The figure goes left, until the rocket is lighter.  [HF-8.3D]"""
    left, rocket = int(move.args[0]), hf.players[seat].stacks[slot_in(move, "rocket")]
    hf.turn.rearranged += 1
    hf.turn.begun = True
    hf.tell("hf-vented", seat, "HF-8.3D", steps=rocket.steps - left, place=rocket.place)
    rocket.steps = left


# Dirt and cards as propellant.


def dirt_offers(hf: Frontier, seat: Seat, slot: Slot, rocket: Stack) -> Offers:
    """[HF-8.3E]"""
    if not digs(outfit_of(hf, seat, rocket)):
        return
    if rocket.place in hf.on.sites and not hf.flight:
        full = None if room(hf, rocket, slot) else reasons.TANKS_FULL
        drawn = why_not_mine(hf, seat, rocket.place, hf.on.numbers.tanks)
        yield hf.on.naming(slot, "dig"), why_not_operate(hf) or full or drawn
    for card in rocket.cards:
        yield hf.on.moves["burn"][card], why_not_burn(hf, seat, slot, rocket, card)


def why_not_burn(hf: Frontier, seat: Seat, slot: Slot, rocket: Stack, card: CardId) -> Reason | None:
    """Anything that weighs something, but nothing in use; crew only where it may be left.  [HF-8.3E]"""
    flight = hf.flight
    in_use = {flight.thruster, *flight.supports.split("+")} if flight else set()
    driven = digs(without(outfit_of(hf, seat, rocket), [card]))
    if card in in_use or not driven or hf.side(card).mass == 0 or card in hf.turned:
        return why_nots.NOT_BURNT
    if not flight and hf.turn.rearranged >= hf.on.rearrangements:
        return reasons.LONG_ENOUGH
    if room(hf, rocket, slot) == 0:
        return reasons.TANKS_FULL
    return why_not_decommission(hf, seat, rocket.place, card)


def dig(hf: Frontier, seat: Seat, move: Move) -> None:
    """As much dirt as the rocket holds, whatever the ISRU.  [HF-8.3E]"""
    hf.on.book.operate(hf)
    slot = slot_in(move, "rocket")
    rocket = hf.players[seat].stacks[slot]
    tanks = room(hf, rocket, slot)
    rocket.steps = hf.on.fuel.with_tanks(rocket.row, rocket.steps, tanks)
    hf.tell("hf-dug", seat, "HF-8.3E", place=rocket.place, tanks=tanks)


def burn(hf: Frontier, seat: Seat, move: Move) -> None:
    """A tank for each point of mass; the row changes by 6.7A.  [HF-8.3E HF-6.7A]"""
    (card,) = move.args
    slot = hf.players[seat].slot_of(card)
    assert slot is not None
    rocket = hf.players[seat].stacks[slot]
    tanks = min(hf.side(card).mass, room(hf, rocket, slot))
    rocket.steps = hf.on.fuel.with_tanks(rocket.row, rocket.steps, tanks)
    hf.turn.rearranged += 1
    hf.turn.begun = True
    black = hf.black_of(card)
    hf.tell("hf-burnt", seat, "HF-8.3E", card=card, black=black, tanks=tanks, place=rocket.place)
    hf.on.book.to_hand(hf, seat, card)


def with_supports_aboard(onward: Callable[[Frontier, Seat], Offers]) -> Callable[[Frontier, Seat], Offers]:
    def offered(hf: Frontier, seat: Seat) -> Offers:
        """What supports or cools the thruster in use stays aboard in mid-move.  [HF-8.2 HF-8.2A HF-6.7D]"""
        for move, why_not in onward(hf, seat):
            yield move, why_not or (why_kept(hf, seat, move.args[0]) if move.verb == "drop" else None)

    return offered


def why_kept(hf: Frontier, seat: Seat, card: CardId) -> Reason | None:
    """[HF-8.2 HF-8.2A]"""
    flight = hf.flight
    assert flight is not None
    spared = not flight.thruster or runs(hf, seat, hf.players[seat].stacks[flight.slot], dropped=(card,))
    return None if spared else why_nots.KEEPS_IT_RUNNING


def with_burning(onward: Callable[[Frontier, Seat], Offers]) -> Callable[[Frontier, Seat], Offers]:
    def offered(hf: Frontier, seat: Seat) -> Offers:
        """Cards may be burnt in mid-move by a thruster that burns anything.  [HF-8.3E]"""
        yield from onward(hf, seat)
        course = course_of(hf, seat)
        if course.thruster is not None and course.thruster.dirt:
            stack, slot = course.stack, course.flight.slot
            for card in stack.cards:
                yield hf.on.moves["burn"][card], why_not_burn(hf, seat, slot, stack, card)

    return offered


Steers = Callable[[Frontier, Seat, Move], None]


def burn_under_way(steer: Steers) -> Steers:
    def steered(hf: Frontier, seat: Seat, move: Move) -> None:
        if move.verb != "burn":
            steer(hf, seat, move)
            return
        burn(hf, seat, move)
        hf.then(agenda.CRUISE(seat))

    return steered


ACTIONS = {"jettison": jettison, "vent": vent, "dig": dig, "burn": burn}
GROUPS = {"jettison": "dangerous", "vent": "dangerous", "burn": "dangerous", "dig": "operation"}
