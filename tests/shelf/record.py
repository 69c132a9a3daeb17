"""Adds games to the shelf: `python tests/shelf/record.py` records until every piece was used in some game."""

from itertools import count, product
from pathlib import Path

import perihelion
from perihelion import Chair, Game
from perihelion.bots import BOTS
from perihelion.games.wild_space.editions import content_for
from perihelion.games.wild_space.expansions.encounters import Encounters
from perihelion.games.wild_space.expansions.solo import Solo
from perihelion.games.wild_space.expansions.space_base import SpaceBase

SHELF = Path(__file__).parent
MIXES = list(product(range(1, 6), ([], ["space-base"], ["encounters"], ["space-base", "encounters"])))
USES = {
    "ws-played": "card",
    "ws-captain": "card",
    "ws-side": "card",
    "ws-landed": "sector",
    "ws-launched": "slot",
    "ws-smuggler-explored": "planet",
}


def pieces() -> set[str]:
    """Every piece there is: cards, aliens, captains, sectors, slots, hostile planets."""
    base, full = content_for(()), content_for(("solo", "space-base", "encounters"))
    slots, hostile = SpaceBase(full).slots, Solo(full).hostile
    strange = Encounters(full)
    sides = set(strange.captains)
    return {*full.deck, *strange.aliens, *base.captains, *sides, *full.sectors, *slots, *hostile}


def used(game: Game) -> set[str]:
    """The pieces a game made use of."""
    return {str(event.data[USES[event.kind]]) for event in game.events(None) if event.kind in USES}


def played(number: int, stop: int | None = None) -> Game:
    """A game by bots, the stronger and the weaker by turns."""
    seats, expansions = MIXES[number % len(MIXES)]
    game = perihelion.new("wild-space", seats=seats, seed=number, options={"expansions": expansions})
    bots = [BOTS["random" if (seat + number) % 4 == 3 else "rookie"](number + seat) for seat in range(seats)]
    while not game.over and (stop is None or game.history is None or len(game.history.entries) < stop):
        (seat,) = game.pending
        game.play(seat, bots[seat].choose(Chair(game, seat)))
    return game


def name_of(number: int) -> str:
    seats, expansions = MIXES[number % len(MIXES)]
    return "-".join(["wild-space", str(seats), *expansions, str(number)])


def main() -> None:
    for old in SHELF.glob("wild-space-*.json"):
        old.unlink()
    left = pieces()
    for number in count():
        game = played(number)
        if number < len(MIXES) or used(game) & left:
            left -= used(game)
            (SHELF / f"{name_of(number)}.json").write_text(game.save(), "utf-8")
        if not left and number >= len(MIXES):
            break
    for number in (3, 6, 11):
        (SHELF / f"{name_of(number)}-unfinished.json").write_text(played(number, stop=40).save(), "utf-8")


if __name__ == "__main__":
    main()
