"""A test that takes too long is found out on a quiet machine, and not blamed for a busy one."""

import pytest
import quiet
from quiet import NOT_TOLD, Moment


@pytest.mark.parametrize(
    ("since", "taken"),
    [
        (Moment(clock=130, own=35, below=9, queued=51), 29),  # it waited, and nobody stood in line
        (Moment(clock=130, own=35, below=9, queued=79), 5),  # it waited for its turn
        (Moment(clock=130, own=52, below=9, queued=79), 22),  # it worked, and the machine was busy
        (Moment(clock=130, own=35, below=59, queued=79), 25),  # what it started worked on both processors
        (Moment(clock=130, own=37, below=9, queued=NOT_TOLD), 7),  # nobody tells of a line
    ],
)
def test_the_wait_for_a_processor_does_not_count(
    since: Moment, taken: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(quiet, "PROCESSORS", 2)
    monkeypatch.setattr(Moment, "now", lambda: since)
    line = 50 if since.queued != NOT_TOLD else NOT_TOLD
    assert Moment(clock=100, own=30, below=9, queued=line).taken() == taken
