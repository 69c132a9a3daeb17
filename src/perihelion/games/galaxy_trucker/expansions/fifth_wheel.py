"""Fifth Wheel: with five players what is there for one is there for two, and hits two."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from typing import Any, ClassVar, TypedDict

from perihelion.engine import book as books
from perihelion.engine.agenda import Step
from perihelion.engine.book import Rule
from perihelion.engine.decisions import Decision, Kind, Offers, Rules, Seat
from perihelion.engine.moves import Move
from perihelion.engine.offering import Amounts, some
from perihelion.engine.positions import Line, Page
from perihelion.engine.refused import Reason
from perihelion.games.galaxy_trucker import agenda, reasons
from perihelion.games.galaxy_trucker.book import Book
from perihelion.games.galaxy_trucker.cards.opportunities import pass_on
from perihelion.games.galaxy_trucker.components import GOODS, Colour, Loss
from perihelion.games.galaxy_trucker.expansion import Expansion, Meeting
from perihelion.games.galaxy_trucker.positions.notation import listed
from perihelion.games.galaxy_trucker.state import Trucker
from perihelion.games.galaxy_trucker.voyage.flight import lose_days
from perihelion.games.galaxy_trucker.voyage.goods import by_worth
from perihelion.games.galaxy_trucker.voyage.hits import coming, roll_for
from perihelion.games.galaxy_trucker.voyage.rewards import arrivals, beauties, enter

NAME = "fifth-wheel"
SECOND = 2  # so many may use what is there for one
LESS = 1  # credits, goods, days, crew, shots and attempts for the second
HEAVY = "large-shot"
PLANET_FULL = Reason("gt-planet-full", "BE-3.2.1")

LEAVE_TOGETHER = Step("leave_together")
FIRE_LINE = Step("fire_line", "line")
LEAVE_ONE = Step("leave_one", "seat")

OfTable = Callable[[Trucker], None]
OfSeat = Callable[[Trucker, Seat], None]
Offered = Callable[[Trucker, Seat], Offers]
Incoming = Callable[[Trucker, str, str], None]
Gain = Callable[[Trucker, Seat, Sequence[Colour]], None]
LossOf = Callable[[Trucker, Seat], Loss]
TakeLoss = Callable[[Trucker, Seat, int, int], Rules | None]


@dataclass(slots=True)
class Wheel:
    """What a card must remember.

    users      who has used what is there once, or has beaten the enemy, in that order
    departing  who will lose the days of the card
    spared     who does not suffer the first heavy shot that is still to come
    escaped    who does not suffer the shot just rolled, should it be rolled again
    """

    users: list[Seat] = field(default_factory=list)
    departing: list[Seat] = field(default_factory=list)
    spared: list[Seat] = field(default_factory=list)
    escaped: list[Seat] = field(default_factory=list)

    def clone(self) -> Wheel:
        return Wheel(self.users[:], self.departing[:], self.spared[:], self.escaped[:])


class WheelTable(TypedDict):
    """Who has used the card or beaten the enemy, in order; who will lose its days; who escapes a shot."""

    users: list[Seat]
    departing: list[Seat]
    spared: list[Seat]


def wheel(gt: Trucker) -> Wheel:
    kept = gt.annexes.get(NAME)
    if kept is None:
        kept = gt.annexes[NAME] = Wheel()
    assert isinstance(kept, Wheel)
    return kept


def for_the_second(gt: Trucker, seat: Seat, move: Move) -> Amounts:
    """What a visit or a victory costs and brings, a credit less for the second.  [BE-3.3.1 BE-3.4.2]"""
    card = gt.on.book.card_in_play(gt)
    second = len(wheel(gt).users) + (not card.strength) >= SECOND
    credits = card.credits - (LESS if second and card.credits else 0)
    return some(credits=credits, crew=0 if card.strength else -card.loss.crew, days=-card.days)


class FifthWheel(Expansion):
    """Rules for five, or four who like it.

    [BE-3.1.1 BE-3.1.2 BE-3.1.3 BE-3.1.4 BE-3.6.1 BE-3.6.2 BE-3.8.1]
    """

    name = NAME
    brought: ClassVar = dict.fromkeys(("gt-visit yes", "gt-claim yes"), for_the_second)

    def wrap(self, book: Book) -> None:
        book.landings = one_twice(book.landings)
        book.take_credits = less_credits(book.take_credits)
        book.take_goods = goods_for_two(book.take_goods)
        book.fight = beaten_twice(book.fight)
        book.loss_from_enemy = milder(book.loss_from_enemy)
        book.suffer_line = two_lowest(book.suffer_line)
        book.take_loss = less_for_second(book.take_loss)
        book.incoming = but_the_spared(book.incoming)
        book.sabotage = two_bombs(book.sabotage)
        book.end_card = forgotten(book.end_card)
        book.reward_arrival = two_first(book.reward_arrival)
        book.reward_looks = two_beautiful(book.reward_looks)

    def phrases(self) -> list[tuple[str, ...]]:
        return [("leave", colour) for colour in GOODS]

    def rules(self) -> Mapping[Step, Rule]:
        return {
            agenda.ABANDONED_SHIP: abandoned,
            agenda.ABANDONED_STATION: abandoned,
            agenda.SMUGGLERS: enemy,
            agenda.SLAVERS: enemy,
            agenda.PIRATES: enemy,
            agenda.OPEN_FIRE: open_fire,
            LEAVE_TOGETHER: leave_together,
            FIRE_LINE: fire_line,
        }

    def set_up(self, state: Trucker) -> None:
        state.annexes[NAME] = Wheel()

    def view(self, state: Trucker, seat: Seat | None) -> WheelTable:
        kept = wheel(state)
        return {"users": kept.users[:], "departing": kept.departing[:], "spared": kept.spared[:]}

    def see(self, gt: Trucker, told: Mapping[str, Any]) -> None:
        gt.annexes[NAME] = Wheel(list(told["users"]), list(told["departing"]), list(told["spared"]))

    def write(self, state: Trucker) -> list[str]:
        kept = wheel(state)
        lines = listed("users", kept.users) + listed("departing", kept.departing)
        return lines + listed("spared", kept.spared)

    def read(self, state: Trucker, page: Page, taken: set[str]) -> None:
        def seats(line: Line | None) -> list[Seat]:
            return [word.number(0, state.rules.seats - 1) for word in line.words] if line else []

        users, departing, spared = (seats(page.take(key)) for key in ("users", "departing", "spared"))
        state.annexes[NAME] = Wheel(users, departing, spared)

    def fits(self, state: Trucker) -> bool:
        """Whoever is remembered meets the card in play."""
        kept, order = wheel(state), state.flight.order
        lines = [step[1] for step in state.agenda if step[0] == FIRE_LINE.name]
        known = {*kept.users, *kept.departing, *kept.spared} <= set(order)
        there = len(state.on.book.card_in_play(state).lines) if state.flight.card else 0
        return known and all(line <= there for line in lines)


# Planets.


def one_twice(landings: Offered) -> Offered:
    def one_twice(gt: Trucker, seat: Seat) -> Offers:
        """Once a card a second ship may land where another is.  [BE-3.2.1 BE-14.18]"""
        taken = list(gt.flight.landed.values())
        shared = len(set(taken)) < len(taken)
        for move, why_not in landings(gt, seat):
            if why_not is not reasons.PLANET_TAKEN:
                yield move, why_not
            else:
                yield move, PLANET_FULL if shared else None

    return one_twice


def is_second(gt: Trucker, seat: Seat) -> bool:
    """Whether a seat comes second to what is gained.  [BE-3.2.1 BE-3.3.1 BE-3.4.2]"""
    landed = gt.flight.landed
    if seat in landed:
        order = gt.flight.order
        before = order[: order.index(seat)]
        return any(landed.get(other) == landed[seat] for other in before)
    return wheel(gt).users[LESS:] == [seat]


# Abandoned ships and stations.


def abandoned(gt: Trucker) -> None:
    """Two may come aboard; both lose their days when they leave.  [BE-3.3.1 BE-3.3.2]"""
    gt.then(agenda.VISIT(gt.on.book.flying(gt)[0]), LEAVE_TOGETHER())


def used(gt: Trucker, seat: Seat) -> None:
    """Whoever takes what a card gives loses its days with the other.  [BE-3.3.2 BE-3.4.4]"""
    wheel(gt).departing.append(seat)
    if not gt.on.book.card_in_play(gt).strength:
        wheel(gt).users.append(seat)


def go_on(gt: Trucker, seat: Seat) -> None:
    """After the first visitor the next may come.  [BE-3.3.1]"""
    if not gt.on.book.card_in_play(gt).strength and len(wheel(gt).users) < SECOND:
        pass_on(gt, seat, agenda.VISIT)


def credits_for(gt: Trucker, seat: Seat) -> int:
    """The second gets a credit less.  [BE-3.3.1 BE-3.4.2]"""
    return gt.on.book.card_in_play(gt).credits - (LESS if is_second(gt, seat) else 0)


def less_credits(take_credits: OfSeat) -> OfSeat:
    def less_credits(gt: Trucker, seat: Seat) -> None:
        """The credits, a credit less for the second; days are lost later.

        [BE-3.3.1 BE-3.3.2 BE-3.3.3 BE-3.4.2 BE-3.4.4]
        """
        used(gt, seat)
        card, credits = gt.on.book.card_in_play(gt), credits_for(gt, seat)
        rule = "BE-3.4.2" if card.strength else "BE-3.3.1"
        gt.bill(seat, "card", credits, rule, card.id)
        gt.tell("gt-credits", seat, rule, credits=credits)
        go_on(gt, seat)

    return less_credits


def goods_for_two(take_goods: OfSeat) -> OfSeat:
    def goods_for_two(gt: Trucker, seat: Seat) -> None:
        """The goods; days are lost later.  [BE-3.3.1 BE-3.4.2 BE-3.4.4]"""
        used(gt, seat)
        gt.on.book.gain_goods(gt, seat, gt.on.book.card_in_play(gt).goods)
        go_on(gt, seat)

    return goods_for_two


def leave_together(gt: Trucker) -> None:
    """Who took something loses the days of the card, the rearmost first.  [BE-3.3.2 BE-3.4.4 BE-3.4.6]"""
    kept = wheel(gt)
    departing, kept.departing = kept.departing, []
    for seat in gt.flight.from_last():
        if seat in departing:
            lose_days(gt, seat, gt.on.book.card_in_play(gt).days)


# Enemies.


def enemy(gt: Trucker) -> None:
    """It attacks in order until it is beaten twice; rewards come before its shots.  [BE-3.4.1 BE-3.4.6]"""
    gt.then(agenda.ATTACK(gt.on.book.flying(gt)[0]), LEAVE_TOGETHER(), agenda.OPEN_FIRE())


def beaten_twice(fight: OfSeat) -> OfSeat:
    def beaten_twice(gt: Trucker, seat: Seat) -> None:
        """Beaten once it goes on to the next; beaten twice it is gone.  [BE-3.4.1 BE-3.4.2 BE-3.4.5]"""
        beaten = gt.flight.declared[seat] > gt.on.book.card_in_play(gt).strength
        if beaten:
            wheel(gt).users.append(seat)
        fight(gt, seat)
        if beaten and len(wheel(gt).users) < SECOND:
            pass_on(gt, seat, agenda.ATTACK)

    return beaten_twice


def reduced(loss: Loss) -> Loss:
    """A day, one of the crew or a good less; shots are left out when they come.

    [BE-3.4.3 BE-3.5.2 BE-3.6.2]
    """
    return replace(
        loss,
        days=max(0, loss.days - LESS),
        crew=max(0, loss.crew - LESS),
        goods=max(0, loss.goods - LESS),
    )


def milder(loss_from_enemy: LossOf) -> LossOf:
    def milder(gt: Trucker, seat: Seat) -> Loss:
        """Once beaten an enemy harms later losers less.  [BE-3.4.3]"""
        loss = loss_from_enemy(gt, seat)
        return reduced(loss) if wheel(gt).users else loss

    return milder


def open_fire(gt: Trucker) -> None:
    """One roll for all losers; those beaten after the first defeat escape the first heavy shot.

    [BE-3.4.6]
    """
    kept, order = wheel(gt), gt.flight.order
    if kept.users:
        later = order[order.index(kept.users[0]) :]
        kept.spared = [seat for seat in gt.flight.under_fire if seat in later]
    if gt.flight.under_fire:
        gt.then(*map(coming, gt.on.book.card_in_play(gt).loss.shots))


def but_the_spared(incoming: Incoming) -> Incoming:
    def but_the_spared(gt: Trucker, hit: str, side: str) -> None:
        """The first heavy shot is rolled for all, and does not hit those it spares.

        [BE-3.4.3 BE-3.4.6 BE-3.5.2 BE-8.2.1 BE-8.2.3]
        """
        kept = wheel(gt)
        kept.escaped = []
        if hit != HEAVY or not kept.spared:
            incoming(gt, hit, side)
            return
        kept.escaped, kept.spared = kept.spared, []
        under_fire = gt.flight.under_fire
        number = roll_for(gt, gt.on.book.roller(gt), hit, side, rule="BE-8.2.1")
        hurt = [seat for seat in under_fire if seat not in kept.escaped]
        gt.then(*(agenda.SUFFER_HIT(seat, hit, side, number) for seat in hurt))

    return but_the_spared


# Combat zones and sabotage.


def lowest_first(gt: Trucker, values: Mapping[Seat, float]) -> list[Seat]:
    """The lowest first; of equal ones whoever is farther ahead.  [BE-3.5.1]"""
    return sorted(values, key=lambda seat: (values[seat], -gt.flight.days[seat]))


def victims(gt: Trucker, values: Mapping[Seat, float]) -> list[Seat]:
    """The two lowest; of two players one, and who is alone has nothing to fear.

    [BE-3.5.1 BE-3.5.4 BE-3.5.5]
    """
    count = SECOND if len(gt.on.book.flying(gt)) > SECOND else 1
    return lowest_first(gt, values)[:count]


def two_lowest(suffer_line: Callable[[Trucker, int], None]) -> Callable[[Trucker, int], None]:
    def two_lowest(gt: Trucker, line: int) -> None:
        """The lowest suffers in full, the second-lowest less.  [BE-3.5.1 BE-3.5.2 BE-3.5.3 BE-3.5.5]"""
        comparison, declared = gt.on.book.card_in_play(gt).lines[line - 1], gt.flight.declared
        hit = victims(gt, declared)
        for seat in hit:
            gt.tell("gt-lowest", seat, "BE-3.5.1", what=comparison.lowest, strength=declared[seat])
        gt.flight.under_fire = []
        rearmost_first = gt.flight.from_last() if comparison.loss.days else gt.flight.in_order()
        in_turn = [seat for seat in rearmost_first if seat in hit]
        gt.then(*(agenda.TAKE_LOSS(seat, line, hit.index(seat)) for seat in in_turn), FIRE_LINE(line))

    return two_lowest


def less_for_second(take_loss: TakeLoss) -> TakeLoss:
    def less_for_second(gt: Trucker, seat: Seat, line: int, less: int) -> None:
        """The second loses one less of everything, and escapes the first heavy shot.  [BE-3.5.2]"""
        loss = gt.on.book.card_in_play(gt).lines[line - 1].loss
        if not loss.shots:
            gt.on.book.suffer_loss(gt, seat, reduced(loss) if less else loss)
            return
        gt.flight.under_fire.append(seat)
        if less:
            wheel(gt).spared.append(seat)

    return less_for_second


def fire_line(gt: Trucker, line: int) -> None:
    """The shots of a line, rolled once for both.  [BE-3.5.2 BE-8.2.1]"""
    if gt.flight.under_fire:
        gt.then(*map(coming, gt.on.book.card_in_play(gt).lines[line - 1].loss.shots))


def two_bombs(sabotage: OfTable) -> OfTable:
    def two_bombs(gt: Trucker) -> None:
        """The two smallest crews; the second-smallest is spared the last attempt.

        [BE-3.5.1 BE-3.5.2 BE-3.5.4]
        """
        flying = gt.on.book.flying(gt)
        if len(flying) <= SECOND:
            sabotage(gt)
            return
        hunted = victims(gt, {seat: gt.on.book.crew_size(gt, seat) for seat in flying})
        lowest = hunted[0]
        for seat in hunted:
            gt.tell("gt-sabotaged", seat, "BE-3.5.2")
        for attempt in range(gt.on.numbers.attempts):
            last = attempt >= gt.on.numbers.attempts - LESS
            hunted = [seat for seat in hunted if seat == lowest] if last else hunted
            if not hunted:
                return
            place = gt.on.book.coordinates(gt)
            meant = {seat: gt.on.book.meant(gt, seat, *place) for seat in hunted}
            gt.tell("gt-searched", hunted[0], "BE-3.5.2", square=meant[hunted[0]])
            found = [seat for seat in hunted if meant[seat] in gt.ship(seat).parts]
            hunted = [seat for seat in hunted if seat not in found]
            for seat in found:
                gt.on.book.destroy(gt, seat, meant[seat])

    return two_bombs


def forgotten(end_card: OfTable) -> OfTable:
    def forgotten(gt: Trucker) -> None:
        """The next card begins anew.  [BE-3.2.1]"""
        gt.annexes[NAME] = Wheel()
        end_card(gt)

    return forgotten


# The end of a flight.


def two_first(reward_arrival: OfTable) -> OfTable:
    def two_first(gt: Trucker) -> None:
        """The first two are both paid as first, the third as second, and so on.  [BE-3.7.1]"""
        for number, seat in enumerate(arrivals(gt)):
            place = max(0, number - 1)
            credits = gt.level.places[place] if place < len(gt.level.places) else 0
            enter(gt, seat, "arrival", credits, "BE-3.7.1", place + 1)

    return two_first


def two_beautiful(reward_looks: OfTable) -> OfTable:
    def two_beautiful(gt: Trucker) -> None:
        """The best-looking ship is at least two: if one alone is best, the second-best as well.

        [BE-3.7.2]
        """
        connectors = beauties(gt)
        counts = sorted(connectors.values())
        enough = counts[1] if len(counts) > 1 else max(counts, default=0)
        for seat, count in connectors.items():
            if count <= enough:
                enter(gt, seat, "looks", gt.level.looks, "BE-3.7.2", count)

    return two_beautiful


# The second gain, where furnaces may burn.


@dataclass(slots=True)
class SecondBook(books.Book):
    """What is gained once a good was left."""

    # BE-2.13.2: furnaces
    gain_the_rest: Gain


class LessForTheSecond(Meeting):
    """A good less for the second who gains, before anything is burnt or loaded."""

    name = "less-for-the-second"
    between = ("fifth-wheel", "new-technologies")
    events: ClassVar = {"gt-left": ("good",)}
    moves: ClassVar = {"leave": ("good",)}

    def wrap(self, book: Book) -> None:
        book.add(SecondBook(book.gain_goods))
        book.gain_goods = one_less(book.gain_goods)

    def rules(self) -> Mapping[Step, Rule]:
        return {LEAVE_ONE: leave_one}


def one_less(gain_goods: Gain) -> Gain:
    def one_less(gt: Trucker, seat: Seat, cubes: Sequence[Colour]) -> None:
        """The second gets a good of choice less.  [BE-3.2.1 BE-3.2.2 BE-3.3.1 BE-3.4.2]"""
        if is_second(gt, seat):
            gt.flight.waiting = by_worth(cubes)
            gt.then(LEAVE_ONE(seat))
        else:
            gain_goods(gt, seat, cubes)

    return one_less


def leave_one(gt: Trucker, seat: Seat) -> Rules:
    """The owner says which one.  [BE-3.2.1 BE-3.3.1 BE-3.4.2]"""
    colour = gt.flight.waiting[0]
    if len(set(gt.flight.waiting)) > 1:
        offers = partial(leavings, gt)
        move = yield Decision(Kind.CHOOSE, seat, "gt-leave", "BE-3.2.1", offers)
        colour = move.args[0]
    rest = gt.flight.waiting[:]
    rest.remove(colour)
    gt.flight.waiting = []
    gt.tell("gt-left", seat, "BE-3.2.1", good=colour)
    if rest:
        gt.on.book[SecondBook].gain_the_rest(gt, seat, rest)


def leavings(gt: Trucker) -> Offers:
    for colour in dict.fromkeys(gt.flight.waiting):
        yield gt.on.vocabulary[f"leave {colour}"], None
