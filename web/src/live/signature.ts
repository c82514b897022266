// Whether a record was signed by this server, checked here with the browser's own Ed25519 where it has one.

import { fits } from "../core/check";
import { signatureOf, signedBytes } from "../core/fair/recordText";
import { fromHex } from "../core/fair/sha256";
import type { Proven } from "../core/wire";

const KEYS = "/.well-known/optafel-key.json";

export type SignatureSays = Proven["signature"];

/** What the signature says; null where this browser cannot check it. */
export async function checkSignature(record: string): Promise<SignatureSays | null> {
  const signature = signatureOf(record);
  if (signature === "none") return "unsigned";
  if (signature === "odd") return "changed";
  // Withheld where the page is not secure, as in the house; older browsers have it for other curves alone.
  const subtle: SubtleCrypto | undefined = crypto.subtle;
  if (!subtle) return null;
  try {
    const answer = await fetch(KEYS, { cache: "no-store" });
    const told: unknown = await answer.json();
    if (!answer.ok || !fits("KeysTold", told)) return null;
    const key = told.keys.find(({ id }) => id === signature.key);
    if (!key) return "other-key";
    const verifier = await subtle.importKey("raw", bytesOf(key.public), "Ed25519", false, ["verify"]);
    const genuine = await subtle.verify("Ed25519", verifier, bytesOf(signature.bytes), signedBytes(record));
    if (!genuine) return "changed";
    return key.until == null ? "signed" : "signed-older";
  } catch {
    return null;
  }
}

function bytesOf(digits: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(fromHex(digits) ?? []);
}
