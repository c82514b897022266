// The key goes to another device: by a code to scan, a link, or twelve words to write down.

import { useSignal, useSignalEffect } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { wordsOf } from "../core/handOver";
import { findAddress, onlyHere } from "../live/address";
import { readHandOverCode } from "../live/person";
import { personKey } from "../live/personKey";
import { CopyLine } from "../parts/CopyLine";
import { Button, Choice } from "../parts/controls";
import { ScanCode } from "../parts/ScanCode";
import { linkTo } from "../route";
import { languageName, t } from "../texts/texts";
import { listed, listOf } from "./lists";

function Words() {
  const code = useSignal(listed()[0] ?? "");
  const words = useSignal<readonly string[]>([]);
  useSignalEffect(() => {
    const key = personKey.value;
    listOf(code.value).then(
      (list) => {
        words.value = wordsOf(key, list);
      },
      () => {
        words.value = [];
      },
    );
  });
  return (
    <details class="hand-over-words">
      <summary>{t("me-words")}</summary>
      <p>{t("me-words-say")}</p>
      <Choice
        label={t("me-words-language")}
        value={code.value}
        options={listed().map((value) => ({ value, label: languageName(value) }))}
        onChange={(value) => {
          code.value = value;
        }}
      />
      <ol>
        {words.value.map((word, at) => (
          <li key={at}>{word}</li>
        ))}
      </ol>
    </details>
  );
}

export function HandOverCard() {
  const shown = useSignal(false);
  useEffect(() => {
    void findAddress();
  }, []);
  return (
    <section class="card me-card" aria-labelledby="me-over">
      <h2 id="me-over">{t("me-over")}</h2>
      <p>{t("me-over-say")}</p>
      {shown.value ? (
        <>
          <ScanCode of={personKey.value} draw={readHandOverCode} alt={t("me-code")} />
          <CopyLine text={linkTo({ page: "me", rest: [personKey.value] })} label={t("me-link")} />
          {onlyHere.value && <p class="hint">{t("only-here")}</p>}
          <Words />
        </>
      ) : (
        <Button
          kind="due"
          icon="link"
          onClick={() => {
            shown.value = true;
          }}
        >
          {t("me-show")}
        </Button>
      )}
    </section>
  );
}
