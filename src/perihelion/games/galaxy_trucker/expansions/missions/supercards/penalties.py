"""What supercards take: days, crew, goods, or shots, each written in two words."""

from collections.abc import Iterable, Sequence
from typing import Annotated

import msgspec

from perihelion.games.galaxy_trucker.components import SIDES, Hit, Loss

Penalty = Annotated[
    str,
    msgspec.Meta(pattern="^((crew|days|goods) [1-9]|(large|small) (front|right|rear|left))$"),
]
Penalties = Annotated[list[Penalty], msgspec.Meta(min_length=1, max_length=6)]
FOUR = msgspec.Meta(min_length=4, max_length=4)


class RankRow(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """A line of an Enemy Fleet: its strength, and what whoever has less must suffer."""

    strength: Annotated[int, msgspec.Meta(ge=1, le=50)]
    penalties: Penalties


def loss_of(penalties: Iterable[str]) -> Loss:
    """All of these together; shots keep their order."""
    sums = {"days": 0, "crew": 0, "goods": 0}
    shots: list[Hit] = []
    for said in penalties:
        what, _, much = said.partition(" ")
        if what in sums:
            sums[what] += int(much)
        else:
            shots.append(Hit("shot", what, SIDES.index(much)))
    return Loss(sums["days"], sums["crew"], sums["goods"], tuple(shots))


def together(lines: Sequence[Sequence[str]]) -> Loss:
    return loss_of(said for line in lines for said in line)
