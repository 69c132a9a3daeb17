"""The numbers of the judgement; the captain's were found by a search that played thousands of games."""

from dataclasses import dataclass


@dataclass(slots=True, frozen=True)
class Tastes:
    """What a bot likes, in credits; those marked * fade as the game goes on.

    sight             how many cards of a chain it looks ahead
    card              a card drawn
    card_early        up to this many times the share of the game that is left, a card drawn is worth in full
    plays_per_turn    cards it expects to play in a turn
    glut              what each card in hand beyond those takes from the worth of a card drawn
    same              * the first and the second animal of a species, of which only the third scores
    series            * an animal that joins 0, 1, 2, 3, 4 others of a series
    crew              * a crew larger by one, as long as planets ask for it
    waste             * share that a card loses if it is played when its effect does nothing
    good_play         an effect that plays a card, on a good day
    credits_ahead     * share of the credits that the token comes nearer to
    mission_ahead     * share of a mission that may yet be met
    keep              * share of its worth that a card keeps by staying in hand
    hold              share of the worth of a card drawn that any card in hand has
    blind             the top card of the deck, its animal aside
    link              an open card that a card in hand can play
    land              * what using up a shuttle's landing costs
    explore           * what using up its exploration costs
    renew             how much better than the deck new open cards are
    quartz            * what a quartz is worth beyond the credit it scores
    reserve           share of its worth that an alien keeps when it is taken into the hand
    scout             cards that looking through the deck is worth
    """

    sight: int = 3
    card: float = 6.18
    card_early: float = 4.73
    plays_per_turn: float = 1.42
    glut: float = 0.07
    same: tuple[float, float] = (0.38, 1.97)
    series: tuple[float, float, float, float, float] = (0.44, 1.83, 3.79, 2.51, 4.97)
    crew: float = 1.54
    waste: float = 0.44
    good_play: float = 2.04
    credits_ahead: float = 0.18
    mission_ahead: float = 0.62
    keep: float = 0.22
    hold: float = 0.33
    blind: float = 1.4
    link: float = 1.2
    land: float = 0.95
    explore: float = 0.62
    renew: float = 0.37
    quartz: float = 7.0
    reserve: float = 0.5
    scout: float = 1.3


CAPTAIN = Tastes()
ROOKIE = Tastes(
    sight=1,
    card=0.6,
    card_early=2.0,
    same=(0.5, 1.0),
    series=(0.5, 0.5, 0.5, 0.5, 0.5),
    crew=1.0,
    waste=0.0,
    credits_ahead=0.0,
    mission_ahead=0.0,
    keep=0.2,
    link=0.0,
    quartz=0.5,
)
"""Sees one card ahead, would rather play than draw, and plans neither missions nor series."""
