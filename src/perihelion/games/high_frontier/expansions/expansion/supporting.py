"""Supports at the table: free cards of an auction, which of them a thruster uses, radiators, industry."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import partial
from itertools import chain

from perihelion.engine.agenda import Step
from perihelion.engine.decisions import Decision, Kind, Offers, Rules, Seat
from perihelion.engine.moves import Move
from perihelion.engine.refused import Reason
from perihelion.games.high_frontier import crews, reasons
from perihelion.games.high_frontier.book import AtSite, Book, OfSeat
from perihelion.games.high_frontier.components import HEAVY, SUPPORT_DECKS, CardId, Side, SiteId, SpaceId
from perihelion.games.high_frontier.expansions.expansion import support_laws, why_nots
from perihelion.games.high_frontier.expansions.expansion.boards import sky
from perihelion.games.high_frontier.expansions.expansion.supports import arrangements, lacks
from perihelion.games.high_frontier.flights.engines import Lighting, ignite, launches
from perihelion.games.high_frontier.flights.laws import Lack, Outfit
from perihelion.games.high_frontier.operations import prospecting, refuelling
from perihelion.games.high_frontier.operations.industry import here
from perihelion.games.high_frontier.operations.prospecting import in_reach
from perihelion.games.high_frontier.operations.research import turn_up
from perihelion.games.high_frontier.outfits import outfit_of
from perihelion.games.high_frontier.phrases import CARD
from perihelion.games.high_frontier.stacks import dry_mass, settle
from perihelion.games.high_frontier.state import Frontier, Stack, kind_of
from perihelion.games.high_frontier.turn import Action, why_not_operate

CHOOSE_SUPPORTS = Step("choose_supports", "seat", "card", "flag", "chosen")
GIVE_SUPPORTS = Step("give_supports", "seat", "site", "card", "card", "chosen")

EVENTS = {
    "hf-free-support": {"card": "side"},
    "hf-turned-light": {"card": "card", "black": "word", "place": "space"},
    "hf-lost-card": {"card": "card", "black": "word", "place": "space"},
}
PROMPTS = {"hf-supports": {"card": "card"}, "hf-give-supports": {"site": "space"}}
MOVES = {"support": CARD}
NONE = "-"  # nothing chosen yet
Built = Callable[[Frontier, Seat, SiteId, list[CardId]], None]


def wrap(book: Book) -> None:
    support_laws.wrap(book)
    book.outfit = with_heat(book.outfit)
    book.win = with_free_supports(book.win)
    book.light = light
    book.refineries = supported(book.refineries)
    book.robonauts = supported(book.robonauts)
    book.why_not_industrialise = unsupported(book.why_not_industrialise)
    book.build_factory = with_supports(book.build_factory)
    book.menu = with_idle_units(book.menu)


def phrases(cards: Iterable[CardId]) -> list[tuple[str, ...]]:
    return [("support", card) for card in cards]


# Research.


def named_decks(side: Side) -> list[str]:
    """The support decks that a card names; therms name the radiators.  [HF-5.2.7]"""
    needs = side.needs
    wanted = (bool(needs.generator), bool(needs.reactor), needs.therms > 0)
    return [deck for deck, named in zip(SUPPORT_DECKS, wanted, strict=True) if named]


def with_free_supports(win: OfSeat) -> OfSeat:
    def won(hf: Frontier, winner: Seat) -> None:
        """The top card of every support deck that the card names comes along.  [HF-5.2.7]"""
        card = hf.auction.card if hf.auction else ""
        win(hf, winner)
        if card:
            take_free_supports(hf, winner, card)

    return won


def take_free_supports(hf: Frontier, seat: Seat, card: CardId) -> None:
    """[HF-5.2.7]"""
    for deck in named_decks(hf.on.cards[card].sides[0]):
        free = hf.decks[deck].top
        if free:
            hf.players[seat].hand.append(free)
            hf.tell("hf-free-support", seat, "HF-5.2.7", card=free)
            turn_up(hf, deck)


# Thrusters.


def lightings(hf: Frontier, seat: Seat, card: CardId, afterburn: bool) -> list[Lighting]:
    """The ways in which a thruster can be lit now."""
    assert hf.flight is not None
    verb = "afterburn" if afterburn else "engine"
    stack = hf.players[seat].stacks[hf.flight.slot]
    move = hf.on.moves[verb][card]
    return [one for one in launches(hf, seat, stack) if one.move is move and one.why_not is None]


def light(hf: Frontier, seat: Seat, card: CardId, afterburn: bool) -> None:
    """Where several arrangements serve, the player says which.  [HF-8.2]"""
    found = lightings(hf, seat, card, afterburn)
    if len(found) > 1:
        hf.then(CHOOSE_SUPPORTS(seat, card, int(afterburn), NONE))
    else:
        start_up(hf, seat, found[0].outfit, card, afterburn=afterburn)


def choose_supports(hf: Frontier, seat: Seat, card: CardId, lit: int, chosen: str) -> Rules:
    """One support after the other, as far as there is a choice, until those suffice.  [HF-8.2]"""
    sets = tuple(outfit.supports for outfit in ways_with(hf, seat, card, lit, chosen))
    doubtful = in_doubt(sets, chosen)
    if not doubtful:
        start_with_fewest(hf, seat, card, lit, chosen)
        return
    enough = any(not {*doubtful} & {*cards} for cards in sets)
    offers = partial(more_supports, hf, doubtful, enough=enough)
    move = yield Decision(Kind.CHOOSE, seat, "hf-supports", "HF-8.2", offers, {"card": card})
    if move is hf.on.done:
        start_with_fewest(hf, seat, card, lit, chosen)
        return
    hf.then(CHOOSE_SUPPORTS(seat, card, lit, "+".join([*parts(chosen), move.args[0]])))


def more_supports(hf: Frontier, doubtful: tuple[CardId, ...], *, enough: bool) -> Offers:
    """Another support; none, where a factory or those chosen do all that is needed.  [HF-8.2 HF-8.2C]"""
    yield from hf.on.any_of("support", doubtful)
    if enough:
        yield hf.on.done, None


def start_with_fewest(hf: Frontier, seat: Seat, card: CardId, lit: int, chosen: str) -> None:
    """The thruster is lit with those chosen, and no more than it needs besides.  [HF-8.2]"""
    fewest = min(ways_with(hf, seat, card, lit, chosen), key=by_cards)
    start_up(hf, seat, fewest, card, afterburn=bool(lit))


def ways_with(hf: Frontier, seat: Seat, card: CardId, lit: int, chosen: str) -> list[Outfit]:
    """The ways to light it in which those chosen support it."""
    ways = (one.outfit for one in lightings(hf, seat, card, bool(lit)))
    return [outfit for outfit in ways if {*parts(chosen)} <= {*outfit.supports}]


def by_cards(outfit: Outfit) -> int:
    return len(outfit.supports)


def parts(chosen: str) -> tuple[CardId, ...]:
    return tuple(chosen.split("+")) if chosen != NONE else ()


def in_doubt(sets: Iterable[tuple[CardId, ...]], chosen: str) -> tuple[CardId, ...]:
    """Cards that some arrangements have and some have not; an arrangement with no more of them ends it."""
    every = [frozenset(cards) - {*parts(chosen)} for cards in sets]
    if len(every) < 2:
        return ()
    common = frozenset.intersection(*every)
    return tuple(sorted({card for cards in every for card in cards - common}))


Outfits = Callable[[Frontier, Seat, Iterable[CardId], SpaceId], Outfit]


def with_heat(plain: Outfits) -> Outfits:
    def outfit(hf: Frontier, seat: Seat, cards: Iterable[CardId], place: SpaceId) -> Outfit:
        """What has been in use in this turn makes its heat still.  [HF-8.2A]"""
        found, own = plain(hf, seat, cards, place), sky(hf)
        if not own.used:
            return found
        used = tuple(card for card in own.used if card in found.cards)
        return found._replace(used=used, vented=sum(card in own.vented for card in used))

    return outfit


def is_used(hf: Frontier, card: CardId) -> None:
    if card not in sky(hf).used:
        sky(hf).used.append(card)


def in_use(work: Action) -> Action:
    def done(hf: Frontier, seat: Seat, move: Move) -> None:
        """A unit that mines or prospects is in use for the turn.  [HF-8.2A]"""
        work(hf, seat, move)
        if move.args[0] in hf.on.cards:
            is_used(hf, move.args[0])

    return done


def start_up(hf: Frontier, seat: Seat, outfit: Outfit, card: CardId, *, afterburn: bool) -> None:
    """A blast decommissions what is not hard enough, first of all; then the thruster is lit.  [HF-2.6G]"""
    assert hf.flight is not None
    stack = hf.players[seat].stacks[hf.flight.slot]
    shed(hf, seat, stack, outfit)
    there = outfit_of(hf, seat, stack)._replace(supports=outfit.supports)
    is_used(hf, card)
    sky(hf).vented += [card] if afterburn else []
    ignite(hf, seat, stack, there, card, afterburn=afterburn)


def shed(hf: Frontier, seat: Seat, stack: Stack, outfit: Outfit) -> None:
    """What a blast takes weighs nothing from the start.  [HF-2.6G HF-6.7A]"""
    hit = hf.on.book.sheds(outfit)
    for victim in hit:
        lose_card(hf, seat, victim, "HF-2.6G")
    if hit:
        weigh_anew(hf, stack)


def weigh_anew(hf: Frontier, stack: Stack) -> None:
    """What goes before a move counts at once.  [HF-8.3D HF-6.7A]"""
    mass = dry_mass(hf, stack.cards)
    stack.steps = hf.on.fuel.carried_over(stack.row, mass, stack.steps)
    stack.row = mass


# Cards that are lost.


def lose_card(hf: Frontier, seat: Seat, card: CardId, rule: str) -> SpaceId:
    """A card is decommissioned by force; a heavy radiator turns light instead.  [HF-6.7C]

    Ruling: what is sold, becomes a product or goes with its whole stack does not pass here.  [HF-11.32]
    """
    slot = hf.players[seat].slot_of(card)
    assert slot is not None
    place, black = hf.players[seat].stacks[slot].place, hf.black_of(card)
    if hf.turned.get(card) == HEAVY:
        del hf.turned[card]
        settle(hf, seat)
        hf.tell("hf-turned-light", seat, "HF-6.7C", card=card, black=black, place=place)
    else:
        hf.on.book.to_hand(hf, seat, card)
        hf.tell("hf-lost-card", seat, rule, card=card, black=black, place=place)
    return place


def lose_cards(hf: Frontier, seat: Seat, stack: Stack, cards: Iterable[CardId], rule: str) -> None:
    """Cards of a stack that are lost together: the fuel figure changes its row but once.  [HF-6.7A]"""
    row, steps = stack.row, stack.steps
    for card in cards:
        lose_card(hf, seat, card, rule)
    stack.row, stack.steps = row, steps
    settle(hf, seat)


def decommission(hf: Frontier, seat: Seat, move: Move) -> None:
    """A heavy radiator that is taken back turns light.  [HF-6.7C]"""
    (card,) = move.args
    if hf.turned.get(card) != HEAVY:
        crews.decommission(hf, seat, move)
        return
    hf.turn.moved = list(hf.on.movers)
    hf.turn.begun = True
    lose_card(hf, seat, card, "HF-6.7C")


# Industry.


def stack_with(hf: Frontier, seat: Seat, card: CardId) -> Stack:
    slot = hf.players[seat].slot_of(card)
    assert slot is not None
    return hf.players[seat].stacks[slot]


def supported(found: AtSite) -> AtSite:
    def there(hf: Frontier, seat: Seat, site: SiteId) -> list[CardId]:
        """Cards whose supports are there; radiators need not be.  [HF-5.7.E HF-8.2]"""
        cards = found(hf, seat, site)
        return [card for card in cards if not lacks(outfit_with(hf, seat, card), card, hot=False)]

    return there


def outfit_with(hf: Frontier, seat: Seat, card: CardId) -> Outfit:
    return outfit_of(hf, seat, stack_with(hf, seat, card))


def unsupported(
    plain: Callable[[Frontier, Seat, SiteId], Reason | None],
) -> Callable[[Frontier, Seat, SiteId], Reason | None]:
    def why_not(hf: Frontier, seat: Seat, site: SiteId) -> Reason | None:
        """The cards may be there, and only their supports missing.  [HF-8.2]"""
        why = plain(hf, seat, site)
        missing = {reasons.NO_REFINERY: "refinery", reasons.NO_ROBONAUT: "robonaut"}
        if why in missing and here(hf, seat, site, missing[why]):
            return why_nots.NO_SUPPORT
        return why

    return why_not


def sets_to_give(hf: Frontier, seat: Seat, given: Iterable[CardId]) -> list[tuple[CardId, ...]]:
    """Sets of supports that may go with cards that become a factory, none with a card too many.  [HF-8.2]"""
    stacks: dict[int, list[CardId]] = {}
    for card in dict.fromkeys(given):
        stacks.setdefault(id(stack_with(hf, seat, card)), []).append(card)
    ways: list[frozenset[CardId]] = [frozenset()]
    for cards in stacks.values():
        sets = arrangements(outfit_with(hf, seat, cards[0]), *cards)
        ways = [way | frozenset(one.cards) for way in ways for one in sets]
    least = {way for way in ways if not any(other < way for other in ways)}
    return sorted(tuple(sorted(way)) for way in least)


def with_supports(build_factory: Built) -> Built:
    def build(hf: Frontier, seat: Seat, site: SiteId, given: list[CardId]) -> None:
        """All supports but radiators go with refinery and robonaut.  [HF-5.7.E HF-8.2]"""
        if any(hf.on.cards[card].deck in SUPPORT_DECKS for card in given):
            build_factory(hf, seat, site, given)
            return
        sets = sets_to_give(hf, seat, given)
        if len(sets) > 1:
            hf.then(GIVE_SUPPORTS(seat, site, given[0], given[-1], NONE))
        else:
            build_factory(hf, seat, site, [*given, *sets[0]])

    return build


def give_supports(
    hf: Frontier, seat: Seat, site: SiteId, refinery: CardId, robonaut: CardId, chosen: str
) -> Rules:
    """Where several supports would do, their owner says which go.  [HF-8.2]"""
    every = sets_to_give(hf, seat, (refinery, robonaut))
    sets = tuple(cards for cards in every if {*parts(chosen)} <= {*cards})
    every = []
    doubtful = in_doubt(sets, chosen)
    if not doubtful:
        given = [*dict.fromkeys((refinery, robonaut)), *sets[0]]
        hf.on.book.build_factory(hf, seat, site, given)
        return
    offers = partial(hf.on.any_of, "support", doubtful)
    move = yield Decision(Kind.CHOOSE, seat, "hf-give-supports", "HF-8.2", offers, {"site": site})
    hf.then(GIVE_SUPPORTS(seat, site, refinery, robonaut, "+".join([*parts(chosen), move.args[0]])))


# What rests.


def with_idle_units(menu: Callable[[Frontier, Seat], Offers]) -> Callable[[Frontier, Seat], Offers]:
    def offered(hf: Frontier, seat: Seat) -> Offers:
        found = menu(hf, seat)
        return chain(found, idle_offers(hf, seat)) if hf.players[seat].stacks else found

    return offered


def idle_offers(hf: Frontier, seat: Seat) -> Offers:
    """Units that lack their supports are named, with the reason.  [HF-8.2]"""
    over, sites = why_not_operate(hf), hf.on.sites
    landed = [found for found in hf.players[seat].stacks.items() if found[1].place in sites]
    for slot, stack in landed:
        if kind_of(slot) == "freighter":
            continue
        for card, why_not in idle_units(hf, seat, stack):
            yield hf.on.moves["refuel"][card], over or why_not
            if kind_of(slot) == "rocket" and in_reach(hf, stack, card):
                yield hf.on.moves["prospect"][card], over or why_not


def idle_units(hf: Frontier, seat: Seat, stack: Stack) -> Iterator[tuple[CardId, Reason]]:
    there = outfit_of(hf, seat, stack)
    for card in stack.cards:
        if there.cards[card].isru is not None and (missing := lacks(there, card)):
            yield card, why_idle(missing)


def why_idle(missing: tuple[Lack, ...]) -> Reason:
    return why_nots.OVERHEATS if missing[0].therms else why_nots.NO_SUPPORT


ACTIONS = {"refuel": in_use(refuelling.refuel), "prospect": in_use(prospecting.prospect)}
RULES = {CHOOSE_SUPPORTS: choose_supports, GIVE_SUPPORTS: give_supports}
