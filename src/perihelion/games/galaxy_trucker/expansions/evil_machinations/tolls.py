"""Machinations that ask for credits or something else: tolls, traps, customs, leave, homesick aliens."""

from functools import partial

from perihelion.engine.agenda import Step
from perihelion.engine.decisions import Decision, Kind, Offers, Rules, Seat
from perihelion.engine.moves import Move
from perihelion.engine.offering import Amounts, some
from perihelion.games.galaxy_trucker import agenda
from perihelion.games.galaxy_trucker.components import SPECIAL_GOODS, Square
from perihelion.games.galaxy_trucker.expansions.evil_machinations.attacks import Victims
from perihelion.games.galaxy_trucker.expansions.evil_machinations.memory import plots
from perihelion.games.galaxy_trucker.expansions.shared.losing import LOSE_HUMANS, pay
from perihelion.games.galaxy_trucker.expansions.shared.purse import MOST_OFFERED, Purse, means, why_not_pay
from perihelion.games.galaxy_trucker.ships.abilities import ENGINES
from perihelion.games.galaxy_trucker.state import Trucker
from perihelion.games.galaxy_trucker.voyage.flight import lose_days
from perihelion.games.galaxy_trucker.voyage.goods import take_cube

EVENTS = {"gt-trapped": ("strength",)}
PROMPTS = {
    "gt-toll": ("credits", "days"),
    "gt-customs": ("credits",),
    "gt-shore": ("credits",),
    "gt-homesick": {"alien": "alien", "credits": "credits"},
}
MOVES = {"pay": ("credits",)}
PHRASES: list[tuple[str, ...]] = [("delay",), ("hand-in",), ("let-go",)]
PHRASES += [("pay", str(credits)) for credits in range(MOST_OFFERED + 1)]

TOLL_GATE = Step("toll_gate")
TOLL = Step("toll", "seat", "flag")
LOSE_DELAYS = Step("lose_delays")
SPEED_TRAP = Step("speed_trap")
CATCH = Step("catch")
CUSTOMS_RAID = Step("customs_raid")
DECLARE_REDS = Step("declare_reds", "seat")
SHORE_LEAVE = Step("shore_leave")
PAY_LEAVE = Step("pay_leave", "seat")
HOMESICK_ALIENS = Step("homesick_aliens")
CONSOLE = Step("console", "seat", "square")


# Toll Gate and Speed Trap.


def toll_gate(gt: Trucker) -> None:
    """Everybody pays or loses days; days are lost last, the rearmost first.  [BE-10.12 BE-8.1.3]"""
    gt.then(*(TOLL(seat, 0) for seat in gt.on.book.flying(gt)), LOSE_DELAYS())


def toll(gt: Trucker, seat: Seat, less: int) -> Rules:
    """Credits, or as many days; a loan may be taken to pay.  [BE-10.12 BE-10.13 BE-5.8]

    `less` is what a second one is spared.
    """
    if not any(why is None and move.verb != "delay" for move, why in pay_or_delay(gt, seat, less)):
        plots(gt).delayed.append(seat)
        return
    about, offers = price_in_days(gt, less), partial(pay_or_delay, gt, seat, less)
    rule = "BE-10.13" if gt.on.book.card_in_play(gt).type == "speed_trap" else "BE-10.12"
    move = yield Decision(Kind.CHOOSE, seat, "gt-toll", rule, offers, about)
    if gt.on.book[Purse].borrow(gt, seat, move):
        gt.then(TOLL(seat, less))
    elif move.verb == "pay":
        pay(gt, seat, int(move.args[0]), rule)
    else:
        plots(gt).delayed.append(seat)


def price_in_days(gt: Trucker, less: int) -> dict[str, int]:
    card = gt.on.book.card_in_play(gt)
    return {"credits": card.credits - less, "days": card.days - less}


def pay_or_delay(gt: Trucker, seat: Seat, less: int) -> Offers:
    credits = gt.on.book.card_in_play(gt).credits - less
    yield gt.on.moves["pay"][str(credits)], why_not_pay(gt, seat, credits)
    yield gt.on.vocabulary["delay"], None
    yield from gt.on.book[Purse].borrowings(gt, seat)


def lose_delays(gt: Trucker) -> None:
    card, slowness = gt.on.book.card_in_play(gt), {s: -strength for s, strength in gt.flight.declared.items()}
    caught = gt.on.book[Victims].lowest(gt, slowness) if card.type == "speed_trap" else []
    for seat in gt.flight.from_last():
        if seat in plots(gt).delayed:
            lose_days(gt, seat, card.days - (caught.index(seat) if seat in caught else 0))
    plots(gt).delayed = []


def speed_trap(gt: Trucker) -> None:
    """Engines are counted; the highest is caught.  [BE-10.13]"""
    gt.then(*(agenda.POWER(seat, ENGINES) for seat in gt.on.book.flying(gt)), CATCH(), LOSE_DELAYS())


def catch(gt: Trucker) -> None:
    """Of several the one farthest ahead.  [BE-10.13]"""
    declared = {s: strength for s, strength in gt.flight.declared.items() if s in gt.on.book.flying(gt)}
    slowness = {seat: -strength for seat, strength in declared.items()}
    for less, seat in enumerate(gt.on.book[Victims].lowest(gt, slowness) if declared else ()):
        gt.tell("gt-trapped", seat, "BE-10.13", strength=declared[seat])
        gt.then(TOLL(seat, less))


# Customs Raid.


def customs_raid(gt: Trucker) -> None:
    """Red blocks are handed in or paid for.  [BE-10.14]"""
    gt.then(*(DECLARE_REDS(seat) for seat in gt.on.book.flying(gt)))


