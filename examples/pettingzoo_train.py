"""A linear policy learns Wild Space in games against random play: REINFORCE, with PettingZoo and NumPy."""

import sys

import numpy as np

from perihelion.lab import pettingzoo


def play(env, weights, rng):
    slope = np.zeros_like(weights)
    env.reset()
    while not env.terminations["seat_0"]:
        agent, seen = env.agent_selection, env.last()[0]
        legal, facts = np.flatnonzero(seen["action_mask"]), seen["observation"]
        chances = np.exp(weights[legal] @ facts) if agent == "seat_0" else np.ones(len(legal))
        action = rng.choice(legal, p=chances / chances.sum())
        if agent == "seat_0":
            slope[legal] -= np.outer(chances / chances.sum(), facts)
            slope[action] += facts
        env.step(action)
    return env.rewards["seat_0"], slope


def main(games=500, rate=0.0005):
    env, rng, leads = pettingzoo.env("wild-space", payoff="lead"), np.random.default_rng(1), []
    facts = env.observation_space("seat_0")["observation"]
    weights = np.zeros((env.action_space("seat_0").n, *facts.shape))
    for game in range(1, games + 1):
        reward, slope = play(env, weights, rng)
        weights += rate * (reward - np.mean(leads[-100:] or 0)) * slope
        leads.append(reward)
        if game % 100 == 0:
            print(f"{game} games: {np.mean(leads[-100:]):+.1f} credits ahead of random play")
    return leads


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
