"""Industry: factories, their products, retooling."""

from __future__ import annotations

from functools import partial

from perihelion.engine.decisions import Decision, Kind, Offers, Rules, Seat
from perihelion.engine.moves import Move
from perihelion.engine.offering import Amounts, Group
from perihelion.engine.refused import Reason
from perihelion.engine.speech import counted
from perihelion.games.high_frontier import agenda, reasons
from perihelion.games.high_frontier.components import ANY_LETTER, LETTERS, CardId, Letter, SiteId
from perihelion.games.high_frontier.felonies import squat, why_not_squat
from perihelion.games.high_frontier.operations.claims import collect_tax, factories_of, next_step, value_at
from perihelion.games.high_frontier.phrases import CARD, PLACE, PRODUCT
from perihelion.games.high_frontier.pieces import cubes_left
from perihelion.games.high_frontier.state import Frontier
from perihelion.games.high_frontier.turn import why_not_operate

EVENTS = {
    "hf-built": {"site": "space", "cards": "card[]", "black": "word", "cubes": "cubes"},
    "hf-exploited": ("letter", "step"),
    "hf-product": {"card": "built"},
    "hf-retooled": {"card": "built"},
}
PROMPTS = {prompt: {"site": "space"} for prompt in ("hf-refinery", "hf-robonaut", "hf-letter")}
MOVES = {
    "industrialise": PLACE,
    "use": CARD,
    "letter": {"letter": "word"},
    "product": PRODUCT,
    "retool": PRODUCT,
}
AMOUNTS = {"points": counted("points")}


def offers(hf: Frontier, seat: Seat) -> Offers:
    """Claims under one's stacks, and white hand cards to retool.  [HF-5.7 HF-5.7D]"""
    over = why_not_operate(hf)
    places = dict.fromkeys(stack.place for stack in hf.players[seat].stacks.values())
    for place in places:
        claim = hf.claims.get(place)
        if claim is not None:
            yield (
                hf.on.moves["industrialise"][place],
                over or hf.on.book.why_not_industrialise(hf, seat, place),
            )
    moves = hf.on.moves["retool"]
    for card in hf.players[seat].hand:
        if card not in hf.black and not hf.on.cards[card].crew:
            yield moves[card], over or why_not_product(hf, seat, card)


def here(hf: Frontier, seat: Seat, site: SiteId, deck: str) -> list[CardId]:
    """Cards of a deck in any own stack at a site.  [HF-5.7]"""
    cards = hf.on.cards
    return [
        card for _, stack in hf.players[seat].at(site) for card in stack.cards if cards[card].deck == deck
    ]


def refineries(hf: Frontier, seat: Seat, site: SiteId) -> list[CardId]:
    """Refineries there that can be given up: alone, or with a robonaut.  [HF-5.7]"""
    found = here(hf, seat, site, "refinery")
    if hf.on.book.robonauts(hf, seat, site):
        return found
    return [card for card in found if works_alone(hf, card, site)]


def robonauts(hf: Frontier, seat: Seat, site: SiteId) -> list[CardId]:
    """Robonauts there that can be given up with a refinery.  [HF-5.7]"""
    return here(hf, seat, site, "robonaut")


def works_alone(hf: Frontier, card: CardId, site: SiteId) -> bool:
    """An arcology near the Sun needs no robonaut.  [HF-5.7]"""
    return "arcology" in hf.side(card).codes and hf.on.spaces[site].zone in hf.on.numbers.arcology


def why_not_industrialise(hf: Frontier, seat: Seat, site: SiteId) -> Reason | None:
    """An own bare claim, or one that can be squatted on; refinery, robonaut, and a cube.

    [HF-5.7 HF-5.7A HF-6.4B]
    """
    claim = hf.claims[site]
    if claim.cubes:
        return reasons.FACTORY_STANDS
    if claim.owner != seat and (why_not := why_not_squat(hf, seat, site)):
        return why_not
    if not hf.on.book.refineries(hf, seat, site):
        return reasons.NO_ROBONAUT if here(hf, seat, site, "refinery") else reasons.NO_REFINERY
    return reasons.NO_CUBE if cubes_left(hf, seat) == 0 else None


def industrialise(hf: Frontier, seat: Seat, move: Move) -> None:
    """The site is chosen; another's claim is squatted on first.  [HF-5.7 HF-6.4B]"""
    hf.on.book.operate(hf)
    (site,) = move.args
    if hf.claims[site].owner != seat:
        squat(hf, seat, hf.on.moves["squat"][site])
    hf.then(agenda.GIVE_REFINERY(seat, site))


