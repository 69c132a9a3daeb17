"""OpenSpiel's search for hidden information, ISMCTS, plays Wild Space against random play."""

import sys
from itertools import count

import numpy as np
import pyspiel
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

from perihelion.lab.openspiel import imagined


def play(game, bots, rng):
    """One game: by how many credits each player was ahead."""
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, probabilities = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choice(outcomes, p=probabilities))
        else:
            state.apply_action(bots[state.current_player()].step(state))
    return state.returns()


def main(games=4, simulations=30):
    game = pyspiel.load_game("perihelion_wild_space(players=2,payoff=lead)")
    rng, seeds = np.random.RandomState(1), count()
    rollout = RandomRolloutEvaluator(random_state=rng)
    search = ISMCTSBot(game, rollout, 10.0, simulations, random_state=rng, use_observation_string=True)
    search.set_resampler(lambda state, player: imagined(state, player, next(seeds)))
    bots = [search, pyspiel.make_uniform_random_bot(1, 1)]
    leads = [play(game, bots, rng)[0] for _ in range(games)]
    print(f"search is {np.mean(leads):+.1f} credits ahead of random play in {games} games")
    return leads


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
