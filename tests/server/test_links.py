"""Links: what they open, for whom, how often, and how their end is the end of what they opened."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from server.serving import Server
from server.test_tables import refused, two_people
from sqlalchemy import update

from perihelion.client import Client
from perihelion.engine.refused import Refused
from perihelion.server.commands import Actor, Start
from perihelion.server.house import House
from perihelion.server.links import AWAY_SECONDS
from perihelion.server.lobby import Setup
from perihelion.server.schema import links
from perihelion.server.settings import Settings


def begun(server: Server) -> tuple[Client, Client, str]:
    ada, ben, table = two_people(server)
    ada.do(table, "start", shuffle=False)
    return ada, ben, table


def test_a_link_to_watch_lets_nobody_sit(server: Server) -> None:
    ada, cid = server.guest("Ada"), server.guest("Cid")
    table = ada.open("wild-space", seats=2).id
    cid.follow(ada.link(table, "watch"))
    refused("only-watching", cid.do, table, "sit")
    with cid.socket() as socket:
        said = socket.until("refused", id=socket.do(table, "sit"))
        assert said["reason"] == "only-watching"
    cid.follow(ada.link(table, "join"))
    cid.follow(ada.link(table, "watch"))
    cid.do(table, "sit")
    assert cid.see(table).table["places"][1]["name"] == "Cid"


def test_a_link_to_a_seat_is_for_one_person_and_the_table_is_told(server: Server) -> None:
    """Ben goes on at another device: the own link is consent."""
    ada, ben, table = begun(server)
    link, home, thief = ben.link(table, "seat", 1), server.guest("Ben at home"), server.guest("Eve")
    home.follow(link)
    refused("link-expired", thief.follow, link)
    home.follow(link)  # the page is opened again
    assert home.see(table).seat == 1 and ben.see(table).seat is None
    told = ada.see(table).lines[-1]
    assert (told["kind"], told["seat"], told["name"]) == ("replaced", 1, "Ben at home")


def test_nobody_who_is_there_is_replaced_without_consent(server: Server) -> None:
    """Neither by a link of the owner nor by being sent away first."""
    ada, ben, table = begun(server)
    link, friend = ada.link(table, "seat", 1), server.guest("Friend")
    refused("still-there", friend.follow, link)
    refused("no-such-table", friend.see, table)
    assert ben.see(table).seat == 1
    ada.do(table, "remove", seat=1)
    refused("seat-dismissed", friend.follow, link)
    friend.follow(ada.link(table, "join"))
    refused("seat-dismissed", friend.do, table, "sit", seat=1)
    assert friend.see(table).seat is None
    ben.follow(ada.link(table, "join"))
    ben.do(table, "sit", seat=1)
    assert ben.see(table).seat == 1, "whoever knows the hand may come back to it"


def test_a_seat_whose_player_left_or_resigned_can_be_given_to_another(server: Server) -> None:
    ada, ben, table = begun(server)
    ben.do(table, "resign")
    back = server.guest("Ben at home")
    back.follow(ada.link(table, "seat", 1))
    assert back.see(table).seat == 1


def test_revoking_links_ends_what_they_opened(server: Server) -> None:
    """Also for whoever is watching at that moment; seats stay."""
    ada, ben, table = two_people(server)
    watching = server.guest("Cid")
    watching.follow(ada.link(table, "watch"))
    with watching.socket() as socket:
        socket.watch(table)
        socket.until("update")
        ada.request("DELETE", f"/api/tables/{table}/links")
        assert socket.until("refused")["reason"] == "no-such-table"
        refused("no-such-table", watching.see, table)
    assert ben.see(table).table["places"][1]["name"] == "Ben"


def test_a_link_to_a_seat_ends_and_a_player_without_a_sign_is_away(tmp_path: Path) -> None:
    async def told() -> None:
        async with House(Settings(data=tmp_path, workers=1)).open() as house:
            ada, ben, cid = [await house.people.arrive(name) for name in ("Ada", "Ben", "Cid")]
            table = (await house.lobby.open(ada, Setup(game="wild-space", seats=2))).table.id
            link = await house.links.make(table, ada.id, "seat", 1)
            await house.links.follow(link.secret, ben)
            await house.hall.command(table, Actor(ada.id, "Ada"), Start(shuffle=False))
            link = await house.links.make(table, ada.id, "seat", 1)
            await house.database.write(update(links).values(expires=0.0))
            with pytest.raises(Refused, match="link-expired"):
                await house.links.follow(link.secret, cid)
            link = await house.links.make(table, ada.id, "seat", 1)
            with pytest.raises(Refused, match="still-there"):
                await house.links.follow(link.secret, cid)
            live = await house.hall.table(table)
            now = live.now()
            live.clock = lambda: now + AWAY_SECONDS + 1
            await house.links.follow(link.secret, cid)
            assert live.table.places[1].person == cid.id

    asyncio.run(told())
