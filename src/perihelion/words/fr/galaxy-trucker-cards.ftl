### Les cartes de la grande extension : cartes bonus, routes difficiles, machinations. Les phrases reçoivent les mêmes
### données que dans galaxy-trucker.ftl.

## Cartes bonus et ce que d'autres cartes partagent

gt-bonus-name = { $type ->
    [bureaucracy] Bureaucratie
    [robosmokeys] Racketteur robotisé
    [space_billiards] Billards de l'espace
    [junkyard] Brocante
   *[star_depot] Dépôt des étoiles
} { $level }
gt-says-bureaucracy = le dernier cache un nombre de 1 à 6, les autres tentent de le deviner : qui tombe juste reçoit { gt-credits }, qui se trompe perd autant de jours
gt-says-robosmokeys = offres secrètes ; seule la plus haute est payée, et qui l'a faite désigne une colonne et une rangée, jamais 7 : tout composant qui s'y trouve est cédé
gt-says-row = rangée { $number } : { $hits }
gt-says-billiards = chacun envoie une rangée de météores sur un adversaire. { $rows }
gt-says-box = case { $number } : { $box }
gt-says-junkyard = { $boxes } ; s'arrêter coûte { gt-days }
gt-box = { $reward } contre { $price }
gt-astronauts = { $count ->
    [one] { $count } astronaute
   *[other] { $count } astronautes
}
gt-says-depot = { $count } composants sont étalés : chacun peut en souder un ou en remplacer un, pour { gt-days }

## Questions

prompt-gt-set-die = Réglez le dé en secret : les autres tenteront de le deviner.
prompt-gt-guess = Quel nombre montre le dé caché ?
prompt-gt-offer = Combien offrez-vous en secret ? Seule la plus haute offre est payée.
prompt-gt-name = Votre offre est la plus haute : désignez une colonne et une rangée.
prompt-gt-cue = Quelle rangée de météores envoyez-vous, et sur qui ?
prompt-gt-stop = S'arrêter à la brocante ?
prompt-gt-depot = Prendre un composant du dépôt ?
prompt-gt-weld = Où soudez-vous { $tile } ?
prompt-gt-stow = { $stowed ->
    [crew] { $count ->
        [one] Un astronaute monte à bord : dans quelle cabine ? Vous pouvez d'abord en déplacer d'autres.
       *[other] { $count } astronautes montent à bord : dans quelles cabines ? Vous pouvez d'abord en déplacer d'autres.
    }
   *[batteries] { $count ->
        [one] Vous recevez une batterie : où va-t-elle ? Vous pouvez d'abord en déplacer d'autres.
       *[other] Vous recevez { $count } batteries : où vont-elles ? Vous pouvez d'abord en déplacer d'autres.
    }
}

## Coups

move-gt-set = { $number }
move-gt-guess = { $number }
move-gt-offer = offrir { gt-credits }
move-gt-name = colonne { $column }, rangée { $row }
move-gt-cue = rangée { $number } sur { $target }
move-gt-stop = s'arrêter à la case { $number }
move-gt-berth = un astronaute dans { $tile } en { $square }
move-gt-muster = sortir d'abord un astronaute de { $tile } en { $square }
move-gt-charge = une batterie dans { $tile } en { $square }
move-gt-discharge = sortir d'abord une batterie de { $tile } en { $square }

## Événements

