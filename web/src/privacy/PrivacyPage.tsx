// What is kept here, for how long, and how it goes away: as this server is really set.

import "./privacy.css";
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { PrivacyShown } from "../core/wire";
import { askFor, whyNot } from "../live/api";
import { Button } from "../parts/controls";
import { EraseName } from "../parts/EraseName";
import { OwnHead } from "../parts/OwnHead";
import { t } from "../texts/texts";

function Points({ title, lines }: { title: string; lines: readonly string[] }) {
  return (
    <section class="card me-card">
      <h2>{title}</h2>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}

export default function PrivacyPage() {
  const shown = useSignal<PrivacyShown | null>(null);
  const trouble = useSignal<string | null>(null);
  const load = () => {
    trouble.value = null;
    askFor("PrivacyShown", "/privacy").then(
      (found) => {
        shown.value = found;
      },
      (error: unknown) => {
        trouble.value = whyNot(error);
      },
    );
  };
  useEffect(load, []);
  const here = shown.value;
  return (
    <main class="page me privacy">
      <OwnHead title={t("privacy-title")} />
      <p>{t("privacy-say")}</p>
      {trouble.value && (
        <div class="notice" role="alert">
          <p>{trouble.value}</p>
          <Button onClick={load}>{t("try-again")}</Button>
        </div>
      )}
      {here && (
        <Points
          title={t("privacy-server")}
          lines={[
            t("privacy-tables"),
            here.kept_days > 0 ? t("privacy-days", { days: here.kept_days }) : t("privacy-for-ever"),
            t("privacy-codes", { days: here.code_days }),
            t("privacy-person"),
            t("privacy-logs"),
          ]}
        />
      )}
      <Points title={t("privacy-device")} lines={[t("privacy-device-say"), t("privacy-device-away")]} />
      <Points title={t("privacy-others")} lines={[t("privacy-others-table"), t("privacy-others-none")]} />
      <section class="card me-card">
        <h2>{t("privacy-delete")}</h2>
        <ul>
          <li>{t("privacy-delete-name")}</li>
          <li>{t("privacy-delete-table")}</li>
          <li>
            {t("privacy-delete-all")} <a href="#/me">{t("go-me")}</a>
          </li>
        </ul>
        <EraseName />
      </section>
      {here?.contact && (
        <section class="card me-card">
          <h2>{t("privacy-contact")}</h2>
          <p>{here.contact}</p>
        </section>
      )}
    </main>
  );
}
