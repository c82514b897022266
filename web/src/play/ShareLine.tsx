// What lies before this seat, to send on: fetched only when somebody opens it.

import { useSignal } from "@preact/signals";
import type { ComponentType } from "preact";
import type { View } from "../core/wire";
import type { ShareProps } from "../review/Share";
import { learn, t } from "../texts/texts";

export function ShareLine({ view }: { view: View }) {
  const Share = useSignal<ComponentType<ShareProps> | null>(null);
  const missing = useSignal(false);
  const load = async () => {
    missing.value = false;
    try {
      const [loaded] = await Promise.all([import("../review/Share"), learn("review")]);
      Share.value = loaded.Share;
    } catch {
      missing.value = true;
    }
  };
  // The link leads to the best play too: not while a table plays without hints.
  const linked = view.hints !== false || view.phase === "over";
  const Loaded = Share.value;
  const position = view.position;
  return (
    <details
      class="watch-line"
      onToggle={(event) => {
        if (event.currentTarget.open && !Loaded) void load();
      }}
    >
      <summary>{t("share-line")}</summary>
      {missing.value && <p role="alert">{t("offline-now")}</p>}
      {Loaded && position !== undefined && (
        <Loaded
          position={{ position }}
          rest={[position]}
          play=""
          caption={t(`rulebook-${view.game}`)}
          live={{ linked }}
        />
      )}
    </details>
  );
}
