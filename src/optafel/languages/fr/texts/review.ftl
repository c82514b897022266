## Revoir une partie depuis la ligne de commande

reviewed-working = Recherche des meilleurs coups
reviewed-stopped = Arrêté après { $done } tours sur { $turns }.
reviewed-played-tiles = { $count ->
    [one] a posé { $count } tuile
   *[other] a posé { $count } tuiles
 }
reviewed-drew = a pioché
reviewed-passed = a passé son tour
reviewed-exchanged = a échangé des tuiles
reviewed-timed-out = temps écoulé
reviewed-taken-back = un mot refusé
reviewed-was-best = rien de mieux
reviewed-best-tiles = { $got ->
    [one] au mieux { $got } tuile : { $play }
   *[other] au mieux { $got } tuiles : { $play }
 }
reviewed-best-points = au mieux { $got } : { $play }
reviewed-best-worth = au mieux { $got } : { $play }, qui vaut { $worth } avec les tuiles gardées (celui-ci { $made })
reviewed-best-end = au mieux { $got } : { $play }, { $more } de plus à la fin
reviewed-common = avec des mots courants { $got } : { $play }
reviewed-not-proved = (il en existe peut-être un meilleur)
reviewed-unsolved-rack = chevalet inconnu
reviewed-unsolved-dictionary = pas de dictionnaire pour ces lettres
reviewed-unsolved-box = aucune boîte ne contient ces tuiles
reviewed-differences = { $count ->
    [one] Le relevé et les règles diffèrent à { $count } endroit : optafel gcg le montre.
   *[other] Le relevé et les règles diffèrent à { $count } endroits : optafel gcg les montre.
 }
reviewed-missed-tiles = { $name } : { $score ->
    [one] { $score } point
   *[other] { $score } points
 }, { $missed ->
    [one] { $missed } tuile manquée
   *[other] { $missed } tuiles manquées
 }
reviewed-missed-points = { $name } : { $score ->
    [one] { $score } point
   *[other] { $score } points
 }, { $missed } manqués
reviewed-turning-points = Tournants
reviewed-point-missed-tiles = { $missed ->
    [one] Tour { $turn } : { $name } aurait pu poser { $missed } tuile de plus.
   *[other] Tour { $turn } : { $name } aurait pu poser { $missed } tuiles de plus.
 }
reviewed-point-missed-points = { $missed ->
    [one] Tour { $turn } : { $name } a manqué { $missed } point.
   *[other] Tour { $turn } : { $name } a manqué { $missed } points.
 }
reviewed-point-lead-points = Tour { $turn } : à partir d’ici, { $name } était en tête.
reviewed-point-lead-tiles = Tour { $turn } : à partir d’ici { $name } avait le moins de tuiles.
reviewed-why-goes-out = termine d’un coup
reviewed-why-keeps-joker = garde le joker
reviewed-why-stops-next = le joueur suivant aurait pu terminer
reviewed-why-waits = garde ses tuiles : ce qui est posé aide les autres
reviewed-why-opens = ouvre, et tout compte désormais
reviewed-why-lays-more = se défait de plus de tuiles
reviewed-why-keeps-more = en garde davantage pour plus tard
reviewed-why-leaves-less = laisse aux autres moins à compléter
reviewed-why-scores-more = rapporte plus
reviewed-why-keeps-better = garde de meilleures tuiles
reviewed-why-keeps-blank = garde le joker
reviewed-why-exchanges = échange des tuiles qui ne vont nulle part
reviewed-why-ends-better = mène à une meilleure fin
reviewed-chance = chance de gagner { $made } %, avec le meilleur coup pour la partie { $chance } % : { $play }
reviewed-chance-best = le meilleur aussi pour la partie : { $chance } % de chances
reviewed-accuracy = { $name } a gardé { $percent } % de ses chances de gagner.
reviewed-point-chance = Tour { $turn } : { $name } a perdu { $cost } % de chances de gagner.
reviewed-game-draw = piocher
reviewed-game-pass = passer
