"""Content packs: what they change, what is refused and where, and what records say of them."""

import json
from functools import partial
from importlib import import_module
from pathlib import Path

import msgspec
import packing
import pytest
from conformance import kit
from packing import complaints
from typer.testing import CliRunner

import perihelion
from perihelion import Pack, Refused, read_pack
from perihelion.cli.content import content
from perihelion.engine.packs import KEPT_CONTENTS, KEPT_RULES, pack_of
from perihelion.games import PACKAGES, check_pack
from perihelion.games.wild_space.rules import WildSpaceRules

EXAMPLE = Path(__file__).parents[2] / "packs" / "robots-at-work"
HEAD = 'name = "mine"\ngame = "wild-space"\ntitle = "Mine"\n'


written = partial(packing.written, head=HEAD)


@pytest.fixture
def example() -> Pack:
    return read_pack(EXAMPLE)


def test_the_example_is_sound() -> None:
    result = CliRunner().invoke(content, ["check", str(EXAMPLE)])
    assert result.exit_code == 0 and "4 robot" in result.stdout


def test_a_pack_replaces_and_adds_cards(example: Pack) -> None:
    game = perihelion.new("wild-space", seats=2, packs=[example])
    plain = perihelion.new("wild-space", seats=2)
    assert len(game.rules.tally(game.state)) == len(plain.rules.tally(plain.state)) + 1
    assert "play RO-19" in [str(move) for move in game.rules.vocabulary]
    text = "perihelion wild-space 1\nseats: 2\ncaptain 0: CA-BEA\ncrew 0: RO-13\n"
    worth = perihelion.from_position("wild-space", text, packs=[example]).view(0)["table"]["players"][0]
    assert worth["credits"] == 4


def test_who_has_too_few_cards_to_pay_a_condition_pays_none(tmp_path: Path) -> None:
    """No card of the box asks for two of a kind; a pack's may.  [WS-7.4]"""
    row = """
[[specialist]]
id = "SP-RHI-08"
animal = "rhino"
job = "mechanic"
condition = { discard = { type = "robot" }, count = 2 }
effect = { draw = 2 }
confidence = "reconstructed"
"""
    text = "perihelion wild-space 1\nseats: 2\ncaptain 0: CA-BEA\nhand 0: SP-RHI-08 RO-13 SP-OWL-03\n"
    pack = read_pack(written(tmp_path, cards=row))
    game = perihelion.from_position("wild-space", text, packs=[pack])
    for move in ("land PL-H1.right", "play SP-RHI-08"):
        game.play(0, move)
    with pytest.raises(Refused, match="ws-too-few-to-pay"):
        game.play(0, "discard RO-13")
    game.play(0, "skip")
    assert game.pending[0].prompt == "ws-end"


def test_a_game_with_a_pack_keeps_the_laws(example: Pack) -> None:
    kit.prove(
        lambda seed: perihelion.new("wild-space", seats=2, seed=seed, packs=[example]),
        lambda text: perihelion.from_position("wild-space", text, packs=[example]),
        lambda text: perihelion.load(text, packs=[example]),
        seed=1,
        every=10,
    )


def test_a_record_names_the_pack_and_says_what_is_missing(example: Pack, tmp_path: Path) -> None:
    game = perihelion.new("wild-space", seats=2, packs=[example])
    text = game.save()
    assert json.loads(text)["content"]["robots-at-work"] == example.digest
    assert perihelion.load(text, packs=[example]).position() == game.position()
    with pytest.raises(Refused) as why:
        perihelion.load(text)
    assert why.value.reason == "missing-pack" and why.value.about["pack"] == "robots-at-work"
    assert why.value.line is not None
    (tmp_path / "other").mkdir()
    head = HEAD.replace("mine", "robots-at-work")
    row = '[[robot]]\nid = "RO-13"\ncredits = 9\nconfidence = "source"\n'
    other = read_pack(written(tmp_path / "other", head=head, cards=row))
    with pytest.raises(Refused) as why:
        perihelion.load(text, packs=[other])
    assert why.value.reason == "other-pack"


def test_a_position_names_the_pack_too(example: Pack) -> None:
    text = perihelion.new("wild-space", seats=2, packs=[example]).position()
    assert f"packs: robots-at-work@{example.digest}" in text
    assert perihelion.from_position("wild-space", text, packs=[example]).position() == text
    with pytest.raises(Refused) as why:
        perihelion.from_position("wild-space", text)
    assert (why.value.reason, why.value.line) == ("missing-pack", 3)


@pytest.mark.parametrize("game", perihelion.games())
@pytest.mark.parametrize(
    ("tables", "expected"),
    [
        ({"cards": "[[dragon]]\nid = 'D-1'\n"}, "cards.toml:1: cards.toml has no rows of this kind: dragon"),
        ({"dragons": "x = 1\n"}, "dragons.toml:1: unknown table"),
        ({"numbers": "[party]\nhats = 3\n"}, "numbers.toml:1: numbers.toml has no section"),
        ({"numbers": "hats = 3\n"}, "numbers.toml:1: hats stands in no section"),
    ],
)
def test_what_no_table_of_a_game_holds_is_refused(
    tmp_path: Path, game: str, tables: dict[str, str], expected: str
) -> None:
    (told,) = complaints(written(tmp_path, head=HEAD.replace("wild-space", game), **tables))
    assert told.startswith(expected)