event-gt-given-up-tiles = { $you ->
    [yes] Vous cédez { $tiles }.
   *[no] { $who } cède { $tiles }.
}
event-gt-paid = { $you ->
    [yes] Vous payez { gt-credits }.
   *[no] { $who } paie { gt-credits }.
}
event-gt-stowed = { $you ->
    [yes] { $stowed ->
        [crew] Un astronaute monte à votre bord en { $square }.
       *[batteries] Vous recevez une batterie en { $square }.
    }
   *[no] { $stowed ->
        [crew] Un astronaute monte à bord chez { $who } en { $square }.
       *[batteries] { $who } reçoit une batterie en { $square }.
    }
}
event-gt-unstowed = { $you ->
    [yes] { $stowed ->
        [crew] Un astronaute quitte votre cabine en { $square }.
       *[batteries] Vous sortez une batterie de { $square }.
    }
   *[no] { $stowed ->
        [crew] Un astronaute quitte la cabine de { $who } en { $square }.
       *[batteries] { $who } sort une batterie de { $square }.
    }
}
event-gt-no-room = { $you ->
    [yes] Faute de place, vous laissez { $stowed ->
        [crew] { $count ->
            [one] un astronaute
           *[other] { $count } astronautes
        }
       *[batteries] { $count ->
            [one] une batterie
           *[other] { $count } batteries
        }
    }.
   *[no] Faute de place, { $who } laisse { $stowed ->
        [crew] { $count ->
            [one] un astronaute
           *[other] { $count } astronautes
        }
       *[batteries] { $count ->
            [one] une batterie
           *[other] { $count } batteries
        }
    }.
}
event-gt-laid-out = On étale { $tiles }.
event-gt-welded = { $you ->
    [yes] Vous soudez { $tile } en { $square }.
   *[no] { $who } soude { $tile } en { $square }.
}
event-gt-replaced = { $you ->
    [yes] Vous enlevez { $tile } de { $square }.
   *[no] { $who } enlève { $tile } de { $square }.
}
event-gt-depot-took = { $you ->
    [yes] Vous prenez { $tile } au dépôt.
   *[no] { $who } prend { $tile } au dépôt.
}
event-gt-die-set = { $you ->
    [yes] Vous réglez le dé sur { $number }.
   *[no] { $who } règle un dé en secret.
}
event-gt-guessed = { $you ->
    [yes] Vous dites { $number }.
   *[no] { $who } dit { $number }.
}
event-gt-die-shown = { $you ->
    [yes] Votre dé montre { $number }.
   *[no] Le dé de { $who } montre { $number }.
}
event-gt-offers = Offres : { $purses }.
gt-offers = { $who } { gt-credits }
event-gt-named = { $you ->
    [yes] Vous désignez la colonne { $column } et la rangée { $row }.
   *[no] { $who } désigne la colonne { $column } et la rangée { $row }.
}
event-gt-picked-row = { $you ->
    [yes] Vous envoyez la rangée { $number } sur { $target }.
   *[no] { $who } envoie la rangée { $number } sur { $target }.
}
event-gt-stopped = { $you ->
    [yes] Vous vous arrêtez à la case { $number }.
   *[no] { $who } s'arrête à la case { $number }.
}

## Refus

refused-gt-stowing-begun = Dès que quelque chose est monté à bord, on ne peut plus rien en sortir.
refused-gt-row-taken = Quelqu'un a déjà choisi cette rangée.
refused-gt-box-taken = Quelqu'un s'y est déjà arrêté.
refused-gt-too-dear = Vous ne pouvez pas payer ce prix en entier.
refused-gt-no-place-for-it = Ce composant ne va nulle part sur votre vaisseau.
refused-gt-no-credits = Vous n'avez pas autant de crédits.

## Routes difficiles

