// A record to look at again: pasted, or chosen as a file.

import { useSignal } from "@preact/signals";
import { decodeRecord } from "../core/decode";
import { Button } from "../parts/controls";
import { t } from "../texts/texts";

export function RecordForm({ onRecord }: { onRecord: (record: string) => void }) {
  const record = useSignal("");
  return (
    <form
      class="card review-form"
      onSubmit={(event) => {
        event.preventDefault();
        onRecord(record.value);
      }}
    >
      <p>{t("review-say")}</p>
      <label>
        {t("review-file")}
        <input
          type="file"
          accept=".txt,.gcg,text/plain"
          onChange={async (event) => {
            const file = event.currentTarget.files?.[0];
            if (!file) return;
            record.value = decodeRecord(new Uint8Array(await file.arrayBuffer()));
            onRecord(record.value);
          }}
        />
      </label>
      <label>
        {t("review-paste")}
        <textarea
          spellcheck={false}
          required
          placeholder={t("review-paste-place")}
          value={record.value}
          onInput={(event) => {
            record.value = event.currentTarget.value;
          }}
        />
      </label>
      <div>
        <Button kind="due" type="submit">
          {t("review-begin")}
        </Button>
      </div>
    </form>
  );
}
