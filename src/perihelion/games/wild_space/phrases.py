"""How cards, planets and their effects are called and what they say, as phrases of no language."""

from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import reduce
from typing import TYPE_CHECKING

from perihelion.engine.speech import Glossary, Phrase, listed, phrase, said
from perihelion.games.wild_space.components import Card, CardId, Condition, Effect, Mission, Sector, Selector

if TYPE_CHECKING:
    from perihelion.games.wild_space.rules import WildSpaceRules

SIDES = ("front", "back")
EXPLORE = "explore"
NAMED = {  # names with ids, for those who type; only cards that share their name need one
    "card": said("name of it"),
    "coded": phrase("ws-name-with-id", name=said("name of it"), id=said("code of it")),
    "the-card": said("the of it"),
    "the-coded": phrase("ws-name-with-id", name=said("the of it"), id=said("code of it")),
    "scored": said("card of it"),
    "card-line": phrase("ws-card-line", card=said("coded of it"), text=said("text of it")),
}


@dataclass(frozen=True, slots=True)
class Besides:
    """What a card of an expansion has besides: whether it is an alien, and the quartz it brings."""

    alien: bool = False
    quartz: int = 0


PLAIN = Besides()


def glossary(rules: "WildSpaceRules") -> Glossary:
    """The words of the pieces of the base game: cards, planets, and all that asks or gives.

    planet, place            by id; a place is a sector, or exploration
    actions, conditions      what a place gives and asks for; a condition: by sector and number
    action                   by the slug of a move
    sector-line              what a sector asks for and gives
    source                   what asks or gives, by the id of an effect or a condition
    plays, pays, bought      the kind of card it plays or asks for, and what paying gives
    """
    sectors = rules.sectors.values()
    actions = {slug: effect(action) for place in rules.actions.values() for slug, action in place.items()}
    return card_glossary(printed(rules)) | {
        "planet": {planet: phrase("ws-planet", planet=planet) for planet in rules.planets},
        "place": {EXPLORE: phrase("ws-source-explore")} | {sector.id: _place(sector) for sector in sectors},
        "actions": {place: _actions(list(some.values())) for place, some in rules.actions.items()},
        "conditions": {sector.id: _conditions(sector.conditions) for sector in sectors},
        "condition": {f"{s.id}.{n}": condition(c) for s in sectors for n, c in enumerate(s.conditions, 1)},
        "action": actions,
        "sector-line": {sector.id: _sector_line(sector) for sector in sectors},
        "source": {source: found for source in sources(rules) if (found := _source(rules, source))},
        "plays": {where: slug(effect.selector) for where, effect in rules.effects.items()},
        "pays": {where: slug(condition.selector) for where, condition in rules.conditions.items()},
        "bought": {where: _bought(rules, where) for where in rules.conditions},
    }


# Cards.


def printed(rules: "WildSpaceRules") -> list[Card]:
    """Every card that can come up: no captains that are left in the box, no doubles made for scoring."""
    cards = (card for card in rules.cards.values() if "@" not in card.id)
    return [card for card in cards if card.type != "captain" or card.id in rules.captains]


