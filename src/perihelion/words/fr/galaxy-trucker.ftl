### Galaxy Trucker. Les phrases composées reçoivent des données simples : $kind est une sorte de tuile, $type un type de
### carte, $square une case par ses numéros de dés (colonne.rangée), $count et $credits des nombres ; $tile, $card et les
### autres sont des groupes de mots déjà formés.

## Options

option-flights = Vols
option-tempo = Comment on construit
option-hourglass = Secondes du sablier
option-ticks = Tours de table du sablier
option-welding = Tuiles fautives
option-first-flight = Premier vol en douceur
choice-I = classe I
choice-II = classe II
choice-III = classe III
choice-IIIA = classe IIIA
choice-live = en direct, contre la montre
choice-turns = tour par tour
choice-days = sur plusieurs jours
choice-checked = impossibles à souder
choice-free = découvertes au contrôle

## Tuiles

gt-kind = { $kind ->
    [starting_cabin] cabine de départ
    [cabin] cabine
    [cannon] canon
    [double_cannon] canon double
    [engine] moteur
    [double_engine] moteur double
    [battery_2] batterie de 2
    [battery_3] batterie de 3
    [hold_2] soute de 2
    [hold_3] soute de 3
    [special_hold_1] soute spéciale de 1
    [special_hold_2] soute spéciale de 2
    [shield] générateur de bouclier
    [life_support_brown] module de survie brun
    [life_support_purple] module de survie violet
    [structural] module structurel
    [stasis_chamber] chambre de stase
    [luxury_cabin] cabine de luxe
    [life_support_cyan] module de survie cyan
    [reactor_furnace] chaudière
    [cannon_booster] amplificateur de canon
    [engine_booster] amplificateur de moteur
    [shield_booster] amplificateur de bouclier
    [indestructible_plating] blindage indestructible
    [bidirectional_cannon] canon bidirectionnel
    [cannon_engine] canon-moteur
    [battery_cargo_hold] batterie-soute
    [battery_special_hold] batterie-soute spéciale
    [mixed_cargo_hold] soute mixte
    [explosive] chargement explosif
    [fragile] chargement fragile
    [heavy_2] chargement lourd de masse 2
    [heavy_3] chargement lourd de masse 3
    [heavy_4] chargement lourd de masse 4
    [heavy_5] chargement lourd de masse 5
    [radioactive] chargement radioactif
    [artifact_single] artefact simple
    [artifact_double] artefact double
    [auto_defence] système d'autodéfense
    [armory] armurerie
    [thruster] propulseur
   *[other] { $kind }
}
gt-code = { $id ->
    [none] {""}
   *[other] {" "}({ $id })
}
gt-the-tile = { $kind ->
    [starting_cabin] la
    [cabin] la
    [battery_2] la
    [battery_3] la
    [hold_2] la
    [hold_3] la
    [special_hold_1] la
    [special_hold_2] la
    [stasis_chamber] la
    [luxury_cabin] la
    [reactor_furnace] la
    [cannon_booster] l'
    [engine_booster] l'
    [shield_booster] l'
    [artifact_single] l'
    [artifact_double] l'
    [armory] l'
    [battery_cargo_hold] la
    [battery_special_hold] la
    [mixed_cargo_hold] la
   *[other] le
}{ $kind ->
    [cannon_booster] {""}
    [engine_booster] {""}
    [shield_booster] {""}
    [artifact_single] {""}
    [artifact_double] {""}
    [armory] {""}
   *[other] {" "}
}{ gt-kind }{ gt-code }
gt-a-tile = { $kind ->
    [starting_cabin] une
    [armory] une
    [cabin] une
    [battery_2] une
    [battery_3] une
    [hold_2] une
    [hold_3] une
    [special_hold_1] une
    [special_hold_2] une
    [stasis_chamber] une
    [luxury_cabin] une
    [reactor_furnace] une
    [battery_cargo_hold] une
    [battery_special_hold] une
    [mixed_cargo_hold] une
   *[other] un
} { gt-kind }{ gt-code }
gt-connector = { $connector ->
    [0] lisse
    [1] simple
    [2] double
   *[3] universel
}
gt-sides = avant { $front }, droite { $right }, arrière { $rear }, gauche { $left }
gt-facing = { $side ->
    [front] l'avant
    [right] la droite
    [rear] l'arrière
   *[left] la gauche
}
gt-from = { $side ->
    [front] de l'avant
    [right] de droite
    [rear] de l'arrière
   *[left] de gauche
}
gt-points = pointe vers { gt-facing }
gt-points-both = pointe vers { $sides }
gt-does-both = { $first }, { $second }
gt-blows = souffle vers { gt-facing }
gt-covers = couvre { $sides }

