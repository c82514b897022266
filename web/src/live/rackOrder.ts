// The order in which somebody put the rack survives a reload: by seat, for several people may share a device.

import { effect, type ReadonlySignal, untracked } from "@preact/signals";
import type { Known } from "../core/identity";
import { recallOrder } from "../core/rack";
import type { TileId } from "../core/tile";
import type { View } from "../core/wire";
import { isTexts, keep, recall } from "./keep";
import type { Turn } from "./turn";

export interface RackOrder {
  /** The rack of this view in the order in which it was left. */
  readonly recalled: (view: View, known: Known) => readonly TileId[];
  readonly stop: () => void;
}

export function keepRackOrder(table: string, view: ReadonlySignal<View | null>, turn: Turn): RackOrder {
  const name = (now: View) => `rack.${table}.${now.seat}`;
  const stop = effect(() => {
    const order = turn.order.value.map((tile) => turn.known.value.faces.get(tile) ?? "");
    const now = untracked(() => view.value);
    if (now && now.seat !== null && order.length > 0) keep(name(now), order);
  });
  return {
    recalled: (now, known) => recallOrder(recall(name(now), isTexts) ?? [], known.rack, known.faces),
    stop,
  };
}
