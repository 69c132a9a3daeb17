"""Sister ships, a toy expansion of High Frontier: a second rocket, a drive that can be folded, glitches.

Everything of it lies in this folder. What a real expansion would change elsewhere is what `in_play` puts
there for a test: its choice among the options (`meta.py`), its line in the table of expansions
(`editions.py`), and its catalogue (`words/__init__.py`).
"""

from toys.sister_ships.expansion import SisterShips

__all__ = ["SisterShips"]
