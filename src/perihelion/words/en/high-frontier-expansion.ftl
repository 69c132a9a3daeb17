### High Frontier, the expansion and its scenarios.

option-start-election = An election whenever the sunspots reach START

## Names

hf-square = { $effect ->
    [centrist] Centrist
    [nationalism] Nationalism
    [paleoconservatism] Paleoconservatism
    [capitalism] Capitalism
    [antinuke] Antinuke
    [egalitarianism] Egalitarianism
    [militarism] Militarism
    [anarchy] Anarchy
   *[war] War
}
hf-about-square = { $effect ->
    [centrist] nothing changes
    [nationalism] only NASA takes income
    [paleoconservatism] only NASA starts auctions
    [capitalism] income is 1 WT for each factory
    [antinuke] no reactors in hand
    [egalitarianism] income comes from somebody richer
    [militarism] no free market
    [anarchy] felonies for all
   *[war] felonies and combat for all
}
hf-sector = { $sector ->
    [blue] blue
    [yellow] yellow
   *[red] red
}
hf-cube = a cube of the factory
hf-factory-itself = factory
hf-heavy = { $name } (heavy)
hf-says-hard = rad-hard { $hard }
hf-says-needs = needs { $kinds }
hf-says-therms = needs { $therms ->
    [one] { $therms } therm
   *[other] { $therms } therms
}
hf-says-supplies = supplies { $kinds }
hf-says-cools = cools { $therms ->
    [one] { $therms } therm
   *[other] { $therms } therms
}
hf-says-support = as a support: thrust { $thrust }, consumption ×{ $fuel }
hf-says-solar-support = solar
hf-says-dirt = burns anything
hf-support-kind = { $kind ->
    [e] electricity
    [p] pulsed power
    [n] a neutronic reactor
    [o] a plasma-burst reactor
   *[x] an exotic reactor
}

## Questions

prompt-hf-supports = Which card supports { $card }?
prompt-hf-give-supports = Which support goes into the factory ({ $site })?
prompt-hf-glitch = A glitch: which card do you lose?
prompt-hf-debris = Debris at LEO: which of the heaviest cards do you lose?
prompt-hf-cut = Budget cuts: which patent do you give up?
prompt-hf-vote = An election. { $bids }. Your bid?
prompt-hf-vote-tie = Who wins the election for { $highest } WT?
prompt-hf-politics = Where do politics go?
prompt-hf-levy = From whom does your income come?
prompt-hf-aim = What does { $weapon } aim at?
prompt-hf-strike = Does { $weapon } strike? It is spent then.
prompt-hf-pirate = Does { $weapon } board the enemy?
prompt-hf-board = What is taken?
prompt-hf-chase = The chase: with which thruster?
prompt-hf-intercept = { $mover } leaves { $place }. Do you attack?
prompt-hf-ram = What does the rocket ram on { $site }?

## Moves

move-hf-support = { $card }
move-hf-jettison = throw { $card } overboard
move-hf-burn = burn { $card } as fuel
move-hf-vent = dump fuel until { $count ->
    [one] { $count } step is left
   *[other] { $count } steps are left
}
move-hf-dig = fill the tanks with dirt
move-hf-event = end your moves and roll for the event
move-hf-lose = { $card }
move-hf-politics = { $square }
move-hf-levy = { $who }
move-hf-attack = attack { $target } of { $who } with the { $slot }
move-hf-intercept = attack with the { $slot }
move-hf-aim = { $target }
move-hf-hold = hold back
move-hf-strike = strike
move-hf-pirate = board
move-hf-loot = { $card }
move-hf-ram = ram { $place }

## What happens