def give_refinery(hf: Frontier, seat: Seat, site: SiteId) -> Rules:
    """Which refinery is given up.  [HF-5.7]"""
    found = tuple(hf.on.book.refineries(hf, seat, site))
    card = found[0]
    if len(found) > 1:
        card = (yield use_one(hf, seat, "hf-refinery", site, found)).args[0]
    hf.then(agenda.GIVE_ROBONAUT(seat, site, card))


def give_robonaut(hf: Frontier, seat: Seat, site: SiteId, refinery: CardId) -> Rules:
    """Which robonaut goes with it; an arcology may go alone.  [HF-5.7]"""
    if works_alone(hf, refinery, site):
        hf.on.book.build_factory(hf, seat, site, [refinery])
        return
    found = tuple(hf.on.book.robonauts(hf, seat, site))
    card = found[0]
    if len(found) > 1:
        card = (yield use_one(hf, seat, "hf-robonaut", site, found)).args[0]
    hf.on.book.build_factory(hf, seat, site, [refinery, card])


def use_one(hf: Frontier, seat: Seat, prompt: str, site: SiteId, cards: tuple[CardId, ...]) -> Decision:
    return Decision(Kind.CHOOSE, seat, prompt, "HF-5.7", partial(hf.on.any_of, "use", cards), {"site": site})


def build_factory(hf: Frontier, seat: Seat, site: SiteId, given: list[CardId]) -> None:
    """The cards go to hand, a cube on the claim; tax; then the letter and the product.  [HF-5.7 HF-5.7A]"""
    sides = [hf.side(card) for card in given]
    for card in given:
        hf.on.book.to_hand(hf, seat, card)
    claim = hf.claims[site]
    claim.cubes = 1
    if any("extra_cube" in side.codes for side in sides) and cubes_left(hf, seat) > 0:
        claim.cubes = 2
    claim.beams = any(becomes_beam(hf, site, code) for side in sides for code in side.codes)
    black = hf.black_of(*given)
    hf.tell("hf-built", seat, "HF-5.7A", site=site, cards=given, black=black, cubes=claim.cubes)
    collect_tax(hf)
    hf.then(agenda.CHOOSE_LETTER(seat, site))


def becomes_beam(hf: Frontier, site: SiteId, code: str) -> bool:
    """A lasing refinery in an atmosphere, or a girdle around a large airless world.  [HF-6.1A.4 HF-11.14]"""
    figures = hf.on.sites[site]
    if code == "ionosat":
        return figures.atmosphere
    return code == "power_girdle" and not figures.atmosphere and figures.size >= hf.on.numbers.girdle


def choose_letter(hf: Frontier, seat: Seat, site: SiteId) -> Rules:
    """The site's own letter; at a D world one of the four.  [HF-5.7C]"""
    letter = hf.on.sites[site].letter
    if letter == ANY_LETTER:
        offers = partial(hf.on.any_of, "letter", LETTERS)
        move = yield Decision(Kind.CHOOSE, seat, "hf-letter", "HF-5.7C", offers, {"site": site})
        (letter,) = move.args
    hf.claims[site].letter = letter
    step = next_step(hf, letter)
    if step != hf.tracks[letter]:
        hf.tracks[letter] = step
        hf.tell("hf-exploited", seat, "HF-5.7C", letter=letter, step=step)
    hf.then(agenda.CHOOSE_PRODUCT(seat, letter))


def first_value(hf: Frontier, seat: Seat, move: Move) -> Amounts:
    """What the factory will be worth with this letter.  [HF-5.7C HF-7.1.2]"""
    return {"points": value_at(hf, next_step(hf, move.args[0]))}


def choose_product(hf: Frontier, seat: Seat, letter: Letter) -> Rules:
    """A card of the letter may become the product, from hand or from the mat.  [HF-5.7B]"""
    if all(why_not for _, why_not in products(hf, seat, letter)):
        return
    move = yield Decision(
        Kind.CHOOSE,
        seat,
        "hf-product",
        "HF-5.7B",
        lambda: [*products(hf, seat, letter), (hf.on.skip, None)],
        {"letter": letter},
    )
    if move is not hf.on.skip:
        (card,) = move.args
        if hf.players[seat].slot_of(card) is not None:
            hf.on.book.to_hand(hf, seat, card)
        turn_black(hf, seat, card, "hf-product", "HF-5.7B")


def products(hf: Frontier, seat: Seat, letter: Letter) -> Offers:
    moves, player = hf.on.moves["product"], hf.players[seat]
    cards = [*player.hand, *(card for stack in player.stacks.values() for card in stack.cards)]
    for card in cards:
        if hf.on.cards[card].letter == letter and card not in hf.black:
            yield moves[card], why_not_product(hf, seat, card)


