"""What every test leans on."""

import signal


def pytest_configure() -> None:
    """A job in the background of a shell ignores Ctrl-C, and so would whatever the tests start."""
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)
