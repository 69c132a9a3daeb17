"""Content packs for High Frontier: what cannot be read, and what cannot be played."""

from collections.abc import Iterator

from perihelion.engine.packs import Pack, wrong_rows
from perihelion.engine.refused import Refused
from perihelion.games.high_frontier.components import DECKS
from perihelion.games.high_frontier.content import Content, packaged
from perihelion.games.high_frontier.meta import MOST_SEATS
from perihelion.games.high_frontier.rows import ROWS, SECTIONS
from perihelion.games.high_frontier.starmap.survey import survey


def unreadable(pack: Pack) -> Iterator[Refused]:
    """Rows and values that cannot be read."""
    return wrong_rows(pack, packaged(), lambda kind, said: ROWS[kind](said), {"numbers": SECTIONS})


def unplayable(content: Content) -> Iterator[Refused]:
    """What is missing for a game, and every flaw of the map."""
    yield from _too_few(content)
    yield from _not_there(content)
    for flaw in survey(content.map):
        detail = f"{flaw.what}: {flaw.where} {flaw.said}".strip()
        yield Refused("bad-content", None, 1, 1, file="map.toml", detail=detail)


def _not_there(content: Content) -> Iterator[Refused]:
    """Worlds of glory and the site of the training are on the map.  [HF-7.1.4 HF-8.8]"""
    worlds = {site.world for site in content.map.sites.values()}
    wanted = [glory.world for glory in content.glories.values() if glory.world]
    missing = [f"no world: {world!r}" for world in wanted if world not in worlds]
    if content.training.site not in content.map.sites:
        missing.append(f"no site: {content.training.site!r}")
    for detail in missing:
        yield Refused("bad-content", None, 1, 1, file="numbers.toml", detail=detail)


def _too_few(content: Content) -> Iterator[Refused]:
    """A table needs a crew for everybody and a card of each deck for each shorter game.  [HF-3.1A HF-3.3]"""
    if sum(faction.set == "base" for faction in content.factions.values()) < MOST_SEATS:
        yield Refused("too-few-pieces", file="cards.toml", what="crews", needed=MOST_SEATS)
    for deck in DECKS:
        needed = MOST_SEATS * content.numbers.extra + 1
        if len(content.deck(deck)) < needed:
            yield Refused(
                "too-few-pieces", file="cards.toml", what=f"cards of the deck {deck}", needed=needed
            )
