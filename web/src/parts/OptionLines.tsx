// The house rules of a rulebook, one below the other, with what the book says of each.

import { useEffect } from "preact/hooks";
import type { OptionValue, Rulebook } from "../core/wire";
import { learn, t } from "../texts/texts";
import { OptionLine } from "./OptionLine";

export function OptionLines({
  rulebook,
  chosen,
  onChange,
  shown = rulebook.options.length,
}: {
  rulebook: Rulebook;
  /** What differs from the book. */
  chosen: Readonly<Record<string, OptionValue>>;
  onChange: (chosen: Readonly<Record<string, OptionValue>>) => void;
  /** So many stand there at once; the others are folded away. */
  shown?: number;
}) {
  useEffect(() => {
    learn("learn").catch(() => {}); // offline the switches stand there without what the book says
  }, []);
  const lines = rulebook.options.map((option) => (
    <OptionLine
      key={option.name}
      rulebook={rulebook.id}
      option={option}
      value={chosen[option.name] ?? option.default}
      onChange={(value) => onChange({ ...chosen, [option.name]: value })}
    />
  ));
  const folded = lines.slice(shown);
  return (
    <>
      {lines.slice(0, shown)}
      {folded.length > 0 && (
        <details class="more-rules">
          <summary>{t("more-rules", { count: folded.length })}</summary>
          {folded}
        </details>
      )}
    </>
  );
}
