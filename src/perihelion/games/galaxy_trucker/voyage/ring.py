"""The ring of the flight board: places grow forward, the space is the place modulo the ring."""

from collections.abc import Collection


def moved(place: int, days: int, others: Collection[int], spaces: int) -> int:
    """Where a rocket stands after so many days forward, or with a minus backward.  [GT-10.5 GT-10.6]

    Spaces with another rocket are skipped and not counted, also where it is a lap apart.
    """
    taken = {other % spaces for other in others}
    step = 1 if days > 0 else -1
    while days:
        place += step
        if place % spaces not in taken:
            days -= step
    return place


def is_lapped(place: int, leader: int, spaces: int) -> bool:
    """Whether the leader has passed a rocket by more than a whole ring.  [GT-10.7]"""
    return leader - place > spaces
