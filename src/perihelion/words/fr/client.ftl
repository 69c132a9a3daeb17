### Le client texte : menu, commandes, ce qu'il dit autour d'une partie.

## Noms

who-you = Vous
name-human = Joueur { $number }
bot-name = { $bot ->
    [rookie] Novice
    [random] Hasard
    [captain] Commandant
   *[other] { $bot }
}
bot-hint = { $bot ->
    [rookie] joue ce qui lui semble bon sur le moment ; idéal pour débuter
    [random] joue n'importe quel coup permis ; facile à battre
    [captain] essaie ses coups avant de jouer ; fort
   *[other] sans description
}
name-bot = { bot-name } { $number }

## Menu

menu-title = Perihelion, la table ouverte des jeux de société spatiaux
menu-new = Nouvelle partie de { $title }
menu-resume = Reprendre la dernière partie
menu-load = Charger une partie enregistrée ou une position
menu-rules = Règles de { $title }
menu-language = English
menu-quit = Quitter
menu-what = Tapez un numéro de 1 à { $most }, ou les premières lettres d'une ligne du menu.
menu-number = Tapez un nombre de { $least } à { $most }.
menu-seats = Combien de joueurs en tout, de { $least } à { $most } ? Tapez 1 pour jouer en solo. (Entrée : { $default })
menu-humans = Combien joueront à ce clavier, de { $least } à { $most } ? (Entrée : { $default })
menu-bots = Bots
menu-bot-line = { bot-name } : { bot-hint }
menu-bot = Quel bot tiendra les autres places ? Donnez son numéro ou son nom. (Entrée : { $default })
menu-choice = { $option } : { $choices } ? Tapez un numéro ou un nom. (Entrée : { $default })
menu-subset = { $option } : { $choices } ? Tapez des numéros ou des noms, séparés par des virgules. (Entrée : { $default })
menu-none = aucune
menu-not-a-choice = « { $said } » n'en fait pas partie.
menu-file = Quel fichier ? (Entrée : retour)
menu-rules-ask = Un numéro, une section ou un mot à chercher ? (Entrée : retour)
goodbye = À bientôt.

## Questions et réponses

curtain = { $who }, c'est à vous : prenez le clavier, assurez-vous que personne ne regarde et appuyez sur Entrée.
move-line = { $title } : { $gives }
hint-enter = Entrée seule : { $move }
hint-help = Tapez le numéro d'un coup, ou « aide » pour voir tout ce que vous pouvez taper.
refused-no-such-number = Il n'y a pas de coup n° { $said } : la liste va de 1 à { $most }.
too-late = Le temps est écoulé : c'était trop tard.
told-begins = La partie commence
told-resumed = Où en était la partie
told-away = Pendant votre absence
answer-yes = o, oui
deal-open = L'accord n° { $number } est proposé : { $deal }. { $yours ->
    [yes] Il attend les autres ; « refuser { $number } » le retire.
   *[no] Tapez « accepter { $number } » ou « refuser { $number } ».
}
deal-none = Aucun accord n'est proposé.

## Commandes

command-help = aide, ?, h
command-moves = coups, coup
command-table = table, t
command-cards = cartes, carte, main
command-crews = équipage, équipages, equipage, equipages
command-inspect = voir, v
command-route = route, routes, itinéraire, itineraire
command-deal = accord, accords
command-agree = accepter
command-decline = refuser
command-why = pourquoi, p
command-undo = annuler, a
command-log = journal, j
command-rules = règles, règle, regles, regle, r
command-score = score, s
command-position = position
command-save = enregistrer
command-load = charger
command-resume = reprendre
command-lang = langue, lang
command-quit = quitter, q
help-intro = Répondez par un numéro de la liste, ou par un coup dans sa notation (par exemple, land PL-H1.left). Entrée seule montre de nouveau la liste, ou joue le coup annoncé sous celle-ci. Vous pouvez aussi taper :
help-line = { $names } : { $help }
help-help = cette liste
help-moves = vos coups possibles, avec leur notation
help-table = toute la table : planètes, Réserve, équipages, main
help-cards = les cartes de votre main ; « cartes » suivi d'un nom ou d'un identifiant montre une carte
help-crews = l'équipage de chacun, carte par carte, et ce que rapportent ses missions jusqu'ici
help-inspect = tout sur une carte, une planète ou un plateau ; « voir » suivi de son nom ou de son identifiant
help-route = où peuvent aller votre fusée et votre cargo ; « route » suivi d'un site, d'un monde ou d'un espace explique les meilleures routes étape par étape
help-agree = accepter un accord : « accepter 1 », ou seul pour le dernier
help-decline = refuser un accord, ou retirer le vôtre : « refuser 1 »
help-why = ce qui vous est interdit en ce moment, et par quelle règle ; « pourquoi » suivi d'un coup explique ce coup-là
help-undo = revenir sur votre dernier coup
help-log = ce qui s'est passé, en détail ; « journal 50 » montre les 50 dernières lignes
help-rules = les règles ; « règles » suivi d'un numéro (5.2), d'une section (5) ou d'un mot montre le passage
help-score = le score provisoire de chacun, ligne par ligne
help-position = la position en texte, à copier
help-save = « enregistrer ma-partie.json » garde la partie dans ce fichier
help-load = « charger ma-partie.json » reprend la partie de ce fichier
help-resume = revenir à la partie quittée avant celle-ci
help-lang = « langue en » ou « langue fr » change de langue sur-le-champ
help-quit = quitter la table ; la partie est conservée

