"""Nonsense of every kind: over the whole API as its document describes it, and over sockets."""

import json
import os
import random
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, settings
from schemathesis import Case
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)
from server.overheard import Imagination, read_log
from server.serving import Server, play_on
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from perihelion.client import Client

FULL = bool(os.environ.get("PERIHELION_FULL"))
EXAMPLES = 150 if FULL else 5
MESSAGES = 120_000 if FULL else 4_000
SOCKETS = 4
CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
]
ENDS_THE_SESSION = ("/api/me", "/api/sessions")


# The API by its document.


@pytest.fixture(scope="module")
def document(own: Server) -> Any:
    return schemathesis.openapi.from_url(f"{own.address}/api/schema/openapi.json")


@pytest.fixture(scope="module")
def ada(own: Server) -> Client:
    """Somebody with a table that runs, one that is over, and orders."""
    ada = own.guest()
    for _ in range(2):
        table = ada.open("wild-space", seats=2, bots={"1": "rookie"}, public=True).id
        ada.do(table, "start")
    play_on(ada, table)
    return ada


@pytest.fixture(scope="module")
def tables(ada: Client) -> list[str]:
    return [card["id"] for card in ada.tables("mine")]


api = schemathesis.pytest.from_fixture("document")


@api.parametrize()
@settings(
    max_examples=EXAMPLES,
    deadline=None,
    derandomize=True,
    database=None,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)
def test_every_answer_is_as_the_document_says(
    case: Case[Any], own: Server, ada: Client, tables: list[str]
) -> None:
    who = ada
    if case.method == "DELETE" and case.path in ENDS_THE_SESSION:
        who = own.guest("Gone")
    if "table" in case.path_parameters and len(repr(case.body)) % 3:
        case.path_parameters["table"] = tables[len(repr(case.query)) % len(tables)]
    if isinstance(case.query, dict) and "wait" in case.query:
        case.query["wait"] = 0
    headers = {"authorization": f"Bearer {who.token}"}
    answer = case.call(base_url=own.address, headers=headers)
    case.validate_response(answer, checks=CHECKS)
    assert "Traceback" not in answer.text and ".py" not in answer.text


# Sockets.

JUNK: list[Any] = [
    None, True, 0, -1, 2**31, 2**63, 10**40, 1.5, -1e300, "", "x", "x" * 300, "\x00", "\u202e", "null", [],
    [[]], {}, {"do": "play"}, {"a": {"b": []}}, ["x"] * 70, "../../etc/passwd", "' OR 1=1 --", "\u3042" * 70,
]  # fmt: skip
DOINGS: list[dict[str, Any]] = [
    {"do": "sit", "seat": 1}, {"do": "stand"}, {"do": "seat-bot", "seat": 1, "bot": "rookie"},
    {"do": "remove", "seat": 0, "block": True}, {"do": "start", "shuffle": True}, {"do": "pause"},
    {"do": "resume"}, {"do": "resign"}, {"do": "return"}, {"do": "play", "moves": ["end"], "after": 3},
    {"do": "undo"}, {"do": "answer-undo", "accept": True}, {"do": "propose", "terms": {"give": 1}},
    {"do": "respond", "number": 1, "accept": True}, {"do": "say", "text": "hm", "about": 1}, {"do": "close"},
]  # fmt: skip
Sent = str | bytes | bytearray


