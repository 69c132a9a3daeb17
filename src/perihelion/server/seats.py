"""Who sits where: taking seats, bots, leaving, giving up, being replaced."""

from __future__ import annotations

from random import SystemRandom

from perihelion.bots import NoSuchBot, entrant
from perihelion.engine.chance import SECRET
from perihelion.engine.decisions import Seat
from perihelion.engine.refused import Refused
from perihelion.server import playing
from perihelion.server.commands import (
    Actor,
    Close,
    Expel,
    Pause,
    Remove,
    Resign,
    Resume,
    Return,
    SeatBot,
    SeatCompanion,
    Silence,
    Sit,
    Stand,
    Start,
    existing_seat,
    only_owner,
    own_seat,
    way,
)
from perihelion.server.entries import (
    AnyEntry,
    Blocked,
    BotSat,
    Closed,
    HandedBack,
    Paused,
    PersonId,
    Replaced,
    Resigned,
    Resumed,
    Sat,
    Silenced,
    Started,
    Stood,
)
from perihelion.server.live_table import LiveTable
from perihelion.server.names import checked_name

MOST_SIMULATIONS = 400
MOST_SHUT_OUT = 200
_chance = SystemRandom()


@way(Sit)
def sit(live: LiveTable, actor: Actor, command: Sit) -> list[AnyEntry]:
    """Before the start on a free seat; later in the stead of somebody who left."""
    table = live.table
    if actor.person in table.blocked:
        raise Refused("blocked")
    if table.seat_of(actor.person) is not None:
        raise Refused("already-seated")
    seat = _first_free(live) if command.seat is None else existing_seat(live, command.seat)
    place = table.places[seat]
    table.check_company(seat)
    if live.game is None:
        if not place.is_free:
            raise Refused("seat-taken")
        return [Sat(seat=seat, person=actor.person, name=actor.name)]
    if place.person is not None or not place.past:
        raise Refused("seat-taken")
    table.check_newcomer(actor.person, seat)
    return [Replaced(seat=seat, person=actor.person, name=actor.name)]


def _first_free(live: LiveTable) -> Seat:
    for seat, place in enumerate(live.table.places):
        if place.is_free:
            return seat
    raise Refused("no-free-seat")


@way(Stand)
def stand(live: LiveTable, actor: Actor, command: Stand) -> list[AnyEntry]:
    return [Stood(seat=own_seat(live, actor))]


@way(SeatBot)
def seat_bot(live: LiveTable, actor: Actor, command: SeatBot) -> list[AnyEntry]:
    """Of the owner's choice, while the seat is free."""
    only_owner(live, actor)
    seat = existing_seat(live, command.seat)
    if live.game is not None or not live.table.places[seat].is_free:
        raise Refused("seat-taken")
    return [BotSat(seat=seat, bot=checked_bot(command.bot))]


@way(SeatCompanion)
def seat_companion(live: LiveTable, actor: Actor, command: SeatCompanion) -> list[AnyEntry]:
    """Somebody beside a player, at the same device: the seat is the player's, the name is their own."""
    own_seat(live, actor)
    seat = existing_seat(live, command.seat)
    if live.game is not None or not live.table.places[seat].is_free:
        raise Refused("seat-taken")
    live.table.check_company(seat)
    return [Sat(seat=seat, person=actor.person, name=checked_name(command.name))]


def checked_bot(name: str) -> str:
    """The name, where there is such a bot and it does not think for ever."""
    try:
        bot = entrant(name)
    except NoSuchBot as why:
        raise Refused("no-such-bot", said=str(why)) from None
    if bot.simulations > MOST_SIMULATIONS:
        raise Refused("bot-too-slow", limit=MOST_SIMULATIONS)
    return name


@way(Remove)
def remove(live: LiveTable, actor: Actor, command: Remove) -> list[AnyEntry]:
    """The owner frees a seat; a person who is blocked cannot sit or watch here again."""
    only_owner(live, actor)
    seat = existing_seat(live, command.seat)
    place = live.table.places[seat]
    if place.is_free or (live.game is not None and place.person is None):
        raise Refused("seat-free")
    blocked: list[AnyEntry] = []
    if command.block and place.person is not None:
        if place.person == live.table.owner:
            raise Refused("not-yourself")
        blocked = [Blocked(person=place.person)]
    return [Stood(seat=seat, removed=True), *blocked]


