"""What a bot makes of the cards of the Big Expansion: prices, bids, secrets, what comes aboard in flight."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from perihelion.bots.galaxy_trucker.needs import need, stock_of
from perihelion.engine.moves import Move
from perihelion.games.galaxy_trucker.components import Card
from perihelion.games.galaxy_trucker.ships.abilities import ENGINES

if TYPE_CHECKING:
    from perihelion.bots.galaxy_trucker.flying import Pilot

DAY = 0.45  # what a flight day is worth
CREW = 0.9  # what one of the crew is worth
BATTERY = 0.6  # what a battery is worth
HIT = 2.0  # what a meteor or a shot costs on average
INTEREST = 2.0  # what a loan costs
FIRST_SIGHT = frozenset({"gt-plant", "gt-loan"})  # too far from what they bring to be tried out
# What a machination is worth to whoever plants it and meets it as well: those that pay, those that ask
# little, and those that break ships.
PLOTS = {
    "prize_money": 3.0,
    "shortcut": 1.0,
    "junker_for_sale": 0.8,
    "stranded_ship": 0.8,
    "wide_open_space": 0.6,
    "drag_net": -0.3,
    "weigh_station": -0.3,
    "speed_trap": -0.4,
    "power_leak": -0.4,
    "customs_raid": -0.4,
    "boarding_party": -0.5,
    "cargo_thieves": -0.5,
    "shore_leave": -0.6,
    "toll_gate": -0.6,
    "homesick_aliens": -0.7,
    "pile_up": -0.8,
    "slow_lane": -0.9,
    "ambush": -1.0,
    "magnetic_reef": -1.0,
    "system_test": -1.1,
    "crossfire": -1.5,
    "minefield": -1.8,
}

Told = Mapping[str, Any]
Judge = Callable[["Pilot", Move, Told], float]


def seconds(pilot: Pilot, move: Move, _: Mapping[str, Any]) -> float:
    """Numbers nobody foresees and everybody could repeat: by where the rockets stand."""
    return float((int(move.args[0]) + 7 * sum(pilot.sight.days.values())) % 6)


def offering(pilot: Pilot, move: Move, _: Mapping[str, Any]) -> float:
    """A tenth of what one has."""
    if move.verb != "offer":
        return -INTEREST
    return -abs(int(move.args[0]) - pilot.sight.credits[pilot.sight.seat] // 10) / 10


def naming(pilot: Pilot, move: Move, _: Mapping[str, Any]) -> float:
    """Where others have a component and one has none."""
    column, row = int(move.args[0]), int(move.args[1])
    gt, meant = pilot.sight.gt, pilot.sight.book.meant
    hit = [seat for seat, ship in enumerate(pilot.sight.ships) if meant(gt, seat, column, row) in ship.parts]
    return len(hit) - 4.0 * (pilot.sight.seat in hit)


def cueing(pilot: Pilot, move: Move, _: Mapping[str, Any]) -> float:
    """At whoever has most to lose."""
    target = int(move.args[1])
    return 0.1 * pilot.sight.credits[target] + 0.05 * len(pilot.sight.ships[target].parts)


def stopping(pilot: Pilot, move: Move, _: Mapping[str, Any]) -> float:
    """A box is worth what it brings less what it costs."""
    card = pilot.sight.card
    if move.verb == "pass" or card is None:
        return 0.0
    box = card.more["boxes"][int(move.args[0]) - 1]
    crew = pilot.sight.book.crew_size(pilot.sight.gt, pilot.sight.seat)
    if crew - box.crew < 2:
        return -1.0
    gains = box.credits + pilot.profit(tuple(box.goods)) + BATTERY * box.charges + CREW * box.astronauts
    price = HIT * len([*box.shots, *box.meteors]) + CREW * box.crew + BATTERY * box.batteries
    return float(gains - price + DAY * (box.gain_days - card.days))


def picking(pilot: Pilot, move: Move, _: Mapping[str, Any]) -> float:
    """A component the ship needs."""
    if move.verb in ("pass", "done"):
        return 0.5
    kind = pilot.sight.rules.tiles[move.args[0]].kind
    return need(stock_of(pilot.sight), kind, kind.shield)


def welding(pilot: Pilot, move: Move, _: Mapping[str, Any]) -> float:
    """Rather added than in the place of another; what is replaced has the fewest to lose."""
    square = move.args[0]
    if square not in pilot.ship.parts:
        return 1.0
    return -0.5 * (square in pilot.ship.humans) - 0.3 * (square in pilot.ship.goods)


def stowing(_: Pilot, move: Move, __: Mapping[str, Any]) -> float:
    return {"berth": 1.0, "charge": 1.0, "done": 0.0}.get(move.verb, -1.0)


def shedding(pilot: Pilot, move: Move, _: Mapping[str, Any]) -> float:
    """Only where the ship would not move at all."""
    if move.verb == "done":
        return 0.0
    if pilot.most(ENGINES) > 0:
        return -1.0
    return 0.01 * pilot.left_without(move.args[0])


def catching(pilot: Pilot, move: Move, about: Mapping[str, Any]) -> float:
    """Goods for humans, as long as enough are left."""
    if move.verb == "no":
        return 0.0
    if pilot.ship.human_count <= about["count"] + 1:
        return -1.0
    return float(pilot.profit(tuple(about["waiting"])) - CREW * about["count"])


def facing(pilot: Pilot, move: Move, about: Mapping[str, Any]) -> float:
    return float(pilot.gain() - HIT * about["count"] if move.verb == "yes" else 0.0)


def paying_union(pilot: Pilot, move: Move, about: Mapping[str, Any]) -> float:
    """Rather credits than goods; who would pay too much goes home."""
    sight = pilot.sight
    if move.verb == "give-up":
        return -sight.level.places[0] - sight.worth(pilot.ship.cubes) / 2
    if move.verb != "pay":
        return float(-INTEREST - about["count"])
    credits = int(move.args[0])
    return float(-credits - 1.5 * (about["count"] - credits))


def planting(pilot: Pilot, move: Move, _: Mapping[str, Any]) -> float:
    return PLOTS.get(pilot.sight.rules.cards[move.args[0]].type, 0.0)


def banking(_: Pilot, move: Move, __: Mapping[str, Any]) -> float:
    return {"done": 1.0, "repay": 0.5}.get(move.verb, -INTEREST)


def bidding(pilot: Pilot, move: Move, _: Mapping[str, Any]) -> float:
    if move.verb == "pass":
        return 0.0
    return worth_of_lot(pilot.sight.card) - int(move.args[0]) if move.verb == "bid" else -INTEREST


def buying_too(pilot: Pilot, move: Move, about: Mapping[str, Any]) -> float:
    """Whoever dropped out last, for the own bid: it brings a little less."""
    return worth_of_lot(pilot.sight.card) - about["credits"] - DAY if move.verb == "yes" else 0.0


def worth_of_lot(card: Card | None) -> float:
    """What an auction is about: days, or components."""
    if card is None:
        return 0.0
    return float(DAY * card.more.get("gain_days", 0) + 0.8 * card.more.get("components", 0) - DAY * card.days)


def tolling(pilot: Pilot, move: Move, about: Mapping[str, Any]) -> float:
    prices = {"pay": -float(about["credits"]), "delay": -DAY * about["days"]}
    return float(prices.get(move.verb, -INTEREST - about["credits"]))


def declaring(pilot: Pilot, move: Move, about: Mapping[str, Any]) -> float:
    reds = [cube for cube in pilot.ship.cubes if cube == "red"]
    prices = {"pay": -float(about["credits"]), "hand-in": -float(pilot.sight.worth(reds))}
    return float(prices.get(move.verb, -INTEREST - about["credits"]))


def paying_leave(_: Pilot, move: Move, about: Mapping[str, Any]) -> float:
    if move.verb != "pay":
        return float(-INTEREST - about["credits"])
    credits = int(move.args[0])
    return float(-credits - 1.2 * (about["credits"] - credits))


def consoling(_: Pilot, move: Move, about: Mapping[str, Any]) -> float:
    prices = {"pay": -float(about["credits"]), "let-go": -2.5}
    return float(prices.get(move.verb, -INTEREST - about["credits"]))


def helping(pilot: Pilot, move: Move, _: Mapping[str, Any]) -> float:
    card = pilot.sight.card
    if move.verb == "no" or card is None:
        return 0.0
    crew, batteries = card.more["astronauts"], card.more["batteries"]
    return float(card.credits + CREW * crew - BATTERY * batteries - DAY * card.days)


def handing_over(pilot: Pilot, move: Move, _: Mapping[str, Any]) -> float:
    """The cheapest."""
    return -float(pilot.sight.worth([move.args[0]]))


def losing(pilot: Pilot, move: Move, _: Mapping[str, Any]) -> float:
    """What takes the fewest others along."""
    return float(pilot.left_without(move.args[0]))


JUDGED: dict[str, Judge] = {
    "gt-set-die": seconds,
    "gt-guess": seconds,
    "gt-offer": offering,
    "gt-name": naming,
    "gt-cue": cueing,
    "gt-stop": stopping,
    "gt-depot": picking,
    "gt-use-part": picking,
    "gt-weld": welding,
    "gt-stow": stowing,
    "gt-shed": shedding,
    "gt-infected": catching,
    "gt-rivals": facing,
    "gt-union": paying_union,
    "gt-hand-over": handing_over,
    "gt-plant": planting,
    "gt-loan": banking,
    "gt-bid": bidding,
    "gt-buy-too": buying_too,
    "gt-toll": tolling,
    "gt-customs": declaring,
    "gt-shore": paying_leave,
    "gt-homesick": consoling,
    "gt-test": lambda _, move, __: float(move.args[0]),
    "gt-fail-test": losing,
    "gt-reef": losing,
    "gt-help": helping,
}
