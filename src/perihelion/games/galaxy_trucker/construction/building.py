"""Building from one rule text in three tempi: live, in turns, over days."""

from collections.abc import Callable
from functools import partial

from perihelion.engine.decisions import Decision, Elapsed, Joint, Kind, Race, Rules, Seat
from perihelion.engine.moves import Move
from perihelion.games.galaxy_trucker import agenda
from perihelion.games.galaxy_trucker.construction import commands, hourglass
from perihelion.games.galaxy_trucker.state import Building, Trucker

EVENTS = {
    "gt-clash": ("what",),
    "gt-dropped": ("tile",),
    "gt-time-up": (),
    "gt-number": ("number",),
    "gt-built": (),
}
PROMPTS = {"gt-place": {"tile": "new-tile"}}


def build(gt: Trucker) -> Rules:
    """One command in live play, one answer in turns, one answer of everybody in days.  [GT-4.1]"""
    return TEMPI[gt.on.tempo](gt)


def builders(gt: Trucker) -> list[Seat]:
    """Those who may act: whoever has not finished, or may flip the hourglass.  [GT-7.3 GT-7.6]"""
    seats = range(len(gt.players))
    return [s for s in seats if not gt.players[s].number or hourglass.why_not_flip(gt, s) is None]


def asked(gt: Trucker, seat: Seat) -> Decision:
    player = gt.players[seat]
    prompt = "gt-flip" if player.number else "gt-place" if player.hand else "gt-build"
    rule = "GT-7.2" if player.number else "GT-6.2" if player.looking else "GT-4.3"
    kind = Kind.COMMAND if gt.on.is_live else Kind.PLACE if player.hand else Kind.CHOOSE
    about = {"tile": player.hand} if player.hand else {}
    offers = partial(gt.on.book.build_offers, gt, seat)
    return Decision(kind, seat, prompt, rule, offers, about, partial(commands.why_not, gt, seat))


def build_live(gt: Trucker) -> Rules:
    """All at once, first come first served, against the sand.  [GT-4.4 GT-7.5 GT-26.1]

    Ruling: whoever asks first grabs first.
    """
    answer = yield Race({seat: asked(gt, seat) for seat in gt.on.book.builders(gt)})
    if isinstance(answer, Elapsed):
        hourglass.let_pass(gt, answer)
    else:
        gt.on.book.obey(gt, *answer)
    go_on_building(gt)


def build_in_turns(gt: Trucker) -> Rules:
    """One after the other: a tick is one tile taken and dealt with, or another command.  [GT-4.3 GT-26.2]

    Ruling: a run of the hourglass is so many ticks, and another seat begins each: haste counts nothing.
    """
    seat = next_to_act(gt)
    move = yield asked(gt, seat)
    begin_tick(gt)
    gt.on.book.obey(gt, seat, move)
    settle_tick(gt, [seat] if gt.players[seat].hand else [])
    go_on_building(gt)


def build_over_days(gt: Trucker) -> Rules:
    """Everybody in secret at once; where two want the same, the earlier in order gets it.  [GT-4.4 GT-26.3]

    Ruling: whoever comes too late chooses again in the same tick, and loses nothing by the clash.
    """
    answers = yield Joint({seat: asked(gt, seat) for seat in acting(gt)})
    if len(answers) > 1:
        gt.reveal()
    begin_tick(gt)
    again = [seat for seat in gt.building.to_act if not served(gt, seat, answers[seat])]
    settle_tick(gt, again, served_all=True)
    go_on_building(gt)


def served(gt: Trucker, seat: Seat, move: Move) -> bool:
    """Carries a command out if it still can be; says whether this seat is done with the tick."""
    if asked(gt, seat).why_not(move) is not None:
        gt.tell("gt-clash", seat, "GT-4.4", what=move.text)
        return False
    gt.on.book.obey(gt, seat, move)
    return gt.players[seat].hand is None


TEMPI: dict[str, Callable[[Trucker], Rules]] = {
    "live": build_live,
    "turns": build_in_turns,
    "days": build_over_days,
}


# Ticks.


def acting(gt: Trucker) -> list[Seat]:
    """Who is still to act in this tick, in order; the first in order is another in every tick."""
    if gt.building.to_act:
        return gt.building.to_act
    able, seats = gt.on.book.builders(gt), len(gt.players)
    first = gt.rules.options["first"] + gt.building.tick
    return [seat for seat in ((first + n) % seats for n in range(seats)) if seat in able]


def next_to_act(gt: Trucker) -> Seat:
    return acting(gt)[0]


def begin_tick(gt: Trucker) -> None:
    gt.building.to_act = acting(gt)


def settle_tick(gt: Trucker, again: list[Seat], *, served_all: bool = False) -> None:
    """Who is done leaves the tick; with the last one the tick is over and sand runs.  [GT-7.5]"""
    building = gt.building
    rest = [] if served_all else building.to_act[1:]
    able = gt.on.book.builders(gt)
    building.to_act = [seat for seat in again + rest if seat in able]
    if not building.to_act:
        building.tick += 1
        hourglass.let_pass(gt, 1)


# The end.


def go_on_building(gt: Trucker) -> None:
    """Building ends when all have finished, or with the sand on Start.  [GT-7.7]"""
    done = all(player.number for player in gt.players) or hourglass.time_is_up(gt)
    gt.then(agenda.END_BUILDING() if done else agenda.BUILD())


def end_building(gt: Trucker) -> None:
    """Hands are emptied, numbers handed out, and the ships are checked.  [GT-7.7 GT-7.8 GT-8.1]"""
    late = [seat for seat, player in enumerate(gt.players) if not player.number]
    if late:
        gt.tell("gt-time-up", None, "GT-7.7")
    for seat in late:
        drop_tile(gt, seat)
    hand_out_numbers(gt, late)
    gt.phase = "check"
    gt.tell("gt-built", None, "GT-7.7")
    gt.building = Building()
    for player in gt.players:
        player.done = 0
    gt.then(agenda.CHECK_SHIPS())


def drop_tile(gt: Trucker, seat: Seat) -> None:
    """A tile in hand goes back to the heap, or to the places it was set aside on.  [GT-7.8]"""
    player = gt.players[seat]
    if player.hand is not None:
        (player.aside if player.kept else gt.face_up).append(player.hand)
        gt.tell("gt-dropped", seat, "GT-7.8", tile=player.hand)
    player.hand, player.kept, player.loose, player.looking = None, False, None, 0


def hand_out_numbers(gt: Trucker, late: list[Seat]) -> None:
    """Who was too slow gets one of the numbers left.  [GT-7.8]

    Ruling: in random order, since nobody can be made to agree.
    """
    taken = {player.number for player in gt.players}
    left = [number for number in range(1, len(gt.players) + 1) if number not in taken]
    for seat in late:
        number = gt.stream.pick("number", left)
        left.remove(number)
        gt.players[seat].number = number
        gt.tell("gt-number", seat, "GT-7.8", number=number)


RULES = {agenda.BUILD: build}
