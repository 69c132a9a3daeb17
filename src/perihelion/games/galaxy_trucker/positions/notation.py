"""A position of Galaxy Trucker as text; docs/notation.md defines it with a sample."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable
from typing import TYPE_CHECKING, Any

from perihelion.engine.chance import Stream
from perihelion.engine.decisions import Seat
from perihelion.engine.positions import Line, Page, Word
from perihelion.engine.refused import Refused
from perihelion.games.galaxy_trucker import agenda, setup
from perihelion.games.galaxy_trucker.components import CardId, HullId, Square, TileId
from perihelion.games.galaxy_trucker.construction.checking import late_checks
from perihelion.games.galaxy_trucker.construction.hourglass import time_is_up
from perihelion.games.galaxy_trucker.construction.launching import launch_days
from perihelion.games.galaxy_trucker.meta import COMMANDS
from perihelion.games.galaxy_trucker.positions import agendas
from perihelion.games.galaxy_trucker.ships.grid import EMPTY, NO_SQUARE, read_ship, write_ship
from perihelion.games.galaxy_trucker.state import Entry, Player, Trucker

if TYPE_CHECKING:
    from perihelion.games.galaxy_trucker.rules import TruckerRules

PHASES = ("building", "check", "launch", "flight", "over")
LOADED = ("launch", "flight", "over")  # phases in which crews are aboard
FARTHEST = 100_000  # days on the ring, credits of an entry: more is a slip of the pen


# Writing.


def write(gt: Trucker) -> list[str]:
    """The table, the hourglass or the flight, then every seat; an empty list has no line."""
    lines = [f"round: {gt.round}", f"phase: {gt.phase}"]
    lines += listed("instead", [word for flown in sorted(gt.instead.items()) for word in flown])
    lines += listed("face-up", gt.face_up) + listed("gone", gt.gone)
    for number, pile in enumerate(gt.piles, 1):
        lines += listed(f"pile {number}", pile.cards) + listed(f"seen {number}", sorted(pile.seen))
    lines += _write_building(gt) if gt.phase == "building" else _write_flight(gt)
    for seat, player in enumerate(gt.players):
        lines += _write_player(gt, seat, player)
    return lines


def listed(key: str, words: Collection[Any]) -> list[str]:
    return [f"{key}: {' '.join(map(str, words))}"] if words else []


def _write_building(gt: Trucker) -> list[str]:
    building = gt.building
    waits = " waits" if building.waits else ""
    lines = [f"hourglass: {building.circle} {building.left!r}{waits}"]
    lines += [f"tick: {building.tick}"] if building.tick else []
    return lines + listed("to-act", building.to_act)


def _write_flight(gt: Trucker) -> list[str]:
    flight = gt.flight
    lines = listed("turned", flight.turned) + listed("card", [flight.card] if flight.card else [])
    lines += listed("order", flight.order) + listed("gave-up", flight.gave_up)
    lines += [f"days {seat}: {days}" for seat, days in sorted(flight.days.items())]
    lines += [f"declared {seat}: {strength}" for seat, strength in sorted(flight.declared.items())]
    lines += [f"landed {seat}: {planet}" for seat, planet in sorted(flight.landed.items())]
    lines += listed("powered", flight.powered) + listed("waiting", flight.waiting)
    lines += listed("under-fire", flight.under_fire)
    lines += listed("pace", [word for hull in flight.pace.items() for word in hull])
    return lines + ([f"roll: {flight.roll}"] if flight.roll else [])


def _write_player(gt: Trucker, seat: Seat, player: Player) -> list[str]:
    kept = ["kept"] if player.kept else []
    lines = [f"ship {seat}: {row}" for row in write_ship(player.ship, loaded=gt.phase in LOADED)]
    lines += listed(f"number {seat}", [player.number] if player.number else [])
    lines += listed(f"hand {seat}", [player.hand, *kept] if player.hand else [])
    lines += listed(f"loose {seat}", [player.loose, *kept] if player.loose else [])
    lines += listed(f"aside {seat}", player.aside) + listed(f"lost {seat}", player.lost)
    lines += listed(f"looking {seat}", [player.looking] if player.looking else [])
    lines += listed(f"commands {seat}", [player.done] if player.done else [])
    return lines + listed(f"bill {seat}", [_write_entry(entry) for entry in player.bill])


def _write_entry(entry: Entry) -> str:
    return "/".join(str(part) for part in entry).rstrip("/")


# Reading.


def read(rules: TruckerRules, page: Page, stream: Stream) -> Trucker:
    """The table a position describes; whatever it leaves out comes from the normal set-up."""
    gt = setup.empty_table(rules, stream, None)
    phase = page.take("phase")
    gt.phase = phase.only(1)[0].name(PHASES, "phase") if phase else "building"
    gt.round = _read_number(page, "round", 0, len(rules.flights) - (gt.phase != "over"))
    _read_instead(gt, page)
    for expansion in rules.expansions:
        expansion.read_boards(gt, page)
    gt.on.book.lay_out(gt)
    gt.gone = sorted(_read_cards(gt, page.take("gone"), set()))
    setup.put_cards_back(gt)
    taken: set[TileId] = set()
    for seat in range(rules.seats):
        _read_player(gt, page, seat, taken)
    gt.face_up = _read_tiles(gt, page.take("face-up"), taken)
    gt.heap = [tile for tile in rules.heap if tile not in taken]
    _read_piles(gt, page)
    (_read_building if gt.phase == "building" else _read_flight)(gt, page)
    rules.read_expansions(gt, page, taken)
    _lay_down(gt, page)
    gt.then(*_usual_agenda(gt))
    return gt


def _read_instead(gt: Trucker, page: Page) -> None:
    """Number of a flight and the class flown in it, one after the other."""
    line = page.take("instead")
    if line is None:
        return
    numbers, names = line.words[::2], line.words[1::2]
    if len(numbers) != len(names):
        line.refuse("wrong-count", expected=2 * len(names), found=len(line.words))
    for number, name in zip(numbers, names, strict=True):
        gt.instead[number.number(0, len(gt.on.flights) - 1)] = name.name(gt.on.boards, "class")


def _read_number(page: Page, key: str, least: int, most: int, default: int = 0) -> int:
    line = page.take(key)
    return line.only(1)[0].number(least, most) if line else default


def _read_player(gt: Trucker, page: Page, seat: Seat, taken: set[TileId]) -> None:
    player = gt.players[seat]
    rows = page.take_all(f"ship {seat}")
    if rows:
        _read_ship(gt, seat, rows, taken)
    elif gt.phase in LOADED:
        gt.on.book.load_up(gt, seat, player.ship)
    player.lost = _read_tiles(gt, page.take(f"lost {seat}"), taken)
    player.aside = _read_tiles(gt, page.take(f"aside {seat}"), taken)
    player.number = _read_number(page, f"number {seat}", 0, gt.rules.seats)
    bill = page.take(f"bill {seat}")
    player.bill = [_read_entry(gt, word) for word in bill.words] if bill else []
    if gt.phase == "building":
        _read_builder(gt, page, seat, taken)


def _read_builder(gt: Trucker, page: Page, seat: Seat, taken: set[TileId]) -> None:
    """What only somebody who builds has on the table."""
    player = gt.players[seat]
    hand = page.take(f"hand {seat}")
    if hand is not None:
        player.hand = _kept(hand)[0].piece(gt.on.tiles, "tile", taken)
        player.kept = len(hand.words) > 1
    loose = page.take(f"loose {seat}")
    if loose is not None:
        player.loose = _kept(loose)[0].name(player.ship.parts, "square")
        player.kept = len(loose.words) > 1
    player.looking = _read_number(page, f"looking {seat}", 0, gt.on.numbers.open)
    player.done = _read_number(page, f"commands {seat}", 0, COMMANDS * 10)


def _kept(line: Line) -> list[Word]:
    """A tile in hand, or the square of a loose one; `kept` says that it was set aside before."""
    if len(line.words) > 1:
        line.only(2)[1].name(("kept",), "word")
    else:
        line.only(1)
    return line.words


def _read_ship(gt: Trucker, seat: Seat, rows: list[Line], taken: set[TileId]) -> None:
    """A grid as large as the board; where anything is said of what lies aboard, the ship is loaded."""
    player = gt.players[seat]
    board = player.ship.board
    if len(rows) != len(board.rows):
        rows[-1].refuse("gt-rows", expected=len(board.rows), found=len(rows))
    words = [line.only(len(board.columns)) for line in rows]
    loaded = gt.phase in LOADED or any(":" in word.text for row in words for word in row)
    player.ship = read_ship(board, gt.on.tiles, words, loaded=loaded, aliens=gt.on.aliens)
    lying = [word for row in words for word in row if word.text not in (NO_SQUARE, EMPTY)]
    _check_ship(gt, seat, lying, taken)


def _check_ship(gt: Trucker, seat: Seat, words: list[Word], taken: set[TileId]) -> None:
    """No tile lies twice, and no cabin is of another colour."""
    player = gt.players[seat]
    lying = dict(zip(player.ship.parts, words, strict=True))
    for square, word in lying.items():
        part = player.ship.parts[square]
        if part.kind.start and part.id != player.cabin:
            word.refuse("gt-other-cabin", tile=part.id)
        if part.id in taken:
            word.refuse("named-twice")
        taken.add(part.id)
    _check_aliens(gt, seat, lying)


def _check_aliens(gt: Trucker, seat: Seat, lying: dict[Square, Word]) -> None:
    """No colour is aboard too often, and every alien has its life support.

    Without it an alien is lost at once; only a ship that is still to be put right may have one.
    """
    book, ship = gt.on.book, gt.ship(seat)
    colours = Counter(ship.aliens.values())
    homes = [square for square in lying if square in ship.aliens]
    for square in reversed(homes):
        if colours[ship.aliens[square]] > gt.on.numbers.aliens:
            lying[square].refuse("gt-alien-aboard")
    for square in homes:
        alive = ship.aliens[square] in book.supported(gt, seat, ship, square)
        if not alive and not book.flaws(gt, seat, ship):
            lying[square].refuse("gt-no-life-support")


def _read_entry(gt: Trucker, word: Word) -> Entry:
    parts = word.text.split("/")
    if len(parts) not in (4, 5) or parts[0] not in gt.on.boards or not _is_whole(parts[2]):
        word.refuse("gt-bad-entry")
    about = parts[4] if len(parts) > 4 else ""
    if about and not about.isdecimal() and about not in gt.on.cards:
        word.refuse("gt-bad-entry")
    return Entry(parts[0], parts[1], int(parts[2]), parts[3], about)


def _is_whole(text: str) -> bool:
    digits = text.removeprefix("-")
    return digits.isascii() and digits.isdigit() and int(digits[:9]) <= FARTHEST


def read_signed(word: Word) -> int:
    if not _is_whole(word.text):
        word.refuse("bad-number", least=-FARTHEST, most=FARTHEST)
    return int(word.text)


def _read_tiles(gt: Trucker, line: Line | None, taken: set[TileId]) -> list[TileId]:
    return [word.piece(gt.on.tiles, "tile", taken) for word in line.words] if line else []


def _read_cards(gt: Trucker, line: Line | None, taken: set[CardId]) -> list[CardId]:
    return [word.piece(gt.on.cards, "card", taken) for word in line.words] if line else []


def _read_piles(gt: Trucker, page: Page) -> None:
    taken: set[CardId] = set(gt.gone)
    for number, pile in enumerate(gt.piles, 1):
        pile.cards = sorted(_read_cards(gt, page.take(f"pile {number}"), taken))
        seen = page.take(f"seen {number}")
        if seen is not None:
            pile.seen = set(_read_seats(gt, seen))
            if not pile.cards:
                seen.refuse("gt-nothing-seen")
    gt.supply = [card for card in gt.supply if card not in taken]


def _read_seats(gt: Trucker, line: Line | None) -> list[Seat]:
    seats: list[Seat] = []
    for word in line.words if line else ():
        seat = word.number(0, gt.rules.seats - 1)
        if seat in seats:
            word.refuse("named-twice")
        seats.append(seat)
    return seats


def _read_building(gt: Trucker, page: Page) -> None:
    gt.on.book.set_hourglass(gt)
    building = gt.building
    line = page.take("hourglass")
    if line is not None:
        if len(line.words) not in (2, 3) or (len(line.words) == 3 and line.words[2].text != "waits"):
            line.refuse("gt-bad-hourglass")
        building.circle = line.words[0].number(0, gt.level.runs - 1)
        building.left = _read_time(line.words[1], gt.on.one_run)
        building.waits = len(line.words) == 3
    building.tick = _read_number(page, "tick", 0, FARTHEST)
    building.to_act = _read_seats(gt, page.take("to-act"))


def _read_time(word: Word, most: int) -> float:
    """Whole where it was written whole, so that it prints the same."""
    try:
        left = float(word.text)
    except ValueError:
        word.refuse("bad-number", least=0, most=most)
    if not 0 <= left <= most:
        word.refuse("bad-number", least=0, most=most)
    return left if "." in word.text else int(left)


def _read_flight(gt: Trucker, page: Page) -> None:
    """The flight; where nothing is said of it, as it begins."""
    flight = gt.flight
    flight.turned = _read_cards(gt, page.take("turned"), set(gt.gone))
    card = page.take("card")
    flight.card = card.only(1)[0].name(gt.on.cards, "card") if card else None
    flight.order, gave_up = _read_seats(gt, page.take("order")), page.take("gave-up")
    flight.gave_up = _read_seats(gt, gave_up)
    for seat in range(gt.rules.seats):
        _read_rocket(gt, page, seat)
    if gave_up is not None and set(flight.gave_up) & set(flight.days):
        gave_up.refuse("gt-flies-on")
    flight.powered = _read_squares(gt, page.take("powered"))
    waiting = page.take("waiting")
    flight.waiting = [word.name(gt.on.numbers.goods, "goods") for word in waiting.words] if waiting else []
    flight.under_fire = _read_seats(gt, page.take("under-fire"))
    flight.roll = _read_number(page, "roll", 0, max(gt.board.rolls(gt.on.numbers.dice)))
    flight.pace = _read_pace(gt, page.take("pace"))
    if gt.phase == "flight":
        _complete_flight(gt)


def _read_rocket(gt: Trucker, page: Page, seat: Seat) -> None:
    flight = gt.flight
    days, declared, landed = (page.take(f"{key} {seat}") for key in ("days", "declared", "landed"))
    if days is not None:
        flight.days[seat] = read_signed(days.only(1)[0])
    if declared is not None:
        flight.declared[seat] = _read_strength(declared.only(1)[0])
    if landed is not None:
        flight.landed[seat] = landed.only(1)[0].number(1, FARTHEST)


def _read_strength(word: Word) -> float:
    try:
        strength = float(word.text)
    except ValueError:
        word.refuse("bad-number", least=-FARTHEST, most=FARTHEST)
    if not -FARTHEST <= strength <= FARTHEST or strength * 2 % 1:
        word.refuse("bad-number", least=-FARTHEST, most=FARTHEST)
    return strength if "." in word.text else int(strength)


def _read_squares(gt: Trucker, line: Line | None) -> list[Square]:
    there = {square for player in gt.players for square in player.ship.board.neighbours}
    return [word.name(there, "square") for word in line.words] if line else []


def _read_pace(gt: Trucker, line: Line | None) -> dict[HullId, int]:
    """Hull and strength, one after the other."""
    if line is None:
        return {}
    hulls, strengths = line.words[::2], line.words[1::2]
    if len(hulls) != len(strengths):
        line.refuse("wrong-count", expected=2 * len(hulls), found=len(line.words))
    read = zip(hulls, strengths, strict=True)
    return {hull.name(gt.board.hulls, "hull"): read_signed(strength) for hull, strength in read}


def _complete_flight(gt: Trucker) -> None:
    """Numbers, start places, piles and the order of the card, where a position leaves them out."""
    flight = gt.flight
    taken = {player.number for player in gt.players}
    left = iter(number for number in range(1, gt.rules.seats + 1) if number not in taken)
    for player in gt.players:
        player.number = player.number or next(left)
    launched = {seat: place for seat, place in launch_days(gt).items() if seat not in flight.gave_up}
    flight.days = launched | flight.days
    if flight.card and flight.card not in flight.turned:
        flight.turned.append(flight.card)
    if flight.card and not flight.order:
        flight.order = flight.in_order()
    _complete_piles(gt)


def _complete_piles(gt: Trucker) -> None:
    """Cards turned up, or laid down as the next, lie in the last pile where no other holds them.

    Where no pile is written all four are dealt as usual, with these cards among them.
    """
    flight, fixed = gt.flight, [str(card) for card in gt.stream.fixed.get("deck", [])]
    written = any(pile.cards for pile in gt.piles)
    for card in dict.fromkeys([*flight.turned, *fixed]):
        if card in gt.supply:
            gt.supply.remove(card)
            gt.piles[-1].cards.append(card)
    if not written:
        _deal_the_rest(gt)
    gt.piles[-1].cards.sort()
    turned = set(flight.turned)
    flight.deck = sorted(card for pile in gt.piles for card in pile.cards if card not in turned)


def _deal_the_rest(gt: Trucker) -> None:
    """As many cards of each level as the flight has, those already in the last pile counted."""
    last = gt.piles[-1]
    there = Counter(gt.on.cards[card].level for card in last.cards)
    for level, count in enumerate(gt.level.cards, 1):
        for pile in gt.piles[:-1]:
            already = min(count, there[level])
            there[level] -= already
            setup.deal_cards(gt, pile, level, count - already)
            pile.cards.sort()
        setup.deal_cards(gt, last, level, count - there[level])


def _lay_down(gt: Trucker, page: Page) -> None:
    """Tiles and cards laid down as the next must be there to come, the first card of the flight's level."""
    if "deck" in gt.stream.fixed and gt.phase != "flight":
        raise Refused("gt-no-deck-yet", "GT-9.10", *page.where("deck"))
    for kind, there in (("tile", gt.heap), ("deck", gt.flight.deck)):
        coming = gt.stream.fixed.get(kind, [])
        for piece in coming:
            if piece not in there or coming.count(piece) > 1:
                raise Refused("gt-not-to-come", None, *page.where(kind), piece=piece)
    deck = gt.stream.fixed.get("deck")
    if deck and deck[0] not in gt.on.book.next_cards(gt):
        raise Refused("gt-not-first", "GT-9.10", *page.where("deck"), piece=deck[0])


