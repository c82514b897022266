## Continue on another device

me-over = Continue on my other device
me-over-say = All your seats, games, streaks and settings are there at once. Whoever has the code, the link or the words plays as you: show them to nobody else.
me-show = Show code, link and words
me-code = Code for your other device to scan
me-link = Link for your other device
me-words = Twelve words to write down
me-words-say = In this order. They also bring everything back if this device is lost.
me-words-language = Words in

## Taking up what came from another device

me-typed = Continue here with twelve words
me-typed-say = The words from your other device, in order; the first four letters of each are enough
me-typed-read = Continue
me-typed-count = { $count ->
    [one] That is 1 word; there should be twelve.
   *[other] That is { $count } words; there should be twelve.
 }
me-typed-word = “{ $word }” is not one of the words. Look again at how it is written.
me-typed-check = These words do not belong together: one of them is another, or two have changed places.
me-cut-off = This link is not complete. Copy it again, or use the twelve words.
me-take = Continue here as on your other device?
me-take-say = Do this only if you made the code, the link or the words yourself: both devices then share everything.
me-along = { $count ->
    [one] Take the game of this device along
   *[other] Take the { $count } games of this device along
 }
me-along-say = Otherwise they are forgotten here.
me-go-on = Continue here
me-not = No, leave it
me-same = You already play as this person here.

## All that is kept

me-kept = What is kept of you
me-kept-say = No account, no address, no password: your games, your settings and your streaks, sealed with a key that only your devices have.
me-kept-games = Running games: { $running }. Finished: { $over }.
me-played = { $date }, won by { $won }
me-kept-all = Everything, as it is kept
me-save = Save everything as a file
me-delete = Delete everything
me-delete-say = Your games, settings and streaks are deleted on the server and on this device. You give up the way back to your seats. What others played with you stays theirs, your name at the table too.
me-delete-now = Delete it all
me-delete-not = Keep it
me-parted = Everything that was kept of you was deleted, perhaps from another device. This device still has its own games.
me-keep-again = Keep the games of this device again
