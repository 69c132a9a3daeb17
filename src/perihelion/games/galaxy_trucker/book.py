"""The rules that expansions change, with their signatures: everybody asks the Book for them.

Above each rule stands who will change it: BE is the Big Expansion, LM Latest Models, MI Missions.
"""

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass

from perihelion.engine import book
from perihelion.engine.decisions import Offers, Rules, Seat
from perihelion.engine.moves import Move
from perihelion.engine.refused import Reason
from perihelion.engine.ruleset import Result
from perihelion.games.galaxy_trucker import ending, setup
from perihelion.games.galaxy_trucker.cards import combat_zone, enemies, hazards, opportunities
from perihelion.games.galaxy_trucker.components import Card, CardId, Colour, HullId, Loss, Part, Square, Tile
from perihelion.games.galaxy_trucker.construction import building, checking, commands, hourglass, launching
from perihelion.games.galaxy_trucker.construction.checking import Flaw
from perihelion.games.galaxy_trucker.ships import abilities
from perihelion.games.galaxy_trucker.ships.ship import Ship
from perihelion.games.galaxy_trucker.state import Pile, Trucker
from perihelion.games.galaxy_trucker.voyage import crew, damage, declaring, flight, goods, hits, rewards

OfTable = Callable[[Trucker], None]
OfSeat = Callable[[Trucker, Seat], None]
OfSquare = Callable[[Trucker, Seat, Square], None]
Counts = Callable[[Trucker, Seat], int]
Offered = Callable[[Trucker, Seat], Offers]
AsksSeat = Callable[[Trucker, Seat], Rules]
MayAskSeat = Callable[[Trucker, Seat], Rules | None]
OfHit = Callable[[Trucker, Seat, str, int, int], bool]
SquaresOf = Callable[[Trucker, Seat, Ship, str], list[Square]]


