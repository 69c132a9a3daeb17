"""Encounters: quartz, aliens to recruit, two-sided captains, an alien planet, wild species and jobs."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Container
from dataclasses import dataclass
from functools import partial
from typing import Any, ClassVar, cast

from perihelion.engine.book import Book, Rule
from perihelion.engine.decisions import Decision, Kind, Offers, Rules, Seat
from perihelion.engine.moves import Move
from perihelion.engine.positions import Line, Page
from perihelion.engine.refused import Reason
from perihelion.engine.ruleset import Item
from perihelion.games.wild_space.components import JOBS, SLOTS, CardId, EffectId, Mission
from perihelion.games.wild_space.content import Content
from perihelion.games.wild_space.expansion import Expansion
from perihelion.games.wild_space.expansions.reading import WILD, FullReader, FullRow, original
from perihelion.games.wild_space.expansions.wild import animals_worth, best_assignment
from perihelion.games.wild_space.notation import EMPTY, listed
from perihelion.games.wild_space.rules import WildSpaceRules
from perihelion.games.wild_space.setup import identity
from perihelion.games.wild_space.state import WildSpace

SIDES = ("front", "back")
TOO_EXPENSIVE = Reason("ws-too-expensive", "WS-11B.3")
ONE_A_TURN = Reason("ws-one-alien-a-turn", "WS-11B.3")
REMEMBERED = 4096


@dataclass(slots=True)
class Aliens:
    """What Encounters adds to the table.

    supply      quartz nobody has
    quartz      quartz of each seat
    deck        aliens of their own draw pile, sorted: which is next is chance
    display     the open aliens
    discard     the aliens' own discard pile
    recruited   whether an alien was recruited in this turn: 0 or 1
    """

    supply: int
    quartz: list[int]
    deck: list[CardId]
    display: list[CardId | None]
    discard: list[CardId]
    recruited: int = 0

    def clone(self) -> Aliens:
        return Aliens(
            self.supply, self.quartz[:], self.deck[:], self.display[:], self.discard[:], self.recruited
        )


def aliens(ws: WildSpace) -> Aliens:
    return cast(Aliens, ws.annexes["encounters"])


def encounters(ws: WildSpace) -> Encounters:
    return next(expansion for expansion in ws.on.expansions if isinstance(expansion, Encounters))


class Encounters(Expansion):
    """The expansion Encounters."""

    name = "encounters"
    set_up_steps = frozenset({"choose_side"})
    steps: ClassVar = {"choose_side": ("seat",), "gain_quartz": ("seat", "effect", "count")}
    events: ClassVar = {
        "ws-alien-planet": ("planet",),
        "ws-side": ("card",),
        "ws-alien-laid": ("slot", "card"),
        "ws-quartz": ("count",),
        "ws-recruited": ("card", "cost"),
        "ws-reserved": ("card", "cost"),
    }

    def __init__(self, content: Content) -> None:
        super().__init__(content)
        reader = content.reader
        assert isinstance(reader, FullReader)
        rows = {card: row for card, row in content.rows.items() if isinstance(row, FullRow)}
        self.aliens = sorted(card for card in rows if reader.is_alien(card))
        self.cost = {card: rows[card].cost for card in self.aliens}
        self.brings = {card: row.quartz for card, row in rows.items() if row.quartz}
        self.wild = frozenset(card for card, row in rows.items() if row.animal == WILD)
        self.wild_jobs = frozenset(card for card, row in rows.items() if row.job == WILD)
        self.captains = [card for card in content.captains if reader.has_icon(card)]
        self.sides = [planet for planet in content.planets if planet.startswith("PL-A")]
        self.numbers = content.tables["encounters"].data["numbers"]
        self.animal_missions = _missions_on_animals(content)
        self.remembered: dict[tuple[CardId, ...], list[CardId]] = {}

    def wrap(self, book: Book) -> None:
        book.add("choose_side", choose_side)
        book.add("gain_quartz", gain_quartz)
        book.wrap("play_card", quartz_first)
        book.wrap("endings", or_recruit)
        book.wrap("end_with", recruit_or)
        book.wrap("discard", aliens_apart)
        book.wrap("scored_crew", wild_to_best_effect)
        book.wrap("times_met", or_all_jobs)
        book.wrap("score", with_quartz)
        if "smuggler_turn" in book:
            book.wrap("smuggler_takes", or_takes_alien)
            book.wrap("smuggler_discards", or_discards_alien)
            book.wrap("smuggler_crew", smuggler_wild_to_best_effect)

    def phrases(self) -> list[tuple[str, ...]]:
        verbs = ("recruit", "reserve", "play", "discard", "remove")
        phrases: list[tuple[str, ...]] = [("side", side) for side in SIDES]
        return phrases + [(verb, alien) for verb in verbs for alien in self.aliens]

    def settle(self, rules: WildSpaceRules) -> None:
        rules.captains = tuple(self.captains)
        rules.dealt_captains = [captain for captain in self.captains if captain.endswith(".front")]
        rules.start_planets = [planet for planet in rules.start_planets if planet not in self.sides]
        rules.playable |= set(self.aliens)

    def fixable(self) -> dict[str, Container[str | int]]:
        return {"alien": self.aliens, "alien-planet": self.sides}

    def set_up(self, ws: WildSpace) -> None:
        """The alien planet lies open on a random side; aliens and quartz lie ready.  [WS-11B.1 WS-11B.9]"""
        planet = ws.stream.pick("alien-planet", self.sides)
        ws.planets.append(planet)
        ws.tell("ws-alien-planet", None, "WS-11B.1", planet=planet)
        ws.annexes[self.name] = self._laid_out(len(ws.players))
        fill_alien_display(ws)
        order = [(ws.active + n) % len(ws.players) for n in range(len(ws.players))]
        ws.then(*(("choose_side", seat) for seat in order))

    def _laid_out(self, seats: int) -> Aliens:
        display: list[CardId | None] = [None] * self.numbers["alien_display"]
        return Aliens(self.numbers["quartz"], [0] * seats, self.aliens[:], display, [])

    def view(self, ws: WildSpace, seat: Seat | None) -> dict[str, Any]:
        own = aliens(ws)
        return {
            "supply": own.supply,
            "quartz": own.quartz[:],
            "display": dict(zip(SLOTS, own.display, strict=True)),
            "deck": len(own.deck),
            "discard": sorted(own.discard),
        }

    def write(self, ws: WildSpace) -> list[str]:
        own = aliens(ws)
        return [
            f"quartz: {' '.join(map(str, own.quartz))}",
            f"aliens: {' '.join(card or EMPTY for card in own.display)}",
            *listed("alien-discard", own.discard),
            *listed("recruited", ["1"] if own.recruited else []),
        ]

    def read(self, ws: WildSpace, page: Page, taken: set[CardId]) -> None:
        """Quartz of each seat, the alien display and discard pile; the planet stands among the planets."""
        own = ws.annexes[self.name] = self._laid_out(ws.rules.seats)
        self._read_quartz(own, page.take("quartz"))
        display, discarded = page.take("aliens"), page.take("alien-discard")
        if display is not None:
            words = display.only(len(own.display))
            own.display = [None if word.text == EMPTY else self._read_alien(word, taken) for word in words]
        own.discard = [self._read_alien(word, taken) for word in discarded.words] if discarded else []
        own.deck = [alien for alien in own.deck if alien not in taken]
        recruited = page.take("recruited")
        own.recruited = recruited.only(1)[0].number(0, 1) if recruited else 0
        if not any(planet in self.sides for planet in ws.planets):
            ws.planets.append(ws.stream.pick("alien-planet", self.sides))
        if display is None:
            fill_alien_display(ws)

    def _read_quartz(self, own: Aliens, line: Line | None) -> None:
        if line is not None:
            own.quartz = [word.number(0, own.supply) for word in line.only(len(own.quartz))]
            own.supply -= sum(own.quartz)
            if own.supply < 0:
                line.refuse("ws-too-much-quartz")

    def _read_alien(self, word: Any, taken: set[CardId]) -> CardId:
        alien: CardId = word.name(self.aliens, "alien")
        if alien in taken:
            word.refuse("named-twice")
        taken.add(alien)
        return alien

    def tally(self, ws: WildSpace) -> list[str]:
        own = aliens(ws)
        cards = [*own.deck, *filter(None, own.display), *own.discard]
        return [*cards, f"{own.supply + sum(own.quartz)} quartz"]


def _missions_on_animals(content: Content) -> list[Mission]:
    """Missions whose worth depends on what a wild species counts as."""
    missions = [card.mission for card in content.cards.values() if card.mission and "@" not in card.id]
    slugs = {"bear", "lizard", "monkey", "octopus", "owl", "rhino"}
    return [mission for mission in missions if any(selector.slug in slugs for selector in mission.of)]


def choose_side(ws: WildSpace, seat: Seat) -> Rules:
    """Every captain has two sides; its player chooses.  [WS-11B.1 WS-11B.13]"""
    move = yield Decision(Kind.CHOOSE, seat, "ws-side", "WS-11B.1", partial(sides, ws))
    player = ws.players[seat]
    player.captain = player.crew[0] = f"{identity(player.captain)}.{move.args[0]}"
    ws.tell("ws-side", seat, "WS-11B.1", card=player.captain)


def sides(ws: WildSpace) -> Offers:
    for side in SIDES:
        yield ws.on.moves["side"][side], None


def receive_quartz(ws: WildSpace, seat: Seat, count: int) -> None:
    """Quartz comes from the supply, as far as there is any.  [WS-11B.2 WS-12.15]"""
    own = aliens(ws)
    count = min(count, own.supply)
    own.supply -= count
    own.quartz[seat] += count
    ws.tell("ws-quartz", seat, "WS-11B.2", count=count)


def gain_quartz(ws: WildSpace, seat: Seat, effect: EffectId, count: int) -> None:
    """An effect that gives quartz.  [WS-11B.2]"""
    receive_quartz(ws, seat, count)


def quartz_first(before: Rule) -> Rule:
    def quartz_first(ws: WildSpace, seat: Seat, card: CardId) -> None:
        """A card that brings quartz gives it at once, before track and effect.  [WS-11B.2 WS-12.22]"""
        before(ws, seat, card)
        if card in encounters(ws).brings:
            receive_quartz(ws, seat, encounters(ws).brings[card])

    return quartz_first


def or_recruit(before: Rule) -> Rule:
    def or_recruit(ws: WildSpace, seat: Seat) -> Offers:
        """At the end of the turn one open alien, to the crew or for one less to hand.  [WS-11B.3]"""
        yield from before(ws, seat)
        own, cost = aliens(ws), encounters(ws).cost
        for alien in filter(None, own.display):
            for verb, price in (("recruit", cost[alien]), ("reserve", cost[alien] - 1)):
                why_not = ONE_A_TURN if own.recruited else TOO_EXPENSIVE if price > own.quartz[seat] else None
                yield ws.on.moves[verb][alien], why_not

    return or_recruit


def recruit_or(before: Rule) -> Rule:
    def recruit_or(ws: WildSpace, seat: Seat, move: Move) -> None:
        """Recruiting to the crew is playing the card; planets turn over after all of it.

        [WS-11B.3 WS-11B.10 WS-12.17 WS-12.18]
        """
        own = aliens(ws)
        if move.verb not in ("recruit", "reserve"):
            if move.verb != "renew":
                own.recruited = 0
            before(ws, seat, move)
            return
        (alien,) = move.args
        own.recruited = 1
        ws.then(("end_turn", seat))
        price = encounters(ws).cost[alien] - (move.verb == "reserve")
        own.quartz[seat] -= price
        own.supply += price
        own.display[own.display.index(alien)] = None
        ws.tell(
            "ws-recruited" if move.verb == "recruit" else "ws-reserved",
            seat,
            "WS-11B.3",
            card=alien,
            cost=price,
        )
        fill_alien_display(ws)
        if move.verb == "recruit":
            ws.on.book.play_card(ws, seat, alien)
        else:
            ws.players[seat].hand.append(alien)
            ws.players[seat].shown.add(alien)

    return recruit_or


def next_alien(ws: WildSpace) -> CardId | None:
    """The top alien; an empty deck is made anew of the aliens' own discard pile.  [WS-12.16]"""
    own = aliens(ws)
    if not own.deck:
        own.deck, own.discard = sorted(own.discard), []
    if not own.deck:
        return None
    alien = ws.stream.pick("alien", own.deck)
    del own.deck[bisect_left(own.deck, alien)]
    return alien


