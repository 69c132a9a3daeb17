"""The catalogues and the code agree: no key is missing, none is idle, both languages say the same."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import pytest
from conformance.cover import expansions_for
from fluent.syntax import ast as ftl
from fluent.syntax import parse, visitor

import perihelion
from perihelion.cli.text_client.commands import COMMANDS
from perihelion.engine.composing import ComposedRules
from perihelion.engine.offering import Group
from perihelion.engine.options import seats_of
from perihelion.engine.ruleset import Ruleset
from perihelion.lessons import lesson, lessons
from perihelion.rulebook import ledger
from perihelion.server.api.answers import STATUS
from perihelion.words import LANGUAGES, catalogues

SOURCE = Path(perihelion.__file__).parent
RULES = [SOURCE / "__init__.py", *(SOURCE / "engine").rglob("*.py"), *(SOURCE / "games").rglob("*.py")]
CLIENTS = [
    *(SOURCE / "words").rglob("*.py"),
    *(SOURCE / "cli" / "text_client").rglob("*.py"),
    SOURCE / "cli" / "play.py",
    SOURCE / "cli" / "route.py",
    *(SOURCE / "lessons").rglob("*.py"),
    *(SOURCE / "server").rglob("*.py"),
    SOURCE / "cli" / "survey.py",
]
PHRASES = list((SOURCE / "games").rglob("*phrases.py"))


NOT_SENT = ("client", "server")  # no browser reads them


class Needs(visitor.Visitor):
    """The variables and the other messages a message uses."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: Any) -> None:  # noqa: N802
        self.messages.add(node.id.name)


def read(language: str) -> dict[str, Needs]:
    found = {}
    for name, text in catalogues(language):
        for entry in parse(text).body:
            assert not isinstance(entry, ftl.Junk), f"{language}/{name}.ftl: {entry.content}"
            if isinstance(entry, ftl.Message):
                assert entry.id.name not in found, f"{language}: {entry.id.name} stands twice"
                found[entry.id.name] = needs = Needs()
                needs.visit(entry.value)
    return found


CATALOGUE = {language: read(language) for language in LANGUAGES}


def reached(language: str, key: str) -> set[str]:
    """A key and all the messages it leads to."""
    found, ahead = set(), [key]
    while ahead:
        key = ahead.pop()
        if key not in found:
            found.add(key)
            ahead.extend(CATALOGUE[language][key].messages)
    return found


def variables(language: str, key: str) -> set[str]:
    return set().union(*(CATALOGUE[language][name].variables for name in reached(language, key)))


def calls(paths: list[Path]) -> Iterator[tuple[str, ast.Call]]:
    for path in paths:
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call):
                name = (
                    node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
                )
                yield name, node


def strings(node: ast.AST | None) -> list[str]:
    """The texts an expression can be; a placeholder in an f-string is written *."""
    match node:
        case ast.Constant(value=str(text)):
            return [text]
        case ast.IfExp():
            return strings(node.body) + strings(node.orelse)
        case ast.JoinedStr():
            return ["".join(str(v.value) if isinstance(v, ast.Constant) else "*" for v in node.values)]
    return []


def refusals() -> dict[str, list[set[str]]]:
    """Reason -> for every place that gives it, what it tells about it."""
    found: dict[str, list[set[str]]] = {}
    for name, call in calls([*RULES, *CLIENTS]):
        place = {"Refused": 0, "Reason": 0, "refuse": 0, "_at": 2}.get(name)
        if place is None or len(call.args) <= place:
            continue
        about = {word.arg for word in call.keywords if word.arg} - {"rule", "line", "column"}
        for reason in strings(call.args[place]):
            found.setdefault(reason, []).append(about | ({"said"} if name == "refuse" else set()))
    return found


