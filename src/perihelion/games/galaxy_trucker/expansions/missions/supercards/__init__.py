"""Supercards: cards of level 8, which concern everybody and give nothing; listing.py puts them together."""
