## Genoteerde kruiswoordpartijen (GCG)

gcg-no-file = { $file } is niet te lezen: { $why }.
gcg-line = regel { $line }
gcg-points = { $nick }: { $points ->
    [one] 1 punt
   *[other] { $points } punten
 }
gcg-points-differ = { $nick }: { $recorded } punten genoteerd, { $points } volgens de regels
gcg-agrees = { $lines ->
    [one] 1 regel, volgens de spelregels.
   *[other] { $lines } regels, allemaal volgens de spelregels.
 }
gcg-nothing = In dit bestand staat geen beurt van een partij.
gcg-letters-option = Letterset { $set }, zoals gevraagd: { $fits } van { $plays } scores kloppen.
gcg-letters-hint = Letterset { $set }, zoals het bestand zegt: { $fits } van { $plays } scores kloppen.
gcg-letters-scores = Letterset { $set }, die het best bij de scores past: { $fits } van { $plays }.
gcg-letters-default = Letterset { $set }, want niets wijst op een andere: { $fits } van { $plays } scores kloppen.
gcg-phony = { $word } staat niet in het woordenboek en is blijven liggen.
gcg-unread = Deze regel is niet te lezen: { $found }. Verwacht werd bijvoorbeeld { $expected }.
gcg-unread-play = { $player }: de zet { $found } is niet te lezen. Verwacht werd bijvoorbeeld { $expected }.
gcg-unknown-board = Het bord { $found } is hier niet bekend: de premievakjes van het { $expected }-bord zijn geteld.
gcg-score = { $player }: genoteerd is { $found }, volgens de regels is het { $expected }.
gcg-no-score = { $player }: er is geen score genoteerd, volgens de regels is het { $expected }.
gcg-total = { $player }: het totaal is { $found }, het vorige en deze score zijn samen { $expected }.
gcg-after-end = { $player } gaat door ({ $found }) nadat de overgebleven stenen zijn geteld.
gcg-out-of-turn = { $found } speelt, maar { $expected } is aan de beurt.
gcg-rack-too-long = { $player }: op het plankje { $found } staan meer dan { $expected } stenen.
gcg-too-many-tiles = { $player }: dat maakt { $found }, maar de letterset heeft { $expected }.
gcg-not-on-rack = { $player }: { $found } staat niet op het plankje { $expected }.
gcg-off-board = { $player }: { $found } gaat voorbij het bord ({ $expected }).
gcg-square-taken = { $player }: { $found } kan daar niet liggen, { $expected } ligt er.
gcg-gap = { $player }: { $found } gaat door { $expected }, waar niets ligt.
gcg-nothing-laid = { $player }: { $found } legt geen nieuwe steen.
gcg-not-joined = { $player }: { $found } raakt niets op het bord.
gcg-first-off-centre = { $player }: { $found } is het eerste woord en bedekt { $expected } niet.
gcg-first-too-short = { $player }: { $found } is het eerste woord en heeft { $expected } letters nodig.
gcg-exchange-too-many = { $player }: er worden { $found } stenen geruild, hoogstens { $expected } mogen.
gcg-nothing-to-withdraw = { $player }: er lag niets dat teruggenomen kon worden.
gcg-end-score = { $player }: de overgebleven stenen tellen { $found } in het verslag en { $expected } volgens de regels.
gcg-end-tiles = { $player }: overgebleven zijn { $found } in het verslag, maar { $expected } liggen niet op het bord.
