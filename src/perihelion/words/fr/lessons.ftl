# Ce que dit le guide dans les leçons ; voir docs/lessons.md.

lesson-title = { $game } : première partie

## Wild Space

lesson-wild-space-chapter-shuttles = Navettes et cartes
lesson-wild-space-chapter-chains = Recruter et enchaîner
lesson-wild-space-chapter-veterans = Les vétérans
lesson-wild-space-chapter-missions = Conditions et missions
lesson-wild-space-chapter-exploring = Explorer, et une nouvelle Réserve
lesson-wild-space-chapter-long-chain = Un long enchaînement
lesson-wild-space-chapter-your-way = À vous de jouer

lesson-wild-space-land = Au bout de dix tours, l'équipage qui rapporte le plus l'emporte. Un tour se joue toujours ainsi : utilisez une navette, puis faites ce que dit le lieu. Posez-en une sur le secteur gauche du Port : vous y piocherez deux cartes.
lesson-wild-space-land-why = Vous pourriez aussi vous poser ailleurs. Commençons là où votre main grandit : sans cartes, personne à recruter.
lesson-wild-space-draw = Les cartes se prennent une par une, dans la Réserve ou, à l'aveugle, dans la pioche. Prenez le robot de gauche : dans votre équipage, il vaut 5 crédits. Son emplacement est aussitôt complété.
lesson-wild-space-draw-why = Les autres cartes sont bonnes aussi. Mais ce robot rapporte 5 crédits sans rien demander : prenons-le avant votre adversaire.
lesson-wild-space-deck = Tentez maintenant votre chance : prenez la première carte de la pioche. Vous seul la verrez.
lesson-wild-space-deck-why = La Réserve peut attendre. Il faut avoir pioché à l'aveugle au moins une fois.
lesson-wild-space-end = Un hibou : il vous servira plus tard. Il n'y a pas de limite de main, garder des cartes ne coûte donc rien. Terminez votre tour.

lesson-wild-space-hire = Votre adversaire a recruté un rhinocéros. Faites de même : le secteur droit du Port permet de jouer un spécialiste. Les navettes adverses ne vous gênent jamais, seules les vôtres le peuvent.
lesson-wild-space-hire-why = D'autres cartes seraient bienvenues, mais en main elles ne rapportent rien. Il est temps de recruter.
lesson-wild-space-specialist = Un spécialiste est un animal doté d'un métier. Jouez l'ours scientifique : il rejoint votre équipage, et son effet permet de jouer aussitôt un robot.
lesson-wild-space-specialist-why = D'autres peuvent vous rejoindre aussi, mais seul l'ours scientifique amène votre robot.
lesson-wild-space-chain = Voilà un enchaînement : une carte jouée en fait jouer une autre. Jouez le robot, et ses 5 crédits sont à vous.
lesson-wild-space-chain-why = Un effet n'est jamais obligatoire. Mais c'est maintenant ou jamais : inutilisé, il est perdu.
lesson-wild-space-opens = Votre équipage compte trois cartes, capitaine compris. À la fin du tour, toute planète face cachée dont le chiffre ne dépasse pas ce nombre se retourne. Terminez votre tour et voyez laquelle apparaît.

lesson-wild-space-crew-of-three = La Place d'armes est révélée, et un équipage de trois cartes suffit pour s'y poser. Son secteur droit permet de jouer un vétéran ou de piocher deux cartes.
lesson-wild-space-crew-of-three-why = Les autres lieux serviront plus tard. La Place d'armes va vous présenter les vétérans.
lesson-wild-space-action = Un lieu peut proposer plusieurs actions : vous en faites une, ou aucune. Choisissez de jouer un vétéran.
lesson-wild-space-action-why = Deux cartes, c'est toujours bon à prendre. Mais le vétéran vous en fera aussi piocher deux, et il rejoindra votre équipage.
lesson-wild-space-veteran = Les vétérans portent une médaille. Chaque vétéran joué fait avancer d'une case votre jeton sur la piste du capitaine, et vous appliquez la case atteinte. Jouez l'ours botaniste.
lesson-wild-space-veteran-why = La leçon attend l'ours botaniste, votre seul vétéran.
lesson-wild-space-track = La première case de la piste fait piocher deux cartes. Prenez la première où vous voulez.
lesson-wild-space-track-more = Et la seconde dans la pioche, s'il vous plaît.
lesson-wild-space-track-more-why = Votre guide sait ce qui se trouve sur la pioche. Faites-lui confiance, juste cette fois.
lesson-wild-space-bears = Vous voilà avec trois ours, capitaine compris : le troisième animal d'une espèce vaut 5 crédits, et chacun des suivants aussi. Touchez les pièces à côté de votre nom pour voir le détail, puis terminez votre tour.

