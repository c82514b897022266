// From turn to turn: a slider, two buttons, and the arrow keys anywhere on the page.

import { useEffect } from "preact/hooks";
import { IconButton } from "../parts/controls";
import { t } from "../texts/texts";

export function Steps({
  at,
  count,
  said,
  onStep,
}: {
  at: number;
  count: number;
  /** The turn in words, for those who do not see the slider. */
  said: string;
  onStep: (at: number) => void;
}) {
  const step = (to: number) => onStep(Math.max(0, Math.min(count - 1, to)));
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const target = event.target;
      if (target instanceof HTMLElement && target.closest("input, textarea, select, dialog")) return;
      const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
      if (by === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      step(at + by);
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  });
  return (
    <div class="review-steps">
      <IconButton icon="left" label={t("review-previous")} disabled={at === 0} onClick={() => step(at - 1)} />
      <input
        type="range"
        min={0}
        max={count - 1}
        value={at}
        aria-label={t("review-turn-of", { turn: at + 1, turns: count })}
        aria-valuetext={said}
        onInput={(event) => step(Number(event.currentTarget.value))}
      />
      <IconButton
        icon="right"
        label={t("review-next")}
        disabled={at === count - 1}
        onClick={() => step(at + 1)}
      />
      <p class="review-where">{t("review-turn-of", { turn: at + 1, turns: count })}</p>
    </div>
  );
}
