// The last tile of the pot is drawn: said by hand, for only the players see the pot.

import { Button } from "../parts/controls";
import { t } from "../texts/texts";
import type { Game } from "./session";

export function PotButton({ game, change }: { game: Game; change: (part: Partial<Game>) => void }) {
  const empty = game.pot_empty !== null;
  return (
    <Button
      aria-pressed={empty}
      icon={empty ? "check" : "draw"}
      onClick={() => change({ pot_empty: empty ? null : game.turns.length })}
    >
      {t(empty ? "companion-pot-is-empty" : "companion-pot-empty")}
    </Button>
  );
}
