// A rulebook to learn from, as the server tells it: sections with their places in print, and examples to try.

import { signal } from "@preact/signals";
import { notationOf } from "../core/notation";
import type { Face } from "../core/tile";
import type { Family, Place, Ruling } from "../core/wire";
import { askJson } from "../live/api";
import type { Position } from "../live/practice";

export interface Section {
  readonly id: string;
  /** The rules of the book that it explains. */
  readonly rules: readonly string[];
  readonly places: readonly Place[];
}
export interface Rows {
  readonly table: readonly string[];
  readonly stands: readonly (readonly string[])[];
}
export interface Example {
  readonly id: string;
  readonly section: string;
  /** Where it is printed; null for our own. */
  readonly place: Place | null;
  /** Whether the book allows the play; null where the book does not have it. */
  readonly printed: boolean | null;
  /** Printed as allowed, and not so. */
  readonly erratum: boolean;
  /** The misprinted example that this one puts right. */
  readonly mends: string | null;
  readonly language: string | null;
  /** For the referee, with a play added. */
  readonly case: Readonly<Record<string, unknown>> & { readonly opened: boolean };
  readonly play: string;
  readonly legal: boolean;
  readonly after: Rows | null;
  readonly position: Position;
}
export interface Drawing {
  readonly id: string;
  readonly section: string;
  readonly tiles: readonly Face[];
  readonly stands: readonly string[];
  readonly good: boolean | null;
}
export interface BoxTile {
  readonly face: Face;
  readonly count: number;
  readonly value?: number;
}
export interface Edition {
  readonly language: string;
  readonly taken_out: readonly Face[];
  readonly time_out_skips: number;
}
export interface ScoreTable {
  readonly section: string;
  readonly heading: string;
  readonly games: readonly (readonly number[])[];
  readonly totals: readonly number[];
}
export interface Lesson {
  readonly id: string;
  readonly family: Family;
  readonly sections: readonly Section[];
  readonly box: readonly BoxTile[];
  readonly editions: readonly Edition[];
  readonly drawings: readonly Drawing[];
  readonly examples: readonly Example[];
  readonly score_tables: readonly ScoreTable[];
}

export function loadLesson(rulebook: string): Promise<Lesson> {
  return askJson<Lesson>(`/rulebooks/${encodeURIComponent(rulebook)}/examples`);
}

export function askRuling(example: Example, play: string): Promise<Ruling> {
  return askJson<Ruling>("/ruling", { ...example.case, play });
}

/** The example that lies on the table to be tried: one at a time. */
export const tried = signal<{ readonly id: string; readonly show: boolean } | null>(null);

/** The faces of a table in notation, row by row. */
export function facesOf(family: Family, table: string): Face[][] {
  const { read, between } = notationOf(family);
  return table
    .split(between.trim() || between)
    .map((row) => read(row.trim()))
    .filter((row) => row.length > 0);
}

/** What is in the first and not in the second, twins counted. */
function without(faces: readonly Face[], other: readonly Face[]): Face[] {
  const left = [...other];
  return faces.filter((face) => {
    const at = left.indexOf(face);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

/** Whether the play can be laid out with these tiles, however it will be judged. */
export function canBeShown({ position, play }: Example): boolean {
  if (position.family === "crossword") return true;
  const before = position.table.flatMap((row) => notationOf(position.family).read(row));
  const after = facesOf(position.family, play).flat();
  return without(before, after).length === 0 && without(after, [...before, ...position.rack]).length === 0;
}

/** Whether two tables are the same, in whatever order their rows lie. */
export function sameTable(family: Family, one: string, other: string): boolean {
  if (family === "crossword") return one === other;
  const written = (table: string) =>
    facesOf(family, table)
      .map((row) => row.join(" "))
      .sort()
      .join("|");
  return written(one) === written(other);
}
