### Ce que tous les jeux partagent : refus, accords, annulation. Tous les clients lisent ces fichiers.

list-or = { $first } ou { $last }
list-or-else = { $first }, ou { $last }
list-or-apart = { $first } ; ou { $last }
list-more = { $first } ; { $last }
list-and = { $first } et { $last }

## Refus : l'endroit et la règle

refused-at = Ligne { $line }, colonne { $column } : { $why }
refused-by-rule = { $why } (règle { $rule })

## Refus : en jouant

refused-game-over = La partie est terminée.
refused-not-your-turn = Ce n'est pas à vous de jouer.
refused-already-locked = Vous avez déjà répondu ; les autres choisissent encore.
refused-not-asked = « { $said } » ne répond pas à la question posée.
refused-unknown-move = « { $said } » n'est pas un coup de ce jeu.
refused-unreadable-move = Impossible de lire { $said } comme un coup.
refused-no-such-seat = Il n'y a pas de place { $seat } à cette table.
refused-no-such-question = { $said } n'est pas une question de ce jeu.
refused-bad-seconds = « { $said } » n'est pas un nombre de secondes.
refused-choice-needs-other-seats = « { $choice } » est impossible avec { $seats ->
    [one] { $seats } joueur
   *[other] { $seats } joueurs
}.

## Refus : revenir en arrière

refused-nothing-to-undo = Vous n'avez encore rien joué que l'on puisse annuler.
refused-no-history = Cette partie ne garde pas d'historique : impossible de l'enregistrer ou de revenir en arrière.
refused-undo-in-race = Ici, tout le monde joue en même temps : ce qui est fait est fait.
refused-undo-others-answered = Quelqu'un d'autre a joué depuis ; pour annuler votre coup, il faut l'accord de tous.
refused-undo-chance-ran = Le hasard est intervenu depuis ; pour annuler votre coup, il faut l'accord de tous.
refused-undo-secret-known = Une information cachée a été vue depuis ; pour annuler votre coup, il faut l'accord de tous.

## Refus : accords

refused-no-deals = Ce jeu ne prévoit pas d'accords entre joueurs.
refused-no-such-deal = Aucun accord n° { $number } ne vous concerne.
refused-too-many-deals = Vous pouvez proposer au plus { $limit } accords par tour.
refused-bad-deal = « { $said } » ne décrit pas un accord.

## Refus : mise en place

refused-unknown-game = Il n'y a pas de jeu « { $game } » ici ; il y a { $games }.
refused-bad-seats = { $said } n'est pas un nombre de joueurs possible ici : choisissez de { $least } à { $most }.
refused-bad-seed = « { $said } » n'est pas une graine aléatoire : donnez un nombre entier, 0 ou plus.
refused-unknown-option = Ce jeu n'a pas d'option « { $option } ».
refused-bad-option = { $said } n'est pas une valeur de l'option « { $option } ».
refused-option-needs-other-seats = L'option « { $option } » est impossible avec { $seats ->
    [one] { $seats } joueur
   *[other] { $seats } joueurs
}.
refused-choice-needs = « { $choice } » demande aussi « { $needed } ».
refused-seats-need-choice = À { $seats } joueurs, il faut « { $needed } ».
refused-bad-content = Le fichier { $file } contient une erreur : { $detail }

## Refus : paquets de contenu

refused-not-a-pack = { $file } n'est pas un paquet de contenu : il y manque le fichier pack.toml.
refused-empty-pack = Le paquet de contenu { $file } ne contient aucune table.
refused-unknown-table = Ce jeu n'a pas de table { $file } ; les siennes sont { $tables }.
refused-too-few-pieces = { $file } : il en faut au moins { $needed } ({ $what }).
refused-pack-of-other-game = Le paquet de contenu « { $pack } » est fait pour « { $game } ».
refused-missing-pack = Cette partie a été jouée avec le paquet de contenu « { $pack } » ({ $digest }), qui manque ici.
refused-other-pack = Cette partie a été jouée avec une autre version du paquet de contenu « { $pack } » ({ $digest }).

