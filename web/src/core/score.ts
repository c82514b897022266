/** A score as one writes it on a sheet: `+62`, `\u221220`, `0`. */
export function signed(score: number): string {
  return score > 0 ? `+${score}` : `${score}`.replace("-", "\u2212");
}
