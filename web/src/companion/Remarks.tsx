// What somebody should look at, in plain words and with the place in the book.

import { saidBy } from "../core/said";
import type { Family } from "../core/wire";
import { PlaceLine } from "../parts/PlaceLine";
import { Sentence } from "../parts/Sentence";
import { t } from "../texts/texts";
import type { Remark } from "./ask";

/** So many doubts stay in sight; older ones fold away, since the table has settled them. */
const DOUBTS_SHOWN = 2;

export function Remarks({
  family,
  remarks,
  names,
}: {
  family: Family;
  remarks: readonly Remark[];
  names: readonly string[];
}) {
  const of = (weight: Remark["weight"]) => remarks.filter((one) => one.weight === weight);
  const odd = of("odd");
  const older = odd.slice(0, -DOUBTS_SHOWN);
  const shown = [...of("wrong"), ...of("missing"), ...odd.slice(-DOUBTS_SHOWN), ...of("note")];
  return (
    <>
      <ul class="remarks" aria-live="polite">
        {shown.map((one, i) => (
          <Line key={`${one.code}-${i}`} family={family} remark={one} names={names} />
        ))}
      </ul>
      {older.length > 0 && (
        <details class="older">
          <summary>{t("companion-older", { count: older.length })}</summary>
          <ul class="remarks">
            {older.map((one, i) => (
              <Line key={`${one.code}-${i}`} family={family} remark={one} names={names} />
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

function Line({ family, remark, names }: { family: Family; remark: Remark; names: readonly string[] }) {
  // The referee's own sentences do not say whose tiles they are about.
  const about =
    remark.seat !== null && /^(?:refuse|check-word)-/.test(remark.code) ? names[remark.seat] : null;
  return (
    <li class={remark.weight}>
      <strong class="unseen">{t(`companion-weight-${remark.weight}`)}</strong>
      {about && <b>{about}: </b>}
      <Sentence family={family} said={saidBy(remark)} />
      {remark.place && remark.weight !== "missing" && <PlaceLine place={remark.place} />}
    </li>
  );
}