## Marchandises et équipage

gt-goods-name = { $good ->
    [red] rouge
    [yellow] jaune
    [green] verte
   *[blue] bleue
}
gt-good = une marchandise { gt-goods-name }
gt-goods = { $count ->
    [one] { $count } { gt-goods-name }
   *[other] { $count } { gt-goods-name }s
}
gt-alien = { $alien ->
    [brown] extraterrestre brun
    [cyan] extraterrestre cyan
   *[purple] extraterrestre violet
}
gt-who = { $alien ->
    [human] un humain
    [brown] l'extraterrestre brun
    [cyan] l'extraterrestre cyan
   *[purple] l'extraterrestre violet
}
gt-credits = { $credits ->
    [one] { $credits } crédit
   *[other] { $credits } crédits
}
gt-days = { $days ->
    [one] { $days } jour de vol
   *[other] { $days } jours de vol
}
gt-crew = { $crew ->
    [one] { $crew } membre d'équipage
   *[other] { $crew } membres d'équipage
}
gt-some-goods = { $count ->
    [one] { $count } marchandise
   *[other] { $count } marchandises
}

## Cartes

gt-card-name = { $type ->
    [planets] Planètes
    [abandoned_ship] Vaisseau abandonné
    [abandoned_station] Station abandonnée
    [open_space] Espace libre
    [smugglers] Contrebandiers
    [slavers] Esclavagistes
    [pirates] Pirates
    [meteoric_swarm] Pluie de météores
    [combat_zone] Zone de combat
    [stardust] Poussière d'étoiles
    [epidemic] Épidémie
    [sabotage] Sabotage
   *[other] { $type }
} { $level }
gt-says-planet = planète { $number } : { $goods }
gt-says-planets = { $planets } ; se poser coûte { gt-days }
gt-says-ship = céder { gt-crew } pour { gt-credits } ; coûte { gt-days }
gt-says-station = avec { gt-crew } à bord, prendre { $goods } ; coûte { gt-days }
gt-says-open-space = chacun avance selon la puissance de ses moteurs
gt-says-enemy = puissance { $strength } ; les plus faibles { $shots ->
    [yes] subissent
   *[no] perdent
} { $loss } ; qui les bat peut avoir { $reward } pour { gt-days }
gt-says-swarm = { $hits }
gt-says-line = { $what ->
    [crew] plus petit équipage
    [engines] moteurs les plus faibles
   *[cannons] canons les plus faibles
} : { $loss }
gt-says-stardust = un jour perdu par connecteur exposé
gt-says-epidemic = une personne perdue dans chaque cabine raccordée à une autre cabine occupée
gt-says-sabotage = un composant du vaisseau au plus petit équipage est détruit
gt-times = { $count } × { $hit }
gt-hit-name = { $hit ->
    [small-meteor] petit météore
    [large-meteor] gros météore
    [small-shot] tir léger
   *[large-shot] tir lourd
}
gt-hit = { gt-hit-name } { gt-from }
gt-card-line = { $card } : { $text }

## Questions

prompt-gt-build = Construisez : prenez une tuile, ou faites autre chose.
prompt-gt-place = Dans votre main : { $tile }. Où va cette tuile ?
prompt-gt-flip = Votre vaisseau est terminé. Le sable est écoulé : retourner le sablier ?
prompt-gt-repair = Votre vaisseau a des erreurs : { $flaws }. Le réparer sans frais et partir dernier ?
prompt-gt-correct = Votre vaisseau a des erreurs : { $flaws }. Que retirez-vous ?
prompt-gt-keep = Votre vaisseau est en plusieurs morceaux. Lequel gardez-vous ?
prompt-gt-aliens = Prendre des extraterrestres à bord ?
prompt-gt-ready = Prêt pour la carte suivante ?
prompt-gt-power = Vos { $what ->
    [engines] moteurs
   *[cannons] canons
} font { $strength }. En alimenter un de plus avec une batterie ?
prompt-gt-battery = Quelle batterie dépensez-vous ?
prompt-gt-lose-battery = { $left ->
    [one] On vous prend une batterie : laquelle ?
   *[other] On vous prend { $left } batteries, l'une après l'autre : laquelle maintenant ?
}
prompt-gt-defend = Un { gt-hit-name } { gt-from }, jet { $roll }, menace { $square }. Dépenser une batterie ?
prompt-gt-dismiss = { $left ->
    [one] Vous perdez une personne de l'équipage : de quelle cabine ?
   *[other] Vous perdez { $left } personnes de l'équipage, l'une après l'autre : de quelle cabine ?
}
prompt-gt-load = { $waiting ->
    [none] Plus rien n'attend d'être chargé. Autre chose ?
   *[other] À charger : { $waiting }.
}{ $stowed ->
    [yes] {" "}Sortez d'abord ce qui doit changer de place : dès que vous chargez, plus rien n'est sorti.
   *[no] {""}
}
prompt-gt-drop = Vous perdez { gt-good } : de quelle soute ?
prompt-gt-land = Se poser sur une planète ?
prompt-gt-visit = { $card } : { $text }. Y aller ?
prompt-gt-claim = Vous battez l'ennemi. { $card } : prendre { $reward } pour { gt-days } ?

