"""Prints what the catalogues say: every key with every variant, lists, refusals; the client says the same."""

import json
from functools import partial
from typing import Any

from every_key import cases_of_catalogues

import perihelion
from perihelion import Refused
from perihelion.words import LANGUAGES, Words

BEGINNING = "perihelion wild-space 1\nseats: "
BAD_POSITIONS = [
    "",
    "hello\n",
    "perihelion wild-space 7\n",
    BEGINNING + "9\n",
    BEGINNING + "2\nplanets: PL-XX\n",
    BEGINNING + "2\nturn: 1\nturn: 2\n",
    BEGINNING + "2\ncrew 0: SP-BEA-01 SP-BEA-01\n",
    BEGINNING + "2\noption level: hard\n",
    BEGINNING + "1\nhostile-open: PL-H1\n",
    BEGINNING + "1\nhostile-open:\nto-come: 1 1 1 1 1\n",
    BEGINNING + "2\noption expansions: encounters\nquartz: 20 1\n",
]


Plain = dict[str, Any]


def refusals() -> list[Refused]:
    """Of moves nobody expects, and of texts."""
    game = perihelion.new("wild-space", seats=2, options={"expansions": ["space-base"]})
    attempts = [partial(perihelion.from_position, "wild-space", text) for text in BAD_POSITIONS]
    attempts += [partial(perihelion.load, text) for text in ("", "{", "[]", '{"format": "x", "version": 1}')]
    attempts += [partial(game.play, 0, move) for move in ("dance", "end", "land PL-H1.left")]
    attempts += [partial(game.play, 1, "end"), partial(game.undo, 0), partial(perihelion.new, "go", seats=2)]
    found = list(game.pending[0].barred.values())[:3]
    for attempt in attempts:
        try:
            attempt()
        except Refused as why:
            found.append(why)
    return found


def recorded() -> Plain:
    voices = [Words(language) for language in LANGUAGES]
    cases: dict[str, list[Plain]] = {"refusals": []}
    for case, say in cases_of_catalogues():
        cases.setdefault(case["section"], []).append({**case, "said": [say(words) for words in voices]})
    for why in refusals():
        about = {"about": dict(why.about), "rule": why.rule, "line": why.line, "column": why.column}
        said = [words.refusal(why.reason, **about) for words in voices]
        cases["refusals"].append({"reason": why.reason, **about, "said": said})
    assert [words.problems for words in voices] == [set(), set()]
    return cases


if __name__ == "__main__":
    print(json.dumps(recorded(), ensure_ascii=False))
