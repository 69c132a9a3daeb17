### Les missions de Galaxy Trucker : qui les donne, ce qu'elles demandent, ce qu'elles rapportent. Les phrases reçoivent les mêmes
### données que dans galaxy-trucker.ftl.

## Qui les donne, et ce qu'on y dit

gt-giver = { $mission ->
    [alien-archaeology] la conservatrice du musée
    [alien-design] une architecte cyan
    [beverage-run] le barman
    [carpool] une mécanicienne du chantier spatial
    [club-gold-trials] le président du Club Or
    [cocktail-time] le barman
    [diplomatic-mission] l'ambassadrice
    [directives] un robot muni d'un tampon
    [easy-peasy] un inconnu au col relevé
    [escort-mission] un voyageur en coutellerie
    [experiments] les scientifiques de la station
    [heavy-duty] le contremaître de la mine
    [hilarious-stories] le routier le plus bruyant du bar
    [radioactive-isotopes] une voix dans un coffre de plomb
    [riding-a-powder-keg] un mineur sans sourcils
   *[the-bet] un routier à trois doigts
}
gt-scene = { $mission ->
    [alien-archaeology] « Trois millions d'années, elles chantonnent en si bémol, et personne ne sait à quoi elles servent », dit la conservatrice en époussetant une pièce avec un papier de sandwich. « Mettez-les où vous voulez. Méfiez-vous seulement de ce qui se trouve dans leur alignement : ça s'assoupit. Mon dernier assistant, par exemple. Il est là-bas, sous le drap. »
    [alien-design] L'architecte cyan déroule un plan troué de brûlures. « Les trous, c'est l'idée. N'importe qui sait bâtir là où il y a un plancher. Remplissez chaque case qui reste, soignez vos bords, et mon peuple pleurera de trois yeux sur cinq. »
    [beverage-run] « Deux caisses du meilleur pour le club, tout au bout », dit le barman en essuyant un verre qui était plus propre avant. « C'est du vrai verre, alors on ne jongle pas. Et s'il vous arrive quelque chose de vraiment affreux, ma foi, ouvrez-en une. Le temps de relever la tête, ce sera fini. »
    [carpool] « La navette est en morceaux sur mon établi et l'équipe a fini sa journée », dit la mécanicienne. « Emmenez-en autant que vous avez de couchettes. Je les compte au départ, ma sœur les compte à l'arrivée, et de nous deux, c'est moi l'indulgente. »
    [club-gold-trials] Le président regarde votre combinaison aussi longtemps que la politesse le permet, puis encore un peu. « Nos membres ont traversé un trou noir en tenue de soirée. Nous avons semé quelques petits obstacles sur votre route. Arrivez, et vous passerez par la grande porte. Arrivez entier, et vous aurez droit à l'ascenseur. »
    [cocktail-time] « Une mesure qui se casse, une mesure qui fait boum, une rondelle de citron », dit le barman. « Pour secouer, je m'en charge ; à vous de livrer sans. Côte à côte, ça se garde très bien, jusqu'au moment où ça ne se garde plus. »
    [diplomatic-mission] « Mes délégués sont les plus fins esprits de trois mondes, soupire l'ambassadrice, et on ne peut pas les laisser dans la même pièce. Chacun que vous amenez à la conférence est un triomphe pour la paix. Chacun que vous égarez est une guerre. Il me faudrait alors retenir deux crédits. »
    [directives] « Bonjour, prestataire à base de carbone. Votre appareil fera l'objet d'un contrôle de conformité. Il existe six directives ; un nombre tiré au sort s'applique. Les amendes sont perçues après l'atterrissage. Il n'est pas délivré de compliments. Passez une journée réglementaire. »
    [easy-peasy] L'inconnu fait glisser un paquet sur la table. « Pas besoin de canons, l'ami. Regardez donc les cartes : des planètes, des stations, un peu d'espace libre. La route la plus sûre qui soit. La dernière page ? Collée. Une erreur d'impression, j'imagine. »
    [escort-mission] « Je vends des couteaux, pas du courage », dit l'homme derrière sa mallette. « Mon vaisseau a un moteur, deux pétoires et un excellent avocat. Ramenez-moi avec ce que j'ai à bord, et le quart est à vous. En garantie, je laisse les fourchettes. »
    [experiments] « Celle-ci explose, sur celle-là il ne faut pas respirer, celles-là luisent, ces autres sont simplement lourdes, et ça, je vous en prie, ne le regardez pas en face », dit un scientifique à demi-moustache. « Il nous en faut une de chaque à l'autre station. Pour la science. Une deuxième de chaque, ce serait pour la reproductibilité. »
    [heavy-duty] Le contremaître donne un coup de pied dans un lingot. Le lingot ne s'en aperçoit pas. « Ça pèse un peu, je vous l'accorde, mais vous ne trouverez pas meilleur blindage. On vous paie au poids. La dépanneuse aussi, alors ménagez vos moteurs avant la grande ligne droite. »
    [hilarious-stories] « Et LÀ, c'est toute l'aile gauche qui s'en va ! » Le bar est écroulé. « Fais mieux, le bleu. Une tournée par boulon que tu laisses là-haut. Mais tu reviens le raconter toi-même : ceux qui appellent depuis la dépanneuse ne sont jamais drôles. »
    [radioactive-isotopes] « Parfaitement inoffensif », dit le coffre de plomb. « Tenez-les seulement à l'écart les uns des autres, des gens et des batteries. Et rapportez-les tous, s'il vous plaît. Le dernier chauffeur en a perdu un sur le périphérique, et depuis, la mousse y vote. »
    [riding-a-powder-keg] Le mineur toque sur une caisse, et tout le bar recule d'un pas. « Cinq crédits pièce, et un supplément pour qui en charrie le plus. C'était mon beau-frère, avant vous. On garde son chapeau ici. Il est redescendu le mardi d'après. »
   *[the-bet] Trois doigts et un tas de crédits s'abattent sur le comptoir. « Le premier rentré rafle tout. Pas de deuxième, pas d'excuses, pas de photo d'arrivée. S'il y a du vilain en chemin ? Je serais déçu qu'il n'y en ait pas. Tu en es, ou tu tricotes ? »
}
gt-own-words = { $fr }

