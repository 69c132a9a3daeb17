"""What is printed on the pieces of Wild Space."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from perihelion.words import capital
from perihelion.words.wild_space.names import Facts, Names

Operation = Sequence[str]
Shown = Mapping[str, str | None]


class Printed(Names):
    """Effects, conditions, missions, and what cards, planets and boards say with them."""

    def effect(self, effect: Facts) -> str:
        if effect["kind"] != "sequence":
            about = {key: effect[key] for key in ("kind", "count", "what", "then")}
            return self.words("ws-effect", **about)
        return self._in_turn([self.effect(part) for part in effect["parts"]])

    def _in_turn(self, said: Sequence[str]) -> str:
        text = said[0]
        for part in said[1:]:
            text = self.words("ws-sequence", first=text, second=part)
        return text

    def condition(self, condition: Facts) -> str:
        return self.words("ws-condition", **condition)

    def mission(self, mission: Facts) -> str:
        about = {"kind": mission["kind"], "credits": mission["credits"], "size": mission["size"]}
        if mission["kind"] != "pair":
            return self.words("ws-mission", what=next(iter(mission["of"]), "any"), **about)
        one, other = (self.words("ws-one", what=what) for what in mission["of"])
        return self.words("ws-mission-pair", credits=mission["credits"], first=one, second=other)

    def space(self, space: Facts | int) -> str:
        """A space of a captain's track: an effect, or credits."""
        return self.words("ws-credits", credits=space) if isinstance(space, int) else self.effect(space)

    # Cards.

    def text(self, card: str) -> str:
        """Everything a card says besides its name, in one line."""
        return self.words.listed("list-more", self._features(card)) or self.words("ws-says-nothing")

    def _features(self, card: str) -> Iterator[str]:
        said = self.facts["cards"][card]
        if said["type"] == "captain":
            yield self.job(card)
        if said["alien"]:
            yield from self._alien_features(said)
        if said["quartz"]:
            yield self.words("ws-brings-quartz", count=said["quartz"])
        if said["veteran"]:
            yield self.words("ws-veteran")
        if said["credits"]:
            yield self.words("ws-credits", credits=said["credits"])
        if said["mission"]:
            yield self.words("ws-says-mission", mission=self.mission(said["mission"]))
        if said["effect"]:
            yield self.circle(said["effect"], said["condition"])
        if said["track"]:
            yield self.track(card)

    def _alien_features(self, said: Facts) -> Iterator[str]:
        """What the name of an alien does not tell: its species and its job."""
        if said["animal"] == "wild":
            yield self.words("ws-wild-species")
        elif said["type"] != "robot":
            yield self.words("ws-no-animal")
        if said["job"] == "wild":
            yield self.words("ws-wild-job")

    def circle(self, effect: Facts, condition: Facts | None) -> str:
        text = self.effect(effect)
        return self.words("ws-effect-under-condition", effect=text, **condition) if condition else text

    def track(self, captain: str) -> str:
        """The spaces of a captain, in order."""
        track = self.facts["cards"][captain]["track"]
        said = (
            self.words("ws-says-space", space=n, text=self.space(space)) for n, space in enumerate(track, 1)
        )
        return self.words.listed("list-more", said)

    def card_line(self, card: str) -> str:
        """Name, id and text."""
        return self.words("ws-card-line", card=self.card_and_id(card), text=self.text(card))

    def alien_line(self, card: str) -> str:
        """An alien on offer: name, id, cost and text."""
        cost = self.facts["cards"][card]["cost"]
        priced = self.words("ws-priced", card=self.card_and_id(card), count=cost)
        return self.words("ws-card-line", card=priced, text=self.text(card))

    # Planets.

    def sector(self, sector: str) -> Facts:
        found: Facts = self.facts["planets"][sector.split(".")[0]]["sectors"][sector]
        return found

    def actions(self, place: str) -> str:
        """What a sector, or exploring, gives: one of these."""
        actions = self.facts["explore"] if place == "explore" else self.sector(place)["actions"]
        several = any(action["kind"] == "sequence" for action in actions)
        return self.words.listed("list-or-apart" if several else "list-or-else", map(self.effect, actions))

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
        side = self.words.sentence("ws-sector-side", side=sector.split(".")[1])
        if not self.sector(sector)["conditions"]:
            return self.words("ws-sector-free", side=side, actions=self.actions(sector))
        about = {"conditions": self.conditions(sector), "actions": self.actions(sector)}
        return self.words("ws-sector-for", side=side, **about)

    # Boards of Space Base.

    def slot(self, slot: str) -> str:
        """What launching from a slot can give: `SB-1.2`."""
        said = self.facts["boards"][slot.rpartition(".")[0]][slot]
        return self.circle(said["effect"], said["condition"])

    def slot_line(self, slot: str) -> str:
        return self.words("ws-base-slot", slot=slot.rpartition(".")[2], text=self.slot(slot))

    # Hostile planets.

    def operations(self, planet: str, use: str, table: Facts | None = None) -> str:
        """What the Smuggler does on landing or exploration; with a table, to which cards."""
        touched: set[str] = set()
        said = []
        for verb, slot in self.facts["hostile"][planet][use]:
            target = f"{slot} {verb.endswith('_alien')}"
            card = None if table is None else self._hit(verb, slot, table, again=target in touched)
            touched.add(target)
            said.append(self._operation(verb, slot, card))
        return self._in_turn(said)

    def _operation(self, verb: str, slot: str, card: str | None) -> str:
        said = self.words("ws-operation", kind=verb, slot=slot)
        return said if card is None else self.words("ws-operation-on", operation=said, card=card)

    def _hit(self, verb: str, slot: str, table: Facts, *, again: bool) -> str:
        """The card an operation hits; a slot that was hit before holds a new one."""
        if again:
            return self.words("ws-new-card")
        shown: Shown = table["encounters"]["display"] if verb.endswith("_alien") else table["display"]
        card = shown[slot]
        return self.words("ws-no-card") if card is None else self.name(card)

    def hostile_lines(self, planet: str, *, landed: bool = False) -> list[str]:
        """A hostile planet: its name, what is still to be done there, its icons."""
        kind = self.words("ws-hostile-class", **{"class": self.facts["hostile"][planet]["class"]})
        lines = [self.words("ws-hostile-line", planet=capital(self.planet(planet)), kind=kind)]
        if not landed:
            landing = self.operations(planet, "landing")
            lines.append("  " + self.words("ws-hostile-landing", operations=landing))
        exploration = self.operations(planet, "exploration")
        lines.append("  " + self.words("ws-hostile-exploration", next=landed, operations=exploration))
        return [*lines, "  " + capital(self.icons(planet))]

    def icons(self, planet: str) -> str:
        each = self.facts["numbers"]["credits_per_icon"]
        said = (
            self.words("ws-mission", kind="per_card", credits=each, size=1, what=icon)
            for icon in self.facts["hostile"][planet]["icons"]
        )
        return self.words("ws-icons", icons=self.words.listed("list-and", said))

    # How sure a piece is.

    def confidence(self, piece: Mapping[str, Any]) -> str:
        if not piece["sourced"]:
            return self.words("ws-confidence", confidence=piece["confidence"])
        fields = self.words.listed(
            "list-and", (self.words("ws-field", field=field) for field in piece["sourced"])
        )
        return self.words("ws-confidence-in-part", fields=fields)
