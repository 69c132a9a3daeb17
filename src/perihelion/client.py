"""A client for a Perihelion server: for bots that sit at its tables, and for tests.

from perihelion.client import Client

with Client("http://127.0.0.1:8000") as client:
    client.arrive("My bot")
    table = client.open("wild-space", seats=2, bots={"1": "rookie"})
    client.do(table.id, "start")
    client.play_seat(table.id, lambda update: update.moves[0])
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from secrets import token_urlsafe
from types import TracebackType
from typing import Any

import httpx
import msgspec
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

TIMEOUT = 30.0
AGAIN_AFTER = 0.2
TOO_LATE = ("game-went-on", "already-locked", "table-over")


class ServerRefused(Exception):
    """The server said no; nothing was changed there."""

    def __init__(self, status: int, said: Mapping[str, Any]) -> None:
        super().__init__(f"{said.get('reason')}: {said.get('message')}")
        self.status = status
        self.reason: str = said.get("reason", "")
        self.rule: str | None = said.get("rule")
        self.line: int | None = said.get("line")
        self.column: int | None = said.get("column")
        self.about: Mapping[str, Any] = said.get("about", {})


class Me(msgspec.Struct):
    """Who one is."""

    id: str
    name: str
    account: str | None = None
    email: str | None = None
    webhook: str | None = None
    language: str = "en"
    notices: bool = True
    unconfirmed: str | None = None
    two_step: bool = False


class Update(msgspec.Struct):
    """A table as one may see it: how it stands, and its lines after `since` up to `sequence`.

    `last` is the number of its last line; where it is higher, the rest can be asked for.
    """

    id: str
    since: int
    sequence: int
    last: int
    lines: list[dict[str, Any]]
    state: dict[str, Any]

    @property
    def table(self) -> dict[str, Any]:
        found: dict[str, Any] = self.state["table"]
        return found

    @property
    def status(self) -> str:
        found: str = self.table["status"]
        return found

    @property
    def seat(self) -> int | None:
        found: int | None = self.state["seat"]
        return found

    @property
    def view(self) -> dict[str, Any] | None:
        found: dict[str, Any] | None = self.state["view"]
        return found

    @property
    def asked(self) -> dict[str, Any] | None:
        """What one's own seat is asked, if anything."""
        found: dict[str, Any] | None = self.state["asked"]
        return found

    @property
    def moves(self) -> list[str]:
        """The legal answers, in the game's notation."""
        return [] if self.asked is None else list(self.asked["moves"])

    @property
    def events(self) -> list[dict[str, Any]]:
        return [event for line in self.lines for event in line.get("events", ())]


