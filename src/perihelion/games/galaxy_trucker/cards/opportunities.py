"""Planets, abandoned ships and stations, open space: what a trucker may take or leave."""

from perihelion.engine.agenda import Step
from perihelion.engine.decisions import Decision, Kind, Offers, Rules, Seat
from perihelion.engine.moves import Move
from perihelion.engine.offering import Amounts, some
from perihelion.engine.speech import counted
from perihelion.games.galaxy_trucker import agenda, reasons
from perihelion.games.galaxy_trucker.ships.abilities import ENGINES
from perihelion.games.galaxy_trucker.state import Trucker
from perihelion.games.galaxy_trucker.voyage.flight import lose_days, next_in_order

EVENTS = {
    "gt-landed": ("planet",),
    "gt-declined": (),
    "gt-visited": ("card",),
    "gt-credits": ("credits",),
}
PROMPTS = {"gt-visit": {"card": "card", "text": "text of card"}}
MOVES = {"land": {"number": "number", "card": "card at flight card", "gives": "planet-goods of card number"}}
AMOUNTS = {"credits": counted("credits"), "days": counted("days")}
PARTS = {"gt-card": {"what": "card"}}


def yes_or_no(gt: Trucker) -> Offers:
    yield gt.on.vocabulary["yes"], None
    yield gt.on.vocabulary["no"], None


# Planets.


def planets(gt: Trucker) -> None:
    """In order everybody may land; in the end those who did lose their days.  [GT-16.1]"""
    gt.then(*(agenda.LAND(seat) for seat in gt.on.book.flying(gt)), agenda.LEAVE_PLANETS())


def land(gt: Trucker, seat: Seat) -> Rules:
    """Lands on a planet that is still free and loads its goods, or passes.  [GT-16.1]"""
    if all(why_not is not None for _, why_not in gt.on.book.landings(gt, seat)):
        return
    move = yield Decision(Kind.CHOOSE, seat, "gt-land", "GT-16.1", lambda: landings_or_pass(gt, seat))
    if move.verb == "pass":
        gt.tell("gt-declined", seat, "GT-16.1")
        return
    planet = int(move.args[0])
    gt.flight.landed[seat] = planet
    gt.tell("gt-landed", seat, "GT-16.1", planet=planet)
    gt.on.book.gain_goods(gt, seat, gt.on.book.card_in_play(gt).planets[planet - 1])


def landings(gt: Trucker, seat: Seat) -> Offers:
    """One ship per planet.  [GT-16.1]"""
    taken, moves = gt.flight.landed.values(), gt.on.moves["land"]
    for planet in range(1, len(gt.on.book.card_in_play(gt).planets) + 1):
        yield moves[str(planet)], reasons.PLANET_TAKEN if planet in taken else None


def landings_or_pass(gt: Trucker, seat: Seat) -> Offers:
    yield from gt.on.book.landings(gt, seat)
    yield gt.on.vocabulary["pass"], None


def landing(gt: Trucker, seat: Seat, move: Move) -> Amounts:
    """The days that are lost in the end.  [GT-16.1]"""
    return some(days=-gt.on.book.card_in_play(gt).days)


def leave_planets(gt: Trucker) -> None:
    """Whoever landed loses the days of the card, the last ship first.  [GT-16.1]"""
    for seat in gt.flight.from_last():
        if seat in gt.flight.landed:
            lose_days(gt, seat, gt.on.book.card_in_play(gt).days)


# Abandoned ships and stations.


def abandoned_ship(gt: Trucker) -> None:
    """The first in order who wants it mans it with some of their crew.  [GT-16.2]"""
    gt.then(agenda.VISIT(gt.on.book.flying(gt)[0]))


def abandoned_station(gt: Trucker) -> None:
    """The first in order who wants it and has the crew to search it.  [GT-16.3]"""
    gt.then(agenda.VISIT(gt.on.book.flying(gt)[0]))


