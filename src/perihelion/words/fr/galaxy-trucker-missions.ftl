### Les missions de Galaxy Trucker : le choix, les chargements, qui meurt et qui revient. Dit comme dans galaxy-trucker.ftl.

## Ce qui peut être choisi

option-missions = Mission de chaque vol ; la dernière vaut pour tous les suivants
choice-vote = vote entre trois
choice-own = vote entre celles des packs
choice-alien-archaeology = Archéologie extraterrestre
choice-alien-design = Design extraterrestre
choice-beverage-run = Livraison de boissons
choice-carpool = Covoiturage
choice-club-gold-trials = Épreuves du Club Or
choice-cocktail-time = L'heure du cocktail
choice-diplomatic-mission = Mission diplomatique
choice-directives = Directives
choice-easy-peasy = Les doigts dans le nez
choice-escort-mission = Mission d'escorte
choice-experiments = Expériences
choice-heavy-duty = Poids lourd
choice-hilarious-stories = Histoires à mourir de rire
choice-radioactive-isotopes = Isotopes radioactifs
choice-riding-a-powder-keg = À cheval sur un baril de poudre
choice-the-bet = Le pari
option-robopolice = Descentes de la Robopolice, telles que nous les reconstituons
option-unknown-supercard = Livraison de boissons : une supercarte dans la pile inconnue aussi
gt-advice-missions = Les missions s'adressent à qui connaît le jeu de base. Commencez par une mission à une seule sorte de chargement et sans supercarte, puis les Épreuves du Club Or, puis Expériences.

## Le choix

gt-mission = { $mission ->
    [none] un vol sans mission
    [alien-archaeology] Archéologie extraterrestre
    [alien-design] Design extraterrestre
    [beverage-run] Livraison de boissons
    [carpool] Covoiturage
    [club-gold-trials] Épreuves du Club Or
    [cocktail-time] L'heure du cocktail
    [diplomatic-mission] Mission diplomatique
    [directives] Directives
    [easy-peasy] Les doigts dans le nez
    [escort-mission] Mission d'escorte
    [experiments] Expériences
    [heavy-duty] Poids lourd
    [hilarious-stories] Histoires à mourir de rire
    [radioactive-isotopes] Isotopes radioactifs
    [riding-a-powder-keg] À cheval sur un baril de poudre
    [the-bet] Le pari
   *[other] { $mission }
}
prompt-gt-mission = { $missions }. Quelle mission voulez-vous ?
prompt-gt-not-mission = Vous n'êtes pas d'accord. De laquelle ne voulez-vous pas ?
prompt-gt-ships = { $mission } en classe { $board }. Vous pouvez encore tous vous accorder sur une autre classe : laquelle voulez-vous ?{ $unfit ->
    [none] {""}
   *[other] {" "}Déconseillé pour cette mission : { $unfit }.
}
move-gt-vote = { $mission }
move-gt-rule-out = pas { $mission }
move-gt-fly = classe { $board }
event-gt-start = Tout le monde commence avec { gt-credits }.
event-gt-missions = Trois missions au choix : { $missions }.
event-gt-mission = { $how ->
    [all] Tout le monde la veut : la mission est { $mission }.
    [rid] Tous en écartent la même : la mission est { $mission }.
    [agreed] Comme convenu, la mission est { $mission }.
   *[chance] Le hasard décide : la mission est { $mission }.
}
event-gt-ships-changed = Tous s'accordent à voler plutôt en classe { $board }.

## Les chargements

gt-payload = { $payload ->
    [explosive] chargement explosif
    [fragile] chargement fragile
    [heavy] chargement lourd
    [radioactive] chargement radioactif
   *[artifact] artefacts
}
gt-payload-line = { $count } × { $payload }
gt-pile-line = { $count ->
    [one] une dans la pile { $pile }
   *[other] { $count } dans la pile { $pile }
}
gt-zone = éteint sa { $line ->
    [column] colonne
   *[row] rangée
}
move-gt-draw-payload = prendre un chargement face cachée
event-gt-payloads = Des chargements arrivent à l'entrepôt, face cachée : { $payloads }.
event-gt-payloads-dealt = { $you ->
    [yes] Vous recevez { $tiles }, mis de côté pour vous.
   *[no] { $who } reçoit { $tiles }, mis de côté.
}
event-gt-supercards = Supercartes : { $piles }.
refused-gt-payload-aside = Un chargement ne se met jamais de côté.
refused-gt-radiation = Deux composants radioactifs ne doivent pas être reliés.
refused-gt-artifact-in-zone = Un artefact ne doit pas se trouver dans la zone morte d'un autre.

## Mourir et revenir

prompt-gt-join-again = Votre routier est mort. Revenez-vous avec un nouveau, doté de 1 crédit ? Sinon, vous ne jouez plus jusqu'à la fin de la partie.
event-gt-died = { $you ->
    [yes] Votre routier meurt ; vous perdez { gt-credits } et tout ce que vous possédez.
   *[no] Le routier de { $who } meurt ; { gt-credits } et tout ce qu'il possède sont perdus.
}
event-gt-joined-again = { $you ->
    [yes] Vous revenez avec un nouveau routier et { gt-credits }.
   *[no] { $who } revient avec un nouveau routier et { gt-credits }.
}
event-gt-sits-out = { $you ->
    [yes] Vous ne jouez plus jusqu'à la fin de la partie.
   *[no] { $who } ne joue plus jusqu'à la fin de la partie.
}
part-gt-start = crédits de départ
part-gt-death = classe { $flight } : la mort du routier
part-gt-newcomer = classe { $flight } : un nouveau routier
