// A record that is handed in: pasted, or chosen as a file.

import "./records.css";
import type { Signal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { decodeRecord } from "../core/decode";
import { Button } from "./controls";

export interface RecordWords {
  readonly file: string;
  readonly paste: string;
  readonly place: string;
  readonly submit: string;
}

export function RecordForm({
  record,
  words,
  accept,
  working = false,
  children,
  onRecord,
  onFile = () => {},
}: {
  record: Signal<string>;
  words: RecordWords;
  /** Endings of the files that can be chosen. */
  accept: string;
  working?: boolean;
  /** What else is asked. */
  children?: ComponentChildren;
  onRecord: (record: string) => void;
  /** A file was read, and stands in `record` now. */
  onFile?: (record: string) => void;
}) {
  return (
    <form
      class="card record-form"
      onSubmit={(event) => {
        event.preventDefault();
        onRecord(record.value);
      }}
    >
      <label>
        {words.file}
        <input
          type="file"
          accept={`${accept},text/plain`}
          onChange={async (event) => {
            const file = event.currentTarget.files?.[0];
            if (!file) return;
            record.value = decodeRecord(new Uint8Array(await file.arrayBuffer()));
            onFile(record.value);
          }}
        />
      </label>
      <label>
        {words.paste}
        <textarea
          spellcheck={false}
          required
          placeholder={words.place}
          value={record.value}
          onInput={(event) => {
            record.value = event.currentTarget.value;
          }}
        />
      </label>
      {children}
      <div>
        <Button kind="due" type="submit" disabled={working}>
          {words.submit}
        </Button>
      </div>
    </form>
  );
}
