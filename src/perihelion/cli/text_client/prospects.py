"""What a move would come to with the cards in hand: the notes a person would otherwise work out alone."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

Facts = dict[str, Any]
Hand = Sequence[str]


class Prospects:
    """What can be told of moves before they are made, from the seat's own view alone.

    facts   the content as plain data
    """

    def __init__(self, facts: Mapping[str, Any]) -> None:
        self.facts = facts
        self.fits = {slug: frozenset(cards) for slug, cards in facts["fits"].items()}

    def note(self, move: Facts, decision: Facts, table: Facts) -> str | None:
        """The key of a warning about a move, or nothing."""
        player = table["players"][decision["seat"]]
        effects, conditions = self._offered(move, decision, table)
        if move["verb"] == "launch" and not self._can_meet(conditions[0], player):
            return "ws-cannot-meet-solo" if "solo" in table else "ws-cannot-meet"
        if not effects or any(effect["kind"] != "play" for effect in effects):
            return None
        hand = [card for card in player["hand"] if card not in move["args"]]
        if not any(self._holds(hand, effect["what"]) for effect in effects):
            return "ws-then-nothing-to-play" if move["verb"] == "discard" else "ws-nothing-to-play"
        left = (self._left(hand, effect["what"], conditions) for effect in effects)
        return None if any(left) else "ws-nothing-left-to-play"

    def _can_meet(self, condition: Facts, player: Facts) -> bool:
        count: int = condition["count"]
        match condition["kind"]:
            case "discard":
                return self._holds(player["hand"], condition["what"]) >= count
            case "have":
                return self._holds(player["crew"], condition["what"]) > 0
        return len(player["crew"]) > 1

    def _offered(self, move: Facts, decision: Facts, table: Facts) -> tuple[list[Facts], list[Facts]]:
        """What a move lets one do, and what of the hand may have to be paid for it first."""
        match move["verb"], *move["args"]:
            case "land", sector:
                said = self.facts["planets"][sector.split(".")[0]]["sectors"][sector]
                return said["actions"], said["conditions"]
            case "play" | "recruit", card:
                said = self.facts["cards"][card]
                return _listed(said["effect"]), _listed(said["condition"])
            case "launch", slot:
                board = table["space-base"]["players"][decision["seat"]]["board"]
                said = self.facts["boards"][board][f"{board}.{slot}"]
                return [said["effect"]], [said["condition"]]
            case "action", slug:
                return [self.facts["actions"][slug]], []
            case "discard", _ if decision["prompt"] == "ws-pay-discard" and decision["about"]["left"] == 1:
                return self._bought(decision["about"]["source"]), []
        return [], []

    def _bought(self, source: str) -> list[Facts]:
        if source in self.facts["effects"]:
            return [self.facts["effects"][source]]
        sector = source.rpartition(".")[0]
        actions: list[Facts] = self.facts["planets"][sector.split(".")[0]]["sectors"][sector]["actions"]
        return actions

    def _holds(self, cards: Iterable[str], what: str) -> int:
        return sum(card in self.fits[what] for card in cards)

    def _left(self, hand: Hand, what: str, conditions: Sequence[Facts]) -> bool:
        """Whether a card of this kind can remain once one of the conditions is met."""
        return not conditions or any(self._remains(hand, what, condition) for condition in conditions)

    def _remains(self, hand: Hand, what: str, condition: Facts) -> bool:
        """Others pay first; only what they do not cover takes cards of the kind."""
        if condition["kind"] != "discard":
            return True
        others = [card for card in hand if card not in self.fits[what]]
        taken: int = max(0, condition["count"] - self._holds(others, condition["what"]))
        return self._holds(hand, what) > taken


def _listed(said: Facts | None) -> list[Facts]:
    return [] if said is None else [said]
