"""What links show of themselves to a stranger: title, text and picture, and nothing that is secret."""

from __future__ import annotations

import re
import struct
from html import unescape
from io import BytesIO
from pathlib import Path
from typing import get_args
from urllib.parse import urlsplit

import httpx
import pytest
from PIL import Image, ImageColor
from server.overheard import read_log
from server.serving import Server, play_on
from server.test_tables import two_people

from perihelion.client import Client
from perihelion.server.api import browser
from perihelion.server.entries import Started
from perihelion.server.previews.drawing import COLOURS, Cover, Scene, Sitting, draw, legible

WEB = Path(__file__).parents[2] / "web" / "dist" / "index.html"
pytestmark = pytest.mark.skipif(not WEB.is_file() and not browser.files(), reason="the client is not built")


def get(server: Server, path: str, **headers: str) -> httpx.Response:
    """As a stranger's program, without a session."""
    return httpx.get(f"{server.address}{path}", headers=headers, trust_env=False, timeout=60)


def shown(server: Server, path: str, **headers: str) -> dict[str, str]:
    """The lines of a page that are for other programs, by name."""
    page = get(server, path, **headers).text
    found = re.findall(r'<meta (?:name|property)="([^"]+)" content="([^"]*)"', page)
    assert page.count("<title>") == page.count('name="description"') == 1
    return {name: unescape(said) for name, said in found}


def picture(server: Server, about: dict[str, str]) -> httpx.Response:
    parts = urlsplit(about["og:image"])
    answer = get(server, f"{parts.path}?{parts.query}")
    assert answer.status_code == 200 and answer.headers["content-type"] == "image/png", answer.text
    assert struct.unpack(">II", answer.content[16:24]) == (1200, 630)
    return answer


def over(server: Server, **setup: object) -> tuple[Client, str]:
    ada = server.guest("Ada")
    table = ada.open("wild-space", seats=2, bots={"1": "rookie"}, **setup).id
    ada.do(table, "start", shuffle=False)
    play_on(ada, table)
    return ada, table


def test_home_lessons_and_rules_say_what_they_are(sqlite_server: Server) -> None:
    home = shown(sqlite_server, "/")
    assert home["og:title"] == "The open table for space board games"
    assert home["twitter:card"] == "summary_large_image" and "robots" not in home
    assert shown(sqlite_server, "/", **{"accept-language": "fr"})["og:title"].startswith("La table ouverte")
    assert shown(sqlite_server, "/learn")["og:title"] == "Learn by playing"
    rules = shown(sqlite_server, "/rules/galaxy-trucker")
    assert rules["og:title"] == "Galaxy Trucker: the rules"
    assert len({picture(sqlite_server, one).content for one in (home, rules)}) == 2


def test_a_public_table_shows_who_plays_and_at_the_end_who_won(sqlite_server: Server) -> None:
    ada, table = over(sqlite_server, public=True, title='Friday <b>"evening"</b>')
    about = shown(sqlite_server, f"/tables/{table}")
    scores = ada.see(table).table["result"]["scores"]
    assert about["og:title"] == 'Friday <b>"evening"</b> · Wild Space: The end'
    assert "Ada" in about["og:description"] and about["robots"] == "noindex" and scores
    moment = shown(sqlite_server, f"/tables/{table}/replay?at=9")
    assert re.search(r"Move \d+$", moment["og:title"]) and "wins" not in moment["og:description"]
    course = ada.request("GET", f"/api/tables/{table}/swings")["course"]
    then = [one["scores"] for one in course if one["sequence"] <= 9][-1]
    assert f"Ada {then[0]}," in moment["og:description"], "how it stood at that moment"
    assert picture(sqlite_server, about).content != picture(sqlite_server, moment).content


def test_at_the_end_the_winner_comes_first_and_a_broken_tie_is_told(sqlite_server: Server) -> None:
    ada, ben, table = two_people(sqlite_server, "high-frontier", options={"rounds": 2}, public=True)
    ada.do(table, "start", shuffle=False)
    for client, move in [(ada, "pass"), (ben, "income"), (ben, "pass")] * 2:
        client.play(table, move)
    assert ada.see(table).table["result"] == {"scores": [0, 0], "ranks": [2, 1], "winners": [1]}
    told = shown(sqlite_server, f"/tables/{table}")["og:description"]
    assert told == "Ben wins on the tie-break. At the table: Ben, Ada."


