# Ce que dit le navigateur à une table de Galaxy Trucker.

web-gt-bill = Compte : { $sum } { $sum ->
    [one] crédit
   *[other] crédits
}
web-gt-pile = Pile { $number }, telle que vous l'avez vue
web-gt-safety = Ce vaisseau est-il solide ?
web-gt-safety-about = Le risque qu'un coup venu de chaque côté arrache une partie du vaisseau, avec les batteries à bord ; au-dessous, sans en dépenser.{ $building ->
    [yes] {" "}Il est jugé comme s'il était chargé.
   *[no] {""}
}
web-gt-safety-hit = Coup
web-gt-safety-chance = { $percent } %
web-gt-safety-unpaid = sinon { $percent } %
web-gt-safety-of = { $loses } jets sur { $rolls } ; { $tiles } tuiles perdues en moyenne
web-gt-safety-weak = Points faibles : { $points }.
web-gt-safety-point = { $tile } en { $square } ({ $tiles } tuiles s'en vont)
web-gt-safety-whole = Aucune tuile n'en emporte d'autres.

## Ce qui est demandé, après « chaque fois qu'on vous demande »

web-asked-gt-build = quoi faire pendant la construction
web-asked-gt-place = où va la tuile que vous tenez
web-asked-gt-flip = si vous retournez le sablier
web-asked-gt-repair = si votre vaisseau défectueux est réparé, quitte à partir dernier
web-asked-gt-correct = que retirer de votre vaisseau défectueux
web-asked-gt-keep = quel morceau garder de votre vaisseau brisé
web-asked-gt-aliens = si vous prenez des extraterrestres à bord
web-asked-gt-ready = si vous êtes prêt pour la carte suivante
web-asked-gt-power = si une batterie alimente un moteur ou un canon de plus
web-asked-gt-battery = quelle batterie dépenser
web-asked-gt-lose-battery = quelle batterie vous est prise
web-asked-gt-defend = si une batterie pare un coup
web-asked-gt-dismiss = quel membre de votre équipage perdre
web-asked-gt-load = où charger les marchandises
web-asked-gt-drop = quelle marchandise perdre
web-asked-gt-land = si vous vous posez sur une planète
web-asked-gt-visit = si vous allez là où une carte vous invite
web-asked-gt-claim = si vous prenez la récompense d'un ennemi battu
