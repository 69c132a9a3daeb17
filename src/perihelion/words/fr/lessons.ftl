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
