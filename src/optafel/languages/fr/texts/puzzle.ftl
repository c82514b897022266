## Des défis à la ligne de commande
puzzle-ask-numbers = Pose autant de tuiles du chevalet que tu peux.
puzzle-ask-words = Trouve le mot qui rapporte le plus.
puzzle-ask-crossword = Trouve le coup qui rapporte le plus.
puzzle-level-gentle = très facile
puzzle-level-easy = facile
puzzle-level-medium = moyen
puzzle-level-hard = difficile
puzzle-level-fiendish = diabolique
puzzle-your-play = Ton coup (Entrée : montrer la réponse)
puzzle-right-tiles = { $best ->
    [one] C’est ça : { $best } tuile, et aucun coup n’en pose davantage.
   *[other] C’est ça : { $best } tuiles, et aucun coup n’en pose davantage.
 }
puzzle-right-points = { $best ->
    [one] C’est ça : { $best } point, et aucun coup ne rapporte davantage.
   *[other] C’est ça : { $best } points, et aucun coup ne rapporte davantage.
 }
puzzle-less-tiles = { $got ->
    [one] Valable : { $got } tuile sur { $best }. On peut faire mieux.
   *[other] Valable : { $got } tuiles sur { $best }. On peut faire mieux.
 }
puzzle-less-points = { $got ->
    [one] Valable : { $got } point sur { $best }. On peut faire mieux.
   *[other] Valable : { $got } points sur { $best }. On peut faire mieux.
 }
puzzle-best-tiles = { $best ->
    [one] Le meilleur coup pose { $best } tuile.
   *[other] Le meilleur coup pose { $best } tuiles.
 }
puzzle-best-points = { $best ->
    [one] Le meilleur coup rapporte { $best } point.
   *[other] Le meilleur coup rapporte { $best } points.
 }
puzzle-none = Il n’y a pas de tels défis. Prépares-en avec « optafel puzzle make ».
refuse-no-such-puzzle = Il n’y a pas de défi « { $read } ». Attendu : un nom comme rummikub-sabra.easy.1.
refuse-puzzle-not-yet = Les défis du { $date } ne sont pas encore là. Demande ceux d’aujourd’hui.