def test_a_private_table_shows_its_game_alone_unless_its_replay_is_shared(sqlite_server: Server) -> None:
    ada, table = over(sqlite_server, title="Between ourselves")
    plain = shown(sqlite_server, f"/tables/{table}")
    assert plain["og:title"] == "Wild Space" and "ourselves" not in str(plain)
    link = ada.request("POST", f"/api/tables/{table}/links", json={"kind": "replay"})
    shared = shown(sqlite_server, f"/tables/{table}/replay?by={link['code']}")
    assert "Between ourselves" in shared["og:title"] and "Ada" in shared["og:description"]
    assert link["secret"] not in str(shared)
    assert shown(sqlite_server, f"/tables/{table}?by=nonsense")["og:title"] == "Wild Space"
    assert picture(sqlite_server, plain).content != picture(sqlite_server, shared).content
    ada.request("DELETE", f"/api/tables/{table}/links")
    assert shown(sqlite_server, f"/tables/{table}/replay?by={link['code']}")["og:title"] == "Wild Space"


def test_no_code_opens_a_private_game_that_still_runs(sqlite_server: Server) -> None:
    ada, _, table = two_people(sqlite_server, title="Secret plans")
    ada.do(table, "start", shuffle=False)
    watch = ada.request("POST", f"/api/tables/{table}/links", json={"kind": "watch"})
    for page in (f"/tables/{table}", f"/tables/{table}/replay?at=3&by={watch['code']}"):
        about = shown(sqlite_server, page)
        assert about["og:title"] == "Wild Space" and "Secret" not in str(about) and "Ben" not in str(about)


def test_an_invitation_names_host_and_game_without_its_secret(sqlite_server: Server) -> None:
    ada = sqlite_server.guest("Ada", "fr")
    table = ada.open("wild-space", seats=2, title="Vendredi").id
    for kind, said in (("join", "Ada vous invite à jouer"), ("watch", "Ada vous invite à regarder")):
        link = ada.request("POST", f"/api/tables/{table}/links", json={"kind": kind})
        about = shown(sqlite_server, f"/join/{link['code']}")
        assert about["og:title"] == f"{said}\u00a0: Wild Space"
        assert "Vendredi" in about["og:description"] and link["secret"] not in str(about)
        picture(sqlite_server, about)
        assert (
            sqlite_server.client().request("POST", "/api/links/invitations", json={"secret": link["secret"]})[
                "host"
            ]
            == "Ada"
        )
        with pytest.raises(Exception, match="link-expired"):
            ada.request("POST", "/api/links", json={"secret": link["code"]})
    assert shown(sqlite_server, "/join/nonsense")["og:title"] == "The open table for space board games"


def test_a_stranger_sees_of_a_running_table_that_is_public_only_what_all_may_know(
    sqlite_server: Server,
) -> None:
    ada, _, table = two_people(sqlite_server, public=True)
    ada.do(table, "start", shuffle=False)
    ada.play(table, ada.see(table).moves[0])
    last = ada.see(table).sequence
    stranger = sqlite_server.client()
    for path in (f"/api/tables/{table}/replay", f"/api/tables/{table}/moments/{last}"):
        seen = stranger.request("GET", path)
        assert (seen.get("state") or seen)["seat"] is None
    assert (
        get(sqlite_server, f"/api/tables/{table}/moments/{last}?seat=0").json()["reason"] == "not-your-seat"
    )


def test_who_has_a_picture_already_is_told_so_and_nonsense_is_nothing(sqlite_server: Server) -> None:
    path = "/previews/games/wild-space-new.png"
    first = get(sqlite_server, path)
    assert "max-age=86400" in first.headers["cache-control"]
    again = get(sqlite_server, path, **{"if-none-match": first.headers["etag"]})
    assert again.status_code == 304 and again.content == b""
    for wrong in (
        "/previews/games/nothing-new.png", "/previews/games/wild-space-new.svg", "/previews/site/x.png",
        "/previews/tables/nothing.png", "/previews/join/%00.png", "/previews/join/nothing.png",
    ):  # fmt: skip
        assert get(sqlite_server, wrong).status_code == 404, wrong
    assert get(sqlite_server, "/previews/site/home.png?language=xx").status_code == 400
    assert "og:title" in shown(sqlite_server, "/tables/%F0%9F%9A%80/replay?at=%00&by=%00&at=1")


