### Wild Space : le jeu en solo, Base Spatiale, Encounters. Comme dans wild-space.ftl, dont on reprend les groupes de mots.

## Noms

rival-smuggler = Le Contrebandier
ws-captain-side = { $side ->
    [front] , recto
    [back] , verso
   *[none] { "" }
}
ws-hostile = planète hostile { $id }
ws-board = plateau { $id }
ws-quartz = { $count } quartz

## Ce que disent cartes, emplacements et planètes hostiles

ws-brings-quartz = apporte { ws-quartz }
ws-wild-species = espèce joker
ws-wild-job = métier joker
ws-no-animal = aucun animal
ws-icon = icône Encounters
ws-priced = { $card }, { ws-quartz }
ws-costs = coûte { ws-quartz }, ou un de moins pour le prendre en main
ws-base-slot = Emplacement { $slot } : { $text }
ws-operation = { $kind ->
    [take] prendre la carte { ws-slot-of }
    [discard] défausser la carte { ws-slot-of }
    [take_alien] prendre l'alien { ws-slot-of }
   *[discard_alien] défausser l'alien { ws-slot-of }
}
ws-slot-of = { $slot ->
    [left] de gauche
    [middle] du milieu
   *[right] de droite
}
ws-operation-on = { $operation } ({ $card })
ws-new-card = la nouvelle carte
ws-no-card = emplacement vide
ws-icons = à la fin, { $icons }
ws-hostile-class = { $class ->
    [alien] planète alien
   *[other] classe { $class }
}
ws-confidence-slots = Tout emplacement sans mention est notre reconstitution
ws-source-slot = emplacement { $slot } de votre base
ws-counted-as = { $card }, qui compte comme { ws-one }

## Questions

prompt-ws-smuggle = Tour du Contrebandier : choisissez la planète hostile qu'il utilise.
prompt-ws-land = Faites atterrir la navette que vous avez lancée.
prompt-ws-advance = Avancez-vous votre jeton vétéran ?
prompt-ws-scout = { $source } : { $gives } ?
prompt-ws-discard = { $left ->
    [one] Défaussez { $left } carte de votre main, ancienne ou nouvelle.
   *[other] Défaussez { $left } cartes de votre main, anciennes ou nouvelles.
}
prompt-ws-side = Quelle face de votre capitaine choisissez-vous ?

## Coups

move-ws-smuggle = { $use ->
    [landing] le faire atterrir sur la { $planet }
   *[exploration] lui faire explorer la { $planet }
}
move-ws-launch = lancer la navette de l'emplacement { $slot }
move-ws-advance = avancer le jeton
move-ws-scout = tirer les cartes
move-ws-side = { $side ->
    [front] le recto
   *[back] le verso
}
move-ws-recruit = recruter { $card } dans votre équipage pour { ws-quartz }
move-ws-reserve = prendre { $card } en main pour { ws-quartz }
ws-cannot-meet = (condition impossible à remplir)
ws-cannot-meet-solo = (condition impossible à remplir : { ws-credits } au Contrebandier)

## Événements

event-ws-smuggler = Le Contrebandier joue avec { $card }. { $starter ->
    [smuggler] Il commence.
   *[you] Il joue en second.
}
event-ws-hostile = La { $planet } est révélée.
event-ws-smuggler-landed = Le Contrebandier atterrit sur la { $planet }.
event-ws-smuggler-explored = Le Contrebandier explore la { $planet }.
event-ws-smuggler-took = Le Contrebandier prend { $card }.
event-ws-smuggler-discarded = Le Contrebandier défausse { $card }.
event-ws-board = { $you ->
    [yes] Vous recevez le { $board }.
   *[no] { $who } reçoit le { $board }.
}
event-ws-launched = { $you ->
    [yes] Vous lancez la navette de l'emplacement { $slot } ({ $text }).
   *[no] { $who } lance la navette de l'emplacement { $slot } ({ $text }).
}
event-ws-smuggler-launched = La condition de l'emplacement n'a pas été remplie : le Contrebandier place une navette dans la zone de lancement.
event-ws-drew-three = { $you ->
    [yes] Vous tirez de la pioche { $cards }.
   *[no] { $who } tire { $count } cartes de la pioche.
}
event-ws-alien-planet = La planète alien est accessible dès le début : { $planet }.
event-ws-side = { $you ->
    [yes] Vous choisissez { $card }.
   *[no] { $who } choisit { $card }.
}
event-ws-alien-laid = Nouvel alien { $slot ->
    [left] à gauche
    [middle] au milieu
   *[right] à droite
} : { $card }.
event-ws-quartz = { $count ->
    [0] Il n'y a plus de quartz à gagner : le stock est vide.
   *[other] { $you ->
        [yes] Vous gagnez { ws-quartz }.
       *[no] { $who } gagne { ws-quartz }.
    }
}
event-ws-recruited = { $you ->
    [yes] Vous recrutez { $card } pour { $cost } quartz.
   *[no] { $who } recrute { $card } pour { $cost } quartz.
}
event-ws-reserved = { $you ->
    [yes] Vous prenez en main { $card } pour { $cost } quartz.
   *[no] { $who } prend en main { $card } pour { $cost } quartz.
}

