"""Threads of a server that use the same shapes for the first time."""

import subprocess
import sys

CROWD = """
import sys, threading, msgspec
from perihelion.server.struct_types import work_out_shapes

def shape(n):
    fields = [(f"f{j}", int | str | None, None) for j in range(12)]
    rows = [msgspec.defstruct(f"R{n}x{k}", fields) for k in range(6)]
    return msgspec.defstruct(f"S{n}", [(f"a{k}", list[row] | None, None) for k, row in enumerate(rows)])

shapes = [shape(n) for n in range(60)]
work_out_shapes()
sys.setswitchinterval(1e-6)
for one in shapes:
    together = threading.Barrier(8)
    def use():
        together.wait()
        msgspec.convert({"a0": [{"f1": 1}], "a5": [{"f3": "x"}]}, one)
    threads = [threading.Thread(target=use) for _ in range(8)]
    for thread in threads: thread.start()
    for thread in threads: thread.join()
"""


def test_shapes_that_are_worked_out_beforehand_bear_threads() -> None:
    """Tables are taken up beside the event loop; without this a server crashed as it took up many at once."""
    assert subprocess.run([sys.executable, "-c", CROWD], check=False).returncode == 0
