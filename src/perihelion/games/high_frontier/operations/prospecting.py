"""Prospecting: a unit of the rocket, a site, a die."""

from __future__ import annotations

from functools import partial

from perihelion.engine.decisions import Decision, Kind, Offers, Rules, Seat
from perihelion.engine.moves import Move
from perihelion.engine.offering import Group
from perihelion.engine.refused import Reason
from perihelion.games.high_frontier import agenda, dice, reasons
from perihelion.games.high_frontier.components import CardId, Side, SiteId
from perihelion.games.high_frontier.operations.claims import place_claim
from perihelion.games.high_frontier.outfits import isru, outfit_of, units_of
from perihelion.games.high_frontier.phrases import CARD, PLACE
from perihelion.games.high_frontier.pieces import disks_left
from perihelion.games.high_frontier.state import Frontier, Stack
from perihelion.games.high_frontier.turn import why_not_operate

EVENTS = {
    "hf-prospected": {"site": "space", "roll": "roll", "card": "card", "black": "word"},
    "hf-failed": {"site": "space"},
}
PROMPTS = {"hf-prospect": {"card": "card"}}
MOVES = {"prospect": CARD, "try": PLACE}


def offers(hf: Frontier, seat: Seat) -> Offers:
    """Every unit of a rocket with something in reach.  [HF-5.6A]"""
    over = why_not_operate(hf)
    for _, rocket in hf.players[seat].of("rocket"):
        for card in units_of(hf, seat, rocket):
            reach = in_reach(hf, rocket, card)
            if reach:
                bars = (hf.on.book.why_not_prospect(hf, seat, rocket, card, site) for site in reach)
                yield hf.on.moves["prospect"][card], over or min(bars, key=bool)


def rocket_with(hf: Frontier, seat: Seat, card: CardId) -> Stack:
    """The rocket that carries a unit.  [HF-5.6A]"""
    return next(rocket for _, rocket in hf.players[seat].of("rocket") if card in rocket.cards)


def in_reach(hf: Frontier, rocket: Stack, card: CardId) -> list[SiteId]:
    """The site under the rocket, those a raygun sees, those a buggy reaches by road.

    [HF-5.6A HF-5.6B.2 HF-5.6B.3]
    """
    place, side = rocket.place, hf.side(card)
    found = [place] if place in hf.on.sites else []
    if "raygun" in side.platforms:
        found += [site for site in hf.on.rayguns[place] if site != place]
    if side.drives and found:
        found += hf.on.chart.roads.get(place, ())
    return found


def why_not_prospect(hf: Frontier, seat: Seat, rocket: Stack, card: CardId, site: SiteId) -> Reason | None:
    """Never twice, and the site must be wet enough; a disk must be left for the claim.  [HF-5.6A HF-3.1B]

    Ruling: whoever has no disk left takes one back before the roll.  [HF-11.6]
    """
    if site in hf.claims or site in hf.failed:
        return reasons.PROSPECTED_BEFORE
    need = isru(hf, seat, rocket, card)
    assert need is not None
    if need > hf.on.sites[site].hydration:
        return reasons.SITE_TOO_DRY
    return reasons.NO_DISK if disks_left(hf, seat) == 0 else None


def prospect(hf: Frontier, seat: Seat, move: Move) -> None:
    """The unit is chosen, then the site.  [HF-5.6A]"""
    hf.on.book.operate(hf)
    hf.then(agenda.PROSPECT_SITE(seat, move.args[0], 0))


def prospect_site(hf: Frontier, seat: Seat, card: CardId, again: int) -> Rules:
    """One site; a raygun may go on to others, a buggy may take the whole road instead.  [HF-5.6B]"""
    move, choices = only_target(hf, seat, card, again)
    if choices > 1:
        about = {"card": card}
        move = yield Decision(
            Kind.PLACE, seat, "hf-prospect", "HF-5.6B", lambda: targets(hf, seat, card, again), about
        )
    if move is hf.on.done:
        return
    if move is hf.on.road:
        hf.then(agenda.PROSPECT_ROAD(seat, card))
        return
    (site,) = move.args
    try_site(hf, seat, card, site, tries=rolls(hf.side(card)))
    if "raygun" in hf.side(card).platforms:
        hf.then(agenda.PROSPECT_SITE(seat, card, 1))


def prospect_road(hf: Frontier, seat: Seat, card: CardId) -> Rules:
    """Every site of a road, one roll each; where disks may run short their owner says which is next.

    [HF-5.6B.3 HF-3.1B]
    """
    sites = tuple(road_sites(hf, seat, card))
    if not sites:
        return
    site = sites[0]
    if len(sites) > disks_left(hf, seat):
        offers = partial(hf.on.any_of, "try", sites)
        move = yield Decision(Kind.PLACE, seat, "hf-prospect", "HF-5.6B.3", offers, {"card": card})
        (site,) = move.args
    try_site(hf, seat, card, site, tries=1)
    hf.then(agenda.PROSPECT_ROAD(seat, card))


def only_target(hf: Frontier, seat: Seat, card: CardId, again: int) -> tuple[Move, int]:
    """The first thing that can be done, and how many there are."""
    found = [move for move, why_not in targets(hf, seat, card, again) if why_not is None]
    return found[0], len(found)


def targets(hf: Frontier, seat: Seat, card: CardId, again: int) -> Offers:
    """Sites to choose from; the road as one choice; `done` after the first shot."""
    rocket = rocket_with(hf, seat, card)
    by_road = hf.on.chart.roads.get(rocket.place, ()) if hf.side(card).drives else ()
    for site in in_reach(hf, rocket, card):
        if site not in by_road:
            yield hf.on.moves["try"][site], hf.on.book.why_not_prospect(hf, seat, rocket, card, site)
    if by_road:
        there = road_sites(hf, seat, card)
        yield hf.on.road, None if there else reasons.NOTHING_TO_PROSPECT
    if again:
        yield hf.on.done, None


def road_sites(hf: Frontier, seat: Seat, card: CardId) -> list[SiteId]:
    """The sites of a road that can be prospected.  [HF-5.6B.3]"""
    rocket = rocket_with(hf, seat, card)
    sites = [rocket.place, *hf.on.chart.roads[rocket.place]]
    return [site for site in sites if hf.on.book.why_not_prospect(hf, seat, rocket, card, site) is None]


def try_site(hf: Frontier, seat: Seat, card: CardId, site: SiteId, *, tries: int) -> None:
    """A die not above the size makes a claim; a failure closes the site for ever.

    [HF-5.6B HF-5.6B.1 HF-5.6B.3]
    """
    figures = hf.on.sites[site]
    taken_off = hf.on.book.assay(outfit_of(hf, seat, rocket_with(hf, seat, card)), figures.letter, card)
    for _ in range(tries):
        roll = dice.roll(hf)
        black = hf.black_of(card)
        hf.tell("hf-prospected", seat, "HF-5.6B", site=site, roll=roll, card=card, black=black)
        if roll - taken_off <= figures.size:
            place_claim(hf, seat, site)
            return
    hf.failed.add(site)
    hf.tell("hf-failed", seat, "HF-5.6B.1", site=site)


def rolls(side: Side) -> int:
    """A buggy may roll again.  [HF-5.6B.3]"""
    return 2 if side.drives else 1


RULES = {agenda.PROSPECT_SITE: prospect_site, agenda.PROSPECT_ROAD: prospect_road}
GROUPS: dict[str, Group] = {"prospect": "operation"}
ACTIONS = {"prospect": prospect}
