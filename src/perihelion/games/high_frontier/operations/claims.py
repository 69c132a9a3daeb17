"""Claims: placing a disk, the tax on it, and what a player owns on the map."""

from __future__ import annotations

from collections.abc import Iterator

from perihelion.engine.decisions import Seat
from perihelion.games.high_frontier.components import Letter, SiteId
from perihelion.games.high_frontier.state import Claim, Frontier

EVENTS = {"hf-claimed": {"site": "space"}, "hf-taxed": ("water",)}


def place_claim(hf: Frontier, seat: Seat, site: SiteId) -> None:
    """A disk of one's colour; then the tax.  [HF-5.6B.1 HF-2.3B.5]"""
    hf.claims[site] = Claim(seat)
    hf.tell("hf-claimed", seat, "HF-5.6B.1", site=site)
    collect_tax(hf)


def collect_tax(hf: Frontier) -> None:
    """The faction with this privilege gets WT from the pool for every claim and factory, its own too.

    [HF-2.3B.5]
    """
    for seat, player in enumerate(hf.players):
        if hf.has(seat, "tax"):
            player.water += hf.on.numbers.tax
            hf.tell("hf-taxed", seat, "HF-2.3B.5", water=hf.on.numbers.tax)


def claims_of(hf: Frontier, seat: Seat) -> Iterator[tuple[SiteId, Claim]]:
    return ((site, claim) for site, claim in hf.claims.items() if claim.owner == seat)


def factories_of(hf: Frontier, seat: Seat, letter: Letter = "") -> list[SiteId]:
    """Sites of a player's factories, of one letter or of all.  [HF-5.7A HF-5.7C]"""
    return [
        site for site, claim in claims_of(hf, seat) if claim.cubes and (not letter or claim.letter == letter)
    ]


def count_factories(hf: Frontier) -> int:
    """Factories of all players that stand on the map.  [HF-7.3]"""
    return sum(claim.cubes > 0 for claim in hf.claims.values())


def track_value(hf: Frontier, letter: Letter) -> int:
    """What the exploitation disk of a letter shows now, 0 on START or before a letter is chosen.

    [HF-2.5B HF-7.1.2]
    """
    return value_at(hf, hf.tracks.get(letter, 0))


def value_at(hf: Frontier, step: int) -> int:
    return hf.on.numbers.tracks[step - 1] if step else 0


def next_step(hf: Frontier, letter: Letter) -> int:
    """Where the exploitation disk goes with one more factory of its letter.  [HF-5.7C]"""
    return min(hf.tracks[letter] + 1, len(hf.on.numbers.tracks))
