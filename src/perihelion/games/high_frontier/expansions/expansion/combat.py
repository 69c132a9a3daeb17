"""Combat: who may attack whom, the five steps, and what is destroyed, stolen or captured."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import partial

from perihelion.engine import book as books
from perihelion.engine.agenda import Step
from perihelion.engine.decisions import Decision, Kind, Offers, Rules, Seat
from perihelion.engine.moves import Move
from perihelion.engine.refused import Reason
from perihelion.games.high_frontier import agenda, dice, reasons
from perihelion.games.high_frontier.book import Book
from perihelion.games.high_frontier.components import CardId, Side, SiteId, SpaceId
from perihelion.games.high_frontier.crews import crews_of, is_crew
from perihelion.games.high_frontier.expansions.expansion import elections, why_nots
from perihelion.games.high_frontier.expansions.expansion.boards import FACTORY, Fight, boards, sky
from perihelion.games.high_frontier.expansions.expansion.manoeuvres import flies_on, lighter
from perihelion.games.high_frontier.expansions.expansion.supporting import (
    lose_card,
    lose_cards,
    weigh_anew,
)
from perihelion.games.high_frontier.expansions.expansion.supports import works
from perihelion.games.high_frontier.flights.courses import course_of
from perihelion.games.high_frontier.flights.engines import launches
from perihelion.games.high_frontier.flights.flying import why_not_go
from perihelion.games.high_frontier.operations.industry import turn_white_over_limit
from perihelion.games.high_frontier.outfits import outfit_of
from perihelion.games.high_frontier.phrases import CARD, PLACE
from perihelion.games.high_frontier.pieces import cubes_left, disks_left
from perihelion.games.high_frontier.stacks import put_in, take_out
from perihelion.games.high_frontier.state import LEO, Frontier, Slot, kind_of

FIGHT_ON = Step("fight_on")
FIRE = Step("fire", "seat", "weapon")
CHASE = Step("chase", "seat")
BOARD = Step("board", "seat")
INTERCEPT = Step("intercept", "seat", "space")
GO_ON = Step("go_on", "seat", "space")
RAM = Step("ram", "seat", "slot")

CUBE = "cube"
RAYGUN, MISSILE, BUGGY = "raygun", "missile", "buggy"
STAGES = {1: RAYGUN, 2: RAYGUN, 3: MISSILE, 4: MISSILE}
LAST = 5

EVENTS = {
    "hf-attacked": {"slot": "fighter", "victim": "seat", "target": "fighter", "place": "space"},
    "hf-shot": {"weapon": "weapon", "aimed": "weapon", "roll": "roll"},
    "hf-struck": {"weapon": "weapon", "roll": "roll"},
    "hf-boarded": {"weapon": "weapon", "roll": "roll"},
    "hf-stolen": {"card": "card", "black": "word", "victim": "seat", "place": "space", "slot": "numbered"},
    "hf-cubes-lost": {"site": "space", "cubes": "cubes"},
    "hf-destroyed": {"site": "space"},
    "hf-captured": {"site": "space", "victim": "seat"},
    "hf-rammed": {"site": "space"},
    "hf-chased": {"thrust": "number"},
    "hf-peace": (),
}
PROMPTS = {
    "hf-aim": {"weapon": "weapon"},
    "hf-strike": {"weapon": "weapon"},
    "hf-pirate": {"weapon": "weapon"},
    "hf-board": (),
    "hf-chase": (),
    "hf-intercept": {"place": "space", "mover": "seat"},
    "hf-ram": {"site": "space"},
}
MOVES = {
    "attack": {"slot": "fighter", "who": "seat", "target": "fighter"},
    "intercept": {"slot": "fighter"},
    "aim": {"target": "weapon"},
    "loot": CARD,
    "ram": PLACE,
}


@dataclass(slots=True)
class CombatBook(books.Book):
    """What scenarios change of combat."""

    # HF-8.7B: everyone may attack
    may_fight: Callable[[Frontier], bool] = elections.is_war


def wrap(book: Book) -> None:
    book.add(CombatBook())
    book.menu = with_attacks(book.menu)
    book.enter = with_interception(book.enter)
    book.onward = with_ramming(book.onward)
    book.steer = ram_under_way(book.steer)


def phrases(
    cards: Iterable[CardId], slots: Iterable[Slot], seats: int, sites: Iterable[SiteId]
) -> list[tuple[str, ...]]:
    sides = [slot for slot in slots if slot != "leo"]
    found: list[tuple[str, ...]] = [
        ("hold",),
        ("strike",),
        ("pirate",),
        ("aim", CUBE),
        ("intercept", FACTORY),
    ]
    for card in cards:
        found += [("aim", card), ("loot", card)]
    found += [("intercept", slot) for slot in sides if kind_of(slot) != "freighter"]
    found += [("ram", site) for site in sites]
    for slot in sides:
        if kind_of(slot) != "freighter":
            for seat in range(seats):
                found += [("attack", slot, str(seat), target) for target in (*sides, FACTORY)]
    return found


def may_fight(hf: Frontier) -> bool:
    """War, or a scenario that is one.  [HF-8.3F HF-8.7B]"""
    return hf.on.book[CombatBook].may_fight(hf)


# Who attacks.


def with_attacks(menu: Callable[[Frontier, Seat], Offers]) -> Callable[[Frontier, Seat], Offers]:
    def offered(hf: Frontier, seat: Seat) -> Offers:
        """At the end of the moves stacks may attack others where they are.  [HF-8.3F]"""
        yield from menu(hf, seat)
        if may_fight(hf):
            yield from attacks(hf, seat)

    return offered


def attacks(hf: Frontier, seat: Seat) -> Offers:
    for slot, stack in hf.players[seat].stacks.items():
        if kind_of(slot) in ("rocket", "outpost") and stack.place != LEO:
            for other, target in enemies(hf, seat, stack.place):
                move = hf.on.vocabulary[f"attack {slot} {other} {target}"]
                yield move, why_not_attack(hf, seat, slot)


def enemies(hf: Frontier, seat: Seat, place: SpaceId) -> Iterator[tuple[Seat, Slot]]:
    """Stacks and factories of others in a space.  [HF-8.3F]"""
    for other, player in enumerate(hf.players):
        if other != seat:
            yield from ((other, slot) for slot, _ in player.at(place))
    claim = hf.claims.get(place)
    if claim is not None and claim.cubes and claim.owner != seat:
        yield claim.owner, FACTORY


def why_not_attack(hf: Frontier, seat: Seat, slot: Slot) -> Reason | None:
    """Before any operation, each stack once, and with a weapon that works.  [HF-8.3F HF-8.4]"""
    if hf.turn.operations < hf.on.book.operations_per_turn(hf, seat):
        return reasons.MOVES_ARE_OVER
    if slot in sky(hf).fought:
        return why_nots.FOUGHT_ALREADY
    return None if is_armed(hf, seat, slot) else why_nots.NO_WEAPON


def is_armed(hf: Frontier, seat: Seat, slot: Slot) -> bool:
    return any(weapons_of(hf, seat, slot, platform) for platform in (RAYGUN, MISSILE, BUGGY))


def attack(hf: Frontier, seat: Seat, move: Move) -> None:
    """[HF-8.3F HF-8.4]"""
    slot, victim, target = move.args
    hf.turn.begun = True
    hf.turn.moved = list(hf.on.movers)
    sky(hf).fought.append(slot)
    begin_fight(hf, Fight(seat, slot, int(victim), target))


def begin_fight(hf: Frontier, fight: Fight) -> None:
    sky(hf).fight = fight
    place = battlefield(hf)
    hf.tell(
        "hf-attacked",
        fight.attacker,
        "HF-8.4",
        slot=fight.slot,
        victim=fight.defender,
        target=fight.target,
        place=place,
    )
    hf.then(FIGHT_ON())


def under_fire(hf: Frontier) -> Fight:
    fight = sky(hf).fight
    assert fight is not None
    return fight


def battlefield(hf: Frontier) -> SpaceId:
    """Where the fight is."""
    fight = under_fire(hf)
    for seat, slot in ((fight.attacker, fight.slot), (fight.defender, fight.target)):
        stack = hf.players[seat].stacks.get(slot)
        if stack is not None:
            return stack.place
    return ""


# Weapons.


def fires(side: Side, platform: str) -> bool:
    """Crews with a thruster triangle count as missiles.  [HF-8.4 HF-8.4B]"""
    return platform in side.platforms or (platform == MISSILE and "missile_crew" in side.codes)


def weapons_of(hf: Frontier, seat: Seat, slot: Slot, platform: str) -> list[str]:
    """Cards of a stack that fight so and have their supports; every cube of a factory is a raygun.

    [HF-8.4 HF-8.4D HF-9.0.D]
    """
    if slot == FACTORY:
        return [f"{CUBE}-{n}" for n in range(1, cubes_at(hf) + 1)] if platform == RAYGUN else []
    stack = hf.players[seat].stacks.get(slot)
    if stack is None:
        return []
    there = outfit_of(hf, seat, stack)
    return [card for card, side in there.cards.items() if fires(side, platform) and works(there, card)]


def cubes_at(hf: Frontier) -> int:
    claim = hf.claims.get(battlefield(hf))
    return claim.cubes if claim is not None else 0


def sides_of(fight: Fight) -> tuple[tuple[Seat, Slot], tuple[Seat, Slot]]:
    """The defender's, then the attacker's."""
    return (fight.defender, fight.target), (fight.attacker, fight.slot)


def firing(fight: Fight) -> tuple[Seat, Slot]:
    """Whose step of combat it is.  [HF-8.4]"""
    if fight.stage < LAST:
        return sides_of(fight)[(fight.stage - 1) % 2]
    return sides_of(fight)[0 if fight.chase[0] > fight.chase[1] else 1]


def other_side(fight: Fight, seat: Seat) -> tuple[Seat, Slot]:
    return sides_of(fight)[1 if seat == fight.defender else 0]


def own_side(hf: Frontier, seat: Seat) -> Slot:
    """What a player fights with."""
    fight = under_fire(hf)
    return fight.target if seat == fight.defender else fight.slot


def is_there(hf: Frontier, seat: Seat, slot: Slot) -> bool:
    if slot == FACTORY:
        claim = hf.claims.get(battlefield(hf))
        return claim is not None and claim.cubes > 0 and claim.owner == seat
    return slot in hf.players[seat].stacks


# The five steps.


def fight_on(hf: Frontier) -> None:
    """Whatever comes next in a fight.  [HF-8.4]"""
    fight = under_fire(hf)
    while all(is_there(hf, *side) for side in sides_of(fight)) and fight.stage <= LAST:
        if fight.stage == LAST and not fight.chase:
            if not any(weapons_of(hf, *side, BUGGY) for side in sides_of(fight)):
                break
            hf.then(CHASE(fight.defender), CHASE(fight.attacker), FIGHT_ON())
            return
        if fight.stage == LAST and fight.chase[0] == fight.chase[1]:
            break
        waiting = waiting_weapons(hf, fight)
        if waiting:
            hf.then(FIRE(firing(fight)[0], waiting[0]), FIGHT_ON())
            return
        fight.stage, fight.fired = fight.stage + 1, []
    make_peace(hf)


def waiting_weapons(hf: Frontier, fight: Fight) -> list[str]:
    platform = STAGES.get(fight.stage, BUGGY)
    return [weapon for weapon in weapons_of(hf, *firing(fight), platform) if weapon not in fight.fired]


def fire(hf: Frontier, seat: Seat, weapon: str) -> Rules:
    """A weapon is used, or held back.  [HF-8.4]"""
    prompt = {RAYGUN: "hf-aim", MISSILE: "hf-strike"}.get(STAGES.get(under_fire(hf).stage, ""), "hf-pirate")
    offers = partial(shots, hf, seat, prompt)
    move = yield Decision(Kind.CHOOSE, seat, prompt, "HF-8.4", offers, {"weapon": weapon})
    under_fire(hf).fired.append(weapon)
    match move.verb:
        case "aim":
            shoot(hf, seat, weapon, move.args[0])
        case "strike":
            strike(hf, seat, weapon)
        case "pirate":
            pirate(hf, seat, weapon)


def shots(hf: Frontier, seat: Seat, prompt: str) -> Offers:
    if prompt == "hf-aim":
        yield from hf.on.any_of("aim", targets(hf, seat))
    else:
        yield hf.on.vocabulary["strike" if prompt == "hf-strike" else "pirate"], None
    yield hf.on.vocabulary["hold"], None


def targets(hf: Frontier, seat: Seat) -> list[str]:
    """What a raygun may aim at.  [HF-8.4A]"""
    enemy, slot = other_side(under_fire(hf), seat)
    return [CUBE] if slot == FACTORY else hf.players[enemy].stacks[slot].cards[:]


def shoot(hf: Frontier, seat: Seat, weapon: str, target: str) -> None:
    """One die against one card or cube.  [HF-8.4A]"""
    roll = dice.roll(hf)
    hf.tell("hf-shot", seat, "HF-8.4A", weapon=weapon, aimed=target, roll=roll)
    enemy, _ = other_side(under_fire(hf), seat)
    hardness = boards().numbers.cube if target == CUBE else hf.side(target).rad_hard
    if roll > hardness:
        if target == CUBE:
            lose_cubes(hf, 1)
        else:
            lose_card(hf, enemy, target, "HF-8.4A")


def strike(hf: Frontier, seat: Seat, weapon: CardId) -> None:
    """Two dice against every card or cube; the missile is spent.  [HF-8.4B]"""
    roll = dice.roll(hf) + dice.roll(hf)
    hf.tell("hf-struck", seat, "HF-8.4B", weapon=weapon, roll=roll)
    enemy, slot = other_side(under_fire(hf), seat)
    if slot == FACTORY:
        if roll > boards().numbers.cube:
            lose_cubes(hf, cubes_at(hf))
    else:
        stack = hf.players[enemy].stacks[slot]
        hit = [card for card in stack.cards if roll > hf.side(card).rad_hard]
        lose_cards(hf, enemy, stack, hit, "HF-8.4B")
    if hf.players[seat].slot_of(weapon) is not None:
        lose_card(hf, seat, weapon, "HF-8.4B")


# Buggies.


def chase(hf: Frontier, seat: Seat) -> Rules:
    """Both sides work their thrust out anew, with afterburner, and may throw things off.  [HF-8.4C]"""
    slot = own_side(hf, seat)
    if kind_of(slot) != "rocket":
        under_fire(hf).chase.append(hf.on.numbers.freighter if kind_of(slot) == "freighter" else 0)
        return
    if sum(why_not is None for _, why_not in chases(hf, seat, slot)) == 1:
        under_fire(hf).chase.append(0)
        return
    offers = partial(chases, hf, seat, slot)
    move = yield Decision(Kind.CHOOSE, seat, "hf-chase", "HF-8.4C", offers)
    if move.verb == "vent":
        rocket = hf.players[seat].stacks[slot]
        hf.tell("hf-vented", seat, "HF-8.3D", steps=rocket.steps - int(move.args[0]), place=rocket.place)
        rocket.steps = int(move.args[0])
        hf.then(CHASE(seat))
    elif move.verb == "jettison":
        lose_card(hf, seat, move.args[0], "HF-8.3D")
        weigh_anew(hf, hf.players[seat].stacks[slot])
        hf.then(CHASE(seat))
    else:
        under_fire(hf).chase.append(race(hf, seat, slot, move))


def chases(hf: Frontier, seat: Seat, slot: Slot) -> Offers:
    rocket = hf.players[seat].stacks[slot]
    bars: dict[Move, Reason | None] = {}
    for one in launches(hf, seat, rocket):
        bars[one.move] = bars[one.move] and one.why_not if one.move in bars else one.why_not
    yield from bars.items()
    yield from (((hf.on.moves["vent"][str(left)]), None) for left in lighter(hf, rocket))
    if len(rocket.cards) > 1:
        yield from hf.on.any_of("jettison", [card for card in rocket.cards if not is_crew(hf, card)])
    yield hf.on.vocabulary["hold"], None


def race(hf: Frontier, seat: Seat, slot: Slot, move: Move) -> int:
    """The thrust with an engine; its afterburner takes its fuel.  [HF-8.4C]"""
    if move.verb == "hold":
        return 0
    rocket = hf.players[seat].stacks[slot]
    lit = [one for one in launches(hf, seat, rocket) if one.move is move and one.why_not is None]
    best = max(lit, key=lambda one: one.start.thrust)
    rocket.steps -= best.start.afterburn
    hf.tell("hf-chased", seat, "HF-8.4C", thrust=best.start.thrust)
    if best.start.afterburn:
        hf.tell("hf-vented", seat, "HF-8.4C", steps=best.start.afterburn, place=rocket.place)
    return best.start.thrust


def pirate(hf: Frontier, seat: Seat, weapon: CardId) -> None:
    """Two dice must exceed what a crew, a robonaut or a factory makes of it.  [HF-8.4C]"""
    roll = dice.roll(hf) + dice.roll(hf)
    hf.tell("hf-boarded", seat, "HF-8.4C", weapon=weapon, roll=roll)
    enemy, slot = other_side(under_fire(hf), seat)
    if roll <= resistance(hf, enemy, slot):
        return
    if slot == FACTORY:
        take_cube(hf, seat)
    elif any(why_not is None for _, why_not in loot(hf, seat)):
        hf.then(BOARD(seat))


def resistance(hf: Frontier, seat: Seat, slot: Slot) -> int:
    """[HF-8.4C]"""
    numbers = boards().numbers
    if slot == FACTORY:
        return numbers.manned
    stack = hf.players[seat].stacks[slot]
    if crews_of(hf, stack):
        return numbers.crewed
    robonauts = any(hf.on.cards[card].deck == "robonaut" for card in stack.cards)
    return numbers.manned if robonauts else numbers.bare


def loot(hf: Frontier, seat: Seat) -> Offers:
    """White cards come along; black ones and crews go to their owner's hand.  [HF-8.4C]"""
    enemy, slot = other_side(under_fire(hf), seat)
    own = own_side(hf, seat)
    stack = hf.players[enemy].stacks[slot]
    for card in stack.cards:
        why_not = None
        if not (card in hf.black or is_crew(hf, card)):
            why_not = hf.on.book.why_not_join(hf, seat, own, stack.place, card)
        yield hf.on.moves["loot"][card], why_not


