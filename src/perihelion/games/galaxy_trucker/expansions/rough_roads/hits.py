"""Roads on meteors, shots and enemies: inversion, bad luck, piercing projectiles, explosions, baddies."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import lru_cache

from perihelion.engine import book
from perihelion.engine.agenda import Step
from perihelion.engine.decisions import Rules, Seat
from perihelion.games.galaxy_trucker.book import Book, OfTable
from perihelion.games.galaxy_trucker.components import SIDES, Card, Square
from perihelion.games.galaxy_trucker.expansions.rough_roads.memory import in_play, obeys, roads
from perihelion.games.galaxy_trucker.expansions.rough_roads.printed import printed
from perihelion.games.galaxy_trucker.expansions.shared.explosions import Reacts
from perihelion.games.galaxy_trucker.expansions.shared.shots import Salvoes
from perihelion.games.galaxy_trucker.ships.boards import DIE
from perihelion.games.galaxy_trucker.ships.ship import Ship
from perihelion.games.galaxy_trucker.state import NOBODY, Trucker

EVENTS = {"gt-bad-luck": (), "gt-pierced": ("square",), "gt-baddies": ("number",)}
INVERTED = {"small-meteor": "large-meteor", "large-meteor": "small-meteor"}

ROLL_AGAIN = Step("roll_again", "hit", "side", "count")
SHOOT_AGAIN = Step("shoot_again", "seat", "seat", "hit", "side", "count")

Suffer = Callable[[Trucker, Seat, str, str, int], Rules]
BreakThrough = Callable[[Trucker, Seat, str, str, int], None]
Incoming = Callable[[Trucker, str, str], None]


# Meteoric Inversion.


def as_met(gt: Trucker, seat: Seat, hit: str) -> str:
    """A large meteor counts as small, a small one as large.  [BE-9.7]"""
    return INVERTED.get(hit, hit) if obeys(gt, seat, "meteoric_inversion") else hit


# Piercing Projectiles.


def pierced(gt: Trucker, seat: Seat, hit: str, side: int, number: int) -> Square | None:
    """What a hit destroys after the first component: the next in line, where its side does not stop it.

    [BE-9.10 BE-14.16]

    Ruling: it is looked for before anything falls off.
    """
    first = gt.on.book.threatened(gt, seat, side, number)
    if first is None or not obeys(gt, seat, "piercing_projectiles"):
        return None
    line = list(gt.on.book.path(gt, seat, side, number))
    parts = gt.ship(seat).parts
    second = next((square for square in line[line.index(first) + 1 :] if square in parts), None)
    if second is None or gt.on.book.bounces_off(gt, seat, hit, second, side):
        return None
    return second


def suffered(suffer_hit: Suffer) -> Suffer:
    """Meteors are met as they count.  [BE-9.7]"""

    def suffer(gt: Trucker, seat: Seat, hit: str, side: str, number: int) -> Rules:
        return suffer_hit(gt, seat, as_met(gt, seat, hit), side, number)

    return suffer


def piercing(break_through: BreakThrough) -> BreakThrough:
    """What a hit goes on to is destroyed with the first, before anything falls off.  [BE-9.10 BE-14.16]"""

    def broken_through(gt: Trucker, seat: Seat, hit: str, side: str, number: int) -> None:
        at = SIDES.index(side)
        first, second = gt.on.book.threatened(gt, seat, at, number), pierced(gt, seat, hit, at, number)
        if first is None or second is None:
            break_through(gt, seat, hit, side, number)
        else:
            gt.tell("gt-pierced", seat, "BE-9.10", square=second)
            gt.on.book.destroy_all(gt, seat, {first: "GT-15.1", second: "BE-9.10"})

    return broken_through


# Explosions.


def loaded(explodes: Reacts) -> Reacts:
    """Components destroyed with goods or batteries on them explode, and others in turn.  [BE-9.12]"""

    def reacts(gt: Trucker, seat: Seat, ship: Ship, square: Square) -> str:
        goods = square in ship.goods and obeys(gt, seat, "explosive_goods")
        batteries = square in ship.batteries and obeys(gt, seat, "explosive_batteries")
        return "BE-9.12" if goods or batteries else explodes(gt, seat, ship, square)

    return reacts


# Bad Luck.


def does_nothing(gt: Trucker, seat: Seat, hit: str, side: str, number: int) -> bool:
    """Whether a roll hits nobody and costs no battery; what bounces off has hit.  [BE-9.19]"""
    book, at, met = gt.on.book, SIDES.index(side), as_met(gt, seat, hit)
    square = book.threatened(gt, seat, at, number)
    if square is None:
        return True
    return not book.bounces_off(gt, seat, met, square, at) and book.is_warded_off(gt, seat, met, at, number)


def aimed_at(gt: Trucker) -> list[Seat]:
    """Whom the hit just rolled for could meet."""
    return gt.flight.under_fire


def as_it_was(gt: Trucker) -> None:
    """What must be as it was when a hit is rolled for again: nothing."""


@dataclass(slots=True)
class Luck(book.Book):
    """A roll made again, for a fifth player to change."""

    # BE-3.4.6 BE-3.5.2: whoever escapes the first heavy shot
    aimed_at: Callable[[Trucker], list[Seat]] = aimed_at
    # BE-3.4.6 BE-3.5.2: the same
    as_it_was: OfTable = as_it_was


def was_luck(gt: Trucker, hit: str, side: str) -> bool:
    if not in_play(gt, "bad_luck"):
        return False
    return all(does_nothing(gt, seat, hit, side, gt.flight.roll) for seat in gt.on.book[Luck].aimed_at(gt))


def no_luck(book: Book) -> None:
    """What hits nobody is rolled for again, three times at the most.  [BE-9.19]"""
    incoming, salvoes = book.incoming, book[Salvoes]
    shot = salvoes.shot

    def comes(gt: Trucker, hit: str, side: str) -> None:
        incoming(gt, hit, side)
        if was_luck(gt, hit, side):
            gt.then(ROLL_AGAIN(hit, side, printed(gt).rolls - 1))

    def fired(gt: Trucker, shooter: Seat, target: Seat, hit: str, side: str) -> None:
        shot(gt, shooter, target, hit, side)
        if was_luck(gt, hit, side):
            gt.then(SHOOT_AGAIN(shooter, target, hit, side, printed(gt).rolls - 1))

    book.incoming, salvoes.shot = comes, fired


def again(incoming: Incoming) -> Callable[[Trucker, str, str, int], None]:
    """The same meteor or shot once more.  [BE-9.19]"""

    def roll_again(gt: Trucker, hit: str, side: str, left: int) -> None:
        gt.tell("gt-bad-luck", None, "BE-9.19")
        gt.on.book[Luck].as_it_was(gt)
        incoming(gt, hit, side)
        if left > 1 and was_luck(gt, hit, side):
            gt.then(ROLL_AGAIN(hit, side, left - 1))

    return roll_again


def shot_again(
    shot: Callable[[Trucker, Seat, Seat, str, str], None],
) -> Callable[[Trucker, Seat, Seat, str, str, int], None]:
    def shoot_again(gt: Trucker, shooter: Seat, target: Seat, hit: str, side: str, left: int) -> None:
        gt.tell("gt-bad-luck", None, "BE-9.19")
        shot(gt, shooter, target, hit, side)
        if left > 1 and was_luck(gt, hit, side):
            gt.then(SHOOT_AGAIN(shooter, target, hit, side, left - 1))

    return shoot_again


# Big Baddies.


def turned_up(turn_card: OfTable) -> OfTable:
    """What is settled when a card is turned up: who leads of those it meets, and how strong an enemy is.

    [BE-9.2 BE-9.20]
    """

    def turn(gt: Trucker) -> None:
        turn_card(gt)
        if gt.flight.card is None:
            return
        kept = roads(gt)
        kept.leader = next(iter(gt.on.book.flying(gt)), NOBODY)
        kept.used, kept.faced, kept.held = False, [], {}
        if gt.on.cards[gt.flight.card].strength and in_play(gt, "big_baddies"):
            kept.baddies = min(gt.stream.pick("dice", DIE) for _ in range(2))
            gt.tell("gt-baddies", None, "BE-9.20", number=kept.baddies)

    return turn


@lru_cache(256)
def stronger(card: Card, more: int) -> Card:
    return replace(card, strength=card.strength + more)


def stronger_enemies(card_in_play: Callable[[Trucker], Card]) -> Callable[[Trucker], Card]:
    """The lower of two dice is added to the strength of an enemy.  [BE-9.20]"""

    def card(gt: Trucker) -> Card:
        there, more = card_in_play(gt), roads(gt).baddies
        return stronger(there, more) if more and there.strength else there

    return card
