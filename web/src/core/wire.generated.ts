// Written by `python -m tools.wire write` from the types of the server: change those, not this.

/** The move with this id is on disk. */
export interface AckTold {
  readonly type: "ack";
  readonly id: string;
  /** Of the entry that it is. */
  readonly number: number;
}

/** Where this server can be reached from. */
export interface AddressShown {
  /** The address that other devices in the house can open; none: not known. */
  readonly house: string | null;
  /** Whether nothing but this machine can open it. */
  readonly only_here: boolean;
}

/** What an answer to a puzzle is worth. */
export interface Answered {
  readonly right: boolean;
  readonly legal: boolean;
  /** Tiles (numbers) or points. */
  readonly got: number;
  /** What the best play gives; not told for what is not legal. */
  readonly best: number | null;
  readonly message: string;
  readonly ruling: SpokenRuling;
}

/** The puzzles of some days, for who will be without a network. */
export interface Bag {
  /** Of the words, as it was asked for. */
  readonly language: string;
  /** From the day asked for on. */
  readonly days: readonly PackedDay[];
}

/** Who begins. */
export interface Begins {
  /** Null: nothing is decided yet. */
  readonly first: number | null;
  /** Who draws again, because of a tie or a joker. */
  readonly again: readonly number[];
  /** Where the tiles were drawn here. */
  readonly drawn: readonly DrawnToBegin[];
}

/** What is known of the best play of a turn. */
export interface BestLine {
  readonly type: "best";
  /** Of the turn. */
  readonly number: number;
  /** Tiles or points. */
  readonly missed: number;
  /** Null where it cannot be known. */
  readonly best: BestShown | null;
  /** Best for the game; not said where that is not weighed. */
  readonly game?: ForTheGameShown;
}

/** The best play of a turn. */
export interface BestShown {
  /** In the form that judge takes. */
  readonly play: string;
  /** What it would have given in that turn. */
  readonly got: number;
  /** Whether no better one exists. */
  readonly proved: boolean;
  /** The turn itself, its points with the tiles that it keeps, or where the game leads. */
  readonly by: "turn" | "worth" | "end";
  /** Word games: the one that scores. */
  readonly word: string;
  /** Number games: what the tiles laid count together. */
  readonly value: number | null;
  /** What it would have made of the table. */
  readonly scene: SceneShown;
  /** By that measure; not said where only the turn counts. */
  readonly worth?: number;
  /** The same of the play that was made. */
  readonly made?: number;
  /** With common words, where that is another one. */
  readonly common?: CommonShown;
}

/** What the book says aloud at a real table. */
export interface BookSays {
  readonly clock: SpokenClock;
  readonly places: SpokenPlaces;
  readonly begin: SpokenBeginning;
  readonly needs: Needs;
  readonly sums: Sums;
}

/** A kind of tile in the box. */
export interface BoxTile {
  readonly face: string;
  readonly count: number;
  /** Where that is printed on it. */
  readonly value?: number;
}

/** What has changed in the view. Who does not have the view that it changes sends `look`. */
export interface ChangeTold {
  readonly type: "change";
  /** The version of the view that it changes. */
  readonly since: number;
  /** Of the view that it becomes. */
  readonly version: number;
  /** The fields of the view that are new, whole. */
  readonly view: Readonly<Record<string, unknown>>;
  /** Fields that are lists and changed in part. */
  readonly lists?: Readonly<Record<string, ListChange>>;
  /** Fields that are no more. */
  readonly gone?: readonly string[];
}

/** The clock of the seat to move. */
export interface ClockShown {
  /** A turn may take. */
  readonly seconds: number | null;
  readonly left_ms: number;
}

/** The best play of a turn with words that people know. */
export interface CommonShown {
  /** In the form that judge takes. */
  readonly play: string;
  readonly got: number;
  /** Word games: the one that scores. */
  readonly word: string;
  /** What it would have made of the table. */
  readonly scene: SceneShown;
}

/** A puzzle of the day. */
export interface DailyPuzzle {
  readonly family: "numbers" | "words" | "crossword";
  readonly puzzle: string;
  readonly rulebook: string;
  readonly language: string;
  readonly level: "gentle" | "easy" | "medium" | "hard" | "fiendish";
}

/** What was asked for has been done. */
export interface Done {
  readonly table: string;
}

/** A play that may be doubted now. */
export interface Doubt {
  /** Who laid it. */
  readonly seat: number;
  readonly words: readonly string[];
  /** Who has not spoken yet. */
  readonly waiting: readonly number[];
}

/** Tiles that a seat took from the pot. */
export interface DrawProven {
  /** Of the game; 0 is the deal. */
  readonly event: number;
  /** Dealt, or the kind of the event. */
  readonly kind: string;
  readonly seat: number;
  readonly tiles: readonly string[];
}

/** A row of tiles beside a rule. */
export interface DrawingShown {
  readonly id: string;
  readonly section: string;
  readonly tiles: readonly string[];
  /** What each tile stands for. */
  readonly stands: readonly string[];
  /** May lie there or may not; null where that is not the question. */
  readonly good: boolean | null;
}

/** What came to one's own rack with one's last turn. */
export interface DrawnLast {
  /** Which line of the log that turn is. */
  readonly turn: number;
  readonly tiles: readonly string[];
}

/** Tiles inside a sentence, to be drawn. */
export interface DrawnTiles {
  /** In notation. */
  readonly tiles: string;
}

/** A tile that was drawn to see who begins. */
export interface DrawnToBegin {
  readonly seat: number;
  readonly tile: string;
}

/** What differs from language to language. */
export interface EditionShown {
  readonly language: string;
  /** Letters. */
  readonly taken_out: readonly string[];
  /** Turns that are lost when the time has run out. */
  readonly time_out_skips: number;
}

/** The last line of a review. */
export interface EndLine {
  readonly type: "end";
  readonly turning_points: readonly TurningPoint[];
  /** Percent that each seat had of what there was to have. */
  readonly accuracy?: readonly (number | null)[];
  /** Of the chance to win; where turns are not weighed, of points or tiles. */
  readonly accuracy_of?: "chance" | "points" | "tiles";
  /** In the shell: whether somebody stopped it before all turns were looked at. */
  readonly stopped?: boolean;
}

/** How the game ended. */
export interface Ended {
  readonly scores: readonly number[];
  readonly winners: readonly number[];
  /** Went-out, blocked, last-round, scoreless, resigned. */
  readonly reason: string;
  /** What is left on each rack. */
  readonly left: readonly (readonly string[])[];
  /** What that made of each score; of numbers it is the whole score. */
  readonly counted: readonly number[];
}

/** A review that could not be brought to its end. */
export interface ErrorLine {
  readonly type: "error";
  readonly code: string;
  readonly message: string;
}

/** A message that could not be read or done, or (`try-again`, with the `id`) a move of which it is not known yet whether it is on disk: send it again. The connection stays. */
export interface ErrorTold {
  readonly code: string;
  readonly message: string;
  /** The message, with tiles to be drawn. */
  readonly pieces: readonly (string | DrawnTiles)[];
  readonly ruling?: SpokenRuling;
  readonly type: "error";
  readonly id?: string;
}

/** An example as a case for the referee, without its play: the reader may try another. */
export interface ExampleCase {
  readonly game: string;
  readonly rack: string;
  readonly opened: boolean;
  readonly table?: string;
  readonly board?: readonly string[];
  readonly language?: string;
  readonly options?: Readonly<Record<string, boolean | number | string>>;
}

/** What the page lays out: rows of tiles or a board, and the rack. */
export interface ExamplePosition {
  readonly game: string;
  readonly family: "numbers" | "words" | "crossword";
  /** None in the crossword. */
  readonly table: readonly string[];
  readonly rack: readonly string[];
  readonly stands?: readonly (readonly string[])[];
  readonly board?: readonly string[];
  readonly premiums?: readonly string[];
  readonly values?: Readonly<Record<string, number>>;
}

/** A position, a play, and whether the book and the referee allow it. */
export interface ExampleShown {
  readonly id: string;
  readonly section: string;
  /** Where it is printed; null for our own. */
  readonly place: Place | null;
  /** Whether the book allows the play; null where the book does not have it. */
  readonly printed: boolean | null;
  /** Whether the referee does. */
  readonly legal: boolean;
  /** Printed as allowed, and not so. */
  readonly erratum: boolean;
  /** The misprinted example that this one puts right. */
  readonly mends: string | null;
  readonly language: string | null;
  /** For the referee, with a play added. */
  readonly case: ExampleCase;
  readonly play: string;
  readonly after: TableRows | null;
  readonly position: ExamplePosition;
}

