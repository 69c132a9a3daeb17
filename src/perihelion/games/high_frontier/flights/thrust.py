"""Modified thrust: burns of a move, and what may land without shuttle fuel."""

from typing import NamedTuple

from perihelion.games.high_frontier.components import Side, Thruster
from perihelion.games.high_frontier.flights.fuel import Diagram
from perihelion.games.high_frontier.mat import Numbers


class Part(NamedTuple):
    """One modifier: words stand under `hf-thrust-<what>`."""

    what: str
    amount: int


class Power(NamedTuple):
    """What a move adds to the thruster of its own.

    zone        modifier of the zone in which the move starts
    beamed      thrust of the beamed power that is received
    afterburn   whether the afterburner is lit
    """

    zone: int = 0
    beamed: int = 0
    afterburn: bool = False


def thrust_parts(
    diagram: Diagram, thruster: Thruster, *, dry: int, steps: int, power: Power
) -> tuple[Part, ...]:
    """The thrust and its modifiers in the order in which they are added.

    [HF-6.1A HF-6.1A.1 HF-6.1A.3 HF-6.1A.4 HF-6.1A.5 HF-2.6F]

    `steps` is the figure after afterburner and shuttle fuel: both are spent before the class is read. Ruling:
    the "one more" of an afterburner whose fuel improves the class is thrust, and comes of that.  [HF-11.18]
    """
    parts = [
        Part("thruster", thruster.thrust),
        Part("wet-mass", diagram.modifier(dry, steps)),
        Part("zone", power.zone if thruster.solar else 0),
        Part("beamed", power.beamed),
        Part("afterburn", 1 if power.afterburn else 0),
    ]
    return tuple(part for part in parts if part.amount or part.what == "thruster")


def total(parts: tuple[Part, ...], track: int) -> int:
    """The modified thrust, marked at the end of the acceleration track at most.  [HF-2.4A HF-6.1]

    Ruling: more than the track shows counts as its last number.  [HF-11.10]
    """
    return min(sum(part.amount for part in parts), track)


def beamed_thrust(side: Side, numbers: Numbers) -> int:
    """What beamed power gives this card as the thruster in use.  [HF-6.1A.4]"""
    return numbers.beam_rider if "beam_rider" in side.codes else numbers.beamed


def is_free(thrust: int, size: int) -> bool:
    """Whether landing or lift-off needs no shuttle fuel.  [HF-6.4C]"""
    return thrust > size


def shuttle_fuel(thrust: int, size: int) -> int:
    """Steps to land on a site of this size, or to leave it.  [HF-6.4C]"""
    return 0 if is_free(thrust, size) else size


class Launch(NamedTuple):
    """How a move begins.

    parts       what the modified thrust is made of
    thrust      the modified thrust
    afterburn   steps spent for the afterburner
    shuttle     steps spent for lift-off
    steps       fuel left then; below 0 where it does not suffice
    """

    parts: tuple[Part, ...]
    thrust: int
    afterburn: int
    shuttle: int
    steps: int


def launch(
    diagram: Diagram, thruster: Thruster, *, dry: int, steps: int, power: Power, size: int, track: int
) -> Launch:
    """Afterburner and lift-off are paid, then the thrust is read.  [HF-6.1A.1 HF-6.1A.5 HF-6.4D]

    `size` is that of the site which is left, 0 in space. Whether lift-off is free is judged before any
    shuttle fuel is burnt. Ruling: the afterburner, lit before, counts for that.  [HF-11.11]
    """
    afterburn = (thruster.afterburn or 0) if power.afterburn else 0
    left = steps - afterburn
    shuttle = 0
    if size:
        before = thrust_parts(diagram, thruster, dry=dry, steps=max(left, 0), power=power)
        shuttle = shuttle_fuel(total(before, track), size)
        left -= shuttle
    parts = thrust_parts(diagram, thruster, dry=dry, steps=max(left, 0), power=power)
    return Launch(parts, total(parts, track), afterburn, shuttle, left)