gt-road = { $road ->
    [stiff_competition] Rude concurrence
    [engine_envy] Envie de réacteur
    [space_junk] Ordure de l'espace
    [deja_vu] Déjà vu
    [cosmic_psychosis] Psychose cosmique
    [metal_fatigue] Fatigue du métal
    [bum_batteries] Batteries sans valeur
    [meteoric_inversion] Inversion météorique
    [tough_trip] Dur voyage
    [remorseless_fate] Destin sans remords
    [piercing_projectiles] Projectiles perçants
    [union_ship] Vaisseau des syndicats
    [explosive_goods] Marchandises explosives
    [explosive_batteries] Batteries explosives
    [infected_goods] Marchandises infectées
    [sommersault] Saut périlleux
    [defective_connectors] Connecteurs défectueux
    [made_to_order] Sur commande
    [dead_zone] Zone en angle mort
    [nasty_surprise] Méchante surprise
    [paranoid_locals] Autochtones paranoïaques
    [big_baddies] Gros méchants
    [bad_luck] Malchance
    [panic] Panique
   *[personalized_cabins] Cabines personnalisées
}
gt-road-stiff-competition = qui veut un vaisseau ou une station abandonnés compte ses canons, et tous ceux qui suivent aussi : chacun des plus forts lui envoie d'abord un tir lourd par l'arrière
gt-road-engine-envy = qui mène à la fin d'une carte et ne menait pas au début essuie un tir lourd par l'arrière
gt-road-space-junk = après chaque carte, tout composant tombé est un gros météore de face pour tous ceux qui suivent
gt-road-deja-vu = les cartes dont personne n'a profité reviennent une seconde fois après la dernière
gt-road-cosmic-psychosis = après chaque carte, on tire aux dés une colonne et une rangée : sur chaque vaisseau, la cabine qui s'y trouve est détruite si un humain l'occupe
gt-road-metal-fatigue = après l'espace libre, on tire aux dés une colonne et une rangée : tout vaisseau qui a avancé perd le composant qui s'y trouve
gt-road-bum-batteries = chaque usage de batteries en coûte une de plus
gt-road-meteoric-inversion = les gros météores comptent comme petits, les petits comme gros
gt-road-tough-trip = des cartes de niveau III en plus : 2, 3 ou 4 aux vols 1, 2 et 3
gt-road-remorseless-fate = zones de combat et sabotages frappent tout le monde sauf le plus fort, les épidémies prennent des cabines entières, la poussière d'étoiles tout composant exposé
gt-road-piercing-projectiles = ce qui détruit un composant continue et détruit le suivant de la ligne
gt-road-union-ship = avant la dernière carte, un crédit ou une marchandise par membre d'équipage, sinon vous abandonnez
gt-road-explosive-goods = un composant détruit avec des marchandises détruit les huit qui l'entourent
gt-road-explosive-batteries = un composant détruit avec des batteries détruit les huit qui l'entourent
gt-road-infected-goods = les marchandises offertes coûtent un humain pour chacune au-delà du nombre de vos extraterrestres ; tout ou rien
gt-road-sommersault = les moteurs peuvent souffler vers l'arrière ou vers l'avant ; après l'espace libre et les planètes, chaque vaisseau fait demi-tour
gt-road-defective-connectors = les moteurs perdent 1 par raccord d'un connecteur universel avec une autre sorte ; vous pouvez d'abord lâcher de tels composants
gt-road-made-to-order = chacun a sa propre pile de composants ; ce qu'il en reste coûte un crédit pièce
gt-road-dead-zone = dans une colonne, rien ne marche sauf le blindage
gt-road-nasty-surprise = devient une autre carte une fois la construction finie
gt-road-paranoid-locals = qui se pose sur une planète essuie d'abord un tir lourd de face
gt-road-big-baddies = le plus petit de deux dés s'ajoute à la puissance de chaque ennemi
gt-road-bad-luck = un jet de météore ou de tir qui ne touche personne est refait, trois jets au plus
gt-road-panic = l'équipage d'une cabine à connecteur exposé quitte le vaisseau
gt-road-personalized-cabins = qui quitte le vaisseau emporte sa cabine
option-roads = Routes difficiles par vol
option-handicaps = Routes difficiles épargnées à un joueur

## Routes difficiles : questions

prompt-gt-shed = { $count ->
    [one] Un raccord défectueux vous ralentit. Lâcher un composant ?
   *[other] { $count } raccords défectueux vous ralentissent. Lâcher un composant ?
}
prompt-gt-infected = Marchandises infectées : { $waiting }. Elles coûtent { $count ->
    [one] un humain
   *[other] { $count } humains
}. Tout prendre ?
prompt-gt-rivals = { $card } : { $count ->
    [one] un rival derrière vous peut
   *[other] { $count } rivaux derrière vous peuvent
} tirer d'abord. Y aller ?
prompt-gt-union = Le syndicat demande { $count ->
    [one] un crédit ou une marchandise
   *[other] { $count } crédits ou marchandises
}. Combien de crédits payez-vous ?
prompt-gt-hand-over = { $count ->
    [one] Quelle marchandise cédez-vous ?
   *[other] { $count } marchandises sont à céder. Laquelle maintenant ?
}

