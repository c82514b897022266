// A step back, or everything as it lay: at every table where a turn is only tried.

import type { ComponentChildren } from "preact";
import type { Practice } from "../live/practice";
import { IconButton } from "../parts/controls";
import { t } from "../texts/texts";

export function TryTools({ practice, children }: { practice: Practice; children?: ComponentChildren }) {
  return (
    <div class="practice-tools">
      <IconButton
        icon="back"
        label={t("take-back")}
        disabled={!practice.changed.value}
        onClick={practice.takeBack}
      />
      <IconButton
        icon="reset"
        label={t("learn-start-again")}
        disabled={!practice.changed.value}
        onClick={practice.reset}
      />
      {children}
    </div>
  );
}
