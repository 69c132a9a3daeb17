"""What happened in High Frontier, and what the score is made of."""

from collections.abc import Collection, Sequence
from typing import Any

from perihelion.words.high_frontier.names import Facts, kind_of
from perihelion.words.high_frontier.printed import Printed

NOBODY = ""
UNKNOWN = "none"
PEOPLE = ("victim", "giver", "payee")  # whom an event concerns besides the one who does it
WHITE_UP = frozenset({"hf-put-up", "hf-turned-up", "hf-won", "hf-boosted", "hf-drew", "hf-flipped"})
BLACK_UP = frozenset({"hf-product", "hf-retooled", "hf-produced"})


class Told(Printed):
    """Events and parts of the score."""

    def event(self, event: Facts, reader: int | None) -> str:
        """An event as a log line for one seat, or with None for a spectator."""
        seat, kind = event["seat"], event["kind"]
        who = NOBODY if seat is None else self.names[seat]
        you = seat is not None and seat == reader
        mine = reader is not None and any(event["data"].get(person) == reader for person in PEOPLE)
        about = self._about(kind, dict(event["data"]), reader)
        said = self.words(f"event-{kind}", who=who, you=you, mine=mine, **about)
        return self.with_stacks(said, event["data"].get("slot", ""))

    def _about(self, kind: str, data: dict[str, Any], reader: int | None) -> dict[str, Any]:
        """The data of an event in words."""
        match kind:
            case "deal-proposed" | "deal-agreed" | "deal-declined":
                terms = self.parts(data["terms"]["parts"], reader) if "terms" in data else UNKNOWN
                return {"number": data["number"], "terms": terms}
            case "hf-deal":
                return {"number": data["number"], "parts": self.parts(data["parts"], reader)}
            case "hf-deal-void":
                return {"number": data["number"], "why": self.words(f"refused-{data['reason']}", said="")}
            case "hf-refuelled":
                return data | {"place": self.space(data["place"]), "how": self._how(data["how"])}
            case "hf-glory":
                return {"glory": self.glory_worth(data["glory"])}
            case "undone":
                return data | {"others": len(data["consent"])}
        black = self._black(kind, data.pop("black", None))
        return {key: self._datum(key, value, black) for key, value in data.items()}

    def _black(self, kind: str, told: Collection[str] | None) -> Collection[str] | None:
        """The cards whose black side is up, as far as it is known."""
        if kind in WHITE_UP:
            return ()
        return self.facts["cards"].keys() if kind in BLACK_UP else told

    def _how(self, how: str) -> str:
        return "unit" if how in self.facts["cards"] else how

    def _datum(self, key: str, value: Any, black: Collection[str] | None = None) -> Any:
        """One datum in words."""
        match key, value:
            case "card", str():
                return self.card(value, black)
            case "cards", list():
                return self.cards(value, black)
            case (("site" | "place" | "start" | "to"), str()):
                return self.space(value)
            case person, int() if person in PEOPLE:
                return self.names[value]
            case "slot", str():
                return kind_of(value)
            case "venture", str():
                return self.venture(value)
            case "glory", str():
                return self.glory(value)
        return value

    # Deals.

    def parts(self, parts: Sequence[Facts], reader: int | None = None) -> str:
        """What a deal is made of."""
        return self.words.listed("list-more", (self.part(part, reader) for part in parts))

    def part(self, part: Facts, reader: int | None) -> str:
        """One thing somebody gives: from, to, what, and the card, site, amount or words."""
        giver, taker = self.names[part["from"]], self.names[part["to"]]
        about = {"card": self.card(part["card"], ())} if "card" in part else {}
        about |= {"site": self.space(part["site"])} if "site" in part else {}
        amount = part.get("amount", 0)
        said = self.words(
            "hf-deal-thing",
            what=part["what"],
            card=about.get("card", ""),
            site=about.get("site", ""),
            amount=amount,
            said=part.get("words", ""),
        )
        yours = {part["from"]: "giver", part["to"]: "taker"}.get(reader, "neither")
        return self.words("hf-deal-part", giver=giver, taker=taker, thing=said, yours=yours)

    # The score.

    def item(self, item: Facts) -> str:
        """What a line of the score is for."""
        about = {key: self._datum(key, value) for key, value in item["about"].items()}
        return self.words(f"part-{item['part']}", **about)
