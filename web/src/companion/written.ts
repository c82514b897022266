// The sheet as it is written: one form of it for the screen, the printer, a spreadsheet and a picture.

import { signed } from "../core/score";
import { isObject, isText, isTexts } from "../live/keep";
import { t } from "../texts/texts";
import type { CountedGame, CountedSheet } from "./ask";
import type { Game, Session } from "./session";

export interface Row {
  readonly label: string;
  readonly cells: readonly string[];
  /** Small print under a cell: the word that was laid. */
  readonly words?: readonly string[];
  readonly kind: "plain" | "sum" | "total";
  /** Which turns of which game the cells are, to change them. */
  readonly game?: number;
  readonly turns?: readonly (number | null)[];
}

export interface Written {
  readonly title: string;
  readonly names: readonly string[];
  readonly rows: readonly Row[];
  /** Who wins, or leads. */
  readonly says: string;
  readonly winners: readonly number[];
}

const isRow = (value: unknown): value is Row =>
  isObject(value) && isText(value.label) && isTexts(value.cells);
export const isWritten = (value: unknown): value is Written =>
  isObject(value) &&
  isText(value.title) &&
  isTexts(value.names) &&
  isText(value.says) &&
  Array.isArray(value.winners) &&
  Array.isArray(value.rows) &&
  value.rows.every(isRow);

export function namesOf(session: Session): string[] {
  return session.names.map((name, i) => name.trim() || t("player-number", { number: i + 1 }));
}

/** The turns with what they scored; one that nobody has counted yet is shown as it was written. */
function linesOf(game: Game, counted: CountedGame): CountedGame["lines"] {
  return game.turns.map(
    (turn, at) =>
      counted.lines[at] ?? {
        seat: turn.seat,
        points: null,
        total: 0,
        word: turn.text || null,
        how: [],
        late: turn.late,
      },
  );
}

/** The word that was laid, and that the time ran out. */
function underCell(line: CountedGame["lines"][number] | undefined): string {
  return [line?.word ?? "", line?.late ? t("companion-late") : ""].filter((one) => one !== "").join(" ");
}

function turnRows(game: Game, counted: CountedGame, seats: number, number: number): Row[] {
  const lines = linesOf(game, counted);
  const rounds: (number | null)[][] = [];
  let last = seats;
  for (const [at, line] of lines.entries()) {
    const place = (line.seat - game.first + seats) % seats;
    if (place <= last) rounds.push(Array.from({ length: seats }, () => null));
    last = place;
    const round = rounds.at(-1);
    if (round) round[line.seat] = at;
  }
  return rounds.map((turns, i) => ({
    label: `${i + 1}`,
    cells: turns.map((at) => (at === null ? "" : `${lines[at]?.points ?? "?"}`)),
    words: turns.map((at) => (at === null ? "" : underCell(lines[at]))),
    kind: "plain",
    game: number,
    turns,
  }));
}

function turnedGame(session: Session, counted: CountedGame, number: number): Row[] {
  const game = session.games[number];
  const seats = session.names.length;
  if (!game) return [];
  const rows = turnRows(game, counted, seats, number);
  const laid = session.names.map((_, seat) =>
    counted.lines.reduce((sum, line) => sum + (line.seat === seat ? (line.points ?? 0) : 0), 0),
  );
  if (counted.result) {
    const left = counted.scores.map((score, seat) => score - (laid[seat] ?? 0));
    if (left.some((points) => points !== 0))
      rows.push({ label: t("companion-row-left"), cells: left.map(signed), kind: "plain" });
  }
  const label =
    session.games.length > 1
      ? t("companion-row-game", { number: number + 1 })
      : t(counted.result ? "sheet-total" : "companion-row-so-far");
  return [...rows, { label, cells: counted.scores.map(String), kind: counted.result ? "sum" : "plain" }];
}

function numberGames(sheet: CountedSheet, seats: number): Row[] {
  const rows: Row[] = [];
  const last = sheet.games.length - 1;
  for (const [at, game] of sheet.games.entries()) {
    const took = game.penalties.some((tiles) => tiles > 0);
    if (at === last && !game.result && !took) break;
    rows.push({
      label: t("companion-row-game", { number: at + 1 }),
      cells: game.scores.map((score) => (game.result ? signed(score) : at === last ? "" : "?")),
      words: game.penalties.map((tiles) => (tiles > 0 ? t("companion-penalty", { tiles }) : "")),
      kind: "plain",
      game: at,
    });
    if (!game.result) continue;
    const whole = sheet.games.slice(0, at + 1).every((one) => one.result);
    const round = sheet.by_games && whole && (at + 1) % seats === 0 ? (at + 1) / seats : 0;
    if (round > 0)
      rows.push({
        label: t("sheet-round", { round }),
        cells: (sheet.match.rounds[round - 1] ?? []).map(signed),
        kind: "sum",
      });
  }
  return rows;
}

function saysWho(sheet: CountedSheet, names: readonly string[]): string {
  if (sheet.leaders.length === 0) return "";
  const who = sheet.leaders.map((seat) => names[seat] ?? "").join(", ");
  const played = sheet.match.games.length;
  if (sheet.over || (sheet.games_agreed === null && sheet.games.length === 1))
    return t("companion-won", { names: who, count: sheet.leaders.length });
  return t("companion-leads", { names: who, count: sheet.leaders.length, games: played });
}

export function written(session: Session, sheet: CountedSheet, turned: boolean): Written {
  const names = namesOf(session);
  const rows = turned
    ? sheet.games.flatMap((game, at) => turnedGame(session, game, at))
    : numberGames(sheet, names.length);
  if (sheet.match.games.length > 1) {
    const totals = sheet.match.totals;
    rows.push({ label: t("sheet-total"), cells: totals.map(turned ? String : signed), kind: "total" });
    rows.push({ label: t("sheet-won"), cells: sheet.match.won.map(String), kind: "plain" });
  }
  return {
    title: t(`rulebook-${session.rulebook}`),
    names,
    rows,
    says: saysWho(sheet, names),
    winners: sheet.leaders,
  };
}

/** A sheet that nobody has counted yet: only whose it is. */
export function bareSheet(session: Session): Written {
  const names = namesOf(session);
  return { title: t(`rulebook-${session.rulebook}`), names, rows: [], says: "", winners: [] };
}

/** By player what it came to. */
export function totalsOf(sheet: Written): readonly string[] {
  const total = sheet.rows.findLast((row) => row.kind !== "plain") ?? sheet.rows.at(-1);
  return total?.cells ?? [];
}
