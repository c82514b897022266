// Where a screen reader listens. A dialog has a region of its own: what lies behind it is not read out.

import { useEffect, useRef, useState } from "preact/hooks";
import { announced } from "../live/announce";

/** What was said this shortly before a dialog that came up by itself would be lost behind it. */
const JUST_NOW_MS = 1000;

export function LiveRegion({ justNow = false }: { justNow?: boolean }) {
  const [ready, setReady] = useState(false);
  const since = useRef(performance.now() - (justNow ? JUST_NOW_MS : 0));
  // A region is heard only when it changes: it comes empty.
  useEffect(() => setReady(true), []);
  const { text, count, at } = announced.value;
  return (
    <div class="unseen" aria-live="polite">
      {/* The same sentence twice in a row is read out twice because its element is new. */}
      {ready && at > since.current && <p key={count}>{text}</p>}
    </div>
  );
}
