import { joinedWords } from '../sheet/runs.ts';
import { edgesOf, rowsOf, type Sheet, type Token } from '../sheet/sheet.ts';
import { fold } from '../sheet/text.ts';

/** An amount whose comma was read as a point: no receipt prints one before two figures. */
const withPoint = /^((?:\d{1,3}\.)*\d{1,4})\.(\d{2}\D?)$/;
const whole = /^(?:\d{1,3}\.)*\d{1,3}$/;
const centavos = /^\d{2}\D?$/;
const money = /^(?:R\$)?(?:\d{1,3}\.)*\d{1,3},\d{2}\D?$/;
const sign = /^R[$S]:?$/i;
/** Widest space that a lost comma leaves, in widths of a letter, and how far an amount may end from the others, in glyphs. */
const [mostLetters, atEdge] = [2.4, 0.6] as const;
/** Fewer amounts are no column. */
const leastAmounts = 2;

const pitchOf = ({ left, right, text }: Token): number => (right - left) / Math.max(1, text.length);

/** The amounts of a picture's receipt with the commas that pale print has lost: between two numbers at the edge of the amounts, or behind the sign of money. */
export function withLostCommas(sheet: Sheet): Sheet {
  const { rows, glyph } = sheet;
  if (!sheet.tokens.some(({ conf }) => conf < 100)) return sheet;
  const edges = sheet.tokens.filter(({ text }) => money.test(text)).map(({ right }) => right);
  const isAtEdge = ({ right }: Token): boolean =>
    edges.filter((edge) => Math.abs(edge - right) < atEdge * glyph).length >= leastAmounts;
  const mended = rows.map((row) => {
    const own: Token[] = [];
    for (let at = 0; at < row.length; at += 1) {
      const [before, token, next, behind] = [row[at - 1], row[at], row[at + 1], row[at + 2]];
      if (token === undefined) break;
      const isPair =
        next !== undefined &&
        token.conf < 100 &&
        whole.test(token.text) &&
        centavos.test(next.text) &&
        next.left - token.right < mostLetters * pitchOf(token);
      const isLed = before !== undefined && sign.test(before.text);
      if (isPair && (isLed || (behind === undefined && isAtEdge(next) && !/\d$/.test(before?.text ?? '')))) {
        own.push(joined(token, next));
        at += 1;
      } else own.push(token.conf < 100 ? withComma(token) : token);
    }
    return own;
  });
  const tokens = mended.flat();
  return { ...sheet, tokens, rows: rowsOf(tokens, glyph) };
}

function withComma(token: Token): Token {
  const [, before, behind] = withPoint.exec(token.text) ?? [];
  if (before === undefined || behind === undefined) return token;
  const text = `${before},${behind}`;
  return { ...token, text, folded: fold(text) };
}

function joined(token: Token, next: Token): Token {
  const one = joinedWords(token, next, `${token.text},${next.text}`);
  return { ...one, ...edgesOf([token, next]) };
}
