"""`perihelion coverage`."""


def coverage() -> None:
    """To be written."""
