"""Setting the table up."""

from __future__ import annotations

from typing import TYPE_CHECKING

from perihelion.engine.chance import Stream
from perihelion.engine.decisions import Seat
from perihelion.engine.events import Journal
from perihelion.games.wild_space import agenda
from perihelion.games.wild_space.components import SLOTS, CardId
from perihelion.games.wild_space.drawing import fill_display, next_card
from perihelion.games.wild_space.state import Player, WildSpace

if TYPE_CHECKING:
    from perihelion.games.wild_space.rules import WildSpaceRules


def begin(rules: WildSpaceRules, stream: Stream, journal: Journal | None) -> WildSpace:
    """Planets, captains, deck, display and hands.  [WS-3.1 WS-3.2 WS-3.3 WS-3.4 WS-3.5 WS-3.6]

    Who begins is chance: the tables shuffle people into seats, and option `first` names the first seat.
    """
    ws = empty_table(rules, stream, journal)
    for seat in range(rules.seats):
        captain = deal_captain(ws)
        seat_player(ws, captain)
        ws.tell("ws-captain", seat, "WS-3.2", card=captain)
    ws.then(agenda.DEAL_HANDS())
    return ws


def deal_captain(ws: WildSpace, *besides: CardId) -> CardId:
    """A captain nobody has yet.  [WS-3.2]"""
    taken = {identity(captain) for captain in (*besides, *(player.captain for player in ws.players))}
    return ws.stream.pick("captain", [c for c in ws.on.dealt_captains if identity(c) not in taken])


def identity(captain: CardId) -> str:
    """Two sides of a captain are one captain."""
    return captain.split(".")[0]


def deal_hands(ws: WildSpace) -> None:
    """The display is laid, everybody gets a hand, and the first turn begins.  [WS-3.4 WS-3.5]"""
    fill_display(ws)
    for seat in range(len(ws.players)):
        deal_hand(ws, seat)
    ws.on.book.next_turn(ws)


def empty_table(rules: WildSpaceRules, stream: Stream, journal: Journal | None) -> WildSpace:
    """The start planets face up, the others face down, all cards in the deck, nobody seated."""
    return WildSpace(
        rules=rules,
        stream=stream,
        journal=journal,
        agenda=[],
        turn=0,
        planets=list(rules.start_planets),
        face_down=list(rules.numbers["setup"]["face_down"]),
        deck=list(rules.deck),
        display=[None] * len(SLOTS),
        discard=[],
        used=[],
        players=[],
    )


def seat_player(ws: WildSpace, captain: CardId) -> None:
    """A player with a captain, all shuttles unused and the token before its first space.  [WS-3.2 WS-3.3]"""
    ws.players.append(Player(captain, 0, [captain], [], set(), [], []))


def deal_hand(ws: WildSpace, seat: Seat) -> None:
    """The secret starting hand.  [WS-3.5]"""
    dealt = [next_card(ws) for _ in range(ws.on.numbers["setup"]["hand"])]
    cards = [card for card in dealt if card is not None]
    ws.players[seat].hand.extend(cards)
    ws.tell("ws-dealt", seat, "WS-3.5", secret={"cards": cards}, audience=(seat,), count=len(cards))
