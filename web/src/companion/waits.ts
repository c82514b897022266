// A question that only the dictionary or the referee can answer. Where neither can be reached it waits, and is put again
// when the network is back.

import { type Signal, useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { Refused, whyNot } from "../live/api";
import { t } from "../texts/texts";

const AGAIN_MS = 4000;

export interface Waits {
  /** Why there is no answer; it waits, or was refused. */
  readonly trouble: Signal<string | null>;
  /** Put a question in the place of the one before. */
  readonly put: (question: () => Promise<void>) => void;
  /** What was asked is not wanted any more. */
  readonly drop: () => void;
}

export function useWaits(): Waits {
  const trouble = useSignal<string | null>(null);
  const waiting = useRef<{ again: () => void; timer: number } | null>(null);
  const drop = () => {
    clearTimeout(waiting.current?.timer);
    waiting.current = null;
    trouble.value = null;
  };
  const put = (question: () => Promise<void>) => {
    clearTimeout(waiting.current?.timer);
    const mine = { again: () => void attempt(), timer: 0 };
    waiting.current = mine;
    const attempt = async () => {
      clearTimeout(mine.timer);
      try {
        await question();
        if (waiting.current === mine) drop();
      } catch (error) {
        if (waiting.current !== mine) return;
        const away = error instanceof Refused && error.code === "offline";
        trouble.value = away ? t("companion-waits") : whyNot(error);
        if (away) mine.timer = window.setTimeout(mine.again, AGAIN_MS);
      }
    };
    mine.again();
  };
  useEffect(() => {
    const back = () => waiting.current?.again();
    window.addEventListener("online", back);
    return () => {
      window.removeEventListener("online", back);
      clearTimeout(waiting.current?.timer);
      waiting.current = null;
    };
  }, []);
  return { trouble, put, drop };
}