class Fuzzer:
    """Makes hostile messages; some are almost right, few are right."""

    def __init__(self, seed: int, tables: list[str]) -> None:
        self.chance = random.Random(seed)
        self.tables = tables

    def message(self) -> Sent:
        kinds: list[tuple[int, Callable[[], Sent]]] = [
            (40, self.mutated), (20, self.valid), (10, self.random_json), (10, self.cut), (8, self.noise),
            (6, self.binary), (2, self.deep), (2, self.wide), (2, self.surrogates),
        ]  # fmt: skip
        (make,) = self.chance.choices([make for _, make in kinds], [weight for weight, _ in kinds])
        return make()

    def plain(self) -> dict[str, Any]:
        table = self.chance.choice(self.tables)
        command = dict(self.chance.choice(DOINGS))
        said: dict[str, Any] = self.chance.choice(
            [
                {"type": "watch", "table": table, "since": self.chance.randrange(9)},
                {"type": "leave", "table": table},
                {"type": "ping"},
                {"type": "command", "table": table, "id": f"f{self.chance.random()}", "command": command},
            ]
        )
        return dict(said)

    def valid(self) -> str:
        return json.dumps(self.plain())

    def mutated(self) -> str:
        """One to three fields get a wrong value, go, or come from nowhere."""
        said = self.plain()
        for _ in range(self.chance.randint(1, 3)):
            inner = said.get("command")
            part = inner if isinstance(inner, dict) and self.chance.random() < 0.6 else said
            field = self.chance.choice([*part, "unknown"])
            if self.chance.random() < 0.15:
                part.pop(field, None)
            else:
                part[field] = deepcopy(self.chance.choice(JUNK))
        return json.dumps(said)

    def random_json(self, depth: int = 0) -> str:
        return json.dumps(self._value(depth))

    def _value(self, depth: int) -> Any:
        if depth > 4 or self.chance.random() < 0.4:
            return self.chance.choice(JUNK)
        many = range(self.chance.randrange(5))
        if self.chance.random() < 0.5:
            return [self._value(depth + 1) for _ in many]
        names = ["type", "table", "id", "command", "do", "x"]
        return {self.chance.choice(names): self._value(depth + 1) for _ in many}

    def cut(self) -> str:
        text = self.valid()
        start = self.chance.randrange(len(text))
        return text[:start] + self.chance.choice(["", "}", "\x00", '"', "\\"]) + text[start + 2 :]

    def noise(self) -> bytes:
        """A text frame that may be no UTF-8 at all; the connection does not outlive that."""
        if self.chance.random() < 0.02:
            return b"\xff" + self.chance.randbytes(20)
        return bytes(self.chance.randrange(1, 128) for _ in range(self.chance.randrange(60)))

    def binary(self) -> bytearray:
        return bytearray(self.chance.randbytes(self.chance.randrange(200)))

    def deep(self) -> str:
        opened = self.chance.choice(["[", '{"type":', '{"type":"command","command":'])
        return (opened * self.chance.randrange(100, 20_000))[:60_000]

    def wide(self) -> str:
        said = {"type": "command", "table": "x", "id": "x", "command": {"do": "play", "moves": ["x"] * 9_000}}
        return json.dumps(self.chance.choice([said, [0] * 15_000, "x" * 63_000, "x" * 70_000, "x" * 300_000]))

    def surrogates(self) -> str:
        return '{"type":"watch","table":"\\ud800"}'


class Attack(threading.Thread):
    """Sends its share of hostile messages over one socket, or over a new one where that is closed."""

    def __init__(self, server: Server, who: Client | None, fuzzer: Fuzzer, count: int) -> None:
        super().__init__(daemon=True)
        self.server = server
        self.token = who.token if who else None
        self.fuzzer = fuzzer
        self.left = count
        self.sent = self.closed = 0
        self.went_too_far = False
        self.answers: Counter[str] = Counter()
        self.faults: list[str] = []

    def run(self) -> None:
        try:
            while self.left:
                self._attack()
        except Exception as error:
            self.faults.append(repr(error))

    def _attack(self) -> None:
        with open_socket(self.server, self.token) as socket:
            try:
                while self.left:
                    count = min(self.left, 40)
                    self._send(socket, count)
                    self._drain(socket)
            except ConnectionClosed as gone:
                self.closed += 1
                if not self.went_too_far:
                    self.faults.append(f"the server hung up: {gone}")
                self.went_too_far = False

    def _send(self, socket: ClientConnection, count: int) -> None:
        for _ in range(count):
            message = self.fuzzer.message()
            self.left -= 1
            self.sent += 1
            self.went_too_far |= is_too_much(message)
            is_text = not isinstance(message, bytearray)
            socket.send(bytes(message) if not isinstance(message, str) else message, text=is_text)

    def _drain(self, socket: ClientConnection) -> None:
        """Everything up to the answer to a last, proper message."""
        socket.send('{"type":"leave","table":"0"}')
        socket.send('{"type":"watch","table":"the-last"}')
        while True:
            text = socket.recv(timeout=60)
            answer = json.loads(text)
            self.answers[answer.get("reason") or answer["type"]] += 1
            if "Traceback" in str(text) or "/perihelion/" in str(text) or answer.get("reason") == "fault":
                self.faults.append(str(text[:300]))
            if answer.get("table") == "the-last":
                return


