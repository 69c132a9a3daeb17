"""Records what Python says in games of Wild Space; the words of the web client must say the same.

Plays the games of the shelf again and random games of every mix, and takes a sample of all there is to say.
Run it when words or rules have changed: `python web/tests/words/record_wild_space.py --write`.
"""

import json
from collections import Counter
from collections.abc import Iterator
from functools import partial
from itertools import product
from pathlib import Path
from random import Random
from typing import Any

from every_key import keys_of
from recorder import pieces_of, tell

import perihelion
from perihelion import Decision, Game
from perihelion.engine.replays import begin_anew, read_record, redo, with_chance
from perihelion.games import facts, ruleset
from perihelion.games.wild_space.rules import WildSpaceRules
from perihelion.words import LANGUAGES, Words
from perihelion.words.wild_space import WildSpaceWords

HERE = Path(__file__).parent
SENTENCES = HERE / "wild-space.txt"
SHELF = HERE.parents[2] / "tests" / "shelf"
NAMES = ["Ana", "Émile", "Bo", "Chloé", "Dan"]
EXPANSIONS = ([], ["space-base"], ["encounters"], ["space-base", "encounters"])
RANDOM_GAMES = list(product((1, 3), EXPANSIONS))
AT_MOST = {"prompts": 12, "moves": 16, "events": 8, "items": 12}
BEGINNING = "perihelion wild-space 1\nseats: "
ODD_POSITIONS = [  # displays with gaps, which hardly come up in play
    BEGINNING + "2\ndisplay: - RO-01 -\nagenda: draw 0 PL-H1.left.1 2 0\nagenda: end_turn 0\n",
    BEGINNING + "2\ndisplay: - RO-01 -\nagenda: take_and_play 0 PL-3A.right.1 1\nagenda: end_turn 0\n",
    BEGINNING + "1\noption expansions: encounters\nstarter: smuggler\n"
    "display: - RO-01 -\naliens: - AL-02 -\nagenda: smuggler_turn 0\n",
]
Plain = dict[str, Any]
NEVER_TOLD: list[Plain] = [  # to draw in vain takes an empty deck, discard pile and display
    {"kind": "ws-nothing-to-draw", "seat": 0, "rule": "WS-12.8", "data": {}},
    {"kind": "ws-took", "seat": 0, "rule": "WS-12.3", "data": {"card": "RO-01", "source": "explore.1"}},
]


class Sample:
    """What was said so far.

    facts    mix -> the content at its tables
    tables   what a seat saw when it was asked, as far as moves tell of it
    cases    section -> inputs and sentences, the latter per language
    """

    def __init__(self) -> None:
        self.words = [Words(language) for language in LANGUAGES]
        self.facts: dict[str, Plain] = {}
        self.rules: dict[str, WildSpaceRules] = {}
        self.tables: list[Plain] = []
        self.cases: dict[str, list[Plain]] = {}
        self._voices: dict[str, list[WildSpaceWords]] = {}
        self._counts: Counter[tuple[str, ...]] = Counter()
        self._seen: set[str] = set()

    def mix_of(self, game: Game) -> str:
        rules = game.rules
        assert isinstance(rules, WildSpaceRules)
        mix = "+".join(["solo" if rules.seats == 1 else "company", *rules.options["expansions"]])
        if mix not in self.facts:
            self.facts[mix], self.rules[mix] = facts(rules), rules
            self._voices[mix] = [
                WildSpaceWords(words, self.facts[mix], NAMES, codes=False) for words in self.words
            ]
        return mix

    def voices(self, mix: str, seen: Plain | None) -> list[WildSpaceWords]:
        for voice in self._voices[mix]:
            voice.seen = seen
        return self._voices[mix]

    def is_new(self, section: str, *kind: str, case: Any) -> bool:
        """Whether a case is still wanted: enough of a kind are enough, and none twice."""
        if self._counts[section, *kind] >= AT_MOST[section]:
            return False
        if (mark := json.dumps([section, *kind, case])) in self._seen:
            return False
        self._counts[section, *kind] += 1
        self._seen.add(mark)
        return True

    def add(self, section: str, case: Plain, said: list[Any]) -> None:
        self.cases.setdefault(section, []).append({**case, "said": said})

    def table_number(self, table: Plain) -> int:
        seen = _as_moves_tell(table)
        if seen not in self.tables:
            self.tables.append(seen)
        return self.tables.index(seen)


def _as_moves_tell(table: Plain) -> Plain:
    """A table without what no move speaks of."""
    seen: Plain = {
        "display": table["display"],
        "players": [{"captain": player["captain"], "token": player["token"]} for player in table["players"]],
    }
    if "solo" in table:
        seen["solo"] = {"landed": table["solo"]["landed"]}
    if "encounters" in table:
        seen["encounters"] = {"display": table["encounters"]["display"]}
    if "space-base" in table:
        bases = table["space-base"]["players"]
        seen["space-base"] = {"players": [{"board": base["board"]} for base in bases]}
    return seen


# Games.


def played_again(text: str) -> Iterator[Game]:
    """A recorded game, before every answer and at its end."""
    record = read_record(text)
    game = begin_anew(record, ruleset(record.game, record.seats, record.options, []))
    yield game
    for done in record.decisions:
        with_chance(game.state.stream, done.chance, partial(redo, game, done))
        yield game


