"""No view leaks: what was sent to anybody depends only on what they may know."""

import json
import os
import random
import re
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from typing import Any

import httpx
import pytest
from conformance.cover import expansions_of, with_what_it_needs
from conformance.kit import SHORT
from server.overheard import Audience, Ear, Everybody, Imagination, as_bytes, as_shown, listening, read_log
from server.serving import Server, play_on

import perihelion
from perihelion import Game
from perihelion.client import Client, ServerRefused
from perihelion.engine.refused import Refused
from perihelion.server import play, replays  # noqa: F401 - `play` carries commands out
from perihelion.server.api.answers import refusal
from perihelion.server.commands import Actor, Play, carry_out
from perihelion.server.entries import Acted

FULL = bool(os.environ.get("PERIHELION_FULL"))
ORDER = "never-said-aloud *"
OPEN = ("high-frontier",)  # games in which nobody knows more than others
ENOUGH: dict[str, dict[str, Any]] = {} if FULL else {"galaxy-trucker": {"flights": ["I", "II"]}}


Mix = tuple[str, int, tuple[str, ...]]


def mixes() -> list[Mix]:
    """The base games, every expansion alone and all together; in the long form at every number of seats.

    An expansion that asks for others or for more players has them.
    """
    found = []
    for name, info in perihelion.games().items():
        choices = expansions_of(info)
        for number, chosen in enumerate(dict.fromkeys([(), *((one,) for one in choices), choices])):
            every = range(1, 6) if FULL else (2 + number % 3, 4)
            mixed = [table for seats in every if (table := possible(info, seats, chosen)) is not None]
            found += [(name, *table) for table in (mixed if FULL else mixed[:1])]
    return found


def possible(
    info: perihelion.GameInfo, seats: int, chosen: tuple[str, ...]
) -> tuple[int, tuple[str, ...]] | None:
    """A table of so many with these expansions and what they need, or none."""
    row = with_what_it_needs(info, {"seats": seats, **dict.fromkeys(chosen, True)})
    if row is None:
        return None
    return seats, tuple(expansion for expansion in expansions_of(info) if row.get(expansion))


class Party:
    """People with secrets at every seat of a running table, everybody listening."""

    def __init__(
        self, server: Server, name: str, seats: int, expansions: tuple[str, ...], held: ExitStack
    ) -> None:
        self.server = server
        people = [server.guest(f"P{number}") for number in range(seats + 1)]
        owner, *_ = people
        options = {"expansions": list(expansions), **SHORT.get(name, {}), **ENOUGH.get(name, {})}
        setup = owner.open(name, seats=seats, options=options, public=True, title="Wire")
        self.table, self.secrets = setup.id, list[tuple[Client, str]]()
        for client in people[1:seats]:
            client.do(self.table, "sit")
        clients: list[Client | None] = [*people, None]
        ears = [held.enter_context(listening(server, client, self.table)) for client in clients]
        self.everybody = Everybody(ears, self.table, seed=seats)
        for number, client in enumerate(people):
            self._keep_secrets(client, number, is_seated=number < seats)
        self.everybody.hear(owner.do(self.table, "start"))

    def _keep_secrets(self, client: Client, number: int, *, is_seated: bool) -> None:
        """An address, a webhook, a session, standing orders, and links: for their owner alone."""
        mail = f"hush{number}-{self.table}@secret.example".lower()
        hook = f"http://127.0.0.1:9/hush-{number}-{self.table}"
        client.request("PATCH", "/api/me", json={"email": mail, "webhook": hook, "notices": False})
        assert client.token is not None
        found = [mail, hook, client.token]
        if is_seated:
            found.append(client.link(self.table, "watch"))
            pattern = f"hush {number} {ORDER}"
            client.request("POST", f"/api/tables/{self.table}/orders", json={"choose": [pattern]})
            found.append(pattern)
        self.secrets += [(client, word) for word in found]


Invite = Callable[[str, int, tuple[str, ...]], Party]


@pytest.fixture
def party(own: Server) -> Iterator[Invite]:
    with ExitStack() as held:
        yield lambda name, seats, expansions: Party(own, name, seats, expansions, held)


def audience_of(ear: Ear) -> Audience:
    seat: Audience = ear.now["state"]["seat"]
    return seat


