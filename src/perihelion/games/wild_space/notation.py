"""A position of Wild Space as text; docs/notation.md defines it with a sample."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING

from perihelion.engine.chance import Stream
from perihelion.engine.decisions import Seat
from perihelion.engine.positions import Line, Page, Word
from perihelion.engine.refused import Refused
from perihelion.games.wild_space import setup
from perihelion.games.wild_space.components import SLOTS, CardId
from perihelion.games.wild_space.drawing import fill_display
from perihelion.games.wild_space.state import Player, WildSpace

if TYPE_CHECKING:
    from perihelion.games.wild_space.rules import WildSpaceRules

EMPTY = "-"


def write(ws: WildSpace) -> list[str]:
    """The table, then every seat; an empty list has no line where that is the normal set-up."""
    lines = [
        f"turn: {ws.turn}",
        f"planets: {' '.join(ws.planets)}",
        f"face-down: {' '.join(map(str, ws.face_down))}".rstrip(),
        f"display: {' '.join(card or EMPTY for card in ws.display)}",
    ]
    lines += listed("discard", ws.discard) + listed("used", ws.used)
    for seat, player in enumerate(ws.players):
        lines += _write_player(seat, player)
    return lines


def listed(key: str, ids: Collection[str]) -> list[str]:
    return [f"{key}: {' '.join(ids)}"] if ids else []


def _write_player(seat: Seat, player: Player) -> list[str]:
    return [
        f"captain {seat}: {player.captain} {player.token}",
        *listed(f"crew {seat}", [card for card in player.crew if card != player.captain]),
        f"hand {seat}: {' '.join(player.hand)}".rstrip(),
        *listed(f"shown {seat}", sorted(player.shown)),
        *listed(f"landed {seat}", player.landed),
        *listed(f"explored {seat}", player.explored),
    ]


def read(rules: WildSpaceRules, page: Page, stream: Stream) -> WildSpace:
    """The table a position describes; whatever it leaves out comes from the normal set-up."""
    ws = setup.empty_table(rules, stream, None)
    _read_turn(ws, page)
    _read_planets(ws, page)
    used = page.take("used")
    ws.used = [word.name(rules.effects, "effect") for word in used.words] if used else []
    taken: set[CardId] = set()
    _read_captains(ws, page)
    hands = [_read_player(ws, page, seat, taken) for seat in range(rules.seats)]
    ws.discard = read_cards(ws, page.take("discard"), taken)
    display = page.take("display")
    if display is not None:
        ws.display = [_read_slot(ws, word, taken) for word in display.only(len(SLOTS))]
    rules.read_expansions(ws, page, taken)
    ws.deck = [card for card in ws.deck if card not in taken]
    _deal_the_rest(ws, page, with_display=display is None, hands=hands)
    ws.on.book.next_turn(ws)
    return ws


def _read_turn(ws: WildSpace, page: Page) -> None:
    line = page.take("turn")
    if line is not None:
        ws.turn = line.only(1)[0].number(0, ws.on.turns)


def _read_planets(ws: WildSpace, page: Page) -> None:
    """Face-up planets, and the numbers of those face down: a number lies once on the table."""
    planets, numbers = page.take("planets"), page.take("face-down")
    if planets is not None:
        ws.planets = [word.name(ws.on.planets, "planet") for word in planets.words]
        for word in _twice(planets):
            word.refuse("named-twice")
        _check_planets(ws, planets)
    shown = [ws.on.planets[planet].requires for planet in ws.planets]
    ws.face_down = [number for number in ws.face_down if number not in shown]
    if numbers is not None:
        allowed = tuple(ws.face_down)
        ws.face_down = [int(word.one_of(allowed, "number")) for word in numbers.words]
        for word in _twice(numbers):
            word.refuse("named-twice")
        numbers.only(len(allowed))


def _check_planets(ws: WildSpace, line: Line) -> None:
    """The start planets lie open, and of the others one of each number at most.  [WS-3.1 WS-11B.1]"""
    for planet in ws.on.start_planets:
        if planet not in ws.planets:
            line.refuse("ws-start-planet", planet=planet)
    numbers: set[int] = set()
    for word in line.words:
        if word.text not in ws.on.start_planets:
            number = ws.on.planets[word.text].requires
            if number in numbers:
                word.refuse("ws-two-planets", number=number)
            numbers.add(number)


def _twice(line: Line) -> list[Word]:
    texts = [word.text for word in line.words]
    return [word for n, word in enumerate(line.words) if word.text in texts[:n]]


def _read_captains(ws: WildSpace, page: Page) -> None:
    """Captains and tokens; seats without a line get a captain that is left, at random."""
    lines = [page.take(f"captain {seat}") for seat in range(ws.rules.seats)]
    named: list[CardId] = []
    for line in lines:
        if line is not None:
            named.append(_read_captain(ws, line, named))
    for line in lines:
        if line is None:
            setup.seat_player(ws, setup.deal_captain(ws, *named))
        else:
            setup.seat_player(ws, line.words[0].text)
            if len(line.words) > 1:
                track = ws.on.cards[line.words[0].text].track
                ws.players[-1].token = line.only(2)[1].number(0, len(track))


def _read_captain(ws: WildSpace, line: Line, named: list[CardId]) -> CardId:
    if not line.words:
        line.refuse("no-captain")
    captain = line.words[0].name(ws.on.captains, "captain")
    if setup.identity(captain) in map(setup.identity, named):
        line.words[0].refuse("named-twice")
    return captain


def _read_player(ws: WildSpace, page: Page, seat: Seat, taken: set[CardId]) -> bool:
    """A seat's cards and shuttles; says whether its hand was given."""
    player = ws.players[seat]
    player.crew += read_cards(ws, page.take(f"crew {seat}"), taken)
    hand = page.take(f"hand {seat}")
    player.hand = read_cards(ws, hand, taken)
    shown = page.take(f"shown {seat}")
    player.shown = {word.name(player.hand, "card in hand") for word in shown.words} if shown else set()
    sectors: set[str] = set()
    player.landed = _read_sectors(ws, page.take(f"landed {seat}"), sectors)
    player.explored = _read_sectors(ws, page.take(f"explored {seat}"), sectors)
    return hand is not None


