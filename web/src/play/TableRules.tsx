// What a table plays by: the rules to read, the language of its words, its clock and its house rules.

import { useEffect } from "preact/hooks";
import type { OptionValue, Rulebook, View } from "../core/wire";
import { booksAtHand, loadRulebooks, rulebooks } from "../live/api";
import { clockName } from "../parts/clockName";
import { Icon } from "../parts/Icon";
import { choiceLabel, optionLabel } from "../parts/optionNames";
import { languageName, t } from "../texts/texts";

function valueSaid(name: string, value: OptionValue): string {
  if (typeof value === "boolean") return t(value ? "rule-yes" : "rule-no");
  return typeof value === "number" ? `${value}` : choiceLabel(name, value);
}

/** What differs from the book, as a name and what was agreed. */
function agreed(view: View, book: Rulebook | undefined): readonly (readonly [string, string])[] {
  const printed = new Map(book?.options.map((option) => [option.name, option.default]));
  return Object.entries(view.options)
    .filter(([name, value]) => printed.get(name) !== value && value !== "")
    .map(([name, value]) => [optionLabel(name), valueSaid(name, value)]);
}

export function TableRules({ view }: { view: View }) {
  useEffect(() => {
    if (!rulebooks.value) void loadRulebooks();
  }, []);
  const house = agreed(
    view,
    booksAtHand.value?.find((one) => one.id === view.game),
  );
  const lines = [
    ...(view.language ? [[t("setup-words-language"), languageName(view.language)] as const] : []),
    ...(view.clock?.seconds ? [[t("setup-clock"), clockName(view.clock.seconds)] as const] : []),
    ...house,
  ];
  return (
    <>
      <a class="button quiet rules-link" href={`#/learn/${view.game}`} target="_blank" rel="noreferrer">
        <Icon name="book" />
        <span>{t("rules-of-game")}</span>
      </a>
      <details class="table-rules">
        <summary>{t("table-rules")}</summary>
        <dl>
          {lines.map(([name, said]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{said}</dd>
            </div>
          ))}
        </dl>
        <p class="hint">{t(house.length > 0 ? "rules-rest" : "rules-by-book")}</p>
      </details>
    </>
  );
}
