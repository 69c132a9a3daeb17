# Ce que dit le navigateur à une table de High Frontier.

web-hf-articles = le |la |les |l'
web-hf-auction = Aux enchères
web-hf-purse = { $who } : { $water } RE
web-hf-decks = Paquets de brevets
web-hf-everything = Vue d'ensemble
web-hf-factions = Factions
web-hf-failed = Prospecté en vain : plus personne ne peut y poser de concession.
web-hf-farther = Zoom arrière
web-hf-filter = Montrer les sites
web-hf-filter-all = Tous
web-hf-filter-free = Libres
web-hf-filter-reach = À portée
web-hf-filter-science = Science
web-hf-filter-water = Hydratés
web-hf-find = Trouver un site
web-hf-fuel = { $steps ->
    [one] { $steps } cran
   *[other] { $steps } crans
} de carburant ({ $tanks ->
    [one] { $tanks } réservoir plein
   *[other] { $tanks } réservoirs pleins
}), masse à vide { $dry }
web-hf-cursor = { $here } : { $about }. Des lignes mènent vers { $beside }.
web-hf-globe = { $globe ->
    [Mercury] Mercure
    [Venus] Vénus
    [Earth] Terre, LEO
    [Luna] Lune
    [Ceres] Cérès
    [Saturn] Saturne
    [Europa] Europe
    [Ganymede] Ganymède
   *[other] { $globe }
}
web-hf-hand = { $count ->
    [0] Main : vide
   *[other] Main : { $count }
}
web-hf-honours = Gloire et entreprises spatiales
web-hf-label = { $label ->
    [thrust] poussée
    [fuel] conso.
    [mass] masse
    [isru] ISRU
    [afterburn] postcomb.
    [solar] solaire
    [power] énergie
    [sail] voile
    [industry] industrie
    [rad] rad.
    [light] léger
    [heavy] lourd
    [needs] besoins
    [gives] fournit
    [push] apport
    [raygun] canon
    [buggy] buggy
   *[missile] missile
}
web-hf-left = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
web-hf-look = Vue de la carte
web-hf-map = Carte du système solaire
web-hf-nearer = Zoom avant
web-hf-no-card = Plus de carte
web-hf-own-craft = Mes engins
web-hf-pieces = { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
} et { $disks ->
    [one] { $disks } disque
   *[other] { $disks } disques
} à poser
web-hf-place = Ce que l'on sait d'un lieu
web-hf-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-hf-prospecting = { $able ->
    [yes] { $card } (ISRU { $isru }) peut prospecter ce site : succès dans { $odds } % des cas.
    [no] Prospecter demande une ISRU de { $need ->
        [0] 0
       *[other] { $need } ou moins
    } ; la meilleure de votre fusée est { $isru } ({ $card }).
   *[none] Prospecter demande une ISRU de { $need ->
        [0] 0
       *[other] { $need } ou moins
    }, et réussit dans { $odds } % des cas.
}
web-hf-deal-kind = { $what ->
    [water] De l'eau du dépôt
    [claim] Une concession
    [factory] Une usine
    [card] Une carte en LEO
    [hand] Une carte de la main, une contre une
    [cargo] Une carte de la fusée
    [fuel] Du carburant de la fusée
    [beam] De l'énergie transmise pour un mouvement
    [leave] Le droit de prendre de l'eau
    [passage] Un droit de passage
   *[promise] Une promesse
}
web-hf-read = Lire : { $card }
web-hf-route-find = { $slot ->
    [freighter] Routes de mon cargo
   *[rocket] Routes de ma fusée
}
web-hf-route-fly = { $when ->
    [first] Jouer le premier tour
    [next] Jouer le tour suivant
   *[on] Poursuivre le vol
}
web-hf-route-lapsed = Le plan ne convient plus : cherchez de nouvelles routes.
web-hf-route-refuel = en extrayant de l'eau en route
web-hf-routes = Routes
web-hf-serves = { $kind ->
    [raygun] prospecte tout site voisin sans air
    [buggy] prospecte deux fois, ou toute une piste de sites
    [missile] peut propulser sa fusée
    [nothing] rien
    [itself] la sienne
   *[refinery] avec un robonaute, devient une usine
}
web-hf-sheet-hf-claim = Concessions
web-hf-sheet-hf-cubes = Cubes
web-hf-sheet-hf-factory = Usines selon leur piste
web-hf-sheet-hf-science = Concessions sur sites scientifiques
web-hf-sheet-hf-venture = Entreprises spatiales
web-hf-sheet-hf-glory = Gloire
web-hf-sheet-hf-mission = Retour sur la Lune
web-hf-sheet-hf-politics = Politique
web-hf-sheet-hf-race = Premier de retour de Titan
web-hf-sheet-hf-hermes = Hermès détourné
web-hf-sheet-hf-base = Bases militaires
web-hf-sheet-hf-outlook = Avant-postes
web-hf-sheet-total = Total des points
web-hf-space-line = { $about }. Zone { $zone ->
    [Mercury] de Mercure
    [Venus] de Vénus
    [Earth] de la Terre
    [Mars] de Mars
    [Ceres] de Cérès
    [Jupiter] de Jupiter
    [Saturn] de Saturne
   *[other] { $zone }
}.
web-hf-stack-freighter = Cargo : { $place }
web-hf-stack-leo = Pile LEO
web-hf-stack-outpost = Avant-poste : { $place }
web-hf-stack-rocket = Fusée : { $place }
web-hf-stored = { $tanks ->
    [one] Eau stockée : { $tanks } réservoir
   *[other] Eau stockée : { $tanks } réservoirs
}
web-hf-standing = { hf-faction }, { $who } : { hf-points }
web-hf-there = { $what ->
    [claim] Concession
    [factory] Usine
    [rocket] Fusée
    [freighter] Cargo
    [outpost] Avant-poste
   *[leo] Pile LEO
} : { $faction } ({ $who })
web-hf-steer = Carte du système solaire : les flèches suivent les lignes, Entrée choisit
web-hf-tracks = Pistes d'exploitation
web-hf-outward = Politique et taches solaires
web-hf-idle = { $count ->
    [one] { $count } carte sans soutien suffisant
   *[other] { $count } cartes sans soutien suffisant
}
web-hf-turns-to = { $site } ({ $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
})
web-hf-water = { $water } RE au dépôt
web-hf-zone = { $zone ->
    [Mercury] Mercure
    [Venus] Vénus
    [Earth] Terre
    [Mars] Mars
    [Ceres] Cérès
    [Jupiter] Jupiter
    [Saturn] Saturne
   *[other] { $zone }
} { $modifier }

## Ce qui est demandé, après « chaque fois qu'on vous demande »

web-asked-hf-turn = quoi faire à votre tour
web-asked-hf-boost = si vous lancez encore une carte
web-asked-hf-bid = combien miser dans une enchère
web-asked-hf-tie = à qui va une carte en cas d'égalité
web-asked-hf-prospect = où prospecter
web-asked-hf-refinery = quelle raffinerie devient une usine
web-asked-hf-robonaut = quel robonaute devient une usine
web-asked-hf-letter = quelle lettre donner à une usine
web-asked-hf-product = quelle carte devient un produit
web-asked-hf-turn-white = quel produit redevient blanc
web-asked-hf-build = où construire un produit
web-asked-hf-beam = si vous utilisez l'énergie transmise par un autre joueur
web-asked-hf-engine = quel propulseur utilise la fusée
web-asked-hf-go = où va la fusée ou le cargo
web-asked-hf-hazard = si vous lancez le dé pour un danger ou payez pour l'éviter
web-hf-tray = Main, piles et pioches
web-hf-tray-fold = Replier
