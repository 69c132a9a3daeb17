# Ce que dit le client dans le navigateur.

web-about = À propos
web-about-fan = Perihelion est une œuvre d'amateurs, sans lien avec les éditeurs. Aucune image ni aucun texte d'éditeur n'y figure ; les noms appartiennent à leurs éditeurs.
web-about-wild-space = Réunissez un équipage d'animaux, posez-vous sur des planètes, déclenchez de longues chaînes de cartes. De 1 à 5, en une demi-heure.
web-account = Votre compte
web-account-made = Vous avez maintenant un compte. Vos places vous suivent sur tous vos appareils.
web-account-why = En tant qu'invité, vous jouez sur cet appareil. Un compte garde vos places partout où vous vous connectez.
web-a-person = une personne
web-all-here = Tout le monde est là
web-allow = Accepter
web-back = Retour
web-chat = Dire quelque chose
web-close = Fermer
web-contents = Sommaire
web-continue = Vos tables
web-credits = Remerciements
web-credits-fonts = Les titres sont composés en Exo 2 de Natanael Gama, les textes en Inter de Rasmus Andersson, sous licence SIL Open Font.
web-credits-icons = Les pictogrammes viennent de game-icons.net, par Lorc, Delapouite et d'autres, sous licence CC BY 3.0.
web-data = Vos données
web-days = { $days ->
    [one] { $days } jour
   *[other] { $days } jours
}
web-decline = Refuser
web-drop-nowhere = On ne peut rien en faire à cet endroit.
web-email = Adresse électronique
web-export = Les télécharger
web-free-seat = place libre
web-games = Jeux
web-guest = Invité
web-hero = La table ouverte des jeux de société spatiaux
web-hero-more = Jouez dans le navigateur, en direct ou sur plusieurs jours, entre amis, contre des robots ou en solo. Sans compte.
web-home = Vers l'accueil
web-invite = Inviter par un lien
web-is-asked = doit jouer
web-join = Vous êtes invité
web-join-more = Une table vous attend. Choisissez un nom et prenez place.
web-join-now = Aller à la table
web-keep = Enregistrer
web-kept = C'est enregistré.
web-keys = Touches
web-keys-arrows = parcourir ce que vous pouvez jouer
web-keys-drag = Vous pouvez aussi glisser une carte vers votre équipage ou la défausse, une navette vers un secteur. Les endroits possibles s'illuminent.
web-keys-enter = jouer l'élément choisi
web-keys-escape = revenir à la question
web-keys-figures = donner cette réponse
web-language = Langue
web-learn = Apprendre
web-learn-again = Recommencer
web-learn-begin = Commencer
web-learn-chapter = Chapitre { $chapter } sur { $chapters }
web-learn-coach = Votre guide
web-learn-continue = Reprendre où j'en étais
web-learn-done = Vous avez terminé cette leçon.
web-learn-minutes = Environ { $minutes } minutes
web-learn-more = Une vraie partie contre un adversaire facile, avec un guide qui explique chaque chose au moment où elle compte. Arrêtez-vous quand vous voulez, vous reprendrez plus tard.
web-learn-none = Pas encore de leçon pour ce jeu ; ses règles se lisent en ligne.
web-learn-sheet = Feuille de score
web-learn-title = Apprendre en jouant
web-learn-waits = Ce coup est permis ; la leçon en attend simplement un autre ici. Rien n'est perdu.
web-learn-well-done = Bravo, capitaine !
web-level-captain = capitaine, robot fort
web-level-rookie = recrue, robot facile
web-line-blocked = Quelqu'un a été prié de ne plus revenir.
web-line-bot-sat = Un robot prend place.
web-line-closed = La table a été fermée.
web-line-forgotten = Quelqu'un est parti pour de bon.
web-line-handed-back = { $name } est de retour.
web-line-opened = La table est ouverte.
web-line-paused = La table est en pause.
web-line-rematched = Une revanche a lieu.
web-line-replaced = { $name } reprend une place.
web-line-resigned = { $name } abandonne ; un robot continue.
web-line-resumed = La partie reprend.
web-line-sat = { $name } prend place.
web-line-started = La partie commence.
web-line-stood = Une place se libère.
web-line-taken-over = Un robot remplace { $name }.
web-line-undo-answered = { $name } répond.
web-line-undo-asked = { $name } demande à reprendre un coup.
web-line-undone = { $name } reprend un coup.
web-link = Le lien ; quiconque l'a peut venir
web-link-copied = Le lien est dans votre presse-papiers.
web-log = Déroulement
web-look = Apparence et son
web-lost = Vous avez perdu
web-menu = Réglages
web-motion = Animations à l'écran
web-motion-fast = rapides
web-motion-normal = posées
web-motion-off = aucune
web-new-table = Nouvelle table
web-no-table = Vous ne pouvez pas voir cette table
web-notices = Quand c'est à vous
web-notices-why = Aux tables lentes, vous êtes averti une fois par tour, quand vous ne regardez pas.
web-nowhere = Perdu dans l'espace
web-nowhere-more = Il n'y a rien à cette adresse. Le lien s'est peut-être perdu en route, ou la page a déménagé.
web-offline = Hors de portée radio
web-offline-more = Le serveur est injoignable. Vous êtes peut-être hors ligne, ou l'on s'occupe de lui. Nous continuons d'essayer, et vos parties vous attendent : rien n'est perdu.
web-open-table = Ouvrir la table
web-open-tables = Tables ouvertes
web-passphrase = Phrase de passe
web-pause = Pause
web-paused = La table est en pause
web-play-now = Jouer tout de suite
web-public = Tout le monde peut venir et regarder
web-reconnecting = Connexion perdue ; nouvel essai...
web-record = Télécharger la partie
web-register = Créer un compte
web-rematch = Rejouer
web-remove = Retirer
web-resign = Abandonner
web-resign-sure = Voulez-vous abandonner ? Un robot jouera votre place jusqu'au bout.
web-resume = Reprendre
web-return = Reprendre ma place
web-rule = Règle { $rule }
web-seat = Place { $seat }
web-seats = Joueurs
web-send = Envoyer
web-settings = Réglages
web-shortcuts = Raccourcis : lettres et chiffres seuls
web-sign-in = Se connecter
web-sign-out = Se déconnecter
web-sign-out-everywhere = Se déconnecter partout
web-sit = S'asseoir ici
web-skip = Aller au contenu
web-sound = Sons
web-stand = Partir
web-stands-in = un robot remplace
web-start = Commencer la partie
web-status-closed = fermée
web-status-open = pas encore commencée
web-status-over = terminée
web-status-paused = en pause
web-status-playing = en cours
web-table-title = Titre de la table
web-tempo = Rythme
web-tempo-days = sur plusieurs jours : trois jours par tour
web-tempo-live = en direct : 15 minutes chacun, 20 secondes par tour
web-tempo-turns = tour par tour, sans pendule
web-theme = Couleurs
web-theme-dark = sombres
web-theme-light = claires
web-theme-system = comme le système
web-title-galaxy-trucker = Galaxy Trucker
web-title-high-frontier = High Frontier
web-try-again = Réessayer
web-undo = Annuler
web-undo-asked = { $name } voudrait reprendre son dernier coup.
web-unreachable = Le serveur est injoignable pour l'instant. Rien n'a été fait ; réessayez dans un moment.
web-upcoming = Pas encore sur la table.
web-volume = Volume
web-waiting = On attend { $names }
web-waiting-for-people = { $count ->
    [one] Une place est libre
   *[other] { $count } places sont libres
}
web-watch = Regarder
web-webhook = Adresse de rappel (webhook)
web-why-not = Pourquoi pas... ({ $count })
web-won = { $count ->
    [one] { $names } gagne
   *[other] { $names } se partagent la victoire
}
web-ws-chain = Ce que ce tour déclenche
web-ws-chain-drew = { $count ->
    [one] { $count } carte piochée
   *[other] { $count } cartes piochées
}
web-ws-chain-explored = Exploration : { $place }
web-ws-chain-landed = Atterrissage : { $place }
web-ws-chain-none = Ici s'affiche, carte après carte, ce qu'un tour déclenche.
web-ws-chain-paid = { $count ->
    [one] { $count } carte cédée
   *[other] { $count } cartes cédées
}
web-ws-chain-quartz = { $count } quartz gagné
web-ws-chain-space = Case { $space } de la piste du capitaine
web-ws-discard = { $count ->
    [0] Défausse vide
    [one] Défausse, { $count } carte
   *[other] Défausse, { $count } cartes
}
web-ws-sheet = Feuille de score
web-ws-sheet-for = Pour
web-ws-sheet-total = Total des crédits
web-ws-sheet-ws-captain = Piste du capitaine
web-ws-sheet-ws-icon = Icônes des planètes hostiles
web-ws-sheet-ws-mission = Missions
web-ws-sheet-ws-printed = Crédits sur les cartes
web-ws-sheet-ws-quartz = Quartz
web-ws-sheet-ws-same-animals = Au moins trois animaux identiques
web-ws-sheet-ws-series = Les six animaux
web-ws-sheet-ws-smuggler-shuttles = Navettes en zone de lancement
web-ws-supply = Réserve de quartz : { $count }
web-your-name = Votre nom
web-your-turn = à vous
web-ws-aliens = Extraterrestres
web-ws-crew = Équipage
web-ws-deck = { $count ->
    [one] Pioche, { $count } carte
   *[other] Pioche, { $count } cartes
}
web-ws-display = Réserve
web-ws-empty-hand = Votre main est vide.
web-ws-face-down = se retourne pour un équipage de { $number }
web-ws-hand = Cartes en main
web-ws-nothing-yet = Rien encore
web-ws-quartz = Quartz
web-ws-score = { $credits ->
    [one] { $credits } crédit : voir le détail
   *[other] { $credits } crédits : voir le détail
}
web-ws-shuttles = Navettes restantes
web-ws-track = La piste du capitaine
web-ws-turn = Tour { $turn } sur { $turns }
web-ws-which = Que voulez-vous faire ?
web-ws-your-hand = Votre main
web-your-turn-now = C'est à vous.
web-branch = Continuer à partir d'ici
web-moment = Moment
web-replay = Revoir
web-rules = Règles
web-rules-about = À propos de ces règles
web-rules-more = Avec nos propres mots. Chaque paragraphe a un numéro, et ce numéro est un lien que vous pouvez partager.
web-rules-of = { $game } : règles
web-run = Lancer
web-seek = Chercher dans les règles
web-seek-found = { $count ->
    [0] Rien trouvé.
    [one] { $count } paragraphe
   *[other] { $count } paragraphes
}
web-seen-from = Vu depuis
web-speed = Vitesse
web-step = Un pas en avant
web-step-back = Un pas en arrière
web-stop = Arrêter
web-to-table = Vers la table
web-bot-rookie = Recrue { $seat }
web-bot-captain = Capitaine { $seat }
web-bot-random = Vagabond { $seat }
web-bot-about-captain = Essaie ses meilleurs coups dans des parties imaginées et joue celui qui le laisse le plus loin devant.
web-bot-about-rookie = Joue ce qui lui semble le mieux sur le moment. Un bon partenaire pour une première partie.
web-bot-about-random = Joue n'importe quel coup permis. Vous devriez gagner.
web-level-random = vagabond, joue au hasard
web-is-bot = robot
web-is-here = regarde la table
web-is-away = absent
web-resigned = a abandonné ; un robot continue
web-by-order = selon un ordre permanent
web-by-stand-in = un robot l'a remplacé
web-by-clock = temps écoulé
web-look-back = Revoir ce moment, ligne { $line }
web-talk-about = Commenter cette ligne
web-away = { $count } choses se sont passées en votre absence
web-away-read = J'ai lu
web-away-replay = Revoir
web-pass-device = C'est le tour de { $name }
web-pass-device-why = Passez l'appareil. Personne d'autre ne doit regarder.
web-i-am = Je suis { $name }, montrer mes cartes
web-undo-ask = Demander l'annulation
web-redo = Rétablir
web-undo-waits = En attente de l'accord de { $names }
web-companion = quelqu'un à côté de moi
web-companion-more = Qui joue à côté de vous, sur cet appareil ?
web-companion-name = Nom
web-sit-them = Lui donner la place
web-cancel = Annuler
web-close-table = Fermer la table
web-close-table-sure = Fermer cette table pour tout le monde ? La partie se termine sans résultat.
web-watch-link = Copier un lien pour regarder
web-table-menu = Autres actions de la table
web-my-games = Mes parties
web-my-games-more = Tout ce que vous jouez, attendez et avez joué.
web-open-record = Ouvrir un fichier de partie
web-games-yours = À vous de jouer
web-games-running = En attente des autres
web-games-open = Pas encore commencées
web-games-over = Terminées
web-outcome = { $rank ->
    [one] 1re place
   *[other] { $rank }e place
} sur { $of }, { $score } points
web-no-games = Vous n'avez pas encore joué ici.
web-ladder = Échelle des robots
web-ladder-more = Les robots par force. Gravissez-la.
web-ladder-share = { $share } % de victoires en { $games } parties
web-ladder-met = Vous étiez devant dans { $won } parties sur { $games }
web-ladder-unmet = Vous ne l'avez pas encore rencontré
web-challenge = Défier
web-ladder-how = Les cotes viennent d'un tournoi où chaque robot affronte tous les autres avec les mêmes donnes, à chaque place ; 400 points de plus valent dix victoires sur onze.
web-recover = Nouvelle phrase de passe
web-new-passphrase = Nouvelle phrase de passe, 8 signes au moins
web-lost-passphrase = J'ai perdu ma phrase de passe
web-lost-sent = S'il existe un compte avec cette adresse, une lettre est en route.
web-forget = Effacer tout ce qui me concerne
web-forget-sure = Effacer pour toujours votre compte, vos places et vos messages ?
web-forgotten = Vous êtes oublié ici.
web-to-start = Au début
web-to-end = À la fin
web-link-moment = Lien vers ce moment
web-ws-credits = { $credits ->
    [one] { $credits } crédit
   *[other] { $credits } crédits
}
web-beside-me = à côté de moi, sur cet appareil
web-how-many = Combien de joueurs ?
web-who-plays = Qui joue ?
web-you = vous
web-companion-of = Nom à la place { $seat }
web-answers = Montrer ou replier les réponses
