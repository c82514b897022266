// The proof that nobody touched the shuffle: the record of a finished game, worked out again from its seed. This browser
// does it by itself; what the server says is asked too, shown as such, and held against it.

import "./fair.css";
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { type WorkedOut, workOut } from "../core/fair/draws";
import { proveRecord, Refused, readRecord, whyNot } from "../live/api";
import { keptGame } from "../live/games";
import { checkSignature } from "../live/signature";
import type { OwnPageProps } from "../pages";
import { Icon, type IconName } from "../parts/Icon";
import { OwnHead } from "../parts/OwnHead";
import { RecordForm } from "../parts/RecordForm";
import { t } from "../texts/texts";
import { type Check, checksOf, type Referee, troubleSaid, verdictOf } from "./checks";
import { Draws } from "./Draws";

const WAIT_MS = 15_000;

interface Answered {
  readonly found: WorkedOut;
  readonly checks: readonly Check[];
}

export default function FairPage({ rest: [table, commit] }: OwnPageProps) {
  const record = useSignal("");
  const hash = useSignal(commit ?? "");
  const working = useSignal(false);
  const answered = useSignal<Answered | null>(null);
  const trouble = useSignal<string | null>(null);

  const prove = async (ofTable?: string) => {
    working.value = true;
    trouble.value = null;
    answered.value = null;
    const text = record.value;
    const found = workOut(text);
    const [signature, referee] = await Promise.all([inTime(checkSignature(text)), inTime(askReferee(text))]);
    const asked = { found, hash: hash.value, table: ofTable, signature, referee };
    // What is no record at all has broken no promise.
    if (found.trouble && found.shown === "")
      trouble.value = referee instanceof Refused ? whyNot(referee) : troubleSaid(found, found.trouble);
    else answered.value = { found, checks: checksOf(asked) };
    working.value = false;
  };
  const readTable = async (id: string) => {
    try {
      record.value = await readRecord(id, keptGame(id)?.keys[0] ?? "");
      await prove(id);
    } catch (error) {
      trouble.value = whyNot(error);
    }
  };
  useEffect(() => {
    if (table) void readTable(table);
  }, [table]);

  return (
    <main class="page fair">
      <OwnHead title={t("fair-title")} />
      <p>{t("fair-say")}</p>
      <RecordForm
        record={record}
        words={{
          file: t("fair-file"),
          paste: t("fair-record"),
          place: t("fair-record-place"),
          submit: working.value ? t("fair-working") : t("fair-prove"),
        }}
        accept=".txt"
        working={working.value}
        onRecord={() => void prove()}
      >
        <label>
          {t("fair-commit")}
          <input
            type="text"
            spellcheck={false}
            value={hash.value}
            onInput={(event) => {
              hash.value = event.currentTarget.value;
            }}
          />
        </label>
      </RecordForm>
      {trouble.value && (
        <p class="notice" role="alert">
          {trouble.value}
        </p>
      )}
      {answered.value && <Answer {...answered.value} />}
    </main>
  );
}

/** A server that never answers holds up no proof. */
function inTime<T>(asked: Promise<T>): Promise<T | null> {
  return Promise.race([asked, new Promise<null>((late) => setTimeout(() => late(null), WAIT_MS))]);
}

async function askReferee(record: string): Promise<Referee> {
  try {
    return await proveRecord(record);
  } catch (error) {
    return error instanceof Refused && error.code !== "offline" ? error : null;
  }
}

const SIGNS: Readonly<Record<Check["state"], IconName>> = { yes: "check", no: "close", unknown: "minus" };

function Answer({ found, checks }: Answered) {
  const verdict = verdictOf(checks);
  return (
    <section class="card fair-answer" aria-live="polite">
      <h2 class={verdict === "no" ? "fair-broken" : ""}>{t(`fair-${verdict}`)}</h2>
      {verdict !== "no" && <p>{t(`fair-${verdict}-say`)}</p>}
      <ul class="fair-checks">
        {checks.map(({ name, state, said }) => (
          <li key={name} class={`fair-${state}`} data-check={name}>
            <Icon name={SIGNS[state]} />
            <span>
              <span class="unseen">{t(`fair-state-${state}`)} </span>
              {said}
            </span>
          </li>
        ))}
      </ul>
      {found.shown !== "" && (
        <p>
          {t("fair-hash")} <code>{found.shown}</code>
        </p>
      )}
      {found.stirs.length > 0 && (
        <p>
          {t("fair-entropy")} <code>{found.stirs.join(", ")}</code>
        </p>
      )}
      <p class="hint">
        {t("fair-docs")} <a href="docs/fair.html">{t("fair-docs-link")}</a>
      </p>
      <Draws found={found} />
    </section>
  );
}
