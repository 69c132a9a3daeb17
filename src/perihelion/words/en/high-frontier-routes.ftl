### The route planner of High Frontier.

## The craft and its routes

hf-route-craft = { $cards }: dry mass { $dry }, { hf-tanks }, { hf-steps } ({ $place }).
hf-route = { $to }: { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}, { hf-steps }, { $rolls ->
    [0] no hazard
    [one] { $rolls } hazard roll (arrives { $odds } times in 100)
   *[other] { $rolls } hazard rolls (arrives { $odds } times in 100)
}.
hf-route-none = { $to }: no route.
hf-route-bar = { $why ->
    [here] The craft is there already.
    [stuck] A freighter leaves only sites of size 1 and factories.
    [no-factory] A freighter lands only at factories.
    [no-thruster] It has no thruster.
    [weak] Even with empty tanks its best thrust is { $thrust } in the { hf-of-zone } zone; it takes 1.
    [tanks] { $more ->
        [yes] Too little fuel: { hf-tanks } would do.
       *[no] Too heavy with so much fuel: { $tanks ->
            [0] with empty tanks it would go.
           *[other] with { hf-tanks } it would go.
        }
    }
    [mining] If it mines water on the way, there is one.
    [landing] It gets next to the site and cannot land: that takes a thrust above { $size }, or { $size } steps of fuel.
    [far] Its best thrust in the { hf-of-zone } zone is { $thrust }; it takes 1.
   *[beyond] Even full tanks would not do: it must be lighter, burn less, or refuel on the way.
}
hf-of-zone = { hf-zone }
hf-route-nowhere = No site can be reached.
hf-route-no-craft = You have neither a rocket nor a freighter.
hf-route-key = ◎ LEO, ● burn, ○ L-point, ✕ Hohmann, ⬢ site, ! crash hazard, ~ aerobrake hazard; a stroke ends a turn.

## A leg

hf-leg-fly = Turn { $turn }: { $card }, thrust { $thrust } = { $sum }, to { $to } (fuel { $before } → { $after }).
hf-leg-drift = Turn { $turn }: without a thruster to { $to } (fuel { $before } → { $after }).
hf-leg-light = Turn { $turn }: light { $card } and stay, to be lighter or to mine better (fuel { $before } → { $after }).
hf-leg-hop = Turn { $turn }: along the road to { $to } (fuel { $before } → { $after }).
hf-leg-refuel = Turn { $turn }: refuel at { $to } (fuel { $before } → { $after }).
hf-leg-burns = { $burns ->
    [one] { $burns } burn
   *[other] { $burns } burns
}: { hf-steps }.
hf-leg-cost = { $what ->
    [afterburn] Afterburner
    [shuttle] Lift-off
    [dump] Dumped first
   *[landing] Landing
}: { hf-steps }.
hf-leg-rolls = { $rolls ->
    [one] Roll at { $places }.
   *[other] Rolls at { $places }.
}
hf-leg-lost = Lost in the atmosphere: { $cards }.
hf-says-launch = thrust { $thrust } = { $sum }; { $sail ->
    [yes] burns are free
   *[no] steps a burn: { $fuel }
}; { hf-steps } of fuel left
hf-thrust-part = { $amount } ({ $part ->
    [thruster] thruster
    [wet-mass] wet mass
    [zone] zone
    [beamed] beamed power
   *[afterburn] afterburner
})

## Refusals

refused-hf-no-craft = You have no { $slot ->
    [freighter] freighter
   *[rocket] rocket
}.
refused-hf-no-cards = The rocket has no cards.
refused-hf-nothing-so-called = Nothing is called “{ $said }”.
refused-hf-several-so-called = Several things are called “{ $said }”: say more of the name, or the id.
