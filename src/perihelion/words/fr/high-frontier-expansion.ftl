### High Frontier, l'extension et ses scénarios.

option-start-election = Une élection chaque fois que les taches solaires atteignent START

## Noms

hf-square = { $effect ->
    [centrist] Centrisme
    [nationalism] Nationalisme
    [paleoconservatism] Paléoconservatisme
    [capitalism] Capitalisme
    [antinuke] Antinucléaire
    [egalitarianism] Égalitarisme
    [militarism] Militarisme
    [anarchy] Anarchie
   *[war] Guerre
}
hf-about-square = { $effect ->
    [centrist] rien ne change
    [nationalism] seule la NASA touche un revenu
    [paleoconservatism] seule la NASA lance des enchères
    [capitalism] le revenu est de 1 RE par usine
    [antinuke] pas de réacteur en main
    [egalitarianism] le revenu vient d'un plus riche
    [militarism] pas de marché libre
    [anarchy] crimes permis à tous
   *[war] crimes et combats permis à tous
}
hf-sector = { $sector ->
    [blue] bleu
    [yellow] jaune
   *[red] rouge
}
hf-cube = un cube de l'usine
hf-factory-itself = l'usine
hf-heavy = { $name } (lourd)
hf-says-hard = résistance { $hard }
hf-says-needs = demande { $kinds }
hf-says-therms = demande { $therms ->
    [one] { $therms } therme
   *[other] { $therms } thermes
}
hf-says-supplies = fournit { $kinds }
hf-says-cools = refroidit { $therms ->
    [one] { $therms } therme
   *[other] { $therms } thermes
}
hf-says-support = en soutien : poussée { $thrust }, consommation ×{ $fuel }
hf-says-solar-support = solaire
hf-says-dirt = brûle n'importe quoi
hf-support-kind = { $kind ->
    [e] l'électricité
    [p] la puissance pulsée
    [n] un réacteur neutronique
    [o] un réacteur à plasma
   *[x] un réacteur exotique
}

## Questions

prompt-hf-supports = Quelle carte soutient { $card } ?
prompt-hf-give-supports = Quel soutien entre dans l'usine ({ $site }) ?
prompt-hf-glitch = Une panne : quelle carte perdez-vous ?
prompt-hf-debris = Des débris en LEO : laquelle de vos cartes les plus lourdes perdez-vous ?
prompt-hf-cut = Coupes budgétaires : quel brevet abandonnez-vous ?
prompt-hf-vote = Une élection. { $bids }. Votre mise ?
prompt-hf-vote-tie = Qui remporte l'élection pour { $highest } RE ?
prompt-hf-politics = Où va la politique ?
prompt-hf-levy = De qui vient votre revenu ?
prompt-hf-aim = Que vise { $weapon } ?
prompt-hf-strike = Frapper avec { $weapon } ? La carte est alors perdue.
prompt-hf-pirate = Aborder l'ennemi avec { $weapon } ?
prompt-hf-board = Que prendre ?
prompt-hf-chase = La poursuite : avec quel propulseur ?
prompt-hf-intercept = { $mover } quitte { $place }. Attaquez-vous ?
prompt-hf-ram = Que percute la fusée sur { $site } ?

## Coups

move-hf-support = { $card }
move-hf-jettison = jeter { $card } par-dessus bord
move-hf-burn = brûler { $card } comme carburant
move-hf-vent = { $count ->
    [0] larguer tout le carburant
    [one] larguer du carburant pour n'en garder que { $count } cran
   *[other] larguer du carburant pour n'en garder que { $count } crans
}
move-hf-dig = remplir les réservoirs de régolithe
move-hf-event = finir les déplacements et lancer le dé d'événement
move-hf-lose = { $card }
move-hf-politics = { $square }
move-hf-levy = { $who }
move-hf-attack = attaquer { $target } de { $who } avec { $slot }
move-hf-intercept = attaquer avec { $slot }
move-hf-aim = { $target }
move-hf-hold = s'abstenir
move-hf-strike = frapper
move-hf-pirate = aborder
move-hf-loot = { $card }
move-hf-ram = percuter { $place }

## Ce qui arrive

