// Several people on one device: the next one takes it before the rack is shown.

import { useLayoutEffect, useRef } from "preact/hooks";
import type { View } from "../core/wire";
import type { Session } from "../live/session";
import { Avatar } from "../parts/Avatar";
import { Button } from "../parts/controls";
import { LiveRegion } from "../parts/LiveRegion";
import { t } from "../texts/texts";

/** A dialog: the table behind it cannot be reached nor read, and it does not go away by itself. */
export function HandOver({ session, view, seat }: { session: Session; view: View; seat: number }) {
  const ref = useRef<HTMLDialogElement>(null);
  const name = view.seats[seat]?.name ?? "";
  // At once: what is said together with it is then heard here, and not behind it too.
  useLayoutEffect(() => {
    ref.current?.showModal();
  }, []);
  return (
    <dialog
      class="hand-over"
      ref={ref}
      aria-labelledby="hand-over-title"
      onKeyDown={(event) => {
        event.stopPropagation();
        if (event.key === "Escape") event.preventDefault();
      }}
      onCancel={(event) => event.preventDefault()}
    >
      <div class="card">
        <Avatar name={name} />
        <h1 id="hand-over-title">{t("hand-over", { name })}</h1>
        <p>{t("hand-over-say")}</p>
        <Button icon="check" kind="due" onClick={() => session.sitAs(seat)}>
          {t("hand-over-ready", { name })}
        </Button>
      </div>
      <LiveRegion justNow />
    </dialog>
  );
}