def _usual_agenda(gt: Trucker) -> Iterable[tuple[Any, ...]]:
    """What is next where a position does not say."""
    match gt.phase:
        case "building":
            return [agenda.BUILD()]
        case "check":
            return [agenda.CHECK_SHIPS()]
        case "launch":
            return [*(agenda.BOARD_ALIENS(seat) for seat in gt.on.book.alien_order(gt)), agenda.LAUNCH()]
        case "flight" if gt.flight.card:
            return [*late_checks(gt), (gt.on.cards[gt.flight.card].type,), agenda.END_CARD()]
        case "flight":
            return [*late_checks(gt), agenda.FLY()]
    return []


def check(gt: Trucker, page: Page) -> None:
    """The agenda must fit the phase, and seats, numbers and ships what it says."""
    if not agendas.fits(gt):
        raise Refused("bad-agenda", None, *page.where("agenda"))
    _check_seats(gt, page)


def _check_seats(gt: Trucker, page: Page) -> None:
    """A number tile is taken once, a pile looked at by one, a ring's space taken by one rocket."""
    players, spaces = list(enumerate(gt.players)), gt.on.numbers.spaces
    _check_once(page, "number", {seat: player.number for seat, player in players if player.number})
    _check_once(page, "looking", {seat: player.looking for seat, player in players if player.looking})
    _check_once(page, "days", {seat: place % spaces for seat, place in gt.flight.days.items()})
    if gt.phase == "building":
        _check_builders(gt, page)
    elif gt.phase in ("check", "launch") and not all(player.number for player in gt.players):
        raise Refused("gt-no-number", None, *page.end())


def _check_once(page: Page, key: str, found: dict[Seat, int]) -> None:
    """No two seats have the same."""
    seen: set[int] = set()
    for seat, number in found.items():
        if number in seen:
            raise Refused("gt-twice", None, *page.where(f"{key} {seat}"))
        seen.add(number)


def _check_builders(gt: Trucker, page: Page) -> None:
    """Somebody still builds; whoever holds a tile does nothing else, whoever has finished nothing at all."""
    for seat, player in enumerate(gt.players):
        beside = player.loose is not None or player.looking > 0
        if (player.hand and beside) or (player.number and (player.hand or beside)):
            key = f"{'number' if player.number else 'hand'} {seat}"
            raise Refused("gt-holds-too-much", None, *page.where(key))
    able = gt.on.book.builders(gt)
    if not able or not set(gt.building.to_act) <= set(able) or time_is_up(gt):
        raise Refused("gt-nobody-builds", None, *page.end())
