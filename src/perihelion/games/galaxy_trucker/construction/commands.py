"""What a builder may do: the same commands in live play, in turns and in days."""

from bisect import bisect_left

from perihelion.engine.decisions import Offers, Seat
from perihelion.engine.moves import Move
from perihelion.engine.offering import Group
from perihelion.engine.refused import Reason
from perihelion.games.galaxy_trucker import reasons
from perihelion.games.galaxy_trucker.components import Square, Tile, TileId
from perihelion.games.galaxy_trucker.construction import hourglass
from perihelion.games.galaxy_trucker.meta import COMMANDS
from perihelion.games.galaxy_trucker.ships.ship import Ship, fits_between, is_begun, surroundings, untouched
from perihelion.games.galaxy_trucker.state import Player, Trucker

EVENTS = {
    "gt-drew": {"tile": "new-tile"},
    "gt-took": {"tile": "new-tile"},
    "gt-used": ("tile",),
    "gt-lifted": ("tile", "square"),
    "gt-attached": ("tile", "square", "turn"),
    "gt-set-aside": ("tile",),
    "gt-returned": ("tile",),
    "gt-looked": {"pile": "pile", "cards": "card[]"},
    "gt-closed": ("pile",),
    "gt-finished": ("number",),
    "gt-passed": (),
}
MOVES = {
    "take": {"tile": "tile", "gives": "sides of tile"},
    "use": {"tile": "tile", "gives": "sides of tile"},
    "lift": {
        "loose": "square at players $seat loose",
        "tile": "tile at players $seat ship parts $loose 0 else gt-last-tile",
    },
    "attach": {"square": "square", "turn": "turn", "gives": "turned at players $seat hand"},
    "look": ("number",),
    "finish": ("number",),
}
GROUPS: dict[str, Group] = {"finish": "dangerous"}


# What may be done.


def build_offers(gt: Trucker, seat: Seat) -> Offers:
    """Every command a builder would expect, with the reason where it is barred.  [GT-4.3 GT-26.14]

    Ruling: whoever has given a thousand commands in one flight has built long enough and can only finish.
    """
    player = gt.players[seat]
    if player.number:
        yield gt.on.flip, hourglass.why_not_flip(gt, seat)
    elif player.looking:
        yield gt.on.close, None
    elif player.hand is not None:
        yield from gt.on.book.placements(gt, seat)
        yield gt.on.aside, reasons.ASIDE_FULL if len(player.aside) >= gt.on.numbers.aside else None
        yield gt.on.return_, reasons.STAYS_ASIDE if player.kept else None
        return
    elif player.done >= COMMANDS:
        yield gt.on.draw, reasons.LONG_ENOUGH
        yield from finishes(gt)
        return
    else:
        yield from new_tiles(gt, player)
        yield gt.on.lift, None if player.loose else reasons.FIXED
        yield from gt.on.book.looks(gt, seat)
        yield gt.on.flip, hourglass.why_not_flip(gt, seat)
        yield from finishes(gt)
    if not gt.on.is_live:
        yield gt.on.pass_, None


def new_tiles(gt: Trucker, player: Player) -> Offers:
    """A tile of the heap, face down or face up, or one set aside.  [GT-4.1 GT-4.2 GT-4.4 GT-4.7]"""
    yield gt.on.draw, None if gt.heap else reasons.HEAP_EMPTY
    take, use = gt.on.moves["take"], gt.on.moves["use"]
    for tile in gt.face_up:
        yield take[tile], None
    for tile in player.aside:
        yield use[tile], None


def placements(gt: Trucker, seat: Seat) -> Offers:
    """Where the tile in hand may lie, and how turned.  [GT-4.5 GT-5.1 GT-5.9 GT-26.5]

    Ruling: the table says by option `welding` whether wrong tiles are forbidden, or come out in the check.
    """
    player = gt.players[seat]
    assert player.hand is not None
    ship, tile, attach = player.ship, gt.on.tiles[player.hand], gt.on.attach
    if gt.on.is_free:
        for square in ship.board.squares:
            if square not in ship.parts:
                for move in attach[square]:
                    yield move, None
    else:
        fits = gt.on.book.fits
        for square in gt.on.book.open_squares(gt, seat, ship):
            yield from zip(attach[square], fits(gt, seat, ship, square, tile), strict=True)


