"""No tracked file says where packages come from, nor where one contributor keeps the checkout."""

import re
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]

# Put together from pieces, so that this file does not find itself.
REGISTRIES = [
    ".".join(pieces)
    for pieces in (
        ("pypi", "org"),
        ("pythonhosted", "org"),
        ("npmjs", "org"),
        ("npmjs", "com"),
        ("yarnpkg", "com"),
        ("crates", "io"),
        ("deb", "debian", "org"),
    )
]
SIBLING = "/".join(("..", "shared"))
ADDRESS = ":" + "//"


def tracked() -> list[Path]:
    listing = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=False)
    if listing.returncode:
        pytest.skip("not a git checkout")
    return [ROOT / name for name in listing.stdout.split("\0") if name and (ROOT / name).is_file()]


def text_of(path: Path) -> str:
    """The file's text; a picture or another binary file has none."""
    raw = path.read_bytes()
    return "" if b"\0" in raw else raw.decode("utf-8", errors="replace")


def speaks_of_packages(path: Path) -> bool:
    return (
        (path.parent == ROOT / "requirements" and path.suffix in (".txt", ".in"))
        or path.suffix == ".lock"
        or path.name in ("package-lock.json", ".npmrc", "pyproject.toml")
    )


def test_no_lock_file_holds_an_address() -> None:
    assert [path for path in tracked() if speaks_of_packages(path) and ADDRESS in text_of(path)] == []


def forbidden() -> re.Pattern[str]:
    """Registry hosts anywhere; the folder around the checkout only where it stands as a path of its own."""
    words = "|".join(map(re.escape, [*REGISTRIES, SIBLING]))
    if ROOT.parent == Path(ROOT.anchor):
        return re.compile(words)
    around = r"(?<![\w.})*~-])" + re.escape(str(ROOT.parent)) + r"(?![\w-])"
    return re.compile(f"{words}|{around}")


def test_no_file_names_a_registry_or_a_place_outside_the_checkout() -> None:
    found = {str(path.relative_to(ROOT)): forbidden().findall(text_of(path)) for path in tracked()}
    assert {path: words for path, words in found.items() if words} == {}
