"""The way to a server, as something that can be cut: quicker than stopping the server itself."""

from __future__ import annotations

import contextlib
import socket
from collections.abc import Callable
from threading import Thread
from typing import Any

from server.ports import free_port


class Cable:
    """Listens on a port of its own and passes everything on; cut, nobody answers there."""

    def __init__(self, to: int) -> None:
        self.to, self.port = to, free_port()
        self._open: set[socket.socket] = set()
        self._threads: list[Thread] = []
        self._laid = 0
        self.mend()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def mend(self) -> None:
        listener = socket.create_server(("127.0.0.1", self.port))
        self._open.add(listener)
        self._run(self._accept, listener)

    def choke(self) -> None:
        """Whatever passes is lost without a word, as when a phone has another network; new lines carry."""
        self._laid += 1

    def cut(self) -> None:
        """Whatever passes breaks off."""
        for one in list(self._open):
            _close(one)
        for thread in self._threads:
            thread.join(10)
        self._open.clear()
        self._threads.clear()

    def _run(self, work: Callable[..., Any], *arguments: socket.socket) -> None:
        thread = Thread(target=work, args=arguments, daemon=True)
        self._threads.append(thread)
        thread.start()

    def _accept(self, listener: socket.socket) -> None:
        with contextlib.suppress(OSError):
            while True:
                near, _ = listener.accept()
                far = socket.create_connection(("127.0.0.1", self.to))
                self._open |= {near, far}
                self._run(self._pass_on, near, far)
                self._run(self._pass_on, far, near)

    def _pass_on(self, source: socket.socket, target: socket.socket) -> None:
        laid = self._laid
        with contextlib.suppress(OSError):
            while data := source.recv(65536):
                if laid == self._laid:
                    target.sendall(data)
        for end in (source, target):
            _close(end)


def _close(end: socket.socket) -> None:
    with contextlib.suppress(OSError):
        end.shutdown(socket.SHUT_RDWR)
    end.close()
