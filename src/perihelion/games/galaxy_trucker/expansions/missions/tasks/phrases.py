"""How missions are called, who gives them and what they ask for, as phrases of no language."""

from __future__ import annotations

from collections.abc import Iterator

from perihelion.engine.speech import Glossary, Phrase, listed, phrase
from perihelion.games.galaxy_trucker.expansions.missions.printed import PrintedMissions
from perihelion.games.galaxy_trucker.expansions.missions.tasks.directives import DIRECTIVES
from perihelion.games.galaxy_trucker.expansions.missions.tasks.vocabulary import (
    ByLevel,
    MissionRow,
    Pay,
    each_level,
)


def glossary(missions: PrintedMissions) -> Glossary:
    """The words of missions.

    mission        its name
    giver, scene   who gives it, and what is said there
    terms          what it asks for and pays, in full
    directive      what a directive wants, by number
    """
    rows = missions.missions.values()
    return {
        "mission": {row.id: name(row) for row in rows},
        "giver": {row.id: own(row, "giver", phrase("gt-giver", mission=row.id)) for row in rows},
        "scene": {row.id: own(row, "scene", phrase("gt-scene", mission=row.id)) for row in rows},
        "terms": {row.id: listed("list-more", terms(row)) for row in rows},
        "directive": {str(number): phrase("gt-directive", directive=number) for number in DIRECTIVES},
    }


def name(row: MissionRow) -> Phrase:
    return own(row, "name", phrase("gt-mission", mission=row.id))


def own(row: MissionRow, what: str, usual: Phrase) -> Phrase:
    """What a mission of a pack says of itself in both languages, else what the catalogues say."""
    if row.en is None or row.fr is None:
        return usual
    return phrase("gt-own-words", en=getattr(row.en, what), fr=getattr(row.fr, what))


# What they ask for.


def terms(row: MissionRow) -> Iterator[Phrase]:
    """Everything a mission changes, then what it pays and what it costs."""
    yield from cargo(row)
    yield from cards(row)
    yield from rules(row)
    for pay in row.rewards:
        yield price(row, pay)
    for pay in row.penalties:
        yield phrase("gt-task-costs", price=price(row, pay))


def figure(said: ByLevel) -> Phrase:
    """A figure for all levels, or those of the four with strokes between."""
    figures = each_level(said)
    return figures[0] if len(set(figures)) == 1 else "/".join(map(str, figures))


def cargo(row: MissionRow) -> Iterator[Phrase]:
    for key, payloads in (("gt-task-payloads", row.payloads), ("gt-task-dealt", row.dealt)):
        counts = [phrase("gt-payload-count", payload=name, count=figure(n)) for name, n in payloads.items()]
        if counts:
            yield phrase(key, payloads=listed("list-and", counts))


def cards(row: MissionRow) -> Iterator[Phrase]:
    said = row.supercards
    if any(each_level(said.open)):
        yield phrase("gt-task-supercards", count=figure(said.open))
    if any(each_level(said.unknown)):
        yield phrase("gt-task-hidden-supercards", count=figure(said.unknown))
    if row.without:
        yield phrase("gt-task-without", types=types(row.without))
    if row.unknown_pile:
        yield phrase("gt-task-hidden-pile", types=types(row.unknown_pile))
    for kind, count in row.exchange.items():
        yield phrase("gt-task-exchange", count=count, types=types([kind]))


def types(kinds: list[str]) -> Phrase:
    return listed("list-and", [phrase("gt-task-types", type=kind) for kind in kinds])


def rules(row: MissionRow) -> Iterator[Phrase]:
    """What it changes in the rules of building and of the flight."""
    if any(each_level(row.stake)):
        yield phrase("gt-task-stake", credits=figure(row.stake))
    if any(each_level(row.holes)):
        yield phrase("gt-task-holes", count=figure(row.holes))
    if any(each_level(row.directives)):
        yield phrase("gt-task-directives", count=figure(row.directives))
    for said, key in ((row.sits_out, "gt-task-sits-out"), (row.deadly, "gt-task-deadly")):
        if said:
            yield phrase(key)
    if row.client:
        yield phrase("gt-task-client")
    if row.looks > 1:
        yield phrase("gt-task-looks", times=row.looks)
    if row.luxury > 1:
        yield phrase("gt-task-luxury", times=row.luxury)
    for what in row.free:
        yield phrase("gt-task-free", what=what)


def price(row: MissionRow, pay: Pay) -> Phrase:
    """What is paid for what."""
    credits = figure(pay.credits)
    if pay.number:
        steps = listed(", ", [figure(step) for step in pay.steps])
        told = phrase("gt-task-number", steps=steps, measure=pay.measure)
    elif pay.most:
        told = phrase("gt-task-most", credits=credits, measure=pay.measure)
    elif pay.lost_at_most is not None:
        told = phrase("gt-task-tidy", credits=credits, measure=pay.measure, most=figure(pay.lost_at_most))
    elif pay.once:
        told = phrase("gt-task-once", credits=credits, measure=pay.measure)
    elif pay.per > 1:
        told = phrase("gt-task-each-so-many", credits=credits, measure=pay.measure, per=pay.per)
    else:
        told = phrase("gt-task-each", credits=credits, measure=pay.measure)
    several = pay.kinds and (pay.measure == "lost" or set(pay.kinds) != set(row.kinds))
    kinds = [phrase("gt-cargo", kind=kind) for kind in pay.kinds]
    return phrase("gt-task-kinds", price=told, kinds=listed("list-and", kinds)) if several else told
