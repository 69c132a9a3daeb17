"""The driver: runs the rules from question to question, and can stand anywhere in between."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any, Literal, cast

from perihelion.engine import shapes
from perihelion.engine.agenda import Due
from perihelion.engine.chance import Stream
from perihelion.engine.deals import Deal, Deals
from perihelion.engine.decisions import Ask, Decision, Elapsed, Joint, Race, Rules, Seat
from perihelion.engine.events import Event
from perihelion.engine.history import Act, Answer, History, Proposal, Redrawn, Response
from perihelion.engine.moves import Move
from perihelion.engine.notation import write_position
from perihelion.engine.records import account, save
from perihelion.engine.refused import Refused
from perihelion.engine.ruleset import Result, Ruleset
from perihelion.engine.state import State

MANY_STEPS = 100_000


class Game:
    """A game under way, or over.

    rules      the rules in play
    state      plain data; only rules change it
    pending    {seat: Decision} of everybody who is asked; empty when the game is over
    locked     answers of a joint decision that wait for the others
    deals      deals proposed and neither struck nor declined
    history    what was done since the start, or None in a game run only for its result

    Between questions a step of the rules is suspended. A step changes nothing before its first
    question, so that there the state itself is a checkpoint; a step that asks more than once
    (`several`) gets a checkpoint before its first answer, and the acts since are kept.
    """

    __slots__ = (
        "_ask",
        "_checkpoint",
        "_result",
        "_run",
        "_several",
        "_since",
        "_step",
        "deals",
        "history",
        "locked",
        "pending",
        "rules",
        "state",
    )

    def __init__(self, state: State) -> None:
        self.rules: Ruleset = state.rules
        self.state = state
        self.pending: dict[Seat, Decision] = {}
        self.locked: dict[Seat, Move] = {}
        self.deals = Deals()
        self.history: History | None = None
        self._step: Due | None = None
        self._several = False
        self._run: Rules | None = None
        self._ask: Ask | None = None
        self._since: list[Act] = []
        self._checkpoint: State | None = None
        self._result: Result | None = None
        self._proceed()

    # What a game tells.

    @property
    def over(self) -> bool:
        return self._ask is None

    @property
    def result(self) -> Result | None:
        """Scores, ranks, winners and parts once the game is over; until then nothing."""
        if self._result is None and self._ask is None:
            self._result = self.rules.result(self.state)
        return self._result

    def view(self, seat: Seat | None) -> dict[str, Any]:
        """What this seat, or with None a spectator, may know; JSON."""
        self.check_seat(seat)
        shown: shapes.View = {
            "game": self.rules.info.name,
            "seats": self.rules.seats,
            "seat": seat,
            "over": self.over,
            "to_act": sorted(self.pending),
            "locked": sorted(self.locked),
            "deals": [deal.as_json() for deal in self.deals.open if seat in deal.parties],
            "result": cast("shapes.Result", self.result.as_json()) if self.result else None,
            "table": self.rules.view(self.state, seat),
        }
        return cast("dict[str, Any]", shown)

    def inquire(self, seat: Seat | None, question: Mapping[str, Any]) -> dict[str, Any]:
        """Answers a question beside the game, such as for a route, from what a seat knows; raises Refused."""
        return self.rules.inquire(self.view(seat), question)

    def events(self, seat: Seat | None) -> list[Event]:
        """What happened so far, as far as this seat knows."""
        self.check_seat(seat)
        journal = self.state.journal
        return [] if journal is None else [event.seen_by(seat) for event in journal.events]

    def check_seat(self, seat: Any) -> None:
        """Raises Refused where there is no such seat; None is a spectator."""
        if seat is not None and (type(seat) is not int or not 0 <= seat < self.rules.seats):
            raise Refused("no-such-seat", seat=repr(seat)[:80])

    @property
    def is_race(self) -> bool:
        """Whether everybody may act at any moment."""
        return isinstance(self._ask, Race)

    # What a game is told.

    def play(self, seat: Seat, move: Move | str | dict[str, Any]) -> None:
        """Answers the decision of a seat; raises Refused and changes nothing where it may not."""
        decision = self.pending.get(seat)
        if decision is None:
            raise self._why_not_asked(seat)
        seat = decision.seat
        if not isinstance(move, Move) or move not in decision.moves:
            move = self.rules.vocabulary.parse(move)
            why_not = decision.why_not(move)
            if why_not is not None:
                raise why_not
        if self.history is not None:
            self.history.note(Answer(seat, move), self)
        self._answer(seat, move)

    def _why_not_asked(self, seat: Seat) -> Refused:
        self.check_seat(seat)
        if self.over:
            return Refused("game-over")
        return Refused("already-locked" if seat in self.locked else "not-your-turn", seat=seat)

    def advance(self, seconds: float) -> None:
        """Lets time pass: the only clock. It matters only where a phase is played in real time."""
        if type(seconds) not in (int, float, Elapsed) or not 0 <= seconds < 1e9:
            raise Refused("bad-seconds", said=repr(seconds)[:80])
        if self.is_race:
            elapsed = Elapsed(seconds)
            if self.history is not None:
                self.history.note(elapsed, self)
            self._send(elapsed, elapsed)

    def propose(self, seat: Seat, deal: Mapping[str, Any]) -> int:
        """Offers a deal; returns its number. It takes effect when all its parties have agreed."""
        self.check_seat(seat)
        if self.over:
            raise Refused("game-over")
        parties = self.rules.deal_parties(self.state, seat, deal)
        turn = self.rules.turn(self.state)
        if self.deals.made_in(turn, seat) >= self.rules.info.deals_per_turn:
            raise Refused("too-many-deals", limit=self.rules.info.deals_per_turn)
        if self.history is not None:
            self.history.note(Proposal(seat, dict(deal)), self)
        offered = self.deals.add(seat, parties, dict(deal), turn=turn)
        self._tell_deal("deal-proposed", seat, offered)
        return offered.number

    def respond(self, seat: Seat, number: int, accept: bool) -> None:
        """Agrees to a deal or declines it; whoever proposed it may withdraw it by declining."""
        self.check_seat(seat)
        deal = self.deals.find(seat, number)
        if self.history is not None:
            self.history.note(Response(seat, number, bool(accept)), self)
        self.deals.open.remove(deal)
        self._tell_deal("deal-agreed" if accept else "deal-declined", seat, deal)
        if accept:
            self.deals.open.append(deal.agreed_by(seat))
            if self.is_between_steps and self._step is not None:
                self.state.agenda.append(self._step)
                self._proceed()

    def _tell_deal(self, kind: str, seat: Seat, deal: Deal) -> None:
        """Everybody knows that there is a deal; what it is about, its parties alone."""
        self.state.tell(
            kind, seat, "", secret={"terms": deal.terms}, audience=deal.parties, number=deal.number
        )

    # Running.

    def _proceed(self) -> None:
        """Does step after step until one asks, or until nothing is left to do."""
        state = self.state
        agenda = state.agenda
        done_by = self.rules.done_by
        for _ in range(MANY_STEPS):
            if self.deals.open and self.rules.is_open_to_deals(state):
                self._strike_deals()
            if not agenda:
                self._step = self._run = self._ask = None
                self._since, self.pending = [], {}
                return
            step = agenda.pop()
            state.below = len(agenda)
            run = done_by[step[0]](state, *step[1:])
            if run is None:
                continue
            for ask in run:
                self._step, self._run = step, run
                self._several = step[0] in self.rules.several
                if self._since:
                    self._since, self._checkpoint = [], None
                self._pose(ask)
                return
        raise AssertionError(f"step {step} goes on without asking anybody")

    def _pose(self, ask: Ask) -> None:
        self._ask = ask
        if isinstance(ask, Decision):
            self.pending = {ask.seat: ask}
        else:
            assert ask.decisions, f"step {self._step} asks nobody"
            self.pending = dict(ask.decisions)

    def _answer(self, seat: Seat, move: Move) -> None:
        ask = self._ask
        if isinstance(ask, Decision):
            self._send(move, Answer(seat, move))
        elif isinstance(ask, Race):
            self._send((seat, move), Answer(seat, move))
        else:
            self.locked[seat] = move
            del self.pending[seat]
            if not self.pending:
                locked, self.locked = dict(sorted(self.locked.items())), {}
                self._send(locked, *(Answer(*lock) for lock in locked.items()))

    def _send(self, answer: Any, *acts: Act) -> None:
        assert self._run is not None
        if self._several:
            if not self._since:
                self._checkpoint = self.here()
            self._since.extend(acts)
        try:
            ask = self._run.send(answer)
        except StopIteration:
            self._proceed()
        else:
            assert self._several, f"step {self._step} asks again without being marked `several`"
            self._pose(ask)

    def _strike_deals(self) -> None:
        for deal in [deal for deal in self.deals.open if deal.is_agreed]:
            self.deals.open.remove(deal)
            self.state.below = len(self.state.agenda)
            self.rules.strike(self.state, deal)

    # Standing in between.

    @property
    def is_between_steps(self) -> bool:
        """Whether no answer of the step under way has been given: the state is a checkpoint."""
        return not self._since and not self.locked

    @property
    def since(self) -> list[Act]:
        """What was done since the last checkpoint."""
        return self._since

    def here(self) -> State:
        """A copy of the state at the last checkpoint, with the step that was to be done there."""
        if self._since:
            assert self._checkpoint is not None
            return self._checkpoint.clone()
        state = self.state.clone()
        if self._step is not None:
            state.agenda.append(self._step)
        return state

    def resend(self, act: Act) -> None:
        """Does again what was done before, without asking whether it may be."""
        match act:
            case Answer(seat, move):
                self._answer(seat, move)
            case Elapsed():
                self._send(act, act)
            case Redrawn(seat, seed):
                self.state.stream = Stream(seed)
                self.rules.redraw(self.state, seat)
                self._since.append(act)
            case Proposal(seat, terms):
                self.propose(seat, terms)
            case Response(seat, number, accept):
                self.respond(seat, number, accept)

    def untracked(self) -> Game:
        """A clone that keeps no history and tells no events: the form for simulation."""
        twin = Game(self.here())
        self._catch_up(twin)
        twin.deals = self.deals.clone()
        return twin

    def _catch_up(self, twin: Game) -> None:
        for act in self._since:
            twin.resend(act)
        for seat, move in self.locked.items():
            twin._answer(seat, move)

    def clone(self) -> Game:
        """A game that goes its own way from here, with the same future chance."""
        twin = self.untracked()
        if self.history is not None:
            twin.history = self.history.clone()
            twin.state.stream.log = list(self.state.stream.log or ())
        if self.state.journal is not None:
            twin.state.journal = self.state.journal.clone()
        return twin

    def imagine(self, seat: Seat, seed: int = 0, *, events: bool = True) -> Game:
        """A game this seat could be in: what it knows is kept, the rest is drawn anew.

        Its moves, its view and its events are for this seat those of the real game; its future
        is its own. With `events=False` it keeps none, which suits a search.
        """
        self.check_seat(seat)
        here = self.here()
        if not self._since:
            here.stream = Stream(seed)
            self.rules.redraw(here, seat)
        twin = Game(here)
        self._catch_up(twin)
        if self._since:
            twin.resend(Redrawn(seat, seed))
        twin.deals = self.deals.known_to(seat)
        twin._draw_locked_anew(seat)
        if events and self.state.journal is not None:
            twin.state.journal = self.state.journal.as_seen_by(seat)
            if not twin._since:
                twin.track(seed=None)
        return twin

    def _draw_locked_anew(self, seat: Seat) -> None:
        """Others' answers that wait in secret are not known: any legal one could be there."""
        if isinstance(self._ask, Joint):
            for other in self.locked:
                if other != seat:
                    moves = self._ask.decisions[other].moves
                    self.locked[other] = moves[self.state.stream.pick("locked", range(len(moves)))]

    # Keeping and taking back.

    def position(self) -> str:
        """Where the game stands as readable text; `perihelion.from_position` reads it."""
        return write_position(self)

    def save(self, *, audience: Seat | Literal["everybody"] | None = None) -> str:
        """The record of the game, for `perihelion.load`.

        It holds all secrets of a running game. With an audience, a seat or "everybody", it is
        instead the account of what that audience may know: view and events, to keep and to read.
        """
        if audience is None:
            return save(self)
        return account(self, None if audience == "everybody" else audience)

    def track(self, seed: int | None, start: State | None = None) -> None:
        """Keeps a history from here on, or from the start that led here without a question.

        A seed says that the game began with the normal set-up.
        """
        self.history = History(seed, snapshots=[(0, start or self.here(), self.deals.clone())])
        if self.state.stream.log is None:
            self.state.stream.log = []

    def undo(self, seat: Seat, consent: Collection[Seat] | None = None) -> None:
        """Takes back the last answer of a seat.

        Free while no chance has run since, nothing hidden has become known to anyone and no other seat
        answered; beyond that all other seats must consent, and the journal keeps a note of it.
        (Who plays alone says so with an empty consent.)
        """
        why_not = self.why_not_undo(seat)
        if seat in self.locked:
            return self._withdraw(seat)
        others = [other for other in range(self.rules.seats) if other != seat]
        index = None if self.history is None else self.history.last_answer_of(seat)
        if why_not is not None and (index is None or consent is None or not set(others) <= set(consent)):
            raise why_not
        assert self.history is not None and index is not None
        self._rewind(index)
        if why_not is not None:
            self.state.tell("undone", seat, "", consent=others)
            self.history.notes.append({"after": index, "undo": seat, "consent": others})
        return None

    def why_not_undo(self, seat: Seat) -> Refused | None:
        """Why a seat may not freely take its last answer back, or None where it may."""
        self.check_seat(seat)
        if seat in self.locked:
            return None
        if self.history is None:
            return Refused("no-history")
        index = self.history.last_answer_of(seat)
        return Refused("nothing-to-undo") if index is None else self.history.why_not_free(index, self.state)

    def has_taught(self, seat: Seat) -> bool:
        """Whether anybody learnt something since the last answer of a seat, as far as is known here."""
        index = None if self.history is None else self.history.last_answer_of(seat)
        return self.history is None or index is None or self.history.has_taught(index, self.state)

    def _withdraw(self, seat: Seat) -> None:
        assert isinstance(self._ask, Joint)
        del self.locked[seat]
        self.pending = {s: d for s, d in self._ask.decisions.items() if s not in self.locked}
        if self.history is not None:
            self.history.forget_last_answer_of(seat)

    def _rewind(self, index: int) -> None:
        """Stands again where the game stood before act `index`, with the same future chance."""
        history = self.history
        assert history is not None
        entry = history.entries[index]
        done, state, deals = history.nearest(index)
        past = Game(state.clone())
        past.deals = deals.clone()
        for earlier in history.entries[done:index]:
            past.resend(earlier.act)
        past.state.journal, past.state.stream.log = self.state.journal, self.state.stream.log
        history.forget_from(index)
        if past.state.journal is not None:
            del past.state.journal.events[entry.events :]
        if past.state.stream.log is not None:
            del past.state.stream.log[entry.logged :]
        for name in self.__slots__:
            setattr(self, name, getattr(past, name))
        self.history = history
