## Des défis à résoudre
puzzles-title = Défis
puzzles-say = Un tour d’une vraie partie, et un seul meilleur coup. Il est prouvé qu’on ne peut pas faire mieux. Sauras-tu le trouver ?
puzzles-today = Les trois du jour
puzzles-week = De plus en plus dur au fil de la semaine : le lundi à la portée d’un enfant, le dimanche diabolique. Tout le monde a les mêmes défis.
puzzles-family-numbers = Nombres
puzzles-family-words = Mots
puzzles-family-crossword = Scrabble
puzzles-ask-numbers = Pose autant de tuiles de ton chevalet que tu peux. Tu peux réarranger tout ce qui est sur la table.
puzzles-ask-words = Trouve le mot qui rapporte le plus, avec ton chevalet et les mots de la table.
puzzles-ask-words-opening = Trouve le mot qui rapporte le plus, avec ton chevalet seul : tu n’as pas encore ouvert.
puzzles-ask-crossword = Trouve le coup qui rapporte le plus.
puzzles-level-easy = Facile
puzzles-level-medium = Moyen
puzzles-level-hard = Difficile
puzzles-level-fiendish = Diabolique
puzzles-start = Résoudre
puzzles-go-on = Revoir
puzzles-done-solved = Résolu aujourd’hui
puzzles-done-shown = Réponse vue
puzzles-streak = { $days ->
    [0] Pas encore de jours d’affilée
    [one] { $days } jour d’affilée
   *[other] { $days } jours d’affilée
 }
puzzles-solved = { $count ->
    [0] Aucun résolu pour l’instant
    [one] { $count } résolu
   *[other] { $count } résolus
 }
puzzles-longest = Record : { $days }
puzzles-trainer = Entraînement
puzzles-trainer-say = Autant que tu veux, aussi durs que tu veux. Tu reprends là où tu en étais.
puzzles-game = Jeu
puzzles-level = Difficulté
puzzles-number = Numéro { $number }
puzzles-again = Un défi que tu connais peut-être déjà : on n’a pas pu en faire un nouveau de ce niveau.
puzzles-train = S’entraîner
puzzles-check = Vérifier
puzzles-show = Montrer la réponse
puzzles-show-sure = Vraiment la montrer ?
puzzles-next = Défi suivant
puzzles-all = Tous les défis
puzzles-of-day = Défi du { $date }
puzzles-right = Trouvé ! On ne peut pas faire mieux.
puzzles-shown = Voici le meilleur coup. Le prochain est pour toi.
puzzles-here = Ce défi
puzzles-coming = Le défi arrive…

## What the answer gives
puzzles-shown-points = { $best ->
    [1] Voici la solution : 1 point.
   *[other] Voici la solution : { $best } points.
 }
puzzles-shown-tiles = { $best ->
    [1] Voici la solution : 1 tuile.
   *[other] Voici la solution : { $best } tuiles.
 }
