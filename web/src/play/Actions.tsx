// What can be done in a turn. The one that is due is the one that stands out.

import { useSignal } from "@preact/signals";
import { dueAction } from "../core/due";
import type { Order } from "../core/tile";
import type { View } from "../core/wire";
import { JokerLetter } from "../letters/JokerLetter";
import type { Session } from "../live/session";
import { shape } from "../live/shape";
import type { Turn } from "../live/turn";
import { Button, IconButton, restful } from "../parts/controls";
import { t } from "../texts/texts";
import { partsOf } from "./families";
import { HintButton } from "./HintButton";
import { EndTurn, TakeBack } from "./TurnButtons";

/** One button where there is room for one: by colour, and by number the next time. */
export function SortSwitch({ turn, orders }: { turn: Turn; orders: readonly Order[] }) {
  const at = useSignal(0);
  const next = orders[at.value % orders.length] ?? "colour";
  return (
    <IconButton
      icon={`sort-${next}`}
      label={t(`sort-${next}`)}
      onClick={() => {
        turn.sort(next);
        at.value++;
      }}
    />
  );
}

/** A play that is not checked by the referee: the others let it stand or doubt it. */
function Doubt({ session }: { session: Session }) {
  return (
    <div class="actions" role="toolbar" aria-label={t("actions")}>
      <div class="deeds">
        <Button kind="plain" onClick={() => session.move({ challenge: true })}>
          {t("challenge")}
        </Button>
        <Button icon="check" kind="due" onClick={() => session.move({ accept: true })}>
          {t("accept")}
        </Button>
      </div>
    </div>
  );
}

/** An open pot: who draws chooses from the tops of its piles. */
function Piles({
  session,
  view,
  piles,
}: {
  session: Session;
  view: View;
  piles: readonly (string | null)[];
}) {
  const { Face, spoken } = partsOf(view.family);
  const taking = view.moves.includes("take");
  return (
    <div class="actions" role="toolbar" aria-label={t("actions")}>
      <p class="piles-say">{t(taking ? "piles-take" : "piles-draw")}</p>
      <div class="piles">
        {piles.map((top, at) => (
          <button
            key={at}
            type="button"
            class="pile"
            aria-label={top === null ? t("pile-empty") : t("pile-top", { tile: spoken(top) })}
            {...restful({
              disabled: top === null || session.underWay.value,
              onClick: () => session.move(taking ? { take: at } : { draw: at }),
            })}
          >
            <span class="tile">{top !== null && <Face face={top} />}</span>
          </button>
        ))}
      </div>
      {!taking && <HintButton session={session} />}
    </div>
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
    canLay: session.hints.canLay.value,
  });
  const resting = due === "wait";
  const roomy = shape.value === "desk";
  const canDraw = view.moves.includes("draw");
  const steps = turn.stepCount.value;
  const { orders } = partsOf(view.family);
  const sayTakeBack = () => {
    session.notice.value = { said: [t("take-back-first")] };
  };
  if (view.moves.includes("accept")) return <Doubt session={session} />;
  if (view.piles && (view.moves.includes("take") || (canDraw && !changed))) {
    return <Piles session={session} view={view} piles={view.piles} />;
  }
  return (
    <div class="actions" role="toolbar" aria-label={t("actions")}>
      <div class="tools">
        <TakeBack turn={turn} />
        <IconButton
          icon="reset"
          label={t("reset-turn")}
          disabled={!turn.open.value || steps === 0}
          onClick={turn.reset}
        />
        {roomy ? (
          orders.map((order) => (
            <IconButton
              key={order}
              icon={`sort-${order}`}
              label={t(`sort-${order}`)}
              onClick={() => turn.sort(order)}
            />
          ))
        ) : (
          <SortSwitch turn={turn} orders={orders} />
        )}
        <JokerLetter session={session} view={view} />
        <HintButton session={session} />
      </div>
      <div class="deeds">
        {canDraw || !view.moves.includes("pass") ? (
          <Button
            icon="draw"
            kind={due === "draw" ? "due" : "plain"}
            disabled={resting || changed || !canDraw}
            sayWhyNot={changed ? sayTakeBack : undefined}
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
            sayWhyNot={changed ? sayTakeBack : undefined}
            onClick={() => session.move({ pass: true })}
          >
            {t("pass")}
          </Button>
        )}
        <EndTurn session={session} due={due === "end"} disabled={resting || !changed} />
      </div>
    </div>
  );
}
