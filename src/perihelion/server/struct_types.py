"""Shapes worked out before there are threads."""

import importlib

import msgspec

from perihelion.games import PACKAGES


def work_out_shapes() -> None:
    """Lets msgspec work out every declared struct, those of all games' tables included.

    It does so when a struct is first used; where two threads use the same one for the first time at once, the
    process crashes, as it did when a server that had been killed took up many tables.
    """
    for package in PACKAGES.values():
        importlib.import_module(f"{package}.editions")
    waiting = [msgspec.Struct]
    while waiting:
        found = waiting.pop()
        waiting += found.__subclasses__()
        if found is not msgspec.Struct:
            msgspec.json.Decoder(found)
