## La page : partout

close = Fermer
coming = Un instant…
to-home = Tous les jeux
settings = Réglages
settings-language = Langue
settings-theme = Clair ou sombre
theme-auto = Comme l’appareil
theme-light = Clair
theme-dark = Sombre
settings-docs = Comment tout fonctionne
settings-sound = Son
settings-explains = Expliquer pendant que je joue
your-name = Ton nom
name-placeholder = Comment t’appelles-tu ?
me = Moi
guest = Invité
you = Toi
offline-now = La table ne répond pas en ce moment.
page-misread = Le serveur a dit quelque chose que cette page ne sait pas lire. Recharge la page : il existe peut-être une version plus récente.
newer-page = Il existe une version plus récente de cette page. Tes parties sont gardées.
newer-take = La charger
newer-later = Plus tard
try-again = Réessayer
rulebook-place = règle du jeu { $book }, « { $heading } »
why = Pourquoi ?

## Les livrets imprimés, comme on les appelle

book-000 = Livret de Woord-Rummikub
book-001 = Livret du Rummikub à jokers spéciaux
book-002 = Livret néerlandais du Scrabble
book-003 = Livret du Rummikub de lettres de 2023
book-004 = Livret du Rummikub (Sabra)

## Les jeux

rulebook-rummikub-sabra = Rummikub, règles Sabra
rulebook-rummikub-jokers = Rummikub aux jokers spéciaux
rulebook-woord-sabra = Jeu de lettres, règles Sabra
rulebook-woord-international = Jeu de lettres, règles internationales
rulebook-word-2023 = Jeu de lettres, ouverture à six lettres
rulebook-scrabble-nl = Scrabble, règles néerlandaises
about-rummikub-sabra = Pose des suites et des séries de nombres, et réarrange toute la table pour vider ton chevalet.
about-rummikub-jokers = La même table avec des jokers qui comptent double, changent de couleur ou font miroir, en plusieurs manches.
about-woord-sabra = Forme des mots, défais-les et formes-en de plus longs. Le plus long mot nouveau rapporte.
about-woord-international = Un mot que tu défais doit laisser un mot derrière lui. On joue jusqu’à cinquante points.
about-word-2023 = Ouvre avec six lettres, puis réarrange librement. Cinq langues.
about-scrabble-nl = Des mots qui se croisent sur un plateau avec des cases bonus.
games = Jeux
players-range = { $least } à { $most } joueurs
play-now = Jouer
play-now-of = Jouer : { $game }
set-up = Configurer
set-up-of = Configurer : { $game }
your-games = Tes parties
forget-game = Oublier cette partie
home-say = Des jeux de tuiles selon les règles, à ta propre table.
home-foot = Les noms des jeux disent seulement de quelle règle il s’agit ; ils appartiennent à leurs propriétaires.

## Préparer une table

setup-players = Qui joue
setup-rules = Temps et règles maison
setup-clock = Temps par tour
clock-none = Sans limite
clock-seconds = { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
 }
clock-minutes = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
 }
clock-book = { $time } (règle)
add-bot = Robot
add-friend = Ami par lien
add-hotseat = Sur cet appareil
hotseat-name = Nom du joueur
player-number = Joueur { $number }
seat-invite = Un ami, par lien
remove-seat = Retirer { $name }
level-of = Niveau de { $name }
level-beginner = Débutant
level-casual = Amateur
level-strong = Fort
level-master = Maître
level-champion = Champion
option-opening-value = Points pour ouvrir
option-opening-goes-on = Continuer à jouer dans le tour où l’on ouvre
option-joker-penalty = Un joker resté sur un chevalet compte
option-time-out-penalty = Tuiles de pénalité quand le temps est écoulé
too-few = Il faut au moins { $least } joueurs pour ce jeu.
make-table = Préparer la table
start = Commencer
join-title = Rejoindre une partie : { $game }
join-plain = Rejoindre une partie
join-there = Déjà à table : { $names }.
sit-down = S’asseoir

## En attendant les amis

waiting-title = En attendant les amis
waiting-here = Tout le monde a une place
waiting-say = Envoie ce lien, ou fais scanner le code avec un téléphone. La partie commence quand toutes les places sont prises.
invite-link = Lien d’invitation
invite-code = Le lien d’invitation, en code à scanner
copy-link = Copier le lien
copied = Copié
seat-open = Place libre
fill-with-bot = Asseoir un robot ici
start-without = Commencer à { $count }