def why_not_product(hf: Frontier, seat: Seat, card: CardId) -> Reason | None:
    """At most one black card a letter for each factory of it; those in hand may make room.  [HF-5.7D]"""
    letter = hf.on.cards[card].letter
    factories = len(factories_of(hf, seat, letter))
    if not factories:
        return reasons.NO_FACTORY_OF_LETTER
    _, in_stacks = black_cards(hf, seat, letter)
    return reasons.TOO_MANY_PRODUCTS if len(in_stacks) >= factories else None


def black_cards(hf: Frontier, seat: Seat, letter: Letter) -> tuple[list[CardId], list[CardId]]:
    """Black cards of a letter in hand, and in stacks.  [HF-5.7D]"""
    player, cards = hf.players[seat], hf.on.cards
    in_stacks = [card for stack in player.stacks.values() for card in stack.cards]
    black_hand, black_stacks = (
        [card for card in where if card in hf.black and cards[card].letter == letter]
        for where in (player.hand, in_stacks)
    )
    return black_hand, black_stacks


def retool(hf: Frontier, seat: Seat, move: Move) -> None:
    """Only a product is added.  [HF-5.7D]"""
    hf.on.book.operate(hf)
    turn_black(hf, seat, move.args[0], "hf-retooled", "HF-5.7D")


def turn_black(hf: Frontier, seat: Seat, card: CardId, event: str, rule: str) -> None:
    """The card lies black side up in hand; one too many of its letter turns white.  [HF-5.7B HF-5.7D]"""
    hf.black.add(card)
    hf.tell(event, seat, rule, card=card)
    hf.then(agenda.TURN_WHITE(seat, hf.on.cards[card].letter, card))


def turn_white(hf: Frontier, seat: Seat, letter: Letter, kept: CardId) -> Rules:
    """Over the limit a black hand card of the letter turns white, another than the one just added.

    [HF-5.7D]
    """
    cards = to_turn_white(hf, seat, letter, kept)
    if not cards:
        return
    card = cards[0]
    if len(cards) > 1:
        offers = partial(hf.on.any_of, "flip", cards)
        move = yield Decision(Kind.CHOOSE, seat, "hf-turn-white", "HF-5.7D", offers, {"letter": letter})
        (card,) = move.args
    hf.black.remove(card)
    hf.tell("hf-flipped", seat, "HF-5.7D", card=card, side="white")


def to_turn_white(hf: Frontier, seat: Seat, letter: Letter, kept: CardId) -> tuple[CardId, ...]:
    """Black hand cards of which one must turn white, none within the limit.  [HF-5.7D]"""
    in_hand, in_stacks = black_cards(hf, seat, letter)
    if len(in_hand) + len(in_stacks) <= len(factories_of(hf, seat, letter)):
        return ()
    return tuple(card for card in in_hand if card != kept) or tuple(in_hand)


def over_limit(hf: Frontier, seat: Seat, letter: Letter) -> list[CardId]:
    """Black hand cards of a letter beyond its factories, the latest first.  [HF-5.7D]"""
    in_hand, in_stacks = black_cards(hf, seat, letter)
    over = len(in_hand) + len(in_stacks) - len(factories_of(hf, seat, letter))
    return in_hand[::-1][: max(0, over)]


def turn_white_over_limit(hf: Frontier, seat: Seat, letter: Letter) -> None:
    """Black hand cards beyond the factories that are left turn white.  [HF-5.7D]

    Ruling: the latest first.  [HF-11.19]
    """
    for card in over_limit(hf, seat, letter):
        hf.black.remove(card)
        hf.tell("hf-flipped", seat, "HF-5.7D", card=card, side="white")


def without_factory(hf: Frontier, seat: Seat) -> list[CardId]:
    """Black hand cards beyond the factories of their letter, the latest first.  [HF-5.7D HF-5.3.1]

    Ruling: the limit is kept when a product is added and when a factory is given away. A card in a stack that
    loses its factory so keeps its side when it comes back to hand later.
    """
    return [card for letter in LETTERS for card in over_limit(hf, seat, letter)]


RULES = {
    agenda.GIVE_REFINERY: give_refinery,
    agenda.GIVE_ROBONAUT: give_robonaut,
    agenda.CHOOSE_LETTER: choose_letter,
    agenda.CHOOSE_PRODUCT: choose_product,
    agenda.TURN_WHITE: turn_white,
}
BRINGS = {"letter": first_value}
GROUPS: dict[str, Group] = {"industrialise": "operation", "retool": "operation"}
ACTIONS = {"industrialise": industrialise, "retool": retool}
