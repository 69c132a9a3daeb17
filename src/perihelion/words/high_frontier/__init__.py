"""High Frontier in words: what its speaker knows beyond the glossary."""

from collections.abc import Collection

from perihelion.words.speaking import Plain, Scene, Speaker

FEW = 4  # places named beyond the next one
BRINGS = {"tanks": "hf-gains", "lost": "hf-gives-up", "cubes": "hf-settles", "points": "hf-points"}


class HighFrontierWords(Speaker):
    """Everything High Frontier says in one language."""

    def card(self, card: str, black: Collection[str] | None = None) -> str:
        """A card by the side that is up, `black` where it is one of these; where nobody knows, by both."""
        known = black is not None or card.endswith("*")
        return self.name("side" if known else "both", f"{card}*" if card in (black or ()) else card)

    def say_card(self, card: str, scene: Scene) -> str:
        return self.card(card, (scene.table or scene.data).get("black"))

    def say_text_up(self, card: str, scene: Scene) -> str:
        """What the side of a card that is up can do."""
        return self.name("text", _up(card, scene))

    def say_mass_up(self, card: str, scene: Scene) -> str:
        return self.name("mass", _up(card, scene))

    def say_worth(self, worth: Plain, scene: Scene) -> str:
        """What a move brings and costs, as the rules reckon it, unless the move itself says all of it."""
        if scene.data.get("how") == "factory" and scene.data.get("place"):
            return ""
        water = worth.get("water", 0)
        said = (
            [self.words("hf-brings" if water > 0 else "hf-costs", water=abs(water))]
            if "water" in worth
            else []
        )
        for what, key in BRINGS.items():
            if worth.get(what):
                said.append(self.words(key, **{"points" if what == "lost" else what: worth[what]}))
        return self.words.listed("list-more", said)

    def say_way_on(self, space: str, scene: Scene) -> str:
        """What a space is, and where the lines go from there; for a craft under way, not back."""
        facts, about, table = self.facts["spaces"][space], self.name("about-space", space), scene.table or {}
        flight, stacks = table["flight"], table["players"][table["active"]]["stacks"]
        here = stacks[flight["slot"]]["place"] if flight else ""
        onward = [self.name("space", other) for other in facts["leads"] if other != here]
        places = self.words.listed("list-or", onward[:FEW])
        return (
            self.words("hf-leads-on", about=about, places=places) if onward and not facts["site"] else about
        )


def _up(card: str, scene: Scene) -> str:
    return f"{card}*" if scene.table and card in scene.table["black"] else card