lesson-wild-space-condition = Certains secteurs posent une condition. Celui de gauche, au Bazar, coûte une carte de votre main ; il permet ensuite de piocher trois cartes ou de jouer n'importe quelle carte. Posez-vous là.
lesson-wild-space-condition-why = Les secteurs sans condition coûtent moins cher. Mais celui-ci permet de jouer n'importe quelle carte, même un émissaire, et vous en avez un en main.
lesson-wild-space-pay = Payez avec le singe : son effet vous coûterait un mécanicien, et nous avons d'autres projets pour le hibou mécanicien.
lesson-wild-space-pay-why = Gardez les autres cartes, elles serviront bientôt. Celle dont vous pouvez vous passer, c'est le singe.
lesson-wild-space-play-any = C'est payé. Choisissez maintenant de jouer une carte.
lesson-wild-space-play-any-why = Trois cartes, c'est tentant. Mais la pieuvre que vous avez en main vous en fera piocher deux, et elle rejoindra votre équipage.
lesson-wild-space-emissary = Les émissaires sont des animaux chargés d'une mission, comptée à la fin. Cette pieuvre rapporte 2 crédits par robot de votre équipage. Jouez-la.
lesson-wild-space-emissary-why = La leçon attend la pieuvre : plus vous aurez de robots, plus elle vaudra.
lesson-wild-space-have = Son effet demande de posséder un robot. Vous en avez un, et posséder ne coûte rien : piochez deux cartes, où vous voulez.
lesson-wild-space-have-more = Encore une, où vous voulez. Avant chaque choix, vous voyez ce que le précédent a apporté.
lesson-wild-space-mission = La mission figure déjà sur votre feuille de score. Elle sera recomptée à la fin, avec les robots que vous aurez alors. Terminez votre tour.

lesson-wild-space-explore = Une navette posée peut explorer : elle glisse vers le haut de son secteur et ne servira plus. Explorer ne coûte rien et permet toujours de piocher trois cartes ou d'en jouer une. Explorez le secteur gauche du Port.
lesson-wild-space-explore-why = Il vous reste une navette à poser, elle peut attendre. Voyons d'abord ce que peuvent encore faire celles qui sont posées.
lesson-wild-space-explore-draw = Choisissez de piocher trois cartes : un second robot ferait plaisir à votre pieuvre.
lesson-wild-space-explore-draw-why = Vous pourriez jouer une carte. Avec un robot et un émissaire de plus, le prochain tour sera bien meilleur.
lesson-wild-space-luck = Pas de robot dans la Réserve. La pioche en cache peut-être un ?
lesson-wild-space-luck-why = Nous cherchons un robot, et la Réserve n'en a pas. Essayez d'abord la pioche.
lesson-wild-space-renew = Une pieuvre, pas un robot. À tout moment de votre tour, même entre deux cartes piochées, vous pouvez défausser une carte pour renouveler toute la Réserve. Faites-le.
lesson-wild-space-renew-why = Vous pouvez continuer à piocher, bien sûr. Mais voyez d'abord ce qu'apporte une nouvelle Réserve.
lesson-wild-space-renew-pay = Payez avec la pieuvre que vous venez de piocher : son effet exige un vétéran que vous n'avez pas.
lesson-wild-space-renew-pay-why = Gardez les autres cartes, vous voudrez les jouer. Celle dont vous pouvez vous passer, c'est la nouvelle pieuvre.
lesson-wild-space-found = Le voilà : un robot à 5 crédits. Prenez-le.
lesson-wild-space-found-more = Et le lézard : un émissaire qui rapporte 3 crédits par paire formée d'un robot et d'un émissaire, et qui permet de jouer un robot.
lesson-wild-space-found-why = Tentant, mais avec ce robot et ce lézard, le prochain tour sera superbe.
lesson-wild-space-ready = Vous tenez un enchaînement de trois cartes. Terminez votre tour : personne ne peut vous le prendre.

