// Crossword plays as they are typed, `8D TAART, E7 TAFEL`: which letter comes to lie on which square. Whether it may
// is the referee's to say.

export interface Square {
  readonly x: number;
  readonly y: number;
  readonly letter: string;
  readonly blank: boolean;
}

const PLAY = /^(?:(\d{1,2})([a-z])|([a-z])(\d{1,2}))\s+(\S+)$/i;

function squaresOf(play: string, size: number): Square[] {
  const found = PLAY.exec(play.trim());
  if (!found) return [];
  const [, rowFirst, columnLast, columnFirst, rowLast, word = ""] = found;
  const across = rowFirst !== undefined;
  const y = Number(rowFirst ?? rowLast) - 1;
  const x = (columnLast ?? columnFirst ?? "A").toUpperCase().charCodeAt(0) - 65;
  // A tile of several letters is written in brackets, one that lies there already as a dot or in parentheses.
  const signs = word.replace(/[()]/g, "").match(/\[\p{Letter}+\]|./gu) ?? [];
  return signs.flatMap((sign, i) => {
    const square = { x: across ? x + i : x, y: across ? y : y + i };
    const letter = sign.replace(/[[\]]/g, "");
    const inside = square.x >= 0 && square.x < size && square.y >= 0 && square.y < size;
    if (!inside || !/^\p{Letter}+$/u.test(letter)) return [];
    return [{ ...square, letter: letter.toUpperCase(), blank: letter !== letter.toUpperCase() }];
  });
}

/** All letters of the plays; where two come to lie on one square, the later one. */
export function playsOn(text: string, size: number): Square[] {
  const squares = new Map<string, Square>();
  for (const play of text.split(/[,;]/))
    for (const square of squaresOf(play, size)) squares.set(`${square.x},${square.y}`, square);
  return [...squares.values()];
}
