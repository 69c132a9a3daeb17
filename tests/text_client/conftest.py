from pathlib import Path

import pytest


@pytest.fixture(autouse=True)
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Every test keeps its games in a folder of its own."""
    monkeypatch.setenv("PERIHELION_DATA", str(tmp_path / "data"))
    return tmp_path / "data"
