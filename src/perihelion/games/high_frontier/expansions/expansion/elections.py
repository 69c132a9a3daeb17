"""Space government: elections, what the squares of politics change, and the last regime."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import partial
from itertools import chain

from perihelion.engine import book as books
from perihelion.engine.agenda import Step
from perihelion.engine.decisions import Decision, Kind, Offers, Rules, Seat
from perihelion.engine.moves import Move
from perihelion.engine.refused import Reason
from perihelion.engine.ruleset import Item
from perihelion.games.high_frontier.book import Book, OfSeat, OfTable, TakeHome
from perihelion.games.high_frontier.components import CardId, SpaceId
from perihelion.games.high_frontier.expansions.expansion import why_nots
from perihelion.games.high_frontier.expansions.expansion.boards import Effect, boards, regime, sky
from perihelion.games.high_frontier.operations import market
from perihelion.games.high_frontier.operations.claims import factories_of
from perihelion.games.high_frontier.operations.market import put_under
from perihelion.games.high_frontier.operations.research import Lot, put_up
from perihelion.games.high_frontier.phrases import SOMEBODY
from perihelion.games.high_frontier.state import Frontier
from perihelion.games.high_frontier.water import funds, pay

HOLD_ELECTION = Step("hold_election", "seat")
MOVE_POLITICS = Step("move_politics", "seat")
LEVY = Step("levy", "seat")
BAN_REACTORS = Step("ban_reactors")
END_GAME = Step("end_game")

EVENTS = {
    "hf-election": (),
    "hf-elected": {"bid": "number"},
    "hf-politics": {"square": "square"},
    "hf-levied": {"victim": "seat"},
    "hf-banned": {"card": "side"},
}
PROMPTS = {"hf-vote": {"bids": "has-bid{list-more}"}, "hf-vote-tie": {}, "hf-politics": (), "hf-levy": ()}
MOVES = {"politics": {"square": "square", "gives": "about-square of square"}, "levy": SOMEBODY}
PARTS = {"hf-politics": {"square": "square"}}
NATIONAL = "NASA"
LAWLESS: tuple[Effect, ...] = ("anarchy", "war")


@dataclass(slots=True)
class GovernmentBook(books.Book):
    """What scenarios change of government."""

    # HF-8.7: not where something else than points wins
    has_last_election: Callable[[Frontier], bool] = lambda hf: hf.on.seats > 1


def wrap(book: Book) -> None:
    book.add(GovernmentBook())
    book.lot = with_elections(book.lot)
    book.why_not_research = open_to_all(book.why_not_research)
    book.win = elected(book.win)
    book.may_commit_felony = in_anarchy(book.may_commit_felony)
    book.income_water = by_factories(book.income_water)
    book.to_hand = without_reactors(book.to_hand)
    book.menu = with_politics(book.menu)
    book.score = with_regime(book.score)
    book.end_turn = with_last_election(book.end_turn)


def phrases() -> list[tuple[str, ...]]:
    return [("politics", square) for square in boards().squares]


def levies(seats: int) -> list[tuple[str, ...]]:
    return [("levy", str(seat)) for seat in range(seats)]


def is_war(hf: Frontier) -> bool:
    return regime(hf) == "war"


# Elections.


def hold_election(hf: Frontier, seat: Seat) -> None:
    """An auction in which everybody may bid.  [HF-8.5B.4]"""
    hf.tell("hf-election", seat, "HF-8.5B.4")
    put_up(hf, seat, "")


def is_election(hf: Frontier) -> bool:
    return hf.auction is not None and not hf.auction.card


def with_elections(lot: Callable[[Frontier], Lot]) -> Callable[[Frontier], Lot]:
    return lambda hf: Lot("hf-vote", "hf-vote-tie") if is_election(hf) else lot(hf)


WhyNot = Callable[[Frontier, Seat], Reason | None]


def open_to_all(why_not: WhyNot) -> WhyNot:
    """No hand is too large to vote.  [HF-8.5B.4]"""
    return lambda hf, seat: None if is_election(hf) else why_not(hf, seat)


def elected(win: OfSeat) -> OfSeat:
    def won(hf: Frontier, winner: Seat) -> None:
        """The bid goes to the pool; the winner may move the disk of politics.  [HF-8.5B.4]"""
        if not is_election(hf):
            win(hf, winner)
            hf.then(BAN_REACTORS())
            return
        assert hf.auction is not None
        bid = hf.auction.highest
        pay(hf, winner, bid)
        hf.auction = None
        hf.tell("hf-elected", winner, "HF-8.5B.4", bid=bid)
        hf.then(MOVE_POLITICS(winner))

    return won


def move_politics(hf: Frontier, seat: Seat) -> Rules:
    """To a square beside that of the disk, or not at all.  [HF-8.5B.4]"""
    squares = boards().squares[sky(hf).square].next
    offers = partial(squares_or_stay, hf, squares)
    move = yield Decision(Kind.CHOOSE, seat, "hf-politics", "HF-8.5B.4", offers)
    if move is not hf.on.pass_:
        set_politics(hf, seat, move.args[0])


def squares_or_stay(hf: Frontier, squares: Iterable[str]) -> Offers:
    yield from hf.on.any_of("politics", squares)
    yield hf.on.pass_, None


def set_politics(hf: Frontier, seat: Seat, square: str) -> None:
    """[HF-8.6]"""
    sky(hf).square = square
    hf.tell("hf-politics", seat, "HF-8.6", square=square)
    hf.then(BAN_REACTORS())


# What the squares change.


def in_anarchy(may: Callable[[Frontier, Seat], bool]) -> Callable[[Frontier, Seat], bool]:
    """In anarchy and war everybody may commit felonies.  [HF-8.6 HF-2.3B.4.E]"""
    return lambda hf, seat: regime(hf) in LAWLESS or may(hf, seat)


def by_factories(income: Callable[[Frontier, Seat], int]) -> Callable[[Frontier, Seat], int]:
    """Capitalism pays a WT for each factory; egalitarianism levies one.  [HF-8.6]"""

    def water(hf: Frontier, seat: Seat) -> int:
        return len(factories_of(hf, seat)) if regime(hf) == "capitalism" else income(hf, seat)

    return water


def richer(hf: Frontier, seat: Seat) -> list[Seat]:
    """Others who have more water.  [HF-8.6]"""
    return [other for other in range(hf.on.seats) if hf.players[other].water > funds(hf, seat)]


def income(hf: Frontier, seat: Seat, move: Move) -> None:
    """Under egalitarianism a WT of somebody richer's, not of the pool's.  [HF-8.6]"""
    if regime(hf) != "egalitarianism":
        market.income(hf, seat, move)
        return
    hf.on.book.operate(hf)
    hf.then(LEVY(seat))


def levy(hf: Frontier, seat: Seat) -> Rules:
    """From whom the WT comes.  [HF-8.6]"""
    victims = tuple(map(str, richer(hf, seat)))
    victim = victims[0]
    if len(victims) > 1:
        offers = partial(hf.on.any_of, "levy", victims)
        victim = (yield Decision(Kind.CHOOSE, seat, "hf-levy", "HF-8.6", offers)).args[0]
    hf.players[int(victim)].water -= 1
    hf.players[seat].water += 1
    hf.tell("hf-levied", seat, "HF-8.6", victim=int(victim))


def without_reactors(to_hand: TakeHome) -> TakeHome:
    def taken(hf: Frontier, seat: Seat, card: CardId) -> SpaceId:
        place = to_hand(hf, seat, card)
        if regime(hf) == "antinuke" and hf.on.cards[card].deck == "reactor":
            hf.then(BAN_REACTORS())
        return place

    return taken


def ban_reactors(hf: Frontier) -> None:
    """Antinuke lets nobody keep reactors in hand, black or white.  [HF-8.6]"""
    if regime(hf) != "antinuke":
        return
    for seat, player in enumerate(hf.players):
        for card in [card for card in player.hand if hf.on.cards[card].deck == "reactor"]:
            player.hand.remove(card)
            hf.black.discard(card)
            hf.tell("hf-banned", seat, "HF-8.6", card=card)
            put_under(hf, card)


def with_politics(menu: Callable[[Frontier, Seat], Offers]) -> Callable[[Frontier, Seat], Offers]:
    def offered(hf: Frontier, seat: Seat) -> Offers:
        """What the regime forbids, and the declaration of war.  [HF-8.6 HF-2.3B.4.E]"""
        effect = regime(hf)
        if effect == "centrist":
            return menu(hf, seat)
        verb, why = forbidden(hf, seat, effect)
        allowed = without(menu(hf, seat), verb, why) if why else menu(hf, seat)
        return chain(allowed, wars(hf, seat)) if effect == "anarchy" else allowed

    return offered


def without(offers: Offers, verb: str, why: Reason) -> Offers:
    for move, why_not in offers:
        yield move, why_not or (why if move.verb == verb else None)


def wars(hf: Frontier, seat: Seat) -> Offers:
    """Squares of war to which one player may move the disk at the start of its turn.  [HF-8.6 HF-2.3B.4.E]"""
    squares = boards().squares
    if hf.has(seat, "declare_war") and not hf.turn.begun:
        for square in squares[sky(hf).square].next:
            if squares[square].effect == "war":
                yield hf.on.moves["politics"][square], None


def forbidden(hf: Frontier, seat: Seat, effect: Effect) -> tuple[str, Reason | None]:
    """The verb that a regime forbids, and why.  [HF-8.6]"""
    foreign = hf.players[seat].faction != NATIONAL
    match effect:
        case "militarism":
            return "sell", why_nots.NO_MARKET
        case "nationalism" if foreign:
            return "income", why_nots.NO_INCOME
        case "paleoconservatism" if foreign:
            return "research", why_nots.NO_RESEARCH
        case "egalitarianism" if not richer(hf, seat):
            return "income", why_nots.NOBODY_RICHER
        case "capitalism" if not factories_of(hf, seat):
            return "income", why_nots.NO_INCOME
    return "", None


def declare_war(hf: Frontier, seat: Seat, move: Move) -> None:
    """From anarchy to war, for nothing, at the start of the own turn.  [HF-8.6 HF-2.3B.4.E]"""
    hf.turn.begun = True
    set_politics(hf, seat, move.args[0])


# The end.


def with_regime(score: Callable[[Frontier, Seat], list[Item]]) -> Callable[[Frontier, Seat], list[Item]]:
    def scored(hf: Frontier, seat: Seat) -> list[Item]:
        """The square of the disk is worth points to a faction.  [HF-7.1.6 HF-8.6]"""
        items = score(hf, seat)
        square = boards().squares[sky(hf).square]
        if square.vp and square.faction == hf.players[seat].faction:
            items.append(Item("hf-politics", square.vp, "HF-7.1.6", {"square": square.id}))
        return items

    return scored


def with_last_election(end_turn: OfTable) -> OfTable:
    def ended(hf: Frontier) -> None:
        """Before the game is over its active player holds an election.  [HF-7.3.1]

        Ruling: who plays alone does not.  [HF-11.26]
        """
        own = sky(hf)
        if own.ending or not hf.on.book[GovernmentBook].has_last_election(hf):
            end_turn(hf)
            return
        hf.turns += 1
        over = hf.over or hf.on.book.why_over(hf)
        hf.turns -= 1
        if not over:
            end_turn(hf)
            return
        own.ending, hf.over = over, ""
        hf.turn.operations, hf.turn.moved = 0, list(hf.on.movers)
        hf.then(HOLD_ELECTION(hf.active), END_GAME())

    return ended


def end_game(hf: Frontier) -> None:
    """The last regime is known, and the game is over.  [HF-7.3.1]"""
    hf.over = sky(hf).ending
    hf.agenda.clear()
    hf.on.book.end_turn(hf)


RULES = {
    HOLD_ELECTION: hold_election,
    MOVE_POLITICS: move_politics,
    LEVY: levy,
    BAN_REACTORS: ban_reactors,
    END_GAME: end_game,
}
ACTIONS = {"politics": declare_war, "income": income}
