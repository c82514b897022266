// A code to point a phone at, drawn by the server.

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";

/** `of` names what the code is of: where that changes, it is drawn anew. */
export function ScanCode({ of, draw, alt }: { of: string; draw: () => Promise<Blob>; alt: string }) {
  const picture = useSignal<string | null>(null);
  const missing = useSignal(false);
  useEffect(() => {
    let address: string | null = null;
    draw().then(
      (code) => {
        address = URL.createObjectURL(code);
        picture.value = address;
      },
      () => {
        missing.value = true; // there is still the link
      },
    );
    return () => {
      if (address) URL.revokeObjectURL(address);
    };
  }, [of, picture, missing]);
  if (missing.value) return null;
  // Its place is kept until it comes: what is below must not slip away under a finger.
  if (!picture.value) return <div class="qr" />;
  return <img class="qr" src={picture.value} alt={alt} />;
}
