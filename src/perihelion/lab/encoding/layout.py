"""The layout of a vector: named pieces, one after the other."""

from collections.abc import Mapping
from typing import Any, Protocol

import numpy as np
from numpy.typing import NDArray

from perihelion.engine.decisions import Decision

Vector = NDArray[np.float32]
Parts = dict[str, Vector]
Shape = tuple[int, ...]


class Layout:
    """Which piece of a vector says what.

    pieces   name -> shape, in their order
    size     of the whole vector
    """

    def __init__(self, pieces: Mapping[str, Shape]) -> None:
        self.pieces = dict(pieces)
        self.size = sum(int(np.prod(shape)) for shape in self.pieces.values())
        ends = np.cumsum([int(np.prod(shape)) for shape in self.pieces.values()]).tolist()
        starts = [0, *ends[:-1]]
        self._slices = [
            (name, slice(start, end), shape)
            for (name, shape), start, end in zip(self.pieces.items(), starts, ends, strict=True)
        ]

    def parts(self, vector: Vector) -> Parts:
        """The pieces of a vector by name; writing to them writes to the vector."""
        return {name: vector[where].reshape(shape) for name, where, shape in self._slices}


class Encoder(Protocol):
    """Writes what a seat may know into a vector; every value is from -1 to 1."""

    layout: Layout

    def write(self, view: Mapping[str, Any], decision: Decision | None, parts: Parts) -> None:
        """Fills parts that are all zero from a view, and from what its seat is asked, if anything."""


def encode(encoder: Encoder, view: Mapping[str, Any], decision: Decision | None) -> Vector:
    """A view as a new vector."""
    vector = np.zeros(encoder.layout.size, np.float32)
    encoder.write(view, decision, encoder.layout.parts(vector))
    return vector