## À table

table-label = Table
rack-label = { $count ->
    [0] Ton chevalet est vide
    [one] Ton chevalet, { $count } tuile
   *[other] Ton chevalet, { $count } tuiles
 }
row-whole = Combinaison { $number } : { $tiles }
row-partial = Combinaison { $number }, pas encore complète : { $tiles }. { $why }
players = Joueurs
seat-you = toi
pot = Pioche
pot-left = { $count ->
    [one] Encore { $count } tuile dans la pioche
   *[other] Encore { $count } tuiles dans la pioche
 }
seat-tiles = { $count ->
    [one] { $count } tuile
   *[other] { $count } tuiles
 }
seat-not-opened = n’a pas encore ouvert
seat-score = score { $score }
seat-gone = pas là pour l’instant
seat-away = un robot continue
seat-resigned = a abandonné
clock-left = { $seconds ->
    [one] encore { $seconds } seconde
   *[other] encore { $seconds } secondes
 }
actions = Ce que tu peux faire à ton tour
take-back = Annuler le dernier geste
reset-turn = Recommencer ce tour
sort-colour = Trier par couleur
sort-number = Trier par nombre
draw = Piocher une tuile
draw-short = Piocher
end-turn-short = Fini
take-back-first = Reprends d’abord ce que tu as posé : geste par geste, ou recommence ce tour.
pass = Passer
end-turn = Finir le tour
your-turn = À toi. Pose des tuiles, ou pioche.
your-turn-open = À toi. Pose { $need } points de ton chevalet pour ouvrir, ou pioche une tuile.
opening-so-far = Pose { $need } points pour ouvrir : tu en as { $value } pour l’instant.
turn-of = C’est à { $name }.
turn-legal = { $count ->
    [one] C’est un coup valable, avec { $count } tuile de ton chevalet.
   *[other] C’est un coup valable, avec { $count } tuiles de ton chevalet.
 }
asking = L’arbitre vérifie…
sending = Ton coup est en route…
sending-later = Ton coup est gardé ; il partira dès que la connexion reviendra.
paused = La partie est en pause.
game-over = La partie est finie.
look-at-table = Regarder la table
pause = Pause
resume = Reprendre
begins = { $who ->
    [you] Tu as tiré { $tile } : tu commences.
   *[other] { $name } a tiré { $tile } et commence.
 }
aim-lifted = { $count ->
    [one] { $count } tuile en main. Choisis une place avec les flèches, pose-la avec Entrée.
   *[other] { $count } tuiles en main. Choisis une place avec les flèches, pose-les avec Entrée.
 }
aim-rack = Retour au chevalet
see-again = Revoir ce qui s’est passé depuis ton tour
see-again-short = Revoir
reconnecting = Connexion perdue. Rien n’est perdu ; nouvel essai…
hand-over = { $name }, c’est ton tour
hand-over-say = Prends l’appareil. Les autres regardent ailleurs.
hand-over-ready = Je suis { $name }
resign = Abandonner
resign-sure = Abandonner vraiment ?
gone-title = Cette table n’existe pas
no-seat = Ce navigateur n’a pas de place à cette table. Demande un lien d’invitation.

## Les tuiles, lues à voix haute

tile-k = { $number } noir
tile-r = { $number } rouge
tile-b = { $number } bleu
tile-y = { $number } jaune
joker-classic = joker
joker-double = double joker
joker-colour = joker de changement de couleur
joker-mirror = joker miroir
tile-stands = { $tile } pour { $stands }

## Le déroulement

log = { $count ->
    [0] Aucun tour pour l’instant
    [one] { $count } tour jusqu’ici
   *[other] { $count } tours jusqu’ici
 }
log-played = { $who ->
    [you] { $count ->
        [one] Tu as posé { $count } tuile.
       *[other] Tu as posé { $count } tuiles.
     }
   *[other] { $count ->
        [one] { $name } a posé { $count } tuile.
       *[other] { $name } a posé { $count } tuiles.
     }
 }
