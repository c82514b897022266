## La ligne de commande : ce que dit l’aide, et ce qui n’a pas été compris

shell-usage = Usage :
shell-options = Options
shell-commands = Commandes
shell-help = Afficher cette aide et quitter.
shell-version = Afficher la version et quitter.
shell-default = par défaut : { $value }
shell-required = obligatoire
shell-stopped = Arrêté.
shell-try-help = En savoir plus : { $command }
shell-missing = { $name } manque.
shell-no-such-option = Il n’y a pas d’option { $name }{ $count ->
    [0] .
   *[other] . Voulais-tu dire { $close } ?
 }
shell-unfinished = { $name } n’est pas donnée comme il faut : certaines options ont besoin d’une valeur, d’autres n’en prennent pas.
shell-file = Impossible d’utiliser { $file } : { $why }
shell-no-such-command = Il n’y a pas de commande « { $read } ». Attendu : { $commands }.
shell-too-many = « { $read } » est de trop pour cette commande.
shell-needs-part = « optafel { $command } » a besoin d’une partie qui n’est pas installée : { $missing }. Installe-la avec : { $install }

## Ce qui tient lieu de valeur

shell-metavar-text = TEXTE
shell-metavar-number = NOMBRE
shell-metavar-file = FICHIER
shell-metavar-line = LIGNE
shell-metavar-folder = DOSSIER
shell-metavar-date = DATE
shell-metavar-options = OPTIONS
shell-metavar-command = COMMANDE
shell-metavar-name-value = NOM=VALEUR
shell-metavar-out = FICHIER|DOSSIER
shell-metavar-rulebook = RÈGLE
shell-metavar-game = JEU
shell-metavar-copy = COPIE
shell-metavar-record = RELEVÉ
shell-metavar-word = MOT
shell-metavar-theme = THÈME|FICHIER
shell-metavar-letters = LETTRES
shell-metavar-language = LANGUE
shell-metavar-name = NOM
shell-metavar-pattern = MOTIF
shell-metavar-program = PROGRAMME

## Commandes : la première phrase est ce qu’en dit la liste

shell-optafel = Les jeux de tuiles de cinq règles imprimées, joués selon le livret.
shell-play = Ouvrir une table sur cette machine et la montrer dans le navigateur.
shell-serve =
    Offrir des tables aux autres.

    OPTAFEL_DATABASE_URL=postgresql://… garde les parties dans PostgreSQL au lieu d’un dossier, et OPTAFEL_BUS_URL=redis://… permet à plusieurs serveurs de partager les tables.
shell-puzzle = Des défis à une seule meilleure solution : celui du jour, et autant qu’on veut pour s’entraîner.
shell-puzzle-daily = Le défi du jour, le même pour tous.
shell-puzzle-random = Un défi quelconque d’un jeu.
shell-puzzle-show = Le défi de ce nom.
shell-puzzle-make = Remplir l’étagère de défis tirés de nouvelles parties de robots : tous les jeux, ou ceux nommés.
shell-judge = Demander à l’arbitre si un coup est permis, et sinon pourquoi. { shell-metavar-game } est un jeu, comme rummikub-sabra.
shell-arena = Quel robot joue le mieux ? Les mêmes donnes, en changeant de place, jusqu’à ce que ce soit clair.
shell-bench = Mesurer les solveurs sur ses propres positions.
shell-bench-crossword =
    Trouver tous les coups et le meilleur coup de chaque position de { shell-metavar-file }.

    Une ligne est un plateau par rangées et un chevalet, comme `15/15/…/15 EEHMNST` ; les autres colonnes sont ignorées. Affiche `nombre somme meilleur` pour chaque position, et à la fin les microsecondes de calcul par position pour tous les coups et pour le meilleur.