## Coups

move-gt-draw = prendre une tuile cachée
move-gt-take = prendre { $tile }
move-gt-use = prendre { $tile } parmi vos tuiles de côté
move-gt-lift = reprendre { $tile }
gt-last-tile = la dernière tuile fixée
gt-part-there = l'élément
move-gt-attach = { $turn ->
    [0] la fixer en { $square }
    [1] la fixer en { $square }, tournée à droite
    [2] la fixer en { $square }, tournée d'un demi-tour
   *[3] la fixer en { $square }, tournée à gauche
}
move-gt-aside = la mettre de côté
move-gt-return = la remettre face visible
move-gt-look = regarder le paquet { $number }
move-gt-close = reposer le paquet
move-gt-flip = retourner le sablier
move-gt-finish = terminer le vaisseau et prendre le numéro { $number }
move-gt-pass = { $prompt ->
    [gt-jump] rester et l'affronter
   *[other] passer
}
move-gt-remove = retirer { $tile } en { $square }
move-gt-keep = garder le morceau avec { $tile } en { $square }
move-gt-repair = réparer et partir dernier
move-gt-lodge = loger l'{ gt-alien } en { $square }
move-gt-done = { $prompt ->
    [gt-aliens] plus d'extraterrestres
    [gt-power] c'est tout
    [gt-wake] laisser dormir les autres
    [gt-burn] ne plus rien brûler
   *[other] terminé
}
move-gt-ready = prêt
move-gt-give-up = abandonner
move-gt-withdraw = retirer { gt-hull }
move-gt-power = alimenter { $tile } en { $square }
move-gt-drain = { $prompt ->
    [gt-lose-battery] perdre une batterie de { $square }
   *[other] dépenser une batterie de { $square }
}
move-gt-brace = encaisser
move-gt-dismiss = { $alien ->
    [human] un humain de { $square }
   *[other] l'{ gt-alien } de { $square }
}
move-gt-load = charger { gt-good } en { $square }
move-gt-unload = sortir { gt-good } de { $square }
move-gt-drop = perdre { gt-good } de { $square }
move-gt-land = se poser sur la planète { $number }
move-gt-yes = oui
move-gt-no = non

## Ce que les coups rapportent et coûtent

gt-batteries = { $batteries ->
    [one] { $batteries } batterie
   *[other] { $batteries } batteries
}
brings-gt-credits = { $gain ->
    [yes] rapporte { gt-credits }
   *[no] coûte { gt-credits }
}
brings-gt-forgone = { $gain ->
    [yes] { gt-credits } de plus qu'en arrivant dans l'état actuel
   *[no] { gt-credits } de moins qu'en arrivant dans l'état actuel
}
brings-gt-days = { $gain ->
    [yes] fait gagner { gt-days }
   *[no] coûte { gt-days }
}
brings-gt-crew = { $gain ->
    [yes] rapporte { gt-crew }
   *[no] coûte { gt-crew }
}
brings-gt-batteries = { $gain ->
    [yes] rapporte { gt-batteries }
   *[no] coûte { gt-batteries }
}

## Événements

