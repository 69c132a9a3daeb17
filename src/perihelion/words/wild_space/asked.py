"""Questions of Wild Space and the answers to them."""

from collections.abc import Collection
from typing import Any

from perihelion.words import capital
from perihelion.words.wild_space.names import Facts
from perihelion.words.wild_space.printed import Printed


class Asked(Printed):
    """Prompts and moves."""

    def prompt(self, prompt: str, about: Facts, verbs: Collection[str] = ()) -> str:
        """What is asked; `verbs` are those of the legal moves."""
        said: dict[str, Any] = {key: value for key, value in about.items() if key == "left"}
        if "source" in about:
            said |= self._asking(prompt, about)
        place = about.get("place", about.get("sector"))
        if place is not None:
            said["place"] = capital(self.place(place))
        said["base"] = bool(self.facts["boards"])
        said["aliens"] = "recruit" in verbs or "reserve" in verbs
        return self.words(f"prompt-{prompt}", **said)

    def _asking(self, prompt: str, about: Facts) -> Facts:
        """What asks, and for which kind of card."""
        source = about["source"]
        paying = prompt.startswith("ws-pay-")
        what = self.facts["pays" if paying else "plays"][source]
        said = {"source": capital(self.source(source)), "what": what, "count": about.get("left", 1)}
        if paying:
            said["gives"] = self._bought(source)
        if prompt == "ws-scout":
            said["gives"] = self.effect(self.facts["effects"][source])
        return said

    def _bought(self, source: str) -> str:
        """What paying the condition of a card, a slot or a sector gives."""
        if source in self.facts["effects"]:
            return self.effect(self.facts["effects"][source])
        return self.actions(source.rpartition(".")[0])

    def move(self, move: Facts, decision: Facts, table: Facts) -> tuple[str, str]:
        """A move as a short phrase, and what it gives at this table.

        `decision` says prompt, about and seat; `table` is what its seat sees.
        """
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
                return self._from(f"move-ws-{verb}", source, table["display"].get(source))
            case "play" | "discard" | "remove", card:
                title = self.words(f"move-ws-{verb}", card=self.the_card(card, always_id=True))
                return title, self.text(card)
        return self._further(verb, args, decision, table)

    def _further(self, verb: str, args: list[str], decision: Facts, table: Facts) -> tuple[str, str]:
        """Moves of the solo game and the expansions, and those that stand alone."""
        match verb, *args:
            case "smuggle", planet:
                return self._smuggling(planet, table)
            case "launch", number:
                board = table["space-base"]["players"][decision["seat"]]["board"]
                return self.words("move-ws-launch", slot=number), self.slot(f"{board}.{number}")
            case "advance", *_:
                return self.words("move-ws-advance"), self.next_space(table["players"][decision["seat"]])
            case "side", side:
                captain = table["players"][decision["seat"]]["captain"].rpartition(".")[0]
                return self.words("move-ws-side", side=side), self.track(f"{captain}.{side}")
            case "recruit" | "reserve", alien:
                cost = self.facts["cards"][alien]["cost"] - (verb == "reserve")
                about = {"card": self.the_card(alien, always_id=True), "count": cost}
                return self.words(f"move-ws-{verb}", **about), self.text(alien)
        credits = self.facts["numbers"]["credits_per_shuttle"]
        return self.words(f"move-ws-{verb}", prompt=self._declined(decision), credits=credits), ""

    def _declined(self, decision: Facts) -> str:
        """What skipping does without; a slot that is not paid in solo helps the Smuggler."""
        piece, _ = self.piece(decision["about"].get("source", ""))
        prompt: str = decision["prompt"]
        if prompt.startswith("ws-pay-") and piece in self.facts["boards"] and self.facts["hostile"]:
            return "ws-pay-base"
        return prompt

    def _landing(self, sector: str) -> str:
        if not self.sector(sector)["conditions"]:
            return self.words("move-ws-land", place=self.place(sector))
        return self.words("move-ws-land-for", place=self.place(sector), conditions=self.conditions(sector))

    def _from(self, key: str, source: str, card: str | None) -> tuple[str, str]:
        """A card of the display, or the unseen top of the deck."""
        if card is None:
            return self.words(key, source=source, card=self.words("ws-empty-slot", slot=source)), ""
        return self.words(key, source=source, card=self.the_card(card, always_id=True)), self.text(card)

    def _smuggling(self, planet: str, table: Facts) -> tuple[str, str]:
        use = "exploration" if planet in table["solo"]["landed"] else "landing"
        title = self.words("move-ws-smuggle", use=use, planet=self.planet(planet))
        gives = [self.operations(planet, use, table), self.icons(planet)]
        return title, self.words.listed("list-more", gives)

    def next_space(self, player: Facts) -> str:
        """The space of the track that the next veteran reaches."""
        track, token = self.facts["cards"][player["captain"]]["track"], player["token"]
        if token == len(track):
            return self.words("ws-token-line-last", token=token)
        return self.words("ws-says-space", space=token + 1, text=self.space(track[token]))