def board(hf: Frontier, seat: Seat) -> Rules:
    """One card of the victim's.  [HF-8.4C]"""
    found = tuple(move.args[0] for move, why_not in loot(hf, seat) if why_not is None)
    card = found[0]
    if len(found) > 1:
        offers = partial(loot, hf, seat)
        card = (yield Decision(Kind.CHOOSE, seat, "hf-board", "HF-8.4C", offers)).args[0]
    enemy, _ = other_side(under_fire(hf), seat)
    if card in hf.black or is_crew(hf, card):
        lose_card(hf, enemy, card, "HF-8.4C")
        return
    own = own_side(hf, seat)
    place = take_out(hf, enemy, card).place
    put_in(hf, seat, own, place, card)
    black = hf.black_of(card)
    hf.tell("hf-stolen", seat, "HF-8.4C", card=card, black=black, victim=enemy, place=place, slot=own)


# Factories.


def lose_cubes(hf: Frontier, count: int) -> None:
    """Without a cube the factory is destroyed, and its track goes up.  [HF-8.4D]"""
    site = battlefield(hf)
    claim = hf.claims[site]
    claim.cubes -= count
    hf.tell("hf-cubes-lost", claim.owner, "HF-8.4D", site=site, cubes=claim.cubes)
    if claim.cubes:
        return
    letter, claim.letter, claim.beams = claim.letter, "", False
    hf.tracks[letter] = max(0, hf.tracks[letter] - 1)
    hf.tell("hf-destroyed", claim.owner, "HF-8.4D", site=site)
    hf.tell("hf-exploited", claim.owner, "HF-8.4D", letter=letter, step=hf.tracks[letter])
    turn_white_over_limit(hf, claim.owner, letter)


