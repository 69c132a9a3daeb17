"""Content packs for tests: written into a folder, and checked as their authors check them."""

from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import CliRunner

from perihelion import Refused
from perihelion.cli.content import content


def written(folder: Path, head: str, **tables: str) -> Path:
    (folder / "pack.toml").write_text(head)
    for name, text in tables.items():
        (folder / f"{name}.toml").write_text(text)
    return folder


def complaints(folder: Path) -> list[str]:
    result = CliRunner().invoke(content, ["check", str(folder)])
    assert result.exit_code == (1 if result.stderr else 0)
    return result.stderr.splitlines()


def wrong_lines(folder: Path) -> str:
    """Which lines of which tables are complained of: `cards:3 cards:7`."""
    places = (complaint.split(":")[:2] for complaint in complaints(folder))
    return " ".join(f"{file.removesuffix('.toml')}:{line}" for file, line in places)


def refused_at(reading: Callable[[], object]) -> tuple[object, int | None]:
    """The file and the line at which content is refused."""
    with pytest.raises(Refused, match="bad-content") as refused:
        reading()
    return refused.value.about["file"], refused.value.line
