"""Loans: ten credits now for twelve later; all must be repaid before the game ends."""

from collections.abc import Callable
from functools import partial

from perihelion.engine.agenda import Step
from perihelion.engine.decisions import Decision, Joint, Kind, Offers, Rules, Seat
from perihelion.engine.moves import Move
from perihelion.engine.offering import Amounts
from perihelion.engine.refused import Reason
from perihelion.engine.ruleset import Result
from perihelion.games.galaxy_trucker import agenda
from perihelion.games.galaxy_trucker.book import Offered, OfTable
from perihelion.games.galaxy_trucker.expansions.evil_machinations.memory import numbers, plots
from perihelion.games.galaxy_trucker.state import Trucker

BORROW, REPAY = "borrow", "repay"
NO_MORE_LOANS = Reason("gt-no-more-loans", "BE-5.8")
NO_LOAN = Reason("gt-no-loan", "BE-5.8")
NOT_SO_RICH = Reason("gt-cannot-repay", "BE-5.8")
EVENTS = {"gt-borrowed": ("credits",), "gt-repaid": ("credits",), "gt-in-debt": ("count",)}
PARTS = {"gt-loan": ("what",)}

OFFER_LOANS = Step("offer_loans")
OFFER_LOAN = Step("offer_loan", "seat")


def borrowings(gt: Trucker, seat: Seat) -> Offers:
    """A loan, wherever credits are asked for.  [BE-5.8]"""
    full = plots(gt).loans[seat] >= numbers(gt).most_loans
    yield gt.on.vocabulary[BORROW], NO_MORE_LOANS if full else None


def banking(gt: Trucker, seat: Seat) -> Offers:
    """A loan, or the end of one.  [BE-5.8]"""
    yield from borrowings(gt, seat)
    yield gt.on.vocabulary[REPAY], why_not_repay(gt, seat)


def why_not_repay(gt: Trucker, seat: Seat) -> Reason | None:
    if not plots(gt).loans[seat]:
        return NO_LOAN
    return NOT_SO_RICH if gt.players[seat].credits < numbers(gt).repayment else None


def borrow(gt: Trucker, seat: Seat, move: Move) -> bool:
    """Takes or repays a loan if this is what was answered; the question is then asked again.  [BE-5.8]"""
    if move.verb == BORROW:
        take_loan(gt, seat)
    elif move.verb == REPAY:
        repay(gt, seat)
    return move.verb in (BORROW, REPAY)


def debt(gt: Trucker, seat: Seat) -> int:
    """What repaying all loans costs.  [BE-5.8]"""
    return plots(gt).loans[seat] * numbers(gt).repayment


def take_loan(gt: Trucker, seat: Seat) -> None:
    """[BE-5.8]"""
    plots(gt).loans[seat] += 1
    gt.bill(seat, "loan", numbers(gt).loan, "BE-5.8", str(plots(gt).loans[seat]))
    gt.tell("gt-borrowed", seat, "BE-5.8", credits=numbers(gt).loan)


def repay(gt: Trucker, seat: Seat) -> None:
    """[BE-5.8]"""
    gt.bill(seat, "loan", -numbers(gt).repayment, "BE-5.8", str(plots(gt).loans[seat]))
    plots(gt).loans[seat] -= 1
    gt.tell("gt-repaid", seat, "BE-5.8", credits=numbers(gt).repayment)


# Between two cards, and before the first.


def ready_or_bank(ready_or_not: Offered) -> Offered:
    """Before each card loans are taken and repaid as one likes.  [BE-5.8]"""

    def offered(gt: Trucker, seat: Seat) -> Offers:
        yield from ready_or_not(gt, seat)
        yield from banking(gt, seat)

    return offered


def undecided(
    is_undecided: Callable[[Trucker, Seat, Move], bool],
) -> Callable[[Trucker, Seat, Move], bool]:
    """Whoever has been at the bank is asked again.  [BE-5.8]"""
    return lambda gt, seat, move: borrow(gt, seat, move) or is_undecided(gt, seat, move)


