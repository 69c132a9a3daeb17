"""Deals, and what players owe one another."""
