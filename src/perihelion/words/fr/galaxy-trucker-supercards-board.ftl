### Ce que le navigateur dit des super-cartes.

## Ce qui est demandé, après « chaque fois qu'on vous demande »

web-asked-gt-resist = comment résister à un trou noir
web-asked-gt-dust = ce qu'emporte la poussière de nanorobots
web-asked-gt-melt = quelles batteries fondent
web-asked-gt-leak = qui est perdu près d'une batterie vide
web-asked-gt-spare = qui la peste épargne
web-asked-gt-dodge = s'il faut s'écarter de la robopolice
web-asked-gt-veer = si un propulseur vous écarte
