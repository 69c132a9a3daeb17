"""Reading records and playing them again: every answer judged anew, chance as it was."""

import json
from collections import deque
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

import msgspec

from perihelion.engine.chance import ChanceAsked, Stream, is_seed
from perihelion.engine.driver import Game
from perihelion.engine.events import Journal
from perihelion.engine.options import RULES
from perihelion.engine.packs import Pack, named
from perihelion.engine.places import place_of
from perihelion.engine.records import FORMAT, LONGEST, VERSION, Drawn, Record, RecordLine
from perihelion.engine.refused import Refused
from perihelion.engine.ruleset import Ruleset


def read_record(text: str) -> Record:
    """The record in a text; raises Refused with line and column where it is none."""
    if not isinstance(text, str) or len(text) > LONGEST:
        raise Refused("too-long", limit=LONGEST)
    try:
        record = msgspec.json.decode(text.encode("utf-8"), type=Record)
    except msgspec.ValidationError as error:
        raise _misshapen(text, str(error)) from None
    except (msgspec.DecodeError, UnicodeEncodeError, RecursionError) as error:
        raise _broken(text, str(error)) from None
    if record.format != FORMAT:
        raise _at(text, ("format",), "not-a-record")
    if record.version != VERSION:
        raise _at(text, ("version",), "other-version", version=VERSION)
    if (record.seed is None) == (record.position is None):
        raise Refused("damaged-record", None, 1, 1, detail="either seed or position")
    if record.seed is not None and not is_seed(record.seed):
        raise _at(text, ("seed",), "bad-seed", said=str(record.seed)[:80])
    return record


FromPosition = Callable[[str, str, int], Game]
Settle = Callable[[str, int, dict[str, Any], list[Pack]], Ruleset]
FIELDS = {
    "unknown-game": "game",
    "bad-seats": "seats",
    "newer-rules": "rules",
    "missing-pack": "content",
    "other-pack": "content",
}


def load_record(text: str, rules_for: Settle, from_position: FromPosition, packs: Sequence[Pack]) -> Game:
    """The game of a record by the rules of its day; raises Refused with line and column."""
    record = read_record(text)
    options = {**record.options, RULES: record.rules}
    try:
        rules = rules_for(record.game, record.seats, options, [])
        chosen = named(packs, record.content, record.game)
        rules = rules_for(record.game, record.seats, options, chosen) if chosen else rules
    except Refused as why:
        raise why.at(*place_of(text, (FIELDS.get(why.reason, "options"),))) from None
    return replay(text, record, rules, lambda: _begin(text, record, rules, from_position))


def _begin(text: str, record: Record, rules: Ruleset, from_position: FromPosition) -> Game:
    """Where the record begins: at its position, or after the normal set-up with the recorded chance."""
    try:
        if record.position is None:
            return begin_anew(record, rules)
        game = from_position(record.game, record.position, record.rules)
        if game.state.stream.log != record.setup:
            raise Refused("damaged-record", detail="chance before the first question does not fit")
        return game
    except Refused as why:
        field = "setup" if record.position is None else "position"
        raise _at(text, (field,), "damaged-record", detail=str(why)) from None


def replay(text: str, record: Record, rules: Ruleset, begin: Callable[[], Game]) -> Game:
    """The game of a record, every answer judged anew, with the chance that was recorded."""
    for name, digest in record.content.items():
        if rules.content.get(name) != digest:
            raise _at(text, ("content",), "other-content", content=name)
    game = begin()
    for index, done in enumerate(record.decisions):
        try:
            with_chance(game.state.stream, done.chance, partial(redo, game, done))
        except Refused as why:
            raise why.at(*place_of(text, ("decisions", index))) from None
    game.state.stream.script = None
    assert game.history is not None
    game.history.notes = record.notes
    if record.result is not None and (game.result is None or game.result.as_json() != record.result):
        raise _at(text, ("result",), "other-result")
    return game


def begin_anew(record: Record, rules: Ruleset) -> Game:
    """The game of a record after its normal set-up, with the chance that was recorded."""
    stream = Stream(record.seed or 0)
    stream.log = []
    begin = partial(rules.begin, stream, Journal(rules.events))
    game: Game = with_chance(stream, record.setup, lambda: Game(begin()))
    game.track(seed=record.seed)
    return game


def with_chance(stream: Stream, drawn: Drawn, work: Callable[[], Any]) -> Any:
    """Does something in which exactly these results are drawn."""
    stream.script = deque(drawn)
    try:
        done = work()
    except ChanceAsked as asked:
        raise Refused("damaged-record", detail=f"chance of {asked.kind} does not fit") from None
    if stream.script:
        raise Refused("damaged-record", detail=f"chance of {stream.script[0][0]} is left over")
    stream.script = None
    return done


def redo(game: Game, done: RecordLine) -> None:
    """Does one line of a record; raises Refused where the rules say no."""
    match msgspec.structs.astuple(done)[:-1]:
        case (int(seat), str(move), None, None, None, None):
            game.play(seat, move)
        case (None, None, float(seconds), None, None, None):
            game.advance(seconds)
        case (int(seat), None, None, dict(terms), None, None):
            game.propose(seat, terms)
        case (int(seat), None, None, None, int(number), bool(accept)):
            game.respond(seat, number, accept)
        case _:
            raise Refused("damaged-record", detail="no act")


def _at(text: str, path: tuple[str | int, ...], reason: str, **about: Any) -> Refused:
    return Refused(reason, None, *place_of(text, path), **about)


def _misshapen(text: str, error: str) -> Refused:
    """A value of the wrong shape; msgspec names its path as `$.decisions[3].move`."""
    detail, _, path = error.partition(" - at `$")
    steps = path.rstrip("`").replace("[", ".").replace("]", "").split(".")
    found = tuple(int(step) if step.isdigit() else step for step in steps if step and step != "...")
    return _at(text, found, "damaged-record", detail=detail)


def _broken(text: str, error: str) -> Refused:
    """Not JSON at all; found again with the standard decoder, which knows line and column."""
    try:
        json.loads(text)
    except json.JSONDecodeError as broken:
        return Refused("damaged-record", None, broken.lineno, broken.colno, detail=broken.msg)
    except (RecursionError, ValueError) as broken:
        error = str(broken)
    return Refused("damaged-record", None, 1, 1, detail=error)