shell-gcg = Lire des parties notées (GCG), les rejouer et dire où le relevé et les règles diffèrent.
shell-picture = Dessiner une position, ou ce qu’un coup en fait, en SVG.
shell-review =
    Revoir une partie : ce qui a été joué, ce qui était le mieux, ce qui a été manqué et ce qui l’a fait basculer.

    { shell-metavar-record } est un relevé dans notre format ou en GCG ; - lit l’entrée standard. Ctrl-C arrête, et ce qui a été trouvé jusque-là est affiché.
shell-solve = Trouver le meilleur coup et le prouver. { shell-metavar-game } est un jeu, comme rummikub-sabra.
shell-backup = Copie les parties d’un serveur, en marche ou non, dans un seul fichier. Copier le fichier à la main oublie ce qui a été écrit en dernier.
shell-restore = Remets une copie de parties là où un serveur les cherche. S’il y en a déjà, rien n’est fait.
shell-verify = Prouver chaque pioche d’une partie finie à partir de sa graine. { shell-metavar-record } est un relevé ; - lit l’entrée standard.
shell-words = Interroger les dictionnaires : vérifier des mots, chercher des mots.
shell-words-check = Ces mots comptent-ils, et sinon pourquoi ? Le code de retour est 1 si l’un ne compte pas.
shell-words-search = Quels mots correspondent à { shell-metavar-pattern } ? Un point d’interrogation est une lettre quelconque, * une suite de lettres.

## Options