lesson-wild-space-fireworks = Place au feu d'artifice. Explorez le secteur droit du Port.
lesson-wild-space-fireworks-why = N'importe quelle navette ferait l'affaire. Celle du secteur droit du Port n'a plus rien d'autre à offrir.
lesson-wild-space-one-card = Choisissez de jouer une carte. Elle ne restera pas seule.
lesson-wild-space-one-card-why = Votre main est bien remplie. C'est au tour de l'équipage de grandir.
lesson-wild-space-first-link = Commencez par le hibou mécanicien, dont l'effet fait jouer un émissaire…
lesson-wild-space-first-link-why = Chaque carte de cet enchaînement fait jouer la suivante. Seul le hibou peut le lancer.
lesson-wild-space-second-link = … le lézard, qui fait jouer un robot…
lesson-wild-space-second-link-why = Le lézard mène au robot ; un autre émissaire arrêterait tout ici.
lesson-wild-space-third-link = … à 5 crédits, que vos deux missions comptent aussi.
lesson-wild-space-third-link-why = Il serait dommage de s'arrêter : pour cet équipage, le robot vaut 10 crédits.
lesson-wild-space-crew-of-eight = Trois cartes en un tour, et 13 crédits de plus. Votre équipage compte huit cartes : une autre planète se retourne. Terminez votre tour.

lesson-wild-space-free = À partir d'ici, c'est vous qui décidez : il reste quatre tours. Une série des six espèces vaut 15 crédits, et il ne vous manque qu'un singe et un rhinocéros. Des planètes vous attendent, et vos navettes peuvent encore explorer.
lesson-wild-space-later-turn = Atterrir ou explorer, comme vous voulez. Chaque navette sert deux fois : vous ne perdez donc rien à attendre. Qu'est-ce qui amène des cartes dans votre équipage ?
lesson-wild-space-later-meet = Une seule de ces conditions suffit. Prenez celle qui vous coûte le moins.
lesson-wild-space-later-action = Une action, à votre choix. En main, les cartes ne rapportent rien à la fin : jouez-les tant qu'il reste des tours.
lesson-wild-space-later-draw = Dans la Réserve ou la pioche, une par une. Cherchez les espèces qui vous manquent, un troisième animal identique et des effets qui font jouer ce que vous avez en main.
lesson-wild-space-later-play = Quelle carte en amène une autre ? Commencez par celle dont vous pouvez utiliser l'effet.
lesson-wild-space-later-take = Prenez une carte et jouez-la aussitôt. Dans la Réserve, vous savez ce que vous prenez.
lesson-wild-space-later-pay = Payez avec la carte qui vous manquera le moins. Elle part à la défausse.
lesson-wild-space-later-remove = Une carte va quitter votre équipage. Demandez-vous ce qu'elle y rapporte.
lesson-wild-space-later-renew = La carte défaussée est perdue. Choisissez-en une que vous ne joueriez pas.
lesson-wild-space-later-end = C'est tout ? Alors terminez votre tour. Si votre équipage est assez grand, des planètes vont se retourner.
lesson-wild-space-finished = Vous avez joué une partie entière. La feuille de score détaille les deux équipages : espèces et séries, missions, robots, piste du capitaine. Vous savez maintenant tout ce qu'il faut savoir ; le reste est affaire de goût.

## Galaxy Trucker

lesson-galaxy-trucker-chapter-building = Premières tuiles
lesson-galaxy-trucker-chapter-rooms = Équipage et fret
lesson-galaxy-trucker-chapter-safety = Rester en un morceau
lesson-galaxy-trucker-chapter-launch = Prêt au départ
lesson-galaxy-trucker-chapter-flight = Cailloux et contrebandiers
lesson-galaxy-trucker-chapter-your-way = À votre guise