/** The turn that wins most often, the hidden tiles dealt anew and played out. */
export interface ForTheGameShown {
  /** In the form that judge takes, or `draw`, `pass`. */
  readonly play: string;
  /** What it would have made of the table. */
  readonly scene: SceneShown;
  /** To win with it, played on well; between 0 and 1. */
  readonly chance: number;
  /** To win with the turn that was made. */
  readonly made: number;
  /** What that gave away. */
  readonly cost: number;
  /** Expected at the end, with it. */
  readonly points: number;
  readonly points_made: number;
  /** To win with the play that is best for now. */
  readonly now: number;
  /** Whether that is the same play. */
  readonly is_now: boolean;
  /** Keys of the reasons. */
  readonly why: readonly string[];
  /** The reasons in a sentence; empty where the turn that was made is as good. */
  readonly reason: string;
}

/** Something that is no longer kept. */
export interface Forgotten {
  /** Person, or the name of a table. */
  readonly what: string;
}

/** The first line of a review: all but the turns. */
export interface GameLine {
  readonly type: "game";
  /** The rulebook. */
  readonly game: string;
  readonly family: "numbers" | "words" | "crossword";
  /** Of the words; empty in number games. */
  readonly language: string;
  /** Empty where nobody said them. */
  readonly names: readonly string[];
  readonly seats: number;
  /** What turns are measured in. */
  readonly unit: "tiles" | "points";
  /** How many follow. */
  readonly turns: number;
  /** At the end. */
  readonly scores: readonly number[];
  readonly winners: readonly number[];
  /** Whether the game was played to its end. */
  readonly ended: boolean;
  /** Of the record. */
  readonly notation: "own" | "gcg";
  /** Places where a record and the rules differ. */
  readonly differences: number;
  /** Of a table; a record has none. */
  readonly match?: MatchShown;
  /** The seat of whoever asks; a record has none. */
  readonly you?: number;
}

/** A table of a person: its keys, and how it stands. */
export interface GameListed {
  readonly table: string;
  readonly rulebook: string;
  /** Of the seats that are the person's. */
  readonly keys: readonly string[];
  readonly phase: "waiting" | "playing" | "challenge" | "paused" | "over";
  readonly seats: readonly SeatListed[];
  /** The seats that are the person's, and still theirs. */
  readonly mine: readonly number[];
  /** The seats that are to do something. */
  readonly waits_for: readonly number[];
  /** When the turn began. */
  readonly since_ms: number;
  /** When the table was opened or joined. */
  readonly at_ms: number;
  /** A turn may take. */
  readonly clock_seconds?: number;
  /** Games that were finished there, the latest last. */
  readonly past?: readonly GamePlayed[];
  readonly invite?: string;
  readonly watch?: string;
  /** That can be said aloud. */
  readonly code?: string;
  /** Hashes of seeds that were shown before their first tile. */
  readonly commits?: readonly string[];
}

/** A game that was finished at a table. */
export interface GamePlayed {
  readonly ended_ms: number;
  /** Of those who sat there when it ended. */
  readonly names: readonly string[];
  readonly scores: readonly number[];
  readonly winners: readonly number[];
}

/** Who won a game on the sheet, and why it ended. */
export interface GameResult {
  readonly winners: readonly number[];
  readonly reason: string;
}

/** A seat that was given to somebody else. */
export interface Given {
  readonly table: string;
  readonly seat: number;
}

/** A seat that is about to be given away, for all to see. */
export interface HandoverShown {
  /** Bot, or open: to somebody else. */
  readonly to: "person" | "bot" | "open";
  /** The seat that asked. */
  readonly asker: number;
  /** Before this time is over nothing happens; whoever comes back keeps the seat. */
  readonly left_ms: number;
  /** The seats that consent. */
  readonly agreed: readonly number[];
  /** Those that have yet to agree, unless the opener does. */
  readonly missing: readonly number[];
}

/** One thing that happened to a seat or to the links of a table. */
export interface Happening {
  /** Of the entry that says so. */
  readonly number: number;
  readonly kind: "joined" | "asked-for-bot" | "asked-to-open" | "agreed" | "kept" | "gave-to-bot" | "opened" | "taken-back" | "removed" | "closed" | "reopened" | "invite-made" | "invite-changed" | "watch-changed" | "muted" | "unmuted";
  /** The name of who did it; empty: nobody in particular. */
  readonly by?: string;
  /** The seat concerned. */
  readonly seat?: number;
  /** Who sat there before. */
  readonly name?: string;
  /** Whether that was a bot. */
  readonly bot?: boolean;
  /** Who sits there now. */
  readonly to?: string;
}

/** As much of a move as a step tells. */
export interface Hint {
  /** 1: where to look, 2: which tiles, 3: the whole play. */
  readonly step: number;
  /** Play, draw, pass, exchange. */
  readonly move: "play" | "draw" | "pass" | "exchange" | "challenge" | "accept" | "resign" | "take";
  /** Sets, words or squares that a play changes or joins. */
  readonly where?: readonly number[];
  /** Of the rack. */
  readonly tiles?: readonly string[];
  readonly play?: string;
  /** Step 3: the best play with common words, where that is another one. */
  readonly common?: string;
  /** The word that scores in it. */
  readonly common_word?: string;
  readonly common_score?: number;
  /** Step 3: what wins the game more often, where that is another move. */
  readonly for_the_game?: string;
  /** The key of the reason, `reviewed-why-…`, where one can be told. */
  readonly why?: string;
}

/** As much of the best move as was asked for. */
export interface HintTold {
  /** 1: where to look, 2: which tiles, 3: the whole play. */
  readonly step: number;
  /** Play, draw, pass, exchange. */
  readonly move: "play" | "draw" | "pass" | "exchange" | "challenge" | "accept" | "resign" | "take";
  /** Sets, words or squares that a play changes or joins. */
  readonly where?: readonly number[];
  /** Of the rack. */
  readonly tiles?: readonly string[];
  readonly play?: string;
  /** Step 3: the best play with common words, where that is another one. */
  readonly common?: string;
  /** The word that scores in it. */
  readonly common_word?: string;
  readonly common_score?: number;
  /** Step 3: what wins the game more often, where that is another move. */
  readonly for_the_game?: string;
  /** The key of the reason, `reviewed-why-…`, where one can be told. */
  readonly why?: string;
  readonly type: "hint";
  /** Of the message that asked. */
  readonly id: string | null;
}

/** A seat that was taken with an invitation. */
export interface Joined {
  readonly table: string;
  readonly seat: number;
  readonly key: string;
}

/** The referee's answer to a case. */
export interface Judged {
  /** Of the case. */
  readonly id: string | null;
  readonly legal: boolean;
  /** Where the play is legal and turns score. */
  readonly score: number | null;
  /** The word that scores. */
  readonly longest: string | null;
  /** What the opening is worth, where this is one. */
  readonly opening_value: number | null;
  /** Tiles that left the rack. */
  readonly played: readonly string[];
  /** On which a refusal rests. */
  readonly rule: string | null;
  readonly message: string;
}

/** A key that records of this server are or were signed with. */
export interface KeyTold {
  /** As the line `Signature:` of a record names it. */
  readonly id: string;
  readonly algorithm: "Ed25519";
  /** Its 32 bytes, in hexadecimal. */
  readonly public: string;
  /** When it was made. */
  readonly since: string;
  /** When the next one was; none: it is in use. */
  readonly until: string | null;
}

/** The keys of this server, the one in use first. */
export interface KeysTold {
  readonly keys: readonly KeyTold[];
}

/** A rulebook to learn from. */
export interface LessonShown {
  readonly id: string;
  readonly family: "numbers" | "words" | "crossword";
  readonly sections: readonly SectionShown[];
  readonly box: readonly BoxTile[];
  readonly editions: readonly EditionShown[];
  readonly drawings: readonly DrawingShown[];
  readonly examples: readonly ExampleShown[];
  readonly score_tables: readonly ScoreTable[];
}

/** A link that holds from now on: told here and nowhere else. */
export interface LinkGiven {
  readonly table: string;
  /** The secret in it; empty where there is none any more. */
  readonly link: string;
  /** The same, to be said aloud. */
  readonly code?: string;
}

/** What has changed in a list. */
export interface ListChange {
  /** That it has now: what came after is gone. */
  readonly length: number;
  /** The items that are new, by their places, counted from 0. */
  readonly items: Readonly<Record<string, unknown>>;
}