def fill_alien_display(ws: WildSpace) -> None:
    """Taken aliens are replaced at once.  [WS-11B.3 WS-11B.11]"""
    own = aliens(ws)
    for slot, card in enumerate(own.display):
        if card is None:
            own.display[slot] = next_alien(ws)
            if own.display[slot] is not None:
                ws.tell("ws-alien-laid", None, "WS-11B.3", slot=SLOTS[slot], card=own.display[slot])


def aliens_apart(before: Rule) -> Rule:
    def aliens_apart(ws: WildSpace, *cards: CardId) -> None:
        """Discarded and removed aliens go to their own pile.  [WS-12.16]"""
        gone = [card for card in cards if card in encounters(ws).cost]
        aliens(ws).discard.extend(gone)
        before(ws, *(card for card in cards if card not in gone))
        if gone and None in aliens(ws).display:
            fill_alien_display(ws)

    return aliens_apart


def with_quartz(before: Rule) -> Rule:
    def with_quartz(ws: WildSpace, seat: Seat) -> list[Item]:
        """Quartz that was not spent is worth credits.  [WS-11B.6]"""
        items: list[Item] = before(ws, seat)
        quartz = aliens(ws).quartz[seat]
        if quartz:
            each = encounters(ws).numbers["credits_per_quartz"]
            items.append(Item("ws-quartz", each * quartz, "WS-11B.6", {"count": quartz}))
        return items

    return with_quartz


