### High Frontier. Les phrases composées reçoivent des données simples : $deck est un paquet, $slot une pile, $letter un type
### de site ou de produit ; $water, $steps, $count et autres sont des nombres ; $card, $place, $site, $who et $thing sont des
### groupes de mots déjà formés. Les noms de cartes restent tels qu'imprimés.

## Options

option-scenario = Scénario
option-factions = Factions en jeu (aucune : tirage au sort)
option-shorter = Partie plus courte, avec des brevets distribués au départ
option-mining = Unités qui extraient de l'eau en une opération
option-rounds = Nombre de tours de table, après quoi la partie se termine (0 : non fixé)
choice-training = Retour sur la Lune, en solo
choice-NASA = NASA
choice-PRC = RPC
choice-ESA = ESA
choice-UN = ONU
choice-SHIMIZU = Shimizu
choice-one = une
choice-all = toutes
choice-expansion = extension

## Noms

hf-faction = { $faction ->
    [PRC] RPC
    [UN] ONU
    [SHIMIZU] Shimizu
    [ORION2] Orion 2
   *[other] { $faction }
}
hf-crew = { $faction ->
    [ORION2] Orion 2
    [NASA] l'équipage de la NASA
    [PRC] l'équipage de la RPC
    [ESA] l'équipage de l'ESA
    [UN] l'équipage de l'ONU
   *[other] l'équipage de { hf-faction }
}
hf-deck = { $deck ->
    [thruster] propulseurs
    [robonaut] robonautes
    [generator] générateurs
    [reactor] réacteurs
    [radiator] radiateurs
   *[refinery] raffineries
}
hf-slot = { $slot ->
    [leo] la pile LEO
    [rocket] la fusée
    [outpost] l'avant-poste
   *[freighter] le cargo
}
hf-numbered = { $said } ({ hf-slot } { $nth })
hf-space = { $what ->
    [burn] la combustion { $number } devant { $world }
    [hohmann] le Hohmann { $number } devant { $world }
    [aerobrake] l'aérofreinage { $number } devant { $world }
   *[lagrange] le point L n° { $number } devant { $world }
}
hf-place = { $space ->
    [achilles] Achille
    [aegis-moonlet] le satellite d'Aegis
    [aeneas] Énée
    [agamemnon-moonlet] le satellite d'Agamemnon
    [alexhelios] Alexhélios
    [antenor] Anténor
    [ariadne] Ariane
    [callisto-asgard] Callisto – Asgard
    [callisto-descent] l'orbite de descente vers Callisto
    [callisto-l2] le point L2 Jupiter-Callisto
    [callisto-valhalla] Callisto – Valhalla
    [ceres] Cérès
    [ceres-plume] le panache de Cérès
    [cleoselene] Cléosélène
    [comet-borrelly] la comète Borrelly
    [comet-crommelin] la comète Crommelin
    [comet-elst-pizarro] la comète Elst-Pizarro
    [comet-encke] la comète d'Encke
    [comet-hartley-2] la comète Hartley 2
    [comet-holmes] la comète Holmes
    [comet-neujmin-1] la comète Neujmin 1
    [comet-schwassmann-wachmann-1] la comète Schwassmann-Wachmann 1
    [comet-wild-2] la comète Wild 2
    [comet-wilson-harrington] la comète Wilson-Harrington
    [dactyl] Dactyle
    [deimos] Déimos
    [didymos-binary] le système binaire de Didymos
    [didymos-moonlet] le satellite de Didymos
    [dione] Dioné
    [dione-l1] le point L1 de Dioné
    [dust-ring] l'anneau de poussière
    [e-ring] le point L1 de l'anneau E
    [earth-belt-1] le point 1 de la ceinture de la Terre
    [earth-belt-2] le point 2 de la ceinture de la Terre
    [earth-belt-3] le point 3 de la ceinture de la Terre
    [earth-belt-4] le point 4 de la ceinture de la Terre
    [earth-belt-5] le point 5 de la ceinture de la Terre
    [earth-belt-6] le point 6 de la ceinture de la Terre
    [earth-belt-7] le point 7 de la ceinture de la Terre
    [earth-flyby] le survol de la Terre
    [earth-heo] l'orbite haute de la Terre
    [enceladus] Encelade
    [enceladus-geysers] les geysers d'Encelade
    [epimetheus] Épiméthée
    [eros] Éros
    [eureka] Eurêka
    [europa-conamara-chaos] Europe – Conamara Chaos
    [europa-l2] le point L2 Jupiter-Europe
    [europa-subsurface-ocean] Europe – océan souterrain
    [flora] Flore
    [flora-heo] l'orbite haute de la famille de Flore
    [ganymede-l2] le point L2 Jupiter-Ganymède
    [ganymede-memphis-facula] Ganymède – Memphis Facula
    [ganymede-uruk-sulcus] Ganymède – Uruk Sulcus
    [gefion-heo] l'orbite haute de la famille de Gefion
    [geo] l'orbite géostationnaire de la Terre
    [glaukos] Glaucos
    [greek-l4] le camp grec de Jupiter
    [hektor] Hector
    [hektor-moonlet] le satellite d'Hector
    [helene] Hélène
    [hermes-a] Hermès A
    [hermes-b] Hermès B
    [hermes-heo] l'orbite haute du système binaire d'Hermès
    [hygiea] Hygie
    [hygiea-heo] l'orbite haute de la famille d'Hygie
    [hyperion] Hypérion
    [iapetus] Japet
    [icarus] Icare
    [io-gish-bar-mons] Io – Gish Bar Mons
    [io-l2] le point L2 Jupiter-Io
    [io-loki-patera] Io – Loki Patera
    [jupiter-belt-1] le point 1 de la ceinture de Jupiter
    [jupiter-belt-2] le point 2 de la ceinture de Jupiter
    [jupiter-belt-3] le point 3 de la ceinture de Jupiter
    [jupiter-belt-4] le point 4 de la ceinture de Jupiter
    [jupiter-belt-5] le point 5 de la ceinture de Jupiter
    [jupiter-belt-6] le point 6 de la ceinture de Jupiter
    [jupiter-belt-7] le point 7 de la ceinture de Jupiter
    [jupiter-belt-8] le point 8 de la ceinture de Jupiter
    [jupiter-belt-9] le point 9 de la ceinture de Jupiter
    [jupiter-flyby] le survol de Jupiter
    [karin-cluster] l'amas de Karin (essaim de Yarkovsky)
    [kleopatra] Cléopâtre
    [koronis] Coronis
    [koronis-heo] l'orbite haute de la famille de Coronis
    [koronis-rotation] la rotation rapide de Coronis
    [kreutz-sungrazer] la comète rasante de Kreutz
    [laocoon] Laocoon
    [low-callisto-orbit] l'orbite basse de Callisto
    [low-ganymede-orbit] l'orbite basse de Ganymède
    [low-mars-orbit] l'orbite basse de Mars
    [low-titan-orbit] l'orbite basse de Titan
    [low-venus-orbit] l'orbite basse de Vénus
    [luna] la Lune
    [luna-l1] le point L1 Terre-Lune
    [luna-l2] le point L2 Terre-Lune
    [luna-l3] le point L3 Terre-Lune
    [luna-l4] le point L4 Terre-Lune
    [luna-l5] le point L5 Terre-Lune
    [mars-aero-1] l'aérofreinage de Mars
    [mars-arsia-mons] Mars – Arsia Mons
    [mars-dust] la tempête de poussière de Mars
    [mars-flyby] le survol de Mars
    [mars-hellas-basin] Mars – bassin d'Hellas
    [mars-heo] l'orbite haute de Mars
    [mars-north-pole] Mars – pôle Nord
    [menoetius] Ménœtios
    [mercury] Mercure
    [mercury-flyby] le survol de Mercure
    [mercury-l1] le point L1 de Mercure
    [methone] Méthone
    [minerva] Minerve
    [moon-boost-a] l'assistance lunaire A
    [moon-boost-b] l'assistance lunaire B
    [nereus] Nérée
    [norse-moons] les lunes nordiques rétrogrades
    [nysa-contact] le système binaire à contact de Nysa
    [nysa-heo] l'orbite haute de la famille de Nysa
    [pandora] Pandore
    [patroclus] Patrocle
    [phaethon] Phaéton
    [philoctetes] Philoctète
    [phoebe] Phœbé
    [polydeuces] Pollux
    [prometheus] Prométhée
    [psyche] Psyché
    [rabbithole] le Rabbithole (point L3 Soleil-Mercure)
    [remus] Rémus
    [rhea] Rhéa
    [rhea-l1] le point L1 Saturne-Rhéa
    [ring-current] le courant annulaire géant
    [saturn-aerostat] Saturne – aérostat
    [saturn-belt-1] le point 1 de la ceinture de Saturne
    [saturn-belt-2] le point 2 de la ceinture de Saturne
    [saturn-belt-3] le point 3 de la ceinture de Saturne
    [saturn-flyby] le survol de Saturne
    [saturn-ring-crossing] la traversée des anneaux de Saturne
    [saturn-titan-l1] le point L1 Saturne-Titan
    [sol-earth-l1] le point L1 Soleil-Terre
    [sol-earth-l2] le point L2 Soleil-Terre
    [sol-jupiter-l1] le point L1 Soleil-Jupiter
    [sol-jupiter-l2] le point L2 Soleil-Jupiter
    [sol-mars-l1] le point L1 Soleil-Mars
    [sol-mars-l2] le point L2 Soleil-Mars
    [sol-mercury-l4] le point L4 Soleil-Mercure
    [sol-venus-l1] le point L1 Soleil-Vénus
    [sol-venus-l2] le point L2 Soleil-Vénus
    [sol-venus-l4] le point L4 Soleil-Vénus
    [sun-belt-1] le point 1 de la ceinture du Soleil
    [sun-belt-2] le point 2 de la ceinture du Soleil
    [sun-belt-3] le point 3 de la ceinture du Soleil
    [sun-belt-4] le point 4 de la ceinture du Soleil
    [telamon] Télamon
    [telesto] Télesto
    [tethys] Téthys
    [tethys-l1] le point L1 de Téthys
    [titan-boost] l'assistance de Titan
    [titan-kraken-mare] Titan – Kraken Mare
    [titan-ontario-lacus] Titan – Ontario Lacus
    [tithonus] Tithon
    [trojan-l5] le camp troyen de Jupiter
    [venus] Vénus
    [venus-acid] les nuages acides de Vénus
    [venus-flyby] le survol de Vénus
    [venus-heo] l'orbite haute de Vénus
    [venus-heo-2] l'orbite haute extérieure de Vénus
    [vesta-heo] l'orbite haute de la famille de Vesta
   *[other] { $name ->
        [Europa] Europe
        [Ganymede] Ganymède
        [Saturn] Saturne
       *[other] { $name }
    }
}
hf-kind = { $kind ->
    [leo] orbite basse
    [burn] combustion
    [hohmann] Hohmann
    [site] site
   *[lagrange] point L
}
hf-hazard = { $hazard ->
    [crash] danger d'écrasement
   *[aerobrake] danger d'aérofreinage
}
hf-platform = { $platform ->
    [raygun] canon à rayons
    [buggy] buggy
   *[missile] missile
}
hf-venture = { $venture ->
    [tourism] Tourisme spatial
    [elevator] Ascenseur spatial
    [powersats] Satellites énergétiques
   *[other] { $venture }
}
hf-glory = { $glory ->
    [mars] Mars
    [mercury] Mercure
    [science] site scientifique
    [any] n'importe quel site
   *[other] { $glory }
}
hf-class = { $class ->
    [scout] éclaireur
    [transport] transport
    [tug] remorqueur
   *[other] { $class }
}
hf-water = { $water } RE
hf-steps = { $steps ->
    [one] { $steps } cran
   *[other] { $steps } crans
}
hf-tanks = { $tanks ->
    [one] { $tanks } réservoir
   *[other] { $tanks } réservoirs
}
hf-burns = { $burns ->
    [one] { $burns } combustion
   *[other] { $burns } combustions
}
hf-points = { $points } PV
hf-worth = { $name } ({ hf-points })

