// The page's sentences: the same Fluent catalogues that the referee and the shell read, one chunk a language, fetched
// when it is chosen.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { signal } from "@preact/signals";
import { isText, keep, recall } from "../live/keep";

export const LANGUAGES = { en: "English", nl: "Nederlands" } as const;
export type Language = keyof typeof LANGUAGES;

const CATALOGUES: Record<Language, () => Promise<{ default: string[] }>> = {
  en: () => import("./en"),
  nl: () => import("./nl"),
};

/** What the pages of their own say, each fetched with its page. */
const OWN_CATALOGUES = import.meta.glob<string>("../../../src/optafel/texts/*/pages/*.ftl", {
  query: "?raw",
  import: "default",
});

export function isLanguage(value: unknown): value is Language {
  return isText(value) && value in LANGUAGES;
}

export const language = signal<Language>("en");
const bundle = signal<FluentBundle | null>(null);
const learned = new Set<string>();

async function ownTexts(page: string, spoken: Language): Promise<string> {
  return (await OWN_CATALOGUES[`../../../src/optafel/texts/${spoken}/pages/${page}.ftl`]?.()) ?? "";
}

/** Know a page's sentences too, now and in every language that is spoken from here on. */
export async function learn(page: string): Promise<void> {
  if (learned.has(page)) return;
  const text = await ownTexts(page, language.value);
  bundle.value?.addResource(new FluentResource(text));
  learned.add(page);
}

/** Speak another language, at once and for the next time too. */
export async function speak(wanted: Language): Promise<void> {
  const own = [...learned].map((page) => ownTexts(page, wanted));
  const texts = [...(await CATALOGUES[wanted]()).default, ...(await Promise.all(own))];
  // Isolation marks would be read out by some screen readers; names and numbers here read the same way as the text.
  const next = new FluentBundle(wanted, { useIsolating: false });
  for (const text of texts) next.addResource(new FluentResource(text));
  bundle.value = next;
  language.value = wanted;
  document.documentElement.lang = wanted;
}

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

/** The sentence behind a key, in the language spoken now. */
export function t(key: string, variables?: Record<string, FluentVariable>): string {
  const pattern = bundle.value?.getMessage(key)?.value;
  return pattern && bundle.value ? bundle.value.formatPattern(pattern, variables ?? {}) : key;
}
