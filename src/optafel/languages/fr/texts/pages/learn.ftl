## Apprendre les jeux : ce que disent les six pages

learn-title = Apprendre les jeux
learn-say = Six livrets de règles en bref, chacun avec ses exemples à essayer toi-même. L’arbitre suit et dit pourquoi un coup est permis ou non.
learn-read = Lire les règles
learn-read-of = Lire les règles : { $game }
learn-all = Les six jeux
learn-sections = Sur cette page
learn-play = Jouer à ce jeu
learn-section-box = Ce qu’il y a dans la boîte
learn-section-start = Pour commencer
learn-section-sets = Suites et séries
learn-section-words = Quels mots comptent
learn-section-opening = Ouvrir
learn-section-turn = Un tour
learn-section-joker = Les jokers
learn-section-draw = Piocher
learn-section-score = Les points
learn-section-clock = Le temps
learn-section-end = La fin
learn-section-house = Règles maison
learn-place = Règle du jeu { $book } : { $headings }
learn-heading = « { $heading } »
learn-box-tile = { $count } fois { $tile }
learn-box-worth = { $count } fois { $tile }, valeur { $value }
learn-house-say = Une table peut en décider autrement. Chaque règle maison est un réglage quand tu prépares une partie ; voici ce que la règle imprimée en dit.
learn-house-set = Préparer une partie avec des règles maison
learn-misprint = Une coquille

## Les exemples

learn-examples = À essayer
learn-ours = Notre propre exemple
learn-on-table = Sur la table
learn-on-rack = Sur ton chevalet
learn-afterwards = Après
learn-claimed = Ce que montre le livret
learn-may = C’est permis
learn-may-not = Ce n’est pas permis
learn-not-opened = Tu n’as pas encore ouvert.
learn-erratum = Une coquille : cela ne marche pas
learn-erratum-say = La règle montre ce coup, mais avec ces tuiles il est impossible. L’arbitre :
learn-mended = Ainsi, cela marche
learn-try = Essaie toi-même
learn-try-of = Essaie toi-même : { $example }
learn-show = Montre-moi
learn-show-of = Montre-moi : { $example }
learn-leave = Ranger les tuiles
learn-start-again = Recommencer
learn-hands = Fais glisser les tuiles, ou touche-les puis touche l’endroit où elles vont. L’arbitre regarde avec toi.
learn-referee = L’arbitre
learn-good = { $count ->
    [one] C’est permis, avec { $count } tuile de ton chevalet.
   *[other] C’est permis, avec { $count } tuiles de ton chevalet.
 }
learn-opening-worth = Ton ouverture vaut { $value } points.
learn-same = C’est aussi le coup que montre la règle.
learn-score-table = La feuille de score du livret
learn-player = Joueur { $letter }
learn-game = Partie { $number }

## Les éditions d’une même règle

learn-edition-of = Exemples de l’édition en
learn-taken-out = Retiré de la boîte
learn-taken-none = rien
learn-late = Quand le temps est écoulé
learn-late-plain = Les lettres sans mot retournent dans la pioche ; le tour est fini.
learn-late-skip = Pareil, et tu perds aussi ton prochain tour.

## Ce que les règles disent de chaque règle maison

learn-option-opening-value = La règle demande { $default } points.
learn-option-opening-goes-on = Après avoir ouvert, tu peux continuer dans le même tour, dit la règle.
learn-option-opening-goes-on-rummikub-jokers = Pendant le tour où tu ouvres, on ne touche pas à la table, dit la règle.
learn-option-joker-penalty = La règle compte { $default } points.
learn-option-time-out-penalty = La règle te fait piocher { $default } tuiles.
learn-option-to-50 = La règle fait jouer jusqu’à la dernière tuile, et cite 50 points pour une partie plus courte ou à deux.
learn-option-to-last-tile = Selon la règle, la partie finit à 50 points ; elle cite la dernière tuile comme autre façon de finir.
learn-option-strict-clock = La règle le propose pour pimenter la partie.
learn-option-strict-clock-woord-international = La règle ne parle que du temps, pas d’une pénalité.
learn-option-open-pot = L’astuce de la règle : quatre piles face visible, et tu choisis parmi les tuiles du dessus.
learn-option-children = L’astuce de la règle pour les enfants : mots et restes de deux lettres, et les verbes aussi.
learn-option-only-useful-letters = La règle fait jouer avec toutes les lettres, sauf quand une édition en retire.
learn-option-no-names = Le conseil de la règle : pas de noms propres ni de noms de lieux.
learn-option-no-names-word-2023 = La règle veut des mots d’un dictionnaire courant, sans abréviations ni mots étrangers.
learn-option-no-verbs = La règle conseille de laisser de côté les verbes et leurs formes. Ici ils comptent, sauf si tu les désactives.
learn-option-no-verbs-word-2023 = La règle n’en dit rien : les verbes comptent.
learn-option-no-plurals = La règle conseille de laisser de côté les pluriels. Ici ils comptent, sauf si tu les désactives.
learn-option-no-plurals-word-2023 = La règle n’en dit rien : les pluriels comptent.
learn-option-no-diminutives = La règle conseille de laisser de côté les diminutifs. Ici ils comptent, sauf si tu les désactives.
learn-option-no-diminutives-word-2023 = La règle n’en dit rien : les diminutifs comptent.
learn-option-compounds = La règle prend un dictionnaire pour juge ; ici, un composé formé selon les règles de la langue compte aussi.
learn-option-family-words = La règle n’en dit rien.
learn-option-portuguese = La règle n’en dit rien.
learn-option-extra-words = Les joueurs conviennent d’avance de ce qui compte, dit la règle.
learn-option-extra-words-word-2023 = La règle ne connaît que le dictionnaire.
learn-option-banned-words = Les joueurs conviennent d’avance de ce qui compte, dit la règle.
learn-option-banned-words-word-2023 = La règle ne connaît que le dictionnaire.
learn-option-theme = La règle n’en dit rien ; une autre le propose aux joueurs expérimentés.
learn-option-theme-word-2023 = La règle le propose aux joueurs expérimentés : seulement des mots d’un même sujet.
learn-option-challenge = En cas de doute, un dictionnaire décide, dit la règle. Ici, les mots sont vérifiés avant la fin du tour, sauf si tu actives ceci.
learn-option-challenge-word-2023 = Un mot refusé est repris et coûte une tuile, dit la règle. Ici, les mots sont vérifiés avant la fin du tour, sauf si tu actives ceci.
learn-option-challenge-scrabble-nl = Un mot se conteste avant que le joueur suivant commence, dit la règle. Ici, les mots sont vérifiés avant la fin du tour, sauf si tu actives ceci.
learn-option-letters = Notre exemplaire de la règle n’imprime pas les lettres ; son exemple va avec une ancienne répartition néerlandaise.
learn-option-exchange-pot = La règle ne demande pas de minimum dans la pioche.
learn-option-bingo = La règle donne { $default } points.
learn-board = Une partie du plateau, à partir de { $from }, avec les lettres { $letters }
learn-option-goal = « Par exemple 50 », dit la règle.
learn-option-scoreless-to-end = Seule une pioche vide finit la partie, dit la règle. En tournoi, on arrête aussi après tant de tours sans points.
learn-section-aim = Le but
