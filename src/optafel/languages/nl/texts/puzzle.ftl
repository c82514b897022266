## Puzzels, vanaf de opdrachtregel en via HTTP

puzzle-ask-numbers = Leg zo veel mogelijk stenen van het plankje.
puzzle-ask-words = Vind het woord dat de meeste punten geeft.
puzzle-ask-crossword = Vind de zet die de meeste punten geeft.
puzzle-level-gentle = heel makkelijk
puzzle-level-easy = makkelijk
puzzle-level-medium = gemiddeld
puzzle-level-hard = lastig
puzzle-level-fiendish = duivels
puzzle-your-play = Je zet (Enter: toon het antwoord)
puzzle-right-tiles = { $best ->
    [one] Dat is hem: één steen, en meer kan niet.
   *[other] Dat is hem: { $best } stenen, en meer kan niet.
 }
puzzle-right-points = { $best ->
    [one] Dat is hem: één punt, en meer kan niet.
   *[other] Dat is hem: { $best } punten, en meer kan niet.
 }
puzzle-less-tiles = { $got ->
    [one] Geldig: één steen van de { $best }. Er kan meer.
   *[other] Geldig: { $got } stenen van de { $best }. Er kan meer.
 }
puzzle-less-points = { $got ->
    [one] Geldig: één punt van de { $best }. Er kan meer.
   *[other] Geldig: { $got } punten van de { $best }. Er kan meer.
 }
puzzle-best-tiles = { $best ->
    [one] De beste zet legt één steen.
   *[other] De beste zet legt { $best } stenen.
 }
puzzle-best-points = { $best ->
    [one] De beste zet geeft één punt.
   *[other] De beste zet geeft { $best } punten.
 }
puzzle-none = Zulke puzzels zijn er niet. Maak ze met “optafel puzzle make”.
refuse-no-such-puzzle = Er is geen puzzel “{ $read }”. Verwacht werd een naam als rummikub-sabra.easy.1.
refuse-puzzle-not-yet = De puzzels van { $date } zijn er nog niet. Vraag die van vandaag.
