"""Questions of Galaxy Trucker and the answers to them."""

from typing import Any

from perihelion.words.galaxy_trucker.names import Facts, strength_in_words
from perihelion.words.galaxy_trucker.printed import Printed

HUMAN = "human"


class Asked(Printed):
    """Prompts and moves."""

    def prompt(self, prompt: str, about: Facts) -> str:
        """What is asked."""
        return self.words(f"prompt-{prompt}", **self._asking(prompt, about))

    def _asking(self, prompt: str, about: Facts) -> dict[str, Any]:
        said = dict(about)
        match prompt:
            case "gt-place":
                said["tile"] = self.new_tile(about["tile"])
            case "gt-correct" | "gt-repair":
                said["flaws"] = self.flaws(about["flaws"])
            case "gt-power":
                said["strength"] = strength_in_words(about["strength"])
            case "gt-load":
                said["waiting"] = self.goods(about["waiting"]) or None
            case "gt-visit" | "gt-claim":
                card = about["card"]
                said = {"card": self.card(card), "days": self.facts["cards"][card]["days"]}
                said |= {"text": self.text(card)} if prompt == "gt-visit" else {"reward": self.reward(card)}
        return said

    def move(self, move: Facts, decision: Facts, table: Facts) -> tuple[str, str]:
        """A move as a short phrase, and what it gives at this table.

        `decision` says prompt, about and seat; `table` is what its seat sees.
        """
        verb, args = move["verb"], move["args"]
        player = table["players"][decision["seat"]]
        key = f"move-gt-{verb}"
        match verb, *args:
            case "take" | "use", tile:
                return self.words(key, tile=self.tile(tile)), self.sides(tile)
            case "lift", *_:
                loose = player["loose"]
                return self.words(key, tile=self._at(player, loose) if loose else None), ""
            case "attach", square, turn:
                gives = self.direction(player["hand"], int(turn)) if player["hand"] else ""
                return self.words(key, square=square, turn=int(turn)), gives
            case (("look" | "finish"), number):
                return self.words(key, number=number), ""
            case "land", number:
                return self.words(key, number=number), self._planet(table, int(number))
            case (("remove" | "keep" | "power"), square):
                return self.words(key, tile=self._at(player, square), square=square), ""
            case "dismiss", square:
                alien = player["ship"]["aliens"].get(square, HUMAN)
                return self.words(key, alien=alien, square=square), ""
            case "lodge", alien, square:
                return self.words(key, alien=alien, square=square), ""
            case (("load" | "unload" | "drop"), good, square):
                return self.words(key, good=good, square=square), ""
            case "withdraw", hull:
                return self.words(key, hull=hull), ""
            case "drain", square:
                return self.words(key, square=square, prompt=decision["prompt"]), ""
        return self.words(key, prompt=decision["prompt"]), ""

    def _at(self, player: Facts, square: str) -> str:
        """The tile of a player's ship on this square."""
        tile, _ = player["ship"]["parts"][square]
        return self.tile(tile)

    def _planet(self, table: Facts, number: int) -> str:
        card = table["flight"]["card"]
        return self.goods(self.facts["cards"][card]["planets"][number - 1]) if card else ""
