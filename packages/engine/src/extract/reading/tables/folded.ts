import { findLabels, type Label } from '../labels/labels.ts';
import { edgesOf, type Sheet, type Token } from '../sheet/sheet.ts';
import { readValue } from '../values/values.ts';
import type { ReadTable } from './form-table.ts';
import { fieldsOfCells } from './fields-of-cells.ts';
import { headingSpecs, type TableSpec, textKinds } from './table-spec.ts';
import { lineOf, type Line } from './under-headings.ts';

/** Least headings of each of the two rows. */
const leastHeadings = 3;
/** Greatest distance between rows of such a table, in glyphs. */
const mostBetween = 3;
/** Share of a line's numbers that must be of their columns' kinds. */
const leastOfKind = 0.6;

/** Least numbers of a record. */
const leastNumbers = 3;

/** Rows of print without those that only draw a line. */
const printed = ({ rows }: Sheet): (readonly Token[])[] =>
  rows.filter((row) => row.some(({ text }) => /[\p{L}\d]/u.test(text)));

/** Two lines of a record as one: a text may go on in the lower one. */
const joined = <C extends string>(upper: Line<C>, lower: Line<C>): Line<C> =>
  new Map([
    ...upper,
    ...[...lower].map(([id, words]) => [id, [...(upper.get(id) ?? []), ...words]] as [C, Token[]]),
  ]);

type Edges = Pick<Label, 'top' | 'bottom'>;
/** Whether headings stand beside the upper rows of others that take two ("Série" at the middle of "Nota" over "fiscal"): records have one row of print. */
const isBeside = (first: readonly Edges[], second: readonly Edges[], glyph: number): boolean =>
  Math.max(...first.map(({ bottom }) => bottom)) - Math.min(...second.map(({ top }) => top)) >
  besideUpper * glyph;
/** Least height that headings side by side share, in glyphs. */
const besideUpper = 0.15;

/**
 * Reads a table whose headings, and so whose records, take two rows of print with other columns in each; undefined when there is none.
 */
export function readFolded<Id extends string, C extends string>(
  sheet: Sheet,
  spec: TableSpec<Id, C>,
): ReadTable<C> | undefined {
  const { glyph } = sheet;
  const kinds = new Map(spec.columns.map(({ id, kind }) => [id, kind]));
  const specs = headingSpecs(spec.columns);
  const rows = printed(sheet);
  const headingsOf = (row: readonly Token[] | undefined): Label<C>[] =>
    row === undefined || row.length < leastHeadings
      ? []
      : findLabels<C>({ ...sheet, tokens: row, rows: [row] }, specs).filter(
          ({ tokens }) => tokens.at(-1)?.text.endsWith(':') !== true,
        );
  const numbersOf = (line: Line<C>): readonly (readonly [C, Token[]])[] =>
    [...line].filter(([id]) => !textKinds.has(kinds.get(id) ?? 'text'));
  const isOfKinds = (line: Line<C>): boolean => {
    const numbers = numbersOf(line);
    const held = numbers.filter(
      ([id, tokens]) => readValue(tokens, kinds.get(id) ?? 'text', glyph) !== undefined,
    );
    return held.length >= leastOfKind * numbers.length;
  };
  for (const [index, row] of rows.entries()) {
    const first = headingsOf(row);
    if (first.length < leastHeadings) continue;
    const second = headingsOf(rows[index + 1]);
    const ids = new Set([...first, ...second].map(({ id }) => id));
    if (second.length < leastHeadings || ids.size < first.length + second.length) continue;
    if (isBeside(first, second, glyph)) continue;
    const used = new Set([...first, ...second].flatMap(({ tokens }) => tokens));
    // A text with nothing below its heading goes on there.
    const open = first.filter(
      ({ id, left, right }) =>
        textKinds.has(kinds.get(id) ?? 'text') &&
        !second.some((below) => below.left < right && below.right > left),
    );
    const below = [...second, ...open];
    const records: Line<C>[] = [];
    const goesOn = (row: readonly Token[], before: readonly Token[]): boolean =>
      edgesOf(row).top - edgesOf(before).bottom < glyph &&
      [...lineOf(row, [...first, ...below], glyph).keys()].every((id) => open.some((each) => each.id === id));
    for (let at = index + 2; at + 1 < rows.length; at += 2) {
      const [upper, lower] = [rows[at] ?? [], rows[at + 1] ?? []];
      if (edgesOf(upper).top - edgesOf(rows[at - 1] ?? upper).bottom > mostBetween * glyph) break;
      const [one, other] = [lineOf(upper, first, glyph), lineOf(lower, below, glyph)];
      const numbers = numbersOf(one).length + numbersOf(other).length;
      if (numbers < leastNumbers || !isOfKinds(one) || !isOfKinds(other)) break;
      let record = joined(one, other);
      for (const token of [...upper, ...lower]) used.add(token);
      for (let next = rows[at + 2]; next && goesOn(next, rows[at + 1] ?? next); next = rows[at + 2]) {
        record = joined(record, lineOf(next, open, glyph));
        for (const token of next) used.add(token);
        at += 1;
      }
      records.push(record);
    }
    if (records.length > 0)
      return { rows: records.map((cells) => fieldsOfCells(spec, cells, glyph, 1)), totals: {}, used };
  }
  return undefined;
}
