// What can be done in a turn at the crossword.

import { useLayoutEffect } from "preact/hooks";
import type { View } from "../core/wire";
import { announce } from "../live/announce";
import type { Session } from "../live/session";
import { Button, IconButton } from "../parts/controls";
import { HintButton } from "../play/HintButton";
import { EndTurn } from "../play/TurnButtons";
import { t } from "../texts/texts";

/** Choosing what to exchange: a tap on a tile marks it. */
function Giving({ session, giving }: { session: Session; giving: ReadonlySet<number> }) {
  const faces = session.turn.known.value.faces;
  // What is asked now is chosen on the rack: the focus goes there at once, over no other place.
  useLayoutEffect(() => {
    document.querySelector<HTMLElement>(".rack [tabindex='0']")?.focus({ preventScroll: true });
    announce(t("exchange-say", { count: 0 }));
  }, []);
  return (
    <div class="actions" role="toolbar" aria-label={t("actions")}>
      <p class="piles-say">{t("exchange-say", { count: giving.size })}</p>
      <div class="deeds">
        <Button
          icon="close"
          onClick={() => {
            session.giving.value = null;
          }}
        >
          {t("exchange-not")}
        </Button>
        <Button
          icon="check"
          kind={giving.size > 0 ? "due" : "plain"}
          disabled={giving.size === 0}
          onClick={() => session.move({ exchange: [...giving].map((tile) => faces.get(tile)).join(" ") })}
        >
          {t("exchange")}
        </Button>
      </div>
    </div>
  );
}

export function BoardActions({ session, view }: { session: Session; view: View }) {
  const { board, turn } = session;
  const giving = session.giving.value;
  if (giving) return <Giving session={session} giving={giving} />;
  const resting = !session.mine.value || session.underWay.value;
  const laid = board.laid.value.size > 0;
  const legal = board.ruling.value?.legal === true;
  return (
    <div class="actions" role="toolbar" aria-label={t("actions")}>
      <div class="tools">
        <IconButton icon="reset" label={t("recall")} disabled={!laid} onClick={board.recall} />
        <IconButton icon="sort-letter" label={t("sort-letter")} onClick={() => turn.sort("letter")} />
        <IconButton icon="shuffle" label={t("shuffle")} onClick={turn.shuffle} />
        <HintButton session={session} />
        <IconButton
          icon="exchange"
          label={t("exchange-tiles")}
          disabled={resting || !view.moves.includes("exchange")}
          onClick={() => {
            board.recall();
            session.giving.value = new Set();
          }}
        />
      </div>
      <div class="deeds">
        <Button
          icon="pass"
          kind={session.hints.told.value?.move === "pass" ? "due" : "plain"}
          disabled={resting || laid || !view.moves.includes("pass")}
          onClick={() => session.move({ pass: true })}
        >
          {t("pass")}
        </Button>
        <EndTurn session={session} due={laid && legal} disabled={resting || !laid} />
      </div>
    </div>
  );
}
