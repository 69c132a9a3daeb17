"""The flight: from card to card, days on the ring, giving up."""

from functools import partial

from perihelion.engine.decisions import Decision, Joint, Kind, Offers, Rules, Seat
from perihelion.engine.moves import Move
from perihelion.engine.offering import Amounts, Group, some
from perihelion.games.galaxy_trucker import agenda
from perihelion.games.galaxy_trucker.components import Card, CardId, HullId
from perihelion.games.galaxy_trucker.ships.ship import Ship
from perihelion.games.galaxy_trucker.state import Trucker
from perihelion.games.galaxy_trucker.voyage.ring import is_lapped, moved

EVENTS = {
    "gt-card": {"card": "card", "text": "text of card"},
    "gt-moved": {"days": "how-much", "place": "place", "forward": "is-gain of days"},
    "gt-gave-up": ("why",),
    "gt-withdrew": ("hull", "why", "credits"),
}
MOVES = {"withdraw": ("hull",)}


def fly(gt: Trucker) -> None:
    """Between two cards: whoever must give up does; then the next card, or the end.  [GT-10.4 GT-10.8]

    Ruling: with nobody left to meet the cards, the flight ends at once.
    """
    gt.on.book.force_to_give_up(gt)
    flight = gt.flight
    if not flight.days or not gt.on.book.cards_to_come(gt):
        gt.then(agenda.SETTLE())
    elif flight.turned:
        gt.then(agenda.GET_READY())
    else:
        gt.then(agenda.TURN_CARD())


def get_ready(gt: Trucker) -> Rules:
    """Before the next card everybody who flies says "ready", or gives up.  [GT-10.4 GT-20.1 GT-26.12]

    Ruling: between two cards is the moment to give up; all say so at once, so that nobody waits for another.
    """
    answers = yield Joint({seat: asked(gt, seat) for seat in sorted(gt.flight.days)})
    if len(answers) > 1:
        gt.reveal()
    is_undecided = gt.on.book.is_undecided
    undecided = [agenda.WITHDRAW(seat) for seat, move in answers.items() if is_undecided(gt, seat, move)]
    gt.then(*undecided, agenda.TURN_CARD() if gt.flight.days else agenda.SETTLE())


def asked(gt: Trucker, seat: Seat) -> Decision:
    return Decision(Kind.CHOOSE, seat, "gt-ready", "GT-20.1", partial(gt.on.book.ready_or_not, gt, seat))


def ready_or_not(gt: Trucker, seat: Seat) -> Offers:
    """Ready, or out with the whole ship, or with one of several hulls."""
    yield gt.on.vocabulary["ready"], None
    yield gt.on.vocabulary["give-up"], None
    hulls = gt.ship(seat).hulls
    for hull in hulls if len(hulls) > 1 else ():
        yield gt.on.moves["withdraw"][hull], None


def withdraw(gt: Trucker, seat: Seat) -> Rules:
    """Who has withdrawn a hull may withdraw another before the card comes."""
    move = yield asked(gt, seat)
    if gt.on.book.is_undecided(gt, seat, move):
        gt.then(agenda.WITHDRAW(seat))


def is_undecided(gt: Trucker, seat: Seat, move: Move) -> bool:
    """Gives up what shall be given up; says whether several hulls are left to think of.  [GT-20.1]"""
    if move.verb == "withdraw":
        gt.on.book.give_up_hull(gt, seat, move.args[0], "choice", "GT-20.1")
        return len(gt.ship(seat).hulls) > 1
    if move.verb == "give-up":
        gt.on.book.give_up(gt, seat, "choice", "GT-20.1")
    return False


def turn_card(gt: Trucker) -> None:
    """The leader turns the next card up; the first is of the flight's level.  [GT-9.10 GT-10.4 GT-10.9]

    Ruling: the order in which it is met is settled now; only ties look at where the rockets then stand.
    """
    flight = gt.flight
    if not flight.days:  # the last one withdrew its last hull
        gt.then(agenda.SETTLE())
        return
    card = gt.stream.pick("deck", gt.on.book.next_cards(gt))
    gt.on.book.take_card(gt, card)
    flight.card = card
    flight.order = flight.in_order()
    gt.tell("gt-card", flight.order[0], "GT-10.4", card=card)
    gt.then((gt.on.cards[card].type,), agenda.END_CARD())


def take_card(gt: Trucker, card: CardId) -> None:
    """The card turned up leaves the deck.  [GT-10.4]"""
    gt.flight.deck.remove(card)
    gt.flight.turned.append(card)


def cards_to_come(gt: Trucker) -> int:
    """How many cards will still be turned up in this flight, if nothing ends it.  [GT-10.8]"""
    return len(gt.flight.deck)


def next_cards(gt: Trucker) -> list[CardId]:
    """The cards that may come next: the first one is of the flight's level, if there is any.  [GT-9.10]"""
    deck = gt.flight.deck
    if gt.flight.turned:
        return deck
    return [card for card in deck if gt.on.cards[card].level == gt.level.number] or deck


def end_card(gt: Trucker) -> None:
    """The card is done; what it made its rules remember is forgotten."""
    flight = gt.flight
    flight.card, flight.order, flight.roll = None, [], 0
    flight.declared, flight.landed, flight.under_fire = {}, {}, []
    gt.then(agenda.FLY())


