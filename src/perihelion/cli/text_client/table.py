"""A table at this terminal: who sits where, whose turn it is, what they are told and asked."""

from collections.abc import Mapping, Sequence
from time import monotonic
from typing import Any

from perihelion.bots import entrant
from perihelion.bots.deals import Haggling, agrees, offer, stale
from perihelion.bots.guides import Guided
from perihelion.cli.text_client.boards import board_for
from perihelion.cli.text_client.commands import COMMANDS, OF_SOME_GAMES, Commands, command_names
from perihelion.cli.text_client.files import refusal, trouble
from perihelion.cli.text_client.saves import Slot
from perihelion.cli.text_client.score_sheet import score_sheet
from perihelion.cli.text_client.screen import LOG, QUIET, Gone, Leave, Screen
from perihelion.cli.text_client.seating import HUMAN, is_bot
from perihelion.engine.chairs import Bot, Chair
from perihelion.engine.decisions import Decision, Seat
from perihelion.engine.driver import Game
from perihelion.engine.events import Event
from perihelion.engine.moves import Move
from perihelion.engine.offering import Group, in_groups
from perihelion.engine.refused import Refused
from perihelion.words import Words

BOTS_PACE = 3.0  # seconds in which a bot acts once in a race


class Table:
    """One game with people and bots around it.

    game      the game
    players   seat -> "human", or the name of a bot
    board     the game in words
    slot      where it is kept, or None where the disk would not take it
    told      seat -> number of the last event it was told
    seen      seats that have been shown the whole table
    reader    the seat at the keyboard
    haggling  what bots have offered
    practice  whether bots let everything be taken back
    """

    def __init__(
        self,
        game: Game,
        players: Sequence[str],
        *,
        screen: Screen,
        words: Words,
        slot: Slot | None = None,
    ) -> None:
        self.screen = screen
        self.words = words
        self.sit_down(game, players, slot)

    def sit_down(self, game: Game, players: Sequence[str], slot: Slot | None = None) -> None:
        """Begins with a game, new or resumed; a new one gets a place on disk."""
        self.game = game
        self.players = list(players)
        entrants = {seat: entrant(name) for seat, name in enumerate(players) if is_bot(name)}
        self.bots: dict[Seat, Bot] = {seat: bot.make(seat) for seat, bot in entrants.items()}
        self.simulations = {seat: bot.simulations for seat, bot in entrants.items()}
        self.haggling = Haggling()
        self.told: dict[Seat | None, int] = {}
        self.resumed = len(game.events(None)) > 0 and bool(game.history and game.history.entries)
        self.seen: set[Seat] = set()
        self.reader: Seat | None = None
        self.asked: Decision | None = None
        self.slot: Slot | None = slot or Slot.new(game.rules.info.name)
        self.practice = self.slot.is_practice
        self.speak(self.words)
        self.keep(seats=True)

    def speak(self, words: Words) -> None:
        """Goes on in these words."""
        self.words = words
        names = [
            words(
                "name-human" if player == HUMAN else "name-bot", bot=player.partition(":")[0], number=seat + 1
            )
            for seat, player in enumerate(self.players)
        ]
        self.board = board_for(self.game, words, names)
        self.asked = None

    @property
    def humans(self) -> list[Seat]:
        return [seat for seat, player in enumerate(self.players) if player == HUMAN]

    # Keeping.

    def keep(self, *, seats: bool = False) -> None:
        """Writes the game to its place; a full or forbidden disk is told once and does not stop the game."""
        if self.slot is None:
            return
        try:
            self.slot.write(self.game.save())
            if seats:
                self.slot.seat(self.players, practice=self.practice)
            if self.game.over:
                self.slot.finish()
        except OSError as error:
            self.screen.say(trouble(error, self.slot.path, self.words))
            self.screen.say(self.words("autosave-off"))
            self.slot = None

    def practise(self) -> None:
        """From now on bots let everything be taken back; raises Refused where several people play."""
        if len(self.humans) > 1:
            raise Refused("practice-is-alone")
        self.practice = True
        self.keep(seats=True)

    # Playing.

    def play(self) -> None:
        """Plays to the end; raises Leave where the person goes before it."""
        try:
            while not self.game.over:
                seat = self._next()
                if seat is None:
                    self.let_pass(BOTS_PACE)
                elif seat in self.bots:
                    self._let_play(seat)
                else:
                    self._ask(seat)
            self._finish()
        except KeyboardInterrupt:
            self._farewell()
            raise Gone from None
        except Leave:
            self._farewell()
            raise

    def _next(self) -> Seat | None:
        """Who is asked now; in a race a person, or nobody: there bots act while time passes."""
        seats = sorted(self.game.pending)
        if self.game.is_race:
            return next((seat for seat in seats if seat not in self.bots), None)
        return seats[0]

    def _let_play(self, bot: Seat) -> None:
        chair = Chair(self.game, bot, self.simulations[bot])
        if isinstance(self.bots[bot], Guided) and self.haggling.is_time(self.game, bot):
            self._let_offer(chair)
        self.answer(bot, self.bots[bot].choose(chair))

    def let_pass(self, seconds: float) -> None:
        """Time passes in a race, and every bot acts once in a while, no faster than a person would."""
        while seconds > 0 and self.game.is_race:
            self.game.advance(min(seconds, BOTS_PACE))
            seconds -= BOTS_PACE
            for bot in [seat for seat in self.game.pending if seat in self.bots and seconds >= 0]:
                if self.game.is_race and bot in self.game.pending:
                    self._let_play(bot)

    def answer(self, seat: Seat, move: Move | str) -> None:
        self.game.play(seat, move)
        self.keep()

    # Deals.

    def _let_offer(self, chair: Chair) -> None:
        """A bot takes back what nobody has answered, and offers what it thinks of now."""
        for number in stale(self.game, chair.seat):
            self.game.respond(chair.seat, number, False)
        terms = offer(chair)
        if terms is not None and self.haggling.is_new(terms):
            self.propose(chair.seat, terms)

    def show_deals(self, seat: Seat) -> int:
        """The open deals this seat has a part in; how many there are."""
        deals = self.game.view(seat)["deals"]
        for deal in deals:
            about = {"number": deal["number"], "deal": self.board.deal(deal["terms"], seat)}
            self.screen.say(self.words("deal-open", yours=seat in deal["agreed"], **about))
        return len(deals)

    def propose(self, seat: Seat, terms: Mapping[str, Any]) -> None:
        """A deal is proposed; bots answer at once."""
        number = self.game.propose(seat, terms)
        for bot in self.bots:
            for deal in self.game.view(bot)["deals"]:
                if deal["number"] == number and bot not in deal["agreed"]:
                    self.game.respond(bot, number, agrees(self.game.rules.info.name, bot, deal))
        self._dealt()

    def respond(self, seat: Seat, said: str, *, accept: bool) -> None:
        open_here = [deal["number"] for deal in self.game.view(seat)["deals"]]
        number = int(said) if said.isdecimal() else open_here[-1] if open_here and not said else said
        self.game.respond(seat, number, accept)  # type: ignore[arg-type]
        self._dealt()

    def _dealt(self) -> None:
        """What may be done has perhaps changed: everything is told and asked anew."""
        self.asked = None
        self.keep()

    def went_back(self) -> None:
        """After an undo everybody is told anew what comes from there on, the undo itself included."""
        events = self.game.events(None)
        kept = len(events) - (bool(events) and events[-1].kind == "undone")
        self.told = {seat: min(told, kept) for seat, told in self.told.items()}
        self.asked = None
        self.keep()

    def _ask(self, seat: Seat) -> None:
        decision = self.game.pending[seat]
        if self.reader != seat:
            self._hand_over(seat)
        if decision is not self.asked:
            back = seat not in self.told
            self.tell(seat)
            self.show_deals(seat)
            if back or self.board.opens_turn(decision):
                self._show_table(seat, decision)
            self.list_moves(seat)
            if back and not self.resumed:
                self.screen.say(self.words("hint-help"), QUIET)
            self.asked = decision
        else:
            self.screen.say()
            self.screen.say(self.board.prompt(decision))
        self._understand(seat, self._line(seat))

    def _show_table(self, seat: Seat, decision: Decision) -> None:
        """All of it the first time, later at a glance."""
        view = self.game.view(seat)
        if not self.board.is_laid(view):
            return
        if seat in self.seen:
            self.screen.sections(self.board.glance(view, decision))
        else:
            self.screen.sections(self.board.layout.table(view))
            self.seen.add(seat)

    def _line(self, seat: Seat) -> str:
        """What is typed; an empty line that stands for no move shows the list again."""
        began = monotonic()
        while not (line := self.screen.ask()) and self.default(seat) is None:
            self.list_moves(seat)
        self.let_pass(monotonic() - began)
        return line

    def _hand_over(self, seat: Seat) -> None:
        """Between two people a curtain falls, so that nobody sees the other's cards."""
        if len(self.humans) > 1:
            self.screen.curtain()
            self.screen.ask(self.words("curtain", who=self.board.names[seat]) + " ")
        self.reader = seat
        self.asked = None

    def _understand(self, seat: Seat, line: str) -> None:
        """A number, the notation of a move, or a command."""
        name, _, rest = line.partition(" ")
        command = self._command(name)
        try:
            if seat not in self.game.pending:
                self.screen.say(self.words("too-late"))
            elif command is not None and not self._is_move(seat, line):
                COMMANDS[command](Commands(self, seat), rest)
            else:
                self.answer(seat, self.find_move(seat, line or self.default(seat) or ""))
        except Refused as why:
            self.screen.say(refusal(why.naming(self.board.names), self.words))
            self.screen.say(self.words("hint-help"), QUIET)

    def _command(self, name: str) -> str | None:
        command = command_names().get(name.casefold())
        return None if command in OF_SOME_GAMES and command not in self.board.helps else command

    def _is_move(self, seat: Seat, line: str) -> bool:
        """Whether a line is a move in full: `load T1` is cargo, `load game.json` a command."""
        decision = self.game.pending[seat]
        return line in map(str, decision.moves) or line in decision.barred

    def default(self, seat: Seat) -> str | None:
        return self.board.default(self.game.pending[seat])

    def find_move(self, seat: Seat, said: str) -> Move:
        """The move meant by its number in the list or by its notation; raises Refused.

        In a race the list may be out of date by now; a number means what it meant when it was shown.
        """
        asked = self.asked if self.asked is not None and self.game.is_race else self.game.pending[seat]
        moves = [move for _, moves in self._in_groups(asked) for move in moves]
        if said.isdecimal():
            number = int(said) if len(said) < 9 else 0
            if not 1 <= number <= len(moves):
                raise Refused("no-such-number", said=said, most=len(moves))
            return moves[number - 1]
        for move in self.game.rules.vocabulary:
            if move.text.casefold() == said.casefold():
                return move
        return self.game.rules.vocabulary.parse(said)

    # Telling.

    def tell(self, seat: Seat | None) -> None:
        """What happened since this seat was last told.

        What others did comes under a heading, once the table has been seen.
        """
        events = self.game.events(seat)
        seen = self.told.get(seat)
        headed = seen is None or seat not in self.seen
        if seen is None:
            self.screen.heading(self.words("told-resumed" if self.resumed else "told-begins"))
            seen = self._last_turn(seat, events) if self.resumed else 0
        for who, line in self.board.in_brief(events[seen:], seat):
            if not headed and who not in (None, seat):
                self.screen.heading(self.words("told-away"))
                headed = True
            self.screen.say(line, LOG)
        self.told[seat] = len(events)

    def _last_turn(self, seat: Seat | None, events: Sequence[Event]) -> int:
        """Where this seat's last turn began, or the game."""
        began = (
            n for n, event in enumerate(events) if event.seat == seat and event.kind in self.board.opening
        )
        return max(began, default=0)

    def list_moves(self, seat: Seat, *, notation: bool = False) -> None:
        """The question and its numbered answers; those of a long list under the headings of their groups."""
        decision = self.game.pending[seat]
        view, brings = self.game.view(seat), self.game.rules.brings(self.game.state, decision)
        self.screen.heading(self.board.prompt(decision))
        number = 0
        for group, moves in self._in_groups(decision):
            if group or number:
                self.screen.say(self.words(f"group-{group}") if group else "", QUIET)
            for move in moves:
                number += 1
                title, gives = self.board.move(decision, move, view, brings)
                said = self.words("move-line", title=title, gives=gives) if gives else title
                tail = f"  [{move.text}]" if notation else ""
                self.screen.say(f"{number:2}. {said}{tail}")
        default = next((move for move in decision.moves if move.text == self.default(seat)), None)
        if default is not None:
            title, _ = self.board.move(decision, default, view)
            self.screen.say(self.words("hint-enter", move=title), QUIET)

    def _in_groups(self, decision: Decision) -> list[tuple[Group | None, list[Move]]]:
        return in_groups(decision, self.game.rules.groups(decision))

    # Ending.

    def _finish(self) -> None:
        """The last events and the score sheet."""
        last = max(self.told.values(), default=0)
        self.told[None] = last
        reader = self.humans[0] if len(self.humans) == 1 else None
        self.tell(reader)
        self.screen.sections(score_sheet(self.game, self.board, reader))
        if self.slot is not None:
            self.screen.say()
            self.screen.say(self.words("kept-finished", path=str(self.slot.path)))

    def _farewell(self) -> None:
        self.screen.say()
        if self.slot is None:
            self.screen.say(self.words("left-unsaved"))
        else:
            self.screen.say(self.words("left", path=str(self.slot.path)))
