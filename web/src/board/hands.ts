// Dragging and tapping at the board: a tile of the rack, or one laid this turn, goes to the square under the finger.

import { type Signal, signal } from "@preact/signals";
import { placeName, stepFrom } from "../core/board";
import type { TileId } from "../core/tile";
import { announce } from "../live/announce";
import type { BoardTurn } from "../live/board";
import { t } from "../texts/texts";

/** What is in the air, where, and the square it would go to; drawn above everything. */
interface InAir {
  readonly tile: TileId;
  readonly x: number;
  readonly y: number;
  readonly square: number | null;
  /** A finger hides what is under it: the tile and its aim are above it. */
  readonly touch: boolean;
}
export const inAir = signal<InAir | null>(null);

const DRAG_FROM_PX = 7;
const ABOVE_FINGER_PX = 30;

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
  let start: { x: number; y: number; tile: TileId; from: number | null; pointer: number } | null = null;
  const fingers = new Set<number>();

  const down = (event: PointerEvent) => {
    dragged = false;
    if (event.pointerType === "touch") fingers.add(event.pointerId);
    // A second finger means the board, not a tile.
    if (fingers.size > 1) {
      cancel();
      dragged = true;
      return;
    }
    if (event.button !== 0) return;
    const element = event.target instanceof Element ? event.target : null;
    const square = element?.closest<HTMLElement>("[data-place]");
    const tile = element?.closest<HTMLElement>("[data-tile]")?.dataset.tile ?? square?.dataset.laid;
    if (tile === undefined || giving.value) return;
    const from = square ? Number(square.dataset.place) : null;
    start = { x: event.clientX, y: event.clientY, tile: Number(tile), from, pointer: event.pointerId };
  };
  const move = (event: PointerEvent) => {
    if (!start || event.pointerId !== start.pointer) return;
    const far = Math.hypot(event.clientX - start.x, event.clientY - start.y) > DRAG_FROM_PX;
    if (!inAir.value && !far) return;
    const touch = event.pointerType === "touch";
    const [x, y] = [event.clientX, event.clientY - (touch ? ABOVE_FINGER_PX : 0)];
    inAir.value = { tile: start.tile, x, y, square: squareUnder(x, y), touch };
  };
  const up = (event: PointerEvent) => {
    fingers.delete(event.pointerId);
    const held = start;
    if (held && event.pointerId !== held.pointer) return;
    start = null;
    if (!held || !inAir.value) return;
    const place = inAir.value.square;
    inAir.value = null;
    if (place !== null) board.put(held.tile, place);
    else if (held.from !== null) board.lift(held.from);
    dragged = true;
  };
  const cancel = (event?: PointerEvent) => {
    if (event) fingers.delete(event.pointerId);
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
      if (before === place) announce(t(across ? "board-down" : "board-across"));
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

export interface BoardKeyHost {
  readonly stage: HTMLElement;
  readonly endTurn: () => void;
  /** Read out by a screen reader. */
  readonly say: (text: string) => void;
}

/**
 * Keys at the board: arrows go and turn, letters are laid, Backspace takes back, Enter with Ctrl ends the turn. On the
 * rack the arrows go from tile to tile, and up to the board.
 */
export function boardKeys(board: BoardTurn, host: BoardKeyHost): (event: KeyboardEvent) => void {
  const alongRack = (tile: HTMLElement, [across, by]: readonly [boolean, 1 | -1]) => {
    const tiles = [...host.stage.querySelectorAll<HTMLElement>(".rack [data-tile]")];
    const cursor = host.stage.querySelector<HTMLElement>(`[data-place="${board.cursor.value.place}"]`);
    (across ? tiles[tiles.indexOf(tile) + by] : by < 0 ? cursor : null)?.focus();
  };
  const overBoard = ([across, by]: readonly [boolean, 1 | -1]) => {
    const { place, across: before } = board.cursor.value;
    board.cursor.value = { place: stepFrom(place, board.size.value, across, by) ?? place, across };
    if (across !== before) host.say(t(across ? "board-across" : "board-down"));
  };
  const type = (letter: string) => {
    const before = new Set(board.laid.value.keys());
    if (!board.type(letter)) {
      host.say(t("typed-none", { letter: letter.toUpperCase() }));
      return;
    }
    const place = [...board.laid.value.keys()].find((one) => !before.has(one));
    if (place !== undefined) host.say(squareName(board, place));
  };
  return (event) => {
    const target = event.target instanceof Element ? event.target : null;
    if (event.altKey || target?.closest("input, select, dialog, [role=dialog]")) return;
    const arrow = ARROWS[event.key];
    const tile = target?.closest<HTMLElement>(".rack [data-tile]");
    if (event.ctrlKey || event.metaKey) {
      if (event.key === "Enter") host.endTurn();
      else if (event.key.toLowerCase() === "z") board.back();
      else return;
    } else if (arrow && tile) alongRack(tile, arrow);
    else if (arrow) overBoard(arrow);
    else if (event.key === "Backspace") board.back();
    else if (event.key === "Escape") board.recall();
    else if (event.key.length === 1 && /\p{L}/u.test(event.key)) type(event.key);
    else return;
    event.preventDefault();
  };
}

/** A square of the board and what lies there, as it is read out. */
export function squareName(board: BoardTurn, place: number, value?: number): string {
  const name = placeName(place, board.size.value);
  const laid = board.laid.value.get(place);
  const sign = (board.squares.value[place] ?? ".").replace(/[[\]]/g, "");
  const letter = laid?.letter ?? (sign === "." ? null : sign.toUpperCase());
  if (letter === null) return t("square-empty", { name });
  const blank = laid?.blank ?? sign !== sign.toUpperCase();
  return t(blank ? "square-blank" : "square-letter", {
    name,
    letter: worth(letter, blank ? undefined : value),
  });
}

function worth(letter: string, value: number | undefined): string {
  return value === undefined ? letter : t("letter-worth", { letter, value });
}
