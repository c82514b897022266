// The clock as it runs: what is left, what is heard, and a screen that stays on.

import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { announce } from "../live/announce";
import { gong, tick } from "../live/sounds";
import { t } from "../texts/texts";
import { LAST_SECONDS, running, secondsLeft, type TurnClock } from "./clock";

const BUZZ_MS = 400;
const LOOK_MS = 100;

/** Whole seconds left, as they go by. */
export function useLeft(clock: TurnClock | null): number {
  const left = useSignal(0);
  useEffect(() => {
    const look = () => {
      left.value = clock ? secondsLeft(clock, Date.now()) : 0;
    };
    look();
    if (!clock || !running(clock)) return;
    const timer = window.setInterval(look, LOOK_MS);
    return () => clearInterval(timer);
  }, [clock]);
  return left.value;
}

/** The last seconds and the end of a turn are heard whatever part of the page is open. */
export function useSounds(clock: TurnClock | null, left: number): void {
  const before = useRef({ clock, left });
  useEffect(() => {
    const last = before.current;
    before.current = { clock, left };
    if (!clock || clock !== last.clock || left >= last.left) return;
    if (left === 0) {
      gong();
      navigator.vibrate?.(BUZZ_MS);
      announce(t("companion-time-up"));
    } else if (left <= LAST_SECONDS) tick(left);
  }, [clock, left]);
}

/** The screen stays on while the clock runs, where the browser can do that. */
export function useAwake(on: boolean): void {
  useEffect(() => {
    if (!on || !("wakeLock" in navigator)) return;
    let lock: WakeLockSentinel | null = null;
    let over = false;
    const hold = async () => {
      if (over || document.visibilityState !== "visible") return;
      try {
        lock = await navigator.wakeLock.request("screen");
        if (over) await lock.release();
      } catch {
        // A battery that is nearly empty refuses; the clock runs all the same.
      }
    };
    void hold();
    document.addEventListener("visibilitychange", hold);
    return () => {
      over = true;
      document.removeEventListener("visibilitychange", hold);
      void lock?.release();
    };
  }, [on]);
}
