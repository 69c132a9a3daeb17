"""How the Rough Roads are called, and what they say."""

from perihelion.engine.speech import Glossary, phrase
from perihelion.games.galaxy_trucker.expansions.rough_roads.printed import PrintedRoads


def glossary(printed: PrintedRoads) -> Glossary:
    """The names of the cards, what each does, and both."""
    names = {road: phrase("gt-road", road=road) for road in printed.roads}
    texts = {road: phrase(f"gt-road-{road.replace('_', '-')}") for road in printed.roads}
    lines = {road: phrase("gt-card-line", card=names[road], text=texts[road]) for road in names}
    return {"road": names, "road-text": texts, "road-line": lines}