def take_cube(hf: Frontier, seat: Seat) -> None:
    """The last cube that a buggy takes makes the factory its own.  [HF-8.4D]

    Ruling: whoever has no disk or cube left destroys it.  [HF-11.25]
    """
    site = battlefield(hf)
    claim = hf.claims[site]
    if claim.cubes > 1 or not (disks_left(hf, seat) and cubes_left(hf, seat)):
        lose_cubes(hf, 1)
        return
    victim, claim.owner = claim.owner, seat
    hf.tell("hf-captured", seat, "HF-8.4D", site=site, victim=victim)
    turn_white_over_limit(hf, victim, claim.letter)


# The end of a fight.


def make_peace(hf: Frontier) -> None:
    """A rocket that rammed is used up; a craft that was intercepted goes on, if it can.

    [HF-8.3F HF-8.4B]
    """
    fight = under_fire(hf)
    sky(hf).fight = None
    hf.tell("hf-peace", fight.attacker, "HF-8.4")
    if fight.raging and fight.slot in hf.players[fight.attacker].stacks:
        hf.on.book.lose_stack(hf, fight.attacker, fight.slot, "HF-8.4B")


# Interception.


Enters = Callable[[Frontier, Seat, SpaceId], None]


def with_interception(enter: Enters) -> Enters:
    def entered(hf: Frontier, seat: Seat, to: SpaceId) -> None:
        """Whoever leaves a space may be attacked by those who are there.  [HF-8.3F]"""
        own = sky(hf)
        waiting = [] if own.cleared else interceptors(hf, seat)
        own.cleared = False
        if waiting:
            hf.then(*(INTERCEPT(other, to) for other in waiting), GO_ON(seat, to))
        else:
            enter(hf, seat, to)

    return entered


