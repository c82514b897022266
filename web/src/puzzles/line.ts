// A puzzle speaks to the table's session as a table does: the same messages, each answered by a call of its own.

import { type ReadonlySignal, signal } from "@preact/signals";
import { newId } from "../core/chance";
import type { FromServer, ToServer } from "../core/wire";
import { Refused } from "../live/api";
import type { Line, LineState, OpenLine } from "../live/line";
import { t } from "../texts/texts";
import { type Answered, askAnswer, askHint, askRuling, type Puzzle } from "./api";
import { unseal } from "./sealed";

const RETRY_MS = 2_500;

export interface Ending {
  readonly solved: (answered: Answered) => void;
  /** What the answer gives in tiles or points; null where the server could not be asked. */
  readonly shown: (best: number | null) => void;
  /** Found without a network, as far as its seal tells. */
  readonly found: (play: string) => void;
  /** An answer was looked at, right or not. */
  readonly tried: () => void;
  readonly hinted: () => void;
}

export interface PuzzleLine {
  readonly open: OpenLine;
  /** Ask for the answer: it is laid out, and the puzzle is over. */
  readonly giveUp: () => void;
  /** Nobody can be asked: answers are held against the seal, and hints wait. */
  readonly alone: ReadonlySignal<boolean>;
}

const ANSWER_STEP = 3;

const said = ({ code, message }: Refused) => ({ code, message, pieces: [message] });

/** `seal`: of a puzzle that was fetched beforehand; null: without the server nothing can be told of it. */
export function createPuzzleLine(puzzle: Puzzle, seal: string | null, ending: Ending): PuzzleLine {
  let send: Line["send"] = () => false;
  const alone = signal(false);
  const open: OpenLine = (opened, hear) => {
    const state = signal<LineState>("open");
    let view = puzzle.view;
    let retry = 0;

    const lost = () => {
      if (state.value === "lost") return;
      state.value = "lost";
      retry = window.setTimeout(() => {
        state.value = "open";
        opened();
      }, RETRY_MS);
    };
    /** The turn is over: what lies there stays. */
    const end = () => {
      view = { ...view, phase: "over", moves: [] };
      hear({ type: "view", view });
    };
    const answered = (id: string, said: Answered) => {
      ending.tried();
      if (said.right) {
        hear({ type: "ack", id, number: view.number });
        end();
        ending.solved(said);
        return;
      }
      const refused = {
        type: "refused",
        id,
        code: "not-best",
        message: said.message,
        pieces: [said.message],
      } as const;
      hear(said.legal ? refused : { ...refused, ruling: said.ruling });
    };
    const ask = async (message: ToServer): Promise<FromServer | null> => {
      const name = puzzle.puzzle;
      switch (message.type) {
        case "hello":
          return { type: "view", view };
        case "draft":
          if (message.table === null) return null;
          return { type: "ruling", id: message.id ?? null, ruling: await askRuling(name, message.table) };
        case "hint": {
          const told = await askHint(name, message.step);
          if (message.step < ANSWER_STEP) ending.hinted();
          return { type: "hint", id: message.id ?? null, ...told };
        }
        case "move":
          if ("play" in message.move) answered(message.id, await askAnswer(name, message.move.play));
          return null;
        default:
          return null;
      }
    };
    /** What can be said of it without the server. */
    const saidAlone = async (message: ToServer, known: string) => {
      alone.value = true;
      const say = (code: string, text: string) => ({ code, message: text, pieces: [text] });
      if (message.type === "hint") hear({ type: "error", ...say("offline", t("puzzles-alone-hint")) });
      if (message.type !== "move" || !("play" in message.move)) return;
      const told = await unseal(puzzle.puzzle, known, view, message.move.play);
      if (told !== "unsure") ending.tried();
      if (told === "right") {
        hear({ type: "ack", id: message.id, number: view.number });
        end();
        ending.found(message.move.play);
      } else hear({ type: "refused", id: message.id, ...say("not-best", t(`puzzles-alone-${told}`)) });
    };
    const refused = (message: ToServer, error: unknown) => {
      const away = !(error instanceof Refused) || error.code === "offline";
      if (away && seal !== null) void saidAlone(message, seal);
      else if (away) lost();
      else if (message.type === "move") hear({ type: "refused", id: message.id, ...said(error) });
      else hear({ type: "error", ...said(error) });
    };

    const heard = (said: FromServer | null) => {
      if (said && said.type !== "view") alone.value = false;
      if (said) hear(said);
      if (said?.type !== "hint" || said.play === undefined) return;
      end();
      askAnswer(puzzle.puzzle, said.play).then(
        ({ got }) => ending.shown(got),
        () => ending.shown(null),
      );
    };
    send = (message) => {
      if (state.value !== "open") return false;
      ask(message).then(heard, (error: unknown) => refused(message, error));
      return true;
    };

    const back = () => {
      if (!alone.value) return;
      alone.value = false;
      opened(); // what lies there is judged now
    };
    const gone = () => {
      alone.value = seal !== null;
    };
    window.addEventListener("online", back);
    window.addEventListener("offline", gone);
    if (!navigator.onLine) gone();
    queueMicrotask(opened);
    const close = () => {
      clearTimeout(retry);
      window.removeEventListener("online", back);
      window.removeEventListener("offline", gone);
    };
    return { state, send, close };
  };
  return {
    alone,
    open,
    giveUp: () => {
      send({ type: "hint", id: newId(), step: ANSWER_STEP });
    },
  };
}
