"""The workshop: ships that belong to no game."""

import httpx
from server.serving import Server

SHIP = """perihelion galaxy-trucker 1
seats: 1
option flights: I
ship 0: . . - . .
ship 0: . - CN-01 - .
ship 0: - - SC-BLUE - -
ship 0: - - {engine} - -
ship 0: - - . - -
"""


def judged(server: Server, position: str) -> httpx.Response:
    return httpx.post(f"{server.address}/api/workshop", json={"position": position}, timeout=30)


def test_a_ship_is_judged_without_a_game(sqlite_server: Server) -> None:
    told = judged(sqlite_server, SHIP.format(engine="EN-05")).json()
    assert told["flaws"] == []
    assert told["ship"]["engines"] == [1, 1] and told["ship"]["cannons"] == [1, 1]
    assert told["safety"]["rolls"] == 36 and told["safety"]["falls"] == {"7.7": ["7.6", "7.8"]}


def test_errors_are_named_and_nonsense_is_refused(sqlite_server: Server) -> None:
    turned = judged(sqlite_server, SHIP.format(engine="EN-05>")).json()
    assert "gt-engine-turned" in [reason for reason, _ in turned["flaws"]]
    for wrong in (SHIP.format(engine="XX-99"), "perihelion chess 1", "x" * 5_000):
        answer = judged(sqlite_server, wrong)
        assert answer.status_code in (400, 413, 422), answer.text
        assert answer.json()["reason"]
