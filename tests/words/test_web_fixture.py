"""The sentences the web client is tested against are those that Python says today."""

import gzip
import json
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path

import pytest

FOLDER = Path(__file__).parents[2] / "web" / "tests" / "words"


@pytest.mark.parametrize("recorder", ["record.py", "record_galaxy_trucker.py"])
def test_the_sentences_of_the_web_tests_are_not_stale(monkeypatch, recorder):
    monkeypatch.syspath_prepend(FOLDER)
    spec = spec_from_file_location("recorder_for_the_web", FOLDER / recorder)  # the shelf has a `record`, too
    record = module_from_spec(spec)
    spec.loader.exec_module(record)
    kept = json.loads(gzip.decompress(record.SENTENCES.read_bytes()))
    today = record.recorded()
    stale = [section for section in today if today[section] != kept.get(section)]
    assert stale == [], f"run web/tests/words/{recorder}, then the tests of the web client"
