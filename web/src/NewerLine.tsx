// Says that there is a newer page, and takes it up when the player likes.

import { useSignal } from "@preact/signals";
import { newer, takeUp } from "./live/shell";
import { Button, IconButton } from "./parts/controls";
import { t } from "./texts/texts";

export function NewerLine() {
  const later = useSignal(false);
  return (
    <div role="status" class="newer">
      {newer.value && !later.value && (
        <div class="newer-line">
          <p>{t("newer-page")}</p>
          <Button kind="due" icon="again" onClick={takeUp}>
            {t("newer-take")}
          </Button>
          <IconButton
            icon="close"
            label={t("newer-later")}
            onClick={() => {
              later.value = true;
            }}
          />
        </div>
      )}
    </div>
  );
}
