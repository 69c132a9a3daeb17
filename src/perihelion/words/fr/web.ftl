# Ce que dit le client dans le navigateur.

web-about = À propos
web-about-fan = Perihelion est un projet de fans, sans rien d'officiel. Il ne contient ni image ni texte des éditeurs ; les noms appartiennent à leurs éditeurs.
web-about-wild-space = Réunissez un équipage d'animaux, explorez des planètes, enchaînez carte sur carte.
web-for-wild-space = 1 à 5, une demi-heure
web-advice = Conseils
web-account = Votre compte
web-account-made = Vous avez maintenant un compte. Vos places vous suivent sur tous vos appareils.
web-account-why = En tant qu'invité, vous ne pouvez jouer que sur cet appareil. Avec un compte, vous retrouvez vos places partout où vous vous connectez.
web-a-person = une personne
web-address-again = Renvoyer l'e-mail
web-address-asked = Nous y avons envoyé un e-mail. Ouvrez son lien pour confirmer l'adresse.
web-address-keep = Garder l'adresse
web-address-serves = D'ici là, les e-mails vont à { $email }.
web-address-sure = Les e-mails iront à cette adresse dès que vous aurez ouvert le lien que nous y envoyons.
web-address-waits = { $email } n'est pas encore confirmée : ouvrez le lien de l'e-mail que nous y avons envoyé.
web-all-here = Tout le monde est là
web-allow = Accepter
web-back = Retour
web-block = Bloquer
web-block-sure = Bloquer { $name } ? Vous ne lirez plus ses messages, et cette personne ne pourra ni vous inviter ni s'asseoir à vos tables.
web-blocked = Personnes bloquées
web-blocked-now = { $name } : c'est bloqué. Vous pouvez revenir là-dessus dans vos réglages.
web-change-passphrase = Changer la phrase de passe
web-change-passphrase-sure = D'abord votre phrase de passe actuelle. Une nouvelle déconnecte tous les autres appareils.
web-chat = Dire quelque chose
web-close = Fermer
web-code = Code
web-company = Les gens à la table
web-company-nobody = Il n'y a personne d'autre ici.
web-confirm = Est-ce bien votre adresse ?
web-confirm-more = Une fois confirmée, elle peut recevoir les e-mails sur vos tours, et une nouvelle phrase de passe si vous perdez la vôtre.
web-confirm-now = Oui, c'est mon adresse
web-confirmed = { $email } est confirmée.
web-contents = Sommaire
web-continue = Vos tables
web-continue-on = Continuer
web-credits = Remerciements
web-credits-fonts = Les titres sont composés en Exo 2 de Natanael Gama, les textes en Inter de Rasmus Andersson, tous deux sous licence SIL Open Font.
web-credits-icons = Les pictogrammes viennent de game-icons.net, par Lorc, Delapouite et d'autres contributeurs, sous licence CC BY 3.0.
web-data = Vos données
web-days = { $days ->
    [one] { $days } jour
   *[other] { $days } jours
}
web-days-hours = { web-days } { $hours } h
web-decline = Refuser
web-device-end = Déconnecter
web-device-end-one = Déconnecter { $device } ?
web-device-here = cet appareil
web-device-unknown = appareil inconnu
web-devices = Appareils connectés
web-devices-end = Déconnecter tous les autres appareils
web-devices-end-sure = Déconnecter tous les appareils sauf celui-ci ?
web-drop-nowhere = On ne peut rien en faire à cet endroit.
web-email = Adresse e-mail
web-expel = Écarter
web-expel-sure = Écarter { $name } ? Cette personne ne pourra plus ni regarder ni s'asseoir à cette table.
web-export = Télécharger mes données
web-free-seat = place libre
web-games = Jeux
web-guest = Invité
web-guest-account = Les garder avec une phrase de passe
web-guest-back = Bon retour ! Vos places sont de nouveau à vous.
web-guest-leave = Se déconnecter et les perdre
web-guest-leaves = Partir sans retour possible ?
web-guest-link = Ou garder un lien pour revenir
web-guest-link-kept = Votre lien ; qui l'a joue à vos places, ne le montrez donc à personne
web-guest-link-make = Créer un lien
web-guest-loses = { $count ->
    [one] Sans compte, vous ne jouez que sur cet appareil. Une fois la session fermée, plus personne ne pourra revenir à cette table :
   *[other] Sans compte, vous ne jouez que sur cet appareil. Une fois la session fermée, plus personne ne pourra revenir à ces tables :
}
web-hero = La table ouverte des jeux de société spatiaux
web-hero-more = Jouez dans le navigateur, en direct ou sur plusieurs jours, entre amis, contre des bots ou en solo. Sans compte.
web-home = Retour à l'accueil
web-invite = Inviter par un lien
web-is-asked = doit jouer
web-join = Une invitation pour vous
web-join-to-play = { $host } vous invite à une partie de { $game }.
web-join-to-watch = { $host } vous invite à regarder une partie de { $game }.
web-join-cut = Ce lien n'est pas entier : il manque la fin, à partir du #. Redemandez-le.
web-join-late = La partie a commencé : il est trop tard pour s'asseoir, mais vous pouvez regarder.
web-join-now = S'asseoir à la table
web-keep = Enregistrer
web-kept = C'est enregistré.
web-keys = Raccourcis
web-keys-arrows = parcourir ce que vous pouvez jouer
web-keys-drag = Vous pouvez aussi faire glisser les pièces, à la souris ou au doigt. Les endroits possibles s'illuminent.
web-keys-enter = jouer l'élément sélectionné
web-keys-escape = revenir à la question
web-keys-figures = donner la réponse de ce numéro
web-keys-read = parcourir tout ce qui se lit, et le lire en grand
web-language = Langue
web-workshop = Atelier
web-learn = Apprendre
web-learn-again = Recommencer
web-learn-begin = Commencer
web-learn-chapter = Chapitre { $chapter } sur { $chapters }
web-learn-coach = Votre guide
web-learn-continue = Reprendre là où j'en étais
web-learn-done = Vous avez terminé cette leçon.
web-learn-minutes = Environ { $minutes } minutes
web-learn-more = Une vraie partie contre un adversaire facile, avec un guide qui explique chaque chose au moment où elle compte. Arrêtez-vous quand vous voulez : vous pourrez reprendre plus tard.
web-learn-none = Il n'y a pas encore de leçon pour ce jeu ; vous pouvez en lire les règles.
web-learn-sheet = Feuille de score
web-learn-title = Apprendre en jouant
web-learn-waits = Ce coup est permis, mais la leçon en attend un autre ici. Rien n'est perdu.
web-learn-well-done = Bravo, capitaine !
web-let-speak = Laisser parler
web-level-captain = commandant, bot fort
web-level-rookie = novice, bot facile
web-line-blocked = Quelqu'un a été prié de ne plus revenir.
web-line-bot-sat = Un bot prend place.
web-line-closed = La table a été fermée.
web-line-forgotten = Quelqu'un est parti pour de bon.
web-line-handed-back = { $name } est de retour.
web-line-opened = La table est ouverte.
web-line-paused = La table est en pause.
web-line-rematched = Une revanche est lancée.
web-line-replaced = { $name } reprend une place et tout ce qu'elle contient.
web-line-resigned = { $name } abandonne ; un bot continue.
web-line-resumed = La partie reprend.
web-line-sat = { $name } prend place.
web-line-silenced = Une personne du public ne peut plus parler ici.
web-line-silenced-no-more = Une personne du public peut de nouveau parler ici.
web-line-started = La partie commence.
web-line-stood = Une place se libère.
web-line-taken-over = Un bot remplace { $name }.
web-line-undo-answered = { $name } répond à la demande d'annulation.
web-line-undo-asked = { $name } demande à annuler un coup.
web-line-undone = { $count ->
    [one] { $name } annule un coup.
   *[other] { $name } annule { $count } coups.
}
web-line-undone-consent = { $count ->
    [one] { $name } annule un coup, avec l'accord de tous.
   *[other] { $name } annule { $count } coups, avec l'accord de tous.
}
web-link = Lien d'invitation : quiconque l'a peut venir
web-link-copied = Le lien est dans votre presse-papiers.
web-log = Journal
web-look = Apparence et son
web-looks-on = regarde
web-lost = Vous avez perdu
web-menu = Réglages
web-motion = Animations
web-motion-fast = rapides
web-motion-normal = normales
web-motion-off = aucune
web-new-table = Nouvelle table
web-no-table = Vous ne pouvez pas voir cette table
web-notices = Quand c'est à vous de jouer
web-notices-why = Aux tables lentes, vous êtes prévenu une fois par tour, quand vous n'êtes pas devant la table.
web-nowhere = Perdu dans l'espace
web-nowhere-more = Il n'y a rien à cette adresse. Le lien a peut-être été coupé en route, ou la page a déménagé.
web-offline = Hors de portée radio
web-offline-more = Le serveur est injoignable. Vous êtes peut-être hors ligne, ou il est en maintenance. Nous continuons d'essayer, et vos parties vous attendent : rien n'est perdu.
web-open-table = Ouvrir la table
web-open-tables = Tables ouvertes
web-passphrase = Phrase de passe
web-pause = Pause
web-paused = La table est en pause
web-play-now = Jouer
web-practice = Entraînement : on peut tout annuler, même les dés et les cartes
web-practice-more = on peut tout annuler
web-practice-table = Entraînement
web-public = Tout le monde peut venir et regarder
web-reconnecting = Connexion perdue ; nouvel essai...
web-record = Télécharger la partie
web-register = Créer un compte
web-rematch = Rejouer
web-remove = Retirer
web-grave-sure = { $move } : est-ce bien ce que vous voulez ?
web-rename-sure = Désormais, vous vous connecterez sous ce nom.
web-report = Signaler
web-report-more = Que doit savoir l'hôte de ce serveur au sujet de { $name } ? Ses derniers messages à cette table seront joints.
web-report-why = Ce qui s'est passé
web-reported = Merci. L'hôte de ce serveur le lira.
web-resign = Abandonner
web-resign-sure = Voulez-vous abandonner ? Un bot jouera à votre place jusqu'à la fin.
web-resume = Reprendre
web-return = Reprendre ma place
web-rule = Règle { $rule }
web-seat = Place { $seat }
web-seats = Joueurs
web-send = Envoyer
web-settings = Réglages
web-settings-of = { $name } : réglages
web-shortcuts = Lettres et chiffres servent de raccourcis
web-sign-in = Se connecter
web-sign-out = Se déconnecter
web-silence = Faire taire
web-sit = S'asseoir ici
web-skip = Aller au contenu
web-sound = Sons
web-stand = Libérer ma place
web-stands-in = remplacé par un bot
web-start = Commencer la partie
web-status-closed = fermée
web-status-open = pas encore commencée
web-status-over = terminée
web-status-paused = en pause
web-status-playing = en cours
web-table-title = Titre de la table
web-everybody = tout le monde
web-two-step = Connexion avec un code
web-two-step-codes = Notez ces codes et gardez-les en lieu sûr : chacun vous connecte une fois, si vous perdez votre application d'authentification. Ils ne seront plus affichés.
web-two-step-is-off = La phrase de passe suffit de nouveau pour se connecter.
web-two-step-is-on = La connexion demande votre phrase de passe et un code.
web-two-step-left = { $count ->
    [one] Il reste un code de secours.
   *[other] Il reste { $count } codes de secours.
}
web-two-step-off-code = Le code de votre application d'authentification, ou l'un de vos codes de secours.
web-two-step-off-sure = Se connecter désormais avec la seule phrase de passe ?
web-two-step-on-sure = La connexion demandera désormais aussi un code.
web-two-step-picture = Le secret en image pour votre application d'authentification
web-two-step-scan = Scannez ceci avec une application d'authentification sur votre téléphone, puis tapez le code affiché.
web-two-step-turn-off = Désactiver
web-two-step-turn-on = Activer
web-two-step-type = Ou tapez ce secret :
web-two-step-why = Même si quelqu'un apprend votre phrase de passe, la connexion demande aussi un code de votre téléphone.
web-two-step-written = Je les ai notés
web-unblock = Débloquer
web-unblock-one = Débloquer { $name }
web-with-a-link = qui a un lien
web-who-may-come = Ouverte à
web-none = aucune
web-one-more = Ajouter
web-take-out = Retirer { $what }
web-more-controls = Plus
web-tempo = Rythme
web-tempo-days = sur plusieurs jours : trois jours par tour
web-tempo-live = en direct : 15 minutes chacun, plus 20 secondes par tour
web-tempo-turns = tour par tour, sans limite de temps
web-theme = Couleurs
web-theme-dark = sombres
web-theme-light = claires
web-theme-system = celles du système
web-try-again = Réessayer
web-undo = Annuler
web-undo-asked = { $name } voudrait annuler son dernier coup.
web-unreachable = Le serveur est injoignable pour l'instant. Rien n'a été fait ; réessayez dans un instant.
web-volume = Volume
web-waiting = On attend { $names }
web-waiting-for-people = { $count ->
    [one] { $count } place libre
   *[other] { $count } places libres
}
web-watch = Regarder
web-webhook = Adresse de rappel (webhook)
web-why-not = Pourquoi pas... ({ $count })
web-won = { $count ->
    [one] { $names } gagne
   *[other] { $names } se partagent la victoire
}
web-sheet = Feuille de score
web-sheet-for = Pour
web-sheet-line = { $line } : { $credits }
web-your-name = Votre nom
web-your-turn = à vous
web-which = Que voulez-vous faire ?
web-your-turn-now = C'est à vous.
web-branch = Jouer à partir d'ici
web-moment = Moment
web-replay = Revoir
web-rules = Règles
web-rules-about = À propos de ces règles
web-rules-more = Avec nos propres mots. Chaque paragraphe a un numéro, et ce numéro est un lien que vous pouvez partager.
web-rules-of = { $game } : règles
web-run = Lecture
web-seek = Chercher dans les règles
web-seek-found = { $count ->
    [0] Rien trouvé.
    [one] { $count } paragraphe
   *[other] { $count } paragraphes
}
web-seen-from = Point de vue
web-seen-by-all = le public
web-speed = Vitesse
web-step = Étape suivante
web-step-back = Étape précédente
web-stop = Pause
web-to-table = Retour à la table
web-bot-rookie = Novice { $seat }
web-bot-captain = Commandant { $seat }
web-bot-random = Vagabond { $seat }
web-bot-about-captain = Voit plus loin, compare ses meilleurs coups et joue celui qui devrait lui donner le plus d'avance.
web-bot-about-rookie = Joue ce qui lui semble bon sur le moment. Idéal pour une première partie.
web-bot-strength = { $games ->
    [0] Celui-ci se fie à sa première idée.
    [one] Celui-ci joue une partie dans sa tête avant chaque coup.
   *[other] Celui-ci joue { $games } parties dans sa tête avant chaque coup.
}
web-bot-about-random = Joue n'importe quel coup permis. Vous devriez gagner.
web-level-random = vagabond, joue au hasard
web-is-bot = bot
web-is-here = présent
web-is-away = absent
web-resigned = a abandonné ; un bot continue
web-by-order = selon une consigne
web-by-stand-in = par le bot remplaçant
web-by-clock = temps écoulé
web-look-back = Revoir ce moment, ligne { $line }
web-talk-about = Commenter cette ligne
web-away = { $count } événements en votre absence
web-away-read = J'ai lu
web-away-replay = Revoir
web-pass-device = C'est à { $name } de jouer
web-pass-device-why = Passez l'appareil. Personne d'autre ne doit regarder.
web-i-am = Je suis { $name }, montrer mes cartes
web-undo-ask = Demander l'annulation
web-redo = Rétablir
web-undo-waits = Accord attendu : { $names }
web-companion = quelqu'un à côté de moi
web-companion-more = Qui joue à côté de vous, sur cet appareil ?
web-companion-name = Nom
web-sit-them = Lui donner la place
web-cancel = Annuler
web-close-table = Fermer la table
web-close-table-sure = Fermer cette table pour tout le monde ? La partie se termine sans résultat.
web-watch-link = Copier un lien pour regarder
web-table-menu = Autres options de la table
web-my-games = Mes parties
web-my-games-more = Tout ce que vous jouez, attendez ou avez joué.
web-open-record = Ouvrir un fichier de partie
web-games-yours = À vous de jouer
web-games-running = En attente des autres
web-games-open = Pas encore commencées
web-games-over = Terminées
web-outcome = { $rank ->
    [one] { $rank }re place
   *[other] { $rank }e place
} sur { $of }, { $score } points
web-no-games = Vous n'avez pas encore joué ici.
web-ladder = Classement des bots
web-ladder-more = Les bots, classés par force. À vous de gravir les échelons.
web-ladder-share = { $share } % de victoires sur { $games } parties
web-ladder-met = Vous avez fini devant lui { $won } fois sur { $games }
web-ladder-unmet = Vous ne l'avez pas encore rencontré
web-challenge = Défier
web-ladder-how = Les cotes viennent d'un tournoi où chaque bot affronte tous les autres avec les mêmes donnes, à chaque place ; 400 points d'écart valent dix victoires sur onze.
web-come-back = Retrouver ses places
web-come-back-more = Ce lien vous rend toutes les places que vous aviez sans compte.
web-come-back-now = Reprendre mes places
web-recover = Nouvelle phrase de passe
web-new-passphrase = Nouvelle phrase de passe, 8 caractères au moins
web-lost-passphrase = J'ai oublié ma phrase de passe
web-lost-sent = S'il existe un compte avec cette adresse, un e-mail est en route.
web-forget = Effacer tout ce qui me concerne
web-forget-sure = Effacer définitivement votre compte, vos places et vos messages ?
web-forgotten = Tout ce qui vous concerne a été effacé.
web-to-start = Au début
web-to-end = À la fin
web-link-moment = Lien vers ce moment
web-credits-now = { $credits ->
    [one] { $credits } crédit
   *[other] { $credits } crédits
}
web-beside-me = à côté de moi, sur cet appareil
web-how-many = Combien de joueurs ?
web-who-plays = Qui joue ?
web-you = vous
web-companion-of = Nom du joueur à la place { $seat }
web-orders = Consignes
web-orders-why = À une table lente, votre place peut répondre toute seule, que vous soyez là ou non. La première consigne qui convient agit ; ce qu'elle fait jouer est signalé dans le journal. Vous seul voyez vos consignes.
web-orders-none = Aucune pour l'instant.
web-orders-full = Vous ne pouvez pas donner plus de consignes à cette table. Retirez-en une pour en donner une autre.
web-revoke = Retirer
web-order-new = Une nouvelle consigne
web-order-when = { $times ->
    [none] Chaque fois qu'on vous demande { $what }
    [1] La prochaine fois qu'on vous demande { $what }
   *[other] Les { $times } prochaines fois qu'on vous demande { $what }
}
web-order-else = { $first } ; si c'est impossible : { $last }
web-order-unless = La question vous est posée tant que vous pouvez : { $moves }
web-order-up-to = le moins possible, au plus : { $move }
web-order-like = tout ce qui s'écrit « { $pattern } »
web-order-answer = Votre réponse
web-order-choose = choisissez…
web-order-second = Si c'est impossible
web-order-lowest = ou moins : toujours le moins possible
web-order-ask = me demander
web-order-hold = Me demander tant que ceci est possible
web-order-hold-never = (rien : toujours répondre)
web-order-often = Combien de fois ?
web-order-always = chaque fois
web-order-once = seulement la prochaine fois
web-order-give = Répondre ainsi
web-order-now = Cette consigne répond aussitôt à la question présente. Si aucune de ses réponses n'est permise, la question vous est posée comme d'habitude.
web-order-later = Pour l'instant, la question vous reste posée : ce qui retient cette consigne est possible.
web-order-twice = Vous avez déjà donné cette consigne.
web-orders-nothing = On ne vous demandera plus rien à cette table.
web-about-high-frontier = Des brevets, une fusée, de l'eau pour carburant, et en route pour les planètes.
web-for-high-frontier = 1 à 5, une soirée
web-about-galaxy-trucker = Assemblez un vaisseau de bric et de broc contre le sablier, puis voyez ce qu'il en reste.
web-for-galaxy-trucker = 1 à 5, une heure

