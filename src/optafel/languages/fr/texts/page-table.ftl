## Autour de la table : l’honnêteté, les spectateurs, quelques mots

fair-line = Un mélange équitable
fair-line-waiting = L’ordre des tuiles vient d’une graine secrète déjà fixée. Voici son empreinte : note-la, et après la partie chacun pourra vérifier que la graine n’a pas été changée.
fair-line-begun = L’ordre des tuiles vient d’une graine secrète. Voici son empreinte, telle qu’elle était avant la première tuile. Après la partie, la graine est montrée et chaque tirage peut être vérifié.
fair-line-hash = Empreinte de la graine
copy-hash = Copier
fair-line-seen = Ce navigateur a vu cette empreinte avant la première tuile.
fair-line-not-seen = Ce navigateur est arrivé plus tard à la table, et n’a pas vu cette empreinte avant la première tuile.
fair-line-added = { $count ->
    [0] Personne n’a encore rien ajouté au mélange.
    [one] { $count } joueur a ajouté quelque chose au mélange.
   *[other] { $count } joueurs ont ajouté quelque chose au mélange.
 }
stir-label = Quelque chose à toi, par exemple quelques mots
stir = Ajouter au mélange
stirred = Ajouté
watch-line = Laisser regarder les autres
watch-line-say = Toute personne qui a ce lien voit la table, mais aucun chevalet.
watch-link = Lien pour regarder
watching = Tu regardes.
talk = Dire quelque chose
talk-said = { $name } dit : { $phrase }
phrase-hello = Salut !
phrase-good-luck = Bonne chance !
phrase-well-played = Bien joué !
phrase-thinking = Je réfléchis…
phrase-your-turn = À toi !
phrase-oops = Oups
phrase-thanks = Merci !
phrase-good-game = Belle partie !
phrase-one-more = Encore une ?
phrase-smile = Un sourire
phrase-wow = Waouh !
phrase-sad = Une mine triste
phrase-laugh = Un grand rire
setup-hints = Indices
setup-hints-say = Sans indices, personne à cette table ne peut demander quoi poser.
unseen = Tuiles que tu n’as pas encore vues
unseen-say = { $count ->
    [one] { $count } tuile est dans la pioche ou sur un autre chevalet :
   *[other] { $count } tuiles sont dans la pioche ou sur les autres chevalets :
 }
unseen-tile = { $letter } : { $count }
unseen-blank = joker
settings-large = Grandes tuiles
announce-paused = La partie est en pause.
announce-resumed = La partie reprend.
announce-doubt = Tu peux contester ce qui a été posé, ou l’accepter.
announce-drew = Tu as pioché { $tiles }.
no-server = Pas de connexion avec la table. Ce que tu vois est ce que cet appareil a gardé ; on reprend dès que la connexion revient.
log-word = { $who ->
    [you] { $score ->
        [0] Tu as posé { $word }, qui ne rapporte rien.
        [one] Tu as posé { $word } pour { $score } point.
       *[other] Tu as posé { $word } pour { $score } points.
     }
   *[other] { $score ->
        [0] { $name } a posé { $word }, qui ne rapporte rien.
        [one] { $name } a posé { $word } pour { $score } point.
       *[other] { $name } a posé { $word } pour { $score } points.
     }
 }
log-exchanged = { $who ->
    [you] { $count ->
        [one] Tu as échangé { $count } tuile.
       *[other] Tu as échangé { $count } tuiles.
     }
   *[other] { $count ->
        [one] { $name } a échangé { $count } tuile.
       *[other] { $name } a échangé { $count } tuiles.
     }
 }
log-challenged = { $who ->
    [you] Tu as contesté { $word } : ce mot ne compte pas.
   *[other] { $name } a contesté { $word } : ce mot ne compte pas.
 }
log-challenged-wrong = { $who ->
    [you] Tu l’as contesté, mais c’est valable.
   *[other] { $name } l’a contesté, mais c’est valable.
 }
log-accepted = { $who ->
    [you] Tu as laissé passer.
   *[other] { $name } a laissé passer.
 }
setup-away = Quand un ami s’absente
away-wait = Attendre
away-skip = Sauter son tour
away-bot = Un robot continue
give-to-bot = Donner la place de { $name } à un robot
doubt-waits = Ce qui a été posé peut encore être contesté un instant.
setup-first = Qui commence
setup-first-say = Les règles tirent au sort ; l’aîné ou le plus jeune peut aussi commencer.
first-drawn = Tirage au sort
last-turns = { $count ->
    [one] La cloche a sonné : encore { $count } tour.
   *[other] La cloche a sonné : encore { $count } tours.
 }
clock-drew = { $count ->
    [one] { $count } tuile est venue de la pioche.
   *[other] { $count } tuiles sont venues de la pioche.
 }
clock-to-pot = { $count ->
    [one] { $count } lettre est retournée dans la pioche.
   *[other] { $count } lettres sont retournées dans la pioche.
 }
clock-skips = { $count ->
    [one] Encore { $count } tour de perdu.
   *[other] Encore { $count } tours de perdus.
 }