## Ce qui est imprimé

hf-says-mass = masse { $mass }
hf-says-thrust = { $sail ->
    [yes] voile, poussée { $thrust }
   *[no] poussée { $thrust }*{ $fuel }
}
hf-says-afterburn = postcombustion { hf-steps }
hf-says-solar = solaire
hf-says-isru = ISRU { $isru } ({ $platforms })
hf-says-assay = −{ $minus } aux jets de prospection{ $letter ->
    [any] {""}
   *[other] {" "}sur les sites { $letter }
}
hf-says-ability = { $code ->
    [scoop] pas de jet à l'aérofreinage, et du carburant tiré de l'air
    [ionosat] énergie transmise par une usine là où il y a de l'air
    [power_girdle] énergie transmise par une usine sur un grand monde sans air
    [arcology] usine sans robonaute jusqu'à la zone de la Terre
    [extra_cube] un cube de plus sur l'usine
    [divining] ISRU de sa pile diminuée de 1
    [beam_rider] poussée +3 avec l'énergie transmise, et ISRU alors diminuée de 1
    [mag_bonus] combustions gratuites grâce aux ceintures de radiations (extension)
   *[other] { $code }
}
hf-says-letter = produit { $letter }
hf-says-site = taille { $size }, type { $letter }, { $hydration ->
    [one] { $hydration } goutte
   *[other] { $hydration } gouttes
}
hf-leads-on = { $about } ; puis { $places }
hf-says-science = science
hf-says-atmosphere = atmosphère
hf-says-venture = { $claims } concessions sur des sites { $letter }, { hf-water }, { $vp } PV
hf-says-effect = { $effect ->
    [operations] deux opérations par tour
    [elevator] usage de la ligne entre LEO et le point L2 Soleil-Terre
   *[none] pas d'autre effet
}
hf-diagram = diagramme de la fusée
hf-fuel-row = masse à vide { $dry }, crans pour 1, 2, ... réservoirs : { $steps }
hf-confidence = { $confidence ->
    [source] lu dans le livret
    [later] chiffres d'une édition ultérieure
    [derived] déduit du livret
   *[reconstructed] notre reconstitution
}
hf-confidence-of = { $mark ->
    [sourced] lu dans le livret
    [derived] déduit du livret
   *[guessed] notre reconstitution
} : { $figures }
hf-figure = { $side ->
    [white] { hf-figure-name } (face blanche)
    [black] { hf-figure-name } (face noire)
   *[none] { hf-figure-name }
}
hf-figure-name = { $figure ->
    [name] nom
    [mass] masse
    [thrust] poussée
    [fuel] consommation
    [afterburn] postcombustion
    [isru] ISRU
    [platforms] plateformes
    [codes] capacité
    [letter] lettre
    [vp] PV
    [effect] effet
   *[other] soutiens
}

