"""A test that takes too long is found out, and not blamed for a busy machine."""

import subprocess
import sys
import time

import pytest
import quiet
from quiet import Moment

WORK = "import time\nwhile time.process_time() < 1: pass"


def test_waiting_does_not_count() -> None:
    begun = Moment.now()
    time.sleep(0.5)
    assert begun.taken() < 0.4


def test_work_counts_and_what_it_starts_as_far_as_not_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(quiet, "PROCESSORS", 2)
    begun, until = Moment.now(), time.process_time() + 0.3
    while time.process_time() < until:
        pass
    assert begun.taken() >= 0.25
    subprocess.run([sys.executable, "-c", WORK], check=True)
    assert 0.4 <= begun.taken() < 1


def test_a_slow_machine_is_given_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(quiet, "sample", lambda: 3 * quiet.YARDSTICK)
    assert quiet.slowness() == pytest.approx(3)
    monkeypatch.setattr(quiet, "sample", lambda: quiet.YARDSTICK / 2)
    assert quiet.slowness() == 1
