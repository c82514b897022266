// What a person chooses once: name, language, light or dark, sound, explanations.

import { effect, type Signal, signal } from "@preact/signals";
import { isText, isYesNo, keep, recall, takes } from "./keep";

export const THEMES = ["auto", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];
const isTheme = (value: unknown): value is Theme => THEMES.some((theme) => theme === value);

function kept<T>(name: string, fits: (value: unknown) => value is T, otherwise: T): Signal<T> {
  const setting = signal<T>(recall(name, fits) ?? otherwise);
  let known = setting.value;
  // Only what is chosen is kept: what nobody chose must not win over what was chosen on another device.
  effect(() => {
    if (setting.value === known) return;
    known = setting.value;
    keep(name, known);
  });
  takes(name, fits, (value) => {
    known = value;
    setting.value = value;
  });
  return setting;
}

export const playerName = kept<string>("name", isText, "");
export const theme = kept<Theme>("theme", isTheme, "auto");
export const soundOn = kept<boolean>("sound", isYesNo, true);
/** Whether tiles are drawn as large as the screen allows, for who sees them badly. */
export const largeTiles = kept<boolean>("large", isYesNo, false);
/** Whether this device says when it is one's turn. */
export const tellsTurn = kept<boolean>("tells-turn", isYesNo, false);
/** Whether the first games explain themselves, a line at a time. */
export const explains = kept<boolean>("explains", isYesNo, true);

effect(() => {
  document.documentElement.dataset.theme = theme.value;
  document.documentElement.dataset.large = `${largeTiles.value}`;
});

const calm = window.matchMedia("(prefers-reduced-motion: reduce)");
export const reducedMotion = signal(calm.matches);
calm.addEventListener("change", () => {
  reducedMotion.value = calm.matches;
});
