"""Positions of any game as text, the reading half: line by line, refused with line and column."""

import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from perihelion.engine.agenda import Due
from perihelion.engine.chance import LARGEST_SEED, SECRET, ChanceAsked, Stream, is_seed
from perihelion.engine.deals import Deal, Deals
from perihelion.engine.decisions import Seat
from perihelion.engine.driver import Game
from perihelion.engine.events import Journal
from perihelion.engine.moves import Move
from perihelion.engine.options import RULES, Option, for_seats
from perihelion.engine.packs import Pack, named
from perihelion.engine.positions import Line, Page, Word
from perihelion.engine.refused import Refused
from perihelion.engine.ruleset import GameInfo, Ruleset
from perihelion.engine.state import State

Compile = Callable[[dict[str, Any], int, list[Pack]], Ruleset]


def read_position(
    info: GameInfo, text: str, rules_for: Compile, packs: Sequence[Pack] = (), rules: int | None = None
) -> Game:
    """The game a position describes; raises Refused with line and column.

    `rules` is the version of the rules it goes by where it does not say.
    """
    return _read(info, text, rules_for, packs, rules).game()


def read_table(info: GameInfo, text: str, rules_for: Compile, packs: Sequence[Pack] = ()) -> State:
    """The table as a position writes it, before its agenda is taken up; with answers, after them."""
    written = _read(info, text, rules_for, packs)
    return written.game().state if written.done or written.locked else written.state


@dataclass(slots=True)
class Written:
    """What a position says.

    page     its lines, for the place of a refusal
    state    the table
    deals    those still open
    done     lines of answers given and seconds passed since
    locked   lines of answers that wait for others
    """

    page: Page
    state: State
    deals: Deals
    done: list[Line]
    locked: list[Line]

    def game(self) -> Game:
        try:
            return _standing(self.state, self.deals, self.done, self.locked)
        except ChanceAsked as asked:
            place = self.page.where(asked.kind)
            raise Refused("chance-does-not-fit", None, *place, kind=asked.kind) from None


def _read(
    info: GameInfo, text: str, rules_for: Compile, packs: Sequence[Pack], version: int | None = None
) -> Written:
    page = Page(text)
    page.header(info.name)
    seats = _read_seats(page, info)
    chosen = _read_packs(page, packs)
    rules = rules_for(_read_options(page, info, seats, version or info.rules_version), seats, chosen)
    stream = _read_stream(page, rules)
    try:
        state = rules.read(page, stream)
    except ChanceAsked as asked:
        raise Refused("chance-does-not-fit", None, *page.where(asked.kind), kind=asked.kind) from None
    agenda = [_read_step(line, rules) for line in page.take_all("agenda")]
    if agenda:
        state.agenda[:] = reversed(agenda)
    rules.check(state, page)
    done = page.take_some("answer", "elapsed")
    locked = page.take_some("locked")
    deals = _read_deals(page, rules)
    page.finish()
    return Written(page, state, deals, done, locked)


def _read_packs(page: Page, packs: Sequence[Pack]) -> list[Pack]:
    """The packs a position names; where it names none, those that were given."""
    line = page.take("packs")
    if line is None:
        return list(packs)
    wanted = dict(word.text.partition("@")[::2] for word in line.words)
    try:
        return named(packs, wanted, "")
    except Refused as why:
        raise why.at(line.key.line, line.key.column) from None


def _read_seats(page: Page, info: GameInfo) -> int:
    line = page.take("seats")
    if line is None:
        raise Refused("no-seats", None, *page.end())
    (word,) = line.only(1)
    return word.number(min(info.all_seats), max(info.all_seats))


def _read_options(page: Page, info: GameInfo, seats: int, version: int) -> dict[str, Any]:
    line = page.take(f"option {RULES}")
    said: dict[str, Any] = {RULES: version if line is None else line.only(1)[0].number(1, info.rules_version)}
    for option in for_seats(info.options, seats).values():
        line = page.take(f"option {option.name}")
        if line is not None:
            said[option.name] = _read_option(line, option, seats)
    return info.judge(seats, said)


