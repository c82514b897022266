// A rulebook to learn from, as the server tells it: sections with their places in print, and examples to try.

import { signal } from "@preact/signals";
import { notationOf } from "../core/notation";
import type { Face } from "../core/tile";
import type { ExampleShown, Family, LessonShown, Ruling } from "../core/wire";
import { askFor } from "../live/api";

export type {
  BoxTile,
  DrawingShown as Drawing,
  EditionShown as Edition,
  ExampleShown as Example,
  LessonShown as Lesson,
  ScoreTable,
  SectionShown as Section,
  TableRows as Rows,
} from "../core/wire";

export function loadLesson(rulebook: string): Promise<LessonShown> {
  return askFor("LessonShown", `/rulebooks/${encodeURIComponent(rulebook)}/examples`);
}

export function askRuling(example: ExampleShown, play: string): Promise<Ruling> {
  return askFor("SpokenRuling", "/ruling", { ...example.case, play });
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
export function canBeShown({ position, play }: ExampleShown): boolean {
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
