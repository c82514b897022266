// Lifting tiles with mouse, pen or finger. The tile answers within the frame: while it is in hand only its layer
// moves; the table is laid anew only when it aims at another place.

import { signal } from "@preact/signals";
import { sameAim } from "../core/aim";
import { rowOf } from "../core/draft";
import type { TileId } from "../core/tile";
import { knock } from "../live/sounds";
import type { Turn } from "../live/turn";
import { type Box, boxOf } from "./flip";
import { aimAt, floatAbove, measure, type Places, type Surfaces } from "./surface";
import type { Tap } from "./tap";

/** Tiles in the air: what the drag layer draws. */
export interface Lifted {
  readonly tiles: readonly TileId[];
  readonly size: number;
}
export const lifted = signal<Lifted | null>(null);

const MOUSE_SLACK = 4;
const TOUCH_SLACK = 7;
/** A finger that rests this long on a table that scrolls lifts the tile; a quicker one scrolls. */
const HOLD_MS = 150;
/** Held this long without moving, a tile brings along all that follow it in its row. */
const LONG_HOLD_MS = 650;
const EDGE = 44;
/** A tile that rests this long at the edge of the felt scrolls it; one that only passes does not. */
const EDGE_REST_MS = 300;

export interface PointerHost {
  readonly turn: Turn;
  readonly surfaces: () => Surfaces | null;
  readonly layer: () => HTMLElement | null;
  /** Somebody began to play: a replay is over. */
  readonly touched: () => void;
  /** A press that moved nothing: on a tile, or (null) somewhere else on the stage. */
  readonly tapped: (tile: TileId | null, tap: Tap) => void;
  /** Where the tiles were seen in the air when they were let go, so that they glide from there. */
  readonly letGo: (boxes: ReadonlyMap<string, Box>) => void;
}

interface Press {
  readonly pointer: number;
  readonly tiles: readonly TileId[];
  readonly tile: TileId | null;
  readonly touch: boolean;
  readonly x: number;
  readonly y: number;
  readonly element: HTMLElement;
  /** Whether the browser may take this finger for scrolling. */
  readonly pans: boolean;
}

