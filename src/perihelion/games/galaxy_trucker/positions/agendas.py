"""Which steps an agenda may hold: those of the phase, of the card in play, and of what lies on the table."""

from typing import Any

from perihelion.games.galaxy_trucker.state import Trucker
from perihelion.games.galaxy_trucker.voyage.damage import torn
from perihelion.games.galaxy_trucker.voyage.declaring import batteries_to_spend

AgendaStep = tuple[Any, ...]

LAST: dict[str, tuple[tuple[str, ...], tuple[str, ...]]] = {
    # phase -> the steps with which its agenda ends, and those that may come before; expansions add to these
    "building": (("prepare", "build", "end_building"), ()),
    "check": (("check_ships", "go_aboard"), ("offer_repair", "remove_engines", "check_ship")),
    "launch": (("launch",), ("board_aliens",)),
    "flight": (("fly", "get_ready", "turn_card", "settle"), ("remove_engines", "check_ship", "withdraw")),
}


def fits(gt: Trucker) -> bool:
    """Whether all steps of the agenda can be done, one after the other."""
    if gt.phase == "over":
        return not gt.agenda
    if gt.phase == "flight" and gt.agenda and gt.agenda[0][0] == "end_card":
        return _fits_card(gt)
    last, before = LAST[gt.phase]
    before += tuple(name for part in gt.on.expansions for name in part.steps_between.get(gt.phase, ()))
    if not gt.agenda or gt.agenda[0][0] not in last or any(step[0] not in before for step in gt.agenda[1:]):
        return False
    if any(step[0] == "withdraw" and step[1] not in gt.flight.days for step in gt.agenda):
        return False
    to_come = gt.flight.days and gt.on.book.cards_to_come(gt)
    return gt.agenda[0][0] not in ("get_ready", "turn_card") or bool(to_come)


def _fits_card(gt: Trucker) -> bool:
    """Steps of the card in play, of seats that fly."""
    flight, types = gt.flight, {card.type for card in gt.on.cards.values()}
    if flight.card is None or not flight.days or not set(flight.order) >= set(flight.days):
        return False
    elsewhere = {"end_card", "prepare", "build", "end_building", "offer_repair", "board_aliens"}
    elsewhere |= {step for last, _ in LAST.values() for step in last}
    elsewhere |= types - {gt.on.book.card_in_play(gt).type}
    steps = gt.agenda[1:]
    return all(
        step[0] not in elsewhere and _is_of_flying(gt, step) and _can_be_done(gt, step, steps[done + 1 :])
        for done, step in enumerate(steps)
    )


def _is_of_flying(gt: Trucker, step: AgendaStep) -> bool:
    name, *args = step
    concerned = [seat for seat, of in zip(args, gt.on.steps[name], strict=True) if of == "seat"]
    return all(seat in gt.flight.days for seat in concerned)


def _can_be_done(gt: Trucker, step: AgendaStep, earlier: list[AgendaStep]) -> bool:
    """Whether the table holds what a step begins with, or a step done earlier will bring it."""
    flight = gt.flight
    declared = {*flight.declared, *(args[0] for name, *args in earlier if name == "power")}
    match step:
        case ("incoming", *_):
            return bool(flight.under_fire) and set(flight.under_fire) <= set(flight.days)
        case ("spend_battery", seat):
            return not earlier and bool(batteries_to_spend(gt, seat).batteries)
        case ("keep_part", seat):
            return not earlier and torn(gt.ship(seat)) is not None
        case ("fight", seat):
            return seat in declared
        case ("speed_on", seat):  # who has no engines leaves, which no other card expects
            return seat in declared and gt.on.book.card_in_play(gt).type == "open_space"
        case ("compare", line) | ("take_loss", _, line, _):
            return has_line(gt, line)
        case ("spend_more", seat, square):
            return square in gt.ship(seat).parts and bool(gt.ship(seat).hull_at(square).batteries)
        case ("suffer_line", line):
            return has_line(gt, line) and declared == set(gt.on.book.flying(gt))
    return True


def has_line(gt: Trucker, line: int) -> bool:
    """Whether the card in play is a combat zone with so many lines."""
    return line <= len(gt.on.book.card_in_play(gt).lines)
