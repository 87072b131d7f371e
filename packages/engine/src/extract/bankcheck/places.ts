import type { Field } from '@lavra/contract/model/result';
import type { ServiceData } from '@lavra/contract/services/fields';
import { fieldOf } from '../../evidence/field.ts';
import { placed } from '../found.ts';
import { edgesOf, middleOf, printedOf, type Sheet, type Token } from '../reading/sheet/sheet.ts';
import { amountWords } from './amount.ts';
import { readBoxesInAnyOrder } from './boxes-in-any-order.ts';
import { readLines } from './lines.ts';
import { isPayeeRow } from './payee.ts';
import { readAs, type TextKind, type ValueKind } from '../reading/values/kinds.ts';

type Data = ServiceData<'bankcheck'>;
type Box = readonly [id: keyof Data, kind: Exclude<ValueKind, TextKind>];

/** The account, the longest number of the boxes at the top, of which each has its place left or right of it; its kind may stand before it. */
const account = /^(?:\d{2}-)?[\d.]{5,12}-[\dXx]$/;
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

const payee =
  /^(?:[aàA] )?((?!PAGUE|VALOR|IMPORT)\p{Lu}[\p{L}'.-]+(?: [\p{L}&.-]+){1,7}?)( (?:ou |OU )?[aàáAÀÁ] (?:sua ordem|SUA ORDEM))?$/u;

/** The small print around the lines to write on, in rows of its own. */
const caption =
  /^(?:pague|por|este|cheque|[aà]|quantia|valor|e?x?t?enso|de|e|cent\p{L}+|ac\p{L}{1,3}a|ou|sua|ordem|local|data)$/iu;

/** The payee in the row right below the end of the amount in words, where the small print around them was not read. */
function readOrder(sheet: Sheet): Data {
  if (sheet.rows.some((row) => isPayeeRow(printedOf(row)))) return {};
  const last = amountWords(sheet)?.tokens.at(-1);
  const rows = sheet.rows.filter(
    (each) => each.length === 1 || !each.every(({ text }) => caption.test(text)),
  );
  const at = last === undefined ? -1 : rows.findIndex((row) => row.includes(last));
  const [row = [], below = []] = at < 0 ? [] : rows.slice(at, at + 2);
  if (!/^\W*cent/i.test(last?.text ?? '')) return {};
  const [, name, behind = ''] = payee.exec(below.map(({ text }) => text).join(' ')) ?? [];
  if (name === undefined || edgesOf(below).top - edgesOf(row).bottom >= farthest * sheet.glyph) return {};
  const end = below.length - behind.split(' ').length + 1;
  const tokens = below.slice(end - name.split(' ').length, end);
  return {
    PayeeName: fieldOf({ value: name, tokens, anchorFit: 1, placed: placed.text, doubts: ['byHand'] }),
  };
}

/** Lines to write on are this far apart at most, in glyphs. */
const farthest = 4;

/** What stands on a cheque in fixed places, without its captions. */
export const readPlaces = (sheet: Sheet): Data => ({
  ...readLines(sheet),
  ...readOrder(sheet),
  ...readBoxesInAnyOrder(sheet),
  ...readBoxes(sheet),
});