def visit(gt: Trucker, seat: Seat) -> Rules:
    """Whoever has the crew may come aboard, or leave it to the next.  [GT-16.2 GT-16.3]"""
    card = gt.on.book.card_in_play(gt).id
    if gt.on.book.crew_size(gt, seat) >= crew_needed(gt):
        rule, about = rule_of_visit(gt), {"card": card, **gt.on.book.face(gt)}
        move = yield Decision(Kind.CONFIRM, seat, "gt-visit", rule, lambda: yes_or_no(gt), about)
        if move.verb == "yes":
            gt.tell("gt-visited", seat, rule, card=card)
            come_aboard(gt, seat)
            return
        gt.tell("gt-declined", seat, rule)
    pass_on(gt, seat, agenda.VISIT)


def crew_needed(gt: Trucker) -> int:
    """What a ship takes away, or a station asks for.  [GT-16.2 GT-16.3]"""
    card = gt.on.book.card_in_play(gt)
    return card.loss.crew or card.crew


def rule_of_visit(gt: Trucker) -> str:
    return "GT-16.2" if gt.on.book.card_in_play(gt).loss.crew else "GT-16.3"


def come_aboard(gt: Trucker, seat: Seat) -> None:
    """A ship takes crew and gives credits; a station gives goods and takes nobody.  [GT-16.2 GT-16.3]"""
    card = gt.on.book.card_in_play(gt)
    if card.loss.crew:
        gt.then(agenda.LOSE_CREW(seat, card.loss.crew), agenda.TAKE_CREDITS(seat))
    else:
        gt.on.book.take_goods(gt, seat)


def visiting(gt: Trucker, seat: Seat, move: Move) -> Amounts:
    """What a visit costs and brings, besides goods, which are loaded at will.  [GT-16.2 GT-16.3]"""
    card = gt.on.book.card_in_play(gt)
    return some(credits=card.credits, crew=-card.loss.crew, days=-card.days)


def pass_on(gt: Trucker, seat: Seat, step: Step) -> None:
    """The same for the next in order, if there is one."""
    following = next_in_order(gt, seat)
    if following is not None:
        gt.then(step(following))


def take_credits(gt: Trucker, seat: Seat) -> None:
    """The credits of the card, and the days they cost.  [GT-16.2 GT-17.2]"""
    card = gt.on.book.card_in_play(gt)
    rule = "GT-17.2" if card.strength else "GT-16.2"
    gt.bill(seat, "card", card.credits, rule, card.id)
    gt.tell("gt-credits", seat, rule, credits=card.credits)
    lose_days(gt, seat, card.days)


def take_goods(gt: Trucker, seat: Seat) -> None:
    """The goods of the card, and then the days they cost.  [GT-12.3 GT-16.3 GT-17.2]"""
    gt.on.book.gain_goods(gt, seat, gt.on.book.card_in_play(gt).goods)
    gt.then(agenda.DEPART(seat))


def depart(gt: Trucker, seat: Seat) -> None:
    """The days of the card are lost.  [GT-16.3 GT-17.2]"""
    lose_days(gt, seat, gt.on.book.card_in_play(gt).days)


# Open space.


def open_space(gt: Trucker) -> None:
    """In order everybody declares engines and moves at once.  [GT-16.4 GT-16.6]"""
    for seat in gt.on.book.flying(gt):
        gt.then(agenda.POWER(seat, ENGINES), agenda.SPEED_ON(seat))


def speed_on(gt: Trucker, seat: Seat) -> None:
    """Moves by the strength declared; without any the ship is lost in space.  [GT-16.4 GT-16.5 GT-20.4]

    So is a hull of several; the weakest of the others then sets the pace.
    """
    pace, gt.flight.pace = gt.flight.pace, {}
    able = [engines for engines in pace.values() if engines > 0]
    declared = int(gt.flight.declared[seat])
    strength = declared if declared > 0 else min(able, default=0)
    for hull in [hull for hull in pace if strength and pace[hull] <= 0]:
        gt.on.book.give_up_hull(gt, seat, hull, "no-engine", "GT-20.4")
    if strength:
        gt.on.book.gain_days(gt, seat, strength)
    else:
        gt.on.book.give_up(gt, seat, "no-engine", "GT-20.4")


BRINGS = {"land": landing, "gt-visit yes": visiting}
RULES = {
    agenda.PLANETS: planets,
    agenda.LEAVE_PLANETS: leave_planets,
    agenda.ABANDONED_SHIP: abandoned_ship,
    agenda.ABANDONED_STATION: abandoned_station,
    agenda.DEPART: depart,
    agenda.OPEN_SPACE: open_space,
}
