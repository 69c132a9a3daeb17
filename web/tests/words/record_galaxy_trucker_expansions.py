"""Records what Python says with all expansions and missions; the words of the web client must say the same.

Run it with `--write` when words or rules have changed.
"""

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from record_galaxy_trucker import play
from recorder import Plain, Recorder, tell

sys.path.insert(0, str(Path(__file__).parents[3] / "tests"))
from trucker import flight

import perihelion
from perihelion import Game
from perihelion.games import facts
from perihelion.games.galaxy_trucker.content import packaged
from perihelion.games.galaxy_trucker.meta import CLASSES, EXPANSIONS, MISSIONS
from perihelion.words import LANGUAGES, Words
from perihelion.words.galaxy_trucker import GalaxyTruckerWords

SENTENCES = Path(__file__).with_name("galaxy-trucker-expansions.txt")
NAMES = ["Ann", "Bob", "Cy", "Dee", "Eve"]
ALL: dict[str, Any] = {"expansions": list(EXPANSIONS), "roads": 4}
FLIGHTS = (["IA"], ["IIA"], ["III"])
ANSWERS = 60  # within one card
GUNS = ". . C . .\n. - K C> .\nD B @ h -\n- - e - -\n- - . - -"
SLEEPY = ". . Z . .\n. l h:cyan - .\n- b @ - -\n- - e - -\n- - . - -"
JUMPER = ". . - . .\n. - C - .\n- h @ b -\n- - N E -\n- - . - -"
FURNACE = ". . b:0 . .\n. b:0 R - .\n- - @ c:yb -\n- - e - -\n- - . - -"
SHIPS = (GUNS, SLEEPY, JUMPER, FURNACE)
USUAL = ("OPEN-SPACE-III-1", "PLANETS-III-1", "PIRATES-III", "COMBAT-ZONE-III", "ABANDONED-SHIP-III-1")


def moments() -> Iterator[Game]:
    """Every card of the expansion, and usual ones under every road."""
    roads = [row["id"] for row in packaged("rough_roads")[0].data["road"]]
    own = [row for table in ("evil_machinations", "bonus_cards") for row in packaged(table)[0].data["card"]]
    for number, row in enumerate(own):
        road = roads[number % len(roads)]
        yield at(row["id"], row["type"], road)
    for number, road in enumerate(roads):
        card = USUAL[number % len(USUAL)]
        yield at(card, card.lower().replace("-", "_").rpartition("_iii")[0], road)


def at(card: str, step: str, road: str) -> Game:
    """A card that has just been turned up, under a road."""
    lines = f"option expansions: {' '.join(EXPANSIONS)}\nroads: {road}\nspecialist 1: diplomat\n"
    lines += "dead-column: 8\n" if road == "dead_zone" else ""
    lines += "".join(f"bill {seat}: I/card/{9 - seat}/GT-16.2\n" for seat in range(4))
    lines += f"card: {card}\nagenda: {step}\nagenda: end_card\n"
    return flight(*SHIPS, lines=lines, days=(20, 16, 12, 8)).game


def recorded() -> Plain:
    everything = {"expansions": list(EXPANSIONS), "flights": [name for name in CLASSES if name != "IIIA"]}
    content = facts(perihelion.new("galaxy-trucker", seats=5, options=everything).rules)
    voices = [GalaxyTruckerWords(Words(language), content, NAMES, codes=False) for language in LANGUAGES]
    recorder = Recorder(voices)
    for seed, flights in enumerate(FLIGHTS):
        options = ALL | {"flights": flights}
        play(perihelion.new("galaxy-trucker", seats=5, seed=seed, options=options), recorder, seed)
    for seed, mission in enumerate(MISSIONS):
        options = {"expansions": ["missions"], "missions": [mission], "flights": ["I"], "ticks": 4}
        play(perihelion.new("galaxy-trucker", seats=3, seed=seed, options=options), recorder, seed)
    for seed, game in enumerate(moments()):
        play(game, recorder, seed, ANSWERS)
    base = facts(perihelion.new("galaxy-trucker", seats=3).rules)
    for card in (card for card in content["cards"] if card not in base["cards"]):
        recorder.add("cards", {"card": card}, [f"{v.of('card', card)}: {v.of('text', card)}" for v in voices])
    for tile, printed in content["tiles"].items():
        if tile not in base["tiles"]:
            said = [f"{v.of('new-tile', tile)}, {v.of('sides', tile)}" for v in voices]
            recorder.add("tiles", {"kind": printed["kind"], "tile": tile}, said)
    assert [voice.words.problems for voice in voices] == [set(), set()], voices[0].words.problems
    return dict(json.loads(json.dumps({"names": NAMES, "facts": content, **recorder.cases})))


if __name__ == "__main__":
    tell(recorded(), SENTENCES)
