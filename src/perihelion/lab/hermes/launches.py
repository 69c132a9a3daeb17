"""Hermes fall: how rockets are boosted and set out in a game that is tried out."""

from __future__ import annotations

from collections.abc import Iterator

from perihelion.engine.driver import Game
from perihelion.games.high_frontier.components import HEAVY, CardId
from perihelion.games.high_frontier.state import LEO, Frontier, Slot
from perihelion.lab.hermes.flights import TURN, Helm, asked, can, rockets
from perihelion.lab.hermes.outlook import Outlook, at_leo, goals, table, useful
from perihelion.lab.hermes.yard import Kit

BOOSTS = 3  # rockets that are tried
EARLY = 3  # turns before a landing that a rocket may be boosted too soon


def boosts(game: Game, outlook: Outlook) -> Iterator[Game]:
    """The games in which the cheapest rockets are boosted, in time for a landing."""
    hf = table(game)
    pool, hand = useful(outlook.yard, outlook.pool(hf)), frozenset(hf.players[0].hand)
    seen = set()
    for bodies in range(1, len(goals(hf)) + 1):
        for kit in outlook.kits(pool, hand, bodies)[:BOOSTS]:
            cards = tuple(card for card in kit.cards if card in hand)
            mass = sum(kit.cards[card].mass for card in cards)
            if cards and cards not in seen and mass <= outlook.funds(hf) and is_time(hf, outlook, kit):
                seen.add(cards)
                after = boosted(game, kit, cards)
                if after is not None:
                    yield after


def is_time(hf: Frontier, outlook: Outlook, kit: Kit) -> bool:
    landings = outlook.landings(hf, kit)
    return len(landings) >= kit.bodies and landings[0] <= kit.turns + EARLY


def boosted(game: Game, kit: Kit, cards: tuple[CardId, ...]) -> Game | None:
    """The game after a boost; None where the rules forbid it."""
    after = game.clone()
    for card in cards:
        heavy = kit.cards[card] in table(game).on.cards[card].ends.get(HEAVY, ())
        text = f"boost {card} heavy" if heavy else f"boost {card}"
        if not can(after, text):
            return None
        after.play(0, text)
    if asked(after) == "hf-boost":
        after.play(0, "done")
    return after


def launches(game: Game, outlook: Outlook, helm: Helm) -> Iterator[Game]:
    """The game as it is, and those in which a rocket made of what is at LEO sets out."""
    yield game
    if asked(game) != TURN:
        return
    hf = table(game)
    there = {card: hf.side(card) for stack in at_leo(hf) for card in stack.cards}
    for bodies in range(1, len(goals(hf)) + 1) if there else ():
        for kit in outlook.kits_at_leo(there, bodies)[:1]:
            yield from launched(game, kit, outlook, helm)


def launched(game: Game, kit: Kit, outlook: Outlook, helm: Helm) -> Iterator[Game]:
    """With the fewest tanks that bring it there, by every way."""
    slot = slip(game)
    ready = game.clone()
    if slot is None or not load(ready, slot, kit):
        return
    stack = table(ready).players[0].stacks[slot]
    row = table(ready).on.printed.rows.get(sum(side.mass for side in kit.cards.values()))
    for tanks, steps in enumerate((0, *row.steps) if row else ()):
        legs = helm.legs(table(ready), outlook.craft(table(ready), stack, steps))
        if tanks > outlook.funds(table(ready)):
            return
        if legs:
            text = named("tanks", str(tanks), slot)
            if can(ready, text):
                ready.play(0, text)
            flown = (helm.flown(ready, slot, leg) for leg in legs)
            yield from (after for after in flown if after is not None)
            return


def slip(game: Game) -> Slot | None:
    """The slot of the next rocket: one at LEO, or one that is free."""
    stacks = table(game).players[0].stacks
    here = [slot for slot in rockets(game) if stacks[slot].place == LEO]
    away = [slot for slot in rockets(game) if slot not in here]
    if len(here) > 1 or len(away) > 1:
        return None
    return here[0] if here else "rocket-2" if away == ["rocket"] else "rocket"


def load(game: Game, slot: Slot, kit: Kit) -> bool:
    """Loads these cards and no others; whether that could be done."""
    stacks = table(game).players[0].stacks
    for card in kit.cards:
        text = named("load", card, slot)
        if not (slot in stacks and card in stacks[slot].cards) and can(game, text):
            game.play(0, text)
    stacks = table(game).players[0].stacks
    if slot not in stacks or not kit.cards.keys() <= {*stacks[slot].cards}:
        return False
    for card in stacks[slot].cards[:]:
        if card not in kit.cards and can(game, f"unload {card}"):
            game.play(0, f"unload {card}")
    return True


def named(verb: str, what: str, slot: Slot) -> str:
    return f"{verb} {what}" if slot == "rocket" else f"{verb} {what} {slot}"
