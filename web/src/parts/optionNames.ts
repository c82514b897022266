// What a house rule and its choices are called.

import { FOLDERS } from "../texts/languages";
import { hasText, languageName, t } from "../texts/texts";

export function optionKey(name: string): string {
  return `option-${name.replaceAll("_", "-")}`;
}

export function optionLabel(name: string): string {
  const key = optionKey(name);
  return hasText(key) ? t(key) : name.replaceAll("_", " ");
}

/** A choice by its own text; a theme by its name, the letters of a language by the language's. */
export function choiceLabel(name: string, choice: string): string {
  const own = `${optionKey(name)}-${choice}`;
  if (hasText(own)) return t(own);
  if (name === "theme" && hasText(`theme-list-${choice}`)) return t(`theme-list-${choice}`);
  return Object.hasOwn(FOLDERS, choice) ? languageName(choice) : choice;
}