## Questions

prompt-hf-turn = Tour { $round }, à vous. { $operations ->
    [0] Il ne vous reste aucune opération.
    [one] Il vous reste une opération, après vos mouvements.
   *[other] Il vous reste { $operations } opérations, après vos mouvements.
}
prompt-hf-boost = Lancer encore une carte ?
prompt-hf-bid = { $card } est aux enchères. { $bids }. Votre mise ?
hf-has-bid = { $who } mise { $bid }
prompt-hf-tie = À qui va { $card }, pour { $highest } RE ?
prompt-hf-prospect = Où { $card } prospecte-t-il ?
prompt-hf-refinery = Quelle raffinerie devient l'usine ({ $site }) ?
prompt-hf-robonaut = Quel robonaute devient l'usine ({ $site }) ?
prompt-hf-letter = Quelle lettre pour l'usine ({ $site }) ?
prompt-hf-product = Quelle carte { $letter } devient un produit ?
prompt-hf-turn-white = Quel produit { $letter } redevient blanc ?
prompt-hf-build = Où construire { $card } ?
prompt-hf-beam = Utiliser maintenant l'énergie transmise par { $giver } ?
prompt-hf-engine = Quel propulseur la fusée utilise-t-elle ?
prompt-hf-go = { $slot ->
    [freighter] Où va le cargo ?
   *[rocket] Où va la fusée ?
} { $left ->
    [0] Il ne reste aucune combustion.
    [one] Il reste une combustion{ hf-fuel-for }.
   *[other] Il reste { $left } combustions{ hf-fuel-for }.
}
hf-fuel-for = { $enough ->
    [free] {""}
    [all] , et assez de carburant
   *[short] , mais du carburant pour { $fuelled ->
        [0] aucune
       *[other] { $fuelled } seulement
    }
}
prompt-hf-hazard = { $hazard ->
    [crash] Danger d'écrasement
   *[aerobrake] Danger d'aérofreinage
} ({ $place }) : lancer le dé, ou payer { hf-water } pour passer sans risque ?

## Coups

