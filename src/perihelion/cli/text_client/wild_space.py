"""Wild Space as lines of text: planets, display, crews, hand, cards."""

from collections.abc import Iterator, Sequence
from typing import Any, cast

from perihelion.cli.text_client.board import View
from perihelion.cli.text_client.facts import wild_space_facts
from perihelion.cli.text_client.in_brief import OPENING, Told, in_brief
from perihelion.cli.text_client.screen import Section
from perihelion.engine.decisions import Decision
from perihelion.engine.driver import Game
from perihelion.engine.events import Event
from perihelion.engine.moves import Move
from perihelion.games.wild_space.components import ANIMALS
from perihelion.games.wild_space.rules import WildSpaceRules
from perihelion.words import Words, capital
from perihelion.words.wild_space import WildSpaceWords


class WildSpaceBoard:
    """See `Board`.

    said      the game's own words
    facts     the content as plain data
    fitting   kind of card an effect plays -> the cards of that kind
    """

    opening = OPENING

    def __init__(self, game: Game, words: Words, names: Sequence[str]) -> None:
        self.words = words
        self.names = names
        rules = cast(WildSpaceRules, game.rules)
        self.facts = wild_space_facts(rules)
        selectors = [effect.selector for effect in rules.effects.values() if effect.selector]
        self.fitting = {selector.slug: selector.cards for selector in selectors}
        captains = [player["captain"] for player in game.view(None)["table"]["players"]]
        self.said = WildSpaceWords(words, self.facts, names, captains)

    # Questions, answers, events, score: one line each.

    def prompt(self, decision: Decision) -> str:
        return self.said.prompt(decision.prompt, decision.about)

    def move(self, decision: Decision, move: Move, view: View) -> tuple[str, str]:
        asked = {"prompt": decision.prompt, "about": decision.about}
        title, gives = self.said.move(move.data, asked, view["table"]["display"])
        if not self._comes_to_nothing(move, view):
            return title, gives
        note = self.words("ws-nothing-to-play")
        return (title, f"{gives} {note}") if gives else (f"{title} {note}", gives)

    def _comes_to_nothing(self, move: Move, view: View) -> bool:
        """Whether a landing, an action or a card only lets one play what this hand does not hold."""
        hand = [card for card in view["table"]["players"][view["seat"]]["hand"] if card not in move.args]
        actions = self._actions(move)
        plays = [action["what"] for action in actions if action["kind"] == "play"]
        fitting = (card in self.fitting.get(what, hand) for what in plays for card in hand)
        return bool(actions) and len(plays) == len(actions) and not any(fitting)

    def _actions(self, move: Move) -> list[dict[str, Any]]:
        """What a landing offers, the one action chosen, or the effect of the card played."""
        match move.verb, *move.args:
            case "land", sector:
                actions: list[dict[str, Any]] = self.said.sector(sector)["actions"]
                return actions
            case "play", card:
                effect = self.facts["cards"][card]["effect"]
                return [effect] if effect else []
            case "action", slug:
                return [self.facts["actions"][slug]]
        return []

    def event(self, event: Event, reader: int | None) -> str:
        return self.said.event(event.as_json(), reader)

    def in_brief(self, events: Sequence[Event], reader: int | None) -> Iterator[Told]:
        return in_brief(events, reader, self.said)

    def item(self, item: dict[str, Any]) -> str:
        return self.said.item(item)

    def tie_breaks(self, view: View) -> list[int]:
        return [len(player["crew"]) for player in view["table"]["players"]]

    def default(self, decision: Decision) -> str | None:
        return "end" if decision.prompt == "ws-end" else None

    def opens_turn(self, decision: Decision) -> bool:
        return decision.prompt == "ws-turn"

    # The table.

    def table(self, view: View) -> list[Section]:
        table = view["table"]
        rounds = table["turns"] // view["seats"]
        count = min(table["turn"] // view["seats"] + 1, rounds)
        return [
            (self.words("ws-turn-count", round=count, rounds=rounds), list(self._players(view))),
            (self.words("ws-planets"), list(self._planets(view))),
            (self.words("ws-display"), list(self._display(table))),
            *([self._crew(view, view["seat"])] if view["seat"] is not None else []),
            *self.hand(view),
        ]

    def _who(self, view: View, seat: int) -> str:
        return self.words("who-you") if seat == view["seat"] else self.names[seat]

    def _players(self, view: View) -> Iterator[str]:
        for seat, player in enumerate(view["table"]["players"]):
            yield self.words(
                "ws-player-line",
                who=self._who(view, seat),
                credits=player["credits"],
                crew=len(player["crew"]),
                hand=len(player["hand"]),
                shuttles=player["shuttles"],
                landed=len(player["landed"]),
            )

    def _planets(self, view: View) -> Iterator[str]:
        for planet in view["table"]["planets"]:
            name = self.words("ws-name-with-id", name=self.said.planet(planet["planet"]), id=planet["planet"])
            yield self.words("ws-planet-line", planet=name, requires=planet["requires"])
            for sector, shuttles in planet["sectors"].items():
                notes = list(self._shuttles(view, shuttles))
                line = self.words.listed("list-more", [self.said.sector_line(sector), *notes])
                yield f"  {line}"
        numbers = view["table"]["face_down"]
        if numbers:
            yield self.words("ws-face-down", numbers=self.words.listed("list-and", map(str, numbers)))

    def _shuttles(self, view: View, shuttles: dict[str, list[int]]) -> Iterator[str]:
        for key, seats in (
            ("ws-shuttles-there", shuttles["landed"]),
            ("ws-shuttles-explored", shuttles["explored"]),
        ):
            if seats:
                yield self.words(key, names=", ".join(self._who(view, seat) for seat in seats))

    def _display(self, table: dict[str, Any]) -> Iterator[str]:
        for slot, card in table["display"].items():
            if card is None:
                yield self.words("ws-slot-line-empty", slot=slot)
            else:
                yield self.words("ws-slot-line", slot=slot, card=self.said.card_line(card))
        yield self.words("ws-deck-line", deck=table["deck"], discard=len(table["discard"]))

    # Hands and crews.

    def hand(self, view: View) -> list[Section]:
        if view["seat"] is None:
            return []
        cards = view["table"]["players"][view["seat"]]["hand"]
        if not cards:
            return [(self.words("ws-hand-empty"), [])]
        return [(self.words("ws-hand", count=len(cards)), [self.said.card_line(card) for card in cards])]

    def crews(self, view: View) -> list[Section]:
        return [self._crew(view, seat) for seat in range(view["seats"])]

    def _crew(self, view: View, seat: int) -> Section:
        player = view["table"]["players"][seat]
        key = "ws-crew-yours" if seat == view["seat"] else "ws-crew"
        heading = self.words(key, who=self.names[seat], count=len(player["crew"]))
        lines = [*self._groups(player["crew"]), self._token(player)]
        known = [self.said.card(card) for card in player["hand"] if card is not None]
        if known and seat != view["seat"]:
            cards = self.words.listed("list-and", known)
            lines.append(self.words("ws-known-in-hand", who=self.names[seat], cards=cards))
        return heading, lines

    def _groups(self, crew: list[str]) -> Iterator[str]:
        """Crew cards by species, then the robots."""
        for group in (*ANIMALS, None):
            cards = [card for card in crew if self.facts["cards"][card]["animal"] == group]
            if cards:
                yield self.words(
                    "ws-group-line",
                    group=self.words.sentence("ws-many", what=group or "robot"),
                    count=len(cards),
                    cards=", ".join(self._member(card) for card in cards),
                )

    def _member(self, card: str) -> str:
        said, facts = self.said.card(card), self.facts["cards"][card]
        if facts["type"] == "captain":
            return f"{said} [{self.said.job(card)}]"
        return f"{said} [{self.words('ws-veteran')}]" if facts["veteran"] else said

    def _token(self, player: dict[str, Any]) -> str:
        track, token = self.facts["cards"][player["captain"]]["track"], player["token"]
        if token == len(track):
            return self.words("ws-token-line-last", token=token)
        ahead = self.words("ws-says-space", space=token + 1, text=self.said.space(track[token]))
        return self.words("ws-token-line", token=token, next=ahead)

    # One card or planet.

    def inspect(self, asked: str) -> list[Section]:
        wanted = asked.casefold()
        cards, planets = self.facts["cards"], self.facts["planets"]
        if asked.upper() in cards or asked.upper() in planets:
            found = [asked.upper()]
        else:
            found = [card for card in cards if wanted in self.said.name(card).casefold()]
            found += [planet for planet in planets if wanted in self.said.planet(planet).casefold()]
        return [self._card(piece) if piece in cards else self._planet(piece) for piece in found]

    def _card(self, card: str) -> Section:
        facts = self.facts["cards"][card]
        kind = self.words.sentence("ws-kind", type=facts["type"])
        confidence = self.said.confidence(facts)
        return self.said.card_and_id(card), [
            f"{kind}.",
            f"{capital(self.said.text(card))}.",
            f"{confidence}.",
        ]

    def _planet(self, planet: str) -> Section:
        facts = self.facts["planets"][planet]
        name = self.words("ws-name-with-id", name=self.said.planet(planet), id=planet)
        heading = self.words("ws-planet-line", planet=name, requires=facts["requires"])
        lines = [f"{self.said.sector_line(sector)}." for sector in facts["sectors"]]
        return heading, [*lines, f"{self.said.confidence(facts)}."]
