"""Wild Space in words: names, card texts, moves, log lines and score items, from plain data alone.

`facts` is the content as JSON: cards, planets, explore; effects and conditions name what they ask for
by a slug (`what`). The text client makes it from the rules, and a server can send it as it is.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any

from perihelion.words import Words, capital

Facts = Mapping[str, Any]
NOBODY = ""
SLOTS = ("left", "middle", "right")


class WildSpaceWords:
    """What Wild Space says in one language.

    words      the catalogues
    facts      the content as plain data
    names      seat -> how the log calls it
    captains   seat -> its captain
    """

    def __init__(self, words: Words, facts: Facts, names: Sequence[str], captains: Sequence[str]) -> None:
        self.words = words
        self.facts = facts
        self.names = names
        self.captains = captains

    # Names.

    def name(self, card: str) -> str:
        """The plain name; several cards may share it."""
        return self._names[card]

    def card(self, card: str) -> str:
        """The name, with the id where several cards share it."""
        name = self._names[card]
        if self._shared[name] == 1:
            return name
        return self.words("ws-name-with-id", name=name, id=card)

    def card_and_id(self, card: str) -> str:
        return self.words("ws-name-with-id", name=self._names[card], id=card)

    def the(self, card: str) -> str:
        """The name inside a sentence, with its article where the language wants one."""
        return self._named("ws-the-name", card)

    def _the_card(self, card: str, *, always_id: bool = False) -> str:
        if not always_id and self._shared[self._names[card]] == 1:
            return self.the(card)
        return self.words("ws-name-with-id", name=self.the(card), id=card)

    def _named(self, key: str, card: str) -> str:
        facts = self.facts["cards"][card]
        return self.words(key, type=facts["type"], animal=facts["animal"], job=facts["job"])

    @cached_property
    def _names(self) -> dict[str, str]:
        return {card: self._named("ws-name", card) for card in self.facts["cards"]}

    @cached_property
    def _shared(self) -> Counter[str]:
        return Counter(self._names.values())

    def job(self, card: str) -> str:
        facts = self.facts["cards"][card]
        return self.words("ws-job", job=facts["job"], animal=facts["animal"])

    def planet(self, planet: str) -> str:
        return self.words("ws-planet", planet=planet)

    def place(self, place: str) -> str:
        """A sector by its id, or exploration."""
        if place == "explore":
            return self.words("ws-source-explore")
        planet, side = place.split(".")[:2]
        the_planet = self.words("ws-the-planet", planet=planet)
        return self.words("ws-place", planet=the_planet, side=self.words("ws-side", side=side))

    # What is printed.

    def effect(self, effect: Facts) -> str:
        if effect["kind"] != "sequence":
            return self.words("ws-effect", kind=effect["kind"], count=effect["count"], what=effect["what"])
        said = [self.effect(part) for part in effect["parts"]]
        text = said[0]
        for part in said[1:]:
            text = self.words("ws-sequence", first=text, second=part)
        return text

    def condition(self, condition: Facts) -> str:
        return self.words("ws-condition", **condition)

    def mission(self, mission: Facts) -> str:
        first, *second = mission["of"]
        about = {"credits": mission["credits"], "size": mission["size"]}
        if mission["kind"] != "pair":
            return self.words("ws-mission", kind=mission["kind"], what=first, **about)
        one, other = (self.words("ws-one", what=what) for what in (first, second[0]))
        return self.words("ws-mission-pair", credits=mission["credits"], first=one, second=other)

    def space(self, space: Facts | int) -> str:
        """A space of a captain's track: an effect, or credits."""
        return self.words("ws-credits", credits=space) if isinstance(space, int) else self.effect(space)

    def text(self, card: str) -> str:
        """Everything a card says besides its name, in one line."""
        said = self.facts["cards"][card]
        parts = [self.job(card)] if said["type"] == "captain" else []
        if said["veteran"]:
            parts.append(self.words("ws-veteran"))
        if said["credits"]:
            parts.append(self.words("ws-credits", credits=said["credits"]))
        if said["mission"]:
            parts.append(self.words("ws-says-mission", mission=self.mission(said["mission"])))
        if said["effect"]:
            parts.append(self._circle(said["effect"], said["condition"]))
        for n, space in enumerate(said["track"], 1):
            parts.append(self.words("ws-says-space", space=n, text=self.space(space)))
        return self.words.listed("list-more", parts) or self.words("ws-says-nothing")

    def _circle(self, effect: Facts, condition: Facts | None) -> str:
        text = self.effect(effect)
        return self.words("ws-effect-under-condition", effect=text, **condition) if condition else text

    def card_line(self, card: str) -> str:
        """Name, id and text."""
        return self.words("ws-card-line", card=self.card_and_id(card), text=self.text(card))

    def actions(self, place: str) -> str:
        """What a sector, or exploring, gives: one of these."""
        actions = self.facts["explore"] if place == "explore" else self.sector(place)["actions"]
        return self.words.listed("list-or-else", map(self.effect, actions))

    def conditions(self, sector: str) -> str:
        """What a sector asks for: one of these; those of a kind share their verb."""
        conditions = self.sector(sector)["conditions"]
        kinds = {(condition["kind"], condition["count"]) for condition in conditions}
        if len(conditions) == 1 or len(kinds) > 1:
            return self.words.listed("list-or", map(self.condition, conditions))
        things = (self.words("ws-some", count=max(1, c["count"]), what=c["what"]) for c in conditions)
        kind = conditions[0]["kind"]
        return self.words("ws-condition-any", kind=kind, things=self.words.listed("list-or", things))

    def sector_line(self, sector: str) -> str:
        side = self.words.sentence("ws-side", side=sector.split(".")[1])
        if not self.sector(sector)["conditions"]:
            return self.words("ws-sector-free", side=side, actions=self.actions(sector))
        about = {"conditions": self.conditions(sector), "actions": self.actions(sector)}
        return self.words("ws-sector-for", side=side, **about)

    def sector(self, sector: str) -> Facts:
        found: Facts = self.facts["planets"][sector.split(".")[0]]["sectors"][sector]
        return found

    # Where an effect stands.

    def source(self, source: str) -> str:
        """What asks or gives: a card, a space of the track, a sector, exploration."""
        head, *rest = source.split(".")
        if head == "explore":
            return self.words("ws-source-explore")
        if head in self.facts["planets"]:
            return self.place(source)
        if self.facts["cards"][head]["type"] == "captain":
            return self.words("ws-source-space", space=rest[0])
        return self.words("ws-source-card", card=self.card(head))

    # Questions and answers.

    def prompt(self, prompt: str, about: Facts) -> str:
        said: dict[str, Any] = {key: value for key, value in about.items() if key == "left"}
        if "source" in about:
            source = about["source"]
            paying = prompt.startswith("ws-pay-")
            what = self.facts["pays" if paying else "plays"][source]
            said |= {"source": capital(self.source(source)), "what": what, "count": about["left"]}
            if paying:
                said["gives"] = self._bought(source)
        place = about.get("place", about.get("sector"))
        if place is not None:
            said["place"] = capital(self.place(place))
        return self.words(f"prompt-{prompt}", **said)

    def _bought(self, source: str) -> str:
        """What paying the condition of a card or a sector gives."""
        head, *rest = source.split(".")
        if rest:
            return self.actions(f"{head}.{rest[0]}")
        return self.effect(self.facts["cards"][head]["effect"])

    def move(self, move: Facts, decision: Facts, display: Mapping[str, str | None]) -> tuple[str, str]:
        """A move as a short phrase, and what it gives."""
        verb, args = move["verb"], move["args"]
        match verb, *args:
            case "land", sector:
                return self._landing(sector), self.actions(sector)
            case "explore", sector:
                return self.words("move-ws-explore", place=self.place(sector)), self.actions("explore")
            case "meet", number:
                condition = self.sector(decision["about"]["sector"])["conditions"][int(number) - 1]
                return self.words("move-ws-meet", condition=self.condition(condition)), ""
            case "action", slug:
                return self.words("move-ws-action", effect=self.effect(self.facts["actions"][slug])), ""
            case "draw" | "take", source:
                return self._from(f"move-ws-{verb}", source, display.get(source))
            case "play" | "discard" | "remove", card:
                return self.words(f"move-ws-{verb}", card=self._the_card(card, always_id=True)), self.text(
                    card
                )
        return self.words(f"move-ws-{verb}", prompt=decision["prompt"]), ""

    def _landing(self, sector: str) -> str:
        if not self.sector(sector)["conditions"]:
            return self.words("move-ws-land", place=self.place(sector))
        return self.words("move-ws-land-for", place=self.place(sector), conditions=self.conditions(sector))

    def _from(self, key: str, source: str, card: str | None) -> tuple[str, str]:
        """A card of the display, or the unseen top of the deck."""
        if card is None:
            return self.words(key, source=source, card=self.words("ws-empty-slot", slot=source)), ""
        return self.words(key, source=source, card=self._the_card(card, always_id=True)), self.text(card)

    # What happened, and what it is worth.

    def event(self, event: Facts, reader: int | None) -> str:
        """An event as a log line for one seat, or with None for a spectator."""
        seat = event["seat"]
        about = {key: self._datum(key, value) for key, value in event["data"].items()}
        if event["kind"] == "ws-token":
            track = self.facts["cards"][self.captains[seat]]["track"]
            about["text"] = self.space(track[event["data"]["space"] - 1])
        who = NOBODY if seat is None else self.names[seat]
        you = seat is not None and seat == reader
        return self.words(f"event-{event['kind']}", who=who, you=you, **about)

    def _datum(self, key: str, value: Any) -> Any:
        """One datum of an event in words."""
        match key, value:
            case "card", str():
                return self._the_card(value)
            case "cards", list():
                return self.words.listed("list-and", map(self._the_card, value))
            case "sector" | "planet", str():
                return self.place(value) if key == "sector" else self.planet(value)
            case "source", str() if value not in (*SLOTS, "deck"):
                return self.source(value)
        return value

    def item(self, item: Facts) -> str:
        """What a line of the score is for."""
        about = dict(item["about"])
        if "animal" in about:
            about["what"] = about["animal"]
        if "card" in about:
            mission = self.facts["cards"][about["card"]]["mission"]
            about |= {"card": self.card(about["card"]), "mission": self.mission(mission) if mission else ""}
        return self.words(f"part-{item['part']}", **about)

    def confidence(self, piece: Facts) -> str:
        """How sure a card or a planet is."""
        if not piece["sourced"]:
            return self.words("ws-confidence", confidence=piece["confidence"])
        fields = self.words.listed(
            "list-and", (self.words("ws-field", field=field) for field in piece["sourced"])
        )
        return self.words("ws-confidence-in-part", fields=fields)
