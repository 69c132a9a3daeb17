"""The two commands: what a person sees when set-up works, and when it cannot."""

import ast
import errno
import fcntl
import importlib.machinery
import importlib.util
import os
import re
import signal
import socket
import subprocess
import sys
import tomllib
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[2]
SCRIPT = ROOT / "perihelion"


def load(monkeypatch: pytest.MonkeyPatch, home: Path) -> ModuleType:
    """The script as a module that keeps its things in the given folder."""
    monkeypatch.setenv("PERIHELION_HOME", str(home))
    monkeypatch.setattr(sys, "dont_write_bytecode", True)
    loader = importlib.machinery.SourceFileLoader("perihelion_script", str(SCRIPT))
    spec = importlib.util.spec_from_loader(loader.name, loader)
    assert spec is not None
    module = importlib.util.module_from_spec(spec)
    loader.exec_module(module)
    return module


@pytest.fixture
def script(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> ModuleType:
    return load(monkeypatch, tmp_path / "home")


@pytest.fixture(scope="session")
def python_with_pip() -> str:
    """The Python that the environment was made from: unlike the environment's own, it has pip."""
    base = Path(sys.base_prefix) / "bin" / "python{}.{}".format(*sys.version_info)
    if subprocess.run([base, "-m", "pip", "--version"], capture_output=True, check=False).returncode:
        pytest.skip("the base Python has no pip")
    return str(base)


@pytest.fixture
def no_network(tmp_path: Path) -> dict[str, str]:
    """Settings under which pip and uv look for every package at a closed port of this machine."""
    with socket.socket() as closed:
        closed.bind(("127.0.0.1", 0))
        index = f"http://127.0.0.1:{closed.getsockname()[1]}/simple"
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("PIP_", "UV_"))}
    return kept | {
        "PERIHELION_HOME": str(tmp_path / "home"),
        "PIP_CONFIG_FILE": os.devnull,
        "PIP_INDEX_URL": index,
        "PIP_RETRIES": "0",
        "UV_CACHE_DIR": str(tmp_path / "cache"),
        "UV_HTTP_RETRIES": "0",
        "CI": "true",
    }


def perihelion(python: str, *arguments: str, env: dict[str, str]) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [python, SCRIPT, *arguments],
        env=env,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=False,
    )


def refusal(done: subprocess.CompletedProcess[str]) -> str:
    """What a failing command says: one exit code, and never a traceback."""
    assert done.returncode == 1, done
    assert "Traceback" not in done.stderr
    return done.stderr


def pins(lock: str) -> dict[str, str]:
    text = (ROOT / "requirements" / f"{lock}.txt").read_text()
    return dict(re.findall(r"^([\w.-]+)==([^\s;]+)", text, re.M))


def names(lines: list[str]) -> set[str]:
    found = {re.split(r"[<>=!;\[ ]", line)[0] for line in lines if line and not line.startswith("#")}
    return {re.sub(r"[._-]+", "-", name).lower() for name in found}


# Before anything is set up


def test_the_script_parses_on_an_old_python() -> None:
    ast.parse(SCRIPT.read_text(encoding="utf-8"), feature_version=(3, 6))


def test_an_old_python_is_refused_in_a_sentence(script: ModuleType) -> None:
    with pytest.raises(script.SetUpError, match=r"needs Python 3\.11 or newer; this is Python 3\.9\."):
        script.refuse_old_python((3, 9, 18))


def test_the_oldest_python_allowed_is_the_one_the_project_requires(script: ModuleType) -> None:
    requires = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["requires-python"]
    assert requires == ">={}.{}".format(*script.OLDEST_PYTHON)
    script.refuse_old_python((*script.OLDEST_PYTHON, 0))


@pytest.mark.parametrize("arguments", [(), ("--help",)])
def test_help_names_both_commands_and_sets_nothing_up(arguments: Any, tmp_path: Path) -> None:
    home = tmp_path / "home"
    done = perihelion(sys.executable, *arguments, env=os.environ | {"PERIHELION_HOME": str(home)})
    assert done.returncode == 0
    assert "./perihelion run" in done.stdout
    assert "./perihelion test" in done.stdout
    assert not home.exists()


def test_a_python_without_pip_is_told_so(script: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None)
    with pytest.raises(script.SetUpError, match="has no pip"):
        script.set_up("run")


# When something cannot be fetched or written


def test_without_a_network_the_missing_package_is_named(
    python_with_pip: str, no_network: dict[str, str]
) -> None:
    said = refusal(perihelion(python_with_pip, "setup", env=no_network))
    assert "Could not fetch uv from the package index" in said


