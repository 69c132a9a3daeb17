"""Simulation, tournaments, ratings."""
