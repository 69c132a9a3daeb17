# Ce que dit le serveur.

## Refus

refused-already-account = Vous avez déjà un compte.
refused-already-resigned = Vous avez abandonné cette partie.
refused-already-seated = Vous avez déjà une place à cette table.
refused-already-started = La partie a déjà commencé.
refused-backup-damaged = Le fichier { $file } est endommagé, ou n'est pas une sauvegarde. Rien n'a changé.
refused-backup-newer = Le fichier { $file } vient d'une version plus récente de Perihelion. Restaurez-le avec cette version-là.
refused-bad-email = Ceci n'est pas une adresse e-mail.
refused-bad-name = Un nom compte d'une à { $limit } lettres, sur une seule ligne.
refused-bad-passphrase = Une phrase de passe compte de { $least } à { $most } caractères.
refused-bad-database = « { $said } » n'est pas une base de données que ce serveur puisse utiliser. Donnez-en une sous la forme postgresql+asyncpg://utilisateur:secret@hôte/nom ou sqlite+aiosqlite:///fichier.
refused-bad-push-keys = Ce ne sont pas les clés d'un navigateur.
refused-bad-setting = Le réglage { $name } ne peut pas être « { $said } ».
refused-bad-tempo = Personne ne peut jouer à ce rythme : en direct, il faut de 10 secondes à 6 heures par joueur ; sur plusieurs jours, d'une minute à 60 jours par tour ; au tour par tour, aucun temps.
refused-bad-webhook = Impossible d'envoyer des notifications à cette adresse.
refused-blocked = L'hôte de cette table ne souhaite pas votre présence.
refused-bot-too-slow = À une table, un bot dispose d'au plus { $limit } simulations par décision.
refused-cannot-write = Impossible d'écrire { $file } : { $detail }
refused-code-needed = Ce compte demande aussi un code : celui de votre application d'authentification, ou l'un de vos codes de secours.
refused-data-in-use = Un autre serveur utilise { $file }. Arrêtez-le d'abord, ou choisissez un autre endroit avec --data ou --database.
refused-data-unusable = { $file } est inutilisable : { $detail }. Rendez-le accessible en écriture, ou choisissez un autre endroit avec --data.
refused-database-corrupt = { $file } n'est pas une base de données saine. Mettez ce fichier de côté et reprenez une sauvegarde avec `perihelion restore`.
refused-database-in-use = Un serveur utilise cette base de données. Arrêtez-le d'abord.
refused-database-newer = { $file } a été écrit par une version plus récente de ce programme. Installez-la.
refused-database-not-empty = Cette base contient des tables et des personnes. Avec --force, la sauvegarde prend leur place.
refused-fault = Une erreur s'est produite de notre côté. Rien n'a changé ; veuillez réessayer.
refused-foreign-origin = Cette page appartient à un autre site.
refused-game-went-on = La partie a avancé entre-temps. Voyez où elle en est avant de jouer.
refused-lesson-waits = La leçon attend ici un autre coup. Rien n'a changé.
refused-link-expired = Ce lien ne fonctionne plus. Demandez-en un nouveau.
refused-name-taken = Un compte porte déjà ce nom.
refused-needs-account = Il faut un compte pour cela.
refused-no-free-seat = Toutes les places sont prises.
refused-no-mail = Ce serveur n'envoie pas d'e-mails. Demandez à l'hôte de votre table un nouveau lien vers votre place.
refused-no-such-bot = Ce bot n'existe pas. ({ $said })
refused-no-such-lesson = Il n'y a pas encore de leçon pour { $said }.
refused-no-such-line = Le journal n'a pas de ligne { $number }.
refused-no-such-moment = Cette ligne n'existe pas dans le journal.
refused-no-such-order = Vous n'avez pas donné cette consigne.
refused-no-such-pack = Ce paquet de contenu ne se trouve pas ici.
refused-no-such-report = Il n'y a pas de signalement « { $said } ».
refused-no-such-table = Cette table n'existe pas, ou elle est privée.
refused-no-undo-asked = Personne ne vous demande votre accord pour annuler un coup.
refused-no-webhooks = Ce serveur n'appelle aucune adresse de rappel (webhook).
refused-nobody-stands-in = Aucun bot ne joue à votre place.
refused-nobody-there = Il n'y a plus personne à cet endroit.
refused-not-over = La partie n'est pas encore terminée.
refused-not-owner = Seul l'hôte de la table peut le faire.
refused-not-paused = La table n'est pas en pause.
refused-not-playing = La partie n'est pas en cours.
refused-not-seated = Vous n'avez pas de place à cette table.
refused-not-signed-in = Dites d'abord qui vous êtes : venez en invité ou connectez-vous.
refused-not-spectator = Cette personne joue. Libérez plutôt sa place.
refused-house-full = La maison est pleine : trop de connexions sont occupées pour votre adresse. Réessayez dans un instant.
refused-no-push = Ce serveur n'avertit aucun navigateur : la personne qui l'héberge n'a pas défini de clé.
refused-nobody-plays = Entre eux, les bots jouent au laboratoire (perihelion simulate, perihelion tournament). À une table, il faut au moins une personne qui joue.
refused-not-started = La partie n'a pas encore commencé.
refused-not-your-passphrase = Ce n'est pas votre phrase de passe.
refused-not-your-seat = On ne peut regarder depuis une autre place qu'une fois la partie terminée.
refused-not-yourself = Vous ne pouvez pas vous bloquer vous-même.
refused-nothing-said = Ce message est vide.
refused-nothing-to-back-up = Il n'y a pas de base de données dans le dossier { $folder }.
refused-nothing-to-confirm = Aucune adresse n'attend d'être confirmée.
refused-only-watching = Votre lien permet de regarder. Demandez une invitation pour vous asseoir.
refused-orders-not-live = Les consignes sont réservées aux parties lentes ; ici, le temps est compté.
refused-passphrase-needed = Il faut votre phrase de passe pour cela.
refused-paused = La table est en pause.
refused-practice-is-alone = C'est une table d'entraînement : une personne et des bots.
refused-schema-not-today = Cette base appartient à une autre version de Perihelion. Lancez une fois le serveur, puis sauvegardez-la.
refused-seat-dismissed = La personne qui jouait ici a été renvoyée en cours de partie : un bot joue cette place jusqu'à la fin.
refused-seat-free = Personne n'est assis là.
refused-seat-taken = Cette place est prise.
refused-seats-free = { $count ->
    [one] Il reste { $count } place libre
   *[other] Il reste { $count } places libres
} : attendez du monde ou installez des bots.
refused-seen-another-seat = Vous avez vu cette partie depuis une autre place : vous ne pouvez pas jouer celle-ci.
refused-silenced = L'hôte de la table ne vous laisse pas parler ici.
refused-still-there = { $name } joue encore à cette place. Une place change de mains par un lien que fait la personne qui l'occupe, ou quand elle est absente depuis un moment.
refused-table-damaged = Une partie du journal de cette table est illisible. La personne qui héberge ce serveur en a été prévenue.
refused-table-over = Cette table est terminée.
refused-too-busy = Il se passe trop de choses à cette table en ce moment. Veuillez réessayer.
refused-too-many-blocked = Vous pouvez bloquer { $limit } personnes.
refused-too-many-connections = { $limit } connexions à la fois, pas davantage. Fermez-en d'abord quelques-unes.
refused-too-many-invited = On peut inviter { $limit } personnes au plus à une table.
refused-too-many-orders = Vous pouvez donner au plus { $limit } consignes par table.
refused-too-many-packs = Vous pouvez apporter au plus { $limit } paquets de contenu.
refused-too-many-tables = { $limit } tables à la fois, pas davantage.
refused-too-often = Trop vite. Veuillez attendre { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
} et réessayer.
refused-two-step-on = La connexion demande déjà un code.
refused-unavailable = Le serveur n'atteint pas sa base de données en ce moment. Rien n'est perdu ; veuillez réessayer.
refused-undo-already-asked = Quelqu'un a déjà demandé à annuler un coup.
refused-undo-bots-mind = On a appris quelque chose depuis. Les bots n'acceptent de revenir en arrière qu'à une table d'entraînement.
refused-unknown-address = Il n'y a rien à cette adresse.
refused-unknown-host = Ce serveur ne se connaît pas sous le nom de { $host }. La personne qui l'héberge peut l'ajouter dans PERIHELION_HOSTS.
refused-unknown-language = La langue « { $said } » n'existe pas ici.
refused-wrong-code = Ce code est faux ou a déjà servi. Attendez le suivant, puis réessayez.
refused-wrong-method = Cette adresse ne s'utilise pas ainsi.
refused-wrong-passphrase = Le nom et la phrase de passe ne correspondent pas.
refused-wrong-shape = Demande incompréhensible : { $detail }
refused-you-blocked-host = Vous avez bloqué la personne qui a ouvert cette table. Vos réglages montrent qui vous avez bloqué.

