# Ce que dit le navigateur à une table de Wild Space.

web-ws-chain = L'enchaînement de ce tour
web-ws-chain-drew = { $count ->
    [one] { $count } carte piochée
   *[other] { $count } cartes piochées
}
web-ws-chain-explored = Exploration : { $place }
web-ws-chain-landed = Atterrissage : { $place }
web-ws-chain-none = L'enchaînement d'un tour s'affiche ici, carte par carte.
web-ws-chain-paid = { $count ->
    [one] { $count } carte cédée
   *[other] { $count } cartes cédées
}
web-ws-chain-quartz = { $count ->
    [one] { $count } quartz gagné
   *[other] { $count } quartz gagnés
}
web-ws-chain-space = Case { $space } de la piste du capitaine
web-ws-discard = { $count ->
    [0] Défausse vide
    [one] Défausse, { $count } carte
   *[other] Défausse, { $count } cartes
}
web-ws-sheet-total = Total des crédits
web-ws-sheet-ws-captain = Piste du capitaine
web-ws-sheet-ws-icon = Icônes des planètes hostiles
web-ws-sheet-ws-mission = Missions
web-ws-sheet-ws-printed = Crédits imprimés sur les cartes
web-ws-sheet-ws-quartz = Quartz
web-ws-sheet-ws-same-animals = Animaux identiques (dès le troisième)
web-ws-sheet-ws-series = Séries des six animaux
web-ws-sheet-ws-smuggler-shuttles = Navettes en zone de lancement
web-ws-supply = Stock de quartz : { $count }
web-ws-alien-deck = { $count ->
    [one] Pioche alien, { $count } carte
   *[other] Pioche alien, { $count } cartes
}
web-ws-aliens = Réserve alien
web-ws-crew = Équipage
web-ws-deck = { $count ->
    [one] Pioche, { $count } carte
   *[other] Pioche, { $count } cartes
}
web-ws-display = Réserve
web-ws-empty-hand = Votre main est vide.
web-ws-face-down = se retourne pour un équipage de { $number }
web-ws-hand = Cartes en main
web-ws-nothing-yet = Rien pour l'instant
web-ws-quartz = Quartz
web-ws-score = { $credits ->
    [one] { $credits } crédit : voir le détail
   *[other] { $credits } crédits : voir le détail
}
web-ws-shuttles = Navettes à poser
web-ws-track = La piste du capitaine
web-ws-turn = Tour { $turn } sur { $turns }
web-ws-your-hand = Votre main
web-ws-new = nouv.
web-ws-crew-of = équipage de { $number }
web-ws-crew-of-whom = { $who } : équipage de { $count }, { $credits ->
    [one] { $credits } crédit
   *[other] { $credits } crédits
}. Voir cet équipage.
web-ws-aboard = L'équipage de { $who }
web-ws-shuttles-left = { $count ->
    [0] Plus de navette
    [one] { $count } navette à poser
   *[other] { $count } navettes à poser
}
web-ws-kind = { $kind ->
    [bear] ours
    [lizard] lézard
    [monkey] singe
    [octopus] pieuvre
    [owl] hibou
    [rhino] rhino
    [alien] alien
   *[robot] robot
}
web-ws-no-kind = pas { $kind ->
    [bear] d'ours
    [lizard] de lézard
    [monkey] de singe
    [octopus] de pieuvre
    [owl] de hibou
    [rhino] de rhino
    [alien] d'alien
   *[robot] de robot
}

## Ce qui est demandé, après « chaque fois qu'on vous demande »

web-asked-ws-turn = quelle navette utiliser à votre tour
web-asked-ws-meet = quelle condition d'un secteur remplir
web-asked-ws-pay-discard = quelle carte défausser pour un effet
web-asked-ws-pay-remove_crew = quelle carte retirer de votre équipage pour un effet
web-asked-ws-action = quelle action choisir
web-asked-ws-draw = quelle carte piocher
web-asked-ws-play = quelle carte jouer de votre main
web-asked-ws-take = quelle carte prendre et jouer aussitôt
web-asked-ws-renew = quelle carte défausser pour renouveler la Réserve
web-asked-ws-end = si vous terminez votre tour
web-asked-ws-smuggle = quelle planète hostile utilise le Contrebandier
web-asked-ws-land = où atterrit la navette que vous avez lancée
web-asked-ws-advance = si vous avancez votre jeton vétéran
web-asked-ws-scout = si vous piochez les cartes qu'offre un effet
web-asked-ws-discard = quelle carte défausser de votre main
web-asked-ws-side = quelle face de votre capitaine choisir
