// From a set-up to a seat at a table.

import { orderOf, type Setup } from "../core/setup";
import type { Rulebook, TableOrder } from "../core/wire";
import { go } from "../route";
import { t } from "../texts/texts";
import { makeTable } from "./api";
import { keepGame } from "./games";
import { playerName } from "./settings";

const myName = () => playerName.value.trim() || t("me");

export function begin(rulebook: Rulebook, setup: Setup): Promise<void> {
  return sitDown(orderOf(setup, rulebook, myName()));
}

/** Have a table set and sit down at it. */
export async function sitDown(order: TableOrder): Promise<void> {
  const name = myName();
  const seats = order.seats.map((seat) => (seat.kind === "me" ? { ...seat, name } : seat));
  const made = await makeTable({ ...order, seats });
  const others = Object.values(made.keys ?? {}).filter((key) => key !== made.key);
  keepGame({
    table: made.table,
    game: order.rulebook,
    keys: [made.key, ...others],
    invite: made.invite,
    watch: made.watch,
    ...(made.code ? { code: made.code } : {}),
    names: [name],
    seen: Date.now(),
    over: false,
    commits: [made.commit],
  });
  go({ page: "table", table: made.table });
}
