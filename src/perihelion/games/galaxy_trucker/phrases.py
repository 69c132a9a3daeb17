"""How tiles, cards and crew are called, and what is printed on them, as phrases of no language."""

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import groupby

from perihelion.engine.speech import Declared, Glossary, Phrase, listed, phrase, said
from perihelion.games.galaxy_trucker.components import (
    ALIENS,
    SIDES,
    TURNS,
    Card,
    Colour,
    Hit,
    Kind,
    Loss,
    Tile,
)

HUMAN = "human"
LEVELS = ("", "I", "II", "III")

# What moves say that name a square of the ship: the part on it.
PART_AT: Declared = {
    "square": "square",
    "tile": "tile at players $seat ship parts $square 0 else gt-part-there",
}


def glossary(tiles: Iterable[Tile], cards: Iterable[Card]) -> Glossary:
    """The words of every piece.

    kind                  the id of what it is
    tile, new-tile        inside a sentence, spoken of before or not
    tile-kind, sides      what it is, and its connectors unturned
    turned                where a tile points, blows or covers, by its `turn`; cannon-turned, ...
    card, text, reward    its name, what it does, what beating or visiting it brings
    days-of-card          what that costs
    planet-goods          the goods of a planet: by card and number
    crew-member           a human or an alien
    """
    tiles, cards = list(tiles), list(cards)
    kinds = {tile.kind.id: tile.kind for tile in tiles if aims(tile.kind)}
    turned: Glossary = {f"{name}-turned": _turned(kind) for name, kind in kinds.items()}
    turned["turned"] = {"*": ""}
    turned["turned"] |= {tile.id: said(f"{tile.kind.id}-turned of turn") for tile in tiles if aims(tile.kind)}
    return turned | {
        "kind": {tile.id: tile.kind.id for tile in tiles},
        "tile": {"*": phrase("gt-the-tile", kind=said("kind of it"), id=said("code of it"))},
        "new-tile": {"*": phrase("gt-a-tile", kind=said("kind of it"), id=said("code of it"))},
        "tile-kind": {"*": phrase("gt-kind", kind=said("kind of it"))},
        "sides": {tile.id: _sides(tile) for tile in tiles},
        "card": {card.id: _name(card) for card in cards},
        "text": {card.id: text(card) for card in cards},
        "reward": {card.id: reward(card) for card in cards},
        "days-of-card": {card.id: card.days for card in cards},
        "planet-goods": {f"{card.id}.{n}": goods(p) for card in cards for n, p in enumerate(card.planets, 1)},
        "crew-member": {who: phrase("gt-who", alien=who) for who in (HUMAN, *ALIENS)},
    }


# Tiles.


def _sides(tile: Tile) -> Phrase:
    connectors = (phrase("gt-connector", connector=connector) for connector in tile.sides)
    return phrase("gt-sides", **dict(zip(SIDES, connectors, strict=True)))


def aims(kind: Kind) -> bool:
    """Whether it matters how a tile of this kind is turned, besides its connectors."""
    return bool(kind.cannon or kind.engine or kind.shield)


def _turned(kind: Kind) -> dict[str, Phrase]:
    return {str(turn): direction(kind, turn) for turn in TURNS}


def direction(kind: Kind, turn: int) -> Phrase:
    """Where a turned tile points, blows or covers."""
    if kind.cannon and kind.engine:
        return phrase("gt-does-both", first=_points(kind, turn), second=_blows(kind, turn))
    if kind.cannon:
        return _points(kind, turn)
    if kind.engine:
        return _blows(kind, turn)
    facing = (phrase("gt-facing", side=SIDES[(side + turn) % 4]) for side in kind.shield)
    return phrase("gt-covers", sides=listed("list-and", facing))


def _points(kind: Kind, turn: int) -> Phrase:
    sides = [SIDES[(side + turn) % 4] for side in kind.muzzles]
    if len(sides) == 1:
        return phrase("gt-points", side=sides[0])
    both = (phrase("gt-facing", side=side) for side in sides)
    return phrase("gt-points-both", sides=listed("list-and", both))


def _blows(kind: Kind, turn: int) -> Phrase:
    return phrase("gt-blows", side=SIDES[(kind.exhausts[0] + turn) % 4])


# Cards.


def _name(card: Card) -> Phrase:
    level = LEVELS[card.level] if card.level < len(LEVELS) else card.level
    return phrase("gt-card-name", type=card.type, level=level)


def text(card: Card) -> Phrase:
    """What a card does, in a line."""
    match card.type:
        case "planets":
            return phrase("gt-says-planets", planets=listed("list-more", _planets(card)), days=card.days)
        case "abandoned_ship":
            return phrase("gt-says-ship", crew=card.loss.crew, credits=card.credits, days=card.days)
        case "abandoned_station":
            return phrase("gt-says-station", crew=card.crew, goods=goods(card.goods), days=card.days)
        case "smugglers" | "slavers" | "pirates":
            return _enemy(card)
        case "meteoric_swarm":
            return phrase("gt-says-swarm", hits=hits(card.meteors))
        case "combat_zone":
            lines = (phrase("gt-says-line", what=line.lowest, loss=_loss(line.loss)) for line in card.lines)
            return listed("list-more", lines)
    return phrase(f"gt-says-{card.type.replace('_', '-')}")


def _planets(card: Card) -> Iterator[Phrase]:
    for number, cubes in enumerate(card.planets, 1):
        yield phrase("gt-says-planet", number=number, goods=goods(cubes))


def _enemy(card: Card) -> Phrase:
    figures: dict[str, Phrase] = {"strength": card.strength, "shots": bool(card.loss.shots)}
    return phrase("gt-says-enemy", reward=reward(card), days=card.days, loss=_loss(card.loss), **figures)


def reward(card: Card) -> Phrase:
    return goods(card.goods) if card.goods else phrase("gt-credits", credits=card.credits)


def _loss(loss: Loss) -> Phrase:
    """Days, crew, goods or shots."""
    if loss.days:
        return phrase("gt-days", days=loss.days)
    if loss.crew:
        return phrase("gt-crew", crew=loss.crew)
    if loss.goods:
        return phrase("gt-some-goods", count=loss.goods)
    return hits(loss.shots)


def hits(several: Iterable[Hit]) -> Phrase:
    """Meteors or shots in their order; equal ones after one another are counted."""
    told = []
    for (name, side), same in groupby(several, lambda hit: (f"{hit.size}-{hit.what}", SIDES[hit.side])):
        count, hit = len(list(same)), phrase("gt-hit", hit=name, side=side)
        told.append(hit if count == 1 else phrase("gt-times", count=count, hit=hit))
    return listed(", ", told)


def goods(cubes: Iterable[Colour]) -> Phrase:
    """Goods by colour: 2 red and 1 blue."""
    counted = Counter(cubes)
    return listed("list-and", (phrase("gt-goods", count=count, good=good) for good, count in counted.items()))
