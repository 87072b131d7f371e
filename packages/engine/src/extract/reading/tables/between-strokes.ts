import type { Token } from '../sheet/sheet.ts';
import { fold } from '../sheet/text.ts';

/** Signs that part what stands in one row of a cell. */
const stroke = /[/|·•]/;

/** A word's pieces between strokes, each in its share of the word. */
function piecesOf(token: Token): (Token | undefined)[] {
  const texts = token.text.split(stroke);
  if (texts.length < 2) return [token];
  const width = (token.right - token.left) / token.text.length;
  let at = 0;
  return texts.flatMap((text, index): (Token | undefined)[] => {
    const left = token.left + at * width;
    at += text.length + 1;
    const share = text.length / token.text.length;
    const [x, y, wide, high] = token.box;
    const box: Token['box'] = [
      x + ((left - token.left) / width) * (wide / token.text.length),
      y,
      wide * share,
      high,
    ];
    const piece = { ...token, text, folded: fold(text), box, left, right: left + text.length * width };
    return [...(index > 0 ? [undefined] : []), ...(text === '' ? [] : [piece])];
  });
}

/** The words of a row in parts between strokes ("35700 / 22030000 / 010"). */
export function betweenStrokes(row: readonly Token[]): Token[][] {
  const parts: Token[][] = [[]];
  for (const piece of row.flatMap(piecesOf))
    if (piece === undefined) parts.push([]);
    else parts.at(-1)?.push(piece);
  return parts;
}