@way(Silence)
def silence(live: LiveTable, actor: Actor, command: Silence) -> list[AnyEntry]:
    """Whoever is silenced may look on, and play, and say nothing."""
    only_owner(live, actor)
    if command.person == live.table.owner:
        raise Refused("not-yourself")
    if (command.person in live.table.silenced) == command.silent:
        return []
    _check_number(live.table.silenced)
    return [Silenced(person=command.person, silent=command.silent)]


@way(Expel)
def expel(live: LiveTable, actor: Actor, command: Expel) -> list[AnyEntry]:
    """A spectator who was sent away can neither look nor sit here any more; for a player there is Remove."""
    only_owner(live, actor)
    if command.person == live.table.owner:
        raise Refused("not-yourself")
    if live.table.seats_of(command.person):
        raise Refused("not-spectator")
    if command.person in live.table.blocked:
        return []
    _check_number(live.table.blocked)
    return [Blocked(person=command.person)]


def _check_number(people: list[PersonId]) -> None:
    if len(people) >= MOST_SHUT_OUT:
        raise Refused("too-many-blocked", limit=MOST_SHUT_OUT)


@way(Start)
def start(live: LiveTable, actor: Actor, command: Start) -> list[AnyEntry]:
    """Every seat is taken; people and bots are dealt to the seats, then the game is set up.

    Bots among themselves play in the lab, where nobody waits for them.
    """
    only_owner(live, actor)
    if live.game is not None:
        raise Refused("already-started")
    places = live.table.places
    if any(place.is_free for place in places):
        raise Refused("seats-free", count=sum(place.is_free for place in places))
    if not any(place.is_played_by_person for place in places):
        raise Refused("nobody-plays")
    order = list(range(len(places)))
    if command.shuffle and not live.table.setup.rotated and live.table.setup.record is None:
        _chance.shuffle(order)
    seed = SECRET + _chance.randrange(SECRET)
    if live.prepared is None:
        live.game = playing.begin(live.table.setup, seed, live.packs)
        return [playing.started(live.game, seed, order), *playing.recorded(live.game, live.table.setup)]
    prepared, live.prepared, live.whole = live.prepared, None, False
    live.game = prepared.game(live.table.setup, live.packs)
    return [Started(seed=seed, order=order, events=prepared.told), *prepared.acts]


@way(Pause)
def pause(live: LiveTable, actor: Actor, command: Pause) -> list[AnyEntry]:
    """Whoever plays may stop the clocks."""
    own_seat(live, actor)
    if live.table.status != "playing":
        raise Refused("not-playing")
    return [Paused(person=actor.person)]


@way(Resume)
def resume(live: LiveTable, actor: Actor, command: Resume) -> list[AnyEntry]:
    own_seat(live, actor)
    if live.table.status != "paused":
        raise Refused("not-paused")
    return [Resumed(person=actor.person)]


@way(Resign)
def resign(live: LiveTable, actor: Actor, command: Resign) -> list[AnyEntry]:
    """The seat is played on by a bot and stays the player's in the result."""
    seat = own_seat(live, actor)
    if live.game is None:
        raise Refused("not-started")
    if live.table.places[seat].resigned:
        raise Refused("already-resigned")
    return [Resigned(seat=seat)]


@way(Return)
def come_back(live: LiveTable, actor: Actor, command: Return) -> list[AnyEntry]:
    """The bot that stood in gets up again."""
    seat = own_seat(live, actor)
    place = live.table.places[seat]
    if place.bot is None or place.resigned:
        raise Refused("nobody-stands-in")
    return [HandedBack(seat=seat)]


@way(Close)
def close(live: LiveTable, actor: Actor, command: Close) -> list[AnyEntry]:
    only_owner(live, actor)
    return [Closed(person=actor.person)]
