## De scheidsrechter van de cijferspellen

refuse-set-too-short = { $set }: { $tiles ->
    [one] één steen is
   *[other] twee stenen zijn
 } nog geen serie of rijtje. Daar horen er minstens drie in.
refuse-set-only-jokers = { $set }: er hoort minstens één steen met een cijfer bij.
refuse-set-mixed = { $set } is geen serie (één kleur, opeenvolgende cijfers) en geen rijtje (één cijfer, verschillende kleuren).
refuse-run-gap = { $set }: de cijfers volgen niet op elkaar. Vul het gat of splits de serie.
refuse-run-out-of-order = { $set }: leg de stenen op volgorde van hun cijfers.
refuse-run-number-twice = { $set }: een serie heeft elk cijfer maar één keer.
refuse-run-after-13 = { $set }: { $highest } sluit een serie af, daarna komt geen 1.
refuse-run-beyond = { $set }: een serie loopt hoogstens van 1 tot en met { $highest }; een joker zou hier voor een cijfer daarbuiten liggen.
refuse-group-colour-twice = { $set }: een rijtje heeft elke kleur één keer, en { $tile } ligt er twee keer.
refuse-group-too-long = { $set }: een rijtje heeft hoogstens { $most } kleuren, dit zou er { $tiles } zijn.
refuse-mirror-twice = { $set }: er ligt hoogstens één spiegel in een combinatie.
refuse-mirror-uneven = { $set }: beide kanten van een spiegel moeten gelijk zijn, steen voor steen, cijfer en kleur.
refuse-colour-change-in-group = { $set }: een kleurveranderjoker ligt alleen in series.
refuse-colour-change-misplaced = { $set }: vóór een kleurveranderjoker heeft de serie één kleur, erna een andere, en twee ervan liggen nooit naast elkaar.
refuse-nothing-played = Leg minstens één steen van je plankje neer, of pak een steen.
refuse-tile-left-table = Leg { $tiles } terug: wat op tafel lag, ligt daar aan het eind van de beurt weer.
refuse-joker-left-table = { $tiles }: een vrijgespeelde joker ligt in dezelfde beurt weer in een combinatie en gaat nooit naar een plankje.
refuse-not-on-rack = { $tiles } { $count ->
    [one] staat
   *[other] staan
 } niet op je plankje.
refuse-not-in-box = { $tiles }: zo’n joker zit niet in deze uitgave.
refuse-opening-too-low = Leg { $need } punten van je eigen plankje om uit te komen: je hebt er { $value }, nog { $short } te weinig.
refuse-opening-touches-table = In de beurt waarin je uitkomt blijft de tafel zoals hij lag: leg { $sets } terug.
how-opening = Uitkomen: { $value } punten (minstens { $need }).