def test_without_a_network_a_later_package_is_named_and_the_finished_stages_are_kept(
    python_with_pip: str, no_network: dict[str, str], tmp_path: Path
) -> None:
    ours = Path(os.environ.get("PERIHELION_HOME", ROOT / ".perihelion"))
    home = tmp_path / "home"
    (home / "stamps").mkdir(parents=True)
    if not (ours / "stamps" / "uv").exists():
        pytest.skip("uv is not set up here")
    (home / "uv").symlink_to(ours / "uv")
    (home / "stamps" / "uv").write_text((ours / "stamps" / "uv").read_text())
    said = refusal(perihelion(python_with_pip, "setup", env=no_network))
    assert re.search(r"Could not fetch [\w-]+ from the package index", said)
    assert "setting up uv" not in said
    assert {path.name for path in (home / "stamps").iterdir()} == {"uv", "environment"}


def test_a_home_that_is_a_file_is_refused(python_with_pip: str, tmp_path: Path) -> None:
    home = tmp_path / "home"
    home.write_text("not a folder")
    done = perihelion(python_with_pip, "run", env=os.environ | {"PERIHELION_HOME": str(home)})
    assert f"Could not write {home}" in refusal(done)


@pytest.mark.skipif(os.geteuid() == 0, reason="root may write anywhere")
def test_a_home_in_a_read_only_folder_is_refused(python_with_pip: str, tmp_path: Path) -> None:
    tmp_path.chmod(0o555)
    done = perihelion(python_with_pip, "run", env=os.environ | {"PERIHELION_HOME": str(tmp_path / "home")})
    assert "set PERIHELION_HOME to a folder you can write" in refusal(done)


@pytest.mark.parametrize(
    ("number", "sentence"),
    [
        (errno.ENOSPC, "The disk is full"),
        (errno.EROFS, "set PERIHELION_HOME to a folder you can write"),
        (errno.EIO, "start afresh with: rm -rf"),
    ],
)
def test_a_fault_of_the_disk_becomes_a_sentence(script: ModuleType, number: int, sentence: str) -> None:
    assert sentence in script.explain_os_error(OSError(number, os.strerror(number), "stamps/uv"))


@pytest.mark.parametrize(
    ("output", "sentence"),
    [
        ("[Errno 28] No space left on device: 'uv'", "The disk is full"),
        ("Failed to fetch: `some://host/simple/msgspec/`\ndns error", "Could not fetch msgspec"),
        ("Failed to download `rich==15.0.0`\ntimed out", "Could not fetch rich"),
        ("failed to create: Read-only file system", "Could not write"),
        ("something nobody expected", "start afresh with: rm -rf"),
    ],
)
def test_a_fault_of_an_installer_becomes_a_sentence(script: ModuleType, output: str, sentence: str) -> None:
    assert sentence in script.explain("the packages", output)


