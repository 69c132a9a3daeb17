"""Records what Python says in High Frontier; the words of the web client must say the same.

Every question, verb, event and part of the score there is, with made-up data. Run it when words or rules have
changed: `python web/tests/words/record_high_frontier.py --write`.
"""

import json
import re
from importlib.resources import files
from pathlib import Path
from typing import Any, cast

from recorder import EACH, Plain, Recorder, pieces_of, tell

import perihelion
from perihelion import Game
from perihelion.cli.text_client.high_frontier_routes import in_words, no_route
from perihelion.engine.events import Event
from perihelion.engine.ruleset import Item
from perihelion.games import facts
from perihelion.games.high_frontier.content import base_content
from perihelion.games.high_frontier.inquiries import route_as_json
from perihelion.games.high_frontier.planner.craft import Craft
from perihelion.games.high_frontier.planner.no_route import Bar
from perihelion.games.high_frontier.planner.routes import Route, Wishes, base_planner
from perihelion.games.high_frontier.positions.rocket_text import read_rocket
from perihelion.games.high_frontier.rules import FrontierRules
from perihelion.words import LANGUAGES, Words
from perihelion.words.high_frontier import HighFrontierWords

SENTENCES = Path(__file__).with_name("high-frontier.txt")
WRITTEN = ("both", "text", "space")
NAMES = ["Ann", "Bob", "Cy", "Di", "Eve"]
POSITION = """perihelion high-frontier 1
seats: 2
option expansions: expansion
faction 0: PRC
faction 1: UN
rocket 0: luna-l1 3t T2 PRC
outpost 0: luna R1
freighter 0: deimos F1*
hand 0: T3* R2
without-factory 0: T3
"""
HOME = """perihelion high-frontier 1
seats: 2
faction 0: PRC
faction 1: UN
rocket 0: LEO 3t T2 PRC F1*
landings PRC: luna
"""
AFAR = """perihelion high-frontier 1
seats: 2
faction 0: PRC
faction 1: UN
rocket 0: luna 3t T2 R2 PRC
outpost 1: luna 2t R1
landings PRC: luna
claim luna: 0 1 S
"""
BRINGING = {
    HOME: ("tanks 1", "tanks 5", "sell F1", "decommission PRC", "abandon rocket", "letter C", "income"),
    AFAR: ("decommission PRC", "abandon rocket", "refuel R2", "refuel factory", "steal 1"),
}
"""Positions, and moves there that bring or cost something."""
SAMPLES: dict[str, list[Any]] = {
    "card": ["T1", "PRC", "F8"],
    "cards": [["R1", "F1"], ["PRC"], ["T1"]],
    "black": [["R1", "T1"], [], ["T1", "F8"]],
    **{key: ["luna", "LEO", "geo"] for key in ("site", "place", "start", "to")},
    **{key: [1, 0, 1] for key in ("victim", "giver")},
    "payee": [None, 0, 1],
    "deck": ["thruster", "robonaut", "refinery"],
    "slot": ["rocket", "freighter", "outpost-2"],
    "letter": ["C", "M", "V"],
    "enough": ["free", "all", "short"],
    "fuelled": [0, 1, 3],
    "hazard": ["crash", "aerobrake", "crash"],
    "venture": ["tourism", "elevator", "satellites"],
    "glory": ["mars", "mercury", "any"],
    "how": ["R1", "factory", "scoop"],
    "why": ["factories", "payment", "home"],
    "reason": ["hf-too-little-water", "hf-no-disk", "hf-too-heavy"],
    "faction": ["NASA", "UN", "SHIMIZU"],
    "bids": [{"0": 0, "1": 3}, {"1": 1}, {"0": 2}],
    "mover": [1, 0, 1],
    "weapon": ["R1", "cube-1", "PRC"],
    "aimed": ["T1", "cube", "F8"],
    "target": ["rocket", "factory", "outpost"],
    "square": ["CE", "W1", "AN"],
    "sector": ["blue", "yellow", "red"],
    "consent": [[], [1], [1, 0]],
    "said": ["", "", ""],
    "side": ["white", "black", "white"],
    "parts": [
        [
            {"from": 0, "to": 1, "what": "water", "amount": 3},
            {"from": 1, "to": 0, "what": "card", "card": "T1"},
        ],
        [
            {"from": 1, "to": 0, "what": "leave", "site": "luna"},
            {"from": 0, "to": 1, "what": "fuel", "amount": 1},
        ],
        [{"from": 0, "to": 1, "what": "promise", "words": "a lift"}],
    ],
}
SAMPLES["terms"] = [{"parts": parts} for parts in SAMPLES["parts"]]
NUMBERS = [0, 1, 5]
ROUTES = {
    "PRC + T2 + R2, 3 tanks": "luna",
    "R5, at low-mars-orbit": "mars-hellas-basin",
}
"""Rockets as the planner reads them, and where they shall go."""
BARS: list[Plain] = [
    *({"why": why} for why in ("here", "stuck", "no-factory", "no-thruster", "mining", "beyond")),
    *({"why": why, "thrust": -1, "zone": "Ceres"} for why in ("weak", "far")),
    *({"why": "tanks", "tanks": tanks, "more": more} for tanks, more in ((1, True), (5, True), (0, False))),
    {"why": "landing", "size": 9},
]


