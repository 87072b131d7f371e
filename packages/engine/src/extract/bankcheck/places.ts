import type { Field } from '@lavra/contract/model/result';
import type { ServiceData } from '@lavra/contract/services/fields';
import { mendedMoneyWords, parseMoneyWords } from '@lavra/brazil/words';
import { fieldOf } from '../../evidence/field.ts';
import { placed } from '../found.ts';
import { edgesOf, middleOf, type Sheet, type Token } from '../reading/sheet/sheet.ts';
import { numberWord } from '../reading/phrases/money-words.ts';
import { readLines } from './lines.ts';
import { readAs, type TextKind, type ValueKind } from '../reading/values/kinds.ts';

type Data = ServiceData<'bankcheck'>;
type Box = readonly [id: keyof Data, kind: Exclude<ValueKind, TextKind>];

/** The account, the longest number of the boxes at the top, of which each has its place left or right of it. */
const account = /^[\d.]{5,12}-[\dXx]$/;
/** The boxes are in the upper third. */
const lowest = 1 / 3;
/** Greatest distance of a box's middle from the account's, in its heights: a photographed row may slope. */
const sloping = 1.3;

const isBox = (text: string): boolean => /^[\doO]{3,4}(?:-?[\dXx])?$|^[\doO]{6}$|^\d$|^[A-Z]{2}$/.test(text);
const plain = (text: string): string => text.replace(/^[[(|]+|[\])|]+$/g, '');

/** Boxes on each side of the account, of which any may be unread except the ones beside it. */
const left: readonly { readonly pattern: RegExp; readonly boxes: readonly Box[] }[] = [
  {
    pattern: /(?:(?:^|\s)([\doO]{3}) )?([\doO]{3}) ([\doO]{4}(?:-?[\dXx])?)(?: (\d))?$/,
    boxes: [
      ['Comp', 'figures'],
      ['BankCode', 'figures'],
      ['Agency', 'number'],
      ['C1', 'digit'],
    ],
  },
  {
    pattern: /(?:^|\s)([\doO]{3}) ([\doO]{3})$/,
    boxes: [
      ['Comp', 'figures'],
      ['BankCode', 'figures'],
    ],
  },
];
const right: typeof left = [
  {
    pattern: /^(?:(\d)(?: |$))?(?:([A-Z]{2}|\d{3})(?: |$))?(?:([\doO]{6})(?: |$))?(?:(\d)(?: |$))?/,
    boxes: [
      ['C2', 'digit'],
      ['Series', 'code'],
      ['CheckNumber', 'figures'],
      ['C3', 'digit'],
    ],
  },
];

/** The cells that a pattern gives, each one word. */
function cellsOf(tokens: readonly Token[], shapes: typeof left): Map<keyof Data, [Token, string]> {
  const text = tokens.map((token) => plain(token.text)).join(' ');
  for (const { pattern, boxes } of shapes) {
    const match = pattern.exec(text);
    if (match === null) continue;
    const from = text.slice(0, match.index).split(' ').filter(Boolean).length;
    const cells = new Map<keyof Data, [Token, string]>();
    let at = from;
    boxes.forEach(([id, kind], index) => {
      const printed = match[index + 1];
      const token = printed === undefined ? undefined : tokens[at];
      if (printed === undefined || token === undefined) return;
      at += 1;
      const value = readAs(printed, kind)?.value;
      if (value !== undefined) cells.set(id, [token, value]);
    });
    return cells;
  }
  return new Map();
}

/** The boxes at the top of a cheque, whose order is fixed: captions between them, and boxes that were not read, are passed over. */
function readBoxes({ tokens, height }: Sheet): Data {
  const number = tokens.find((token) => account.test(plain(token.text)) && middleOf(token) < lowest * height);
  if (number === undefined) return {};
  const reach = sloping * (number.bottom - number.top);
  const away = (token: Token): number => Math.abs(middleOf(token) - middleOf(number));
  const near = tokens.filter((token) => away(token) < reach && isBox(plain(token.text)));
  // A caption may be read as a figure over its box.
  const isOver = (token: Token, other: Token): boolean =>
    away(token) > away(other) && token.left < other.right && token.right > other.left;
  const row = near
    .filter((token) => !near.some((other) => isOver(token, other)))
    .toSorted((a, b) => a.left - b.left);
  const before = cellsOf(
    row.filter((token) => token.right <= number.left),
    left,
  );
  const after = cellsOf(
    row.filter((token) => token.left >= number.right),
    right,
  );
  if (before.size + after.size < leastBoxes) return {};
  const cells = new Map([...before, ...after]);
  const value = readAs(plain(number.text), 'number')?.value;
  if (value !== undefined) cells.set('AccountNumber', [number, value]);
  const isWhole = cells.size === allBoxes;
  return Object.fromEntries(
    [...cells].map(([id, [token, text]]): [string, Field] => [
      id,
      fieldOf({
        value: text,
        tokens: [token],
        anchorFit: 1,
        placed: inBox,
        doubts: isWhole ? [] : ['inRow'],
      }),
    ]),
  );
}

/** The account and four boxes on each side of it. */
const allBoxes = 9;
/** Fewer boxes beside a number with a dash may be those of another paper. */
const leastBoxes = 4;
const inBox = 0.8;

