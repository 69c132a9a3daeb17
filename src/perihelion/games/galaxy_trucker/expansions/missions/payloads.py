"""Payload components: how they come into the warehouse, are taken, lost and delivered."""

from collections.abc import Callable

from perihelion.engine.agenda import Step
from perihelion.engine.decisions import Offers, Seat
from perihelion.engine.moves import Move
from perihelion.engine.refused import Reason
from perihelion.games.galaxy_trucker.book import Offered, OfTable
from perihelion.games.galaxy_trucker.components import Kind, Square, TileId
from perihelion.games.galaxy_trucker.construction.commands import hold
from perihelion.games.galaxy_trucker.expansions.missions.annex import (
    SUPER,
    PayloadType,
    job,
    level,
    mission,
    part,
)
from perihelion.games.galaxy_trucker.expansions.missions.jobs import Jobs
from perihelion.games.galaxy_trucker.expansions.missions.supercards.deck import shuffle_back
from perihelion.games.galaxy_trucker.expansions.missions.tasks.vocabulary import PAYLOADS, at_level
from perihelion.games.galaxy_trucker.meta import COMMANDS
from perihelion.games.galaxy_trucker.setup import deal_cards
from perihelion.games.galaxy_trucker.ships.ship import Ship
from perihelion.games.galaxy_trucker.state import Pile, Trucker

TYPES = PAYLOADS
PAYLOAD = "payload"  # the ability of a kind of tile that is one: its type
DRAW = "draw-payload"
NEVER_ASIDE = Reason("gt-payload-aside", "MI-5.3")
EVENTS = {
    "gt-payloads": {"payloads": "payload-line[list-more]"},
    "gt-supercards": {"piles": "pile-line[list-more]"},
}
RECORDS = {"payload-line": ("payload", "count"), "pile-line": ("pile", "count")}

SET_UP_MISSION = Step("set_up_mission")


def type_of(kind: Kind) -> PayloadType:
    """The type of payload a kind of tile is, or "" if it is none."""
    found: PayloadType = kind.more.get(PAYLOAD, "")
    return found


def is_payload(gt: Trucker, tile: TileId) -> bool:
    return PAYLOAD in gt.on.tiles[tile].kind.more


def payloads_aboard(ship: Ship, *types: PayloadType) -> list[Square]:
    """Where payloads lie, of these types or of any."""
    found = ((square, type_of(part.kind)) for square, part in ship.parts.items())
    return [square for square, of in found if of and (not types or of in types)]


# The set-up.


def set_up_mission(gt: Trucker) -> None:
    """Once ships and other cards are known: what the mission asks for, its payloads, its supercards.

    [MI-1.5 MI-2.2 MI-5.1 MI-16.14]
    """
    if job(gt).ready:
        return
    job(gt).ready = True
    gt.on.book[Jobs].set_up(gt)
    lay_payloads(gt)
    place_supercards(gt)


def lay_payloads(gt: Trucker) -> None:
    """So many of each type for every player are mixed in face down; of a type too rare all.

    [MI-5.1 MI-5.1.1 MI-5.1.2 MI-16.7]

    Which of them lie there is chance, drawn when one is turned up: nobody can know.

    Ruling: which tiles of a type come is chance, and a type too rare comes whole.
    """
    kept, row, seats = job(gt), mission(gt), len(gt.players) - len(job(gt).out)
    for payload, each in row.payloads.items():
        there = len(boxed(gt, payload))
        kept.hidden[payload] = min(there, at_level(each, level(gt)) * seats)
    if kept.hidden:
        gt.tell(
            "gt-payloads", None, "MI-5.1", payloads=[[name, count] for name, count in kept.hidden.items()]
        )


def boxed(gt: Trucker, payload: PayloadType) -> list[TileId]:
    """The payloads of a type that lie neither open nor in a ship."""
    return [tile for tile in job(gt).box if type_of(gt.on.tiles[tile].kind) == payload]


def draw_from_box(gt: Trucker, payload: PayloadType) -> TileId:
    tile = gt.stream.pick("cargo", boxed(gt, payload))
    job(gt).box.remove(tile)
    return tile