def samples(fields: frozenset[str], n: int) -> Plain:
    """Data of an event, a question or a part of the score: the n-th sample of each field."""
    return {field: SAMPLES.get(field, NUMBERS)[n] for field in sorted(fields)}


def catalogue(prefix: str) -> dict[str, frozenset[str]]:
    """Keys of the catalogue that begin so, with what they speak of."""
    folder = files("perihelion.words").joinpath("en")
    names = ("high-frontier", "high-frontier-expansion")
    text = "\n".join(folder.joinpath(f"{name}.ftl").read_text("utf-8") for name in names)
    said = dict(re.findall(r"^([\w-]+) =(.*(?:\n[ }].*)*)", text, re.MULTILINE))
    return {
        key.removeprefix(prefix): frozenset(fields_of(key, said)) for key in said if key.startswith(prefix)
    }


def fields_of(key: str, said: dict[str, str]) -> set[str]:
    """What a key and the phrases in it speak of."""
    found = set(re.findall(r"\$(\w+)", said[key]))
    for inner in re.findall(r"{ (hf-[\w-]+) }", said[key]):
        found |= fields_of(inner, said)
    return found - {"who", "you", "mine", "others", "yours"}


def record_moves(recorder: Recorder, game: Game) -> None:
    table = game.view(0)["table"]
    for prompt in ("hf-turn", "hf-bid"):
        for move in game.rules.vocabulary:
            recorder.move(move.data, {"prompt": prompt, "about": {}, "seat": 0}, table)
    for position, moves in BRINGING.items():
        there = perihelion.from_position("high-frontier", position)
        rules, table_there = cast(FrontierRules, there.rules), there.view(0)["table"]
        for text in moves:
            move = rules.vocabulary[text]
            brings = {text: rules.offering.brings[move.verb](there.state, 0, move)}
            asked = {"prompt": "hf-turn", "about": {}, "seat": 0, "brings": brings}
            recorder.move(move.data, asked, table_there, position)
    flying = {**table, "flight": {"slot": "rocket"}}
    for space in ("geo", "luna-l5", "luna"):  # next to the rocket
        move = game.rules.vocabulary[f"go {space}"]
        recorder.move(move.data, {"prompt": "hf-go", "about": {}, "seat": 0}, flying)


def record_events(recorder: Recorder, game: Game) -> None:
    for kind, fields in game.rules.events.items():
        for n in range(EACH):
            for reader in (0, 1, None):
                recorder.event(Event(1, kind, 0, "HF-4.0", samples(fields, n), None, ()), reader)


def record_routes(recorder: Recorder) -> None:
    """Routes with every kind of leg, cost and danger."""
    planner = base_planner()
    for rocket, to in ROUTES.items():
        said = read_rocket(base_content(), rocket)
        wishes = Wishes(refuel=said.refuel, factories=said.factories)
        for route in planner.routes(said.craft, [to], wishes)[to]:
            told = [" | ".join(_route(voice, said.craft, route)) for voice in recorder.voices]
            recorder.add("routes", {"rocket": rocket, "route": route_as_json(said.craft, route)}, told)


def _route(voice: HighFrontierWords, craft: Craft, route: Route) -> list[str]:
    heading, _, *legs = in_words(voice, craft, route)
    return [heading, *legs]


def record_bars(recorder: Recorder) -> None:
    """Every reason for having no route."""
    for bar in BARS:
        why = Bar(bar["why"], {name: figure for name, figure in bar.items() if name != "why"})
        told = [no_route(voice, "luna", [why]) for voice in recorder.voices]
        recorder.add("bars", {"why": bar["why"], "to": "luna", "bar": bar}, told)


def recorded() -> Plain:
    game = perihelion.from_position("high-frontier", POSITION)
    content = facts(game.rules)
    voices = [HighFrontierWords(Words(language), content, NAMES) for language in LANGUAGES]
    recorder = Recorder(voices)
    for prompt, fields in catalogue("prompt-").items():
        for n in range(EACH):
            recorder.prompt(prompt, samples(fields, n))
    record_moves(recorder, game)
    record_events(recorder, game)
    recorder.amounts(content["speech"]["amounts"])
    record_routes(recorder)
    record_bars(recorder)
    for part, fields in catalogue("part-").items():
        recorder.item(Item(part, 1, "HF-7.1", samples(fields, 1)))
    for kind, piece in pieces_of(content):
        said = [voice.name(kind, piece) for voice in voices]
        recorder.add("lines" if kind in WRITTEN else "pieces", {"kind": kind, "piece": piece}, said)
    assert [voice.words.problems for voice in voices] == [set(), set()], voices[0].words.problems
    return dict(json.loads(json.dumps({"names": NAMES, "facts": content, **recorder.cases})))


if __name__ == "__main__":
    tell(recorded(), SENTENCES)
