// What can be done in a turn. The one that is due is the one that stands out.

import { useSignal } from "@preact/signals";
import { dueAction } from "../core/due";
import type { Order } from "../core/tile";
import type { View } from "../core/wire";
import type { Session } from "../live/session";
import { shape } from "../live/shape";
import type { Turn } from "../live/turn";
import { Button, IconButton } from "../parts/controls";
import { t } from "../texts/texts";

/** One button where there is room for one: by colour, and by number the next time. */
function SortSwitch({ turn }: { turn: Turn }) {
  const next = useSignal<Order>("colour");
  return (
    <IconButton
      icon={`sort-${next.value}`}
      label={t(`sort-${next.value}`)}
      onClick={() => {
        turn.sort(next.value);
        next.value = next.value === "colour" ? "number" : "colour";
      }}
    />
  );
}

export function Actions({ session, view }: { session: Session; view: View }) {
  const { turn } = session;
  const changed = turn.changed.value;
  const due = dueAction({
    view,
    changed,
    legal: session.ruling.value?.legal ?? null,
    underWay: session.underWay.value,
  });
  const resting = due === "wait";
  const roomy = shape.value === "desk";
  const canDraw = view.moves.includes("draw");
  const steps = turn.stepCount.value;
  return (
    <div class="actions" role="toolbar" aria-label={t("actions")}>
      <div class="tools">
        <IconButton
          icon="back"
          label={t("take-back")}
          aria-keyshortcuts="Z"
          disabled={!turn.open.value || steps === 0}
          onClick={turn.takeBack}
        />
        <IconButton
          icon="reset"
          label={t("reset-turn")}
          disabled={!turn.open.value || steps === 0}
          onClick={turn.reset}
        />
        {roomy ? (
          <>
            <IconButton icon="sort-colour" label={t("sort-colour")} onClick={() => turn.sort("colour")} />
            <IconButton icon="sort-number" label={t("sort-number")} onClick={() => turn.sort("number")} />
          </>
        ) : (
          <SortSwitch turn={turn} />
        )}
      </div>
      <div class="deeds">
        {canDraw || !view.moves.includes("pass") ? (
          <Button
            icon="draw"
            kind={due === "draw" ? "due" : "plain"}
            disabled={resting || changed || !canDraw}
            data-pot={roomy ? undefined : ""}
            onClick={() => session.move({ draw: 0 })}
          >
            {roomy ? t("draw") : t("draw-short")}
            {!roomy && (
              <>
                <small aria-hidden="true">{view.pot}</small>
                <span class="unseen"> {t("pot-left", { count: view.pot })}</span>
              </>
            )}
          </Button>
        ) : (
          <Button
            icon="pass"
            kind={due === "pass" ? "due" : "plain"}
            disabled={resting || changed}
            onClick={() => session.move({ pass: true })}
          >
            {t("pass")}
          </Button>
        )}
        <Button
          icon="check"
          kind={due === "end" ? "due" : "plain"}
          disabled={resting || !changed}
          aria-keyshortcuts="Control+Enter"
          onClick={session.endTurn}
        >
          {roomy ? t("end-turn") : t("end-turn-short")}
        </Button>
      </div>
    </div>
  );
}
