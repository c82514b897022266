## The arena: bots against each other

arena-no-such-rulebook = There is no rulebook “{ $read }”. Expected one of { $rulebooks }.
arena-no-such-player = There is no player “{ $read }” for this game. Expected one of { $players }, or a program with --bot.
arena-too-few-players = { $count ->
    [one] One player is
   *[other] { $count } players are
 } not enough. Expected at least two, separated by commas.
arena-twice = A player is named twice: { $players }. Expected each once.
arena-seats = This game is played here by { $fewest } to { $most }, not by { $read }.
arena-setup = This contest cannot be held: { $why }
arena-no-cluster = No cluster answers at “{ $read }”: { $why } Expected the address of a running Ray cluster, such as ray://host:10001, or local.
arena-cluster-lost = The cluster at { $read } was lost: { $why } Games that were finished count; the same command with --out goes on from there.
arena-other-version = A machine of the cluster has optafel { $there }, and this one { $wanted }. Expected the same version everywhere.
arena-other-file = { $file } is not a file of results. Expected the columns { $columns }.
arena-question = “{ $read }” is not a question. Expected above: or below: and a rate between 0 and 1, such as above:0.55.
arena-rate = Rate
arena-rates = Won { $rate } % (95 %: { $low } to { $high }), { $games ->
    [one] one game
   *[other] { $games } games
 } from { $pairs ->
    [one] one deal
   *[other] { $pairs } deals
 }.
arena-margin = { $margin } points per game compared with the others; { $turns } turns per game.
arena-by-seat = By seat, the one that begins first: { $rates }
arena-answer-yes = yes, decided.
arena-answer-no = no, decided.
arena-answer-open = not decided yet.
arena-turns = Turns per game
arena-scores = Points of the first player
arena-ratings = Ratings
arena-no-plots = matplotlib is missing: no picture was drawn. It comes with optafel[arena].
