import { fold } from './text.ts';
import { rowsOf, type Sheet, type Token } from './sheet.ts';

/** Dots or strokes that lead from a label to its value, with the colon at their end ("Município ......: Toledo"). */
const leader = /^[._…·]{2,}(:?)$/u;
/** The same at the end of the label's last word ("Município....:"). */
const led = /^(.*?[\p{L}\d)º°ª%])[._…·]{2,}(:?)$/u;

/** A label led to its value in one word, where dots fill the whole space between the two ("Desconto.......0,00"). */
const ledToValue = /^(.*?\p{L}[)º°ª%]?)[._…·]{3,}:?(?:R\$)?(-?\d[\d.,/-]*%?)$/u;

/** A dot by itself is what is left of a leader where the label nearly fills its line, on a page that has others; in a picture it may be a speck. */
const isShort = ({ text, conf }: Token): boolean => text === '.' && conf === 100;
const leastLeaders = 2;

/** Signs that rule off parts of a page of monospaced print. */
const rule = /^(?:[=_*~]{4,}|[-–—]{4,})$/u;

/** The two words of a label led to its value, each as wide as its letters are of the whole. */
function partsOfLed(token: Token): Token[] | undefined {
  const [whole, word, value] = ledToValue.exec(token.text) ?? [];
  if (whole === undefined || word === undefined || value === undefined) return undefined;
  const [x, y, width, height] = token.box;
  const part = (text: string, from: number, to: number): Token => ({
    ...token,
    text,
    folded: fold(text),
    left: token.left + (token.right - token.left) * from,
    right: token.left + (token.right - token.left) * to,
    box: [x + width * from, y, width * (to - from), height],
  });
  return [part(word, 0, word.length / whole.length), part(value, 1 - value.length / whole.length, 1)];
}

/** The sheet without leaders and rules of signs; the colon at the end of one is its label's. */
export function withoutLeaders(sheet: Sheet): Sheet {
  const hasLeaders = sheet.tokens.filter(({ text }) => leader.test(text)).length >= leastLeaders;
  const tokens: Token[] = [];
  for (const token of sheet.tokens) {
    const last = tokens.at(-1);
    if (rule.test(token.text) || (hasLeaders && isShort(token))) continue;
    const parts = partsOfLed(token);
    if (parts) {
      tokens.push(...parts);
      continue;
    }
    const [isLeader, colon] = leader.exec(token.text) ?? [];
    const [, word, end = ''] = led.exec(token.text) ?? [];
    if (isLeader !== undefined && last !== undefined) {
      if (colon === ':') tokens[tokens.length - 1] = { ...last, text: `${last.text.replace(/:$/, '')}:` };
    } else if (word !== undefined && isLeader === undefined)
      tokens.push({ ...token, text: word + end, folded: fold(word) });
    else tokens.push(token);
  }
  return tokens.length === sheet.tokens.length &&
    tokens.every((token, index) => token === sheet.tokens[index])
    ? sheet
    : { ...sheet, tokens, rows: rowsOf(tokens, sheet.glyph) };
}