## Ce qu'elles demandent

gt-payload-count = { $payload ->
    [explosive] { $count ->
        [one] { $count } explosif
       *[other] { $count } explosifs
    }
    [fragile] { $count ->
        [one] { $count } fragile
       *[other] { $count } fragiles
    }
    [heavy] { $count ->
        [one] { $count } lourd
       *[other] { $count } lourds
    }
    [radioactive] { $count ->
        [one] { $count } radioactif
       *[other] { $count } radioactifs
    }
   *[artifact] { $count ->
        [one] { $count } artefact
       *[other] { $count } artefacts
    }
}
gt-task-payloads = dans l'entrepôt pour chaque joueur : { $payloads }
gt-task-dealt = distribués à chacun, aux places des composants mis de côté : { $payloads }
gt-task-supercards = { $count ->
    [one] une supercarte dans un paquet visible
   *[other] des supercartes dans { $count } paquets visibles
}
gt-task-hidden-supercards = { $count ->
    [one] une supercarte dans le paquet caché
   *[other] { $count } supercartes dans le paquet caché
}
gt-task-without = dans les paquets, pas de : { $types }
gt-task-hidden-pile = le paquet caché : { $types }
gt-task-exchange = { $count ->
    [one] une carte du paquet caché
   *[other] { $count } cartes du paquet caché
} en échange : { $types }
gt-task-types = { $type ->
    [planets] Planètes
    [abandoned_ship] Vaisseaux abandonnés
    [abandoned_station] Stations abandonnées
    [open_space] Espace libre
    [smugglers] Contrebandiers
    [slavers] Esclavagistes
    [pirates] Pirates
    [meteoric_swarm] Pluies de météores
    [combat_zone] Zones de combat
    [stardust] Poussière d'étoiles
    [epidemic] Épidémies
   *[sabotage] Sabotage
}
gt-task-stake = chacun met { gt-credits } au pot, et le premier arrivé l'emporte
gt-task-holes = { $count ->
    [one] un lancer
   *[other] { $count } lancers
} pour les cases qui manquent sur tous les plans
gt-task-directives = { $count ->
    [one] une directive
   *[other] { $count } directives
} sur la façon de construire
gt-task-sits-out = céder un chargement pour échapper à une supercarte
gt-task-looks = le plus beau vaisseau est payé { $times } fois
gt-task-luxury = les passagers de luxe paient { $times } fois
gt-task-free = { $what ->
    [lost] à l'arrivée, rien à payer pour les composants perdus en vol
   *[aside] à l'arrivée, rien à payer pour les composants restés de côté
}
gt-task-deadly = une explosion qui emporte votre dernier humain vous emporte
gt-task-client = un client vole avec vous
gt-task-each = { gt-credits } par { gt-measure-one }
gt-task-each-so-many = { gt-credits } par tranche de { $per } : { gt-measure-all }
gt-task-once = { gt-credits } pour { gt-measure-one }
gt-task-tidy = { gt-credits } pour { gt-measure-one } avec au plus { $most ->
    [one] { $most } composant perdu
   *[other] { $most } composants perdus
}
gt-task-most = { gt-credits } à qui a le plus : { gt-measure-all }
gt-task-number = selon le nombre ({ gt-measure-all }) : { $steps } crédits
gt-task-costs = à payer : { $price }
gt-task-kinds = { $price } ({ $kinds })
gt-cargo = { $kind ->
    [explosive] explosif
    [fragile] fragile
    [heavy] lourd
    [radioactive] radioactif
    [artifact_single] artefact simple
   *[artifact_double] artefact double
}
gt-measure-one = { $measure ->
    [completed] vol accompli
    [tiles] chargement livré
    [sets] jeu complet livré
    [kinds] sorte de chargement livrée
    [mass] point de masse livré
    [lost] composant perdu en vol
    [crew] membre d'équipage à bord à la fin
    [crew_lost] membre d'équipage de moins qu'au lancement
    [aliens] extraterrestre à bord à la fin
    [aliens_lost] extraterrestre ou passager perdu
    [goods] marchandise à bord à la fin
    [batteries] batterie restante
    [exposed] connecteur exposé
    [full_at_launch] plan entièrement couvert au lancement
    [full_at_end] plan encore entièrement couvert à la fin
    [directives_kept] directive respectée
    [violations] infraction à une directive
    [client_home] arrivée du client
    [client_goods] crédit que valent les marchandises du client
   *[guard_points] point de garde
}
gt-measure-all = { $measure ->
    [completed] vols accomplis
    [tiles] chargements livrés
    [sets] jeux complets livrés
    [kinds] sortes de chargement livrées
    [mass] masse livrée
    [lost] composants perdus en vol
    [crew] équipage à la fin
    [crew_lost] équipage perdu
    [aliens] extraterrestres à bord à la fin
    [aliens_lost] extraterrestres et passagers perdus
    [goods] marchandises à bord à la fin
    [batteries] batteries restantes
    [exposed] connecteurs exposés
    [full_at_launch] plans couverts au lancement
    [full_at_end] plans couverts à la fin
    [directives_kept] directives respectées
    [violations] infractions
    [client_home] clients ramenés
    [client_goods] valeur des marchandises du client
   *[guard_points] points de garde
}