/** A table that was set, and the keys to it: told here and nowhere else. */
export interface Made {
  readonly table: string;
  readonly seat: number;
  readonly key: string;
  /** Of hot seats, by seat. */
  readonly keys: Readonly<Record<string, string>>;
  readonly invite: string;
  readonly watch: string;
  /** The hash of the seed that the first shuffle comes from. */
  readonly commit: string;
  /** That can be said aloud; where a seat is open. */
  readonly code?: string;
}

/** The games that have a result. */
export interface MatchSheet {
  /** Scores by game, then by seat. */
  readonly games: readonly (readonly number[])[];
  /** The totals of each round. */
  readonly rounds: readonly (readonly number[])[];
  readonly totals: readonly number[];
  /** Games won by seat. */
  readonly won: readonly number[];
}

/** All finished games of a table, and which of them this is. */
export interface MatchShown {
  /** From 1. */
  readonly number: number;
  readonly games: readonly PastGame[];
}

/** A person's name is in none of their tables any more. */
export interface NameErasedEverywhere {
  /** Those at which they have or had a seat. */
  readonly tables: number;
  /** Of these, those that were deleted before. */
  readonly gone: number;
}

/** What of a game has to be written down. */
export interface Needs {
  /** Whether turns are written down. */
  readonly turns: boolean;
  /** Who laid the last tile. */
  readonly out: boolean;
  /** What is left on the racks. */
  readonly racks: boolean;
  /** When the pot is empty. */
  readonly pot: boolean;
  /** What the score of a turn is multiplied by when the whole rack was laid. */
  readonly whole_rack: number;
  /** Whether tiles may be exchanged. */
  readonly exchange: boolean;
  /** What one opens with. */
  readonly opening: number | null;
  readonly jokers: readonly string[];
  /** Crossword: what each letter is worth. */
  readonly values: Readonly<Record<string, number>>;
  /** Letters with a mark that no tile has, as they are laid. */
  readonly spells: Readonly<Record<string, string>>;
  /** Crossword: the rows of the board, a sign for every square. */
  readonly premiums: readonly string[];
  /** The house rules about words that the dictionary of the language can tell. */
  readonly tells: readonly string[];
}

/** A note that was written. */
export interface NoteKept {
  readonly version: number;
}

/** Something that a person's devices share. */
export interface NoteShown {
  readonly version: number;
  readonly text: string;
}

/** A house rule that a table may set before it begins. */
export interface OptionShown {
  readonly name: string;
  readonly kind: "switch" | "choice" | "number" | "text";
  readonly default: boolean | number | string;
  /** Of the rule that it bends. */
  readonly place: Place | null;
  /** Where it is a choice. */
  readonly choices?: readonly (string | number)[];
  /** Where it is a number. */
  readonly least?: number;
  readonly most?: number;
  /** Where a text may name a list of ours: which there are. */
  readonly lists?: readonly string[];
}

/** The puzzles of a day and the shelves: the same for everybody. */
export interface Overview {
  readonly date: string;
  /** One a family. */
  readonly daily: readonly DailyPuzzle[];
  readonly shelves: readonly ShelfShown[];
}

/** The puzzles of one day, to be taken along. */
export interface PackedDay {
  readonly date: string;
  /** One a family. */
  readonly puzzles: readonly PackedPuzzle[];
}

/** A puzzle of the day to be taken along. */
export interface PackedPuzzle {
  readonly shown: PuzzleShown;
  /** What tells a right answer from another where nobody can be asked. */
  readonly seal: string;
}

/** A finished game of a table. */
export interface PastGame {
  readonly names: readonly string[];
  readonly scores: readonly number[];
  readonly winners: readonly number[];
}

/** All that is kept of a person. */
export interface PersonShown {
  readonly games: readonly GameListed[];
  /** By name. */
  readonly notes: Readonly<Record<string, NoteShown>>;
}

/** Somebody said a set phrase. */
export interface PhraseTold {
  readonly type: "said";
  readonly seat: number;
  readonly phrase: string;
}

/** Where a rule stands in print. */
export interface Place {
  /** The number of the rulebook, e.g. "004". */
  readonly book: string;
  /** The heading as it is printed there. */
  readonly heading: string;
}

/** One of the best plays of a position. */
export interface PlayShown {
  /** In the form that judge takes; `draw`, `pass` or `exchange …` where that is best. */
  readonly play: string;
  /** From the rack. */
  readonly tiles: number;
  /** What it makes of the table. */
  readonly scene: SceneShown;
  readonly score?: number;
  /** Numbers: what the tiles laid count together. */
  readonly value?: number;
  /** The word that scores, where one does. */
  readonly word?: string;
  /** Crossword, where leaves count: points and what the kept tiles are worth. */
  readonly worth?: number;
  /** Endgame: points won on the other until the end. */
  readonly gain?: number;
}

/** The best plays of a position, best first. */
export interface PlaysShown {
  /** Its line, in strict form. */
  readonly position: string;
  /** As it lies. */
  readonly scene: SceneShown;
  /** Different answers; none where nothing can be laid. */
  readonly plays: readonly PlayShown[];
  /** That no better one exists than the first. */
  readonly proved: boolean;
  readonly seconds: number;
  /** Where it is not proved: no play gives more tiles or points. */
  readonly bound?: number;
  /** The best with common words, where that is another one than the first. */
  readonly common?: PlayShown;
  /** What lies there and is no set, or no word that counts. */
  readonly loose?: readonly string[];
}

/** The answer to `ping`. */
export interface PongTold {
  readonly type: "pong";
  /** As it came. */
  readonly t: number | string | null;
}

/** What this server keeps, and for how long. */
export interface PrivacyShown {
  /** A table at which nothing happens any more; 0: until somebody deletes it. */
  readonly kept_days: number;
  /** So long a code stands for a table. */
  readonly code_days: number;
  /** Who runs the server, in their own words. */
  readonly contact?: string;
}

/** Every draw of a finished game, worked out again from the seed in its record. */
export interface Proven {
  readonly fair: boolean;
  /** Other-seed, other-result, unfinished: where a promise was broken. */
  readonly wrong: readonly string[];
  /** Whether this server signed it. */
  readonly signature: "signed" | "signed-older" | "other-key" | "changed" | "unsigned";
  readonly family: "numbers" | "words" | "crossword";
  readonly names: readonly string[];
  /** The hash that the seed gives. */
  readonly commitment: string;
  /** What the players added. */
  readonly entropy: readonly string[];
  /** By seat: the tile that was drawn to see who begins. */
  readonly start_draw: readonly (readonly [number, string])[];
  readonly draws: readonly DrawProven[];
}

/** A puzzle: a view with one turn to make. */
export interface PuzzleShown {
  readonly puzzle: string;
  readonly rulebook: string;
  readonly family: "numbers" | "words" | "crossword";
  readonly language: string;
  readonly level: "gentle" | "easy" | "medium" | "hard" | "fiendish";
  /** Whether it has stood on the shelf under another number: no new one was found. */
  readonly again: boolean;
  readonly view: SeatView;
}

/** A move that was not made; nothing has changed. */
export interface RefusedTold {
  readonly code: string;
  readonly message: string;
  /** The message, with tiles to be drawn. */
  readonly pieces: readonly (string | DrawnTiles)[];
  readonly ruling?: SpokenRuling;
  readonly type: "refused";
  /** Of the move. */
  readonly id: string;
}

/** A game that can be played. */
export interface RulebookShown {
  readonly id: string;
  readonly family: "numbers" | "words" | "crossword";
  /** Fewest and most. */
  readonly players: readonly [number, number];
  /** Of words; none for number games. */
  readonly languages: readonly string[];
  /** That a turn may take by the book. */
  readonly clock_seconds: number;
  /** Whether the book leaves the clock to the players. */
  readonly clock_optional: boolean;
  /** Other durations that the book names. */
  readonly clock_choices: readonly number[];
  /** Of bots, weakest first. */
  readonly levels: readonly string[];
  /** Whether the book plays matches of rounds: as many games as there are players. */
  readonly rounds: boolean;
  readonly options: readonly OptionShown[];
  /** Rows of tiles on the lid; crossword: a word across, one down through it. */
  readonly drawing: readonly string[];
}

/** What the referee says of a draft. */
export interface RulingTold {
  readonly type: "ruling";
  /** Of the draft. */
  readonly id: string | null;
  readonly ruling: SpokenRuling;
}