## Avis et lettres

notice-turn-title = Perihelion : à vous de jouer à « { $table } »
notice-turn-text =
    Bonjour { $name },

    C'est à vous de jouer à « { $table } » :
    { $address }

    Vous recevez un e-mail par tour. Vous pouvez désactiver ces e-mails dans vos réglages.
notice-invited-title = Perihelion : { $host } voudrait jouer à { $game } avec vous
notice-invited-text =
    Bonjour { $name },

    { $host } voudrait jouer à { $game } avec vous. Une place est libre :
    { $address }

    Vous pouvez désactiver ces e-mails dans vos réglages.
digest-title = Perihelion : { $count ->
    [one] une table vous attend
   *[other] { $count } tables vous attendent
}
digest-turn = « { $table } », à vous de jouer : { $address }
digest-invited = « { $table } », on vous y invite : { $address }
digest-text =
    Bonjour { $name },

    voici ce qui vous attend :

    { $list }

    Cet e-mail arrive une fois par jour au plus, et seulement si quelque chose vous attend. Pour ne plus le recevoir, un clic suffit :
    { $address }
mail-recovery-title = Perihelion : une nouvelle phrase de passe
mail-recovery-text =
    Bonjour { $name },

    Quelqu'un, sans doute vous, a demandé une nouvelle phrase de passe. Choisissez-la ici dans l'heure :
    { $address }

    Si ce n'était pas vous, ne faites rien : l'ancienne phrase de passe reste valable.

