"""Space Billiards: everybody sends a row of meteors at somebody else."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from perihelion.engine import book
from perihelion.engine.agenda import Step
from perihelion.engine.decisions import Decision, Kind, Offers, Rules, Seat
from perihelion.engine.refused import Reason
from perihelion.games.galaxy_trucker.components import SIDES, Hit
from perihelion.games.galaxy_trucker.expansions.bonus_cards.memory import memory
from perihelion.games.galaxy_trucker.expansions.shared.shots import SHOT
from perihelion.games.galaxy_trucker.rows import read_hits
from perihelion.games.galaxy_trucker.state import Trucker

MOST_ROWS = 6
MOST_SEATS = 6
ROW_TAKEN = Reason("gt-row-taken", "BE-11.3")
EVENTS = {"gt-picked-row": {"number": "number", "target": "seat"}}
MOVES = {
    "cue": {
        "number": "number",
        "target": "seat",
        "card": "card at flight card",
        "gives": "row-of-meteors of card number",
    }
}
PHRASES = [("cue", str(row), str(seat)) for row in range(1, MOST_ROWS + 1) for seat in range(MOST_SEATS)]

SPACE_BILLIARDS = Step("space_billiards")
PICK_ROW = Step("pick_row", "seat")


def row(gt: Trucker, number: int) -> list[Hit]:
    """The meteors of a row."""
    return list(read_hits("meteor", gt.on.book.card_in_play(gt).more["rows"][number - 1], "rows"))


def why_not_row(gt: Trucker, number: int) -> Reason | None:
    """Each row is picked once.  [BE-11.3]"""
    return ROW_TAKEN if number in memory(gt).rows else None


@dataclass(slots=True)
class Billiards(book.Book):
    """How rows are picked, for a fifth player to change."""

    # BE-11.3: with five one row twice, the second time less
    why_not_row: Callable[[Trucker, int], Reason | None] = why_not_row
    # BE-11.3: the same
    row: Callable[[Trucker, int], list[Hit]] = row


def space_billiards(gt: Trucker) -> None:
    """From the leader on everybody picks once; a lone ship has no opponent.  [BE-11.3]"""
    flying = gt.on.book.flying(gt)
    if len(flying) > 1:
        gt.then(*(PICK_ROW(seat) for seat in flying))
    else:
        gt.tell("gt-no-effect", None, "BE-11.3")


def pick_row(gt: Trucker, seat: Seat) -> Rules:
    """A row nobody has picked, and any opponent, who defends at once; the picker rolls.  [BE-11.3]"""
    ways = tuple(move for move, why_not in cues(gt, seat) if why_not is None)
    if not ways:
        return
    move = ways[0]
    if len(ways) > 1:
        move = yield Decision(Kind.CHOOSE, seat, "gt-cue", "BE-11.3", partial(cues, gt, seat))
    number, target = int(move.args[0]), int(move.args[1])
    gt.tell("gt-picked-row", seat, "BE-11.3", number=number, target=target)
    meteors = gt.on.book[Billiards].row(gt, number)
    memory(gt).rows.append(number)
    gt.then(*(SHOT(seat, target, f"{hit.size}-{hit.what}", SIDES[hit.side]) for hit in meteors))


def cues(gt: Trucker, seat: Seat) -> Offers:
    opponents = [other for other in gt.on.book.flying(gt) if other != seat]
    for number in range(1, len(gt.on.book.card_in_play(gt).more["rows"]) + 1):
        for other in opponents:
            yield gt.on.vocabulary[f"cue {number} {other}"], gt.on.book[Billiards].why_not_row(gt, number)


RULES = {SPACE_BILLIARDS: space_billiards, PICK_ROW: pick_row}
