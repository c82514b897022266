## The shell: what its help says, and what could not be understood

shell-usage = Usage:
shell-options = Options
shell-commands = Commands
shell-help = Show this help and exit.
shell-version = Show the version and exit.
shell-default = default: { $value }
shell-required = required
shell-stopped = Stopped.
shell-try-help = More about it: { $command }
shell-missing = { $name } is missing.
shell-no-such-option = There is no option { $name }{ $count ->
    [0] .
   *[other] : did you mean { $close }?
 }
shell-unfinished = { $name } was not given correctly: some options need a value, others take none.
shell-file = { $file } cannot be used: { $why }
shell-no-such-command = There is no command “{ $read }”. Expected one of { $commands }.
shell-too-many = “{ $read }” is more than this command can take.
shell-needs-part = “optafel { $command }” needs a part that is not installed: { $missing }. Install it with: { $install }

## What stands for a value

shell-metavar-text = TEXT
shell-metavar-number = NUMBER
shell-metavar-file = FILE
shell-metavar-line = LINE
shell-metavar-folder = FOLDER
shell-metavar-date = DATE
shell-metavar-options = OPTIONS
shell-metavar-command = COMMAND
shell-metavar-name-value = NAME=VALUE
shell-metavar-out = FILE|FOLDER
shell-metavar-rulebook = RULEBOOK
shell-metavar-game = GAME
shell-metavar-copy = COPY
shell-metavar-record = RECORD
shell-metavar-word = WORD
shell-metavar-theme = THEME|FILE
shell-metavar-letters = LETTERS
shell-metavar-language = LANGUAGE
shell-metavar-name = NAME
shell-metavar-pattern = PATTERN
shell-metavar-program = PROGRAM

## Commands: the first sentence is what the list says of them

shell-optafel = The tile games of five printed rulebooks, played by the book.
shell-play = Start a table on this machine and open it in the browser.
shell-serve =
    Serve tables to others.

    OPTAFEL_DATABASE_URL=postgresql://… keeps the games in PostgreSQL instead of a folder, and OPTAFEL_BUS_URL=redis://… lets several nodes share tables.
shell-puzzle = Puzzles with one best play: today’s, and as many as you like to train on.
shell-puzzle-daily = The puzzle of the day, the same for everybody.
shell-puzzle-random = Any puzzle of a rulebook.
shell-puzzle-show = The puzzle of this name.
shell-puzzle-make = Fill the shelf with puzzles from new bot games: all rulebooks, or those named.
shell-judge = Ask the referee whether a play is legal, and why not. { shell-metavar-game } is a rulebook, such as rummikub-sabra.
shell-arena = Which bot plays better? The same deals, with seats changed round, until it is clear.
shell-bench = Measure the solvers on positions of your own.
shell-bench-crossword =
    Find all plays and the best play of every position in { shell-metavar-file }.

    A line is a board by rows and a rack, such as `15/15/…/15 EEHMNST`; further columns are ignored. Prints `count sum best` for each position, and last the microseconds of processor time per position for all plays and for the best play.
shell-gcg = Read recorded Scrabble games (GCG), replay them and say where the record and the rules differ.
shell-picture = Draw a position, or what a play makes of it, as SVG.
shell-review =
    Look at a game again: what was played, what was best, what was missed, and what turned it.

    { shell-metavar-record } is a record in our own notation or in GCG; - reads standard input. Ctrl-C stops, and what has been found until then is shown.
shell-solve = Find the best play and prove it. { shell-metavar-game } is a rulebook, such as rummikub-sabra.
shell-backup = Copy the games of a server, running or not, into one file. Copying the file of the games by hand leaves out what was written last.
shell-restore = Put a copy of games where a server looks for them. Where there are games already, nothing is done.
shell-verify = Prove every draw of a finished game from its seed. { shell-metavar-record } is a record; - reads standard input.
shell-words = Ask the dictionaries: check words, search for words, rebuild the dictionaries.
shell-words-check = Do these words count, and if not, why? The exit status is 1 if one does not.
shell-words-search = Which words match { shell-metavar-pattern }? A question mark is any letter, * any run of letters.

## Options

