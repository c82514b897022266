// Where one is. Everything is after the `#`: an invite is a secret, and what stands there reaches no server's log.

import { signal } from "@preact/signals";
import { isOwnPage, type OwnPage } from "./pages";

export type Route =
  | { readonly page: "home" }
  | { readonly page: "setup"; readonly rulebook: string }
  | { readonly page: "join"; readonly table: string; readonly invite: string }
  | { readonly page: "watch"; readonly table: string; readonly watch: string }
  | { readonly page: "table"; readonly table: string }
  | { readonly page: OwnPage; readonly rest: readonly string[] };

export function readRoute(hash: string): Route {
  const [page = "", ...rest] = hash.replace(/^#\/?/, "").split("/").map(decoded);
  const [first, second] = rest;
  if (page === "new" && first) return { page: "setup", rulebook: first };
  if (page === "join" && first && second) return { page: "join", table: first, invite: second };
  if (page === "watch" && first && second) return { page: "watch", table: first, watch: second };
  if (page === "table" && first) return { page: "table", table: first };
  return isOwnPage(page) ? { page, rest } : { page: "home" };
}

/** A link that was cut off in the middle of an escape is read as it stands. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export function writeRoute(route: Route): string {
  const enc = encodeURIComponent;
  switch (route.page) {
    case "home":
      return "#/";
    case "setup":
      return `#/new/${enc(route.rulebook)}`;
    case "join":
      return `#/join/${enc(route.table)}/${enc(route.invite)}`;
    case "watch":
      return `#/watch/${enc(route.table)}/${enc(route.watch)}`;
    case "table":
      return `#/table/${enc(route.table)}`;
    default:
      return `#/${[route.page, ...route.rest].map(enc).join("/")}`;
  }
}

export const route = signal<Route>(readRoute(location.hash));
window.addEventListener("hashchange", () => {
  route.value = readRoute(location.hash);
});

export function go(to: Route): void {
  location.hash = writeRoute(to);
}

/** Go there without leaving the way back: an invite that was taken up is not asked again. */
export function replaceWith(to: Route): void {
  history.replaceState(null, "", writeRoute(to));
  route.value = to;
}

/** The address that other devices open, where this page's own is only good on this machine. */
export const outside = signal<string | null>(null);

/** A link for somebody else, or for another device. */
export function linkTo(to: Route): string {
  return new URL(writeRoute(to), outside.value ?? location.href).href;
}

export function watchLink(table: string, watch: string): string {
  return linkTo({ page: "watch", table, watch });
}

export function inviteLink(table: string, invite: string): string {
  return linkTo({ page: "join", table, invite });
}