event-hf-free-support = { $you ->
    [yes] { $card } comes along for nothing.
   *[no] { $card } comes along for nothing ({ $who }).
}
event-hf-turned-light = { $card } is turned to its light end ({ $place }).
event-hf-lost-card = { $you ->
    [yes] You lose { $card } ({ $place }).
   *[no] { $who } loses { $card } ({ $place }).
}
event-hf-belt = Radiation belt ({ $place }): { $roll }, level { $level }.
event-hf-cycler = { $you ->
    [yes] The cycler of { $giver } has carried you through the belts.
   *[no] The cycler of { $mine ->
        [yes] yours
       *[no] { $giver }
    } has carried { $who } through the belts.
}
event-hf-stranded = { $you ->
    [yes] Your craft is stranded ({ $place }).
   *[no] The craft of { $who } is stranded ({ $place }).
}
event-hf-jettisoned = { $you ->
    [yes] You throw { $card } overboard ({ $place }).
   *[no] { $who } throws { $card } overboard ({ $place }).
}
event-hf-vented = { $you ->
    [yes] You dump { hf-steps } of fuel ({ $place }).
   *[no] { $who } dumps { hf-steps } of fuel ({ $place }).
}
event-hf-burnt = { $you ->
    [yes] You burn { $card }: { hf-tanks } ({ $place }).
   *[no] { $who } burns { $card }: { hf-tanks } ({ $place }).
}
event-hf-dug = { $you ->
    [yes] You fill the tanks with dirt: { hf-tanks } ({ $place }).
   *[no] { $who } fills the tanks with dirt: { hf-tanks } ({ $place }).
}
event-hf-failed-mine = Mines that failed before: { $roll }.
event-hf-event = Event roll { $roll }, { hf-sector } sector: { $what ->
    [nothing] nothing happens.
    [glitch] a glitch.
    [debris] debris at LEO.
    [election] an election.
    [cuts] budget cuts.
   *[flare] a solar flare.
}
event-hf-sunspots = The sunspots go on: { hf-sector } sector.
event-hf-flare = Solar flare: { $roll }.
event-hf-cut = { $you ->
    [yes] You give up { $card }.
   *[no] { $who } gives up { $card }.
}
event-hf-election = { $you ->
    [yes] You hold an election.
   *[no] { $who } holds an election.
}
event-hf-elected = { $you ->
    [yes] You win the election for { $bid } WT.
   *[no] { $who } wins the election for { $bid } WT.
}
event-hf-politics = Space politics: { $square }.
event-hf-levied = { $you ->
    [yes] You take 1 WT from { $victim }.
   *[no] { $who } takes 1 WT from { $mine ->
        [yes] you.
       *[no] { $victim }.
    }
}
event-hf-banned = { $you ->
    [yes] Antinuke: you give up { $card }.
   *[no] Antinuke: { $who } gives up { $card }.
}
event-hf-attacked = { $you ->
    [yes] You attack { $victim } ({ $place }): { $slot } against { $target }.
   *[no] { $who } attacks { $mine ->
        [yes] you
       *[no] { $victim }
    } ({ $place }): { $slot } against { $target }.
}
event-hf-shot = { $weapon } shoots at { $aimed }: { $roll }.
event-hf-struck = { $weapon } strikes: { $roll }.
event-hf-boarded = { $weapon } boards the enemy: { $roll }.
event-hf-stolen = { $you ->
    [yes] You take { $card } from { $victim } ({ $place }).
   *[no] { $who } takes { $card } from { $mine ->
        [yes] you
       *[no] { $victim }
    } ({ $place }).
}
event-hf-cubes-lost = The factory on { $site } loses cubes: { $cubes ->
    [0] none is left.
   *[other] { $cubes } left.
}
event-hf-destroyed = The factory on { $site } is destroyed.
event-hf-captured = { $you ->
    [yes] You capture the factory on { $site }.
   *[no] { $who } captures the factory on { $site }.
}
event-hf-rammed = { $you ->
    [yes] Your rocket rams { $site }.
   *[no] The rocket of { $who } rams { $site }.
}
event-hf-chased = { $you ->
    [yes] Your thrust in the chase: { $thrust }.
   *[no] { $who }, thrust in the chase: { $thrust }.
}
event-hf-peace = The fight is over.

## The table in lines of text

hf-policy = { $faction ->
    [none] nobody's policy
   *[other] policy of { hf-faction }, { hf-points } at the end
}
hf-politics-line = Space politics: { $square } ({ $policy }): { $about }.
hf-sector-event = { $sector ->
    [blue] elections
    [yellow] budget cuts
   *[red] solar flares
}
hf-sunspots-line = Sunspot cycle: { hf-sector } sector ({ hf-sector-event }), { $spot ->
    [0] at START.
    [one] { $spot } spot after START.
   *[other] { $spot } spots after START.
}
hf-event-due = An event is due when the moves are over: { hf-sector } sector ({ hf-sector-event }).
hf-combat-step = { $stage ->
    [1] the defender's rayguns
    [2] the attacker's rayguns
    [3] the defender's missiles
    [4] the attacker's missiles
   *[other] buggies
}
hf-fight-line = Combat ({ $place }), step { $stage }, { hf-combat-step }: { $who } ({ $slot }) against { $victim } ({ $target }).
hf-lacks-therms = { $therms ->
    [one] cooling for { $therms } therm
   *[other] cooling for { $therms } therms
}
hf-idle-line = { $card } cannot work, for want of: { $lacks }.

## Points

part-hf-politics = politics: { $square }

## Why not

refused-hf-no-support = A card that it needs is missing (generator or reactor).
refused-hf-overheats = It would overheat: radiators are missing.
refused-hf-not-open = This site can be entered only in the sector of its border's colour.
refused-hf-event-first = First end your moves and roll for the event.
refused-hf-no-market = Under militarism there is no free market.
refused-hf-no-income = Under this regime you have no income.
refused-hf-no-research = Only NASA may start an auction now.
refused-hf-nobody-richer = Nobody is richer than you.
refused-hf-no-weapon = Nothing there can fight.
refused-hf-fought-already = This stack has fought already.
refused-hf-not-burnt = This card cannot be burnt.
refused-hf-keeps-it-running = It supports or cools the thruster in use, and stays with the rocket.
refused-hf-bad-fight = A fight names two seats and what fights on each side.

## Scenarios

choice-standard = the game itself
choice-race = Race in space: first to Titan and back
choice-invasion = Alien invasion, for three
choice-hermes = Hermes fall, alone
prompt-hf-upgrade = Turn a card black for 1 WT?
move-hf-blind = buy an unseen card ({ $deck })
move-hf-deflect = turn the body aside with { $card }
move-hf-upgrade = { $card }
event-hf-bought = { $you ->
    [yes] You buy { $card } for { hf-water }.
   *[no] { $who } buys { $card } for { hf-water }.
}
event-hf-upgraded = { $card } is turned black.
event-hf-deflected = { $site } is turned aside with { $cards }.
event-hf-removed = { $card } is taken out of the game ({ hf-deck }).
event-hf-to-pool = The bid goes to the pool: { hf-water }.
event-hf-titan-card = Titans use { $card }.
part-hf-race = home first from Titan
part-hf-hermes = Hermes turned aside
part-hf-base = military base on { $site }
part-hf-outlook = outpost at { $site }
refused-hf-no-factory-here = In this scenario no factory may stand here.