move-hf-income = toucher le revenu
move-hf-fly = déplacer la fusée
move-hf-haul = déplacer le cargo
move-hf-launch = transformer l'avant-poste en fusée
move-hf-road = prospecter toute la piste de buggy
move-hf-pass = { $prompt ->
    [hf-bid] passer
   *[hf-turn] terminer votre tour
}
move-hf-done = terminé
move-hf-skip = pas de produit
move-hf-yes = oui
move-hf-no = pas maintenant
move-hf-end-game = payer pour mettre fin à la partie
move-hf-research = mettre { $card } aux enchères
hf-patent-there = { $known ->
    [yes] { hf-deck }
   *[no] le brevet du dessus du paquet des { hf-deck }
}
move-hf-bid = miser { $count }
move-hf-award = { $who }
move-hf-sell = vendre { $card }
move-hf-flip = remettre { $card } face blanche
move-hf-boost = lancer { $card }{ $end ->
    [heavy] , côté lourd
   *[other] {""}
}
move-hf-tanks = { $count ->
    [0] vider les réservoirs
    [one] passer la fusée à { $count } réservoir
   *[other] passer la fusée à { $count } réservoirs
}
move-hf-refuel = { $how ->
    [unit] extraire de l'eau avec { $card }
    [factory] { $place ->
        [none] faire le plein à l'usine
        [one] prendre { $place } réservoir à l'usine
       *[other] prendre { $place } réservoirs à l'usine
    }
    [scoop] tirer du carburant de l'air
   *[all] extraire de l'eau avec toutes les unités ({ $place })
}
move-hf-steal = prendre l'eau stockée ici par { $who }
move-hf-prospect = prospecter avec { $card }
move-hf-try = prospecter { $place }
move-hf-industrialise = bâtir une usine sur { $place }
move-hf-use = employer { $card }
move-hf-letter = { $letter }
move-hf-product = { $card }
move-hf-retool = ajouter { $card } comme produit
move-hf-produce = construire { $card }
move-hf-load = charger { $card } dans la fusée
move-hf-drop = laisser { $card } dans un avant-poste
move-hf-unload = mettre { $card } dans la pile LEO
move-hf-outpost = { $slot ->
    [rocket] transformer la fusée en avant-poste
   *[freighter] transformer le cargo en avant-poste
}
move-hf-decommission = { $points ->
    [0] retirer { $card } du service
   *[other] ramener { $card } sur Terre
}
move-hf-abandon = { $slot ->
    [rocket] retirer la fusée du service
    [outpost] retirer l'avant-poste du service
   *[freighter] retirer le cargo du service
}
move-hf-squat = squatter { $place }
move-hf-take-back = { $glory ->
    [yes] reprendre le cube de gloire : { $what }
   *[no] reprendre le disque de concession : { $what }
}
move-hf-venture = fonder « { $venture } »
move-hf-build = dans { hf-slot } sur { $site }{ $end ->
    [heavy] , côté lourd
   *[other] {""}
}
move-hf-recall = rappeler l'équipage dans { hf-slot } sur { $site }
move-hf-engine = utiliser { $card }
move-hf-afterburn = utiliser { $card } avec la postcombustion
move-hf-hop = suivre la piste de buggy jusqu'à { $place }
move-hf-drift = descendre par la voie d'aérofreinage
move-hf-stay = rester ici
move-hf-go = aller vers { $place }
move-hf-stop = s'arrêter ici
move-hf-roll = lancer le dé
move-hf-insure = payer

## Ce que les coups rapportent et coûtent

brings-hf-water = { $gain ->
    [yes] rapporte { hf-water }
   *[no] { $water ->
        [0] gratuit
       *[other] coûte { hf-water }
    }
}
brings-hf-tanks = { $gain ->
    [yes] { hf-tanks } de plus
   *[no] { hf-tanks } de moins
}
brings-hf-glory = gloire, { hf-points }
brings-hf-lost = gloire perdue, { hf-points }
brings-hf-cubes = { $cubes ->
    [one] l'équipage s'installe ici : { $cubes } cube
   *[other] les équipages s'installent ici : { $cubes } cubes
}
brings-hf-points = { hf-points }

## Ce qui arrive

