"""What lost components cost: the insurance of a fleet, the scale of the sphere."""

from collections.abc import Callable
from functools import partial

from perihelion.engine.agenda import Step
from perihelion.engine.decisions import Decision, Kind, Offers, Rules, Seat
from perihelion.engine.moves import Move
from perihelion.engine.offering import Amounts, some
from perihelion.games.galaxy_trucker.construction.checking import by_number
from perihelion.games.galaxy_trucker.content import Content
from perihelion.games.galaxy_trucker.expansions.latest_models.annex import (
    SPHERE,
    figures,
    is_fleet,
    models,
    read_figures,
)
from perihelion.games.galaxy_trucker.expansions.shared.purse import Purse, why_not_pay
from perihelion.games.galaxy_trucker.state import Trucker
from perihelion.games.galaxy_trucker.voyage.rewards import insured

INSURE = Step("insure", "seat")
EVENTS = {"gt-insured": ("credits", "most")}
PROMPTS = {"gt-insure": {"count": "count"}}
MOVES = {"insure": {"credits": "credits", "most": "most-at of credits"}}
PARTS = {"gt-premium": ("what",)}

OfTable = Callable[[Trucker], None]
Price = Callable[[Trucker, Seat, int], int]


def then_insure(launch: OfTable) -> OfTable:
    def then_insure(gt: Trucker) -> None:
        """After the launch and before the first card, the leader first, all seeing what others chose.

        [LM-6.4 LM-6.5 LM-6.8 LM-6.9]

        Ruling: as if somebody always wanted to see what the others choose.
        """
        if is_fleet(gt):
            gt.then(*map(INSURE, by_number(gt)))
        launch(gt)

    return then_insure


def insure(gt: Trucker, seat: Seat) -> Rules:
    """One premium for the whole fleet, or none; it cannot be changed later.  [LM-6.4 LM-6.5 LM-6.8]"""
    if all(why_not is not None for move, why_not in premiums(gt, seat) if move.verb != "no"):
        return
    about = {"count": len(gt.players[seat].lost) + len(gt.players[seat].aside)}
    move = yield Decision(Kind.CHOOSE, seat, "gt-insure", "LM-6.4", partial(premiums, gt, seat), about)
    if gt.on.book[Purse].borrow(gt, seat, move):
        gt.then(INSURE(seat))
    elif move.verb == "insure":
        pay_premium(gt, seat, int(move.args[0]))


def premiums(gt: Trucker, seat: Seat) -> Offers:
    """Nobody pays more than they own.  [LM-6.4 LM-6.8]"""
    for credits in figures(gt).insurance.premiums:
        yield gt.on.moves["insure"][str(credits)], why_not_pay(gt, seat, credits)
    yield from gt.on.book[Purse].borrowings(gt, seat)
    yield gt.on.vocabulary["no"], None


def pay_premium(gt: Trucker, seat: Seat, credits: int) -> None:
    """It is spent at once, whatever is lost later.  [LM-6.6]"""
    models(gt).premiums[seat] = credits
    gt.bill(seat, "premium", -credits, "LM-6.4", str(most_after(gt, credits)))
    gt.tell("gt-insured", seat, "LM-6.4", credits=credits, most=most_after(gt, credits))


def most_after(gt: Trucker, credits: int) -> int:
    """The most that lost components cost after this premium."""
    numbers = figures(gt).insurance
    return numbers.most[numbers.premiums.index(credits)]


def with_premium(price_of_losses: Price) -> Price:
    def with_premium(gt: Trucker, seat: Seat, count: int) -> int:
        """A fleet pays up to what its premium says, and without one everything; the sphere has a scale.

        [LM-3.6 LM-6.4 LM-6.8]
        """
        if gt.board.id == SPHERE:
            losses = figures(gt).sphere.losses
            return losses[min(count, len(losses) - 1)]
        credits = models(gt).premiums.get(seat) if is_fleet(gt) else None
        return insured(price_of_losses(gt, seat, count), credits and most_after(gt, credits))

    return with_premium


def premium_paid(gt: Trucker, seat: Seat, move: Move) -> Amounts:
    return some(credits=-int(move.args[0]))


def phrases(printed: Content) -> list[tuple[str, ...]]:
    return [("insure", str(credits)) for credits in read_figures(printed).insurance.premiums]


BRINGS = {"insure": premium_paid}
RULES = {INSURE: insure}