lesson-galaxy-trucker-cannon = Vous construisez un vaisseau avec de la ferraille, vous le menez à travers ce qui vient, et vous vendez ce qu'il en reste. Vous tenez un canon : rien ne doit se trouver devant sa bouche, il va donc à l'avant. Posez-le au-dessus de votre cabine, en 7.6.
lesson-galaxy-trucker-cannon-why = Il irait aussi ailleurs. Mais un canon pointé vers l'avant compte 1 ; de côté, seulement la moitié.
lesson-galaxy-trucker-next = Les tuyaux, ou connecteurs, tiennent les tuiles ensemble. On peut reprendre la dernière tuile posée jusqu'à ce qu'on en prenne une autre ; alors elle est soudée. Les tuiles sont dans le tas, à gauche : prenez-en une cachée.
lesson-galaxy-trucker-battery = Une batterie : verte, avec trois charges. Les boucliers, les moteurs et les canons doubles en ont besoin. Posez-la sous votre cabine, en 7.8.
lesson-galaxy-trucker-battery-why = Gardez les batteries à l'intérieur, où peu de coups les atteignent : en 7.8, par exemple.
lesson-galaxy-trucker-connectors = Un gros tuyau se raccorde à un gros tuyau, deux fins à deux fins. La large bride de laiton se raccorde aux deux, et votre cabine en a une de chaque côté. Prenez une autre tuile.
lesson-galaxy-trucker-engine = Un moteur : orange, avec une tuyère. Il doit souffler vers l'arrière, et la case derrière lui reste vide. Son gros tuyau va avec la batterie : posez-le en 6.8.
lesson-galaxy-trucker-engine-why = Sans moteur, on est perdu dans l'espace libre. En 6.8 il tient à la batterie, et bientôt à autre chose.

lesson-galaxy-trucker-crew = Deux membres d'équipage habitent la cabine de départ. Un équipage plus nombreux gagne les épaves et les stations. Prenez une tuile.
lesson-galaxy-trucker-cabin = Une cabine, pour deux de plus. Elle se raccorde à votre cabine, et au moteur par le haut : deux façons de tenir. Posez-la en 6.7.
lesson-galaxy-trucker-cabin-why = Une tuile raccordée par deux côtés ne tombe pas quand une voisine est perdue. En 6.7, elle tient aux deux.
lesson-galaxy-trucker-cargo = Qui va payer tout cela ? Le fret. Prenez une tuile.
lesson-galaxy-trucker-hold = Une soute pour deux marchandises : vertes, bleues et jaunes. Les rouges demandent une soute rouge à rayures. Posez-la en 8.7.
lesson-galaxy-trucker-hold-why = Elle va où sa bride de laiton rencontre votre cabine : en 8.7.
lesson-galaxy-trucker-another = Prenez-en une autre, et voyez qu'on n'est pas obligé de s'en servir.
lesson-galaxy-trucker-return = Un module structurel : rien que des tuyaux. Il peut servir, mais pas maintenant. Remettez-le ; il reste visible, et chacun peut le prendre.
lesson-galaxy-trucker-return-why = On peut aussi mettre deux tuiles de côté pour plus tard. Celle-ci ne vous manquera pas.

