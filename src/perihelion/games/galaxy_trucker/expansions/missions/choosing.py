"""Which mission is flown: three are drawn, everybody votes in secret, and ships may still be changed."""

from collections.abc import Generator
from functools import partial

from perihelion.engine.agenda import Step
from perihelion.engine.decisions import Decision, Joint, Kind, Offers, Rules, Seat
from perihelion.engine.moves import Move
from perihelion.games.galaxy_trucker.book import OfTable
from perihelion.games.galaxy_trucker.components import BoardId
from perihelion.games.galaxy_trucker.expansions.missions.annex import NAME, Job, MissionId, job, part
from perihelion.games.galaxy_trucker.expansions.missions.jobs import Jobs
from perihelion.games.galaxy_trucker.expansions.missions.living import JOIN_AGAIN
from perihelion.games.galaxy_trucker.expansions.missions.payloads import SET_UP_MISSION
from perihelion.games.galaxy_trucker.expansions.missions.tasks.vocabulary import MissionRow
from perihelion.games.galaxy_trucker.state import Trucker

VOTE, OWN = "vote", "own"  # choices of the option besides the missions themselves
ALL, RID, CHANCE, AGREED = "all", "rid", "chance", "agreed"  # how a mission came about

EVENTS = {
    "gt-missions": {"missions": "mission[list-more]"},
    "gt-mission": {"mission": "mission", "how": "how"},
    "gt-ships-changed": ("board",),
}
PROMPTS = {
    "gt-mission": {"missions": "mission[list-more]"},
    "gt-not-mission": {"missions": "mission[list-more]"},
    "gt-ships": ("mission", "board", "unfit"),
}
MOVES = {
    "vote": {"mission": "mission", "gives": "terms of mission"},
    "rule-out": ("mission",),
    "fly": ("board",),
}

DRAW_MISSIONS = Step("draw_missions", "number")
WANT_MISSION = Step("want_mission", "number")
RULE_OUT_MISSION = Step("rule_out_mission", "number")
CHANGE_SHIPS = Step("change_ships", "number")
MISSIONS_CHOSEN = Step("missions_chosen")


# Drawing.


def draw_missions(gt: Trucker, number: int) -> None:
    """The mission agreed on for a flight, or three of those left, to be voted on.

    [MI-3.4 MI-3.4.2 MI-3.6 MI-3.6.1 MI-3.9]

    Ruling: what a mission needs and the table has not keeps it out of the draw. Discarded missions come
    again when fewer than are drawn are left.
    """
    kept, agreed = job(gt), agreed_on(gt, number)
    if agreed not in (VOTE, OWN):
        decide(gt, number, agreed, AGREED)
        return
    there = playable(gt, number, own=agreed == OWN)
    kept.drawn = []
    for _ in range(min(part(gt).missions.numbers.drawn, len(there))):
        left = [name for name in there if name not in (*kept.gone, *kept.drawn)]
        if not left:
            kept.gone, left = [], [name for name in there if name not in kept.drawn]
        kept.drawn.append(gt.stream.pick("mission-card", left))
    kept.gone += kept.drawn
    if kept.drawn:
        gt.tell("gt-missions", None, "MI-3.4", missions=kept.drawn[:])
        gt.then(WANT_MISSION(number))


def agreed_on(gt: Trucker, number: int) -> str:
    """What the table said of this flight; what it said last holds for all that follow.  [MI-3.9]"""
    said: list[str] = gt.on.options[NAME]
    return said[min(number, len(said) - 1)]


def playable(gt: Trucker, number: int, *, own: bool) -> list[MissionId]:
    """The missions that so many players can fly, with what is in play; of packs only, where it is so agreed.

    [MI-3.4.2 MI-2.5]
    """
    able = [row.id for row in part(gt).missions.missions.values() if goes_with(gt, number, row)]
    ours = [name for name in able if name not in part(gt).missions.usual]
    return ours if own and ours else able


def goes_with(gt: Trucker, number: int, row: MissionRow) -> bool:
    """Whether so many players can fly it, with these expansions, in the class agreed on."""
    so_many = not row.seats or len(gt.players) in row.seats
    in_play = set(row.needs) <= set(gt.on.options["expansions"])
    return so_many and in_play and gt.board_of(number).id not in row.closed_to


# Voting.


def voters(gt: Trucker) -> list[Seat]:
    """Everybody but who sits out."""
    return [seat for seat in range(len(gt.players)) if seat not in job(gt).out]


def want_mission(gt: Trucker, number: int) -> Rules:
    """Everybody names the one wanted in secret: if all agree it is taken.  [MI-3.4 MI-3.4.1]

    Ruling: how a table agrees is not printed; two secret votes and chance are ours.
    """
    answers = yield from ballot(gt, "vote", "gt-mission")
    if len(answers) == 1:
        decide(gt, number, answers.pop(), ALL)
    elif len(job(gt).drawn) > 2:
        gt.then(RULE_OUT_MISSION(number))
    else:
        decide(gt, number, gt.stream.pick("mission-card", job(gt).drawn), CHANCE)