def reds(gt: Trucker, seat: Seat) -> int:
    return sum(cube in SPECIAL_GOODS for cube in gt.ship(seat).cubes)


def declare_reds(gt: Trucker, seat: Seat) -> Rules:
    """All of them, one way or the other.  [BE-10.14]"""
    if not reds(gt, seat):
        return
    about = {"credits": reds(gt, seat) * gt.on.book.card_in_play(gt).credits}
    move = yield Decision(Kind.CHOOSE, seat, "gt-customs", "BE-10.14", partial(duties, gt, seat), about)
    if gt.on.book[Purse].borrow(gt, seat, move):
        gt.then(DECLARE_REDS(seat))
    elif move.verb == "pay":
        pay(gt, seat, int(move.args[0]), "BE-10.14")
    else:
        hand_in(gt, seat)


def duties(gt: Trucker, seat: Seat) -> Offers:
    credits = reds(gt, seat) * gt.on.book.card_in_play(gt).credits
    yield gt.on.moves["pay"][str(min(credits, MOST_OFFERED))], why_not_pay(gt, seat, credits)
    yield gt.on.vocabulary["hand-in"], None
    yield from gt.on.book[Purse].borrowings(gt, seat)


def hand_in(gt: Trucker, seat: Seat) -> None:
    ship = gt.ship(seat)
    for square in list(ship.goods):
        for colour in [cube for cube in ship.goods[square] if cube in SPECIAL_GOODS]:
            take_cube(ship, colour, square)
            gt.tell("gt-good-lost", seat, "BE-10.14", good=colour, square=square)


# Shore Leave.


def shore_leave(gt: Trucker) -> None:
    """Humans are paid for, or some of them leave.  [BE-10.15]"""
    gt.then(*(PAY_LEAVE(seat) for seat in gt.on.book.flying(gt)))


def price_of_leave(gt: Trucker, seat: Seat) -> int:
    """A credit for every three humans, rounded up.  [BE-10.15]"""
    return int(-(-gt.ship(seat).human_count // gt.on.book.card_in_play(gt).more["per"]))


def pay_leave(gt: Trucker, seat: Seat) -> Rules:
    """As many credits as one likes; for each that is missing a human is lost.  [BE-10.15]"""
    price = price_of_leave(gt, seat)
    if not price:
        return
    credits = 0
    if any(move.args != ("0",) for move, why in leaves(gt, seat) if why is None):
        offers = partial(leaves, gt, seat)
        move = yield Decision(Kind.AMOUNT, seat, "gt-shore", "BE-10.15", offers, {"credits": price})
        if gt.on.book[Purse].borrow(gt, seat, move):
            gt.then(PAY_LEAVE(seat))
            return
        credits = int(move.args[0])
    pay(gt, seat, credits, "BE-10.15")
    if credits < price:
        gt.then(LOSE_HUMANS(seat, price - credits))


def leaves(gt: Trucker, seat: Seat) -> Offers:
    for credits in range(min(price_of_leave(gt, seat), means(gt, seat)) + 1):
        yield gt.on.moves["pay"][str(credits)], None
    yield from gt.on.book[Purse].borrowings(gt, seat)


# Homesick Aliens.


def homesick_aliens(gt: Trucker) -> None:
    """For each alien a price, or it leaves.  [BE-10.16]"""
    for seat in gt.on.book.flying(gt):
        ship = gt.ship(seat)
        gt.then(*(CONSOLE(seat, square) for square in ship.parts if square in ship.aliens))


def console(gt: Trucker, seat: Seat, square: Square) -> Rules:
    """Each alien by itself.  [BE-10.16]"""
    alien = gt.ship(seat).aliens.get(square)
    if alien is None:
        return
    paid = False
    if any(move.verb != "let-go" for move, why in consolations(gt, seat) if why is None):
        about = {"alien": alien, "credits": gt.on.book.card_in_play(gt).credits}
        offers = partial(consolations, gt, seat)
        move = yield Decision(Kind.CHOOSE, seat, "gt-homesick", "BE-10.16", offers, about)
        if gt.on.book[Purse].borrow(gt, seat, move):
            gt.then(CONSOLE(seat, square))
            return
        paid = move.verb == "pay"
    if paid:
        pay(gt, seat, gt.on.book.card_in_play(gt).credits, "BE-10.16")
    else:
        crew = gt.ship(seat).crew_count
        gt.on.book.dismiss(gt, seat, square)
        gt.on.book.crew_lost(gt, seat, crew)


def consolations(gt: Trucker, seat: Seat) -> Offers:
    credits = gt.on.book.card_in_play(gt).credits
    yield gt.on.moves["pay"][str(credits)], why_not_pay(gt, seat, credits)
    yield gt.on.vocabulary["let-go"], None
    yield from gt.on.book[Purse].borrowings(gt, seat)


def paid_for(gt: Trucker, seat: Seat, move: Move) -> Amounts:
    return some(credits=-int(move.args[0]))


def delayed(gt: Trucker, seat: Seat, move: Move) -> Amounts:
    return some(days=-gt.on.book.card_in_play(gt).days)


BRINGS = {"pay": paid_for, "delay": delayed}
RULES = {
    TOLL_GATE: toll_gate,
    TOLL: toll,
    LOSE_DELAYS: lose_delays,
    SPEED_TRAP: speed_trap,
    CATCH: catch,
    CUSTOMS_RAID: customs_raid,
    DECLARE_REDS: declare_reds,
    SHORE_LEAVE: shore_leave,
    PAY_LEAVE: pay_leave,
    HOMESICK_ALIENS: homesick_aliens,
    CONSOLE: console,
}
