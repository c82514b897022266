// Two buttons that every game's row of actions has: a step back, and the end of the turn.

import type { Session } from "../live/session";
import { shape } from "../live/shape";
import type { Turn } from "../live/turn";
import { Button, IconButton } from "../parts/controls";
import { t } from "../texts/texts";

export function TakeBack({ turn }: { turn: Turn }) {
  return (
    <IconButton
      icon="back"
      label={t("take-back")}
      aria-keyshortcuts="Z"
      disabled={!turn.open.value || turn.stepCount.value === 0}
      onClick={turn.takeBack}
    />
  );
}

export function EndTurn({ session, due, disabled }: { session: Session; due: boolean; disabled: boolean }) {
  return (
    <Button
      icon="check"
      kind={due ? "due" : "plain"}
      disabled={disabled}
      aria-keyshortcuts="Control+Enter"
      onClick={session.endTurn}
    >
      {shape.value === "desk" ? t("end-turn") : t("end-turn-short")}
    </Button>
  );
}
