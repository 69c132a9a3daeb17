"""Where games are kept: every answer is on disk before the next question, so that nothing can be lost."""

import json
import os
from collections.abc import Sequence
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from typing import Any

UNFINISHED, FINISHED = "tables", "finished"
SEATS = ".seats.json"


def data_folder() -> Path:
    """The user's data folder: PERIHELION_DATA, or `perihelion` where the system keeps such things."""
    own = os.environ.get("PERIHELION_DATA")
    if own:
        return Path(own).expanduser()
    shared = os.environ.get("XDG_DATA_HOME")
    return (Path(shared) if shared else Path.home() / ".local" / "share") / "perihelion"


def write_whole(path: Path, text: str) -> None:
    """Writes a file whole or not at all, even when the machine stops halfway."""
    path.parent.mkdir(parents=True, exist_ok=True)
    draft = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        with draft.open("w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        draft.replace(path)
    finally:
        with suppress(OSError):
            draft.unlink(missing_ok=True)


class Slot:
    """One table's place on disk: the record, and beside it who sits where.

    path   of the record
    """

    def __init__(self, path: Path) -> None:
        self.path = path

    @classmethod
    def new(cls, game: str) -> "Slot":
        folder = data_folder() / UNFINISHED
        stem = f"{game}-{datetime.now():%Y%m%d-%H%M%S}"
        numbered = (stem if n == 1 else f"{stem}-{n}" for n in range(1, 10_000))
        return cls(
            next(folder / f"{name}.json" for name in numbered if not (folder / f"{name}.json").exists())
        )

    @property
    def _seats(self) -> Path:
        return self.path.with_name(self.path.stem + SEATS)

    def write(self, record: str) -> None:
        write_whole(self.path, record)

    def seat(self, players: Sequence[str], *, practice: bool = False) -> None:
        write_whole(self._seats, json.dumps({"players": list(players), "practice": practice}) + "\n")

    def players(self) -> list[str]:
        """Who sits where; nobody known where the file is missing or damaged."""
        said = self._said("players")
        return [str(player) for player in said] if isinstance(said, list) else []

    @property
    def is_practice(self) -> bool:
        return self._said("practice") is True

    def _said(self, what: str) -> Any:
        try:
            return json.loads(self._seats.read_text("utf-8"))[what]
        except (OSError, ValueError, KeyError, TypeError):
            return None

    def finish(self) -> None:
        """A game that is over makes room for those that are not."""
        done = data_folder() / FINISHED / self.path.name
        done.parent.mkdir(parents=True, exist_ok=True)
        self.path.replace(done)
        with suppress(OSError):
            self._seats.replace(done.with_name(done.stem + SEATS))
        self.path = done


def unfinished() -> list[Slot]:
    """The games under way, the one played last first."""
    folder = data_folder() / UNFINISHED
    try:
        found = [path for path in folder.glob("*.json") if not path.name.endswith(SEATS)]
        found.sort(key=lambda path: path.stat().st_mtime_ns, reverse=True)
    except OSError:
        return []
    return [Slot(path) for path in found if not path.name.startswith(".")]


def setting(name: str) -> Any:
    try:
        return json.loads((data_folder() / "settings.json").read_text("utf-8")).get(name)
    except (OSError, ValueError, AttributeError):
        return None


def keep_setting(name: str, value: Any) -> None:
    with suppress(OSError):
        write_whole(data_folder() / "settings.json", json.dumps({name: value}) + "\n")
