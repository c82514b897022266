// The page's sentences: the same Fluent catalogues that the referee and the shell read, those of a language fetched
// when it is chosen, those of a page of its own when somebody goes there.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { signal } from "@preact/signals";
import type { Piece, Said } from "../core/said";
import { isText, keep, recall, takes } from "../live/keep";
import { FOLDERS } from "./languages";

const CATALOGUES = import.meta.glob<string>(
  [
    "../../../src/optafel/languages/*/texts/page*.ftl",
    "../../../src/optafel/languages/*/texts/pages/*.ftl",
    // What the server says beside the box too: a phone without a network says it itself.
    "../../../src/optafel/languages/*/texts/companion.ftl",
  ],
  { query: "?raw", import: "default" },
);

/** The languages that have sentences, by code, in their own names. */
export const LANGUAGES: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(FOLDERS).flatMap(([code, folder]) =>
    folder && Object.keys(CATALOGUES).some((path) => path.includes(`/${code}/texts/`))
      ? [[code, folder.name]]
      : [],
  ),
);
export type Language = string;

export function isLanguage(value: unknown): value is Language {
  return isText(value) && Object.hasOwn(LANGUAGES, value);
}

export const language = signal<Language>("en");
const bundle = signal<FluentBundle | null>(null);
const learned = new Set<string>();
let latest: Language = "en";
/** Catalogues are fetched side by side: what was asked for earlier and comes later does not take anything away. */
let begun = 0;
let shown = 0;

function isSpokenBy(spoken: Language, path: string): boolean {
  const [name, folder, above, top] = path.replace(".ftl", "").split("/").reverse();
  if (folder === "pages") return top === spoken && learned.has(name ?? "");
  return above === spoken && (name?.startsWith("page") || learned.has(name ?? ""));
}

/** Know a page's sentences too, now and in every language that is spoken from here on. */
export async function learn(page: string): Promise<void> {
  if (learned.has(page)) return;
  learned.add(page);
  try {
    await speak(latest);
  } catch (offline) {
    learned.delete(page);
    throw offline;
  }
}

/** Speak another language, at once. */
export async function speak(wanted: Language): Promise<void> {
  latest = wanted;
  const mine = ++begun;
  const paths = Object.keys(CATALOGUES).filter((path) => isSpokenBy(wanted, path));
  const texts = await Promise.all(paths.map((path) => CATALOGUES[path]?.() ?? ""));
  if (latest !== wanted || mine < shown) return; // another one was chosen meanwhile, or more was learned
  shown = mine;
  // Isolation marks would be read out by some screen readers; names and numbers here read the same way as the text.
  const next = new FluentBundle(FOLDERS[wanted]?.countsAs ?? wanted, { useIsolating: false });
  for (const text of texts) next.addResource(new FluentResource(text));
  bundle.value = next;
  language.value = wanted;
  document.documentElement.lang = wanted;
  // Who installs the page is told what it is in the language it speaks.
  const manifest = document.querySelector<HTMLLinkElement>("link[rel=manifest]");
  if (manifest) manifest.href = `./manifest.webmanifest?lang=${wanted}`;
}

takes("language", isLanguage, (wanted) => void speak(wanted));

/** Speak another language, at once and for the next time too. */
export function chooseLanguage(wanted: Language): Promise<void> {
  keep("language", wanted);
  return speak(wanted);
}

/** The language kept from before, else the first of the browser's that we speak. */
export function firstLanguage(): Language {
  const kept = recall("language", isLanguage);
  const browsers = navigator.languages.map((tag) => tag.split("-")[0]);
  return kept ?? browsers.find(isLanguage) ?? "en";
}

export function hasText(key: string): boolean {
  return bundle.value?.hasMessage(key) ?? false;
}

/** Signs that no catalogue and no player writes: each holds the place of what is drawn. */
const FIRST_MARK = 0xe000;

/** The same in pieces: where a variable is a sentence in pieces itself, its tiles stay tiles. */
export function inPieces(key: string, variables: Record<string, FluentVariable | Said>): Said {
  const drawn: Said[] = [];
  const plain = Object.entries(variables).map(([name, value]): [string, FluentVariable] =>
    Array.isArray(value)
      ? [name, String.fromCharCode(FIRST_MARK + drawn.push(value) - 1)]
      : [name, value as FluentVariable],
  );
  return t(key, Object.fromEntries(plain))
    .split(/([\ue000-\uf8ff])/)
    .flatMap((piece): readonly Piece[] => drawn[piece.charCodeAt(0) - FIRST_MARK] ?? [piece])
    .filter((piece) => piece !== "");
}

/** The sentence behind a key, in the language spoken now. */
export function t(key: string, variables?: Record<string, FluentVariable>): string {
  const pattern = bundle.value?.getMessage(key)?.value;
  return pattern && bundle.value ? bundle.value.formatPattern(pattern, variables ?? {}) : key;
}

/** A language of words by its name in the language spoken now; its own name where nobody knows another. */
export function languageName(code: string): string {
  const key = `words-in-${code}`;
  if (hasText(key)) return t(key);
  const known = new Intl.DisplayNames([language.value], { type: "language", fallback: "none" }).of(code);
  return known ?? FOLDERS[code]?.name ?? code;
}
