"""The flight: the ring, strengths declared, hits and damage, crew and goods, and what is paid in the end."""
