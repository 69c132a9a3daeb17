"""The state of High Frontier: plain data, cloned by hand. Questions about it are functions.

Everything lies open but what is under the top cards of the decks, and that is stored without an order.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, fields
from typing import TYPE_CHECKING

from perihelion.engine.decisions import Seat
from perihelion.engine.state import State
from perihelion.games.high_frontier.components import CardId, FactionId, Letter, Side, SiteId, SpaceId

if TYPE_CHECKING:
    from perihelion.games.high_frontier.rules import FrontierRules

LEO = "LEO"
StackKind = str  # "leo", "rocket", "outpost", "freighter"
Slot = str  # a stack of a player by its id: "rocket", and from the second of its kind on "rocket-2"
STACK_KINDS: tuple[StackKind, ...] = ("leo", "rocket", "outpost", "freighter")
NOBODY = -1  # on a glory space: a black disk lies there


def kind_of(slot: Slot) -> StackKind:
    """What a stack is, by its id."""
    return slot.partition("-")[0]


@dataclass(slots=True)
class Stack:
    """Cards in one space.  [HF-2.7]

    place    the space it is in
    cards    in the order in which they came
    row      rocket: the dry mass in whose row the fuel figure stands; the cards may weigh less in mid-move
    steps    rocket: steps of fuel, counted from the empty spot of that row
    tanks    outpost: full tanks stored there
    """

    place: SpaceId
    cards: list[CardId] = field(default_factory=list)
    row: int = 0
    steps: int = 0
    tanks: int = 0

    def clone(self) -> Stack:
        return Stack(self.place, self.cards[:], self.row, self.steps, self.tanks)


@dataclass(slots=True)
class Player:
    """A player's mat, depot and hand.

    faction    whose privileges the player has
    water      WT in the depot
    hand       patents and crews not in play, in the order in which they came
    stacks     slot -> stack, in the order in which they were begun; one without cards is not in it
    """

    faction: FactionId
    water: int
    hand: list[CardId] = field(default_factory=list)
    stacks: dict[Slot, Stack] = field(default_factory=dict)

    def clone(self) -> Player:
        stacks = {slot: stack.clone() for slot, stack in self.stacks.items()}
        return Player(self.faction, self.water, self.hand[:], stacks)

    def of(self, kind: StackKind) -> list[tuple[Slot, Stack]]:
        """The stacks of a kind. (A loop: every menu asks often, and a comprehension takes twice as long.)"""
        found = []
        for slot in self.stacks:
            if slot.startswith(kind):
                found.append((slot, self.stacks[slot]))
        return found

    def at(self, place: SpaceId) -> Iterator[tuple[Slot, Stack]]:
        """The stacks in a space."""
        return ((slot, stack) for slot, stack in self.stacks.items() if stack.place == place)

    def slot_of(self, card: CardId) -> Slot | None:
        """The stack that holds a card, or None where none of this player's does."""
        return next((slot for slot, stack in self.stacks.items() if card in stack.cards), None)


@dataclass(slots=True)
class Claim:
    """A claim disk on a site, and what stands on it.  [HF-5.6B HF-5.7]

    owner     whose disk it is
    cubes     0: a bare claim; 1: a factory; more: a factory with a space colony
    letter    what the factory counts as, "" while there is none; at a D world its owner chose
    beams     whether the factory gives its owner beamed power
    """

    owner: Seat
    cubes: int = 0
    letter: Letter = ""
    beams: bool = False

    def clone(self) -> Claim:
        return Claim(self.owner, self.cubes, self.letter, self.beams)


@dataclass(slots=True)
class Deck:
    """A deck of patents, white side up.  [HF-2.5A]

    top      the card everybody reads, "" where the deck is empty
    unseen   below it, sorted: which comes next is chance
    under    cards sold, below all those, the next to come first
    """

    top: CardId = ""
    unseen: list[CardId] = field(default_factory=list)
    under: list[CardId] = field(default_factory=list)

    def clone(self) -> Deck:
        return Deck(self.top, self.unseen[:], self.under[:])


@dataclass(slots=True)
class Auction:
    """A card put up for research.  [HF-5.2]

    card      in the middle, "" where something else is put up (expansion)
    bids      seat -> its highest bid; the active player counts as bidding 0
    to_ask    who may still answer the highest bid, the next first
    out       who has passed for good
    """

    card: CardId
    bids: dict[Seat, int]
    to_ask: list[Seat]
    out: list[Seat] = field(default_factory=list)

    def clone(self) -> Auction:
        return Auction(self.card, self.bids.copy(), self.to_ask[:], self.out[:])

    @property
    def highest(self) -> int:
        return max(self.bids.values())


@dataclass(slots=True)
class Flight:
    """A spacecraft's move under way. All fields are words, numbers or flags.  [HF-6.1 HF-6.2]

    slot        the rocket or freighter; the stack's `place` is where it is now
    start       the space in which the move began
    thruster    the card in use, "" before it is chosen or where there is none
    thrust      modified thrust
    burns       burns counted against it so far, turns at Hohmanns included
    came        the space it was in before this one, "" at the start
    lane        the lane at a Hohmann by which it came in, "" elsewhere
    beamed      whether it gets beamed power this turn
    afterburn   whether its afterburner is lit
    retreat     whether it has only gone back against an aerobrake path since it started on one
    entered     spaces entered so far
    free        burns that the rest of the move has for nothing
    supports    cards that support the thruster in use, joined by "+" (expansion)
    passed      spaces that have given burns for nothing in this move, joined by "+" (expansion)
    """

    slot: Slot
    start: SpaceId
    thruster: CardId = ""
    thrust: int = 0
    burns: int = 0
    came: SpaceId = ""
    lane: str = ""
    beamed: bool = False
    afterburn: bool = False
    retreat: bool = False
    entered: int = 0
    free: int = 0
    supports: str = ""
    passed: str = ""

    @property
    def kind(self) -> StackKind:
        return kind_of(self.slot)

    def clone(self) -> Flight:
        return Flight(*(getattr(self, name) for name in FLIGHT))