ROBOT = '[[robot]]\nid = "RO-99"\nconfidence = "source"\n'


PLANET = (
    '[[planet]]\nid = "PL-9A"\nrequires = 9\n'
    "left = { conditions = [], actions = [{ draw = 2 }] }\n"
    "right = { conditions = [], actions = [{ draw = 3 }] }\n"
    'confidence = "source"\n'
)
SLOT = (
    '[[slot]]\nboard = "SB-1"\nslot = 1\ncondition = { have = { type = "robot" } }\n'
    'effect = { draw = 1 }\nconfidence = "source"\n'
)


@pytest.mark.parametrize(
    ("tables", "expected"),
    [
        ({"cards": ROBOT + "credits = 3\n"}, []),
        ({"cards": ROBOT + 'animal = "owl"\n'}, ["cards.toml:4: RO-99 cannot have animal"]),
        ({"cards": ROBOT + "colour = 3\n"}, ["cards.toml:4:"]),
        ({"cards": ROBOT + "credits = 'many'\n"}, ["cards.toml:4:"]),
        ({"cards": ROBOT + "effect = { dance = 1 }\n"}, ["cards.toml:4: no effect"]),
        ({"cards": ROBOT + "condition = { have = { any = true } }\n"}, ["cards.toml:4: a condition without"]),
        ({"cards": '[[robot]]\nconfidence = "source"\n'}, ["cards.toml:1:"]),
        ({"cards": "[[robot]\n"}, ["cards.toml:1:"]),
        (
            {"cards": ROBOT + 'animal = "owl"\n\n[[emissary]]\nid = "EM-X"\nconfidence = "source"\n'},
            ["cards.toml:4:", "cards.toml:7: EM-X has no animal"],
        ),
        ({"planets": '[[planet]]\nid = "PL-9A"\nrequires = 8\n'}, ["planets.toml:1:"]),
        ({"space_base": '[[slot]]\nboard = "SB-1"\nslot = 9\n'}, ["space_base.toml:"]),
        (
            {
                "solo": '[[hostile]]\nid = "HP-11"\nclass = "1"\nlanding = ["take top"]\n'
                'exploration = []\nbonus = []\nconfidence = "source"\n'
            },
            ["solo.toml:4: no operation"],
        ),
        ({"solo": "[levels]\nhard = [0, 0, 5]\n"}, ["solo.toml:1: too few pieces"]),
        (
            {"encounters": '[[alien]]\nid = "AL-99"\ntype = "cook"\ncost = 2\nconfidence = "source"\n'},
            ["encounters.toml:3: no type"],
        ),
        ({"numbers": "[setup]\nhand = 'three'\n"}, ["numbers.toml:2:"]),
        ({"numbers": "[setup]\nhand = 3\nfeet = 2\n"}, ["numbers.toml:3:"]),
        ({"numbers": "[setup]\nface_down = [3, 6, 8]\n"}, ["planets.toml:1: too few pieces"]),
        ({"planets": "[explore]\nactions = [{ fly = 1 }]\n"}, ["planets.toml:2: no effect"]),
        ({"cards": ROBOT + "credits = 1\n" + ROBOT}, ["cards.toml:6: RO-99 stands twice"]),
        ({"cards": ROBOT.replace("RO-99", "RO 99")}, ["cards.toml:2: no id"]),
        ({"cards": ROBOT.replace("RO-99", "SP-BEA-01")}, ["cards.toml:2: SP-BEA-01 stands twice"]),
        ({"cards": ROBOT + "effect = { draw = 100000 }\n"}, ["cards.toml:4: no effect"]),
        (
            {"planets": PLANET + PLANET.replace("draw = 2", "draw = 0")},
            ["planets.toml:8: PL-9A", "planets.toml:10:"],
        ),
        ({"space_base": SLOT.replace("SB-1", "SB-9")}, ["space_base.toml:2: SB-9 has not five slots"]),
        ({"encounters": "[levels]\nhard = [1]\n"}, ["encounters.toml:2:"]),
    ],
    ids=range(25),
)
def test_every_error_is_told_with_file_and_line(
    tmp_path: Path, tables: dict[str, str], expected: list[str]
) -> None:
    found = complaints(written(tmp_path, **tables))
    assert len(found) >= len(expected)
    for complaint, start in zip(found, expected, strict=False):
        assert complaint.startswith(start), found
    assert bool(found) == bool(expected)


