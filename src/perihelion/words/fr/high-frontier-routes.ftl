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
hf-route-bar = { $why ->
    [here] L'engin y est déjà.
    [stuck] Un cargo ne quitte que les sites de taille 1 et les usines.
    [no-factory] Un cargo ne se pose que sur une usine.
    [no-thruster] L'engin n'a pas de propulseur.
    [weak] Même réservoirs vides, sa meilleure poussée est de { $thrust } dans la zone { hf-of-zone } ; il faut 1.
    [tanks] { $more ->
        [yes] Trop peu de carburant : { $tanks ->
            [one] { hf-tanks } suffirait.
           *[other] { hf-tanks } suffiraient.
        }
       *[no] Trop lourd avec tant de carburant : { $tanks ->
            [0] réservoirs vides, il passerait.
           *[other] avec { hf-tanks }, il passerait.
        }
    }
    [mining] En extrayant de l'eau en chemin, il y en a une.
    [landing] Il arrive à côté du site mais ne peut pas s'y poser : il faut une poussée supérieure à { $size }, ou { $size } crans de carburant.
    [far] Sa meilleure poussée dans la zone { hf-of-zone } est de { $thrust } ; il faut 1.
   *[beyond] Même le plein ne suffirait pas : il faut alléger l'engin, consommer moins ou ravitailler en chemin.
}
hf-of-zone = { $zone ->
    [Mercury] de Mercure
    [Venus] de Vénus
    [Earth] de la Terre
    [Ceres] de Cérès
    [Saturn] de Saturne
   *[other] de { $zone }
}
hf-route-nowhere = Aucun site ne peut être atteint.
hf-route-no-craft = Vous n'avez ni fusée ni cargo.
hf-route-key = ◎ LEO, ● combustion, ○ point L, ✕ Hohmann, ⬢ site, ! danger d'écrasement, ~ danger d'aérofreinage ; une barre marque la fin du tour.

## Une étape

hf-leg-fly = Tour { $turn } : { $card }, poussée { $thrust } = { $sum }, vers { $to } (carburant { $before } → { $after }).
hf-leg-drift = Tour { $turn } : sans propulseur vers { $to } (carburant { $before } → { $after }).
hf-leg-light = Tour { $turn } : allumage de { $card } sur place, pour s'alléger ou mieux extraire (carburant { $before } → { $after }).
hf-leg-hop = Tour { $turn } : par la piste de buggy vers { $to } (carburant { $before } → { $after }).
hf-leg-refuel = Tour { $turn } : ravitaillement sur { $to } (carburant { $before } → { $after }).
hf-leg-burns = { $burns ->
    [one] { $burns } combustion
   *[other] { $burns } combustions
} : { hf-steps }.
hf-leg-cost = { $what ->
    [afterburn] Postcombustion
    [shuttle] Décollage
    [dump] Largué d’abord
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
