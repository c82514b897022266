## The page: everywhere

close = Close
coming = One moment…
to-home = To the games
to-overview = To the overview
settings = Settings
settings-language = Language
settings-theme = Light or dark
theme-auto = Same as the device
theme-light = Light
theme-dark = Dark
settings-docs = How everything works
settings-sound = Sound
settings-explains = Explain as I play
your-name = Your name
name-placeholder = What shall we call you?
me = Me
guest = Guest
you = You
offline-now = The table server cannot be reached just now.
page-misread = The server said something that this page cannot read. Load the page again: there may be a newer version.
newer-page = There is a newer version of this page. Your games are kept.
newer-take = Load it
newer-later = Later
try-again = Try again
rulebook-place = rulebook { $book }, “{ $heading }”
why = Why?

## The printed books, as a player calls them

book-000 = Woord-Rummikub booklet
book-001 = Booklet of Rummikub with special jokers
book-002 = Dutch Scrabble booklet
book-003 = Word Rummikub booklet of 2023
book-004 = Rummikub booklet (Sabra)

## Games

rulebook-rummikub-sabra = Rummikub, Sabra rules
rulebook-rummikub-jokers = Rummikub with special jokers
rulebook-woord-sabra = Word game, Sabra rules
rulebook-woord-international = Word game, international rules
rulebook-word-2023 = Word game, six-letter opening
rulebook-scrabble-nl = Scrabble, Dutch rulebook
about-rummikub-sabra = Lay runs and groups of numbers, and rearrange the whole table to get rid of your tiles.
about-rummikub-jokers = The same table with jokers that count double, change colour or mirror, played in rounds.
about-woord-sabra = Build words, take them apart and build longer ones. The longest new word scores.
about-woord-international = Words that you break must leave a word behind. Play to fifty points.
about-word-2023 = Open with six letters, then rearrange freely. Printed in five languages.
about-scrabble-nl = Words that cross on a board with premium squares.
games = Games
players-range = { $least } to { $most } players
play-now = Play now
play-now-of = Play now: { $game }
set-up = Set up
set-up-of = Set up: { $game }
your-games = Your games
forget-game = Forget this game
home-say = Tile games by the book, at your own table.
home-foot = Game names say only which rulebook is meant; they belong to their owners.

## Setting up a table

setup-players = Who plays
setup-rules = Clock and house rules
setup-clock = Time for a turn
clock-none = No clock
clock-seconds = { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
 }
clock-minutes = { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
 }
clock-book = { $time } (rulebook)
add-bot = Bot
add-friend = Friend by link
add-hotseat = On this device
hotseat-name = Name of the player
player-number = Player { $number }
seat-invite = A friend, by link
remove-seat = Remove { $name }
level-of = Level of { $name }
level-beginner = Beginner
level-casual = Casual
level-strong = Strong
level-master = Master
level-champion = Champion
option-opening-value = Points to open
option-opening-goes-on = Keep playing in the turn in which you open
option-joker-penalty = A joker left on a rack counts
option-time-out-penalty = Penalty tiles when time runs out
too-few = This game needs at least { $least } players.
make-table = Create the table
start = Start
join-title = Join a game of { $game }
join-plain = Join a game
join-there = Already at the table: { $names }.
sit-down = Sit down

## Waiting for friends

waiting-title = Waiting for friends
waiting-here = Everybody has a seat
waiting-say = Send this link, or let them point a phone at the code. The game begins when every seat is taken.
invite-link = Invite link
invite-code = The invite link as a code to scan
copy-link = Copy link
copied = Copied
seat-open = Open seat
fill-with-bot = Let a bot sit here
start-without = Start with { $count } players

## At the table

table-label = Table
rack-label = { $count ->
    [0] Your rack is empty
    [one] Your rack, 1 tile
   *[other] Your rack, { $count } tiles
 }
row-whole = Set { $number }: { $tiles }
row-partial = Set { $number }, not complete yet: { $tiles }. { $why }
players = Players
seat-you = you
pot = Pot
pot-left = { $count ->
    [one] 1 tile left in the pot
   *[other] { $count } tiles left in the pot
 }
seat-tiles = { $count ->
    [one] 1 tile
   *[other] { $count } tiles
 }
seat-not-opened = not opened yet
seat-score = score { $score }
seat-gone = away for a moment
seat-away = a bot has taken over
seat-resigned = gave up
clock-left = { $seconds ->
    [one] 1 second left
   *[other] { $seconds } seconds left
 }
