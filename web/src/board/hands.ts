// Dragging and tapping at the board: a tile of the rack, or one laid this turn, goes to the square under the finger.

import { type Signal, signal } from "@preact/signals";
import { stepFrom } from "../core/board";
import type { TileId } from "../core/tile";
import type { BoardTurn } from "../live/board";

/** What is in the air, and where; drawn above everything. */
export const inAir = signal<{ readonly tile: TileId; readonly x: number; readonly y: number } | null>(null);

const DRAG_FROM_PX = 7;

function squareUnder(x: number, y: number): number | null {
  const square = document.elementFromPoint(x, y)?.closest<HTMLElement>("[data-place]");
  return square ? Number(square.dataset.place) : null;
}

export function attachHands(
  stage: HTMLElement,
  board: BoardTurn,
  giving: Signal<ReadonlySet<TileId> | null>,
): () => void {
  // The click that follows a drag is of this same finger: it has done its work.
  let dragged = false;
  let start: { x: number; y: number; tile: TileId; from: number | null } | null = null;

  const down = (event: PointerEvent) => {
    dragged = false;
    if (event.button !== 0) return;
    const element = event.target instanceof Element ? event.target : null;
    const square = element?.closest<HTMLElement>("[data-place]");
    const tile = element?.closest<HTMLElement>("[data-tile]")?.dataset.tile ?? square?.dataset.laid;
    if (tile === undefined || giving.value) return;
    const from = square ? Number(square.dataset.place) : null;
    start = { x: event.clientX, y: event.clientY, tile: Number(tile), from };
  };
  const move = (event: PointerEvent) => {
    if (!start) return;
    const far = Math.hypot(event.clientX - start.x, event.clientY - start.y) > DRAG_FROM_PX;
    if (inAir.value || far) inAir.value = { tile: start.tile, x: event.clientX, y: event.clientY };
  };
  const up = (event: PointerEvent) => {
    const held = start;
    start = null;
    if (!held || !inAir.value) return;
    inAir.value = null;
    const place = squareUnder(event.clientX, event.clientY);
    if (place !== null) board.put(held.tile, place);
    else if (held.from !== null) board.lift(held.from);
    dragged = true;
  };
  const cancel = () => {
    start = null;
    inAir.value = null;
  };
  const click = (event: MouseEvent) => {
    if (dragged) {
      dragged = false;
      return;
    }
    const element = event.target instanceof Element ? event.target : null;
    const tile = element?.closest<HTMLElement>("[data-tile]")?.dataset.tile;
    const square = element?.closest<HTMLElement>("[data-place]");
    if (tile !== undefined && giving.value) giving.value = toggled(giving.value, Number(tile));
    else if (tile !== undefined)
      board.chosen.value = board.chosen.value === Number(tile) ? null : Number(tile);
    else if (square) tapSquare(Number(square.dataset.place));
  };
  const tapSquare = (place: number) => {
    const chosen = board.chosen.value;
    if (chosen !== null) board.put(chosen, place);
    else if (board.laid.value.has(place)) board.lift(place);
    else {
      const { place: before, across } = board.cursor.value;
      board.cursor.value = { place, across: before === place ? !across : across };
    }
  };
  stage.addEventListener("pointerdown", down);
  window.addEventListener("pointermove", move);
  window.addEventListener("pointerup", up);
  window.addEventListener("pointercancel", cancel);
  stage.addEventListener("click", click);
  return () => {
    stage.removeEventListener("pointerdown", down);
    window.removeEventListener("pointermove", move);
    window.removeEventListener("pointerup", up);
    window.removeEventListener("pointercancel", cancel);
    stage.removeEventListener("click", click);
  };
}

function toggled(tiles: ReadonlySet<TileId>, tile: TileId): ReadonlySet<TileId> {
  const next = new Set(tiles);
  if (!next.delete(tile)) next.add(tile);
  return next;
}

const ARROWS: Record<string, readonly [across: boolean, by: 1 | -1]> = {
  ArrowLeft: [true, -1],
  ArrowRight: [true, 1],
  ArrowUp: [false, -1],
  ArrowDown: [false, 1],
};

/** Keys at the board: arrows go and turn, letters are laid, Backspace takes back, Enter with Ctrl ends the turn. */
export function boardKeys(board: BoardTurn, endTurn: () => void): (event: KeyboardEvent) => void {
  return (event) => {
    const target = event.target instanceof Element ? event.target : null;
    if (event.altKey || target?.closest("input, select, dialog, [role=dialog]")) return;
    const arrow = ARROWS[event.key];
    if (event.ctrlKey || event.metaKey) {
      if (event.key === "Enter") endTurn();
      else if (event.key.toLowerCase() === "z") board.back();
      else return;
    } else if (arrow) {
      const [across, by] = arrow;
      const { place } = board.cursor.value;
      board.cursor.value = { place: stepFrom(place, board.size.value, across, by) ?? place, across };
    } else if (event.key === "Backspace") board.back();
    else if (event.key === "Escape") board.recall();
    else if (event.key.length === 1 && /\p{L}/u.test(event.key)) board.type(event.key);
    else return;
    event.preventDefault();
  };
}