## Routes difficiles : coups

move-gt-shed = lâcher { $tile } en { $square }
move-gt-pay = payer { gt-credits }
move-gt-fetch = prendre { $tile } de votre commande

## Routes difficiles : événements

event-gt-roads = Routes difficiles de ce vol : { $roads }.
event-gt-surprise = La Méchante surprise devient { $road }.
event-gt-dead-zone = Rien ne marche dans la colonne { $column }.
event-gt-ordered = { $you ->
    [yes] Votre commande : { $tiles }.
   *[no] La commande de { $who } : { $tiles }.
}
event-gt-fetched = { $you ->
    [yes] Vous prenez { $tile } de votre commande.
   *[no] { $who } prend { $tile } de sa commande.
}
event-gt-put-back = { $you ->
    [yes] Vous remettez { $tile } dans votre commande.
   *[no] { $who } remet { $tile } dans sa commande.
}
event-gt-order-left = { $you ->
    [yes] Vous payez { gt-credits } pour le reste de votre commande ({ $count }).
   *[no] { $who } paie { gt-credits } pour le reste de sa commande ({ $count }).
}
event-gt-bad-luck = Malchance : on relance.
event-gt-pierced = { $you ->
    [yes] Il traverse votre vaisseau jusqu'en { $square }.
   *[no] Il traverse le vaisseau de { $who } jusqu'en { $square }.
}
event-gt-baddies = L'ennemi est plus fort de { $number }.
event-gt-envied = { $you ->
    [yes] Vous avez pris la tête, et cela fait des envieux.
   *[no] { $who } a pris la tête, et cela fait des envieux.
}
event-gt-junk = { $you ->
    [yes] Vos débris volent vers l'arrière (encore { $count }).
   *[no] Des débris de { $who } volent vers l'arrière (encore { $count }).
}
event-gt-psychosis = Psychose cosmique : colonne { $column }, rangée { $row }.
event-gt-fatigue = Fatigue du métal : colonne { $column }, rangée { $row }.
event-gt-turned-over = Les vaisseaux font demi-tour.
event-gt-deja-vu = Encore une fois : { $cards }.
event-gt-extra-cards = { $count } cartes de niveau III en plus.
event-gt-panic = { $you ->
    [yes] La panique éclate à votre bord.
   *[no] La panique éclate à bord chez { $who }.
}
event-gt-cabins-left = { $you ->
    [yes] Quittent votre vaisseau avec leur équipage : { $tiles }.
   *[no] Quittent le vaisseau de { $who } avec leur équipage : { $tiles }.
}
event-gt-infected = { $you ->
    [yes] Contagion : vous perdez { $count ->
        [one] un humain
       *[other] { $count } humains
    } pour les marchandises.
   *[no] Contagion : { $who } perd { $count ->
        [one] un humain
       *[other] { $count } humains
    } pour les marchandises.
}
event-gt-locals = Les autochtones tirent sur tous ceux qui se sont posés.
event-gt-rivals = { $you ->
    [yes] { $count ->
        [0] Aucun rival n'est plus fort que vous.
        [one] Un rival vous tire dessus.
       *[other] { $count } rivaux vous tirent dessus.
    }
   *[no] { $count ->
        [0] Aucun rival n'est plus fort que { $who }.
        [one] Un rival tire sur { $who }.
       *[other] { $count } rivaux tirent sur { $who }.
    }
}
event-gt-spared = { $you ->
    [yes] Seul votre vaisseau est épargné, avec { $strength }.
   *[no] Seul le vaisseau de { $who } est épargné, avec { $strength }.
}
part-gt-order = classe { $flight } : reste d'une commande ({ $what })

## Routes difficiles : refus

refused-gt-dead = Rien ne marche dans la Zone en angle mort.

## Machinations

