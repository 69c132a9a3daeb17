"""Load on a server of this machine: how fast moves go round, how many it takes, what tables at rest cost.

python bench/server/run.py                    all of it, about five minutes
python bench/server/run.py latency            200 live tables, four people each, a move per table and second
python bench/server/run.py moves              as many durable moves a second as it takes
python bench/server/run.py rest               5,000 open tables at rest: memory
python bench/server/run.py hostile            moves at other tables while hostile guests do their worst
python bench/server/run.py closed             each table moves as soon as all seats have the last move:
                                              moves a second, CPU a move; choose with --mix and --tables
python bench/server/run.py seconds            200 tables, two people each, a move per table and second
python bench/server/run.py takeover           after a kill, until another process moves (PostgreSQL, Redis)
python bench/server/run.py --short            a tiny run that only shows that the bench works
python bench/server/run.py --json             the figures as JSON
With --database and --redis the server is one process on PostgreSQL instead of SQLite.
"""

import argparse
import asyncio
import contextlib
import json
import os
import signal
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import closed
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
UNITS = {"latency": "ms", "memory": "MB", ": moves": "/s", ": CPU": "us", ": bytes": "B"}
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

    def cpu_seconds(self) -> float:
        """CPU time of the server and of what it started, so far."""
        mine, ticks = self.process.pid, 0
        for stat in Path("/proc").glob("[0-9]*/stat"):
            with contextlib.suppress(OSError):
                said = stat.read_text().rpartition(")")[2].split()
                ticks += sum(map(int, said[11:13])) if mine in (int(said[1]), int(stat.parent.name)) else 0
        return ticks / os.sysconf("SC_CLK_TCK")

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


async def in_a_loop(
    served: Served, mix: str, *, tables: int, seconds: float, slow: bool = False
) -> dict[str, float]:
    """What a closed loop takes; `slow`: each table moves once a second instead."""
    async with httpx.AsyncClient(base_url=served.address, trust_env=False, timeout=60) as http:
        loops = await closed.begin(http, served.address, closed.MIXES[mix], tables)
        await asyncio.gather(*(one.play(time.perf_counter() + seconds / 4) for one in loops))  # warming up
        before, cpu = sum(one.acted for one in loops), served.cpu_seconds()
        sent, begun = sum(one.bytes for one in loops), time.perf_counter()
        for one in loops:
            one.times.clear()
        until = begun + seconds
        await asyncio.gather(
            *(
                one.play_each_second(until, late=n / tables) if slow else one.play(until)
                for n, one in enumerate(loops)
            )
        )
        lasted, spent = time.perf_counter() - begun, served.cpu_seconds() - cpu
        acted = sum(one.acted for one in loops) - before
        await asyncio.gather(*(one.close() for one in loops))
    times = sorted(moment for one in loops for moment in one.times)
    row = f"{mix}, {tables} tables{', a move a second' if slow else ''}"
    return {
        f"{row}: moves": acted / lasted,
        f"{row}: CPU a move": spent / acted * 1e6,
        f"{row}: bytes a move": (sum(one.bytes for one in loops) - sent) / acted,
        f"{row}: latency median": _share(times, 0.5),
        f"{row}: latency p99": _share(times, 0.99),
    }


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
        unit = unit or next((unit for word, unit in UNITS.items() if word in name), "")
        lines.append(f"| {name} | {value:,.1f} {unit} | {f'{sign} {limit:,} {unit}' if limit else '-'} |")
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description="Load on a server of this machine.")
    parser.add_argument("which", nargs="*", default=["latency", "moves", "rest"])
    parser.add_argument("--short", action="store_true")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--database", default="")
    parser.add_argument("--redis", default="")
    parser.add_argument("--tables", type=int, nargs="*", default=[10, 200])
    parser.add_argument("--mix", choices=closed.MIXES, default=next(iter(closed.MIXES)))
    parser.add_argument("--seconds", type=float, default=20)
    said = parser.parse_args()
    figures: dict[str, float] = {}
    for which in said.which:
        figures |= measured(which, said)
    print(json.dumps(figures, indent=2) if said.json else table(figures))


def measured(which: str, said: argparse.Namespace) -> dict[str, float]:
    """One scenario, each time with a fresh server."""
    if which == "takeover":
        return takeover(said.database, said.redis, rounds=1 if said.short else 10)
    figures: dict[str, float] = {}
    for tables in _tables(which, said):
        with Served(said.database, said.redis, limits="1" if which == "hostile" else "0") as served:
            figures |= asyncio.run(_measured(which, said, served, tables))
    return figures


def _tables(which: str, said: argparse.Namespace) -> list[int]:
    if said.short:
        return [20 if which == "rest" else 5]
    return said.tables if which == "closed" else [{"rest": 5000, "hostile": 12}.get(which, 200)]


async def _measured(which: str, said: argparse.Namespace, served: Served, tables: int) -> dict[str, float]:
    seconds = 2 if said.short else said.seconds
    match which:
        case "latency":
            return await latency(served, tables=tables, seconds=3 if said.short else 30)
        case "moves":
            return await moves(served, tables=tables, seconds=2 if said.short else 20)
        case "hostile":
            return await hostile(served, tables=tables, seconds=5 if said.short else 30)
        case "closed" | "seconds":
            slow = which == "seconds"
            return await in_a_loop(served, said.mix, tables=tables, seconds=seconds, slow=slow)
    return await rest(served, tables=tables)


if __name__ == "__main__":
    main()
