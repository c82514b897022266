// What somebody should look at, in plain words and with the place in the book.

import { t } from "../texts/texts";
import type { Remark } from "./ask";

const ORDER = ["wrong", "missing", "odd", "note"] as const;

export function Remarks({ remarks, hide = [] }: { remarks: readonly Remark[]; hide?: readonly string[] }) {
  const shown = ORDER.flatMap((weight) => remarks.filter((one) => one.weight === weight)).filter(
    (one) => !hide.includes(one.weight),
  );
  return (
    <ul class="remarks" aria-live="polite">
      {shown.map((one, i) => (
        <li key={`${one.code}-${i}`} class={one.weight}>
          <strong class="unseen">{t(`companion-weight-${one.weight}`)}</strong>
          <span>{one.message}</span>
          {one.place && one.weight !== "missing" && (
            <small>{t("rulebook-place", { book: one.place.book, heading: one.place.heading })}</small>
          )}
        </li>
      ))}
    </ul>
  );
}
