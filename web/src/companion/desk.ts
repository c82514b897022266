// The sheet and the server: asked again whenever something was written, and again when it was away.

import { computed, effect, type ReadonlySignal, type Signal, signal } from "@preact/signals";
import { Refused, whyNot } from "../live/api";
import { isObject, isText, keep, recall } from "../live/keep";
import { language } from "../texts/texts";
import { askBook, askSheet, type BookSays, type CountedSheet } from "./ask";
import { asMeant } from "./reading";
import type { Session } from "./session";

const PAUSE_MS = 220;
const AGAIN_MS = 4000;

export interface Desk {
  readonly session: Signal<Session>;
  /** What the book says; kept from last time while the server is away. */
  readonly book: Signal<BookSays | null>;
  /** The last count of this very sheet; kept while the server is away. */
  readonly sheet: ReadonlySignal<CountedSheet | null>;
  /** The session that the sheet was counted from. */
  readonly countedFrom: Signal<Session | null>;
  /** Why the sheet could not be counted; what was typed is kept all the same. */
  readonly trouble: Signal<string | null>;
  readonly away: Signal<boolean>;
}

const isBook = (value: unknown): value is BookSays =>
  isObject(value) &&
  isObject(value.clock) &&
  Array.isArray(value.clock.ways) &&
  isObject(value.places) &&
  isObject(value.begin) &&
  isObject(value.needs);
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

/** Keep asking about a session until `stop` is called. */
export function openDesk(session: Signal<Session>): { desk: Desk; stop: () => void } {
  const name = `companion.${session.peek().rulebook}`;
  const count = signal(recall(`${name}.sheet`, isCount));
  const desk: Desk = {
    session,
    book: signal(recall(`${name}.book`, isBook)),
    sheet: computed(() => (fits(count.value, session.value) ? count.value.sheet : null)),
    countedFrom: signal(null),
    trouble: signal(null),
    away: signal(false),
  };
  const stopBook = asking(
    () => ({ ...session.value, games: [], names: [] }),
    askBook,
    desk.away,
    (book) => {
      desk.book.value = book;
      keep(`${name}.book`, book);
    },
    () => {},
  );
  const stopSheet = asking(
    () => session.value,
    (now) => askSheet(now, (text) => asLeft(text, desk.book.peek())),
    desk.away,
    (sheet, from) => {
      count.value = { id: from.id, sheet };
      desk.countedFrom.value = from;
      desk.trouble.value = null;
      keep(`${name}.sheet`, count.value);
    },
    (why) => {
      desk.trouble.value = why;
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

/** Ask whenever what is asked about has changed; while nobody answers, ask again now and then. */
function asking<T>(
  about: () => Session,
  ask: (session: Session) => Promise<T>,
  away: Signal<boolean>,
  got: (answer: T, from: Session) => void,
  refused: (why: string) => void,
): () => void {
  let timer = 0;
  let before = "";
  let now = 0;
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
    timer = window.setTimeout(() => void put(session, number), first ? 0 : PAUSE_MS);
  });
  return () => {
    now += 1;
    clearTimeout(timer);
    stop();
  };
}