@pytest.mark.parametrize(
    "head",
    ["", 'name = "x"\n', HEAD + "size = 3\n", HEAD.replace("mine", "../x"), HEAD.replace("wild-space", "go")],
)
def test_a_pack_must_say_what_it_is(tmp_path: Path, head: str) -> None:
    assert complaints(written(tmp_path, head=head, cards=ROBOT))


def test_a_folder_that_is_no_pack(tmp_path: Path) -> None:
    assert complaints(tmp_path) and complaints(tmp_path / "nowhere")
    assert complaints(written(tmp_path))  # no tables


def test_a_pack_of_another_game_is_refused_at_the_table(tmp_path: Path) -> None:
    pack = read_pack(written(tmp_path, head=HEAD.replace("wild-space", "tiny"), cards=ROBOT))
    with pytest.raises(Refused) as why:
        perihelion.new("wild-space", seats=2, packs=[pack])
    assert why.value.reason == "pack-of-other-game"
    with pytest.raises(Refused):
        check_pack(pack)


def test_a_new_pack_is_begun(tmp_path: Path) -> None:
    folder = tmp_path / "my-pack"
    assert CliRunner().invoke(content, ["new", str(folder)]).exit_code == 0
    assert complaints(folder) == []
    assert CliRunner().invoke(content, ["new", str(folder)]).exit_code == 2


def test_what_a_pack_says_of_itself_is_read_as_plain_lines() -> None:
    head = 'name = "mine"\ngame = "wild-space"\ntitle = "\\u202eA\\u0000 pack\\u200f\\u001b[2J"'
    pack = pack_of({"pack.toml": f'{head}\nabout = "{"x" * 5000}"\nauthors = "\\u2066"', "cards.toml": ""})
    assert (pack.said.title, len(pack.said.about), pack.said.authors) == ("A pack[2J", 2000, "")
    nameless = {"pack.toml": head.replace("A\\u0000 pack", "").replace("[2J", ""), "cards.toml": ""}
    assert pack_of(nameless).said.title == "mine"


@pytest.mark.parametrize("text", ["\\u202ename", "na\\u0000me", "n" * 2001, "\\u001b[31mname", "\\u200ename"])
def test_a_text_that_is_not_for_reading_is_told_with_file_and_line(text: str) -> None:
    rows = EXAMPLE.joinpath("cards.toml").read_text("utf-8")
    job = next(line for line in rows.splitlines() if line.startswith("job"))
    files = {"pack.toml": EXAMPLE.joinpath("pack.toml").read_text("utf-8")}
    bad = rows.replace(job, f'job = "{text}"', 1)
    why = next(iter(check_pack(pack_of(files | {"cards.toml": bad}))))
    assert why.reason == "bad-content" and "not for reading" in str(why.about["detail"])
    assert why.line == rows.splitlines().index(job) + 1


@pytest.mark.parametrize("number", ["9" * 5000, "0x" + "f" * 20_000, str(2**63), "-" + "9" * 30])
def test_a_number_without_end_is_refused(number: str) -> None:
    files = {path.name: path.read_text() for path in EXAMPLE.glob("*.toml")}
    with pytest.raises(Refused, match="bad-content"):
        pack_of({**files, "cards.toml": files["cards.toml"] + f"\n[[card]]\nvalue = {number}\n"})


def test_one_pack_is_one_pack_whatever_its_name(example: Pack) -> None:
    """Its tables are read once; what a game writes down still names the pack it was given."""
    other = Pack(msgspec.structs.replace(example.said, name="other"), example.tables, example.digest)
    ours, theirs = (perihelion.new("wild-space", seats=2, packs=[pack]).rules for pack in (example, other))
    assert isinstance(ours, WildSpaceRules) and isinstance(theirs, WildSpaceRules)
    assert ours.cards is theirs.cards
    assert ours.content["robots-at-work"] == theirs.content["other"] == example.digest


@pytest.mark.parametrize("game", perihelion.games())
def test_what_is_only_looked_at_is_not_remembered_and_what_is_remembered_has_a_bound(game: str) -> None:
    """Whoever brings one pack under many names, or opens tables of many options, fills no memory."""
    editions = import_module(PACKAGES[game] + ".editions")
    kept = []
    for number in range(4):
        head = f'name = "mine-{number}"\ngame = "{game}"\ntitle = "Mine"\n'
        check_pack(pack_of({"pack.toml": head, "numbers.toml": f"[none]\nnumber = {number}\n"}))
        kept.append(editions.content_for.cache_info().currsize)
    assert kept == kept[:1] * 4  # the first reads the game's own tables, which are remembered
    assert editions.content_for.cache_info().maxsize == KEPT_CONTENTS
    assert editions.rules_for.cache_info().maxsize == KEPT_RULES


def test_tables_of_many_options_share_what_is_remembered() -> None:
    for seconds in range(KEPT_RULES + 3):
        perihelion.new("galaxy-trucker", seats=2, options={"tempo": "live", "hourglass": 30 + seconds})
    rules = import_module(PACKAGES["galaxy-trucker"] + ".editions").rules_for
    assert rules.cache_info().currsize == KEPT_RULES
