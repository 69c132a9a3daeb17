### Le client texte : menu, commandes, ce qu'il dit autour d'une partie.

## Noms

who-you = Vous
name-human = Joueur { $number }
name-bot = { $bot ->
    [rookie] Novice
    [random] Hasard
   *[other] { $bot }
} { $number }

## Menu

menu-title = Perihelion, une table ouverte pour les jeux de société de l'espace
menu-new = Nouvelle partie de { $title }
menu-resume = Reprendre la dernière partie
menu-load = Charger une partie enregistrée ou une position
menu-rules = Règles de { $title }
menu-language = English
menu-quit = Quitter
menu-what = Tapez un nombre de 1 à { $most }, ou le début d'une ligne du menu.
menu-number = Tapez un nombre de { $least } à { $most }.
menu-seats = Combien de joueurs en tout, de { $least } à { $most } ? (Entrée : { $default })
menu-humans = Combien de personnes à ce clavier, de { $least } à { $most } ? (Entrée : { $default })
menu-bot = Quel robot joue les autres : { $bots } ? (Entrée : { $default })
menu-file = Quel fichier ? (Entrée : retour)
menu-rules-ask = Un numéro, une section ou un mot ? (Entrée : retour)
goodbye = À bientôt.

## Questions et réponses

curtain = { $who }, c'est à vous : prenez le clavier, vérifiez que personne ne regarde et appuyez sur Entrée.
move-line = { $title } : { $gives }
hint-enter = Entrée seule : { $move }
hint-help = Tapez un numéro de la liste, un coup ou « aide ».
refused-no-such-number = Il n'y a pas de coup { $said } dans la liste : elle va de 1 à { $most }.
told-begins = La partie commence
told-resumed = Les derniers événements
told-away = Pendant votre absence
answer-yes = o, oui

## Commandes

command-help = aide, ?, h
command-moves = coups
command-table = table, t
command-cards = cartes, main
command-crews = équipage, équipages, equipage
command-inspect = voir, v
command-why = pourquoi, p
command-undo = annuler
command-log = journal, j
command-rules = règles, règle, regles, regle
command-score = score, s
command-position = position
command-save = enregistrer
command-load = charger
command-resume = reprendre
command-lang = langue, lang
command-quit = quitter, q
help-intro = Répondez par un numéro de la liste, ou par un coup dans sa notation, par exemple : land PL-H1.left. Vous pouvez aussi taper :
help-line = { $names } : { $help }
help-help = cette liste
help-moves = vos coups possibles, avec leur notation
help-table = toute la table une nouvelle fois
help-cards = les cartes de votre main ; « cartes » suivi d'un identifiant ou d'un nom montre une carte
help-crews = l'équipage de chacun, carte par carte
help-inspect = tout ce que l'on sait d'une carte ou d'une planète, par son identifiant ou son nom
help-why = ce qui vous est interdit en ce moment et par quelle règle ; « pourquoi » suivi d'un coup porte sur ce coup
help-undo = annuler votre dernier coup
help-log = ce qui s'est passé ; « journal » suivi d'un nombre montre autant de lignes
help-rules = les règles ; « règles » suivi d'un numéro (5.2), d'une section (5) ou d'un mot cherche un passage
help-score = le score provisoire de chacun, ligne par ligne
help-position = la position sous forme de texte
help-save = « enregistrer » suivi d'un nom de fichier : garder la partie dans un fichier à vous
help-load = « charger » suivi d'un nom de fichier : jouer la partie d'un fichier
help-resume = revenir à la partie quittée avant celle-ci
help-lang = « langue en » ou « langue fr » : changer de langue sur-le-champ
help-quit = partir ; la partie est conservée

## Ce que disent les commandes

inspect-what = Tapez « voir » suivi d'un identifiant comme SP-BEA-01, ou d'un nom.
inspect-nothing = Rien ici ne s'appelle « { $asked } ».
and-more = { $count ->
    [one] Et une de plus.
   *[other] Et { $count } de plus.
}
why-allowed = Ce coup est permis.
why-nothing = Rien de ce que vous pourriez attendre n'est interdit en ce moment.
why-line = { $move } [{ $notation }]
undo-done = Coup annulé.
undo-refused = Tout le monde n'est pas d'accord : rien ne change.
undo-bot-consents = { $who } est d'accord.
undo-ask = { $who }, { $asker } peut-il annuler son dernier coup ? (o/n)
log-heading = Journal
rules-missing = Les règles ne sont pas installées ici.
rules-sections = Sections des règles
rules-how = Tapez « règles » suivi d'un numéro comme 5.2, d'une section comme 5 ou d'un mot.
rules-nothing = Aucune règle ne porte ce numéro, et aucune ne contient le mot « { $asked } ».
rules-found = { $count } règles
position-note = Ce que vous ne pouvez pas savoir, comme les mains et la suite de la pioche, est tiré à nouveau dans ce texte.
save-where = Tapez « enregistrer » suivi d'un nom de fichier.
save-over = « { $path } » existe déjà. L'écraser ? (o/n)
save-not = Rien n'a été écrit.
saved = Partie enregistrée dans { $path }. Le fichier contient les secrets de tous.
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
autosave-off = La partie continue, mais elle n'est pas conservée : tapez « enregistrer » suivi d'un nom de fichier.
left = La partie est conservée dans { $path }. « perihelion play --resume » vous y ramène.
left-unsaved = La partie n'a pas pu être conservée.
kept-finished = La partie est conservée dans { $path }.

## Préparation

unknown-bot = Il n'y a pas de robot « { $bot } » ; il y a : { $bots }.
too-many-humans = { $humans } personnes ne tiennent pas sur { $seats } places.

## Score

score-of = { $who } : { ws-credits }
score-rank = { $rank }. { $score }
score-item = { ws-credits } : { $item } (règle { $rule })
score-winners = { $count ->
    [one] { $who } l'emporte.
   *[other] { $who } se partagent la victoire.
}
score-tie-of = { $who } avec { $cards }
score-tie = { $shared ->
    [yes] Égalité à { ws-credits }. Le plus petit équipage trancherait, mais ils sont égaux : { $who }. Le rang est partagé (règle WS-9.7).
   *[no] Égalité à { ws-credits } : le plus petit équipage l'emporte, { $who } (règle WS-9.7).
}