def card_glossary(cards: Collection[Card], besides: Mapping[CardId, Besides] | None = None) -> Glossary:
    """The words of cards.

    name, the, one-sided     its plain name, also within a sentence; of a captain whose side does not matter
    card, coded, the-...     with its id: where several cards share the name, or in any case
    scored                   in the score, where a wild species counts as an animal
    job, text, mission       what it says
    card-line                all of that
    track, space, next-space of a captain: all spaces; one, by captain and number; the one after so many
    other-side               of a captain, by the side that lies up and the side that is chosen
    """
    own = besides or {}
    names = {card.id: _name("ws-name", card, own.get(card.id, PLAIN)) for card in cards}
    called = {card.id: _called(card, own.get(card.id, PLAIN)) for card in cards}
    shared = Counter(called.values())
    twins = [card for card in called if shared[called[card]] > 1]
    captains = [card for card in cards if card.track]
    found: Glossary = {kind: {"*": template} for kind, template in NAMED.items()}
    found["card"] |= dict.fromkeys(twins, said("coded of it"))
    found["the-card"] |= dict.fromkeys(twins, said("the-coded of it"))
    return found | {
        "name": names,
        "the": {card.id: _name("ws-the-name", card, own.get(card.id, PLAIN)) for card in cards},
        "one-sided": {card.id: _name("ws-the-name", card, PLAIN, sided=False) for card in captains},
        "job": {card.id: phrase("ws-job", job=card.job, animal=card.animal) for card in cards},
        "text": {card.id: _text(card, own.get(card.id, PLAIN)) for card in cards},
        "mission": {card.id: mission(card.mission) for card in cards if card.mission},
        "track": {card.id: _track(card) for card in captains},
        "space": {f"{card.id}.{n}": _space(s) for card in captains for n, s in enumerate(card.track, 1)},
        "next-space": {
            f"{card.id}.{n}": _next(card, n) for card in captains for n in range(len(card.track) + 1)
        },
        "other-side": {
            f"{card.id}.{side}": {"track": f"{card.id.rpartition('.')[0]}.{side}"}
            for card in captains
            for side in SIDES
            if _side(card.id)
        },
    }


def _name(key: str, card: Card, besides: Besides, *, sided: bool = True) -> Phrase:
    about: dict[str, Phrase] = {"type": card.type, "animal": card.animal, "job": card.job}
    return phrase(key, **about, alien=besides.alien, side=_side(card.id) if sided else None)


def _called(card: Card, besides: Besides) -> tuple[str | None, ...]:
    """What the name of a card consists of: of an alien it is only its type."""
    return (card.type,) if besides.alien else (card.type, card.animal, card.job, _side(card.id))


def _side(card: CardId) -> str | None:
    """The side that lies up, of a captain that has two."""
    side = card.rpartition(".")[2]
    return side if side in SIDES else None


def _text(card: Card, besides: Besides) -> Phrase:
    """Everything a card says besides its name, in one line."""
    features = list(_features(card, besides))
    return listed("list-more", features) if features else phrase("ws-says-nothing")


def _features(card: Card, besides: Besides) -> Iterator[Phrase]:
    if card.type == "captain":
        yield {"job": card.id}
    if besides.alien:
        yield from _alien_features(card)
    if besides.quartz:
        yield phrase("ws-brings-quartz", count=besides.quartz)
    if card.veteran:
        yield phrase("ws-veteran")
    if card.credits:
        yield phrase("ws-credits", credits=card.credits)
    if card.mission:
        yield phrase("ws-says-mission", mission={"mission": card.id})
    if card.effect:
        yield circle(card.effect, card.condition)
    if card.track:
        yield {"track": card.id}


def _alien_features(card: Card) -> Iterator[Phrase]:
    """What the name of an alien does not tell: its species and its job."""
    if card.animal == "wild":
        yield phrase("ws-wild-species")
    elif card.type != "robot":
        yield phrase("ws-no-animal")
    if card.job == "wild":
        yield phrase("ws-wild-job")


def _track(captain: Card) -> Phrase:
    return listed("list-more", (_next(captain, token) for token in range(len(captain.track))))


def _next(captain: Card, token: int) -> Phrase:
    """The space of the track that the next veteran reaches."""
    if token == len(captain.track):
        return phrase("ws-token-line-last", token=token)
    return phrase("ws-says-space", space=token + 1, text={"space": f"{captain.id}.{token + 1}"})


def _space(space: Effect | int) -> Phrase:
    return phrase("ws-credits", credits=space) if isinstance(space, int) else effect(space)


# Effects, conditions, missions.


def slug(selector: Selector | None) -> str:
    return "any" if selector is None else selector.slug


def effect(effect_: Effect) -> Phrase:
    if effect_.kind == "sequence":
        return in_turn([effect(part) for part in effect_.parts])
    about: dict[str, Phrase] = {"kind": effect_.kind, "count": effect_.count, "then": effect_.then}
    return phrase("ws-effect", what=slug(effect_.selector), **about)