event-gt-prepared = On prépare un vol de classe { $flight } : tout le monde construit.
event-gt-drew = { $you ->
    [yes] Vous découvrez { $tile }.
   *[no] { $who } découvre { $tile }.
}
event-gt-took = { $you ->
    [yes] Vous prenez { $tile }.
   *[no] { $who } prend { $tile }.
}
event-gt-used = { $you ->
    [yes] Vous prenez { $tile } parmi vos tuiles de côté.
   *[no] { $who } prend { $tile } parmi ses tuiles de côté.
}
event-gt-lifted = { $you ->
    [yes] Vous reprenez { $tile } de { $square }.
   *[no] { $who } reprend { $tile } de { $square }.
}
event-gt-attached = { $you ->
    [yes] Vous fixez { $tile } en { $square }.
   *[no] { $who } fixe { $tile } en { $square }.
}
event-gt-set-aside = { $you ->
    [yes] Vous mettez de côté { $tile }.
   *[no] { $who } met de côté { $tile }.
}
event-gt-returned = { $you ->
    [yes] Vous remettez { $tile } face visible.
   *[no] { $who } remet { $tile } face visible.
}
event-gt-looked = { $you ->
    [yes] Vous regardez le paquet { $pile } : { $cards }.
   *[no] { $who } regarde le paquet { $pile }.
}
event-gt-closed = { $you ->
    [yes] Vous reposez le paquet { $pile }.
   *[no] { $who } repose le paquet { $pile }.
}
event-gt-finished = { $you ->
    [yes] Vous terminez votre vaisseau et prenez le numéro { $number }.
   *[no] { $who } termine son vaisseau et prend le numéro { $number }.
}
event-gt-passed = { $you ->
    [yes] Vous passez.
   *[no] { $who } passe.
}
event-gt-clash = { $you ->
    [yes] Vous arrivez trop tard pour « { $what } ».
   *[no] { $who } arrive trop tard.
}
event-gt-sand-out = Le sable est écoulé sur { gt-circle }.
event-gt-flipped = { $you ->
    [yes] Vous retournez le sablier sur { gt-circle }.
   *[no] { $who } retourne le sablier sur { gt-circle }.
}
gt-flaw = { $reason ->
    [gt-engine-turned] un moteur ne souffle pas vers l'arrière ({ $squares })
    [gt-exhaust-blocked] une tuile derrière un moteur ({ $squares })
    [gt-muzzle-blocked] une tuile devant un canon ({ $squares })
    [gt-connectors-clash] des connecteurs qui ne s'accordent pas ({ $squares })
   *[gt-not-joined] un morceau non raccordé ({ $squares })
}
gt-more-flaws = { $count } de plus
gt-circle = { $circle ->
    [0] Départ
    [1] le cercle I
    [2] le cercle II
    [3] le cercle III
   *[4] la place à côté du plateau
}
event-gt-hourglass-begins = Le sablier commence son unique écoulement.
event-gt-dropped = { $you ->
    [yes] Vous lâchez { $tile }.
   *[no] { $who } lâche { $tile }.
}
event-gt-time-up = Le temps est écoulé.
event-gt-number = { $you ->
    [yes] Vous recevez le numéro { $number }.
   *[no] { $who } reçoit le numéro { $number }.
}
event-gt-built = La construction est finie.
event-gt-flaws = { $you ->
    [yes] Votre vaisseau a des erreurs : { $flaws }.
   *[no] Le vaisseau de { $who } a des erreurs : { $flaws }.
}
event-gt-removed = { $you ->
    [yes] Retiré de votre vaisseau : { $tiles }.
   *[no] Retiré du vaisseau de { $who } : { $tiles }.
}
event-gt-repairs = { $you ->
    [yes] Vous réparez votre vaisseau et recevez le numéro { $number }.
   *[no] { $who } répare son vaisseau et reçoit le numéro { $number }.
}
event-gt-late-error = { $you ->
    [yes] Vous payez { gt-credits } pour des erreurs découvertes si tard.
   *[no] { $who } paie { gt-credits } pour des erreurs découvertes si tard.
}
event-gt-alien = { $you ->
    [yes] L'{ gt-alien } monte à votre bord en { $square }.
   *[no] L'{ gt-alien } monte à bord chez { $who } en { $square }.
}
event-gt-launched = Décollage ! { $places }.
gt-stands = { $who } en { $place }
event-gt-card = { $you ->
    [yes] Vous retournez { $card } : { $text }.
   *[no] { $who } retourne { $card } : { $text }.
}
event-gt-moved = { $forward ->
    [yes] { $you ->
        [yes] Vous gagnez { gt-days }.
       *[no] { $who } gagne { gt-days }.
    }
   *[no] { $you ->
        [yes] Vous perdez { gt-days }.
       *[no] { $who } perd { gt-days }.
    }
}
event-gt-gave-up = { $you ->
    [yes] Vous abandonnez{ gt-why-up }.
   *[no] { $who } abandonne{ gt-why-up }.
}
event-gt-withdrew = { $you ->
    [yes] Vous retirez { gt-hull }{ gt-why-up }.
   *[no] { $who } retire { gt-hull }{ gt-why-up }.
}{ $credits ->
    [0] {""}
   *[other] {" "}Ses marchandises rapportent { gt-credits }.
}
gt-hull = { $hull ->
    [left] la coque gauche
    [right] la coque droite
    [a] le vaisseau A
    [b] le vaisseau B
    [c] le vaisseau C
    [d] le vaisseau D
   *[other] la coque { $hull }
}
gt-why-up = { $why ->
    [no-human] {" "}: plus un humain à bord
    [death] {" "}: le routier est mort
    [sits-out] {" "}: plus de vol dans cette partie
    [hyperspace] {" "}: encore dans l'hyperespace quand les autres arrivent
    [lapped] {" "}: un tour de retard sur le premier
    [no-engine] {" "}: aucun moteur ne tourne
    [black-hole] {" "}: avalé par un trou noir
   *[choice] {""}
}
event-gt-declared = { $you ->
    [yes] Vous annoncez une puissance { $what ->
        [engines] des moteurs
       *[cannons] de feu
    } de { $strength }.
   *[no] { $who } annonce une puissance { $what ->
        [engines] des moteurs
       *[cannons] de feu
    } de { $strength }.
}
event-gt-battery = { $you ->
    [yes] Vous perdez une batterie en { $square }.
   *[no] { $who } perd une batterie en { $square }.
}
event-gt-rolled = { $hit ->
    [small-meteor] Un petit météore
    [large-meteor] Un gros météore
    [small-shot] Un tir léger
   *[large-shot] Un tir lourd
} { gt-from } : { $roll }.
event-gt-missed = { $you ->
    [yes] Il vous rate.
   *[no] Il rate { $who }.
}
event-gt-bounced-off = { $you ->
    [yes] Il rebondit sur votre vaisseau en { $square }.
   *[no] Il rebondit sur le vaisseau de { $who } en { $square }.
}
event-gt-warded-off = { $means ->
    [cannon] { $you ->
        [yes] Vous l'abattez.
       *[no] { $who } l'abat.
    }
   *[shield] { $you ->
        [yes] Votre bouclier l'arrête.
       *[no] Le bouclier de { $who } l'arrête.
    }
}
event-gt-destroyed = { $you ->
    [yes] Vous perdez { $tile } en { $square }.
   *[no] { $who } perd { $tile } en { $square }.
}
event-gt-fell-off = { $you ->
    [yes] Tombé de votre vaisseau : { $tiles }.
   *[no] Tombé du vaisseau de { $who } : { $tiles }.
}
event-gt-crew-lost = { $you ->
    [yes] Vous perdez { $crew } de { $square }.
   *[no] { $who } perd { $crew } de { $square }.
}
event-gt-alien-lost = { $you ->
    [yes] Sans module de survie, vous perdez { $crew } en { $square }.
   *[no] Sans module de survie, { $who } perd { $crew } en { $square }.
}
event-gt-loaded = { $you ->
    [yes] Vous chargez { gt-good } en { $square }.
   *[no] { $who } charge { gt-good } en { $square }.
}
event-gt-unloaded = { $you ->
    [yes] Vous sortez { gt-good } de { $square }.
   *[no] { $who } sort { gt-good } de { $square }.
}
event-gt-thrown-away = { $you ->
    [yes] Vous laissez { $goods }.
   *[no] { $who } laisse { $goods }.
}
event-gt-good-lost = { $you ->
    [yes] Vous perdez { gt-good } de { $square }.
   *[no] { $who } perd { gt-good } de { $square }.
}
event-gt-landed = { $you ->
    [yes] Vous vous posez sur la planète { $planet }.
   *[no] { $who } se pose sur la planète { $planet }.
}
event-gt-declined = { $you ->
    [yes] Vous refusez.
   *[no] { $who } refuse.
}
event-gt-visited = { $you ->
    [yes] Vous y allez.
   *[no] { $who } y va.
}
event-gt-credits = { $you ->
    [yes] Vous gagnez { gt-credits }.
   *[no] { $who } gagne { gt-credits }.
}
event-gt-enemy-beaten = { $you ->
    [yes] Vous battez l'ennemi.
   *[no] { $who } bat l'ennemi.
}
event-gt-enemy-kept-off = { $you ->
    [yes] Vous tenez l'ennemi à distance.
   *[no] { $who } tient l'ennemi à distance.
}
event-gt-enemy-won = { $you ->
    [yes] L'ennemi vous bat.
   *[no] L'ennemi bat { $who }.
}
event-gt-no-effect = Seul dans l'espace, personne ne risque rien.
event-gt-sabotaged = { $you ->
    [yes] Il y a un saboteur à votre bord.
   *[no] Il y a un saboteur à bord chez { $who }.
}
event-gt-searched = Le saboteur est en { $square }.
event-gt-lowest = { $what ->
    [crew] { $you ->
        [yes] Votre équipage est le plus petit ({ $strength }).
       *[no] L'équipage de { $who } est le plus petit ({ $strength }).
    }
    [engines] { $you ->
        [yes] Vos moteurs sont les plus faibles ({ $strength }).
       *[no] Les moteurs de { $who } sont les plus faibles ({ $strength }).
    }
   *[cannons] { $you ->
        [yes] Vos canons sont les plus faibles ({ $strength }).
       *[no] Les canons de { $who } sont les plus faibles ({ $strength }).
    }
}
event-gt-settled = { $you ->
    [yes] Vous, { gt-part } : { $credits }.
   *[no] { $who }, { gt-part } : { $credits }.
}
event-gt-flight-over = Le vol est fini. { $purses }.
gt-owns = { $who } : { gt-credits }
event-gt-over = { $count ->
    [0] La partie est finie. Personne n'a rien gagné.
    [one] La partie est finie. Le plus de crédits : { $richest }. En bénéfice : { $winners }.
   *[other] La partie est finie. Le plus de crédits : { $richest }. En bénéfice, et donc vainqueurs tout de même : { $winners }.
}