shell-option-lang = Language of the answer.
shell-option-position = The whole position in one line (docs/positions.md), instead of its parts.
shell-option-table = What is on the table, in notation.
shell-option-board = A play so far (Scrabble); repeat the option, or separate by commas.
shell-option-rack = The rack, in notation.
shell-option-opened = Whether this player has opened before.
shell-option-history = Words formed earlier in the game.
shell-option-words = Exactly these words are valid.
shell-option-extra-words = Words that are valid besides those in the dictionary.
shell-option-words-file = A file of words, used instead of the dictionary.
shell-option-language = The language of the words.
shell-option-option = A house rule.
shell-option-cases = One JSON case per line; - is standard input.
shell-option-json = Answer with one JSON object.
shell-option-bench-words-file = The words, one per line, plain or gzip.
shell-option-letters = The letter set; today’s Dutch one if not given.
shell-option-rounds = Times to search; the fastest counts.
shell-option-gcg-letters = The letter set; detected if not given.
shell-option-gcg-words = List the words that this dictionary does not have.
shell-option-gcg-words-file = List the words that this file (one word per line) does not have.
shell-option-write = Write it strictly: a file, folder or -.
shell-option-mend = Write the points of the rules instead of the recorded ones.
shell-option-gcg-json = Answer with one JSON object per file.
shell-option-play = The whole table after the turn, or the play (Scrabble).
shell-option-picture-play = The play to show, as judge takes it.
shell-option-caption = What is written over it.
shell-option-out = Where it goes; - is standard output.
shell-option-puzzle-play = Your answer; without it you are asked.
shell-option-answer = Give up: show the best play.
shell-option-date = Of this day; today’s if not given.
shell-option-level = How hard; any level if not given.
shell-option-puzzle-language = Only in this language.
shell-option-count = Puzzles of each level.
shell-option-games = Games to play at most, for each language.
shell-option-seed = Another seed makes other puzzles.
shell-option-into = Where to write; default: into the package.
shell-option-review-seconds = Seconds to think about each turn.
shell-option-review-json = Answer in JSON, one line per turn.
shell-option-data = Folder for the games.
shell-option-port = Or the next free one.
shell-option-no-browser = Only print the address.
shell-option-play-host = Address to listen on: 0.0.0.0 lets phones in the house open it, 127.0.0.1 only this machine. Without it you are asked once.
shell-option-host = Address to listen on.
shell-option-bot = A program that can be chosen as a bot at a table: it reads a view as JSON per line and answers a move per line; repeat the option for more.
shell-option-bot-seconds = Seconds that such a program has for a move.
shell-option-objective = Most tiles, or most value.
shell-option-other-rack = Scrabble with an empty pot: what is on the other rack.
shell-option-passed = The other has just passed, so that a pass ends the game.
shell-option-solve-seconds = Seconds to think; 10 if not given.
shell-option-nodes = Steps to search at most, instead of a time: the same answer on every machine.
shell-option-commit = The hash that was shown before the first tile was drawn.
shell-option-seen = A record that you saved while the game was on.
shell-option-no-verbs = Leave out what is only a verb.
shell-option-no-plurals = Leave out what is only a plural.
shell-option-no-diminutives = Leave out what is only a diminutive.
shell-option-names = Names count too.
shell-option-with-pronouns = Spanish verbs with pronouns attached count too.
shell-option-min-length = Shorter words do not count.
shell-option-extra = This word counts too.
shell-option-ban = This word does not count.
shell-option-theme = Only these words: { $themes }, or a file.
shell-option-compounds = Whether a lawful compound (Dutch, German) counts.
shell-option-drop-umlauts = German Ä is laid as A, not as A E.
shell-option-tiles = Letters with diacritics that have a tile, such as ÇÑ.
shell-option-words-json = Answer in JSON.
shell-option-no-hurtful = Offensive words do not count.
shell-option-anagram = All these letters, in any order; a question mark is a joker.
shell-option-words-letters = Some of these letters; a question mark is a joker.
shell-option-sort = Commonest, longest or A first.
shell-option-all-words = Also offensive words.
shell-option-players = The players, separated by commas: bot levels, greedy, hoarder and others, or the name of a program.
shell-option-pairs = Deals; each is played once for every way round the table.
shell-option-arena-seed = Another seed deals other tiles.
shell-option-seats = Seats at the table.
shell-option-arena-bot = A program that plays: it reads a view as JSON per line and answers a move per line.
shell-option-arena-seconds = Seconds to think about a turn, instead of nodes.
shell-option-arena-nodes = Steps of the search per turn; the same seed then plays the same games.
shell-option-until = Stop as soon as the first player’s rate is known to be above or below this, such as above:0.55.
shell-option-jobs = Processes; as many as there are cores if not given.
shell-option-on = A Ray cluster to play on: ray://host:10001, host:6379, or local for one on this machine.
shell-option-arena-out = A CSV file to which games are added, and from which a contest goes on.
shell-option-plot = Draw a picture: .png, .svg or .html.
shell-option-arena-json = Answer with one JSON object per pairing.