export function attachPointer(stage: HTMLElement, host: PointerHost): () => void {
  const { turn } = host;
  let press: Press | null = null;
  let last = { x: 0, y: 0 };
  let hold = 0;
  let longHold = 0;
  let scrolling = 0;
  let edgeSince = 0;
  /** Whether the last press took hold of nothing. */
  let bare = false;
  /** Where felt and rack are, until something scrolls or changes its size. */
  let places: Places | null = null;
  /** Fingers on the screen, wherever they came down. */
  const fingers = new Set<number>();
  const forgetPlaces = () => {
    places = null;
  };
  const placesNow = (): Places | null => {
    const surfaces = host.surfaces();
    if (surfaces) places ??= measure(surfaces);
    return places;
  };

  // Once a tile is in hand the finger belongs to it, not to the scroller. The listener is the touched element's own:
  // touches go on being sent there even when the tile has meanwhile been drawn anew in another row.
  const keepFinger = (event: TouchEvent) => {
    if (turn.held.value?.by === "pointer" && event.cancelable) event.preventDefault();
  };

  const stop = () => {
    clearTimeout(hold);
    clearTimeout(longHold);
    cancelAnimationFrame(scrolling);
    press?.element.removeEventListener("touchmove", keepFinger);
    press = null;
  };

  const lift = () => {
    if (!press || turn.held.value) return;
    const size = press.element.getBoundingClientRect().width / (press.tile === null ? press.tiles.length : 1);
    lifted.value = { tiles: press.tiles, size };
    turn.held.value = { tiles: press.tiles, aim: null, by: "pointer" };
    stage.setPointerCapture(press.pointer);
    if (press.touch) navigator.vibrate?.(8);
    edgeSince = performance.now();
    carry();
    cancelAnimationFrame(scrolling);
    scrollAtEdge();
  };

  const carry = () => {
    const air = lifted.value;
    const layer = host.layer();
    const here = placesNow();
    if (!press || !air || !layer || !here) return;
    const y = last.y - (press.touch ? floatAbove(air.size) : 0);
    // First what is read off the page, then what is written: nothing is laid out twice.
    const aim = aimAt(turn, here, air.tiles, last.x, y);
    layer.style.transform = `translate(${last.x}px, ${y}px)`;
    const held = turn.held.value;
    if (held && !sameAim(held.aim, aim)) turn.held.value = { ...held, aim };
  };

  const scrollAtEdge = () => {
    const felt = host.surfaces()?.felt;
    const box = placesNow()?.felt.box;
    if (!felt || !box || !lifted.value) return;
    const pull = (value: number, from: number, to: number) =>
      value < from || value > to ? 0 : value < from + EDGE ? -1 : value > to - EDGE ? 1 : 0;
    const dy = pull(last.y, box.top, box.bottom);
    const dx = last.y > box.bottom ? 0 : pull(last.x, box.left, box.right);
    if (!dx && !dy) edgeSince = performance.now();
    else if (performance.now() - edgeSince > EDGE_REST_MS) {
      felt.scrollBy(dx * 7, dy * 7);
      carry();
    }
    scrolling = requestAnimationFrame(scrollAtEdge);
  };

  const down = (event: PointerEvent) => {
    if (event.pointerType === "touch") fingers.add(event.pointerId);
    // A second finger means the table, not a tile: what the first one took hold of is let go.
    if (fingers.size > 1) {
      bare = false;
      drop(false);
      return;
    }
    if (event.button !== 0 || press || !(event.target instanceof Element)) return;
    forgetPlaces();
    host.touched();
    const grabbed = grab(event.target, turn);
    bare = grabbed === null;
    if (!grabbed) return;
    const touch = event.pointerType === "touch";
    const pans = touch && getComputedStyle(grabbed.element).touchAction !== "none";
    press = { pointer: event.pointerId, touch, pans, x: event.clientX, y: event.clientY, ...grabbed };
    last = { x: event.clientX, y: event.clientY };
    grabbed.element.addEventListener("touchmove", keepFinger, { passive: false });
    const inRack = grabbed.element.closest("[data-surface=rack]") !== null;
    if (pans && !inRack) hold = window.setTimeout(lift, HOLD_MS);
    if (!inRack) longHold = window.setTimeout(takeMore, LONG_HOLD_MS);
  };

  /** Held on without moving: what follows the tile in its row comes along. */
  const takeMore = () => {
    if (!press || press.tile === null || !turn.open.value) return;
    const row = rowOf(turn.rows.value, press.tile);
    if (!row) return;
    press = { ...press, tiles: row.tiles.slice(row.tiles.indexOf(press.tile)) };
    turn.held.value = null;
    lift();
  };

  const moveOn = (event: PointerEvent) => {
    if (!press || event.pointerId !== press.pointer) return;
    last = { x: event.clientX, y: event.clientY };
    const dx = Math.abs(event.clientX - press.x);
    const dy = Math.abs(event.clientY - press.y);
    const moved = Math.hypot(dx, dy) >= (press.touch ? TOUCH_SLACK : MOUSE_SLACK);
    if (moved) clearTimeout(longHold);
    if (turn.held.value) {
      if (moved) carry();
      return;
    }
    if (!moved) return;
    // Where the browser may scroll it will say so by cancelling the pointer; until then wait for the hold, except
    // in the rack, which scrolls sideways only: a tile pulled upwards is meant.
    const inRack = press.element.closest("[data-surface=rack]") !== null;
    if (press.pans && (!inRack || dx > dy)) return;
    lift();
  };

  const drop = (put: boolean) => {
    const held = turn.held.value;
    const layer = host.layer();
    if (held?.by === "pointer" && layer) {
      const air = [...layer.querySelectorAll<HTMLElement>("[data-air]")];
      host.letGo(new Map(air.map((one) => [`t${one.dataset.air}`, boxOf(one)])));
      if (put && held.aim && turn.put(held.tiles, held.aim)) knock();
      else turn.held.value = null;
    }
    lifted.value = null;
    stop();
  };

  const up = (event: PointerEvent) => {
    if (!press || event.pointerId !== press.pointer) return;
    const { tile, tiles, x, y } = press;
    const moved = Math.hypot(event.clientX - x, event.clientY - y) >= TOUCH_SLACK;
    const taken = turn.held.value?.tiles.length ?? 0;
    drop(moved);
    if (moved) return;
    // Several let go where they were taken up are chosen, for the next tap to lay down.
    if (taken > 1) turn.chosen.value = new Set(tiles);
    else host.tapped(tile, tapOf(event));
  };
  const lifts = (event: PointerEvent) => {
    fingers.delete(event.pointerId);
  };
  const cancel = (event: PointerEvent) => {
    if (press && event.pointerId === press.pointer) drop(false);
  };
  const key = (event: KeyboardEvent) => {
    if (event.key === "Escape" && press) drop(false);
  };
  // Presses on tiles were dealt with when they ended; what is left are clicks on the bare stage.
  const click = (event: MouseEvent) => {
    if (event.detail > 0 && bare) host.tapped(null, tapOf(event));
  };
  const menu = (event: Event) => {
    if (press?.touch) event.preventDefault();
  };

  stage.addEventListener("pointerdown", down);
  stage.addEventListener("pointermove", moveOn);
  stage.addEventListener("pointerup", up);
  stage.addEventListener("pointercancel", cancel);
  // Browsers ask only where somebody might refuse: this keeps the whole stage such a place.
  stage.addEventListener("touchmove", keepFinger, { passive: false });
  stage.addEventListener("click", click);
  stage.addEventListener("contextmenu", menu);
  stage.addEventListener("scroll", forgetPlaces, { capture: true, passive: true });
  window.addEventListener("resize", forgetPlaces);
  window.addEventListener("pointerup", lifts);
  window.addEventListener("pointercancel", lifts);
  window.addEventListener("keydown", key);
  return () => {
    stop();
    stage.removeEventListener("pointerdown", down);
    stage.removeEventListener("pointermove", moveOn);
    stage.removeEventListener("pointerup", up);
    stage.removeEventListener("pointercancel", cancel);
    stage.removeEventListener("touchmove", keepFinger);
    stage.removeEventListener("click", click);
    stage.removeEventListener("contextmenu", menu);
    stage.removeEventListener("scroll", forgetPlaces, { capture: true });
    window.removeEventListener("resize", forgetPlaces);
    window.removeEventListener("pointerup", lifts);
    window.removeEventListener("pointercancel", lifts);
    window.removeEventListener("keydown", key);
  };
}

function tapOf(event: MouseEvent): Tap {
  return { x: event.clientX, y: event.clientY, adding: event.shiftKey || event.ctrlKey || event.metaKey };
}

/** What a press takes hold of: a tile (with all that are chosen, if it is one of them), or a row by its edge. */
function grab(target: Element, turn: Turn): Pick<Press, "tiles" | "tile" | "element"> | null {
  const element = target.closest<HTMLElement>("[data-tile]");
  if (element) {
    const tile = Number(element.dataset.tile);
    if (!turn.open.value && !turn.rack.value.includes(tile)) return null;
    const chosen = turn.chosen.value;
    const tiles = chosen.has(tile) ? [...chosen] : [tile];
    return { tile, tiles, element };
  }
  const edge = target.closest<HTMLElement>("[data-row]");
  const row = edge && turn.rows.value.find((one) => one.id === Number(edge.dataset.row));
  return edge && row && turn.open.value ? { tile: null, tiles: row.tiles, element: edge } : null;
}