const amount = new RegExp(
  `(?:^| |^[(#*]+|(?<= )[(#*]+)((?:${numberWord},? )+(?:reais|real)(?:,? (?:e )?(?!e |de )(?:${numberWord} )+centavos?)?)(?=[ ).]|$)`,
  'i',
);
const payee = /^(?:[aàA] )?(\p{Lu}[\p{L}'.-]+(?: [\p{L}&.-]+){1,7}?)( (?:ou )?[aàáAÀ] sua ordem)?$/u;

const goesOn = new RegExp(`^(?:${numberWord}|centavos?|reais)$`, 'i');

/** The small print around the lines to write on, in rows of its own. */
const caption = /^(?:pague|por|este|cheque|[aà]|quantia|de|e|cent\p{L}+|ac\p{L}{1,3}a|ou|sua|ordem)$/iu;
/** Rows of a cheque and its stub between two lines of one amount. */
const mostBetween = 3;
/** The word as written by hand, of which a picture may misread some letters. */
const isCentavos = ({ folded }: Token): boolean => /^C\w{2,3}AVOS?$/.test(folded);
/** Words that no amount ends with. */
const isUnended = /\s(?:reais|real) e(?: (?!centavos?)\p{L}+)*$/iu;

/** The words that end an amount in one of the rows below: those of numbers before its centavos. */
function restOf(rows: readonly (readonly Token[])[]): { tokens: readonly Token[]; at: number } | undefined {
  for (const [at, row] of rows.entries()) {
    // The caption "e centavos acima" is no end of it.
    const end = row.findIndex(
      (token, index) => isCentavos(token) && !/^acima/i.test(row[index + 1]?.text ?? ''),
    );
    if (end < 0) continue;
    const from = row.findLastIndex((token, index) => index < end && !goesOn.test(token.text)) + 1;
    const tokens = row.slice(from, end + 1);
    // The caption's "e" beside the last word.
    return { tokens: tokens.length === 2 && tokens[0]?.folded === 'E' ? tokens.slice(1) : tokens, at };
  }
  return undefined;
}

/** Farthest that a word before an amount is of it, in glyphs. */
const beforeAmount = 1.5;

/** The amount in words and, in the row right below it, the payee, where the small print around them was not read. */
function readOrder({ rows: all, glyph }: Sheet): Data {
  const data: Data = {};
  const rows = all.filter((each) => each.length === 1 || !each.every(({ text }) => caption.test(text)));
  for (const [index, first] of rows.entries()) {
    const next = rows[index + 1] ?? [];
    // Words that do not fit into the first line go on in the second.
    const isNext = goesOn.test(first.at(-1)?.text ?? '') && goesOn.test(next[0]?.text ?? '');
    const isBroken =
      isUnended.test(first.map(({ text }) => text).join(' ')) && goesOn.test(first.at(-1)?.text ?? '');
    const rest = isBroken ? restOf(rows.slice(index + 1, index + 1 + mostBetween)) : undefined;
    // Without its end it is another amount.
    if (isBroken && rest === undefined && !isNext) continue;
    const row = rest ? [...first, ...withCentavos(rest.tokens)] : isNext ? [...first, ...next] : first;
    const printed = amount.exec(row.map(({ text }) => text).join(' '))?.[1];
    const value = printed === undefined ? undefined : mendedMoneyWords(printed);
    if (printed !== undefined && value !== undefined && parseMoneyWords(value) !== undefined) {
      const words = printed.split(' ');
      const at = row.findIndex((_, from) =>
        words.every(
          (word, offset) => row[from + offset]?.text.replace(/^[(#*]+/, '').startsWith(word) === true,
        ),
      );
      const tokens = row.slice(at, at + words.length);
      const [lost, own] = [row[at - 1], row[at]];
      // A word that was not read right before them is one of them.
      const isTorn =
        lost !== undefined &&
        own !== undefined &&
        !caption.test(lost.text) &&
        /\p{L}{2}/u.test(lost.text) &&
        own.left - lost.right < beforeAmount * glyph;
      if (at >= 0 && !isTorn)
        data.AmountInWords ??= fieldOf({
          value,
          printed,
          tokens,
          anchorFit: 1,
          placed: placed.text,
          doubts: ['byHand'],
        });
    }
    const below = rows[index + (rest ? rest.at + 2 : row === first ? 1 : 2)];
    const ends = /centavos?\)?\.?$/i.test(row.at(-1)?.text ?? '');
    const [, name, behind = ''] =
      (ends && below && payee.exec(below.map(({ text }) => text).join(' '))) || [];
    const isNear = below !== undefined && edgesOf(below).top - edgesOf(row).bottom < farthest * glyph;
    if (name === undefined || !isNear) continue;
    const end = below.length - behind.split(' ').length + 1;
    const tokens = below.slice(end - name.split(' ').length, end);
    data.PayeeName ??= fieldOf({
      value: name,
      tokens,
      anchorFit: 1,
      placed: placed.text,
      doubts: ['byHand'],
    });
  }
  return data;
}

/** The words with that of the centavos as it is written. */
const withCentavos = (tokens: readonly Token[]): readonly Token[] =>
  tokens.map((token, index) => (index === tokens.length - 1 ? { ...token, text: 'centavos' } : token));

/** Lines to write on are this far apart at most, in glyphs. */
const farthest = 4;

/** What stands on a cheque in fixed places, without its captions. */
export const readPlaces = (sheet: Sheet): Data => ({
  ...readLines(sheet),
  ...readOrder(sheet),
  ...readBoxes(sheet),
});