event-hf-faction = { $you ->
    [yes] Vous jouez
   *[no] { $who } joue
} { $faction ->
    [NASA] la NASA
    [PRC] la RPC
    [ESA] l'ESA
    [UN] l'ONU
   *[other] { hf-faction }
}.
event-hf-drew = { $you ->
    [yes] Vous commencez avec { $card }.
   *[no] { $who } commence avec { $card }.
}
event-hf-turned-up = Sur le dessus du paquet des { hf-deck } : { $card }.
event-hf-turn = { $you ->
    [yes] Tour { $round } : à vous.
   *[no] Tour { $round } : { $who }.
}
event-hf-ended-turn = { $you ->
    [yes] Vous terminez votre tour.
   *[no] { $who } termine son tour.
}
event-hf-over = { $why ->
    [factories] La dernière usine est bâtie : la partie est terminée.
    [payment] La partie est terminée.
    [home] L'équipage est revenu de la Lune. Mission accomplie !
    [lost] La mission a échoué.
    [titan] Un équipage est de retour de Titan : la course est gagnée.
    [contact] Premier contact : l'invasion est décidée.
    [saved] Hermès passe son chemin : la Terre est sauvée !
    [struck] Hermès frappe la Terre.
   *[rounds] Le dernier tour est joué : la partie est terminée.
}
event-hf-income = { $you ->
    [yes] Vous touchez { hf-water }.
   *[no] { $who } touche { hf-water }.
}
event-hf-put-up = { $you ->
    [yes] Vous mettez { $card } aux enchères.
   *[no] { $who } met { $card } aux enchères.
}
event-hf-bid = { $you ->
    [yes] Vous misez { $bid }.
   *[no] { $who } mise { $bid }.
}
event-hf-passed = { $you ->
    [yes] Vous passez.
   *[no] { $who } passe.
}
event-hf-won = { $you ->
    [yes] Vous remportez { $card } pour { $bid } RE
   *[no] { $who } remporte { $card } pour { $bid } RE
}{ $payee ->
    [none] .
   *[other] {""}, { $bid ->
        [one] payé
       *[other] payés
    } { $mine ->
        [yes] à vous.
       *[no] à { $payee }.
    }
}
event-hf-sold = { $you ->
    [yes] Vous vendez { $card } pour { hf-water }.
   *[no] { $who } vend { $card } pour { hf-water }.
}
event-hf-flipped = { $you ->
    [yes] Vous remettez { $card } face blanche.
   *[no] { $who } remet { $card } face blanche.
}
event-hf-boosted = { $you ->
    [yes] Vous lancez { $card } pour { hf-water }.
   *[no] { $who } lance { $card } pour { hf-water }.
}
event-hf-launch-fee = { $you ->
    [yes] Vous touchez le droit de lancement : { hf-water }.
   *[no] { $who } touche le droit de lancement : { hf-water }.
}
event-hf-fuelled = { $you ->
    [yes] Vous avez maintenant { hf-tanks } dans votre fusée ({ $place }).
   *[no] { $who } a maintenant { hf-tanks } dans sa fusée ({ $place }).
}
event-hf-refuelled = { $you ->
    [yes] Vous gagnez { hf-tanks } { hf-how } ({ $place }).
   *[no] { $who } gagne { hf-tanks } { hf-how } ({ $place }).
}
hf-how = { $how ->
    [factory] à l'usine
    [scoop] { $tanks ->
        [one] tiré de l'air
       *[other] tirés de l'air
    }
   *[other] par extraction
}
event-hf-stole = { $you ->
    [yes] Vous prenez { hf-tanks } à { $victim } ({ $place }).
   *[no] { $mine ->
        [yes] { $who } vous prend { hf-tanks } ({ $place }).
       *[no] { $who } prend { hf-tanks } à { $victim } ({ $place }).
    }
}
event-hf-prospected = { $you ->
    [yes] Vous prospectez { $site } avec { $card } : { $roll } au dé.
   *[no] { $who } prospecte { $site } avec { $card } : { $roll } au dé.
}
event-hf-claimed = { $you ->
    [yes] Vous posez une concession sur { $site }.
   *[no] { $who } pose une concession sur { $site }.
}
event-hf-failed = Rien qui vaille une concession sur { $site } : le site est fermé.
event-hf-taxed = { $you ->
    [yes] Vous touchez la taxe : { hf-water }.
   *[no] { $who } touche la taxe : { hf-water }.
}
event-hf-squatted = { $you ->
    [yes] Vous squattez { $site } : { $victim } y perd sa concession.
   *[no] { $who } squatte { $site } : { $mine ->
        [yes] vous y perdez votre concession.
       *[no] { $victim } y perd sa concession.
    }
}
event-hf-built = { $you ->
    [yes] Vous bâtissez une usine sur { $site } avec { $cards }{ hf-with-colony }.
   *[no] { $who } bâtit une usine sur { $site } avec { $cards }{ hf-with-colony }.
}
hf-with-colony = { $cubes ->
    [one] {""}
   *[other] , colonie comprise
}
event-hf-exploited = La piste d'exploitation { $letter } descend à la case { $step }.
event-hf-product = { $you ->
    [yes] Vous pouvez désormais construire { $card }.
   *[no] { $who } peut désormais construire { $card }.
}
event-hf-retooled = { $you ->
    [yes] Vous ajoutez un produit : { $card }.
   *[no] { $who } ajoute un produit : { $card }.
}
event-hf-produced = { $you ->
    [yes] Vous construisez { $card } sur { $site }, dans { hf-slot }.
   *[no] { $who } construit { $card } sur { $site }, dans { hf-slot }.
}
event-hf-shifted = { $you ->
    [yes] Vous mettez { $card } dans { hf-slot } ({ $place }).
   *[no] { $who } met { $card } dans { hf-slot } ({ $place }).
}
event-hf-turned-outpost = { $you ->
    [yes] Vous établissez un avant-poste ({ $place }).
   *[no] { $who } établit un avant-poste ({ $place }).
}
event-hf-turned-rocket = { $you ->
    [yes] Vous transformez votre avant-poste en fusée ({ $place }).
   *[no] { $who } transforme son avant-poste en fusée ({ $place }).
}
event-hf-decommissioned = { $you ->
    [yes] Vous retirez du service { $cards } ({ $place }).
   *[no] { $who } retire du service { $cards } ({ $place }).
}
event-hf-lost-stack = { $you ->
    [yes] Vous perdez { $cards } ({ $place }).
   *[no] { $who } perd { $cards } ({ $place }).
}
event-hf-took-back-disk = { $you ->
    [yes] Vous reprenez votre disque de concession : { $site }.
   *[no] { $who } reprend un disque de concession : { $site }.
}
event-hf-took-back-cube = { $you ->
    [yes] Vous reprenez votre cube de gloire : { $glory }.
   *[no] { $who } reprend un cube de gloire : { $glory }.
}
event-hf-landed-crew = { $you ->
    [yes] Premiers pas sur { $site } pour votre équipage.
   *[no] Premiers pas sur { $site } pour { $card } ({ $who }).
}
event-hf-glory = { $you ->
    [yes] Gloire à vous : { $glory } !
   *[no] Gloire à { $who } : { $glory } !
}
event-hf-settled = { $you ->
    [yes] Vous installez votre équipage sur { $site } : { $cubes } cubes.
   *[no] { $who } installe son équipage sur { $site } : { $cubes } cubes.
}
event-hf-recalled = { $you ->
    [yes] Vous rappelez { $card } dans { hf-slot } ({ $site }).
   *[no] { $who } rappelle { $card } dans { hf-slot } ({ $site }).
}
event-hf-beamed = { $you ->
    [yes] Vous utilisez l'énergie transmise par { $giver }.
   *[no] { $who } utilise { $mine ->
        [yes] l'énergie que vous transmettez.
       *[no] l'énergie transmise par { $giver }.
    }
}
event-hf-engine = { $you ->
    [yes] Vous utilisez { $card } comme propulseur{ hf-lit } : poussée { $thrust }, il reste { hf-steps }.
   *[no] { $who } utilise { $card } comme propulseur{ hf-lit } : poussée { $thrust }, il reste { hf-steps }.
}
hf-lit = { $afterburn ->
    [0] {""}
    [one] {" "}avec la postcombustion ({ $afterburn } cran)
   *[other] {" "}avec la postcombustion ({ $afterburn } crans)
}{ $shuttle ->
    [0] {""}
    [one] , décollage ({ $shuttle } cran)
   *[other] , décollage ({ $shuttle } crans)
}
event-hf-drifts = { $you ->
    [yes] Vous vous laissez descendre sans propulseur.
   *[no] { $who } se laisse descendre sans propulseur.
}
event-hf-stays = { $you ->
    [yes] Vous laissez votre fusée sur place.
   *[no] { $who } laisse sa fusée sur place.
}
event-hf-flew = { $slot ->
    [freighter] { $you ->
        [yes] Votre cargo quitte { $start } pour { $to }.
       *[no] { $who } : le cargo quitte { $start } pour { $to }.
    }
   *[rocket] { $you ->
        [yes] Votre fusée quitte { $start } pour { $to }{ hf-spent }.
       *[no] { $who } : la fusée quitte { $start } pour { $to }{ hf-spent }.
    }
}
hf-spent = { $burns ->
    [0] {""}
   *[other] {" "}({ hf-burns }, { hf-steps })
}
event-hf-landed = { $slot ->
    [freighter] { $you ->
        [yes] Vous posez votre cargo sur { $site }.
       *[no] { $who } pose son cargo sur { $site }.
    }
   *[rocket] { $you ->
        [yes] Vous posez votre fusée sur { $site }{ hf-landing-fuel }.
       *[no] { $who } pose sa fusée sur { $site }{ hf-landing-fuel }.
    }
}
hf-landing-fuel = { $fuel ->
    [0] {""}
    [one] {" "}({ $fuel } cran)
   *[other] {" "}({ $fuel } crans)
}
event-hf-hopped = { $you ->
    [yes] Vous suivez la piste de buggy jusqu'à { $site }{ hf-landing-fuel }.
   *[no] { $who } suit la piste de buggy jusqu'à { $site }{ hf-landing-fuel }.
}
event-hf-hazard = { $hazard ->
    [crash] Danger d'écrasement
   *[aerobrake] Danger d'aérofreinage
} ({ $place }) : { $you ->
    [yes] vous faites { $roll } au dé.
   *[no] { $who } fait { $roll } au dé.
}
event-hf-hazard-paid = { $you ->
    [yes] Vous payez { hf-water } pour passer sans risque ({ $place }).
   *[no] { $who } paie { hf-water } pour passer sans risque ({ $place }).
}
event-hf-scooped = { $you ->
    [yes] Grâce à votre écope, vous passez sans risque ({ $place }).
   *[no] Grâce à son écope, { $who } passe sans risque ({ $place }).
}
event-hf-sail-lost = { $you ->
    [yes] Votre voile est arrachée : { $card }.
   *[no] { $who } perd sa voile, arrachée : { $card }.
}
event-hf-ventured = { $you ->
    [yes] Vous fondez « { $venture } » pour { hf-water }.
   *[no] { $who } fonde « { $venture } » pour { hf-water }.
}
event-hf-paid-for-end = { $you ->
    [yes] Vous payez { hf-water } pour mettre fin à la partie.
   *[no] { $who } paie { hf-water } pour mettre fin à la partie.
}

