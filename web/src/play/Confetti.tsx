// A win is seen: tiles rain down once, behind the score sheet. Nothing moves for who wants no motion.

import type { Family } from "../core/wire";
import { reducedMotion } from "../live/settings";
import { partsOf } from "./families";

const NUMBERS = ["R7", "B11", "K3", "Y9", "*", "R12", "B1", "Y5", "K10"];
const LETTERS = ["A", "E", "N", "O", "S", "T", "I", "L", "D"];
const COUNT = 18;

export function Confetti({ family }: { family: Family }) {
  if (reducedMotion.value) return null;
  const { Face } = partsOf(family);
  const faces = family === "numbers" ? NUMBERS : LETTERS;
  return (
    <div class="confetti" aria-hidden="true">
      {Array.from({ length: COUNT }, (_, i) => (
        <span
          key={i}
          class="tile mini"
          style={{
            left: `${(i * 61) % 100}%`,
            animationDelay: `${(i % 6) * 130}ms`,
            "--turn": `${((i * 97) % 360) - 180}deg`,
          }}
        >
          <Face face={faces[i % faces.length] ?? ""} />
        </span>
      ))}
    </div>
  );
}
