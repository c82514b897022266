// A key has come from another device: go on here as that person.

import { useSignal } from "@preact/signals";
import { whyNot } from "../live/api";
import { keptGames } from "../live/games";
import { continueAs } from "../live/person";
import { personKey } from "../live/personKey";
import { Button, Switch } from "../parts/controls";
import { replaceWith } from "../route";
import { t } from "../texts/texts";
import { keyTyped } from "./lists";

/** What a device had before goes along, unless it is somebody else's. */
export function TakeUp({ handed }: { handed: string }) {
  const along = useSignal(true);
  const busy = useSignal(false);
  const trouble = useSignal<string | null>(null);
  const own = keptGames.value.length;
  const take = async () => {
    busy.value = true;
    try {
      await continueAs(handed, along.value);
      replaceWith({ page: "home" });
    } catch (error) {
      trouble.value = whyNot(error);
    } finally {
      busy.value = false;
    }
  };
  if (handed === personKey.value)
    return (
      <section class="card me-card">
        <h2>{t("me-same")}</h2>
        <a class="button due" href="#/">
          <span>{t("to-home")}</span>
        </a>
      </section>
    );
  return (
    <section class="card me-card" aria-labelledby="me-take">
      <h2 id="me-take">{t("me-take")}</h2>
      <p>{t("me-take-say")}</p>
      {own > 0 && (
        <Switch
          label={t("me-along", { count: own })}
          note={t("me-along-say")}
          checked={along.value}
          onChange={(on) => {
            along.value = on;
          }}
        />
      )}
      {trouble.value && (
        <p class="notice" role="alert">
          {trouble.value}
        </p>
      )}
      <div class="setup-deeds">
        <Button kind="quiet" onClick={() => replaceWith({ page: "me", rest: [] })}>
          {t("me-not")}
        </Button>
        <Button kind="due" disabled={busy.value} onClick={() => void take()}>
          {t("me-go-on")}
        </Button>
      </div>
    </section>
  );
}

export function TypeWords({ onKey }: { onKey: (key: string) => void }) {
  const typed = useSignal("");
  const trouble = useSignal<string | null>(null);
  const read = async () => {
    try {
      const found = await keyTyped(typed.value);
      if (typeof found === "string") {
        onKey(found);
        return;
      }
      trouble.value =
        found.why === "count"
          ? t("me-typed-count", { count: found.count })
          : found.why === "word"
            ? t("me-typed-word", { word: found.word })
            : t("me-typed-check");
    } catch {
      trouble.value = t("offline-now");
    }
  };
  return (
    <section class="card me-card" aria-labelledby="me-typed">
      <h2 id="me-typed">{t("me-typed")}</h2>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void read();
        }}
      >
        <label class="stacked">
          <span>{t("me-typed-say")}</span>
          <textarea
            rows={3}
            autoComplete="off"
            autoCapitalize="none"
            spellcheck={false}
            value={typed.value}
            onInput={(event) => {
              typed.value = event.currentTarget.value;
            }}
          />
        </label>
        {trouble.value && (
          <p class="notice" role="alert">
            {trouble.value}
          </p>
        )}
        <Button type="submit" disabled={typed.value.trim() === ""}>
          {t("me-typed-read")}
        </Button>
      </form>
    </section>
  );
}