## Accords

event-hf-deal = L'accord n° { $number } est conclu : { $parts }.
event-hf-deal-void = L'accord n° { $number } tombe à l'eau. { $why }
hf-terms = { $parts }
hf-deal-part = { $giving ->
    [yes] vous donnez à { $taker } { hf-deal-thing }
   *[no] { $taking ->
        [yes] { $giver } vous donne { hf-deal-thing }
       *[no] { $giver } donne à { $taker } { hf-deal-thing }
    }
}
hf-deal-thing = { $what ->
    [water] { $amount } RE
    [claim] la concession sur { $site }
    [factory] l'usine sur { $site }
    [card] { $card } (en LEO)
    [hand] { $card }
    [cargo] { $card } (de sa fusée)
    [fuel] { $amount ->
        [one] { $amount } réservoir
       *[other] { $amount } réservoirs
    }
    [beam] de l'énergie transmise pour un mouvement
    [leave] le droit de prendre de l'eau sur { $site }
    [passage] un droit de passage
   *[promise] une promesse : « { $said } »
}

## Le décompte

part-hf-claim = concession sur { $site }
part-hf-cubes = { $count ->
    [one] cube sur { $site }
   *[other] { $count } cubes sur { $site }
}
part-hf-factory = usine { $letter } sur { $site }
part-hf-science = science sur { $site }
part-hf-venture = { $venture }
part-hf-glory = gloire : { $glory }
part-hf-mission = Retour sur la Lune

## Refus : le tour

refused-hf-no-operation-left = Il ne vous reste aucune opération ce tour-ci.
refused-hf-moves-are-over = Les mouvements se font avant les opérations.
refused-hf-moved-already = Cette pile s'est déjà déplacée ce tour-ci.
refused-hf-turn-begun = Mettre fin à la partie prend tout le tour.
refused-hf-too-few-to-end = Il faut trois usines ou deux entreprises spatiales.
refused-hf-long-enough = Vous avez assez remanié vos piles pour ce tour.
refused-hf-too-little-water = Il n'y a pas assez d'eau pour cela.

## Refus : piles et pièces

refused-hf-too-heavy = La fusée serait trop lourde.
refused-hf-rocket-elsewhere = La fusée est ailleurs.
refused-hf-outpost-elsewhere = L'avant-poste est ailleurs.
refused-hf-freighter-in-use = Vous n'avez qu'un cargo.
refused-hf-no-disk = Plus de disque ; reprenez d'abord celui d'une concession.
refused-hf-no-cube = Plus de cube ; reprenez d'abord un cube de gloire.
refused-hf-pieces-left = Il vous reste encore des pièces.
refused-hf-tanks-full = Les réservoirs sont pleins.
refused-hf-crew-stays = Laisser l'équipage ici est un crime : cela ne se fait qu'en LEO ou dans votre usine.
refused-hf-crew-not-in-hand = La carte d'équipage n'est pas dans votre main.

## Refus : opérations

