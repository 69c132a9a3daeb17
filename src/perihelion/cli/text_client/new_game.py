"""What the menu asks before a new game: players, expansions, level, people, bots."""

from collections.abc import Mapping, Sequence
from typing import Any

from perihelion.bots import BOTS
from perihelion.cli.text_client.screen import Screen
from perihelion.cli.text_client.seating import DEFAULT_BOT, seating
from perihelion.engine.options import Option
from perihelion.engine.ruleset import GameInfo
from perihelion.words import Words

COMPANY = 2


class NewGame:
    """Asks one thing after the other; an empty line takes what is proposed.

    about   the game
    """

    def __init__(self, about: GameInfo, screen: Screen, words: Words) -> None:
        self.about = about
        self.screen = screen
        self.words = words

    def ask(self) -> tuple[list[str], dict[str, Any]]:
        """Who sits where, and the options."""
        least, most = min(self.about.seats), max(self.about.seats)
        seats = self._number("menu-seats", least, most, max(least, COMPANY))
        options = {option.name: self._option(option) for option in self._asked(seats)}
        humans = self._number("menu-humans", 1, seats, 1) if seats > 1 else 1
        bots = [self._bot()] if humans < seats else []
        return seating(seats, humans, bots), options

    def _asked(self, seats: int) -> list[Option]:
        """The options a person is asked about; who begins is drawn."""
        return [
            option
            for option in self.about.options
            if len(option.choices) > (option.kind == "choice") and (not option.seats or seats in option.seats)
        ]

    def _number(self, key: str, least: int, most: int, default: int) -> int:
        while True:
            said = self.screen.ask(self.words(key, least=least, most=most, default=default) + " ")
            if not said:
                return default
            if said.isdecimal() and least <= int(said[:6]) <= most:
                return int(said)
            self.screen.say(self.words("menu-number", least=least, most=most))

    def _option(self, option: Option) -> str | list[str]:
        names = {choice: self.words(f"choice-{choice}") for choice in option.choices}
        about = {
            "option": self.words(f"option-{option.name}"),
            "choices": ", ".join(f"{n} {name}" for n, name in enumerate(names.values(), 1)),
        }
        if option.kind in ("subset", "list"):
            proposed = ", ".join(names[choice] for choice in option.default) or self.words("menu-none")
            question = self.words("menu-subset", default=proposed, **about)
            return self._some_of(question, names, option)
        default = names[option.default]
        return self._one_of(self.words("menu-choice", default=default, **about), names, option.default)

    def _one_of(self, question: str, names: Mapping[str, str], default: str) -> str:
        while True:
            said = self.screen.ask(f"{question} ")
            found = _meant(said, names)
            if found is not None or not said:
                return found or default
            self.screen.say(self.words("menu-not-a-choice", said=said))

    def _some_of(self, question: str, names: Mapping[str, str], option: Option) -> list[str]:
        """Several at once, by number or name; between commas a name may hold spaces."""
        while True:
            said = self.screen.ask(f"{question} ")
            if not said:
                return list(option.default)
            whole = "," in said or _meant(said, names)
            parts = [part.strip() for part in (said.split(",") if whole else said.split())]
            found = [(part, _meant(part, names)) for part in parts]
            wrong = [part for part, choice in found if choice is None]
            if not wrong:
                meant: list[str] = option.read([choice for _, choice in found], min(self.about.seats))
                return meant
            self.screen.say(self.words("menu-not-a-choice", said=wrong[0]))

    def _bot(self) -> str:
        names = {bot: self.words("bot-name", bot=bot) for bot in BOTS}
        lines = [self.words("menu-bot-line", bot=bot) for bot in names]
        numbered: Sequence[str] = [f"{n}. {line}" for n, line in enumerate(lines, 1)]
        self.screen.sections([(self.words("menu-bots"), numbered)])
        return self._one_of(self.words("menu-bot", default=names[DEFAULT_BOT]), names, DEFAULT_BOT)


def _meant(said: str, names: Mapping[str, str]) -> str | None:
    """The thing meant by its number in the list, its name or how a name begins."""
    wanted = said.casefold()
    if wanted.isdecimal() and 1 <= int(wanted[:4]) <= len(names):
        return list(names)[int(wanted) - 1]
    for choice, name in names.items():
        if wanted and (choice.startswith(wanted) or name.casefold().startswith(wanted)):
            return choice
    return None
