import type { TableLine, Table } from '../../reading/tables/table.ts';
import { figuresOf } from '../../reading/values/keys.ts';
import type { Token } from '../../reading/sheet/sheet.ts';
import { ofSums } from '../../reading/tables/stacked.ts';
import { isNumeric, shapes, type ItemColumn } from './item-columns.ts';

type Column = ItemColumn;

/** Columns of numbers. */
export const amounts = new Set<Column>([
  'Quantity',
  'UnitAmount',
  'DiscountAmount',
  'TotalAmount',
  'ICMSBase',
  'ICMSAmount',
  'IPIAmount',
  'ICMSRate',
  'IPIRate',
]);
export const cellOf = (line: TableLine<Column>, id: Column): readonly Token[] => line.cells.get(id) ?? [];
export const joined = (tokens: readonly Token[]): string => tokens.map((token) => token.text).join('');

export type Shaped = keyof typeof shapes;
export const shaped = Object.keys(shapes) as readonly Shaped[];
export const isShaped = (id: Column): id is Shaped => Object.hasOwn(shapes, id);

/** Cells of a line that hold a value of their column's kind. */
function fittingCells(line: TableLine<Column>): readonly Column[] {
  return [...line.cells].flatMap(([id, tokens]) => {
    const isFitting = isShaped(id)
      ? tokens.some(({ text }) => shapes[id].test(id === 'Unit' ? text : figuresOf(text)))
      : amounts.has(id) && tokens.length > 0 && isNumeric({ text: joined(tokens) });
    return isFitting ? [id] : [];
  });
}

/**
 * A record begins at a line with an amount in the total column and at least two of quantity, CFOP, unit and unit amount. When the total was
 * misread, the other cells decide: a code of the goods or of the operation, and enough cells of their kind.
 */
export function beginsItem(line: TableLine<Column>): boolean {
  const total = joined(cellOf(line, 'TotalAmount'));
  const filled = (['Quantity', 'CFOP', 'Unit', 'UnitAmount'] as const).filter(
    (id) => cellOf(line, id).length > 0,
  );
  if (/\d[,.]\d{2,}$/.test(total) && filled.length >= 2) return true;
  const fitting = fittingCells(line);
  return (fitting.length >= 5 && (fitting.includes('NCM') || fitting.includes('CFOP'))) || isMisread(line);
}

/**
 * A mostly misread row is still a product when its tax code and unit are intact and it has amounts, or its own code, and the goods' or the
 * operation's beside an amount, or its total beside another, or its unit and more amounts: a product's continuation lines have no code and
 * no total, and an omitted product would shift all products below it.
 */
function isMisread(line: TableLine<Column>): boolean {
  const fitting = fittingCells(line);
  const figures = [...amounts].filter((id) => /\d/.test(joined(cellOf(line, id)))).length;
  const hasTaxCode = fitting.includes('CST') || fitting.includes('CFOP');
  const hasCode = /\d/.test(joined(cellOf(line, 'Code')));
  if (hasCode && (fitting.includes('CFOP') || fitting.includes('NCM')) && figures >= 1) return true;
  if (hasCode && figures >= 2 && /\d/.test(joined(cellOf(line, 'TotalAmount')))) return true;
  return fitting.includes('Unit') && ((hasTaxCode && figures >= 2) || (hasCode && figures >= 3));
}

/** Greatest distance between an item's lines, in glyphs; text further below the last line is not part of the table. */
const mostGap = 2.6;

/** The last lines of the record before that are nearer to a line without a description: its cells are set at the middle of a text of several lines. */
function linesAbove(line: TableLine<Column>, before: readonly TableLine<Column>[]): TableLine<Column>[] {
  const main = before.findLast(beginsItem);
  if (main === undefined || cellOf(line, 'Description').length > 0) return [];
  return before.filter(
    (each) => each.top > main.top && !beginsItem(each) && line.top - each.top < each.top - main.top,
  );
}

/**
 * The records of a table whose cells are set at the foot of a text of several lines: such lines are above the first product, and none is
 * below the last one.
 */
function recordsAtFoot({ lines }: Table<Column>, glyph: number): TableLine<Column>[][] | undefined {
  const mains = [...lines.keys()].filter((at) => lines.slice(at, at + 1).some(beginsItem));
  const [first = 0, last = 0] = [mains[0], mains.at(-1)];
  const isNear = (one: number, other: number): boolean =>
    Math.abs((lines[other]?.top ?? Infinity) - (lines[one]?.top ?? 0)) <= mostGap * glyph;
  const isText = ({ cells }: TableLine<Column>): boolean =>
    [...cells].every(([id, tokens]) => (id === 'Description' ? tokens.length > 0 : tokens.length === 0));
  const above = lines.slice(0, first);
  if (mains.length < 2 || above.length === 0 || !above.every(isText)) return undefined;
  if (!isNear(first - 1, first) || isNear(last, last + 1)) return undefined;
  return mains.map((at, index) => lines.slice((mains[index - 1] ?? -1) + 1, at + 1));
}

/** Whether a line below the products holds the sums of their columns. */
const isOfSums = ({ cells }: TableLine<Column>): boolean => {
  const [first] = [...cells.values()].flat().toSorted((a, b) => a.left - b.left);
  const sums = [...cells].filter(([id, tokens]) => amounts.has(id) && isNumeric({ text: joined(tokens) }));
  return first !== undefined && ofSums.test(first.folded) && sums.length > 0;
};

/** The lines of each product. Lines above the first belong to it when the headings were found; otherwise they may be the headings. */
export function recordsOf(table: Table<Column>, glyph: number, isHeaded: boolean): TableLine<Column>[][] {
  const atFoot = isHeaded ? recordsAtFoot(table, glyph) : undefined;
  if (atFoot !== undefined) return atFoot;
  const records: TableLine<Column>[][] = [];
  let orphans: TableLine<Column>[] = [];
  for (const line of table.lines) {
    const last = records.at(-1)?.at(-1) ?? orphans.at(-1);
    if (beginsItem(line)) {
      const above = records.length === 0 ? [] : linesAbove(line, records.at(-1) ?? []);
      if (above.length > 0) records.at(-1)?.splice(-above.length);
      records.push([...orphans, ...above, line]);
      orphans = [];
    } else if (records.length > 0 && isOfSums(line)) break;
    else if (records.length === 0) orphans.push(...(isHeaded ? [line] : []));
    else if (last && line.top - last.top <= mostGap * glyph) records.at(-1)?.push(line);
  }
  return records;
}
