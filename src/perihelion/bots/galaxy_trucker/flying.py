"""How a bot flies: batteries, crew, goods, risks."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from perihelion.bots.galaxy_trucker import dealing, errands, fleets, novelties, supercards
from perihelion.bots.galaxy_trucker.seen_table import SeenTable
from perihelion.engine.decisions import Seat
from perihelion.engine.moves import Move
from perihelion.games.galaxy_trucker.components import ALIENS, SPECIAL_GOODS, Square
from perihelion.games.galaxy_trucker.ships.abilities import (
    CANNONS,
    ENGINES,
    joint_cannons,
    joint_engines,
    payable,
    strongest,
)
from perihelion.games.galaxy_trucker.ships.ship import Ship, has_cabin, pieces

DAY = 0.45  # what a flight day is worth
CREW = 0.9  # what one of the crew is worth
BATTERY = 0.6  # what a battery is worth


class Pilot:
    """Judges what one seat may answer in check and flight.

    sight   what it sees
    ship    its ship
    """

    def __init__(self, sight: SeenTable) -> None:
        self.sight = sight
        self.ship: Ship = sight.ship

    def judge(self, prompt: str, move: Move, about: Mapping[str, Any]) -> float:
        """What an answer promises."""
        judged = JUDGED.get(prompt)
        return judged(self, move, about) if judged else 0.0

    # Strength.

    def charge(self, move: Move) -> int:
        """Of the battery that a move names."""
        return self.ship.batteries.get(move.args[0], 0)

    def powering(self, move: Move, what: str, strength: float) -> float:
        """Batteries go where they change something: days in open space, an enemy beaten, a line not lost."""
        if move.verb == "done":
            return 0.0
        if move.verb == "jump":
            return novelties.jumping(self, move)
        if move.verb == "boost":
            return novelties.boosting(self, move.args[0], strength)
        best = self.sight.fire(self.ship.parts[move.args[0]]) if what == CANNONS else 1.0
        return 0.1 * best + self.use_of_power(what, strength)

    def use_of_power(self, what: str, strength: float) -> float:
        card = self.sight.card
        if card is None:
            return -1.0
        against_fleet = supercards.use_of_power(self, what, strength)
        if against_fleet is not None:
            return against_fleet
        if card.type == "open_space":
            spare = self.ship.battery_count > 1 or self.sight.to_come <= 3
            return 5.0 if not strength else 1.0 if spare else -0.5
        wanted = card.strength if card.strength else self.lowest_of_others(what)
        reach = self.most(what)
        if strength > wanted or reach < wanted:
            return -1.0
        if reach == wanted and not card.strength:
            return -1.0  # as low as the lowest is no better
        return 1.0

    def most(self, what: str) -> float:
        """The strength with every battery that helps; those already paid are not counted twice."""
        sight, ship = self.sight, self.ship
        book, gt, seat = sight.book, sight.gt, sight.seat
        if what == ENGINES:
            hulls = ship.each_hull()
            return min(
                (book.engine_strength(gt, seat, hull, book.battery_uses(gt, seat, hull)) for hull in hulls),
                default=0,
            )
        doubles = strongest(gt, seat, ship, book.doubles(gt, seat, ship, CANNONS))
        return joint_cannons(gt, seat, ship, payable(gt, seat, ship, doubles))

    def plain(self, what: str, seat: Seat) -> float:
        """The strength of somebody's ship without batteries."""
        joint = joint_engines if what == ENGINES else joint_cannons
        return joint(self.sight.gt, seat, self.sight.ships[seat], ())

    def lowest_of_others(self, what: str) -> float:
        """What must be beaten in a line of a combat zone: the weakest of the others, as far as one sees."""
        others = [seat for seat in self.sight.days if seat != self.sight.seat]
        declared = self.sight.declared
        return min(
            (declared[seat] if seat in declared else self.plain(what, seat) for seat in others), default=0.0
        )

    # Crew.

    def dismissing(self, square: Square) -> float:
        """Humans before aliens, but the last human last; crowded cabins first."""
        if square in self.ship.aliens:
            return 3.0 if self.ship.human_count == 1 else 0.0
        return 1.0 + 0.1 * self.ship.humans[square]

    def lodging(self, colour: str, square: Square) -> float:
        """An alien is worth its strength, if there is strength to add to, less the human it costs."""
        if colour not in ALIENS:
            return 0.6  # it knows something
        bonus = self.sight.rules.numbers.alien
        plain = self.plain(ENGINES if colour == "brown" else CANNONS, self.sight.seat)
        return 0.5 * bonus - 0.5 if plain else -1.0

    # Goods.

    def loading(self, move: Move) -> float:
        """The dearest first, red into special holds, others elsewhere; the cheapest makes room."""
        if move.verb == "done":
            return 0.0
        colour, square = move.args
        worth = self.sight.worth([colour])
        special = self.ship.parts[square].kind.special > 0
        if move.verb == "load":
            return worth + (0.5 if special == (colour in SPECIAL_GOODS) else 0.0)
        return self.making_room(colour, special=special)

    def making_room(self, colour: str, *, special: bool) -> float:
        """What taking a piece out gains: a dearer one waits and finds no place."""
        waiting = [good for good in self.sight.waiting if special or good not in SPECIAL_GOODS]
        dearest = max((self.sight.worth([good]) for good in waiting), default=0)
        if self.room(special=special) or dearest <= self.sight.worth([colour]):
            return -1.0
        return 10 + dearest - self.sight.worth([colour])

    def room(self, *, special: bool) -> int:
        """Free containers: special ones, or all."""
        free = 0
        for square, part in self.ship.parts.items():
            places = part.kind.special if special else part.kind.special + part.kind.containers
            free += max(0, places - len(self.ship.goods.get(square, ()))) if places else 0
        return free

    def profit(self, goods: tuple[str, ...]) -> float:
        """What goods bring that find room."""
        red = sorted(
            (good for good in goods if good in SPECIAL_GOODS), key=lambda good: -self.sight.worth([good])
        )
        rest = sorted(
            (good for good in goods if good not in SPECIAL_GOODS), key=lambda good: -self.sight.worth([good])
        )
        taken = red[: self.room(special=True)]
        return self.sight.worth([*taken, *rest[: max(0, self.room(special=False) - len(taken))]])

    # Opportunities.

    def landing(self, planet: int) -> float:
        card = self.sight.card
        return self.profit(card.planets[planet - 1]) - DAY * card.days if card else 0.0

    def gain(self) -> float:
        """What the card in play brings to whoever takes it."""
        card = self.sight.card
        if card is None:
            return 0.0
        crew = 0 if card.strength else card.loss.crew
        if crew and self.sight.book.crew_size(self.sight.gt, self.sight.seat) - crew < 2:
            return -1.0
        return card.credits + self.profit(card.goods) - DAY * card.days - CREW * crew

    # Damage.

    def correcting(self, move: Move) -> float:
        """What is left of the ship: many tiles, and people in them."""
        if move.verb == "keep":
            (part,) = [piece for piece in pieces(self.ship) if move.args[0] in piece]
            return len(part) + 10.0 * any(square in self.ship.humans for square in part)
        return self.left_without(move.args[0])

    def left_without(self, square: Square) -> float:
        """How many tiles remain in the largest part with a cabin when this one comes off."""
        ship = self.ship.clone()
        ship.detach(square)
        return max((len(piece) for piece in pieces(ship) if has_cabin(ship, piece)), default=0)


