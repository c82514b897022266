// The time for a turn, in words.

import { t } from "../texts/texts";

export function clockName(seconds: number | null): string {
  if (seconds === null) return t("clock-none");
  return seconds < 60 ? t("clock-seconds", { seconds }) : t("clock-minutes", { minutes: seconds / 60 });
}
