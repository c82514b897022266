// How the device is held: at a desk, upright or sideways. And how large tiles are drawn for that.

import { signal } from "@preact/signals";
import { tiers } from "../core/rack";
import { largeTiles } from "./settings";

export type Shape = "desk" | "upright" | "sideways";

function measure(): Shape {
  const { innerWidth: width, innerHeight: height } = window;
  if (height < 520 && width > height) return "sideways";
  return width < 900 && height > width ? "upright" : "desk";
}

export const shape = signal<Shape>(measure());
window.addEventListener("resize", () => {
  shape.value = measure();
});

/** The least width of a tile that a finger can take. */
export const TOUCH_MIN = 44;
const DESK_SIZES = [58, 54, 50, 47, 44, 41, 38, 35, 32, 30, 28, 26];

/** So small a phone draws its tiles for the sake of a long word or run, rather than cut it off. */
const PHONE_LEAST = 27;

/**
 * Tile widths to try on the felt. Phones keep tiles large enough for a finger, and scroll; only a long row makes them
 * smaller, unless somebody asked for larger ones.
 */
export function feltSizes(held: Shape, width: number, zoom: number): number[] {
  if (held === "desk") return largeTiles.value ? LARGE_DESK_SIZES : DESK_SIZES;
  const most = held === "upright" ? 56 : 48;
  const tile = Math.max(TOUCH_MIN, Math.min(most, Math.floor(width / 8)));
  if (zoom !== 1 || largeTiles.value) return [Math.round(tile * zoom * (largeTiles.value ? LARGER : 1))];
  const steps = Math.ceil((tile - PHONE_LEAST) / 2) + 1;
  return Array.from({ length: steps }, (_, step) => Math.max(PHONE_LEAST, tile - 2 * step));
}

/** How much larger large tiles are drawn. */
const LARGER = 1.35;
const LARGE_DESK_SIZES = [78, 74, 70, 66, 62, 58, 54];

export interface RackSize {
  readonly tile: number;
  readonly perTier: number;
  readonly tiers: number;
}

/** `low`: a single tier as long as the tiles fit in it. */
export function rackSize(held: Shape, width: number, height: number, count: number, low = false): RackSize {
  const usual = held === "desk" ? (height > 760 ? 56 : 50) : held === "upright" ? 58 : 46;
  const most = largeTiles.value ? Math.round(usual * LARGER) : usual;
  const fit = Math.max(1, Math.floor(width / TOUCH_MIN));
  const { perTier, tiers: used } =
    low && count <= fit
      ? { perTier: Math.max(count, Math.min(7, fit)), tiers: 1 }
      : tiers(count, fit, held === "sideways" ? 1 : 2);
  const tile = Math.max(TOUCH_MIN, Math.min(most, Math.floor(width / perTier)));
  return { tile, perTier, tiers: used };
}
