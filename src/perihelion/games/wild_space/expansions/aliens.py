"""Quartz, and aliens: their display, recruiting them, their discard pile."""

from __future__ import annotations

from bisect import bisect_left
from dataclasses import dataclass
from typing import TYPE_CHECKING, cast

from perihelion.engine.decisions import Offers, Seat
from perihelion.engine.moves import Move
from perihelion.engine.refused import Reason
from perihelion.engine.ruleset import Item
from perihelion.games.wild_space import agenda
from perihelion.games.wild_space.book import Chosen, Discard, Offered, PlayCard, Scores
from perihelion.games.wild_space.components import SLOTS, CardId, EffectId
from perihelion.games.wild_space.expansions.reading import original
from perihelion.games.wild_space.state import WildSpace

if TYPE_CHECKING:
    from perihelion.games.wild_space.expansions.encounters import Encounters

TOO_EXPENSIVE = Reason("ws-too-expensive", "WS-11B.3")
ONE_A_TURN = Reason("ws-one-alien-a-turn", "WS-11B.3")


@dataclass(slots=True)
class Aliens:
    """What Encounters adds to the table.

    supply      quartz nobody has
    quartz      quartz of each seat
    deck        aliens of their own draw pile, sorted: which is next is chance
    display     the open aliens
    discard     the aliens' own discard pile
    recruited   whether an alien was recruited in this turn: 0 or 1
    """

    supply: int
    quartz: list[int]
    deck: list[CardId]
    display: list[CardId | None]
    discard: list[CardId]
    recruited: int = 0

    def clone(self) -> Aliens:
        return Aliens(
            self.supply, self.quartz[:], self.deck[:], self.display[:], self.discard[:], self.recruited
        )


def aliens(ws: WildSpace) -> Aliens:
    return cast(Aliens, ws.annexes["encounters"])


def encounters(ws: WildSpace) -> Encounters:
    return cast("Encounters", ws.on.expansion("encounters"))


def receive_quartz(ws: WildSpace, seat: Seat, count: int) -> None:
    """Quartz comes from the supply, as far as there is any.  [WS-11B.2 WS-12.15]"""
    own = aliens(ws)
    count = min(count, own.supply)
    own.supply -= count
    own.quartz[seat] += count
    ws.tell("ws-quartz", seat, "WS-11B.2", count=count)


def gain_quartz(ws: WildSpace, seat: Seat, effect: EffectId, count: int) -> None:
    """An effect that gives quartz.  [WS-11B.2]"""
    receive_quartz(ws, seat, count)


def quartz_first(before: PlayCard) -> PlayCard:
    def quartz_first(ws: WildSpace, seat: Seat, card: CardId) -> None:
        """A card that brings quartz gives it at once, before track and effect.  [WS-11B.2 WS-12.22]"""
        before(ws, seat, card)
        if card in encounters(ws).brings:
            receive_quartz(ws, seat, encounters(ws).brings[card])

    return quartz_first


def with_quartz(before: Scores) -> Scores:
    def with_quartz(ws: WildSpace, seat: Seat) -> list[Item]:
        """Quartz that was not spent is worth credits, and so is what aliens print.  [WS-11B.6]"""
        items = before(ws, seat)
        expansion = encounters(ws)
        for item in items:
            if item.part == "ws-printed" and original(item.about["card"]) in expansion.cost:
                item.rule = "WS-11B.6"
        quartz = aliens(ws).quartz[seat]
        if quartz:
            each = expansion.numbers.credits_per_quartz
            items.append(Item("ws-quartz", each * quartz, "WS-11B.6", {"count": quartz}))
        return items

    return with_quartz


def or_recruit(before: Offered) -> Offered:
    def or_recruit(ws: WildSpace, seat: Seat) -> Offers:
        """At the end of the turn one open alien, to the crew or for one less to hand.  [WS-11B.3]"""
        yield from before(ws, seat)
        own, cost = aliens(ws), encounters(ws).cost
        for alien in filter(None, own.display):
            for verb, price in (("recruit", cost[alien]), ("reserve", cost[alien] - 1)):
                why_not = ONE_A_TURN if own.recruited else TOO_EXPENSIVE if price > own.quartz[seat] else None
                yield ws.on.moves[verb][alien], why_not

    return or_recruit


def recruit_or(before: Chosen) -> Chosen:
    def recruit_or(ws: WildSpace, seat: Seat, move: Move) -> None:
        """Recruiting to the crew is playing the card; planets turn over after all of it.

        [WS-11B.3 WS-11B.10 WS-12.17 WS-12.18]
        """
        own = aliens(ws)
        if move.verb not in ("recruit", "reserve"):
            if move.verb != "renew":
                own.recruited = 0
            before(ws, seat, move)
            return
        (alien,) = move.args
        own.recruited = 1
        price = encounters(ws).cost[alien] - (move.verb == "reserve")
        own.quartz[seat] -= price
        own.supply += price
        own.display[own.display.index(alien)] = None
        ws.tell(
            "ws-recruited" if move.verb == "recruit" else "ws-reserved",
            seat,
            "WS-11B.3",
            card=alien,
            cost=price,
        )
        fill_alien_display(ws)
        if move.verb == "recruit":
            ws.on.book.play_card(ws, seat, alien)
        else:
            ws.players[seat].hand.append(alien)
            ws.players[seat].shown.add(alien)
        ws.then(agenda.END_TURN(seat))

    return recruit_or


def next_alien(ws: WildSpace) -> CardId | None:
    """The top alien; an empty deck is made anew of the aliens' own discard pile.  [WS-12.16]"""
    own = aliens(ws)
    if not own.deck:
        own.deck, own.discard = sorted(own.discard), []
    if not own.deck:
        return None
    alien = ws.stream.pick("alien", own.deck)
    del own.deck[bisect_left(own.deck, alien)]
    return alien


def fill_alien_display(ws: WildSpace) -> None:
    """Taken aliens are replaced at once.  [WS-11B.3 WS-11B.11]"""
    own = aliens(ws)
    for slot, card in enumerate(own.display):
        if card is None:
            own.display[slot] = next_alien(ws)
            if own.display[slot] is not None:
                ws.tell("ws-alien-laid", None, "WS-11B.3", slot=SLOTS[slot], card=own.display[slot])


def aliens_apart(before: Discard) -> Discard:
    def aliens_apart(ws: WildSpace, *cards: CardId) -> None:
        """Discarded and removed aliens go to their own pile.  [WS-12.16]"""
        gone = [card for card in cards if card in encounters(ws).cost]
        aliens(ws).discard.extend(gone)
        before(ws, *(card for card in cards if card not in gone))
        if gone:
            fill_alien_display(ws)

    return aliens_apart


def alien_from_slot(ws: WildSpace, slot: str) -> CardId | None:
    own = aliens(ws)
    place = SLOTS.index(slot)
    card, own.display[place] = own.display[place], None
    return card
