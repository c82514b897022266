// Whoever plays here: their other devices, their games, and all that is kept of them. No account, no password.

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { isKey } from "../core/handOver";
import type { OwnPageProps } from "../pages";
import { OwnHead } from "../parts/OwnHead";
import { replaceWith } from "../route";
import { t } from "../texts/texts";
import { HandOverCard } from "./HandOver";
import { KeptCard } from "./Kept";
import { TakeUp, TypeWords } from "./TakeUp";

export default function MePage({ rest }: OwnPageProps) {
  const [said] = rest;
  const handed = useSignal<string | null>(null);
  const cutOff = useSignal(false);
  useEffect(() => {
    if (said === undefined) return;
    if (isKey(said)) handed.value = said;
    cutOff.value = !isKey(said);
    replaceWith({ page: "me", rest: [] }); // the key stays in no address bar and no history
  }, [said, handed, cutOff]);
  return (
    <main class="page me">
      <OwnHead title={t("go-me")} />
      {cutOff.value && (
        <p class="notice" role="alert">
          {t("me-cut-off")}
        </p>
      )}
      {handed.value ? (
        <TakeUp handed={handed.value} />
      ) : (
        <>
          <HandOverCard />
          <TypeWords
            onKey={(key) => {
              handed.value = key;
            }}
          />
          <KeptCard />
        </>
      )}
    </main>
  );
}