def is_too_much(message: Sent) -> bool:
    """Whether a connection does not outlive this: no text in a text frame, or beyond all measure."""
    return len(message) > 256_000 or (isinstance(message, bytes) and message.startswith(b"\xff"))


@contextmanager
def open_socket(server: Server, token: str | None) -> Iterator[ClientConnection]:
    headers = {"authorization": f"Bearer {token}"} if token else {}
    url = server.address.replace("http", "ws") + "/api/live"
    with connect(url, additional_headers=headers, max_size=None, proxy=None, open_timeout=30) as socket:
        yield socket


def memory_of(server: Server) -> float:
    """In MB."""
    assert server.process is not None
    status = Path(f"/proc/{server.process.pid}/status").read_text()
    return int(status.split("VmRSS:")[1].split()[0]) / 1024


class Patient(threading.Thread):
    """A well-behaved client that measures how long an answer takes meanwhile."""

    def __init__(self, server: Server) -> None:
        super().__init__(daemon=True)
        self.server = server
        self.done = threading.Event()
        self.seconds: list[float] = []

    def run(self) -> None:
        with open_socket(self.server, self.server.guest("Pat").token) as socket:
            while not self.done.wait(0.02):
                begun = time.perf_counter()
                socket.send('{"type":"ping"}')
                assert socket.recv(timeout=60) == '{"type":"pong"}'
                self.seconds.append(time.perf_counter() - begun)

    def stop(self) -> list[float]:
        self.done.set()
        self.join(60)
        return sorted(self.seconds)


def test_hostile_messages_harm_nobody(own: Server, record_property: Any) -> None:
    victim, player = own.guest("Vic"), own.guest("Ada")
    private = victim.open("wild-space", seats=2, bots={"1": "rookie"}).id
    before = victim.see(private).sequence
    game = player.open("wild-space", seats=2, bots={"1": "rookie"}, public=True).id
    player.do(game, "start")
    attacks = start_attacks(own, [private, game, "nowhere"], MESSAGES // 4)
    for attack in attacks:
        attack.join(300)
    warm = memory_of(own)
    patient = Patient(own)
    patient.start()
    attacks += start_attacks(own, [private, game, "nowhere"], MESSAGES - MESSAGES // 4)
    play_on(player, game)
    for attack in attacks:
        attack.join(600)
    seconds = patient.stop()
    check_attacks(attacks)
    figures = {
        "messages": sum(attack.sent for attack in attacks),
        "answers": sum((attack.answers for attack in attacks), Counter()),
        "closed": sum(attack.closed for attack in attacks),
        "latency p50, p99, max": [seconds[int(len(seconds) * part)] for part in (0.5, 0.99)] + seconds[-1:],
        "memory before, after": (warm, memory_of(own)),
    }
    record_property("figures", str(figures))
    print(figures)
    assert memory_of(own) - warm < 64, figures
    assert victim.see(private).sequence == before, "a stranger did something at a private table"
    check_game(own, player, game)


def start_attacks(server: Server, tables: list[str], count: int) -> list[Attack]:
    people = [*(server.guest(f"Mal{number}") for number in range(SOCKETS - 1)), None]
    attacks = []
    for number, who in enumerate(people):
        own = [who.open("wild-space", seats=2).id] if who else []
        attacks.append(Attack(server, who, Fuzzer(number + count, [*tables, *own]), count // SOCKETS))
        attacks[-1].start()
    return attacks


def check_attacks(attacks: list[Attack]) -> None:
    for attack in attacks:
        assert not attack.is_alive() and not attack.faults, attack.faults[:3]
        assert attack.answers["wrong-shape"] > attack.sent // 4
    answers = sum((attack.answers for attack in attacks), Counter())
    assert {"too-long", "no-such-table", "not-signed-in", "not-owner", "update", "done", "pong"} <= {*answers}


def check_game(server: Server, player: Client, game: str) -> None:
    """The game that was played meanwhile came to the end its log says."""
    update = player.see(game)
    assert update.status == "over"
    log = Imagination(game, read_log(server.data, game))
    for _ in log.walk():
        pass
    assert log.live.game is not None and log.live.game.over
    assert log.live.card()["result"] == update.table["result"]