def prompts() -> set[str]:
    """Prompts of all decisions, those made of a condition's kind included."""
    found = set()
    for name, call in calls(RULES):
        if name in ("Decision", "asked_about_flaws", "use_one") and len(call.args) > 2:
            found.update(strings(call.args[2]))
    for path in RULES:
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Assign) and getattr(node.targets[0], "id", "") == "prompt":
                found.update(text for text in strings(node.value) if "*" not in text)
    assigned = "\n".join(path.read_text("utf-8") for path in RULES)
    if re.search(r'prompt = f"ws-pay-', assigned):
        found |= {"ws-pay-discard", "ws-pay-remove_crew"}
    return found


def families() -> set[str]:
    """Keys the code puts together."""
    keys = {f"prompt-{prompt}" for prompt in prompts()}
    keys |= {f"refused-{reason}" for reason in [*refusals(), *STATUS]}
    keys |= {f"command-{name}" for name in COMMANDS} | {f"help-{name}" for name in COMMANDS}
    keys |= {
        f"part-{part}"
        for name, call in calls(RULES)
        if name == "Item"
        for part in strings(call.args[0])
        if "*" not in part
    }
    keys |= {
        f"part-gt-{part}"
        for name, call in calls(RULES)
        if name in ("bill", "enter") and len(call.args) > 3
        for part in strings(call.args[1 if name == "bill" else 2])
    }
    keys |= {"event-undone", "event-deal-proposed", "event-deal-agreed", "event-deal-declined"}
    for name, info in perihelion.games().items():
        keys |= {f"title-{name}", info.provenance} | {f"option-{option.name}" for option in info.options}
        keys |= info.advice.keys()
        keys |= {f"choice-{choice}" for option in info.options for choice in option.choices}
        keys |= {f"choice-{clause.scope}" for clause in ledger(name).values() if clause.scope}
        for rules in tables(name, info):
            keys |= {f"event-{kind}" for kind in rules.events}
            keys |= {f"prompt-{prompt}" for prompt in rules.spoken()["prompts"]}
            keys |= {f"move-{info.prefix.lower()}-{verb}" for verb in declared_verbs(rules)}
            spoken = rules.spoken()
            keys |= {f"part-{part}" for part in spoken["parts"]}
            keys |= {f"brings-{info.prefix.lower()}-{kind}" for kind in spoken["amounts"]}
            keys |= set(named(spoken)) | {f"{info.prefix.lower()}-{kind}" for kind in spoken["records"]}
            keys |= {f"{info.prefix.lower()}-numbered"} if "numbered" in spoken["glossary"] else set()
            keys |= {f"move-{info.prefix.lower()}-{move.verb}" for move in rules.vocabulary}
    keys |= {f"group-{group}" for group in get_args(Group) if group != "ends"}  # those have no heading
    return keys | {"rival-smuggler"} | coached()


def declared_verbs(rules: Ruleset) -> set[str]:
    """Those of which anything is declared, whether or not this table has such a move."""
    assert isinstance(rules, ComposedRules)
    return {key.split()[-1] for key in (*rules.offering.brings, *rules.offering.groups)}


def named(phrases: object) -> Iterator[str]:
    """The keys that phrases name."""
    match phrases:
        case str() if " else " in phrases:
            yield phrases.rpartition(" ")[2]
        case [str(key), *about] if "-" in key:
            yield key
            yield from named(about)
        case list():
            for phrase in phrases:
                yield from named(phrase)
        case dict():
            yield from (key for key in phrases if key.startswith("list-"))
            for phrase in phrases.values():
                yield from named(phrase)


def coached() -> set[str]:
    """What the coach says in the lessons."""
    keys = set()
    for given in map(lesson, lessons()):
        remarks = [*(step.remark for step in given.steps), *given.later.values(), given.end]
        said = {key for remark in remarks for key in (remark.note, remark.why) if key}
        keys |= {f"lesson-{given.game}-{key}" for key in said}
        keys |= {f"lesson-{given.game}-chapter-{name}" for name in given.chapters}
    return keys