mail-confirm-title = Perihelion : est-ce bien votre adresse ?
mail-confirm-text =
    Bonjour,

    quelqu'un, sans doute vous, a donné cette adresse à une table de Perihelion. Si c'est bien vous, confirmez-la d'ici un jour :
    { $address }

    Sinon, ne faites rien : aucun autre e-mail ne viendra.
mail-address-title = Perihelion : votre adresse
mail-address-asked-text =
    Bonjour { $name },

    quelqu'un, sans doute vous, souhaite que les e-mails de votre compte aillent désormais à { $email }. Ils arrivent ici tant que
    cette adresse n'est pas confirmée.

    Si ce n'est pas vous, changez votre phrase de passe et déconnectez tous les autres appareils.
mail-address-changed-text =
    Bonjour { $name },

    les e-mails de votre compte vont désormais à { $email } ; celui-ci est le dernier à arriver ici.

    Si ce n'est pas vous, changez tout de suite votre phrase de passe et déconnectez tous les autres appareils.
mail-address-removed-text =
    Bonjour { $name },

    votre compte n'a plus d'adresse ; cet e-mail est le dernier à arriver ici. Sans adresse, personne ne pourra vous aider à
    retrouver une phrase de passe.

    Si ce n'est pas vous, changez tout de suite votre phrase de passe et déconnectez tous les autres appareils.
mail-address-yours-text =
    Bonjour { $name },

    cette adresse est maintenant celle de votre compte. Les e-mails sur vos tours arrivent ici, ainsi qu'une nouvelle phrase de
    passe si vous perdez la vôtre.

## Pages

page-ready = Le serveur fonctionne. Les tables sont ouvertes à tout client qui parle son API.
page-manual = Toutes les adresses de l'API
page-client = Une première partie en Python

## Ce que les liens montrent d'eux-mêmes

preview-home = La table ouverte des jeux de société spatiaux
preview-home-more = Jouez dans le navigateur, en direct ou sur plusieurs jours, entre amis, contre des bots ou en solo. Sans compte.
preview-learn = Apprendre en jouant
preview-learn-more = Une première partie guidée pour chacun de nos jeux de l'espace.
preview-title = { $above } : { $game }
preview-rules-game = les règles
preview-learn-game = une première partie guidée
preview-about-wild-space = Réunissez un équipage d'animaux, posez-vous sur des planètes, enchaînez les cartes.
preview-about-galaxy-trucker = Construisez un vaisseau de bric et de broc contre le sablier, et voyez ce qu'il en reste.
preview-about-high-frontier = Étudiez des brevets, construisez une fusée, remplissez-la d'eau et gagnez les planètes.
preview-join = { $host } vous invite à jouer
preview-watch = { $host } vous invite à regarder
preview-table = À table
preview-over = Fin de la partie
preview-move = Coup { $move }
preview-free = Place libre
preview-players = À table : { $names }.
preview-won = { $names } { $count ->
    [one] l'emporte.
   *[other] l'emportent.
}
preview-won-tie = { $names } { $count ->
    [one] l'emporte au départage.
   *[other] l'emportent au départage.
}
preview-lost = Personne ne l'emporte.
