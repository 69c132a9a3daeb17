"""Wild species and wild jobs in scoring: each where it makes the crew worth the most."""

from __future__ import annotations

from collections import Counter
from functools import partial

from perihelion.engine.decisions import Seat
from perihelion.games.wild_space import scoring
from perihelion.games.wild_space.book import CrewOf, TimesMet
from perihelion.games.wild_space.components import ANIMALS, JOBS, CardId, Mission
from perihelion.games.wild_space.expansions.aliens import encounters
from perihelion.games.wild_space.expansions.assigning import best_assignment, every_assignment, groups_of
from perihelion.games.wild_space.expansions.reading import original
from perihelion.games.wild_space.state import WildSpace

REMEMBERED = 4096


def or_all_jobs(before: TimesMet) -> TimesMet:
    def or_all_jobs(ws: WildSpace, seat: Seat, crew: list[CardId], mission: Mission) -> int:
        """Series of six different jobs; a wild job fills one place of a series.  [WS-9.8 WS-12.14]"""
        if mission.kind != "set_of_all_jobs":
            return before(ws, seat, crew, mission)
        wild_jobs, cards = encounters(ws).wild_jobs, ws.on.cards
        wild = sum(original(card) in wild_jobs for card in crew)
        printed = Counter(cards[card].job for card in crew)
        complete = 0
        while sum(max(0, complete + 1 - printed[job]) for job in JOBS) <= wild:
            complete += 1
        return complete

    return or_all_jobs


def wild_to_best_effect(before: CrewOf) -> CrewOf:
    def wild_to_best_effect(ws: WildSpace, seat: Seat) -> list[CardId]:
        """Each wild species is fixed to one animal for all scoring together.  [WS-11B.5 WS-12.13]"""
        return settled(ws, seat, before(ws, seat))

    return wild_to_best_effect


def counted_as(ws: WildSpace, seat: Seat) -> dict[CardId, str]:
    """Which animal each wild species of a seat counts as, as the crew stands."""
    doubles = (card.split("@") for card in ws.on.book.scored_crew(ws, seat) if "@" in card)
    return dict(doubles)


def settled(ws: WildSpace, seat: Seat, crew: list[CardId], *, for_missions: bool = True) -> list[CardId]:
    """The crew with every wild species in the place where it is worth the most, to its missions too."""
    expansion = encounters(ws)
    if expansion.wild.isdisjoint(crew):
        return crew
    missions = _missions_on_species(ws, crew) if for_missions else []
    key = (*crew, *_rivals(ws, seat, missions), "missions" if for_missions else "")
    remembered = expansion.remembered
    if key not in remembered:
        if len(remembered) >= REMEMBERED:
            remembered.clear()
        remembered[key] = _best(ws, seat, crew, missions)
    return remembered[key]


def _rivals(ws: WildSpace, seat: Seat, missions: list[Mission]) -> list[int]:
    """What a majority asks for; all else that decides is the crew itself."""
    majorities = [mission.of[0] for mission in missions if mission.kind == "majority"]
    return [scoring.most_of_a_rival(ws, seat, selector) for selector in majorities]


def _best(ws: WildSpace, seat: Seat, crew: list[CardId], missions: list[Mission]) -> list[CardId]:
    every_wild = encounters(ws).wild
    wild = [card for card in crew if card in every_wild]
    tame = [card for card in crew if card not in every_wild]
    groups = groups_of(wild, [selector for mission in missions for selector in mission.of])
    if any(len(species_of(mission)) > 1 for mission in missions):
        worth_of_all = partial(_worth, ws, seat, missions)
        return max((tame + doubles for doubles in every_assignment(groups)), key=worth_of_all)
    worth = partial(_worth_of_species, ws, seat, tame, wild, missions)
    counts = Counter(animal for card in tame if (animal := ws.on.cards[card].animal) is not None)
    series: int = ws.on.numbers["scoring"]["series_of_animals"]
    return tame + best_assignment(groups, counts, worth, series=series)


def _worth(ws: WildSpace, seat: Seat, missions: list[Mission], crew: list[CardId]) -> int:
    """Everything that depends on species, for a crew in which each is settled."""
    met = (mission.credits * ws.on.book.times_met(ws, seat, crew, mission) for mission in missions)
    return sum(item.credits for item in scoring.animals(ws, crew)) + sum(met)


def _missions_on_species(ws: WildSpace, crew: list[CardId]) -> list[Mission]:
    """The missions of this crew that look at species.

    Ruling: in a majority of a species the others' wild cards count as none; else everybody's best
    choice would wait for everybody else's.
    """
    on_species = encounters(ws).missions_on_species
    return [on_species[card] for card in crew if card in on_species]


def _worth_of_species(
    ws: WildSpace,
    seat: Seat,
    tame: list[CardId],
    wild: list[CardId],
    missions: list[Mission],
    animal: str,
    joined: list[CardId],
) -> int:
    """What one species is worth if these wild cards join it: same animals, and missions on it.

    The other wild cards stay as they are: whatever species they become, it is another one.
    """
    each: int = ws.on.numbers["scoring"]["same_animals_from_third"]
    others = [card for card in wild if card not in joined]
    crew = [*tame, *others, *(f"{card}@{animal}" for card in joined)]
    cards = ws.on.cards
    count = sum(cards[card].animal == animal for card in crew)
    worth = each * max(0, count - 2)
    for mission in missions:
        if species_of(mission) == [animal]:
            worth += mission.credits * ws.on.book.times_met(ws, seat, crew, mission)
    return worth


def species_of(mission: Mission) -> list[str]:
    """The species a mission looks at: one, or in a pair perhaps two."""
    return list(dict.fromkeys(selector.slug for selector in mission.of if selector.slug in ANIMALS))
