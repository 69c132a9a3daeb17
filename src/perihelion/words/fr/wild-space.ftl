### Wild Space. Les phrases composées reçoivent des données simples : $what est une sorte de carte (any, robot,
### pilot, bear...), $count et $credits sont des nombres, $name, $card, $effect etc. des groupes de mots déjà formés.

## Options

option-level = Niveau du Contrebandier
choice-space-base = Base Spatiale
choice-encounters = Encounters
choice-easy = facile
choice-medium = moyen
choice-hard = difficile
choice-solo = solo

## Cartes, planètes, lieux

ws-animal = { $animal ->
    [bear] Ours
    [lizard] Lézard
    [monkey] Singe
    [octopus] Pieuvre
    [owl] Hibou
    [rhino] Rhinocéros
   *[other] { $animal }
}
ws-job = { $job ->
    [military] militaire
    [pilot] pilote
    [botanist] botaniste
    [mechanic] { $animal ->
        [octopus] mécanicienne
       *[other] mécanicien
    }
    [programmer] { $animal ->
        [octopus] programmeuse
       *[other] programmeur
    }
    [scientist] scientifique
   *[none] polyvalent
}
ws-name = { $type ->
    [captain] Capitaine { ws-animal }{ ws-captain-side }
    [emissary] Émissaire { $animal ->
        [bear] ours
        [lizard] lézard
        [monkey] singe
        [octopus] pieuvre
        [owl] hibou
        [rhino] rhinocéros
       *[other] alien
    }
    [robot] Robot { $alien ->
        [yes] alien
       *[no] { ws-job }
    }
   *[specialist] { $alien ->
        [yes] Spécialiste alien
       *[no] { ws-animal } { ws-job }
    }
}
ws-the-name = { $type ->
    [captain] le Capitaine { ws-animal }{ ws-captain-side } ({ ws-job })
    [emissary] l'{ ws-name }
    [robot] le { ws-name }
   *[specialist] { $animal ->
        [bear] l'{ ws-name }
        [octopus] la { ws-name }
       *[other] le { ws-name }
    }
}
ws-name-with-id = { $id ->
    [none] { $name }
   *[other] { $name } ({ $id })
}
ws-planet = { $planet ->
    [PL-H1] Port
    [PL-H2] Bazar
    [PL-3A] Serre
    [PL-3B] École de pilotage
    [PL-3C] Place d'armes
    [PL-6A] Fonderie
    [PL-6B] Laboratoire
    [PL-6C] Ambassade
    [PL-9A] Joyau
    [PL-9B] Frontière
    [PL-AF] Quartzia, recto
    [PL-AB] Quartzia, verso
   *[other] { $planet }
}
ws-the-planet = { $planet ->
    [PL-H1] le Port
    [PL-H2] le Bazar
    [PL-3A] la Serre
    [PL-3B] l'École de pilotage
    [PL-3C] la Place d'armes
    [PL-6A] la Fonderie
    [PL-6B] le Laboratoire
    [PL-6C] l'Ambassade
    [PL-9A] le Joyau
    [PL-9B] la Frontière
    [PL-AF] Quartzia
    [PL-AB] Quartzia
   *[other] { $planet }
}
ws-sector-side = { $side ->
    [left] secteur gauche
   *[right] secteur droit
}
ws-place = { $planet }, { $side }
ws-slot = { $slot ->
    [left] à gauche de la Réserve
    [middle] au milieu de la Réserve
    [right] à droite de la Réserve
   *[deck] sur la pioche
}
ws-slot-taken = { $source ->
    [left] à gauche de la Réserve
    [middle] au milieu de la Réserve
    [right] à droite de la Réserve
   *[deck] sur la pioche
}
ws-slot-title = { $slot ->
    [left] Gauche
    [middle] Milieu
   *[right] Droite
}

## Quelles cartes une icône désigne

