"""Load on a server of this machine: how fast moves go round, how many it takes, what tables at rest cost.

python bench/server/run.py                    all of it, about five minutes
python bench/server/run.py latency            200 live tables, four people each, a move per table and second
python bench/server/run.py moves              as many durable moves a second as it takes
python bench/server/run.py rest               5,000 open tables at rest: memory
python bench/server/run.py hostile            moves at other tables while hostile guests do their worst
python bench/server/run.py takeover           after a kill, until another process moves (PostgreSQL, Redis)
python bench/server/run.py --short            a tiny run that only shows that the bench works
python bench/server/run.py --json             the figures as JSON
With --database and --redis the server is one process on PostgreSQL instead of SQLite.
"""

import argparse
import asyncio
import json
import os
import signal
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import httpx
from players import seat_people

from perihelion.client import Client

BUDGETS = {
    "latency p99": ("ms", 50, "<="),
    "durable moves": ("/s", 1000, ">="),
    "memory of tables at rest": ("MB", 1000, "<="),
    "takeover worst": ("s", 5, "<="),
    "hostile latency p99": ("ms", 100, "<="),
    "hostile memory": ("MB", 1000, "<="),
}
IDLE_SECONDS = 75


class Served:
    """A server process on a port of its own, with its data in a temporary folder."""

    def __init__(self, database: str, redis: str, limits: str = "0") -> None:
        self.folder = tempfile.TemporaryDirectory(prefix="perihelion-bench-")
        with socket.socket() as found:
            found.bind(("127.0.0.1", 0))
            self.port = found.getsockname()[1]
        said = {"PORT": str(self.port), "DATA": self.folder.name, "LIMITS": limits, "WORKERS": "1"}
        said |= {"DATABASE": database} if database else {}
        said |= {"REDIS": redis} if redis else {}
        environment = os.environ | {f"PERIHELION_{name}": value for name, value in said.items()}
        self.log = (Path(self.folder.name) / "log").open("w")
        command = [sys.executable, "-m", "perihelion", "serve"]
        self.process = subprocess.Popen(command, env=environment, stdout=self.log, stderr=self.log)
        self.address = f"http://127.0.0.1:{self.port}"

    def __enter__(self) -> "Served":
        for _ in range(600):
            try:
                httpx.get(f"{self.address}/health", trust_env=False)
                return self
            except httpx.HTTPError:
                time.sleep(0.05)
        raise SystemExit("the server did not start")

    def __exit__(self, *_: object) -> None:
        self.process.terminate()
        self.process.wait()
        self.log.close()
        self.folder.cleanup()

    def megabytes(self) -> float:
        """Resident memory of the server and of what it started."""
        found = subprocess.run(
            ["ps", "-o", "rss=", "--pid", str(self.process.pid), "--ppid", str(self.process.pid)],
            capture_output=True,
            text=True,
            check=True,
        )
        return sum(map(int, found.stdout.split())) / 1000


async def latency(served: Served, *, tables: int, seconds: int) -> dict[str, float]:
    """From the sending of a move to its arrival at each of the other people at the table."""
    found = await seat_people(served.address, tables, seats=4)
    await asyncio.gather(*(one.move_each_second(seconds, late=n / tables) for n, one in enumerate(found)))
    times = sorted(moment for one in found for moment in one.arrivals)
    await asyncio.gather(*(one.close() for one in found))
    return {
        "latency median": _share(times, 0.5),
        "latency p99": _share(times, 0.99),
        "latency worst": times[-1] * 1000,
        "arrivals": len(times),
    }


async def moves(served: Served, *, tables: int, seconds: int) -> dict[str, float]:
    """Moves acknowledged a second, everybody moving as soon as the last move is acknowledged."""
    found = await seat_people(served.address, tables, seats=2)
    begun = time.perf_counter()
    await asyncio.gather(*(one.move_at_once(seconds) for one in found))
    lasted = time.perf_counter() - begun
    await asyncio.gather(*(one.close() for one in found))
    return {"durable moves": sum(one.acknowledged for one in found) / lasted}


async def rest(served: Served, *, tables: int) -> dict[str, float]:
    """Memory when many games are under way and nobody looks."""
    before = served.megabytes()
    begun = time.perf_counter()
    for first in range(0, tables, 50):
        found = await seat_people(served.address, min(50, tables - first), seats=2, watch=False)
        await asyncio.gather(*(one.close() for one in found))
    opened = time.perf_counter() - begun
    full = served.megabytes()
    await asyncio.sleep(IDLE_SECONDS if tables > 100 else 1)
    return {
        "memory before": before,
        "memory with all tables open": full,
        "memory of tables at rest": served.megabytes(),
        "seconds to open them": opened,
    }


