"""High Frontier in words: what its speaker knows beyond the glossary."""

from collections.abc import Collection

from perihelion.words.speaking import Scene, Speaker

FEW = 4  # places named beyond the next one


class HighFrontierWords(Speaker):
    """Everything High Frontier says in one language."""

    def card(self, card: str, black: Collection[str] | None = None) -> str:
        """A card by the side that is up; by both where neither `black` nor a mark such as "T1*" tells it."""
        bare = card.removesuffix("*").partition("/")[0]
        if card == bare and black is None:
            return self.name("both", card)
        is_black = card.endswith("*") or card in (black or ())
        return self.name("side", f"{bare}*" if is_black else bare)

    def say_card(self, card: str, scene: Scene) -> str:
        return self.card(card, (scene.table or scene.data).get("black"))

    def say_text_up(self, card: str, scene: Scene) -> str:
        """What the side of a card that is up can do."""
        return self.name("text", _up(card, scene))

    def say_mass_up(self, card: str, scene: Scene) -> str:
        return self.name("mass", _up(card, scene))

    def say_way_on(self, space: str, scene: Scene) -> str:
        """What a space is, and where the lines go from there; for a craft under way, not back."""
        facts, about, table = self.facts["spaces"][space], self.name("about-space", space), scene.table or {}
        flight, stacks = table["flight"], table["players"][table["active"]]["stacks"]
        here = stacks[flight["slot"]]["place"] if flight else ""
        onward = [self.name("space", other) for other in facts["leads"] if other != here]
        if facts["site"] or not onward:
            return about
        return self.words("hf-leads-on", about=about, places=self.words.listed("list-or", onward[:FEW]))


def _up(card: str, scene: Scene) -> str:
    return f"{card}*" if scene.table and card in scene.table["black"] else card