def interceptors(hf: Frontier, seat: Seat) -> list[Seat]:
    """Others who can fight where a craft is, never at LEO.  [HF-8.3F HF-8.4]"""
    assert hf.flight is not None
    place = hf.players[seat].stacks[hf.flight.slot].place
    if place == LEO or not may_fight(hf):
        return []
    others = [(seat + n) % hf.on.seats for n in range(1, hf.on.seats)]
    return [other for other in others if able(hf, other, place)]


def able(hf: Frontier, seat: Seat, place: SpaceId) -> list[Slot]:
    """What a player can fight with in a space."""
    slots = [slot for slot, _ in hf.players[seat].at(place) if kind_of(slot) in ("rocket", "outpost")]
    armed = [slot for slot in slots if is_armed(hf, seat, slot)]
    claim = hf.claims.get(place)
    factory = claim is not None and claim.owner == seat and claim.cubes > 0
    return [*armed, *([FACTORY] if factory else [])]


def intercept(hf: Frontier, seat: Seat, to: SpaceId) -> Rules:
    """One of those who are there attacks, or lets the craft go.  [HF-8.3F]"""
    flight = hf.flight
    place = "" if flight is None else hf.players[hf.active].stacks[flight.slot].place
    slots = tuple(able(hf, seat, place)) if place else ()
    if not slots:
        return
    about = {"place": place, "mover": hf.active}
    flight = None
    offers = partial(intercepts, hf, slots)
    move = yield Decision(Kind.CHOOSE, seat, "hf-intercept", "HF-8.3F", offers, about)
    if move is not hf.on.pass_ and hf.flight is not None:
        begin_fight(hf, Fight(seat, move.args[0], hf.active, hf.flight.slot, onward=to))