def rule_out_mission(gt: Trucker, number: int) -> Rules:
    """Everybody names the one not wanted: if all agree it is one of the others, else any.  [MI-3.4.1]"""
    answers = yield from ballot(gt, "rule-out", "gt-not-mission")
    agreed = len(answers) == 1
    left = [name for name in job(gt).drawn if not agreed or name not in answers]
    decide(gt, number, gt.stream.pick("mission-card", left), RID if agreed else CHANCE)


def ballot(gt: Trucker, verb: str, prompt: str) -> Generator[Joint, dict[Seat, Move], set[MissionId]]:
    """What everybody names in secret at once; with one mission, or nobody to vote, chance says."""
    if len(job(gt).drawn) < 2 or not voters(gt):
        return set(job(gt).drawn)
    answers = yield Joint({seat: asked(gt, seat, verb, prompt) for seat in voters(gt)})
    return {move.args[0] for move in answers.values()}


def asked(gt: Trucker, seat: Seat, verb: str, prompt: str) -> Decision:
    about = {"missions": job(gt).drawn[:]}
    return Decision(Kind.CHOOSE, seat, prompt, "MI-3.4.1", partial(names, gt, verb), about)


def names(gt: Trucker, verb: str) -> Offers:
    for name in job(gt).drawn:
        yield gt.on.moves[verb][name], None


def decide(gt: Trucker, number: int, mission: MissionId, how: str) -> None:
    """The mission of a flight stands; ships may still be changed.  [MI-3.4 MI-3.5]"""
    job(gt).booked[number] = mission
    gt.tell("gt-mission", None, "MI-3.4", mission=mission, how=how)
    gt.then(CHANGE_SHIPS(number))


# Ships.


def change_ships(gt: Trucker, number: int) -> Rules:
    """Where all want the same other class of this level it is flown.  [MI-3.3 MI-3.5 MI-4.2]

    Ruling: classes of the expansions in play are all that can still be changed; a mission that advises
    against one says so in the question.
    """
    if len(classes(gt, number)) < 2 or not voters(gt):
        return
    answers = yield Joint({seat: ships_asked(gt, seat, number) for seat in voters(gt)})
    wanted = {move.args[0] for move in answers.values()}
    if len(wanted) == 1 and wanted != {gt.board_of(number).id}:
        gt.instead[number] = wanted.pop()
        gt.tell("gt-ships-changed", None, "MI-3.5", board=gt.instead[number])
        if number == gt.round:
            gt.on.book.lay_out(gt)
            gt.on.book.set_hourglass(gt)


def classes(gt: Trucker, number: int) -> list[BoardId]:
    """The class agreed on, and all others of its level in which the mission can be flown."""
    agreed, closed = gt.board_of(number), part(gt).missions.of(job(gt).booked[number]).closed_to
    others = [board.id for board in gt.on.boards.values() if board.flight == agreed.flight]
    return [agreed.id, *(name for name in others if name not in (agreed.id, *closed))]


def ships_asked(gt: Trucker, seat: Seat, number: int) -> Decision:
    there = classes(gt, number)
    row = part(gt).missions.of(job(gt).booked[number])
    unfit = ", ".join(name for name in there if name in row.not_for)
    about = {"mission": row.id, "board": there[0], "unfit": unfit or "none"}

    def offers() -> Offers:
        for name in there:
            yield gt.on.moves["fly"][name], None

    return Decision(Kind.CHOOSE, seat, "gt-ships", "MI-3.5", offers, about)


# When.


def begun_anew(prepare: OfTable) -> OfTable:
    def begun_anew(gt: Trucker) -> None:
        """What belonged to the last mission is over before boards are laid out.  [MI-1.5 MI-3.6]"""
        gt.annexes[NAME] = anew(job(gt))
        prepare(gt)

    return begun_anew


def anew(last: Job) -> Job:
    """What of the last flight holds in the next: missions discarded and chosen, who died or sits out."""
    return Job(
        gone=last.gone, booked=last.booked, hidden=last.hidden, box=last.box, dead=last.dead, out=last.out
    )


def chosen_first(before_building: OfTable) -> OfTable:
    def chosen_first(gt: Trucker) -> None:
        """Before all else; then what others choose and draw, and then the mission is set up.

        [MI-3.8 MI-4.5 MI-16.14]

        Ruling: a piece of advice of the rulebook is always followed.
        """
        kept = job(gt)
        gt.then(*(JOIN_AGAIN(seat) for seat in kept.dead))
        kept.dead = []
        todo = [number for number in gt.on.book[Jobs].to_book(gt) if number not in kept.booked]
        gt.then(*(DRAW_MISSIONS(number) for number in todo), MISSIONS_CHOSEN())
        before_building(gt)
        gt.then(SET_UP_MISSION())

    return chosen_first


def missions_chosen(gt: Trucker) -> None:
    """The mission of this flight is known.  [MI-1.5]"""
    job(gt).mission = job(gt).booked.get(gt.round, "")
    gt.on.book[Jobs].booked(gt)


RULES = {
    DRAW_MISSIONS: draw_missions,
    WANT_MISSION: want_mission,
    RULE_OUT_MISSION: rule_out_mission,
    CHANGE_SHIPS: change_ships,
    MISSIONS_CHOSEN: missions_chosen,
}
