// Taking one's name out of all games that this browser knows.

import { useSignal } from "@preact/signals";
import { eraseName } from "../live/seats";
import { playerName } from "../live/settings";
import { t } from "../texts/texts";
import { Button } from "./controls";

export function EraseName() {
  const step = useSignal<"asked" | "sure" | "done" | null>(null);
  const press = async () => {
    if (step.value !== "asked") {
      step.value = "asked";
      return;
    }
    step.value = "sure";
    await eraseName();
    playerName.value = "";
    step.value = "done";
  };
  return (
    <details class="watch-line">
      <summary>{t("erase-name")}</summary>
      <p>{t("erase-name-say")}</p>
      {step.value === "done" ? (
        <p role="status">{t("erase-name-done")}</p>
      ) : (
        <Button icon="trash" disabled={step.value === "sure"} onClick={() => void press()}>
          {step.value === null ? t("erase-name") : t("erase-name-sure")}
        </Button>
      )}
    </details>
  );
}
