import { isMoneyWord } from '@lavra/brazil/words';
import { monthOfName } from '@lavra/brazil/dates';
import { findRuledLines, writingIn, writingOn, type Written } from '../pages/prepare/ruled-lines.ts';
import type { Edges } from '../pages/prepare/text-lines.ts';
import type { Raster } from '../pages/raster.ts';
import type { ReadWord } from './recogniser.ts';
import { charactersOf, meanConfidence, type SecondLook } from './second-pass.ts';

/** Small print around the lines of a cheque, of which this many different words show that a page of few words is one. */
const ofCheque = /^(?:pague|cheque|quantia|centavos|acima|ordem)$/i;
const [leastOfCheque, mostWords] = [3, 150] as const;
/** Words read this surely need no second look, and one that covers less than this share of them is worse. */
const [sure, leastCovered] = [93, 0.7] as const;
/** A reading below this is of strokes and patterns. */
const believable = 45;
/** Margin around what is cut out, in pixels. */
const margin = 14;
/** Height of a row of writing, in glyph heights of the print. */
const rowHeight = 2;
const day = /^(?:0?[1-9]|[12]\d|3[01])$/;
/** A day of one or two figures is at most this wide, in glyph heights of the print, and believed this much at most. */
const [widestDay, mostOfDay] = [4, 70] as const;
/** No more is believed of what a pen wrote, and less of its figures, which no list tells. */
const [mostOfLetters, mostOfFigures] = [93, 75] as const;
const mostOf = ({ text }: ReadWord): number => (/\d/.test(text) ? mostOfFigures : mostOfLetters);
/** The words that a pen writes on cheques are known: one of them is surely read. */
const sureWord = 97;

/** Whether a page's words are those of a cheque. */
export const isCheque = (words: readonly ReadWord[]): boolean =>
  words.length <= mostWords &&
  new Set(words.filter(({ text }) => ofCheque.test(text)).map(({ text }) => text.toLowerCase())).size >=
    leastOfCheque;

/** A word's confidence, where numbers in words and months count as surely read. */
const worthOf = (read: ReadWord): ReadWord => {
  const word = read.text.replace(/[^\p{L}]/gu, '');
  const isKnown = word.length > 2 && (isMoneyWord(word) || monthOfName(word) !== undefined);
  return isKnown ? { ...read, conf: Math.max(read.conf, sureWord) } : read;
};

const worth = (words: readonly ReadWord[]): number => meanConfidence(words.map(worthOf));

/** What stands alone is read as strokes more often than among others, and is put beside itself: the day of a date. */
function threeTimes({ picture, ink }: Written): Raster {
  const { width, height, data } = picture;
  const each = ink.right - ink.left + margin;
  const wide = margin + 3 * each;
  const repeated = new Uint8Array(wide * height).fill(255);
  for (let y = 0; y < height; y += 1)
    for (const turn of [0, 1, 2])
      repeated.set(
        data.subarray(y * width + ink.left, y * width + ink.right),
        y * wide + margin + turn * each,
      );
  return { width: wide, height, data: repeated };
}

/** The figures that two of three readings agree on, at their place. */
function onceOf(read: readonly ReadWord[], { ink, picture }: Written): ReadWord[] {
  const text = read.map((word) => word.text).join('');
  const length = Math.round(text.length / 3);
  const parts = [0, 1, 2].map((turn) => text.slice(turn * length, (turn + 1) * length));
  const told = parts.find((part, at) => parts.indexOf(part, at + 1) > at);
  const [first] = read;
  if (first === undefined || told === undefined || !day.test(told)) return [];
  const conf = Math.min(mostOfDay, meanConfidence(read));
  return [
    {
      ...first,
      text: told,
      conf,
      left: ink.left,
      right: ink.right,
      top: margin,
      bottom: picture.height - margin,
    },
  ];
}

