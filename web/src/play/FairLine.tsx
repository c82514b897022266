// What the shuffle is bound to, shown before the first tile is drawn, and what the players add to it.

import { useSignal } from "@preact/signals";
import type { View } from "../core/wire";
import type { KeptGame } from "../live/games";
import type { Session } from "../live/session";
import { CopyLine } from "../parts/CopyLine";
import { Button } from "../parts/controls";
import { writeRoute } from "../route";
import { t } from "../texts/texts";

export function FairLine({
  session,
  view,
  kept,
}: {
  session: Session;
  view: View;
  kept: KeptGame | undefined;
}) {
  if (!view.commit) return null;
  const begun = view.phase !== "waiting";
  const promised = kept?.commits?.includes(view.commit) ?? false;
  return (
    <details class="fair-line">
      <summary>{t("fair-line")}</summary>
      <p>{t(begun ? "fair-line-begun" : "fair-line-waiting")}</p>
      <CopyLine text={view.commit} label={t("fair-line-hash")} copy={t("copy-hash")} />
      {begun && kept && <p class="hint">{t(promised ? "fair-line-seen" : "fair-line-not-seen")}</p>}
      <p class="hint">{t("fair-line-added", { count: view.entropy?.length ?? 0 })}</p>
      {!begun && view.seat !== null && <Stir session={session} />}
      {view.result && view.seat !== null && (
        <a href={writeRoute({ page: "fair", rest: [session.table, view.commit] })}>{t("fair-of-game")}</a>
      )}
    </details>
  );
}

/** Something of one's own for the shuffle. */
function Stir({ session }: { session: Session }) {
  const words = useSignal("");
  const done = useSignal(false);
  return (
    <form
      class="copy-line"
      onSubmit={(event) => {
        event.preventDefault();
        if (words.value.trim() === "") return;
        session.company.stir(words.value.trim());
        done.value = true;
      }}
    >
      <input
        type="text"
        maxLength={64}
        value={words.value}
        aria-label={t("stir-label")}
        placeholder={t("stir-label")}
        onInput={(event) => {
          words.value = event.currentTarget.value;
          done.value = false;
        }}
      />
      <Button type="submit" icon={done.value ? "check" : "shuffle"} disabled={words.value.trim() === ""}>
        {t(done.value ? "stirred" : "stir")}
      </Button>
    </form>
  );
}
