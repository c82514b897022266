// Keeps the shell of the page, so that it opens without a connection and says what is missing. What the server says
// about games is never kept: it would be old news. The build writes above this line what the SHELL is.
/* global SHELL */

const NAME = `shell-${fingerprint(SHELL.join(" "))}`;
/** A connection that does not answer for so long is as good as none. */
const PATIENCE_MS = 4000;
/** The shell before this one stays: a page that is still open may yet ask for a part of it. */
const KEPT = 2;

self.addEventListener("install", (event) => {
  const filled = caches.open(NAME).then((cache) => cache.addAll(SHELL));
  event.waitUntil(filled.then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  const tidied = caches.keys().then((names) => {
    const others = names.filter((name) => name.startsWith("shell-") && name !== NAME);
    return Promise.all(others.slice(0, -(KEPT - 1)).map((name) => caches.delete(name)));
  });
  event.waitUntil(tidied.then(() => self.clients.claim()));
});

/** The page as the server has it now; where it does not answer, as it was kept. */
async function newest(request) {
  const kept = () => caches.match("./", { cacheName: NAME });
  try {
    const answer = await fetch(request, { signal: AbortSignal.timeout(PATIENCE_MS) });
    return answer.status < 500 ? answer : ((await kept()) ?? answer);
  } catch (failure) {
    const shell = await kept();
    if (shell) return shell;
    throw failure;
  }
}

/** What has its content in its name is the same for ever. */
async function keptFirst(request) {
  return (await caches.match(request)) ?? fetch(request);
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const address = new URL(request.url);
  if (request.method !== "GET" || address.origin !== self.location.origin) return;
  const path = address.pathname.slice(new URL("./", self.location.href).pathname.length);
  if (request.mode === "navigate" && !path.startsWith("api/")) event.respondWith(newest(request));
  else if (path.startsWith("assets/")) event.respondWith(keptFirst(request));
});

/** A short name for a list (FNV-1a): another build has other names in it. */
function fingerprint(text) {
  let hash = 0x811c9dc5;
  for (const sign of text) hash = Math.imul(hash ^ sign.codePointAt(0), 0x01000193) >>> 0;
  return hash.toString(36);
}
