"""How much the captain of Wild Space thinks in the longest turns: counted, so that no machine is too slow.

The positions are among the slowest decisions of some hundred games between captains with both expansions;
seconds are in bench/RESULTS.md.
"""

from pathlib import Path
from typing import Any

import pytest

import perihelion
from perihelion import Chair, Game
from perihelion.bots import BOTS
from perihelion.bots.captain import Captain
from perihelion.bots.wild_space.edition import edition_of
from perihelion.bots.wild_space.judge import Judgement
from perihelion.bots.wild_space.missions import Missions
from perihelion.bots.wild_space.outlook import Effort, Outlook, Reckoned
from perihelion.bots.wild_space.tastes import CAPTAIN

LONG_TURNS = sorted(Path(__file__).with_name("long_turns").glob("*.txt"))
BOTH = {"expansions": ["space-base", "encounters"]}
MOST_WEIGHED = 300_000  # cards of a decision; a million and a half took five seconds


@pytest.fixture
def weighed(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Every card that is weighed for a crew, once for each time."""
    cards: list[str] = []
    weigh = Missions.gain

    def count(self: Missions, card: Any) -> Any:
        cards.append(card.id)
        return weigh(self, card)

    monkeypatch.setattr(Missions, "gain", count)
    return cards


@pytest.mark.parametrize("path", LONG_TURNS, ids=lambda path: path.stem)
def test_in_a_long_turn_it_thinks_no_more_than_it_has_time_for(path: Path, weighed: list[str]) -> None:
    game = perihelion.from_position("wild-space", path.read_text())
    (seat,) = game.pending
    Captain(seat).choose(Chair(game, seat, Captain.simulations))
    assert len(weighed) < MOST_WEIGHED


def test_a_hand_of_thirty_cards_that_play_one_another_is_judged_at_once(weighed: list[str]) -> None:
    """It looks less far ahead, at all moves alike."""
    start = perihelion.new("wild-space", seats=2, seed=1, options=BOTH)
    chains = [card for card in edition_of(start.rules).plays if card in start.rules.deck]  # type: ignore[attr-defined]
    position = f"""perihelion wild-space 1
seats: 2
option expansions: space-base encounters
turn: 14
captain 0: CE-MON.front
hand 0: {" ".join(chains[:30])}
"""
    game = perihelion.from_position("wild-space", position)
    BOTS["captain"](0).choose(Chair(game, 0))
    assert len(weighed) < 10_000


class Forgetful(Outlook):
    """Thinks every chain through, whether it knows the crew or not."""

    def _reckoned(self) -> Reckoned:
        return Reckoned()


def worth(game: Game, seat: int, outlook: type[Outlook]) -> list[float]:
    table = game.view(seat)["table"]
    found = outlook(table, seat, edition_of(game.rules), CAPTAIN, Effort())
    found.most = 10**9
    return Judgement(table, game.pending[seat], found, CAPTAIN.sight).of_moves()


@pytest.mark.parametrize("seats", [1, 2])
def test_what_it_remembers_of_a_crew_changes_no_judgement(seats: int) -> None:
    game = perihelion.new("wild-space", seats=seats, seed=4, options=BOTH, tracked=False)
    bots = [BOTS["captain"](seat) for seat in range(seats)]
    judged = 0
    while game.pending:
        seat = min(game.pending)
        if len(game.pending[seat].moves) > 2:
            assert worth(game, seat, Outlook) == worth(game, seat, Forgetful)
            judged += 1
        game.play(seat, bots[seat].choose(Chair(game, seat)))
    assert judged > 50