/** What lies there, and which of it a play has laid or changed. */
export interface SceneShown {
  readonly family: "numbers" | "words" | "crossword";
  readonly rack: readonly string[];
  /** Per row: which of its tiles came from the rack. */
  readonly fresh: readonly (readonly number[])[];
  /** Rows that did not lie there before the play. */
  readonly changed: readonly number[];
  /** Numbers, words: a set or word each. */
  readonly table?: readonly string[];
  /** Numbers: what each tile of each set stands for. */
  readonly stands?: readonly (readonly string[])[];
  /** Crossword: its rows. */
  readonly board?: readonly string[];
  /** Crossword: what is printed on the board. */
  readonly premiums?: readonly string[];
  /** Crossword: what each letter is worth. */
  readonly values?: Readonly<Record<string, number>>;
}

/** A score sheet as the book prints it: one line a game, one column a player. */
export interface ScoreTable {
  readonly section: string;
  readonly heading: string;
  readonly games: readonly (readonly number[])[];
  readonly totals: readonly number[];
}

/** What everybody sees of a seat and who sits there. */
export interface SeatAtTable {
  /** On its rack. */
  readonly tiles: number;
  readonly opened: boolean;
  /** In this game so far. */
  readonly score: number;
  readonly resigned: boolean;
  readonly name: string;
  readonly kind: "person" | "bot" | "open";
  /** Whether somebody is connected, or a bot plays. */
  readonly here: boolean;
  /** Whether a bot plays for a person who has gone. */
  readonly away: boolean;
  /** Of a bot. */
  readonly level?: string;
  /** Whether what they say is not passed on. */
  readonly muted?: boolean;
  /** Somebody asks that this seat be given away. */
  readonly handover?: HandoverShown;
}

/** A seat in a person's list of games. */
export interface SeatListed {
  readonly name: string;
  readonly kind: "person" | "bot" | "open";
  /** In the game that is on, or was played last. */
  readonly score: number;
  /** On the rack. */
  readonly tiles: number;
}

/** Who sits where, for somebody who was invited. */
export interface SeatSummary {
  readonly name: string;
  readonly kind: "person" | "bot" | "open";
}

/** All that a seat at a table may see. */
export interface SeatView {
  /** Numbers, words: a set or word each. */
  readonly table?: readonly string[];
  /** Numbers: what each joker stands for. */
  readonly stands?: readonly (readonly string[])[];
  /** Words: turns left, once the end is in sight. */
  readonly last_turns?: number;
  /** Crossword: its rows. */
  readonly board?: readonly string[];
  /** What is printed on it. */
  readonly premiums?: readonly string[];
  /** What each letter is worth. */
  readonly values?: Readonly<Record<string, number>>;
  /** How many of each tile there are in all. */
  readonly box?: Readonly<Record<string, number>>;
  /** The rulebook. */
  readonly game: string;
  readonly family: "numbers" | "words" | "crossword";
  /** Of the words; empty in number games. */
  readonly language: string;
  /** House rules by name. */
  readonly options: Readonly<Record<string, boolean | number | string>>;
  /** Of things that have happened: the version of the game. */
  readonly number: number;
  readonly phase: "waiting" | "playing" | "challenge" | "paused" | "over";
  /** Whose turn it is. */
  readonly turn: number | null;
  readonly seats: readonly SeatAtTable[];
  /** Tiles in it. */
  readonly pot: number;
  /** The tops of an open pot's piles. */
  readonly piles: readonly (string | null)[] | null;
  /** Tiles that the seat to move still takes from an open pot. */
  readonly owed: number;
  /** The last line of the log. */
  readonly last: Turn | null;
  /** The log. */
  readonly turns: readonly Turn[];
  /** Formed in this game so far. */
  readonly words: readonly string[];
  readonly start_draw: readonly DrawnToBegin[];
  /** The hash of the seed. */
  readonly commit: string;
  /** What the players added to the shuffle. */
  readonly entropy: readonly string[];
  readonly result: Ended | null;
  readonly doubt?: Doubt;
  /** Once the game is over. */
  readonly seed?: string;
  /** Of the table. */
  readonly id: string;
  /** Counted from 1. */
  readonly round: number;
  readonly clock: ClockShown | null;
  readonly sheet: SheetShown;
  /** That were agreed for the match. */
  readonly games: number | null;
  /** Whether this table gives hints. */
  readonly hints: boolean;
  /** Who wants another game. */
  readonly rematch: readonly number[];
  /** Which of this table's games it is, from 1; none before the first. */
  readonly game_number?: number;
  /** The hash of the next game's seed, once this one is over. */
  readonly next_commit?: string;
  /** The seat of who set the table, while they have one. */
  readonly opener?: number;
  /** To newcomers. */
  readonly closed?: boolean;
  /** What happened to seats and links, the latest last. */
  readonly happenings?: readonly Happening[];
  /** Whether its games go on from a position that somebody has set up. */
  readonly from_position?: boolean;
  /** None: a spectator. */
  readonly seat: number | null;
  /** What this seat may do now. */
  readonly moves: readonly ("play" | "draw" | "pass" | "exchange" | "challenge" | "accept" | "resign" | "take")[];
  /** What it must lay before it may touch the table: points, or letters. */
  readonly opening?: number;
  /** A spectator has none. */
  readonly rack?: readonly string[];
  readonly drawn?: DrawnLast;
  /** Numbers, words: in the form of `table`; crossword: the play. */
  readonly draft: readonly string[] | string | null;
  /** What this seat has before it, as one line; none for spectators. */
  readonly position?: string;
  /** One's own seat that was given away and can be taken back. */
  readonly take_back?: number;
}

/** A section of a rulebook. */
export interface SectionShown {
  readonly id: string;
  /** Of the book that it explains. */
  readonly rules: readonly string[];
  readonly places: readonly Place[];
}

/** The score sheet of the match. */
export interface SheetShown {
  /** Scores by game, then by seat. */
  readonly games: readonly (readonly number[])[];
  readonly rounds: readonly (readonly number[])[];
  readonly totals: readonly number[];
  /** Games won by seat. */
  readonly won: readonly number[];
  /** By games won where the rulebook plays rounds, else by points. */
  readonly leaders: readonly number[];
}

/** What there is to train on. */
export interface ShelfShown {
  readonly rulebook: string;
  readonly family: "numbers" | "words" | "crossword";
  readonly language: string;
  /** By level: how many puzzles of each level are there at once. */
  readonly levels: Readonly<Record<string, number>>;
}

/** The solver's answer to a case. */
export interface SolvedCase {
  /** Of the case. */
  readonly id: string | null;
  /** In the form that judge takes; `draw`, `pass` or `exchange …` where that is best. */
  readonly play: string;
  readonly score: number | null;
  /** From the rack. */
  readonly tiles: number;
  /** Numbers: what the tiles laid count together. */
  readonly value: number | null;
  /** Proved that no better play exists. */
  readonly optimal: boolean;
  readonly seconds: number;
  /** The word that scores, where one does. */
  readonly word?: string;
  /** Crossword, where leaves count: points and what the kept tiles are worth. */
  readonly worth?: number;
  /** Endgame: points won on the other until the end. */
  readonly gain?: number;
  /** Endgame: the turns until the end, this one first. */
  readonly line?: readonly string[];
}

/** What the book says of who begins. */
export interface SpokenBeginning {
  readonly says: string;
  readonly place: Place | null;
}

/** What the book says of the clock. */
export interface SpokenClock {
  readonly seconds: number;
  readonly optional: boolean;
  /** What happens when the time has run out. */
  readonly says: readonly string[];
  readonly ways: readonly SpokenLateTurn[];
  readonly place: Place | null;
}

/** One game of the sheet, counted as far as it was written down. */
export interface SpokenGame {
  /** So far; at the end those of the result. */
  readonly scores: readonly number[];
  readonly opened: readonly boolean[];
  /** Whose turn it is. */
  readonly due: number;
  /** That this was counted from. */
  readonly turns: number;
  /** Only of a game of which nothing is wrong or missing. */
  readonly result: GameResult | null;
  readonly lines: readonly SpokenTurn[];
  /** Turns left, once the end is in sight. */
  readonly last_turns: number | null;
  /** Whose turns those are, in their order. */
  readonly ahead: readonly number[];
  /** By seat: tiles taken because the time ran out. */
  readonly penalties: readonly number[];
  /** Why the game has ended by the book, as far as the turns tell. */
  readonly over: string | null;
  /** By seat: the tiles left, as they were read. */
  readonly held: readonly (readonly string[])[];
  /** By seat: what they come to. */
  readonly points: readonly (number | null)[];
  readonly checks: readonly SpokenRemark[];
}

/** One way in which a turn can end whose time has run out, as it is written on the sheet. */
export interface SpokenLateTurn {
  readonly kind: "laid" | "none" | "exchanged";
  /** Whether the book punishes it. */
  readonly late: boolean;
  readonly says: readonly string[];
}