def check_updates(ears: list[Ear], log: Imagination, seed: int) -> tuple[int, int]:
    """Every update is byte for byte what an imagined game would have sent; returns how many of what."""
    sent = {audience_of(ear): {update["sequence"]: update for update in ear.updates} for ear in ears}
    lines = {
        audience_of(ear): {line["sequence"]: line for update in ear.updates for line in update["lines"]}
        for ear in ears
    }
    compared = played = 0
    for line in log.walk():
        for audience in sent:
            shown = lines[audience].get(line.sequence)
            assert shown is not None, f"line {line.sequence} was never sent to {audience}"
            assert as_bytes(shown) == log.line(line, audience, seed + line.sequence)
            update = sent[audience].get(line.sequence)
            if update is not None and update["state"]["view"] is not None:
                assert as_shown(update["state"], undo=False) == log.state(audience, seed + line.sequence)
                compared += 1
                found = log.played(line, audience, seed + line.sequence)
                if found is not None:
                    assert isinstance(line.entry, Acted)
                    own = audience == line.entry.done.seat
                    assert (as_bytes(shown), as_shown(update["state"], undo=own)) == found
                    played += 1
    return compared, played


def cards_known(game: Game, audience: int | None, seat: int) -> set[str]:
    """What somebody knows of the cards this seat knows: its hand, or the piles it has looked at."""
    table = game.view(audience)["table"]
    if "piles" not in table:
        return set(table["players"][seat]["hand"])
    seen = {card for pile in table["piles"] for card in pile["cards"] or ()}
    return seen | {*table["gone"], *table["flight"]["turned"]}


def check_hidden_hands(ears: list[Ear], log: Imagination) -> int:
    """No card that only one knows is named in what others are shown; returns how many were looked for."""
    sent = {audience_of(ear): {update["sequence"]: update for update in ear.updates} for ear in ears}
    looked = 0
    for line in log.walk():
        game = log.live.game
        if game is None or game.over:
            continue
        for audience, updates in sent.items():
            if line.sequence not in updates:
                continue
            state = json.dumps(updates[line.sequence]["state"])
            for seat in set(range(game.rules.seats)) - {audience}:
                for card in cards_known(game, seat, seat) - cards_known(game, audience, seat):
                    looked += 1
                    assert not re.search(rf"\b{re.escape(card)}\b", state), f"{audience} was shown {card}"
    return looked


def check_secrets(party: Party, seed: int) -> None:
    """Neither the seed nor anything personal was sent to anybody else."""
    for ear in party.everybody.ears:
        heard = "".join(ear.raw)
        assert str(seed) not in heard
        for client, word in party.secrets:
            assert word not in heard, f"{word} was told"
            assert client.token is not None


@pytest.mark.parametrize("mix", mixes(), ids=lambda mix: "-".join([mix[0], str(mix[1]), *mix[2]]))
def test_what_is_sent_depends_only_on_what_one_may_know(own: Server, party: Invite, mix: Mix) -> None:
    here: Party = party(*mix)
    everybody = here.everybody
    everybody.play(40)
    if everybody.status == "playing":
        check_what_is_fetched(here)
    everybody.play(10_000)
    assert everybody.status == "over"
    log = read_log(own.data, here.table)
    imagination = Imagination(here.table, log)
    compared, played = check_updates(everybody.ears, imagination, seed=mix[1])
    least = 2 if mix[1] == 1 else 20  # whoever plays alone may be done soon
    assert compared > least * len(everybody.ears) and played > compared // 4, (compared, played)
    looked = check_hidden_hands(everybody.ears, Imagination(here.table, log))
    assert looked > 0 or mix[1] == 1 or mix[0] in OPEN
    assert imagination.live.table.seed is not None
    check_secrets(here, imagination.live.table.seed)


def check_what_is_fetched(here: Party) -> None:
    """Half-way: replays, records, lists and refusals over HTTP, for each audience."""
    log = read_log(here.server.data, here.table)
    imagination = Imagination(here.table, log)
    moments: dict[tuple[int, Audience], bytes] = {}
    audiences = {audience_of(ear): ear for ear in here.everybody.ears}
    for line in imagination.walk():
        for audience in audiences:
            then = imagination.imagined(audience, 7)
            then.lines.append(line)
            seat = audience if then.game is not None else None
            moment = replays.shown(then, len(log), seat)
            moment.line = json.loads(imagination.line(line, audience, 7))
            moments[line.sequence, audience] = as_bytes(moment)
    for audience, ear in audiences.items():
        headers = {"authorization": f"Bearer {ear.client.token}"} if ear.client else {}
        with httpx.Client(base_url=here.server.address, headers=headers, trust_env=False) as http:
            check_fetched(http, here, imagination, audience, moments)


