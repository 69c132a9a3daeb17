"""What a survey of the map says."""

from perihelion.words.high_frontier.printed import Printed


class ChartWords(Printed):
    """A map in words: whether it is sound, and its sites."""

    def sound(self, *, spaces: int, lines: int, sites: int, routes: int) -> str:
        return self.words("hf-map-sound", spaces=spaces, lines=lines, sites=sites, routes=routes)

    def unsound(self, count: int) -> str:
        return self.words("hf-map-flaws", count=count)

    def flaw(self, what: str, where: str, said: str) -> str:
        return self.words("hf-map-flaw", what=what, where=where, said=said)

    def site(self, site: str, burns: int) -> str:
        """A site with its figures and the fewest burns from LEO."""
        zone = self.facts["spaces"][site]["zone"]
        return self.words(
            "hf-map-site", name=self.space(site), zone=zone, text=self.about_site(site), burns=burns
        )
