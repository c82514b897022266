// A seat at a table: the view, the turn in hand and the moves on their way, kept alive through lost connections.

import {
  batch,
  computed,
  effect,
  type ReadonlySignal,
  type Signal,
  signal,
  untracked,
} from "@preact/signals";
import { newId } from "../core/chance";
import type { Rows } from "../core/draft";
import { NOTHING_KNOWN, nameTiles } from "../core/identity";
import { notationOf, writeTable } from "../core/notation";
import { keepOrder } from "../core/rack";
import { type Said, saidBy, written } from "../core/said";
import { signed } from "../core/score";
import type { TileId } from "../core/tile";
import type { FromServer, Move, Place, Ruling, View } from "../core/wire";
import { language, t } from "../texts/texts";
import { announce } from "./announce";
import { type BoardTurn, createBoardTurn } from "./board";
import { type Company, createCompany } from "./company";
import { createDevice, type Pass } from "./device";
import { keepDrafts } from "./drafts";
import { rememberFair } from "./fairMemory";
import { createFilm, type Film } from "./film";
import { changeGame, keptGame, noteEnd } from "./games";
import { createHints, type Hints } from "./hints";
import { type LineState, type OpenLine, openLine } from "./line";
import { createMoves } from "./moves";
import { keepRackOrder } from "./rackOrder";
import { createSeats, type Seats } from "./seats";
import { explains } from "./settings";
import { bell, knock } from "./sounds";
import { tidings } from "./tidings";
import { createTurn, type Turn } from "./turn";
import { leftTable, sawTable } from "./turnSign";

export interface Notice {
  readonly said: Said;
  readonly place?: Place | null;
  /** The rule it rests on, `rulebook/heading`: where the way to its lesson leads. */
  readonly rule?: string | null;
}
/** A ruling and the table it was given on: rows that have changed since are not judged by it. */
export interface Ruled {
  readonly ruling: Ruling;
  readonly rows: Rows;
}
export interface Session {
  readonly table: string;
  readonly view: ReadonlySignal<View | null>;
  readonly turn: Turn;
  readonly film: Film;
  /** The turn at the crossword's board. */
  readonly board: BoardTurn;
  readonly hints: Hints;
  /** Tiles chosen to be exchanged; null when nothing is being exchanged. */
  readonly giving: Signal<ReadonlySet<TileId> | null>;
  readonly line: ReadonlySignal<LineState>;
  readonly ruled: ReadonlySignal<Ruled | null>;
  /** The ruling on the table exactly as it lies, null while it is asked. */
  readonly ruling: ReadonlySignal<Ruling | null>;
  readonly underWay: ReadonlySignal<boolean>;
  readonly mine: ReadonlySignal<boolean>;
  readonly notice: Signal<Notice | null>;
  /** The connection was refused for good: a wrong key, a table that is not there. */
  readonly closed: ReadonlySignal<string | null>;
  /** When the clock runs out, on the page's own clock (performance.now). */
  readonly deadline: ReadonlySignal<number | null>;
  /** Another seat of this device is to move: hand over. */
  readonly handOver: ReadonlySignal<number | null>;
  /** Who of several people on this device may doubt what was laid; nobody elsewhere. */
  readonly judges: ReadonlySignal<readonly number[]>;
  /** One of them lets it stand or doubts it. */
  readonly answerAs: (seat: number, move: Move) => void;
  readonly move: (move: Move) => void;
  readonly endTurn: () => void;
  readonly company: Company;
  readonly seats: Seats;
  readonly sitAs: (seat: number) => void;
  readonly key: () => string | null;
  readonly leave: () => void;
}

/** What a stage shows and moves of a turn, whether it is played at a table or only tried. */
export type Staged = Pick<Session, "turn" | "film" | "board" | "giving" | "ruled" | "mine" | "endTurn"> & {
  readonly hints: Pick<Hints, "tiles" | "rows" | "squares" | "onRack">;
  /** A rack of one tier, as long as the tiles fit in it. */
  readonly lowRack?: boolean;
};

/** So many turns of one's own are looked over for who is learning. */
const LEARNING_TURNS = 8;
/** Said to who may see the table no more: it was deleted, the seat is another's, the link holds no more. */
const SHOWN_OUT = ["no-such-table", "unknown-key", "unknown-watch"];