## La facture

gt-part = { $part ->
    [arrival] arrivée, place { $what }
    [looks] le plus beau vaisseau, { $what ->
        [one] { $what } connecteur exposé
       *[other] { $what } connecteurs exposés
    }
    [goods] { $what ->
        [one] { $what } marchandise vendue
       *[other] { $what } marchandises vendues
    }
    [half-price] { $what ->
        [one] { $what } marchandise vendue à moitié prix
       *[other] { $what } marchandises vendues à moitié prix
    }
    [lost] { $what ->
        [one] { $what } composant perdu
       *[other] { $what } composants perdus
    }
    [late-error] erreurs découvertes en vol
    [luxury] { $what ->
        [one] { $what } passager de luxe
       *[other] { $what } passagers de luxe
    }
    [merchant] les prix du Marchand
    [manager] le Manager, { $what ->
        [one] { $what } sorte d'extraterrestre
       *[other] { $what } sortes d'extraterrestres
    }
    [creativity] une direction bien à soi
    [premium] assurance plafonnée à { $what }
    [mission-completed] la mission est accomplie
    [mission-tiles] { $what ->
        [one] { $what } chargement livré
       *[other] { $what } chargements livrés
    }
    [mission-sets] { $what ->
        [one] { $what } jeu de chargements
       *[other] { $what } jeux de chargements
    }
    [mission-kinds] { $what ->
        [one] { $what } sorte de chargement
       *[other] { $what } sortes de chargement
    }
    [mission-mass] masse { $what } livrée
    [mission-lost] { $what ->
        [one] { $what } composant perdu pour la mission
       *[other] { $what } composants perdus pour la mission
    }
    [mission-crew] équipage ramené : { $what }
    [mission-crew_lost] équipage de moins qu'au lancement : { $what }
    [mission-aliens] { $what ->
        [one] { $what } extraterrestre ramené
       *[other] { $what } extraterrestres ramenés
    }
    [mission-aliens_lost] { $what ->
        [one] { $what } extraterrestre ou passager perdu
       *[other] { $what } extraterrestres et passagers perdus
    }
    [mission-goods] { $what ->
        [one] { $what } marchandise pour la mission
       *[other] { $what } marchandises pour la mission
    }
    [mission-batteries] { $what ->
        [one] { $what } batterie restante
       *[other] { $what } batteries restantes
    }
    [mission-exposed] { $what ->
        [one] { $what } connecteur pour la mission
       *[other] { $what } connecteurs pour la mission
    }
    [mission-full_at_launch] chaque case construite
    [mission-full_at_end] chaque case encore couverte
    [mission-directives_kept] { $what ->
        [one] { $what } directive respectée
       *[other] { $what } directives respectées
    }
    [mission-violations] { $what ->
        [one] { $what } infraction
       *[other] { $what } infractions
    }
    [mission-client_home] le client est rentré
    [mission-client_goods] une part des marchandises du client
    [mission-guard_points] { $what ->
        [one] { $what } point de garde
       *[other] { $what } points de garde
    }
    [mission-most] le plus de tous : { $what }
    [mission-tidy] presque rien de perdu
    [mission-looks] le prix de beauté de la mission
    [mission-luxury] tarif diplomatique
    [stake] une mise au pot
    [stake-back] la mise revient
    [pot] le pot
   *[card] { $what }
}
gt-part-of-flight = classe { $flight } : { gt-part }
part-gt-arrival = { gt-part-of-flight }
part-gt-looks = { gt-part-of-flight }
part-gt-goods = { gt-part-of-flight }
part-gt-half-price = { gt-part-of-flight }
part-gt-lost = { gt-part-of-flight }
part-gt-card = { gt-part-of-flight }
part-gt-late-error = { gt-part-of-flight }