def with_bank(fly: OfTable) -> OfTable:
    """Before the first card everybody may take or repay loans.  [BE-5.8]"""

    def flies(gt: Trucker) -> None:
        if gt.flight.turned or plots(gt).asked:
            fly(gt)
            return
        gt.on.book.force_to_give_up(gt)
        plots(gt).asked = True
        gt.then(*([OFFER_LOANS()] if gt.flight.days else []), agenda.FLY())

    return flies


def offer_loans(gt: Trucker) -> Rules:
    """All at once, before the first card.  [BE-5.8]"""
    able = [seat for seat in sorted(gt.flight.days) if can_bank(gt, seat)]
    if not able:
        return
    answers = yield Joint({seat: loan_asked(gt, seat) for seat in able})
    if len(answers) > 1:
        gt.reveal()
    gt.then(*(OFFER_LOAN(seat) for seat, move in answers.items() if borrow(gt, seat, move)))


def can_bank(gt: Trucker, seat: Seat) -> bool:
    return any(why is None for _, why in banking(gt, seat))


def offer_loan(gt: Trucker, seat: Seat) -> Rules:
    """Whoever has been at the bank may think of it again.  [BE-5.8]"""
    if not can_bank(gt, seat):
        return
    move = yield loan_asked(gt, seat)
    if borrow(gt, seat, move):
        gt.then(OFFER_LOAN(seat))


def loan_asked(gt: Trucker, seat: Seat) -> Decision:
    offers = partial(banking_or_done, gt, seat)
    return Decision(Kind.CHOOSE, seat, "gt-loan", "BE-5.8", offers, {"count": plots(gt).loans[seat]})


def banking_or_done(gt: Trucker, seat: Seat) -> Offers:
    yield gt.on.vocabulary["done"], None
    yield from banking(gt, seat)


# Debts.


def on_credit(within_means: Callable[[Trucker, Seat, int], int]) -> Callable[[Trucker, Seat, int], int]:
    """Whoever cannot pay must take a loan.  [BE-5.9]"""

    def means(gt: Trucker, seat: Seat, price: int) -> int:
        while gt.players[seat].credits < price and plots(gt).loans[seat] < numbers(gt).most_loans:
            take_loan(gt, seat)
        return within_means(gt, seat, price)

    return means


def repaid_in_the_end(next_flight: OfTable) -> OfTable:
    """Before the game ends loans are repaid as far as credits go.  [BE-5.8]"""

    def following(gt: Trucker) -> None:
        if gt.round + 1 >= len(gt.on.flights):
            for seat in range(len(gt.players)):
                while why_not_repay(gt, seat) is None:
                    repay(gt, seat)
                if plots(gt).loans[seat]:
                    gt.tell("gt-in-debt", seat, "BE-5.8", count=plots(gt).loans[seat])
        next_flight(gt)

    return following


def in_debt(gt: Trucker) -> list[Seat]:
    """Who could not repay all loans."""
    return [seat for seat, loans in enumerate(plots(gt).loans) if loans]


def debtors_lose(final_result: Callable[[Trucker], Result]) -> Callable[[Trucker], Result]:
    """Whoever still has a loan has lost the game, however rich.  [BE-5.8]"""

    def result(gt: Trucker) -> Result:
        found = final_result(gt)
        lost = in_debt(gt)
        if lost:
            worth = [(seat in lost, rank) for seat, rank in enumerate(found.ranks)]
            found.ranks = [1 + sum(other < mine for other in worth) for mine in worth]
            found.winners = [seat for seat in found.winners if seat not in lost]
            if not found.winners and len(found.ranks) > 1:
                found.winners = [s for s, rank in enumerate(found.ranks) if rank == 1 and s not in lost]
        return found

    return result


def solvent(in_profit: Callable[[Trucker], list[int]]) -> Callable[[Trucker], list[int]]:
    """[BE-5.8]"""
    return lambda gt: [seat for seat in in_profit(gt) if seat not in in_debt(gt)]


def borrowed(gt: Trucker, seat: Seat, move: Move) -> Amounts:
    return {"credits": numbers(gt).loan}


def repaying(gt: Trucker, seat: Seat, move: Move) -> Amounts:
    return {"credits": -numbers(gt).repayment}


BRINGS = {BORROW: borrowed, REPAY: repaying}
RULES = {OFFER_LOANS: offer_loans, OFFER_LOAN: offer_loan}
