"""The sentences the web client is tested against are those that Python says today."""

import gzip
import json
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path

RECORDER = Path(__file__).parents[2] / "web" / "tests" / "words" / "record.py"


def test_the_sentences_of_the_web_tests_are_not_stale(monkeypatch):
    monkeypatch.syspath_prepend(RECORDER.parent)
    spec = spec_from_file_location("record_for_the_web", RECORDER)  # the shelf has a `record`, too
    record = module_from_spec(spec)
    spec.loader.exec_module(record)
    kept = json.loads(gzip.decompress(record.SENTENCES.read_bytes()))
    today = record.recorded()
    stale = [section for section in today if today[section] != kept.get(section)]
    assert stale == [], "run web/tests/words/record.py, then the tests of the web client"
