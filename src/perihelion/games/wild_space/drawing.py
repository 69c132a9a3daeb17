"""Deck, display and discard pile: drawing, refilling, renewing."""

from bisect import bisect_left
from functools import partial

from perihelion.engine.agenda import Due
from perihelion.engine.decisions import Decision, Kind, Offers, Rules, Seat
from perihelion.engine.moves import Move
from perihelion.games.wild_space import agenda, reasons
from perihelion.games.wild_space.components import NOTHING, SLOTS, CardId, Condition, ConditionId, EffectId
from perihelion.games.wild_space.state import WildSpace


def next_card(ws: WildSpace) -> CardId | None:
    """The top card of the deck, or nothing where there is none.  [WS-3.4 WS-6.5 WS-12.8]

    Which card lies on top is chance, drawn now: a deck nobody has seen has no order before.
    """
    if not ws.deck:
        return None
    card = ws.stream.pick("deck", ws.deck)
    del ws.deck[bisect_left(ws.deck, card)]
    if not ws.deck:
        reshuffle(ws)
    return card


def reshuffle(ws: WildSpace) -> None:
    """An empty deck is at once made anew of the discard pile.  [WS-6.5]"""
    if ws.discard:
        ws.deck = sorted(ws.discard)
        ws.discard = []
        ws.tell("ws-reshuffled", None, "WS-6.5", cards=len(ws.deck))


def fill_display(ws: WildSpace) -> None:
    """Empty slots are filled from left to right, as far as there are cards.  [WS-12.8]"""
    for slot, card in enumerate(ws.display):
        if card is None:
            ws.display[slot] = next_card(ws)
            if ws.display[slot] is not None:
                ws.tell("ws-laid", None, "WS-6.1", slot=SLOTS[slot], card=ws.display[slot])


def discard(ws: WildSpace, *cards: CardId) -> None:
    """Cards go to the discard pile; where the deck was empty they form it.  [WS-6.5 WS-12.8]"""
    ws.discard.extend(cards)
    if not ws.deck:
        reshuffle(ws)
    if None in ws.display:
        fill_display(ws)


def discard_from_hand(ws: WildSpace, seat: Seat, card: CardId) -> None:
    player = ws.players[seat]
    player.hand.remove(card)
    player.shown.discard(card)
    ws.tell("ws-discarded", seat, "WS-7.5", card=card)
    ws.on.book.discard(ws, card)


def take_from(ws: WildSpace, source: str) -> CardId:
    """Takes a card of the deck or of a slot, which is refilled at once.  [WS-6.1]"""
    if source == "deck":
        card = next_card(ws)
    else:
        slot = SLOTS.index(source)
        card = ws.display[slot]
        ws.display[slot] = None
        fill_display(ws)
    assert card is not None
    return card


def sources(ws: WildSpace, moves: dict[str, Move]) -> Offers:
    """Where a card can come from: each slot of the display, and the deck.  [WS-6.1 WS-12.8]"""
    for slot, card in zip(SLOTS, ws.display, strict=True):
        yield moves[slot], reasons.SLOT_EMPTY if card is None else None
    yield moves["deck"], None if ws.deck else reasons.DECK_EMPTY


def nothing_to_draw(ws: WildSpace) -> bool:
    return not ws.deck and not any(ws.display)


def draw(ws: WildSpace, seat: Seat, effect: EffectId, left: int, must: int) -> Rules:
    """Draws cards one by one, looking at each before the next is chosen.  [WS-6.1 WS-6.2 WS-12.20]

    A draw once begun, or chosen as the action, is made in full; cards that are not there are
    skipped [WS-12.8], and no hand is too large [WS-6.3].
    """
    if nothing_to_draw(ws):
        ws.tell("ws-nothing-to-draw", seat, "WS-12.8")
        return
    about = {"source": effect, "left": left}
    move = yield Decision(Kind.CHOOSE, seat, "ws-draw", "WS-6.1", lambda: draws(ws, seat, must), about)
    match move.verb:
        case "renew":
            renew_first(ws, seat, agenda.DRAW(seat, effect, left, must))
        case "draw":
            draw_one(ws, seat, move.args[0])
            if left > 1:
                ws.then(agenda.DRAW(seat, effect, left - 1, 1))


def draws(ws: WildSpace, seat: Seat, must: int) -> Offers:
    yield from sources(ws, ws.on.moves["draw"])
    yield ws.on.skip, reasons.DRAW_IN_FULL if must else None
    yield from renewal(ws, seat)


def draw_one(ws: WildSpace, seat: Seat, source: str) -> None:
    """A card of the display is known to all; one of the deck to its new owner alone.  [WS-6.1]"""
    player = ws.players[seat]
    if source == "deck":
        card = take_from(ws, source)
        ws.tell("ws-drew-blind", seat, "WS-6.1", secret={"card": card}, audience=(seat,))
        ws.reveal()
    else:
        ws.tell("ws-drew", seat, "WS-6.1", card=ws.display[SLOTS.index(source)], slot=source)
        card = take_from(ws, source)
        player.shown.add(card)
    player.hand.append(card)


def renewal(ws: WildSpace, seat: Seat, owed: ConditionId = NOTHING, left: int = 0) -> Offers:
    """At any moment of one's turn a card of the hand can be given for a new display.  [WS-6.4]

    Ruling: while a condition is being paid that can no longer be declined, a card without which
    it could not be paid cannot be given; else the payment would have no end.
    """
    if not ws.players[seat].hand:
        yield ws.on.renew, reasons.HAND_EMPTY
    elif owed == NOTHING:
        yield ws.on.renew, None
    else:
        spare = any(why_not is None for _, why_not in renewal_prices(ws, seat, owed, left))
        yield ws.on.renew, None if spare else reasons.NEEDED_TO_PAY


def renewal_prices(ws: WildSpace, seat: Seat, owed: ConditionId, left: int) -> Offers:
    """The cards that can be given for a new display.  [WS-6.4]"""
    moves = ws.on.moves["discard"]
    hand = ws.players[seat].hand
    needed = needed_to_pay(hand, ws.on.conditions.get(owed), left)
    for card in hand:
        yield moves[card], reasons.NEEDED_TO_PAY if card in needed else None


def needed_to_pay(hand: list[CardId], condition: Condition | None, left: int) -> list[CardId]:
    if condition is None or condition.selector is None:
        return []
    fitting = [card for card in hand if card in condition.selector.cards]
    return fitting if len(fitting) <= left else []


def renew(ws: WildSpace, seat: Seat, owed: ConditionId, left: int) -> Rules:
    """A card of the hand and the display are discarded, then new cards laid.  [WS-6.4 WS-12.9 WS-12.21]"""
    offers = partial(renewal_prices, ws, seat, owed, left)
    if all(why_not is not None for _, why_not in offers()):
        return  # only in a position written by hand
    about = {} if owed == NOTHING else {"owed": owed, "left": left}
    move = yield Decision(Kind.CHOOSE, seat, "ws-renew", "WS-6.4", offers, about)
    (card,) = move.args
    player = ws.players[seat]
    player.hand.remove(card)
    player.shown.discard(card)
    ws.tell("ws-renewed", seat, "WS-6.4", card=card)
    gone = [old for old in ws.display if old is not None]
    ws.display = [None] * len(ws.display)
    ws.on.book.discard(ws, card, *gone)


def renew_first(ws: WildSpace, seat: Seat, then: Due, owed: ConditionId = NOTHING, left: int = 0) -> None:
    """The display is renewed before the step that was interrupted for it is asked again.  [WS-6.4]"""
    ws.then(agenda.RENEW(seat, owed, left), then)
