"""The menu `perihelion menu` opens: new game, resume, load, rules, language, quit."""

import secrets
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import perihelion
from perihelion.cli.text_client.files import Trouble, read_game, refusal
from perihelion.cli.text_client.lookup import read_rules
from perihelion.cli.text_client.new_game import NewGame
from perihelion.cli.text_client.saves import keep_setting, unfinished
from perihelion.cli.text_client.screen import QUIET, Gone, Leave, Screen
from perihelion.cli.text_client.seating import fitting
from perihelion.cli.text_client.table import Table
from perihelion.engine.refused import Refused
from perihelion.words import LANGUAGES, Words

GAME = "wild-space"


def new_table(
    game: str,
    players: Sequence[str],
    seed: int | None,
    *,
    screen: Screen,
    words: Words,
    options: Mapping[str, Any] | None = None,
) -> Table:
    """A table with a new game on it; who begins is drawn, as the rules have it.  [WS-3.6]"""
    drawn = secrets.randbelow(2**32) if seed is None else seed
    first = {"first": Random(drawn).randrange(len(players))} if players else {}
    chosen = {**first, **(options or {})}
    begun = perihelion.new(game, seats=len(players), seed=drawn, options=chosen)
    return Table(begun, players, screen=screen, words=words)


def loaded_table(path: Path, players: Sequence[str], *, screen: Screen, words: Words) -> Table:
    """A table with the game of a file on it; raises Trouble."""
    game = read_game(path, words)
    return Table(game, fitting(players, game.rules.seats), screen=screen, words=words)


def resumed_table(*, screen: Screen, words: Words) -> Table:
    """The table that was left last; raises Trouble where there is none."""
    said = words("resume-nothing")
    for slot in unfinished():
        try:
            game = read_game(slot.path, words)
        except Trouble as error:
            said = str(error)
            screen.say(said)
            continue
        screen.say(words("resumed", path=str(slot.path)))
        players = fitting(slot.players(), game.rules.seats)
        return Table(game, players, screen=screen, words=words, slot=slot)
    raise Trouble(said)


class Menu:
    """The menu, and what its entries do."""

    def __init__(self, screen: Screen, words: Words) -> None:
        self.screen = screen
        self.words = words
        games = list(perihelion.games())
        self.entries: list[tuple[str, str, Callable[[], None]]] = [
            *(("menu-new", game, partial(self.new, game)) for game in games),
            ("menu-resume", GAME, self.resume),
            ("menu-load", GAME, self.load),
            *(("menu-rules", game, partial(self.rules, game)) for game in games),
            ("menu-language", GAME, self.language),
            ("menu-quit", GAME, self.quit),
        ]

    def run(self) -> None:
        """Shows the menu until the person goes."""
        try:
            while True:
                self._choose()
        except Leave:
            self.screen.say()
            self.screen.say(self.words("goodbye"))

    def _choose(self) -> None:
        entries = [self.words(key, title=self.words(f"title-{game}")) for key, game, _ in self.entries]
        self.screen.heading(self.words("menu-title"))
        for number, entry in enumerate(entries, 1):
            self.screen.say(f"{number}. {entry}")
        said = self.screen.ask()
        if said.isdecimal() and 1 <= int(said[:4]) <= len(entries):
            return self._take(int(said) - 1)
        for number, entry in enumerate(entries):
            if said and entry.casefold().startswith(said.casefold()):
                return self._take(number)
        return self.screen.say(self.words("menu-what", most=len(entries)))

    def _take(self, number: int) -> None:
        try:
            self.entries[number][2]()
        except Trouble as error:
            self.screen.say(str(error))
        except Refused as why:
            self.screen.say(refusal(why, self.words))

    def _play(self, table: Table) -> None:
        """Plays a table; leaving it leads back here, unless nobody is there any more."""
        try:
            table.play()
        except Gone:
            raise
        except Leave:
            pass
        finally:
            self.words = table.words

    def new(self, game: str) -> None:
        about = perihelion.games()[game]
        self.screen.say(self.words(about.provenance), QUIET)
        players, options = NewGame(about, self.screen, self.words).ask()
        self._play(new_table(game, players, None, screen=self.screen, words=self.words, options=options))

    def resume(self) -> None:
        self._play(resumed_table(screen=self.screen, words=self.words))

    def load(self) -> None:
        said = self.screen.ask(self.words("menu-file") + " ")
        if said:
            path = Path(said).expanduser()
            self._play(loaded_table(path, (), screen=self.screen, words=self.words))

    def rules(self, game: str) -> None:
        asked = ""
        while True:
            read_rules(self.screen, self.words, game, asked)
            asked = self.screen.ask(self.words("menu-rules-ask") + " ")
            if not asked:
                return

    def language(self) -> None:
        """There are two: the other one."""
        other = LANGUAGES[(LANGUAGES.index(self.words.language) + 1) % len(LANGUAGES)]
        keep_setting("language", other)
        self.words = Words(other)
        self.screen.say(self.words("language-now"), QUIET)

    def quit(self) -> None:
        raise Leave
