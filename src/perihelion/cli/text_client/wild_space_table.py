"""The table of Wild Space as lines of text: planets, displays, bases, hands; in full or at a glance."""

from collections.abc import Iterator
from functools import partial
from typing import Any

from perihelion.cli.text_client.board import View
from perihelion.cli.text_client.crews import Crews
from perihelion.cli.text_client.screen import Section
from perihelion.words import capital
from perihelion.words.wild_space import WildSpaceWords

Plain = dict[str, Any]


class WildSpaceTable:
    """What lies on the table, for the seat of a view.

    said    the game's own words
    crews   the crews, card by card
    """

    def __init__(self, said: WildSpaceWords) -> None:
        self.said = said
        self.words = said.words
        self.crews = Crews(said)

    def table(self, view: View) -> list[Section]:
        """Everything."""
        table, seat = view["table"], view["seat"]
        return [
            (self.words("ws-turn-count", **self._turn(view)), list(self._players(view))),
            *self._hostile(table),
            (self.words("ws-planets"), list(self._planets(view))),
            (self.words("ws-display"), list(self._display(table))),
            *self._aliens(table),
            *self._bases(view),
            *([self.crews.of(view, seat)] if seat is not None else []),
            *self.crews.of_smuggler(table),
            *self.hand(view),
        ]

    def glance(self, view: View, *, hand: bool = True) -> list[Section]:
        """What changes from turn to turn, in few lines; the moves tell the rest.

        Aliens are named only to those who have quartz.
        """
        table = view["table"]
        lines = list(self._players(view))
        for slot, card in table["display"].items():
            if card is not None:
                lines.append(self.words("ws-glance-slot", slot=slot, card=self.said.name("card-line", card)))
        if "encounters" in table and table["encounters"]["quartz"][view["seat"]]:
            lines.append(self.words("ws-aliens-brief", aliens=", ".join(self._priced(table))))
        for card in table["players"][view["seat"]]["hand"] if hand else ():
            lines.append(self.words("ws-glance-hand", card=self.said.name("card-line", card)))
        return [(self.words("ws-glance-hint", **self._turn(view)), lines)]

    def everybody(self, view: View) -> list[Section]:
        return self.crews.all_of(view)

    def hand(self, view: View) -> list[Section]:
        if view["seat"] is None:
            return []
        cards = view["table"]["players"][view["seat"]]["hand"]
        if not cards:
            return [(self.words("ws-hand-empty"), [])]
        return [
            (self.words("ws-hand", count=len(cards)), [self.said.name("card-line", card) for card in cards])
        ]

    # Turns and players.

    def _turn(self, view: View) -> Plain:
        """Which turn of how many it is; in solo also whose."""
        table = view["table"]
        sides = 2 if "solo" in table else view["seats"]
        rounds = table["turns"] // sides
        whose = table["solo"]["turn"] if "solo" in table else None
        return {"round": min(table["turn"] // sides + 1, rounds), "rounds": rounds, "whose": whose}

    def _who(self, view: View, seat: int) -> str:
        return self.words("who-you") if seat == view["seat"] else self.said.names[seat]

    def _players(self, view: View) -> Iterator[str]:
        for seat, player in enumerate(view["table"]["players"]):
            line = self.words(
                "ws-player-line",
                who=self._who(view, seat),
                credits=player["credits"],
                crew=len(player["crew"]),
                hand=len(player["hand"]),
                shuttles=player["shuttles"],
                landed=len(player["landed"]),
            )
            yield self.words.listed("list-more", [line, *self._owned(view["table"], seat)])
        if "solo" in view["table"]:
            yield self._smuggler(view["table"])

    def _owned(self, table: Plain, seat: int) -> Iterator[str]:
        """What the expansions give a player."""
        if "encounters" in table:
            yield self.words("ws-has-quartz", count=table["encounters"]["quartz"][seat])
        if "space-base" in table and table["space-base"]["players"][seat]["zone"]:
            yield self.words("ws-in-zone", count=table["space-base"]["players"][seat]["zone"])

    def _smuggler(self, table: Plain) -> str:
        solo = table["solo"]
        counts = {"open": len(solo["open"]), "done": len(solo["aside"]), "to-come": solo["to_come"]}
        line = self.words("ws-smuggler-line", credits=solo["credits"], crew=len(solo["crew"]), **counts)
        launched = table["space-base"]["smuggler"] if "space-base" in table else 0
        notes = [self.words("ws-smuggler-launched-count", count=launched)] if launched else []
        return self.words.listed("list-more", [line, *notes])

    # Planets.

    def _planets(self, view: View) -> Iterator[str]:
        for planet in view["table"]["planets"]:
            name = self.words(
                "ws-name-with-id", name=self.said.name("planet", planet["planet"]), id=planet["planet"]
            )
            yield self.words("ws-planet-line", planet=name, requires=planet["requires"])
            for sector, shuttles in planet["sectors"].items():
                notes = list(self._shuttles(view, shuttles))
                line = self.words.listed(
                    "list-more", [capital(self.said.name("sector-line", sector)), *notes]
                )
                yield f"  {line}"
        numbers = view["table"]["face_down"]
        if numbers:
            yield self.words("ws-face-down", numbers=self.words.listed("list-and", map(str, numbers)))

    def _shuttles(self, view: View, shuttles: dict[str, list[int]]) -> Iterator[str]:
        for key, seats in (
            ("ws-shuttles-there", shuttles["landed"]),
            ("ws-shuttles-explored", shuttles["explored"]),
        ):
            if seats:
                yield self.words(key, names=", ".join(self._who(view, seat) for seat in seats))

    def _hostile(self, table: Plain) -> list[Section]:
        if "solo" not in table:
            return []
        solo, lines = table["solo"], []
        for planet in solo["open"]:
            lines += self.said.hostile_lines(planet, landed=planet in solo["landed"])
        if solo["aside"]:
            lines.append(self.words("ws-hostile-aside", planets=", ".join(solo["aside"])))
        return [(self.words("ws-hostile-planets"), lines)]

    # Displays.

    def _display(self, table: Plain) -> Iterator[str]:
        yield from self._slots(table["display"], partial(self.said.name, "card-line"))
        yield self.words("ws-deck-line", deck=table["deck"], discard=len(table["discard"]))

    def _slots(self, display: dict[str, str | None], line: Any) -> Iterator[str]:
        for slot, card in display.items():
            if card is None:
                yield self.words("ws-slot-line-empty", slot=slot)
            else:
                yield self.words("ws-slot-line", slot=slot, card=line(card))

    def _aliens(self, table: Plain) -> list[Section]:
        if "encounters" not in table:
            return []
        shown = table["encounters"]
        lines = list(self._slots(shown["display"], partial(self.said.name, "alien-line")))
        return [(self.words("ws-aliens", supply=shown["supply"]), lines)]

    def _priced(self, table: Plain) -> Iterator[str]:
        for alien in filter(None, table["encounters"]["display"].values()):
            yield self.words("ws-name-with-id", name=alien, id=self._cost(alien))

    def _cost(self, alien: str) -> str:
        return self.words("ws-quartz", count=self.said.facts["cards"][alien]["cost"])

    # Bases.

    def _bases(self, view: View) -> list[Section]:
        if "space-base" not in view["table"]:
            return []
        sections: list[Section] = []
        others = []
        for seat, base in enumerate(view["table"]["space-base"]["players"]):
            if seat == view["seat"]:
                sections.append(self._own_base(base))
            else:
                others.append(self._base(view, seat, base))
        return sections + ([(self.words("ws-bases"), others)] if others else [])

    def _own_base(self, base: Plain) -> Section:
        lines = []
        for slot in self.said.facts["boards"][base["board"]]:
            number = int(slot.rpartition(".")[2])
            left = self.words("ws-base-slot-left", slot=str(number))
            lines.append(self.said.name("slot-line", slot) if number in base["docked"] else left)
        return self.words("ws-base-yours", board=base["board"]), lines

    def _base(self, view: View, seat: int, base: Plain) -> str:
        about = {"who": self._who(view, seat), "board": base["board"]}
        if not base["docked"]:
            return self.words("ws-base-empty-of", **about)
        return self.words("ws-base-of", slots=", ".join(map(str, base["docked"])), **about)
