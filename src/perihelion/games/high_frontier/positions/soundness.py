"""Whether the parts of a position fit together."""

from __future__ import annotations

from typing import Any

from perihelion.engine.decisions import Seat
from perihelion.engine.positions import Page
from perihelion.engine.refused import Refused
from perihelion.games.high_frontier import agenda
from perihelion.games.high_frontier.flights.courses import course_of, is_endangered
from perihelion.games.high_frontier.flights.engines import promised_power
from perihelion.games.high_frontier.operations.production import why_not_produce
from perihelion.games.high_frontier.outfits import isru
from perihelion.games.high_frontier.pieces import cubes_left, disks_left
from perihelion.games.high_frontier.state import (
    LEO,
    Frontier,
    Player,
)


def check(hf: Frontier, page: Page) -> None:
    """Pieces go as far as there are any, stacks stand where they can, and steps have what they need."""
    for seat, player in enumerate(hf.players):
        if disks_left(hf, seat) < 0 or cubes_left(hf, seat) < 0:
            raise Refused("hf-no-pieces", "HF-3.1B", *page.end(), seat=seat)
        _check_stacks(hf, player, page)
    for name, cards in hf.stream.fixed.items():
        if name in hf.decks and not set(cards) <= {*hf.decks[name].unseen, *hf.decks[name].under}:
            raise Refused("hf-not-to-come", None, *page.end(), deck=name)
    _check_steps(hf, page)


def _check_stacks(hf: Frontier, player: Player, page: Page) -> None:
    if any(outpost.place == LEO for _, outpost in player.of("outpost")):
        raise Refused("hf-outpost-at-leo", "HF-2.7B", *page.end())
    for _, freighter in player.of("freighter"):
        if len(freighter.cards) > 1 or freighter.cards[0] not in hf.black:
            raise Refused("hf-one-product", "HF-5.8", *page.end())


def _check_steps(hf: Frontier, page: Page) -> None:
    """A step finds what it asks about; after it the turn of the active player goes on.

    A position may name the step alone.
    """
    if any(step[0] not in agenda.STEPS for step in hf.agenda):
        return  # an expansion brought the step, and knows what it needs
    if hf.agenda and hf.agenda[0][0] != agenda.TAKE_TURN.name:
        hf.agenda.insert(0, agenda.TAKE_TURN(hf.active))
    names = tuple(step[0] for step in hf.agenda)
    follow = names[1:] == (agenda.CHOOSE_ENGINE.name, agenda.RECEIVE_POWER.name) or (
        len(names) <= 2 and agenda.TAKE_TURN.name not in names[1:]
    )
    if not follow or bool(hf.over) != (not names):
        raise Refused("hf-step-does-not-fit", None, *page.end(), step=names[-1] if names else hf.over)
    for name, seat, *args in hf.agenda:
        asked = hf.auction.to_ask if name == "bid" and hf.auction else [hf.active]
        if seat not in asked or not _fits(hf, name, args):
            raise Refused("hf-step-does-not-fit", None, *page.end(), step=name)


def _fits(hf: Frontier, name: str, args: list[Any]) -> bool:
    seat, player, flight = hf.active, hf.players[hf.active], hf.flight
    match name, args:
        case "bid" | "settle_tie", _:
            return hf.auction is not None
        case "cruise", _:
            return flight is not None
        case "brave", _:
            return flight is not None and is_endangered(hf, course_of(hf, seat))
        case "choose_engine", _:
            return flight is not None and flight.kind == "rocket"
        case "receive_power", _:
            return flight is not None and promised_power(hf, seat) is not None
        case "fly", [slot]:
            return slot in hf.on.movers and slot in player.stacks
        case "prospect_site" | "prospect_road", [card, *_]:
            aboard = [rocket for _, rocket in player.of("rocket") if card in rocket.cards]
            if not aboard or isru(hf, seat, aboard[0], card) is None:
                return False
            return name == "prospect_site" or aboard[0].place in hf.on.chart.roads
        case "give_refinery", [site]:
            return owns_bare_claim(hf, seat, site) and bool(hf.on.book.refineries(hf, seat, site))
        case "give_robonaut", [site, card]:
            return owns_bare_claim(hf, seat, site) and card in hf.on.book.refineries(hf, seat, site)
        case "choose_letter", [site]:
            claim = hf.claims.get(site)
            return claim is not None and claim.owner == seat and claim.cubes > 0
        case "build", [card]:
            return card in player.hand and card in hf.black and why_not_produce(hf, seat, card) is None
        case _:
            return True


def owns_bare_claim(hf: Frontier, seat: Seat, site: str) -> bool:
    claim = hf.claims.get(site)
    return claim is not None and claim.owner == seat and not claim.cubes