actions = What you can do this turn
take-back = Take back one step
reset-turn = Start this turn again
sort-colour = Sort by colour
sort-number = Sort by number
draw = Draw a tile
draw-short = Draw
end-turn-short = End turn
take-back-first = First take back what you have laid: step by step, or start this turn again.
pass = Pass
end-turn = End turn
your-turn = Your turn. Lay tiles, or draw one.
your-turn-open = Your turn. Lay { $need } points from your rack to open, or draw a tile.
opening-so-far = Lay { $need } points to open: you have { $value } so far.
turn-of = { $name } is playing.
turn-legal = { $count ->
    [one] That is a valid turn, with 1 tile from your rack.
   *[other] That is a valid turn, with { $count } tiles from your rack.
 }
asking = The referee is checking…
sending = Your move is on its way…
sending-later = Your move is kept, and sent as soon as the connection is back.
paused = The game is paused.
game-over = The game is over.
look-at-table = Look at the table
pause = Pause
resume = Resume
begins = { $who ->
    [you] You drew { $tile } and begin.
   *[other] { $name } drew { $tile } and begins.
 }
aim-lifted = { $count ->
    [one] 1 tile in hand. Choose a place with the arrows, put it down with Enter.
   *[other] { $count } tiles in hand. Choose a place with the arrows, put them down with Enter.
 }
aim-rack = Back to the rack
see-again = See again what happened since your turn
see-again-short = See again
reconnecting = Connection lost. Everything is kept; trying again…
hand-over = { $name }, it is your turn
hand-over-say = Take the device. The others look the other way.
hand-over-ready = I am { $name }
resign = Give up
resign-sure = Really give up?
gone-title = This table does not exist
no-seat = This browser has no seat at that table. Ask for an invite link.

## Tiles, read out

tile-k = black { $number }
tile-r = red { $number }
tile-b = blue { $number }
tile-y = yellow { $number }
joker-classic = joker
joker-double = double joker
joker-colour = colour-change joker
joker-mirror = mirror joker
tile-stands = { $tile } for { $stands }

## The log

log = { $count ->
    [0] No turns yet
    [one] 1 turn so far
   *[other] { $count } turns so far
 }
log-played = { $who ->
    [you] { $count ->
        [one] You laid 1 tile.
       *[other] You laid { $count } tiles.
     }
   *[other] { $count ->
        [one] { $name } laid 1 tile.
       *[other] { $name } laid { $count } tiles.
     }
 }
log-drew = { $who ->
    [you] You drew a tile.
   *[other] { $name } drew a tile.
 }
log-passed = { $who ->
    [you] You passed.
   *[other] { $name } passed.
 }
log-timed-out = { $who ->
    [you] Your time ran out.
   *[other] { $name } ran out of time.
 }
log-resigned = { $who ->
    [you] You gave up.
   *[other] { $name } gave up.
 }
log-other = { $name }: { $kind }

## The end

announce-your-turn = It is your turn.
announce-over = The game is over.
won-you = You won!
won-by = { $name } won
won-shared = A shared win
reason-went-out = { $who ->
    [you] You laid your last tile and take { $score ->
        [one] 1 point
       *[other] { $score } points
     }.
   *[other] { $name } laid the last tile and takes { $score ->
        [one] 1 point
       *[other] { $score } points
     }.
 }
reason-blocked = { $who ->
    [you] Nobody could play any more. Your rack was the lightest.
   *[other] Nobody could play any more. { $name } had the lightest rack.
 }
reason-resigned = The others gave up.
reason-scoreless = So many turns in a row brought no points that the game is over.
score-sheet = Score sheet
sheet-game = Game
sheet-total = Total
sheet-won = Games won
left-of = Left on { $name }’s rack
rematch = Play again
rematch-waits = Waiting for the others…
rematch-asked = { $names } would like to play again.
save-record = Save the record
save-gcg = Save as GCG

## A first game explains itself

lesson-quiet = Stop explaining
lesson-wait = Watch what the others do. Three or more in a row of one colour is a run; one number in different colours is a group.
lesson-watch = Tiles laid in the last turn have a golden edge. Arrange your rack while you wait: drag, or sort by colour or number.
lesson-sets = A run is three or more numbers in a row of one colour; a group is one number in three or four colours. Drag tiles to the table, or tap them and then the table.
lesson-opening = Your first sets must come from your rack alone and be worth { $need } points together. Nothing to lay? Draw a tile.
lesson-put = Now tap where they should go: a set, the empty table, or your rack.
lesson-partial = The dashed line marks a set that is not complete yet. Touch it to see what is missing.
lesson-back = Every step can be taken back until you end your turn.
lesson-end = Every set is complete. End your turn, or lay more.
lesson-table = You may now add to the sets on the table, split them and rearrange them, as long as all of them are complete at the end.
lesson-joker = A joker stands for any tile. Put the tile it stands for in its place, and use the joker in another set.
lesson-choose = Double-click a tile to take its whole set; hold one on a touch screen to take it and all that follow.

