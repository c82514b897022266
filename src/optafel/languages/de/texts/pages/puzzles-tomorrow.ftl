## The card of a puzzle of the day, the archive, and puzzles without a network

puzzles-level-gentle = Kinderleicht
puzzles-share = Teilen
puzzles-card = Deine Karte
puzzles-card-say = Nichts darauf verrät die Lösung.
puzzles-card-copy = Text kopieren
puzzles-card-picture = Bild speichern
puzzles-card-send = Senden
puzzles-card-invite = Findest du es auch?
puzzles-card-tries = { $tries ->
    [1] 1 Versuch
   *[other] { $tries } Versuche
 }
puzzles-card-hints = { $hints ->
    [1] 1 Tipp
   *[other] { $hints } Tipps
 }
puzzles-card-streak = { $days ->
    [1] 1 Tag in Folge
   *[other] { $days } Tage in Folge
 }
puzzles-gave-points = { $got ->
    [1] Die Lösung war 1 Punkt wert
   *[other] Die Lösung war { $got } Punkte wert
 }
puzzles-gave-tiles = { $got ->
    [1] Die Lösung legte 1 Stein
   *[other] Die Lösung legte { $got } Steine
 }
puzzles-archive = Frühere Rätsel
puzzles-archive-say = Jeder vergangene Tag lässt sich noch spielen. Tage in Folge zählen nur am Tag selbst.
puzzles-month-before = Früherer Monat
puzzles-month-after = Späterer Monat
puzzles-back-to-today = Zurück zu heute
puzzles-day-solved = gelöst
puzzles-day-later = später gelöst
puzzles-day-shown = Lösung gesehen
puzzles-day-open = noch nicht gelöst
puzzles-day-waits = wartet auf das Netz
puzzles-done-later = Später gelöst
puzzles-done-waits = Gefunden: wartet auf das Netz
puzzles-alone = Kein Netz. Diese Rätsel wurden vorher geholt; deine Antwort wird auf diesem Gerät geprüft.
puzzles-alone-check = Kein Netz: Leg deine Antwort und drück auf Prüfen.
puzzles-alone-less = Noch nicht: Es gibt einen besseren Zug.
puzzles-alone-right = Gefunden, soweit man es ohne Server sehen kann! Es zählt für heute, sobald das Netz wieder da ist.
puzzles-alone-unsure = Das lässt sich ohne Netz nicht prüfen.
puzzles-alone-hint = Tipps und Lösung kommen vom Server: Sie warten auf das Netz.
puzzles-alone-refused = { $family }, { $date }: Der Schiedsrichter hat deine Antwort angesehen, und sie gilt nicht. { $why }
puzzles-alone-trainer = Trainer und frühere Rätsel brauchen das Netz.
puzzles-alone-not-here = Dieses Rätsel wurde nicht geholt, und gerade ist kein Netz da.
puzzles-alone-short = Kein Netz
