"""Every way to support a card tried out, with nothing clever: it checks what the rules say of supports."""

from itertools import product

from perihelion.games.high_frontier.flights.laws import Outfit


def tried(there: Outfit, *roots: str) -> set[tuple[frozenset[str], int]]:
    """Every set of cards, with every assignment of supports to needs, that holds without a circle."""
    names = [name for name in there.cards if name not in roots]
    found = set()
    for chosen in product((False, True), repeat=len(names)):
        used = {name for name, is_in in zip(names, chosen, strict=True) if is_in}
        if any(holds(roots, used, edges) for edges in assignments(there, {*roots, *used})):
            found.add((frozenset(used), sum(there.cards[name].needs.therms for name in {*roots, *used})))
    return found


def assignments(there: Outfit, cards: set[str]) -> list[list[tuple[str, str]]]:
    needs = [
        (card, kinds)
        for card in sorted(cards)
        for kinds in (there.cards[card].needs.generator, there.cards[card].needs.reactor)
        if kinds
    ]
    choices = []
    for card, wanted in needs:
        ways = [
            (card, other) for other in cards if other != card and {*there.cards[other].supplies} & {*wanted}
        ]
        if there.factory and {*wanted} & {"e", "p"}:
            ways.append((card, ""))
        choices.append(ways)
    return [list(way) for way in product(*choices)]


def holds(roots: tuple[str, ...], used: set[str], edges: list[tuple[str, str]]) -> bool:
    """Everything used is needed, and nothing by way of itself."""
    every = {*roots, *used}
    above = {card: {support for one, support in edges if one == card and support} for card in every}
    reached, todo = {*roots}, [*roots]
    while todo:
        for support in above[todo.pop()] - reached:
            reached.add(support)
            todo.append(support)
    return reached == every and not any(card in climbed(above, card) for card in above)


def climbed(above: dict[str, set[str]], card: str) -> set[str]:
    found: set[str] = set()
    todo = [card]
    while todo:
        for support in above[todo.pop()] - found:
            found.add(support)
            todo.append(support)
    return found
