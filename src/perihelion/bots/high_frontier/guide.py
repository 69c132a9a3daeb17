"""How a bot finds its way in High Frontier."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from perihelion.bots.high_frontier.bidding import bid
from perihelion.bots.high_frontier.desk import Desk
from perihelion.bots.high_frontier.pilot import Pilot
from perihelion.bots.high_frontier.politics import ballot, softest, squares_for
from perihelion.bots.high_frontier.seen_table import SeenTable
from perihelion.bots.high_frontier.tastes import Tastes
from perihelion.bots.high_frontier.training import train
from perihelion.bots.high_frontier.voyages import voyages
from perihelion.bots.high_frontier.watch import Watch
from perihelion.engine.decisions import Decision, Seat
from perihelion.engine.driver import Game
from perihelion.engine.moves import Move
from perihelion.games.high_frontier.rules import FrontierRules

# What it wishes for before anything else, whatever its plans are.
ALWAYS = {"hf-hazard": ["insure"], "hf-prospect": ["road"]}


class HighFrontierGuide:
    """Plans one mission after the other; what it wishes most is what it plays."""

    effort = 0

    def __init__(self, rules: FrontierRules, tastes: Tastes) -> None:
        self._rules = rules
        self._tastes = tastes
        self._voyages = voyages(rules.printed, rules.laws)
        self._pilot = Pilot(self._voyages)

    def judge(self, table: dict[str, Any], decision: Decision) -> Sequence[float]:
        """The move it wishes most counts most; those it never thought of count nothing."""
        legal = {move.text: n for n, move in enumerate(decision.moves)}
        worth = [0.0] * len(legal)
        for wish in self.wishes(SeenTable(self._rules, table, decision.seat), decision):
            if wish in legal:
                worth[legal[wish]] = 1.0
                return worth
        worth[-1] = 1.0
        return worth

    def is_promising(self, worth: float, best: float) -> bool:
        return worth == best

    def move(self, game: Game, decision: Decision) -> Move:
        worth = self.judge(game.view(decision.seat)["table"], decision)
        return decision.moves[worth.index(max(worth))]

    def estimate(self, game: Game, seat: Seat) -> float:
        scores = [player["score"] for player in game.view(seat)["table"]["players"]]
        others = [score for other, score in enumerate(scores) if other != seat]
        return float(scores[seat] - max(others, default=0))

    def wishes(self, sight: SeenTable, decision: Decision) -> Iterator[str]:
        """What it would like to answer, the dearest first."""
        yield from ALWAYS.get(decision.prompt, ())
        yield from self._against_hermes(sight, decision)
        desk = Desk(sight, self._voyages, self._tastes)
        match decision.prompt:
            case "hf-turn":
                training = sight.rules.expansion("training")
                yield from self._made_ready(sight, train(sight) if training else desk.turn())
            case "hf-boost":
                yield from desk.boost()
            case "hf-bid":
                yield bid(sight, desk, self._tastes, decision.about["card"], decision.about["highest"])
                yield "pass"
            case "hf-beam" | "hf-engine" | "hf-supports" | "hf-go" as prompt:
                yield from self._pilot.answers(sight, prompt)
            case "hf-prospect":
                yield from self._targets(sight, decision)
            case "hf-letter":
                letters = sorted(sight.table["tracks"], key=lambda letter: -sight.letter_points(letter))
                yield from (f"letter {letter}" for letter in letters)
            case "hf-product":
                yield from desk.products(decision) if self._tastes.trades else ()
                yield "skip"
            case "hf-build":
                yield from desk.build(decision)
            case "hf-robonaut":
                yield from desk.given(decision)
            case _:
                yield from self._outward(sight, desk, decision)

    def _against_hermes(self, sight: SeenTable, decision: Decision) -> Iterator[str]:
        """What it would like to answer alone, while Hermes falls."""
        if not sight.rules.expansion("hermes"):
            return
        watch = Watch(sight, self._voyages)
        match decision.prompt:
            case "hf-turn":
                yield from self._made_ready(sight, watch.turn())
            case "hf-boost":
                yield from watch.boost()
            case "hf-cut" | "hf-glitch" | "hf-debris":
                yield from watch.sacrifice(decision)
            case "hf-upgrade":
                yield from watch.upgrade(decision)

    def _made_ready(self, sight: SeenTable, wishes: Iterator[str]) -> Iterator[str]:
        """The same, with what comes before a flight."""
        for wish in wishes:
            if wish == "fly":
                yield from self._pilot.set_out(sight)
            yield wish

    def _outward(self, sight: SeenTable, desk: Desk, decision: Decision) -> Iterator[str]:
        """What it would like to answer to questions of the expansion."""
        match decision.prompt:
            case "hf-vote":
                yield ballot(sight, decision.about["highest"])
                yield "pass"
            case "hf-politics":
                yield from (f"politics {square}" for square in squares_for(sight))
                yield "pass"
            case "hf-aim":
                yield from softest(sight, decision)
            case "hf-cut" | "hf-glitch" | "hf-debris":
                needed = desk.mission.cards if desk.mission else ()
                yield from (move.text for move in decision.moves if move.args[0] not in needed)

    def _targets(self, sight: SeenTable, decision: Decision) -> Iterator[str]:
        """The site most worth a claim."""
        sites = [move.args[0] for move in decision.moves if move.verb == "try"]
        yield from (f"try {site}" for site in sorted(sites, key=lambda site: -sight.factory_points(site)))
