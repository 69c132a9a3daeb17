"""What single missions add to the table."""

from collections.abc import Mapping
from types import ModuleType

from perihelion.engine.speech import Declared, Glossary
from perihelion.games.galaxy_trucker.book import Book, OfTable
from perihelion.games.galaxy_trucker.content import Content
from perihelion.games.galaxy_trucker.expansions.missions.jobs import Jobs
from perihelion.games.galaxy_trucker.expansions.missions.printed import PrintedMissions
from perihelion.games.galaxy_trucker.expansions.missions.tasks import (
    briefing,
    directives,
    holes,
    noting,
    paying,
    piles,
    powder_keg,
    sitting_out,
    stakes,
)
from perihelion.games.galaxy_trucker.expansions.missions.tasks import phrases as words
from perihelion.games.galaxy_trucker.expansions.missions.tasks.client import cards, racing
from perihelion.games.galaxy_trucker.state import Trucker

MODULES: tuple[ModuleType, ...] = (
    briefing,
    stakes,
    holes,
    directives,
    sitting_out,
    powder_keg,
    paying,
    racing,
    cards,
)
PARTS: Mapping[str, Declared] = {}
STEPS_BETWEEN: Mapping[str, tuple[str, ...]] = {}


def wrap(book: Book) -> None:
    """What missions change in the rules."""
    _wrap_building(book)
    _wrap_flight(book)
    _wrap_end(book)
    _wrap_for_client(book)


def _wrap_building(book: Book) -> None:
    book[Jobs].set_up = then_tasks(book[Jobs].set_up)
    book.choice_of_cards = piles.but_the_banned(book.choice_of_cards)
    book.deal_pile = piles.made_up(book.deal_pile)
    book.new_ship = holes.with_holes(book.new_ship)
    book.flip = holes.after_dice(book.flip)
    book.end_building = holes.after_all_dice(book.end_building)
    book.launch = directives.judged(noting.noted(racing.with_client(book.launch)))


def then_tasks(set_up: OfTable) -> OfTable:
    def then_tasks(gt: Trucker) -> None:
        """Stakes, dice, what is dealt, and cards enough for the piles.  [MI-16.14]"""
        set_up(gt)
        briefing.brief(gt)
        stakes.stake(gt)
        holes.roll_holes(gt)
        directives.roll_directives(gt)
        sitting_out.deal_bottles(gt)
        piles.cards_enough(gt)

    return then_tasks


def _wrap_flight(book: Book) -> None:
    book.turn_card = sitting_out.with_bottles(book.turn_card)
    book.flying = sitting_out.without_those_sitting(book.flying)
    book.end_card = sitting_out.forgotten(book.end_card)
    book.destroy_all = powder_keg.deadly(book.destroy_all)
    book.give_up_hull = noting.without_those_aboard(book.give_up_hull)


def _wrap_end(book: Book) -> None:
    book.reward_arrival = stakes.with_pot(book.reward_arrival)
    book.reward_looks = paying.with_rewards(book.reward_looks)
    book.sell_goods = paying.with_fares(book.sell_goods)
    book.pay_losses = paying.with_penalties(paying.with_free_losses(book.pay_losses))


def _wrap_for_client(book: Book) -> None:
    book.gain_days = racing.past_the_client(book.gain_days)
    book.turn_card = racing.in_his_place(book.turn_card)
    book.end_card = racing.left_behind(cards.then_at_him_alone(book.end_card))
    book.power = cards.before_who_is_behind(book.power)
    book.speed_on = cards.then_he_moves(book.speed_on)
    book.land = cards.lands_before(book.land)
    book.landings = cards.beside_his(book.landings)
    book.fight = cards.guarding(book.fight)
    book.incoming = cards.coming_at_him(book.incoming)
    book.is_a_race = cards.with_him(book.is_a_race)
    book.suffer_line = cards.or_he_suffers(book.suffer_line)
    book.sabotage = cards.or_his_ship(book.sabotage)
    book.epidemic = cards.and_he(book.epidemic)


def phrases(printed: Content) -> list[tuple[str, ...]]:
    """Moves they add."""
    squares = dict.fromkeys(square for board in printed.boards.values() for square in board.all_squares)
    return sitting_out.phrases(squares)


def glossary(missions: PrintedMissions) -> Glossary:
    """How missions are called, and what they say of themselves."""
    return words.glossary(missions)


def redraw(gt: Trucker) -> None:
    """What all know of the hidden pile is kept where a seat does not know its cards."""
    piles.imagine(gt)
