"""A turn: use a shuttle, do the action of the place, turn planets over."""

from collections.abc import Callable, Iterator
from functools import partial

from perihelion.engine.decisions import Decision, Kind, Offers, Rules, Seat
from perihelion.engine.moves import Move
from perihelion.engine.refused import Reason
from perihelion.games.wild_space import agenda, reasons
from perihelion.games.wild_space.components import ConditionId, Sector, SectorId
from perihelion.games.wild_space.drawing import renew_first, renewal
from perihelion.games.wild_space.playing import can_meet, do_effect, pay, payments, seems_payable
from perihelion.games.wild_space.state import WildSpace


def take_turn(ws: WildSpace, seat: Seat) -> Rules:
    """Lands an unused shuttle or explores with a landed one; compulsory while possible.  [WS-5.1 WS-5.8]"""
    offers = partial(ws.on.book.uses, ws, seat)
    move = yield Decision(Kind.CHOOSE, seat, "ws-turn", "WS-5.1", offers, unoffered=why_not_elsewhere)
    ws.on.book.use_shuttle(ws, seat, move)


def use_shuttle(ws: WildSpace, seat: Seat, move: Move) -> None:
    match move.verb:
        case "renew":
            renew_first(ws, seat, agenda.TAKE_TURN(seat))
        case "land":
            land(ws, seat, move.args[0])
        case "explore":
            explore(ws, seat, move.args[0])
        case "pass":
            ws.tell("ws-passed", seat, "WS-12.7")
            finish_turn(ws, seat)


def uses(ws: WildSpace, seat: Seat) -> Offers:
    """Every use of a shuttle, and passing where there is none.  [WS-5.2 WS-5.3 WS-5.4 WS-12.7]"""
    player = ws.players[seat]
    stuck = True
    for move, why_not in landings(ws, seat):
        stuck = stuck and why_not is not None
        yield move, why_not
    moves = ws.on.moves["explore"]
    for sector_id in player.landed:
        stuck = False
        yield moves[sector_id], None
    for sector_id in player.explored:
        yield moves[sector_id], reasons.ALREADY_EXPLORED
    yield ws.on.pass_, None if stuck else reasons.MUST_USE_SHUTTLE
    yield from renewal(ws, seat)


def landings(ws: WildSpace, seat: Seat) -> Offers:
    """Every sector that lies face up.  [WS-5.2]"""
    shuttle_left = ws.shuttles_left(seat) > 0
    moves = ws.on.moves["land"]
    for planet in ws.planets:
        for sector in ws.on.planets[planet].sectors:
            yield (
                moves[sector.id],
                why_not_land(ws, seat, sector) if shuttle_left else reasons.NO_SHUTTLE_LEFT,
            )


def why_not_elsewhere(move: Move) -> Reason | None:
    """Landing on a planet that does not lie face up.  [WS-5.2]"""
    return reasons.FACE_DOWN if move.verb == "land" else None


def why_not_land(
    ws: WildSpace, seat: Seat, sector: Sector, meets: Callable[..., bool] = can_meet
) -> Reason | None:
    """Crew number, own shuttle in the sector, conditions.  [WS-5.2 WS-12.5]"""
    player = ws.players[seat]
    if len(player.crew) < ws.on.planets[sector.planet].requires:
        return reasons.CREW_TOO_SMALL
    if sector.id in player.landed or sector.id in player.explored:
        return reasons.OWN_SHUTTLE_THERE
    if sector.conditions and not any(meets(ws, seat, condition) for condition in sector.conditions):
        return reasons.CONDITION_UNMET
    return None


def land(ws: WildSpace, seat: Seat, sector: SectorId) -> None:
    """The shuttle lands, its condition is met, then the action may be done.  [WS-5.2 WS-5.5]"""
    ws.players[seat].landed.append(sector)
    ws.tell("ws-landed", seat, "WS-5.2", sector=sector)
    ws.then(agenda.MEET_CONDITION(seat, sector), agenda.CHOOSE_ACTION(seat, sector), agenda.END_TURN(seat))


def explore(ws: WildSpace, seat: Seat, sector: SectorId) -> None:
    """The shuttle moves up within its sector and is finished; no condition.  [WS-5.3 WS-5.4 WS-5.5]"""
    player = ws.players[seat]
    player.landed.remove(sector)
    player.explored.append(sector)
    ws.tell("ws-explored", seat, "WS-5.3", sector=sector)
    ws.then(agenda.CHOOSE_ACTION(seat, "explore"), agenda.END_TURN(seat))


def meet_condition(ws: WildSpace, seat: Seat, sector: SectorId) -> Rules:
    """One condition of the sector is met; where several seem possible, the player chooses.  [WS-5.2]

    Nobody is asked where those are merely to be had: they spend nothing.
    """
    possible = tuple(f"{sector}.if{n}" for n in possible_meetings(ws, seat, sector))
    if all(ws.on.conditions[condition].kind == "have" for condition in possible):
        return
    chosen = possible[0]
    if len(possible) > 1:
        offers = partial(meetings, ws, seat, sector)
        move = yield Decision(Kind.CHOOSE, seat, "ws-meet", "WS-5.2", offers, {"sector": sector})
        chosen = f"{sector}.if{move.args[0]}"
    if ws.on.conditions[chosen].kind != "have":
        ws.then(agenda.PAY_LANDING(seat, chosen, ws.on.conditions[chosen].count))


