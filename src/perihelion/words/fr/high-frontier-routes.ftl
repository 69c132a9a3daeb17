### Le planificateur de routes de High Frontier.

## L'engin et ses routes

hf-route-craft = { $cards } : masse à vide { $dry }, { hf-tanks }, { hf-steps } ({ $place }).
hf-route = { $to } : { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
}, { hf-steps }, { $rolls ->
    [0] aucun danger
    [one] { $rolls } jet de danger (arrive { $odds } fois sur 100)
   *[other] { $rolls } jets de danger (arrive { $odds } fois sur 100)
}.
hf-route-none = { $to } : aucune route.
hf-route-nowhere = Aucun site ne peut être atteint.
hf-route-no-craft = Vous n'avez ni fusée ni cargo.
hf-route-key = ◎ LEO, ● combustion, ○ point L, ✕ Hohmann, ⬢ site, ! danger de collision, ~ danger d'aérofreinage ; un trait finit le tour.

## Une étape

hf-leg-fly = Tour { $turn } : { $card }, poussée { $thrust } = { $sum }, vers { $to } (carburant { $before } → { $after }).
hf-leg-drift = Tour { $turn } : sans propulseur vers { $to } (carburant { $before } → { $after }).
hf-leg-hop = Tour { $turn } : par la piste vers { $to } (carburant { $before } → { $after }).
hf-leg-refuel = Tour { $turn } : plein à { $to } (carburant { $before } → { $after }).
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
hf-thrust-part = { $amount } ({ $part ->
    [thruster] propulseur
    [wet-mass] masse chargée
    [zone] zone
    [beamed] énergie transmise
   *[afterburn] postcombustion
})

## Refus

refused-hf-no-cards = La fusée n'a pas de cartes.
refused-hf-nothing-so-called = Rien ne s'appelle « { $said } ».
refused-hf-several-so-called = Plusieurs choses s'appellent « { $said } » : donnez plus du nom, ou l'identifiant.
