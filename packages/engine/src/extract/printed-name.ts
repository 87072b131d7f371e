import type { Field } from '@lavra/contract/model/result';
import { fieldOf } from '../evidence/field.ts';
import { middleOf, type Sheet, type Token } from './reading/sheet/sheet.ts';
import { fold } from './reading/sheet/text.ts';

/** Of two sizes of type the smaller has at most this share of the larger; captions over and under names are smaller. */
const ofType = 0.65;
/** Widest space between two words of a name, and between its rows, in heights of its type. */
const [apart, under] = [1.6, 0.9] as const;
const ofName = /^\p{Lu}[\p{Lu}'.-]*$/u;

const heightOf = ({ top, bottom }: Token): number => bottom - top;

const isAlike = (token: Token, other: Token): boolean =>
  Math.min(heightOf(token), heightOf(other)) > ofType * Math.max(heightOf(token), heightOf(other));

const isBeside = (token: Token, other: Token): boolean =>
  isAlike(token, other) && Math.abs(middleOf(token) - middleOf(other)) < 0.6 * heightOf(other);

/** The words in capitals that follow a word closely in its row. */
function following(word: Token, tokens: readonly Token[]): readonly Token[] {
  const row = tokens
    .filter((token) => token.left > word.left && isBeside(token, word))
    .toSorted((a, b) => a.left - b.left);
  const end = row.findIndex(
    (token, at) =>
      !ofName.test(token.text) || token.left - (row[at - 1] ?? word).right > apart * heightOf(word),
  );
  return row.slice(0, end < 0 ? undefined : end);
}

/** The row of a name right below its first word. */
function rowBelow(head: Token, tokens: readonly Token[]): readonly Token[] {
  const first = tokens.find(
    (token) =>
      ofName.test(token.text) &&
      isAlike(token, head) &&
      Math.abs(token.left - head.left) < heightOf(head) &&
      token.top > middleOf(head) &&
      token.top - head.bottom < under * heightOf(head),
  );
  return first === undefined ? [] : [first, ...following(first, tokens)];
}

/**
 * The printed words that match a name of the machine-readable zone, apart from accents and order, in one row or two. Where the zone cut the
 * name off (`isCut`), the words that follow the last one that it has are of the name too.
 */
export function findName(
  { tokens }: Pick<Sheet, 'tokens'>,
  words: readonly string[],
  { isCut = false }: { readonly isCut?: boolean } = {},
): Field | undefined {
  const sought = words.map(fold);
  const last = sought.at(-1);
  if (last === undefined || sought.length < 2) return undefined;
  const is = (token: Token, word: string): boolean =>
    word === last ? token.folded.startsWith(word) : token.folded === word;
  for (const start of tokens.filter((token) => sought.some((word) => is(token, word)))) {
    const row = tokens.filter((token) => isBeside(token, start));
    const own = row.filter((token) => sought.some((word) => is(token, word)));
    const [head = start] = own.toSorted((a, b) => a.left - b.left);
    const below = rowBelow(head, tokens);
    const found = sought.map((word) => [...own, ...below].find((token) => is(token, word)));
    if (found.includes(undefined)) continue;
    const isInTwo = found.some((token) => token !== undefined && below.includes(token));
    const end = own.toSorted((a, b) => a.left - b.left).at(-1) ?? start;
    // Words between them belong to the name ("DE", "DA").
    const within = row.filter(({ left }) => left >= head.left && left <= end.left);
    const upper = isCut || isInTwo ? [...within, ...following(end, tokens)] : within;
    const whole = [
      ...new Set([...upper.toSorted((a, b) => a.left - b.left), ...(isCut || isInTwo ? below : [])]),
    ];
    return fieldOf({
      value: whole.map(({ text }) => text).join(' '),
      tokens: whole,
      anchorFit: 1,
      placed: 0.98,
    });
  }
  return undefined;
}
