"""Records what Python says in games of Galaxy Trucker; the words of the web client must say the same.

Run it when words or rules have changed: `python web/tests/words/record_galaxy_trucker.py --write`.
"""

import json
import random
from pathlib import Path
from typing import Any

from recorder import Plain, Recorder, tell

import perihelion
from perihelion import Game
from perihelion.games import facts
from perihelion.words import LANGUAGES, Words
from perihelion.words.galaxy_trucker import GalaxyTruckerWords

SENTENCES = Path(__file__).with_name("galaxy-trucker.txt")
NAMES = ["Ann", "Bob", "Cy"]
SEEDS = range(3)
MOST = 100_000  # answers: to the end
SELDOM = {  # how often they are meant
    "finish": 0.02,
    "give-up": 0.01,
    "pass": 0.05,
    "return": 0.1,
    "look": 0.05,
    "aside": 0.1,
    "lift": 0.1,
}
TABLES: list[dict[str, Any]] = [
    {"tempo": "turns", "flights": ["I", "II", "III"]},
    {"tempo": "days", "flights": ["IIIA"], "welding": "free"},
    {"tempo": "live", "flights": ["II"], "welding": "free", "hourglass": 20},
    {"tempo": "turns", "flights": ["I"], "welding": "free", "first-flight": "yes"},
]


def record_game(recorder: Recorder, game: Game) -> None:
    """What was told and how it ended, if it did."""
    for reader in (0, None):
        for event in game.events(reader):
            recorder.event(event, reader)
    for items in game.result.parts if game.result else ():
        for item in items:
            recorder.item(item)


def play(game: Game, recorder: Recorder, seed: int, most: int = MOST) -> None:
    """Plays by chance, but so that ships get built and fly; no bot, whose taste may change, has a say."""
    chance = random.Random(seed)
    for _ in range(most):
        if game.over:
            break
        seat = chance.choice(sorted(game.pending))
        if game.is_race:
            game.advance(1.0)
        if seat in game.pending:
            moves = game.pending[seat].moves
            wanted = [move for move in moves if chance.random() < SELDOM.get(move.verb, 1)]
            verb = chance.choice([move.verb for move in wanted or moves])
            move = chance.choice([move for move in moves if move.verb == verb])
            decision = game.pending[seat]
            recorder.prompt(decision.prompt, decision.about)
            question = {"prompt": decision.prompt, "about": decision.about, "seat": seat}
            brings = game.rules.brings(game.state, decision).get(move.text)
            table = game.view(seat)["table"]
            told = {"brings": {move.text: brings}} if brings else {}
            recorder.move(move.data, question | told, table)
            for text in decision.barred:
                recorder.move(game.rules.vocabulary[text].data, question, table, which="barred")
            game.play(seat, move)
    record_game(recorder, game)


def recorded() -> Plain:
    content = facts(perihelion.new("galaxy-trucker", seats=3).rules)
    voices = [GalaxyTruckerWords(Words(language), content, NAMES, codes=False) for language in LANGUAGES]
    recorder = Recorder(voices)
    for options in TABLES:
        for seed in SEEDS:
            play(perihelion.new("galaxy-trucker", seats=3, seed=seed, options=options), recorder, seed)
    recorder.amounts(content["speech"]["amounts"])
    for card in content["cards"]:
        recorder.add("cards", {"card": card}, [f"{v.of('card', card)}: {v.of('text', card)}" for v in voices])
    for tile, printed in content["tiles"].items():
        said = [f"{v.of('new-tile', tile)}, {v.of('sides', tile)}" for v in voices]
        recorder.add("tiles", {"kind": printed["kind"], "tile": tile}, said)
    assert [voice.words.problems for voice in voices] == [set(), set()], voices[0].words.problems
    return dict(json.loads(json.dumps({"names": NAMES, "facts": content, **recorder.cases})))


if __name__ == "__main__":
    tell(recorded(), SENTENCES)
