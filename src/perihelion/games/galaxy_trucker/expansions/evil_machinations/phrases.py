"""How Evil Machinations are called, and what they do."""

from collections.abc import Iterable

from perihelion.engine.speech import Glossary, Phrase, phrase
from perihelion.games.galaxy_trucker.components import Card
from perihelion.games.galaxy_trucker.expansions.evil_machinations.choosing import LEVEL
from perihelion.games.galaxy_trucker.phrases import hits


def glossary(cards: Iterable[Card]) -> Glossary:
    """The names of the cards, and what each does."""
    evil = [card for card in cards if card.level == LEVEL]
    return {
        "card": {card.id: phrase("gt-evil-name", type=card.type) for card in evil},
        "text": {card.id: text(card) for card in evil},
    }


def text(card: Card) -> Phrase:
    """What a card does, with its figures."""
    about: dict[str, Phrase] = {name: card.more[name] for name in ("per", "times") if name in card.more}
    about |= {"credits": card.credits} if card.credits else {}
    about |= (
        {"days": card.days or card.more.get("gain_days", 0)} if card.days or "gain_days" in card.more else {}
    )
    about |= {"count": card.more["components"]} if "components" in card.more else {}
    about |= {"count": card.more["astronauts"]} if "astronauts" in card.more else {}
    about |= {"batteries": card.more["batteries"]} if "batteries" in card.more else {}
    about |= {"count": card.loss.goods} if card.loss.goods else {}
    about |= {"prizes": ", ".join(map(str, card.more["prizes"]))} if "prizes" in card.more else {}
    about |= {"hits": hits((*card.loss.shots, *card.meteors))} if card.loss.shots or card.meteors else {}
    return phrase(f"gt-evil-{card.type.replace('_', '-')}", **about)
