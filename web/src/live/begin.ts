// From a set-up to a seat at a table.

import { orderOf, type Setup } from "../core/setup";
import type { Rulebook } from "../core/wire";
import { go } from "../route";
import { t } from "../texts/texts";
import { makeTable } from "./api";
import { keepGame } from "./games";
import { playerName } from "./settings";

export async function begin(rulebook: Rulebook, setup: Setup): Promise<void> {
  const name = playerName.value.trim() || t("me");
  const made = await makeTable(orderOf(setup, rulebook, name));
  const others = Object.values(made.keys ?? {}).filter((key) => key !== made.key);
  keepGame({
    table: made.table,
    game: rulebook.id,
    keys: [made.key, ...others],
    invite: made.invite,
    watch: made.watch,
    names: [name],
    seen: Date.now(),
    over: false,
    commits: [made.commit],
  });
  go({ page: "table", table: made.table });
}
