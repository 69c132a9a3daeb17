"""Customs: a card with a question of its own."""

from perihelion.engine.agenda import Step
from perihelion.engine.decisions import Decision, Kind, Offers, Rules, Seat
from perihelion.engine.moves import Move
from perihelion.engine.offering import Amounts
from perihelion.engine.refused import Reason
from perihelion.games.galaxy_trucker import agenda
from perihelion.games.galaxy_trucker.state import Trucker
from perihelion.games.galaxy_trucker.voyage.flight import lose_days
from toys.tandem.ledger import ledger

NO_MONEY = Reason("gt-toy-no-money", "GT-10.4")

CUSTOMS = Step("customs")
FACE_CUSTOMS = Step("face_customs", "seat")
EVENTS = {"gt-toy-customs": ("how",)}


def customs(gt: Trucker) -> None:
    """In order everybody with goods aboard must face them."""
    gt.then(*(FACE_CUSTOMS(seat) for seat in gt.on.book.flying(gt)))


def face_customs(gt: Trucker, seat: Seat) -> Rules:
    """Whoever has goods bribes, opens up and loses the best, or outruns them."""
    if not gt.ship(seat).goods:
        return
    about = {"bribe": bribe(gt), "days": gt.on.book.card_in_play(gt).days}
    move = yield Decision(Kind.CHOOSE, seat, "gt-toy-customs", "GT-10.4", lambda: ways(gt, seat), about)
    gt.tell("gt-toy-customs", seat, "GT-10.4", how=move.verb)
    match move.verb:
        case "bribe":
            gt.bill(seat, "toy-bribe", -bribe(gt), "GT-10.4")
            ledger(gt).bribes[seat] += 1
        case "open-up":
            gt.then(agenda.LOSE_GOODS(seat, 1))
        case "outrun":
            lose_days(gt, seat, gt.on.book.card_in_play(gt).days)


def bribe(gt: Trucker) -> int:
    """What it costs: more for whoever is known for it is left to a larger expansion."""
    price: int = gt.on.book.card_in_play(gt).more["bribe"]
    return price


def ways(gt: Trucker, seat: Seat) -> Offers:
    poor = gt.players[seat].credits < bribe(gt)
    yield gt.on.vocabulary["bribe"], NO_MONEY if poor else None
    yield gt.on.vocabulary["open-up"], None
    yield gt.on.vocabulary["outrun"], None


def bribed(gt: Trucker, seat: Seat, move: Move) -> Amounts:
    return {"credits": -bribe(gt)}


def outrun(gt: Trucker, seat: Seat, move: Move) -> Amounts:
    return {"days": -gt.on.book.card_in_play(gt).days}


BRINGS = {"bribe": bribed, "outrun": outrun}