lesson-galaxy-trucker-danger = Les petits météores brisent les tuyaux ouverts, les tirs légers brisent tout. Contre les deux, il y a les boucliers. Prenez une tuile.
lesson-galaxy-trucker-shield = Un bouclier garde deux côtés, ceux du trait lumineux. Tournez-le avec la molette ou R jusqu'à couvrir l'avant et la gauche, et posez-le en 5.7.
lesson-galaxy-trucker-shield-why = En 5.7, tourné vers la gauche, il garde le côté où vos tuyaux seront ouverts.
lesson-galaxy-trucker-aliens = Des extraterrestres voyagent aussi, s'ils peuvent respirer. Prenez une tuile.
lesson-galaxy-trucker-support = Un module de survie violet. Raccordé à une cabine, il permet à un extraterrestre violet d'y vivre, ce qui ajoute 2 à vos canons. Tournez-le et posez-le au-dessus de la cabine, en 6.6.
lesson-galaxy-trucker-support-why = Il doit être raccordé à une cabine, et pas à celle de départ : ce sera 6.6.
lesson-galaxy-trucker-second-cabin = Une cabine de plus serait bienvenue, pour que l'extraterrestre ne vous coûte pas de bras. Prenez une tuile.
lesson-galaxy-trucker-exposed = Les connecteurs qui ne mènent nulle part sont exposés : la poussière d'étoiles vous ralentit pour chacun, les petits météores les brisent. Tournez cette cabine pour qu'elle tienne sous la soute, en 8.8.
lesson-galaxy-trucker-exposed-why = Tournée ainsi en 8.8, elle laisse un tuyau vers l'arrière, et vous allez vous en servir.
lesson-galaxy-trucker-second-engine = Qui est rapide arrive le premier partout. Prenez encore une tuile.
lesson-galaxy-trucker-row = Un autre moteur. Posez-le sous la nouvelle cabine, en 8.9 : derrière lui, il n'y a que l'espace.
lesson-galaxy-trucker-row-why = En 8.9 il ferme le tuyau de la cabine, et souffle au large.

lesson-galaxy-trucker-pile = Pendant la construction, on peut regarder trois paquets d'aventures. Ce qui vient décide de ce qu'est un bon vaisseau. Regardez-en un.
lesson-galaxy-trucker-pile-why = Vous pourriez continuer à construire. Mais qui n'a rien regardé construit au hasard.
lesson-galaxy-trucker-finish = Ouvrez « Contrôle » si vous voulez : points faibles et risques exacts. Puis terminez : le premier à finir part devant. Dans une partie en direct, le sable coule pendant ce temps.
lesson-galaxy-trucker-finish-why = Il reste des cases libres, mais ce vaisseau suffira. Terminez-le.
lesson-galaxy-trucker-alien = Les batteries sont chargées, les humains à bord. Laissez l'extraterrestre violet s'installer dans la cabine près de son module de survie, à la place de deux humains.
lesson-galaxy-trucker-alien-why = Deux humains de plus ne seraient pas de trop. Mais il faut que vous rencontriez l'extraterrestre.

lesson-galaxy-trucker-meteor = Une pluie de météores ! Les dés disent où chacun arrive. Ce petit, venu de la gauche, frapperait un tuyau ouvert de votre bouclier. Une charge, et le bouclier l'arrête.
lesson-galaxy-trucker-meteor-why = Vous pourriez encaisser, et perdre le bouclier. Une charge coûte moins.
lesson-galaxy-trucker-bounced = Le dernier a trouvé un côté lisse et a rebondi : pas de tuyau, pas de mal. Carte suivante.
lesson-galaxy-trucker-ready-why = On peut abandonner entre deux cartes ; les marchandises ne rapportent alors que la moitié. Vous venez de commencer !
lesson-galaxy-trucker-smugglers = Contrebandiers : 4. Votre canon fait 1, l'extraterrestre ajoute 2 : 3, c'est moins, et ils prennent des marchandises, ou des batteries s'il n'y en a pas. Un second canon les aurait tenus à distance. Continuez.
lesson-galaxy-trucker-open-space = Espace libre : chaque vaisseau avance de la puissance de ses moteurs. Vous avez gagné deux jours. Qui est devant décide le premier. Continuez.
lesson-galaxy-trucker-planets = Planètes : qui se pose charge des marchandises et perd deux jours. Vous n'avez pas de soute pour les rouges : posez-vous sur la deuxième pour les bleues.
lesson-galaxy-trucker-planets-why = La planète 1 n'a que du rouge, la 3 un seul jaune. Posez-vous sur la 2.
lesson-galaxy-trucker-load = Chargez une marchandise bleue : touchez la soute. Les rouges doivent rester.
lesson-galaxy-trucker-load-why = Une bleue ne vaut que 1, mais une soute vide ne vaut rien.
lesson-galaxy-trucker-load-more = Et l'autre.

