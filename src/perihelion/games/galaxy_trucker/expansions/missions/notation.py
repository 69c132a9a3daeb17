"""The lines of a position that Missions add.

mission: heavy-duty          the mission of this flight
missions: a b c              the missions drawn for it
discarded: d e f             missions of earlier flights
booked: 2 easy-peasy         missions chosen for later flights: number of the flight and mission
mission-ready: yes           whether it is set up
payloads: heavy 6            payloads that lie face down in the warehouse
supercards: 1 0 1 0          how many lie in each pile
dead: 1                      truckers who died in this flight
out: 0                       seats that sit out the rest of the game
lost-before 0: 2             components lost before the launch
"""

from perihelion.engine.positions import Line, Page
from perihelion.games.galaxy_trucker.expansions.missions.annex import NAME, Job, job, part
from perihelion.games.galaxy_trucker.expansions.missions.printed import PAYLOADS
from perihelion.games.galaxy_trucker.expansions.missions.supercards import memory as of_card
from perihelion.games.galaxy_trucker.expansions.missions.tasks import memory as of_task
from perihelion.games.galaxy_trucker.positions.notation import listed
from perihelion.games.galaxy_trucker.state import Trucker

MOST = 99


def write(gt: Trucker) -> list[str]:
    kept = job(gt)
    lines = listed("mission", [kept.mission] if kept.mission else []) + listed("missions", kept.drawn)
    lines += listed("discarded", kept.gone)
    lines += listed("booked", [word for booked in sorted(kept.booked.items()) for word in booked])
    lines += ["mission-ready: yes"] if kept.ready else []
    lines += listed("payloads", [word for hidden in kept.hidden.items() for word in hidden])
    lines += listed("supercards", kept.supers) + listed("dead", kept.dead) + listed("out", kept.out)
    lines += [f"lost-before {seat}: {count}" for seat, count in sorted(kept.launched.items()) if count]
    return lines + of_card.write(kept.card) + of_task.write(kept.task)


def read_boards(gt: Trucker, page: Page) -> None:
    """What must be known before the ships are read."""
    kept = gt.annexes[NAME] = Job()
    of_task.read_boards(gt, page, kept.task)


def read(gt: Trucker, page: Page, taken: set[str]) -> None:
    """The same; payloads that lie nowhere are in the box."""
    kept, names = job(gt), part(gt).missions.missions
    line = page.take("mission")
    kept.mission = line.only(1)[0].name(names, "mission") if line else ""
    kept.drawn, kept.gone = _names(gt, page.take("missions")), _names(gt, page.take("discarded"))
    kept.booked = {gt.round: kept.mission} if kept.mission else {}
    if (booked := page.take("booked")) is not None:
        for number, name in _pairs(booked):
            kept.booked[number.number(0, MOST)] = name.name(names, "mission")
    kept.ready = page.take("mission-ready") is not None or gt.phase != "building"
    if (hidden := page.take("payloads")) is not None:
        for name, count in _pairs(hidden):
            kept.hidden[name.name(PAYLOADS, "payload")] = count.number(0, MOST)
    line = page.take("supercards")
    kept.supers = [word.number(0, MOST) for word in line.only(gt.on.numbers.piles)] if line else []
    kept.dead, kept.out = _seats(gt, page.take("dead")), _seats(gt, page.take("out"))
    for seat in range(gt.rules.seats):
        if (line := page.take(f"lost-before {seat}")) is not None:
            kept.launched[seat] = line.only(1)[0].number(0, MOST)
    kept.box = sorted(tile for tile in part(gt).payloads if tile not in taken)
    of_card.read(gt, page, kept.card)
    of_task.read(gt, page, kept.task)


def _names(gt: Trucker, line: Line | None) -> list[str]:
    return [word.name(part(gt).missions.missions, "mission") for word in line.words] if line else []


def _seats(gt: Trucker, line: Line | None) -> list[int]:
    return [word.number(0, gt.rules.seats - 1) for word in line.words] if line else []


def _pairs(line: Line):  # type: ignore[no-untyped-def]
    """Words two by two."""
    if len(line.words) % 2:
        line.refuse("wrong-count", expected=len(line.words) + 1, found=len(line.words))
    return zip(line.words[::2], line.words[1::2], strict=True)
