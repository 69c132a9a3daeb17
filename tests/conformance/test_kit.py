"""The kit accepts a sound game and finds every seeded fault."""

import pytest
from conformance import kit
from tiny import faults
from tiny.game import INFO, TinyRules, start

from perihelion.engine.driver import Game
from perihelion.engine.reading import read_position
from perihelion.engine.replays import begin_anew, read_record, replay


def prove(rules: type[TinyRules], seed: int = 3, seats: int = 3) -> Game:
    def load(text: str) -> Game:
        record = read_record(text)
        settled = rules(record.seats, INFO.judge(record.seats, record.options))
        return replay(text, record, settled, lambda: begin_anew(record, settled))

    return kit.prove(
        lambda seed: start(rules, seats=seats, seed=seed),
        lambda text: read_position(INFO, text, lambda options, seats, packs: rules(seats, options)),
        load,
        seed=seed,
    )


@pytest.mark.parametrize("seats", INFO.seats)
@pytest.mark.parametrize("seed", range(4))
def test_a_sound_game_passes(seats: int, seed: int) -> None:
    assert prove(TinyRules, seed, seats).over


FOUND = [
    (faults.LeakInView, "sees more|see more"),
    (faults.LeakInEvent, "an event tells"),
    (faults.SharedReference, "in a clone changed|went different ways|loses pieces|lost or made"),
    (faults.OfferedButRefused, "offered but refused"),
    (faults.UndoForgets, "undo|went different ways|two games"),
    (faults.UnreportedSecret, "takes back knowledge"),
    (faults.NeverEnds, "still not over"),
    (faults.SecretInLocal, "loses pieces as it goes on"),
    (faults.ReferenceInLocal, "keeps hand across a question"),
    (faults.ActsBeforeAsking, "a clone differs"),
    (faults.CardFromNowhere, "lost or made|loses pieces"),
    (faults.PositionForgets, "position"),
    (faults.UnrecordedChance, "went different ways|two games"),
]


@pytest.mark.parametrize(("fault", "complaint"), FOUND, ids=range(len(FOUND)))
def test_the_kit_finds(fault: type[TinyRules], complaint: str) -> None:
    with pytest.raises(AssertionError, match=complaint):
        for seed in range(6):
            prove(fault, seed)
