"""Roads on goods and visits: Infected Goods, Paranoid Locals, Stiff Competition, Union Ship."""

from collections.abc import Callable, Sequence
from functools import partial

from perihelion.engine.agenda import Step
from perihelion.engine.decisions import Decision, Kind, Offers, Rules, Seat
from perihelion.engine.moves import Move
from perihelion.engine.offering import Amounts, some
from perihelion.games.galaxy_trucker import agenda
from perihelion.games.galaxy_trucker.book import AsksSeat, OfTable
from perihelion.games.galaxy_trucker.cards import opportunities
from perihelion.games.galaxy_trucker.cards.opportunities import crew_needed, pass_on, rule_of_visit, yes_or_no
from perihelion.games.galaxy_trucker.components import GOODS, Colour
from perihelion.games.galaxy_trucker.expansions.rough_roads.memory import in_play, obeys, roads
from perihelion.games.galaxy_trucker.expansions.shared.losing import LOSE_HUMANS, pay
from perihelion.games.galaxy_trucker.expansions.shared.purse import Purse, means
from perihelion.games.galaxy_trucker.expansions.shared.shots import HEAVY, SHOT, behind
from perihelion.games.galaxy_trucker.ships.abilities import CANNONS
from perihelion.games.galaxy_trucker.state import Trucker
from perihelion.games.galaxy_trucker.voyage.goods import by_worth, places_of, take_cube, throw_away

MOST_PAID = 60
EVENTS = {"gt-infected": ("count",), "gt-locals": (), "gt-rivals": ("count",)}
PROMPTS = {
    "gt-infected": {"count": "count", "waiting": "goods"},
    "gt-rivals": {"card": "card", "count": "count"},
    "gt-union": ("count",),
    "gt-hand-over": ("count",),
}
MOVES = {"pay": ("credits",)}
PHRASES = [("pay", str(credits)) for credits in range(MOST_PAID + 1)]

INFECT = Step("infect", "seat", "count")
LOCALS_SHOOT = Step("locals_shoot")
LOAD_HELD = Step("load_held", "seat")
RIVALS_SHOOT = Step("rivals_shoot", "seat")
UNION_TOLL = Step("union_toll", "seat")
HAND_OVER = Step("hand_over", "seat", "count")

Gains = Callable[[Trucker, Seat, Sequence[Colour]], None]


# Infected Goods and Paranoid Locals.


def dearly_gained(gain_goods: Gains) -> Gains:
    """Goods wait for the locals' shot; then those above the number of aliens cost humans.

    [BE-9.13 BE-9.23]
    """

    def gain(gt: Trucker, seat: Seat, cubes: Sequence[Colour]) -> None:
        if is_shot_at(gt, seat) and seat not in roads(gt).held:
            roads(gt).held[seat] = by_worth(cubes)
            return
        excess = len(cubes) - len(gt.ship(seat).aliens)
        if excess > 0 and obeys(gt, seat, "infected_goods") and gt.ship(seat).humans:
            gt.flight.waiting = by_worth(cubes)
            gt.then(INFECT(seat, excess))
        else:
            gain_goods(gt, seat, cubes)

    return gain


def is_shot_at(gt: Trucker, seat: Seat) -> bool:
    planets = gt.flight.card is not None and gt.on.book.card_in_play(gt).type == "planets"
    return planets and obeys(gt, seat, "paranoid_locals")


def infecting(gain_goods: Gains) -> Callable[[Trucker, Seat, int], Rules]:
    """All goods and the humans they cost, or none at all.  [BE-9.13]"""

    def infect(gt: Trucker, seat: Seat, excess: int) -> Rules:
        move = yield Decision(
            Kind.CONFIRM,
            seat,
            "gt-infected",
            "BE-9.13",
            lambda: yes_or_no(gt),
            {"count": excess, "waiting": gt.flight.waiting[:]},
        )
        if move.verb == "no":
            throw_away(gt, seat)
            return
        cubes, gt.flight.waiting = gt.flight.waiting, []
        gt.tell("gt-infected", seat, "BE-9.13", count=excess)
        gt.then(LOSE_HUMANS(seat, excess))
        gain_goods(gt, seat, cubes)

    return infect


def infection(gt: Trucker, seat: Seat, move: Move) -> Amounts:
    """The humans that the goods cost.  [BE-9.13]"""
    excess = len(gt.flight.waiting) - len(gt.ship(seat).aliens)
    return some(crew=-min(excess, gt.ship(seat).human_count))


def planets(gt: Trucker) -> None:
    """Everybody decides, then the locals shoot, then goods are loaded.  [BE-9.23]"""
    if not in_play(gt, "paranoid_locals"):
        opportunities.planets(gt)
        return
    landing = [agenda.LAND(seat) for seat in gt.on.book.flying(gt)]
    gt.then(*landing, LOCALS_SHOOT(), agenda.LEAVE_PLANETS())


def locals_shoot(gt: Trucker) -> None:
    """One heavy shot from the front, one roll for all who landed.  [BE-9.23 BE-8.2.1]"""
    held = [seat for seat in gt.on.book.flying(gt) if seat in roads(gt).held]
    if held:
        gt.tell("gt-locals", None, "BE-9.23")
        gt.flight.under_fire = held
        gt.then(agenda.INCOMING(HEAVY, "front"), *(LOAD_HELD(seat) for seat in held))


def loading_held(gain_goods: Gains) -> Callable[[Trucker, Seat], None]:
    """What a second ship leaves it has left before the shot, not once more after it.  [BE-9.23 BE-3.2.1]"""
    return lambda gt, seat: gain_goods(gt, seat, roads(gt).held[seat])


