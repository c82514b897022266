// Several people on one device: each has a key, and the server says which seat a key belongs to when it is shown.

import type { View } from "./wire";

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

/**
 * Whose rack is shown next on a device that several share, or null where that is who has it already (`holder`).
 * Nobody's is shown before somebody has said who they are: a page that is opened again asks too.
 */
export function nextHolder(
  seating: Seating,
  view: Pick<View, "phase" | "seat" | "turn" | "last">,
  holder: number | null,
): number | null {
  if (seating.keys.length < 2 || view.phase === "waiting" || view.phase === "over") return null;
  const here = (seat: number | null | undefined): seat is number =>
    typeof seat === "number" && seating.seats.has(seat);
  // Who laid a doubtful word does not judge it.
  const judges = [...seating.seats.keys()].filter((seat) => seat !== view.last?.seat);
  const wanted =
    view.phase === "challenge" && here(view.last?.seat)
      ? judges[0]
      : view.phase === "playing" && here(view.turn)
        ? view.turn
        : (holder ?? view.seat);
  return here(wanted) && wanted !== holder ? wanted : null;
}

/** Seats may be numbered anew when a table begins without its open seats: all is asked again. */
export function askAgain(seating: Seating): Seating {
  return { ...seating, seats: new Map() };
}