log-drew = { $who ->
    [you] Tu as pioché une tuile.
   *[other] { $name } a pioché une tuile.
 }
log-passed = { $who ->
    [you] Tu as passé ton tour.
   *[other] { $name } a passé son tour.
 }
log-timed-out = { $who ->
    [you] Ton temps est écoulé.
   *[other] Le temps de { $name } est écoulé.
 }
log-resigned = { $who ->
    [you] Tu as abandonné.
   *[other] { $name } a abandonné.
 }
log-other = { $name } : { $kind }

## La fin

announce-your-turn = C’est ton tour.
announce-over = La partie est finie.
won-you = Tu as gagné !
won-by = { $name } a gagné
won-shared = Victoire partagée
reason-went-out = { $who ->
    [you] Tu as posé ta dernière tuile et tu prends { $score ->
        [one] { $score } point
       *[other] { $score } points
     }.
   *[other] { $name } a posé sa dernière tuile et prend { $score ->
        [one] { $score } point
       *[other] { $score } points
     }.
 }
reason-blocked = { $who ->
    [you] Plus personne ne pouvait jouer. Ton chevalet était le plus léger.
   *[other] Plus personne ne pouvait jouer. { $name } avait le chevalet le plus léger.
 }
reason-resigned = Les autres ont abandonné.
reason-scoreless = Tant de tours d’affilée n’ont rapporté aucun point que la partie est finie.
score-sheet = Feuille de score
sheet-game = Partie
sheet-total = Total
sheet-won = Parties gagnées
left-of = Restait chez { $name }
rematch = Rejouer
rematch-waits = En attente des autres…
rematch-asked = Envie de rejouer : { $names }.
save-gcg = Enregistrer en GCG
save-record = Enregistrer la partie

## Une première partie s’explique toute seule

lesson-quiet = Arrêter les explications
lesson-wait = Regarde ce que font les autres. Trois nombres ou plus qui se suivent, d’une seule couleur : une suite. Un même nombre en plusieurs couleurs : une série.
lesson-watch = Les tuiles posées au dernier tour ont un bord doré. Range ton chevalet en attendant : fais glisser les tuiles, ou trie par couleur ou par nombre.
lesson-sets = Une suite : trois nombres ou plus qui se suivent, d’une seule couleur. Une série : un nombre en trois ou quatre couleurs. Fais glisser des tuiles sur la table, ou touche-les puis touche la table.
lesson-opening = Tes premières combinaisons viennent de ton chevalet seul et valent ensemble { $need } points. Rien à poser ? Pioche une tuile.
lesson-put = Touche maintenant l’endroit où les poser : une combinaison, la table vide ou ton chevalet.
lesson-partial = La ligne en tirets marque une combinaison pas encore complète. Touche-la pour voir ce qui manque.
lesson-back = Tu peux annuler chaque geste tant que tu n’as pas fini ton tour.
lesson-end = Tout est complet. Finis ton tour, ou pose encore.
lesson-table = Tu peux maintenant compléter les combinaisons de la table, les couper et les réarranger, pourvu que tout soit complet à la fin.
lesson-joker = Un joker remplace n’importe quelle tuile. Mets à sa place la tuile qu’il remplace, et sers-toi du joker dans une autre combinaison.
lesson-choose = Double-clique sur une tuile pour prendre toute sa combinaison ; sur un écran tactile, garde le doigt dessus pour la prendre avec toutes celles qui suivent.

## Les indices

hint = Donne-moi un indice
hint-more = Dis-m’en plus
hint-thinking = Recherche d’un indice…
hint-game-draw = C’est le meilleur sur le moment. Pour la partie entière, mieux vaut garder ses tuiles et piocher.
hint-game-pass = C’est le meilleur sur le moment. Pour la partie entière, mieux vaut passer.
hint-game-play = C’est le meilleur sur le moment. Pour la partie entière, ceci est meilleur : { $sets }
hint-where = { $count ->
    [0] On peut poser quelque chose sans toucher à la table. Redemande pour voir quelles tuiles.
    [one] Regarde la combinaison éclairée. Redemande pour voir quelles tuiles.
   *[other] Regarde les { $count } combinaisons éclairées. Redemande pour voir quelles tuiles.
 }
