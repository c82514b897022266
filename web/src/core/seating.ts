// Several people on one device: each has a key, and the server says which seat a key belongs to when it is shown.

export interface Seating {
  readonly keys: readonly string[];
  /** What is known so far. */
  readonly seats: ReadonlyMap<number, string>;
  /** The key shown last. */
  readonly shown: string | null;
}

export function seatingOf(keys: readonly string[]): Seating {
  return { keys, seats: new Map(), shown: keys[0] ?? null };
}

/** The server answered with a seat. A seat that is known already is an answer to an earlier key. */
export function met(seating: Seating, seat: number): Seating {
  if (seating.shown === null || seating.seats.has(seat)) return seating;
  if ([...seating.seats.values()].includes(seating.shown)) return seating;
  return { ...seating, seats: new Map([...seating.seats, [seat, seating.shown]]) };
}

/** The next key to show until all are known. */
export function nextUnknown(seating: Seating): string | null {
  const known = new Set(seating.seats.values());
  return seating.keys.find((key) => !known.has(key)) ?? null;
}

export function show(seating: Seating, key: string): Seating {
  return { ...seating, shown: key };
}

/** Seats may be numbered anew when a table begins without its open seats: all is asked again. */
export function askAgain(seating: Seating): Seating {
  return { ...seating, seats: new Map() };
}
