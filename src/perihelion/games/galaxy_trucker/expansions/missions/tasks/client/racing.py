"""The client in the race: where he begins, whom he makes room for, when it is his turn, when he is out."""

from __future__ import annotations

from collections.abc import Callable

from perihelion.engine.agenda import Step
from perihelion.engine.decisions import Seat
from perihelion.games.galaxy_trucker.components import Colour
from perihelion.games.galaxy_trucker.expansions.missions.annex import level, mission, part, task
from perihelion.games.galaxy_trucker.expansions.missions.tasks.memory import Client
from perihelion.games.galaxy_trucker.expansions.missions.tasks.vocabulary import ByLevel, at_level
from perihelion.games.galaxy_trucker.state import Trucker
from perihelion.games.galaxy_trucker.voyage.goods import by_worth
from perihelion.games.galaxy_trucker.voyage.ring import is_lapped, moved

OfTable = Callable[[Trucker], None]
GainDays = Callable[[Trucker, Seat, int], None]

ROCKET: Seat = -1  # his place on the ring, as far as others look at it
EVENTS = {
    "gt-client": {"place": "place", "crew": "count", "goods": "goods"},
    "gt-client-moved": {"days": "how-much", "place": "place", "forward": "is-gain of days"},
    "gt-client-lost": {"crew": "count", "goods": "goods"},
    "gt-client-loaded": {"goods": "goods"},
    "gt-client-out": ("why",),
}

CLIENT_TURN = Step("client_turn")


def there(gt: Trucker) -> Client | None:
    """The client, as long as he flies."""
    client = task(gt).client
    return client if client is not None and client.day is not None else None


def figure(gt: Trucker, said: ByLevel) -> int:
    return at_level(said, level(gt))


def engines(gt: Trucker) -> int:
    """[MI-17.10.2]"""
    return figure(gt, part(gt).missions.client.engines)


def cannons(gt: Trucker) -> int:
    """[MI-17.10.2]"""
    return figure(gt, part(gt).missions.client.cannons)


# The launch.


def with_client(launch: OfTable) -> OfTable:
    def with_client(gt: Trucker) -> None:
        """His rocket stands as that of the next number would, and he begins with goods.

        [MI-17.10 MI-17.10.1 MI-17.10.2]

        Ruling: he launches last, as enemies come from the leader on and only who flies ahead of him can beat
        one in time. His figures by level are ours.
        """
        launch(gt)
        if not mission(gt).client:
            return
        numbers, place = part(gt).missions.client, min(gt.flight.days.values(), default=0)
        client = Client(
            day=place - gt.level.gap,
            crew=figure(gt, numbers.crew),
            goods=by_worth(numbers.load[level(gt) - 1]),
        )
        task(gt).client = client
        gt.tell("gt-client", None, "MI-17.10.1", place=client.day, crew=client.crew, goods=client.goods[:])

    return with_client


# The ring.


def past_the_client(gain_days: GainDays) -> GainDays:
    def past_the_client(gt: Trucker, seat: Seat, days: int) -> None:
        """His rocket takes a space, which the others skip.  [MI-17.10.3]"""
        client = there(gt)
        if client is not None and client.day is not None:
            gt.flight.days[ROCKET] = client.day
        gain_days(gt, seat, days)
        gt.flight.days.pop(ROCKET, None)

    return past_the_client


def move(gt: Trucker, days: int) -> None:
    """He moves as any ship does.  [MI-17.10.3]"""
    client = there(gt)
    if client is None or client.day is None or not days:
        return
    client.day = moved(client.day, days, gt.flight.days.values(), gt.on.numbers.spaces)
    gt.tell("gt-client-moved", None, "MI-17.10.3", days=days, place=client.day)


def is_ahead(gt: Trucker, seat: Seat) -> bool:
    """Whether he is ahead of a seat, as the rockets stand now."""
    client = there(gt)
    return client is not None and client.day is not None and client.day > gt.flight.days[seat]


# His turn.


def in_his_place(turn_card: OfTable) -> OfTable:
    def in_his_place(gt: Trucker) -> None:
        """His place in the order is settled with that of the others; he never leads.  [MI-17.10.3]"""
        client = there(gt)
        if client is not None:
            client.ahead = [seat for seat in gt.flight.in_order() if not is_ahead(gt, seat)]
            client.acted = client.beaten = client.hit = False
            client.planet = 0
        turn_card(gt)

    return in_his_place


def is_due(gt: Trucker, seat: Seat) -> bool:
    """Whether it is his turn before that of a seat.  [MI-17.10.3]"""
    client = there(gt)
    return client is not None and not client.acted and seat not in client.ahead


def is_last(gt: Trucker, seat: Seat) -> bool:
    """Whether he comes after a seat, and nobody between.  [MI-17.10.3]"""
    client = there(gt)
    behind = [other for other in gt.on.book.flying(gt) if other not in (client.ahead if client else ())]
    return client is not None and not client.acted and not behind and seat == gt.on.book.flying(gt)[-1]


# What he loses and takes.


def lose(gt: Trucker, *, crew: int = 0, goods: int = 0) -> None:
    """Crew, and the most valuable blocks; missing ones cost nothing.  [MI-17.10.6]"""
    client = there(gt)
    if client is None:
        return
    fewer, gone = min(crew, client.crew), client.goods[:goods]
    client.crew -= fewer
    client.goods = client.goods[goods:]
    if fewer or gone:
        gt.tell("gt-client-lost", None, "MI-17.10.6", crew=fewer, goods=gone)


def hit(gt: Trucker) -> None:
    """A hit takes his most valuable block, or without blocks one of the crew.  [MI-17.10.5]"""
    client = there(gt)
    if client is not None:
        lose(gt, crew=not client.goods, goods=1)


def laden(gt: Trucker, cubes: list[Colour]) -> list[Colour]:
    """What he has aboard if he takes the most valuable that fit.  [MI-17.10.4]"""
    client = there(gt)
    aboard = client.goods if client is not None else []
    return by_worth([*aboard, *cubes])[: figure(gt, part(gt).missions.client.places)]


def adds(gt: Trucker, cubes: list[Colour]) -> int:
    """How much more his goods would be worth.  [MI-17.10.4]"""
    client, price = there(gt), gt.on.numbers.goods
    aboard = client.goods if client is not None else []
    return sum(price[cube] for cube in laden(gt, cubes)) - sum(price[cube] for cube in aboard)


def load(gt: Trucker, cubes: list[Colour]) -> None:
    """He keeps the most valuable ones.  [MI-17.10.4]"""
    client = there(gt)
    if client is not None:
        client.goods = laden(gt, cubes)
        gt.tell("gt-client-loaded", None, "MI-17.10.4", goods=client.goods[:])


# The end of a card.


def left_behind(end_card: OfTable) -> OfTable:
    def left_behind(gt: Trucker) -> None:
        """Without crew, or lapped by a player, he is out; nothing concerns him any more.  [MI-17.10.3]"""
        end_card(gt)
        client = there(gt)
        if client is None or client.day is None or gt.flight.card is not None:
            return
        ahead = max(gt.flight.days.values(), default=client.day)
        lapped = is_lapped(client.day, ahead, gt.on.numbers.spaces)
        if not client.crew or lapped:
            client.day = None
            gt.tell("gt-client-out", None, "MI-17.10.3", why="lapped" if client.crew else "no-crew")

    return left_behind
