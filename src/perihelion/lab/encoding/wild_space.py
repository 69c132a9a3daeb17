"""Wild Space as a vector: which card lies where, for every card of the table."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, cast

from perihelion.engine.decisions import Decision
from perihelion.engine.ruleset import Ruleset
from perihelion.games.wild_space.components import SLOTS
from perihelion.games.wild_space.expansions.encounters import Encounters
from perihelion.games.wild_space.expansions.solo import Solo
from perihelion.games.wild_space.expansions.space_base import SpaceBase
from perihelion.games.wild_space.rules import WildSpaceRules
from perihelion.lab.encoding.hashed import QUESTION, write_question
from perihelion.lab.encoding.layout import Layout, Parts, Shape, Vector

MANY_CARDS = 20.0  # a hand seldom holds more
MANY_CREDITS = 100.0
SLOTS_OF_BASE = 5


class Places:
    """The places of ids in a piece: 0, 1, 2 ... in the order of the content."""

    def __init__(self, ids: Iterable[str | int]) -> None:
        self.of = {name: place for place, name in enumerate(dict.fromkeys(ids))}

    def __len__(self) -> int:
        return len(self.of)

    def mark(self, names: Iterable[str | int | None], row: Vector) -> None:
        """A one for each of these; a gap has no place."""
        row[[self.of[name] for name in names if name is not None]] = 1


def up_to(count: float, most: float) -> float:
    """A count as a share of the most there are, cut off at -1 and 1."""
    return max(-1.0, min(1.0, count / most))


class WildSpaceEncoder:
    """The seat that looks is player 0, the others follow in turn order."""

    def __init__(self, rules: Ruleset) -> None:
        self.rules = cast(WildSpaceRules, rules)
        seats = self.rules.seats
        self.cards = Places([*sorted(self.rules.playable), *self.rules.captains])
        self.planets = Places(self.rules.planets)
        self.sectors = Places(self.rules.sectors)
        self.face_down = Places(number for number in self.rules.numbered if number)
        self.annexes = [annex_encoder(expansion, self.cards, seats) for expansion in self.rules.expansions]
        pieces = self._pieces(seats)
        for annex in self.annexes:
            pieces.update(annex.pieces)
        self.layout = Layout(pieces | {"question": (QUESTION,)})

    def _pieces(self, seats: int) -> dict[str, Shape]:
        cards, sectors = len(self.cards), len(self.sectors)
        return {
            "seat": (seats,),
            "active": (seats,),
            "turn": (1,),
            "deck": (1,),
            "hand": (seats, cards),
            "hidden": (seats,),
            "crew": (seats, cards),
            "token": (seats,),
            "shuttles": (seats,),
            "credits": (seats,),
            "landed": (seats, sectors),
            "explored": (seats, sectors),
            "display": (len(SLOTS), cards),
            "discard": (cards,),
            "planets": (len(self.planets),),
            "face_down": (len(self.face_down),),
        }

    def write(self, view: Mapping[str, Any], decision: Decision | None, parts: Parts) -> None:
        table, seat = view["table"], view["seat"]
        order = in_order(seat, self.rules.seats)
        if seat is not None:
            parts["seat"][seat] = 1
        if not view["over"]:
            parts["active"][order.index(table["active"])] = 1
        self._write_table(table, parts)
        for place, other in enumerate(order):
            self._write_player(table["players"][other], place, parts)
        for annex in self.annexes:
            annex.write(table[annex.name], order, parts)
        write_question(decision, parts["question"])

    def _write_table(self, table: Mapping[str, Any], parts: Parts) -> None:
        parts["turn"][0] = table["turn"] / table["turns"]
        parts["deck"][0] = up_to(table["deck"], len(self.rules.deck))
        for slot, row in zip(SLOTS, parts["display"], strict=True):
            self.cards.mark([table["display"][slot]], row)
        self.cards.mark(table["discard"], parts["discard"])
        self.planets.mark((planet["planet"] for planet in table["planets"]), parts["planets"])
        self.face_down.mark(table["face_down"], parts["face_down"])

    def _write_player(self, player: Mapping[str, Any], place: int, parts: Parts) -> None:
        self.cards.mark(player["hand"], parts["hand"][place])
        self.cards.mark(player["crew"], parts["crew"][place])
        self.sectors.mark(player["landed"], parts["landed"][place])
        self.sectors.mark(player["explored"], parts["explored"][place])
        track = self.rules.cards[player["captain"]].track
        parts["hidden"][place] = up_to(player["hand"].count(None), MANY_CARDS)
        parts["token"][place] = up_to(player["token"], max(1, len(track)))
        parts["shuttles"][place] = player["shuttles"] / self.rules.shuttles
        parts["credits"][place] = up_to(player["credits"], MANY_CREDITS)


def in_order(seat: int | None, seats: int) -> Sequence[int]:
    """Seats in turn order, the one that looks first; a spectator looks from seat 0."""
    return [((seat or 0) + n) % seats for n in range(seats)]


def annex_encoder(expansion: Any, cards: Places, seats: int) -> SpaceBasePart | EncountersPart | SoloPart:
    match expansion:
        case SpaceBase():
            return SpaceBasePart(expansion, seats)
        case Encounters():
            return EncountersPart(expansion, seats)
        case Solo():
            return SoloPart(expansion, cards)
    raise AssertionError(f"nothing is known of {expansion.name}")


class SpaceBasePart:
    name = SpaceBase.name

    def __init__(self, expansion: SpaceBase, seats: int) -> None:
        self.boards = Places(expansion.boards)
        self.slots = Places(range(1, SLOTS_OF_BASE + 1))
        self.pieces: dict[str, Shape] = {
            "board": (seats, len(self.boards)),
            "docked": (seats, SLOTS_OF_BASE),
            "zone": (seats,),
            "smuggler_zone": (1,),
        }

    def write(self, said: Mapping[str, Any], order: Sequence[int], parts: Parts) -> None:
        for place, other in enumerate(order):
            player = said["players"][other]
            self.boards.mark([player["board"]], parts["board"][place])
            self.slots.mark(player["docked"], parts["docked"][place])
            parts["zone"][place] = player["zone"] / SLOTS_OF_BASE
        parts["smuggler_zone"][0] = up_to(said["smuggler"], SLOTS_OF_BASE)


class EncountersPart:
    name = Encounters.name

    def __init__(self, expansion: Encounters, seats: int) -> None:
        self.aliens = Places(expansion.aliens)
        self.pieces: dict[str, Shape] = {
            "quartz": (seats,),
            "supply": (1,),
            "alien_deck": (1,),
            "alien_display": (len(SLOTS), len(self.aliens)),
            "alien_discard": (len(self.aliens),),
        }

    def write(self, said: Mapping[str, Any], order: Sequence[int], parts: Parts) -> None:
        all_quartz = said["supply"] + sum(said["quartz"])
        parts["quartz"][:] = [said["quartz"][other] / all_quartz for other in order]
        parts["supply"][0] = said["supply"] / all_quartz
        parts["alien_deck"][0] = said["deck"] / len(self.aliens)
        for slot, row in zip(SLOTS, parts["alien_display"], strict=True):
            self.aliens.mark([said["display"][slot]], row)
        self.aliens.mark(said["discard"], parts["alien_discard"])


class SoloPart:
    name = Solo.name

    def __init__(self, expansion: Solo, cards: Places) -> None:
        self.cards = cards
        self.hostile = Places(expansion.hostile)
        self.pieces: dict[str, Shape] = {
            "smuggler_crew": (len(cards),),
            "smuggler_credits": (1,),
            "smuggler_turn": (1,),
            "hostile_open": (len(self.hostile),),
            "hostile_landed": (len(self.hostile),),
            "hostile_aside": (len(self.hostile),),
            "to_come": (1,),
        }

    def write(self, said: Mapping[str, Any], order: Sequence[int], parts: Parts) -> None:
        self.cards.mark(said["crew"], parts["smuggler_crew"])
        parts["smuggler_credits"][0] = up_to(said["credits"], MANY_CREDITS)
        parts["smuggler_turn"][0] = said["turn"] == "smuggler"
        for name in ("open", "landed", "aside"):
            self.hostile.mark(said[name], parts[f"hostile_{name}"])
        parts["to_come"][0] = up_to(said["to_come"], len(self.hostile))
