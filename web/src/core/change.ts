// A view comes whole once, and then as what has changed in it.

import { fits } from "./check";
import type { ChangeTold, SeatView } from "./wire.generated";

/** The view after a change; null where it does not become one: then the whole is to be asked for. */
export function changed(view: SeatView, { view: fields, lists, gone }: ChangeTold): SeatView | null {
  const now: Record<string, unknown> = { ...view, ...fields };
  for (const [name, { length, items }] of Object.entries(lists ?? {})) {
    const had: unknown = now[name];
    const list: unknown[] = Array.isArray(had) ? had.slice(0, length) : [];
    for (const [at, item] of Object.entries(items)) {
      if (Number(at) > list.length) return null;
      list[Number(at)] = item;
    }
    if (list.length !== length) return null;
    now[name] = list;
  }
  for (const name of gone ?? []) delete now[name];
  return fits("SeatView", now) ? now : null;
}