def intercepts(hf: Frontier, slots: tuple[Slot, ...]) -> Offers:
    yield from hf.on.any_of("intercept", slots)
    yield hf.on.pass_, None


def go_on(hf: Frontier, seat: Seat, to: SpaceId) -> None:
    """After the fights a craft that still can goes where it was bound for.  [HF-8.3F]"""
    if not flies_on(hf, seat):
        return
    course = course_of(hf, seat)
    way = hf.on.chart.way(course.stack.place, to)
    if way is None or why_not_go(hf, course, way) is not None:
        hf.then(agenda.CRUISE(seat))
        return
    sky(hf).cleared = True
    hf.on.book.enter(hf, seat, to)


# Ramming.


def with_ramming(onward: Callable[[Frontier, Seat], Offers]) -> Callable[[Frontier, Seat], Offers]:
    def offered(hf: Frontier, seat: Seat) -> Offers:
        """A rocket with a missile may crash into its enemies on a site without landing fuel.  [HF-8.4B]"""
        yield from onward(hf, seat)
        if may_fight(hf):
            yield from ramming(hf, seat)

    return offered


def ramming(hf: Frontier, seat: Seat) -> Offers:
    course = course_of(hf, seat)
    slot = course.flight.slot
    if course.thruster is None or not weapons_of(hf, seat, slot, MISSILE):
        return
    for way in hf.on.chart.ways[course.stack.place]:
        hostile = way.to in hf.on.sites and any(True for _ in enemies(hf, seat, way.to))
        if hostile and why_not_go(hf, course, way) is reasons.NO_LANDING_FUEL:
            yield hf.on.moves["ram"][way.to], None