/** Where the book speaks of turns and of words. */
export interface SpokenPlaces {
  readonly turn: Place | null;
  readonly words: Place | null;
}

/** A refusal as a reader gets it. */
export interface SpokenRefusal {
  readonly code: string;
  readonly message: string;
  /** The message, with tiles to be drawn. */
  readonly pieces: readonly (string | DrawnTiles)[];
  readonly ruling?: SpokenRuling;
}

/** Something on the sheet that somebody should look at again. */
export interface SpokenRemark {
  readonly code: string;
  /** Cannot be so and is not counted, look again, still to be written, how it was counted. */
  readonly weight: "wrong" | "odd" | "missing" | "note";
  readonly seat: number | null;
  readonly message: string;
  /** The message, with tiles to be drawn. */
  readonly pieces: readonly (string | DrawnTiles)[];
  readonly place: Place | null;
}

/** The referee's word on a play. */
export interface SpokenRuling {
  readonly legal: boolean;
  /** Of the turn; nothing where turns do not score. */
  readonly score: number | null;
  /** The word that scores. */
  readonly longest: string | null;
  /** What the opening is worth, where this is one. */
  readonly opening_value: number | null;
  /** Tiles that left the rack. */
  readonly played: readonly string[];
  readonly violations: readonly SpokenViolation[];
  /** One a set or word: whole, partial, new, rest, kept, loose, not-a-word. */
  readonly marks: readonly string[];
  /** Per set, per tile: what a joker stands for. */
  readonly stands: readonly (readonly string[])[];
  /** How the score came about. */
  readonly how: readonly string[];
}

/** The score sheet, counted by the book. */
export interface SpokenSheet {
  readonly games: readonly SpokenGame[];
  readonly match: MatchSheet;
  readonly leaders: readonly number[];
  /** Whether games won count before points. */
  readonly by_games: boolean;
  /** How many games the match has, where the players agreed on rounds. */
  readonly games_agreed: number | null;
  /** Whether the match has as many games as was agreed. */
  readonly over: boolean;
}

/** A turn, counted. */
export interface SpokenTurn {
  readonly seat: number;
  /** Null: cannot be counted. */
  readonly points: number | null;
  /** Of this seat, up to here. */
  readonly total: number;
  readonly word: string | null;
  /** The time ran out. */
  readonly late: boolean;
  /** How the points came about. */
  readonly how: readonly string[];
}

/** One thing that is wrong with a play. */
export interface SpokenViolation {
  /** Stable. */
  readonly code: string;
  /** Rulebook and heading, e.g. `rummikub-sabra/opening`. */
  readonly rule: string;
  /** Where that is printed. */
  readonly place: Place | null;
  readonly message: string;
  /** The message, with tiles to be drawn. */
  readonly pieces: readonly (string | DrawnTiles)[];
  /** The tiles or words concerned. */
  readonly tiles: readonly string[];
  /** The sets, words or squares concerned. */
  readonly where: readonly number[];
}

/** What a sheet is added up with where nobody can be asked. */
export interface Sums {
  readonly family: "numbers" | "words" | "crossword";
  /** Tiles to each player. */
  readonly dealt: number;
  readonly tiles: Readonly<Record<string, TileSum>>;
  /** What a tile costs that is not in the box. */
  readonly else_worth: number;
  /** What a turn costs that was not finished in time: tiles. */
  readonly late_tiles: number;
  /** And turns. */
  readonly late_turns: number;
  /** Whether such a turn scores. */
  readonly late_scores: boolean;
  /** Why it does not. */
  readonly late_says: string;
  readonly ends: "last-tile" | "goal" | "out";
  /** The points that end a game that ends there. */
  readonly goal: number;
  /** Whether what is left costs something there too. */
  readonly goal_costs: boolean;
  /** Whether a word that was formed before scores again. */
  readonly repeats: boolean;
  /** What a letter costs that is left, where all cost the same. */
  readonly letter: number;
  readonly joker: number;
  /** For a whole rack on the board. */
  readonly bingo: number;
  /** So many turns in a row without points end the game; 0: none do. */
  readonly scoreless: number;
  /** Whether games won count before points. */
  readonly rounds: boolean;
}

/** The table that a code stands for. */
export interface TableFound {
  readonly table: string;
  readonly invite: string;
}

/** Rows of tiles, and what each tile stands for. */
export interface TableRows {
  readonly table: readonly string[];
  readonly stands: readonly (readonly string[])[];
}

/** What anybody who knows the table's name may know. */
export interface TableSummary {
  readonly table: string;
  readonly rulebook: string;
  readonly family: "numbers" | "words" | "crossword";
  readonly language: string;
  readonly options: Readonly<Record<string, boolean | number | string>>;
  readonly clock_seconds: number | null;
  readonly away: string;
  readonly games: number | null;
  readonly hints: boolean;
  readonly phase: "waiting" | "playing" | "challenge" | "paused" | "over";
  readonly begun: boolean;
  readonly seats: readonly SeatSummary[];
  /** To newcomers. */
  readonly closed?: boolean;
  /** Whether its games go on from a position. */
  readonly from_position?: boolean;
}

/** One kind of tile. */
export interface TileSum {
  /** In the box. */
  readonly count: number;
  /** What it costs who has it left. */
  readonly worth: number;
  /** How high it is when it is drawn to see who begins; null: drawn again. */
  readonly begins: number | null;
}

/** One line of the public log. */
export interface Turn {
  readonly seat: number;
  /** Of the event. */
  readonly kind: string;
  readonly played?: readonly string[];
  readonly score?: number;
  readonly word?: string;
  /** Tiles drawn. */
  readonly count?: number;
  /** Tiles that the clock put back into the pot. */
  readonly to_pot?: number;
  /** Turns that the clock cost besides. */
  readonly skips?: number;
  /** Of the last round: the table before it, for showing what moved. */
  readonly before?: readonly string[];
}

/** One turn as it was made. */
export interface TurnLine {
  readonly type: "turn";
  readonly number: number;
  readonly seat: number;
  /** Of the event; `taken-back` for a play that was doubted and did not stand. */
  readonly kind: string;
  /** In the form that judge takes. */
  readonly play: string;
  /** Points, or tiles in a number game. */
  readonly got: number;
  /** Before the turn, as a line; null where it is not known. */
  readonly position: string | null;
  readonly before: SceneShown;
  readonly after: SceneShown;
  /** After the turn: points, or in a number game the tiles left on each rack. */
  readonly standing: readonly number[];
  /** Why no best play can be looked for: `rack` not known, no `dictionary`; mostly empty. */
  readonly unsolved: string;
  /** Word games: the one that scored. */
  readonly word: string;
}

/** A turn that made the game what it became. */
export interface TurningPoint {
  /** Of the turn. */
  readonly number: number;
  readonly why: "chance" | "missed" | "lead";
}

/** The whole view, after hello, and after every change where changes were not asked for. */
export interface ViewTold {
  readonly type: "view";
  readonly view: SeatView;
  /** Of this view: the next change says which one it changes. */
  readonly version?: number;
}

/** Whether a word counts, and as what the dictionary has it. */
export interface WordShown {
  readonly word: string;
  readonly counts: boolean;
  /** Stable. */
  readonly reasons: readonly string[];
  /** The same in words. */
  readonly messages: readonly string[];
  /** What the dictionary knows the word as. */
  readonly readings: readonly string[];
  /** How common it is. */
  readonly zipf: number | null;
  /** Of a compound. */
  readonly parts: readonly string[];
  /** Its readings in words. */
  readonly kinds: readonly string[];
}

/** What the dictionary says, word by word. */
export interface WordsShown {
  readonly words: readonly WordShown[];
}

export interface AnswerForm {
  readonly play: string;
}

export interface BeginForm {
  readonly rulebook: string;
  readonly language?: string;
  readonly options?: Readonly<Record<string, boolean | number | string>>;
  readonly seats: number;
  /** By seat the tile that was drawn; left away: the tiles are drawn here. */
  readonly drawn?: readonly string[] | null;
}

/** A table that this device has the keys of. */
export interface BindForm {
  readonly keys: readonly string[];
  readonly invite?: string | null;
  readonly watch?: string | null;
  readonly code?: string | null;
  readonly commits?: readonly string[];
}

export interface BookForm {
  readonly rulebook: string;
  readonly language?: string;
  readonly options?: Readonly<Record<string, boolean | number | string>>;
}

export interface ChairForm {
  readonly kind: "me" | "bot" | "open" | "hotseat";
  readonly name?: string | null;
  readonly level?: string | null;
}

export interface ClosedForm {
  readonly key: string;
  /** Whether newcomers are let in no more. */
  readonly closed: boolean;
}

