"""Toy expansions: proof that one is built in its own folder."""
