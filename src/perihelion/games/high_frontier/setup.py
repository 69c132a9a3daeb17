"""Setting the table up."""

from __future__ import annotations

from typing import TYPE_CHECKING

from perihelion.engine.chance import Stream
from perihelion.engine.events import Journal
from perihelion.games.high_frontier.components import LETTERS, CardId, FactionId
from perihelion.games.high_frontier.operations.research import turn_up
from perihelion.games.high_frontier.state import Deck, Frontier, Player

if TYPE_CHECKING:
    from perihelion.games.high_frontier.rules import FrontierRules

EVENTS = {"hf-faction": {"faction": "word"}, "hf-drew": {"card": "side"}}


def begin(rules: FrontierRules, stream: Stream, journal: Journal | None) -> Frontier:
    """Factions, water, decks, tracks; then the first turn.  [HF-3.1]

    Who begins is chance: the tables shuffle people into seats, and option `first` names the first seat.
    """
    hf = empty_table(rules, stream, journal)
    rules.book.set_up(hf)
    rules.book.begin_turn(hf)
    return hf


def empty_table(rules: FrontierRules, stream: Stream, journal: Journal | None) -> Frontier:
    """All patents unseen in their decks, all tracks on START, nobody seated.  [HF-3.1C]"""
    hf = Frontier(rules=rules, stream=stream, journal=journal, agenda=[])
    hf.decks = {name: Deck(unseen=sorted(cards)) for name, cards in rules.decks.items()}
    hf.tracks = dict.fromkeys(LETTERS, 0)
    return hf


def set_up(hf: Frontier) -> None:
    """Everybody gets a faction, the decks are turned up.  [HF-3.1A HF-3.1B HF-3.1C HF-3.3]"""
    for seat in range(hf.on.seats):
        faction = deal_faction(hf)
        seat_player(hf, faction)
        hf.tell("hf-faction", seat, "HF-3.1A", faction=faction)
    if hf.on.is_shorter:
        draw_first_patents(hf)
    for name in hf.decks:
        turn_up(hf, name)


def deal_faction(hf: Frontier, *besides: FactionId) -> FactionId:
    """One at random that nobody has; where the table chose just enough, in their order.  [HF-3.1A]"""
    taken = {*besides, *(player.faction for player in hf.players)}
    left = [faction for faction in hf.on.dealt if faction not in taken]
    in_order = len(hf.on.dealt) == hf.on.seats < len(hf.on.box)
    return left[0] if in_order else hf.stream.pick("faction", left)


def seat_player(hf: Frontier, faction: FactionId) -> None:
    """The crew card is the starting hand.  [HF-3.1A HF-3.1B]"""
    hf.players.append(Player(faction, hf.on.numbers.water, [faction]))


def draw_first_patents(hf: Frontier) -> None:
    """In the shorter game everybody begins with cards of each deck.  [HF-3.3]"""
    for seat, player in enumerate(hf.players):
        for name in list(hf.decks) * hf.on.numbers.extra:
            card = hf.stream.pick(name, hf.decks[name].unseen)
            hf.decks[name].unseen.remove(card)
            player.hand.append(card)
            hf.tell("hf-drew", seat, "HF-3.3", card=card)


def hand_out_crews(hf: Frontier, taken: set[CardId]) -> None:
    """A crew that a position names nowhere, not even with others, is in its faction's hand."""
    for player in hf.players:
        if player.faction not in taken:
            taken.add(player.faction)
            player.hand.insert(0, player.faction)
