"""Truckers who die, those who join again, and those who sit out the rest."""

from collections.abc import Callable

from perihelion.engine.agenda import Step
from perihelion.engine.decisions import Decision, Kind, Offers, Rules, Seat
from perihelion.engine.ruleset import Result
from perihelion.games.galaxy_trucker.book import OfSeat, OfTable
from perihelion.games.galaxy_trucker.expansions.missions.annex import job, part
from perihelion.games.galaxy_trucker.expansions.missions.jobs import Jobs
from perihelion.games.galaxy_trucker.state import Trucker

EVENTS = {
    **dict.fromkeys(("gt-start", "gt-died", "gt-joined-again"), ("credits",)),
    "gt-sits-out": (),
}
PARTS = {"gt-start": (), "gt-death": (), "gt-newcomer": ()}

JOIN_AGAIN = Step("join_again", "seat")


# The start, and the end.


def starting_credits(gt: Trucker) -> None:
    """Everybody begins with the same credits.  [MI-3.1]"""
    credits = part(gt).missions.numbers.credits
    gt.tell("gt-start", None, "MI-3.1", credits=credits)
    for seat in range(len(gt.players)):
        gt.bill(seat, "start", credits, "MI-3.1")


def above_the_start(in_profit: Callable[[Trucker], list[int]]) -> Callable[[Trucker], list[int]]:
    def above_the_start(gt: Trucker) -> list[int]:
        """Whoever has more than everybody began with wins, if alive and in the game.

        [MI-3.7 MI-3.7.1 MI-3.8.1]
        """
        gone, limit = {*job(gt).dead, *job(gt).out}, part(gt).missions.numbers.winner
        return [seat for seat, player in enumerate(gt.players) if player.credits > limit and seat not in gone]

    return above_the_start


def many_winners(final_result: Callable[[Trucker], Result]) -> Callable[[Trucker], Result]:
    def many_winners(gt: Trucker) -> Result:
        """All of these win; more credits are a bigger win, equal ones share the rank.  [MI-3.7 MI-3.7.1]"""
        result = final_result(gt)
        result.winners = gt.on.book.in_profit(gt)
        return result

    return many_winners


# Death.


def die(gt: Trucker, seat: Seat) -> None:
    """This trucker leaves the flight once the card is over.  [MI-3.8.2]"""
    if seat in gt.flight.days and seat not in job(gt).dead:
        job(gt).dead.append(seat)


def carried_away(force_to_give_up: OfTable) -> OfTable:
    def carried_away(gt: Trucker) -> None:
        """Credits, goods and debts of the dead are gone.  [MI-3.8 MI-3.8.1]"""
        for seat in job(gt).dead:
            if seat in gt.flight.days:
                credits = gt.players[seat].credits
                gt.bill(seat, "death", -credits, "MI-3.8.1")
                gt.tell("gt-died", seat, "MI-3.8.1", credits=credits)
                gt.on.book[Jobs].bury(gt, seat)
                gt.on.book.give_up(gt, seat, "death", "MI-3.8")
        force_to_give_up(gt)

    return carried_away


def of_the_living(rule: OfSeat) -> OfSeat:
    """The dead earn and pay nothing at the end of the flight.  [MI-3.8.1]"""

    def settled(gt: Trucker, seat: Seat) -> None:
        if seat not in job(gt).dead:
            rule(gt, seat)

    return settled


# Joining again, or not.


def join_again(gt: Trucker, seat: Seat) -> Rules:
    """A new trucker with a credit, or out for the rest of the game; said before a mission is drawn.

    [MI-3.8 MI-3.8.1]
    """
    move = yield Decision(Kind.CONFIRM, seat, "gt-join-again", "MI-3.8", lambda: join_or_not(gt))
    if move.verb == "yes":
        credits = part(gt).missions.numbers.newcomer
        gt.bill(seat, "newcomer", credits, "MI-3.8")
        gt.tell("gt-joined-again", seat, "MI-3.8", credits=credits)
    else:
        job(gt).out = sorted([*job(gt).out, seat])
        gt.tell("gt-sits-out", seat, "MI-3.8")
        bench(gt)


def join_or_not(gt: Trucker) -> Offers:
    yield gt.on.vocabulary["yes"], None
    yield gt.on.vocabulary["no"], None


def bench(gt: Trucker) -> None:
    """Who sits out builds nothing: the last number tiles lie before these seats.  [MI-3.8]"""
    for number, seat in enumerate(job(gt).out):
        player = gt.players[seat]
        player.number = len(gt.players) - number
        player.hand = None


def without_those_out(lay_out: OfTable) -> OfTable:
    def without_those_out(gt: Trucker) -> None:
        """[MI-3.8]"""
        lay_out(gt)
        bench(gt)

    return without_those_out


def building_without(builders: Callable[[Trucker], list[Seat]]) -> Callable[[Trucker], list[Seat]]:
    """Nor do they turn the hourglass over.  [MI-3.8]"""
    return lambda gt: [seat for seat in builders(gt) if seat not in job(gt).out]


def staying_home(launch: OfTable) -> OfTable:
    def staying_home(gt: Trucker) -> None:
        """They do not fly.  [MI-3.8]"""
        launch(gt)
        for seat in job(gt).out:
            gt.on.book.give_up(gt, seat, "sits-out", "MI-3.8")

    return staying_home


def paying_nothing(within_means: Callable[[Trucker, Seat, int], int]) -> Callable[[Trucker, Seat, int], int]:
    """Nor do they pay for anything.  [MI-3.8]"""
    return lambda gt, seat, price: 0 if seat in job(gt).out else within_means(gt, seat, price)


RULES = {JOIN_AGAIN: join_again}
