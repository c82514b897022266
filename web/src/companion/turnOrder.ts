// One turn order for the clock and the sheet: a turn that ends on one of them has ended on the other too.

import type { CountedGame } from "./ask";
import { fresh, handedOn, stopped } from "./clock";
import type { Desk } from "./desk";
import { changeLast, type Game, lastGame, type Session, type Turn } from "./session";
import { setClock } from "./turnClock";

/** Whose turn it is; clockwise from the last one where the server has not counted that yet. */
export function dueSeat(game: Game, counted: CountedGame | undefined, seats: number): number {
  const last = game.turns.at(-1);
  if (counted?.turns === game.turns.length && last) return counted.due;
  return (last ? last.seat + 1 : game.first) % seats;
}

/** The game in play as the server has counted it. */
export function lastCounted(desk: Desk): CountedGame | undefined {
  return desk.sheet.value?.games[desk.session.value.games.length - 1];
}

export function whoseTurn(desk: Desk): number {
  const session = desk.session.value;
  return dueSeat(lastGame(session), lastCounted(desk), session.names.length);
}

/** Who would be next after a turn of this seat. */
export function seatAfter(session: Session, seat: number): number {
  return (seat + 1) % session.names.length;
}

/** A turn has ended: it stands on the sheet, and the clock runs for the next player. */
export function endTurn(desk: Desk, turn: Partial<Turn>): void {
  const session = desk.session.value;
  const game = lastGame(session);
  const seat = turn.seat ?? whoseTurn(desk);
  const made: Turn = { seat, text: "", kind: "laid", whole_rack: false, late: false, ...turn };
  desk.session.value = changeLast(session, { turns: [...game.turns, made], chosen: true });
  setClock(session.rulebook, (clock) => handedOn(clock, Date.now()));
}

/** The last turn has not ended after all. What was written of it is in the field again. */
export function turnBack(desk: Desk): void {
  const session = desk.session.value;
  const game = lastGame(session);
  const last = game.turns.at(-1);
  if (!last) return;
  const turns = game.turns.slice(0, -1);
  const pot = game.pot_empty !== null && game.pot_empty > turns.length ? null : game.pot_empty;
  desk.session.value = changeLast(session, { turns, pot_empty: pot, typing: last.text || game.typing });
  setClock(session.rulebook, (clock) => handedOn(clock, Date.now()));
}

/** Nobody is timed while racks are counted, and the next game begins with all its time. */
export function restClock(session: Session): void {
  setClock(session.rulebook, (clock) => stopped(fresh(clock.seconds), Date.now()));
}

/** The turn that is to be written next: one that ended at the clock, or none. */
export function unwritten(game: Game): number | null {
  const at = game.turns.findIndex((turn) => turn.kind === "laid" && turn.text.trim() === "");
  return at < 0 ? null : at;
}
