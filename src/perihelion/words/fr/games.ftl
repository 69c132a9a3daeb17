# Les jeux par leur nom, et leur fidélité au jeu imprimé.

title-wild-space = Wild Space
ws-provenance = La partie se déroule comme dans le jeu publié ; la plupart des cartes sont nos reconstitutions, fidèles à tout ce que l'on en sait.
title-galaxy-trucker = Galaxy Trucker
gt-provenance = Tuiles, cartes et plans sont ceux du jeu imprimé ; là où les sources se taisent, les règles disent ce que nous avons décidé.
title-high-frontier = High Frontier
hf-provenance = La plupart des chiffres des cartes sont ceux d'une édition ultérieure ; la carte et le diagramme de la fusée sont notre reconstitution ; chaque pièce indique son degré de certitude.

## Ce que disent plusieurs jeux

group-move = Déplacements
group-operation = Opérations
group-free = À tout moment
group-dangerous = Sans retour
choice-no = non
choice-yes = oui
ws-credits = { $credits ->
    [one] { $credits } crédit
   *[other] { $credits } crédits
}
