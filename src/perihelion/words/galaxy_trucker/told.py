"""What happened in Galaxy Trucker, and what stands on a bill."""

from collections.abc import Sequence
from typing import Any

from perihelion.words.galaxy_trucker.names import Facts, strength_in_words
from perihelion.words.galaxy_trucker.printed import Printed

NOBODY = ""


class Told(Printed):
    """Events and items of the bill."""

    def event(self, event: Facts, reader: int | None) -> str:
        """An event as a log line for one seat, or with None for a spectator."""
        seat = event["seat"]
        who = NOBODY if seat is None else self.names[seat]
        you = seat is not None and seat == reader
        about = self._about(event["kind"], dict(event["data"]))
        return self.words(f"event-{event['kind']}", who=who, you=you, **about)

    def _about(self, kind: str, data: dict[str, Any]) -> dict[str, Any]:
        """The data of an event in words."""
        match kind:
            case "gt-drew" | "gt-took":
                return data | {"tile": self.new_tile(data["tile"])}
            case "gt-moved":
                return {"forward": data["days"] > 0, "days": abs(data["days"])}
            case "gt-crew-lost" | "gt-alien-lost":
                return {"crew": self.words("gt-who", alien=data["who"]), "square": data["square"]}
            case "gt-flaws":
                return {"flaws": self.flaws(list(zip(data["reasons"], data["squares"], strict=True)))}
            case "gt-launched":
                return {"places": self._places(data["days"])}
            case "gt-card":
                return {"card": self.card(data["card"]), "text": self.text(data["card"])}
            case "gt-flight-over":
                return {"purses": self._purses(data["credits"])}
            case "gt-over":
                return {"count": len(data["winners"])} | {name: self._people(data[name]) for name in data}
            case "gt-settled":
                item = self.words("gt-part", part=data["part"], what=data["about"])
                return {"item": item, "credits": f"{data['credits']:+d}"}
            case "undone":
                return data | {"others": len(data["consent"])}
        return {key: self._datum(key, value) for key, value in data.items()}

    def _datum(self, key: str, value: Any) -> Any:
        """One datum in words."""
        match key, value:
            case "tile", str():
                return self.tile(value)
            case "tiles", list():
                return self.tiles(value)
            case "card", str():
                return self.card(value)
            case "cards", list():
                return self.cards(value)
            case "goods", list():
                return self.goods(value)
            case "strength", _:
                return strength_in_words(value)
        return value

    def _places(self, days: Sequence[int]) -> str:
        """Who stands where at the launch, the leader first."""
        order = sorted(range(len(days)), key=days.__getitem__, reverse=True)
        said = (self.words("gt-stands", who=self.names[seat], place=days[seat]) for seat in order)
        return self.words.listed("list-and", said)

    def _purses(self, credits: Sequence[int]) -> str:
        said = (
            self.words("gt-owns", who=self.names[seat], credits=owned) for seat, owned in enumerate(credits)
        )
        return self.words.listed("list-more", said)

    def _people(self, seats: Sequence[int]) -> str:
        return self.words.listed("list-and", (self.names[seat] for seat in seats))

    def item(self, item: Facts) -> str:
        """What a line of the bill is for."""
        part, about = item["part"], item["about"]
        what = about["what"]
        if what.isdecimal():
            what = int(what)
        elif what:
            what = self.card(what)
        return self.words(f"part-{part}", part=part.removeprefix("gt-"), flight=about["flight"], what=what)
