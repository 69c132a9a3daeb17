"""Sets of cards that make a rocket, with all the supports they need."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from itertools import product

from perihelion.bots.high_frontier.seen_table import SeenTable
from perihelion.games.high_frontier.components import BLACK, CREW, HEAVY, SUPPORT_DECKS, CardId, Letter, Side
from perihelion.games.high_frontier.expansions.expansion.supports import arrangements, lacks
from perihelion.games.high_frontier.flights.laws import Outfit

Kit = dict[CardId, Side]
FEW = 4  # arrangements of each card that are thought of
KINDS = {"e": "generator", "p": "generator", "n": "reactor", "o": "reactor", "x": "reactor"}
RADIATOR = SUPPORT_DECKS[-1]


def equipped(
    sight: SeenTable,
    cards: Mapping[CardId, Side],
    kit: Kit,
    engine: CardId,
    *,
    given: Collection[CardId] = (),
) -> Kit | None:
    """A kit with the lightest supports that let thruster, robonaut and refinery work; None without them.

    The refinery only becomes a factory, or is given otherwise, so that it needs no cooling.
    [HF-8.2 HF-8.2A]
    """
    if sight.rules.expansion("expansion") is None:
        return kit
    supports = {card: side for card, side in cards.items() if side.supplies}
    pool = Outfit({**kit, **supports})
    resting = given or [card for card in kit if sight.deck(card) == "refinery"]
    working = [card for card in kit if card == engine or (not given and sight.deck(card) == "robonaut")]
    ways = [arrangements(pool, card)[:FEW] for card in working]
    cold = [arrangements(pool, card)[:FEW] for card in resting]
    found: list[tuple[int, Kit]] = []
    for chosen in product(*ways, *cold):
        used = {card: pool.cards[card] for one in chosen for card in one.cards}
        heat = max((one.therms for one in chosen[: len(ways)]), default=0)
        coolers = lightest_radiators(sight, cards, heat)
        if coolers is not None:
            whole = {**kit, **used, **coolers}
            found.append((sum(side.mass for side in whole.values()), whole))
    return min(found, key=lambda one: one[0])[1] if found else None


def lightest_radiators(sight: SeenTable, cards: Mapping[CardId, Side], heat: int) -> Kit | None:
    """The lightest radiators that cool so many therms, light or heavy; None where there are too few."""
    if heat <= 0:
        return {}
    found: list[tuple[int, Kit]] = []
    radiators = [card for card in sorted(cards) if cards[card].cooling]
    choices = [[None, *ends_of(sight, card, cards[card])] for card in radiators]
    for picked in product(*choices):
        kit = {card: side for card, side in zip(radiators, picked, strict=True) if side is not None}
        if sum(side.cooling for side in kit.values()) >= heat:
            found.append((sum(side.mass for side in kit.values()), kit))
    return min(found, key=lambda one: one[0])[1] if found else None


def ends_of(sight: SeenTable, card: CardId, side: Side) -> list[Side]:
    """The ends with which a radiator may lie: one in hand can still be turned."""
    if card not in sight.hand:
        return [side]
    heavy = sight.rules.cards[card].ends.get(HEAVY)
    return [side, heavy[0]] if heavy is not None else [side]


def is_heavy(sight: SeenTable, card: CardId, side: Side) -> bool:
    return side in sight.rules.cards[card].ends.get(HEAVY, ())


def with_spare(sight: SeenTable, cards: Mapping[CardId, Side], kit: Kit) -> Iterator[Kit]:
    """The kit with a robonaut of no weight besides, if with it and the refinery made anew a second factory
    can be built.  [HF-5.7B HF-5.8]
    """
    spare = [card for card in sorted(cards) if sight.deck(card) == "robonaut" and card not in kit]
    for card in spare:
        both = {**kit, card: cards[card]}
        if not cards[card].mass and makes_second(sight, both):
            yield both
            return


def makes_second(sight: SeenTable, kit: Mapping[CardId, Side]) -> bool:
    """Whether what is left of a kit, with its refinery built black, can make a factory again."""
    robonauts = [card for card in kit if sight.deck(card) == "robonaut"]
    refineries = [card for card in kit if sight.deck(card) == "refinery"]
    engines = [card for card in kit if kit[card].thruster and card not in refineries]
    if len(robonauts) < 2 or not refineries:
        return False
    built = {refineries[0]: sight.rules.cards[refineries[0]].sides[BLACK]}
    left = {card: kit[card] for card in (robonauts[-1], *engines) if card != robonauts[0]} | built
    return any(equipped(sight, left, dict(left), engine) for engine in engines if engine in left)


def second_letter(sight: SeenTable, kit: Mapping[CardId, Side]) -> Letter | None:
    """The type of site at which a kit brings a second mission about."""
    if not makes_second(sight, kit):
        return None
    return next(sight.rules.cards[card].letter for card in kit if sight.deck(card) == "refinery")


def dead_weight(sight: SeenTable, cards: Mapping[CardId, Side]) -> list[CardId]:
    """Hand cards that make no rocket, where a full hand keeps it from research: first supports that do not
    work themselves, then those that nothing asks for, then whatever lacks most.
    """
    if sight.rules.expansion("expansion") is None:
        return []
    pool = Outfit(dict(cards))
    white = [card for card in sight.hand if card not in sight.table["black"] and sight.deck(card) != CREW]
    if len(white) <= sight.rules.numbers.hand:
        return []
    supports = [card for card in white if sight.deck(card) in SUPPORT_DECKS]
    idle = [card for card in supports if lacks(pool, card)]
    needy = sorted(white, key=lambda card: -len(lacks(pool, card)))
    return list(dict.fromkeys([*idle, *supports, *needy]))


def wanted_decks(sight: SeenTable, cards: Mapping[CardId, Side]) -> Iterator[str]:
    """The support decks that cards name and that are missing, the most wanted first."""
    if sight.rules.expansion("expansion") is None:
        return
    pool = Outfit(dict(cards))
    for deck in ("robonaut", "refinery", "thruster"):
        for card in cards:
            if sight.deck(card) == deck:
                for lack in lacks(pool, card, hot=deck != "refinery"):
                    yield KINDS[lack.kinds[0]] if lack.kinds else RADIATOR