def test_an_environment_that_does_not_start_offers_to_start_afresh(
    script: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(script, "set_up", lambda purpose: None)
    with pytest.raises(script.SetUpError, match=r"does not start: .* rm -rf"):
        script.forward(["run"])


# Stages and their stamps


def pretend(script: ModuleType, monkeypatch: pytest.MonkeyPatch, *, fails: str = "") -> list[str]:
    """Replace each stage's work by a note of its name."""
    ran: list[str] = []
    real = script.stages

    def work(name: str) -> None:
        ran.append(name)
        if name == fails:
            raise script.SetUpError(name)

    def stages(purpose: str) -> list[object]:
        return [
            stage._replace(is_whole=lambda: True, work=lambda name=stage.name: work(name))
            for stage in real(purpose)
        ]

    monkeypatch.setattr(script, "stages", stages)
    monkeypatch.setattr(script, "refuse_missing_pip", lambda: None)
    return ran


def test_a_second_set_up_does_nothing(script: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    ran = pretend(script, monkeypatch)
    script.set_up("run")
    script.set_up("run")
    assert ran == ["uv", "environment", "packages", "project"]


def test_playing_after_the_proof_keeps_the_environment_of_the_proof(
    script: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    ran = pretend(script, monkeypatch)
    script.set_up("run")
    script.set_up("test")
    script.set_up("run")
    assert ran[4:] == ["packages", "project", "client parts", "client"]


def test_a_stage_that_failed_runs_again_with_those_after_it(
    script: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as once:
        pretend(script, once, fails="packages")
        with pytest.raises(script.SetUpError):
            script.set_up("run")
    ran = pretend(script, monkeypatch)
    script.set_up("run")
    assert ran == ["packages", "project"]


def test_a_package_that_went_missing_is_noticed(script: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(script, "installed", lambda: ["rich-15.dist-info"])
    script.write_stamp("contents", "rich-15.dist-info")
    assert script.has_all_packages()
    script.write_stamp("contents", "msgspec-1.dist-info\nrich-15.dist-info")
    assert not script.has_all_packages()


HEARS_CTRL_C = "import os, signal, sys; signal.signal(2, signal.SIG_DFL); os.execv(sys.argv[1], sys.argv[1:])"


def test_a_second_perihelion_waits_for_the_first_and_ctrl_c_ends_it_quietly(
    python_with_pip: str, no_network: dict[str, str], tmp_path: Path
) -> None:
    home = tmp_path / "home"
    home.mkdir()
    with (home / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        # A job in the background of a shell ignores Ctrl-C, and so would what it starts.
        command = [python_with_pip, "-c", HEARS_CTRL_C, python_with_pip, str(SCRIPT), "setup"]
        with subprocess.Popen(command, env=no_network, stderr=subprocess.PIPE, text=True) as second:
            assert second.stderr is not None
            assert "waiting for it" in second.stderr.readline()
            second.send_signal(signal.SIGINT)
            assert second.stderr.read() == ""
    assert second.returncode == 130


def test_a_repeated_set_up_has_nothing_to_do(python_with_pip: str, monkeypatch: pytest.MonkeyPatch) -> None:
    home = Path(os.environ.get("PERIHELION_HOME", ROOT / ".perihelion"))
    repeat = [python_with_pip, str(SCRIPT), "setup", "--test"]
    ready = "import runpy, sys; sys.exit(not runpy.run_path(sys.argv[1])['is_set_up']('test'))"
    env = os.environ | {"PERIHELION_HOME": str(home)}
    if subprocess.run([python_with_pip, "-c", ready, SCRIPT], env=env, check=False).returncode:
        pytest.skip("not set up by ./perihelion test")
    done = subprocess.run(repeat, env=env, capture_output=True, text=True, check=True)
    assert done.stderr == ""


# pip's settings, said to uv


def test_uv_is_told_the_index_that_pip_uses(script: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("SSL_CERT_FILE", raising=False)
    told = script.uv_environment({"index-url": "mirror", "cert": "ca.pem", "find-links": "wheels"})
    assert (told["UV_DEFAULT_INDEX"], told["SSL_CERT_FILE"]) == ("mirror", "ca.pem")
    assert "UV_FIND_LINKS" not in told


def test_what_a_person_set_for_uv_stands(script: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("UV_DEFAULT_INDEX", "mine")
    assert script.uv_environment({"index-url": "mirror"})["UV_DEFAULT_INDEX"] == "mine"


def test_without_any_index_uv_looks_where_pip_would(script: ModuleType) -> None:
    told = script.uv_environment({"no-index": "true", "find-links": "wheels more-wheels"})
    assert (told["UV_NO_INDEX"], told["UV_FIND_LINKS"]) == ("1", "wheels,more-wheels")


# Programs of the system


@pytest.mark.parametrize("number", [0, 1, 2])
def test_without_root_tests_are_skipped_aloud(
    script: ModuleType, monkeypatch: pytest.MonkeyPatch, number: int
) -> None:
    monkeypatch.setattr(script.shutil, "which", lambda name: name if name == "apt-get" else None)
    monkeypatch.setattr(script.glob, "glob", lambda _: [])
    monkeypatch.setattr(script.os, "geteuid", lambda: 1000)
    program = script.PROGRAMS[number]
    assert script.shortfall(program) == f"no {program.name} (not root)"


@pytest.mark.parametrize("number", [0, 1, 2])
def test_a_program_that_is_there_is_not_installed_again(
    script: ModuleType, monkeypatch: pytest.MonkeyPatch, number: int
) -> None:
    monkeypatch.setattr(script.shutil, "which", lambda name: name)
    monkeypatch.setattr(script, "attempt", lambda *_: pytest.fail("ran an installer"))
    assert script.shortfall(script.PROGRAMS[number]) == ""


# The locks


def test_the_proof_runs_on_the_very_packages_that_are_played_with() -> None:
    assert pins("run").items() <= pins("test").items()


def test_every_package_asked_for_is_locked() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    asked = {
        name: (ROOT / "requirements" / f"{name}.in").read_text().splitlines() for name in ("run", "test")
    }
    assert names(project["dependencies"] + asked["run"]) <= pins("run").keys()
    assert names(asked["test"]) <= pins("test").keys()


def test_the_tools_of_the_proof_stay_out_of_the_run_lock() -> None:
    assert not {"pytest", "ruff", "mypy", "hypothesis"} & pins("run").keys()
