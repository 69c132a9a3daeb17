"""The table of Galaxy Trucker in lines of text, as one seat sees it."""

from collections.abc import Iterator
from typing import Any

from perihelion.cli.text_client.screen import Section
from perihelion.games.galaxy_trucker.rules import TruckerRules
from perihelion.games.galaxy_trucker.ships.drawing import in_boxes
from perihelion.games.galaxy_trucker.ships.from_views import ship_seen
from perihelion.words.galaxy_trucker import GalaxyTruckerWords, strength_in_words

View = dict[str, Any]
Plain = dict[str, Any]


class GalaxyTruckerTable:
    """Lays the table out.

    said    the game's words
    rules   for boards and tiles
    """

    def __init__(self, said: GalaxyTruckerWords, rules: TruckerRules) -> None:
        self.said = said
        self.rules = rules
        self.words = said.words

    def table(self, view: View) -> list[Section]:
        """Where the flight stands, every ship in a line, the viewer's own drawn."""
        others = [seat for seat in range(view["seats"]) if seat != view["seat"]]
        sections = [self._flight(view), *self._special(view)]
        if others:
            lines = [self._summary(view, seat) for seat in others]
            sections.append((self.words("gt-other-ships"), lines))
        return [*sections, *self.own_ship(view)]

    def glance(self, view: View) -> list[Section]:
        return [self._flight(view), *self.own_ship(view)]

    def everybody(self, view: View) -> list[Section]:
        """Everybody's ship, drawn."""
        return [self._ship(view, seat) for seat in range(view["seats"])]

    def own_ship(self, view: View) -> list[Section]:
        return [] if view["seat"] is None else [self._ship(view, view["seat"])]

    def hand(self, view: View) -> list[Section]:
        """Tiles in hand and set aside, and the cards this seat has seen."""
        return [(self.words("gt-own"), list(self._own(view)))]

    def _own(self, view: View) -> Iterator[str]:
        player = view["table"]["players"][view["seat"]]
        yield from self._held(player)
        for tile in player["aside"]:
            yield self.words("gt-aside", tile=self._tile(tile))
        yield from self._plots(view["table"])
        for number, pile in enumerate(view["table"]["piles"], 1):
            for card in pile["cards"] or ():
                yield self.words("gt-in-pile", number=number, card=self._card(card))

    # The flight.

    def _flight(self, view: View) -> Section:
        table = view["table"]
        number = min(table["round"] + 1, len(table["flights"]))
        about = {"number": number, "count": len(table["flights"]), "flight": table["class"]}
        heading = self.words("gt-flight-heading", phase=table["phase"], **about)
        building = table["phase"] == "building"
        return heading, list(self._building(table) if building else self._flying(table))

    def _building(self, table: Plain) -> Iterator[str]:
        building = table["building"]
        about = {"circle": building["circle"], "left": round(building["left"]), "waits": building["waits"]}
        yield self.words("gt-hourglass", live=self.said.facts["tempo"] == "live", **about)
        yield self.words("gt-heap", count=table["heap"])
        for tile in table["face_up"]:
            yield self.words("gt-face-up", tile=self._tile(tile))

    def _flying(self, table: Plain) -> Iterator[str]:
        flight = table["flight"]
        for place, (seat, day) in enumerate(flight["days"].items(), 1):
            yield self.words("gt-rocket", place=place, who=self.said.names[int(seat)], day=day)
        for seat in flight["gave_up"]:
            yield self.words("gt-is-out", who=self.said.names[seat])
        if table["phase"] == "flight":
            yield self.words("gt-cards-left", count=flight["deck"])
        if flight["card"]:
            yield self._card(flight["card"])

    # What only expansions have.

    def _special(self, view: View) -> list[Section]:
        """The mission, Rough Roads of the flight, who has loans, what fleets have come to."""
        table = view["table"]
        lines = [*self._mission(table), *self._roads(table), *self._loans(view), *self._fleets(view)]
        return [(self.words("gt-special"), lines)] if lines else []

    def _mission(self, table: Plain) -> Iterator[str]:
        """What it asks for and pays, and what it has come to."""
        told = table.get("missions", {"mission": ""})
        if not told["mission"]:
            return
        name, terms = (self.said.of(kind, told["mission"]) for kind in ("mission", "terms"))
        yield self.words("gt-mission-line", mission=name, terms=terms)
        if hidden := sum(told["hidden"].values()):
            yield self.words("gt-hidden-payloads", count=hidden)
        task = told["task"]
        if task["directives"]:
            wanted = [self.said.of("directive", str(number)) for number in task["directives"]]
            yield self.words("gt-directives-line", directives=self.words.listed("list-more", wanted))
        if task["pot"]:
            yield self.words("gt-pot-line", credits=sum(task["pot"].values()))
        if task["client"]:
            yield self._client(task["client"])

    def _client(self, client: Plain) -> str:
        """Where he flies, and what he has aboard."""
        out = client["day"] is None
        goods = self.said.say_goods(client["goods"]) or "none"
        place = 0 if out else client["day"]
        return self.words("gt-client-line", out=out, place=place, crew=client["crew"], goods=goods)

    def _roads(self, table: Plain) -> Iterator[str]:
        told = table.get("rough-roads", {"roads": (), "orders": {}})
        for road in told["roads"]:
            yield self.said.of("road-line", road)
        for seat, tiles in told["orders"].items():
            for tile in tiles:
                yield self.words("gt-order-line", who=self.said.names[int(seat)], tile=self._tile(tile))

    def _loans(self, view: View) -> Iterator[str]:
        loans = view["table"].get("evil-machinations", {"loans": ()})["loans"]
        for seat, count in enumerate(loans):
            if count:
                yield self.words("gt-loans-line", who=self._who(view, seat), count=count)

    def _fleets(self, view: View) -> Iterator[str]:
        """Dice that have fallen, premiums, and goods of ships that gave up."""
        told = view["table"].get("latest-models", {"plans": (), "premiums": (), "kept": ()})
        if told["plans"]:
            yield self.words("gt-plans-line", dice=", ".join(map(str, told["plans"])))
        for seat, credits in enumerate(told["premiums"]):
            if credits:
                about = {"credits": credits, "most": self.said.of("most-at", str(credits))}
                yield self.words("gt-premium-line", who=self._who(view, seat), **about)
        for seat, goods in enumerate(told["kept"]):
            if goods:
                about = {"goods": self.said.say_goods(goods)}
                yield self.words("gt-kept-line", who=self._who(view, seat), **about)

    def _plots(self, table: Plain) -> Iterator[str]:
        """Machinations in hand, and the one that was planted."""
        told = table.get("evil-machinations", {"hand": (), "chosen": None})
        for card in told["hand"]:
            yield self._card(card)
        if told["chosen"]:
            yield self.words("gt-planted-line", card=self._card(told["chosen"]))

    # Ships.

    def _ship(self, view: View, seat: int) -> Section:
        table = view["table"]
        drawn = ship_seen(table["players"][seat], self.rules.boards[table["class"]], self.rules.tiles)
        heading = self.words("gt-ship-of", who=self._who(view, seat), you=seat == view["seat"])
        player = table["players"][seat]
        lines = [*in_boxes(drawn), self._summary(view, seat), *self._hulls(player["ship"])]
        return heading, [*lines, *self._held(player)]

    def _hulls(self, ship: Plain) -> Iterator[str]:
        """Each hull of a ship of several."""
        for hull, able in ship.get("hulls", {}).items():
            engines, cannons = self._strength(able["engines"]), self._strength(able["cannons"])
            yield self.words("gt-hull-line", hull=hull, engines=engines, cannons=cannons, crew=able["crew"])

    def _held(self, player: Plain) -> list[str]:
        """The tile in hand with its connectors, if there is one."""
        return [self.words("gt-in-hand", tile=self._tile(player["hand"]))] if player["hand"] else []

    def _summary(self, view: View, seat: int) -> str:
        """A ship in one line."""
        player = view["table"]["players"][seat]
        ship = player["ship"]
        goods = [good for hold in ship["goods"].values() for good in hold]
        line = self.words(
            "gt-ship-line",
            who=self._who(view, seat),
            tiles=len(ship["parts"]),
            engines=self._strength(ship["engines"]),
            cannons=self._strength(ship["cannons"]),
            crew=ship["crew"],
            batteries=sum(ship["batteries"].values()),
            exposed=ship["exposed"],
            lost=len(player["lost"]) + len(player["aside"]),
            credits=player["credits"],
        )
        return f"{line} {self.words('gt-goods-aboard', goods=self.said.say_goods(goods))}" if goods else line

    def _strength(self, said: list[float]) -> str:
        """Without batteries, and with them where they help."""
        plain, powered = map(strength_in_words, said)
        return plain if plain == powered else self.words("gt-strengths", plain=plain, powered=powered)

    def _who(self, view: View, seat: int) -> str:
        return self.words("who-you") if seat == view["seat"] else self.said.names[seat]

    def _tile(self, tile: str) -> str:
        about = {"tile": self.said.of("new-tile", tile), "sides": self.said.of("sides", tile)}
        return self.words("gt-tile-line", **about)

    def _card(self, card: str) -> str:
        return self.words("gt-card-line", card=self.said.of("card", card), text=self.said.of("text", card))