## Refus

refused-gt-heap-empty = Il ne reste plus de tuile cachée.
refused-gt-not-face-up = { $who ->
    [none] Cette tuile n'est pas visible dans le tas.
   *[other] Trop tard : { $who } a déjà pris cette tuile.
}
refused-gt-hand-full = Vous tenez déjà une tuile.
refused-gt-hand-empty = Vous ne tenez aucune tuile.
refused-gt-fixed = Il n'y a aucune tuile que vous puissiez encore reprendre.
refused-gt-aside-full = Vous avez déjà deux tuiles de côté.
refused-gt-stays-aside = Une tuile mise de côté ne retourne jamais au tas.
refused-gt-square-taken = Il y a déjà une tuile ici.
refused-gt-no-square = Votre plan n'a pas de telle case.
refused-gt-not-joined = La tuile ne serait pas raccordée à votre vaisseau.
refused-gt-connectors-clash = Les connecteurs ne s'accordent pas.
refused-gt-engine-turned = Les moteurs doivent souffler vers l'arrière.
refused-gt-exhaust-blocked = La case derrière un moteur doit rester vide.
refused-gt-muzzle-blocked = La case devant un canon doit rester vide.
refused-gt-nothing-attached = Fixez d'abord une tuile à votre vaisseau.
refused-gt-pile-away = Quelqu'un regarde ce paquet.
refused-gt-looking = Vous regardez des cartes ; reposez-les d'abord.
refused-gt-sand-runs = Le sable coule encore.
refused-gt-hourglass-waits = Le sablier attend qu'un premier vaisseau soit terminé.
refused-gt-last-flip = Seul un joueur qui a terminé peut retourner le sablier sur Départ.
refused-gt-no-more-flips = Le sablier est sur Départ : on ne le retourne plus.
refused-gt-number-taken = Ce numéro est pris.
refused-gt-finished = Votre vaisseau est terminé.
refused-gt-long-enough = Vous avez assez construit ; terminez votre vaisseau.
refused-gt-tile-in-hand = Vous tenez encore une tuile.
refused-gt-no-cabin = Un morceau sans cabine ne peut pas être gardé.
refused-gt-no-support = Aucun module de survie de cette couleur n'est raccordé à cette cabine.
refused-gt-alien-aboard = Un extraterrestre de cette couleur est déjà à bord.
refused-gt-no-life-support = Aucun extraterrestre de cette couleur ne peut vivre ici : son module de survie n'est pas raccordé à cette cabine.
refused-gt-hold-full = Cette soute est pleine.
refused-gt-not-special = Les marchandises rouges veulent un conteneur spécial.
refused-gt-loading-begun = Dès que vous chargez, plus rien n'est sorti du vaisseau. Annulez vos derniers coups pour le ranger ailleurs.
refused-gt-planet-taken = Un autre vaisseau est sur cette planète.
refused-gt-bad-flights = « { $said } » ne sont pas des vols : choisissez au moins une classe, chacune une fois et dans l'ordre ; sans classe d'une extension, un seul vol par numéro, III ou IIIA mais pas les deux.

