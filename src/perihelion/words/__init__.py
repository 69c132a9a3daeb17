"""Words: everything the games and their clients say, in Fluent catalogues that every client shares."""

from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES = ("en", "fr")
CHOICES = {"option": "option", "choice": "choice", "needed": "choice"}
LISTS_OF_PHRASES = ("list-or-else", "list-or-apart", "list-more")
CATALOGUES = (
    "engine",
    "games",
    "wild-space",
    "wild-space-expansions",
    "galaxy-trucker",
    "galaxy-trucker-expansions",
    "galaxy-trucker-missions",
    "galaxy-trucker-cards",
    "galaxy-trucker-tasks",
    "galaxy-trucker-supercards",
    "high-frontier",
    "high-frontier-routes",
    "high-frontier-expansion",
    "server",
    "client",
    "lessons",
)


class Words:
    """The words of one language.

    language   "en" or "fr"
    problems   keys that were missing or could not be put into words; a test keeps it empty

    >>> Words("fr")("ws-credits", credits=2)
    '2 crédits'
    """

    def __init__(self, language: str) -> None:
        self.language = language
        self.problems: set[str] = set()
        self._bundle = _bundle(language)

    def __call__(self, key: str, /, **about: Any) -> str:
        """The words of a key; where there are none, the key itself, so that nobody is left without."""
        if not self._bundle.has_message(key):
            self.problems.add(key)
            return key
        pattern = self._bundle.get_message(key).value
        assert pattern is not None, f"{key} has no words of its own"
        said, errors = self._bundle.format_pattern(pattern, {k: _plain(v) for k, v in about.items()})
        if errors:
            self.problems.add(f"{key}: {errors}")
        return str(said)

    def sentence(self, key: str, /, **about: Any) -> str:
        """The words of a key, beginning with a capital."""
        return capital(self(key, **about))

    def refusal(
        self,
        reason: str,
        *,
        about: Mapping[str, Any],
        rule: str | None = None,
        line: int | None = None,
        column: int | None = None,
    ) -> str:
        """Why something is refused: where, why, and the clause behind it."""
        if isinstance(about.get("who"), int):  # whoever knows the names has put them in
            about = {**about, "who": self("name-human", number=about["who"] + 1)}
        about = _slugged(about) if reason == "unknown-word" else self._with_choices(about)
        said = self(f"refused-{reason}", **about)
        if line is not None:
            said = self("refused-at", line=str(line), column=str(column or 1), why=said)
        return said if rule is None else self("refused-by-rule", why=said, rule=rule)

    def _with_choices(self, about: Mapping[str, Any]) -> dict[str, Any]:
        """Options and their choices are told by their names, where they have one."""
        keys = {name: f"{kind}-{about[name]}" for name, kind in CHOICES.items() if name in about}
        return {**about, **{name: self(key) for name, key in keys.items() if self._bundle.has_message(key)}}

    def listed(self, key: str, things: Iterable[str]) -> str:
        """Several things as one phrase: `list-and`, `list-or`; of longer things `list-or-else`,
        `list-or-apart` or `list-more`.
        """
        *before, last = list(things) or [""]
        return self(key, first=self._chained(key, before), last=last) if before else last

    def _chained(self, key: str, things: list[str]) -> str:
        """All but the last: with commas, unless the list is one of longer phrases."""
        return self.listed(key, things) if key in LISTS_OF_PHRASES else ", ".join(things)


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def catalogues(language: str) -> Iterator[tuple[str, str]]:
    """Name and text of every catalogue of a language.

    One that is called `package:name` lies in the folder `words` of that package.
    """
    for called in CATALOGUES:
        package, _, name = called.rpartition(":")
        folder = files(package).joinpath("words") if package else files("perihelion.words")
        yield name, folder.joinpath(language, f"{name}.ftl").read_text("utf-8")


@cache
def _bundle(language: str) -> FluentBundle:
    assert language in LANGUAGES, f"there are no words in {language!r}"
    bundle = FluentBundle([language], use_isolating=False)
    for _, text in catalogues(language):
        bundle.add_resource(FluentResource(text))
    return bundle


def _slugged(about: Mapping[str, Any]) -> dict[str, Any]:
    """What was expected, as one word the catalogues can tell apart."""
    return {key: str(value).replace(" ", "-") if key == "what" else value for key, value in about.items()}


def _plain(value: Any) -> Any:
    """A value the catalogues can take: text or a number."""
    match value:
        case bool():
            return "yes" if value else "no"
        case None:
            return "none"
        case list() | tuple():
            return ", ".join(map(str, value))
        case int() if abs(value) >= 10_000:
            return str(value)
    return value
