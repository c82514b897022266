// The sheet and the server: asked again whenever something was written, and again when it was away. Meanwhile the sheet
// is added up here.

import { computed, effect, type ReadonlySignal, type Signal, signal } from "@preact/signals";
import { Refused, whyNot } from "../live/api";
import { isObject, isText, keep, recall } from "../live/keep";
import { language } from "../texts/texts";
import { askBook, askSheet, type BookSays, type CountedSheet } from "./ask";
import { asMeant } from "./reading";
import { type Session, sent } from "./session";
import { countSheet } from "./sums/sheet";
import { spokenSheet } from "./sums/spoken";
import { namesOf } from "./written";

const PAUSE_MS = 220;
const AGAIN_MS = 4000;

export interface Desk {
  readonly session: Signal<Session>;
  /** What the book says; kept from last time while the server is away. */
  readonly book: ReadonlySignal<BookSays | null>;
  /** The last count of this very sheet; kept while the server is away. */
  readonly sheet: ReadonlySignal<CountedSheet | null>;
  /** The session that the sheet was counted from. */
  readonly countedFrom: Signal<Session | null>;
  /** Why the sheet could not be counted; what was typed is kept all the same. */
  readonly trouble: Signal<string | null>;
  readonly away: Signal<boolean>;
  /** The server is away, and the sheet was added up here; what needs the dictionary waits. */
  readonly here: ReadonlySignal<boolean>;
}

/** What the book said, and under which agreements. */
interface KeptBook {
  readonly about: string;
  readonly book: BookSays;
}
const isKeptBook = (value: unknown): value is KeptBook =>
  isObject(value) && isText(value.about) && isBook(value.book);

type Agreed = Pick<Session, "rulebook" | "language" | "options">;
const agreed = ({ language: words, options }: Agreed) => JSON.stringify([words, options]);
const bookName = ({ rulebook }: Agreed) => `companion.${rulebook}.book`;

/** What a book says is fetched beforehand, so that one can sit beside its box without a network too. */
export async function fetchBook(about: Agreed): Promise<void> {
  if (recall(bookName(about), isKeptBook)) return;
  keep(bookName(about), { about: agreed(about), book: await askBook(about) });
}

const isBook = (value: unknown): value is BookSays =>
  isObject(value) &&
  isObject(value.clock) &&
  Array.isArray(value.clock.ways) &&
  isObject(value.places) &&
  isObject(value.begin) &&
  isObject(value.needs) &&
  isObject(value.sums);
/** A count, and of which sheet. */
interface Count {
  readonly id: string;
  readonly sheet: CountedSheet;
}
const isCount = (value: unknown): value is Count =>
  isObject(value) &&
  isText(value.id) &&
  isObject(value.sheet) &&
  isObject(value.sheet.match) &&
  Array.isArray(value.sheet.games) &&
  value.sheet.games.every((game) => isObject(game) && Array.isArray(game.ahead));

/** What was typed of a rack, as the referee reads it. */
function asLeft(text: string, book: BookSays | null): string {
  const family = book && !book.needs.turns ? "numbers" : "words";
  const rack = asMeant(family, text, book?.needs.spells ?? {}, false).trim();
  return rack === "" ? text : rack;
}

function fits(count: Count | null, session: Session): count is Count {
  return count?.id === session.id && count.sheet.match.totals.length === session.names.length;
}

/** The last count of this very sheet, as it was kept. */
export function keptCount(session: Session): CountedSheet | null {
  const count = recall(`companion.${session.rulebook}.sheet`, isCount);
  return fits(count, session) ? count.sheet : null;
}

function countedHere(session: Session, book: BookSays): CountedSheet {
  const entries = session.games.map((game) => sent(game, (text) => asLeft(text, book)));
  const counted = countSheet({ ...book, seats: session.names.length }, entries, session.rounds);
  return spokenSheet(counted, namesOf(session), book.sums.late_says);
}

/** Keep asking about a session until `stop` is called. */
export function openDesk(session: Signal<Session>): { desk: Desk; stop: () => void } {
  const name = `companion.${session.peek().rulebook}`;
  const count = signal(recall(`${name}.sheet`, isCount));
  const keptBook = signal(recall(bookName(session.peek()), isKeptBook));
  const here = signal(false);
  const desk: Desk = {
    session,
    book: computed(() => keptBook.value?.book ?? null),
    sheet: computed(() => (fits(count.value, session.value) ? count.value.sheet : null)),
    countedFrom: signal(null),
    trouble: signal(null),
    away: signal(false),
    here: computed(() => desk.away.value && here.value),
  };
  const put = (from: Session, sheet: CountedSheet) => {
    count.value = { id: from.id, sheet };
    desk.countedFrom.value = from;
    desk.trouble.value = null;
    keep(`${name}.sheet`, count.value);
  };
  const stopBook = asking(
    () => ({ ...session.value, games: [], names: [] }),
    askBook,
    desk.away,
    (book, from) => {
      keptBook.value = { about: agreed(from), book };
      keep(bookName(from), keptBook.value);
    },
    () => {},
    () => {},
  );
  const stopSheet = asking(
    () => session.value,
    (now) => askSheet(now, (text) => asLeft(text, desk.book.peek())),
    desk.away,
    (sheet, from) => put(from, sheet),
    (why) => {
      desk.trouble.value = why;
    },
    (from) => {
      const said = keptBook.peek();
      // Under other house rules the book has other numbers: then nobody here knows them.
      here.value = said?.about === agreed(from);
      if (said && here.value) put(from, countedHere(from, said.book));
    },
  );
  return {
    desk,
    stop: () => {
      stopBook();
      stopSheet();
    },
  };
}

/** Ask whenever what is asked about has changed; while nobody answers (`missed`), ask again now and then. */
function asking<T>(
  about: () => Session,
  ask: (session: Session) => Promise<T>,
  away: Signal<boolean>,
  got: (answer: T, from: Session) => void,
  refused: (why: string) => void,
  missed: (session: Session) => void,
): () => void {
  let timer = 0;
  let before = "";
  let now = 0;
  let again = () => {};
  const put = async (session: Session, number: number) => {
    try {
      const answer = await ask(session);
      if (number !== now) return;
      away.value = false;
      got(answer, session);
    } catch (error) {
      if (number !== now) return;
      if (error instanceof Refused && error.message) {
        refused(whyNot(error));
        return;
      }
      away.value = true;
      missed(session);
      timer = window.setTimeout(() => void put(session, number), AGAIN_MS);
    }
  };
  const stop = effect(() => {
    const session = about();
    const written = JSON.stringify([session, language.value]);
    if (written === before) return;
    const first = before === "";
    before = written;
    now += 1;
    const number = now;
    clearTimeout(timer);
    again = () => void put(session, number);
    if (away.peek()) queueMicrotask(() => number === now && missed(session));
    timer = window.setTimeout(again, first ? 0 : PAUSE_MS);
  });
  // The network is back: nobody has to wait for the next try.
  const back = () => {
    if (!away.peek()) return;
    clearTimeout(timer);
    again();
  };
  window.addEventListener("online", back);
  return () => {
    now += 1;
    clearTimeout(timer);
    window.removeEventListener("online", back);
    stop();
  };
}
