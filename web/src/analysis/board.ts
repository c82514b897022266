// What stands on the analysis board: read from a line, changed by hand, and asked about while it changes.

import { computed, effect, type ReadonlySignal, signal } from "@preact/signals";
import type { Needs, OptionValue, Rulebook, Ruling } from "../core/wire";
import { askFor, loadRulebooks, rulebooks, whyNot } from "../live/api";
import { showPosition } from "../live/story";
import { language, t } from "../texts/texts";
import { type Bench, openBench } from "./bench";
import { type About, type Lies, liesOf, NOTHING_LIES, readAbout, writeLine } from "./line";

/** What is on the board now, with all that is known of its box. */
export interface Opened {
  readonly rulebook: Rulebook;
  readonly needs: Needs;
  readonly about: About;
  readonly bench: Bench;
}

export interface AnalysisBoard {
  readonly opened: ReadonlySignal<Opened | null>;
  readonly line: ReadonlySignal<string | null>;
  readonly trouble: ReadonlySignal<string | null>;
  readonly canUndo: ReadonlySignal<boolean>;
  /** Set up what a line says. False where it cannot be read: all stays as it is then. */
  readonly load: (line: string) => Promise<boolean>;
  /** Another game, or the same one from an empty table. */
  readonly clear: (game: string) => Promise<boolean>;
  readonly change: (about: Partial<About>) => Promise<boolean>;
  readonly undo: () => void;
  readonly stop: () => void;
}

/** As far back as one goes. */
const UNDO_MOST = 60;
const RULING_DELAY_MS = 150;

interface Kept {
  readonly about: About;
  readonly lies: Lies;
}

export function openBoard(): AnalysisBoard {
  const opened = signal<Opened | null>(null);
  const trouble = signal<string | null>(null);
  const past = signal<readonly Kept[]>([]);
  let asked = 0;

  const place = (rulebook: Rulebook, needs: Needs, { about, lies }: Kept) => {
    opened.peek()?.bench.stop();
    const box = {
      game: rulebook.id,
      family: rulebook.family,
      values: needs.values,
      premiums: needs.premiums,
    };
    opened.value = { rulebook, needs, about, bench: openBench(box, lies, undo) };
  };
  const load = async (line: string): Promise<boolean> => {
    const mine = ++asked;
    try {
      if (!rulebooks.peek()) await loadRulebooks();
      const game = /^[^\s:]*/.exec(line.trim())?.[0] ?? "";
      const rulebook = rulebooks.peek()?.find((one) => one.id === game);
      // The server says what is wrong with a line, also with one of a game that nobody knows.
      const scene = await showPosition({ position: line });
      if (!rulebook) throw new Error(game);
      const kinds: Record<string, OptionValue> = {};
      for (const option of rulebook.options) kinds[option.name] = option.default;
      const about = readAbout(line, kinds, rulebook.languages[0] ?? "");
      const { needs } = await askFor("BookSays", "/companion/book", {
        rulebook: game,
        language: about.language,
        options: about.options,
      });
      if (mine !== asked) return false;
      trouble.value = null;
      place(rulebook, needs, { about, lies: liesOf(scene) });
      return true;
    } catch (error) {
      if (mine === asked) trouble.value = whyNot(error);
      return false;
    }
  };
  const clear = async (game: string) => {
    if (!rulebooks.peek()) await loadRulebooks();
    const languages = rulebooks.peek()?.find((one) => one.id === game)?.languages ?? [];
    const spoken = languages.includes(language.peek()) ? language.peek() : (languages[0] ?? "");
    const about = { game, language: spoken, opened: true, options: {}, more: [] };
    return load(writeLine(about, NOTHING_LIES));
  };
  const change = async (part: Partial<About>) => {
    const now = opened.peek();
    return now ? load(writeLine({ ...now.about, ...part }, now.bench.lies.peek())) : false;
  };
  function undo(): void {
    const now = opened.peek();
    const before = past.peek().at(-2);
    if (!now || !before || before.about.game !== now.about.game) return;
    past.value = past.peek().slice(0, -1);
    place(now.rulebook, now.needs, before);
  }

  const line = computed(() => {
    const now = opened.value;
    return now && writeLine(now.about, now.bench.lies.value);
  });
  // Every change is a step that can be undone.
  const stopKeeping = effect(() => {
    const now = opened.value;
    if (!now) return;
    const kept = { about: now.about, lies: now.bench.lies.value };
    const last = past.peek().at(-1);
    const same = last && writeLine(last.about, last.lies) === writeLine(kept.about, kept.lies);
    if (same) return;
    const goesOn = last?.about.game === kept.about.game ? past.peek() : [];
    past.value = [...goesOn, kept].slice(-UNDO_MOST);
  });
  // The referee looks at every row by itself: all of it laid at once, by somebody who has opened.
  const stopRuling = effect(() => {
    const now = opened.value;
    const lies = now?.bench.lies.value;
    if (!now || !lies || lies.table.length === 0) return;
    const rows = now.bench.rows.value;
    const numbers = now.rulebook.family === "numbers";
    const timer = window.setTimeout(() => {
      askFor("SpokenRuling", "/ruling", {
        game: now.rulebook.id,
        ...(now.about.language ? { language: now.about.language } : {}),
        options: now.about.options,
        rack: now.bench.faces().join(numbers ? " " : ""),
        play: lies.table.join(numbers ? " | " : " "),
      }).then(
        (ruling) => now.bench.heard(ruling, rows),
        () => {}, // the rows lie there without marks then
      );
    }, RULING_DELAY_MS);
    return () => clearTimeout(timer);
  });
  return {
    opened,
    line,
    trouble,
    canUndo: computed(() => past.value.length > 1),
    load,
    clear,
    change,
    undo,
    stop: () => {
      stopKeeping();
      stopRuling();
      opened.peek()?.bench.stop();
    },
  };
}

/** The referee's word on a play in the position of a line. */
export function askAbout(line: string, play: string): Promise<Ruling> {
  return askFor("SpokenRuling", "/ruling", { position: line, play });
}

export const gameName = (game: string): string => t(`rulebook-${game}`);
