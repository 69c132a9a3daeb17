"""A position of High Frontier read from text; docs/notation.md defines it with a sample."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from perihelion.engine.chance import Stream
from perihelion.engine.decisions import Seat
from perihelion.engine.positions import Line, Page, Word, as_number
from perihelion.engine.refused import Refused
from perihelion.games.high_frontier import agenda, setup
from perihelion.games.high_frontier.components import (
    ANY_LETTER,
    BLACK_MARK,
    END_MARK,
    LETTERS,
    CardId,
    SiteId,
    bare,
)
from perihelion.games.high_frontier.operations.industry import without_factory
from perihelion.games.high_frontier.operations.research import turn_up
from perihelion.games.high_frontier.positions.notation import CLOSED, in_one_word
from perihelion.games.high_frontier.stacks import dry_mass
from perihelion.games.high_frontier.state import (
    FLIGHT,
    NOBODY,
    Auction,
    Claim,
    Flight,
    Frontier,
    Pact,
    Stack,
    kind_of,
)

if TYPE_CHECKING:
    from perihelion.games.high_frontier.rules import FrontierRules

FARTHEST = 100_000  # turns, water: more is a slip of the pen
PACTS = ("beam", "leave", "passage", "promise")


def read(rules: FrontierRules, page: Page, stream: Stream) -> Frontier:
    """The table a position describes; whatever it leaves out comes from the normal set-up."""
    hf = setup.empty_table(rules, stream, None)
    hf.turns = read_number(page, "turns", 0, FARTHEST)
    hf.active = (rules.first + hf.turns) % rules.seats
    _read_factions(hf, page)
    taken: set[CardId] = set()
    for line in page.take_some(*(slot for slots in rules.slots.values() for slot in slots)):
        _read_stack(hf, line, taken)
    for seat in range(rules.seats):
        _read_player(hf, page, seat, taken)
    rules.book.hand_out_crews(hf, taken)
    _read_ventures(hf, page)
    _read_turn(hf, page)
    _read_claims(hf, page)
    for seat in range(rules.seats):
        _check_products(hf, page, seat)
    _read_tracks(hf, page)
    _read_pacts(hf, page)
    _read_auction(hf, page, taken)
    _read_flight(hf, page)
    over = page.take("over")
    hf.over = over.only(1)[0].name(rules.ends, "end") if over else ""
    rules.read_expansions(hf, page, taken)
    _read_decks(hf, page, taken)
    if not hf.over:
        hf.then(agenda.TAKE_TURN(hf.active))
    return hf


def read_number(page: Page, key: str, least: int, most: int, default: int = 0) -> int:
    line = page.take(key)
    return line.only(1)[0].number(least, most) if line else default


def _read_factions(hf: Frontier, page: Page) -> None:
    """Factions that are not named are dealt as usual, to nobody twice."""
    lines = [page.take(f"faction {seat}") for seat in range(hf.on.seats)]
    named = [line.only(1)[0].name(hf.on.factions, "faction") if line else "" for line in lines]
    for seat, line in enumerate(lines):
        if line and named.index(named[seat]) != seat:
            line.words[0].refuse("named-twice")
    for faction in named:
        setup.seat_player(hf, faction or setup.deal_faction(hf, *filter(None, named)))


def _read_player(hf: Frontier, page: Page, seat: Seat, taken: set[CardId]) -> None:
    player = hf.players[seat]
    player.water = read_number(page, f"water {seat}", 0, FARTHEST, hf.on.numbers.water)
    hand = page.take(f"hand {seat}")
    player.hand = [_read_card(hf, word, taken) for word in hand.words] if hand else []


def _check_products(hf: Frontier, page: Page, seat: Seat) -> None:
    """A black hand card has a factory, or the position says that it is without.  [HF-5.7D]"""
    line = page.take(f"without-factory {seat}")
    named = {word.name(hf.players[seat].hand, "card in hand") for word in line.words} if line else set()
    for card in without_factory(hf, seat):
        if card not in named:
            place = page.where(f"hand {seat}")
            raise Refused("hf-black-without-factory", "HF-5.7D", *place, card=card)


def _read_card(hf: Frontier, word: Word, taken: set[CardId]) -> CardId:
    """A card, with marks where its black side is up or it is turned around."""
    card = Word(bare(word.text), word.line, word.column).piece(hf.on.cards, "card", taken)
    side, _, end = word.text.removesuffix(BLACK_MARK).partition(END_MARK)
    if end or word.text.removesuffix(BLACK_MARK) != side:
        hf.turned[card] = Word(end, word.line, word.column).name(hf.on.cards[card].ends, "end")
    if word.text.endswith(BLACK_MARK):
        if hf.on.cards[card].crew:
            word.refuse("hf-no-black-side")
        hf.black.add(card)
    return card


def _read_stack(hf: Frontier, line: Line, taken: set[CardId]) -> None:
    """A stack: its place, its fuel, its cards. The stacks of a player stay in the order of the position."""
    slot, _, whose = line.key.text.partition(" ")
    seat = Word(whose, line.key.line, line.key.column).number(0, hf.on.seats - 1)
    stacks = hf.players[seat].stacks
    if slot in stacks:
        line.refuse("key-twice")
    words, kind = line.words[:], kind_of(slot)
    stack = Stack(words.pop(0).name(hf.on.spaces, "space") if kind != "leo" and words else hf.home(seat))
    fuel = words.pop(0) if kind in ("rocket", "outpost") and words and words[0].text[0].isdigit() else None
    stack.cards = [_read_card(hf, word, taken) for word in words]
    if not stack.cards:
        line.refuse("hf-empty-stack")
    if kind == "rocket":
        _read_rocket(hf, stack, line, fuel)
    elif fuel is not None:
        stack.tanks = _digits(fuel, fuel.text.removesuffix("t"), hf.on.numbers.tanks)
    stacks[slot] = stack


def _read_rocket(hf: Frontier, stack: Stack, line: Line, fuel: Word | None) -> None:
    """Fuel as steps, `8`, or as tanks, `3t`; a row of its own, `8@4`, in the middle of a move."""
    stack.row = dry_mass(hf, stack.cards)
    text, _, row = (fuel.text if fuel else "0").partition("@")
    if fuel is not None and row:
        stack.row = _digits(fuel, row, hf.on.numbers.dry_mass)
    if stack.row not in hf.on.fuel.rows:
        line.refuse("hf-too-heavy")
    most = hf.on.fuel.steps(stack.row, hf.on.numbers.tanks)
    if fuel is not None and text.endswith("t"):
        stack.steps = hf.on.fuel.steps(stack.row, _digits(fuel, text[:-1], hf.on.numbers.tanks))
    elif fuel is not None:
        stack.steps = _digits(fuel, text, most)


def _digits(word: Word, text: str, most: int) -> int:
    number = as_number(text)
    if number is None or number > most:
        word.refuse("bad-number", least=0, most=most)
    return number


def _read_ventures(hf: Frontier, page: Page) -> None:
    for venture in hf.on.printed.ventures:
        line = page.take(f"venture {venture}")
        if line is not None:
            hf.ventures[venture] = line.only(1)[0].number(0, hf.on.seats - 1)
    for glory in hf.on.printed.glories:
        line = page.take(f"glory {glory}")
        if line is not None:
            (word,) = line.only(1)
            hf.glory[glory] = NOBODY if word.text == CLOSED else word.number(0, hf.on.seats - 1)


def _read_turn(hf: Frontier, page: Page) -> None:
    turn = hf.turn
    moved = page.take("moved")
    turn.moved = [word.name(hf.on.movers, "slot") for word in moved.words] if moved else []
    usual = hf.on.book.operations_per_turn(hf, hf.active)
    turn.operations = read_number(page, "operations", 0, 1 + len(hf.on.printed.ventures), usual)
    begun = page.take("begun")
    turn.begun = begun is not None and begun.only(1)[0].name(("yes", "no"), "word") == "yes"
    turn.rearranged = read_number(page, "rearranged", 0, FARTHEST)
    pushed = page.take("pushed")
    turn.pushed = [word.name(hf.on.cards, "card") for word in pushed.words] if pushed else []


def _read_tracks(hf: Frontier, page: Page) -> None:
    """Tracks that are not written were moved by the factories that stand."""
    line, end = page.take("tracks"), len(hf.on.numbers.tracks)
    for claim in hf.claims.values():
        if claim.letter:
            hf.tracks[claim.letter] = min(hf.tracks[claim.letter] + 1, end)
    for word in line.words if line else ():
        if word.text[:1] not in LETTERS:
            word.refuse("unknown-word", what="letter")
        hf.tracks[word.text[0]] = _digits(word, word.text[1:], end)


def _read_claims(hf: Frontier, page: Page) -> None:
    """Claims in the order of the position, sites that failed, and where crews have landed."""
    for line in page.take_some("claim"):
        site = Word(line.key.text.partition(" ")[2], line.key.line, line.key.column)
        if site.name(hf.on.sites, "site") in hf.claims:
            line.refuse("key-twice")
        hf.claims[site.text] = _read_claim(hf, line, site.text)
    failed = page.take("failed")
    for word in failed.words if failed else ():
        hf.failed.add(word.name(hf.on.sites, "site"))
        if word.text in hf.claims:
            word.refuse("named-twice")
    for crew in hf.on.cards:
        landed = page.take(f"landings {crew}")
        if landed is not None:
            hf.landings[crew] = [word.name(hf.on.sites, "site") for word in landed.words]


def _read_claim(hf: Frontier, line: Line, site: SiteId) -> Claim:
    if len(line.words) not in (1, 3, 4):
        line.refuse("hf-bad-claim")
    claim = Claim(line.words[0].number(0, hf.on.seats - 1))
    if len(line.words) > 1:
        claim.cubes = line.words[1].number(1, hf.on.numbers.cubes)
        claim.letter = line.words[2].name((*LETTERS, "-"), "letter").strip("-")
        if claim.letter and hf.on.sites[site].letter not in (ANY_LETTER, claim.letter):
            line.words[2].refuse("hf-other-letter")
        claim.beams = len(line.words) == 4 and line.words[3].name(("beams",), "word") == "beams"
    return claim


def _read_pacts(hf: Frontier, page: Page) -> None:
    for line in page.take_all("pact"):
        kind, giver, taker, about = line.only(4)
        try:
            words = json.loads(about.text)
        except ValueError:
            about.refuse("hf-bad-pact")
        if not isinstance(words, str):
            about.refuse("hf-bad-pact")
        most = hf.on.seats - 1
        hf.pacts.append(Pact(kind.name(PACTS, "pact"), giver.number(0, most), taker.number(0, most), words))


def _read_auction(hf: Frontier, page: Page, taken: set[CardId]) -> None:
    line = page.take("auction")
    lists = [page.take("to-ask"), page.take("out")]
    bids = page.take("bids")
    if line is None:
        return
    to_ask, out = (
        [word.number(0, hf.on.seats - 1) for word in found.words] if found else [] for found in lists
    )
    (lot,) = line.only(1)
    hf.auction = Auction("" if lot.text == "none" else _read_card(hf, lot, taken), {}, to_ask, out)
    for word in bids.words if bids else ():
        seat, _, bid = word.text.partition("=")
        hf.auction.bids[_digits(word, seat, hf.on.seats - 1)] = _digits(word, bid, FARTHEST)
    hf.auction.bids = hf.auction.bids or {hf.active: 0}


def _read_flight(hf: Frontier, page: Page) -> None:
    line = page.take("flight")
    if line is None:
        return
    if len(line.words) < 2:
        line.refuse("hf-bad-flight")
    slot = line.words[0].name(hf.players[hf.active].stacks, "slot")
    flight = hf.flight = Flight(slot, line.words[1].name(hf.on.spaces, "space"))
    for word in line.words[2:]:
        name, _, text = word.text.partition("=")
        if name not in FLIGHT[2:]:
            word.refuse("unknown-word", what="word of a flight")
        setattr(flight, name, _flight_value(hf, word, type(getattr(flight, name)), text))


def _flight_value(hf: Frontier, word: Word, kind: type, text: str) -> str | int | bool:
    if kind is bool:
        return bool(_digits(word, text, 1))
    if kind is int:
        return _digits(word, text, FARTHEST)
    lanes = {in_one_word(way.leaves): way.leaves for ways in hf.on.chart.ways.values() for way in ways}
    parts = {*text.split("+")}
    if not (parts <= hf.on.cards.keys() or parts <= hf.on.spaces.keys() or text in lanes):
        word.refuse("unknown-word", what="word of a flight")
    return lanes.get(text, text)


def _read_decks(hf: Frontier, page: Page, taken: set[CardId]) -> None:
    """Cards that lie nowhere else are unseen in their decks; a top that is not written is turned up."""
    tops = {name: page.take(f"top {name}") for name in hf.decks}
    for name, deck in hf.decks.items():
        under = page.take(f"under {name}")
        deck.under = [_read_patent(hf, word, name, taken) for word in under.words] if under else []
        top = tops[name]
        if top is not None and top.only(1)[0].text != "none":
            deck.top = _read_patent(hf, top.words[0], name, taken)
    for name, deck in hf.decks.items():
        deck.unseen = [card for card in deck.unseen if card not in taken]
        if tops[name] is None:
            turn_up(hf, name)


def _read_patent(hf: Frontier, word: Word, deck: str, taken: set[CardId]) -> CardId:
    card = _read_card(hf, word, taken)
    if hf.on.cards[card].deck != deck or card in hf.black:
        word.refuse("hf-other-deck", deck=deck)
    return card