## Le tour du Contrebandier en une ligne

ws-brief-smuggler = { $kind ->
    [ws-smuggler-landed] Le Contrebandier atterrit sur la { $planet }
   *[ws-smuggler-explored] Le Contrebandier explore la { $planet }
}
ws-brief-smuggled = { $deed ->
    [took] il prend { $cards }
   *[discarded] il défausse { $cards }
}

## Refus

refused-ws-slot-left = La navette de cet emplacement est déjà partie.
refused-ws-must-land = Une navette lancée doit atterrir tant qu'un secteur lui est ouvert.
refused-ws-launch-first = Lancez d'abord une navette de votre base ; vous la ferez atterrir ensuite.
refused-ws-too-expensive = Vous n'avez pas assez de quartz.
refused-ws-one-alien-a-turn = Vous avez déjà pris un alien pendant ce tour.
refused-ws-too-many-hostile = Il n'y a pas autant de planètes hostiles de classe « { $kind } ».
refused-ws-too-much-quartz = La ligne « { $said } » distribue plus de quartz qu'il n'en existe.

## Décompte

part-ws-icon = icône { ws-each } de la { $planet }, { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
part-ws-quartz = { $count ->
    [one] { ws-quartz } restant
   *[other] { ws-quartz } restants
}
part-ws-smuggler-shuttles = { $count ->
    [one] { $count } navette dans la zone de lancement
   *[other] { $count } navettes dans la zone de lancement
}

## La table en mots

ws-smuggler-line = Le Contrebandier : { ws-credits } ; équipage { $crew } ; planètes hostiles : { $open ->
    [one] { $open } visible
   *[other] { $open } visibles
}, { $done ->
    [one] { $done } explorée
   *[other] { $done } explorées
}, { $to-come } à venir
ws-smuggler-launched-count = { $count ->
    [one] { $count } navette dans la zone de lancement
   *[other] { $count } navettes dans la zone de lancement
}
ws-has-quartz = { ws-quartz }
ws-in-zone = { $count ->
    [one] { $count } navette en attente dans la zone de lancement
   *[other] { $count } navettes en attente dans la zone de lancement
}
ws-hostile-planets = Planètes hostiles
ws-hostile-line = { $planet }, { $kind }
ws-hostile-landing = Atterrissage : { $operations }
ws-hostile-exploration = { $next ->
    [yes] Exploration (navette déjà posée) : { $operations }
   *[no] Exploration : { $operations }
}
ws-hostile-aside = Mises de côté : { $planets }
ws-aliens = Réserve alien (stock de quartz : { $supply })
ws-aliens-brief = Réserve alien : { $aliens }
ws-base-yours = Votre base ({ $board })
ws-base-slot-left = Emplacement { $slot } : la navette est partie
ws-base-of = { $who } : { $board }, navettes sur les emplacements { $slots }
ws-base-empty-of = { $who } : { $board }, toutes les navettes sont parties
ws-bases = Autres bases
ws-crew-smuggler = Équipage du Contrebandier ({ $count })
ws-group-wild = Espèces joker
ws-group-none = Aucun animal