Steers = Callable[[Frontier, Seat, Move], None]


def ram_under_way(steer: Steers) -> Steers:
    def steered(hf: Frontier, seat: Seat, move: Move) -> None:
        if move.verb != "ram":
            steer(hf, seat, move)
            return
        (site,) = move.args
        assert hf.flight is not None
        slot = hf.flight.slot
        hf.players[seat].stacks[slot].place = site
        hf.tell("hf-rammed", seat, "HF-8.4B", site=site)
        hf.on.book.end_move(hf, seat)
        hf.turn.moved = list(hf.on.movers)
        hf.then(RAM(seat, slot))

    return steered


def ram(hf: Frontier, seat: Seat, slot: Slot) -> Rules:
    """Which of those on the site it hits.  [HF-8.4B]"""
    place = hf.players[seat].stacks[slot].place
    found = tuple(enemies(hf, seat, place))
    victim, target = found[0]
    if len(found) > 1:
        moves = [f"attack {slot} {other} {what}" for other, what in found]
        offers = lambda: ((hf.on.vocabulary[text], None) for text in moves)  # noqa: E731
        move = yield Decision(Kind.CHOOSE, seat, "hf-ram", "HF-8.4B", offers, {"site": place})
        victim, target = int(move.args[1]), move.args[2]
    sky(hf).fought.append(slot)
    begin_fight(hf, Fight(seat, slot, victim, target, raging=True))


RULES = {
    FIGHT_ON: fight_on,
    FIRE: fire,
    CHASE: chase,
    BOARD: board,
    INTERCEPT: intercept,
    GO_ON: go_on,
    RAM: ram,
}
ACTIONS = {"attack": attack}
