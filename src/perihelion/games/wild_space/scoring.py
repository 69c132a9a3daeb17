"""What a crew is worth."""

from collections.abc import Iterable

from perihelion.engine.decisions import Seat
from perihelion.engine.ruleset import Item, Result
from perihelion.games.wild_space.components import ANIMALS, CardId, Effect, Mission, Selector
from perihelion.games.wild_space.state import WildSpace


def final_result(ws: WildSpace) -> Result:
    """Most credits wins; of equals the one with fewer cards in front; else it is shared.  [WS-9.7 WS-9.9]"""
    parts = [ws.on.book.score(ws, seat) for seat in range(len(ws.players))]
    return Result.ranked(parts, tie_break=[len(player.crew) for player in ws.players])


def score(ws: WildSpace, seat: Seat) -> list[Item]:
    """Every item of a seat's score as the crew stands now.  [WS-9.3 WS-9.4]"""
    crew = ws.on.book.scored_crew(ws, seat)
    return [
        *animals(ws, crew),
        *missions(ws, seat, crew),
        *printed_credits(ws, crew),
        *captain_credits(ws, seat),
    ]


def scored_crew(ws: WildSpace, seat: Seat) -> list[CardId]:
    return ws.players[seat].crew


def animals(ws: WildSpace, crew: list[CardId]) -> list[Item]:
    """What the animals of a crew are worth.  [WS-9.1 WS-9.2]"""
    counts = animal_counts(ws, crew)
    return [*same_animals(ws, counts), *series(ws, counts)]


def animal_counts(ws: WildSpace, crew: list[CardId]) -> dict[str, int]:
    """Specialists, emissaries and the captain are animals; robots are not.  [WS-9.3 WS-12.12]"""
    counts = dict.fromkeys(ANIMALS, 0)
    cards = ws.on.cards
    for card in crew:
        animal = cards[card].animal
        if animal is not None:
            counts[animal] += 1
    return counts


def same_animals(ws: WildSpace, counts: dict[str, int]) -> Iterable[Item]:
    """The third and every further animal of a species.  [WS-9.1]"""
    each: int = ws.on.numbers["scoring"]["same_animals_from_third"]
    for animal, count in counts.items():
        if count > 2:
            yield Item("ws-same-animals", each * (count - 2), "WS-9.1", {"animal": animal, "count": count})


def series(ws: WildSpace, counts: dict[str, int]) -> Iterable[Item]:
    """Each complete series of the six animals.  [WS-9.2]"""
    each: int = ws.on.numbers["scoring"]["series_of_animals"]
    complete = min(counts.values())
    if complete:
        yield Item("ws-series", each * complete, "WS-9.2", {"count": complete})


def missions(ws: WildSpace, seat: Seat, crew: list[CardId]) -> Iterable[Item]:
    """Every emissary of the crew on its own; the same cards may serve several.  [WS-9.4 WS-9.8]"""
    cards = ws.on.cards
    for card in crew:
        mission = cards[card].mission
        if mission is not None:
            times = ws.on.book.times_met(ws, seat, crew, mission)
            yield Item("ws-mission", times * mission.credits, "WS-9.8", {"card": card, "times": times})


def times_met(ws: WildSpace, seat: Seat, crew: list[CardId], mission: Mission) -> int:
    """How often a mission is met; the emissary counts wherever it matches.  [WS-9.8 WS-12.23]"""
    match mission.kind:
        case "set_of_job":
            return count(crew, mission.of[0]) // mission.size
        case "per_card":
            return count(crew, mission.of[0])
        case "majority":
            return has_most(ws, seat, crew, mission.of[0])
        case "pair":
            return pairs(crew, *mission.of)
    raise AssertionError(f"no mission is of kind {mission.kind}")


def count(crew: list[CardId], selector: Selector) -> int:
    return len(selector.cards.intersection(crew))


def has_most(ws: WildSpace, seat: Seat, crew: list[CardId], selector: Selector) -> bool:
    """At least one, and strictly more than everybody else.  [WS-9.8 WS-12.11]"""
    return count(crew, selector) > most_of_a_rival(ws, seat, selector)


def most_of_a_rival(ws: WildSpace, seat: Seat, selector: Selector) -> int:
    return max((count(rival, selector) for rival in ws.on.book.rival_crews(ws, seat)), default=0)


def rival_crews(ws: WildSpace, seat: Seat) -> list[list[CardId]]:
    return [player.crew for other, player in enumerate(ws.players) if other != seat]


def pairs(crew: list[CardId], first: Selector, second: Selector) -> int:
    """Pairs of two different cards, each card in one pair.  [WS-12.10]"""
    fit_first, fit_second = first.cards.intersection(crew), second.cards.intersection(crew)
    return min(len(fit_first | fit_second) // 2, len(fit_first), len(fit_second))


def printed_credits(ws: WildSpace, crew: list[CardId]) -> Iterable[Item]:
    """What robots print.  [WS-9.5]"""
    cards = ws.on.cards
    for card in crew:
        credits = cards[card].credits
        if credits:
            yield Item("ws-printed", credits, "WS-9.5", {"card": card})


def captain_credits(ws: WildSpace, seat: Seat) -> Iterable[Item]:
    """Credit spaces of the track that the token reached or passed.  [WS-8.2 WS-8.3 WS-9.6]"""
    player = ws.players[seat]
    for space, given in enumerate(ws.on.cards[player.captain].track[: player.token], 1):
        if not isinstance(given, Effect):
            yield Item("ws-captain", given, "WS-9.6", {"card": player.captain, "space": space})
