"""The lines of a position that Latest Models add.

plans: 3 6            the dice that have fallen while fleets are built
premium 0: 5          what a seat paid for its insurance
kept 0: yellow blue   goods of ships that gave up, to be paid for after the flight
extra 0: 1            what the Merchant then adds for those of the own ship
bettered: 0 2         who has bettered the goods of the card in play
"""

from __future__ import annotations

from perihelion.engine.positions import Line, Page
from perihelion.games.galaxy_trucker.expansions.latest_models.annex import (
    NAME,
    Models,
    figures,
    is_fleet,
    models,
)
from perihelion.games.galaxy_trucker.expansions.latest_models.harder import BETTER
from perihelion.games.galaxy_trucker.expansions.latest_models.insurance import INSURE
from perihelion.games.galaxy_trucker.expansions.latest_models.plans import holds_cabin
from perihelion.games.galaxy_trucker.positions.notation import listed
from perihelion.games.galaxy_trucker.ships.boards import DIE
from perihelion.games.galaxy_trucker.state import Trucker
from perihelion.games.galaxy_trucker.voyage.goods import by_worth

MOST_EXTRA = 1_000  # credits; more is a slip of the pen


def write(gt: Trucker) -> list[str]:
    kept = models(gt)
    lines = listed("plans", kept.plans) + listed("bettered", kept.bettered)
    for seat in range(len(gt.players)):
        lines += listed(f"premium {seat}", [kept.premiums[seat]] if seat in kept.premiums else [])
        lines += listed(f"kept {seat}", kept.kept.get(seat, []))
        lines += listed(f"extra {seat}", [kept.extra[seat]] if seat in kept.extra else [])
    return lines


def read_plans(gt: Trucker, page: Page) -> None:
    """The dice come before the ships; once building is over, all have fallen: those not said fall now."""
    gt.annexes.setdefault(NAME, Models())
    kept, line, most = models(gt), page.take("plans"), figures(gt).plans.dice
    if line is not None:
        if not is_fleet(gt) or len(line.words) > most:
            line.refuse("unknown-key")
        kept.plans = [word.number(1, len(DIE)) for word in line.words]
    while is_fleet(gt) and gt.phase != "building" and len(kept.plans) < most:
        kept.plans.append(gt.stream.pick("plans", DIE))


def read(gt: Trucker, page: Page) -> None:
    """Premiums, goods kept; a starting cabin that lies somewhere is in nobody's hand."""
    kept, numbers = models(gt), figures(gt).insurance
    for seat, player in enumerate(gt.players):
        premium, goods, extra = (page.take(f"{key} {seat}") for key in ("premium", "kept", "extra"))
        if premium is not None:
            kept.premiums[seat] = int(premium.only(1)[0].name([*map(str, numbers.premiums)], "premium"))
        if goods is not None:
            kept.kept[seat] = by_worth([word.name(gt.on.numbers.goods, "goods") for word in goods.words])
        if extra is not None:
            kept.extra[seat] = extra.only(1)[0].number(1, MOST_EXTRA)
        if holds_cabin(gt, player) and (player.ship.parts or player.number or gt.phase != "building"):
            player.hand, player.kept = None, player.kept and player.loose is not None
    kept.bettered = _seats(gt, page.take("bettered"))


def _seats(gt: Trucker, line: Line | None) -> list[int]:
    return [word.number(0, gt.rules.seats - 1) for word in line.words] if line else []


def fits(gt: Trucker) -> bool:
    """As many dice have fallen as the hourglass was turned; nobody insures twice."""
    kept, numbers = models(gt), figures(gt).plans
    if gt.phase == "building" and is_fleet(gt):
        turned = gt.level.runs - 1 - gt.building.circle
        if len(kept.plans) != min(turned, numbers.dice):
            return False
    insuring = [step[1] for step in gt.agenda if step[0] == INSURE.name]
    bettering = any(step[0] == BETTER.name for step in gt.agenda)
    if (insuring or bettering) and not is_fleet(gt):
        return False
    return not set(insuring) & set(kept.premiums) and (not bettering or bool(gt.flight.waiting))
