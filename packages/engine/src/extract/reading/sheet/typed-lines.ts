import { median } from '../../../pages/median.ts';
import { rowsOf, type Sheet, type Token } from './sheet.ts';

/** Least and greatest height of typed words above or below the line of the printed ones, in glyphs. */
const [leastOff, mostOff] = [0.25, 1] as const;
/** Greatest deviation of words from the common height of those typed on a page, in glyphs. */
const asCommon = 0.2;
/** Least number of blanks that were filled in at one height. */
const leastBlanks = 5;
/** Least share of the words behind others that stand at that height: on a page where few do, they are of other columns. */
const leastShare = 0.03;
/** Widest space between a printed word and the one typed behind it, and between two typed ones, in glyphs. */
const [behind, betweenTyped] = [2, 2] as const;
/** What tails and brackets add below the line, as a share of a word's height. */
const ofTails = 0.2;

const lineOf = ({ text, top, bottom }: Token): number =>
  /[gjpqyçQÇ,;()/|]/.test(text) ? bottom - ofTails * (bottom - top) : bottom;

interface Blank {
  readonly words: readonly Token[];
  /** How far below the printed line the words stand. */
  readonly off: number;
}

/** The nearest word that begins behind another one and shares some of its height; a stroke narrower than the tolerance is not behind itself. */
function nextTo(token: Token, inOrder: readonly Token[], most: number): Token | undefined {
  return inOrder.find(
    ({ left, top, bottom }) =>
      left > token.left &&
      left >= token.right - 1 &&
      left - token.right < most &&
      top < token.bottom &&
      bottom > token.top,
  );
}

/** The words that stand off the line of the word before them, with those typed behind them. */
function blanksOf({ tokens, glyph }: Sheet): { readonly blanks: readonly Blank[]; readonly pairs: number } {
  const inOrder = tokens.toSorted((a, b) => a.left - b.left);
  let pairs = 0;
  const blanks = inOrder.flatMap((token): Blank[] => {
    const first = nextTo(token, inOrder, behind * glyph);
    if (first === undefined) return [];
    pairs += 1;
    const off = lineOf(first) - lineOf(token);
    if (Math.abs(off) < leastOff * glyph || Math.abs(off) > mostOff * glyph) return [];
    const words = [first];
    for (let last = first; ;) {
      const next = nextTo(last, inOrder, betweenTyped * glyph);
      if (next === undefined || Math.abs(lineOf(next) - lineOf(first)) > asCommon * glyph) break;
      words.push(next);
      last = next;
    }
    return [{ words, off }];
  });
  return { blanks, pairs };
}

/**
 * The sheet with what was typed into a printed form set on the printed lines: a typewriter or a printer at another height puts all of it as far
 * above or below them.
 */
export function onPrintedLines(sheet: Sheet): Sheet {
  const { glyph } = sheet;
  const { blanks, pairs } = blanksOf(sheet);
  // The printed word behind a blank is as far off the typed one as that is off the line, to the other side.
  for (const isSide of [({ off }: Blank) => off < 0, ({ off }: Blank) => off > 0]) {
    const side = blanks.filter(isSide);
    const off = median(side.map((blank) => blank.off));
    const typed = side.filter((blank) => Math.abs(blank.off - off) < asCommon * glyph);
    if (typed.length < leastBlanks || typed.length < leastShare * pairs) continue;
    const words = new Set(typed.flatMap((blank) => blank.words));
    const tokens = sheet.tokens.map((token) =>
      words.has(token) ? { ...token, top: token.top - off, bottom: token.bottom - off } : token,
    );
    return { ...sheet, tokens, rows: rowsOf(tokens, glyph) };
  }
  return sheet;
}
