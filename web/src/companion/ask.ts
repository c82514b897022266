// What is asked of the server: what the book says, what the sheet comes to, who begins, whether a word counts.

import type { Begins, BookSays, Family, OptionValue, Ruling, SpokenSheet, WordShown } from "../core/wire";
import { askFor } from "../live/api";
import { type Session, sent } from "./session";

export type {
  BookSays,
  Needs,
  SpokenGame as CountedGame,
  SpokenRemark as Remark,
  SpokenSheet as CountedSheet,
  WordShown as Verdict,
} from "../core/wire";

type Agreed = Pick<Session, "rulebook" | "language" | "options">;

function book(session: Agreed): {
  rulebook: string;
  language: string;
  options: Readonly<Record<string, OptionValue>>;
} {
  return { rulebook: session.rulebook, language: session.language, options: session.options };
}

export function askBook(session: Agreed): Promise<BookSays> {
  return askFor("BookSays", "/companion/book", book(session));
}

export function askSheet(session: Session, readLeft: (text: string) => string): Promise<SpokenSheet> {
  return askFor("SpokenSheet", "/companion/sheet", {
    ...book(session),
    names: session.names,
    games: session.games.map((game) => sent(game, readLeft)),
    rounds: session.rounds,
  });
}

export type { Begins as Drawn } from "../core/wire";

export function askBegin(session: Session, drawn: readonly string[] | null): Promise<Begins> {
  return askFor("Begins", "/companion/begin", { ...book(session), seats: session.names.length, drawn });
}

export async function askWords(session: Session, words: readonly string[]): Promise<readonly WordShown[]> {
  const said = await askFor("WordsShown", "/companion/words", { ...book(session), words });
  return said.words;
}

export function askRuling(session: Session, family: Family, question: Question): Promise<Ruling> {
  const { table, ...rest } = question;
  return askFor("SpokenRuling", "/ruling", {
    game: session.rulebook,
    ...(session.language ? { language: session.language } : {}),
    options: session.options,
    ...(family === "crossword" ? { board: table } : { table }),
    ...rest,
  });
}

export interface Question {
  readonly table: string;
  readonly rack: string;
  readonly play: string;
  readonly opened: boolean;
}