## Refus : positions

refused-gt-rows = Un vaisseau de cette classe a { $expected } rangées, pas { $found }.
refused-gt-not-a-square = Le plan n'a pas de case { $square } ; écrivez « . » ici.
refused-gt-is-a-square = { $square } est une case ; écrivez « - » si elle est vide.
refused-gt-not-aboard = « { $said } » ne peut pas se trouver sur cette tuile.
refused-gt-other-cabin = { $tile } est la cabine de départ d'une autre couleur.
refused-gt-bad-entry = « { $said } » n'est pas une ligne de facture : classe/article/crédits/règle, s'il vous plaît.
refused-gt-nothing-seen = Personne n'a pu regarder un paquet dont les cartes ne sont pas nommées.
refused-gt-bad-hourglass = Le sablier veut son cercle et ce qui reste à couler, et peut-être « waits ».
refused-gt-twice = Deux joueurs ne peuvent avoir le même numéro ni la même case.
refused-gt-no-number = Après la construction, chacun a un numéro.
refused-gt-holds-too-much = Personne ne tient une tuile, ne regarde un paquet et n'a terminé tout à la fois.
refused-gt-nobody-builds = Dans cette position, plus personne ne construit.
refused-gt-flies-on = Qui a abandonné n'a plus de place sur le plateau de vol.
refused-gt-not-first = { $piece } ne peut pas venir en premier : la première carte est du niveau du vol.
refused-gt-no-deck-yet = On ne peut fixer les cartes à venir qu'en vol : la pioche est mélangée au décollage.
refused-gt-not-to-come = { $piece } ne peut plus venir : il est ailleurs.