hint-where-board = { $count ->
    [1] Regarde la lettre éclairée : un mot intéressant s’y rattache. Redemande pour voir quelles tuiles.
   *[other] Regarde les { $count } lettres éclairées : un mot intéressant s’y rattache. Redemande pour voir quelles tuiles.
 }
hint-where-first = Le premier mot passe par la case éclairée. Redemande pour voir quelles tuiles.
hint-exchange-tiles = { $count ->
    [1] Échange la tuile éclairée de ton chevalet.
   *[other] Échange les { $count } tuiles éclairées de ton chevalet.
 }
square-hinted = { $square }, regarde ici
hint-tiles = { $count ->
    [1] La tuile éclairée de ton chevalet peut être posée. Redemande pour voir comment.
   *[other] Les { $count } tuiles éclairées de ton chevalet peuvent être posées. Redemande pour voir comment.
 }
hint-laid = Voilà le coup. Finis le tour, ou reprends-le et cherche le tien.
hint-common = { $got ->
    [one] Avec des mots courants : { $word }, pour { $got } point.
   *[other] Avec des mots courants : { $word }, pour { $got } points.
 }
hint-draw = Rien ne peut être posé : pioche une tuile.
hint-pass = Rien ne peut être posé : passe.
hint-exchange = Rien de bon ne peut être posé : échange des tuiles.

## Les matchs

setup-rounds = Manches
rounds-games = { $rounds ->
    [one] { $rounds } manche, { $games } parties
   *[other] { $rounds } manches, { $games } parties
 }
sheet-round = Manche { $round }
match-so-far = Partie { $played } sur { $games }. En tête du match : { $names }.
match-won = Match gagné par { $names }.
next-game = Partie suivante

# Les pages à côté de la table : go-NAME est son nom, go-NAME-say ce qu’on y trouve.
beside = Plus qu’une table
go-puzzles = Défis
go-puzzles-say = Trouve le meilleur coup : trois par jour, et autant que tu veux.
go-fair = Le tirage était-il équitable ?
go-fair-say = Vérifie chaque tirage d’une partie à partir de sa graine.
fair-of-game = Vérifier le mélange
go-learn = Apprendre les jeux
go-learn-say = Les six livrets de règles en bref, avec des exemples à essayer.
read-more = En savoir plus
setup-learn = Ce que dit la règle
to-overview = Vue d’ensemble
go-companion = Avec ta propre boîte
go-companion-say = Chrono, feuille de score et arbitre pour une table avec de vraies tuiles.
go-review = Revoir une partie
go-review-say = Parcours une partie enregistrée : ce qui était le mieux, et où tout a basculé.
review-game = Revoir la partie
share-line = Partager cette position

## Your games
forget = Oublier
forget-sure = Cette partie n’est pas finie. Si tu l’oublies, tu perds ta place.
forget-not = La garder
forgotten = { $game } : oubliée.
forget-undo = Annuler
finished-games = { $count ->
    [1] 1 partie terminée
   *[other] { $count } parties terminées
 }

## The first turns
lesson-can-open = Tu peux ouvrir maintenant, avec { $need } points de ton seul chevalet. Tu les vois ? L’ampoule montre où regarder.
lesson-cannot = Tu ne peux rien poser à ce tour : pioche une tuile.
joker-say-classic = Un joker remplace n’importe quelle tuile. Qui a cette tuile peut la mettre à sa place et réutiliser le joker.
joker-say-double = Le double joker remplace deux tuiles à la fois : deux voisines dans une suite, ou deux couleurs manquantes dans une série.
joker-say-colour = Le joker de changement de couleur ne va que dans les suites. Il est un nombre de la suite ; après lui, elle continue dans une autre couleur.
joker-say-mirror = Le joker miroir est au milieu : ce qui est d’un côté est aussi de l’autre, en ordre inverse.

## The rules at the table
rules-of-game = Règles de ce jeu
table-rules = Comment on joue à cette table
rules-by-book = Tout comme dans la règle.
rules-rest = Pour le reste, comme dans la règle.
rule-yes = oui
rule-no = non
more-rules = { $count ->
    [1] 1 autre règle maison
   *[other] { $count } autres règles maison
 }
left-counts = Le chevalet de { $name } compte { $points }
unfold = Tout afficher
fold = Afficher moins