refused-hf-deck-empty = Le paquet est vide.
refused-hf-hand-too-large = Avec plus de trois brevets blancs en main, pas de recherche.
refused-hf-bid-too-low = Les enchères sont déjà montées plus haut.
refused-hf-bid-twice = C'est déjà votre mise.
refused-hf-bid-too-high = Vous n'avez pas assez d'eau pour cette mise.
refused-hf-crew-not-sold = Un équipage ne se vend pas.
refused-hf-black-not-at-leo = Une carte noire ne se vend qu'en LEO.
refused-hf-black-not-boosted = Les cartes noires sortent des usines, on ne les lance pas.
refused-hf-too-dry = Le site est trop sec pour cette unité : rien à gagner.
refused-hf-no-factory = Il n'y a pas d'usine ici.
refused-hf-felony = C'est un crime, et vous n'avez pas le droit d'en commettre.
refused-hf-defended = Un équipage défend les lieux.
refused-hf-nothing-to-prospect = Il ne reste rien à prospecter le long de cette piste de buggy.
refused-hf-site-too-dry = L'ISRU dépasse l'hydratation du site.
refused-hf-prospected-before = Ce site a déjà été prospecté.
refused-hf-no-refinery = Vous n'avez pas de raffinerie ici.
refused-hf-no-robonaut = Vous n'avez pas de robonaute ici.
refused-hf-factory-stands = Une usine s'y trouve déjà.
refused-hf-no-factory-of-letter = Vous n'avez pas d'usine de cette lettre.
refused-hf-too-many-products = Toutes vos usines de cette lettre ont leur produit.
refused-hf-not-black = Seules les cartes noires sortent des usines.
refused-hf-no-place-to-build = Aucune pile dans vos usines ne peut recevoir cette carte.
refused-hf-cube-stands = Une usine s'y trouve.
refused-hf-no-crew = Il faut une fusée avec équipage sur le site.
refused-hf-venture-taken = Cette entreprise est déjà fondée.
refused-hf-too-few-claims = Vous avez trop peu de concessions de cette lettre.

## Refus : vol

refused-hf-nothing-drives = Cette fusée n'a pas de propulseur : elle reste où elle est.
refused-hf-too-weak = La poussée modifiée serait inférieure à 1.
refused-hf-no-afterburn-fuel = Trop peu de carburant pour la postcombustion.
refused-hf-no-lift-off-fuel = Trop peu de carburant pour décoller.
refused-hf-no-hop-fuel = Trop peu de carburant pour le saut.
refused-hf-no-reversing = On ne repart pas par où l'on vient d'arriver.
refused-hf-no-burns-left = La poussée ne le permet pas : trop de combustions.
refused-hf-no-burn-fuel = Trop peu de carburant pour cela.
refused-hf-no-landing-fuel = Trop peu de carburant pour atterrir.
refused-hf-drifting = Sans propulseur, il n'y a que la voie d'aérofreinage.
refused-hf-against-the-arrows = On ne remonte pas une voie d'aérofreinage.
refused-hf-no-elevator = Cette ligne est réservée à qui possède l'Ascenseur spatial.
refused-hf-circling = Ce mouvement a assez duré.
refused-hf-thruster-in-use = Le propulseur utilisé reste avec la fusée.
refused-hf-freighter-stuck = Un cargo ne décolle que d'un site de taille 1 ou d'une usine.
refused-hf-freighter-aerobrake = L'aérofreinage est interdit aux cargos.
refused-hf-freighter-landing = Un cargo ne se pose que là où il y a une usine.

## Refus : accords

refused-hf-bad-deal = « { $said } » ne peut faire partie d'un accord.
refused-hf-not-your-deal = Cet accord ne vous concerne pas.
refused-hf-uneven-exchange = Les cartes blanches en main s'échangent une contre une.
refused-hf-no-pieces = Il n'y a pas assez de disques ou de cubes pour cela.
refused-hf-black-without-factory = « { $card } » ne peut pas être noire : il lui faudrait une usine de sa lettre.
refused-hf-not-yours-to-give = Cela ne peut pas se donner.
refused-hf-no-stack-beside = Pour la recevoir, il faut une pile dans la même case que la fusée.
refused-hf-may-yet-move = La remise se fait à la fin du mouvement : volez d'abord, ou restez sur place.
refused-hf-no-rocket-there = Seule votre propre fusée peut remettre cela, et à votre tour.
refused-hf-no-power = Pour donner de l'énergie transmise, il faut en avoir.

## Refus : options et positions

refused-hf-bad-factions = « { $said } » : ce ne sont pas des factions pour { $seats } joueurs ; nommez-en une par joueur, ou aucune.
refused-hf-no-black-side = Un équipage n'a pas de face noire.
refused-hf-empty-stack = Une pile contient au moins une carte.
refused-hf-bad-claim = Une concession demande un site, un propriétaire et, pour une usine, des cubes et une lettre.
refused-hf-other-letter = Les usines de ce site ont une autre lettre ; on ne la choisit que sur un monde D.
refused-hf-bad-pact = Ce n'est pas un engagement.
refused-hf-bad-flight = Ce n'est pas un vol en cours.
refused-hf-other-deck = Cette carte ne fait pas partie du paquet des { hf-deck }.
refused-hf-not-to-come = Une carte prévue pour le paquet des { hf-deck } ne peut plus sortir.
refused-hf-outpost-at-leo = Il n'y a pas d'avant-poste en LEO.
refused-hf-one-product = Un cargo porte exactement une carte noire.
refused-hf-step-does-not-fit = L'étape « { $step } » ne convient pas à cette position.

## Le client texte

