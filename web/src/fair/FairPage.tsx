// The proof that nobody touched the shuffle: the record of a finished game, worked out again from its seed.

import "./fair.css";
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { Proven } from "../core/wire";
import { proveRecord, readRecord, whyNot } from "../live/api";
import { keptGame } from "../live/games";
import type { OwnPageProps } from "../pages";
import { OwnHead } from "../parts/OwnHead";
import { RecordForm } from "../parts/RecordForm";
import { partsOf } from "../play/families";
import { t } from "../texts/texts";

export default function FairPage({ rest: [table, commit] }: OwnPageProps) {
  const record = useSignal("");
  const hash = useSignal(commit ?? "");
  const working = useSignal(false);
  const proven = useSignal<Proven | null>(null);
  const trouble = useSignal<string | null>(null);

  const prove = async () => {
    working.value = true;
    trouble.value = null;
    proven.value = null;
    try {
      proven.value = await proveRecord(record.value, hash.value.trim());
    } catch (error) {
      trouble.value = whyNot(error);
    } finally {
      working.value = false;
    }
  };
  const readTable = async (id: string) => {
    try {
      record.value = await readRecord(id, keptGame(id)?.keys[0] ?? "");
      await prove();
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
      {proven.value && <Answer proven={proven.value} promised={hash.value.trim() !== ""} />}
    </main>
  );
}

function Answer({ proven, promised }: { proven: Proven; promised: boolean }) {
  const said = promised ? "fair-yes" : "fair-repeats";
  return (
    <section class="card fair-answer" aria-live="polite">
      {proven.fair ? (
        <>
          <h2>{t(said)}</h2>
          <p>{t(`${said}-say`)}</p>
        </>
      ) : (
        <>
          <h2 class="fair-broken">{t("fair-no")}</h2>
          {proven.wrong.map((code) => (
            <p key={code}>{t(`fair-${code}`)}</p>
          ))}
        </>
      )}
      <p>
        {t("fair-hash")} <code>{proven.commitment}</code>
      </p>
      {proven.entropy.length > 0 && (
        <p>
          {t("fair-entropy")} <code>{proven.entropy.join(", ")}</code>
        </p>
      )}
      <Draws proven={proven} />
    </section>
  );
}

function Draws({ proven }: { proven: Proven }) {
  const starts = proven.start_draw.map(([seat, tile]) => ({ seat, when: t("fair-start"), tiles: [tile] }));
  const draws = proven.draws.map(({ seat, event, tiles }) => ({
    seat,
    when: event === 0 ? t("fair-dealt") : t("fair-turn", { turn: event }),
    tiles,
  }));
  const { Face, spoken } = partsOf(proven.family);
  return (
    <table class="record-table">
      <caption class="unseen">{t("fair-draws")}</caption>
      <thead>
        <tr>
          <th scope="col">{t("fair-what")}</th>
          <th scope="col">{t("fair-who")}</th>
          <th scope="col">{t("fair-tiles")}</th>
        </tr>
      </thead>
      <tbody>
        {[...starts, ...draws].map(({ seat, when, tiles }, i) => (
          <tr key={i}>
            <td>{when}</td>
            <td>{proven.names[seat] ?? t("fair-seat", { number: seat + 1 })}</td>
            <td>
              <span class="unseen">{tiles.map((face) => spoken(face)).join(", ")}</span>
              <span class="fair-tiles" aria-hidden="true">
                {tiles.map((face, at) => (
                  <span key={at} class="tile mini">
                    <Face face={face} />
                  </span>
                ))}
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
