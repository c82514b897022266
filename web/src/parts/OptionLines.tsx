// The house rules of a rulebook, one below the other, with what the book says of each.

import { useEffect } from "preact/hooks";
import type { OptionValue, Rulebook } from "../core/wire";
import { learn } from "../texts/texts";
import { OptionLine } from "./OptionLine";

export function OptionLines({
  rulebook,
  chosen,
  onChange,
}: {
  rulebook: Rulebook;
  /** What differs from the book. */
  chosen: Readonly<Record<string, OptionValue>>;
  onChange: (chosen: Readonly<Record<string, OptionValue>>) => void;
}) {
  useEffect(() => {
    learn("learn").catch(() => {}); // offline the switches stand there without what the book says
  }, []);
  return rulebook.options.map((option) => (
    <OptionLine
      key={option.name}
      rulebook={rulebook.id}
      option={option}
      value={chosen[option.name] ?? option.default}
      onChange={(value) => onChange({ ...chosen, [option.name]: value })}
    />
  ));
}
