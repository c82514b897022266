import { type ReadonlySignal, useSignal, useSignalEffect } from "@preact/signals";
import { announce } from "../live/announce";
import { tick } from "../live/sounds";
import { HOUR, timeLeft } from "../parts/timeLeft";
import { t } from "../texts/texts";

const LAST_SECONDS = 10;
/** Then who cannot see the clock is told what is left. */
const WARNS_AT = [30, LAST_SECONDS];

/** What is left of the turn; the last ten seconds are seen, and heard by whose turn it is. */
export function Clock({ deadline, heard }: { deadline: ReadonlySignal<number | null>; heard: boolean }) {
  const left = useSignal(0);
  useSignalEffect(() => {
    const end = deadline.value;
    if (end === null) return;
    let last = -1;
    const look = () => {
      const seconds = Math.max(0, Math.ceil((end - performance.now()) / 1000));
      if (seconds === last) return;
      if (heard && last >= 0 && seconds <= LAST_SECONDS && seconds > 0) tick(seconds);
      if (heard && WARNS_AT.some((mark) => last > mark && seconds <= mark))
        announce(t("clock-left", { seconds }));
      last = seconds;
      left.value = seconds;
    };
    look();
    const timer = window.setInterval(look, 200);
    return () => clearInterval(timer);
  });
  if (deadline.value === null) return null;
  const long = left.value >= HOUR;
  const minutes = Math.floor(left.value / 60);
  const text = long ? timeLeft(left.value) : `${minutes}:${String(left.value % 60).padStart(2, "0")}`;
  return (
    <span
      class={left.value <= LAST_SECONDS ? "clock short" : "clock"}
      role="timer"
      aria-label={long ? t("clock-left-long", { time: text }) : t("clock-left", { seconds: left.value })}
    >
      {text}
    </span>
  );
}
