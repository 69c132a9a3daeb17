"""Questions of High Frontier and the answers to them."""

from collections.abc import Iterator
from typing import Any

from perihelion.words.high_frontier.names import STACKS, Facts, kind_of
from perihelion.words.high_frontier.printed import Printed

FEW = 4  # places named beyond the next one
LIGHTS = frozenset({"engine", "afterburn"})
SHIFTS = frozenset({"load", "unload", "drop"})


class Asked(Printed):
    """Prompts and moves."""

    def prompt(self, prompt: str, about: Facts) -> str:
        """What is asked."""
        said: dict[str, Any] = dict(about)
        for key in ("site", "place"):
            if key in about:
                said[key] = self.space(about[key])
        if "card" in about:
            said["card"] = self.card(about["card"])
        if "giver" in about:
            said["giver"] = self.names[about["giver"]]
        if "bids" in about:
            said["bids"] = self._bids(about["bids"])
        if "slot" in about:
            said["slot"] = kind_of(about["slot"])
        return self.with_stacks(self.words(f"prompt-{prompt}", **said), about.get("slot", ""))

    def _bids(self, bids: Facts) -> str:
        said = (self.words("hf-has-bid", who=self.names[int(seat)], bid=bid) for seat, bid in bids.items())
        return self.words.listed("list-more", said)

    def move(self, move: Facts, decision: Facts, table: Facts) -> tuple[str, str]:
        """A move as a short phrase, and what it gives at this table.

        `decision` says prompt, about and seat; `table` is what its seat sees.
        """
        title, gives = self._move(move, decision, table)
        return self.with_stacks(title, *filter(is_further, move["args"])), gives

    def _move(self, move: Facts, decision: Facts, table: Facts) -> tuple[str, str]:
        """The same without the stacks it names, as far as they are not the first of their kind."""
        verb, args = move["verb"], [arg for n, arg in enumerate(move["args"]) if not (n and is_further(arg))]
        key = f"move-hf-{verb}"
        match verb, *args:
            case "research", deck:
                top = table["decks"][deck]["top"]
                card = self.card(top, ()) if top else self.deck(deck)
                return self.words(key, deck=deck, card=card), self.text(top) if top else ""
            case "refuel", how, *place:
                return self._refuel(move, how, place, table)
            case "bid", count:
                return self.words(key, count=int(count)), ""
            case "tanks", count:
                return self.words(key, count=int(count)), self._worth(move, table)
            case "decommission", card:
                points = worth_of(move, table).get("glory", 0)
                title = self.words(key, card=self.card(card, table["black"]), points=points)
                return title, self._worth(move, table, self.mass_up(card, table))
            case (("award" | "steal"), seat):
                return self.words(key, who=self.names[int(seat)]), self._worth(move, table)
            case "letter", letter:
                return self.words(key, letter=letter), self._worth(move, table)
            case (("build" | "recall"), slot, site):
                return self.words(key, slot=kind_of(slot), site=self.space(site)), ""
            case (("outpost" | "abandon"), slot):
                points = worth_of(move, table).get("glory", 0)
                aboard = self._aboard(table, decision, slot)
                return self.words(key, slot=kind_of(slot), points=points), self._worth(move, table, aboard)
            case "venture", venture:
                return self.words(key, venture=self.venture(venture)), self.about_venture(venture)
            case "take-back", what:
                return self.words(key, what=self._piece(what), glory=what in self.facts["glory"]), ""
            case _, str(card) if card in self.facts["cards"]:
                return self.words(key, card=self.card(card, table["black"])), self._gives(move, table)
            case _, str(space) if space in self.facts["spaces"]:
                return self.words(key, place=self.space(space)), self.way_on(space, table)
        return self.words(key, prompt=decision["prompt"]), ""

    def _worth(self, move: Facts, table: Facts, *besides: str) -> str:
        """What a move brings and costs, as the rules reckon it, and what there is to say besides."""
        return self.words.listed("list-more", [*self._gains(worth_of(move, table)), *besides])

    def _gains(self, worth: Facts) -> Iterator[str]:
        """The points of glory are no part of it: the move itself speaks of them."""
        water = worth.get("water")
        if water is not None:
            yield self.words("hf-brings" if water > 0 else "hf-costs", water=abs(water))
        for key, what, amount in (
            ("hf-gains", "tanks", worth.get("tanks")),
            ("hf-gives-up", "points", worth.get("lost")),
            ("hf-settles", "cubes", worth.get("cubes")),
            ("hf-points", "points", worth.get("points")),
        ):
            if amount:
                yield self.words(key, **{what: amount})

    def _gives(self, move: Facts, table: Facts) -> str:
        """What a move with a card costs, brings or brings out."""
        verb, card = move["verb"], move["args"][0]
        if verb in ("product", "retool"):
            return self.text(card, 1)
        if verb == "flip":
            return self.text(card)
        if verb in SHIFTS:
            return self.mass_up(card, table)
        if verb in LIGHTS:
            return self._launch(verb, card, table)
        if verb in ("sell", "boost"):
            return self._worth(move, table, self.side_up(card, table))
        return self.side_up(card, table)

    def _launch(self, verb: str, card: str, table: Facts) -> str:
        """The modified thrust of a thruster, as it would be now."""
        start = (table["flight"] or {}).get("launches", {}).get(f"{verb} {card}")
        if start is None or start["steps"] < 0:
            return self.side_up(card, table)
        thruster = self.facts["cards"][card]["sides"][card in table["black"]]["thruster"]
        cost = {"sail": thruster["sail"], "fuel": thruster["fuel"], "steps": start["steps"]}
        return self.words("hf-says-launch", thrust=start["thrust"], sum=self.thrust_sum(start["sum"]), **cost)

    def _refuel(self, move: Facts, how: str, place: list[str], table: Facts) -> tuple[str, str]:
        if how in self.facts["cards"]:
            card = self.card(how, table["black"])
            title = self.words("move-hf-refuel", how="unit", card=card)
            return title, self._worth(move, table, self.side_up(how, table))
        if how == "factory" and place:
            return self.words("move-hf-refuel", how="part", card="", count=int(place[0])), ""
        where = self.space(place[0]) if place else ""
        return self.words("move-hf-refuel", how=how, card=where), self._worth(move, table)

    def way_on(self, space: str, table: Facts) -> str:
        """What a space is, and where the lines go from there; for a craft under way, not back."""
        about = self.about_space(space)
        if self.facts["spaces"][space]["site"]:
            return about
        here = self._place(table)
        onward = [other for other in self.neighbours[space] if other != here]
        listed = self.words.listed("list-or", map(self.space, onward[:FEW]))
        return self.words("hf-leads-on", about=about, places=listed) if onward else about

    def _place(self, table: Facts) -> str:
        """Where the craft under way is."""
        flight = table["flight"]
        stacks = table["players"][table["active"]]["stacks"]
        return str(stacks[flight["slot"]]["place"]) if flight else ""

    def _aboard(self, table: Facts, decision: Facts, slot: str) -> str:
        return self.cards(table["players"][decision["seat"]]["stacks"][slot]["cards"], table["black"])

    def _piece(self, what: str) -> str:
        return self.glory(what) if what in self.facts["glory"] else self.space(what)


def is_further(arg: str) -> bool:
    """Whether this is a stack that is not the first of its kind."""
    return "-" in arg and kind_of(arg) in STACKS


def worth_of(move: Facts, table: Facts) -> Facts:
    """What a move brings at this table: water, glory, cubes, points."""
    found: Facts = table["worth"].get(" ".join([move["verb"], *move["args"]]), {})
    return found