# Stiff Competition.


def contested(visit: AsksSeat) -> AsksSeat:
    """Whoever wants to visit faces all behind first, and may then still think better of it.

    [BE-9.1 BE-2.12.6]
    """

    def visited(gt: Trucker, seat: Seat) -> Rules:
        if seat not in gt.on.book.flying(gt):  # it jumped when cannons were counted
            pass_on(gt, seat, agenda.VISIT)
            return
        able = gt.on.book.crew_size(gt, seat) >= crew_needed(gt)
        rivals = behind(gt, seat)
        if not able or not rivals or seat in roads(gt).faced or not obeys(gt, seat, "stiff_competition"):
            yield from visit(gt, seat)
            return
        about = {"card": gt.flight.card, "count": len(rivals)}
        move = yield Decision(Kind.CONFIRM, seat, "gt-rivals", "BE-9.1", lambda: yes_or_no(gt), about)
        if move.verb == "no":
            gt.tell("gt-declined", seat, rule_of_visit(gt))
            pass_on(gt, seat, agenda.VISIT)
            return
        roads(gt).faced.append(seat)
        counting = [agenda.POWER(other, CANNONS) for other in (seat, *behind(gt, seat))]
        gt.then(*counting, RIVALS_SHOOT(seat), agenda.VISIT(seat))

    return visited


def rivals_shoot(gt: Trucker, seat: Seat) -> None:
    """Each one behind who is stronger fires a heavy shot, with own dice.  [BE-9.1]"""
    declared, gt.flight.declared = gt.flight.declared, {}
    stronger = [other for other in behind(gt, seat) if declared.get(other, 0) > declared.get(seat, 0)]
    gt.tell("gt-rivals", seat, "BE-9.1", count=len(stronger))
    gt.then(*(SHOT(other, seat, HEAVY, "rear") for other in stronger))


# Union Ship.


def with_union(fly: OfTable) -> OfTable:
    """Before the last card the union is paid for every member of the crew.  [BE-9.11]

    Ruling: where cards come again, the last of those is the last.
    """

    def flies(gt: Trucker) -> None:
        kept = roads(gt)
        last = gt.on.book.cards_to_come(gt) == 1 and (kept.second or not in_play(gt, "deja_vu"))
        if not last or kept.union or not in_play(gt, "union_ship"):
            fly(gt)
            return
        gt.on.book.force_to_give_up(gt)
        kept.union = True
        members = [seat for seat in gt.flight.in_order() if obeys(gt, seat, "union_ship")]
        gt.then(*(UNION_TOLL(seat) for seat in members), agenda.FLY())

    return flies


def union_toll(gt: Trucker, seat: Seat) -> Rules:
    """A credit or a block for each, or the end of the flight; batteries do not count.  [BE-9.11]"""
    if all(move.verb == "give-up" for move, _ in tolls(gt, seat)):
        gt.on.book.give_up(gt, seat, "union", "BE-9.11")
        return
    about = {"count": gt.on.book.crew_size(gt, seat)}
    move = yield Decision(Kind.CHOOSE, seat, "gt-union", "BE-9.11", partial(tolls, gt, seat), about)
    if gt.on.book[Purse].borrow(gt, seat, move):
        gt.then(UNION_TOLL(seat))
    elif move.verb == "give-up":
        gt.on.book.give_up(gt, seat, "union", "BE-9.11")
    else:
        credits = int(move.args[0])
        pay(gt, seat, credits, "BE-9.11")
        left = gt.on.book.crew_size(gt, seat) - credits
        if left:
            gt.then(HAND_OVER(seat, left))


def tolls(gt: Trucker, seat: Seat) -> Offers:
    """So many credits, the rest in blocks.  [BE-9.11]"""
    price, blocks = gt.on.book.crew_size(gt, seat), len(gt.ship(seat).cubes)
    for credits in range(max(0, price - blocks), min(price, means(gt, seat)) + 1):
        yield gt.on.moves["pay"][str(credits)], None
    yield from gt.on.book[Purse].borrowings(gt, seat)
    yield gt.on.vocabulary["give-up"], None


def hand_over(gt: Trucker, seat: Seat, left: int) -> Rules:
    """Blocks of the owner's choice.  [BE-9.11]"""
    ways = tuple((colour, square) for colour in GOODS for square in places_of(gt.ship(seat), colour))
    if not ways:
        return
    colour, square = ways[0]
    if len(ways) > 1 and len(gt.ship(seat).cubes) > left:
        offers = partial(blocks_offered, gt, seat)
        move = yield Decision(Kind.CHOOSE, seat, "gt-hand-over", "BE-9.11", offers, {"count": left})
        colour, square = move.args
    take_cube(gt.ship(seat), colour, square)
    gt.tell("gt-good-lost", seat, "BE-9.11", good=colour, square=square)
    if left > 1:
        gt.then(HAND_OVER(seat, left - 1))


def blocks_offered(gt: Trucker, seat: Seat) -> Offers:
    for colour in GOODS:
        for square in places_of(gt.ship(seat), colour):
            yield gt.on.vocabulary[f"drop {colour} {square}"], None


def paid(gt: Trucker, seat: Seat, move: Move) -> Amounts:
    return some(credits=-int(move.args[0]))


BRINGS = {"gt-infected yes": infection, "gt-union pay": paid}
RULES = {
    agenda.PLANETS: planets,
    LOCALS_SHOOT: locals_shoot,
    RIVALS_SHOOT: rivals_shoot,
    UNION_TOLL: union_toll,
    HAND_OVER: hand_over,
}