export interface CodeForm {
  /** As it was heard: case, spaces and dashes do not count. */
  readonly code: string;
}

export interface DraftForm {
  /** As the draft of a turn. */
  readonly table: readonly string[] | string | null;
}

/** The unfinished turn: the whole table as it lies now, on a board the play, `null` for nothing. It is kept for reconnecting and for the clock, and answered by `ruling`. */
export interface DraftMessage {
  readonly type: "draft";
  readonly id?: string | null;
  readonly table: readonly string[] | string | null;
}

export interface GameForm {
  readonly first?: number;
  readonly turns?: readonly TurnForm[];
  /** Turns that had been made when the last tile of the pot was drawn. */
  readonly pot_empty?: number | null;
  readonly opened?: readonly number[];
  readonly ended?: boolean;
  readonly out?: number | null;
  readonly left?: readonly string[];
  readonly scores?: readonly string[];
}

/** Takes a seat (`key`) or looks on (`watch`); `entropy` is stirred into a shuffle still to come. With `changes` every view after the first comes as what has changed since. */
export interface HelloMessage {
  readonly type: "hello";
  readonly key?: string | null;
  readonly watch?: string | null;
  readonly lang?: string | null;
  readonly entropy?: string;
  readonly changes?: boolean;
}

export interface HintForm {
  /** Where to look, which tiles, the answer. */
  readonly step: 1 | 2 | 3;
}

/** Where to look, which tiles, the whole play; refused (`hints-off`) where the table plays without. */
export interface HintMessage {
  readonly type: "hint";
  readonly id?: string | null;
  readonly step: 1 | 2 | 3;
}

export interface JoinForm {
  readonly invite: string;
  readonly name?: string | null;
}

export interface KeyForm {
  readonly key: string;
}

/** Table life. `rematch`, also on to the next game of the match, begins when every person who is here has asked; who has only just gone is waited for, ten seconds. */
export interface LifeMessage {
  readonly type: "start" | "rematch" | "pause" | "resume";
  readonly entropy?: string;
}

export interface LinkForm {
  readonly key: string;
  readonly link: "invite" | "watch";
  /** Whether there is a new one instead. */
  readonly renew?: boolean;
}

/** Asks for the whole view: somebody has missed a change. */
export interface LookMessage {
  readonly type: "look";
}

/** A move. `id` is the page's own and makes resending safe; `number` is the view's it was made on. */
export interface MoveMessage {
  readonly type: "move";
  readonly id: string;
  readonly number: number;
  readonly move: Readonly<Record<string, unknown>>;
}

export interface MutedForm {
  readonly key: string;
  /** Whether what they say is passed on no more. */
  readonly muted: boolean;
}

/** Something that a person's devices share. */
export interface NoteForm {
  /** That was read; 0: there was none. */
  readonly version: number;
  readonly text: string;
}

export interface OrderForm {
  readonly rulebook: string;
  readonly language?: string | null;
  readonly options?: Readonly<Record<string, boolean | number | string>>;
  readonly clock_seconds?: number | "book" | null;
  readonly seats: readonly ChairForm[];
  readonly away?: "bot" | "skip" | "wait";
  readonly games?: number;
  readonly first?: number | null;
  /** Whether a seat may ask for hints. */
  readonly hints?: boolean;
  /** The line of a position (docs/positions.md) that the first seat has before it; language and house rules are those of the line. */
  readonly position?: string | null;
}

/** Answered by `pong`. */
export interface PingMessage {
  readonly type: "ping";
  readonly t?: number | string | null;
}

export interface RecordForm {
  /** As the record of a finished game has it. */
  readonly record: string;
  /** The hash that was shown before the first tile. */
  readonly commit?: string | null;
}

export interface ReviewForm {
  /** Of a finished game, or in GCG. */
  readonly record: string;
}

/** A set phrase or a face, out of `company.json`; more than a few at once are refused (`too-fast`). */
export interface SayMessage {
  readonly type: "say";
  readonly phrase: string;
}

export interface SeatForm {
  readonly key: string;
  readonly kind: "bot" | "open";
  readonly level?: string | null;
}

export interface SheetForm {
  readonly rulebook: string;
  readonly language?: string;
  readonly options?: Readonly<Record<string, boolean | number | string>>;
  readonly names: readonly string[];
  readonly games?: readonly GameForm[];
  readonly rounds?: number | null;
}

/** Something of one's own for the shuffle of the next game, instead of what hello brought; refused (`has-begun`) once that game is dealt. */
export interface StirMessage {
  readonly type: "stir";
  readonly entropy: string;
}

export interface TurnForm {
  readonly seat: number;
  readonly text?: string;
  readonly kind?: "laid" | "none" | "exchanged";
  readonly whole_rack?: boolean;
  /** The time ran out with a table that was not finished. */
  readonly late?: boolean;
}

export interface WordsForm {
  readonly rulebook: string;
  readonly language?: string;
  readonly options?: Readonly<Record<string, boolean | number | string>>;
  readonly words: readonly string[];
}

export type FromPage =
  | DraftMessage
  | HelloMessage
  | HintMessage
  | LifeMessage
  | LookMessage
  | MoveMessage
  | PingMessage
  | SayMessage
  | StirMessage;

export type FromServer =
  | ViewTold
  | ChangeTold
  | AckTold
  | RefusedTold
  | RulingTold
  | HintTold
  | PhraseTold
  | PongTold
  | ErrorTold;

export type ReviewLine =
  | GameLine
  | TurnLine
  | BestLine
  | EndLine
  | ErrorLine;

/** Everything that is read, by name. */
export interface Shapes {
  AckTold: AckTold;
  AddressShown: AddressShown;
  Answered: Answered;
  Bag: Bag;
  Begins: Begins;
  BestLine: BestLine;
  BestShown: BestShown;
  BookSays: BookSays;
  BoxTile: BoxTile;
  ChangeTold: ChangeTold;
  ClockShown: ClockShown;
  CommonShown: CommonShown;
  DailyPuzzle: DailyPuzzle;
  Done: Done;
  Doubt: Doubt;
  DrawProven: DrawProven;
  DrawingShown: DrawingShown;
  DrawnLast: DrawnLast;
  DrawnTiles: DrawnTiles;
  DrawnToBegin: DrawnToBegin;
  EditionShown: EditionShown;
  EndLine: EndLine;
  Ended: Ended;
  ErrorLine: ErrorLine;
  ErrorTold: ErrorTold;
  ExampleCase: ExampleCase;
  ExamplePosition: ExamplePosition;
  ExampleShown: ExampleShown;
  ForTheGameShown: ForTheGameShown;
  Forgotten: Forgotten;
  GameLine: GameLine;
  GameListed: GameListed;
  GamePlayed: GamePlayed;
  GameResult: GameResult;
  Given: Given;
  HandoverShown: HandoverShown;
  Happening: Happening;
  Hint: Hint;
  HintTold: HintTold;
  Joined: Joined;
  Judged: Judged;
  KeyTold: KeyTold;
  KeysTold: KeysTold;
  LessonShown: LessonShown;
  LinkGiven: LinkGiven;
  ListChange: ListChange;
  Made: Made;
  MatchSheet: MatchSheet;
  MatchShown: MatchShown;
  NameErasedEverywhere: NameErasedEverywhere;
  Needs: Needs;
  NoteKept: NoteKept;
  NoteShown: NoteShown;
  OptionShown: OptionShown;
  Overview: Overview;
  PackedDay: PackedDay;
  PackedPuzzle: PackedPuzzle;
  PastGame: PastGame;
  PersonShown: PersonShown;
  PhraseTold: PhraseTold;
  Place: Place;
  PlayShown: PlayShown;
  PlaysShown: PlaysShown;
  PongTold: PongTold;
  PrivacyShown: PrivacyShown;
  Proven: Proven;
  PuzzleShown: PuzzleShown;
  RefusedTold: RefusedTold;
  RulebookShown: RulebookShown;
  RulingTold: RulingTold;
  SceneShown: SceneShown;
  ScoreTable: ScoreTable;
  SeatAtTable: SeatAtTable;
  SeatListed: SeatListed;
  SeatSummary: SeatSummary;
  SeatView: SeatView;
  SectionShown: SectionShown;
  SheetShown: SheetShown;
  ShelfShown: ShelfShown;
  SolvedCase: SolvedCase;
  SpokenBeginning: SpokenBeginning;
  SpokenClock: SpokenClock;
  SpokenGame: SpokenGame;
  SpokenLateTurn: SpokenLateTurn;
  SpokenPlaces: SpokenPlaces;
  SpokenRefusal: SpokenRefusal;
  SpokenRemark: SpokenRemark;
  SpokenRuling: SpokenRuling;
  SpokenSheet: SpokenSheet;
  SpokenTurn: SpokenTurn;
  SpokenViolation: SpokenViolation;
  Sums: Sums;
  TableFound: TableFound;
  TableRows: TableRows;
  TableSummary: TableSummary;
  TileSum: TileSum;
  Turn: Turn;
  TurnLine: TurnLine;
  TurningPoint: TurningPoint;
  ViewTold: ViewTold;
  WordShown: WordShown;
  WordsShown: WordsShown;
}

