### Le planificateur de routes de High Frontier.

## L'engin et ses routes

hf-route-craft = { $cards } : masse à vide { $dry }, { hf-tanks }, { hf-steps } ({ $place }).
hf-route = { $to } : { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
}, { hf-steps }, { $rolls ->
    [0] aucun danger
    [one] { $rolls } jet de danger ({ $odds } chances sur 100 d'arriver)
   *[other] { $rolls } jets de danger ({ $odds } chances sur 100 d'arriver)
}.
hf-route-none = { $to } : aucune route.
hf-route-nowhere = Aucun site ne peut être atteint.
hf-route-no-craft = Vous n'avez ni fusée ni cargo.
hf-route-key = ◎ LEO, ● combustion, ○ point L, ✕ Hohmann, ⬢ site, ! danger d'écrasement, ~ danger d'aérofreinage ; une barre marque la fin du tour.

## Une étape

hf-leg-fly = Tour { $turn } : { $card }, poussée { $thrust } = { $sum }, vers { $to } (carburant { $before } → { $after }).
hf-leg-drift = Tour { $turn } : sans propulseur vers { $to } (carburant { $before } → { $after }).
hf-leg-hop = Tour { $turn } : par la piste de buggy vers { $to } (carburant { $before } → { $after }).
hf-leg-refuel = Tour { $turn } : ravitaillement sur { $to } (carburant { $before } → { $after }).
hf-leg-burns = { $burns ->
    [one] { $burns } combustion
   *[other] { $burns } combustions
} : { hf-steps }.
hf-leg-cost = { $what ->
    [afterburn] Postcombustion
    [shuttle] Décollage
   *[landing] Atterrissage
} : { hf-steps }.
hf-leg-rolls = { $rolls ->
    [one] Jet : { $places }.
   *[other] Jets : { $places }.
}
hf-leg-lost = Perdu dans l'atmosphère : { $cards }.
hf-says-launch = poussée { $thrust } = { $sum } ; { $sail ->
    [yes] combustions gratuites
   *[no] crans par combustion : { $fuel }
} ; il reste { hf-steps } de carburant
hf-thrust-part = { $amount } ({ $part ->
    [thruster] propulseur
    [wet-mass] masse en charge
    [zone] zone
    [beamed] énergie transmise
   *[afterburn] postcombustion
})

## Refus

refused-hf-no-craft = Vous n'avez pas de { $slot ->
    [freighter] cargo
   *[rocket] fusée
}.
refused-hf-no-cards = La fusée n'a aucune carte.
refused-hf-nothing-so-called = Rien ne s'appelle « { $said } ».
refused-hf-several-so-called = Plusieurs choses s'appellent « { $said } » : précisez le nom, ou donnez l'identifiant.