def check_fetched(
    http: httpx.Client,
    here: Party,
    imagination: Imagination,
    audience: Audience,
    moments: dict[tuple[int, Audience], bytes],
) -> None:
    table = f"/api/tables/{here.table}"
    state = http.get(table).json()["state"]
    assert as_shown(state, undo=False) == imagination.state(audience, 11)
    for number in range(1, len(imagination.log) + 1):
        fetched = http.get(f"{table}/moments/{number}").json()
        assert as_bytes(fetched) == moments[number, audience], f"moment {number} tells {audience} more"
    for seat in set(range(len(state["table"]["places"]))) - {audience}:
        assert http.get(f"{table}/moments/5", params={"seat": seat}).json()["reason"] == "not-your-seat"
    imagined = imagination.imagined(audience, 12).game
    assert imagined is not None
    account = http.get(f"{table}/record").json()
    kept = imagined.save(audience="everybody" if audience is None else audience)
    assert account == json.loads(kept)
    (card,) = [card for card in http.get("/api/tables?which=watch").json() if card["id"] == here.table]
    assert card.pop("moved") == imagination.log[-1].at
    assert as_bytes(card) == as_bytes(imagination.imagined(audience, 13).card())
    assert http.post(f"{table}/branches", json={"sequence": 5}).json()["reason"] in (
        "not-over",
        "not-signed-in",
    )
    if audience is not None:
        check_refusals(http, here, imagination, audience)


def check_refusals(http: httpx.Client, here: Party, imagination: Imagination, seat: int) -> None:
    """Why a move is refused is the same whatever is hidden."""
    chance, game = random.Random(seat), imagination.live.game
    assert game is not None
    legal = {move.text for move in game.pending[seat].moves} if seat in game.pending else set()
    others = [move.text for move in game.rules.vocabulary if move.text not in legal]
    barred = list(game.pending[seat].barred) if seat in game.pending else []
    person = imagination.live.table.places[seat].person
    for move in [*chance.sample(others, min(12, len(others))), *barred[:12], "no such move"]:
        sent = {"id": f"r{chance.random()}", "command": {"do": "play", "moves": [move]}}
        answer = http.post(f"/api/tables/{here.table}/commands", json=sent)
        assert answer.status_code == 422, (move, answer.text)
        with pytest.raises(Refused) as why:
            carry_out(imagination.imagined(seat, 17), Actor(person or "", ""), Play(moves=[move]))
        expected = refusal(why.value)
        assert as_bytes(answer.json()) == as_bytes(expected), f"the refusal of {move} tells more"


def test_until_the_start_everybody_sees_the_same(own: Server) -> None:
    ada, ben = own.guest("Ada"), own.guest("Ben")
    table = ada.open("wild-space", seats=2, public=True).id
    ben.do(table, "sit")
    ben.do(table, "say", text="hello")
    seen = [as_bytes(client.see(table)) for client in (ada, ben, own.guest("Eve"), own.client())]
    assert len(set(seen)) == 1


def test_what_is_said_reaches_everybody_alike(own: Server, party: Invite) -> None:
    here: Party = party("wild-space", 2, ())
    speaker = here.everybody.ears[2]
    assert speaker.client is not None and audience_of(speaker) is None
    here.everybody.hear(speaker.client.do(here.table, "say", text="from the gallery", about=1))
    told = {as_bytes(ear.now["lines"]) for ear in here.everybody.ears}
    assert len(told) == 1 and b"from the gallery" in told.pop()


def test_bots_and_their_thoughts_stay_secret(own: Server) -> None:
    ada = own.guest()
    table = ada.open("wild-space", seats=3, bots={"1": "rookie", "2": "captain:5"}, public=True).id
    with listening(own, ada, table) as ear, listening(own, None, table) as watching:
        ada.do(table, "start")
        play_on(ada, table)
        last = ada.see(table).sequence
        ear.hear(last)
        watching.hear(last)
        log = read_log(own.data, table)
        compared, _ = check_updates([ear, watching], Imagination(table, log), seed=3)
        assert compared > 20
        assert check_hidden_hands([ear, watching], Imagination(table, log)) > 20
        check_positions([ear, watching], Imagination(table, log))


def check_positions(ears: list[Ear], log: Imagination) -> None:
    """What bots are given to think about was not sent."""
    heard = ["".join(ear.raw) for ear in ears]
    for _ in log.walk():
        if log.live.game is not None:
            deck = [row for row in log.live.game.position().splitlines() if row.startswith(("seed:", "hand"))]
            assert not any(row in said for said in heard for row in deck if len(row) > 12)


