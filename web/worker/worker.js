// Keeps the shell of the page, so that it opens without a connection and says what is missing. What the server says
// about games is never kept: it would be old news. What the rulebooks say is, once it was read. The build writes above
// this line what the SHELL is, and the name of the BUILD.
/* global SHELL, BUILD */

const NAME = `shell-${BUILD}`;
const BOOKS = `books-${BUILD}`;
/** Where a shell is gathered: under its own name it is offered only when it is whole. */
const GATHERED = `gathered-${BUILD}`;
/** Lessons are the same for everybody, as long as the page is the same. */
const LESSON = /^api\/rulebooks\/[^/]+\/examples$/;
/** A connection that does not answer for so long is as good as none. */
const PATIENCE_MS = 4000;
/** So often a file of the shell is asked for. */
const TRIES = 4;
/** The shell before this one stays: a page that is still open may yet ask for a part of it. */
const KEPT = 2;

self.addEventListener("install", (event) => {
  event.waitUntil(
    gather()
      .then(readAgain)
      .then(() => self.skipWaiting()),
  );
});

/** The shell, file by file: a server that is busy may drop one of two hundred, which is then asked for again. */
async function gather() {
  const cache = await caches.open(GATHERED);
  let lacking = SHELL;
  for (let tries = TRIES; lacking.length > 0; tries--) {
    const came = await Promise.allSettled(lacking.map((path) => cache.add(path)));
    lacking = lacking.filter((_, at) => came[at].status === "rejected");
    if (lacking.length > 0 && tries === 1) throw new Error(`the server does not give ${lacking[0]}`);
  }
}

/** The lessons that were read with an older page, as this page's server tells them; those that do not come are left. */
async function readAgain() {
  const older = (await caches.keys()).filter((name) => name.startsWith("books-") && name !== BOOKS);
  const known = await Promise.all(older.map(async (name) => (await caches.open(name)).keys()));
  const books = await caches.open(BOOKS);
  await Promise.allSettled(known.flat().map(({ url }) => books.add(url)));
}

self.addEventListener("activate", (event) => {
  event.waitUntil(
    offered()
      .then(tidied)
      .then(() => self.clients.claim())
      .then(tellBuild),
  );
});

/** The whole shell under its name. Nothing is asked of this worker before that is done. */
async function offered() {
  const [gathered, shell] = [await caches.open(GATHERED), await caches.open(NAME)];
  for (const request of await gathered.keys()) await shell.put(request, await gathered.match(request));
  await caches.delete(GATHERED);
}

async function tidied() {
  const names = await caches.keys();
  const shells = names.filter((name) => name.startsWith("shell-") && name !== NAME);
  const books = names.filter((name) => name.startsWith("books-") && name !== BOOKS);
  const halves = names.filter((name) => name.startsWith("gathered-"));
  const old = [...shells.slice(0, -(KEPT - 1)), ...books, ...halves];
  await Promise.all(old.map((name) => caches.delete(name)));
}

/** A page that is older than this worker says so to whoever sits before it. */
async function tellBuild() {
  const pages = await self.clients.matchAll({ type: "window" });
  for (const page of pages) page.postMessage({ build: BUILD });
}

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

/** A lesson as the server tells it now; where it does not answer, as it was read. What was never read is waited for. */
async function lesson(request) {
  const books = await caches.open(BOOKS);
  const kept = await books.match(request);
  try {
    const answer = await fetch(request, kept ? { signal: AbortSignal.timeout(PATIENCE_MS) } : {});
    if (answer.ok) await books.put(request, answer.clone());
    return answer;
  } catch (failure) {
    if (kept) return kept;
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
  if (request.mode === "navigate" && !/^(api|docs)(\/|$)/.test(path)) event.respondWith(newest(request));
  else if (path.startsWith("assets/")) event.respondWith(keptFirst(request));
  else if (LESSON.test(path)) event.respondWith(lesson(request));
});

/** Who is told that it is their turn is brought to the table: in a page that is open, or in a new one. */
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const table = `./#/table/${encodeURIComponent(event.notification.data?.table ?? "")}`;
  event.waitUntil(
    self.clients.matchAll({ type: "window" }).then(async (pages) => {
      const page = pages.find((one) => one.url.includes(table.slice(1))) ?? pages[0];
      if (!page) return self.clients.openWindow(table);
      page.postMessage({ goes: table.slice(2) });
      return page.focus();
    }),
  );
});
