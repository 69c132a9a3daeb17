# Ce que dit le navigateur à une table de Galaxy Trucker.

web-gt-pile = Pile { $number }, telle que vous l'avez vue
web-gt-safety = Ce vaisseau est-il solide ?
web-gt-safety-about = Le risque qu'un coup venu de chaque côté arrache une partie du vaisseau, avec les batteries à bord ; au-dessous, sans en dépenser.{ $building ->
    [yes] {" "}Il est jugé comme s'il était chargé.
   *[no] {""}
}
web-gt-safety-hit = Coup
web-gt-safety-chance = { $percent } %
web-gt-safety-unpaid = sinon { $percent } %
web-gt-safety-of = { $loses } jets sur { $rolls } ; { $tiles } tuiles perdues en moyenne
web-gt-safety-weak = Points faibles : { $points }.
web-gt-safety-point = { $tile } en { $square } ({ $tiles } tuiles s'en vont)
web-gt-safety-whole = Aucune tuile n'en emporte d'autres.

## Pièces

web-gt-letter = { $good ->
    [red] R
    [yellow] J
    [green] V
   *[blue] B
}

## Construction

web-gt-warehouse = Entrepôt
web-gt-take-face-down = Prendre une tuile cachée
web-gt-take-payload = Prendre un chargement
web-gt-belt = Tuiles visibles
web-gt-hand-empty = Rien en main
web-gt-turn-left = Tourner à gauche
web-gt-turn-right = Tourner à droite
web-gt-put-back = Remettre
web-gt-set-aside = Mettre de côté
web-gt-lift = Reprendre la tuile en { $square }
web-gt-square = { $fit ->
    [fits] { $square } : elle convient
    [turned] { $square } : elle convient une fois tournée
   *[bars] { $square } : elle ne convient pas. { $reason }
}
web-gt-finish = Terminer, nº
web-gt-finish-small = Terminer …
web-gt-finish-as = Terminer le vaisseau et prendre le numéro { $number }
web-gt-number-of = { $you ->
    [yes] Vous partez avec le numéro { $number }
   *[no] { $who } a le numéro { $number }
}
web-gt-finished = terminé, numéro { $number }
web-gt-finished-brief = nº { $number }
web-gt-tiles = { $tiles ->
    [one] 1 tuile
   *[other] { $tiles } tuiles
}
web-gt-glass-waits = en attente
web-gt-glass-left = { $live ->
    [yes] { $left } s
   *[no] { $left ->
        [one] 1 tour
       *[other] { $left } tours
    }
}
web-gt-glass-start = Départ
web-gt-flip = Retourner
web-gt-round = Tour { $number }
web-gt-round-is = { $days ->
    [yes] Chacun fait une chose, en secret et en même temps : prendre une tuile et la poser, regarder un paquet, ou passer. Le sable avance alors d'un tour.
   *[no] Chacun à son tour fait une chose : prendre une tuile et la poser, regarder un paquet, ou passer. Le sable avance alors d'un tour.
}
web-gt-pass = Passer ce tour
web-gt-pile-of = { $held ->
    [none] Regarder le paquet { $number }
   *[other] Paquet { $number } : { $held } le regarde
}
web-gt-pile-close = Reposer le paquet

## Les six chiffres

web-gt-count-name = { $what ->
    [cannons] canons
    [engines] moteurs
    [crew] { $loaded ->
        [yes] équipage
       *[no] couchettes
    }
    [batteries] charges
    [cargo] fret
   *[exposed] exposés
}
web-gt-term = { $adds } ({ $square })
web-gt-sum = { $terms } = { $sum }
web-gt-sum-none = rien encore

## Le vol

web-gt-track = Le plateau de vol
web-gt-told = Ce qui se passe en route
web-gt-cards-to-come = { $count ->
    [one] encore 1 carte
   *[other] encore { $count } cartes
}
web-gt-rocket = { $name } : case { $day }
web-gt-rolled = { $upright ->
    [yes] colonne { $number }, par { $side ->
        [front] l'avant
       *[rear] l'arrière
    }
   *[no] rangée { $number }, par { $side ->
        [left] la gauche
       *[right] la droite
    }
}
web-gt-outcome = { $kind ->
    [missed] évité
    [bounced] il rebondit
    [cannon] l'abat
    [shield] se protège
   *[hit] touché en { $square }
}
web-gt-out = a abandonné
web-gt-in-hyperspace = dans l'hyperespace
web-gt-worth = vaut { $credits }
web-gt-against = Puissances face à { $strength }
web-gt-hit-costs = { $tiles ->
    [0] Le coup coûterait { $tile } en { $square } et rien d'autre.
    [one] Le coup coûterait { $tile } en { $square } et une tuile qui y tient.
   *[other] Le coup coûterait { $tile } en { $square } et { $tiles } tuiles qui y tiennent.
}
web-gt-defend = { $hit ->
    [large-meteor] Tirer, 1 charge de { $square }
   *[other] Bouclier, 1 charge de { $square }
}
web-gt-brace = Encaisser le coup
web-gt-declares = { $what ->
    [engines] Moteurs
   *[cannons] Canons
} : { $strength }
web-gt-full-power = Pleine puissance
web-gt-that-is-all = C'est tout
web-gt-waiting = En attente de chargement
web-gt-aliens = Extraterrestres qui veulent monter à bord
web-gt-aliens-how = Glissez un extraterrestre dans une cabine, ou touchez l'un puis l'autre ; ailleurs restent les humains.
web-gt-best = { $errand ->
    [load] Charger au mieux
    [dismiss] Celui qui manquera le moins
   *[drain] N'importe quelle batterie
}
web-gt-leave-rest = { $count ->
    [0] Terminé
   *[other] Laisser le reste
}
web-gt-step-back = Un pas en arrière
web-gt-step-on = Un pas en avant
web-gt-step-again = Revoir
web-gt-gate = Ordre de départ

## Après le vol

web-gt-last-bill = Dernier compte
web-gt-standings = Classement
web-gt-sand-runs = Le sable du prochain vol coule déjà.
web-gt-flight-over = Le vol { $number }, classe { $flight }, est terminé
web-gt-next-flight = Vol suivant : classe { $flight }
web-gt-report = Qui a perdu quoi, et à cause de quoi
web-gt-unscathed = n'a rien perdu.
web-gt-lost-to = { $card } : { $what }
web-gt-bill-empty = Rien gagné, rien payé
web-gt-bill-sum = En bourse
web-gt-paid = Payé

## Contrôle du vaisseau

web-gt-safety-short = Contrôle
web-gt-what-if = Touchez une tuile : et si elle était perdue ?
web-gt-if-lost = Et si la tuile en { $square } était perdue ?
web-gt-safety-lost = { $tiles ->
    [0] Sans { $tile } en { $square }, rien d'autre ne tombe.
    [one] Sans { $tile } en { $square }, une autre tuile tombe.
   *[other] Sans { $tile } en { $square }, { $tiles } autres tuiles tombent.
}

## La légende

web-gt-legend = Que veulent dire les signes
web-gt-legend-part = { $part ->
    [tiles] Composants
    [sides] Côtés et connecteurs
    [aboard] Ce qu'ils portent
    [hits] Ce qui frappe un vaisseau
    [cards] Sur les cartes
   *[marks] Marques sur un vaisseau
}
web-gt-sign-name = { $sign ->
    [smooth] côté lisse
    [single] connecteur simple
    [double] connecteur double
    [universal] connecteur universel
    [human] humain
    [sleeper] dormeur
    [charge] charge
    [credit] crédit
    [from] direction
    [strength] puissance des canons
    [speed] puissance des moteurs
    [days] jours de vol
    [epidemic] épidémie
    [sabotage] sabotage
    [exposed] connecteur exposé
    [weak] point faible
   *[bars] faute
}
web-gt-sign-tile = { $kind ->
    [starting_cabin] Le premier composant d'un vaisseau : deux humains y logent, jamais un extraterrestre.
    [cabin] Deux humains y logent, ou un extraterrestre si son module de survie y est relié.
    [cannon] Puissance 1 vers l'avant, ½ ailleurs ; abat les gros météores. La case devant lui reste vide.
    [double_cannon] Deux fois plus puissant qu'un canon, pour une charge chaque fois.
    [engine] Puissance 1. Il souffle vers l'arrière, et la case derrière lui reste vide.
    [double_engine] Puissance 2, pour une charge chaque fois.
    [battery_2] Contient deux charges.
    [battery_3] Contient trois charges.
    [hold_2] De la place pour deux marchandises, sauf les rouges.
    [hold_3] De la place pour trois marchandises, sauf les rouges.
    [special_hold_1] De la place pour une marchandise de n'importe quelle couleur : les rouges ne vont qu'ici.
    [special_hold_2] De la place pour deux marchandises de n'importe quelle couleur : les rouges ne vont qu'ici.
    [shield] Pour une charge, il arrête les petits météores et les tirs légers de deux côtés.
    [life_support_brown] Un extraterrestre brun peut loger dans une cabine reliée à lui.
    [life_support_purple] Un extraterrestre violet peut loger dans une cabine reliée à lui.
    [life_support_cyan] Un extraterrestre cyan peut loger dans une cabine reliée à lui.
    [structural] Ne fait que relier les autres, sur presque tous ses côtés.
    [stasis_chamber] Quatre humains y dorment ; ils peuvent s'éveiller quand vous perdez de l'équipage.
    [luxury_cabin] Un passager, qui paie si vous arrivez et que nul ne remplace.
    [reactor_furnace] À côté d'une batterie : parmi les marchandises gagnées, elle en brûle une pour une charge.
    [cannon_booster] Pour une charge, un canon relié à lui est bien plus puissant une fois, puis perdu.
    [engine_booster] Un moteur relié à lui est sacrifié, et le vaisseau saute cette carte et la suivante.
    [shield_booster] Avec lui, un bouclier arrête aussi les gros météores et les tirs lourds, pour deux charges.
    [indestructible_plating] Météores et tirs ne peuvent rien contre ses côtés sans connecteur.
    [bidirectional_cannon] Deux tubes dans deux directions, pour une charge.
    [cannon_engine] Un canon et un moteur en un.
    [battery_cargo_hold] Contient des charges et des marchandises.
    [battery_special_hold] Contient des charges, et des marchandises de toute couleur.
    [mixed_cargo_hold] Une place pour une marchandise de toute couleur, les autres pour toutes sauf les rouges.
    [explosive] Détruit, il détruit aussi les huit cases qui l'entourent.
    [fragile] Il se brise quand un composant voisin est détruit, coins compris.
    [heavy_2] Sa masse est retirée de la puissance des moteurs. Ses côtés sans connecteur sont blindés.
    [heavy_3] Sa masse est retirée de la puissance des moteurs. Ses côtés sans connecteur sont blindés.
    [heavy_4] Sa masse est retirée de la puissance des moteurs. Ses côtés sans connecteur sont blindés.
    [heavy_5] Sa masse est retirée de la puissance des moteurs. Ses côtés sans connecteur sont blindés.
    [radioactive] Ni personne ni charge sur les huit cases qui l'entourent, et jamais deux reliés.
    [artifact_single] Éteint sa rangée ou sa colonne, selon son orientation.
    [artifact_double] Éteint sa rangée et sa colonne.
    [auto_defence] Les robopoliciers qui y entrent sont battus.
    [armory] L'équipage d'une cabine reliée à elle bat les robopoliciers qui y entrent.
    [thruster] Pour une charge, il écarte le vaisseau d'une ligne avant un coup.
   *[other] {""}
}
web-gt-sign-good = { $good ->
    [red] Rapporte { $credits } à la vente. Dangereuse : elle ne va que dans les soutes spéciales.
   *[other] Rapporte { $credits } à la vente et va dans n'importe quelle soute.
}
web-gt-sign = { $sign ->
    [smooth] Ne relie rien et ne touche qu'un autre côté lisse.
    [single] Se relie à un simple ou à un universel.
    [double] Se relie à un double ou à un universel.
    [universal] Se relie à n'importe quel connecteur.
    [human] Un membre d'équipage. Sans humain, on ne vole plus.
    [purple] Un membre d'équipage ; ajoute { $adds } aux canons s'ils ont quelque puissance.
    [brown] Un membre d'équipage ; ajoute { $adds } aux moteurs s'ils ont quelque puissance.
    [cyan] Un membre d'équipage, avec une spécialisation qui sert une fois par vol.
    [sleeper] Dort dans une chambre de stase et ne compte pas tant qu'il dort.
    [charge] Alimente une fois un moteur double, un canon double ou un bouclier, puis disparaît.
    [credit] De l'argent : à la fin, c'est lui qui décide.
    [small-meteor] Rebondit sur les côtés lisses ; brise les connecteurs exposés, sauf si un bouclier couvre ce côté.
    [large-meteor] Un canon pointé vers lui l'abat ; aucun bouclier ne l'arrête à lui seul.
    [small-shot] Seul un bouclier qui couvre ce côté l'arrête.
    [large-shot] Aucun bouclier ne l'arrête à lui seul.
    [from] Le côté d'où cela vient ; les dés disent la rangée ou la colonne.
    [strength] La puissance d'un ennemi, ou la comparaison des canons.
    [speed] Les moteurs comptent : pour avancer, ou dans une comparaison.
    [days] Autant de cases dont on recule, ou avance dans l'espace libre.
    [epidemic] Un malade par cabine reliée à une autre cabine occupée.
    [sabotage] Un composant est détruit, trouvé aux dés.
    [exposed] Relié à rien : les petits météores le brisent, et la poussière d'étoiles coûte un jour pour lui.
    [weak] Si ce composant est perdu, d'autres tombent avec lui.
   *[bars] Cela ne peut pas être ici, ou s'en irait.
}

## L'atelier

web-gt-workshop = L'atelier
web-gt-workshop-about = Construisez n'importe quel vaisseau avec toutes les tuiles. Les règles le jugent aussitôt ; l'adresse de cette page y mène.
web-gt-workshop-board = Classe du plan
web-gt-workshop-kind = Tuiles
web-gt-workshop-square = { $full ->
    [yes] { $square } : retirer cette tuile
   *[no] { $square } : poser la tuile ici
}
web-gt-workshop-link = Copier le lien
web-gt-workshop-copied = Le lien est copié.
web-gt-workshop-paste = Coller un lien ou un vaisseau en texte
web-gt-workshop-read = Vaisseau importé.
web-gt-workshop-unread = Ce n'est pas un vaisseau : il faut un lien de cette page, ou les lignes d'un vaisseau dans une position.
web-gt-workshop-open = L'ouvrir dans l'atelier

## Ce qui est demandé, après « chaque fois qu'on vous demande »

web-asked-gt-build = quoi faire pendant la construction
web-asked-gt-place = où va la tuile que vous tenez
web-asked-gt-flip = si vous retournez le sablier
web-asked-gt-repair = si votre vaisseau défectueux est réparé, quitte à partir dernier
web-asked-gt-correct = que retirer de votre vaisseau défectueux
web-asked-gt-keep = quel morceau garder de votre vaisseau brisé
web-asked-gt-aliens = si vous prenez des extraterrestres à bord
web-asked-gt-ready = si vous êtes prêt pour la carte suivante
web-asked-gt-power = si une batterie alimente un moteur ou un canon de plus
web-asked-gt-battery = quelle batterie dépenser
web-asked-gt-lose-battery = quelle batterie vous est prise
web-asked-gt-defend = si une batterie pare un coup
web-asked-gt-dismiss = quel membre de votre équipage perdre
web-asked-gt-load = où charger les marchandises
web-asked-gt-drop = quelle marchandise perdre
web-asked-gt-land = si vous vous posez sur une planète
web-asked-gt-visit = si vous allez là où une carte vous invite
web-asked-gt-claim = si vous prenez la récompense d'un ennemi battu
web-asked-gt-jump = si vous sautez dans l'hyperespace
web-asked-gt-wake = si vous réveillez des dormeurs
web-asked-gt-rouse = de quelle chambre de stase on réveille
web-asked-gt-burn = si vous brûlez des marchandises pour les batteries
web-asked-gt-recharge = quelle batterie la chaudière recharge
web-asked-gt-specialist = la spécialité de votre extraterrestre cyan
web-asked-gt-diplomat = si votre Diplomate vous épargne
web-asked-gt-leave = quelle marchandise laisser quand vous êtes second
web-asked-gt-face = quel côté du vaisseau est l'avant
web-asked-gt-insure = l'assurance de la flotte
web-asked-gt-better = quelle marchandise est meilleure

# Les parts d'un score, telles que la fin d'une partie les compte.
web-gt-sheet-gt-arrival = Arrivée
web-gt-sheet-gt-looks = Plus beau vaisseau
web-gt-sheet-gt-goods = Marchandises vendues
web-gt-sheet-gt-half-price = Marchandises à moitié prix
web-gt-sheet-gt-lost = Composants perdus
web-gt-sheet-gt-card = Cartes en chemin
web-gt-sheet-gt-late-error = Erreurs trouvées en vol
web-gt-sheet-gt-luxury = Passagers de luxe
web-gt-sheet-gt-merchant = Prix du Marchand
web-gt-sheet-gt-manager = Manager
web-gt-sheet-gt-creativity = Une direction bien à soi
web-gt-sheet-gt-premium = Assurance
web-gt-sheet-gt-order = Reste d'une commande
web-gt-sheet-gt-loan = Prêts
