"""Where class IV meets what else is in play."""

from collections.abc import Mapping

from perihelion.engine.agenda import Step
from perihelion.engine.book import Rule
from perihelion.engine.speech import Glossary
from perihelion.games.galaxy_trucker.book import Book
from perihelion.games.galaxy_trucker.expansion import Meeting
from perihelion.games.galaxy_trucker.expansions.bonus_cards import phrases
from perihelion.games.galaxy_trucker.expansions.latest_models import fleets, harder
from perihelion.games.galaxy_trucker.expansions.latest_models.annex import NAME
from perihelion.games.galaxy_trucker.expansions.new_technologies.specialists import Trade
from perihelion.games.galaxy_trucker.rules import TruckerRules


class BetterGoods(Meeting):
    """Goods are bettered first of all: whatever else takes some off or counts them, finds the better ones."""

    name = "better-goods"
    between = (NAME,)

    def wrap(self, book: Book) -> None:
        self.better_goods = harder.bettering(book.gain_goods)
        book.gain_goods = harder.better_first(book.gain_goods)

    def rules(self) -> Mapping[Step, Rule]:
        return {harder.BETTER: self.better_goods}


class MerchantOfFleet(Meeting):
    """Whose ship gave up sells its goods after the flight."""

    name = "merchant-of-fleet"
    between = (NAME, "new-technologies")

    def wrap(self, book: Book) -> None:
        book[Trade].pay_extra = fleets.extra_later(book[Trade].pay_extra)


class HarderOpportunities(Meeting):
    """The words of bonus cards as class IV meets them.  [LM-10.5.2]"""

    name = "harder-opportunities"
    between = (NAME, "bonus-cards")

    def glossary(self, rules: TruckerRules) -> Glossary:
        return phrases.glossary(card for card in rules.faces.values() if card.type in harder.OPPORTUNITIES)