gt-evil-name = { $type ->
    [system_test] Essai de système
    [traffic_jam] Embouteillage
    [ambush] Embuscade
    [junker_for_sale] Épave à vendre
    [stranded_ship] Vaisseau échoué
    [tailgaters] Pare-chocs contre pare-chocs
    [pile_up] Carambolage
    [toll_gate] Péage
    [customs_raid] Descente de douane
    [speed_trap] Radar
    [weigh_station] Pesage
    [drag_net] Filet dérivant
    [power_leak] Fuite de courant
    [shore_leave] Permission à terre
    [cargo_thieves] Voleurs de fret
    [minefield] Champ de mines
    [crossfire] Feux croisés
    [boarding_party] Abordage
    [slow_lane] Voie lente
    [shortcut] Raccourci à vendre
    [magnetic_reef] Récif magnétique
    [prize_money] Prime de course
    [homesick_aliens] Mal du pays
   *[wide_open_space] Vaste espace
}
gt-evil-system-test = une batterie pour { $per } composants pouvant marcher sur batteries, sinon ils sont cédés
gt-evil-traffic-jam = tous les écarts se ferment jusqu'au dernier vaisseau
gt-evil-ambush = les canons comptent vers l'arrière ; le plus faible essuie { $hits }
gt-evil-junker-for-sale = enchère : l'acheteur pioche { $count } composants à souder et perd { gt-days }
gt-evil-stranded-ship = le premier qui aide donne { gt-batteries } et perd { gt-days } pour { gt-astronauts } et { gt-credits }
gt-evil-tailgaters = tous sauf le dernier essuient { $hits } de celui qui suit
gt-evil-pile-up = vaisseaux sur des cases voisines : { $hits }
gt-evil-toll-gate = chacun paie { gt-credits } ou perd { gt-days }
gt-evil-customs-raid = les marchandises rouges sont remises, ou payées { gt-credits } pièce
gt-evil-speed-trap = le vaisseau aux moteurs les plus puissants paie { gt-credits } ou perd { gt-days }
gt-evil-weigh-station = le vaisseau qui a le plus de composants perd { gt-days }
gt-evil-drag-net = un jour perdu pour { $per } connecteurs exposés
gt-evil-power-leak = chaque composant à batteries en perd une
gt-evil-shore-leave = un crédit pour { $per } humains ; pour chaque crédit impayé, un humain part
gt-evil-cargo-thieves = une marchandise sur { $per } est perdue, la plus précieuse d'abord
gt-evil-minefield = { $hits }
gt-evil-crossfire = le premier choisit gauche ou droite, le dernier avant ou arrière : un tir lourd et un léger pour tous
gt-evil-boarding-party = le plus petit équipage perd { gt-some-goods }
gt-evil-slow-lane = le vaisseau aux moteurs les plus faibles essuie { $hits }
gt-evil-shortcut = enchère : l'acheteur gagne { gt-days }
gt-evil-magnetic-reef = chacun perd un composant à connecteur exposé
gt-evil-prize-money = des crédits selon la place : { $prizes }
gt-evil-homesick-aliens = { gt-credits } par extraterrestre, sinon il part
gt-evil-wide-open-space = chacun avance de { $times } fois la puissance de ses moteurs
option-forecasts = Prévisions améliorées : les paquets l'un après l'autre

## Machinations : questions

prompt-gt-plant = Quelle machination glissez-vous dans ce vol ?
prompt-gt-loan = { $count ->
    [0] Avant le vol : prendre un prêt ?
    [one] Avant le vol : vous avez un prêt en cours. Un autre, ou le rembourser ?
   *[other] Avant le vol : vous avez { $count } prêts en cours. Un autre, ou en rembourser un ?
}
prompt-gt-bid = { $card } : { $who ->
    [none] personne n'a encore enchéri.
   *[other] { $who } offre { gt-credits }.
} Enchérir ?
prompt-gt-buy-too = { $card } : vous avez passé en dernier. Acheter aussi, au prix de votre dernière offre ({ gt-credits }) ? La récompense est réduite de 1.
prompt-gt-use-part = Quel composant de l'épave soudez-vous ?
prompt-gt-help = { $card } : { $text }. Aider ?
prompt-gt-toll = Payer { gt-credits }, ou perdre { gt-days } ?
prompt-gt-customs = Payer { gt-credits } pour vos marchandises rouges, ou les remettre ?
prompt-gt-shore = Vos humains demandent { gt-credits }. Combien payez-vous ? Pour chaque crédit qui manque, l'un d'eux part.
prompt-gt-homesick = Payer { gt-credits }, ou laisser partir l'{ gt-alien } ?
prompt-gt-test = { $count ->
    [one] Un composant est testé. Combien de batteries dépensez-vous ?
   *[other] { $count } composants sont testés, deux par batterie. Combien en dépensez-vous ?
}
prompt-gt-fail-test = { $count ->
    [one] Un composant est cédé : lequel ?
   *[other] { $count } composants sont cédés, l'un après l'autre : lequel maintenant ?
}
prompt-gt-side = De quel côté vient le tir ?
prompt-gt-reef = Quel composant le récif arrache-t-il ?

