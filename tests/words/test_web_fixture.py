"""What the web client takes from Python is what Python says today: sentences and types."""

import gzip
import json
import subprocess
import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path

import pytest

FOLDER = Path(__file__).parents[2] / "web" / "tests" / "words"
TYPES = Path(__file__).parents[2] / "web" / "types" / "make.py"


@pytest.mark.parametrize("recorder", ["record.py", "record_galaxy_trucker.py", "record_high_frontier.py"])
def test_the_sentences_of_the_web_tests_are_not_stale(monkeypatch: pytest.MonkeyPatch, recorder: str) -> None:
    monkeypatch.syspath_prepend(FOLDER)
    spec = spec_from_file_location("recorder_for_the_web", FOLDER / recorder)  # the shelf has a `record`, too
    assert spec is not None and spec.loader is not None
    record = module_from_spec(spec)
    spec.loader.exec_module(record)
    kept = json.loads(gzip.decompress(record.SENTENCES.read_bytes()))
    today = record.recorded()
    stale = [section for section in today if today[section] != kept.get(section)]
    assert stale == [], f"run web/tests/words/{recorder}, then the tests of the web client"


def test_the_types_of_the_client_are_those_of_the_server() -> None:
    done = subprocess.run([sys.executable, TYPES, "--check"], capture_output=True)
    assert done.returncode == 0, done.stderr.decode()
