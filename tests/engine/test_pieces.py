"""Small parts of the engine: book, chance, content, options, moves."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import perihelion
from perihelion import Refused
from perihelion.engine.book import Book
from perihelion.engine.chance import SECRET, ChanceAsked, Stream, is_seed
from perihelion.engine.content import Table
from perihelion.engine.places import place_of
from perihelion.games.wild_space.content import PACKAGE, read_content

Income = Callable[[], list[str]]


@dataclass(slots=True)
class TradeBook(Book):
    income: Income = lambda: ["base"]


@dataclass(slots=True)
class PirateBook(Book):
    booty: Callable[[int], int] = lambda ships: 2 * ships


def and_then(income: Income, name: str) -> Income:
    return lambda: [*income(), name]


class TestBook:
    def test_expansions_wrap_in_their_order(self) -> None:
        book = TradeBook()
        book.income = and_then(book.income, "first")
        book.income = and_then(book.income, "second")
        assert book.income() == ["base", "first", "second"]
        assert TradeBook().income() == ["base"]

    def test_only_listed_rules_have_a_place(self) -> None:
        with pytest.raises(AttributeError):
            TradeBook().outcome = lambda: 2  # type: ignore[attr-defined]

    def test_what_an_expansion_adds_is_found_by_its_type(self) -> None:
        book = TradeBook()
        assert book.find(PirateBook) is None
        book.add(PirateBook())
        assert book[PirateBook].booty(3) == 6 and set(book.rules()) == {"income", "booty"}
        with pytest.raises(AssertionError):
            book.add(PirateBook())

    def test_a_wrapped_rule_is_used_by_the_game(self) -> None:
        """An expansion that gives a step of the token for every card, put into Wild Space at its point."""
        from perihelion.engine.driver import Game
        from perihelion.games.wild_space import book, playing
        from perihelion.games.wild_space.content import base_content
        from perihelion.games.wild_space.expansion import Expansion
        from perihelion.games.wild_space.rules import WildSpaceRules

        def with_a_step(before: book.PlayCard) -> book.PlayCard:
            def play_card(ws: Any, seat: int, card: str) -> None:
                before(ws, seat, card)
                playing.move_token(ws, seat)

            return play_card

        class Drill(Expansion):
            name = "drill"

            def wrap(self, rules: book.Book) -> None:
                rules.play_card = with_a_step(rules.play_card)

        content = base_content()
        rules = WildSpaceRules(2, {"first": 0}, content, [Drill(content)])
        game = Game(rules.begin(Stream(1), None))
        game.state.players[0].hand = ["SP-OWL-03"]  # type: ignore[attr-defined]
        game.play(0, "land PL-H1.right")
        game.play(0, "play SP-OWL-03")
        assert game.view(0)["table"]["players"][0]["token"] == 2


class TestChance:
    def test_a_secret_counts_as_a_seed_does_and_another_gives_other_results(self) -> None:
        def drawn(seed: int, draws: int = 0) -> list[int]:
            stream = Stream(seed, draws)
            return [stream.pick("die", range(6)) for _ in range(600)]

        secret = SECRET + 5
        assert drawn(secret) == drawn(secret) and drawn(secret)[3:] == drawn(secret, 3)[:-3]
        assert len({tuple(drawn(seed)) for seed in (5, secret, secret + 1, secret ^ 1 << 200)}) == 4
        assert all(70 < drawn(secret).count(side) < 135 for side in range(6))
        assert [is_seed(seed) for seed in (-1, 0, 2**64 - 1, 2**64, secret, 2 * SECRET)] == [
            False, True, True, False, True, False,
        ]  # fmt: skip

    def test_a_game_of_a_secret_goes_through_positions_and_records(self) -> None:
        game = perihelion.new("wild-space", seats=2, seed=SECRET + 77)
        again = perihelion.from_position("wild-space", game.position())
        for _ in range(40):
            (seat,) = game.pending
            move = game.pending[seat].moves[-1].text
            game.play(seat, move)
            again.play(seat, move)
        assert again.view(None) == game.view(None)
        assert perihelion.load(game.save()).view(None) == game.view(None)

    def test_the_same_seed_draws_the_same(self) -> None:
        first, second = Stream(5), Stream(5)
        options = list(range(100))
        assert [first.pick("x", options) for _ in range(50)] == [second.pick("x", options) for _ in range(50)]

    def test_every_option_comes_about_equally_often(self) -> None:
        stream, counts = Stream(1), [0] * 10
        for _ in range(20_000):
            counts[stream.pick("x", range(10))] += 1
        assert all(1_800 < count < 2_200 for count in counts)

    def test_a_clone_draws_what_the_original_would(self) -> None:
        stream = Stream(9)
        stream.pick("x", "abc")
        twin = stream.clone()
        assert [stream.pick("x", "abcdefgh") for _ in range(20)] == [
            twin.pick("x", "abcdefgh") for _ in range(20)
        ]

    def test_neighbouring_seeds_have_nothing_in_common(self) -> None:
        draws = [tuple(Stream(seed, 3).pick("x", range(1000)) for _ in range(1)) for seed in range(300)]
        assert len(set(draws)) > 240

    def test_a_result_that_cannot_be_is_not_drawn(self) -> None:
        stream = Stream(1)
        stream.fixed = {"x": ["z"]}
        with pytest.raises(ChanceAsked):
            stream.pick("x", "abc")


CARDS, PLANETS, NUMBERS = (
    Table.of_package(PACKAGE, f"{name}.toml") for name in ("cards", "planets", "numbers")
)


class TestContent:
    @pytest.mark.parametrize(
        ("old", "new", "line"),
        [
            ('animal = "bear"\njob = "military"\neffect', 'animal = "dog"\njob = "military"\neffect', 9),
            ('job = "military"\neffect', 'job = "cook"\neffect', 10),
            ('job = "military"\neffect', "effect", 8),
            ('effect = { play = { job = "pilot" } }', "effect = { fly = 1 }", 11),
            ('effect = { play = { job = "pilot" } }', "effect = { draw = 0 }", 11),
            ('effect = { play = { job = "pilot" } }', 'condition = { have = { job = "pilot" } }', 11),
            ('effect = { play = { job = "pilot" } }', 'mission = { kind = "majority" }', 11),
            ('id = "SP-BEA-02"', 'id = "SP-BEA-01"', 15),
            ('id = "SP-BEA-01"', 'id = "SP-BEA-01"\ncolour = "red"', 9),
            ('id = "SP-BEA-01"', "id = ", 8),
        ],
    )
    def test_an_error_is_named_with_file_and_line(self, old: str, new: str, line: int) -> None:
        assert old in CARDS.text
        with pytest.raises(Refused) as why:
            read_content([Table("cards.toml", CARDS.text.replace(old, new, 1)), PLANETS, NUMBERS])
        assert why.value.about["file"] == "cards.toml"
        assert why.value.line == line

    def test_comments_do_not_change_the_hash(self) -> None:
        base = read_content([CARDS, PLANETS, NUMBERS])
        other = read_content([Table("cards.toml", CARDS.text + "\n# more\n"), PLANETS, NUMBERS])
        dearer = Table("cards.toml", CARDS.text.replace("credits = 5", "credits = 6", 1))
        changed = read_content([dearer, PLANETS, NUMBERS])
        assert base.digest == other.digest != changed.digest


class TestNewGames:
    @pytest.mark.parametrize(
        ("args", "reason"),
        [
            ({"game": "chess", "seats": 2}, "unknown-game"),
            ({"game": "wild-space", "seats": 6}, "bad-seats"),
            ({"game": "wild-space", "seats": "2"}, "bad-seats"),
            ({"game": "wild-space", "seats": 2, "seed": -1}, "bad-seed"),
            ({"game": "wild-space", "seats": 2, "seed": 1.5}, "bad-seed"),
            ({"game": "wild-space", "seats": 2, "options": {"colour": 1}}, "unknown-option"),
            ({"game": "wild-space", "seats": 2, "options": {"first": 2}}, "bad-option"),
        ],
    )
    def test_what_cannot_be_is_refused(self, args: dict[str, object], reason: str) -> None:
        with pytest.raises(Refused) as why:
            perihelion.new(**args)  # type: ignore[arg-type]
        assert why.value.reason == reason

    def test_a_move_may_be_given_as_move_notation_or_data(self) -> None:
        game = perihelion.new("wild-space", seats=2)
        move = game.pending[0].moves[0]
        for form in (move, str(move), move.data, f"  {str(move).replace(' ', '   ')} "):
            game.clone().play(0, form)

    @pytest.mark.parametrize("said", ["", "land", "land PL-H1", None, 5, {}, {"move": 3}, ["land"]])
    def test_a_move_that_is_none_is_refused(self, said: object) -> None:
        game = perihelion.new("wild-space", seats=2)
        with pytest.raises(Refused) as why:
            game.play(0, said)  # type: ignore[arg-type]
        assert why.value.reason in ("unknown-move", "unreadable-move")

    def test_the_vocabulary_is_fixed_and_numbered(self) -> None:
        first = perihelion.new("wild-space", seats=2).rules.vocabulary
        second = perihelion.new("wild-space", seats=5).rules.vocabulary
        assert [str(move) for move in first] == [str(move) for move in second]
        assert [move.index for move in first] == list(range(len(first)))


@given(st.recursive(st.integers(), lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner)))
def test_every_place_in_a_json_text_is_found(value: object) -> None:
    import json

    text = json.dumps({"a": value, "b": [value, 1]}, indent=2)
    line, column = place_of(text, ("b", 1))
    assert text.splitlines()[line - 1][column - 1] == "1"