ws-one = { $what ->
    [any] une carte
    [specialist] un spécialiste
    [robot] un robot
    [emissary] un émissaire
    [robot-emissary] un robot ou un émissaire
    [veteran] un vétéran
    [military] un militaire
    [pilot] un pilote
    [botanist] un botaniste
    [mechanic] un mécanicien
    [programmer] un programmeur
    [scientist] un scientifique
    [bear] un ours
    [lizard] un lézard
    [monkey] un singe
    [octopus] une pieuvre
    [owl] un hibou
    [rhino] un rhinocéros
    [alien] un alien
    [encounters] une carte à icône Encounters
   *[other] { $what }
}
ws-each = { $what ->
    [any] carte
    [specialist] spécialiste
    [robot] robot
    [emissary] émissaire
    [robot-emissary] robot ou émissaire
    [veteran] vétéran
    [military] militaire
    [pilot] pilote
    [botanist] botaniste
    [mechanic] mécanicien
    [programmer] programmeur
    [scientist] scientifique
    [bear] ours
    [lizard] lézard
    [monkey] singe
    [octopus] pieuvre
    [owl] hibou
    [rhino] rhinocéros
    [alien] alien
    [encounters] carte à icône Encounters
   *[other] { $what }
}
ws-many = { $what ->
    [any] cartes
    [specialist] spécialistes
    [robot] robots
    [emissary] émissaires
    [robot-emissary] robots ou émissaires
    [veteran] vétérans
    [military] militaires
    [pilot] pilotes
    [botanist] botanistes
    [mechanic] mécaniciens
    [programmer] programmeurs
    [scientist] scientifiques
    [bear] ours
    [lizard] lézards
    [monkey] singes
    [octopus] pieuvres
    [owl] hiboux
    [rhino] rhinocéros
    [alien] aliens
    [encounters] cartes à icône Encounters
   *[other] { $what }
}
ws-of-many = { $what ->
    [emissary] d'émissaires
    [bear] d'ours
    [alien] d'aliens
   *[other] de { ws-many }
}
ws-some = { $count ->
    [one] { ws-one }
   *[other] { $count } { ws-many }
}

## Effets, conditions, missions

