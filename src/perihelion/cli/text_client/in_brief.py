"""Wild Space in brief: a reader's own doings one by one, each turn of the others in a line."""

from collections.abc import Iterator, Sequence

from perihelion.engine.events import Event
from perihelion.words.wild_space import WildSpaceWords

Told = tuple[int | None, str]
OPENING = frozenset({"ws-launched", "ws-landed", "ws-explored", "ws-passed"})
ROUTINE = frozenset({"ws-laid", "ws-alien-laid"})
DEEDS = {
    "ws-landed": "landed",
    "ws-played": "played",
    "ws-drew": "drew",
    "ws-drew-blind": "drew",
    "ws-drew-three": "scouted",
    "ws-discarded": "discarded",
    "ws-removed": "removed",
    "ws-renewed": "renewed",
    "ws-token": "token",
    "ws-quartz": "quartz",
    "ws-recruited": "recruited",
    "ws-reserved": "reserved",
}
UNTOLD = frozenset(
    {
        "ws-dealt",
        "ws-took",  # is played at once
        "ws-nothing-to-draw",
    }
)
SMUGGLING = frozenset({"ws-smuggler-landed", "ws-smuggler-explored"})
SMUGGLED = {"ws-smuggler-took": "took", "ws-smuggler-discarded": "discarded"}


def in_brief(events: Sequence[Event], reader: int | None, said: WildSpaceWords) -> Iterator[Told]:
    """Lines, and whose doings each tells."""
    turn: list[Event] = []
    asides: list[Event] = []
    for event in (event for event in events if event.kind not in ROUTINE):
        others = event.seat not in (None, reader)
        in_turn = event.kind in (*SMUGGLING, *SMUGGLED) or (others and event.kind in (*OPENING, *DEEDS))
        if (in_turn and _begins(event, turn)) or (event.seat is not None and not others):
            yield from _told(turn, asides, reader, said)
            turn, asides = [], []
        if in_turn:
            turn.append(event)
        elif not (others and event.kind in UNTOLD):
            asides.append(event)
    yield from _told(turn, asides, reader, said)


def _begins(event: Event, turn: Sequence[Event]) -> bool:
    """Whether a turn begins; a shuttle that was just launched lands in the same turn."""
    if not turn or turn[0].seat != event.seat or event.kind in SMUGGLING:
        return True
    opened = [earlier.kind for earlier in turn if earlier.kind in OPENING]
    return event.kind in OPENING and opened not in ([], ["ws-launched"])


def _told(
    turn: Sequence[Event], asides: Sequence[Event], reader: int | None, said: WildSpaceWords
) -> Iterator[Told]:
    """A turn of somebody else, then what happened beside it."""
    if turn:
        yield turn[0].seat, _smuggled(turn, said) if turn[0].seat is None else _turn(turn, said)
    for event in asides:
        yield event.seat, said.event(event.as_json(), reader)


def _turn(turn: Sequence[Event], said: WildSpaceWords) -> str:
    first = next((event for event in turn if event.kind in OPENING), turn[0])
    assert first.seat is not None
    opening = said.words(
        "ws-brief-turn", kind=first.kind, who=said.names[first.seat], place=_place(first, said)
    )
    after = [event for event in turn if event is not first or event.kind not in OPENING]
    return _sentence(opening, list(_deeds(after, said)), said)


def _smuggled(turn: Sequence[Event], said: WildSpaceWords) -> str:
    """A turn of the Smuggler."""
    opening, deeds = "", []
    for event in turn:
        if event.kind in SMUGGLING:
            planet = said.name("planet", event.data["planet"])
            opening = said.words("ws-brief-smuggler", kind=event.kind, planet=planet)
        else:
            cards = said.name("the", event.data["card"])
            deeds.append(said.words("ws-brief-smuggled", deed=SMUGGLED[event.kind], cards=cards))
    return _sentence(opening or said.words("rival-smuggler"), deeds, said)


def _sentence(opening: str, deeds: Sequence[str], said: WildSpaceWords) -> str:
    together = said.words.listed("list-more", deeds)
    return said.words("ws-brief", opening=opening, deeds=together) if together else f"{opening}."


def _deeds(turn: Sequence[Event], said: WildSpaceWords) -> Iterator[str]:
    """What was done, each kind of deed once, in the order they began; to recruit is also to play."""
    recruited = {event.data["card"] for event in turn if event.kind == "ws-recruited"}
    grouped: dict[str, list[Event]] = {}
    for event in turn:
        if event.kind in DEEDS and not (event.kind == "ws-played" and event.data["card"] in recruited):
            grouped.setdefault(DEEDS[event.kind], []).append(event)
    for deed, events in grouped.items():
        last = events[-1]
        about = {"space": last.data.get("space", 0), "place": _place(last, said)}
        count = sum(event.data.get("count", 0) for event in events)
        yield said.words("ws-brief-deed", deed=deed, cards=_cards(events, said), count=count, **about)


def _place(event: Event, said: WildSpaceWords) -> str:
    return said.name("place", event.data["sector"]) if "sector" in event.data else ""


def _cards(events: Sequence[Event], said: WildSpaceWords) -> str:
    """The cards by name, then how many nobody else has seen."""
    known = [said.name("the", event.data["card"]) for event in events if "card" in event.data]
    unseen = sum(event.data.get("count", 1) for event in events if "card" not in event.data)
    return said.words.listed(
        "list-and", [*known, *([said.words("ws-unseen", count=unseen)] if unseen else [])]
    )
