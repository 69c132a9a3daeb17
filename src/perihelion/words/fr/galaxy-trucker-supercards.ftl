### Les super-cartes de Missions. Ce que reçoivent les phrases est comme dans galaxy-trucker.ftl.

## Cartes

gt-super-name = { $type ->
    [meteor_shower] Averse de météores
    [meteor_alert] Alerte aux météores
    [black_hole] Trou noir
    [pirate_fleet] Flotte de pirates
    [robber_fleet] Flotte de brigands
    [slaver_fleet] Flotte d'esclavagistes
    [tactical_zone] Zone tactique
    [nanobot_dust] Poussière de nanorobots
    [thick_stardust] Épaisse poussière d'étoiles
    [plague] Peste
    [airborne_epidemic] Épidémie aérienne
    [core_leak] Fuite du réacteur
   *[meltdown] Fusion du réacteur
}
gt-super-line = niveau { $level } : { $said }
gt-sweep = chaque ligne { gt-from }, en allant vers { $towards ->
    [front] l'avant
    [right] la droite
    [rear] l'arrière
   *[left] la gauche
}
gt-super-shower = de petits météores sans dés : { $sweeps }
gt-super-alert = de gros météores ; chaque niveau s'ajoute au précédent : { $lines }
gt-arrow = { $die ->
    [0] { gt-from }
   *[other] { gt-from } (un dé vaut { $die })
}
gt-super-hole = des moteurs de { $figures } aux niveaux I à IV ; pour chaque point qui manque on cède deux composants
gt-super-fleet = tout le monde est attaqué par { $sides }, où les canons comptent en entier, ailleurs pour moitié ; qui reste sous une ligne la subit : { $lines }
gt-rank = sous { $strength } : { $losses }
gt-super-contest = le plus faible en { $of ->
    [crew] équipage
    [engines] moteurs
   *[cannons] canons
} moins { $less ->
    [crew] équipage
    [engines] moteurs
   *[cannons] canons
} : { $lines }
gt-super-nanobot-dust = { $figures } fois aux niveaux I à IV, le composant qui a le plus de connecteurs exposés tombe
gt-super-thick-stardust = { $each } jours de vol par connecteur exposé, { $figures } au plus aux niveaux I à IV
gt-super-plague = toute cabine occupée raccordée à une autre se vide ; humains épargnés là où il n'en resterait aucun : { $figures } aux niveaux I à IV
gt-super-airborne-epidemic = toute cabine occupée qui en a une autre autour d'elle, raccordée ou non, perd jusqu'à { $figures } membres d'équipage aux niveaux I à IV
gt-super-core-leak = chaque composant à batteries en garde { $figures } au plus aux niveaux I à IV ; pour chacun qui se vide, on perd un membre d'équipage raccordé
gt-super-meltdown = jusqu'à { $figures } composants d'au moins deux batteries tombent aux niveaux I à IV

## Questions

prompt-gt-resist = Le trou noir attire avec { $pull }, vos moteurs font { $strength }. { $count ->
    [one] Alimentez-en un, ou cédez encore un composant.
   *[other] Alimentez-en un, ou cédez des composants : il en faut encore { $count }.
}
prompt-gt-dust = { $count ->
    [one] Poussière de nanorobots : quel composant tombe ?
   *[other] Poussière de nanorobots, encore { $count } fois : quel composant tombe maintenant ?
}
prompt-gt-melt = { $count ->
    [one] Fusion : quel composant à batteries tombe ?
   *[other] Fusion, { $count } composants : lequel ?
}
prompt-gt-leak = La batterie en { $square } est vide : de quelle cabine voisine perd-on un membre d'équipage ?
prompt-gt-spare = La peste épargne un humain : dans quelle cabine ?

## Coups

move-gt-jettison = céder { $tile } en { $square }
move-gt-sacrifice = { $tile } en { $square }
move-gt-spare = { $tile } en { $square }

## Événements