def in_turn(phrases: Sequence[Phrase]) -> Phrase:
    """One thing after the other."""
    return reduce(lambda first, second: phrase("ws-sequence", first=first, second=second), phrases)


def condition(asked: Condition) -> Phrase:
    return phrase("ws-condition", **_asked(asked))


def _asked(asked: Condition) -> dict[str, Phrase]:
    return {"kind": asked.kind, "count": asked.count, "what": slug(asked.selector)}


def circle(effect_: Effect, asked: Condition | None) -> Phrase:
    """An effect, under its condition."""
    said_ = effect(effect_)
    return phrase("ws-effect-under-condition", effect=said_, **_asked(asked)) if asked else said_


def mission(mission: Mission) -> Phrase:
    if mission.kind == "pair":
        first, second = (phrase("ws-one", what=selector.slug) for selector in mission.of)
        return phrase("ws-mission-pair", credits=mission.credits, first=first, second=second)
    what = mission.of[0].slug if mission.of else "any"
    return phrase("ws-mission", kind=mission.kind, credits=mission.credits, size=mission.size, what=what)


# Planets.


def _place(sector: Sector) -> Phrase:
    the_planet = phrase("ws-the-planet", planet=sector.planet)
    return phrase("ws-place", planet=the_planet, side=_sector_side(sector))


def _sector_side(sector: Sector) -> Phrase:
    return phrase("ws-sector-side", side=sector.id.split(".")[1])


def _actions(actions: Sequence[Effect]) -> Phrase:
    """What a sector, or exploring, gives: one of these."""
    several = any(action.kind == "sequence" for action in actions)
    return listed("list-or-apart" if several else "list-or-else", map(effect, actions))


def _conditions(conditions: Sequence[Condition]) -> Phrase:
    """What a sector asks for: one of these; those of a kind share their verb."""
    if not conditions:
        return None
    if len(conditions) == 1 or len({(asked.kind, asked.count) for asked in conditions}) > 1:
        return listed("list-or", map(condition, conditions))
    things = (phrase("ws-some", count=max(1, c.count), what=slug(c.selector)) for c in conditions)
    return phrase("ws-condition-any", kind=conditions[0].kind, things=listed("list-or", things))


def _sector_line(sector: Sector) -> Phrase:
    about: dict[str, Phrase] = {"side": _sector_side(sector), "actions": {"actions": sector.id}}
    if not sector.conditions:
        return phrase("ws-sector-free", **about)
    return phrase("ws-sector-for", conditions={"conditions": sector.id}, **about)


# What asks or gives.


def sources(rules: "WildSpaceRules") -> list[str]:
    return list(dict.fromkeys([*rules.effects, *rules.conditions]))


def _source(rules: "WildSpaceRules", source: str) -> Phrase:
    """A card, a space of the track, a sector, exploration; not a captain in the box, nor a slot."""
    piece, rest = source, ""
    while "." in piece and piece not in rules.cards and piece not in rules.planets:
        piece, _, last = piece.rpartition(".")
        rest = f"{last}.{rest}" if rest else last
    if piece == EXPLORE:
        return {"place": EXPLORE}
    if piece in rules.planets:
        return {"place": ".".join(source.split(".")[:2])}
    if piece not in rules.cards or (piece in rules.cards and _is_in_box(rules, piece)):
        return None
    if rules.cards[piece].type == "captain":
        return phrase("ws-source-space", space=rest)
    return phrase("ws-source-card", card={"card": piece})


def _is_in_box(rules: "WildSpaceRules", card: CardId) -> bool:
    return rules.cards[card].type == "captain" and card not in rules.captains


def _bought(rules: "WildSpaceRules", source: str) -> Phrase:
    """What paying the condition of a card, a slot or a sector gives."""
    if source in rules.effects:
        return effect(rules.effects[source])
    return {"actions": source.rpartition(".")[0]}