/** Over the table's own line, unless another one is given that speaks the same language. */
export function openSession(table: string, pass: Pass, open?: OpenLine): Session {
  const view = signal<View | null>(null);
  const turn = createTurn();
  const film = createFilm(turn);
  const ruled = signal<Ruled | null>(null);
  const ruling = computed(() => (ruled.value?.rows === turn.rows.value ? ruled.value.ruling : null));
  const notice = signal<Notice | null>(null);
  const closed = signal<string | null>(null);
  const deadline = signal<number | null>(null);
  const mine = computed(() => {
    const now = view.value;
    return now !== null && now.phase === "playing" && now.seat !== null && now.turn === now.seat;
  });

  const hear = (message: FromServer): void => {
    switch (message.type) {
      case "view":
        if (device.knows(message.view)) see(message.view);
        return;
      case "ack":
        moves.settled(message.id);
        return;
      case "refused":
        refuse(message.id, saidBy(message), message.ruling ?? null);
        return;
      case "ruling": {
        if (message.id === null) return;
        const rows = drafts.rowsOf(message.id);
        if (rows) ruled.value = { ruling: message.ruling, rows };
        board.heard(message.id, message.ruling);
        return;
      }
      case "hint":
        hints.heard(message);
        return;
      case "said":
        company.hear(message.seat, message.phrase);
        return;
      case "error":
        hints.unheard();
        if (view.value === null || SHOWN_OUT.includes(message.code)) closed.value = message.message;
        else if (message.code !== "try-again") notice.value = { said: saidBy(message) };
    }
  };
  const opened = () => {
    device.hello();
    drafts.sendAgain();
    board.sendAgain();
    moves.sendAgain();
  };
  const line = open
    ? open(opened, hear)
    : openLine(`/api/tables/${encodeURIComponent(table)}/play`, opened, hear);
  const moves = createMoves(line.send);
  const { underWay } = moves;
  const fair = open ? null : rememberFair(table);
  const device = createDevice(pass, view, line.send, (key) => fair?.stir(key) ?? newId());
  const drafts = keepDrafts({ table, view, turn, mine, underWay, line });
  const board = createBoardTurn(view, turn, mine, (id, play) =>
    line.send({ type: "draft", id, table: play }),
  );
  const rackOrder = keepRackOrder(table, view, turn);
  const giving = signal<ReadonlySet<TileId> | null>(null);
  const give = (tiles: ReadonlySet<TileId>) => {
    board.recall();
    giving.value = tiles;
  };
  const takeHome = () => {
    if ((ruling.value ?? board.ruling.value)?.legal) return;
    turn.reset();
    board.recall();
  };
  const hints = createHints(view, turn, board, give, takeHome, (id, step) =>
    line.send({ type: "hint", id, step }),
  );
  const trouble = (text: string) => {
    notice.value = { said: [text] };
  };
  const stirred = (entropy: string) => fair?.stirred(device.key(), entropy);
  const company = createCompany({ view, send: line.send, stirred });
  const seats = createSeats({ table, key: device.key, trouble });

  function refuse(id: string, said: Said, ruling: Ruling | null): void {
    const wasMove = moves.settled(id);
    if (view.value === null) {
      closed.value = written(said);
      return;
    }
    if (ruling) ruled.value = { ruling, rows: turn.rows.value };
    if (!wasMove) return;
    const first = ruling?.violations[0];
    notice.value = {
      said: first ? saidBy(first) : said,
      place: first?.place ?? null,
      rule: first?.rule ?? null,
    };
  }

  function see(next: View): void {
    const last = view.value;
    batch(() => {
      deadline.value = next.clock ? performance.now() + next.clock.left_ms : null;
      view.value = next;
      device.saw(last, next);
      seats.saw(last, next);
      if (!last || !sameTurn(last, next)) deal(last, next);
    });
    tell(last, next);
    sawTable(table, next);
    fair?.saw(device.key(), next);
    const names = next.seats.map((seat) => seat.name);
    const commits = withPromise(keptGame(table)?.commits ?? [], next);
    changeGame(table, { seen: Date.now(), over: next.phase === "over", names, commits });
    const { result } = next;
    if (result) noteEnd(table, next.sheet.games.length, scoresSaid(names, result.scores));
  }

  /** What is heard and read out of a new view. */
  function tell(last: View | null, next: View): void {
    const { text, begins, drew } = tidings(last, next);
    if (begins) bell();
    if (drew) knock();
    if (text) announce(text);
  }

  /** A new turn, or the first view: name the tiles, keep the rack's order, show what moved. */
  function deal(last: View | null, next: View): void {
    const goesOn = last !== null && last.seat === next.seat && last.turns.length <= next.turns.length;
    const before = goesOn
      ? { faces: turn.known.value.faces, rows: turn.rows.value, rack: turn.rack.value }
      : NOTHING_KNOWN;
    const known = nameTiles(before, (next.table ?? []).map(notationOf(next.family).read), next.rack ?? []);
    const order =
      before.rack.length > 0 ? keepOrder(turn.order.value, known.rack) : rackOrder.recalled(next, known);
    ruled.value = null;
    turn.begin(known, order);
    film.turnCame(next, goesOn);
    drafts.turnCame(next);
    board.turnCame(next);
    giving.value = null;
  }

  const stops = [
    // Who is still learning is told whether there is anything to lay, and only then to draw.
    effect(() => {
      const now = view.value;
      const learning = explains.value && open === undefined && now?.hints && line.state.value === "open";
      if (!learning || !mine.value || now.family === "crossword") return;
      const turns = now.turns.filter((one) => one.seat === now.seat).length;
      if (turns < LEARNING_TURNS) untracked(hints.look);
    }),
    effect(() => {
      turn.open.value = mine.value && !underWay.value && (view.value?.moves.includes("play") ?? false);
    }),
    // A new step makes the last refusal void.
    effect(() => {
      turn.rows.value;
      board.laid.value;
      notice.value = null;
    }),
    // The referee speaks the player's language from the next message on, and says again what was said.
    effect(() => {
      language.value;
      untracked(() => {
        if (line.state.value !== "open") return;
        device.hello();
        drafts.sendAgain();
      });
    }),
  ];
  const move = (what: Move) => {
    const now = view.value;
    if (!now || underWay.value) return;
    film.finish();
    moves.send(what, now.number);
  };

  const endTurn = () => {
    const now = view.value;
    if (!now) return;
    if (now.family === "crossword") {
      const play = board.play.value;
      if (play === null) notice.value = { said: [t("board-one-line")] };
      else move({ play });
      return;
    }
    const lay = { rows: turn.base.value, table: now.table ?? [] };
    const table = writeTable(now.family, turn.rows.value, turn.known.value.faces, lay, turn.meant.value);
    move({ play: table.join(notationOf(now.family).between) });
  };

  return {
    table,
    view,
    turn,
    film,
    board,
    hints,
    giving,
    line: line.state,
    ruled,
    ruling,
    underWay,
    mine,
    notice,
    closed,
    deadline,
    handOver: device.handOver,
    judges: device.judges,
    answerAs: (seat, what) => {
      if (underWay.value) return;
      device.speakAs(seat);
      move(what);
    },
    move,
    endTurn,
    company,
    seats,
    sitAs: device.sitAs,
    key: device.key,
    leave: () => {
      leftTable();
      moves.stop();
      for (const stop of stops) stop();
      rackOrder.stop();
      drafts.stop();
      board.stop();
      hints.stop();
      company.stop();
      film.finish();
      line.close();
    },
  };
}

function scoresSaid(names: readonly string[], scores: readonly number[]): string {
  return names.map((name, seat) => `${name} ${signed(scores[seat] ?? 0).replace("+", "")}`).join(", ");
}

/** The hashes seen before their game began, with the one that this view shows in time. */
function withPromise(seen: readonly string[], view: View): readonly string[] {
  const promise = view.phase === "waiting" ? view.commit : view.next_commit;
  return promise === undefined || seen.includes(promise) ? seen : [...seen, promise];
}

/** Whether the turn in hand goes on: nothing that it rests on has changed. */
function sameTurn(a: View, b: View): boolean {
  const mark = (view: View) =>
    JSON.stringify([
      view.seat,
      view.turn,
      view.table ?? view.board,
      view.rack ?? null,
      view.turns.length,
      view.result !== null,
    ]);
  return mark(a) === mark(b);
}
