"""What somebody signed in with, in a few words: the browser and the system, as they call themselves."""

from __future__ import annotations

from perihelion.engine.plain import plain

BROWSERS = {
    "Edg/": "Edge", "EdgA/": "Edge", "OPR/": "Opera", "SamsungBrowser/": "Samsung Internet",
    "Firefox/": "Firefox", "FxiOS/": "Firefox", "CriOS/": "Chrome", "Chrome/": "Chrome", "Safari/": "Safari",
}  # fmt: skip
SYSTEMS = {
    "iPhone": "iPhone", "iPad": "iPad", "Android": "Android", "Windows": "Windows", "CrOS": "ChromeOS",
    "Mac OS X": "macOS", "Linux": "Linux",
}  # fmt: skip
LONGEST = 80


def device_words(agent: str) -> str:
    """`Firefox · Linux`; of a client that is not a browser, what it says first."""
    browser = next((name for mark, name in BROWSERS.items() if mark in agent), "")
    system = next((name for mark, name in SYSTEMS.items() if mark in agent), "")
    if not browser:
        return plain(agent).partition(" ")[0][:LONGEST]
    return " · ".join(word for word in (browser, system) if word)
