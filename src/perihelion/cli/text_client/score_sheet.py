"""The score sheet: every item of every player, the ranks, and what decided between equals."""

from collections.abc import Iterable, Iterator, Mapping

from perihelion.cli.text_client.board import Board, View
from perihelion.cli.text_client.screen import Section
from perihelion.engine.driver import Game
from perihelion.engine.ruleset import Result


def running_score(view: View, board: Board) -> list[Section]:
    """What everybody has so far, item by item."""
    sections: list[Section] = []
    for seat, player in enumerate(view["table"]["players"]):
        who = _who(seat, board, view["seat"])
        heading = _say(board, "score-of", who=who, credits=board.total(player))
        sections.append((heading, [_item(item, board) for item in board.items(player)]))
    for rival, credits, items in board.rivals(view):
        sections.append(_rival(rival, credits, items, board))
    return sections


def score_sheet(game: Game, board: Board, reader: int | None = None) -> list[Section]:
    """The final sheet, the winner first; a reader who is alone among bots is "you"."""
    result = game.result
    assert result is not None
    if result.rivals:
        return _solo_sheet(result, board, reader)
    words = board.words
    sections: list[Section] = []
    for seat in sorted(range(len(result.ranks)), key=result.ranks.__getitem__):
        score = _say(board, "score-of", who=_who(seat, board, reader), credits=result.scores[seat])
        heading = words("score-rank", rank=result.ranks[seat], score=score)
        sections.append((heading, [_item(item.as_json(), board) for item in result.parts[seat]]))
    sections.append((_winner(result, board, reader), list(_ties(game, board, reader))))
    return sections


def _solo_sheet(result: Result, board: Board, reader: int | None) -> list[Section]:
    """Both sheets, the winner's first; only more credits than the rival win."""
    ((rival, theirs),) = result.rivals.items()
    heading = _say(board, "score-of", who=_who(0, board, reader), credits=result.scores[0])
    mine = (heading, [_item(item.as_json(), board) for item in result.parts[0]])
    credits = sum(item.credits for item in theirs)
    its = _rival(rival, credits, [item.as_json() for item in theirs], board)
    won, you = bool(result.winners), reader == 0
    about = {"credits": result.scores[0], "theirs": credits, "who": board.names[0]}
    verdict = board.words("score-solo", won=won, you=you, **about)
    return [*((mine, its) if won else (its, mine)), (verdict, [])]


def _rival(rival: str, credits: int, items: Iterable[Mapping[str, object]], board: Board) -> Section:
    heading = _say(board, "score-of", who=board.words(f"rival-{rival}"), credits=credits)
    return heading, [_item(item, board) for item in items]


def _item(item: Mapping[str, object], board: Board) -> str:
    about = {"credits": item["credits"], "rule": item["rule"]}
    return _say(board, "score-item", item=board.item(dict(item)), **about)


def _say(board: Board, key: str, **about: object) -> str:
    """The words of the sheet, or the game's own."""
    return board.words(board.sheet.get(key, key), **about)


def _who(seat: int, board: Board, reader: int | None) -> str:
    return board.words("who-you") if seat == reader else board.names[seat]


def _winner(result: Result, board: Board, reader: int | None) -> str:
    if not result.winners:
        return board.words("score-nobody")
    names = [_who(seat, board, reader) for seat in sorted(result.winners, key=lambda seat: seat != reader)]
    who = board.words.listed("list-and", names)
    return board.words("score-winners", count=len(names), who=who, you=reader in result.winners)


def _ties(game: Game, board: Board, reader: int | None) -> Iterator[str]:
    """One sentence for every score that several players share."""
    result = game.result
    assert result is not None
    counts = board.tie_breaks(game.view(None))
    for score in sorted({score for score in result.scores if result.scores.count(score) > 1}, reverse=True):
        seats = [seat for seat, other in enumerate(result.scores) if other == score]
        if not counts:
            who = board.words.listed("list-and", (_who(seat, board, reader) for seat in seats))
            yield _say(board, "score-shared", credits=score, who=who)
            continue
        each = [
            _say(board, "score-tie-of", who=_who(seat, board, reader), cards=abs(counts[seat]))
            for seat in seats
        ]
        ranks = len({result.ranks[seat] for seat in seats})
        shared = "yes" if ranks == 1 else "some" if ranks < len(seats) else "no"
        who = board.words.listed("list-and", each)
        yield _say(board, "score-tie", credits=score, who=who, shared=shared)
