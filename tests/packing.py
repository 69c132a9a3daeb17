"""Content packs for tests: written into a folder, and checked as their authors check them."""

from pathlib import Path

from typer.testing import CliRunner

from perihelion.cli.content import content


def written(folder: Path, head: str, **tables: str) -> Path:
    (folder / "pack.toml").write_text(head)
    for name, text in tables.items():
        (folder / f"{name}.toml").write_text(text)
    return folder


def complaints(folder: Path) -> list[str]:
    result = CliRunner().invoke(content, ["check", str(folder)])
    assert result.exit_code == (1 if result.stderr else 0)
    return result.stderr.splitlines()
