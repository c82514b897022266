## À côté de la boîte : remarques sur une feuille de score tenue à la main

check-left-missing = Que reste-t-il sur le chevalet de { $name } ? Écris les tuiles ou les points, ou 0.
check-too-many-points = { $name } : c’est plus que ce qui est possible. Le maximum est { $most }.
check-more-than-box = { $tile } a été noté { $count } fois, tous chevalets réunis, mais la boîte { $most ->
    [0] n’en a pas
   *[other] n’en a que { $most }
 }. Vérifie encore les chevalets.
check-out-but-left = { $name } a tout posé, donc rien ne peut rester, mais « { $read } » a été noté.
check-empty-rack = Il ne reste rien à { $name } : alors { $name } a tout posé. Indique-le plus haut.
check-two-out = Il ne reste rien non plus à { $name }, mais { $other } a tout posé et une seule personne peut être première.
check-out-not-opened = { $name } a tout posé, mais son ouverture n’est pas notée.
check-not-opened-few = L’ouverture de { $name } n’est pas notée, mais il ne lui reste que { $count } des { $dealt } tuiles de départ. L’ouverture n’a-t-elle pas été notée, ou une tuile oubliée ?
check-score-missing = Quel est le score de { $name } ?
check-score-unreadable = { $name } : « { $read } » n’est pas un score. Écris un nombre comme 54 ou -23.
check-not-zero = Les scores font { $total } au total, mais une partie fait 0 : ensemble, { $way ->
    [low] il manque { $by }
   *[high] il y a { $by } de trop
 }.
check-one-winner = Une personne gagne et les autres paient : ici, plusieurs ou aucune ont un score au-dessus de 0.
check-other-score = { $name } a { $wrote } sur votre feuille, mais les chevalets donnent { $counted }.
check-how-went-out = { $name } a tout posé et prend ce qui reste aux autres : { $paid } = { $score }.
check-how-blocked = Personne ne pouvait jouer. { $name } a le moins ({ $least }) ; les autres paient la différence : { $paid } = { $score }.
check-how-shared = Personne ne pouvait jouer. { $name } et { $other } sont à égalité avec le moins de points et partagent ce que paient les autres.
check-turn-after-end = { $name } a ici un tour après la fin de la partie.
check-out-of-order = { $name } a ici un tour alors que c’était à { $other }. Ce n’est juste que si { $other } a perdu un tour.
check-turn-lost = { $name } perd ce tour : le temps était écoulé au tour précédent.
check-penalty-tiles = { $name } a pris { $tiles ->
    [one] { $tiles } tuile de pénalité
   *[other] { $tiles } tuiles de pénalité
 } parce que le temps était écoulé.
check-penalty-fewer = { $name } { $tiles ->
    [0] n’a pris aucune tuile de pénalité
    [one] n’a pris que { $tiles } tuile de pénalité
   *[other] n’a pris que { $tiles } tuiles de pénalité
 } au lieu de { $due } : la pioche n’en avait pas plus.
check-penalty-pot-ran-out = La pioche s’est vidée pendant le tour où { $name } était en retard. Si elle contenait moins de tuiles que la pénalité, seules celles-là ont été prises.
check-blocked = Personne n’a pu jouer et la pioche est vide : la partie est finie. Choisissez « Personne » et comptez ce qui reste.
check-turn-empty = Qu’a marqué { $name } ? Écris les points ou ce qui a été posé.
check-word-doubtful = { $reason ->
    [too-short] { lexicon-too-short }
   *[other] { refuse-no-word }
 }
check-opening-low = { $name } a ouvert avec { $points ->
    [one] { $points } point
   *[other] { $points } points
 }, mais le premier mot a au moins { $least } lettres.
check-board-unknown = { $name } : ce coup ne peut pas être compté, car les coups précédents n’ont pas tous été notés avec leur case. Écris plutôt les points.
check-count-left = La partie est finie. Comptez maintenant ce qui reste sur les chevalets.
check-last-turns = La fin approche : { $turns ->
    [1] encore un tour
   *[other] encore { $turns } tours
 }, pour que tout le monde ait joué autant.
check-ended-early = { $turns ->
    [0] Selon la règle, la partie n’est pas encore finie.
    [1] Selon la règle, il reste un tour.
   *[other] Selon la règle, il reste { $turns } tours.
 } Si vous arrêtez ici, tout est compté tel quel.
check-how-words = Retiré pour ce qui reste : { $tile ->
    [0] rien par lettre
   *[other] { $tile } par lettre
 }, { $joker } par joker.
check-how-crossword = Chacun perd la valeur des tuiles qui lui restent.
check-how-crossword-out = { $name } a tout posé et gagne ce que les autres perdent : { $gained }.
time-up-keep-whole-sets = Les combinaisons complètes restent sur la table. Les tuiles seules vont sur le chevalet de qui jouait, { $tiles ->
    [0] sans pénalité
    [one] avec { $tiles } tuile de pénalité de la pioche
   *[other] avec { $tiles } tuiles de pénalité de la pioche, ou autant qu’il en reste
 }.
time-up-put-all-back = La table redevient comme elle était et les tuiles retournent sur le chevalet, { $tiles ->
    [0] sans pénalité
    [one] avec { $tiles } tuile de pénalité de la pioche
   *[other] avec { $tiles } tuiles de pénalité de la pioche, ou autant qu’il en reste
 }.
time-up-untouched = Rien touché encore ? Alors pioche une tuile, comme à chaque tour où l’on ne pose rien.
time-up-strict = Le tour ne rapporte rien.
time-up-words-put-all-back = Une table inachevée redevient comme elle était. Le tour compte comme un tour sans coup : pioche une tuile.
time-up-words-loose-to-pot = Les mots complets restent. Les lettres qui ne sont dans aucun mot retournent dans la pioche, et le tour est fini.
time-up-skips = { $turns ->
    [1] Le prochain tour est perdu aussi.
   *[other] Les { $turns } prochains tours sont perdus aussi.
 }
time-up-pass = Cela compte comme passer son tour.
begin-numbers = Chacun tire une tuile. Le plus grand nombre commence. Un joker : tire de nouveau ; à égalité, ceux qui sont à égalité tirent de nouveau. Puis les tuiles sont remises et tout est mélangé.
begin-letters = Chacun tire une tuile. La lettre la plus proche de A commence. Un joker : tire de nouveau ; à égalité, ceux qui sont à égalité tirent de nouveau. Puis les tuiles sont remises et tout est mélangé.
refuse-no-words-here = Il n’y a pas de mots à chercher dans ce jeu.
