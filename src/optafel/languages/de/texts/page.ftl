## Die Seite: überall

close = Schließen
coming = Einen Moment…
to-home = Zu den Spielen
settings = Einstellungen
settings-language = Sprache
settings-theme = Hell oder dunkel
theme-auto = Wie das Gerät
theme-light = Hell
theme-dark = Dunkel
settings-docs = Wie alles funktioniert
settings-sound = Ton
settings-explains = Beim Spielen erklären
your-name = Dein Name
name-placeholder = Wie sollen wir dich nennen?
me = Ich
guest = Gast
you = Du
offline-now = Der Spieltisch ist gerade nicht zu erreichen.
page-misread = Der Server hat etwas gesagt, das diese Seite nicht lesen kann. Lade die Seite neu: Vielleicht gibt es eine neuere Fassung.
newer-page = Es gibt eine neuere Fassung dieser Seite. Deine Spiele bleiben erhalten.
newer-take = Laden
newer-later = Später
try-again = Erneut versuchen
rulebook-place = Spielanleitung { $book }, „{ $heading }“
why = Warum?

## Die gedruckten Anleitungen, wie man sie nennt

book-000 = Anleitung von Woord-Rummikub
book-001 = Anleitung von Rummikub mit besonderen Jokern
book-002 = Niederländische Scrabble-Anleitung
book-003 = Anleitung von Wort-Rummikub von 2023
book-004 = Anleitung von Rummikub (Sabra)

## Spiele

rulebook-rummikub-sabra = Rummikub, Sabra-Regeln
rulebook-rummikub-jokers = Rummikub mit besonderen Jokern
rulebook-woord-sabra = Wörterspiel, Sabra-Regeln
rulebook-woord-international = Wörterspiel, internationale Regeln
rulebook-word-2023 = Wörterspiel, Beginn mit sechs Buchstaben
rulebook-scrabble-nl = Scrabble, niederländische Anleitung
about-rummikub-sabra = Leg Reihen und Gruppen von Zahlen und ordne den ganzen Tisch um, bis du deine Steine los bist.
about-rummikub-jokers = Derselbe Tisch mit Jokern, die doppelt zählen, die Farbe wechseln oder spiegeln, in Runden gespielt.
about-woord-sabra = Bau Wörter, nimm sie auseinander und bau längere. Das längste neue Wort zählt.
about-woord-international = Wer ein Wort aufteilt, muss ein Wort übrig lassen. Gespielt wird bis fünfzig Punkte.
about-word-2023 = Beginne mit sechs Buchstaben, dann ordne frei um. Fünf Sprachen.
about-scrabble-nl = Wörter, die sich auf einem Brett mit Prämienfeldern kreuzen.
games = Spiele
players-range = { $least } bis { $most } Spieler
play-now = Spielen
play-now-of = Spielen: { $game }
set-up = Einrichten
set-up-of = Einrichten: { $game }
your-games = Deine Spiele
forget-game = Dieses Spiel vergessen
home-say = Legespiele genau nach Anleitung, an deinem eigenen Tisch.
home-foot = Spielnamen sagen nur, welche Anleitung gemeint ist; sie gehören ihren Inhabern.

## Einen Tisch einrichten

setup-players = Wer mitspielt
setup-rules = Uhr und Hausregeln
setup-clock = Zeit für einen Zug
clock-none = Keine Uhr
clock-seconds = { $seconds ->
    [one] { $seconds } Sekunde
   *[other] { $seconds } Sekunden
 }
clock-minutes = { $minutes ->
    [one] { $minutes } Minute
   *[other] { $minutes } Minuten
 }
clock-book = { $time } (Anleitung)
add-bot = Bot
add-friend = Freunde per Link
add-hotseat = An diesem Gerät
hotseat-name = Name des Spielers
player-number = Spieler { $number }
seat-invite = Jemand, per Link
remove-seat = { $name } entfernen
level-of = Stärke von { $name }
level-beginner = Anfänger
level-casual = Mittel
level-strong = Stark
level-master = Meister
level-champion = Großmeister
option-opening-value = Punkte zum ersten Auslegen
option-opening-goes-on = Nach dem ersten Auslegen im selben Zug weiterspielen
option-joker-penalty = Ein Joker auf dem Brettchen zählt
option-time-out-penalty = Strafsteine, wenn die Zeit um ist
too-few = Dieses Spiel braucht mindestens { $least } Spieler.
make-table = Tisch eröffnen
start = Beginnen
join-title = Mitspielen: { $game }
join-plain = Mitspielen
join-there = Schon am Tisch: { $names }.
sit-down = Hinsetzen

## Warten auf Freunde

