"""`perihelion play` and `perihelion menu`: a game in this terminal."""

import os
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Annotated, Any

import typer

from perihelion.bots import BOTS
from perihelion.cli.text_client.files import Trouble, refusal
from perihelion.cli.text_client.menu import GAME, Menu, loaded_table, new_table, resumed_table
from perihelion.cli.text_client.new_game import COMPANY
from perihelion.cli.text_client.saves import setting
from perihelion.cli.text_client.screen import Leave, Screen
from perihelion.cli.text_client.seating import is_bot, seating
from perihelion.cli.text_client.table import Table
from perihelion.engine.refused import Refused
from perihelion.engine.ruleset import GameInfo
from perihelion.games import info
from perihelion.words import LANGUAGES, Words

Lang = Annotated[str | None, typer.Option(help="Language: en or fr.", show_default=False)]
Plain = Annotated[bool, typer.Option("--plain", help="Plain lines: no colour, nothing redrawn.")]
Bots = Annotated[str, typer.Option(help="Bots by name, such as rookie,random.", show_default="rookie")]


def play(
    game: Annotated[str, typer.Argument(help="Which game.")] = GAME,
    seats: Annotated[int | None, typer.Option(help="Players in all.", show_default="2")] = None,
    humans: Annotated[int | None, typer.Option(help="People at this keyboard.", show_default="1")] = None,
    bots: Bots = "",
    solo: Annotated[bool, typer.Option("--solo", help="Alone, against the game's own opponent.")] = False,
    level: Annotated[str | None, typer.Option(help="Of a solo game: easy, medium or hard.")] = None,
    expansions: Annotated[str, typer.Option(help="By name, such as space-base,encounters.")] = "",
    option: Annotated[
        list[str] | None, typer.Option(help="Any option of the game, such as flights=I,II or tempo=live.")
    ] = None,
    seed: Annotated[int | None, typer.Option(help="The same seed gives the same game.")] = None,
    lang: Lang = None,
    load: Annotated[Path | None, typer.Option(help="Play on from a saved game or a position.")] = None,
    resume: Annotated[bool, typer.Option("--resume", help="Play on where you left last.")] = False,
    practice: Annotated[
        bool, typer.Option("--practice", help="Bots let you take anything back, even dice and cards.")
    ] = False,
    plain: Plain = False,
) -> None:
    """Play a game in this terminal, against bots or with others at the same keyboard."""
    words, screen = Words(language(lang)), Screen(plain=plain)
    told: dict[str, Any] = {"screen": screen, "words": words}

    def sit_down() -> Table:
        if resume:
            return resumed_table(**told)
        options = _options(level, expansions) | _said_options(info(game), option or ())
        count = _seats(info(game), 1 if solo and seats is None else seats, humans, bots)
        info(game).judge(count, options)
        players = _players(count, humans, bots, words)
        if solo and len(players) > 1:
            raise Trouble(words("solo-is-alone", seats=len(players)))
        if load is not None:
            kept = players if humans is not None or bots else ()
            return loaded_table(load, kept, **told)
        return new_table(game, players, seed, options=options, **told)

    _play(sit_down, screen, words, practice=practice)


def menu(lang: Lang = None, plain: Plain = False) -> None:
    """Open the menu: new game, resume, load, rules, language."""
    Menu(Screen(plain=plain), Words(language(lang))).run()


def _play(sit_down: Callable[[], Table], screen: Screen, words: Words, *, practice: bool) -> None:
    try:
        table = sit_down()
        if practice:
            table.practise()
        table.play()
    except Leave:
        return
    except Trouble as error:
        screen.say(str(error))
    except Refused as why:
        screen.say(refusal(why, words))
    else:
        return
    raise typer.Exit(1)


def _seats(about: GameInfo, seats: int | None, humans: int | None, bots: str) -> int:
    """How many play; where that is not said, those who were named, and two at least."""
    people = 1 if humans is None else max(0, humans)
    return max(COMPANY, min(about.seats), people + len(_names(bots))) if seats is None else seats


def _players(count: int, humans: int | None, bots: str, words: Words) -> list[str]:
    """Who sits where; where no people are named there is one."""
    named = _names(bots)
    for name in named:
        if not is_bot(name):
            raise Trouble(words("unknown-bot", bot=name, bots=", ".join(BOTS)))
    people = 1 if humans is None else max(0, humans)
    if people > count:
        raise Trouble(words("too-many-humans", humans=people, seats=count))
    return seating(count, people, named)


def _options(level: str | None, expansions: str) -> dict[str, Any]:
    """What was said; all else is left to the game."""
    options: dict[str, Any] = {} if level is None else {"level": level}
    return options | ({"expansions": _names(expansions)} if expansions else {})


def _said_options(about: GameInfo, said: Sequence[str]) -> dict[str, Any]:
    """Options written as name=value; several values stand between commas. The game judges them."""
    kinds = {option.name: option for option in about.options}
    found: dict[str, Any] = {}
    for text in said:
        name, _, value = (part.strip() for part in text.partition("="))
        found[name] = kinds[name].from_words(_names(value)) if name in kinds else value
    return found


def _names(said: str) -> list[str]:
    return [name.strip() for name in said.split(",") if name.strip()]


def language(said: str | None) -> str:
    """What was said, what was chosen last, what the system speaks, or English."""
    if said is not None and said not in LANGUAGES:
        raise typer.BadParameter(", ".join(LANGUAGES), param_hint="--lang")
    system = (os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or "")[:2]
    for wanted in (said, setting("language"), system):
        if wanted in LANGUAGES:
            return str(wanted)
    return "en"