shell-option-lang = Langue de la réponse.
shell-option-position = Toute la position en une ligne (docs/positions.md), au lieu de ses parties.
shell-option-table = Ce qui est sur la table, en notation.
shell-option-board = Un coup déjà joué (Scrabble) ; répéter, ou mettre des virgules.
shell-option-rack = Le chevalet, en notation.
shell-option-opened = Si ce joueur a déjà ouvert.
shell-option-history = Mots formés plus tôt dans la partie.
shell-option-words = Seuls ces mots comptent.
shell-option-extra-words = Mots valables en plus du dictionnaire.
shell-option-words-file = Un fichier de mots, à la place du dictionnaire.
shell-option-language = La langue des mots.
shell-option-option = Une règle maison.
shell-option-cases = Un cas en JSON par ligne ; - est l’entrée standard.
shell-option-json = Répondre par un objet JSON.
shell-option-bench-words-file = Les mots, un par ligne, tels quels ou gzip.
shell-option-letters = La répartition des lettres ; la néerlandaise actuelle sauf indication.
shell-option-rounds = Nombre de recherches ; la plus rapide compte.
shell-option-gcg-letters = La répartition des lettres ; sinon elle est devinée.
shell-option-gcg-words = Nommer les mots que ce dictionnaire n’a pas.
shell-option-gcg-words-file = Nommer les mots que ce fichier (un mot par ligne) n’a pas.
shell-option-write = L’écrire strictement : un fichier, un dossier ou -.
shell-option-mend = Écrire les points des règles au lieu de ceux notés.
shell-option-gcg-json = Répondre par un objet JSON par fichier.
shell-option-play = Toute la table après le tour, ou le coup (Scrabble).
shell-option-picture-play = Le coup à montrer, comme judge le lit.
shell-option-caption = Ce qui est écrit au-dessus.
shell-option-out = Où cela va ; - est la sortie standard.
shell-option-puzzle-play = Ta réponse ; sans elle, on te la demande.
shell-option-answer = Renoncer : montrer le meilleur coup.
shell-option-date = De ce jour ; sinon celui d’aujourd’hui.
shell-option-level = La difficulté ; sinon n’importe laquelle.
shell-option-puzzle-language = Seulement dans cette langue.
shell-option-count = Défis de chaque niveau.
shell-option-games = Nombre de parties au plus, par langue.
shell-option-seed = Une autre graine donne d’autres défis.
shell-option-into = Où écrire ; par défaut dans le paquet.
shell-option-review-seconds = Temps de réflexion par tour, en secondes.
shell-option-review-json = Répondre en JSON, une ligne par tour.
shell-option-data = Dossier des parties.
shell-option-port = Ou le prochain libre.
shell-option-no-browser = Seulement afficher l’adresse.
shell-option-play-host = Adresse d’écoute : avec 0.0.0.0, les téléphones de la maison peuvent l’ouvrir, avec 127.0.0.1 seulement cet ordinateur. Sans elle, la question est posée une fois.
shell-option-host = Adresse d’écoute.
shell-option-bot = Un programme que l’on peut choisir comme robot à une table : il lit une position en JSON par ligne et répond un coup par ligne ; répète l’option pour en ajouter.
shell-option-bot-seconds = Secondes dont un tel programme dispose pour un coup.
shell-option-objective = Le plus de tuiles, ou le plus de valeur.
shell-option-other-rack = Scrabble, la pioche étant vide : ce qu’il y a sur l’autre chevalet.
shell-option-passed = L’autre vient de passer, donc une passe termine la partie.
shell-option-solve-seconds = Temps de réflexion en secondes ; 10 sauf indication.
shell-option-nodes = Pas de recherche au plus, au lieu d’un temps : la même réponse sur toute machine.
shell-option-commit = L’empreinte montrée avant que la première tuile soit piochée.
shell-option-seen = Un relevé gardé pendant la partie.
shell-option-no-verbs = Laisser de côté ce qui n’est qu’un verbe.
shell-option-no-plurals = Laisser de côté ce qui n’est qu’un pluriel.
shell-option-no-diminutives = Laisser de côté ce qui n’est qu’un diminutif.
shell-option-names = Les noms propres comptent aussi.
shell-option-with-pronouns = Les verbes espagnols à pronoms attachés comptent aussi.
shell-option-min-length = Les mots plus courts ne comptent pas.
shell-option-extra = Ce mot compte aussi.
shell-option-ban = Ce mot ne compte pas.
shell-option-theme = Seulement ces mots : { $themes }, ou un fichier.
shell-option-compounds = Si un mot composé régulier (néerlandais, allemand) compte.
shell-option-drop-umlauts = L’Ä allemand se pose comme A, non comme A E.
shell-option-tiles = Lettres à signe diacritique qui ont leur tuile, comme ÇÑ.
shell-option-words-json = Répondre en JSON.
shell-option-no-hurtful = Les mots blessants ne comptent pas.
shell-option-anagram = Toutes ces lettres, dans un ordre quelconque ; un point d’interrogation est un joker.
shell-option-words-letters = Certaines de ces lettres ; un point d’interrogation est un joker.
shell-option-sort = D’abord les plus courants, les plus longs ou A.
shell-option-all-words = Aussi les mots blessants.
shell-option-players = Les joueurs, séparés par des virgules : niveaux de robots, greedy, hoarder et d’autres, ou le nom d’un programme.
shell-option-pairs = Donnes ; chacune est jouée une fois pour chaque ordre autour de la table.
shell-option-arena-seed = Une autre graine donne d’autres tuiles.
shell-option-seats = Places à la table.
shell-option-arena-bot = Un programme qui joue : il lit une position en JSON par ligne et répond un coup par ligne.
shell-option-arena-seconds = Secondes de réflexion par tour, au lieu d’étapes.
shell-option-arena-nodes = Étapes de recherche par tour ; la même graine joue alors les mêmes parties.
shell-option-until = S’arrêter dès que l’on sait si le taux du premier joueur est au-dessus ou au-dessous, par exemple above:0.55.
shell-option-jobs = Processus, autant que de cœurs sans cette option.
shell-option-on = Une grappe Ray sur laquelle jouer : ray://host:10001, host:6379, ou local pour une sur cette machine.
shell-option-arena-out = Un fichier CSV auquel les parties sont ajoutées et à partir duquel une rencontre continue.
shell-option-plot = Dessiner une image : .png, .svg ou .html.
shell-option-arena-json = Répondre par un objet JSON par paire.