class Client:
    """One person at a server, over HTTP; `watch` and `play_seat` use a socket."""

    def __init__(self, address: str, token: str | None = None) -> None:
        self.address = address.rstrip("/")
        self.token = token
        self._http = httpx.Client(base_url=self.address, timeout=TIMEOUT, trust_env=False)
        if token is not None:
            self._carry(token)

    def __enter__(self) -> Client:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def close(self) -> None:
        self._http.close()

    def _carry(self, token: str) -> None:
        self.token = token
        self._http.cookies.clear()
        self._http.headers["authorization"] = f"Bearer {token}"

    def request(self, method: str, path: str, **said: Any) -> Any:
        """Any request; the answer's JSON, or ServerRefused."""
        answer = self._http.request(method, path, **said)
        if answer.status_code >= 400:
            try:
                why = answer.json()
            except ValueError:
                why = {"reason": "no-answer", "message": answer.text[:200]}
            raise ServerRefused(answer.status_code, why)
        return answer.json() if answer.content else None

    # Who one is.

    def arrive(self, name: str, language: str = "en") -> Me:
        """Come as a guest."""
        return self._session(self.request("POST", "/api/guests", json={"name": name, "language": language}))

    def sign_in(self, name: str, passphrase: str, code: str | None = None) -> Me:
        """The code is that of the second step, where the account has one."""
        said = {"name": name, "passphrase": passphrase, "code": code}
        return self._session(self.request("POST", "/api/sessions", json=said))

    def _session(self, said: dict[str, Any]) -> Me:
        self._carry(said["token"])
        return msgspec.convert(said["person"], Me)

    def register(self, name: str, passphrase: str, email: str | None = None) -> Me:
        """Turn the guest one is into an account."""
        said = {"name": name, "passphrase": passphrase, "email": email}
        return msgspec.convert(self.request("POST", "/api/accounts", json=said), Me)

    def me(self) -> Me:
        return msgspec.convert(self.request("GET", "/api/me"), Me)

    # Tables.

    def open(self, game: str, seats: int, **setup: Any) -> Update:
        """Open a table; see the OpenAPI document for what else can be said of it."""
        return _update(self.request("POST", "/api/tables", json={"game": game, "seats": seats, **setup}))

    def tables(self, which: str = "open") -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = self.request("GET", "/api/tables", params={"which": which})
        return found

    def see(self, table: str, since: int = 0, wait: float = 0) -> Update:
        """The table now; with `wait`, as soon as something new has happened."""
        found = self._see(table, since, wait)
        while found.sequence < found.last:
            more = self._see(table, found.sequence, 0)
            found = msgspec.structs.replace(more, since=found.since, lines=found.lines + more.lines)
        return found

    def _see(self, table: str, since: int, wait: float) -> Update:
        said = {"since": since, "wait": wait}
        return _update(self.request("GET", f"/api/tables/{table}/updates", params=said))

    def do(self, table: str, what: str, *, id: str | None = None, **said: Any) -> int:
        """Any command; returns the line of the log it became. The same id acts once."""
        body = {"id": id or token_urlsafe(12), "command": {"do": what, **said}}
        done: int = self.request("POST", f"/api/tables/{table}/commands", json=body)["sequence"]
        return done

    def play(self, table: str, *moves: str) -> int:
        return self.do(table, "play", moves=list(moves))

    def ask(self, table: str, **question: Any) -> dict[str, Any]:
        """Ask something beside the game, such as `ask="routes", to="luna"`."""
        answer: dict[str, Any] = self.request(
            "POST", f"/api/tables/{table}/questions", json={"question": question}
        )
        return answer

    def link(self, table: str, kind: str, seat: int | None = None) -> str:
        """The secret of a new link."""
        found: str = self.request("POST", f"/api/tables/{table}/links", json={"kind": kind, "seat": seat})[
            "secret"
        ]
        return found

    def follow(self, secret: str) -> str:
        """Goes where a link leads; returns the table."""
        found: str = self.request("POST", "/api/links", json={"secret": secret})["table"]
        return found

    # Sockets.

    def socket(self) -> Socket:
        """A live connection."""
        return Socket(self.address, self.token)

    def watch(self, table: str, since: int = 0) -> Iterator[Update]:
        """Every update of a table, over connections that may break."""
        while True:
            try:
                with self.socket() as socket:
                    socket.watch(table, since)
                    for message in socket:
                        if message["type"] == "update":
                            since = message["sequence"]
                            yield _update(message)
                        elif message["type"] == "refused":
                            raise ServerRefused(0, message)
            except (ConnectionClosed, OSError):
                time.sleep(AGAIN_AFTER)

    def play_seat(self, table: str, choose: Callable[[Update], str]) -> Update:
        """Plays one's own seat to the end of the game: a remote bot is one function.

        Where several are asked at once an update may be out of date when it is read; the next one tells.
        """
        for update in self.watch(table):
            if update.status in ("over", "closed"):
                return update
            if update.asked is not None:
                try:
                    self.do(table, "play", moves=[choose(update)], after=update.sequence)
                except ServerRefused as why:
                    if why.reason not in TOO_LATE:
                        raise
        raise AssertionError("a table is watched for ever")


class Socket:
    """A socket; messages are the JSON of /api/live."""

    def __init__(self, address: str, token: str | None) -> None:
        headers = {"authorization": f"Bearer {token}"} if token else {}
        url = address.replace("http", "ws", 1) + "/api/live"
        connection = connect(url, additional_headers=headers, max_size=None, open_timeout=TIMEOUT, proxy=None)
        self._socket: ClientConnection = connection.__enter__()

    def __enter__(self) -> Socket:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._socket.close()

    def __iter__(self) -> Iterator[dict[str, Any]]:
        while True:
            yield self.receive(timeout=None)

    def send(self, message: Mapping[str, Any] | str) -> None:
        self._socket.send(message if isinstance(message, str) else msgspec.json.encode(message).decode())

    def receive(self, timeout: float | None = TIMEOUT) -> dict[str, Any]:
        found: dict[str, Any] = msgspec.json.decode(self._socket.recv(timeout=timeout))
        return found

    def watch(self, table: str, since: int = 0) -> None:
        self.send({"type": "watch", "table": table, "since": since})

    def do(self, table: str, what: str, *, id: str | None = None, **said: Any) -> str:
        """Sends a command and returns its id; the answer comes as a message."""
        id = id or token_urlsafe(12)
        self.send({"type": "command", "table": table, "id": id, "command": {"do": what, **said}})
        return id

    def until(self, *kinds: str, **fields: Any) -> dict[str, Any]:
        """The next message of one of these kinds, in which these fields have these values."""
        while True:
            message = self.receive()
            if message["type"] in kinds and all(message.get(name) == value for name, value in fields.items()):
                return message


def _update(said: Mapping[str, Any]) -> Update:
    return msgspec.convert(said, Update)


__all__: Sequence[str] = ["Client", "Me", "ServerRefused", "Socket", "Update"]
