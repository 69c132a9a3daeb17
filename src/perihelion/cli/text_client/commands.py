"""What may be typed besides moves. Every command has its names and its line of help in the catalogues."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from perihelion.cli.text_client.files import Trouble, read_game, refusal, trouble
from perihelion.cli.text_client.lookup import read_rules
from perihelion.cli.text_client.saves import keep_setting, unfinished, write_whole
from perihelion.cli.text_client.score_sheet import running_score
from perihelion.cli.text_client.screen import QUIET, Leave, Screen
from perihelion.cli.text_client.seating import fitting
from perihelion.engine.decisions import Seat
from perihelion.engine.driver import Game
from perihelion.engine.refused import Refused
from perihelion.words import LANGUAGES, Words

if TYPE_CHECKING:
    from perihelion.cli.text_client.table import Table

Command = Callable[["Commands", str], None]
LOG_LINES = 20
FEW_PIECES = 12
FEW_BARRED = 4


class Commands:
    """What one seat may type at a table besides its moves."""

    def __init__(self, table: Table, seat: Seat) -> None:
        self.table = table
        self.seat = seat
        self.game, self.board = table.game, table.board
        self.screen, self.words = table.screen, table.words

    def show_help(self, rest: str) -> None:
        words, helps = self.words, self.board.helps
        self.screen.heading(words(helps.get("intro", "help-intro")))
        for command in COMMANDS:
            if command in OF_SOME_GAMES and command not in helps:
                continue
            name, *others = words(f"command-{command}").split(", ")
            names = ", ".join([name, *(other for other in others if len(other) == 1)])
            self.screen.say(
                words("help-line", names=names, help=words(helps.get(command, f"help-{command}")))
            )

    def show_moves(self, rest: str) -> None:
        self.table.list_moves(self.seat, notation=True)

    def show_table(self, rest: str) -> None:
        self.screen.sections(self.board.layout.table(self.game.view(self.seat)))

    def show_cards(self, rest: str) -> None:
        if rest:
            return self.inspect(rest)
        return self.screen.sections(self.board.layout.hand(self.game.view(self.seat)))

    def show_crews(self, rest: str) -> None:
        self.screen.sections(self.board.layout.everybody(self.game.view(self.seat)))

    def inspect(self, rest: str) -> None:
        if not rest:
            return self.screen.say(self.words("inspect-what"))
        found = self.board.inspect(rest)
        if not found:
            return self.screen.say(self.words("inspect-nothing", asked=rest))
        self.screen.sections(found[:FEW_PIECES])
        if len(found) > FEW_PIECES:
            self.screen.say(self.words("and-more", count=len(found) - FEW_PIECES))
        return None

    def route(self, rest: str) -> None:
        self.screen.sections(self.board.routes(self.game.view(self.seat), rest))

    def deal(self, rest: str) -> None:
        """Proposes a deal; alone it shows those that are open."""
        if rest:
            return self.table.propose(self.seat, self.board.read_deal(rest, self.seat))
        if not self.table.show_deals(self.seat):
            self.screen.say(self.words("deal-none"))
        return None

    def agree(self, rest: str) -> None:
        self.table.respond(self.seat, rest, accept=True)

    def decline(self, rest: str) -> None:
        self.table.respond(self.seat, rest, accept=False)

    def why(self, rest: str) -> None:
        """Why a move is barred; without one, all that a person would expect but may not do."""
        decision = self.game.pending[self.seat]
        if rest:
            refused = decision.why_not(self.table.find_move(self.seat, rest))
            return self.screen.say(refusal(refused, self.words) if refused else self.words("why-allowed"))
        reasons: dict[str, list[str]] = {}
        view = self.game.view(self.seat)
        for notation, barred in decision.barred.items():
            title, _ = self.board.move(decision, self.game.rules.vocabulary[notation], view)
            line = self.words("why-line", move=title, notation=notation)
            reasons.setdefault(refusal(barred, self.words), []).append(line)
        if not reasons:
            return self.screen.say(self.words("why-nothing"))
        return self.screen.sections((reason, self._few(lines)) for reason, lines in reasons.items())

    def _few(self, lines: list[str]) -> list[str]:
        if len(lines) <= FEW_BARRED:
            return lines
        return [*lines[:FEW_BARRED], self.words("and-more", count=len(lines) - FEW_BARRED)]

    def undo(self, rest: str) -> None:
        """Takes the last answer back; what is not free needs consent."""
        try:
            self.game.undo(self.seat)
        except Refused as refused:
            if not refused.reason.startswith("undo-"):
                raise
            return self._undo_by_consent(refused)
        self.table.went_back()
        return self.screen.say(self.words("undo-done"))

    def _undo_by_consent(self, refused: Refused) -> None:
        """Whoever plays alone has nobody to ask, and is told that chance goes back as well."""
        others = [other for other in range(len(self.table.players)) if other != self.seat]
        self.screen.say(refusal(refused, self.words) if others else self.words("undo-alone"))
        if not all(self._consents(other) for other in others):
            return self.screen.say(self.words("undo-refused"))
        self.game.undo(self.seat, consent=others)
        return self.table.went_back()

    def _consents(self, other: Seat) -> bool:
        names = self.board.names
        if other in self.table.bots:
            agrees = self.table.practice or not self.game.has_taught(self.seat)
            said = "undo-bot-consents" if agrees else "undo-bot-minds"
            self.screen.say(self.words(said, who=names[other]), QUIET)
            return agrees
        question = self.words("undo-ask", who=names[other], asker=names[self.seat])
        return _is_yes(self.screen, question, self.words)

    def log(self, rest: str) -> None:
        count = int(rest) if rest.isdecimal() and len(rest) < 6 else LOG_LINES
        self.screen.heading(self.words("log-heading"))
        for event in self.game.events(self.seat)[-count:] if count else ():
            self.screen.say(f"{event.seq:3}. {self.board.event(event, self.seat)}")

    def rules(self, rest: str) -> None:
        rules = self.game.rules
        in_play = [*rules.options.get("expansions", ()), *(["solo"] if rules.seats == 1 else [])]
        read_rules(self.screen, self.words, rules.info.name, rest, in_play)

    def score(self, rest: str) -> None:
        self.screen.sections(running_score(self.game.view(self.seat), self.board))

    def position(self, rest: str) -> None:
        """Where the game stands; what this seat does not know is drawn anew, so that nothing leaks."""
        self.screen.say(self.words("position-note"), QUIET)
        imagined = self.game.imagine(self.seat, seed=len(self.game.events(None)))
        self.screen.copy(imagined.position().rstrip("\n"))

    def save(self, rest: str) -> None:
        if not rest:
            return self.screen.say(self.words("save-where"))
        path = Path(rest).expanduser()
        try:
            if path.exists() and not _is_yes(self.screen, self.words("save-over", path=rest), self.words):
                return self.screen.say(self.words("save-not"))
            write_whole(path, self.game.save())
        except (OSError, RuntimeError) as error:
            return self.screen.say(trouble(error, path, self.words))
        return self.screen.say(self.words("saved", path=rest))

    def load(self, rest: str) -> None:
        """Another game instead of this one, which stays where it is kept."""
        if not rest:
            return self.screen.say(self.words("load-what"))
        try:
            game = read_game(Path(rest).expanduser(), self.words)
        except (Trouble, RuntimeError) as error:
            return self.screen.say(str(error))
        return self._switch_to(game)

    def _switch_to(self, game: Game) -> None:
        self.table.sit_down(game, fitting(self.table.players, game.rules.seats))
        self.screen.say(self.words("loaded"))

    def resume(self, rest: str) -> None:
        """The game played before this one."""
        here = self.table.slot.path if self.table.slot else None
        for slot in unfinished():
            if slot.path != here:
                try:
                    game = read_game(slot.path, self.words)
                except Trouble as error:
                    self.screen.say(str(error))
                    continue
                self.table.sit_down(game, fitting(slot.players(), game.rules.seats), slot)
                return self.screen.say(self.words("resumed", path=str(slot.path)))
        return self.screen.say(self.words("resume-nothing"))

    def language(self, rest: str) -> None:
        wanted = rest.casefold()
        if wanted not in LANGUAGES:
            return self.screen.say(self.words("language-which", languages=", ".join(LANGUAGES)))
        keep_setting("language", wanted)
        self.table.speak(Words(wanted))
        return self.screen.say(self.table.words("language-now"))

    def leave(self, rest: str) -> None:
        raise Leave


def _is_yes(screen: Screen, question: str, words: Words) -> bool:
    return screen.ask(f"{question} ").casefold() in words("answer-yes").split(", ")


COMMANDS: dict[str, Command] = {
    "help": Commands.show_help,
    "moves": Commands.show_moves,
    "table": Commands.show_table,
    "cards": Commands.show_cards,
    "crews": Commands.show_crews,
    "inspect": Commands.inspect,
    "route": Commands.route,
    "deal": Commands.deal,
    "agree": Commands.agree,
    "decline": Commands.decline,
    "why": Commands.why,
    "undo": Commands.undo,
    "log": Commands.log,
    "rules": Commands.rules,
    "score": Commands.score,
    "position": Commands.position,
    "save": Commands.save,
    "load": Commands.load,
    "resume": Commands.resume,
    "lang": Commands.language,
    "quit": Commands.leave,
}

OF_SOME_GAMES = frozenset({"route", "deal", "agree", "decline"})


@cache
def command_names() -> dict[str, str]:
    """Every name of every command, in all languages at once: whoever switches need not relearn."""
    return {
        name: command
        for language in LANGUAGES
        for command in COMMANDS
        for name in Words(language)(f"command-{command}").split(", ")
    }
