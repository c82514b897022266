## Ce qu’une table peut convenir pour un jeu de mots

option-to-50 = Jouer jusqu’à un nombre de points
option-to-last-tile = Jouer jusqu’à la dernière tuile au lieu d’un nombre de points
option-children = Avec des enfants : mots et restes de deux lettres
option-strict-clock = Un tour trop long ne rapporte rien
option-open-pot = Pioche ouverte : choisir parmi quatre piles
option-only-useful-letters = Retirer les lettres que la langue n’a pas
option-no-names = Pas de noms propres
option-no-verbs = Pas de verbes
option-no-plurals = Pas de pluriels
option-no-diminutives = Pas de diminutifs
option-compounds = Les composés corrects comptent, même absents du dictionnaire
option-family-words = Laisser de côté les mots blessants
option-portuguese = Quels mots valent en portugais
option-portuguese-both = Ceux des deux pays
option-portuguese-portugal = Ceux du Portugal
option-portuguese-brazil = Ceux du Brésil
option-extra-words = Mots qui comptent aussi, séparés par des espaces
option-banned-words = Mots qui ne comptent pas
option-theme = Thème : seulement les mots d’un sujet
option-challenge = Les mots ne sont vérifiés que si quelqu’un les conteste
reason-last-round = Le dernier tour de table a été joué.

## À table

word-whole = Mot { $number } : { $tiles }
word-partial = Mot { $number }, pas encore juste : { $tiles }. { $why }
mark-new = nouveau · { $letters }
mark-rest = reste
joker-letter = joker
sort-letter = Trier par ordre alphabétique
your-turn-word = À toi. Pose des lettres, ou pioche.
your-turn-open-word = À toi. Ouvre avec un mot d’au moins { $need } lettres de ton chevalet, ou pioche une tuile.
turn-scores = { $score ->
    [0] C’est permis, mais ça ne rapporte rien.
    [one] { $score } point avec { $word }.
   *[other] { $score } points avec { $word }.
 }
seat-points = { $score ->
    [one] { $score } point
   *[other] { $score } points
 }
challenge = Contester
accept = Laisser passer
doubts-title = { $name } a posé { $words }. Quelqu’un conteste ?
doubts-say = Chacun des autres répond avant le tour suivant. Tous les chevalets sont cachés.
doubts-others = Ici, tout le monde laisse passer. Les autres peuvent encore contester.
doubts-stands = Laisse passer
piles-take = Choisis les tuiles que tu pioches
piles-draw = Pose des lettres, ou choisis une tuile à piocher
pile-top = Piocher { $tile }
pile-empty = Cette pile est vide
setup-words-language = Langue des mots
words-in-nl = Néerlandais
words-in-en = Anglais
words-in-fr = Français
words-in-de = Allemand
words-in-es = Espagnol
words-in-pt = Portugais
lesson-word-type = Fais glisser des lettres sur la table, ou touche-les puis touche la table. Au clavier, écris simplement le mot.
lesson-word-table = Prends aussi des lettres aux mots de la table : à la fin, chaque lettre doit être dans un mot.

## La fin d’une partie avec des lettres

won-alone = Tu as marqué { $score ->
    [one] { $score } point
   *[other] { $score } points
 }
record-new = Un record : { $word }, { $letters } lettres.
record-stands = Le record tient : { $word }, { $letters } lettres.
reason-words-went-out = { $out ->
    [you] { $who ->
        [you] Tu as posé ta dernière lettre et tu as le plus de points : { $score }.
       *[other] Tu as posé ta dernière lettre. { $name } a le plus de points : { $score }.
     }
   *[other] { $who ->
        [you] { $outname } a posé sa dernière lettre. Tu as le plus de points : { $score }.
       *[other] { $outname } a posé sa dernière lettre. { $name } a le plus de points : { $score }.
     }
 }
reason-words-blocked = Plus personne ne pouvait poser. La personne qui a le plus de points gagne.
reason-crossword-went-out = La pioche et un chevalet sont vides. La personne qui a le plus de points gagne.
reason-crossword-blocked = Tout le monde a passé d’affilée. La personne qui a le plus de points gagne.
joker-choose = Dire ce que remplace le joker
joker-choose-title = Quelle lettre le joker remplace-t-il ?
theme-list-animals = animaux
theme-list-nature = nature
theme-list-food = nourriture
theme-list-travel = voyages
theme-list-play = jeux
theme-list-body-and-clothes = corps et vêtements
option-goal = Points à atteindre
theme-any = Tous les mots
theme-own = Mots choisis…
theme-own-words = Les mots du thème, séparés par des espaces ou des virgules

## Words, not sets
hint-where-words = { $count ->
    [0] On peut poser un mot sans toucher à la table. Redemande pour voir quelles lettres.
    [one] Regarde le mot éclairé. Redemande pour voir quelles lettres.
   *[other] Regarde les { $count } mots éclairés. Redemande pour voir quelles lettres.
 }
lesson-word-wait = Regarde les mots que posent les autres. En attendant, cherches-en un sur ton chevalet.
lesson-word-watch = Les lettres posées depuis ton tour ont un bord doré. Range ton chevalet en attendant : fais glisser les lettres, ou trie par ordre alphabétique.
lesson-word-put = Touche maintenant l’endroit où les poser : un mot, la table vide ou ton chevalet.
lesson-word-end = Tous les mots comptent. Finis ton tour, ou pose encore.
lesson-word-cannot = Tu ne peux poser aucun mot à ce tour : pioche une tuile.
lesson-board-first = Le premier mot passe par la case centrale. Touche une lettre puis une case, ou tape au clavier.
lesson-board-join = Chaque nouveau mot touche un mot déjà posé, et tout ce qui se touche doit aussi être un mot. Les cases de couleur comptent plus.
joker-say-letter = Un joker remplace n’importe quelle lettre. Pose-le là où il t’en faut une.
