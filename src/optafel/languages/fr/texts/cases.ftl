## Les cas soumis à l’arbitre et au solveur

judge-legal = Autorisé.
case-no-object = Un cas est un objet JSON, mais voici ce qui a été lu : { $read }
case-no-such-game = Le jeu « { $read } » n’existe pas. Attendu : { $games }.
case-bad-option = La règle maison « { $name } » ne se règle pas ainsi. Attendu : { $expected }.
case-bad-language = Il n’y a pas de mots en « { $read } » pour ce jeu. Attendu : { $languages }.
case-bad-objective = L’objectif « { $read } » est inconnu. Attendu : { $objectives }.
case-bad-field = Le champ « { $name } » contient { $read }. Attendu : { $expected }.
case-missing-field = Le champ « { $name } » manque.
case-field-too-long = Le champ « { $name } » est trop long : { $most } au plus.
case-own-words = { refuse-position-own-words }
case-others-too-many = La position connaît { $others } autres, mais la partie est pour { $seats } joueurs. Attendu : au plus un de moins que de joueurs.
case-others-too-large = Les autres auraient { $tiles } tuiles inconnues, mais il n’en reste que { $most } dans la boîte. Donne-leur-en moins.
case-pot-too-large = La pioche aurait { $pot } tuiles, mais la table et les chevalets n’en laissent que { $most }. Donne une pioche plus petite, ou aucune.
case-line-field = Impossible de lire « { $read } » dans une position. Attendu, chacun une fois au plus : { $names }.
case-line-too-short = « { $read } » n’est pas une position entière. Attendu : un jeu, ce qui est posé et un chevalet, séparés par des espaces (un trait d’union là où il n’y a rien), par exemple rummikub-sabra B8B9B10 B11K8Y8.
case-position-and-more = La position dit déjà tout, mais « { $name } » est donné aussi. Laisse l’un des deux de côté.
case-plays-uncounted = Dans ce jeu, il y a trop de coups pour les énumérer tous. Demande plutôt les meilleurs : best_plays(10).
case-not-in-this-game = Ce jeu n’a pas de « { $name } » : donne ce qui est posé comme « { $instead } ».
case-unknown-field-at-all = Un cas n’a pas de champ « { $name } ». Attendu : { $names }.
case-unknown-field = Un cas n’a pas de champ « { $name } ». Voulais-tu dire « { $near } » ?
case-no-json = Cette ligne n’est pas du JSON : { $read }
refuse-no-exchange = On n’échange pas de tuiles dans ce jeu : joue, ou pioche.

## Comment la ligne de commande montre un jugement
judge-illegal = Non autorisé.
judge-table = table
judge-rack = chevalet
judge-play = coup
judge-score = { $score ->
    [one] { $score } point
   *[other] { $score } points
 }
judge-place = { $name } : règle du jeu { $book }, « { $heading } »

## Comment la ligne de commande montre une solution
solve-nothing = Rien ne peut être posé : { $move }.
solve-tiles = { $tiles ->
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
 } du chevalet, pour une valeur de { $value }.
solve-score = { $score ->
    [one] { $score } point
   *[other] { $score } points
 } avec { $tiles ->
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
 } du chevalet.
solve-pass = Le mieux est de passer.
solve-gain = Jusqu’à la fin : { $line }. Points gagnés sur l’adversaire : { $gain }.
solve-proved = C’est le meilleur coup, preuve faite en { $ms } ms.
solve-best-so-far = Le meilleur coup trouvé en { $ms } ms ; il en existe peut-être un meilleur.
case-too-many-of-a-tile = { $tile } est là { $count } fois, table et chevalet réunis, mais la boîte de cette édition { $most ->
    [0] n’en contient pas
   *[other] en contient { $most }
 }.
