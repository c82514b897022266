// A face for a name: the same name gets the same face on every device, and nobody is asked for it.

/** What a face is drawn from. */
export interface Features {
  /** Hue of the ground and of the hair, in degrees. */
  readonly ground: number;
  readonly hair: number;
  readonly skin: number;
  readonly cut: number;
  readonly eyes: number;
  readonly mouth: number;
  readonly extra: number;
}

export const SKINS = ["#f6d7b8", "#e8b98f", "#c98e62", "#9a643f", "#6f4630"] as const;
export const CUTS = 5;
export const EYES = 3;
export const MOUTHS = 4;
export const EXTRAS = 4;

/** A number from a name, spread evenly (FNV-1a). */
function spread(name: string): number {
  let hash = 0x811c9dc5;
  for (const sign of name.trim().toLowerCase()) {
    hash ^= sign.codePointAt(0) ?? 0;
    hash = Math.imul(hash, 0x01000193) >>> 0;
  }
  // Names that differ in their last letter only must not look like twins.
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d) >>> 0;
  return (hash ^ (hash >>> 13)) >>> 0;
}

export function featuresOf(name: string): Features {
  let left = spread(name);
  const take = (count: number): number => {
    const taken = left % count;
    left = Math.floor(left / count);
    return taken;
  };
  return {
    ground: take(12) * 30,
    hair: take(8) * 45,
    skin: take(SKINS.length),
    cut: take(CUTS),
    eyes: take(EYES),
    mouth: take(MOUTHS),
    extra: take(EXTRAS),
  };
}
