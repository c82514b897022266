## A fair shuffle

fair-line = Eerlijk geschud
fair-line-waiting = De volgorde van de stenen komt uit een geheim getal dat al vastligt. Dit is de vingerafdruk ervan: schrijf die op, en na het spel kan iedereen nagaan dat het getal niet is veranderd.
fair-line-begun = De volgorde van de stenen komt uit een geheim getal. Dit is de vingerafdruk ervan, zoals die was voordat de eerste steen werd getrokken. Na het spel wordt het getal getoond en is elke getrokken steen na te rekenen.
fair-line-hash = Vingerafdruk van het geheime getal
copy-hash = Kopieer
fair-line-seen = Deze browser zag deze vingerafdruk voordat de eerste steen werd getrokken.
fair-line-not-seen = Deze browser kwam later aan tafel en zag deze vingerafdruk niet vóór de eerste steen.
fair-line-added = { $count ->
    [0] Nog niemand heeft iets aan het schudden toegevoegd.
    [one] 1 speler heeft iets aan het schudden toegevoegd.
   *[other] { $count } spelers hebben iets aan het schudden toegevoegd.
 }
stir-label = Iets van jezelf, bijvoorbeeld een paar woorden
stir = Schud mee
stirred = Toegevoegd

## Watching, and being friendly

watch-line = Laat anderen meekijken
watch-line-say = Wie deze link heeft, ziet de tafel, maar niemands plankje.
watch-link = Link om mee te kijken
watching = Je kijkt mee.
talk = Zeg iets
talk-said = { $name } zegt: { $phrase }
phrase-hello = Hallo!
phrase-good-luck = Succes!
phrase-well-played = Goed gespeeld!
phrase-thinking = Even denken…
phrase-your-turn = Jouw beurt!
phrase-oops = Oeps
phrase-thanks = Dank je!
phrase-good-game = Mooi spel!
phrase-one-more = Nog een keer?
phrase-smile = Een glimlach
phrase-wow = Wauw!
phrase-sad = Een sip gezicht
phrase-laugh = Een brede lach

## Hints by agreement

setup-hints = Hints
setup-hints-say = Zonder hints kan niemand aan deze tafel vragen wat er te leggen valt.

## Tiles that are still to come

unseen = Stenen die je nog niet zag
unseen-say = { $count ->
    [one] 1 steen zit in de pot of staat op een ander plankje:
   *[other] { $count } stenen zitten in de pot of staan op de andere plankjes:
 }
unseen-tile = { $letter }: { $count }
unseen-blank = blanco

## For everyone

settings-large = Grote stenen
announce-paused = Het spel is gepauzeerd.
announce-resumed = Het spel gaat verder.
announce-doubt = Je mag twijfelen aan wat er is gelegd, of het laten liggen.
doubt-waits = Aan wat er is gelegd mag nog even worden getwijfeld.
announce-drew = Je pakte { $tiles }.
no-server = Er is geen verbinding met de server. Je ziet wat dit apparaat heeft bewaard; spelen gaat verder zodra er weer verbinding is.

## Turns, in words

log-word = { $who ->
    [you] { $score ->
        [0] Je legde { $word }, dat niets opleverde.
        [one] Je legde { $word } voor 1 punt.
       *[other] Je legde { $word } voor { $score } punten.
     }
   *[other] { $score ->
        [0] { $name } legde { $word }, dat niets opleverde.
        [one] { $name } legde { $word } voor 1 punt.
       *[other] { $name } legde { $word } voor { $score } punten.
     }
 }
log-exchanged = { $who ->
    [you] { $count ->
        [one] Je ruilde 1 steen.
       *[other] Je ruilde { $count } stenen.
     }
   *[other] { $count ->
        [one] { $name } ruilde 1 steen.
       *[other] { $name } ruilde { $count } stenen.
     }
 }
log-challenged = { $who ->
    [you] Je twijfelde aan { $word }, en dat telt niet.
   *[other] { $name } twijfelde aan { $word }, en dat telt niet.
 }
log-challenged-wrong = { $who ->
    [you] Je twijfelde, maar het blijft liggen.
   *[other] { $name } twijfelde, maar het blijft liggen.
 }
log-accepted = { $who ->
    [you] Je liet het liggen.
   *[other] { $name } liet het liggen.
 }

## Somebody stays away

setup-away = Als een vriend wegblijft
away-wait = Wachten
away-skip = De beurt overslaan
away-bot = Een bot speelt verder
give-to-bot = Geef de plaats van { $name } aan een bot

setup-first = Wie begint
setup-first-say = De boekjes loten erom; de oudste of de jongste mag ook beginnen.
first-drawn = Door loting
last-turns = { $count ->
    [one] De bel heeft geluid: nog { $count } beurt.
   *[other] De bel heeft geluid: nog { $count } beurten.
 }
clock-drew = { $count ->
    [one] Er kwam { $count } steen uit de pot bij.
   *[other] Er kwamen { $count } stenen uit de pot bij.
 }
clock-to-pot = { $count ->
    [one] Er ging { $count } letter terug in de pot.
   *[other] Er gingen { $count } letters terug in de pot.
 }
clock-skips = { $count ->
    [one] Nog { $count } beurt gaat verloren.
   *[other] Nog { $count } beurten gaan verloren.
 }
