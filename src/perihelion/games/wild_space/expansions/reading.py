"""Words the expansions add to the vocabulary of the cards."""

from collections.abc import Mapping
from typing import Any

import msgspec

from perihelion.engine.refused import Refused
from perihelion.games.wild_space.components import (
    ANIMALS,
    JOBS,
    LARGEST,
    TYPES,
    Card,
    CardId,
    CardRow,
    Effect,
    EffectId,
    Mission,
    Reader,
    Selector,
)

WILD = "wild"


class FullRow(CardRow, forbid_unknown_fields=True):
    """A crew card of Encounters: its icon, quartz it brings; of an alien its type and its cost."""

    icon: bool = False
    quartz: int = 0
    type: str = ""
    cost: int = 0


class FullReader(Reader):
    """Reads the cards of all sets together: aliens, wild species, wild jobs, quartz."""

    kinds = (*TYPES, "captain", "alien")

    @staticmethod
    def row(said: Mapping[str, Any]) -> CardRow:
        row = msgspec.convert(said, FullRow)
        if row.type not in ("", *TYPES):
            raise Refused("bad-content", field="type", detail=f"no type: {row.type!r}")
        return row

    @staticmethod
    def type_of(kind: str, row: CardRow) -> str:
        return row.type if kind == "alien" and isinstance(row, FullRow) else kind

    def is_alien(self, card: CardId) -> bool:
        row = self.rows.get(original(card))
        return isinstance(row, FullRow) and row.cost > 0

    def has_icon(self, card: CardId) -> bool:
        """The icon is on all cards of the expansion, aliens, robots and captains included.  [WS-11B.5]"""
        row = self.rows[card]
        return isinstance(row, FullRow) and row.icon

    def is_in_deck(self, card: CardId) -> bool:
        return not self.is_alien(card)

    def has_job(self, row: CardRow, job: str) -> bool:
        """A wild job counts as every job throughout the game.  [WS-11B.5]"""
        return row.job in (job, WILD)

    def check_type(self, row: CardRow) -> None:
        """Aliens need no animal and no job, and may count as any.  [WS-11B.4]"""
        if not self.is_alien(row.id):
            super().check_type(row)
        elif row.animal not in (None, WILD, *ANIMALS) or row.job not in (None, WILD, *JOBS):
            raise Refused("bad-content", field="id", detail=f"{row.id} has an unknown animal or job")

    def double_ids(self) -> list[CardId]:
        return [
            f"{card}@{animal}" for card, row in self.rows.items() if row.animal == WILD for animal in ANIMALS
        ]

    def selector(self, said: Any, field: str) -> Selector:
        match said:
            case {"alien": True}:
                read = Selector("alien", frozenset(filter(self.is_alien, self.rows)))
            case {"encounters_icon": True}:
                read = Selector("encounters", frozenset(filter(self.has_icon, self.rows)))
            case _:
                read = super().selector(said, field)
        animal = read.slug if read.slug in ANIMALS else None
        doubles = [d for d in self.double_ids() if d.endswith(f"@{animal}") or original(d) in read.cards]
        return Selector(read.slug, read.cards | frozenset(doubles))

    def effect(self, where: EffectId, said: Any, field: str = "effect") -> Effect:
        match said:
            case {"draw_then_discard": [int(drawn), int(discarded)]} if 0 < discarded <= drawn <= LARGEST:
                return Effect(where, "draw_then_discard", drawn, then=discarded)
            case {"gain_quartz": int(count)} if 0 < count <= LARGEST and len(said) == 1:
                return Effect(where, "gain_quartz", count)
            case {"advance_veteran": int(count)} if 0 < count <= LARGEST and len(said) == 1:
                return Effect(where, "advance_veteran", count)
        return super().effect(where, said, field)

    def mission(self, said: Any) -> Mission:
        match said:
            case {"kind": "set_of_all_jobs", "credits": int(credits)}:
                return Mission("set_of_all_jobs", credits, ())
        return super().mission(said)

    def doubles(self) -> dict[CardId, Card]:
        """A wild species as each of the six animals, for scoring.  [WS-11B.5 WS-12.13]"""
        made = {}
        for double in self.double_ids():
            card = self.card(self.rows[original(double)])
            card.id, card.animal = double, double.split("@")[1]
            made[double] = card
        return made


def original(card: CardId) -> CardId:
    """The card a double stands for."""
    return card.split("@")[0]