## Directives

gt-directive = { $directive ->
    [1] les canons vers l'avant ont un composant derrière eux
    [2] pas de moteurs côte à côte
    [3] pas plus de deux cabines raccordées entre elles
    [4] les batteries touchent ce qui s'en sert, ou un module de structure
    [5] les soutes sont à l'intérieur
   *[6] un bouclier couvre l'avant
}

## Ce qui arrive

event-gt-briefing = { $mission }, pour { $giver }. { $scene } Les conditions : { $terms }.
event-gt-staked = { $you ->
    [yes] Vous mettez { gt-credits } au pot.
   *[no] { $who } met { gt-credits } au pot.
}
event-gt-hole = Colonne { $column }, ligne { $row } : { $squares } manqueront sur tous les plans.
event-gt-directives = Le robot a parlé : { $directives }.
event-gt-judged = { $count ->
    [0] { $you ->
        [yes] En règle chez vous : { $directive }.
       *[no] En règle chez { $who } : { $directive }.
    }
    [one] { $you ->
        [yes] Une infraction chez vous : { $directive }.
       *[no] Une infraction chez { $who } : { $directive }.
    }
   *[other] { $you ->
        [yes] { $count } infractions chez vous : { $directive }.
       *[no] { $count } infractions chez { $who } : { $directive }.
    }
}
prompt-gt-open = { $card } : { $text }. Céder un chargement et laisser passer ?
move-gt-open = céder { $tile } en { $square } et laisser passer cette carte
event-gt-opened = { $you ->
    [yes] Vous débouchez la bouteille en { $square } et ne remarquez rien de la suite.
   *[no] { $who } débouche la bouteille en { $square } et ne remarque rien de la suite.
}
brings-gt-tiles = { $gain ->
    [yes] { $tiles ->
        [one] rapporte { $tiles } composant
       *[other] rapporte { $tiles } composants
    }
   *[no] { $tiles ->
        [one] coûte { $tiles } composant
       *[other] coûte { $tiles } composants
    }
}

