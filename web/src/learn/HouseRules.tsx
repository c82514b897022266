// The house rules of a book, each with what the book itself says of it and where.

import type { Rulebook, RuleOption } from "../core/wire";
import { hasText, t } from "../texts/texts";

function said(rulebook: string, option: RuleOption): string {
  const key = `learn-option-${option.name.replaceAll("_", "-")}`;
  const own = `${key}-${rulebook}`;
  return t(hasText(own) ? own : key, { default: `${option.default}` });
}

export function HouseRules({ rulebook }: { rulebook: Rulebook }) {
  return (
    <>
      <p>{t("learn-house-say")}</p>
      <dl class="house-rules">
        {rulebook.options.map((option) => (
          <div key={option.name}>
            <dt>{t(`option-${option.name.replaceAll("_", "-")}`)}</dt>
            <dd>
              {said(rulebook.id, option)}
              {option.place && (
                <small>
                  {t("rulebook-place", { book: option.place.book, heading: option.place.heading })}
                </small>
              )}
            </dd>
          </div>
        ))}
      </dl>
      <a class="button plain" href={`#/new/${rulebook.id}`}>
        <span>{t("learn-house-set")}</span>
      </a>
    </>
  );
}
