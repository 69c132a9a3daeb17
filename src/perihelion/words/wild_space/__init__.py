"""Wild Space in words: what its speaker knows beyond the glossary."""

from collections.abc import Collection

from perihelion.words.speaking import Plain, Scene, Speaker

WELCOMING = {"recruit", "reserve"}


class WildSpaceWords(Speaker):
    """Everything Wild Space says in one language."""

    def say_may_welcome(self, verbs: Collection[str], _: Scene) -> bool:
        """Whether an alien may be taken."""
        return not WELCOMING.isdisjoint(verbs)

    def say_use(self, planet: str, scene: Scene) -> str:
        """What the Smuggler does with a hostile planet."""
        assert scene.table is not None
        return "exploration" if planet in scene.table["solo"]["landed"] else "landing"

    def say_used(self, planet: str, scene: Scene) -> str:
        return str(self.of(self.say_use(planet, scene), planet, scene))

    def confidence(self, piece: Plain) -> str:
        """How sure the figures of a piece are."""
        if not piece["sourced"]:
            return self.words("ws-confidence", confidence=piece["confidence"])
        fields = [self.words("ws-field", field=field) for field in piece["sourced"]]
        return self.words("ws-confidence-in-part", fields=self.words.listed("list-and", fields))

    def hostile_lines(self, planet: str, *, landed: bool = False) -> list[str]:
        """A hostile planet: its name, what is still to be done there, its icons."""
        kinds = ["hostile-next"] if landed else ["hostile-landing", "hostile-exploration"]
        lines = [self.name(kind, planet) for kind in ("hostile-line", *kinds, "icons")]
        heading, *others = (line[:1].upper() + line[1:] for line in lines)
        return [heading, *(f"  {line}" for line in others)]
