## Naast de doos: opmerkingen bij een scoreblad dat met de hand is bijgehouden

check-left-missing = Wat heeft { $name } nog op het plankje? Schrijf de stenen of de punten op, of 0.
check-too-many-points = { $name }: dat is meer dan kan. Het hoogste is { $most }.
check-more-than-box = { $tile } is { $count } keer opgeschreven, op alle plankjes samen, maar in de doos { $most ->
    [0] zit er geen
    [one] zit er maar 1
   *[other] zitten er maar { $most }
 }. Kijk de plankjes nog eens na.
check-out-but-left = { $name } is uit, dus daar kan niets over zijn, maar er staat “{ $read }”.
check-empty-rack = { $name } heeft niets over: dan is { $name } uit. Geef dat hierboven aan.
check-two-out = { $name } heeft ook niets over, maar { $other } is uit en er kan er maar één de eerste zijn.
check-out-not-opened = { $name } is uit, maar er is niet aangevinkt dat { $name } is uitgekomen.
check-not-opened-few = Bij { $name } is niet aangevinkt dat die is uitgekomen, maar er zijn maar { $count } van de { $dealt } gedeelde stenen over. Vergeten aan te vinken, of een steen vergeten?
check-score-missing = Wat is de score van { $name }?
check-score-unreadable = { $name }: “{ $read }” is geen score. Schrijf een getal zoals 54 of -23.
check-not-zero = De scores zijn samen { $total }, maar een spel telt op tot 0: samen zijn ze { $by } te { $way ->
    [low] laag
   *[high] hoog
 }.
check-one-winner = Eén speler wint en de anderen betalen: hier staat meer dan één score boven 0, of geen enkele.
check-other-score = { $name } heeft { $wrote } op jullie blad, maar de plankjes geven { $counted }.
check-how-went-out = { $name } is uit en krijgt wat de anderen over hebben: { $paid } = { $score }.
check-how-blocked = Niemand kon nog spelen. { $name } heeft het minst ({ $least }); de anderen betalen het verschil: { $paid } = { $score }.
check-how-shared = Niemand kon nog spelen. { $name } en { $other } hebben even weinig en delen wat de anderen betalen.
check-turn-after-end = { $name } heeft hier een beurt na het einde van het spel.
check-out-of-order = { $name } heeft hier een beurt terwijl { $other } aan de beurt was. Dat klopt alleen als { $other } een beurt oversloeg.
check-turn-lost = { $name } slaat deze beurt over, omdat in de vorige de tijd om was.
check-penalty-tiles = { $name } pakte { $tiles ->
    [one] { $tiles } strafsteen
   *[other] { $tiles } strafstenen
 } omdat de tijd om was.
check-penalty-fewer = { $name } pakte { $tiles ->
    [0] geen strafstenen
    [one] maar { $tiles } strafsteen
   *[other] maar { $tiles } strafstenen
 } in plaats van { $due }: meer zat er niet in de pot.
check-penalty-pot-ran-out = De pot raakte leeg in de beurt waarin { $name } te laat was. Zaten er minder stenen in dan de straf, dan zijn alleen die gepakt.
check-blocked = Niemand kon leggen en de pot is leeg: het spel is uit. Kies “Niemand” en tel wat er over is.
check-turn-empty = Wat heeft { $name } gescoord? Schrijf de punten op of wat er is gelegd.
check-word-doubtful = { $reason ->
    [too-short] { lexicon-too-short }
   *[other] { refuse-no-word }
 }
check-opening-low = { $name } is uitgekomen met { $points ->
    [one] 1 punt
   *[other] { $points } punten
 }, maar het eerste woord heeft ten minste { $least } letters.
check-board-unknown = { $name }: deze zet is niet te tellen, omdat niet elke zet ervoor met zijn vakje is opgeschreven. Schrijf de punten op.
check-count-left = Het spel is uit. Tel nu wat er op de plankjes over is.
check-last-turns = Het einde is nabij: nog { $turns ->
    [one] één beurt
   *[other] { $turns } beurten
 }, zodat iedereen er evenveel heeft gehad.
check-ended-early = { $turns ->
    [0] Volgens het boekje is het spel nog niet uit.
    [one] Volgens het boekje komt er nog één beurt.
   *[other] Volgens het boekje komen er nog { $turns } beurten.
 } Stop je hier, dan wordt alles geteld zoals het er ligt.
check-how-words = Eraf voor wat over is: { $tile ->
    [0] niets voor een letter
   *[other] { $tile } voor een letter
 }, { $joker } voor een joker.
check-how-crossword = Iedereen verliest wat de overgebleven letters waard zijn.
check-how-crossword-out = { $name } is uit en krijgt erbij wat de anderen verliezen: { $gained }.

## Als de tijd voor een beurt om is

time-up-keep-whole-sets = Hele combinaties blijven liggen. Losse stenen gaan naar het plankje van wie aan de beurt was, { $tiles ->
    [0] zonder straf
    [one] met 1 strafsteen uit de pot
   *[other] met { $tiles } strafstenen uit de pot, of zoveel als er nog in zitten
 }.
time-up-put-all-back = De tafel wordt weer zoals hij lag en de stenen gaan terug naar het plankje, { $tiles ->
    [0] zonder straf
    [one] met 1 strafsteen uit de pot
   *[other] met { $tiles } strafstenen uit de pot, of zoveel als er nog in zitten
 }.
time-up-untouched = Nog niets aangeraakt? Pak dan één steen, zoals bij elke beurt zonder zet.
time-up-strict = De beurt levert niets op.
time-up-words-put-all-back = Een tafel die niet af is, wordt weer zoals hij lag. De beurt geldt als een beurt zonder zet: pak één steen.
time-up-words-loose-to-pot = Hele woorden blijven liggen. Letters die in geen woord liggen gaan terug in de pot, en de beurt is voorbij.
time-up-skips = { $turns ->
    [one] De volgende beurt vervalt ook.
   *[other] De volgende { $turns } beurten vervallen ook.
 }
time-up-pass = De beurt geldt als passen.

## Wie begint

begin-numbers = Iedereen pakt één steen. Het hoogste cijfer begint. Een joker: opnieuw pakken; gelijke cijfers: die spelers pakken opnieuw. Daarna gaan de stenen terug en wordt alles geschud.
begin-letters = Iedereen pakt één steen. De letter het dichtst bij de A begint. Een joker: opnieuw pakken; gelijke letters: die spelers pakken opnieuw. Daarna gaan de stenen terug en wordt alles geschud.
refuse-no-words-here = In dit spel zijn geen woorden om op te zoeken.