## Machinations : coups

move-gt-plant = glisser { $card }
move-gt-borrow = prendre un prêt
move-gt-repay = rembourser un prêt
move-gt-bid = offrir { gt-credits }
move-gt-delay = perdre les jours
move-gt-hand-in = les remettre
move-gt-let-go = le laisser partir
move-gt-spend = dépenser { gt-batteries }
move-gt-scrap = céder { $tile } en { $square }
move-gt-reef = { $tile } en { $square }
move-gt-side = { $side ->
    [front] de l'avant
    [right] de la droite
    [rear] de l'arrière
   *[left] de la gauche
}

## Machinations : événements

event-gt-dealt = { $you ->
    [yes] Vous recevez { $cards }.
   *[no] { $who } reçoit { $count ->
        [one] une machination
       *[other] { $count } machinations
    }.
}
event-gt-planted = { $you ->
    [yes] Vous glissez { $card } dans la pioche.
   *[no] { $who } glisse une machination dans la pioche.
}
event-gt-borrowed = { $you ->
    [yes] Vous prenez un prêt de { gt-credits }.
   *[no] { $who } prend un prêt de { gt-credits }.
}
event-gt-repaid = { $you ->
    [yes] Vous remboursez un prêt et payez { gt-credits }.
   *[no] { $who } rembourse un prêt et paie { gt-credits }.
}
event-gt-in-debt = { $you ->
    [yes] Vous ne pouvez pas rembourser { $count ->
        [one] un prêt
       *[other] { $count } prêts
    }, et perdez la partie.
   *[no] { $who } ne peut pas rembourser { $count ->
        [one] un prêt
       *[other] { $count } prêts
    }, et perd la partie.
}
event-gt-bid = { $you ->
    [yes] Vous offrez { gt-credits }.
   *[no] { $who } offre { gt-credits }.
}
event-gt-sold = { $you ->
    [yes] Adjugé ! C'est à vous pour { gt-credits }.
   *[no] Adjugé à { $who } pour { gt-credits }.
}
event-gt-unsold = Personne n'en veut.
event-gt-trapped = { $you ->
    [yes] Le radar vous flashe à { $strength }.
   *[no] Le radar flashe { $who } à { $strength }.
}
event-gt-heaviest = { $you ->
    [yes] Votre vaisseau est le plus lourd ({ $count } composants).
   *[no] Le vaisseau de { $who } est le plus lourd ({ $count } composants).
}
event-gt-side-named = { $you ->
    [yes] Vous choisissez { gt-facing }.
   *[no] { $who } choisit { gt-facing }.
}
part-gt-loan = classe { $flight } : prêt ({ $what })

## La table en lignes

gt-special = Règles de ce vol
gt-order-line = Commande de { $who } : { $tile }
gt-loans-line = { $who } : { $count ->
    [one] un prêt en cours
   *[other] { $count } prêts en cours
}
gt-planted-line = Machination glissée : { $card }

## Machinations : refus

refused-gt-no-more-loans = La banque ne vous prête plus rien.
refused-gt-no-loan = Vous n'avez aucun prêt à rembourser.
refused-gt-cannot-repay = Vous n'avez pas de quoi rembourser un prêt.
