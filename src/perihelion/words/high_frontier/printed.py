"""What is printed on cards and spaces, put into words."""

from collections.abc import Iterator

from perihelion.words.high_frontier.names import BLACK, WHITE, Facts, Names

MARKS = ("sourced", "derived", "guessed")


class Printed(Names):
    """Texts of cards and spaces."""

    # Cards.

    def text(self, card: str, side: int = WHITE) -> str:
        """What one side of a card can do, in a line."""
        facts = self.facts["cards"][card]
        return self.words.listed("list-more", self._figures(facts, facts["sides"][side]))

    def side_up(self, card: str, table: Facts) -> str:
        """What the side of a card that is up can do."""
        return self.text(card, BLACK if card in table["black"] else WHITE)

    def mass_up(self, card: str, table: Facts) -> str:
        side = self.facts["cards"][card]["sides"][BLACK if card in table["black"] else WHITE]
        return self.words("hf-says-mass", mass=side["mass"])

    def _figures(self, facts: Facts, side: Facts) -> Iterator[str]:
        yield self.words("hf-says-mass", mass=side["mass"])
        if side["thruster"]:
            yield self._thruster(side["thruster"])
        if side["isru"] is not None:
            platforms = (self.words("hf-platform", platform=platform) for platform in side["platforms"])
            listed = self.words.listed("list-and", platforms)
            yield self.words("hf-says-isru", isru=side["isru"], platforms=listed)
        for letter, minus in side["assay"].items():
            yield self.words("hf-says-assay", letter=letter or "any", minus=minus)
        for code in side["codes"]:
            if code != "missile_crew":
                yield self.words("hf-says-ability", code=code)
        if facts["letter"]:
            yield self.words("hf-says-letter", letter=facts["letter"])

    def _thruster(self, thruster: Facts) -> str:
        fuel, afterburn = thruster["fuel"], thruster["afterburn"]
        said = [self.words("hf-says-thrust", thrust=thruster["thrust"], fuel=fuel, sail=thruster["sail"])]
        if afterburn is not None:
            said.append(self.words("hf-says-afterburn", steps=afterburn))
        if thruster["solar"]:
            said.append(self.words("hf-says-solar"))
        return ", ".join(said)

    def confidence(self, piece: Facts) -> str:
        """How sure the figures of a card or a space are."""
        said = [self.words("hf-confidence", confidence=piece["confidence"])]
        for mark in MARKS:
            if piece.get(mark):
                figures = self.words.listed("list-and", map(self._figure, piece[mark]))
                said.append(self.words("hf-confidence-of", mark=mark, figures=figures))
        return self.words.listed("list-more", said)

    def _figure(self, figure: str) -> str:
        """A figure by its name in the content, such as "white.mass"."""
        side, _, name = figure.rpartition(".")
        return self.words("hf-figure", figure=name, side=side or "none")

    # Spaces.

    def about_space(self, space: str) -> str:
        """What a space is and holds, in a line."""
        facts = self.facts["spaces"][space]
        if facts["site"]:
            return self.about_site(space)
        said = [self.words("hf-kind", kind=facts["kind"])]
        if facts["hazard"]:
            said.append(self.words("hf-hazard", hazard=facts["hazard"]))
        return ", ".join(said)

    def about_site(self, space: str) -> str:
        site = self.facts["spaces"][space]["site"]
        said = [
            self.words("hf-says-site", size=site["size"], letter=site["letter"], hydration=site["hydration"])
        ]
        if site["science"]:
            said.append(self.words("hf-says-science"))
        if site["atmosphere"]:
            said.append(self.words("hf-says-atmosphere"))
        return ", ".join(said)

    # Ventures and glory.

    def venture(self, venture: str) -> str:
        return self.words("hf-venture", venture=venture)

    def about_venture(self, venture: str) -> str:
        facts = self.facts["ventures"][venture]
        named = {key: facts[key] for key in ("letter", "claims", "water", "vp")}
        return self.words("hf-says-venture", **named)

    def effect(self, venture: str) -> str:
        return self.words("hf-says-effect", effect=self.facts["ventures"][venture]["effect"] or "none")

    # The rocket diagram.

    def fuel_row(self, dry: int) -> str:
        """A row of the rocket diagram: the steps that one tank, two tanks and so on give."""
        row = self.facts["fuel"][dry]
        return self.words("hf-fuel-row", dry=dry, steps=" ".join(map(str, row["steps"])))

    def glory(self, glory: str) -> str:
        return self.words("hf-glory", glory=glory)

    def glory_worth(self, glory: str) -> str:
        """A space of the Glory Arena with its points."""
        return self.words("hf-worth", name=self.glory(glory), points=self.facts["glory"][glory]["vp"])
