"""Deals as text: `1 water 3, hand T3 for claim luna` is what the proposer gives seat 1, and what comes back.

Several players are dealt with between semicolons: `1 water 2 for beam; 2 promise "no squatting on Ceres"`.
"""

from __future__ import annotations

import re
from typing import Any

from perihelion.engine.decisions import Seat
from perihelion.engine.positions import as_number
from perihelion.engine.refused import Refused
from perihelion.games.high_frontier.deals.dealing import KINDS

FOR = " for "
QUOTED = re.compile('"[^"]*"')
HIDDEN = str.maketrans(" ,;", "\ue000\ue001\ue002")  # inside quotes nothing parts what is said
SHOWN = {hidden: shown for shown, hidden in HIDDEN.items()}


def read_deal(text: str, proposer: Seat) -> dict[str, Any]:
    """The terms of a deal; raises Refused for what is none.  [HF-5.9A]

    >>> read_deal("1 water 3 for claim luna", 0)["parts"][1]
    {'from': 1, 'to': 0, 'what': 'claim', 'site': 'luna'}
    """
    parts = []
    for clause in QUOTED.sub(lambda quoted: quoted[0].translate(HIDDEN), text).split(";"):
        partner, _, things = clause.strip().partition(" ")
        seat = as_number(partner)
        given, _, taken = f" {things.strip()} ".partition(FOR)
        if seat is None or not (given + taken).strip():
            raise Refused("hf-bad-deal", "HF-5.9A", said=clause.strip()[:80])
        parts += [_read_thing(thing, proposer, seat) for thing in given.split(",") if thing.strip()]
        parts += [_read_thing(thing, seat, proposer) for thing in taken.split(",") if thing.strip()]
    return {"parts": parts}


def _read_thing(thing: str, giver: Seat, taker: Seat) -> dict[str, Any]:
    what, _, about = thing.strip().partition(" ")
    if what not in KINDS or bool(KINDS[what][0]) != bool(about):
        raise Refused("hf-bad-deal", "HF-5.9A", said=thing.strip()[:80])
    named = KINDS[what][0]
    said: dict[str, Any] = {"from": giver, "to": taker, "what": what}
    if not named:
        return said
    return said | {named: as_number(about) if named == "amount" else about.strip('"').translate(SHOWN)}
