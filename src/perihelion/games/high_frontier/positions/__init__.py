"""Positions and rockets as text."""