ws-effect = { $kind ->
    [draw] piocher { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
    [play] jouer { $count ->
        [one] { ws-one }
       *[other] jusqu'à { $count } { ws-many }
    }
    [gain_quartz] gagner { ws-quartz }
    [advance_veteran] avancer le jeton vétéran { $count ->
        [one] d'une case
       *[other] de { $count } cases
    }
    [draw_then_discard] tirer { $count } cartes de la pioche, puis en défausser { $then }
   *[take_and_play] { $count ->
        [one] prendre et jouer une carte
       *[other] prendre et jouer jusqu'à { $count } cartes
    }
}
ws-sequence = { $first }, puis { $second }
ws-condition = { $kind ->
    [discard] défausser { ws-some }
    [have] posséder { ws-one } dans votre équipage
   *[remove_crew] retirer une carte de votre équipage
}
ws-condition-any = { $kind ->
    [discard] défausser { $things }
   *[have] posséder { $things } dans votre équipage
}
ws-effect-under-condition = { $kind ->
    [discard] défausser { ws-some } pour { $effect }
    [have] avec { ws-one } dans votre équipage, { $effect }
   *[remove_crew] retirer une carte de votre équipage pour { $effect }
}
ws-mission = { $kind ->
    [set_of_job] { ws-credits } par groupe de { $size } { ws-many }
    [set_of_all_jobs] { ws-credits } par série de six métiers différents
    [majority] { ws-credits } si vous êtes seul à avoir le plus { ws-of-many }
   *[per_card] { ws-credits } par { ws-each }
}
ws-mission-pair = { ws-credits } par paire formée d'{ $first } et d'{ $second }

## Ce que dit une carte, une planète, un secteur

ws-veteran = vétéran
ws-says-mission = { $mission } (mission)
ws-says-nothing = sans effet
ws-says-space = case { $space } : { $text }
ws-card-line = { $card } : { $text }
ws-sector-free = { $side } : { $actions }
ws-sector-for = { $side } (condition : { $conditions }) : { $actions }
ws-planet-line = { $requires ->
    [0] { $planet }, planète de départ
   *[other] { $planet }, pour un équipage d'au moins { $requires } cartes
}
ws-face-down = Face cachée : { $numbers }. Une planète se révèle dès qu'un joueur finit son tour avec un équipage d'au moins autant de cartes.
ws-shuttles-there = navette posée : { $names }
ws-shuttles-explored = exploration faite : { $names }

## D'où vient un effet

ws-source-card = carte { $card }
ws-source-space = case { $space } de la piste de votre capitaine
ws-source-explore = exploration

## Questions

prompt-ws-turn = À vous de jouer : { $base ->
    [yes] lancez une navette pour la faire atterrir, ou partez explorer.
   *[no] faites atterrir une navette ou partez explorer.
}
prompt-ws-meet = { $place } : quelle condition choisissez-vous de remplir ?
prompt-ws-pay-discard = { $source } : défaussez { ws-some } pour { $gives }.
prompt-ws-pay-remove_crew = { $source } : retirez une carte de votre équipage pour { $gives }.
prompt-ws-action = { $place } : choisissez votre action.
prompt-ws-draw = { $source } : { $left ->
    [one] piochez { $left } carte.
   *[other] piochez { $left } cartes, une par une.
}
prompt-ws-play = { $source } : { $left ->
    [one] jouez { ws-one } de votre main.
   *[other] jouez jusqu'à { $left } { ws-many } de votre main, l'une après l'autre.
}
prompt-ws-take = { $source } : { $left ->
    [one] prenez une carte et jouez-la aussitôt.
   *[other] prenez jusqu'à { $left } cartes, une par une, et jouez chacune aussitôt.
}
prompt-ws-renew = Quelle carte défaussez-vous pour renouveler la Réserve ?
prompt-ws-end = { $aliens ->
    [yes] Fin de votre tour : prenez un alien si vous le souhaitez, puis terminez le tour.
   *[no] C'est tout pour ce tour : terminez-le, ou renouvelez d'abord la Réserve.
}

## Coups

move-ws-land = { $conditions ->
    [none] atterrir sur { $place }
   *[other] atterrir sur { $place } (condition : { $conditions })
}
move-ws-explore = explorer { $place }
move-ws-meet = { $condition }
move-ws-action = { $effect }
move-ws-draw = { $source ->
    [deck] prendre à l'aveugle la première carte de la pioche
   *[slot] piocher { $card }
}
move-ws-take = { $source ->
    [deck] prendre à l'aveugle la première carte de la pioche et la jouer
   *[slot] prendre et jouer { $card }
}
move-ws-play = jouer { $card }
move-ws-discard = défausser { $card }
move-ws-remove = retirer { $card } de votre équipage
move-ws-skip = { $unpaid ->
    [yes] se passer de l'effet ({ ws-credits } au Contrebandier)
   *[other] { $prompt ->
        [ws-action] renoncer à l'action
        [ws-draw] ne rien piocher
        [ws-play] ne rien jouer de plus
        [ws-take] ne rien prendre de plus
        [ws-advance] laisser le jeton où il est
        [ws-scout] ne rien tirer
       *[other] se passer de l'effet
    }
}
move-ws-pass = passer
move-ws-end = terminer votre tour
move-ws-renew = renouveler la Réserve en défaussant une carte de votre main
ws-nothing-to-play = (vous n'en avez pas en main)
ws-nothing-left-to-play = (vous n'en auriez plus en main)
ws-then-nothing-to-play = (il ne vous restera rien à jouer)
ws-card-there = { $known ->
    [yes] l'emplacement vide { ws-slot }
   *[no] la carte { ws-slot }
}
ws-condition-there = sa condition numéro { $number }

## Événements

event-ws-captain = { $you ->
    [yes] Vous jouez avec { $card }.
   *[no] { $who } joue avec { $card }.
}
event-ws-dealt = { $you ->
    [yes] Vous recevez { $cards }.
   *[no] { $who } reçoit { $count } cartes.
}
event-ws-laid = Nouvelle carte { ws-slot } : { $card }.
event-ws-reshuffled = La pioche est épuisée : la défausse ({ $cards } cartes) est mélangée pour en former une nouvelle.
event-ws-landed = { $you ->
    [yes] Vous atterrissez sur { $sector }.
   *[no] { $who } atterrit sur { $sector }.
}
event-ws-explored = { $you ->
    [yes] Vous explorez { $sector }.
   *[no] { $who } explore { $sector }.
}
event-ws-passed = { $you ->
    [yes] Vous ne pouvez utiliser aucune navette : vous passez.
   *[no] { $who } ne peut utiliser aucune navette et passe.
}
event-ws-drew = { $you ->
    [yes] Vous piochez { $card } { ws-slot }.
   *[no] { $who } pioche { $card } { ws-slot }.
}
event-ws-drew-blind = { $you ->
    [yes] Vous piochez à l'aveugle { $card }.
   *[no] { $who } pioche une carte à l'aveugle.
}
event-ws-discarded = { $you ->
    [yes] Vous défaussez { $card }.
   *[no] { $who } défausse { $card }.
}
event-ws-removed = { $you ->
    [yes] Vous retirez { $card } de votre équipage.
   *[no] { $who } retire { $card } de son équipage.
}
event-ws-renewed = { $you ->
    [yes] Vous défaussez { $card } pour renouveler la Réserve.
   *[no] { $who } défausse { $card } pour renouveler la Réserve.
}
event-ws-played = { $you ->
    [yes] Vous jouez { $card }.
   *[no] { $who } joue { $card }.
}
event-ws-took = { $you ->
    [yes] Vous prenez { $card } { ws-slot-taken }.
   *[no] { $who } prend { $card } { ws-slot-taken }.
}
event-ws-token = { $you ->
    [yes] Votre jeton vétéran avance sur la case { $space } : { $text }.
   *[no] Le jeton vétéran de { $who } avance sur la case { $space } : { $text }.
}
event-ws-nothing-to-draw = Il ne reste plus aucune carte à piocher.
event-ws-turned-over = Une planète se révèle : { $planet }.
event-ws-over = Toutes les navettes ont servi : la partie est terminée.

## Le tour d'un autre en une ligne

ws-brief = { $opening } : { $deeds }.
ws-brief-turn = { $kind ->
    [ws-landed] { $who } atterrit sur { $place }
    [ws-explored] { $who } explore { $place }
    [ws-launched] { $who } lance une navette
    [ws-passed] { $who } ne peut utiliser aucune navette et passe
   *[other] { $who }
}
ws-brief-deed = { $deed ->
    [played] joue { $cards }
    [drew] pioche { $cards }
    [discarded] défausse { $cards }
    [removed] retire { $cards } de son équipage
    [renewed] défausse { $cards } pour renouveler la Réserve
    [landed] atterrit sur { $place }
    [scouted] tire { $cards }
    [recruited] recrute { $cards }
    [reserved] prend en main { $cards }
    [quartz] gagne { ws-quartz }
   *[token] jeton vétéran sur la case { $space }
}
ws-unseen = { $count ->
    [one] une carte cachée
   *[other] { $count } cartes cachées
}

## Refus

refused-ws-face-down = Cette planète est encore face cachée.
refused-ws-crew-too-small = Votre équipage est trop petit pour cette planète.
refused-ws-own-shuttle-there = Une de vos navettes occupe déjà ce secteur.
refused-ws-condition-unmet = Vous ne pouvez remplir aucune condition de ce secteur.
refused-ws-no-shuttle-left = Vous n'avez plus de navette à faire atterrir.
refused-ws-already-explored = Cette navette a déjà exploré et ne sert plus.
refused-ws-must-use-shuttle = Vous ne pouvez pas passer tant qu'un atterrissage ou une exploration est possible.
refused-ws-does-not-fit = L'effet en cours ne permet pas de jouer cette carte.
refused-ws-does-not-pay = Cette carte ne suffit pas à payer ce qui est demandé.
refused-ws-too-few-to-pay = Vous avez des cartes qui conviennent, mais pas autant qu'il en faut.
refused-ws-captain-stays = Votre capitaine ne quitte jamais l'équipage.
refused-ws-card-itself-stays = Une carte ne peut pas payer son propre effet.
refused-ws-slot-empty = Cet emplacement est vide.
refused-ws-deck-empty = La pioche est vide.
refused-ws-draw-in-full = Une fois que l'on a choisi de piocher, on pioche jusqu'au bout.
refused-ws-hand-empty = Vous n'avez en main aucune carte à défausser pour cela.
refused-ws-needed-to-pay = Vous avez besoin de vos cartes pour finir de payer la condition.
refused-ws-must-pay = Trop tard pour reculer : la condition doit maintenant être payée.
refused-ws-too-many-shuttles = Un joueur n'a que cinq navettes ; « { $said } » serait de trop.
refused-ws-start-planet = Il manque « { $planet } » : les planètes de départ sont toujours visibles.
refused-ws-two-planets = « { $said } » est de trop : { $number ->
    [0] la planète alien n'est visible que d'un côté.
   *[other] parmi les planètes qui demandent { $number } cartes d'équipage, une seule est sur la table.
}
refused-ws-not-in-deck = « { $card } » n'est pas dans la pioche et ne peut donc pas être fixée pour la suite.

## Décompte

part-ws-same-animals = { $count } { ws-many }
part-ws-series = { $count ->
    [one] une série des six animaux
   *[other] { $count } séries des six animaux
}
part-ws-mission = { $card } : { $mission }
part-ws-printed = { $card }
part-ws-captain = { $card }, case { $space } de la piste

## La table en mots

ws-turn-count = { $whose ->
    [you] Tour { $round } sur { $rounds } : à vous.
    [smuggler] Tour { $round } sur { $rounds } : au Contrebandier.
   *[none] Tour { $round } sur { $rounds }.
}
ws-glance-hint = { ws-turn-count } (« table » pour tout voir.)
ws-glance-slot = { $slot ->
    [left] Réserve, gauche
    [middle] Réserve, milieu
   *[right] Réserve, droite
} : { $card }
ws-glance-hand = En main : { $card }
ws-mission-line = { $card } : { $mission }. Jusqu'ici : { ws-credits }.
ws-planets = Planètes
ws-display = Réserve
ws-deck-line = Pioche : { $deck } cartes. Défausse : { $discard }.
ws-slot-line = { ws-slot-title } : { $card }
ws-slot-line-empty = { ws-slot-title } : vide
ws-hand = Votre main ({ $count })
ws-hand-empty = Votre main est vide.
ws-crew = Équipage de { $who } ({ $count })
ws-crew-yours = Votre équipage ({ $count })
ws-group-line = { $group } ({ $count }) : { $cards }
ws-token-line = { $token ->
    [0] Jeton vétéran : pas encore sur la piste. Ensuite, { $next }.
   *[other] Jeton vétéran : case { $token }. Ensuite, { $next }.
}
ws-token-line-last = Jeton vétéran : sur la dernière case ({ $token }).
ws-player-line = { $who } : { ws-credits } ; équipage { $crew } ; main { $hand } ; navettes : { $shuttles } à poser, { $landed ->
    [one] { $landed } posée
   *[other] { $landed } posées
}
ws-known-in-hand = On sait que { $who } a en main : { $cards }.

## Ce que l'on sait d'une carte

ws-kind = { $type ->
    [captain] capitaine
    [emissary] émissaire
    [robot] robot
   *[specialist] spécialiste
}
ws-confidence = { $confidence ->
    [source] Lu dans un livret ou une critique
    [derived] Se déduit de ce que nous avons lu
   *[reconstructed] Notre reconstitution : nous ne connaissons pas la carte imprimée
}
ws-confidence-in-part = Lu dans un livret ou une critique : { $fields } ; le reste est notre reconstitution
ws-field = { $field ->
    [animal] l'animal
    [job] le métier
    [effect] l'effet
    [condition] la condition
    [mission] la mission
    [quartz] le quartz
    [cost] le coût
   *[other] { $field }
}

## Scores égaux

score-tie-of = { $who } ({ $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
})
score-tie = { $shared ->
    [yes] Égalité à { ws-credits }. Le plus petit équipage trancherait, mais ils sont de même taille : { $who }. Le rang est partagé (règle WS-9.7).
    [some] Égalité à { ws-credits }. Le plus petit équipage passe devant, à taille égale le rang est partagé : { $who }. Voyez la règle WS-9.7.
   *[no] Égalité à { ws-credits }. Le plus petit équipage passe devant : { $who }. Voyez la règle WS-9.7.
}