/** The place of the amount in figures: right of the sign of money, as high as its box. */
function placeOfAmount(words: readonly ReadWord[], { width }: Raster): Edges | undefined {
  const sign = words.find(({ text, left }) => /^[[|(]?R[$S5]$/.test(text) && left > width / 2);
  if (sign === undefined) return undefined;
  const high = sign.bottom - sign.top;
  return {
    left: sign.right + Math.round(high / 4),
    right: width,
    top: Math.max(0, sign.top - Math.round(0.6 * high)),
    bottom: sign.bottom + Math.round(0.6 * high),
  };
}

/**
 * Reads what a pen wrote on the lines of a cheque, each line by itself and without the rule under it. `raster` is the prepared page with its
 * rules: what erases the rules of a form takes straight strokes of a pen for some.
 */
export function lookAtWrittenLines(
  raster: Raster,
  glyphHeight: number,
  words: readonly ReadWord[],
): SecondLook {
  const amount = placeOfAmount(words, raster);
  const isShort = ({ ink }: Written): boolean => ink.right - ink.left < widestDay * glyphHeight;
  const lines = [
    ...findRuledLines(raster, glyphHeight).flatMap(
      (line) => writingOn(raster, line, glyphHeight, margin) ?? [],
    ),
    ...(amount ? [writingIn(raster, amount, glyphHeight, margin)] : []),
  ].filter(({ place }) => isDoubtful(wordsIn(words, place)));
  return {
    crops: lines.map((line) => (isShort(line) ? threeTimes(line) : line.picture)),
    improve: (before, readings) =>
      lines.reduce<ReadWord[]>(
        (all, line, index) => {
          const read = readings[index] ?? [];
          const isAgreed = isShort(line);
          return replaced(all, line, { reading: isAgreed ? onceOf(read, line) : read, isAgreed });
        },
        [...before],
      ),
  };
}

const wordsIn = (words: readonly ReadWord[], place: Edges): ReadWord[] =>
  words.filter(({ left, right, top, bottom }) => {
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    return x > place.left && x < place.right && y > place.top && y < place.bottom;
  });

const isDoubtful = (words: readonly ReadWord[]): boolean =>
  words.length === 0 || words.some(({ conf }) => conf < sure);

/** Whether another reading of a line is worth more than the one before it, and no piece of it. */
const isBetter = (read: readonly ReadWord[], before: readonly ReadWord[]): boolean =>
  worth(read) >= believable &&
  charactersOf(read) >= leastCovered * charactersOf(before) &&
  worth(read) > worth(before);

/** The words of a page with what was read on one line, where that is worth more than what stood there. */
function replaced(
  words: readonly ReadWord[],
  { place, base, glyphHeight }: Written,
  { reading, isAgreed }: { readonly reading: readonly ReadWord[]; readonly isAgreed: boolean },
): ReadWord[] {
  const before = wordsIn(words, place);
  const kept = words.filter((word) => !before.includes(word));
  const read = reading
    .map((word) => ({
      ...word,
      left: word.left + place.left - margin,
      right: word.right + place.left - margin,
      top: word.top + place.top - margin,
      bottom: word.bottom + place.top - margin,
    }))
    .filter(
      (word) => !kept.some((other) => wordsIn([other], word).length > 0 || wordsIn([word], other).length > 0),
    );
  if (read.length === 0 || (!isAgreed && !isBetter(read, before))) return [...words];
  // What is written on one line is one row, however high its letters are and however it slopes.
  const [top, bottom] = [Math.round(base - rowHeight * glyphHeight), Math.round(base)];
  const edges = { top, bottom, lineTop: top, lineBottom: bottom };
  const { block, line } = before[0] ?? { block: 0, line: 1 + Math.max(0, ...words.map((word) => word.line)) };
  const own = read.map((word) => ({
    ...word,
    ...edges,
    block,
    line,
    conf: Math.min(word.conf, mostOf(word)),
  }));
  const at = before[0] === undefined ? words.length : words.indexOf(before[0]);
  return [...words.slice(0, at), ...own, ...words.slice(at)].filter((word) => !before.includes(word));
}