def test_ones_own_data_holds_no_secret_of_a_game_that_runs(own: Server, party: Invite) -> None:
    here: Party = party("wild-space", 3, ("space-base", "encounters"))
    here.everybody.play(30)
    table = Imagination(here.table, read_log(own.data, here.table))
    game = [table.live.game for _ in table.walk()][-1]
    assert game is not None and not game.over
    for ear in here.everybody.players:
        assert ear.client is not None
        told = json.dumps(ear.client.request("GET", "/api/me/export"))
        assert str(table.live.table.seed) not in told and '"chance"' not in told
        own_secrets = [word for client, word in here.secrets if client is ear.client]
        assert all(word not in told or word in own_secrets for _, word in here.secrets)
        for seat in set(range(3)) - {audience_of(ear)}:
            hand = game.view(seat)["table"]["players"][seat]["hand"]
            known = game.view(audience_of(ear))["table"]["players"][seat]["hand"]
            drawn = {event.data.get("card") for event in game.events(audience_of(ear))}
            moves = {card for card in hand if card not in known and card not in drawn}
            assert not any(re.search(rf"\b{re.escape(card)}\b", told) for card in moves)


def test_nobody_sees_two_hands_of_one_game(own: Server) -> None:
    """Leaving a seat and taking another, or a bot's, would show both."""
    ada, ben, cid = own.guest("Ada"), own.guest("Ben"), own.guest("Cid")
    table = ada.open("wild-space", seats=4, bots={"3": "rookie"}, public=True).id
    ben.do(table, "sit")
    cid.do(table, "sit")
    ada.do(table, "start", shuffle=False)
    reason = refused_for(own.guest("Eve"), table, "sit", seat=3)
    assert reason == "seat-taken", "a bot's own seat is not free"
    ben.do(table, "stand")
    cid.do(table, "stand")
    assert refused_for(ben, table, "sit", seat=2) == "seen-another-seat"
    with pytest.raises(ServerRefused, match="seen-another-seat"):
        ben.follow(ada.link(table, "seat", 2))
    ben.do(table, "sit", seat=1)
    assert ben.see(table).seat == 1


def refused_for(client: Client, table: str, what: str, **said: Any) -> str:
    with pytest.raises(ServerRefused) as why:
        client.do(table, what, **said)
    return why.value.reason


def test_after_the_end_when_all_is_open_nothing_is_taken_back(own: Server) -> None:
    ada = own.guest()
    table = ada.open("wild-space", seats=2, bots={"1": "rookie"}).id
    ada.do(table, "start")
    play_on(ada, table)
    last = ada.see(table).sequence
    seen = ada.request("GET", f"/api/tables/{table}/moments/{last - 4}", params={"seat": 0})
    assert seen["view"]["seat"] == 0
    assert ada.request("GET", f"/api/tables/{table}/record")["format"] == "perihelion record"
    assert refused_for(ada, table, "undo") == "table-over"


def test_a_private_table_is_told_to_nobody_by_any_way(own: Server) -> None:
    ada, eve = own.guest("Ada"), own.guest("Eve")
    table = ada.open("wild-space", seats=2, bots={"1": "rookie"}).id
    ada.do(table, "start")
    path = f"/api/tables/{table}"
    ways: list[tuple[str, str, dict[str, Any]]] = [
        ("GET", path, {}), ("GET", f"{path}/updates", {}), ("GET", f"{path}/moments/1", {}),
        ("GET", f"{path}/record", {}), ("GET", f"{path}/orders", {}), ("DELETE", f"{path}/links", {}),
        ("POST", f"{path}/rematch", {}), ("POST", f"{path}/links", {"json": {"kind": "watch"}}),
        ("POST", f"{path}/links", {"json": {"kind": "seat", "seat": 9}}),
        ("POST", f"{path}/branches", {"json": {"sequence": 1}}),
        ("POST", f"{path}/orders", {"json": {"choose": ["*"]}}),
        ("POST", f"{path}/commands", {"json": {"id": "x", "command": {"do": "say", "text": "boo"}}}),
    ]  # fmt: skip
    for method, way, said in ways:
        with pytest.raises(ServerRefused) as real:
            eve.request(method, way, **said)
        with pytest.raises(ServerRefused) as none:
            eve.request(method, way.replace(table, "0" * len(table)), **said)
        assert (
            real.value.args
            == none.value.args
            == ("no-such-table: There is no such table, or it is private.",)
        )
    assert not any(card["id"] == table for which in ("open", "watch", "mine") for card in eve.tables(which))
    with listening(own, eve, table) as ear:
        assert json.loads(ear.socket.recv(timeout=60))["reason"] == "no-such-table"