def open_squares(gt: Trucker, seat: Seat, ship: Ship) -> list[Square]:
    """The empty squares beside a tile, in the order of the board; of a hull not begun all.  [GT-5.1]"""
    parts, around = ship.parts, ship.board.neighbours
    beside = {other for square in parts for other in around[square]}
    if ship.board.start is None:
        beside.update(square for hull in untouched(ship) for square in ship.board.by_hull[hull])
    return [square for square in ship.board.squares if square in beside and square not in parts]


def fits(gt: Trucker, seat: Seat, ship: Ship, square: Square, tile: Tile) -> tuple[Reason | None, ...]:
    """For each of the four turns why the tile cannot lie on this empty square, or nothing.

    [GT-5.2 GT-5.3 GT-5.5 GT-5.6 GT-5.7]
    """
    board = ship.board
    beside = surroundings(ship.parts, board.neighbours[square])
    if board.is_usual:
        return fits_between(tile, *beside)
    found = fits_between(tile, *beside, exhausts=board.exhausts)
    if board.start is None and board.hull_of[square] in untouched(ship):
        return tuple(None if why is reasons.NOT_JOINED else why for why in found)
    return found


def looks(gt: Trucker, seat: Seat) -> Offers:
    """The open piles, one at a time, for whoever has begun to build.  [GT-6.1 GT-6.2 GT-6.4]"""
    begun = is_begun(gt.players[seat].ship)
    away = {player.looking for player in gt.players}
    for number, move in enumerate(gt.on.looks, 1):
        why_not = reasons.PILE_AWAY if number in away else None
        yield move, why_not if begun else reasons.NOTHING_ATTACHED


def finishes(gt: Trucker) -> Offers:
    """Any number tile that is left.  [GT-7.6]"""
    taken = {player.number for player in gt.players}
    for number, move in enumerate(gt.on.finishes, 1):
        yield move, reasons.NUMBER_TAKEN if number in taken else None


def why_not(gt: Trucker, seat: Seat, move: Move) -> Reason | None:
    """The reason against a command that is not even offered now."""
    player = gt.players[seat]
    if player.number:
        return reasons.FINISHED
    if player.looking:
        return reasons.LOOKING
    match move.verb:
        case "attach":
            return _why_not_there(player, move.args[0])
        case "aside" | "return":
            return reasons.HAND_EMPTY
        case "take":
            return reasons.HAND_FULL if player.hand else why_not_face_up(gt, seat, move.args[0])
        case "finish" if player.hand:
            return reasons.TILE_IN_HAND
        case "draw" | "use" | "lift" | "look" | "flip" if player.hand:
            return reasons.HAND_FULL
    return None


def why_not_face_up(gt: Trucker, seat: Seat, tile: TileId) -> Reason:
    """Somebody else was faster and has the tile now; or it lies where nobody could take it.  [GT-4.4]"""
    others = (other for other in range(len(gt.players)) if other != seat)
    return reasons.NOT_FACE_UP.of(who=next((other for other in others if has(gt.players[other], tile)), None))


def has(player: Player, tile: TileId) -> bool:
    built = (part.id for part in player.ship.parts.values())
    return tile == player.hand or tile in player.aside or tile in built


def _why_not_there(player: Player, square: Square) -> Reason:
    if player.hand is None:
        return reasons.HAND_EMPTY
    if square not in player.ship.board.neighbours:
        return reasons.NO_SQUARE
    return reasons.SQUARE_TAKEN if square in player.ship.parts else reasons.NOT_JOINED


# Doing it.


def obey(gt: Trucker, seat: Seat, move: Move) -> None:
    """Carries out one command of a builder."""
    player = gt.players[seat]
    player.done += 1
    match move.verb:
        case "draw":
            draw(gt, seat)
        case "take":
            take(gt, seat, move.args[0])
        case "use":
            use(gt, seat, move.args[0])
        case "lift":
            lift(gt, seat)
        case "attach":
            attach(gt, seat, move.args[0], int(move.args[1]))
        case "aside":
            set_aside(gt, seat)
        case "return":
            return_to_heap(gt, seat)
        case "look":
            look(gt, seat, int(move.args[0]))
        case "close":
            close(gt, seat)
        case "flip":
            gt.on.book.flip(gt, seat)
        case "finish":
            finish(gt, seat, int(move.args[0]))
        case "pass":
            gt.tell("gt-passed", seat, "GT-4.11")
        case _:
            raise AssertionError(f"no command of a builder: {move}")


