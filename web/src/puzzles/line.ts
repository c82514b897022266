// A puzzle speaks to the table's session as a table does: the same messages, each answered by a call of its own.

import { signal } from "@preact/signals";
import type { FromServer, ToServer } from "../core/wire";
import { Refused } from "../live/api";
import type { Line, LineState, OpenLine } from "../live/line";
import { type Answered, askAnswer, askHint, askRuling, type Puzzle } from "./api";

const RETRY_MS = 2_500;

export interface Ending {
  readonly solved: (answered: Answered) => void;
  readonly shown: () => void;
}

export interface PuzzleLine {
  readonly open: OpenLine;
  /** Ask for the answer: it is laid out, and the puzzle is over. */
  readonly giveUp: () => void;
}

const ANSWER_STEP = 3;

const said = ({ code, message }: Refused) => ({ code, message, pieces: [message] });

export function createPuzzleLine(puzzle: Puzzle, ending: Ending): PuzzleLine {
  let send: Line["send"] = () => false;
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
        case "hint":
          return { type: "hint", id: message.id ?? null, ...(await askHint(name, message.step)) };
        case "move":
          if ("play" in message.move) answered(message.id, await askAnswer(name, message.move.play));
          return null;
        default:
          return null;
      }
    };
    const refused = (message: ToServer, error: unknown) => {
      if (!(error instanceof Refused) || error.code === "offline") lost();
      else if (message.type === "move") hear({ type: "refused", id: message.id, ...said(error) });
      else hear({ type: "error", ...said(error) });
    };

    const heard = (said: FromServer | null) => {
      if (said) hear(said);
      if (said?.type !== "hint" || said.play === undefined) return;
      end();
      ending.shown();
    };
    send = (message) => {
      if (state.value !== "open") return false;
      ask(message).then(heard, (error: unknown) => refused(message, error));
      return true;
    };

    queueMicrotask(opened);
    return { state, send, close: () => clearTimeout(retry) };
  };
  return {
    open,
    giveUp: () => {
      send({ type: "hint", id: crypto.randomUUID(), step: ANSWER_STEP });
    },
  };
}
