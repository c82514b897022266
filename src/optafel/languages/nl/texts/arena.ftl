## De arena: bots tegen elkaar

arena-no-such-rulebook = Er is geen spelregelboek “{ $read }”. Verwacht: een van { $rulebooks }.
arena-no-such-player = Er is geen speler “{ $read }” voor dit spel. Verwacht: een van { $players }, of een programma met --bot.
arena-too-few-players = { $count ->
    [one] Eén speler is
   *[other] { $count } spelers zijn
 } niet genoeg. Verwacht: minstens twee, met komma’s ertussen.
arena-twice = Een speler is twee keer genoemd: { $players }. Verwacht: elk één keer.
arena-seats = Dit spel wordt hier met { $fewest } tot { $most } gespeeld, niet met { $read }.
arena-setup = Deze wedstrijd kan niet worden gehouden: { $why }
arena-no-cluster = Op “{ $read }” antwoordt geen cluster: { $why } Verwacht: het adres van een draaiend Ray-cluster, zoals ray://host:10001, of local.
arena-cluster-lost = Het cluster op { $read } is weggevallen: { $why } Voltooide partijen tellen; met --out gaat hetzelfde commando daar verder.
arena-other-version = Een machine van het cluster heeft optafel { $there } en deze { $wanted }. Verwacht: overal dezelfde versie.
arena-other-file = { $file } is geen bestand met uitslagen. Verwacht: de kolommen { $columns }.
arena-question = “{ $read }” is geen vraag. Verwacht: above: of below: en een aandeel tussen 0 en 1, zoals above:0.55.
arena-rate = Aandeel
arena-rates = { $rate } % gewonnen (95 %: { $low } tot { $high }), { $games ->
    [one] één partij
   *[other] { $games } partijen
 } uit { $pairs ->
    [one] één deling
   *[other] { $pairs } delingen
 }.
arena-margin = { $margin } punten per partij vergeleken met de anderen; { $turns } beurten per partij.
arena-by-seat = Per plaats, wie begint eerst: { $rates }
arena-answer-yes = ja, beslist.
arena-answer-no = nee, beslist.
arena-answer-open = nog niet beslist.
arena-turns = Beurten per partij
arena-scores = Punten van de eerste speler
arena-ratings = Sterkte
arena-no-plots = matplotlib ontbreekt: er is geen afbeelding getekend. Het komt mee met optafel[arena].
