"""Rough Roads in a position."""

from collections.abc import Collection

from perihelion.engine.positions import Page
from perihelion.games.galaxy_trucker.expansions.rough_roads.memory import RoadId, Roads
from perihelion.games.galaxy_trucker.positions.notation import listed
from perihelion.games.galaxy_trucker.state import NOBODY, Trucker

FLAGS = ("after", "used", "second", "union")
MOST = 1000


def write(kept: Roads) -> list[str]:
    """Their lines; what is as usual has none."""
    lines = listed("roads", kept.drawn) + listed("roads-gone", kept.gone)
    lines += listed("dead-column", [kept.dead] if kept.dead else []) + listed("turned-over", kept.turned)
    lines += listed("roads-are", [flag for flag in FLAGS if getattr(kept, flag)])
    lines += listed("led", [kept.leader] if kept.leader != NOBODY else [])
    lines += listed("baddies", [kept.baddies] if kept.baddies else [])
    lines += listed("trimmed", [kept.trimmed] if kept.trimmed != NOBODY else [])
    lines += listed("faced", kept.faced)
    lines += listed("face-down", kept.face_down) + listed("again", kept.again)
    for seat, count in sorted(kept.junk.items()):
        lines += listed(f"junk {seat}", [count] if count else [])
    for key, said in (
        ("held", kept.held),
        ("vacated", kept.vacated),
        ("order", kept.orders),
        ("ordered", kept.ordered),
    ):
        for seat in sorted(said):
            lines.append(f"{key} {seat}: {' '.join(said[seat])}".rstrip())
    return lines


def read_roads(page: Page, printed: Collection[RoadId], gt: Trucker) -> Roads:
    """What must be known before ships are read."""
    kept, taken = Roads(), set[str]()
    for key, into in (("roads", kept.drawn), ("roads-gone", kept.gone)):
        line = page.take(key)
        into += [word.piece(printed, "road", taken) for word in line.words] if line else []
    if (line := page.take("dead-column")) is not None:
        names = {str(column) for column in gt.board.columns}
        kept.dead = int(line.only(1)[0].name(names, "column"))
    kept.turned = _seats(page, gt, "turned-over")
    return kept


def read_rest(kept: Roads, page: Page, gt: Trucker, taken: set[str]) -> None:
    if (line := page.take("roads-are")) is not None:
        for word in line.words:
            setattr(kept, word.name(FLAGS, "word"), True)
    kept.leader = (_seats(page, gt, "led") or [NOBODY])[0]
    kept.trimmed = (_seats(page, gt, "trimmed") or [NOBODY])[0]
    kept.faced = _seats(page, gt, "faced")
    if (line := page.take("baddies")) is not None:
        kept.baddies = line.only(1)[0].number(1, 6)
    for key, into in (("face-down", kept.face_down), ("again", kept.again)):
        if (line := page.take(key)) is not None:
            into += [word.name(gt.flight.turned, "card") for word in line.words]
    for seat in range(gt.rules.seats):
        _read_seat(kept, page, gt, seat, taken)


def _seats(page: Page, gt: Trucker, key: str) -> list[int]:
    line = page.take(key)
    return [word.number(0, gt.rules.seats - 1) for word in line.words] if line else []


def _read_seat(kept: Roads, page: Page, gt: Trucker, seat: int, taken: set[str]) -> None:
    if (line := page.take(f"junk {seat}")) is not None:
        kept.junk[seat] = line.only(1)[0].number(1, MOST)
    if (line := page.take(f"held {seat}")) is not None:
        kept.held[seat] = [word.name(gt.on.numbers.goods, "goods") for word in line.words]
    if (line := page.take(f"vacated {seat}")) is not None:
        kept.vacated[seat] = [word.name(gt.ship(seat).parts, "square") for word in line.words]
    if (line := page.take(f"order {seat}")) is not None:
        kept.orders[seat] = [word.piece(gt.heap, "tile", taken) for word in line.words]
        gt.heap = [tile for tile in gt.heap if tile not in kept.orders[seat]]
    if (line := page.take(f"ordered {seat}")) is not None:
        kept.ordered[seat] = [word.name(gt.on.heap, "tile") for word in line.words]
        kept.orders.setdefault(seat, [])
