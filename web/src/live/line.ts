// The line to the server: one WebSocket that comes back by itself.

import { type ReadonlySignal, signal } from "@preact/signals";
import { changed } from "../core/change";
import { isFromServer, parsed } from "../core/check";
import { retryDelay } from "../core/outbox";
import type { FromServer, ToServer, View } from "../core/wire";
import { misread } from "./api";
import { lookForNewer } from "./shell";

export type LineState = "connecting" | "open" | "lost";
export interface Line {
  readonly state: ReadonlySignal<LineState>;
  /** Whether it went out; what did not is sent again by who sent it, when the line is back. */
  readonly send: (message: ToServer) => boolean;
  readonly close: () => void;
}

/** How a session gets its line: what it does when the line is there, and what it hears. */
export type OpenLine = (opened: () => void, hear: (message: FromServer) => void) => Line;

/** What cannot be read is shown as the error that it is. */
function misreadMessage(): FromServer {
  const { code, message } = misread();
  return { type: "error", code, message, pieces: [message] };
}

const PING_EVERY_MS = 12_000;
const SILENCE_MAX_MS = 30_000;

export function openLine(path: string, opened: () => void, hear: (message: FromServer) => void): Line {
  const state = signal<LineState>("connecting");
  let socket: WebSocket | null = null;
  let attempt = 0;
  let retry = 0;
  let heard = 0;
  let closed = false;
  /** The view that this connection was sent last: changes rest on it. */
  let shown: { readonly version: number; readonly view: View } | null = null;

  /** A change is heard as the view that it makes; where one was missed, the whole is asked for. */
  const take = (message: FromServer): void => {
    if (message.type === "view") shown = { version: message.version ?? 0, view: message.view };
    if (message.type !== "change") {
      hear(message);
      return;
    }
    const { since, version } = message;
    const view = shown?.version === since ? changed(shown.view, message) : null;
    if (view) take({ type: "view", version, view });
    else socket?.send(JSON.stringify({ type: "look" } satisfies ToServer));
  };

  const lost = () => {
    socket = null;
    if (closed) return;
    state.value = "lost";
    clearTimeout(retry);
    retry = window.setTimeout(connect, retryDelay(attempt++, Math.random()));
  };

  function connect(): void {
    clearTimeout(retry);
    if (closed || socket) return;
    const address = new URL(path, location.href);
    address.protocol = address.protocol === "https:" ? "wss:" : "ws:";
    const mine = new WebSocket(address);
    socket = mine;
    shown = null;
    mine.onopen = () => {
      // Who was away may come back to a server that has a newer page.
      if (attempt > 0) lookForNewer();
      attempt = 0;
      heard = Date.now();
      state.value = "open";
      opened();
    };
    mine.onmessage = (event) => {
      heard = Date.now();
      const said = parsed(String(event.data));
      take(isFromServer(said) ? said : misreadMessage());
    };
    mine.onclose = () => {
      if (socket === mine) lost();
    };
  }

  const drop = () => {
    const mine = socket;
    if (!mine) return;
    // A dead line may take minutes to say so: let go of it now and listen to its successor only.
    lost();
    mine.close();
  };
  const beat = window.setInterval(() => {
    if (state.value !== "open") return;
    if (Date.now() - heard > SILENCE_MAX_MS) drop();
    else socket?.send(JSON.stringify({ type: "ping", t: Date.now() } satisfies ToServer));
  }, PING_EVERY_MS);
  const wake = () => {
    if (document.visibilityState === "visible" && !socket) connect();
  };
  window.addEventListener("online", connect);
  window.addEventListener("offline", drop);
  document.addEventListener("visibilitychange", wake);
  connect();

  return {
    state,
    send: (message) => {
      if (state.value !== "open" || socket?.readyState !== WebSocket.OPEN) return false;
      socket.send(JSON.stringify(message));
      return true;
    },
    close: () => {
      closed = true;
      clearTimeout(retry);
      clearInterval(beat);
      window.removeEventListener("online", connect);
      window.removeEventListener("offline", drop);
      document.removeEventListener("visibilitychange", wake);
      socket?.close();
    },
  };
}
