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
  /** Whether there is anything to lay in this turn; null where nobody has looked. */
  readonly canLay: boolean | null;
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
  if (moment.canLay === false) return "lesson-cannot";
  if (moment.canLay && !moment.opened && moment.mustOpen) return "lesson-can-open";
  if (!moment.opened) return moment.turnsOfMine === 0 || !moment.mustOpen ? "lesson-sets" : "lesson-opening";
  if (moment.turnsOfMine < 4) return moment.tableEmpty ? "lesson-sets" : "lesson-table";
  return moment.jokerOnTable ? "lesson-joker" : "lesson-choose";
}

function wordLesson(moment: Moment): string | null {
  if (!moment.mine) return moment.turnsOfMine === 0 ? "lesson-word-wait" : "lesson-word-watch";
  if (moment.family === "crossword") return boardLesson(moment);
  if (moment.chosen) return "lesson-word-put";
  if (moment.changed) return moment.legal ? "lesson-word-end" : "lesson-back";
  if (moment.canLay === false) return "lesson-word-cannot";
  return moment.opened && !moment.tableEmpty ? "lesson-word-table" : "lesson-word-type";
}

function boardLesson(moment: Moment): string | null {
  if (moment.changed) return "lesson-back";
  return moment.tableEmpty ? "lesson-board-first" : "lesson-board-join";
}
