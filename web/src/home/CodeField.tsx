// A code that somebody said aloud leads to their table.

import { useSignal } from "@preact/signals";
import { findByCode, whyNot } from "../live/api";
import { Button } from "../parts/controls";
import { go } from "../route";
import { t } from "../texts/texts";

export function CodeField() {
  const typed = useSignal("");
  const busy = useSignal(false);
  const trouble = useSignal<string | null>(null);
  const find = async () => {
    busy.value = true;
    trouble.value = null;
    try {
      const { table, invite } = await findByCode(typed.value);
      go({ page: "join", table, invite });
    } catch (error) {
      trouble.value = whyNot(error);
    } finally {
      busy.value = false;
    }
  };
  return (
    <form
      class="code-field"
      onSubmit={(event) => {
        event.preventDefault();
        void find();
      }}
    >
      <label>
        <span>{t("code-label")}</span>
        <input
          type="text"
          autoComplete="off"
          autoCapitalize="characters"
          spellcheck={false}
          maxLength={20}
          value={typed.value}
          onInput={(event) => {
            typed.value = event.currentTarget.value;
          }}
        />
      </label>
      <Button type="submit" disabled={busy.value || typed.value.trim() === ""}>
        {t("code-join")}
      </Button>
      {trouble.value && (
        <p class="notice" role="alert">
          {trouble.value}
        </p>
      )}
    </form>
  );
}