## Hints

hint = Give me a hint
hint-more = Tell me more
hint-thinking = Looking for a hint…
hint-game-draw = That is best for now. For the whole game it is better to hold back and draw.
hint-game-pass = That is best for now. For the whole game it is better to pass.
hint-game-play = That is best for now. For the whole game this is better: { $sets }
hint-where = { $count ->
    [0] Something can be laid that leaves the table as it is. Ask again to see which tiles.
    [one] Look at the set that is lit. Ask again to see which tiles.
   *[other] Look at the { $count } sets that are lit. Ask again to see which tiles.
 }
hint-where-board = { $count ->
    [one] Look at the lit letter: a good word joins it. Ask again to see which tiles.
   *[other] Look at the { $count } lit letters: a good word joins them. Ask again to see which tiles.
 }
hint-where-first = The first word goes over the lit square. Ask again to see which tiles.
hint-exchange-tiles = { $count ->
    [one] Exchange the lit tile of your rack.
   *[other] Exchange the { $count } lit tiles of your rack.
 }
square-hinted = { $square }, look here
hint-tiles = { $count ->
    [one] The lit tile of your rack can be laid. Ask again to see how.
   *[other] The { $count } lit tiles of your rack can be laid. Ask again to see how.
 }
hint-laid = There it is. End the turn, or take it back and try your own.
hint-common = { $got ->
    [one] With common words: { $word }, for 1 point.
   *[other] With common words: { $word }, for { $got } points.
 }
hint-draw = Nothing can be laid: draw a tile.
hint-pass = Nothing can be laid: pass.
hint-exchange = Nothing good can be laid: exchange tiles.

## Matches

setup-rounds = Rounds
rounds-games = { $rounds ->
    [one] 1 round, { $games } games
   *[other] { $rounds } rounds, { $games } games
 }
sheet-round = Round { $round }
match-so-far = Game { $played } of { $games }. Ahead in the match: { $names }.
match-won = The match is won by { $names }.
next-game = Next game

# The pages beside the table: go-NAME is its name, go-NAME-say what one finds there.
beside = More than a table
go-puzzles = Puzzles
go-puzzles-say = Find the one best play: three a day, and as many as you like.
go-learn = Learn the games
go-learn-say = The six rulebooks in brief, with examples to try.
go-companion = With your own box
go-companion-say = Clock, score sheet and referee for a table with real tiles.
go-fair = Was it fair?
go-fair-say = Work out every draw of a game again from its seed.
fair-of-game = Check the shuffle
read-more = Read more
setup-learn = What the rulebook says
go-review = Review a game
go-review-say = Step through a finished game: what was best, and where it turned.
review-game = Review
share-line = Share this position

## Your games
forget = Forget it
forget-sure = This game is not over. Forget it, and your seat is lost.
forget-not = Keep it
forgotten = { $game }: forgotten.
forget-undo = Undo
finished-games = { $count ->
    [1] 1 finished game
   *[other] { $count } finished games
 }

## The first turns
lesson-can-open = You can open now, with { $need } points from your rack alone. Can you find them? The bulb shows where to look.
lesson-cannot = There is nothing that you can lay this turn: draw a tile.
joker-say-classic = A joker stands for any tile. Whoever has that tile may put it in its place and use the joker again.
joker-say-double = The double joker stands for two tiles at once: two neighbours in a run, or two missing colours in a group.
joker-say-colour = The colour-change joker goes in runs only. It is one number of the run; after it the run goes on in another colour.
joker-say-mirror = The mirror joker lies in the middle: what lies on one side lies on the other too, in mirrored order.

## The rules at the table
rules-of-game = Rules of this game
table-rules = What this table plays by
rules-by-book = Everything as the book says.
rules-rest = Everything else as the book says.
rule-yes = yes
rule-no = no
more-rules = { $count ->
    [1] 1 more house rule
   *[other] { $count } more house rules
 }
left-counts = { $name }’s rack counts { $points }
unfold = Show all of it
fold = Show less