def draw(gt: Trucker, seat: Seat) -> None:
    """A tile that lay face down: which one is chance.  [GT-4.2 GT-26.4]

    Ruling: tiles that lie face down are alike; drawing now is no worse than mixing them before.
    """
    tile = gt.stream.pick("tile", gt.heap)
    del gt.heap[bisect_left(gt.heap, tile)]
    hold(gt.players[seat], tile, kept=False)
    gt.tell("gt-drew", seat, "GT-4.2", tile=tile)


def take(gt: Trucker, seat: Seat, tile: TileId) -> None:
    """A tile that lay face up: first come, first served.  [GT-4.4]"""
    gt.face_up.remove(tile)
    hold(gt.players[seat], tile, kept=False)
    gt.tell("gt-took", seat, "GT-4.4", tile=tile)


def use(gt: Trucker, seat: Seat, tile: TileId) -> None:
    """A tile that was set aside.  [GT-4.7]"""
    player = gt.players[seat]
    player.aside.remove(tile)
    hold(player, tile, kept=True)
    gt.tell("gt-used", seat, "GT-4.7", tile=tile)


def hold(player: Player, tile: TileId, *, kept: bool) -> None:
    """Takes a tile into the hand: the one attached before is fixed from now on.  [GT-4.1 GT-4.6 GT-4.10]"""
    player.hand, player.kept, player.loose = tile, kept, None


def lift(gt: Trucker, seat: Seat) -> None:
    """The tile attached last comes back into the hand.  [GT-4.6 GT-4.8]"""
    player = gt.players[seat]
    assert player.loose is not None
    square, player.loose = player.loose, None
    player.hand = player.ship.detach(square).id
    gt.tell("gt-lifted", seat, "GT-4.6", tile=player.hand, square=square)


def attach(gt: Trucker, seat: Seat, square: Square, turn: int) -> None:
    """The tile in hand becomes part of the ship; it may still be taken back.  [GT-4.3 GT-4.5 GT-4.6]"""
    player = gt.players[seat]
    assert player.hand is not None
    tile, player.hand, player.loose = player.hand, None, square
    player.ship.attach(square, gt.on.tiles[tile].turned[turn])
    gt.tell("gt-attached", seat, "GT-4.3", tile=tile, square=square, turn=turn)


def set_aside(gt: Trucker, seat: Seat) -> None:
    """The tile in hand waits beside the board; it can never go back to the heap.  [GT-4.7]"""
    player = gt.players[seat]
    assert player.hand is not None
    tile, player.hand, player.kept = player.hand, None, False
    player.aside.append(tile)
    gt.tell("gt-set-aside", seat, "GT-4.7", tile=tile)


def return_to_heap(gt: Trucker, seat: Seat) -> None:
    """The tile in hand goes back face up, for anybody to take.  [GT-4.3]"""
    player = gt.players[seat]
    assert player.hand is not None
    tile, player.hand = player.hand, None
    gt.face_up.append(tile)
    gt.tell("gt-returned", seat, "GT-4.3", tile=tile)


def look(gt: Trucker, seat: Seat, number: int) -> None:
    """Looks at a pile; what lies in it is settled when somebody first does.  [GT-6.1 GT-6.2 GT-6.3]

    Ruling: its cards stay together, and nobody else is shown them.

    Where building goes by ticks the pile is put back in the same tick.
    """
    pile = gt.piles[number - 1]
    if not pile.cards:
        gt.on.book.deal_pile(gt, pile)
    if seat not in pile.seen:
        pile.seen.add(seat)
        gt.reveal()
    secret = {"cards": pile.cards[:]}
    gt.tell("gt-looked", seat, "GT-6.1", secret=secret, audience=(seat,), pile=number)
    if gt.on.is_live:
        gt.players[seat].looking = number


def close(gt: Trucker, seat: Seat) -> None:
    """The pile goes back before building goes on.  [GT-6.2]"""
    number, gt.players[seat].looking = gt.players[seat].looking, 0
    gt.tell("gt-closed", seat, "GT-6.2", pile=number)


def finish(gt: Trucker, seat: Seat, number: int) -> None:
    """A number tile ends building for its owner.  [GT-7.6]"""
    player = gt.players[seat]
    player.number, player.loose, player.kept = number, None, False
    gt.tell("gt-finished", seat, "GT-7.6", number=number)
    hourglass.start_waiting_hourglass(gt)
