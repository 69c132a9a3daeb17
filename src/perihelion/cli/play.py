"""`perihelion play`."""


def play() -> None:
    """To be written."""


def run() -> None:
    """To be written."""