@dataclass(slots=True)
class Book(book.Book):
    """The named rules of Galaxy Trucker."""

    # Before a flight.

    # BE-5.3 BE-6.3 MI-3.4 MI-16.14: what is chosen and rolled before building
    prepare: OfTable = setup.prepare
    # BE-2.2.2 BE-4.2.2 BE-9.16 LM-1.4 MI-5.1 MI-17.2: tiles left out or added, no starting cabin, holes
    lay_out: OfTable = setup.lay_out
    # BE-4.1.3 LM-5.6 MI-17.2: boards that turn, open or have holes
    new_ship: Callable[[Trucker, Seat], Ship] = setup.new_ship
    # BE-5.3 BE-5.4 BE-6.3: cards chosen in secret, cards drawn for the flight
    before_building: OfTable = setup.before_building
    # LM-5.3: the first run beside the board
    set_hourglass: OfTable = setup.set_hourglass
    # MI-3.2.1 MI-16.9: kinds of card that stay out
    choice_of_cards: Callable[[Trucker, int], list[CardId]] = setup.choice_of_cards
    # LM-10.2 MI-16.8 MI-17.9 MI-17.12: supercards, other numbers
    deal_pile: Callable[[Trucker, Pile], None] = setup.deal_pile

    # Building.

    # BE-9.16 MI-5.2.1 MI-5.3: order piles, payloads that cannot be set aside
    build_offers: Offered = commands.build_offers
    # BE-9.16 MI-5.2.1: the same
    obey: Callable[[Trucker, Seat, Move], None] = commands.obey
    # LM-1.4 LM-5.6: where the starting cabin goes, squares that dice open
    placements: Offered = commands.placements
    # BE-4.2.3 LM-1.4 LM-5.1: the first tile of a part
    open_squares: Callable[[Trucker, Seat, Ship], list[Square]] = commands.open_squares
    # BE-4.1.2 BE-9.14: engines that may point elsewhere
    fits: Callable[[Trucker, Seat, Ship, Square, Tile], tuple[Reason | None, ...]] = commands.fits
    # BE-4.2.5 LM-5.2: every part must be begun
    looks: Offered = commands.looks
    # LM-5.3: dice are rolled with it
    flip: OfSeat = hourglass.flip
    # MI-3.8: who sits out
    builders: Callable[[Trucker], list[Seat]] = building.builders
    # BE-9.16 LM-5.3.1: what is left over is paid, dice that were not rolled
    end_building: OfTable = building.end_building

    # Check and launch.

    # BE-4.1.3 LM-6.4 MI-17.8: turning the board, the premium, directives
    check_ships: OfTable = checking.check_ships
    # BE-4.1.4 BE-9.14 LM-6.1 MI-6.4.1 MI-6.5.6: other errors
    flaws: Callable[[Trucker, Seat, Ship], list[Flaw]] = checking.flaws
    # MI-6.4.1.1 MI-6.5.6: of two payloads one comes off
    corrections: Offered = checking.corrections
    # BE-4.2.30 LM-6.3: a hull without a cabin
    scrap: Callable[[Trucker, Seat], list[Square]] = checking.scrap
    # BE-2.4.2 BE-2.5.1 BE-9.17 MI-6.4.3 MI-6.5.3: cabins and batteries that hold otherwise, or nothing
    load_up: Callable[[Trucker, Seat, Ship], None] = launching.load_up
    # BE-2.15 BE-9.17 MI-6.5.11: life support for cyan aliens, or dead
    supported: Callable[[Trucker, Seat, Ship, Square], set[Colour]] = abilities.supported
    # BE-14.2: the highest number first
    alien_order: Callable[[Trucker], list[Seat]] = launching.alien_order
    # BE-2.16 BE-4.2.6 LM-6.7 MI-6.4.3: cyan aliens, one of a colour in the fleet
    lodgings: Offered = launching.lodgings
    # BE-2.16.2: the specialization
    lodge: Callable[[Trucker, Seat, Colour, Square], None] = launching.lodge
    # BE-5.5 BE-5.6 BE-9.8 MI-7.5: cards put into the middle, cards more
    build_deck: OfTable = launching.build_deck
    # MI-17.4 MI-17.10.1: what is noted at launch, who flies along
    launch: OfTable = launching.launch

    # From card to card.

    # BE-9.4 BE-9.11: a second pass, a last toll
    fly: OfTable = flight.fly
    # BE-4.2.18 LM-8.1: parts that withdraw
    get_ready: Callable[[Trucker], Rules] = flight.get_ready
    # BE-5.8: loans, too, are taken and repaid between two cards
    ready_or_not: Offered = flight.ready_or_not
    # BE-5.8: the same
    is_undecided: Callable[[Trucker, Seat, Move], bool] = flight.is_undecided
    # BE-9.4: a second pass
    cards_to_come: Callable[[Trucker], int] = flight.cards_to_come
    # BE-9.4: cards that were turned up before
    take_card: Callable[[Trucker, CardId], None] = flight.take_card
    # BE-5.5 BE-5.6 MI-7.4: which card may come next
    next_cards: Callable[[Trucker], list[CardId]] = flight.next_cards
    # BE-2.12.6 MI-2.6: whoever is away for a card says so when it is turned up
    turn_card: OfTable = flight.turn_card
    # BE-9.7 LM-10.5: cards that are harder than printed
    card_in_play: Callable[[Trucker], Card] = flight.card_in_play
    # LM-10.5: what questions say of such cards
    face: Callable[[Trucker], dict[str, str]] = flight.face
    # BE-2.12.2 BE-2.12.10 MI-2.6: who is away does not meet the card
    flying: Callable[[Trucker], list[Seat]] = flight.flying
    # MI-17.10.3: who flies along is somebody to be compared with
    is_a_race: Callable[[Trucker], bool] = flight.is_a_race
    # BE-2.12.3 BE-9.2 BE-9.3 BE-9.5 BE-9.14: what follows every card
    end_card: OfTable = flight.end_card
    # MI-17.10.3: spaces taken by who flies along
    gain_days: Callable[[Trucker, Seat, int], None] = flight.gain_days
    # BE-4.2.22 LM-8.5 MI-14.3: a part that gives up is not all
    give_up: Callable[[Trucker, Seat, str, str], None] = flight.give_up
    # BE-4.2.22 LM-8.5: goods that are paid later
    give_up_hull: Callable[[Trucker, Seat, HullId, str, str], None] = flight.give_up_hull
    # BE-2.5.5 BE-2.12.4 BE-4.2.19 LM-8.2 MI-17.15.1: sleepers do not fly, parts, death
    force_to_give_up: OfTable = flight.force_to_give_up

    # BE-14.11: who is away is not lapped
    lapped: Callable[[Trucker], list[Seat]] = flight.lapped

    # Strength.

    # BE-2.11.9 BE-2.12.6: boosters, and jumps when it is declared
    power: Callable[[Trucker, Seat, str], Rules] = declaring.power
    # BE-2.11.2 BE-2.12.6: boosters, and jumps when it is declared
    powers: Callable[[Trucker, Seat, str], Offers] = declaring.powers
    # BE-2.11.2 BE-2.12.6: the same
    use_power: Callable[[Trucker, Seat, str, Move], None] = declaring.use_power
    # BE-4.2.8 BE-4.2.9 LM-7.3 LM-7.5 MI-6.3.6: the slowest part, the sum of all
    strength: Callable[[Trucker, Seat, str], float] = declaring.strength
    # BE-9.15 BE-9.17 MI-6.3 MI-6.5.3: joints and mass slow down, dead zones
    engine_strength: Callable[[Trucker, Seat, Ship, int], int] = abilities.engine_strength
    # BE-2.11 BE-9.17 MI-6.5.3: boosters, dead zones
    cannon_strength: Callable[[Trucker, Seat, Ship, Collection[Square]], float] = abilities.cannon_strength
    # BE-2.6.2 BE-10.3 MI-10.2.2: two barrels; other directions that count in full
    fire: Callable[[Trucker, Seat, Part], float] = abilities.fire
    # BE-2.17.2: the Manager
    with_alien: Callable[[Trucker, Seat, Ship, str, float], float] = abilities.with_alien
    # BE-2.12 BE-9.17 MI-6.5.11: parts that are away, dead zones
    doubles: SquaresOf = abilities.doubles
    # BE-2.11.3: what was boosted is lost once it is counted
    declare: Callable[[Trucker, Seat, str], None] = declaring.declare
    # BE-2.17.4 BE-9.6: what a use of batteries costs
    price_of_use: Callable[[Trucker, Seat, Ship, int], int] = declaring.price_of_use
    # BE-2.17.4 BE-9.6: the same, of as many uses as there can be
    battery_uses: Callable[[Trucker, Seat, Ship], int] = declaring.battery_uses
    # BE-2.17.4: the first use is remembered
    pay_use: Callable[[Trucker, Seat, Square, int, int], None] = declaring.pay_use
    # BE-4.2.7 LM-7.2: batteries of the same part
    drains: Callable[[Trucker, Seat, Ship], Offers] = declaring.drains
    # BE-2.17.4 BE-9.6: what a use of batteries costs
    drain: Callable[[Trucker, Seat, Square, str], None] = declaring.drain
    # BE-2.5.2 BE-4.2.10 BE-4.2.28 LM-7.6: sleepers, and the crew of all parts
    crew_size: Counts = abilities.crew_size
    # BE-4.2.26 LM-9.2: those of all parts
    exposed_connectors: Counts = abilities.exposed_connectors

    # Hits.

    # LM-2.5 LM-3.3 MI-9.3: one die, or one after the other
    throw: Callable[[Trucker], list[int]] = hits.throw
    # LM-2.5: what they mean
    roll: Callable[[Trucker], int] = hits.roll
    # LM-3.3.1: one die for each
    coordinates: Callable[[Trucker], tuple[int, int]] = hits.coordinates
    # LM-2.8.3: rows beside a splice
    meant: Callable[[Trucker, Seat, int, int], Square] = hits.meant
    # LM-10.5 MI-8.1: the first one twice, all lines without a roll
    incoming: Callable[[Trucker, str, str], None] = hits.incoming
    # BE-8.2.3 BE-9.3 MI-10.2.4: whoever is the source of a hit, the leader
    roller: Callable[[Trucker], Seat] = hits.roller
    # BE-3.4.6 BE-9.7: shots that are left out, meteors as they count
    suffer_hit: Callable[[Trucker, Seat, str, str, int], Rules] = hits.suffer_hit
    # BE-9.10: what pierces goes on to a second component
    break_through: Callable[[Trucker, Seat, str, str, int], None] = hits.break_through
    # LM-2.8 LM-3.3: lines that cross the splice, or go round
    path: Callable[[Trucker, Seat, int, int], Sequence[Square]] = hits.path
    # BE-4.2.28: a part that is away
    threatened: Callable[[Trucker, Seat, int, int], Square | None] = hits.threatened
    # BE-2.14.1 MI-6.3.5: plated sides
    bounces_off: Callable[[Trucker, Seat, str, Square, int], bool] = hits.bounces_off
    # BE-9.17 MI-6.5.3: dead zones
    is_warded_off: OfHit = hits.is_warded_off
    # BE-2.10.2 BE-4.2.15 BE-9.6 LM-7.13: shields that are boosted, or of another part
    can_pay_defence: OfHit = hits.can_pay_defence
    # BE-2.10.2: shields that are boosted
    tokens_to_defend: Callable[[Trucker, Seat, str, int, int, Ship], int] = hits.tokens_to_defend
    # BE-2.10.2 BE-4.2.28 LM-7.13: shields that are boosted, hulls that are away
    defenders: Callable[[Trucker, Seat, str, int, int], list[Ship]] = hits.defenders
    # BE-2.6.4 BE-4.2.14 BE-9.7 LM-2.8.2 LM-3.3.1 LM-7.12 MI-9.6: which cannons reach a meteor
    aimed_cannons: Callable[[Trucker, Seat, int, int], list[Square]] = hits.aimed_cannons
    # BE-2.10 BE-9.17 MI-6.5.3: boosters, dead zones
    shields: Callable[[Trucker, Seat, Ship, int], list[Square]] = abilities.shields
    # BE-2.10.2 LM-7.2: two batteries, of the same part
    defences: Callable[[Trucker, Seat, str, int, int], Offers] = hits.defences

    # Losses.

    # MI-5.6.4: one at a time
    destroy: OfSquare = damage.destroy
    # BE-9.12 MI-5.6.4 MI-6.1 MI-6.2: explosions take others along
    destroy_all: Callable[[Trucker, Seat, Mapping[Square, str]], None] = damage.destroy_all
    # MI-5.7 MI-6.1: after several are destroyed at once
    keep_whole: OfSeat = damage.keep_whole
    # BE-9.3 MI-6.5.7 MI-12.4: junk, zones that end
    fall_off: Callable[[Trucker, Seat, list[Square]], None] = damage.fall_off
    # MI-17.10.6: a client without tiles loses crew by number
    lose_crew: Callable[[Trucker, Seat, int], Rules] = crew.lose_crew
    # BE-2.16.2 BE-9.22 MI-17.4 MI-17.7: who leaves takes an advantage or a cabin along
    dismiss: OfSquare = crew.dismiss
    # BE-2.5.4 BE-9.22: sleepers wake, cabins leave
    crew_lost: Callable[[Trucker, Seat, int], None] = crew.crew_lost

    # Cards.

    # BE-2.13.2 BE-3.2.1 BE-9.13 LM-10.5: furnaces, a cube less or better, infection
    gain_goods: Callable[[Trucker, Seat, Sequence[Colour]], None] = goods.gain_goods
    # BE-4.2.11 BE-9.17 MI-6.5.3: dead zones
    why_not_into: Callable[[Trucker, Seat, Square, Colour], Reason | None] = goods.why_not_into
    # BE-3.2.1: a second ship on a planet
    land: AsksSeat = opportunities.land
    # BE-3.2.1: the same
    landings: Offered = opportunities.landings
    # BE-3.3.1 BE-9.1: a second visitor, others who shoot
    visit: AsksSeat = opportunities.visit
    # BE-3.3.1 BE-3.4.2: less for the second
    take_credits: OfSeat = opportunities.take_credits
    # BE-3.3.1 BE-3.4.2: less for the second
    take_goods: OfSeat = opportunities.take_goods
    # BE-4.2.21 BE-9.15 LM-7.4 MI-6.3.3: strengths of parts, and below 0
    speed_on: OfSeat = opportunities.speed_on
    # BE-3.4.1: an enemy is beaten twice
    fight: OfSeat = enemies.fight
    # BE-2.17.5: the Diplomat
    punish: MayAskSeat = enemies.punish
    # BE-3.4.3: less for later losers
    loss_from_enemy: Callable[[Trucker, Seat], Loss] = enemies.loss_from_enemy
    # BE-2.12.6 BE-2.12.7: jumps when crews are counted, whoever is left alone
    compare: Callable[[Trucker, int], None] = combat_zone.compare
    # BE-3.5.1 BE-9.9: the two lowest, all but the highest
    suffer_line: Callable[[Trucker, int], None] = combat_zone.suffer_line
    # BE-2.17.5 BE-3.5.2: the Diplomat, less for the second
    take_loss: Callable[[Trucker, Seat, int, int], Rules | None] = combat_zone.take_loss
    # BE-3.5.2: shots for two
    suffer_loss: Callable[[Trucker, Seat, Loss], None] = combat_zone.suffer_loss
    # BE-9.9: tiles fall off instead
    stardust: OfTable = hazards.stardust
    # BE-9.9: cabins are given up
    epidemic: OfTable = hazards.epidemic
    # BE-3.5.2 BE-9.9: the two lowest, all but the highest
    sabotage: OfTable = hazards.sabotage

    # The end of a flight.

    # MI-16.4: rewards and penalties of the mission
    settle: OfTable = rewards.settle
    # BE-3.7.1 BE-4.2.25 LM-9.1 MI-17.16.2: two first places, whole ships first, the pot
    reward_arrival: OfTable = rewards.reward_arrival
    # BE-3.7.2 BE-4.1.5 BE-4.2.26 LM-9.2 MI-17.2.4: two at least, creativity, whole ships only, double
    reward_looks: OfTable = rewards.reward_looks
    # BE-2.4.4 BE-2.17.3 LM-8.5: luxury cabins, the Merchant, goods of parts that gave up
    sell_goods: OfSeat = rewards.sell_goods
    # BE-2.17.3: the Merchant
    worth: Callable[[Trucker, Seat, Iterable[Colour]], int] = rewards.worth
    # BE-9.16 MI-17.13: what is left of the order, losses that are paid for
    pay_losses: OfSeat = rewards.pay_losses
    # BE-2.17.1 LM-3.6 LM-6.4: the Lawyer, scales, premiums
    price_of_losses: Callable[[Trucker, Seat, int], int] = rewards.price_of_losses
    # BE-5.9: loans
    within_means: Callable[[Trucker, Seat, int], int] = rewards.within_means
    # MI-3.6 MI-5.4: missions discarded, payloads taken out
    next_flight: OfTable = ending.next_flight
    # MI-3.7: other credits to begin with
    in_profit: Callable[[Trucker], list[int]] = ending.in_profit
    # BE-5.8 MI-3.7.1 MI-3.8: loans that are open, truckers who died
    final_result: Callable[[Trucker], Result] = ending.final_result