## Accords

web-deals = Accords
web-deal-owed = Convenu : { $pledge }
web-deal-propose = Proposer un accord
web-deal-yours = Vous proposez :
web-deal-of = { $name } propose :
web-deal-agree = Accepter
web-deal-agreed = Tout le monde est d'accord : il prend effet dès que l'action en cours est finie.
web-deal-withdraw = Retirer
web-deal-empty = L'accord est encore vide. Ajoutez ce que donne chacun.
web-deal-with = Avec qui
web-deal-direction = Qui donne
web-deal-give = Je donne
web-deal-get = Je reçois
web-deal-what = Quoi
web-deal-which = Choix
web-deal-amount = Combien, { $most } au plus
web-deal-words = Avec vos propres mots
web-deal-flaw = { $field ->
    [amount] Indiquez un nombre entier de 1 à { $most }.
    [words] Dites ce qui est promis.
    [added] Ceci n'est pas encore dans l'accord : ajoutez-le ou laissez le champ vide.
   *[other] Choisissez dans la liste.
}
web-deal-add = Ajouter à l'accord
web-deal-offer = Proposer cet accord
web-deal-leave-out = Enlever : { $part }

## Ce qui est demandé, après « chaque fois qu'on vous demande »

web-asked-anything = quoi que ce soit

