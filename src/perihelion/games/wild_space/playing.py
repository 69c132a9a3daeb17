"""Playing cards: conditions, effects and the chains they form."""

from perihelion.engine.decisions import Decision, Kind, Offers, Rules, Seat
from perihelion.games.wild_space import agenda, reasons
from perihelion.games.wild_space.components import NOTHING, CardId, Condition, Effect, EffectId
from perihelion.games.wild_space.drawing import (
    discard_from_hand,
    nothing_to_draw,
    renew_first,
    renewal,
    sources,
    take_from,
)
from perihelion.games.wild_space.state import WildSpace


def play_card(ws: WildSpace, seat: Seat, card: CardId) -> None:
    """A card joins the crew; then the veteran track, then its own effect.  [WS-7.1 WS-7.2 WS-12.1 WS-12.2]

    What it sets off is finished before whatever made it be played goes on.
    """
    played = ws.on.cards[card]
    ws.players[seat].crew.append(card)
    ws.tell("ws-played", seat, "WS-7.1", card=card)
    if played.veteran:
        move_token(ws, seat)
    if played.effect is not None:
        ws.then(agenda.USE_EFFECT(seat, card))


def move_token(ws: WildSpace, seat: Seat) -> None:
    """The veteran token moves one space and only the space reached works.  [WS-8.1 WS-8.2 WS-8.4]

    It moves for each veteran played and never back [WS-8.3]; on the last space it stays.
    """
    player = ws.players[seat]
    track = ws.on.cards[player.captain].track
    if player.token == len(track):
        return
    player.token += 1
    space = track[player.token - 1]
    ws.tell("ws-token", seat, "WS-8.1", space=player.token)
    if isinstance(space, Effect):
        ws.then(agenda.USE_EFFECT(seat, space.id))


def use_effect(ws: WildSpace, seat: Seat, source: EffectId) -> None:
    """An effect may be used once, when its card is played, if its condition is met.  [WS-2.7 WS-2.8 WS-12.25]

    Ruling: a card that left the crew and is played again in the same turn does not work again in
    that turn; else two cards could remove and recall one another without end.
    """
    if source in ws.used:
        return
    condition = ws.on.conditions.get(source)
    if condition is None or (condition.kind == "have" and can_meet(ws, seat, condition)):
        ws.used.append(source)
        do_effect(ws, seat, ws.on.effects[source], must=0)
    elif condition.kind != "have" and seems_payable(ws, seat, condition, itself=source):
        ws.then(agenda.PAY_EFFECT(seat, source, condition.count))


def can_meet(
    ws: WildSpace, seat: Seat, condition: Condition, *, itself: str = "", left: int | None = None
) -> bool:
    """Whether a condition holds or can be paid.  [WS-7.4 WS-12.4 WS-12.24]"""
    player = ws.players[seat]
    match condition.kind:
        case "discard":
            fitting = condition.selector.cards if condition.selector else frozenset()
            count = condition.count if left is None else left
            return sum(card in fitting for card in player.hand) >= count
        case "have":
            return condition.selector is not None and not condition.selector.cards.isdisjoint(player.crew)
    return any(card != player.captain and card != itself for card in player.crew)


def seems_payable(
    ws: WildSpace, seat: Seat, condition: Condition, *, itself: str = "", left: int | None = None
) -> bool:
    """Whether a condition can be met for all the others know: of a hand they know the number.

    This decides whether a seat is asked. Were it asked only when it has the cards, waiting for its
    answer would tell that it has them.
    """
    if condition.kind == "discard":
        return len(ws.players[seat].hand) >= (condition.count if left is None else left)
    return can_meet(ws, seat, condition, itself=itself)


def pay_effect(ws: WildSpace, seat: Seat, source: EffectId, left: int) -> Rules:
    """Pays the condition of an effect card by card, or declines the effect.  [WS-2.7 WS-7.4 WS-7.5 WS-7.6]"""
    if not seems_payable(ws, seat, ws.on.conditions[source], itself=source, left=left):
        return
    prompt = f"ws-pay-{ws.on.conditions[source].kind}"
    about = {"source": source, "left": left}
    move = yield Decision(
        Kind.CHOOSE, seat, prompt, "WS-7.4", lambda: effect_payments(ws, seat, source, left), about
    )
    match move.verb:
        case "renew":
            owed = source if left < ws.on.conditions[source].count else NOTHING
            renew_first(ws, seat, agenda.PAY_EFFECT(seat, source, left), owed, left)
        case "discard" | "remove":
            pay(ws, seat, move.verb, move.args[0])
            if left > 1:
                ws.then(agenda.PAY_EFFECT(seat, source, left - 1))
            else:
                ws.used.append(source)
                do_effect(ws, seat, ws.on.effects[source], must=0)