## Le client en mode texte

gt-flight-heading = Vol { $number } sur { $count }, classe { $flight } : { $phase ->
    [building] construction
    [check] contrôle
    [launch] lancement
    [flight] en route
   *[over] fini
}
gt-hourglass = { $waits ->
    [yes] Le sablier attend qu'un premier vaisseau soit terminé.
   *[no] Sablier sur { gt-circle }, { $live ->
        [yes] { $left ->
            [0] écoulé
            [one] encore { $left } seconde
           *[other] encore { $left } secondes
        }
       *[no] { $left ->
            [0] écoulé
            [one] encore { $left } tour de table
           *[other] encore { $left } tours de table
        }
    }.
}
gt-heap = { $count ->
    [one] { $count } tuile cachée.
   *[other] { $count } tuiles cachées.
}
gt-face-up = Visible : { $tile }
gt-tile-line = { $tile } : { $sides }
gt-in-hand = En main : { $tile }
gt-aside = De côté : { $tile }
gt-in-pile = Paquet { $number } : { $card }
gt-own = Ce que vous tenez et savez
gt-rocket = { $place }. { $who }, case { $day }
gt-is-out = { $who } a abandonné.
gt-cards-left = { $count ->
    [one] Encore { $count } carte à venir.
   *[other] Encore { $count } cartes à venir.
}
gt-other-ships = Les autres vaisseaux
gt-ship-of = { $you ->
    [yes] Votre vaisseau
   *[no] Le vaisseau de { $who }
}
gt-ship-line = { $who } : { $tiles ->
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
}, moteurs { $engines }, canons { $cannons }, équipage { $crew }, batteries { $batteries }, connecteurs exposés { $exposed }, perdus { $lost } ; { gt-credits }.
gt-strengths = { $plain } ({ $powered } avec batteries)
gt-hull-line = { gt-hull-name } : moteurs { $engines }, canons { $cannons }, équipage { $crew }.
gt-hull-name = { $hull ->
    [left] Coque gauche
    [right] Coque droite
    [a] Vaisseau A
    [b] Vaisseau B
    [c] Vaisseau C
    [d] Vaisseau D
   *[other] Coque { $hull }
}
gt-goods-aboard = Marchandises : { $goods }.
gt-piece = { $name } ({ $id })

## Un vaisseau sur sa fiche

gt-sheet = Vaisseau { $number }, classe { $flight }
gt-sheet-legal = Aucune erreur.
gt-sheet-errors = Erreurs : { $flaws }.
gt-sheet-exposed = { $count ->
    [0] Aucun connecteur exposé.
    [one] { $count } connecteur exposé : { $where }.
   *[other] { $count } connecteurs exposés : { $where }.
}
gt-sheet-strength = { $what ->
    [engines] Moteurs
   *[cannons] Canons
} : { $plain }, avec batteries { $powered } = { $sum }
gt-sheet-term = { $adds } ({ $square }{ $battery ->
    [yes] , batterie
   *[no] {""}
}{ $alien ->
    [none] {""}
   *[other] , { gt-alien }
})
gt-sheet-crew = Équipage { $crew }, batteries { $batteries }.
gt-sheet-odds = Chances sur 36 de perdre une partie, selon le côté d'où vient l'impact ; après la barre, sans payer de batteries.
gt-side = { $side ->
    [front] avant
    [right] droite
    [rear] arrière
   *[left] gauche
}

## Aide

help-gt-intro = Répondez par un numéro de la liste, ou par un coup dans sa notation (par exemple attach 7.8 1). Les cases portent leurs numéros de dés, colonne puis rangée. Entrée seule montre la liste de nouveau, ou joue le coup annoncé dessous. Vous pouvez aussi taper :
help-gt-table = toute la table : sablier ou vol, tuiles visibles, chaque vaisseau en une ligne, le vôtre dessiné
help-gt-cards = la tuile en main, celles de côté et les cartes que vous avez regardées ; « cartes » suivi d'un identifiant montre une pièce
help-gt-crews = le vaisseau de chacun, dessiné
help-gt-inspect = tout sur une tuile ou une carte : « voir » suivi de son nom ou de son identifiant

## Scores égaux

score-shared = Égalité à { ws-credits } : { $who }. Le rang est partagé.