def card_in_play(gt: Trucker) -> Card:
    assert gt.flight.card is not None
    return gt.on.cards[gt.flight.card]


def face(gt: Trucker) -> dict[str, str]:
    """What a question says of the card in play besides which it is: nothing, it is as printed."""
    return {}


def flying(gt: Trucker) -> list[Seat]:
    """Who still flies, in the order the card was turned up in.  [GT-10.9]"""
    return [seat for seat in gt.flight.order if seat in gt.flight.days]


def is_a_race(gt: Trucker) -> bool:
    """Whether there is a second ship to be compared with.  [GT-18.7 GT-18.11]"""
    return len(gt.on.book.flying(gt)) > 1


def next_in_order(gt: Trucker, seat: Seat) -> Seat | None:
    """Who comes after this seat in the order of the card, or nobody.  [GT-10.9]"""
    order, flying = gt.flight.order, gt.on.book.flying(gt)
    return next((other for other in order[order.index(seat) + 1 :] if other in flying), None)


def farthest_ahead(gt: Trucker, seats: list[Seat]) -> Seat:
    """Who leads among these, as the rockets stand now.  [GT-10.9 GT-18.3]"""
    return max(seats, key=gt.flight.days.__getitem__)


# Days.


def gain_days(gt: Trucker, seat: Seat, days: int) -> None:
    """Moves a rocket forward, or with a minus back, past others.  [GT-10.5 GT-10.6]"""
    flight = gt.flight
    others = [place for other, place in flight.days.items() if other != seat]
    flight.days[seat] = moved(flight.days[seat], days, others, gt.on.numbers.spaces)
    gt.tell("gt-moved", seat, "GT-10.5", days=days, place=flight.days[seat])


def lose_days(gt: Trucker, seat: Seat, days: int) -> None:
    """Moves a rocket back.  [GT-10.5]"""
    if days:
        gt.on.book.gain_days(gt, seat, -days)


# Giving up.


def give_up(gt: Trucker, seat: Seat, why: str, rule: str) -> None:
    """The rocket is taken off; later cards do not concern its owner.  [GT-20.5]"""
    del gt.flight.days[seat]
    gt.flight.gave_up.append(seat)
    gt.tell("gt-gave-up", seat, rule, why=why)


def give_up_hull(gt: Trucker, seat: Seat, hull: HullId, why: str, rule: str) -> None:
    """A hull goes home, with half the worth of its goods; its tiles are not lost, and the others fly on."""
    there, credits = gt.ship(seat).alone(hull), paid_for_hull(gt, seat, hull)
    gt.bill(seat, "half-price", credits, rule, str(len(there.cubes)))
    gt.salvage(seat, there.parts)
    gt.tell("gt-withdrew", seat, rule, hull=hull, why=why, credits=credits)


def paid_for_hull(gt: Trucker, seat: Seat, hull: HullId) -> int:
    """What the goods of a hull that goes home bring.  [GT-20.7]"""
    cubes = gt.ship(seat).alone(hull).cubes
    return half_price(gt.on.book.worth(gt, seat, cubes), gt.on.numbers.given_up)


def withdrawal(gt: Trucker, seat: Seat, move: Move) -> Amounts:
    """What the goods of the hull bring.  [GT-20.7]"""
    return some(credits=paid_for_hull(gt, seat, move.args[0]))


def half_price(worth: int, parts: int) -> int:
    """One part in so many of the whole worth, rounded up.  [GT-20.7]"""
    return -(-worth // parts)


def force_to_give_up(gt: Trucker) -> None:
    """Whoever has no human aboard, then whoever was lapped.  [GT-8.10 GT-13.3 GT-20.2 GT-20.3 GT-26.13]

    A hull without a human goes home alone, where others have one.

    Ruling: when the card is done, as without humans; laps are counted against the leader who flies on.
    """
    flight = gt.flight
    for seat in flight.in_order():
        ship, rule = gt.players[seat].ship, "GT-20.2" if flight.turned else "GT-8.10"
        if not ship.humans:
            gt.on.book.give_up(gt, seat, "no-human", rule)
        elif not ship.board.is_one:
            for hull in unmanned(ship):
                gt.on.book.give_up_hull(gt, seat, hull, "no-human", rule)
    for seat in gt.on.book.lapped(gt):
        gt.on.book.give_up(gt, seat, "lapped", "GT-20.3")


def lapped(gt: Trucker) -> list[Seat]:
    """Whom the leader has lapped, the last first.  [GT-10.7 GT-20.3]"""
    days, spaces = gt.flight.days, gt.on.numbers.spaces
    return [seat for seat in gt.flight.from_last() if is_lapped(days[seat], max(days.values()), spaces)]


def unmanned(ship: Ship) -> list[HullId]:
    """The hulls without a human."""
    return [hull for hull in ship.hulls if not ship.alone(hull).humans]


BRINGS = {"withdraw": withdrawal}
GROUPS: dict[str, Group] = {
    "give-up": "dangerous",
    "withdraw": "dangerous",
    **dict.fromkeys(("ready", "done", "pass"), "ends"),
}
RULES = {agenda.WITHDRAW: withdraw}