event-gt-near-side = Le bord le plus proche pour les météores { gt-from } : { $number }.
event-gt-escaped = { $you ->
    [yes] { $count ->
        [0] Vos moteurs font { $strength } : vous échappez au trou noir.
        [one] Vos moteurs font { $strength } : un composant a suffi, vous échappez au trou noir.
       *[other] Vos moteurs font { $strength } : au prix de { $count } composants, vous échappez au trou noir.
    }
   *[no] { $count ->
        [0] Les moteurs de { $who } font { $strength } : le trou noir ne leur fait rien.
        [one] Les moteurs de { $who } font { $strength } : au prix d'un composant, ils échappent au trou noir.
       *[other] Les moteurs de { $who } font { $strength } : au prix de { $count } composants, ils échappent au trou noir.
    }
}
event-gt-swallowed = { $you ->
    [yes] Le trou noir avale tout ce qui vous restait là : { $tiles }.
   *[no] Le trou noir avale tout ce qui restait là à { $who } : { $tiles }.
}
event-gt-fleet-kept-off = { $you ->
    [yes] Vous tenez la flotte à distance.
   *[no] { $who } tient la flotte à distance.
}
event-gt-fleet-won = { $you ->
    [yes] { $count ->
        [one] La flotte vous bat : une ligne de sa carte est pour vous.
       *[other] La flotte vous bat : { $count } lignes de sa carte sont pour vous.
    }
   *[no] { $count ->
        [one] La flotte bat { $who }, qui subit une ligne.
       *[other] La flotte bat { $who }, qui subit { $count } lignes.
    }
}
event-gt-margin = { $you ->
    [yes] { $of ->
        [crew] Votre équipage
        [engines] Vos moteurs
       *[cannons] Vos canons
    } moins { $less ->
        [crew] l'équipage
        [engines] les moteurs
       *[cannons] les canons
    } : { $strength }.
   *[no] { $who } : { $of ->
        [crew] équipage
        [engines] moteurs
       *[cannons] canons
    } moins { $less ->
        [crew] équipage
        [engines] moteurs
       *[cannons] canons
    } fait { $strength }.
}
event-gt-outdone = { $you ->
    [yes] C'est vous qui subissez ({ $strength }).
   *[no] C'est { $who } qui subit ({ $strength }).
}

## Refus

refused-gt-holds-others = Il tient d'autres composants, qui tomberaient.

## Descentes de la robopolice

gt-raid-name = Descente de la robopolice
gt-says-raid = { $units ->
    [one] une unité fouille
   *[other] deux unités fouillent
} chaque vaisseau et prend équipage, batteries et marchandises ; là où l'on prend { $contraband ->
    [crew] de l'équipage
    [batteries] des batteries
   *[goods] des marchandises
}, on pose une charge, et toutes les charges sautent une fois la fouille finie
prompt-gt-dodge = La robopolice arrive { gt-from } : décaler votre vaisseau d'une ligne, pour une batterie ?
prompt-gt-veer = { $hit ->
    [small-meteor] Un petit météore
    [large-meteor] Un gros météore
    [small-shot] Un tir léger
   *[large-shot] Un tir lourd
} { gt-from }, { $roll } aux dés, menace { $square }. Vous écarter d'une ligne, pour une batterie ?
move-gt-veer = { $way ->
    [less] une ligne plus bas
   *[more] une ligne plus haut
}
event-gt-raid = Un dé montre { $number } : la robopolice arrive { gt-from }.
event-gt-raid-entered = { $you ->
    [yes] Ils entrent dans votre vaisseau en { $square }.
   *[no] Ils entrent dans le vaisseau de { $who } en { $square }.
}
event-gt-raid-kept-out = { $you ->
    [yes] Ils ne trouvent pas d'entrée dans votre vaisseau.
   *[no] Ils ne trouvent pas d'entrée dans le vaisseau de { $who }.
}
event-gt-raid-beaten = { $you ->
    [yes] Ils sont battus à votre bord en { $square }.
   *[no] Ils sont battus à bord chez { $who } en { $square }.
}
event-gt-raid-left = { $you ->
    [yes] Ils quittent votre vaisseau, passés par { $squares }.
   *[no] Ils quittent le vaisseau de { $who }, passés par { $squares }.
}
event-gt-charge = { $you ->
    [yes] Ils posent une charge en { $square } dans votre vaisseau.
   *[no] Ils posent une charge en { $square } dans le vaisseau de { $who }.
}
event-gt-veered = { $you ->
    [yes] Vous vous écartez d'une ligne, vers le numéro { $way ->
        [less] inférieur
       *[more] supérieur
    }.
   *[no] { $who } s'écarte d'une ligne, vers le numéro { $way ->
        [less] inférieur
       *[more] supérieur
    }.
}