def test_any_name_can_be_drawn() -> None:
    names = ("<script>&\x00\x1f", "Ω Дмитрий 漢字 🚀 ‮", "", "W" * 60)
    seats = tuple(Sitting(name, -1, True) for name in names * 3)
    assert draw(Scene("home", names[0] * 9, names[1], names[3], seats)).startswith(b"\x89PNG")
    assert [legible(name) for name in ("漢字 Zoë 🚀", "Ω Дмитрий", "漢字")] == ["Zoë", "Ω Дмитрий", ""]


def test_no_picture_is_too_large_for_those_who_show_links() -> None:
    seats = tuple(Sitting(f"Captain {seat}", 10 * seat, seat == 3) for seat in range(4))
    sizes = {cover: len(draw(Scene(cover, "Friday night", "Over", "", seats))) for cover in get_args(Cover)}
    assert max(sizes.values()) < 300_000, sizes


def test_seats_keep_their_colours_in_the_few_that_a_picture_has() -> None:
    seats = tuple(Sitting(f"Captain {seat}", seat=seat) for seat in range(5))
    for cover in get_args(Cover):
        picture = Image.open(BytesIO(draw(Scene(cover, "Friday night", "Move 3", "", seats)))).convert("RGB")
        shown = {colour for _, colour in picture.getcolors(maxcolors=256) or []}
        assert {ImageColor.getrgb(colour) for colour in COLOURS} <= shown, cover


def everything(server: Server, table: str, last: int) -> str:
    """All that a stranger with the link is ever sent of a table: pages, table, replay, moments, account."""
    pages = [f"/tables/{table}", f"/tables/{table}/replay?at={last}", f"/api/tables/{table}"]
    pages += [f"/api/tables/{table}/replay", f"/api/tables/{table}/record"]
    pages += [f"/api/tables/{table}/moments/{sequence}" for sequence in range(1, last + 1)]
    answers = [get(server, page) for page in pages]
    assert {answer.status_code for answer in answers} == {200}
    return "\n".join(answer.text for answer in answers)


def strings(value: object) -> set[str]:
    """Every text in what was sent."""
    if isinstance(value, dict):
        return set(value).union(*map(strings, value.values()))
    return set().union(*map(strings, value)) if isinstance(value, list) else {str(value)}


def known(client: Client, table: str) -> set[str]:
    """What somebody sees of the pieces of a game."""
    return {
        text for text in strings(client.see(table).view) if re.fullmatch(r"[A-Z]+[A-Z0-9]*-[\w.-]+", text)
    }


@pytest.mark.parametrize(
    ("game", "options", "first"),
    [
        ("wild-space", {}, "land"),
        ("galaxy-trucker", {"tempo": "live"}, "look"),
        ("galaxy-trucker", {"tempo": "days"}, "draw"),
        ("high-frontier", {}, "research"),
    ],
)
def test_nothing_that_is_secret_is_in_anything_a_stranger_is_sent(
    sqlite_server: Server, game: str, options: dict[str, object], first: str
) -> None:
    """Hands, piles looked at, answers given in secret, and the chance from which all of it comes."""
    ada, ben, table = two_people(sqlite_server, game=game, public=True, options=options)
    ada.do(table, "start", shuffle=False)
    for _ in range(6):
        moves = ada.see(table).moves
        if not moves or any(move.startswith(first) for move in moves):
            break
        ada.play(table, moves[0])
    move = next(move for move in ada.see(table).moves if move.startswith(first))
    ada.play(table, move)
    sent = everything(sqlite_server, table, ada.see(table).sequence)
    public = known(sqlite_server.client(), table)
    secret = (known(ada, table) | known(ben, table)) - public
    assert bool(secret) == (first in ("land", "look")), "there was something to hide"
    assert [text for text in sorted(secret) if f'"{text}"' in sent] == []
    (seed,) = (
        line.entry.seed for line in read_log(sqlite_server.data, table) if isinstance(line.entry, Started)
    )
    assert str(seed) not in sent
    assert options != {"tempo": "days"} or '"draw"' not in sent, (
        "an answer is secret until all have given theirs"
    )
