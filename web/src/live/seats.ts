// Whose seat it is: asking that one be given away, agreeing, taking one's own back, and what the opener decides.

import { type ReadonlySignal, signal } from "@preact/signals";
import type { LinkGiven, View } from "../core/wire";
import { ask, askFor, whyNot } from "./api";
import { changeGame, forgetGame, keptGames } from "./games";
import { standings } from "./person";
import { asPerson } from "./personKey";

export interface Seats {
  /** When the time of each seat that is about to be given away is over, on the page's own clock. */
  readonly ends: ReadonlySignal<ReadonlyMap<number, number>>;
  readonly saw: (last: View | null, next: View) => void;
  /** The entry up to which what happened at the table is known here. */
  readonly known: ReadonlySignal<number>;
  readonly read: (number: number) => void;
  /** Ask that a seat be given away, or agree to it. */
  readonly give: (seat: number, to: "bot" | "open") => Promise<void>;
  readonly keep: (seat: number) => Promise<void>;
  readonly takeBack: () => Promise<void>;
  readonly close: (closed: boolean) => Promise<void>;
  readonly mute: (seat: number, muted: boolean) => Promise<void>;
  readonly remove: (seat: number) => Promise<void>;
  readonly changeLink: (link: "invite" | "watch", renew: boolean) => Promise<void>;
  /** An invitation for one person, the last that was made here. */
  readonly once: ReadonlySignal<string | null>;
  readonly inviteOne: () => Promise<void>;
  /** Whether the table is gone. */
  readonly deleteTable: () => Promise<boolean>;
}

export function createSeats({
  table,
  key,
  trouble,
}: {
  readonly table: string;
  readonly key: () => string | null;
  readonly trouble: (text: string) => void;
}): Seats {
  const ends = signal<ReadonlyMap<number, number>>(new Map());
  const known = signal(0);
  const once = signal<string | null>(null);
  const path = `/tables/${encodeURIComponent(table)}`;

  /** Do something with one's own key; what is refused is said. */
  async function tried<T>(deed: (key: string) => Promise<T>): Promise<T | null> {
    const own = key();
    if (own === null) return null;
    try {
      return await deed(own);
    } catch (error) {
      trouble(whyNot(error));
      return null;
    }
  }
  /** The common invitation is another one, and those for one person hold no more. */
  const invited = ({ link, code }: LinkGiven) => {
    changeGame(table, { invite: link, code: code ?? "" });
    once.value = null;
  };
  const done = async (deed: (key: string) => Promise<unknown>) => {
    await tried(deed);
  };
  return {
    ends,
    saw: (last, next) => {
      const now = performance.now();
      const running = next.seats.flatMap((seat, at): [number, number][] =>
        seat.handover ? [[at, now + seat.handover.left_ms]] : [],
      );
      ends.value = new Map(running);
      if (last === null) known.value = next.number;
    },
    known,
    read: (number) => {
      known.value = number;
    },
    give: (seat, to) => done((own) => askFor("Given", `${path}/seats/${seat}`, { key: own, kind: to })),
    keep: (seat) => done((own) => askFor("Given", `${path}/seats/${seat}/keep`, { key: own })),
    takeBack: () => done((own) => askFor("Given", `${path}/take-back`, { key: own })),
    close: (closed) => done((own) => askFor("Done", `${path}/close`, { key: own, closed })),
    mute: (seat, muted) => done((own) => askFor("Given", `${path}/seats/${seat}/mute`, { key: own, muted })),
    remove: async (seat) => {
      const given = await tried((own) => askFor("LinkGiven", `${path}/seats/${seat}/remove`, { key: own }));
      if (given) invited(given);
    },
    changeLink: async (link, renew) => {
      const given = await tried((own) => askFor("LinkGiven", `${path}/links`, { key: own, link, renew }));
      if (given === null) return;
      if (link === "invite") invited(given);
      else changeGame(table, { watch: given.link });
    },
    once,
    inviteOne: async () => {
      const given = await tried((own) => askFor("LinkGiven", `${path}/invites`, { key: own }));
      if (given) once.value = given.link;
    },
    deleteTable: async () => {
      const gone = await tried((own) => ask(path, { method: "DELETE", headers: { "X-Seat-Key": own } }));
      if (gone) forgetGame(table);
      return gone !== null;
    },
  };
}

/** Take one's name out of every game of this person, and out of those that only this browser knows; whether all
 * tables could be asked. */
export async function eraseName(): Promise<boolean> {
  let all = true;
  let listed = true;
  try {
    await askFor("NameErasedEverywhere", "/person/erase-name", {}, asPerson());
  } catch {
    all = false;
    listed = false;
  }
  const only = keptGames.value.filter((game) => !listed || !standings.value.has(game.table));
  for (const game of only) {
    for (const key of game.keys) {
      try {
        await askFor("Done", `/tables/${encodeURIComponent(game.table)}/erase-name`, { key });
      } catch {
        all = false; // a table that is gone has no name left either
      }
    }
  }
  return all;
}
