### The supercards of Missions. What the sentences are told is as in galaxy-trucker.ftl.

## Cards

gt-super-name = { $type ->
    [meteor_shower] Meteor Shower
    [meteor_alert] Meteor Alert
    [black_hole] Black Hole
    [pirate_fleet] Pirate Fleet
    [robber_fleet] Robber Fleet
    [slaver_fleet] Slaver Fleet
    [tactical_zone] Tactical Zone
    [nanobot_dust] Nanobot Dust
    [thick_stardust] Thick Stardust
    [plague] Plague
    [airborne_epidemic] Airborne Epidemic
    [core_leak] Core Leak
   *[meltdown] Meltdown
}
gt-super-line = level { $level }: { $said }
gt-sweep = every line from the { gt-facing }, towards the { $towards }
gt-super-shower = small meteors without dice: { $sweeps }
gt-super-alert = large meteors; each level adds to the one before: { $lines }
gt-arrow = { $die ->
    [0] from the { gt-facing }
   *[other] from the { gt-facing } (one die is a { $die })
}
gt-super-hole = engines of { $figures } at levels I to IV; for every point missing two components are given up
gt-super-fleet = everybody is attacked from { $sides }, where cannons count in full, others half; whoever stays below a line suffers it: { $lines }
gt-rank = below { $strength }: { $losses }
gt-super-contest = lowest { $of ->
    [crew] crew
    [engines] engines
   *[cannons] cannons
} less { $less ->
    [crew] crew
    [engines] engines
   *[cannons] cannons
}: { $lines }
gt-super-nanobot-dust = { $figures } times at levels I to IV the component with the most exposed connectors falls off
gt-super-thick-stardust = { $each } flight days for every exposed connector, at most { $figures } at levels I to IV
gt-super-plague = every occupied cabin joined to another is emptied; humans spared where none would be left: { $figures } at levels I to IV
gt-super-airborne-epidemic = every occupied cabin with another around it, joined or not, loses up to { $figures } crew at levels I to IV
gt-super-core-leak = every battery component keeps { $figures } batteries at most at levels I to IV; for each that is emptied one of the crew joined to it is lost
gt-super-meltdown = up to { $figures } components with two batteries or more fall off at levels I to IV

## Questions

prompt-gt-resist = The Black Hole pulls with { $pull }, your engines make { $strength }. { $count ->
    [one] Power one, or give up one more component.
   *[other] Power one, or give up components: { $count } more are needed.
}
prompt-gt-dust = { $count ->
    [one] Nanobot Dust: which component falls off?
   *[other] Nanobot Dust, { $count } times more: which component falls off now?
}
prompt-gt-melt = { $count ->
    [one] Meltdown: which battery component falls off?
   *[other] Meltdown, { $count } components: which one?
}
prompt-gt-leak = The battery at { $square } is empty: from which cabin beside it is one of the crew lost?
prompt-gt-spare = One human is spared by the plague: in which cabin?

## Moves

move-gt-jettison = give up { $tile } at { $square }
move-gt-sacrifice = { $tile } at { $square }
move-gt-spare = { $tile } at { $square }

## Events

event-gt-near-side = The near side for meteors from the { gt-facing }: { $number }.
event-gt-escaped = { $you ->
    [yes] { $count ->
        [0] Your engines make { $strength }: you escape the Black Hole.
        [one] Your engines make { $strength }: one component was enough, you escape the Black Hole.
       *[other] Your engines make { $strength }: with { $count } components given up you escape the Black Hole.
    }
   *[no] { $count ->
        [0] The engines of { $who } make { $strength }: the Black Hole does no harm.
        [one] The engines of { $who } make { $strength }: with one component given up they escape the Black Hole.
       *[other] The engines of { $who } make { $strength }: with { $count } components given up they escape the Black Hole.
    }
}
event-gt-swallowed = { $you ->
    [yes] The Black Hole swallows all you have left there: { $tiles }.
   *[no] The Black Hole swallows all { $who } has left there: { $tiles }.
}
event-gt-fleet-kept-off = { $you ->
    [yes] You keep the fleet off.
   *[no] { $who } keeps the fleet off.
}
event-gt-fleet-won = { $you ->
    [yes] { $count ->
        [one] The fleet beats you: one line of its card is yours.
       *[other] The fleet beats you: { $count } lines of its card are yours.
    }
   *[no] { $count ->
        [one] The fleet beats { $who }, who suffers one line.
       *[other] The fleet beats { $who }, who suffers { $count } lines.
    }
}
event-gt-margin = { $you ->
    [yes] Your { $of ->
        [crew] crew
        [engines] engines
       *[cannons] cannons
    } less { $less ->
        [crew] crew
        [engines] engines
       *[cannons] cannons
    }: { $strength }.
   *[no] { $who }: { $of ->
        [crew] crew
        [engines] engines
       *[cannons] cannons
    } less { $less ->
        [crew] crew
        [engines] engines
       *[cannons] cannons
    } is { $strength }.
}
event-gt-outdone = { $you ->
    [yes] You are the one to suffer ({ $strength }).
   *[no] { $who } is the one to suffer ({ $strength }).
}

## Refusals

refused-gt-holds-others = It holds other components, which would fall off.

## Robopolice Raids

gt-raid-name = Robopolice Raid
gt-says-raid = { $units ->
    [one] a unit searches
   *[other] two units search
} every ship, taking crew, batteries and goods; where they take { $contraband ->
    [crew] crew
    [batteries] batteries
   *[goods] goods
} they plant a charge, and all charges go off when they are gone
prompt-gt-dodge = Robopolice come from the { gt-facing }: move your ship by a line, for a battery?
prompt-gt-veer = A { gt-hit-name } from the { gt-facing }, roll { $roll }, threatens { $square }. Move aside by a line, for a battery?
move-gt-veer = { $way ->
    [less] one line lower
   *[more] one line higher
}
event-gt-raid = A die shows { $number }: Robopolice come from the { gt-facing }.
event-gt-raid-entered = { $you ->
    [yes] They enter your ship at { $square }.
   *[no] They enter the ship of { $who } at { $square }.
}
event-gt-raid-kept-out = { $you ->
    [yes] They find no way into your ship.
   *[no] They find no way into the ship of { $who }.
}
event-gt-raid-beaten = { $you ->
    [yes] They are beaten aboard your ship at { $square }.
   *[no] They are beaten aboard the ship of { $who } at { $square }.
}
event-gt-raid-left = { $you ->
    [yes] They leave your ship, having passed { $squares }.
   *[no] They leave the ship of { $who }, having passed { $squares }.
}
event-gt-charge = { $you ->
    [yes] They plant a charge at { $square } in your ship.
   *[no] They plant a charge at { $square } in the ship of { $who }.
}
event-gt-veered = { $you ->
    [yes] You move aside by { $way ->
        [less] one line, to a lower number
       *[more] one line, to a higher number
    }.
   *[no] { $who } moves aside by { $way ->
        [less] one line, to a lower number
       *[more] one line, to a higher number
    }.
}