def or_all_jobs(before: Rule) -> Rule:
    def or_all_jobs(ws: WildSpace, seat: Seat, crew: list[CardId], mission: Mission) -> int:
        """Series of six different jobs; a wild job fills one place of a series.  [WS-9.8 WS-12.14]"""
        if mission.kind != "set_of_all_jobs":
            return cast(int, before(ws, seat, crew, mission))
        wild = sum(original(card) in encounters(ws).wild_jobs for card in crew)
        printed = [sum(ws.on.cards[card].job == job for card in crew) for job in JOBS]
        complete = 0
        while sum(max(0, complete + 1 - count) for count in printed) <= wild:
            complete += 1
        return complete

    return or_all_jobs


def wild_to_best_effect(before: Rule) -> Rule:
    def wild_to_best_effect(ws: WildSpace, seat: Seat) -> list[CardId]:
        """Each wild species is fixed to one animal for all scoring together.  [WS-11B.5 WS-12.13]"""
        return settled(ws, seat, before(ws, seat))

    return wild_to_best_effect


def smuggler_wild_to_best_effect(before: Rule) -> Rule:
    def smuggler_wild_to_best_effect(ws: WildSpace) -> list[CardId]:
        """Its missions score nothing, so only species count.  [WS-11B.7 WS-11B.12]"""
        return settled(ws, None, before(ws))

    return smuggler_wild_to_best_effect