def _read_option(line: Line, option: Option, seats: int) -> Any:
    try:
        return option.read(option.from_words([word.text for word in line.words]), seats)
    except Refused as why:
        raise why.at(line.key.line, line.key.column) from None


def _read_stream(page: Page, rules: Ruleset) -> Stream:
    """The seed, how far it was used, and the results laid down for what is to come."""
    stream = Stream(0)
    line = page.take("seed")
    if line is not None:
        if len(line.words) not in (1, 3) or (len(line.words) == 3 and line.words[1].text != "after"):
            line.refuse("bad-seed")
        stream.seed = line.words[0].number(0, 2 * SECRET - 1)
        if not is_seed(stream.seed):
            line.refuse("bad-seed")
        stream.draws = line.words[2].number(0, LARGEST_SEED) if len(line.words) == 3 else 0
    for kind, allowed in rules.fixable.items():
        fixed = page.take(kind)
        if fixed is not None and fixed.words:
            stream.fixed[kind] = [word.one_of(allowed, kind) for word in fixed.words]
    return stream


def _read_step(line: Line, rules: Ruleset) -> Due:
    if not line.words:
        line.refuse("no-step")
    name = line.words[0].name(rules.steps, "step")
    domains = rules.steps[name]
    if len(line.words) != len(domains) + 1:
        line.refuse("wrong-count", expected=len(domains) + 1, found=len(line.words))
    words = zip(line.words[1:], domains, strict=True)
    return name, *(word.one_of(rules.domains[domain], domain) for word, domain in words)


def _read_deals(page: Page, rules: Ruleset) -> Deals:
    deals = Deals()
    line = page.take("deals")
    if line is not None:
        deals.proposed = line.only(1)[0].number(0, LARGEST_SEED)
    for seat in range(rules.seats):
        dealt = page.take(f"dealt {seat}")
        if dealt is not None:
            turn, count = dealt.only(2)
            deals.counted[seat] = (turn.number(0, LARGEST_SEED), count.number(0, LARGEST_SEED))
    for number in range(1, min(deals.proposed, 10_000) + 1):
        offered = page.take(f"deal {number}")
        if offered is not None:
            deals.open.append(_read_deal(offered.only(1)[0], rules.seats, number))
    return deals


def _read_deal(word: Word, seats: int, number: int) -> Deal:
    try:
        said = json.loads(word.text)
        parties, agreed = tuple(said["parties"]), tuple(said["agreed"])
        deal = Deal(number, said["proposer"], parties, dict(said["terms"]), agreed)
    except (ValueError, TypeError, KeyError, RecursionError):
        word.refuse("bad-deal")
    if not {deal.proposer, *agreed} <= set(parties) <= set(range(seats)):
        word.refuse("bad-deal")
    return deal


def _standing(state: State, deals: Deals, done: list[Line], locked: list[Line]) -> Game:
    """A game at this checkpoint in which these things were then done.

    Its history begins here, before the first question: what happens until then is told, and told again
    to whoever loads a record of it.
    """
    start = state.clone()
    state.journal, state.stream.log = Journal(state.rules.events), []
    game = Game(state)
    game.deals = deals
    game.track(seed=None, start=start)
    for line in [*done, *locked]:
        try:
            _redo(game, line)
        except Refused as why:
            raise why.at(line.key.line, line.key.column) from None
    return game


def _redo(game: Game, line: Line) -> None:
    if line.key.text == "elapsed":
        try:
            return game.advance(float(line.only(1)[0].text))
        except ValueError:
            line.refuse("bad-seconds")
    seat: Seat = Word(line.key.text.split()[-1], line.key.line, line.key.column).number(
        0, game.rules.seats - 1
    )
    move: Move = game.rules.vocabulary.parse(" ".join(word.text for word in line.words))
    return game.play(seat, move)