def tables(name: str, info: perihelion.GameInfo) -> Iterator[Ruleset]:
    """The rules of a game alone and in company, with everything it can be combined with."""
    flights: dict[str, Any] = {
        option.name: list(option.choices) for option in info.options if option.name == "flights"
    }
    flights |= {option.name: "yes" for option in info.options if option.name == "robopolice"}
    for seats in (min(info.seats), max(seats_of(info.options, info.seats))):
        options = {"expansions": expansions_for(info, seats), **flights}
        yield perihelion.new(name, seats=seats, options=options).rules
    for option in (option for option in info.options if option.name == "scenario"):
        for choice in option.choices:
            few = option.terms[choice].seats if choice in option.terms else ()
            seats = (few or option.seats)[0]
            table = {"expansions": expansions_for(info, seats), "scenario": choice}
            yield perihelion.new(name, seats=seats, options=table).rules


def asked_for() -> set[str]:
    """Keys that stand as they are in a call for words."""
    found = set()
    for name, call in calls(CLIENTS):
        if name in ("words", "sentence", "listed", "_number") and call.args:
            found |= {text for text in strings(call.args[0]) if "*" not in text}
    return found


def mentioned() -> set[str]:
    """Every text in the clients' code and in phrases: some keys are chosen before they are asked for."""
    return {
        node.value
        for path in (*CLIENTS, *PHRASES)
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_the_code_asks_for_has_words(language: str) -> None:
    assert sorted((families() | asked_for()) - CATALOGUE[language].keys()) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_key_is_idle(language: str) -> None:
    keys = CATALOGUE[language].keys()
    used = {name for key in (families() | mentioned()) & keys for name in reached(language, key)}
    assert sorted(keys - used) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_lead_only_to_messages_that_exist(language: str) -> None:
    led_to = set().union(*(needs.messages for needs in CATALOGUE[language].values()))
    assert sorted(led_to - CATALOGUE[language].keys()) == []


def test_both_languages_need_the_same_variables() -> None:
    """Messages that only serve others may differ: French needs a gender where English does not.

    What a pack says in its own words it says in each language.
    """
    keys = (families() | mentioned()) & CATALOGUE["en"].keys() - {"ws-job", "gt-own-words"}
    assert {key for key in keys if variables("en", key) != variables("fr", key)} == set()


def test_refusals_use_only_what_the_code_tells_about_them() -> None:
    completed_later = {"bad-content"}  # a row's complaint; the table adds the file
    wanting = {
        reason: sorted(variables("en", f"refused-{reason}") - set[str].intersection(*given))
        for reason, given in refusals().items()
        if reason not in completed_later
    }
    assert {reason: names for reason, names in wanting.items() if names} == {}


def test_french_is_set_with_its_own_spaces() -> None:
    """No ordinary space before : ; ? ! nor inside « », where a line could break."""
    for name, text in catalogues("fr"):
        lines = [line for line in text.split("\n") if not line.startswith(("#", "command-"))]
        wrong = [line for line in lines if re.search(r"\S [;?!»]|« |\S :(\s|$)", line)]
        assert wrong == [], name


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_table_needs_no_words_of_another_game(language: str) -> None:
    """The browser loads what every page says, and what its own game says."""
    folder = Path(perihelion.words.__file__).parent / language
    texts = {file.stem: file.read_text("utf-8") for file in folder.glob("*.ftl") if file.stem not in NOT_SENT}
    home = {name: next((game for game in perihelion.games() if name.startswith(game)), "") for name in texts}
    known = {
        key: home[name] for name, text in texts.items() for key in re.findall(r"^([a-z][\w-]*) =", text, re.M)
    }
    for name, text in texts.items():
        elsewhere = [key for key in re.findall(r"\{ ([a-z][\w-]*)[ }]", text) if known.get(key, "")]
        assert [key for key in elsewhere if known[key] != home[name]] == [], name
    for game, info in perihelion.games().items():
        said = {f"choice-{choice}" for option in info.options for choice in option.choices}
        assert {key for key in said if known.get(key, game) not in ("", game)} == set(), game
