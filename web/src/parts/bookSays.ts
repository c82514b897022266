// What a rulebook says of a house rule, in our words, and where it says it.

import type { RuleOption } from "../core/wire";
import { hasText, t } from "../texts/texts";

/** Undefined as long as the sentences have not come: they are those of the page "learn". */
export function bookSays(rulebook: string, option: RuleOption): string | undefined {
  const key = `learn-option-${option.name.replaceAll("_", "-")}`;
  const own = `${key}-${rulebook}`;
  const known = [own, key].find(hasText);
  return known && t(known, { default: `${option.default}` });
}
