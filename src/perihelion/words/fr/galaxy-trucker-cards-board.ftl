### Ce que dit le navigateur des cartes de la grande extension.

## Ce qui est demandé, après « chaque fois qu'on vous demande »

web-asked-gt-set-die = quel nombre cacher
web-asked-gt-guess = quel nombre est caché
web-asked-gt-offer = combien offrir en secret
web-asked-gt-name = quelle colonne et quelle rangée désigner
web-asked-gt-cue = sur qui envoyer quels météores
web-asked-gt-stop = si vous vous arrêtez à une brocante
web-asked-gt-depot = quel composant d'un dépôt prendre
web-asked-gt-weld = où souder un composant
web-asked-gt-stow = où vont de nouveaux astronautes ou batteries
web-asked-gt-shed = quel composant lâcher pour aller plus vite
web-asked-gt-infected = si vous prenez des marchandises infectées
web-asked-gt-rivals = si vous affrontez des rivaux pour une visite
web-asked-gt-union = comment payer le syndicat
web-asked-gt-hand-over = quelle marchandise céder
web-asked-gt-plant = quelle machination glisser
web-asked-gt-loan = si vous prenez ou remboursez un prêt
web-asked-gt-bid = si vous enchérissez
web-asked-gt-buy-too = si vous achetez aussi, au prix de votre dernière offre
web-asked-gt-use-part = quel composant d'une épave utiliser
web-asked-gt-help = si vous aidez un vaisseau échoué
web-asked-gt-toll = si vous payez un péage
web-asked-gt-customs = si vous payez la douane
web-asked-gt-shore = ce que vous payez pour la permission
web-asked-gt-homesick = si vous payez un extraterrestre qui a le mal du pays
web-asked-gt-test = combien de batteries donner à un essai
web-asked-gt-fail-test = quel composant rate un essai
web-asked-gt-side = de quel côté vient un tir
web-asked-gt-reef = quel composant un récif arrache