waiting-title = Warten auf Freunde
waiting-here = Alle haben einen Platz
waiting-say = Schick diesen Link, oder lass den Code mit einem Handy scannen. Das Spiel beginnt, wenn alle Plätze besetzt sind.
invite-link = Einladungslink
invite-code = Der Einladungslink als Code zum Scannen
copy-link = Link kopieren
copied = Kopiert
seat-open = Freier Platz
fill-with-bot = Einen Bot hinsetzen
start-without = Zu { $count ->
    [2] zweit
    [3] dritt
    [4] viert
   *[other] { $count }
 } beginnen

## Am Tisch

table-label = Tisch
rack-label = { $count ->
    [0] Dein Brettchen ist leer
    [one] Dein Brettchen, { $count } Stein
   *[other] Dein Brettchen, { $count } Steine
 }
row-whole = Kombination { $number }: { $tiles }
row-partial = Kombination { $number }, noch nicht vollständig: { $tiles }. { $why }
players = Spieler
seat-you = du
pot = Vorrat
pot-left = { $count ->
    [one] Noch { $count } Stein im Vorrat
   *[other] Noch { $count } Steine im Vorrat
 }
seat-tiles = { $count ->
    [one] { $count } Stein
   *[other] { $count } Steine
 }
seat-not-opened = noch nicht ausgelegt
seat-score = Stand { $score }
seat-gone = gerade nicht da
seat-away = ein Bot spielt weiter
seat-resigned = hat aufgegeben
clock-left = { $seconds ->
    [one] noch { $seconds } Sekunde
   *[other] noch { $seconds } Sekunden
 }
actions = Was du in deinem Zug tun kannst
take-back = Einen Schritt zurück
reset-turn = Diesen Zug neu beginnen
sort-colour = Nach Farbe ordnen
sort-number = Nach Zahl ordnen
draw = Einen Stein ziehen
draw-short = Ziehen
end-turn-short = Fertig
take-back-first = Nimm erst zurück, was du gelegt hast: Schritt für Schritt, oder beginne diesen Zug neu.
pass = Passen
end-turn = Zug beenden
your-turn = Du bist dran. Leg Steine, oder zieh einen.
your-turn-open = Du bist dran. Leg zuerst { $need } Punkte von deinem Brettchen aus, oder zieh einen Stein.
opening-so-far = Zum ersten Auslegen brauchst du { $need } Punkte: Bisher hast du { $value }.
turn-of = { $name } ist am Zug.
turn-legal = { $count ->
    [one] Das ist ein gültiger Zug, mit { $count } Stein von deinem Brettchen.
   *[other] Das ist ein gültiger Zug, mit { $count } Steinen von deinem Brettchen.
 }
asking = Der Schiedsrichter prüft…
sending = Dein Zug ist unterwegs…
sending-later = Dein Zug ist aufgehoben und geht ab, sobald die Verbindung wieder da ist.
paused = Das Spiel ist pausiert.
game-over = Das Spiel ist zu Ende.
look-at-table = Den Tisch ansehen
pause = Pause
resume = Weiter
begins = { $who ->
    [you] Du hast { $tile } gezogen und beginnst.
   *[other] { $name } hat { $tile } gezogen und beginnt.
 }
aim-lifted = { $count ->
    [one] { $count } Stein in der Hand. Wähl mit den Pfeilen einen Platz und leg ihn mit der Eingabetaste hin.
   *[other] { $count } Steine in der Hand. Wähl mit den Pfeilen einen Platz und leg sie mit der Eingabetaste hin.
 }
aim-rack = Zurück aufs Brettchen
see-again = Noch einmal ansehen, was seit deinem Zug geschah
see-again-short = Noch einmal
reconnecting = Verbindung verloren. Alles ist aufgehoben; neuer Versuch…
hand-over = { $name }, du bist dran
hand-over-say = Nimm das Gerät. Die anderen schauen kurz weg.
hand-over-ready = Ich bin { $name }
resign = Aufgeben
resign-sure = Wirklich aufgeben?
gone-title = Diesen Tisch gibt es nicht
no-seat = Dieser Browser hat keinen Platz an diesem Tisch. Frag nach einem Einladungslink.

## Steine, vorgelesen

tile-k = schwarze { $number }
tile-r = rote { $number }
tile-b = blaue { $number }
tile-y = gelbe { $number }
joker-classic = Joker
joker-double = Doppeljoker
joker-colour = Farbwechsel-Joker
joker-mirror = Spiegeljoker
tile-stands = { $tile } für { $stands }

## Der Verlauf

log = { $count ->
    [0] Noch keine Züge
    [one] { $count } Zug bisher
   *[other] { $count } Züge bisher
 }
log-played = { $who ->
    [you] { $count ->
        [one] Du hast { $count } Stein gelegt.
       *[other] Du hast { $count } Steine gelegt.
     }
   *[other] { $count ->
        [one] { $name } hat { $count } Stein gelegt.
       *[other] { $name } hat { $count } Steine gelegt.
     }
 }