## La fin d'une partie

web-verdict-show = Afficher le résultat
web-verdict-close = Voir le plateau
web-verdict-scores = Scores
web-verdict-row = place { $rank }, { $score }
web-verdict-wins = { $who ->
    [you] { $by ->
        [0] Vous gagnez au départage.
       *[other] Vous gagnez, avec { $by } d'avance.
    }
   *[other] { $by ->
        [0] { $name } gagne au départage.
       *[other] { $name } gagne, avec { $by } d'avance.
    }
}
web-verdict-shared = { $names } se partagent la victoire.
web-verdict-alone = { $who ->
    [you] Pari tenu !
   *[other] { $name } a tenu son pari.
}
web-verdict-place = Vous terminez { $rank }e sur { $of }, avec { $score }.
web-verdict-decided = Ce qui a fait la différence
web-verdict-lines = Le détail des scores
web-verdict-save = Enregistrer l'image
web-swing-best-turn = Plus gros gain
web-swing-best-turn-more = { $name } gagne { $credits } en un tour.
web-swing-worst-turn = Plus grosse perte
web-swing-worst-turn-more = { $name } perd { $credits } en un tour.
web-swing-answer = Autre gros gain
web-swing-answer-more = { $name } gagne { $credits } en un tour.
web-swing-took-the-lead = Le tournant
web-swing-took-the-lead-more = { $name } dépasse { $rival } pour de bon : { $score } à { $against }.
web-swing-led-throughout = En tête
web-swing-led-throughout-more = { $name } passe devant { $rival }, { $score } à { $against }, et y reste.
web-swing-closest-call = Au plus serré
web-swing-closest-call-more = { $rival } n'est qu'à { $credits } de { $name } : { $against } contre { $score }.
web-swing-for = Surtout : { $what }

