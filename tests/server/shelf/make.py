"""Writes a database with running games, as text, to be opened and played on by every later version.

Run once per released schema, from the root, and never again for the same one:

    PYTHONPATH=tests .perihelion/env/bin/python tests/server/shelf/make.py
"""

import sqlite3
import tempfile
from contextlib import closing
from pathlib import Path

from server.serving import Server, play_on

from perihelion.server.database import newest_revision


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder), limits="0").start()
        play_some(server)
        server.close_clients()
        server.stop()
        with closing(sqlite3.connect(Path(folder) / "perihelion.sqlite")) as database:
            text = "\n".join(database.iterdump())
    place = Path(__file__).with_name(f"{newest_revision()}.sql")
    place.write_text(text + "\n")
    print(f"{place}: {place.stat().st_size:,} bytes")


def play_some(server: Server) -> None:
    """A game against a bot, long enough for checkpoints; one between people, just begun; one to join."""
    ada, ben = server.guest("Ada"), server.guest("Ben", "fr")
    ada.register("Ada of the shelf", "a long passphrase")
    long = ada.open("wild-space", seats=2, bots={"1": "rookie"}, title="Against a bot").id
    ada.do(long, "start", shuffle=False)
    play_on(ada, long, moves=36)
    ada.do(long, "undo")
    ada.do(long, "say", text="Je reviens demain.")
    two = ada.open("wild-space", seats=2, public=True, tempo={"kind": "days", "reserve": 86400}).id
    ben.do(two, "sit")
    ada.do(two, "start", shuffle=False)
    for _ in range(3):
        for somebody in (ada, ben):
            update = somebody.see(two)
            if update.asked is not None:
                somebody.play(two, update.moves[0])
    ben.request("POST", f"/api/tables/{two}/orders", json={"prompt": "*", "choose": ["end"]})
    ada.open("wild-space", seats=3, public=True, title="To join")


if __name__ == "__main__":
    main()
