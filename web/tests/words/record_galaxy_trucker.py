"""Records what Python says in games of Galaxy Trucker; the words of the web client must say the same.

Run it when words or rules of Galaxy Trucker have changed: `python web/tests/words/record_galaxy_trucker.py`.
"""

import gzip
import json
import random
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import perihelion
from perihelion import Game
from perihelion.games import facts
from perihelion.words import LANGUAGES, Words
from perihelion.words.galaxy_trucker import GalaxyTruckerWords

SENTENCES = Path(__file__).with_name("galaxy-trucker.json.gz")
NAMES = ["Ann", "Bob", "Cy"]
EACH = 3  # cases of a kind
SEEDS = range(3)
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
Plain = dict[str, Any]


class Recorder:
    """Cases by section: each with what every language says."""

    def __init__(self, voices: list[GalaxyTruckerWords]) -> None:
        self.voices = voices
        self.cases: dict[str, list[Plain]] = {}
        self._seen: dict[tuple[str, str], int] = {}

    def wants(self, section: str, kind: str) -> bool:
        count = self._seen[section, kind] = self._seen.get((section, kind), 0) + 1
        return count <= EACH

    def add(self, section: str, case: Plain, said: list[Any]) -> None:
        self.cases.setdefault(section, []).append({**case, "said": said})

    def asked(self, game: Game, seat: int, text: str) -> None:
        decision = game.pending[seat]
        if self.wants("prompts", decision.prompt):
            said = [voice.prompt(decision.prompt, decision.about) for voice in self.voices]
            self.add("prompts", {"prompt": decision.prompt, "about": decision.about}, said)
        self.moves(game, seat, [text], "")
        self.moves(game, seat, decision.barred, "barred")

    def moves(self, game: Game, seat: int, texts: Iterable[str], which: str) -> None:
        """Moves that are made, and those a person would expect but may not make."""
        decision = game.pending[seat]
        for text in texts:
            move = game.rules.vocabulary[text]
            if self.wants("moves", f"{which} {move.verb} {decision.prompt}"):
                question = {"prompt": decision.prompt, "about": decision.about, "seat": seat}
                table = game.view(seat)["table"]
                said = [list(voice.move(move.data, question, table)) for voice in self.voices]
                self.add("moves", {"move": text, "asked": question, "table": table}, said)

    def told(self, game: Game) -> None:
        for reader in (0, None):
            for event in game.events(reader):
                if self.wants("events", f"{event.kind} {event.seat == reader} {event.data.get('why')}"):
                    plain = {**event.as_json(), "seq": 1}
                    said = [voice.event(plain, reader) for voice in self.voices]
                    self.add("events", {"event": plain, "reader": reader}, said)
        assert game.result is not None
        for items in game.result.parts:
            for item in items:
                if self.wants("items", item.part):
                    plain = item.as_json()
                    self.add("items", {"item": plain}, [voice.item(plain) for voice in self.voices])


def play(game: Game, recorder: Recorder, seed: int) -> None:
    """Plays by chance, but so that ships get built and fly; no bot, whose taste may change, has a say."""
    chance = random.Random(seed)
    while not game.over:
        seat = chance.choice(sorted(game.pending))
        if game.is_race:
            game.advance(1.0)
        if seat in game.pending:
            moves = game.pending[seat].moves
            wanted = [move for move in moves if chance.random() < SELDOM.get(move.verb, 1)]
            verb = chance.choice([move.verb for move in wanted or moves])
            move = chance.choice([move for move in moves if move.verb == verb])
            recorder.asked(game, seat, move.text)
            game.play(seat, move)
    recorder.told(game)


def recorded() -> Plain:
    content = facts(perihelion.new("galaxy-trucker", seats=3).rules)
    voices = [GalaxyTruckerWords(Words(language), content, NAMES) for language in LANGUAGES]
    recorder = Recorder(voices)
    for options in TABLES:
        for seed in SEEDS:
            play(perihelion.new("galaxy-trucker", seats=3, seed=seed, options=options), recorder, seed)
    for card in content["cards"]:
        recorder.add("cards", {"card": card}, [f"{v.card(card)}: {v.text(card)}" for v in voices])
    for tile in content["tiles"]:
        said = [f"{v.new_tile(tile)}, {v.sides(tile)} {v.direction(tile, 1)}" for v in voices]
        recorder.add("tiles", {"tile": tile}, said)
    assert [voice.words.problems for voice in voices] == [set(), set()], voices[0].words.problems
    return dict(json.loads(json.dumps({"names": NAMES, "facts": content, **recorder.cases})))


def main() -> None:
    text = json.dumps(recorded(), ensure_ascii=False, separators=(",", ":"))
    SENTENCES.write_bytes(gzip.compress(text.encode("utf-8"), mtime=0))


if __name__ == "__main__":
    main()