lesson-galaxy-trucker-free = À partir d'ici, vous volez sans aide. Il reste quatre cartes ; votre guide dira un mot de temps en temps.
lesson-galaxy-trucker-later-ready = On passe à la carte suivante ? Qui n'a plus d'humain à bord, ou se fait prendre un tour, doit abandonner.
lesson-galaxy-trucker-later-visit = Regardez la carte : ce qu'elle prend, ce qu'elle donne, combien de jours elle coûte. Sans rival, les jours coûtent peu.
lesson-galaxy-trucker-later-load = Enlevez d'abord ce qui doit faire de la place, puis chargez. Ce qui attend encore est jeté ; « Charger au mieux » le fait pour vous.
lesson-galaxy-trucker-later-dismiss = Choisissez qui s'en va. Gardez un humain à bord à tout prix.
lesson-galaxy-trucker-later-defend = Sous le vaisseau, vous voyez ce que coûterait le coup, et ce que fait la défense.
lesson-galaxy-trucker-finished = Vous voilà à bon port. Le compte s'additionne : l'ordre d'arrivée, le plus beau vaisseau, les marchandises, moins ce qui est perdu. Avec un crédit ou plus, vous avez gagné !

lesson-high-frontier-chapter-water = L'eau
lesson-high-frontier-chapter-fuel = Le plein
lesson-high-frontier-chapter-outward = Deux combustions
lesson-high-frontier-chapter-landing = La Lune
lesson-high-frontier-chapter-your-way = Le retour, à votre manière

lesson-high-frontier-goal = Il s'agit de poser deux personnes sur la Lune et de les ramener, sept tours au plus après leur départ. Ici, tout se paie en eau : c'est l'argent sur Terre et le carburant à bord, compté en réservoirs d'eau (RE). Vous en avez 4 : c'est trop peu. Prenez un revenu de 2.
lesson-high-frontier-income-why = La fusée pourrait partir avec ce que vous avez, mais elle ne reviendrait pas. Prenez d'abord le revenu.
lesson-high-frontier-turn = Une opération par tour : la voilà faite. Tant que l'équipage n'est pas parti, le temps ne coûte rien ; les sept tours ne comptent qu'à partir de là. Terminez votre tour.
lesson-high-frontier-turn-why = Il n'y a plus rien à faire ce tour-ci. Terminez-le.
lesson-high-frontier-again = Prenez un second revenu. Dans une vraie partie, les autres s'enrichiraient pendant ce temps ; ici, vous êtes sans rivaux.
lesson-high-frontier-tanks = 8 RE sont au dépôt, et la capsule est à côté. Faire le plein ne prend qu'un instant et n'est pas une opération. Remplissez huit réservoirs.
lesson-high-frontier-tanks-why = Chaque réservoir en moins manquerait au retour. Remplissez les huit.
lesson-high-frontier-strip = L'échelle de carburant le montre : la capsule pèse 1, et 9 avec huit réservoirs ; de là, 21 crans mènent jusqu'à vide. Un vaisseau plein est lent : à ce poids, la poussée baisse de 1. Terminez votre tour : on se déplace avant son opération.

lesson-high-frontier-fly = Touchez la Lune sur la carte si vous voulez : le planificateur montre toutes les bonnes routes. Sur la carte de la capsule, on lit 9 • 6 : poussée 9, et 6 crans de carburant par combustion. Partez.
lesson-high-frontier-fly-why = Plus vous attendez, plus vous êtes riche, mais cela suffit. Partez.
lesson-high-frontier-engine = La poussée dit dans combien de disques rouges vous pouvez entrer en un tour. Chargée ainsi, elle vaut 8, et il vous en faut deux. Partez sans la postcombustion.
lesson-high-frontier-engine-why = La postcombustion coûterait un cran, et il vous le faudra pour rentrer.
lesson-high-frontier-burn = Les disques rouges sont des combustions. Entrer dans l'une d'elles coûte six crans, où qu'il soit. Allez à la première, au-dessus de la Terre.
lesson-high-frontier-burn-why = Toute route commence par cette combustion.
lesson-high-frontier-coast = Entre deux combustions, on file sans rien dépenser. Quatre routes traversent la ceinture de radiations, chacune vers un autre coin du ciel ; la première mène à la Lune. Continuez.
lesson-high-frontier-coast-why = Cette route mène ailleurs ou fait un détour. La plus courte passe par la première ceinture, puis par GEO.
lesson-high-frontier-second-burn = La seconde combustion : six crans de plus. Allez à GEO.
lesson-high-frontier-stop = Il reste 9 crans. Vous pourriez filer jusqu'à la Lune, mais pour s'y poser sans rien dépenser, il faut une poussée supérieure à sa taille, 9 ; or elle vaut 8 ce tour-ci. Arrêtez-vous ici.
lesson-high-frontier-stop-why = Se poser dès maintenant coûterait neuf crans, tout ce que vous avez. Il ne resterait rien pour le retour.
lesson-high-frontier-clock = L'équipage est parti : les sept tours courent, et voici le premier. Terminez-le.

