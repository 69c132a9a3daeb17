"""`python -m perihelion` is the command line."""

from perihelion.cli import main

main()