log-drew = { $who ->
    [you] Du hast einen Stein gezogen.
   *[other] { $name } hat einen Stein gezogen.
 }
log-passed = { $who ->
    [you] Du hast gepasst.
   *[other] { $name } hat gepasst.
 }
log-timed-out = { $who ->
    [you] Deine Zeit war um.
   *[other] Die Zeit von { $name } war um.
 }
log-resigned = { $who ->
    [you] Du hast aufgegeben.
   *[other] { $name } hat aufgegeben.
 }
log-other = { $name }: { $kind }

## Das Ende

announce-your-turn = Du bist dran.
announce-over = Das Spiel ist zu Ende.
won-you = Du hast gewonnen!
won-by = { $name } hat gewonnen
won-shared = Geteilter Sieg
reason-went-out = { $who ->
    [you] Du hast deinen letzten Stein gelegt und bekommst { $score ->
        [one] { $score } Punkt
       *[other] { $score } Punkte
     }.
   *[other] { $name } hat den letzten Stein gelegt und bekommt { $score ->
        [one] { $score } Punkt
       *[other] { $score } Punkte
     }.
 }
reason-blocked = { $who ->
    [you] Niemand konnte mehr spielen. Dein Brettchen war das leichteste.
   *[other] Niemand konnte mehr spielen. { $name } hatte das leichteste Brettchen.
 }
reason-resigned = Die anderen haben aufgegeben.
reason-scoreless = So viele Züge in Folge brachten keine Punkte, dass das Spiel zu Ende ist.
score-sheet = Punktezettel
sheet-game = Spiel
sheet-total = Summe
sheet-won = Gewonnene Spiele
left-of = Übrig bei { $name }
rematch = Noch einmal
rematch-waits = Warten auf die anderen…
rematch-asked = Lust auf noch ein Spiel: { $names }.
save-gcg = Als GCG speichern
save-record = Aufzeichnung speichern

## Ein erstes Spiel erklärt sich selbst

lesson-quiet = Nicht mehr erklären
lesson-wait = Schau, was die anderen tun. Drei oder mehr Zahlen hintereinander in einer Farbe sind eine Reihe; eine Zahl in verschiedenen Farben ist eine Gruppe.
lesson-watch = Die im letzten Zug gelegten Steine haben einen goldenen Rand. Ordne inzwischen dein Brettchen: durch Ziehen, oder nach Farbe oder Zahl.
lesson-sets = Eine Reihe sind drei oder mehr Zahlen hintereinander in einer Farbe; eine Gruppe ist eine Zahl in drei oder vier Farben. Zieh Steine auf den Tisch, oder tippe sie an und dann den Tisch.
lesson-opening = Deine ersten Kombinationen kommen allein von deinem Brettchen und sind zusammen { $need } Punkte wert. Nichts zu legen? Zieh einen Stein.
lesson-put = Tippe jetzt an, wohin sie sollen: auf eine Kombination, den leeren Tisch oder dein Brettchen.
lesson-partial = Die gestrichelte Linie zeigt eine Kombination, die noch nicht vollständig ist. Berühre sie, um zu sehen, was fehlt.
lesson-back = Jeden Schritt kannst du zurücknehmen, bis du den Zug beendest.
lesson-end = Alles ist vollständig. Beende deinen Zug, oder leg noch mehr.
lesson-table = Jetzt darfst du an die Kombinationen auf dem Tisch anlegen, sie teilen und umordnen, solange am Ende alles vollständig ist.
lesson-joker = Ein Joker steht für jeden beliebigen Stein. Leg den Stein, für den er steht, an seinen Platz und nutz den Joker in einer anderen Kombination.
lesson-choose = Ein Doppelklick auf einen Stein nimmt seine ganze Kombination; auf einem Touchscreen hältst du ihn gedrückt, um ihn mit allen folgenden zu nehmen.

## Tipps

hint = Gib mir einen Tipp
hint-more = Verrat mir mehr
hint-thinking = Ein Tipp wird gesucht…
hint-game-draw = Das ist für den Moment am besten. Für das ganze Spiel ist es besser, Steine zurückzuhalten und zu ziehen.
hint-game-pass = Das ist für den Moment am besten. Für das ganze Spiel ist es besser zu passen.
hint-game-play = Das ist für den Moment am besten. Für das ganze Spiel ist dies besser: { $sets }
hint-where = { $count ->
    [0] Es lässt sich etwas legen, ohne den Tisch zu ändern. Frag noch einmal, um zu sehen, welche Steine.
    [one] Schau auf die Kombination, die leuchtet. Frag noch einmal, um zu sehen, welche Steine.
   *[other] Schau auf die { $count } Kombinationen, die leuchten. Frag noch einmal, um zu sehen, welche Steine.
 }
