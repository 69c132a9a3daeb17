"""Return to the Moon: the solitaire training, with the base rules for the rest."""

from __future__ import annotations

from perihelion.engine.book import Book, Rule
from perihelion.engine.decisions import Seat
from perihelion.engine.ruleset import Item, Result
from perihelion.games.high_frontier.components import CardId, SpaceId
from perihelion.games.high_frontier.meta import LONGEST
from perihelion.games.high_frontier.state import LEO, Deck, Frontier, Player, Stack


def wrap(book: Book) -> None:
    """What the training changes."""
    book.replace("set_up", set_up)
    book.replace("income_water", income_water)
    book.replace("final_result", final_result)
    book.wrap("end_turn", count_turn)
    book.wrap("take_home", remember_landings)
    book.replace("why_over", why_over)


def set_up(hf: Frontier) -> None:
    """A crew module at LEO with empty tanks, a decade before the game.  [HF-8.8]

    Ruling: there are no patents yet, so that the decks are empty.  [HF-11.12]
    """
    training = hf.on.printed.training
    hf.players.append(Player(training.crew, training.water))
    man_rocket(hf)
    hf.decks = {name: Deck() for name in hf.decks}
    hf.tell("hf-faction", 0, "HF-8.8", faction=training.crew)


def man_rocket(hf: Frontier) -> None:
    """The crew module alone is the rocket.  [HF-8.8]"""
    crew = hf.on.printed.training.crew
    hf.players[0].stacks["rocket"] = Stack(LEO, [crew], row=hf.side(crew).mass)


def income_water(hf: Frontier, seat: Seat) -> int:
    return hf.on.printed.training.income


def count_turn(end_turn: Rule) -> Rule:
    """Turns count from the one in which the crew leaves LEO.  [HF-8.8]"""

    def counted(hf: Frontier) -> None:
        if hf.away or not is_home(hf):
            hf.away += 1
        end_turn(hf)

    return counted


def remember_landings(take_home: Rule) -> Rule:
    """A crew decommissioned at LEO is home, and has been where it was, if anywhere.  [HF-8.8 HF-7.1.4]"""

    def remembered(hf: Frontier, seat: Seat, card: CardId) -> SpaceId:
        sites = hf.landings.get(card, [])
        place: SpaceId = take_home(hf, seat, card)
        if place == LEO:
            hf.landings[card] = sites
        return place

    return remembered


def is_home(hf: Frontier) -> bool:
    """Whether the crew is in a stack at LEO, or was decommissioned there.  [HF-8.8]"""
    crew, player = hf.on.printed.training.crew, hf.players[0]
    from_leo = crew in player.hand and crew in hf.landings
    return from_leo or any(crew in stack.cards for _, stack in player.at(LEO))


def why_over(hf: Frontier) -> str:
    """Home from the Moon, or the crew is lost, or life support has ended.  [HF-8.8]

    Ruling: a crew decommissioned anywhere but at LEO is a mission given up; who comes home without having
    landed, or has not left, goes on with the turns that are left.  [HF-11.12]
    """
    training = hf.on.printed.training
    player = hf.players[0]
    if is_home(hf) and training.site in hf.landings.get(training.crew, ()):
        return "home"
    if not (is_home(hf) or player.slot_of(training.crew)) or hf.away >= training.turns:
        return "lost"
    return "rounds" if hf.turns >= (hf.on.rounds or LONGEST) else ""


def final_result(hf: Frontier) -> Result:
    """The mission is won or lost.  [HF-8.8]"""
    won = hf.over == "home"
    parts = [[Item("hf-mission", int(won), "HF-8.8")]]
    return Result([int(won)], [1], [0] if won else [], parts)
