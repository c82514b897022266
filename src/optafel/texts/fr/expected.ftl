## Ce qui était attendu, là où quelque chose était illisible

expected-header-or-turn = une ligne d’en-tête « Nom: valeur » ou un tour « 1. A draw »
expected-header = une ligne d’en-tête « { $name }: … »
expected-header-seed = une ligne d’en-tête « Seed: … » ; ce qu’une place garde d’une partie en cours n’en a pas
expected-headers = des en-têtes comme optafel les écrit
expected-turn = un tour : un numéro, une place à partir de A, et ce qu’elle a fait
expected-turn-as-written = un tour comme optafel l’écrit ({ $why })
expected-turn-that-fits = un tour qui va avec la partie jusque-là ({ $why })
expected-turn-like = un tour comme { $example }
expected-turns-at-most = pas plus de { $most } tours
expected-kind-of-turn = play, draw, pass, exchange, time-out, challenge, accept ou resign
expected-kept-record = une notation gardée par une place de cette partie
expected-possible-game = une partie possible avec sa boîte ({ $why })
expected-one-of = un de { $choices }
expected-no-option = aucune règle maison : ce jeu n’en a pas
expected-value-like = une valeur comme { $example }
expected-text = un texte
expected-text-at-most = un texte de { $most } signes au plus
expected-true-or-false = true ou false
expected-object = un objet
expected-list = une liste
expected-list-of-plays = une liste de coups
expected-list-of-words = une liste de mots
expected-number = un nombre
expected-number-between = un nombre de { $least } à { $most }
expected-number-from = un nombre à partir de { $least }
expected-letters-with-values = des lettres avec des valeurs de 0 à { $most }
