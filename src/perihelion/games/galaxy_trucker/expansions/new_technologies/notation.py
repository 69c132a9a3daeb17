"""The lines of a position that New Technologies add.

removed: CN-01 EN-03 ...     tiles taken out for the whole game
shown: CB-01 ...             tiles that lay open in earlier flights
sleepers 0: 6.7 4            humans asleep, by stasis chamber; full where nothing is said
specialist 0: techie         what the cyan alien knows
spent: lawyer                what lost aliens knew, if others came aboard since
hyperspace 0: ship 2         cards whose end a ship, or one of its hulls, still awaits in hyperspace
away 0: ...                  the hulls that are away while a card is met, drawn as a ship
boosted 0: 7.5               cannons boosted in the count under way
saved: 0                     whose Techie has saved a battery on this card
burnt: 6.8                   furnaces used in the gain under way
pardoned: 0                  who gave up with the Lawyer aboard
"""

from __future__ import annotations

from perihelion.engine.decisions import Seat
from perihelion.engine.positions import Line, Page, Word
from perihelion.games.galaxy_trucker.expansions.new_technologies.annex import figures, technology
from perihelion.games.galaxy_trucker.expansions.new_technologies.cabins import SLEEPERS
from perihelion.games.galaxy_trucker.expansions.new_technologies.hyperspace import WHOLE
from perihelion.games.galaxy_trucker.expansions.new_technologies.specialists import (
    CYAN,
    SPECIALISTS,
    cards_left,
)
from perihelion.games.galaxy_trucker.expansions.new_technologies.tiles import remove_tiles
from perihelion.games.galaxy_trucker.positions.notation import LOADED, listed
from perihelion.games.galaxy_trucker.ships.grid import read_ship, write_ship
from perihelion.games.galaxy_trucker.state import Trucker


def write(gt: Trucker) -> list[str]:
    kept = technology(gt)
    lines = listed("removed", kept.removed) + listed("shown", sorted(kept.shown))
    for seat in range(len(gt.players)):
        asleep = kept.sleepers.get(seat, {})
        lines += listed(f"sleepers {seat}", [word for pair in asleep.items() for word in pair])
        lines += listed(f"specialist {seat}", [kept.specialists[seat]] if seat in kept.specialists else [])
        away = kept.away.get(seat, {})
        lines += listed(
            f"hyperspace {seat}", [w for hull, left in away.items() for w in (hull or WHOLE, left)]
        )
        if seat in kept.stash:
            lines += [f"away {seat}: {row}" for row in write_ship(kept.stash[seat], loaded=True)]
        lines += listed(f"boosted {seat}", kept.boosted.get(seat, []))
    lines += listed("spent", sorted(kept.spent)) + listed("saved", sorted(kept.saved))
    return lines + listed("burnt", kept.burnt) + listed("pardoned", sorted(kept.pardoned))


def read(gt: Trucker, page: Page, taken: set[str]) -> None:
    """What is left out is as usual: tiles are taken out unseen, chambers are full, nobody is away."""
    kept, spent = technology(gt), page.take("spent")
    kept.spent = {word.name(SPECIALISTS, "specialist") for word in spent.words} if spent else set()
    for seat in range(len(gt.players)):
        _read_away(gt, page, seat, taken)
        _read_aboard(gt, page, seat)
    kept.saved = set(_seats(gt, page.take("saved")))
    kept.pardoned = set(_seats(gt, page.take("pardoned")))
    burnt = page.take("burnt")
    kept.burnt = [word.name(gt.on.attach, "square") for word in burnt.words] if burnt else []
    _read_tiles(gt, page, taken)


def _read_tiles(gt: Trucker, page: Page, taken: set[str]) -> None:
    kept, removed, shown = technology(gt), page.take("removed"), page.take("shown")
    if removed is not None:
        kept.removed = sorted(word.piece(gt.on.heap, "tile", taken) for word in removed.words)
    else:
        free = [tile for tile in gt.on.heap if tile not in taken | set(gt.stream.fixed.get("tile", ()))]
        kept.removed = remove_tiles(gt, free)
        taken |= set(kept.removed)
    kept.shown = {word.name(gt.on.heap, "tile") for word in shown.words} if shown else set()
    gt.heap = [tile for tile in gt.heap if tile not in taken]


def _read_away(gt: Trucker, page: Page, seat: Seat, taken: set[str]) -> None:
    """Who is in hyperspace; what of a ship of several hulls is away while a card is met."""
    kept, line, rows = technology(gt), page.take(f"hyperspace {seat}"), page.take_all(f"away {seat}")
    board = gt.ship(seat).board
    if line is not None:
        hulls = {WHOLE: ""} if board.is_one else {hull: hull for hull in board.hulls}
        kept.away[seat] = {
            hulls[word.name(hulls, "hull")]: count.number(1, figures(gt).boosters.cards)
            for word, count in _pairs(line)
        }
    if rows:
        if line is None or board.is_one or len(rows) != len(board.rows):
            rows[0].refuse("gt-rows", expected=len(board.rows) if line else 0, found=len(rows))
        words = [row.only(len(board.columns)) for row in rows]
        ship = read_ship(board, gt.on.tiles, words, loaded=True, aliens=gt.on.aliens)
        for part in ship.parts.values():
            if part.id in taken:
                rows[0].refuse("named-twice")
            taken.add(part.id)
        if set(ship.parts) & set(gt.ship(seat).parts) or set(ship.hulls) - set(kept.away[seat]):
            rows[0].refuse("named-twice")
        kept.stash[seat] = ship


def _read_aboard(gt: Trucker, page: Page, seat: Seat) -> None:
    """Sleepers, what the cyan alien knows, and what is boosted."""
    kept = technology(gt)
    ships = [gt.ship(seat), *filter(None, [kept.stash.get(seat)])]
    chambers = {
        square: part.kind.more[SLEEPERS]
        for ship in ships
        for square, part in ship.parts.items()
        if SLEEPERS in part.kind.more
    }
    line = page.take(f"sleepers {seat}")
    if line is not None:
        pairs = _pairs(line)
        there = {square.name(chambers, "square"): count for square, count in pairs}
        kept.sleepers[seat] = {square: count.number(0, chambers[square]) for square, count in there.items()}
    elif gt.phase in LOADED:
        kept.sleepers[seat] = chambers
    special, boosted = page.take(f"specialist {seat}"), page.take(f"boosted {seat}")
    if special is not None:
        word = special.only(1)[0]
        if word.text in kept.specialists.values():
            word.refuse("named-twice")
        kept.specialists[seat] = word.name(SPECIALISTS, "specialist")
    elif any(CYAN in ship.aliens.values() for ship in ships) and gt.phase in ("flight", "over"):
        kept.specialists |= dict(zip([seat], cards_left(gt), strict=False))
    if boosted is not None:
        kept.boosted[seat] = [word.name(gt.ship(seat).parts, "square") for word in boosted.words]


def _pairs(line: Line) -> list[tuple[Word, Word]]:
    if len(line.words) % 2:
        line.refuse("wrong-count", expected=len(line.words) + 1, found=len(line.words))
    return list(zip(line.words[::2], line.words[1::2], strict=True))


def _seats(gt: Trucker, line: Line | None) -> list[Seat]:
    return [word.number(0, gt.rules.seats - 1) for word in line.words] if line else []
