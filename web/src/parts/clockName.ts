// The time for a turn, in words.

import { DAY_SECONDS } from "../core/setup";
import { t } from "../texts/texts";

export function clockName(seconds: number | null): string {
  if (seconds === null) return t("clock-none");
  if (seconds >= DAY_SECONDS) return t("clock-days", { days: Math.round(seconds / DAY_SECONDS) });
  return seconds < 60 ? t("clock-seconds", { seconds }) : t("clock-minutes", { minutes: seconds / 60 });
}