lesson-high-frontier-lighter = Plus de la moitié du carburant est brûlée : le vaisseau est plus léger, et sa poussée vaut de nouveau 9. On la recalcule avant chaque vol. Repartez.
lesson-high-frontier-lighter-why = Attendre ici ne rapporte rien : repartez.
lesson-high-frontier-afterburn = 9 n'est pas supérieur à 9. La postcombustion ajoute 1 pour ce tour et coûte un cran. Allumez-la.
lesson-high-frontier-afterburn-why = Sans elle, l'alunissage coûterait neuf crans au lieu d'un.
lesson-high-frontier-lagrange = Les anneaux blancs sont des points de Lagrange : on y tourne librement. Aux croisements, tourner coûte autant que deux combustions. Allez à l'anneau qui précède la Lune.
lesson-high-frontier-landing-why = On arrive à la Lune par l'anneau qui la précède. Posez-vous.
lesson-high-frontier-land = L'hexagone dit ce qu'est un monde : taille 9, type S, deux gouttes d'eau. Le type dit ce qu'une usine y produirait : vos brevets S, sous forme de cartes noires. Posez-vous : avec une poussée de 10, c'est gratuit.
lesson-high-frontier-isru = Vous êtes sur la Lune ! Qui puise de l'eau ici en tire 1, plus les gouttes du site, moins l'ISRU de sa carte : 1 + 2 - 5, c'est moins que 1. Vous rentrerez donc avec ce que vous avez emporté. Terminez votre tour.
lesson-high-frontier-isru-why = Sur la Lune, aucune opération ne vous servirait. Terminez votre tour ; vous rentrerez au prochain.

lesson-high-frontier-home = Il reste huit crans. Décoller demande aussi plus de 9 : un cran pour la postcombustion, puis six pour la combustion de GEO. Cela fait sept, et l'atmosphère fera le reste. Partez.
lesson-high-frontier-home-why = L'équipage n'est pas encore rentré. Partez.
lesson-high-frontier-free = À vous de voler, maintenant. Allumez la postcombustion, passez par l'anneau et GEO jusqu'à la ceinture, puis par le parachute blanc : freiner dans l'air ne coûte pas de carburant, mais un jet de dé.
lesson-high-frontier-free-on = Continuez comme vous l'entendez ; ce que le planificateur montre vers LEO vous ramène.
lesson-high-frontier-later-turn = Comptez ce qu'il reste : les tours, et les crans de carburant. La mission est réussie quand l'équipage est de nouveau à LEO.
lesson-high-frontier-later-engine = Pour quitter la Lune sans rien dépenser, il faut une poussée supérieure à 9 : la postcombustion. Dans l'espace, la poussée n'est que le nombre de combustions permises.
lesson-high-frontier-later-go = Par l'anneau et GEO jusqu'à la ceinture, puis dans l'atmosphère. Au parachute, on lance un dé : seul un 1 perd le vaisseau.
lesson-high-frontier-finished = L'équipage est rentré ! Dans le jeu complet, les brevets s'achètent aux enchères, les robonautes cherchent l'eau et les concessions, et les usines font de meilleures cartes ; mais chaque vol se compte comme celui-ci.