hint-where-board = { $count ->
    [one] Schau auf den leuchtenden Buchstaben: Dort lässt sich ein gutes Wort anlegen. Frag noch einmal, um zu sehen, welche Steine.
   *[other] Schau auf die { $count } leuchtenden Buchstaben: Dort lässt sich ein gutes Wort anlegen. Frag noch einmal, um zu sehen, welche Steine.
 }
hint-where-first = Das erste Wort geht über das leuchtende Feld. Frag noch einmal, um zu sehen, welche Steine.
hint-exchange-tiles = { $count ->
    [one] Tausche den leuchtenden Stein auf deinem Brettchen.
   *[other] Tausche die { $count } leuchtenden Steine auf deinem Brettchen.
 }
square-hinted = { $square }, schau hier
hint-tiles = { $count ->
    [one] Der leuchtende Stein auf deinem Brettchen lässt sich legen. Frag noch einmal, um zu sehen, wie.
   *[other] Die { $count } leuchtenden Steine auf deinem Brettchen lassen sich legen. Frag noch einmal, um zu sehen, wie.
 }
hint-laid = So geht’s. Beende den Zug, oder nimm es zurück und versuch es selbst.
hint-common = { $got ->
    [one] Mit geläufigen Wörtern: { $word }, für 1 Punkt.
   *[other] Mit geläufigen Wörtern: { $word }, für { $got } Punkte.
 }
hint-draw = Es lässt sich nichts legen: Zieh einen Stein.
hint-pass = Es lässt sich nichts legen: Passe.
hint-exchange = Es lässt sich nichts Gutes legen: Tausche Steine.

## Wettkämpfe

setup-rounds = Runden
rounds-games = { $rounds ->
    [one] { $rounds } Runde, { $games } Spiele
   *[other] { $rounds } Runden, { $games } Spiele
 }
sheet-round = Runde { $round }
match-so-far = Spiel { $played } von { $games }. In Führung: { $names }.
match-won = Gesamtsieg: { $names }.
next-game = Nächstes Spiel

# Die Seiten neben dem Tisch: go-NAME ist ihr Name, go-NAME-say, was man dort findet.
beside = Mehr als ein Tisch
go-puzzles = Rätsel
go-puzzles-say = Finde den besten Zug: drei am Tag, und so viele du magst.
go-fair = War es fair?
go-fair-say = Rechne jede Ziehung eines Spiels aus seinem Startwert nach.
fair-of-game = Das Mischen nachprüfen
go-learn = Die Spiele lernen
go-learn-say = Die sechs Anleitungen in Kürze, mit Beispielen zum Ausprobieren.
read-more = Mehr lesen
setup-learn = Was die Anleitung sagt
to-overview = Zur Übersicht
go-companion = Mit eigener Schachtel
go-companion-say = Uhr, Punktezettel und Schiedsrichter für einen Tisch mit echten Steinen.
go-review = Ein Spiel nachspielen
go-review-say = Geh eine Aufzeichnung durch: was am besten war und wo es kippte.
review-game = Nachspielen
share-line = Diese Stellung weitergeben

## Your games
forget = Vergessen
forget-sure = Dieses Spiel läuft noch. Wenn du es vergisst, ist dein Platz weg.
forget-not = Behalten
forgotten = { $game }: vergessen.
forget-undo = Rückgängig
finished-games = { $count ->
    [1] 1 beendetes Spiel
   *[other] { $count } beendete Spiele
 }

## The first turns
lesson-can-open = Du kannst jetzt eröffnen, mit { $need } Punkten allein von deinem Brettchen. Siehst du sie? Die Lampe zeigt, wo.
lesson-cannot = Du kannst in diesem Zug nichts legen: Zieh einen Stein.
joker-say-classic = Ein Joker steht für jeden Stein. Wer diesen Stein hat, darf ihn dafür einsetzen und den Joker neu verwenden.
joker-say-double = Der Doppeljoker steht für zwei Steine zugleich: zwei Nachbarn in einer Reihe oder zwei fehlende Farben in einer Gruppe.
joker-say-colour = Der Farbwechsel-Joker passt nur in Reihen. Er ist eine Zahl der Reihe; nach ihm geht sie in einer anderen Farbe weiter.
joker-say-mirror = Der Spiegeljoker liegt in der Mitte: Was auf der einen Seite liegt, liegt gespiegelt auch auf der anderen.

## The rules at the table
rules-of-game = Regeln dieses Spiels
table-rules = Wie an diesem Tisch gespielt wird
rules-by-book = Alles wie in der Anleitung.
rules-rest = Alles andere wie in der Anleitung.
rule-yes = ja
rule-no = nein
more-rules = { $count ->
    [1] 1 weitere Hausregel
   *[other] { $count } weitere Hausregeln
 }
left-counts = Das Brettchen von { $name } zählt { $points }
unfold = Alles anzeigen
fold = Weniger anzeigen
