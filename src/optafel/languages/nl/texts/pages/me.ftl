## Continue on another device

me-over = Verdergaan op mijn andere apparaat
me-over-say = Al je plaatsen, spellen, reeksen en instellingen zijn er meteen. Wie de code, de link of de woorden heeft, speelt als jij: laat ze aan niemand anders zien.
me-show = Toon code, link en woorden
me-code = Code die je andere apparaat scant
me-link = Link voor je andere apparaat
me-words = Twaalf woorden om op te schrijven
me-words-say = In deze volgorde. Ze brengen ook alles terug als dit apparaat zoekraakt.
me-words-language = Woorden in het

## Taking up what came from another device

me-typed = Hier verdergaan met twaalf woorden
me-typed-say = De woorden van je andere apparaat, op volgorde; van elk zijn de eerste vier letters genoeg
me-typed-read = Verder
me-typed-count = { $count ->
    [one] Dat is 1 woord; het moeten er twaalf zijn.
   *[other] Dat zijn { $count } woorden; het moeten er twaalf zijn.
 }
me-typed-word = “{ $word }” is niet een van de woorden. Kijk nog eens hoe het geschreven is.
me-typed-check = Deze woorden horen niet bij elkaar: een ervan is een ander, of twee zijn verwisseld.
me-cut-off = Deze link is niet volledig. Kopieer hem opnieuw of gebruik de twaalf woorden.
me-take = Hier verdergaan zoals op je andere apparaat?
me-take-say = Doe dit alleen als je de code, de link of de woorden zelf gemaakt hebt: beide apparaten delen dan alles.
me-along = { $count ->
    [one] Neem het spel van dit apparaat mee
   *[other] Neem de { $count } spellen van dit apparaat mee
 }
me-along-say = Anders worden ze hier vergeten.
me-go-on = Hier verdergaan
me-not = Nee, laat maar
me-same = Je speelt hier al als deze persoon.

## All that is kept

me-kept = Wat er van je bewaard wordt
me-kept-say = Geen account, geen adres, geen wachtwoord: je spellen, instellingen en reeksen, verzegeld met een sleutel die alleen je apparaten hebben.
me-kept-games = Lopende spellen: { $running }. Afgelopen: { $over }.
me-played = { $date }, gewonnen door { $won }
me-kept-all = Alles, zoals het bewaard wordt
me-save = Bewaar alles als bestand
me-delete = Alles wissen
me-delete-say = Je spellen, instellingen en reeksen worden gewist, op de server en op dit apparaat. Je kunt dan niet meer terug naar je plaatsen. Wat anderen met je speelden blijft van hen, ook je naam aan tafel.
me-delete-now = Wis het allemaal
me-delete-not = Bewaren
me-parted = Alles wat van je bewaard werd is gewist, misschien vanaf een ander apparaat. Dit apparaat heeft zijn eigen spellen nog.
me-keep-again = Bewaar de spellen van dit apparaat weer
