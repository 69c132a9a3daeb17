### Les extensions de Galaxy Trucker. Les phrases reçoivent les mêmes données que dans galaxy-trucker.ftl.

## La grande extension : ce que l'on peut choisir

choice-new-technologies = Nouvelles technologies
choice-fifth-wheel = La cinquième roue
choice-evil-machinations = Machinations
choice-rough-roads = Routes difficiles
choice-bonus-cards = Cartes bonus
choice-IA = classe IA
choice-IIA = classe IIA
choice-missions = Missions
choice-IC = classe IC
choice-IIC = classe IIC
choice-IIIC = classe IIIC
choice-IVC = classe IVC
option-alien-order = Qui décide le premier pour les extraterrestres
choice-lowest = le plus petit numéro
choice-highest = le plus grand numéro

## Conseils à qui ouvre une table

gt-advice-first = Vous découvrez la grande extension ? Ajoutez ses éléments un par un : d'abord cinq joueurs ou une nouvelle classe de vaisseau, puis les deux, puis l'un des deux paquets, Machinations ou Routes difficiles.
gt-advice-technologies = Les Nouvelles technologies apportent de la variété : 42 composants, des extraterrestres cyan et l'hyperespace.
gt-advice-five = La cinquième roue se joue à cinq et demande les Nouvelles technologies. À quatre, on peut aussi en suivre les règles.
gt-advice-IA = La classe IA, prévue pour le premier vol, vole dans toutes les directions et s'adresse aux joueurs expérimentés. Elle n'est pas assurée : tout composant perdu se paie.
gt-advice-IIA = La classe IIA, prévue pour le deuxième vol, est une paire de vaisseaux et s'adresse aux joueurs expérimentés. Elle n'est pas assurée : tout composant perdu se paie.
gt-advice-splice = La classe IC, prévue pour le premier vol, a une épissure en son milieu : ce qui y touche se trouve ailleurs. Son plan et ses règles sont en partie reconstitués par nous.
gt-advice-splice-II = La classe IIC, prévue pour le deuxième vol, a une épissure en son milieu : ce qui y touche se trouve ailleurs. Son plan et ses règles sont en partie reconstitués par nous.
gt-advice-sphere = La classe IIIC, prévue pour le troisième vol, est une sphère sans bords. Ses règles sont en partie reconstituées par nous.
gt-advice-fleet = La classe IVC est une flotte de quatre vaisseaux au plus ; elle vole après les autres, avec des cartes de niveau III plus dures qu'imprimées. Sans les Nouvelles technologies, il y a assez de composants pour trois joueurs. Les vaisseaux que les dés réunissent sont reconstitués par nous.
gt-advice-fleet-five = Il n'y a pas assez de composants pour cinq flottes : déconseillé à cinq joueurs.
gt-advice-machinations = Les Machinations durcissent les vols : pour qui a déjà quelques vols derrière soi. Qui n'a pas remboursé ses emprunts à la fin a perdu.
gt-advice-roads = Les Routes difficiles sont pour joueurs expérimentés, jamais pour des débutants. On en prend d'habitude deux ou trois par vol ; ceux à qui vous en épargnez ont la tâche plus facile.
gt-advice-both = Pour une première partie avec les deux paquets, prenez les classes de vaisseau habituelles.
gt-advice-all = Toutes les extensions ensemble : il n'y a pas de partie plus difficile.

## Nouvelles technologies

