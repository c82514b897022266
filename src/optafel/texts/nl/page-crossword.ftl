## Huisregels van het kruiswoord

option-letters = Letterset
option-exchange-pot = Zoveel stenen moeten er in de pot zitten om te ruilen
option-bingo = Punten voor alle zeven stenen tegelijk
option-passes-to-end = Het spel is uit als iedereen na elkaar past: hoe vaak
option-letters-by-language = die van de taal
option-letters-nl = Nederlands, van nu
option-letters-nl-older = Nederlands, zoals in het oude boekje
option-letters-en = Engels
option-letters-fr = Frans
option-letters-de = Duits
option-letters-es = Spaans
option-letters-pt = Portugees
