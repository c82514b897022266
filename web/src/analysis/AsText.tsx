// The position as one line: to read, to copy, to type, to paste a link, or from a drawing that was saved here.

import { useSignal } from "@preact/signals";
import { useId } from "preact/hooks";
import { lineInPicture } from "../core/pictureLine";
import { Button } from "../parts/controls";
import { t } from "../texts/texts";
import type { AnalysisBoard } from "./board";
import { lineIn } from "./line";

export function AsText({ board, line }: { board: AnalysisBoard; line: string }) {
  const typed = useSignal<string | null>(null);
  const trouble = useSignal<string | null>(null);
  const id = useId();
  const take = async () => {
    if (typed.value === null) return;
    if (await board.load(lineIn(typed.value))) typed.value = null;
  };
  const open = async (file: File | undefined) => {
    trouble.value = null;
    if (!file) return;
    const found = lineInPicture(await file.text());
    if (found === null) trouble.value = t("analysis-no-position-inside");
    else if (await board.load(found)) typed.value = null;
  };
  return (
    <section class="card analysis-text" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{t("analysis-text")}</h2>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void take();
        }}
      >
        <label for={id}>{t("analysis-line")}</label>
        <input
          id={id}
          type="text"
          autocomplete="off"
          autocapitalize="none"
          spellcheck={false}
          value={typed.value ?? line}
          onInput={(event) => {
            typed.value = event.currentTarget.value;
          }}
        />
        <Button type="submit" icon="check" disabled={typed.value === null}>
          {t("analysis-take")}
        </Button>
      </form>
      <label class="analysis-file">
        <span>{t("analysis-picture")}</span>
        <input
          type="file"
          accept=".svg,.png,image/svg+xml,image/png"
          onChange={(event) => void open(event.currentTarget.files?.[0])}
        />
      </label>
      {trouble.value && <p role="alert">{trouble.value}</p>}
    </section>
  );
}