def possible_meetings(ws: WildSpace, seat: Seat, sector: SectorId) -> Iterator[int]:
    for n, condition in enumerate(ws.on.sectors[sector].conditions, 1):
        if seems_payable(ws, seat, condition):
            yield n


def meetings(ws: WildSpace, seat: Seat, sector: SectorId) -> Offers:
    """The conditions that can be met; any, where a position written by hand has none that can.  [WS-5.2]"""
    conditions = ws.on.sectors[sector].conditions
    met = [can_meet(ws, seat, condition) for condition in conditions]
    for n, holds in enumerate(met, 1):
        yield ws.on.moves["meet"][str(n)], None if holds or not any(met) else reasons.CONDITION_UNMET


def pay_landing(ws: WildSpace, seat: Seat, owed: ConditionId, left: int) -> Rules:
    """Pays the condition of a landing, card by card; it cannot be declined any more.  [WS-5.2 WS-7.5]"""
    if not seems_payable(ws, seat, ws.on.conditions[owed], left=left):
        return  # only in a position written by hand
    prompt = f"ws-pay-{ws.on.conditions[owed].kind}"
    offers = partial(landing_payments, ws, seat, owed, left)
    move = yield Decision(Kind.CHOOSE, seat, prompt, "WS-5.2", offers, {"source": owed, "left": left})
    match move.verb:
        case "renew":
            renew_first(ws, seat, agenda.PAY_LANDING(seat, owed, left), owed, left)
        case "discard" | "remove":
            pay(ws, seat, move.verb, move.args[0])
            if left > 1:
                ws.then(agenda.PAY_LANDING(seat, owed, left - 1))


def landing_payments(ws: WildSpace, seat: Seat, owed: ConditionId, left: int) -> Offers:
    """A landing that cannot be paid stands only in a position written by hand; there it is free.  [WS-5.2]"""
    payable = can_meet(ws, seat, ws.on.conditions[owed], left=left)
    yield from payments(ws, seat, ws.on.conditions[owed], payable)
    yield ws.on.skip, reasons.MUST_PAY_TO_LAND if payable else None
    yield from renewal(ws, seat, owed, left)


def choose_action(ws: WildSpace, seat: Seat, place: str) -> Rules:
    """One action of the place, or none.  [WS-5.5 WS-5.6]"""
    if len(ws.on.actions[place]) == 1:
        (only,) = ws.on.actions[place].values()
        do_effect(ws, seat, only, must=0)
        return
    offers = partial(action_offers, ws, seat, place)
    move = yield Decision(Kind.CHOOSE, seat, "ws-action", "WS-5.5", offers, {"place": place})
    match move.verb:
        case "renew":
            renew_first(ws, seat, agenda.CHOOSE_ACTION(seat, place))
        case "action":
            do_effect(ws, seat, ws.on.actions[place][move.args[0]], must=1)


def action_offers(ws: WildSpace, seat: Seat, place: str) -> Offers:
    moves = ws.on.moves["action"]
    for slug in ws.on.actions[place]:
        yield moves[slug], None
    yield ws.on.skip, None
    yield from renewal(ws, seat)


def end_turn(ws: WildSpace, seat: Seat) -> Rules:
    """The turn ends; until then the display may be renewed once more.  [WS-5.7 WS-6.4]"""
    move = ws.on.end
    if sum(why_not is None for _, why_not in ws.on.book.endings(ws, seat)) > 1:
        move = yield Decision(Kind.CHOOSE, seat, "ws-end", "WS-5.7", lambda: ws.on.book.endings(ws, seat))
    ws.on.book.end_with(ws, seat, move)


def endings(ws: WildSpace, seat: Seat) -> Offers:
    yield ws.on.end, None
    yield from renewal(ws, seat)


def end_with(ws: WildSpace, seat: Seat, move: Move) -> None:
    if move.verb == "renew":
        renew_first(ws, seat, agenda.END_TURN(seat))
    else:
        finish_turn(ws, seat)


def finish_turn(ws: WildSpace, seat: Seat) -> None:
    """Planets are turned over, then the next player plays.  [WS-5.7]"""
    turn_planets_over(ws, seat)
    ws.turn += 1
    ws.used.clear()
    ws.on.book.next_turn(ws)


def next_turn(ws: WildSpace) -> None:
    """Play goes round until everybody has had ten turns.  [WS-3.6 WS-4.1]"""
    if ws.turn < ws.on.turns:
        ws.then(agenda.TAKE_TURN(ws.active))
    else:
        ws.tell("ws-over", None, "WS-4.1")


def turn_planets_over(ws: WildSpace, seat: Seat) -> None:
    """Face-down planets whose number the crew has reached turn face up.  [WS-5.7 WS-5.9 WS-12.6]"""
    crew = len(ws.players[seat].crew)
    for number in [number for number in ws.face_down if number <= crew]:
        ws.face_down.remove(number)
        planet = ws.stream.pick(f"planet-{number}", ws.on.numbered[number])
        ws.planets.append(planet)
        ws.tell("ws-turned-over", seat, "WS-5.7", planet=planet)
