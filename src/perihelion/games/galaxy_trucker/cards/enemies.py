"""Smugglers, slavers and pirates: they attack in order until somebody beats them."""

from perihelion.engine.decisions import Decision, Kind, Rules, Seat
from perihelion.engine.moves import Move
from perihelion.engine.offering import Amounts, some
from perihelion.games.galaxy_trucker import agenda
from perihelion.games.galaxy_trucker.cards.opportunities import pass_on, yes_or_no
from perihelion.games.galaxy_trucker.components import Loss
from perihelion.games.galaxy_trucker.ships.abilities import CANNONS
from perihelion.games.galaxy_trucker.state import Trucker
from perihelion.games.galaxy_trucker.voyage.hits import coming

EVENTS = {"gt-enemy-beaten": (), "gt-enemy-kept-off": (), "gt-enemy-won": ()}
PROMPTS = {"gt-claim": {"card": "card", "reward": "reward of card", "days": "days-of-card of card"}}


def enemy(gt: Trucker) -> None:
    """The enemy begins with the leader; what it fires comes when all attacks are over.

    [GT-17.1 GT-17.5 GT-17.6 GT-17.7]
    """
    gt.then(agenda.ATTACK(gt.on.book.flying(gt)[0]), agenda.OPEN_FIRE())


def attack(gt: Trucker, seat: Seat) -> None:
    """The attacked player declares cannons before the comparison.  [GT-17.1]"""
    gt.then(agenda.POWER(seat, CANNONS), agenda.FIGHT(seat))


def fight(gt: Trucker, seat: Seat) -> None:
    """More beats the enemy, as much keeps it off, less is punished; the unbeaten goes on.

    [GT-17.2 GT-17.3 GT-17.4]
    """
    strength, enemy = gt.flight.declared[seat], gt.on.book.card_in_play(gt).strength
    if strength > enemy:
        gt.tell("gt-enemy-beaten", seat, "GT-17.2")
        gt.then(agenda.CLAIM(seat))
        return
    if strength == enemy:
        gt.tell("gt-enemy-kept-off", seat, "GT-17.3")
    else:
        gt.tell("gt-enemy-won", seat, "GT-17.4")
        gt.then(agenda.PUNISH(seat))
    pass_on(gt, seat, agenda.ATTACK)


def punish(gt: Trucker, seat: Seat) -> None:
    """Smugglers take goods and slavers crew, at once; whoever is beaten by pirates awaits their shots.

    [GT-17.5 GT-17.6 GT-17.7]
    """
    loss = gt.on.book.loss_from_enemy(gt, seat)
    if loss.goods:
        gt.then(agenda.LOSE_GOODS(seat, loss.goods))
    if loss.crew:
        gt.then(agenda.LOSE_CREW(seat, loss.crew))
    if loss.shots:
        gt.flight.under_fire.append(seat)


def loss_from_enemy(gt: Trucker, seat: Seat) -> Loss:
    """What the enemy does to whom it beats.  [GT-17.4]"""
    return gt.on.book.card_in_play(gt).loss


def claim(gt: Trucker, seat: Seat) -> Rules:
    """The winner may take the reward for the days, or leave both; the enemy is gone.  [GT-17.2 GT-17.8]"""
    card = gt.on.book.card_in_play(gt).id
    about = {"card": card, **gt.on.book.face(gt)}
    move = yield Decision(Kind.CONFIRM, seat, "gt-claim", "GT-17.2", lambda: yes_or_no(gt), about)
    if move.verb == "no":
        gt.tell("gt-declined", seat, "GT-17.2")
    elif gt.on.book.card_in_play(gt).goods:
        gt.on.book.take_goods(gt, seat)
    else:
        gt.on.book.take_credits(gt, seat)


def winnings(gt: Trucker, seat: Seat, move: Move) -> Amounts:
    """The credits for the days, besides goods, which are loaded at will.  [GT-17.2]"""
    card = gt.on.book.card_in_play(gt)
    return some(credits=0 if card.goods else card.credits, days=-card.days)


def open_fire(gt: Trucker) -> None:
    """The shots of the pirates, top to bottom, at all the beaten together.  [GT-17.7]"""
    if gt.flight.under_fire:
        gt.then(*map(coming, gt.on.book.card_in_play(gt).loss.shots))


BRINGS = {"gt-claim yes": winnings}
RULES = {
    agenda.SMUGGLERS: enemy,
    agenda.SLAVERS: enemy,
    agenda.PIRATES: enemy,
    agenda.ATTACK: attack,
    agenda.CLAIM: claim,
    agenda.OPEN_FIRE: open_fire,
}
