// The house rules of a book, each with what the book itself says of it and where.

import type { Rulebook } from "../core/wire";
import { bookSays } from "../parts/bookSays";
import { PlaceLine } from "../parts/PlaceLine";
import { t } from "../texts/texts";

export function HouseRules({ rulebook }: { rulebook: Rulebook }) {
  return (
    <>
      <p>{t("learn-house-say")}</p>
      <dl class="house-rules">
        {rulebook.options.map((option) => (
          <div key={option.name}>
            <dt>{t(`option-${option.name.replaceAll("_", "-")}`)}</dt>
            <dd>
              {bookSays(rulebook.id, option)}
              {option.place && <PlaceLine place={option.place} />}
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
