"""The end of the game: the richest wins, and whoever has a credit left has not lost."""

from perihelion.engine.ruleset import Item, Result
from perihelion.games.galaxy_trucker import agenda
from perihelion.games.galaxy_trucker.state import Entry, Trucker

EVENTS = {"gt-over": {"winners": "seat[]", "richest": "seat[]", "count": "how-many of winners"}}


def next_flight(gt: Trucker) -> None:
    """The next flight is prepared, or the game is over.  [GT-1.2 GT-1.3 GT-22.1]"""
    gt.round += 1
    if gt.round < len(gt.on.flights):
        gt.then(agenda.PREPARE())
        return
    gt.phase = "over"
    richest = gt.on.book.final_result(gt).winners
    gt.tell("gt-over", None, "GT-22.1", winners=gt.on.book.in_profit(gt), richest=richest)


def in_profit(gt: Trucker) -> list[int]:
    """Everybody with at least a credit may claim to have won.  [GT-22.1]"""
    return [seat for seat, player in enumerate(gt.players) if player.credits >= gt.on.numbers.winner]


def final_result(gt: Trucker) -> Result:
    """Most credits win, ties are shared; whoever flies alone wins with a profit.  [GT-22.1 GT-22.2 GT-26.7]

    Ruling: nothing breaks a tie. Alone there is nobody to be richer than, so the credits that make everybody
    a winner decide.
    """
    parts = [[item(entry) for entry in player.bill] for player in gt.players]
    result = Result.ranked(parts, tie_break=[0] * len(parts))
    if len(parts) == 1:
        result.winners = gt.on.book.in_profit(gt)
    return result


def item(entry: Entry) -> Item:
    """A line of the bill as a line of the result."""
    return Item(f"gt-{entry.part}", entry.credits, entry.rule, {"flight": entry.flight, "what": entry.about})