def read_cards(ws: WildSpace, line: Line | None, taken: set[CardId]) -> list[CardId]:
    return [word.piece(ws.on.playable, "card", taken) for word in line.words] if line else []


def _read_slot(ws: WildSpace, word: Word, taken: set[CardId]) -> CardId | None:
    return None if word.text == EMPTY else word.piece(ws.on.playable, "card", taken)


def _read_sectors(ws: WildSpace, line: Line | None, used: set[str]) -> list[str]:
    """Sectors of face-up planets; a player has one shuttle in a sector and five in all."""
    if line is None:
        return []
    for word in line.words:
        word.name(ws.on.sectors, "sector")
        if ws.on.sectors[word.text].planet not in ws.planets:
            word.refuse("unknown-word", what="sector")
        if word.text in used:
            word.refuse("named-twice")
        used.add(word.text)
        if len(used) > ws.on.shuttles:
            word.refuse("ws-too-many-shuttles")
    return [word.text for word in line.words]


def _deal_the_rest(ws: WildSpace, page: Page, *, with_display: bool, hands: list[bool]) -> None:
    """Display and hands that were left out are dealt; cards laid down as the next stay where they are."""
    coming = [str(card) for card in ws.stream.fixed.pop("deck", [])]
    for card in coming:
        if card not in ws.deck or coming.count(card) > 1:
            raise Refused("ws-not-in-deck", None, *page.end(), card=card)
    ws.deck = [card for card in ws.deck if card not in coming]
    if with_display:
        fill_display(ws)
    for seat, given in enumerate(hands):
        if not given:
            setup.deal_hand(ws, seat)
    if coming:
        ws.stream.fixed["deck"] = list(coming)
        ws.deck = sorted(ws.deck + coming)


def check(ws: WildSpace, page: Page) -> None:
    """The agenda must be that of one turn: its steps are the active seat's, its end comes last."""
    if not ws.agenda:
        return
    last, *before = ws.agenda
    if last[0] == "deal_hands":
        fits = ws.turn == 0 and all(step[0] in ws.on.set_up_steps for step in before)
    else:
        apart = ws.on.turn_steps | ws.on.set_up_steps | {"deal_hands"}
        fits = last[0] in ws.on.turn_steps and all(step[0] not in apart for step in before)
        fits = fits and all(step[1] == ws.active for step in ws.agenda) and ws.turn < ws.on.turns
    if not fits or not _steps_fit(ws):
        raise Refused("bad-agenda", None, *page.end())


def _steps_fit(ws: WildSpace) -> bool:
    """Every step names an effect of its kind and a condition that its place has."""
    for name, *args in ws.agenda:
        match name:
            case "pay_landing" | "pay_effect":
                condition = ws.on.conditions.get(args[1])
                of_landing = args[1].split(".if")[0] in ws.on.sectors
                if condition is None or of_landing != (name == "pay_landing") or args[2] > condition.count:
                    return False
            case "draw" | "play" | "take_and_play" if ws.on.effects[args[1]].kind != name:
                return False
    return True