event-hf-free-support = { $you ->
    [yes] { $card } s'y ajoute gratuitement.
   *[no] { $card } s'y ajoute gratuitement ({ $who }).
}
event-hf-turned-light = { $card } passe sur son côté léger ({ $place }).
event-hf-lost-card = { $you ->
    [yes] Vous perdez { $card } ({ $place }).
   *[no] { $who } perd { $card } ({ $place }).
}
event-hf-belt = Ceinture de radiations ({ $place }) : { $roll }, niveau { $level }.
event-hf-cycler = { $you ->
    [yes] Le cycleur de { $giver } vous a fait traverser les ceintures.
   *[no] { $mine ->
        [yes] Votre cycleur
       *[no] Le cycleur de { $giver }
    } a fait traverser les ceintures à { $who }.
}
event-hf-stranded = { $you ->
    [yes] Votre engin est immobilisé ({ $place }).
   *[no] L'engin de { $who } est immobilisé ({ $place }).
}
event-hf-jettisoned = { $you ->
    [yes] Vous jetez { $card } par-dessus bord ({ $place }).
   *[no] { $who } jette { $card } par-dessus bord ({ $place }).
}
event-hf-vented = { $you ->
    [yes] Vous larguez { hf-steps } de carburant ({ $place }).
   *[no] { $who } largue { hf-steps } de carburant ({ $place }).
}
event-hf-burnt = { $you ->
    [yes] Vous brûlez { $card } : { hf-tanks } ({ $place }).
   *[no] { $who } brûle { $card } : { hf-tanks } ({ $place }).
}
event-hf-dug = { $you ->
    [yes] Vous remplissez les réservoirs de régolithe : { hf-tanks } ({ $place }).
   *[no] { $who } remplit les réservoirs de régolithe : { hf-tanks } ({ $place }).
}
event-hf-failed-mine = Mines déjà épuisées : { $roll }.
event-hf-event = Dé d'événement { $roll }, secteur { hf-sector } : { $what ->
    [nothing] rien ne se passe.
    [glitch] une panne.
    [debris] des débris en LEO.
    [election] une élection.
    [cuts] des coupes budgétaires.
   *[flare] une éruption solaire.
}
event-hf-sunspots = Les taches solaires avancent : secteur { hf-sector }.
event-hf-flare = Éruption solaire : { $roll }.
event-hf-cut = { $you ->
    [yes] Vous abandonnez { $card }.
   *[no] { $who } abandonne { $card }.
}
event-hf-election = { $you ->
    [yes] Vous organisez une élection.
   *[no] { $who } organise une élection.
}
event-hf-elected = { $you ->
    [yes] Vous remportez l'élection pour { $bid } RE.
   *[no] { $who } remporte l'élection pour { $bid } RE.
}
event-hf-politics = Politique spatiale : { $square }.
event-hf-levied = { $you ->
    [yes] Vous prenez 1 RE à { $victim }.
   *[no] { $who } { $mine ->
        [yes] vous prend 1 RE.
       *[no] prend 1 RE à { $victim }.
    }
}
event-hf-banned = { $you ->
    [yes] Antinucléaire : vous abandonnez { $card }.
   *[no] Antinucléaire : { $who } abandonne { $card }.
}
event-hf-attacked = { $you ->
    [yes] Vous attaquez { $victim } ({ $place }) : { $slot } contre { $target }.
   *[no] { $who } { $mine ->
        [yes] vous attaque
       *[no] attaque { $victim }
    } ({ $place }) : { $slot } contre { $target }.
}
event-hf-shot = { $weapon } tire sur { $aimed } : { $roll }.
event-hf-struck = { $weapon } frappe : { $roll }.
event-hf-boarded = { $weapon } aborde l'ennemi : { $roll }.
event-hf-stolen = { $you ->
    [yes] Vous prenez { $card } à { $victim } ({ $place }).
   *[no] { $who } { $mine ->
        [yes] vous prend { $card }
       *[no] prend { $card } à { $victim }
    } ({ $place }).
}
event-hf-cubes-lost = L'usine sur { $site } perd des cubes : { $cubes ->
    [0] il n'en reste aucun.
   *[other] il en reste { $cubes }.
}
event-hf-destroyed = L'usine sur { $site } est détruite.
event-hf-captured = { $you ->
    [yes] Vous capturez l'usine sur { $site }.
   *[no] { $who } capture l'usine sur { $site }.
}
event-hf-rammed = { $you ->
    [yes] Votre fusée percute { $site }.
   *[no] La fusée de { $who } percute { $site }.
}
event-hf-chased = { $you ->
    [yes] Votre poussée dans la poursuite : { $thrust }.
   *[no] { $who }, poussée dans la poursuite : { $thrust }.
}
event-hf-peace = Le combat est fini.

