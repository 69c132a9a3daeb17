"""What happened in Wild Space, and what a crew is worth."""

from typing import Any

from perihelion.words.wild_space.names import Facts
from perihelion.words.wild_space.printed import Printed

NOBODY = ""
SLOTS = ("left", "middle", "right")


class Told(Printed):
    """Events and items of the score."""

    def event(self, event: Facts, reader: int | None) -> str:
        """An event as a log line for one seat, or with None for a spectator."""
        seat = event["seat"]
        about = {key: self._datum(key, value) for key, value in event["data"].items()}
        about |= self._besides(event)
        who = NOBODY if seat is None else self.names[seat]
        you = seat is not None and seat == reader
        return self.words(f"event-{event['kind']}", who=who, you=you, **about)

    def _besides(self, event: Facts) -> Facts:
        """What some events need beyond their data."""
        data = event["data"]
        match event["kind"]:
            case "ws-token":
                track = self.facts["cards"][self.captains[event["seat"]]]["track"]
                return {"text": self.space(track[data["space"] - 1])}
            case "ws-captain" | "ws-smuggler":
                return {"card": self.one_sided(data["card"])}
            case "ws-launched":
                return {"slot": data["slot"].rpartition(".")[2], "text": self.slot(data["slot"])}
            case "undone":
                return {"others": len(data["consent"])}
        return {}

    def _datum(self, key: str, value: Any) -> Any:
        """One datum of an event in words."""
        match key, value:
            case "card", str():
                return self.the_card(value)
            case "cards", list():
                return self.words.listed("list-and", map(self.the_card, value))
            case "sector" | "planet", str():
                return self.place(value) if key == "sector" else self.planet(value)
            case "board", str():
                return self.board(value)
            case "source", str() if value not in (*SLOTS, "deck"):
                return self.source(value)
        return value

    def item(self, item: Facts) -> str:
        """What a line of the score is for."""
        about = dict(item["about"])
        about["what"] = about.get("animal", about.get("icon"))
        if "planet" in about:
            about["planet"] = self.planet(about["planet"])
        if "card" in about:
            mission = self.facts["cards"][about["card"].split("@")[0]]["mission"]
            about |= {
                "card": self._scored(about["card"]),
                "mission": self.mission(mission) if mission else "",
            }
        return self.words(f"part-{item['part']}", **about)

    def _scored(self, card: str) -> str:
        """A card of the score; a wild species says as which animal it was counted: `AL-16@bear`."""
        printed, _, animal = card.partition("@")
        if not animal:
            return self.card(printed)
        return self.words("ws-counted-as", card=self.card(printed), what=animal)
