## L’arbitre des jeux de nombres

refuse-set-too-short = { $set } : { $tiles ->
    [one] une tuile ne fait
   *[other] deux tuiles ne font
 } pas encore une combinaison. Il en faut au moins trois pour une suite ou une série.
refuse-set-only-jokers = { $set } : une combinaison contient au moins une tuile avec un nombre.
refuse-set-mixed = { $set } n’est ni une suite (une couleur, des nombres qui se suivent) ni une série (un nombre, des couleurs différentes).
refuse-run-gap = { $set } : les nombres ne se suivent pas. Comble le trou ou coupe la suite.
refuse-run-out-of-order = { $set } : pose les tuiles dans l’ordre de leurs nombres.
refuse-run-number-twice = { $set } : une suite n’a chaque nombre qu’une fois.
refuse-run-after-13 = { $set } : { $highest } ferme une suite, aucun 1 ne vient après.
refuse-run-beyond = { $set } : une suite va au plus de 1 à { $highest } ; ici, un joker remplacerait un nombre au-delà.
refuse-group-colour-twice = { $set } : une série n’a chaque couleur qu’une fois, et { $tile } y est deux fois.
refuse-group-too-long = { $set } : une série a { $most } couleurs au plus, celle-ci en ferait { $tiles }.
refuse-mirror-twice = { $set } : il y a au plus un miroir par combinaison.
refuse-mirror-uneven = { $set } : les deux côtés d’un miroir doivent être pareils, tuile par tuile, nombre et couleur.
refuse-colour-change-in-group = { $set } : un joker de changement de couleur ne va que dans une suite.
refuse-colour-change-misplaced = { $set } : avant un joker de changement de couleur la suite a une couleur, après lui une autre, et deux de ces jokers ne se touchent jamais.
refuse-nothing-played = Pose au moins une tuile de ton chevalet, ou pioche.
refuse-tile-left-table = Remets { $tiles } : ce qui était sur la table doit y être à la fin du tour.
refuse-joker-left-table = { $tiles } : un joker libéré retourne dans une combinaison pendant le même tour, il ne va jamais sur un chevalet.
refuse-not-on-rack = { $tiles } { $count ->
    [one] n’est
   *[other] ne sont
 } pas sur ton chevalet.
refuse-not-in-box = { $tiles } : ce joker n’existe pas dans cette édition.
refuse-opening-too-low = Pose { $need } points de ton propre chevalet pour ouvrir : tu en as { $value }, il en manque { $short }.
refuse-opening-touches-table = Pendant le tour où tu ouvres, la table reste comme elle était : remets { $sets } en place.
how-opening = Ouverture : { $value } points (au moins { $need }).
