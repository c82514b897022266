// What a person's devices share, brought together: nothing that one of them counted is lost, of a choice the latest
// counts.

import { isObject } from "./check";

/** A value and when it was chosen, in ms since 1970. */
export interface Stamped {
  readonly at: number;
  readonly value: unknown;
}
export type Carried = Readonly<Record<string, Stamped>>;

const isStamped = (value: unknown): value is Stamped =>
  isObject(value) && typeof value.at === "number" && "value" in value;

export function readCarried(text: string | undefined): Carried {
  try {
    const said: unknown = JSON.parse(text ?? "{}");
    if (!isObject(said)) return {};
    return Object.fromEntries(
      Object.entries(said).filter((entry): entry is [string, Stamped] => isStamped(entry[1])),
    );
  } catch {
    return {};
  }
}

/** Both, by name. What counts (days, places, numbers) is joined; a plain choice is the later one. */
export function joined(one: Carried, other: Carried): Carried {
  const names = [...new Set([...Object.keys(one), ...Object.keys(other)])].sort();
  return Object.fromEntries(
    names.flatMap((name): [string, Stamped][] => {
      const [a, b] = [one[name], other[name]];
      if (!a || !b) return a ? [[name, a]] : b ? [[name, b]] : [];
      const [older, later] = a.at <= b.at ? [a, b] : [b, a];
      return [[name, { at: later.at, value: together(older.value, later.value) }]];
    }),
  );
}

function together(older: unknown, later: unknown): unknown {
  if (Array.isArray(older) && Array.isArray(later)) {
    const has = new Set(later.map((item) => JSON.stringify(item)));
    return [...later, ...older.filter((item) => !has.has(JSON.stringify(item)))];
  }
  if (typeof older === "number" && typeof later === "number") return Math.max(older, later);
  if (isObject(older) && isObject(later)) {
    const names = [...new Set([...Object.keys(older), ...Object.keys(later)])];
    return Object.fromEntries(
      names.map((name) => {
        if (!Object.hasOwn(older, name)) return [name, later[name]];
        if (!Object.hasOwn(later, name)) return [name, older[name]];
        return [name, together(older[name], later[name])];
      }),
    );
  }
  return later;
}

/** The same whatever the order of its names: whether there is anything to write. */
export function written(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    isObject(part) ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1))) : part,
  );
}
