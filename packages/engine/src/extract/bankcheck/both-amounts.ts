import { amountInWords } from '@lavra/brazil/amount-in-words';
import { editsBetween } from '@lavra/brazil/edits';
import { middleOf, type Sheet, type Token } from '../reading/sheet/sheet.ts';

/** The small print before and behind the lines of the amount. */
const caption = /^(?:pague|por|este|ch[eqs]{2,3}u?er?|[aàá]|quan\p{L}{2,4}|de|acima|ou|sua|ordem)$/iu;
/** Words and figures are of one amount where no more than this share of the letters of the words is another one. */
const mostStrange = 0.3;
/** What a figure that was misread counts, in letters, and by how much the next amount explains both worse. */
const [ofFigure, apart] = [2, 2] as const;
/** The amount in figures stands in the upper part of the right side. */
const [upper, toTheRight] = [0.4, 600] as const;

export interface BothAmounts {
  /** In centavos. */
  readonly amount: number;
  readonly words: string;
  /** What was read of it in words, and in figures. */
  readonly written: readonly Token[];
  readonly figures: Token;
  /** Share of the letters read that are those of the words. */
  readonly fit: number;
}

/** The words behind the small print "e centavos acima" and that print itself, which goes back this far from its end, in glyphs. */
const lengthOfCaption = 12;
/** Farthest that words of the first line stand above or below its small print, and least that those of the last stand above the payee's, in glyphs. */
const [level, apartFromPayee] = [2, 1.8] as const;

/** What stands on the two lines of the amount in words, from their small print to the payee's line. */
function writtenWords({ tokens, glyph }: Sheet): readonly Token[] {
  const label = tokens.find(({ text }) => /^quan\p{L}{2,4}$/iu.test(text));
  const order = tokens.find(({ text, left }) => /^ordem\W?$/iu.test(text) && left > toTheRight);
  if (label === undefined || order === undefined) return [];
  const above = tokens.find(({ text, left }) => /^acima\W?$/i.test(text) && left > toTheRight);
  const isPrint = (token: Token): boolean =>
    caption.test(token.text.replace(/[^\p{L}]/gu, '')) ||
    (above !== undefined &&
      Math.abs(middleOf(token) - middleOf(above)) < glyph &&
      token.left > above.right - lengthOfCaption * glyph);
  const isFirst = (token: Token): boolean => Math.abs(middleOf(token) - middleOf(label)) < level * glyph;
  const own = tokens.filter(
    (token) =>
      /\p{L}/u.test(token.text) &&
      middleOf(token) > middleOf(label) - level * glyph &&
      middleOf(token) < middleOf(order) - apartFromPayee * glyph &&
      !(isFirst(token) && token.left < label.right) &&
      !isPrint(token),
  );
  const byLeft = (a: Token, b: Token): number => a.left - b.left;
  return [
    ...own.filter(isFirst).toSorted(byLeft),
    ...own.filter((token) => !isFirst(token)).toSorted(byLeft),
  ];
}

/** The figures of an amount as read, and with one of them read otherwise or left out. */
function around(figures: string): readonly (readonly [text: string, edits: number])[] {
  const others = [...'0123456789'];
  const changed = [...figures].flatMap((_, at) =>
    others.map((other) => figures.slice(0, at) + other + figures.slice(at + 1)),
  );
  const longer = Array.from({ length: figures.length + 1 }).flatMap((_, at) =>
    others.map((other) => figures.slice(0, at) + other + figures.slice(at)),
  );
  const shorter = [...figures].map((_, at) => figures.slice(0, at) + figures.slice(at + 1));
  return [[figures, 0], ...[...changed, ...longer, ...shorter].map((text) => [text, 1] as const)];
}

const lettersOf = (text: string): string =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z]/g, '');

/** Fewer letters may be of another text. */
const leastRead = 8;

/** The amount in figures: the only one with a comma in its corner, or what stands behind the sign of money. */
function figuresOfAmount({ tokens, height, glyph }: Sheet): Token | undefined {
  const corner = tokens.filter(
    ({ text, left, bottom }) =>
      text.replace(/\D/g, '').length > 2 && left > toTheRight && bottom < upper * height,
  );
  const [only, ...others] = corner.filter(({ text }) => text.includes(','));
  if (only !== undefined && others.length === 0) return only;
  const sign = tokens.find(({ text }) => /^R[$S]$/.test(text));
  return corner.find(
    (token) =>
      sign !== undefined &&
      token.left > sign.right &&
      Math.abs(middleOf(token) - middleOf(sign)) < level * glyph,
  );
}

/** The amount that explains best what was read in words and in figures, where the one bears out the other; undefined otherwise. */
export function bothAmounts(sheet: Sheet): BothAmounts | undefined {
  const written = writtenWords(sheet);
  const read = lettersOf(written.map(({ text }) => text).join(''));
  const figures = figuresOfAmount(sheet);
  if (figures === undefined || read.length < leastRead) return undefined;
  const costs = new Map<number, { readonly words: string; readonly edits: number; readonly cost: number }>();
  for (const [text, changed] of around(figures.text.replace(/\D/g, ''))) {
    const amount = Number(text);
    const words = amountInWords(amount);
    if (words === undefined) continue;
    const edits = editsBetween(read, lettersOf(words));
    const cost = edits + ofFigure * changed;
    if (cost < (costs.get(amount)?.cost ?? Infinity)) costs.set(amount, { words, edits, cost });
  }
  const [best, next] = [...costs].toSorted(([, a], [, b]) => a.cost - b.cost);
  if (best === undefined || (next !== undefined && next[1].cost - best[1].cost < apart)) return undefined;
  const [amount, { words, edits }] = best;
  const fit = 1 - edits / lettersOf(words).length;
  return fit < 1 - mostStrange ? undefined : { amount, words, written, figures, fit };
}
