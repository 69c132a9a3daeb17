"""`perihelion simulate`."""


def simulate() -> None:
    """To be written."""
