"""A few tables of every game, and what the documentation shows: for the proof of the adapters."""

import re
from pathlib import Path
from typing import Any

import pytest
from conformance.cover import expansions_for
from conformance.kit import SHORT

import perihelion


def few_mixes() -> list[Any]:
    """The base game for two, everything for three, and who can play alone does."""
    found = []
    for name, info in perihelion.games().items():
        three, one = (tuple(expansions_for(info, seats)) for seats in (3, 1))
        for seats, chosen in dict.fromkeys([(2, ()), (3, three), (1, ()), (1, one)]):
            if seats in info.seats:
                mix = f"{name}-{seats}-{'all' if chosen else 'base'}"
                options = {"expansions": list(chosen), **SHORT.get(name, {})}
                found.append(pytest.param(name, seats, options, id=mix))
    return found


def shown(page: str, section: str) -> str:
    """The Python a section of a page of the documentation shows."""
    text = (Path(__file__).parents[2] / "docs" / page).read_text("utf-8")
    (body,) = re.findall(rf"^## {section}\n(.*?)(?=^## |\Z)", text, re.S | re.M)
    blocks = re.findall(r"```py\n(.*?)```", body, re.S)
    assert blocks, f"{page} shows nothing under {section}"
    return "\n".join(blocks)
