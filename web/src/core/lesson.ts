// Which line of explanation fits the moment, for somebody's first game. Null when there is nothing new to say.

import type { Family } from "./wire";

export interface Moment {
  readonly family: Family;
  readonly mine: boolean;
  readonly turnsOfMine: number;
  readonly opened: boolean;
  /** Whether something is asked before the table may be touched. */
  readonly mustOpen: boolean;
  readonly changed: boolean;
  readonly chosen: boolean;
  readonly tableEmpty: boolean;
  readonly partial: boolean;
  readonly legal: boolean;
  readonly jokerOnTable: boolean;
}

/** After this many turns of one's own nothing is explained unasked. */
const LESSONS_END = 8;

export function lesson(moment: Moment): string | null {
  if (moment.turnsOfMine >= LESSONS_END) return null;
  if (moment.family !== "numbers") return wordLesson(moment);
  if (!moment.mine) return moment.turnsOfMine === 0 ? "lesson-wait" : "lesson-watch";
  if (moment.chosen) return "lesson-put";
  if (moment.changed && moment.partial) return "lesson-partial";
  if (moment.changed && moment.legal) return "lesson-end";
  if (moment.changed) return "lesson-back";
  if (!moment.opened) return moment.turnsOfMine === 0 || !moment.mustOpen ? "lesson-sets" : "lesson-opening";
  if (moment.turnsOfMine < 4) return moment.tableEmpty ? "lesson-sets" : "lesson-table";
  return moment.jokerOnTable ? "lesson-joker" : "lesson-choose";
}

function wordLesson(moment: Moment): string | null {
  if (moment.family !== "words") return null;
  if (!moment.mine) return moment.turnsOfMine === 0 ? "lesson-wait" : "lesson-watch";
  if (moment.chosen) return "lesson-put";
  if (moment.changed) return moment.legal ? "lesson-end" : "lesson-back";
  return moment.opened && !moment.tableEmpty ? "lesson-word-table" : "lesson-word-type";
}