def effect_payments(ws: WildSpace, seat: Seat, source: EffectId, left: int) -> Offers:
    """Until the first card is paid the effect may still be declined.  [WS-2.7]"""
    condition = ws.on.conditions[source]
    begun = left < condition.count
    payable = can_meet(ws, seat, condition, itself=source, left=left)
    yield from payments(ws, seat, condition, payable, itself=source)
    yield ws.on.skip, reasons.MUST_FINISH_PAYING if begun and payable else None
    yield from renewal(ws, seat, source if begun else NOTHING, left)


def payments(ws: WildSpace, seat: Seat, condition: Condition, payable: bool, *, itself: str = "") -> Offers:
    """The cards that could pay a condition, all of it or nothing, and why others cannot.  [WS-7.4 WS-12.4]"""
    player = ws.players[seat]
    if condition.kind == "remove_crew":
        moves = ws.on.moves["remove"]
        for card in player.crew:
            if card == player.captain:
                yield moves[card], reasons.CAPTAIN_STAYS
            else:
                yield moves[card], reasons.CARD_ITSELF_STAYS if card == itself else None
        return
    assert condition.selector is not None
    moves = ws.on.moves["discard"]
    fitting = condition.selector.cards
    for card in player.hand:
        why_not = reasons.DOES_NOT_PAY if card not in fitting else None if payable else reasons.TOO_FEW_TO_PAY
        yield moves[card], why_not


def pay(ws: WildSpace, seat: Seat, verb: str, card: CardId) -> None:
    """A card of the hand is discarded, or one of the crew removed.  [WS-7.5 WS-8.3]"""
    if verb == "discard":
        discard_from_hand(ws, seat, card)
        return
    ws.players[seat].crew.remove(card)
    ws.tell("ws-removed", seat, "WS-7.4", card=card)
    ws.on.book.discard(ws, card)


def do_effect(ws: WildSpace, seat: Seat, effect: Effect, *, must: int) -> None:
    """Puts an effect on the agenda; `must` says that it was chosen among several.  [WS-7.3]"""
    match effect.kind:
        case "draw":
            ws.then(agenda.DRAW(seat, effect.id, effect.count, must))
        case "sequence":
            ws.then(*(agenda.DO_PART(seat, part.id) for part in effect.parts))
        case kind:
            ws.then((kind, seat, effect.id, effect.count))


def do_part(ws: WildSpace, seat: Seat, effect: EffectId) -> None:
    """One part of a sequence; each is optional.  [WS-2.7]"""
    do_effect(ws, seat, ws.on.effects[effect], must=0)


def play(ws: WildSpace, seat: Seat, effect: EffectId, left: int) -> Rules:
    """Plays fitting cards from hand, each finished before the next.  [WS-7.2 WS-7.6 WS-12.20]

    It is asked even where no card fits: that is nobody else's to know.
    """
    if not ws.players[seat].hand:
        return
    about = {"source": effect, "left": left}
    move = yield Decision(Kind.CHOOSE, seat, "ws-play", "WS-7.3", lambda: plays(ws, seat, effect), about)
    match move.verb:
        case "renew":
            renew_first(ws, seat, agenda.PLAY(seat, effect, left))
        case "play":
            play_from_hand(ws, seat, move.args[0])
            if left > 1:
                ws.then(agenda.PLAY(seat, effect, left - 1))


def plays(ws: WildSpace, seat: Seat, effect: EffectId) -> Offers:
    """The cards of the hand that fit an effect, and why the others do not.  [WS-7.3]"""
    fitting = ws.on.effects[effect].selector
    assert fitting is not None
    moves = ws.on.moves["play"]
    for card in ws.players[seat].hand:
        yield moves[card], None if card in fitting.cards else reasons.DOES_NOT_FIT
    yield ws.on.skip, None
    yield from renewal(ws, seat)


def play_from_hand(ws: WildSpace, seat: Seat, card: CardId) -> None:
    player = ws.players[seat]
    player.hand.remove(card)
    player.shown.discard(card)
    ws.on.book.play_card(ws, seat, card)


def take_and_play(ws: WildSpace, seat: Seat, effect: EffectId, left: int) -> Rules:
    """Takes an open card, or blindly the top of the deck, and plays it at once.  [WS-7.3 WS-12.3 WS-12.20]"""
    if nothing_to_draw(ws):
        ws.tell("ws-nothing-to-draw", seat, "WS-12.8")
        return
    about = {"source": effect, "left": left}
    move = yield Decision(Kind.CHOOSE, seat, "ws-take", "WS-7.3", lambda: takes(ws, seat), about)
    match move.verb:
        case "renew":
            renew_first(ws, seat, agenda.TAKE_AND_PLAY(seat, effect, left))
        case "take":
            card = take_from(ws, move.args[0])
            ws.tell("ws-took", seat, "WS-12.3", card=card, source=move.args[0])
            ws.on.book.play_card(ws, seat, card)
            if left > 1:
                ws.then(agenda.TAKE_AND_PLAY(seat, effect, left - 1))


def takes(ws: WildSpace, seat: Seat) -> Offers:
    yield from sources(ws, ws.on.moves["take"])
    yield ws.on.skip, None
    yield from renewal(ws, seat)
