"""How supercards are called, and what is printed on them, with the figures of all four levels."""

from collections.abc import Iterable, Sequence
from typing import Any

from perihelion.engine.speech import Glossary, Phrase, listed, phrase
from perihelion.games.galaxy_trucker.components import SIDES, Card, Loss
from perihelion.games.galaxy_trucker.expansions.missions.annex import SUPER
from perihelion.games.galaxy_trucker.expansions.missions.supercards.penalties import loss_of
from perihelion.games.galaxy_trucker.phrases import hits

NUMERALS = ("I", "II", "III", "IV")


def glossary(cards: Iterable[Card]) -> Glossary:
    """The names of the cards, and what each does."""
    found = [card for card in cards if card.level == SUPER and card.type in TEXTS]
    return {
        "card": {card.id: phrase("gt-super-name", type=card.type) for card in found},
        "text": {card.id: TEXTS[card.type](card) for card in found},
    }


def by_level(figures: Iterable[int]) -> str:
    """4 / 5 / 7 / 8."""
    return " / ".join(map(str, figures))


def line_by_line(lines: Iterable[Phrase]) -> Phrase:
    """What each level adds."""
    told = (
        phrase("gt-super-line", level=level, said=said) for level, said in zip(NUMERALS, lines, strict=True)
    )
    return listed("list-more", told)


def losses(penalties: Sequence[str]) -> Phrase:
    """Each penalty of a line in its order."""
    return listed("list-and", (one_loss(loss_of([said])) for said in penalties))


def one_loss(loss: Loss) -> Phrase:
    if loss.days:
        return phrase("gt-days", days=loss.days)
    if loss.crew:
        return phrase("gt-crew", crew=loss.crew)
    return phrase("gt-some-goods", count=loss.goods) if loss.goods else hits(loss.shots)


def shower(card: Card) -> Phrase:
    sweeps = (phrase("gt-sweep", side=row.side, towards=row.towards) for row in card.more["sweeps"])
    return phrase("gt-super-shower", sweeps=listed("list-and", sweeps))


def alert(card: Card) -> Phrase:
    lines = (listed("list-and", map(arrow, line)) for line in card.more["alerts"])
    return phrase("gt-super-alert", lines=line_by_line(lines))


def arrow(said: str) -> Phrase:
    """From where, and the die that is printed."""
    side, _, die = said.partition(" ")
    return phrase("gt-arrow", side=side, die=int(die or 0))


def hole(card: Card) -> Phrase:
    return phrase("gt-super-hole", figures=by_level(card.more["pull"]))


def fleet(card: Card) -> Phrase:
    sides = (phrase("gt-facing", side=side) for side in SIDES if side in card.more["attacks"])
    ranks = card.more["ranks"]
    lines = (phrase("gt-rank", strength=rank.strength, losses=losses(rank.penalties)) for rank in ranks)
    return phrase("gt-super-fleet", sides=listed("list-and", sides), lines=line_by_line(lines))


def zone(card: Card) -> Phrase:
    return listed("list-more", map(contest, card.more["contests"]))


def contest(row: Any) -> Phrase:
    lines = line_by_line(losses(penalties) for penalties in row.penalties)
    return phrase("gt-super-contest", of=row.of, less=row.less, lines=lines)


def event(card: Card) -> Phrase:
    """A special event, with its figures."""
    about: dict[str, Phrase] = {"each": card.more["each"]} if "each" in card.more else {}
    figures = next((card.more[name] for name in ("most", "kept", "survivors") if name in card.more), ())
    return phrase(f"gt-super-{card.type.replace('_', '-')}", figures=by_level(figures), **about)


TEXTS = {
    "meteor_shower": shower,
    "meteor_alert": alert,
    "black_hole": hole,
    "pirate_fleet": fleet,
    "robber_fleet": fleet,
    "slaver_fleet": fleet,
    "tactical_zone": zone,
    "nanobot_dust": event,
    "thick_stardust": event,
    "plague": event,
    "airborne_epidemic": event,
    "core_leak": event,
    "meltdown": event,
}
