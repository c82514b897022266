// The page is kept on this device, so that it opens without a connection too; and it notices when the server has a
// newer page than this one.

import { signal } from "@preact/signals";

/** What every answer of the server says: which page it was built with. */
export const BUILD_HEADER = "Optafel-Build";
const TRIED = "optafel.tried-build";

const own = document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content ?? "";

/** Another page than this one is there to be taken up. */
export const newer = signal(false);
let wanted = "";

/** A page that was taken up already and did not come: two servers may have two pages while they are renewed. */
function tried(): string | null {
  try {
    return sessionStorage.getItem(TRIED);
  } catch {
    return null;
  }
}

export function heardBuild(build: string | null): void {
  if (own === "" || !build || build === own || build === tried()) return;
  wanted = build;
  newer.value = true;
}

/** Load the page anew. What was laid or typed at a table is kept, here and by the server. */
export function takeUp(): void {
  try {
    sessionStorage.setItem(TRIED, wanted);
  } catch {
    // A browser that keeps nothing: it may ask once more than needed.
  }
  location.reload();
}

/** Ask whether there is a newer page, and have it fetched in the background. */
export function lookForNewer(): void {
  if (own === "") return;
  fetch("/api/health").then(
    (answer) => heardBuild(answer.headers.get(BUILD_HEADER)),
    () => {},
  );
  navigator.serviceWorker
    ?.getRegistration()
    .then((found) => found?.update())
    .catch(() => {});
}

export function keepShell(): void {
  if (!import.meta.env.PROD) return;
  // A part of this page that the server no longer has.
  window.addEventListener("vite:preloadError", lookForNewer);
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") lookForNewer();
  });
  // On the way to another page nothing is in anybody's hand.
  window.addEventListener("hashchange", () => {
    if (newer.value) takeUp();
  });
  if (!("serviceWorker" in navigator)) return;
  navigator.serviceWorker.addEventListener(
    "message",
    ({ data }: MessageEvent<{ build?: string; goes?: string }>) => {
      heardBuild(data?.build ?? null);
      // Who tapped a notification is brought to its table.
      if (data?.goes?.startsWith("#/table/")) location.hash = data.goes;
    },
  );
  // After everything that the player waits for.
  window.addEventListener("load", () => {
    navigator.serviceWorker.register("./worker.js").catch(() => {
      // A private window, or no secure connection: the page works without.
    });
  });
}
