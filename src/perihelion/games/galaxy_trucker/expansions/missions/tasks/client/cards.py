"""What cards do to the client, and what players do for him."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from perihelion.engine.agenda import Step
from perihelion.engine.decisions import Decision, Kind, Offers, Rules, Seat
from perihelion.games.galaxy_trucker import agenda, reasons
from perihelion.games.galaxy_trucker.cards import enemies, hazards
from perihelion.games.galaxy_trucker.cards.opportunities import yes_or_no
from perihelion.games.galaxy_trucker.components import Comparison, Loss
from perihelion.games.galaxy_trucker.expansions.missions.annex import part
from perihelion.games.galaxy_trucker.expansions.missions.tasks.client.racing import (
    CLIENT_TURN,
    adds,
    cannons,
    engines,
    hit,
    is_ahead,
    is_due,
    is_last,
    load,
    lose,
    move,
    there,
)
from perihelion.games.galaxy_trucker.ships.abilities import ENGINES
from perihelion.games.galaxy_trucker.ships.boards import DIE
from perihelion.games.galaxy_trucker.state import Trucker
from perihelion.games.galaxy_trucker.voyage.flight import lose_days

OfTable = Callable[[Trucker], None]
OfSeat = Callable[[Trucker, Seat], None]
Offered = Callable[[Trucker, Seat], Offers]
OfLine = Callable[[Trucker, int], None]
AsksSeat = Callable[[Trucker, Seat], Rules]
Power = Callable[[Trucker, Seat, str], Rules]
Incoming = Callable[[Trucker, str, str], None]

LARGE_METEOR, HEAVY = "large-meteor", "large-shot"
BOMB = 0  # the line of a sabotage
ENEMIES = ("smugglers", "slavers", "pirates")

STEP_IN = Step("step_in", "seat", "number")
CLIENT_SUFFERS = Step("client_suffers", "number")
CLIENT_UNDER_FIRE = Step("client_under_fire", "count")
EVENTS = {
    "gt-client-landed": ("planet",),
    "gt-client-fought": ("how",),
    "gt-client-lowest": (),
    "gt-client-rolled": ("die", "struck"),
    "gt-guarded": (),
    "gt-stepped-in": (),
}
PROMPTS = {"gt-step-in": ("line",)}


def his_turn(gt: Trucker) -> None:
    """What he does at a card, when it is his turn.  [MI-17.10.3 MI-17.10.6]

    Ruling: he does what no player has to weigh for him: he moves, lands on planets and meets enemies, but
    passes abandoned ships and stations, and other cards do nothing to him in his turn.
    """
    client, card = there(gt), gt.on.book.card_in_play(gt)
    if client is None or client.acted:
        return
    client.acted = True
    if card.type == "open_space":
        move(gt, engines(gt))
    elif card.type == "planets":
        choose_planet(gt)
    elif card.type in ENEMIES:
        meet_enemy(gt)


# Open space, planets.


def before_who_is_behind(power: Power) -> Power:
    def before_who_is_behind(gt: Trucker, seat: Seat, what: str) -> Rules:
        """In open space he moves before those behind him.  [MI-17.10.6]"""
        if what == ENGINES and is_of_type(gt, "open_space") and is_due(gt, seat):
            gt.then(CLIENT_TURN(), agenda.POWER(seat, what))
            return
        yield from power(gt, seat, what)

    return before_who_is_behind


def is_of_type(gt: Trucker, *types: str) -> bool:
    return gt.flight.card is not None and gt.on.book.card_in_play(gt).type in types


def then_he_moves(speed_on: OfSeat) -> OfSeat:
    def then_he_moves(gt: Trucker, seat: Seat) -> None:
        """Last of all where nobody is behind him.  [MI-17.10.6]"""
        last = is_last(gt, seat)
        speed_on(gt, seat)
        if last:
            gt.then(CLIENT_TURN())

    return then_he_moves


def lands_before(land: AsksSeat) -> AsksSeat:
    def lands_before(gt: Trucker, seat: Seat) -> Rules:
        """He lands before those behind him.  [MI-17.10.6]"""
        if is_due(gt, seat):
            gt.then(CLIENT_TURN(), agenda.LAND(seat))
            return
        yield from land(gt, seat)

    return lands_before


def choose_planet(gt: Trucker) -> None:
    """The free planet that adds most, the first of several; if none adds anything he passes.

    [MI-17.10.4 MI-17.10.6]

    Ruling: worth alone decides, and not the days it costs, so that nobody chooses for a client in whom all
    have a stake.
    """
    card, client = gt.on.book.card_in_play(gt), there(gt)
    assert client is not None
    free = [n for n in range(1, len(card.planets) + 1) if n not in gt.flight.landed.values()]
    best = max(free, key=lambda n: adds(gt, list(card.planets[n - 1])), default=0)
    if best and adds(gt, list(card.planets[best - 1])) > 0:
        client.planet = best
        gt.tell("gt-client-landed", None, "MI-17.10.6", planet=best)
        load(gt, list(card.planets[best - 1]))


def beside_his(landings: Offered) -> Offered:
    def beside_his(gt: Trucker, seat: Seat) -> Offers:
        """One ship per planet, his among them.  [MI-17.10.3]"""
        client = there(gt)
        for offered, why_not in landings(gt, seat):
            his = client is not None and offered.args == (str(client.planet),)
            yield offered, reasons.PLANET_TAKEN if his else why_not

    return beside_his


def leave_together(gt: Trucker) -> None:
    """Whoever landed loses the days, the rearmost first, he among them.  [MI-17.10.3 MI-17.10.6]"""
    client = there(gt)
    if client is not None and not client.acted:
        gt.then(CLIENT_TURN(), agenda.LEAVE_PLANETS())
        return
    days = gt.on.book.card_in_play(gt).days
    landed = client.planet if client is not None else 0
    order = [seat for seat in gt.flight.from_last() if seat in gt.flight.landed]
    behind = [seat for seat in order if is_ahead(gt, seat)]
    for seat in behind:
        lose_days(gt, seat, days)
    if landed:
        move(gt, -days)
    for seat in order[len(behind) :]:
        lose_days(gt, seat, days)


# Enemies.


def attack_in_order(gt: Trucker, seat: Seat) -> None:
    """The enemy attacks him before those behind him.  [MI-17.10.6]"""
    if is_due(gt, seat):
        gt.then(CLIENT_TURN(), agenda.ATTACK(seat))
    else:
        enemies.attack(gt, seat)


def meet_enemy(gt: Trucker) -> None:
    """Beaten by him the enemy is gone; he takes goods, never credits. Beaten by it he pays.  [MI-17.10.6]"""
    card, client = gt.on.book.card_in_play(gt), there(gt)
    assert client is not None
    strength = cannons(gt)
    if strength > card.strength:
        gt.tell("gt-client-fought", None, "MI-17.10.6", how="beaten")
        client.beaten = True
        if gt.agenda and gt.agenda[-1][0] == agenda.ATTACK.name:
            gt.agenda.pop()
        if card.goods and adds(gt, list(card.goods)) > 0:
            load(gt, list(card.goods))
            move(gt, -card.days)
    elif strength == card.strength:
        gt.tell("gt-client-fought", None, "MI-17.10.6", how="kept-off")
    else:
        gt.tell("gt-client-fought", None, "MI-17.10.6", how="lost")
        lose(gt, crew=card.loss.crew, goods=card.loss.goods)
        client.hit = bool(card.loss.shots)


def guarding(fight: OfSeat) -> OfSeat:
    def guarding(gt: Trucker, seat: Seat) -> None:
        """Whoever beats it before it reaches him guards him; unbeaten it attacks him last.

        [MI-17.10.6 MI-17.10.7]
        """
        client, won = there(gt), has_won(gt, seat)
        last = is_last(gt, seat)
        fight(gt, seat)
        if client is None or client.acted or client.beaten:
            return
        if won and seat in client.ahead and not any(step[0] == agenda.ATTACK.name for step in gt.agenda):
            client.acted = client.beaten = True
            client.points[seat] = client.points.get(seat, 0) + 1
            gt.tell("gt-guarded", seat, "MI-17.10.7")
        elif last and not won:
            gt.then(CLIENT_TURN())

    return guarding


def has_won(gt: Trucker, seat: Seat) -> bool:
    declared = gt.flight.declared.get(seat)
    return declared is not None and declared > gt.on.book.card_in_play(gt).strength


# Hits.


def coming_at_him(incoming: Incoming) -> Incoming:
    def coming_at_him(gt: Trucker, hit: str, side: str) -> None:
        """A large meteor or a heavy shot may strike him; whoever rolls for it rolls a die more.

        [MI-17.10.5]
        """
        incoming(gt, hit, side)
        client = there(gt)
        swarm = hit == LARGE_METEOR and is_of_type(gt, "meteoric_swarm")
        if client is not None and (swarm or (hit == HEAVY and client.hit)):
            roll_at_him(gt, gt.flight.under_fire[0])

    return coming_at_him


def roll_at_him(gt: Trucker, seat: Seat) -> None:
    """His die replaces rows and columns.  [MI-17.10.5]

    Ruling: he has no components that could be hit or defended, so one die stands for both; it strikes with
    half of its faces, whatever the class.
    """
    die = gt.stream.pick("dice", DIE)
    struck = die in part(gt).missions.client.hit_on
    gt.tell("gt-client-rolled", seat, "MI-17.10.5", die=die, struck=struck)
    if struck:
        hit(gt)


def client_under_fire(gt: Trucker, count: int) -> None:
    """Heavy shots at him alone are rolled by the foremost player.  [MI-17.10.5]"""
    for _ in range(count):
        if gt.flight.days:
            roll_at_him(gt, gt.flight.in_order()[0])


def heavy(loss: Loss) -> int:
    return sum(shot.size == "large" for shot in loss.shots)


def then_at_him_alone(end_card: OfTable) -> OfTable:
    def then_at_him_alone(gt: Trucker) -> None:
        """Pirates that beat nobody else fire at him all the same.  [MI-17.10.5 MI-17.10.6]"""
        client = there(gt)
        if client is not None and client.hit and not gt.flight.under_fire and gt.flight.days:
            client.hit = False
            gt.then(CLIENT_UNDER_FIRE(heavy(gt.on.book.card_in_play(gt).loss)), agenda.END_CARD())
            return
        end_card(gt)

    return then_at_him_alone


# Combat zone and sabotage.


def with_him(is_a_race: Callable[[Trucker], bool]) -> Callable[[Trucker], bool]:
    """With him even a lone player has somebody to be compared with.  [MI-17.10.3 MI-17.10.6]"""

    def against_him(gt: Trucker) -> bool:
        return is_a_race(gt) or (there(gt) is not None and bool(gt.on.book.flying(gt)))

    return against_him


def or_he_suffers(suffer_line: OfLine) -> OfLine:
    def or_he_suffers(gt: Trucker, line: int) -> None:
        """He is compared by his fixed values; of equals the one farther ahead suffers.  [MI-17.10.6]"""
        client, declared = there(gt), gt.flight.declared
        if client is None or not declared:
            suffer_line(gt, line)
            return
        comparison = gt.on.book.card_in_play(gt).lines[line - 1]
        if is_lowest(gt, value(gt, comparison), declared):
            spare_or_suffer(gt, line)
        else:
            suffer_line(gt, line)

    return or_he_suffers


def value(gt: Trucker, comparison: Comparison) -> float:
    client = there(gt)
    assert client is not None
    return {"crew": client.crew, "engines": engines(gt), "cannons": cannons(gt)}[comparison.lowest]


def is_lowest(gt: Trucker, his: float, others: dict[Seat, float]) -> bool:
    least = min(others.values())
    equal = [seat for seat, strength in others.items() if strength == least]
    return his < least or (his == least and all(is_ahead(gt, seat) for seat in equal))


def spare_or_suffer(gt: Trucker, line: int) -> None:
    """Players are asked whether they take it upon themselves, from the leader backwards.  [MI-17.10.7]

    Ruling: whoever steps in takes all of it, and the first to accept alone: a guard point has its full price
    and is not shared.
    """
    gt.tell("gt-client-lowest", None, "MI-17.10.6")
    seats = [seat for seat in gt.flight.in_order() if seat in gt.on.book.flying(gt)]
    gt.then(*(STEP_IN(seat, line) for seat in seats), CLIENT_SUFFERS(line))


def step_in(gt: Trucker, seat: Seat, line: int) -> Rules:
    """The first to accept takes the whole penalty as if chosen, and has guarded him.  [MI-17.10.7]"""
    offers = partial(yes_or_no, gt)
    move = yield Decision(Kind.CONFIRM, seat, "gt-step-in", "MI-17.10.7", offers, {"line": line})
    client = there(gt)
    if move.verb == "no" or client is None:
        return
    client.points[seat] = client.points.get(seat, 0) + 1
    gt.tell("gt-stepped-in", seat, "MI-17.10.7")
    while gt.agenda[-1][0] == STEP_IN.name:
        gt.agenda.pop()
    gt.agenda.pop()
    if line == BOMB:
        hazards.plant_bomb(gt, seat)
    else:
        gt.then(agenda.TAKE_LOSS(seat, line, 0))


def client_suffers(gt: Trucker, line: int) -> None:
    """Days, crew or blocks, heavy shots as hits; a bomb is a hit without a die.  [MI-17.10.6]"""
    if line == BOMB:
        hit(gt)
        return
    loss = gt.on.book.card_in_play(gt).lines[line - 1].loss
    move(gt, -loss.days)
    lose(gt, crew=loss.crew, goods=loss.goods)
    if loss.shots:
        client_under_fire(gt, heavy(loss))


def or_his_ship(sabotage: OfTable) -> OfTable:
    def or_his_ship(gt: Trucker) -> None:
        """Crews are compared with his; he is an enemy even of a lone ship.  [MI-17.10.3 MI-17.10.6]"""
        client = there(gt)
        if client is None:
            sabotage(gt)
            return
        crews: dict[Seat, float] = {s: gt.on.book.crew_size(gt, s) for s in gt.on.book.flying(gt)}
        if is_lowest(gt, client.crew, crews):
            spare_or_suffer(gt, BOMB)
        else:
            sabotage(gt)

    return or_his_ship


def and_he(epidemic: OfTable) -> OfTable:
    def and_he(gt: Trucker) -> None:
        """One of his crew.  [MI-17.10.6]"""
        epidemic(gt)
        lose(gt, crew=1)

    return and_he


RULES = {
    CLIENT_TURN: his_turn,
    STEP_IN: step_in,
    CLIENT_SUFFERS: client_suffers,
    CLIENT_UNDER_FIRE: client_under_fire,
    agenda.ATTACK: attack_in_order,
    agenda.LEAVE_PLANETS: leave_together,
}
