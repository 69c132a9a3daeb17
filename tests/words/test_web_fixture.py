"""What the web client takes from Python is what Python says today: sentences and types."""

import gzip
import json
import subprocess
import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path

RECORDER = Path(__file__).parents[2] / "web" / "tests" / "words" / "record.py"
TYPES = Path(__file__).parents[2] / "web" / "types" / "make.py"


def test_the_sentences_of_the_web_tests_are_not_stale(monkeypatch):
    monkeypatch.syspath_prepend(RECORDER.parent)
    spec = spec_from_file_location("record_for_the_web", RECORDER)  # the shelf has a `record`, too
    record = module_from_spec(spec)
    spec.loader.exec_module(record)
    kept = json.loads(gzip.decompress(record.SENTENCES.read_bytes()))
    today = record.recorded()
    stale = [section for section in today if today[section] != kept.get(section)]
    assert stale == [], "run web/tests/words/record.py, then the tests of the web client"


def test_the_types_of_the_client_are_those_of_the_server():
    done = subprocess.run([sys.executable, TYPES, "--check"], capture_output=True)
    assert done.returncode == 0, done.stderr.decode()
