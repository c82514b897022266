// Help when it is asked for, a step further each time.

import type { Session } from "../live/session";
import { IconButton } from "../parts/controls";
import { t } from "../texts/texts";

export function HintButton({ session }: { session: Session }) {
  const { hints } = session;
  if (session.view.value?.hints === false) return null;
  return (
    <IconButton
      icon="bulb"
      label={t(hints.told.value ? "hint-more" : "hint")}
      disabled={!session.mine.value || session.underWay.value || hints.asked.value}
      onClick={hints.ask}
    />
  );
}
