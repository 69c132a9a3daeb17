"""What a mission pays and takes: beside the bonuses, and with the losses."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from perihelion.engine.decisions import Seat
from perihelion.engine.speech import Declared
from perihelion.games.galaxy_trucker.expansions.missions.annex import job, level, mission
from perihelion.games.galaxy_trucker.expansions.missions.tasks.measures import CLAUSES, MEASURES
from perihelion.games.galaxy_trucker.expansions.missions.tasks.vocabulary import Pay, at_level
from perihelion.games.galaxy_trucker.state import Entry, Player, Trucker
from perihelion.games.galaxy_trucker.voyage.rewards import enter

OfTable = Callable[[Trucker], None]
OfSeat = Callable[[Trucker, Seat], None]

MOST, TIDY, LOOKS, LUXURY = "mission-most", "mission-tidy", "mission-looks", "mission-luxury"
PARTS: Mapping[str, Declared] = {
    f"gt-{part}": ("what",)
    for part in (*(f"mission-{measure}" for measure in MEASURES), MOST, TIDY, LOOKS, LUXURY)
}


def part_of(pay: Pay) -> str:
    """What a line of the bill says that it is for."""
    if pay.most:
        return MOST
    return f"mission-{pay.measure}" if pay.lost_at_most is None else TIDY


# How much.


def amount(gt: Trucker, seat: Seat, pay: Pay) -> int:
    """How much of what is paid for a seat has.  [MI-16.2 MI-16.3]"""
    return -(-MEASURES[pay.measure](gt, seat, pay) // pay.per)


def worth(gt: Trucker, pay: Pay, count: int) -> int:
    """What so much of it brings at the level of the flight.  [MI-16.6]"""
    if not count:
        return 0
    if pay.number:
        return at_level(pay.steps[min(count, len(pay.steps)) - 1], level(gt))
    return at_level(pay.credits, level(gt)) * (count if pay.each else 1)


def counts(gt: Trucker, pay: Pay, seats: Iterable[Seat]) -> dict[Seat, int]:
    """Seat -> how much of it counts: of the most only, tied or not, and where few enough tiles are lost.

    [MI-16.5 MI-16.13]

    Ruling: all who tie for the most are paid in full, also of five players, rather than sharing or getting
    nothing. Who flies alone has the most, but none of a thing is never the most.
    """
    found = {seat: amount(gt, seat, pay) for seat in seats}
    if pay.most:
        found = {seat: count for seat, count in found.items() if count == max(found.values())}
    if pay.lost_at_most is not None:
        most = at_level(pay.lost_at_most, level(gt))
        found = {seat: count for seat, count in found.items() if tiles_lost(gt.players[seat]) <= most}
    return found


def tiles_lost(player: Player) -> int:
    """All that is to be paid for: removed, lost in flight, left set aside.  [MI-17.5.1]

    Ruling: the whole lost pile counts, not only what the flight took: building with care is part of the
    trial.
    """
    return len(player.lost) + len(player.aside)


# Rewards.


def with_rewards(reward_looks: OfTable) -> OfTable:
    def with_rewards(gt: Trucker) -> None:
        """Whoever completes the flight is paid by the mission, besides the usual bonuses.

        [MI-16.1 MI-16.4 MI-16.10 MI-16.11 MI-17.2.4]

        Ruling: it comes on top of all bonuses. Whoever launched without the payload may fly and just earns
        nothing for it; of the usual prizes only that for looks may be paid again.
        """
        before = [len(player.bill) for player in gt.players]
        reward_looks(gt)
        for seat, player in enumerate(gt.players):
            pay_again(gt, seat, player.bill[before[seat] :], "looks", LOOKS, mission(gt).looks)
        for pay in mission(gt).rewards:
            for seat, count in counts(gt, pay, gt.flight.in_order()).items():
                enter(gt, seat, part_of(pay), worth(gt, pay, count), CLAUSES[pay.measure], count)

    return with_rewards


def pay_again(gt: Trucker, seat: Seat, entries: list[Entry], what: str, part: str, times: int) -> None:
    """What was just paid for something is paid so many times in all."""
    for entry in entries:
        if entry.part == what and times > 1:
            rule = "MI-17.2.4" if part == LOOKS else "MI-17.7.2"
            enter(gt, seat, part, entry.credits * (times - 1), rule, int(entry.about))


def with_fares(sell_goods: OfSeat) -> OfSeat:
    def with_fares(gt: Trucker, seat: Seat) -> None:
        """Passengers of luxury cabins pay several times where a mission says so.  [MI-17.7.2]"""
        before = len(gt.players[seat].bill)
        sell_goods(gt, seat)
        pay_again(gt, seat, gt.players[seat].bill[before:], "luxury", LUXURY, mission(gt).luxury)

    return with_fares


# Penalties.


def with_penalties(pay_losses: OfSeat) -> OfSeat:
    def with_penalties(gt: Trucker, seat: Seat) -> None:
        """Penalties are paid after the losses, by whoever gave up as well, as far as the money goes.

        [MI-16.4 MI-16.10 MI-16.17]

        Ruling: a penalty is no lost component, so neither insurance nor a Lawyer lessens it; it takes no more
        than one has, and nothing of the dead.
        """
        pay_losses(gt, seat)
        for pay in mission(gt).penalties:
            count = counts(gt, pay, [seat])[seat] if seat not in job(gt).dead else 0
            price = gt.on.book.within_means(gt, seat, worth(gt, pay, count))
            enter(gt, seat, part_of(pay), -price, CLAUSES[pay.measure], count)

    return with_penalties


def with_free_losses(pay_losses: OfSeat) -> OfSeat:
    def with_free_losses(gt: Trucker, seat: Seat) -> None:
        """Where a mission says so a finisher pays nothing for tiles lost in flight or left set aside.

        [MI-17.13.1 MI-17.13.2]
        """
        player, free = gt.players[seat], mission(gt).free
        if not free or seat not in gt.flight.days:
            pay_losses(gt, seat)
            return
        lost, aside = player.lost, player.aside
        player.lost = lost[: job(gt).launched.get(seat, 0)] if "lost" in free else lost
        player.aside = [] if "aside" in free else aside
        pay_losses(gt, seat)
        player.lost, player.aside = lost, aside

    return with_free_losses
