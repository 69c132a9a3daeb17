"""Tandem, a toy expansion of Galaxy Trucker: ships of two hulls, tiles of several functions, customs.

Everything of it lies in this folder. What a real expansion would change elsewhere is what `in_play` puts
there for a test: its choices among the options (`meta.py`), its line in the table of expansions
(`editions.py`), and its catalogue (`words/__init__.py`).
"""

from toys.tandem.expansion import Tandem

__all__ = ["Tandem"]
