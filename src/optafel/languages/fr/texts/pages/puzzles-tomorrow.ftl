## The card of a puzzle of the day, the archive, and puzzles without a network

puzzles-level-gentle = Très facile
puzzles-share = Partager
puzzles-card = Ta carte
puzzles-card-say = Rien n’y trahit la réponse.
puzzles-card-copy = Copier le texte
puzzles-card-picture = Enregistrer l’image
puzzles-card-send = Envoyer
puzzles-card-invite = Sauras-tu le trouver aussi ?
puzzles-card-tries = { $tries ->
    [1] 1 essai
   *[other] { $tries } essais
 }
puzzles-card-hints = { $hints ->
    [1] 1 indice
   *[other] { $hints } indices
 }
puzzles-card-streak = { $days ->
    [1] 1 jour de suite
   *[other] { $days } jours de suite
 }
puzzles-gave-points = { $got ->
    [1] La réponse valait 1 point
   *[other] La réponse valait { $got } points
 }
puzzles-gave-tiles = { $got ->
    [1] La réponse posait 1 tuile
   *[other] La réponse posait { $got } tuiles
 }
puzzles-archive = Défis précédents
puzzles-archive-say = Chaque jour passé peut encore être joué. Les jours de suite ne comptent que le jour même.
puzzles-month-before = Mois précédent
puzzles-month-after = Mois suivant
puzzles-back-to-today = Revenir à aujourd’hui
puzzles-day-solved = résolu
puzzles-day-later = résolu plus tard
puzzles-day-shown = réponse vue
puzzles-day-open = pas encore résolu
puzzles-day-waits = attend le réseau
puzzles-done-later = Résolu plus tard
puzzles-done-waits = Trouvé : attend le réseau
puzzles-alone = Pas de réseau. Ces défis ont été chargés d’avance ; ta réponse est vérifiée sur cet appareil.
puzzles-alone-check = Pas de réseau : pose ta réponse et appuie sur Vérifier.
puzzles-alone-less = Pas encore : il y a un meilleur coup.
puzzles-alone-right = Trouvé, pour autant qu’on puisse le voir sans le serveur ! Cela comptera pour aujourd’hui au retour du réseau.
puzzles-alone-unsure = Impossible de vérifier cela sans réseau.
puzzles-alone-hint = Les indices et la réponse viennent du serveur : ils attendent le réseau.
puzzles-alone-refused = { $family }, { $date } : l’arbitre a regardé ta réponse, et elle ne tient pas. { $why }
puzzles-alone-trainer = L’entraînement et les défis précédents ont besoin du réseau.
puzzles-alone-not-here = Ce défi n’a pas été chargé, et il n’y a pas de réseau en ce moment.
puzzles-alone-short = Pas de réseau