hf-heading = Tour { $round }{ $rounds ->
    [0] {""}
   *[other] {" "}sur { $rounds }
}
hf-tracks = Pistes d'exploitation (valeur d'une usine) : { $tracks }.
hf-track = { $letter } { $points ->
    [0] pas encore entamée
   *[other] { $points } PV
}
hf-glory-line = Gloire : { $spaces }.
hf-ventures = Entreprises spatiales : { $spaces }.
hf-owned = { $space } { $state ->
    [free] (libre)
    [closed] (fermée)
   *[taken] ({ $who })
}
hf-closed = Sites fermés : { $sites }.
hf-auction = Aux enchères : { $card }.
hf-under-way = { $slot ->
    [freighter] Le cargo
   *[rocket] La fusée
} est en route ({ $place }), poussée { $thrust }, { $left ->
    [one] il reste { $left } combustion
   *[other] il reste { $left } combustions
}.
hf-decks = Dessus des paquets de brevets
hf-deck-line = { $deck ->
    [thruster] Propulseur
    [robonaut] Robonaute
    [generator] Générateur
    [reactor] Réacteur
    [radiator] Radiateur
   *[refinery] Raffinerie
} : { $card } ({ $text }) ; encore { $left } en dessous.
hf-deck-empty = Le paquet des { hf-deck } est vide.
hf-player = { $who } ({ hf-faction }) : { hf-water }, { hf-points } ; il reste { $disks ->
    [one] { $disks } disque
   *[other] { $disks } disques
} et { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
}
hf-hand = Main : { $cards }.
hf-stack = { $slot ->
    [hand] Main
    [leo] Pile LEO
    [rocket] Fusée
    [outpost] Avant-poste
   *[freighter] Cargo
}
hf-stack-line = { hf-stack } ({ $place }) : { $cards }.
hf-rocket-fuel = Masse à vide { $dry }, { hf-tanks }, { hf-steps }, { hf-class }.
hf-stored = Eau stockée : { hf-tanks }.
hf-claims = Concessions : { $claims }.
hf-claim = { $site }{ $cubes ->
    [0] {""}
    [one] {" "}(usine { $letter })
   *[other] {" "}(usine { $letter }, { $cubes } cubes)
}
hf-card-line = { $name } ({ $id }) : { $text }.
hf-side-line = { $name } : { $text }
hf-piece = { $name } ({ $id })
hf-score-of = { $who } : { $credits } PV
hf-score-item = { $credits } PV : { $item } (règle { $rule })
hf-score-shared = Égalité à { $credits } PV : { $who }. Le rang est partagé.
hf-score-tie = { $shared ->
    [yes] Égalité à { $credits } PV, que l'eau ne départage pas : { $who }. Le rang est partagé (règle HF-7.1.7).
    [some] Égalité à { $credits } PV. L'eau les départage, à eau égale le rang est partagé : { $who }. Voir la règle HF-7.1.7.
   *[no] Égalité à { $credits } PV. L'eau les départage : { $who }. Voir la règle HF-7.1.7.
}
hf-score-tie-of = { $who } ({ $cards } RE)

## Aide

help-hf-intro = Répondez par un numéro de la liste, ou par un coup dans sa notation (par exemple go luna-l1, boost T1, tanks 3). Entrée seule montre de nouveau la liste. Vous pouvez aussi taper :
help-hf-table = toute la table : pistes d'exploitation, gloire, entreprises spatiales, dessus des paquets, chaque joueur avec sa main, ses piles et ses concessions
help-hf-cards = votre main et vos piles, chaque carte avec ce qu'elle sait faire ; « cartes » suivi d'un identifiant montre une pièce
help-hf-crews = la main, les piles et les concessions de chacun
help-deal = proposer un accord : « accord 1 water 3 for claim luna » offre 3 RE à la place 1 (les places se comptent à partir de 0) contre une concession ; de même factory avec un site, card, hand et cargo avec une carte, fuel avec un nombre, beam, leave avec un site, passage, promise avec des mots ; « accord » seul montre les accords proposés
help-hf-inspect = tout sur une carte, un espace, une entreprise ou le diagramme de la fusée, et leur degré de certitude ; « voir » suivi du nom ou de l'identifiant

## La carte sur une feuille

hf-map-sound = La carte est cohérente : { $spaces } espaces, { $lines } lignes, { $sites } sites, { $routes } routes à panneau.
hf-map-flaws = { $count ->
    [one] La carte a un défaut :
   *[other] La carte a { $count } défauts :
}
hf-map-flaw = { $where } : { $what ->
    [start] il faut une seule orbite basse, nommée LEO ({ $said })
    [twice] la même ligne figure deux fois
    [lane] seuls les Hohmann ont des voies, une par ligne ({ $said })
    [crowded] plus de deux lignes sur une voie ({ $said })
    [hazard] les dangers ne se trouvent que sur les combustions et les points L ({ $said })
    [off-path] un espace d'aérofreinage hors d'une voie d'aérofreinage
    [no-way-down] la voie d'aérofreinage s'arrête ici
    [airless] une voie d'aérofreinage vers un site sans air
    [sizes] les sites d'un même monde n'ont pas tous la même taille ({ $said })
    [road] une piste de buggy vers un site d'un autre monde ({ $said })
    [unreachable] on ne peut pas y arriver depuis LEO
    [stranded] aucun cargo n'en revient
    [broken] la route n'a pas cette ligne ({ $said })
    [no-site] la route ne finit sur aucun site ({ $said })
    [sign] le panneau n'indique pas le bon nombre de combustions ({ $said })
    [burns] le nombre de combustions noté n'est pas le bon ({ $said })
    [landing] le carburant d'atterrissage noté n'est pas le bon ({ $said })
    [hazards] les dangers notés ne sont pas ceux qu'on rencontre ({ $said })
    [turns] le nombre de virages noté n'est pas le bon ({ $said })
   *[belts] le nombre de ceintures noté n'est pas le bon ({ $said })
}
hf-zone = { $zone ->
    [Mercury] Mercure
    [Venus] Vénus
    [Earth] Terre
    [Ceres] Cérès
    [Saturn] Saturne
   *[other] { $zone }
}
hf-map-site = { $name } ({ hf-zone }) : { $text } ; { hf-burns }

## L'entraînement

hf-mission-goal = Posez-vous sur { $site }, puis ramenez l'équipage en LEO, { $turns } tours au plus après son départ.
hf-mission-landed = L'équipage s'est posé sur { $site } : il reste à rentrer.
hf-mission-left = { $away ->
    [0] L'équipage n'est pas encore parti : rien ne presse.
   *[other] { $left ->
        [0] Le dernier tour est passé.
        [one] C'est le dernier tour.
       *[other] Il reste { $left } tours.
    }
}