gt-specialist = { $specialist ->
    [lawyer] Avocat
    [manager] Manager
    [merchant] Marchand
    [techie] Technicien
   *[diplomat] Diplomate
}
gt-specialist-does = { $specialist ->
    [lawyer] rien à payer pour les composants perdus
    [manager] les extraterrestres ajoutent 1 de plus, et chaque sorte à bord à la fin rapporte des crédits
    [merchant] un crédit de plus par marchandise rouge ou jaune vendue
    [techie] à chaque carte, le premier usage d'une batterie en coûte une de moins
   *[diplomat] vous épargne une fois ce que vous fait un ennemi ou une ligne de zone de combat, puis s'en va
}
prompt-gt-jump = { $card }. Sauter dans l'hyperespace, loin de cette carte et de la suivante ?
prompt-gt-wake = Vous avez perdu de l'équipage. Qui réveiller, et dans quelle cabine ?
prompt-gt-rouse = De quelle chambre de stase ?
prompt-gt-burn = { $waiting ->
    [none] Brûler une marchandise pour recharger une batterie ?
   *[other] Vous gagnez : { $waiting }. Brûler une marchandise pour recharger une batterie ?
}
prompt-gt-recharge = Quelle batterie recharger ?
prompt-gt-specialist = Quelle est la spécialité de votre extraterrestre cyan ?
prompt-gt-diplomat = Votre Diplomate doit-il vous épargner cela, et quitter le vaisseau ?
move-gt-boost = amplifier { $tile } en { $square }, ensuite perdu
move-gt-jump = sauter avec { $tile } en { $square }, aussitôt perdu
move-gt-wake = réveiller un humain en { $square }
move-gt-rouse = de { $square }
move-gt-burn = brûler { gt-good } dans la chaudière en { $square }
move-gt-recharge = la batterie en { $square }
move-gt-hire = { gt-specialist } : { gt-specialist-does }
event-gt-woken = { $you ->
    [yes] Vous réveillez un humain en { $square }.
   *[no] { $who } réveille un humain en { $square }.
}
event-gt-boosted = { $you ->
    [yes] Vous amplifiez le canon en { $square }.
   *[no] { $who } amplifie le canon en { $square }.
}
event-gt-jumped = { $you ->
    [yes] Vous sautez dans l'hyperespace{ gt-jumping-hull }.
   *[no] { $who } saute dans l'hyperespace{ gt-jumping-hull }.
}
gt-jumping-hull = { $hull ->
    [ship] {""}
   *[other] {" "}avec { gt-hull }
}
event-gt-back = { $you ->
    [yes] Vous revenez de l'hyperespace{ gt-jumping-hull }.
   *[no] { $who } revient de l'hyperespace{ gt-jumping-hull }.
}
event-gt-burnt = { $you ->
    [yes] Vous brûlez { gt-good } dans la chaudière en { $square }.
   *[no] { $who } brûle { gt-good } dans la chaudière en { $square }.
}
event-gt-recharged = { $you ->
    [yes] Votre batterie en { $square } est de nouveau pleine.
   *[no] La batterie de { $who } en { $square } est de nouveau pleine.
}
event-gt-specialist = { $you ->
    [yes] Votre extraterrestre cyan est { gt-specialist }.
   *[no] L'extraterrestre cyan de { $who } est { gt-specialist }.
}
event-gt-saved = { $you ->
    [yes] Votre Technicien économise une batterie.
   *[no] Le Technicien de { $who } économise une batterie.
}
event-gt-diplomacy = { $you ->
    [yes] Votre Diplomate les en dissuade et repart avec eux.
   *[no] Le Diplomate de { $who } les en dissuade et repart avec eux.
}
part-gt-luxury = { gt-part-of-flight }
part-gt-merchant = { gt-part-of-flight }
part-gt-manager = { gt-part-of-flight }
refused-gt-not-powered = Un canon double doit être alimenté avant d'être amplifié.
refused-gt-no-specialist = Il ne reste aucune spécialité pour un extraterrestre cyan.
refused-gt-booster-busy = Son amplificateur a déjà servi à un autre canon lors de ce compte.

## La cinquième roue

prompt-gt-leave = En second, vous recevez une marchandise de moins. Laquelle laissez-vous ?
move-gt-leave = laisser { gt-good }
event-gt-left = { $you ->
    [yes] Vous laissez { gt-good }.
   *[no] { $who } laisse { gt-good }.
}
refused-gt-planet-full = Une planète a déjà reçu deux vaisseaux.

## Classes IA et IIA

prompt-gt-face = Quel côté de votre plan est l'avant ?
move-gt-face = { $side ->
    [front] le laisser comme il est
    [right] le côté droit
    [rear] le côté arrière
   *[left] le côté gauche
}
event-gt-faced = { $you ->
    [yes] Vous tournez votre plan : l'avant est { gt-facing-printed }.
   *[no] { $who } tourne son plan : l'avant est { gt-facing-printed }.
}
gt-facing-printed = { $side ->
    [front] là où il était
    [right] le côté droit
    [rear] le côté arrière
   *[left] le côté gauche
}
part-gt-creativity = { gt-part-of-flight }

## Derniers modèles

refused-gt-cabin-first = La cabine de départ se pose d'abord, sur la case de votre choix.
event-gt-plan = Le dé montre { $die } : { $squares ->
    [none] aucune case ne s'ouvre
   *[other] ces cases s'ouvrent : { $squares }
}.
prompt-gt-insure = Assurer votre flotte ? { $count ->
    [0] Aucun composant perdu jusqu'ici.
    [one] { $count } composant perdu jusqu'ici.
   *[other] { $count } composants perdus jusqu'ici.
}
move-gt-insure = { gt-credits } : au plus { $most } à payer
event-gt-insured = { $you ->
    [yes] Vous assurez votre flotte pour { gt-credits } : au plus { $most } à payer.
   *[no] { $who } assure sa flotte pour { gt-credits } : au plus { $most } à payer.
}
part-gt-premium = { gt-part-of-flight }
gt-plans-line = Dés qui unissent les vaisseaux : { $dice }
gt-premium-line = { $who } : flotte assurée pour { gt-credits }, au plus { $most } à payer pour les composants perdus
gt-kept-line = { $who } : { $goods } de vaisseaux qui ont abandonné, payées après le vol
event-gt-goods-kept = { $you ->
    [yes] Vos marchandises ({ $goods }) seront payées après le vol.
   *[no] Les marchandises de { $who } ({ $goods }) seront payées après le vol.
}
event-gt-harder = La classe IV la rend plus dure : { $text }.
prompt-gt-better = Vous gagnez : { $waiting }. Que faut-il améliorer ?
move-gt-better = { $good ->
    [blue] une marchandise bleue de plus
    [green] une verte à la place d'une bleue
    [yellow] une jaune à la place d'une verte
   *[red] une rouge à la place d'une jaune
}
event-gt-bettered = { $you ->
    [yes] { $good ->
        [blue] Vous recevez une marchandise bleue de plus.
       *[other] Vous recevez { gt-good } à la place d'une moins chère.
    }
   *[no] { $good ->
        [blue] { $who } reçoit une marchandise bleue de plus.
       *[other] { $who } reçoit { gt-good } à la place d'une moins chère.
    }
}
