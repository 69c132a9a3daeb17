"""What the documentation shows is true: its Python runs, its positions are read."""

import re
from contextlib import suppress
from pathlib import Path

import pytest

import perihelion

DOCS = sorted((Path(__file__).parents[1] / "docs").rglob("*.md"))


def blocks(language: str) -> list[tuple[str, str]]:
    found = []
    for path in DOCS:
        for n, block in enumerate(re.findall(rf"```{language}\n(.*?)```", path.read_text("utf-8"), re.S), 1):
            found.append((f"{path.stem}-{n}", block))
    return found


def test_the_python_of_a_page_runs_from_top_to_bottom() -> None:
    pages: dict[str, dict[str, object]] = {}
    for name, block in blocks("python"):
        page = name.rsplit("-", 1)[0]
        exec(compile(block, name, "exec"), pages.setdefault(page, {}))
    assert pages


@pytest.mark.parametrize(("name", "block"), blocks("position"), ids=[name for name, _ in blocks("position")])
def test_every_position_shown_is_read_and_round_trips(name: str, block: str) -> None:
    game = block.split()[1]
    read = perihelion.from_position(game, block)
    assert perihelion.from_position(game, read.position()).position() == read.position()


def at_a_table(name: str, expansions: list[str]) -> perihelion.Game:
    """With everything, and as few players as go with it."""
    for seats in perihelion.games()[name].seats:
        with suppress(perihelion.Refused):
            return perihelion.new(name, seats=seats, options={"expansions": expansions})
    raise AssertionError(name)


def test_every_step_and_verb_is_documented() -> None:
    page = (Path(__file__).parents[1] / "docs" / "notation.md").read_text("utf-8")
    for name, info in perihelion.games().items():
        (expansions,) = [option.choices for option in info.options if option.name == "expansions"]
        rules = at_a_table(name, list(expansions)).rules
        for word in {*rules.steps, *(move.verb for move in rules.vocabulary)}:
            assert f"`{word}" in page, word
