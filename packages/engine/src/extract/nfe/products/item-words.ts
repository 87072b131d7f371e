import type { Sheet, Token } from '../../reading/sheet/sheet.ts';
import { shapes } from './item-columns.ts';
import { itemColumns } from './item-headings.ts';

const headings = new Set(
  itemColumns.flatMap(({ spellings }) => spellings).filter(({ length }) => length >= 3),
);
/** A rule before a word is read as one of these letters, or between two codes as a stroke. */
const ruleBefore = /^[IJL1](?=[A-Z]{3})/;
const codes = /^(\d{3,4}|\d\/\d{2,3})[/|\][](\d\.?\d{3})$/;

function partsOf(token: Token): Token[] {
  if (token.conf === 100) return [token];
  const heading = token.folded.replace(ruleBefore, '');
  if (heading !== token.folded && !headings.has(token.folded) && headings.has(heading))
    return [{ ...token, text: heading, folded: heading }];
  const [, status, operation] = codes.exec(token.text) ?? [];
  if (status === undefined || operation === undefined || !shapes.CFOP.test(operation)) return [token];
  const pitch = (token.right - token.left) / token.text.length;
  const wide = token.box[2] / token.text.length;
  const [x, y, , height] = token.box;
  const from = token.text.length - operation.length;
  return [
    {
      ...token,
      text: status,
      folded: status.replace(/\D/g, ''),
      right: token.left + pitch * status.length,
      box: [x, y, wide * status.length, height],
    },
    {
      ...token,
      text: operation,
      folded: operation.replace(/\D/g, ''),
      left: token.left + pitch * from,
      box: [x + wide * from, y, wide * operation.length, height],
    },
  ];
}

/** Words so many glyphs tall are set across the page ("SEM VALOR FISCAL"): their boxes cover the columns that they cross. */
const tallest = 4;

/**
 * The words of a product table without what is set across the page, and in a picture without the rules between its columns, which were
 * read as letters of them or joined two codes.
 */
export function withoutColumnRules(sheet: Sheet): Sheet {
  const isAcross = ({ top, bottom }: Token): boolean => bottom - top > tallest * sheet.glyph;
  const parts = new Map(sheet.tokens.map((token) => [token, isAcross(token) ? [] : partsOf(token)] as const));
  return {
    ...sheet,
    tokens: sheet.tokens.flatMap((token) => parts.get(token) ?? [token]),
    rows: sheet.rows.map((row) => row.flatMap((token) => parts.get(token) ?? [token])),
  };
}
