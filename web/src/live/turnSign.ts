// "Your turn", where one sees it without looking: in the title and the icon of the tab, on the icon of the installed
// page, and as a notification where that was allowed.

import { computed, effect, signal } from "@preact/signals";
import type { GameListed, View } from "../core/wire";
import { pageTitle } from "../parts/title";
import { route } from "../route";
import { t } from "../texts/texts";
import { keptGames } from "./games";
import { standings } from "./person";
import { tellsTurn } from "./settings";

const SITE = "optafel";
const ICON = "./icon.svg";
const ICON_TURN = "./icon-turn.svg";

/** The table that is open here knows it first: whether it waits for who sits here. */
const seen = signal<{ readonly table: string; readonly waits: boolean } | null>(null);

export function sawTable(table: string, view: View): void {
  const mine = view.phase === "playing" && view.turn === view.seat && view.seat !== null;
  seen.value = { table, waits: mine || view.moves.includes("accept") };
}

export function leftTable(): void {
  seen.value = null;
}

export const waitsForMe = (game: GameListed): boolean =>
  game.phase !== "paused" && game.waits_for.some((seat) => game.mine.includes(seat));

/** The tables that wait for this person. */
export const waiting = computed<readonly string[]>(() => {
  const now = seen.value;
  const others = [...standings.value.values()].filter((game) => game.table !== now?.table);
  const there = others.filter(waitsForMe).map((game) => game.table);
  return now?.waits ? [now.table, ...there] : there;
});

function titleNow(): string {
  const page = pageTitle.value;
  const plain = page === SITE || page === "" ? SITE : `${page} · ${SITE}`;
  const here = route.value;
  if (here.page === "table" && waiting.value.includes(here.table)) return `● ${t("turn-title")} · ${plain}`;
  return waiting.value.length > 0 ? `(${waiting.value.length}) ${plain}` : plain;
}

function showBadge(count: number): void {
  const icon = document.querySelector<HTMLLinkElement>("link[rel=icon]");
  const wanted = count > 0 ? ICON_TURN : ICON;
  if (icon && icon.getAttribute("href") !== wanted) icon.href = wanted;
  if ("setAppBadge" in navigator) {
    const shown = count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge();
    shown.catch(() => {}); // only an installed page has an icon of its own
  }
}

async function notify(table: string): Promise<void> {
  if (!tellsTurn.value || document.visibilityState === "visible" || Notification.permission !== "granted")
    return;
  const game = keptGames.value.find((one) => one.table === table);
  const registration = await navigator.serviceWorker?.getRegistration();
  await registration?.showNotification(t("turn-title"), {
    body: game ? `${t(`rulebook-${game.game}`)}: ${game.names.join(", ")}` : "",
    tag: table, // several tabs say it once
    icon: "./icon-192.png",
    data: { table },
  });
}

/** Whether this device can say it at all: only on a secure connection, with a worker. */
export const canNotify = "Notification" in window && "serviceWorker" in navigator;

/** Asked for where it was not decided yet; tells whether it is allowed. */
export async function allowNotifying(): Promise<boolean> {
  return (await Notification.requestPermission()) === "granted";
}

export function keepTurnSign(): void {
  effect(() => {
    document.title = titleNow();
  });
  let before: readonly string[] = [];
  effect(() => {
    const now = waiting.value;
    showBadge(now.length);
    if (canNotify) for (const table of now) if (!before.includes(table)) notify(table).catch(() => {});
    before = now;
  });
}