async def hostile(served: Served, *, tables: int, seconds: int) -> dict[str, float]:
    """The same as latency, with the usual limits, first in peace, then beside `hostile.py`."""
    found = await seat_people(served.address, tables, seats=2)

    async def moves() -> list[float]:
        for one in found:
            one.arrivals.clear()
        await asyncio.gather(*(one.move_each_second(seconds, late=n / tables) for n, one in enumerate(found)))
        return sorted(moment for one in found for moment in one.arrivals)

    peace, before = await moves(), served.megabytes()
    command = [sys.executable, str(Path(__file__).with_name("hostile.py")), served.address, str(seconds + 5)]
    guests = await asyncio.create_subprocess_exec(*command, stdout=subprocess.PIPE)
    assert guests.stdout is not None
    await guests.stdout.readline()  # they have come, and begin
    war, memory = await moves(), served.megabytes()
    await guests.wait()
    await asyncio.gather(*(one.close() for one in found))
    return {
        "peaceful latency p99": _share(peace, 0.99),
        "hostile latency median": _share(war, 0.5),
        "hostile latency p99": _share(war, 0.99),
        "hostile latency worst": war[-1] * 1000,
        "peaceful memory": before,
        "hostile memory": memory,
        "arrivals": len(war),
    }


def takeover(database: str, redis: str, *, rounds: int) -> dict[str, float]:
    """From the death of the process that leads a table to the next move of its bot."""
    times = sorted(_taken_over_after(database, redis) for _ in range(rounds))
    return {"takeover median": times[len(times) // 2], "takeover worst": times[-1]}


def _taken_over_after(database: str, redis: str) -> float:
    """Somebody passes the turn to a bot, and the process is gone before it thinks."""
    with Served(database, redis) as doomed, Served(database, redis) as heir:
        ada = Client(doomed.address)
        ada.arrive("Ada")
        table = ada.open("wild-space", seats=2, public=True, bots={"1": "rookie"}).id
        ada.do(table, "start", shuffle=False)
        other = Client(heir.address, token=ada.token)
        while other.see(table).asked is not None:
            while moves := ada.see(table).moves:
                ada.play(table, moves[0])
            doomed.process.send_signal(signal.SIGSTOP)
            if other.see(table).asked is not None:  # the bot was faster
                doomed.process.send_signal(signal.SIGCONT)
        doomed.process.kill()
        begun = time.perf_counter()
        while other.see(table).asked is None:
            time.sleep(0.02)
        return time.perf_counter() - begun


def _share(times: list[float], share: float) -> float:
    return times[min(len(times) - 1, int(share * len(times)))] * 1000


def table(figures: dict[str, float]) -> str:
    lines = ["| what | figure | budget |", "|---|---:|---:|"]
    for name, value in figures.items():
        unit, limit, sign = BUDGETS.get(name, ("", None, ""))
        unit = unit or ("ms" if "latency" in name else "MB" if "memory" in name else "")
        lines.append(f"| {name} | {value:,.1f} {unit} | {f'{sign} {limit:,} {unit}' if limit else '-'} |")
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description="Load on a server of this machine.")
    parser.add_argument("which", nargs="*", default=["latency", "moves", "rest"])
    parser.add_argument("--short", action="store_true")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--database", default="")
    parser.add_argument("--redis", default="")
    said = parser.parse_args()
    figures: dict[str, float] = {}
    for which in said.which:
        if which == "takeover":
            figures |= takeover(said.database, said.redis, rounds=1 if said.short else 10)
            continue
        limits = "1" if which == "hostile" else "0"
        with Served(said.database, said.redis, limits) as served:
            if which == "hostile":
                figures |= asyncio.run(
                    hostile(served, tables=3 if said.short else 12, seconds=5 if said.short else 30)
                )
            elif which == "latency":
                figures |= asyncio.run(
                    latency(served, tables=5 if said.short else 200, seconds=3 if said.short else 30)
                )
            elif which == "moves":
                figures |= asyncio.run(
                    moves(served, tables=5 if said.short else 200, seconds=2 if said.short else 20)
                )
            else:
                figures |= asyncio.run(rest(served, tables=20 if said.short else 5000))
    print(json.dumps(figures, indent=2) if said.json else table(figures))


if __name__ == "__main__":
    main()
