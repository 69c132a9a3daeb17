"""Real receivers on loopback for what the server sends: a mail server and an address for webhooks."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from contextlib import suppress
from email import message_from_bytes
from email.message import EmailMessage
from email.policy import default
from http.server import BaseHTTPRequestHandler, HTTPServer
from threading import Thread
from typing import Any, Self, TypeVar

from aiosmtpd.controller import Controller
from aiosmtpd.smtp import Envelope
from server.ports import free_port

T = TypeVar("T")


LONGEST_WAIT = 60.0
ENDLESS = 1 << 28


def until(found: Callable[[], T | None], seconds: float = LONGEST_WAIT) -> T:
    """What is found at last; fails where nothing is."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        if (result := found()) is not None:
            return result
        time.sleep(0.05)
    raise AssertionError("it did not come")


class Receiver:
    """Listens inside a `with`."""

    def start(self) -> None:
        raise NotImplementedError

    def stop(self) -> None:
        raise NotImplementedError

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()


class Letters(Receiver):
    """A mail server that keeps what it gets."""

    def __init__(self) -> None:
        self.all: list[EmailMessage] = []
        self._receiving = Controller(self, hostname="127.0.0.1", port=free_port())

    @property
    def address(self) -> str:
        return f"smtp://127.0.0.1:{self._receiving.port}"

    async def handle_DATA(self, server: object, session: object, envelope: Envelope) -> str:  # noqa: N802
        assert isinstance(envelope.content, bytes)
        letter = message_from_bytes(envelope.content, policy=default)
        assert isinstance(letter, EmailMessage)
        self.all.append(letter)
        return "250 taken"

    def to(self, email: str) -> list[EmailMessage]:
        return [letter for letter in self.all if letter["To"] == email]

    def secret_to(self, email: str, page: str, number: int = 1) -> str:
        """The secret of the link in a letter to this address: of the first that leads to this page."""

        def found() -> str | None:
            texts = [letter.get_content() for letter in self.to(email)]
            links = [text.split(f"/{page}#")[1].split()[0] for text in texts if f"/{page}#" in text]
            return links[number - 1] if len(links) >= number else None

        return until(found)

    def first_to(self, email: str) -> EmailMessage:
        return until(lambda: next(iter(self.to(email)), None))

    def start(self) -> None:
        self._receiving.start()

    def stop(self) -> None:
        self._receiving.stop()


class Hooks(Receiver):
    """An address that keeps what it is told, by path."""

    def __init__(self) -> None:
        self.all: list[tuple[str, dict[str, Any]]] = []
        self.answers: list[int] = []
        told, answers = self.all, self.answers

        class Answers(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                told.append((self.path, json.loads(body)))
                self.send_response(200)
                self.end_headers()
                if self.path.startswith("/endless"):
                    answers.append(self._drip())

            def _drip(self) -> int:
                """Answers without end, until nobody listens; how much was taken."""
                sent = 0
                with suppress(OSError):
                    while sent < ENDLESS:
                        sent += self.wfile.write(bytes(1 << 16))
                return sent

            def log_message(self, *_: object) -> None:
                return None

        self._receiving = HTTPServer(("127.0.0.1", 0), Answers)
        self._thread = Thread(target=self._receiving.serve_forever, kwargs={"poll_interval": 0.05})

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self._receiving.server_port}"

    def at(self, path: str) -> list[dict[str, Any]]:
        return [body for where, body in self.all if where == path]

    def first_at(self, path: str) -> dict[str, Any]:
        return until(lambda: next(iter(self.at(path)), None))

    def start(self) -> None:
        self._thread.start()

    def stop(self) -> None:
        self._receiving.shutdown()
        self._thread.join()
        self._receiving.server_close()
