// The running clock in the corner, while something else is looked at.

import { t } from "../texts/texts";
import { faceOf, LAST_SECONDS, running } from "./clock";
import type { Desk } from "./desk";
import { useAwake, useLeft, useSounds } from "./ticking";
import { clockOf } from "./turnClock";
import { whoseTurn } from "./turnOrder";
import { namesOf } from "./written";

export function SmallClock({ desk, shown }: { desk: Desk; shown: boolean }) {
  const { rulebook } = desk.session.value;
  const clock = clockOf(rulebook).value;
  const left = useLeft(clock);
  useSounds(clock, left);
  const runs = clock !== null && running(clock);
  useAwake(runs);
  if (!shown || !runs) return null;
  const names = namesOf(desk.session.value);
  return (
    <a
      class={left <= LAST_SECONDS ? "small-clock short" : "small-clock"}
      href={`#/companion/${rulebook}/clock`}
    >
      <span class="unseen">{t("companion-tab-clock")}: </span>
      <span>{names[whoseTurn(desk)]}</span> <b>{faceOf(left)}</b>
    </a>
  );
}