## Refus : parties enregistrées

refused-too-long = Le texte est trop long : plus de { $limit } caractères.
refused-not-a-record = Ce n'est pas une partie enregistrée de Perihelion.
refused-other-version = Ce fichier suit une autre version du format ; seule la version { $version } est reconnue ici.
refused-newer-rules = Cette partie suit des règles plus récentes que celles d'ici.
refused-other-content = Cette partie a été jouée avec d'autres cartes (« { $content } ») que celles d'ici.
refused-other-result = Le résultat inscrit dans le fichier n'est pas celui qu'on obtient en rejouant ses coups.
refused-damaged-record = La partie enregistrée est abîmée : { $detail }

## Refus : positions

refused-empty-position = La position est vide.
refused-not-a-position = Une position commence par une ligne comme « perihelion wild-space 1 ».
refused-other-game = C'est une position de « { $said } », pas de « { $game } ».
refused-no-key = Une ligne commence par un nom suivi de deux-points ; « { $said } » n'en a pas.
refused-key-twice = « { $said } » figure ici pour la deuxième fois.
refused-unknown-key = Une position n'a pas de ligne « { $said } ».
refused-no-seats = Il manque la ligne « seats ».
refused-unknown-word =
    « { $said } » n'est pas { $what ->
        [planet] une planète
        [captain] un capitaine encore disponible
        [card] une carte de la pioche
        [sector] un secteur d'une planète face visible
        [effect] un effet
        [number] l'un des chiffres possibles ici
        [step] une étape de ce jeu
        [seat] une place de cette partie
        [alien] un alien encore disponible
        [board] un plateau de Base Spatiale
        [hostile-planet] une planète hostile encore disponible
        [class] une classe de planètes hostiles
        [starter] « you » ou « smuggler »
        [card-in-hand] une carte de cette main
        [end] une façon de finir la partie
        [faction] une faction
        [goods] une couleur de marchandise
        [pact] une sorte de promesse
        [phase] une phase d'un vol
        [site] un site
        [slot] une pile
        [space] une case de la carte
        [square] une case de ce vaisseau
        [tile] une tuile
       *[other] ce qui peut figurer ici : { $what }
    }.
refused-bad-number = « { $said } » n'est pas un nombre de { $least } à { $most }.
refused-wrong-count = « { $said } » attend { $expected } mots ; il y en a { $found }.
refused-named-twice = « { $said } » est cité deux fois.
refused-no-step = Une ligne « agenda » doit nommer une étape.
refused-bad-agenda = Les lignes « agenda » ne forment pas un tour de ce jeu.
refused-no-captain = « { $said } » ne nomme aucun capitaine.
refused-chance-does-not-fit = Ce qui est fixé pour « { $kind } » ne peut pas sortir ici.
refused-unreadable-text = Il y a ici un caractère illisible.
refused-imagined-midway = Une partie imaginée ne peut pas s'écrire au milieu d'une règle.

## Événements de tous les jeux

event-undone = { $you ->
    [yes] Vous annulez votre dernier coup
   *[no] { $who } annule son dernier coup
}{ $others ->
    [0] .
   *[other] { "" } avec l'accord de tous.
}
event-deal-proposed = { $you ->
    [yes] Vous proposez l'accord n° { $number }
   *[no] { $who } propose l'accord n° { $number }
}{ $terms ->
    [none] .
   *[other] {""} : { $terms }.
}
event-deal-agreed = { $you ->
    [yes] Vous acceptez l'accord n° { $number }.
   *[no] { $who } accepte l'accord n° { $number }.
}
event-deal-declined = { $you ->
    [yes] Vous refusez l'accord n° { $number }.
   *[no] { $who } refuse l'accord n° { $number }.
}

## Options

option-first = Premier joueur
option-expansions = Extensions
