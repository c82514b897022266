## Huisregels van het kruiswoord

option-letters = Letterset
option-exchange-pot = Zo veel stenen moeten er in de pot zitten om te ruilen
option-bingo = Punten voor alle zeven stenen tegelijk
option-scoreless-to-end = Zoveel beurten op rij zonder punten maken het spel uit (0: geen enkel aantal)
option-letters-by-language = die bij de taal horen
option-letters-nl = Nederlands, van nu
option-letters-nl-older = Nederlands, zoals in het oude boekje
option-letters-en = Engels
option-letters-fr = Frans
option-letters-de = Duits
option-letters-es = Spaans
option-letters-pt = Portugees

## Aan het bord

short-letter-2 = 2L
short-letter-3 = 3L
short-word-2 = 2W
short-word-3 = 3W
premium-letter-2 = letter telt dubbel
premium-letter-3 = letter telt driemaal
premium-word-2 = woord telt dubbel
premium-word-3 = woord telt driemaal
square-empty = { $name }, leeg
square-premium = { $name }, leeg, { $premium }
square-letter = { $name }, { $letter }
your-turn-board = Jouw beurt. Leg een woord, ruil stenen of pas.
board-one-line = Leg je letters in één lijn, zonder gat.
blank-title = Voor welke letter ligt de blanco?
recall = Neem alle stenen terug
shuffle = Schud je stenen
exchange = Ruilen
exchange-tiles = Stenen ruilen
exchange-not = Toch niet
exchange-say = { $count ->
    [0] Tik op de stenen die je wilt ruilen.
    [one] 1 steen om te ruilen.
   *[other] { $count } stenen om te ruilen.
 }