FLIGHT = tuple(part.name for part in fields(Flight))


@dataclass(slots=True)
class Pact:
    """Something players agreed upon that is still to be kept.  [HF-5.9]

    kind      "beam" (one push of beamed power), "leave" (one site refuel at a place), "promise" (only words)
    giver     who owes it
    taker     to whom
    about     the place of a leave; the words of a promise
    """

    kind: str
    giver: Seat
    taker: Seat
    about: str = ""


@dataclass(slots=True)
class Turn:
    """How far the active player's turn has come.  [HF-4.0]

    moved        slots whose stack has moved, or may no longer move
    operations   operations still allowed
    begun        whether anything but rearranging was done: the turn can no longer be spent to end the game
    rearranged   how often cards or fuel were rearranged; there is a limit, so that no turn goes on for ever
    pushed       cards that were in use as thrusters with beamed power this turn
    """

    moved: list[Slot] = field(default_factory=list)
    operations: int = 1
    begun: bool = False
    rearranged: int = 0
    pushed: list[CardId] = field(default_factory=list)

    def clone(self) -> Turn:
        return Turn(self.moved[:], self.operations, self.begun, self.rearranged, self.pushed[:])


@dataclass(slots=True)
class Frontier(State):
    """The table.

    turns      turns that are over
    active     whose turn it is
    turn       how far it has come
    decks      deck -> its cards
    black      cards whose black side is up, in hands and stacks
    turned     card -> the end of it that is up, of cards that can be turned around; none: the usual one
    tracks     letter -> step of its exploitation disk, 0 for START
    claims     site -> claim
    failed     sites with a black disk
    glory      space of the Glory Arena -> who has a cube there, or NOBODY
    ventures   venture -> who has a cube there
    landings   crew card -> sites it has landed on since it was boosted
    pacts      agreed upon and still to be kept
    auction    under way, or None
    flight     under way, or None
    over       why the game is over: "", "factories", "payment", "rounds", "home", "lost"
    players    by seat
    """

    turns: int = 0
    active: Seat = 0
    turn: Turn = field(default_factory=Turn)
    decks: dict[str, Deck] = field(default_factory=dict)
    black: set[CardId] = field(default_factory=set)
    turned: dict[CardId, str] = field(default_factory=dict)
    tracks: dict[Letter, int] = field(default_factory=dict)
    claims: dict[SiteId, Claim] = field(default_factory=dict)
    failed: set[SiteId] = field(default_factory=set)
    glory: dict[str, Seat] = field(default_factory=dict)
    ventures: dict[str, Seat] = field(default_factory=dict)
    landings: dict[CardId, list[str]] = field(default_factory=dict)
    pacts: list[Pact] = field(default_factory=list)
    auction: Auction | None = None
    flight: Flight | None = None
    over: str = ""
    players: list[Player] = field(default_factory=list)

    def clone(self) -> Frontier:
        return Frontier(
            **self.cloned(),
            turns=self.turns,
            active=self.active,
            turn=self.turn.clone(),
            decks={name: deck.clone() for name, deck in self.decks.items()},
            black=self.black.copy(),
            turned=self.turned.copy() if self.turned else {},
            tracks=self.tracks.copy(),
            claims={site: claim.clone() for site, claim in self.claims.items()},
            failed=self.failed.copy(),
            glory=self.glory.copy(),
            ventures=self.ventures.copy(),
            landings={crew: found[:] for crew, found in self.landings.items()} if self.landings else {},
            pacts=self.pacts[:],
            auction=self.auction and self.auction.clone(),
            flight=self.flight and self.flight.clone(),
            over=self.over,
            players=[player.clone() for player in self.players],
        )

    if TYPE_CHECKING:

        @property
        def on(self) -> FrontierRules:
            """The rules in play, with their content and their book."""

    else:
        on = State.rules  # the slot itself: rules ask for it forty times a decision

    def side(self, card: CardId) -> Side:
        """The side of a card that is up; of one that can be turned around, as it lies."""
        printed = self.on.cards[card]
        sides = printed.ends[self.turned[card]] if card in self.turned else printed.sides
        return sides[card in self.black]

    def black_of(self, *cards: CardId) -> list[CardId]:
        """Those of the cards whose black side is up; events tell it, so that a log can name the side."""
        return [card for card in cards if card in self.black]

    def home(self, seat: Seat) -> SpaceId:
        """Where a player's cards are boosted to and tanks are worth WT: LEO, but in some scenarios."""
        homes = self.on.homes
        return homes.get(self.players[seat].faction, LEO) if homes else LEO

    def has(self, seat: Seat, privilege: str) -> bool:
        """Whether a player's faction has a privilege; it stays where the crew card goes.  [HF-2.3B]"""
        return privilege in self.on.factions[self.players[seat].faction].privileges
