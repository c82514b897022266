## A fair shuffle

fair-line = A fair shuffle
fair-line-waiting = The order of the tiles comes from a secret seed that is already fixed. This is its hash: write it down, and after the game everybody can check that the seed was not changed.
fair-line-begun = The order of the tiles came from a secret seed. This is its hash, as it was before the first tile was drawn. After the game the seed is shown, and every draw can be checked.
fair-line-hash = Hash of the seed
copy-hash = Copy
fair-line-seen = This browser saw this hash before the first tile was drawn.
fair-line-not-seen = This browser came to the table later, and did not see this hash before the first tile.
fair-line-added = { $count ->
    [0] Nobody has added anything to the shuffle yet.
    [one] 1 player has added something to the shuffle.
   *[other] { $count } players have added something to the shuffle.
 }
stir-label = Anything of your own, such as a few words
stir = Add to the shuffle
stirred = Added

## Watching, and being friendly

watch-line = Let others watch
watch-line-say = Whoever has this link can see the table, but nobody’s rack.
watch-link = Link for watching
watching = You are watching.
talk = Say something
talk-said = { $name } says: { $phrase }
phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-well-played = Well played!
phrase-thinking = Let me think…
phrase-your-turn = Your turn!
phrase-oops = Oops
phrase-thanks = Thanks!
phrase-good-game = Good game!
phrase-one-more = One more?
phrase-smile = A smile
phrase-wow = Wow!
phrase-sad = A sad face
phrase-laugh = A big laugh

## Hints by agreement

setup-hints = Hints
setup-hints-say = Without hints, nobody at this table can ask what to lay.

## Tiles that are still to come

unseen = Tiles you have not seen yet
unseen-say = { $count ->
    [one] 1 tile is in the pot or on another rack:
   *[other] { $count } tiles are in the pot or on the other racks:
 }
unseen-tile = { $letter }: { $count }
unseen-blank = blank

## For everyone

settings-large = Large tiles
announce-paused = The game is paused.
announce-resumed = The game goes on.
announce-doubt = You may challenge what was laid, or accept it.
doubt-waits = What was laid may still be challenged for a moment.
announce-drew = You drew { $tiles }.
no-server = There is no connection to the table server. What you see is what this device has kept; play goes on as soon as the connection is back.

## Turns, in words

log-word = { $who ->
    [you] { $score ->
        [0] You laid { $word }, which scored nothing.
        [one] You laid { $word } for 1 point.
       *[other] You laid { $word } for { $score } points.
     }
   *[other] { $score ->
        [0] { $name } laid { $word }, which scored nothing.
        [one] { $name } laid { $word } for 1 point.
       *[other] { $name } laid { $word } for { $score } points.
     }
 }
log-exchanged = { $who ->
    [you] { $count ->
        [one] You exchanged 1 tile.
       *[other] You exchanged { $count } tiles.
     }
   *[other] { $count ->
        [one] { $name } exchanged 1 tile.
       *[other] { $name } exchanged { $count } tiles.
     }
 }
log-challenged = { $who ->
    [you] You challenged { $word }: it does not count.
   *[other] { $name } challenged { $word }: it does not count.
 }
log-challenged-wrong = { $who ->
    [you] You challenged it, but it stands.
   *[other] { $name } challenged it, but it stands.
 }
log-accepted = { $who ->
    [you] You accepted it.
   *[other] { $name } accepted it.
 }

## Somebody stays away

setup-away = When a friend stays away
away-wait = Wait
away-skip = Skip the turn
away-bot = A bot takes over
give-to-bot = Give { $name }’s seat to a bot
setup-first = Who begins
setup-first-say = The books draw for it; the oldest or the youngest may begin as well.
first-drawn = Drawn for
last-turns = { $count ->
    [one] The bell has rung: { $count } turn left.
   *[other] The bell has rung: { $count } turns left.
 }
clock-drew = { $count ->
    [one] { $count } tile came from the pot.
   *[other] { $count } tiles came from the pot.
 }
clock-to-pot = { $count ->
    [one] { $count } letter went back into the pot.
   *[other] { $count } letters went back into the pot.
 }
clock-skips = { $count ->
    [one] { $count } further turn is lost.
   *[other] { $count } further turns are lost.
 }
