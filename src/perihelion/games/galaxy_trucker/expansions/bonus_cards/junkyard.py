"""Junkyards: boxes with a price to be paid at once, and what one gets for it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial

import msgspec

from perihelion.engine import book
from perihelion.engine.agenda import Step
from perihelion.engine.decisions import Decision, Kind, Offers, Rules, Seat
from perihelion.engine.moves import Move
from perihelion.engine.offering import Amounts, some
from perihelion.engine.refused import Reason
from perihelion.games.galaxy_trucker import agenda
from perihelion.games.galaxy_trucker.components import Colour, Hit
from perihelion.games.galaxy_trucker.expansions.bonus_cards.memory import memory
from perihelion.games.galaxy_trucker.expansions.shared.losing import HAND_IN_BATTERIES, earn
from perihelion.games.galaxy_trucker.expansions.shared.stowing import BATTERIES, CREW, STOW
from perihelion.games.galaxy_trucker.rows import read_goods, read_hits
from perihelion.games.galaxy_trucker.state import Trucker
from perihelion.games.galaxy_trucker.voyage.hits import coming

MOST_BOXES = 6
BOX_TAKEN = Reason("gt-box-taken", "BE-11.4")
TOO_DEAR = Reason("gt-too-dear", "BE-11.4")
EVENTS = {"gt-stopped": {"number": "number"}}
MOVES = {"stop": {"number": "number", "card": "card at flight card", "gives": "box of card number"}}
PHRASES = [("stop", str(number)) for number in range(1, MOST_BOXES + 1)]

JUNKYARD = Step("junkyard")
STOP = Step("stop", "seat")
REWARD = Step("reward", "seat", "count")


class BoxRow(msgspec.Struct, forbid_unknown_fields=True):
    """A box as the table writes it: the price, then what it brings."""

    shots: list[str] = []
    meteors: list[str] = []
    crew: int = 0
    batteries: int = 0
    credits: int = 0
    astronauts: int = 0
    charges: int = 0
    gain_days: int = 0
    goods: list[str] = []


@dataclass(slots=True, frozen=True)
class Box:
    """A price, and what one gets for it."""

    hits: tuple[Hit, ...]
    crew: int
    batteries: int
    credits: int
    astronauts: int
    charges: int
    gain_days: int
    goods: tuple[Colour, ...]


def read_box(said: BoxRow) -> Box:
    hits = (*read_hits("shot", said.shots, "shots"), *read_hits("meteor", said.meteors, "meteors"))
    price = (hits, said.crew, said.batteries)
    return Box(
        *price, said.credits, said.astronauts, said.charges, said.gain_days, read_goods(said.goods, "goods")
    )


def box(gt: Trucker, number: int) -> Box:
    return read_box(gt.on.book.card_in_play(gt).more["boxes"][number - 1])


def why_not_box(gt: Trucker, seat: Seat, number: int) -> Reason | None:
    """One ship a box; whoever cannot pay crew or batteries in full cannot choose it.  [BE-11.4]"""
    return BOX_TAKEN if number in memory(gt).boxes else why_not_afford(gt, seat, number)


def why_not_afford(gt: Trucker, seat: Seat, number: int) -> Reason | None:
    price = box(gt, number)
    poor = gt.on.book.crew_size(gt, seat) < price.crew or gt.ship(seat).battery_count < price.batteries
    return TOO_DEAR if poor else None


def reward_of(gt: Trucker, seat: Seat, number: int) -> Box:
    """What the box brings.  [BE-11.4]"""
    return box(gt, number)


@dataclass(slots=True)
class Junkyards(book.Book):
    """Who may stop where, for a fifth player to change."""

    # BE-11.4: with five one box twice
    why_not_box: Callable[[Trucker, Seat, int], Reason | None] = why_not_box
    # BE-11.4: the second user gets less
    reward_of: Callable[[Trucker, Seat, int], Box] = reward_of


def junkyard(gt: Trucker) -> None:
    """From the leader on everybody may stop; in the end those who did lose their days.  [BE-11.4]"""
    gt.then(*(STOP(seat) for seat in gt.on.book.flying(gt)), agenda.LEAVE_PLANETS())


def stop(gt: Trucker, seat: Seat) -> Rules:
    """Stops at a free box, pays and takes before the next one decides, or flies on.  [BE-11.4]"""
    if all(why_not is not None for _, why_not in stops(gt, seat)):
        return
    offers = partial(stops_or_pass, gt, seat)
    move = yield Decision(Kind.CHOOSE, seat, "gt-stop", "BE-11.4", offers)
    if move.verb == "pass":
        gt.tell("gt-declined", seat, "BE-11.4")
        return
    number = int(move.args[0])
    gt.flight.landed[seat] = number
    memory(gt).boxes.append(number)
    gt.tell("gt-stopped", seat, "BE-11.4", number=number)
    charge_price(gt, seat, box(gt, number))
    gt.then(REWARD(seat, number))


def stops(gt: Trucker, seat: Seat) -> Offers:
    moves = gt.on.moves["stop"]
    for number in range(1, len(gt.on.book.card_in_play(gt).more["boxes"]) + 1):
        yield moves[str(number)], gt.on.book[Junkyards].why_not_box(gt, seat, number)


def stops_or_pass(gt: Trucker, seat: Seat) -> Offers:
    yield from stops(gt, seat)
    yield gt.on.vocabulary["pass"], None


def charge_price(gt: Trucker, seat: Seat, price: Box) -> None:
    """Crew, batteries, and what one must face.  [BE-11.4]"""
    if price.crew:
        gt.then(agenda.LOSE_CREW(seat, price.crew))
    if price.batteries:
        gt.then(HAND_IN_BATTERIES(seat, price.batteries))
    if price.hits:
        gt.flight.under_fire = [seat]
        gt.then(*map(coming, price.hits))


def reward(gt: Trucker, seat: Seat, number: int) -> None:
    """Credits, days, astronauts, batteries and goods; days are moved at once.  [BE-11.4]

    Ruling: whoever the price left without humans still gets it, and gives up after the card if none came.
    """
    gets = gt.on.book[Junkyards].reward_of(gt, seat, number)
    earn(gt, seat, gets.credits, "BE-11.4")
    if gets.gain_days:
        gt.on.book.gain_days(gt, seat, gets.gain_days)
    if gets.astronauts:
        gt.then(STOW(seat, CREW, gets.astronauts, 0))
    if gets.charges:
        gt.then(STOW(seat, BATTERIES, gets.charges, 0))
    if gets.goods:
        gt.on.book.gain_goods(gt, seat, gets.goods)


def fewer(gets: Box) -> Box:
    """Every part of a reward less one, but goods: which of them is left is the owner's choice.  [BE-11.4]"""
    less = {
        name: max(0, getattr(gets, name) - 1) for name in ("credits", "astronauts", "charges", "gain_days")
    }
    return replace(gets, **less)


def stopping(gt: Trucker, seat: Seat, move: Move) -> Amounts:
    """What a box costs and brings, besides hits and goods.  [BE-11.4]"""
    number = int(move.args[0])
    price, gets = box(gt, number), gt.on.book[Junkyards].reward_of(gt, seat, number)
    days = gets.gain_days - gt.on.book.card_in_play(gt).days
    crew, batteries = gets.astronauts - price.crew, gets.charges - price.batteries
    return some(credits=gets.credits, days=days, crew=crew, batteries=batteries)


BRINGS = {"stop": stopping}
RULES = {JUNKYARD: junkyard, STOP: stop, REWARD: reward}
