"""Where the boards of the games are found."""

from collections.abc import Callable, Mapping, Sequence

from perihelion.cli.text_client.board import Board
from perihelion.cli.text_client.galaxy_trucker import GalaxyTruckerBoard
from perihelion.cli.text_client.high_frontier import HighFrontierBoard
from perihelion.cli.text_client.wild_space import WildSpaceBoard
from perihelion.engine.driver import Game
from perihelion.words import Words

BOARDS: Mapping[str, Callable[[Game, Words, Sequence[str]], Board]] = {
    "wild-space": WildSpaceBoard,
    "galaxy-trucker": GalaxyTruckerBoard,
    "high-frontier": HighFrontierBoard,
}


def board_for(game: Game, words: Words, names: Sequence[str]) -> Board:
    return BOARDS[game.rules.info.name](game, words, names)