## Le client

event-gt-client = Le client vole avec vous ({ $place }) : { $crew } à bord, { $goods }.
event-gt-client-moved = { $forward ->
    [yes] Le client gagne { gt-days } ({ $place }).
   *[no] Le client perd { gt-days } ({ $place }).
}
event-gt-client-lost = { $goods ->
    [none] Le client perd { $crew } membre(s) d'équipage.
   *[other] { $crew ->
        [0] Le client perd { $goods }.
       *[other] Le client perd { $crew } membre(s) d'équipage et { $goods }.
    }
}
event-gt-client-loaded = Le client a maintenant à bord : { $goods }.
event-gt-client-out = { $why ->
    [lapped] Le client a un tour de retard et abandonne.
   *[no-crew] Le client n'a plus personne à bord et abandonne.
}
event-gt-client-landed = Le client se pose sur la planète { $planet }.
event-gt-client-fought = { $how ->
    [beaten] Le client bat l'ennemi, à sa propre surprise.
    [kept-off] Le client tient l'ennemi à distance.
   *[lost] L'ennemi bat le client.
}
event-gt-client-lowest = Le client est le plus faible de tous.
event-gt-client-rolled = { $struck ->
    [yes] Un { $die } : le client est touché.
   *[no] Un { $die } : le client s'en tire.
}
event-gt-guarded = { $you ->
    [yes] Vous avez gardé le client : un point.
   *[no] { $who } a gardé le client : un point.
}
event-gt-stepped-in = { $you ->
    [yes] Vous vous interposez pour le client : un point.
   *[no] { $who } s'interpose pour le client : un point.
}
prompt-gt-step-in = Le client est le plus faible. Prendre la peine sur vous, pour un point de garde ?

## L'addition

part-gt-mission-completed = { gt-part-of-flight }
part-gt-mission-tiles = { gt-part-of-flight }
part-gt-mission-sets = { gt-part-of-flight }
part-gt-mission-kinds = { gt-part-of-flight }
part-gt-mission-mass = { gt-part-of-flight }
part-gt-mission-lost = { gt-part-of-flight }
part-gt-mission-crew = { gt-part-of-flight }
part-gt-mission-crew_lost = { gt-part-of-flight }
part-gt-mission-aliens = { gt-part-of-flight }
part-gt-mission-aliens_lost = { gt-part-of-flight }
part-gt-mission-goods = { gt-part-of-flight }
part-gt-mission-batteries = { gt-part-of-flight }
part-gt-mission-exposed = { gt-part-of-flight }
part-gt-mission-full_at_launch = { gt-part-of-flight }
part-gt-mission-full_at_end = { gt-part-of-flight }
part-gt-mission-directives_kept = { gt-part-of-flight }
part-gt-mission-violations = { gt-part-of-flight }
part-gt-mission-client_home = { gt-part-of-flight }
part-gt-mission-client_goods = { gt-part-of-flight }
part-gt-mission-guard_points = { gt-part-of-flight }
part-gt-mission-most = { gt-part-of-flight }
part-gt-mission-tidy = { gt-part-of-flight }
part-gt-mission-looks = { gt-part-of-flight }
part-gt-mission-luxury = { gt-part-of-flight }
part-gt-stake = { gt-part-of-flight }
part-gt-stake-back = { gt-part-of-flight }
part-gt-pot = { gt-part-of-flight }

## Dans le client texte

gt-mission-line = Mission : { $mission }. { $terms }
gt-hidden-payloads = { $count ->
    [one] { $count } chargement est face cachée.
   *[other] { $count } chargements sont face cachée.
}
gt-directives-line = Directives : { $directives }
gt-pot-line = Au pot : { gt-credits }
gt-client-line = { $out ->
    [yes] Le client a abandonné.
   *[no] Le client ({ $place }) : { $crew } à bord, { $goods ->
        [none] pas de marchandises
       *[other] { $goods }
    }.
}