def settled(ws: WildSpace, seat: Seat | None, crew: list[CardId]) -> list[CardId]:
    """The crew with every wild species in the place where it is worth the most."""
    wild = [card for card in crew if card in encounters(ws).wild]
    if not wild:
        return crew
    remembered = encounters(ws).remembered
    key = (*crew, "" if seat is None else "missions")
    if key not in remembered:
        if len(remembered) >= REMEMBERED:
            remembered.clear()
        remembered[key] = _best(ws, crew, wild, with_missions=seat is not None)
    return remembered[key]


def _best(ws: WildSpace, crew: list[CardId], wild: list[CardId], *, with_missions: bool) -> list[CardId]:
    tame = [card for card in crew if card not in wild]
    missions = _pairs_of(ws, crew) if with_missions else []
    selectors = [selector for mission in missions for selector in mission.of]
    kinds = {card: tuple(card in selector.cards for selector in selectors) for card in wild}
    counts = Counter(animal for card in tame if (animal := ws.on.cards[card].animal) is not None)
    worth = partial(_worth, ws, tame, counts, missions)
    return tame + best_assignment(wild, kinds, worth)


def _pairs_of(ws: WildSpace, crew: list[CardId]) -> list[Mission]:
    """The missions of this crew that look at species."""
    own = [ws.on.cards[card].mission for card in crew]
    return [mission for mission in own if mission is not None and mission in encounters(ws).animal_missions]


def _worth(
    ws: WildSpace, tame: list[CardId], counts: Counter[str], missions: list[Mission], doubles: list[CardId]
) -> int:
    """What depends on species: same animals, series, and the missions that look at them."""
    numbers = ws.on.numbers["scoring"]
    together = counts + Counter(double.split("@")[1] for double in doubles)
    worth = animals_worth(together, numbers["same_animals_from_third"], numbers["series_of_animals"])
    for mission in missions:
        worth += mission.credits * cast(int, ws.on.book.times_met(ws, 0, tame + doubles, mission))
    return worth


def or_takes_alien(before: Rule) -> Rule:
    def or_takes_alien(ws: WildSpace, slot: str, *, alien: bool = False) -> None:
        """The Smuggler takes an open alien and no quartz.  [WS-11B.7 WS-11B.12]"""
        from perihelion.games.wild_space.expansions.solo import smuggler

        if not alien:
            before(ws, slot)
            return
        card = _alien_from_slot(ws, slot)
        if card is not None:
            smuggler(ws).crew.append(card)
            ws.tell("ws-smuggler-took", None, "WS-11B.7", card=card)
        fill_alien_display(ws)

    return or_takes_alien


def or_discards_alien(before: Rule) -> Rule:
    def or_discards_alien(ws: WildSpace, slot: str, *, alien: bool = False) -> None:
        """[WS-11B.7]"""
        if not alien:
            before(ws, slot)
            return
        card = _alien_from_slot(ws, slot)
        if card is not None:
            aliens(ws).discard.append(card)
            ws.tell("ws-smuggler-discarded", None, "WS-11B.7", card=card)
        fill_alien_display(ws)

    return or_discards_alien


def _alien_from_slot(ws: WildSpace, slot: str) -> CardId | None:
    own = aliens(ws)
    place = SLOTS.index(slot)
    card, own.display[place] = own.display[place], None
    return card