def place_supercards(gt: Trucker) -> None:
    """One more card in each open pile, or in as many of them as there are supercards; backs tell which.

    [MI-7.2 MI-16.8]
    """
    kept, said, numbers = job(gt), mission(gt).supercards, gt.on.numbers
    spread = at_level(said.open, level(gt))
    kept.supers = [0] * numbers.piles
    open_piles = list(range(numbers.open))
    for _ in range(min(spread, numbers.open)):
        pile = gt.stream.pick("super-pile", open_piles) if spread < numbers.open else open_piles[0]
        open_piles.remove(pile)
        kept.supers[pile] += 1
    more = said.by_choice if gt.on.options["unknown-supercard"] == "yes" else 0
    kept.supers[-1] += at_level(said.unknown, level(gt)) + more
    shuffle_back(gt, sum(kept.supers))
    if any(kept.supers):
        piles = [[number, count] for number, count in enumerate(kept.supers, 1) if count]
        gt.tell("gt-supercards", None, "MI-16.8", piles=piles)


def with_supercards(deal_pile: Callable[[Trucker, Pile], None]) -> Callable[[Trucker, Pile], None]:
    def with_supercards(gt: Trucker, pile: Pile) -> None:
        """Besides its normal cards a pile holds so many supercards, drawn unseen.  [MI-7.4.2 MI-16.8]"""
        deal_pile(gt, pile)
        number = next(number for number, other in enumerate(gt.piles) if other is pile)
        wanted = job(gt).supers[number] if job(gt).supers else 0
        there = len(gt.on.book.choice_of_cards(gt, SUPER)) if wanted else 0
        deal_cards(gt, pile, SUPER, min(wanted, there))
        pile.cards.sort()

    return with_supercards


# Building.


def put_away(lay_out: OfTable) -> OfTable:
    def put_away(gt: Trucker) -> None:
        """All payloads of the last flight go out.  [MI-5.4]"""
        lay_out(gt)
        job(gt).box, job(gt).hidden = sorted(part(gt).payloads), {}

    return put_away


def with_payloads(build_offers: Offered) -> Offered:
    def with_payloads(gt: Trucker, seat: Seat) -> Offers:
        """Their backs are another colour: who draws chooses which; no payload is ever set aside.

        [MI-5.2 MI-5.2.1 MI-5.3 MI-5.3.1]

        Ruling: the back tells that a tile is a payload, not which type.
        """
        player = gt.players[seat]
        held = player.hand is not None and not player.kept and is_payload(gt, player.hand)
        for move, why_not in build_offers(gt, seat):
            yield move, NEVER_ASIDE if held and move is gt.on.aside else why_not
        busy = player.number or player.looking or player.hand is not None or player.done >= COMMANDS
        if not busy and any(job(gt).hidden.values()):
            yield gt.on.vocabulary[DRAW], None

    return with_payloads


def drawing(obey: Callable[[Trucker, Seat, Move], None]) -> Callable[[Trucker, Seat, Move], None]:
    def drawing(gt: Trucker, seat: Seat, move: Move) -> None:
        """A payload that lay face down: which one is chance.  [MI-5.2.1]"""
        if move.verb != DRAW:
            obey(gt, seat, move)
            return
        hidden = job(gt).hidden
        payload = gt.stream.pick("payload", [name for name, count in hidden.items() for _ in range(count)])
        hidden[payload] -= 1
        tile = draw_from_box(gt, payload)
        gt.players[seat].done += 1
        hold(gt.players[seat], tile, kept=False)
        gt.tell("gt-drew", seat, "MI-5.2.1", tile=tile)

    return drawing


# Afterwards.


def noted(launch: OfTable) -> OfTable:
    def noted(gt: Trucker) -> None:
        """What was lost before the launch was not lost in flight.  [MI-5.6.2 MI-16.3]"""
        job(gt).launched = {seat: len(player.lost) for seat, player in enumerate(gt.players)}
        launch(gt)

    return noted


def lost_in_flight(gt: Trucker, seat: Seat) -> list[TileId]:
    """Components destroyed, fallen off or given up since the launch.  [MI-5.6 MI-5.6.1 MI-16.3]"""
    return gt.players[seat].lost[job(gt).launched.get(seat, 0) :]


def delivered(gt: Trucker, seat: Seat) -> list[TileId]:
    """The payloads on ships, or parts of them, that complete the flight, in a dead zone or not.

    [MI-14.3 MI-16.1 MI-16.2]

    Ruling: what is aboard parts that gave up is neither delivered nor lost.
    """
    if seat not in gt.flight.days:
        return []
    ship = gt.ship(seat)
    return [ship.parts[square].id for square in payloads_aboard(ship)]


PHRASES = [(DRAW,)]
RULES = {SET_UP_MISSION: set_up_mission}