## La table en lignes de texte

hf-policy = { $faction ->
    [none] politique de personne
   *[other] { hf-points } à la fin ; faction : { hf-faction }
}
hf-politics-line = Politique spatiale : { $square } ({ $policy }) : { $about }.
hf-sector-event = { $sector ->
    [blue] élections
    [yellow] coupes budgétaires
   *[red] éruptions solaires
}
hf-sunspots-line = Cycle des taches solaires : secteur { hf-sector } ({ hf-sector-event }), { $spot ->
    [0] sur START.
    [one] { $spot } case après START.
   *[other] { $spot } cases après START.
}
hf-event-due = Un événement est attendu à la fin des déplacements : secteur { hf-sector } ({ hf-sector-event }).
hf-combat-step = { $stage ->
    [1] canons à rayons du défenseur
    [2] canons à rayons de l'attaquant
    [3] missiles du défenseur
    [4] missiles de l'attaquant
   *[other] buggys
}
hf-fight-line = Combat ({ $place }), étape { $stage }, { hf-combat-step } : { $who } ({ $slot }) contre { $victim } ({ $target }).
hf-lacks-therms = { $therms ->
    [one] de quoi refroidir { $therms } therme
   *[other] de quoi refroidir { $therms } thermes
}
hf-idle-line = { $card } ne peut pas fonctionner, il manque : { $lacks }.

## Points

part-hf-politics = politique : { $square }

## Pourquoi pas

refused-hf-no-support = Il lui manque une carte de soutien (générateur ou réacteur).
refused-hf-overheats = Elle surchaufferait : il manque des radiateurs.
refused-hf-not-open = On n'entre sur ce site que dans le secteur de la couleur de son bord.
refused-hf-event-first = Finissez d'abord vos déplacements et lancez le dé d'événement.
refused-hf-no-market = Sous le militarisme, pas de marché libre.
refused-hf-no-income = Sous ce régime vous n'avez pas de revenu.
refused-hf-no-research = Seule la NASA peut lancer une enchère maintenant.
refused-hf-nobody-richer = Personne n'est plus riche que vous.
refused-hf-no-weapon = Rien ne peut combattre ici.
refused-hf-fought-already = Cette pile a déjà combattu.
refused-hf-not-burnt = Cette carte ne peut pas être brûlée.
refused-hf-keeps-it-running = Elle soutient ou refroidit le propulseur utilisé, et reste avec la fusée.
refused-hf-bad-fight = Un combat nomme deux places et ce qui combat de chaque côté.

## Scénarios

choice-standard = le jeu lui-même
choice-race = Course à l'espace : aller sur Titan et en revenir le premier
choice-invasion = Invasion extraterrestre, à trois
choice-hermes = La chute d'Hermès, en solitaire
prompt-hf-upgrade = Passer une carte côté noir pour 1 RE ?
move-hf-blind = acheter une carte cachée ({ $deck })
move-hf-deflect = détourner l'astre avec { $card }
move-hf-upgrade = { $card }
event-hf-bought = { $you ->
    [yes] Vous achetez { $card } pour { hf-water }.
   *[no] { $who } achète { $card } pour { hf-water }.
}
event-hf-upgraded = { $card } passe côté noir.
event-hf-deflected = { $site } est détourné avec { $cards }.
event-hf-removed = { $card } quitte le jeu ({ hf-deck }).
event-hf-to-pool = La mise va à la réserve : { hf-water }.
event-hf-titan-card = Les Titans utilisent { $card }.
part-hf-race = premier de retour de Titan
part-hf-hermes = Hermès détourné
part-hf-base = base militaire sur { $site }
part-hf-outlook = avant-poste à { $site }
refused-hf-no-factory-here = Dans ce scénario, aucune usine n'est permise ici.