## Ce que disent les commandes

inspect-what = Tapez « voir » suivi d'un nom ou d'un identifiant.
inspect-nothing = Rien ici ne s'appelle « { $asked } ».
and-more = { $count ->
    [one] ... et 1 de plus.
   *[other] ... et { $count } de plus.
}
why-allowed = Ce coup est permis.
why-nothing = Rien ne vous est interdit en ce moment.
why-line = { $move } [{ $notation }]
undo-done = Coup annulé.
undo-alone = Vous jouez en solo, c'est donc permis. Le hasard revient en arrière avec vous : le même coup amènerait exactement les mêmes cartes.
undo-refused = Tout le monde n'est pas d'accord : le coup reste joué.
undo-bot-consents = { $who } est d'accord.
undo-bot-minds = { $who } refuse : on a appris quelque chose depuis. Avec --practice, les bots laissent tout annuler.
undo-ask = { $who }, acceptez-vous que { $asker } annule son dernier coup ? (o/n)
log-heading = Journal
rules-missing = Les règles ne sont pas installées ici.
rules-sections = Sections des règles
rules-how = Tapez « règles » suivi d'un numéro comme 5.2, d'une section comme 5 ou d'un mot.
rules-nothing = Aucune règle ne porte ce numéro ni ne contient « { $asked } ».
rules-found = { $count } règles trouvées
rules-line = { $number }  { $title }
rules-line-scope = { $number }  { $title } ({ $scope })
position-note = Ce que vous ne pouvez pas savoir (les mains adverses, la suite de la pioche) est tiré au sort dans ce texte.
save-where = Tapez « enregistrer » suivi d'un nom de fichier.
save-over = « { $path } » existe déjà. L'écraser ? (o/n)
save-not = Rien n'a été écrit.
saved = Partie enregistrée dans { $path }. Attention, ce fichier contient aussi les cartes cachées de chacun.
load-what = Tapez « charger » suivi d'un nom de fichier.
loaded = La partie est chargée ; celle que vous quittez est conservée.
resumed = Vous reprenez la partie conservée dans { $path }.
resume-nothing = Il n'y a pas de partie en cours à reprendre.
language-which = Tapez « langue » suivi de l'un de ces mots : { $languages }.
language-now = Nous parlons français.

## Fichiers

file-refused = { $path } : { $why }
file-trouble = { $kind ->
    [missing] Le fichier { $path } n'existe pas.
    [folder] { $path } est un dossier, pas un fichier.
    [forbidden] Vous n'avez pas le droit d'utiliser le fichier { $path }.
    [large] { $path } est bien trop gros pour une partie.
    [binary] { $path } n'est pas un fichier texte.
   *[other] Le fichier { $path } est inutilisable.
}
autosave-off = La partie continue, mais elle n'est plus conservée : tapez « enregistrer » suivi d'un nom de fichier.
left = La partie est conservée dans { $path }. « perihelion play --resume » vous y ramène.
left-unsaved = La partie n'a pas pu être conservée.
kept-finished = La partie est conservée dans { $path }.

## Préparation

unknown-bot = Il n'y a pas de bot « { $bot } » ; vous avez le choix entre : { $bots }.
solo-is-alone = Une partie en solo n'a qu'une place, et non { $seats }.
too-many-humans = { $humans } personnes ne tiennent pas sur { $seats } places.

## Score

score-of = { $who } : { ws-credits }
score-rank = { $rank }. { $score }
score-item = { ws-credits } : { $item } (règle { $rule })
score-winners = { $you ->
    [yes] { $count ->
        [one] Vous l'emportez !
       *[other] { $who } partagez la victoire.
    }
   *[no] { $count ->
        [one] { $who } l'emporte.
       *[other] { $who } se partagent la victoire.
    }
}
score-solo = { $won ->
    [yes] { $you ->
        [yes] Vous l'emportez, { $credits } à { $theirs } !
       *[no] { $who } l'emporte, { $credits } à { $theirs }.
    }
   *[no] { rival-smuggler } l'emporte, { $theirs } à { $credits } ; il fallait le dépasser (règle WS-10.8).
}
score-nobody = Personne ne gagne.
