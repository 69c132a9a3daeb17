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