export const FROM_SERVER: Readonly<Record<FromServer["type"], keyof Shapes>> = {
  view: "ViewTold",
  change: "ChangeTold",
  ack: "AckTold",
  refused: "RefusedTold",
  ruling: "RulingTold",
  hint: "HintTold",
  said: "PhraseTold",
  pong: "PongTold",
  error: "ErrorTold",
};

export const REVIEW_LINES: Readonly<Record<ReviewLine["type"], keyof Shapes>> = {
  game: "GameLine",
  turn: "TurnLine",
  best: "BestLine",
  end: "EndLine",
  error: "ErrorLine",
};

export const SHAPES: Readonly<Record<keyof Shapes, Readonly<Record<string, string>>>> = {
  AckTold: { type: "'ack'", id: "string", number: "number" },
  AddressShown: { house: "string|null", only_here: "boolean" },
  Answered: { right: "boolean", legal: "boolean", got: "number", best: "number|null", message: "string", ruling: "SpokenRuling" },
  Bag: { language: "string", days: "PackedDay[]" },
  Begins: { first: "number|null", again: "number[]", drawn: "DrawnToBegin[]" },
  BestLine: { type: "'best'", number: "number", missed: "number", best: "BestShown|null", "game?": "ForTheGameShown" },
  BestShown: { play: "string", got: "number", proved: "boolean", by: "'turn'|'worth'|'end'", word: "string", value: "number|null", scene: "SceneShown", "worth?": "number", "made?": "number", "common?": "CommonShown" },
  BookSays: { clock: "SpokenClock", places: "SpokenPlaces", begin: "SpokenBeginning", needs: "Needs", sums: "Sums" },
  BoxTile: { face: "string", count: "number", "value?": "number" },
  ChangeTold: { type: "'change'", since: "number", version: "number", view: "{unknown}", "lists?": "{ListChange}", "gone?": "string[]" },
  ClockShown: { seconds: "number|null", left_ms: "number" },
  CommonShown: { play: "string", got: "number", word: "string", scene: "SceneShown" },
  DailyPuzzle: { family: "'numbers'|'words'|'crossword'", puzzle: "string", rulebook: "string", language: "string", level: "'gentle'|'easy'|'medium'|'hard'|'fiendish'" },
  Done: { table: "string" },
  Doubt: { seat: "number", words: "string[]", waiting: "number[]" },
  DrawProven: { event: "number", kind: "string", seat: "number", tiles: "string[]" },
  DrawingShown: { id: "string", section: "string", tiles: "string[]", stands: "string[]", good: "boolean|null" },
  DrawnLast: { turn: "number", tiles: "string[]" },
  DrawnTiles: { tiles: "string" },
  DrawnToBegin: { seat: "number", tile: "string" },
  EditionShown: { language: "string", taken_out: "string[]", time_out_skips: "number" },
  EndLine: { type: "'end'", turning_points: "TurningPoint[]", "accuracy?": "(number|null)[]", "accuracy_of?": "'chance'|'points'|'tiles'", "stopped?": "boolean" },
  Ended: { scores: "number[]", winners: "number[]", reason: "string", left: "string[][]", counted: "number[]" },
  ErrorLine: { type: "'error'", code: "string", message: "string" },
  ErrorTold: { code: "string", message: "string", pieces: "(string|DrawnTiles)[]", "ruling?": "SpokenRuling", type: "'error'", "id?": "string" },
  ExampleCase: { game: "string", rack: "string", opened: "boolean", "table?": "string", "board?": "string[]", "language?": "string", "options?": "{boolean|number|string}" },
  ExamplePosition: { game: "string", family: "'numbers'|'words'|'crossword'", table: "string[]", rack: "string[]", "stands?": "string[][]", "board?": "string[]", "premiums?": "string[]", "values?": "{number}" },
  ExampleShown: { id: "string", section: "string", place: "Place|null", printed: "boolean|null", legal: "boolean", erratum: "boolean", mends: "string|null", language: "string|null", case: "ExampleCase", play: "string", after: "TableRows|null", position: "ExamplePosition" },
  ForTheGameShown: { play: "string", scene: "SceneShown", chance: "number", made: "number", cost: "number", points: "number", points_made: "number", now: "number", is_now: "boolean", why: "string[]", reason: "string" },
  Forgotten: { what: "string" },
  GameLine: { type: "'game'", game: "string", family: "'numbers'|'words'|'crossword'", language: "string", names: "string[]", seats: "number", unit: "'tiles'|'points'", turns: "number", scores: "number[]", winners: "number[]", ended: "boolean", notation: "'own'|'gcg'", differences: "number", "match?": "MatchShown", "you?": "number" },
  GameListed: { table: "string", rulebook: "string", keys: "string[]", phase: "'waiting'|'playing'|'challenge'|'paused'|'over'", seats: "SeatListed[]", mine: "number[]", waits_for: "number[]", since_ms: "number", at_ms: "number", "clock_seconds?": "number", "past?": "GamePlayed[]", "invite?": "string", "watch?": "string", "code?": "string", "commits?": "string[]" },
  GamePlayed: { ended_ms: "number", names: "string[]", scores: "number[]", winners: "number[]" },
  GameResult: { winners: "number[]", reason: "string" },
  Given: { table: "string", seat: "number" },
  HandoverShown: { to: "'person'|'bot'|'open'", asker: "number", left_ms: "number", agreed: "number[]", missing: "number[]" },
  Happening: { number: "number", kind: "'joined'|'asked-for-bot'|'asked-to-open'|'agreed'|'kept'|'gave-to-bot'|'opened'|'taken-back'|'removed'|'closed'|'reopened'|'invite-made'|'invite-changed'|'watch-changed'|'muted'|'unmuted'", "by?": "string", "seat?": "number", "name?": "string", "bot?": "boolean", "to?": "string" },
  Hint: { step: "number", move: "'play'|'draw'|'pass'|'exchange'|'challenge'|'accept'|'resign'|'take'", "where?": "number[]", "tiles?": "string[]", "play?": "string", "common?": "string", "common_word?": "string", "common_score?": "number", "for_the_game?": "string", "why?": "string" },
  HintTold: { step: "number", move: "'play'|'draw'|'pass'|'exchange'|'challenge'|'accept'|'resign'|'take'", "where?": "number[]", "tiles?": "string[]", "play?": "string", "common?": "string", "common_word?": "string", "common_score?": "number", "for_the_game?": "string", "why?": "string", type: "'hint'", id: "string|null" },
  Joined: { table: "string", seat: "number", key: "string" },
  Judged: { id: "string|null", legal: "boolean", score: "number|null", longest: "string|null", opening_value: "number|null", played: "string[]", rule: "string|null", message: "string" },
  KeyTold: { id: "string", algorithm: "'Ed25519'", public: "string", since: "string", until: "string|null" },
  KeysTold: { keys: "KeyTold[]" },
  LessonShown: { id: "string", family: "'numbers'|'words'|'crossword'", sections: "SectionShown[]", box: "BoxTile[]", editions: "EditionShown[]", drawings: "DrawingShown[]", examples: "ExampleShown[]", score_tables: "ScoreTable[]" },
  LinkGiven: { table: "string", link: "string", "code?": "string" },
  ListChange: { length: "number", items: "{unknown}" },
  Made: { table: "string", seat: "number", key: "string", keys: "{string}", invite: "string", watch: "string", commit: "string", "code?": "string" },
  MatchSheet: { games: "number[][]", rounds: "number[][]", totals: "number[]", won: "number[]" },
  MatchShown: { number: "number", games: "PastGame[]" },
  NameErasedEverywhere: { tables: "number", gone: "number" },
  Needs: { turns: "boolean", out: "boolean", racks: "boolean", pot: "boolean", whole_rack: "number", exchange: "boolean", opening: "number|null", jokers: "string[]", values: "{number}", spells: "{string}", premiums: "string[]", tells: "string[]" },
  NoteKept: { version: "number" },
  NoteShown: { version: "number", text: "string" },
  OptionShown: { name: "string", kind: "'switch'|'choice'|'number'|'text'", default: "boolean|number|string", place: "Place|null", "choices?": "(string|number)[]", "least?": "number", "most?": "number", "lists?": "string[]" },
  Overview: { date: "string", daily: "DailyPuzzle[]", shelves: "ShelfShown[]" },
  PackedDay: { date: "string", puzzles: "PackedPuzzle[]" },
  PackedPuzzle: { shown: "PuzzleShown", seal: "string" },
  PastGame: { names: "string[]", scores: "number[]", winners: "number[]" },
  PersonShown: { games: "GameListed[]", notes: "{NoteShown}" },
  PhraseTold: { type: "'said'", seat: "number", phrase: "string" },
  Place: { book: "string", heading: "string" },
  PlayShown: { play: "string", tiles: "number", scene: "SceneShown", "score?": "number", "value?": "number", "word?": "string", "worth?": "number", "gain?": "number" },
  PlaysShown: { position: "string", scene: "SceneShown", plays: "PlayShown[]", proved: "boolean", seconds: "number", "bound?": "number", "common?": "PlayShown", "loose?": "string[]" },
  PongTold: { type: "'pong'", t: "number|string|null" },
  PrivacyShown: { kept_days: "number", code_days: "number", "contact?": "string" },
  Proven: { fair: "boolean", wrong: "string[]", signature: "'signed'|'signed-older'|'other-key'|'changed'|'unsigned'", family: "'numbers'|'words'|'crossword'", names: "string[]", commitment: "string", entropy: "string[]", start_draw: "[number,string][]", draws: "DrawProven[]" },
  PuzzleShown: { puzzle: "string", rulebook: "string", family: "'numbers'|'words'|'crossword'", language: "string", level: "'gentle'|'easy'|'medium'|'hard'|'fiendish'", again: "boolean", view: "SeatView" },
  RefusedTold: { code: "string", message: "string", pieces: "(string|DrawnTiles)[]", "ruling?": "SpokenRuling", type: "'refused'", id: "string" },
  RulebookShown: { id: "string", family: "'numbers'|'words'|'crossword'", players: "[number,number]", languages: "string[]", clock_seconds: "number", clock_optional: "boolean", clock_choices: "number[]", levels: "string[]", rounds: "boolean", options: "OptionShown[]", drawing: "string[]" },
  RulingTold: { type: "'ruling'", id: "string|null", ruling: "SpokenRuling" },
  SceneShown: { family: "'numbers'|'words'|'crossword'", rack: "string[]", fresh: "number[][]", changed: "number[]", "table?": "string[]", "stands?": "string[][]", "board?": "string[]", "premiums?": "string[]", "values?": "{number}" },
  ScoreTable: { section: "string", heading: "string", games: "number[][]", totals: "number[]" },
  SeatAtTable: { tiles: "number", opened: "boolean", score: "number", resigned: "boolean", name: "string", kind: "'person'|'bot'|'open'", here: "boolean", away: "boolean", "level?": "string", "muted?": "boolean", "handover?": "HandoverShown" },
  SeatListed: { name: "string", kind: "'person'|'bot'|'open'", score: "number", tiles: "number" },
  SeatSummary: { name: "string", kind: "'person'|'bot'|'open'" },
  SeatView: { "table?": "string[]", "stands?": "string[][]", "last_turns?": "number", "board?": "string[]", "premiums?": "string[]", "values?": "{number}", "box?": "{number}", game: "string", family: "'numbers'|'words'|'crossword'", language: "string", options: "{boolean|number|string}", number: "number", phase: "'waiting'|'playing'|'challenge'|'paused'|'over'", turn: "number|null", seats: "SeatAtTable[]", pot: "number", piles: "(string|null)[]|null", owed: "number", last: "Turn|null", turns: "Turn[]", words: "string[]", start_draw: "DrawnToBegin[]", commit: "string", entropy: "string[]", result: "Ended|null", "doubt?": "Doubt", "seed?": "string", id: "string", round: "number", clock: "ClockShown|null", sheet: "SheetShown", games: "number|null", hints: "boolean", rematch: "number[]", "game_number?": "number", "next_commit?": "string", "opener?": "number", "closed?": "boolean", "happenings?": "Happening[]", "from_position?": "boolean", seat: "number|null", moves: "('play'|'draw'|'pass'|'exchange'|'challenge'|'accept'|'resign'|'take')[]", "opening?": "number", "rack?": "string[]", "drawn?": "DrawnLast", draft: "string[]|string|null", "position?": "string", "take_back?": "number" },
  SectionShown: { id: "string", rules: "string[]", places: "Place[]" },
  SheetShown: { games: "number[][]", rounds: "number[][]", totals: "number[]", won: "number[]", leaders: "number[]" },
  ShelfShown: { rulebook: "string", family: "'numbers'|'words'|'crossword'", language: "string", levels: "{number}" },
  SolvedCase: { id: "string|null", play: "string", score: "number|null", tiles: "number", value: "number|null", optimal: "boolean", seconds: "number", "word?": "string", "worth?": "number", "gain?": "number", "line?": "string[]" },
  SpokenBeginning: { says: "string", place: "Place|null" },
  SpokenClock: { seconds: "number", optional: "boolean", says: "string[]", ways: "SpokenLateTurn[]", place: "Place|null" },
  SpokenGame: { scores: "number[]", opened: "boolean[]", due: "number", turns: "number", result: "GameResult|null", lines: "SpokenTurn[]", last_turns: "number|null", ahead: "number[]", penalties: "number[]", over: "string|null", held: "string[][]", points: "(number|null)[]", checks: "SpokenRemark[]" },
  SpokenLateTurn: { kind: "'laid'|'none'|'exchanged'", late: "boolean", says: "string[]" },
  SpokenPlaces: { turn: "Place|null", words: "Place|null" },
  SpokenRefusal: { code: "string", message: "string", pieces: "(string|DrawnTiles)[]", "ruling?": "SpokenRuling" },
  SpokenRemark: { code: "string", weight: "'wrong'|'odd'|'missing'|'note'", seat: "number|null", message: "string", pieces: "(string|DrawnTiles)[]", place: "Place|null" },
  SpokenRuling: { legal: "boolean", score: "number|null", longest: "string|null", opening_value: "number|null", played: "string[]", violations: "SpokenViolation[]", marks: "string[]", stands: "string[][]", how: "string[]" },
  SpokenSheet: { games: "SpokenGame[]", match: "MatchSheet", leaders: "number[]", by_games: "boolean", games_agreed: "number|null", over: "boolean" },
  SpokenTurn: { seat: "number", points: "number|null", total: "number", word: "string|null", late: "boolean", how: "string[]" },
  SpokenViolation: { code: "string", rule: "string", place: "Place|null", message: "string", pieces: "(string|DrawnTiles)[]", tiles: "string[]", where: "number[]" },
  Sums: { family: "'numbers'|'words'|'crossword'", dealt: "number", tiles: "{TileSum}", else_worth: "number", late_tiles: "number", late_turns: "number", late_scores: "boolean", late_says: "string", ends: "'last-tile'|'goal'|'out'", goal: "number", goal_costs: "boolean", repeats: "boolean", letter: "number", joker: "number", bingo: "number", scoreless: "number", rounds: "boolean" },
  TableFound: { table: "string", invite: "string" },
  TableRows: { table: "string[]", stands: "string[][]" },
  TableSummary: { table: "string", rulebook: "string", family: "'numbers'|'words'|'crossword'", language: "string", options: "{boolean|number|string}", clock_seconds: "number|null", away: "string", games: "number|null", hints: "boolean", phase: "'waiting'|'playing'|'challenge'|'paused'|'over'", begun: "boolean", seats: "SeatSummary[]", "closed?": "boolean", "from_position?": "boolean" },
  TileSum: { count: "number", worth: "number", begins: "number|null" },
  Turn: { seat: "number", kind: "string", "played?": "string[]", "score?": "number", "word?": "string", "count?": "number", "to_pot?": "number", "skips?": "number", "before?": "string[]" },
  TurnLine: { type: "'turn'", number: "number", seat: "number", kind: "string", play: "string", got: "number", position: "string|null", before: "SceneShown", after: "SceneShown", standing: "number[]", unsolved: "string", word: "string" },
  TurningPoint: { number: "number", why: "'chance'|'missed'|'lead'" },
  ViewTold: { type: "'view'", view: "SeatView", "version?": "number" },
  WordShown: { word: "string", counts: "boolean", reasons: "string[]", messages: "string[]", readings: "string[]", zipf: "number|null", parts: "string[]", kinds: "string[]" },
  WordsShown: { words: "WordShown[]" },
};
