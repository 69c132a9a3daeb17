"""Wild Space in brief: a reader's own doings one by one, each turn of the others in a line."""

from collections.abc import Iterator, Sequence

from perihelion.engine.events import Event
from perihelion.words.wild_space import WildSpaceWords

Told = tuple[int | None, str]
OPENING = frozenset({"ws-landed", "ws-explored", "ws-passed"})
ROUTINE = frozenset({"ws-laid"})
DEEDS = {
    "ws-played": "played",
    "ws-drew": "drew",
    "ws-drew-blind": "drew",
    "ws-discarded": "discarded",
    "ws-removed": "removed",
    "ws-renewed": "renewed",
    "ws-token": "token",
}
UNTOLD = frozenset(
    {
        "ws-dealt",
        "ws-took",  # is played at once
        "ws-condition-unmet",
        "ws-effect-spent",
        "ws-nothing-to-draw",
    }
)


def in_brief(events: Sequence[Event], reader: int | None, said: WildSpaceWords) -> Iterator[Told]:
    """Lines, and whose doings each tells."""
    turn: list[Event] = []
    asides: list[Event] = []
    for event in (event for event in events if event.kind not in ROUTINE):
        others = event.seat not in (None, reader)
        if event.kind in OPENING or (event.seat is not None and not others):
            yield from _told(turn, asides, reader, said)
            turn, asides = [], []
        if others and (event.kind in OPENING or event.kind in DEEDS):
            turn.append(event)
        elif not (others and event.kind in UNTOLD):
            asides.append(event)
    yield from _told(turn, asides, reader, said)


def _told(
    turn: Sequence[Event], asides: Sequence[Event], reader: int | None, said: WildSpaceWords
) -> Iterator[Told]:
    """A turn of somebody else, then what happened beside it."""
    if turn:
        yield turn[0].seat, _turn(turn, said)
    for event in asides:
        yield event.seat, said.event(event.as_json(), reader)


def _turn(turn: Sequence[Event], said: WildSpaceWords) -> str:
    first, words = turn[0], said.words
    assert first.seat is not None
    place = said.place(first.data["sector"]) if "sector" in first.data else ""
    opening = words("ws-brief-turn", kind=first.kind, who=said.names[first.seat], place=place)
    deeds = words.listed("list-more", _deeds(turn, said))
    return words("ws-brief", opening=opening, deeds=deeds) if deeds else f"{opening}."


def _deeds(turn: Sequence[Event], said: WildSpaceWords) -> Iterator[str]:
    """What was done, each kind of deed once, in the order they began."""
    grouped: dict[str, list[Event]] = {}
    for event in turn:
        if event.kind in DEEDS:
            grouped.setdefault(DEEDS[event.kind], []).append(event)
    for deed, events in grouped.items():
        space = events[-1].data.get("space", 0)
        yield said.words("ws-brief-deed", deed=deed, cards=_cards(events, said), space=space)


def _cards(events: Sequence[Event], said: WildSpaceWords) -> str:
    """The cards by name, then how many nobody else has seen."""
    known = [said.the(event.data["card"]) for event in events if "card" in event.data]
    unseen = len(events) - len(known)
    return said.words.listed(
        "list-and", [*known, *([said.words("ws-unseen", count=unseen)] if unseen else [])]
    )
