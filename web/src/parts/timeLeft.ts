// A long time that is left, or that has passed, in words.

import { DAY_SECONDS } from "../core/setup";
import { t } from "../texts/texts";

export const HOUR = 3_600;

export function timeLeft(seconds: number): string {
  const days = Math.floor(seconds / DAY_SECONDS);
  const hours = Math.floor((seconds % DAY_SECONDS) / HOUR);
  if (days > 0) return t("time-days", { days, hours });
  if (hours > 0) return t("time-hours", { hours });
  return t("clock-minutes", { minutes: Math.max(1, Math.floor(seconds / 60)) });
}