## Le cadre d'une table

web-dock = Ce qui est demandé
web-grip = { $height ->
    [lip] Hauteur du volet : bas
    [half] Hauteur du volet : à moitié
   *[full] Hauteur du volet : entier
}
web-log-chat = Journal et discussion
web-log-open = Ouvrir le journal
web-log-unread = { $count ->
    [one] Journal et discussion : un nouveau message
   *[other] Journal et discussion : { $count } nouveaux messages
}
web-rests-asked = Pas maintenant. On vous demande : { $question }
web-rests-waiting = Pas maintenant : à { $names } de jouer.
web-rests-watching = Vous regardez : à { $names } de jouer.
web-order-which = Quelle question
web-aside = À côté du plateau

## Amis, avis et partage

web-invited-decline = Non merci
web-copied = Lien copié
web-digest = L'e-mail du jour
web-digest-ended = Vous ne recevrez plus ces e-mails.
web-digest-wish = Une fois par jour au plus, un e-mail avec tout ce qui m'attend
web-friend-ask = Inviter
web-friend-asked = { $name } a reçu votre invitation.
web-friend-forget = Oublier
web-friend-play = Nouvelle table
web-friend-played = { $count ->
    [one] une table
   *[other] { $count } tables
}, { $when }
web-friend-waits = Invitation envoyée
web-friends = Vos partenaires de jeu
web-games-invited = On vous invite
web-invited-by = { $name } vous invite
web-link-here = Voici le lien : { $link }
web-next-table = Table suivante
web-rematch-accept = Accepter la revanche de { $name }
web-rematch-go = Vers la revanche
web-share = Partager
web-told = Ce navigateur m'avertit quand c'est à moi de jouer
web-told-always = Même quand aucune page de Perihelion n'est ouverte.
web-told-open = Tant qu'une page de Perihelion est ouverte, même en arrière-plan.
web-told-refused = Le navigateur ne le permet pas. Ses réglages pour ce site peuvent y remédier.
web-tables-waiting = { $count ->
    [one] une table vous attend
   *[other] { $count } tables vous attendent
}
web-watch-link-share = Lien pour regarder
web-watch-now = Regarder
