"""Evil Machinations in a position."""

from perihelion.engine.positions import Page
from perihelion.games.galaxy_trucker.components import SIDES
from perihelion.games.galaxy_trucker.expansions.evil_machinations.choosing import is_evil
from perihelion.games.galaxy_trucker.expansions.evil_machinations.memory import Plots
from perihelion.games.galaxy_trucker.expansions.shared.purse import MOST_OFFERED
from perihelion.games.galaxy_trucker.positions.notation import listed
from perihelion.games.galaxy_trucker.state import NOBODY, Trucker


def write(kept: Plots) -> list[str]:
    """Hands, cards chosen, loans, and the auction under way."""
    lines = []
    for seat, hand in enumerate(kept.hands):
        lines += listed(f"machinations {seat}", hand)
        lines += listed(f"planted {seat}", [kept.chosen[seat]] if seat in kept.chosen else [])
        lines += listed(f"loans {seat}", [kept.loans[seat]] if kept.loans[seat] else [])
        lines += listed(f"bid {seat}", [kept.bids[seat]] if seat in kept.bids else [])
    lines += ["bank: asked"] if kept.asked else []
    lines += listed("bidder", [kept.bidder] if kept.bidder != NOBODY else []) + listed(
        "bidders", kept.bidders
    )
    lines += listed("dropped-out", [kept.dropped] if kept.dropped != NOBODY else [])
    lines += listed("junker", kept.parts) + listed("delayed", kept.delayed)
    return lines + listed("sides", kept.sides)


def read(gt: Trucker, page: Page) -> Plots:
    """The same; cards in hands and cards chosen lie nowhere else."""
    seats = gt.rules.seats
    kept = Plots([[] for _ in range(seats)], [0] * seats)
    evil = {card for card in gt.on.cards if is_evil(gt, card)}
    laid = {card for pile in gt.piles for card in pile.cards} | set(gt.gone)
    for seat in range(seats):
        _read_seat(gt, page, kept, seat, evil, laid)
    if (line := page.take("bank")) is not None:
        kept.asked = bool(line.only(1)[0].name(("asked",), "word"))
    kept.bidder = (_seats(page, gt, "bidder") or [NOBODY])[0]
    kept.dropped = (_seats(page, gt, "dropped-out") or [NOBODY])[0]
    kept.bidders, kept.delayed = _seats(page, gt, "bidders"), _seats(page, gt, "delayed")
    kept.bid = kept.bids.get(kept.bidder, 0)
    if (line := page.take("junker")) is not None:
        kept.parts = [word.name(gt.face_up, "tile") for word in line.words]
    if (line := page.take("sides")) is not None:
        kept.sides = [word.name(SIDES, "side") for word in line.words]
    held = {card for hand in kept.hands for card in hand} | set(kept.chosen.values())
    gt.supply = [card for card in gt.supply if card not in held]
    return kept


def _read_seat(gt: Trucker, page: Page, kept: Plots, seat: int, evil: set[str], laid: set[str]) -> None:
    if (line := page.take(f"machinations {seat}")) is not None:
        kept.hands[seat] = sorted(word.piece(evil, "machination", laid) for word in line.words)
    if (line := page.take(f"planted {seat}")) is not None:
        (word,) = line.only(1)
        kept.chosen[seat] = word.name(evil, "machination")
        if gt.phase not in ("flight", "over"):
            word.piece(evil, "machination", laid)
    if (line := page.take(f"loans {seat}")) is not None:
        kept.loans[seat] = line.only(1)[0].number(1, 20)
    if (line := page.take(f"bid {seat}")) is not None:
        kept.bids[seat] = line.only(1)[0].number(1, MOST_OFFERED)


def _seats(page: Page, gt: Trucker, key: str) -> list[int]:
    line = page.take(key)
    return [word.number(0, gt.rules.seats - 1) for word in line.words] if line else []