def played_at_random(seats: int, expansions: list[str]) -> Iterator[Game]:
    random = Random(seats)
    game = perihelion.new("wild-space", seats=seats, seed=seats, options={"expansions": expansions})
    while not game.over:
        yield game
        ((seat, decision),) = game.pending.items()
        game.play(seat, random.choice(decision.moves))
        if random.random() < 0.05:
            game.undo(seat, consent=range(seats))
    yield game


def listen(sample: Sample, steps: Iterator[Game]) -> None:
    for game in steps:
        for decision in game.pending.values():
            take_question(sample, game, decision)
    take_events(sample, game)
    take_score(sample, game)


def take_question(sample: Sample, game: Game, decision: Decision) -> None:
    mix = sample.mix_of(game)
    verbs = sorted({move.verb for move in decision.moves})
    case = {"prompt": decision.prompt, "about": dict(decision.about), "verbs": verbs}
    if sample.is_new("prompts", mix, decision.prompt, case=case):
        said = [v.prompt(decision.prompt, decision.about, verbs) for v in sample.voices(mix, None)]
        sample.add("prompts", {"mix": mix, **case}, said)
    take_moves(sample, game, decision, [*(move.text for move in decision.moves), *decision.barred])


def take_moves(sample: Sample, game: Game, decision: Decision, moves: list[str]) -> None:
    mix, table = sample.mix_of(game), game.view(decision.seat)["table"]
    asked = {"prompt": decision.prompt, "about": dict(decision.about), "seat": decision.seat}
    for move in moves:
        verb, *named = move.split()
        if sample.is_new("moves", mix, verb, decision.prompt, case=[move, _there(named, table)]):
            data = game.rules.vocabulary[move].data
            said = [voice.move(data, asked, table) for voice in sample.voices(mix, None)]
            case = {"mix": mix, "move": move, "asked": asked, "table": sample.table_number(table)}
            sample.add("moves", case, said)


def _there(named: list[str], table: Plain) -> list[Any]:
    """What lies where a move goes, which makes it another move."""
    landed = table.get("solo", {}).get("landed", [])
    return [(table["display"].get(name, ""), name in landed) for name in named]


def take_events(sample: Sample, game: Game) -> None:
    """As the first and the last seat, and a spectator, read them."""
    mix = sample.mix_of(game)
    table = game.view(None)["table"]
    for reader in (None, 0, game.rules.seats - 1):
        for event in [*(event.as_json() for event in game.events(reader)), *NEVER_TOLD]:
            told = {**event, "seq": 1}
            you = str(reader is not None and reader == told["seat"])
            if sample.is_new("events", mix, told["kind"], you, case=told):
                said = [voice.event(told, reader) for voice in sample.voices(mix, table)]
                case = {"mix": mix, "event": told, "reader": reader, "table": sample.table_number(table)}
                sample.add("events", case, said)


def take_score(sample: Sample, game: Game) -> None:
    mix, table = sample.mix_of(game), game.view(None)["table"]
    sides = [player["parts"] for player in table["players"]] + [table.get("solo", {}).get("parts", [])]
    for item in (item for items in sides for item in items):
        if sample.is_new("items", mix, item["part"], case=item):
            said = [voice.item(item) for voice in sample.voices(mix, None)]
            sample.add("items", {"mix": mix, "item": item}, said)


# Pieces.


def take_pieces(sample: Sample) -> None:
    """Every piece, and again where another mix makes it say something else; solo has all there is."""
    seen: set[str] = set()
    for mix, known in sample.facts.items():
        if mix.startswith("solo"):
            for kind, piece in pieces_of(known):
                said = [voice.name(kind, piece) for voice in sample.voices(mix, None)]
                mark = json.dumps([kind, piece, said])
                if mark not in seen:
                    seen.add(mark)
                    section = "lines" if kind.endswith("-line") else "pieces"
                    sample.add(section, {"kind": kind, "piece": piece, "mix": mix}, said)


# All together.


def recorded() -> Plain:
    sample = Sample()
    for text in ODD_POSITIONS:
        listen(sample, iter([perihelion.from_position("wild-space", text)]))
    for path in sorted(SHELF.glob("wild-space-*.json")):
        listen(sample, played_again(path.read_text("utf-8")))
    for seats, expansions in RANDOM_GAMES:
        listen(sample, played_at_random(seats, expansions))
    take_pieces(sample)
    assert sorted(unheard(sample)) == []
    assert [words.problems for words in sample.words] == [set(), set()]
    kept: Plain = {"names": NAMES, "facts": sample.facts, "tables": sample.tables, **sample.cases}
    return dict(json.loads(json.dumps(kept)))


def unheard(sample: Sample) -> set[str]:
    """Kinds of questions, moves, events and score items that no case tells of."""
    heard = {f"prompt-{case['prompt']}" for case in sample.cases["prompts"]}
    heard |= {f"move-ws-{case['move'].split()[0]}" for case in sample.cases["moves"]}
    heard |= {f"event-{case['event']['kind']}" for case in sample.cases["events"]}
    heard |= {f"part-{case['item']['part']}" for case in sample.cases["items"]}
    told = {f"event-{kind}" for rules in sample.rules.values() for kind in rules.events}
    told |= {f"move-ws-{move.verb}" for rules in sample.rules.values() for move in rules.vocabulary}
    told |= {key for key in keys_of("en") if key.startswith(("prompt-ws-", "part-ws-"))}
    return told - heard


if __name__ == "__main__":
    tell(recorded(), SENTENCES)