Judge = Callable[[Pilot, Move, Mapping[str, Any]], float]
# What the answers to each question are judged by; whatever is not named here is all the same.
JUDGED: dict[str, Judge] = {
    "gt-power": lambda pilot, move, about: pilot.powering(move, about["what"], about["strength"]),
    "gt-defend": lambda pilot, move, _: 1.0 + pilot.charge(move) if move.verb == "drain" else 0.0,
    "gt-battery": lambda pilot, move, _: pilot.charge(move),
    "gt-lose-battery": lambda pilot, move, _: pilot.charge(move),
    "gt-dismiss": lambda pilot, move, _: pilot.dismissing(move.args[0]),
    "gt-load": lambda pilot, move, _: pilot.loading(move),
    "gt-land": lambda pilot, move, _: pilot.landing(int(move.args[0])) if move.verb == "land" else 0.0,
    "gt-visit": lambda pilot, move, _: pilot.gain() if move.verb == "yes" else 0.0,
    "gt-claim": lambda pilot, move, _: pilot.gain() if move.verb == "yes" else 0.0,
    "gt-aliens": lambda pilot, move, _: pilot.lodging(*move.args) if move.verb == "lodge" else 0.0,
    "gt-repair": lambda _, move, __: float(move.verb == "repair"),
    "gt-correct": lambda pilot, move, _: pilot.correcting(move),
    "gt-keep": lambda pilot, move, _: pilot.correcting(move),
    "gt-ready": lambda _, move, __: float(move.verb == "ready"),
    **dealing.JUDGED,
    **novelties.JUDGED,
    **fleets.JUDGED,
    **supercards.JUDGED,
    **errands.JUDGED,
}
