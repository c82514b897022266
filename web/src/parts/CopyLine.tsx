// Something to be passed on: it stands in a field, and a button copies it.

import { useSignal } from "@preact/signals";
import { t } from "../texts/texts";
import { Button } from "./controls";

export function CopyLine({
  text,
  label,
  copy = t("copy-link"),
  due = false,
}: {
  text: string;
  /** What it is, read out. */
  label: string;
  copy?: string;
  due?: boolean;
}) {
  const copied = useSignal(false);
  const put = async () => {
    try {
      await navigator.clipboard.writeText(text);
      copied.value = true;
      setTimeout(() => {
        copied.value = false;
      }, 2500);
    } catch {
      // No clipboard here: it stands in the field, to be copied by hand.
    }
  };
  return (
    <div class="copy-line">
      <input
        type="text"
        readOnly
        value={text}
        aria-label={label}
        onFocus={(event) => event.currentTarget.select()}
      />
      <Button icon={copied.value ? "check" : "copy"} kind={due ? "due" : "plain"} onClick={put}>
        {copied.value ? t("copied") : copy}
      </Button>
    </div>
  );
}
