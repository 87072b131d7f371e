import type { Field } from '@lavra/contract/model/result';
import type { ColumnName } from '@lavra/contract/services/fields';
import { fieldOf } from '../../evidence/field.ts';
import { centreOf, printedOf, type Sheet, type Token } from '../reading/sheet/sheet.ts';
import { readWhole } from '../reading/values/values.ts';
import type { ValueKind } from '../reading/values/kinds.ts';

type Column = ColumnName<'irpf', 'IncomeSources'>;
type Row = Partial<Record<Column, Field>>;

const isAmount = ({ text }: Token): boolean => /^\d{1,3}(?:\.\d{3})*,\d{2}$/.test(text);
const taxpayer = /^(?:\d{2}\.\d{3}\.\d{3}\/\d{4}-\d{2}|\d{3}\.\d{3}\.\d{3}-\d{2})$/;
const isName = (text: string): boolean => /^\p{Lu}[\p{L}\d&.'/ -]{3,}$/u.test(text);

/** What the headings of the amounts say, folded: an amount that begins with the same figures is none. */
const headings: readonly (readonly [column: Column, said: RegExp])[] = [
  ['ThirteenthSalary', /^13(?!\d)|DECIMO/],
  ['SocialSecurity', /PREV|INSS/],
  ['WithheldTax', /RETIDO|IRRF|FONTE$/],
  ['Income', /^REND/],
];
/** Share of the rows read so that were right: their numbers and headings prove their places. */
const placed = 0.96;
/** Greatest difference of the left edges of a number and its name, and distance of a heading from its amounts, in glyphs. */
const [aligned, fromHeading] = [1, 6] as const;

function fieldIn(tokens: readonly Token[], kind: ValueKind): Field | undefined {
  const reading = readWhole(printedOf(tokens), kind, tokens);
  return reading && fieldOf({ ...reading, anchorFit: 1, placed });
}

/** The headings above a row, each by the place of its last word's column. */
function headingsOver(rows: readonly (readonly Token[])[]): { column: Column; centre: number }[] {
  return rows.flatMap((row) =>
    row.flatMap((token) => {
      const column = headings.find(([, said]) => said.test(token.folded))?.[0];
      return column === undefined ? [] : [{ column, centre: centreOf(token) }];
    }),
  );
}

/** Payers whose number and name are the two lines of one cell, with the amounts at its middle. */
export function readStackedPayers({
  rows,
  glyph,
}: Sheet): { rows: readonly Row[]; totals: Row; used: ReadonlySet<Token> } | undefined {
  const found: Row[] = [];
  const used = new Set<Token>();
  for (const [at, amounts] of rows.entries()) {
    const [over, under] = [rows[at - 1], rows[at + 1]];
    if (over?.[0] === undefined || under?.[0] === undefined) continue;
    if (amounts.length < 2 || !amounts.every(isAmount)) continue;
    const [number, name] = taxpayer.test(printedOf(over)) ? [over, under] : [under, over];
    const isCell =
      taxpayer.test(printedOf(number)) &&
      isName(printedOf(name)) &&
      Math.abs(over[0].left - under[0].left) < aligned * glyph;
    if (!isCell) continue;
    const heads = headingsOver(rows.slice(Math.max(0, at - 12 - 3 * found.length), at));
    const row: Row = {};
    for (const amount of amounts) {
      const [near] = heads
        .map((head) => ({ ...head, away: Math.abs(head.centre - centreOf(amount)) }))
        .toSorted((a, b) => a.away - b.away);
      const field = fieldIn([amount], 'money');
      if (near !== undefined && near.away < fromHeading * glyph && field) row[near.column] ??= field;
    }
    const [CNPJ, Name] = [fieldIn(number, 'taxpayer'), fieldIn(name, 'name')];
    if (row.Income === undefined || CNPJ === undefined || Name === undefined) continue;
    found.push({ Name, CNPJ, ...row });
    for (const token of [...over, ...amounts, ...under]) used.add(token);
  }
  return found.length === 0 ? undefined : { rows: found, totals: {}, used };
}
