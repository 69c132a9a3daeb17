"""How the bonus cards are called, and what is printed on them."""

from collections.abc import Iterable

from perihelion.engine.speech import Glossary, Phrase, listed, phrase
from perihelion.games.galaxy_trucker.components import Card
from perihelion.games.galaxy_trucker.expansions.bonus_cards.junkyard import Box, read_box
from perihelion.games.galaxy_trucker.phrases import LEVELS, goods, hits
from perihelion.games.galaxy_trucker.rows import read_hits


def glossary(cards: Iterable[Card]) -> Glossary:
    """Texts of the cards; rows and boxes by card and number."""
    cards = list(cards)
    rows = {
        f"{card.id}.{n}": row(said) for card in cards for n, said in enumerate(card.more.get("rows", ()), 1)
    }
    boxes = {
        f"{card.id}.{n}": box(read_box(said))
        for card in cards
        for n, said in enumerate(card.more.get("boxes", ()), 1)
    }
    types, levels = {card.id: card.type for card in cards}, {card.id: card.level for card in cards}
    texts: dict[str, Phrase] = {}
    for card in cards:
        match card.type:
            case "bureaucracy":
                texts[card.id] = phrase("gt-says-bureaucracy", credits=card.credits)
            case "robosmokeys":
                texts[card.id] = phrase("gt-says-robosmokeys")
            case "space_billiards":
                told = [
                    phrase("gt-says-row", number=n, hits=rows[f"{card.id}.{n}"])
                    for n in numbered(card, "rows")
                ]
                texts[card.id] = phrase("gt-says-billiards", rows=listed("list-more", told))
            case "junkyard":
                told = [
                    phrase("gt-says-box", number=n, box=boxes[f"{card.id}.{n}"])
                    for n in numbered(card, "boxes")
                ]
                texts[card.id] = phrase("gt-says-junkyard", boxes=listed("list-more", told), days=card.days)
            case "star_depot":
                texts[card.id] = phrase("gt-says-depot", count=card.more["components"], days=card.days)
    names = {card: phrase("gt-bonus-name", type=types[card], level=LEVELS[levels[card]]) for card in texts}
    return {"card": names, "text": texts, "row-of-meteors": rows, "box": boxes}


def numbered(card: Card, feature: str) -> range:
    return range(1, len(card.more[feature]) + 1)


def row(said: list[str]) -> Phrase:
    return hits(read_hits("meteor", said, "rows"))


def box(printed: Box) -> Phrase:
    """What it costs, and what it brings."""
    return phrase(
        "gt-box", price=listed("list-and", price(printed)), reward=listed("list-and", reward(printed))
    )


def price(printed: Box) -> list[Phrase]:
    told: list[Phrase] = [hits(printed.hits)] if printed.hits else []
    told += [phrase("gt-crew", crew=printed.crew)] if printed.crew else []
    return told + ([phrase("gt-batteries", batteries=printed.batteries)] if printed.batteries else [])


def reward(printed: Box) -> list[Phrase]:
    told: list[Phrase] = [phrase("gt-credits", credits=printed.credits)] if printed.credits else []
    told += [phrase("gt-astronauts", count=printed.astronauts)] if printed.astronauts else []
    told += [phrase("gt-batteries", batteries=printed.charges)] if printed.charges else []
    told += [phrase("gt-days", days=printed.gain_days)] if printed.gain_days else []
    return told + ([goods(printed.goods)] if printed.goods else [])
