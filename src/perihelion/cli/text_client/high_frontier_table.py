"""The table of High Frontier in lines of text."""

from collections.abc import Iterator, Mapping
from functools import partial
from typing import Any

from perihelion.cli.text_client.high_frontier_expansion import ExpansionLines
from perihelion.cli.text_client.screen import Section
from perihelion.games.high_frontier.components import bare
from perihelion.games.high_frontier.state import kind_of
from perihelion.words.high_frontier import HighFrontierWords
from perihelion.words.speaking import Scene

View = dict[str, Any]
Plain = Mapping[str, Any]
CLOSED = -1


class HighFrontierTable:
    """Lays the table out.

    said        the game's words
    expansion   tells what it adds
    """

    def __init__(self, said: HighFrontierWords) -> None:
        self.said = said
        self.words = said.words
        self.expansion = ExpansionLines(said)

    def table(self, view: View) -> list[Section]:
        """Tracks and decks, then every player."""
        return [self._state(view), self._decks(view), *self.everybody(view)]

    def glance(self, view: View) -> list[Section]:
        """What is under way, and the viewer's own mat."""
        table = view["table"]
        under_way = list(self._under_way(table))
        own = [] if view["seat"] is None else [self._player(view, view["seat"])]
        return [*([(self._heading(table), under_way)] if under_way else []), *own]

    def everybody(self, view: View) -> list[Section]:
        return [self._player(view, seat) for seat in range(len(view["table"]["players"]))]

    def hand(self, view: View) -> list[Section]:
        """Hand and stacks of the viewer, each card with what it can do, and what some lack to work."""
        table = view["table"]
        player = table["players"][view["seat"]]
        held = {"hand": player["hand"]} | {slot: stack["cards"] for slot, stack in player["stacks"].items()}
        return [
            (
                self._stack_name(slot),
                [*(self._card(card, table) for card in cards), *self.expansion.idle(table, cards)],
            )
            for slot, cards in held.items()
            if cards
        ]

    def _stack_name(self, slot: str) -> str:
        return self.said.numbered(self.words("hf-stack", slot=kind_of(slot)), slot)

    def _card(self, named: str, table: Plain) -> str:
        name, card = self.said.card(named, table["black"]), bare(named)
        return self.words(
            "hf-card-line",
            name=name,
            id=card,
            text=self.said.name("text", f"{card}*" if card in table["black"] else card),
        )

    # Where the game stands.

    def _state(self, view: View) -> Section:
        table = view["table"]
        return self._heading(table), [*self._lines(table), *self._under_way(table)]

    def _heading(self, table: Plain) -> str:
        return self.words("hf-heading", round=table["round"], rounds=table["rounds"])

    def _lines(self, table: Plain) -> Iterator[str]:
        tracks = self.said.facts["tracks"]
        said = (
            self.words("hf-track", letter=letter, points=tracks[step] or 0)
            for letter, step in table["tracks"].items()
        )
        yield self.words("hf-tracks", tracks=", ".join(said))
        yield self.words(
            "hf-glory-line", spaces=", ".join(self._owned(table, "glory", partial(self.said.name, "glory")))
        )
        yield self.words(
            "hf-ventures",
            spaces=", ".join(self._owned(table, "ventures", partial(self.said.name, "venture"))),
        )
        if table["failed"]:
            yield self.words("hf-closed", sites=self.said.of("space[]", table["failed"]))
        yield from self.expansion.boards(table)

    def _under_way(self, table: Plain) -> Iterator[str]:
        """An auction, a move, an event or a fight that is not over yet."""
        if table["auction"]:
            yield self.words("hf-auction", card=self.said.card(table["auction"]["card"], ()))
        if table["flight"]:
            yield self._flight(table)
        yield from self.expansion.under_way(table)

    def _owned(self, table: Plain, what: str, name: Any) -> Iterator[str]:
        """Spaces of the arena and whose cube stands there."""
        for space in self.said.facts[what]:
            owner = table[what].get(space)
            state = "free" if owner is None else "closed" if owner == CLOSED else "taken"
            who = self.said.names[owner] if state == "taken" else ""
            yield self.words("hf-owned", space=name(space), state=state, who=who)

    def _flight(self, table: Plain) -> str:
        flight = table["flight"]
        place = table["players"][table["active"]]["stacks"][flight["slot"]]["place"]
        thrust, left = flight["thrust"], flight["thrust"] - flight["burns"]
        about = {"slot": kind_of(flight["slot"]), "place": self.said.name("space", place)}
        said = self.words("hf-under-way", thrust=thrust, left=left, **about)
        return self.said.numbered(said, flight["slot"])

    def _decks(self, view: View) -> Section:
        return self.words("hf-decks"), [
            self._deck(deck, cards) for deck, cards in view["table"]["decks"].items()
        ]

    def _deck(self, deck: str, cards: Plain) -> str:
        top = cards["top"]
        if not top:
            return self.words("hf-deck-empty", deck=deck)
        return self.words(
            "hf-deck-line",
            deck=deck,
            card=self.said.card(top, ()),
            text=self.said.name("text", top),
            left=cards["left"],
        )

    # Players.

    def _player(self, view: View, seat: int) -> Section:
        table = view["table"]
        player = table["players"][seat]
        who = self.words("who-you") if seat == view["seat"] else self.said.names[seat]
        heading = self.words(
            "hf-player",
            who=who,
            faction=player["faction"],
            water=player["water"],
            points=player["score"],
            disks=player["disks"],
            cubes=player["cubes"],
        )
        return heading, list(self._belongings(table, seat))

    def _belongings(self, table: Plain, seat: int) -> Iterator[str]:
        player = table["players"][seat]
        if player["hand"]:
            yield self.words("hf-hand", cards=self.said.of("card[]", player["hand"], Scene(table=table)))
        for slot, stack in player["stacks"].items():
            yield self._stack(table, slot, stack)
            yield from self.expansion.idle(table, stack["cards"])
        claims = [
            self._claim(site, claim) for site, claim in table["claims"].items() if claim["owner"] == seat
        ]
        if claims:
            yield self.words("hf-claims", claims=", ".join(claims))

    def _stack(self, table: Plain, slot: str, stack: Plain) -> str:
        about = {"slot": kind_of(slot), "place": self.said.name("space", stack["place"])}
        cards = self.said.of("card[]", stack["cards"], Scene(table=table))
        line = self.words("hf-stack-line", cards=cards, **about)
        line = self.said.numbered(line, slot)
        if kind_of(slot) == "rocket":
            fuel = {"tanks": stack["tanks"], "steps": stack["steps"], "class": stack["class"]}
            return f"{line} {self.words('hf-rocket-fuel', dry=stack['dry'], **fuel)}"
        return f"{line} {self.words('hf-stored', tanks=stack['tanks'])}" if stack["tanks"] else line

    def _claim(self, site: str, claim: Plain) -> str:
        return self.words(
            "hf-claim",
            site=self.said.name("space", site),
            cubes=claim["cubes"],
            letter=claim["letter"] or "none",
        )
