import type { Field } from '@lavra/contract/model/result';
import type { MadeCheck } from '../../../evidence/confidence.ts';
import { withChecks } from '../../../evidence/field.ts';
import { withCentredCells } from './centred-cells.ts';
import { amountOf } from './counts.ts';
import { centreOf, edgesOf, printedOf, textOf, type Sheet, type Token } from '../sheet/sheet.ts';
import { fold } from '../sheet/text.ts';
import { inOrderOfGroups } from './order-of-groups.ts';
import { placeOf, type TablePlace } from './table-place.ts';
import type { Column } from './heading-columns.ts';
import { textKinds, type TableSpec } from './table-spec.ts';
import { unrounded } from '../values/products.ts';
import { readValue } from '../values/values.ts';
import type { ValueKind } from '../values/kinds.ts';
import { runsApart } from '../sheet/runs.ts';
import { withTwoNames } from './two-named.ts';
import { withUnnamedTotal } from './unnamed-total.ts';
import { fieldsOfCells, readCell, type Row } from './fields-of-cells.ts';

/** Rows of a table, with the words that they and their headings were read from. */
export interface ReadTable<C extends string> {
  readonly rows: readonly Row<C>[];
  /** The row of totals, by column; each is checked against the sum of its column. */
  readonly totals: Row<C>;
  readonly used: ReadonlySet<Token>;
}

/** Greatest gap between words of one cell, in glyphs. */
const widestInCell = 2.5;

/** Numbers far apart belong to two columns, one of whose headings was not read: the cell is the run nearest to the heading. */
function nearestRun<C extends string>(
  tokens: readonly Token[],
  { spec, centre }: Column<C>,
  glyph: number,
): readonly Token[] {
  if (textKinds.has(spec?.kind ?? 'text') || spec?.splits !== undefined) return tokens;
  const runs = runsApart(tokens, widestInCell * glyph);
  const away = (run: readonly Token[]): number => Math.abs(centreOf(edgesOf(run)) - centre);
  return runs.toSorted((a, b) => away(a) - away(b))[0] ?? [];
}

/** The cell without the number that forms give their rows ("1-"). */
function withoutOrdinal(tokens: readonly Token[], kind: ValueKind): readonly Token[] {
  const [first, second] = tokens;
  if (textKinds.has(kind) || first === undefined || second === undefined) return tokens;
  if (/^\d{1,3}[-.)–]$/.test(first.text)) return tokens.slice(1);
  return tokens.length > 2 && /^\d{1,3}$/.test(first.text) && /^[-–]$/.test(second.text)
    ? tokens.slice(2)
    : tokens;
}

const endOfLabel = /[\p{L})]:$/u;

const bottomOf = (cells: ReadonlyMap<string, readonly Token[]>): number =>
  edgesOf([...cells.values()].flat()).bottom;

/** Adds the outcome of each column's sum to its amounts and their total. */
export function summed<C extends string>(
  rows: readonly Row<C>[],
  totals: Row<C>,
): { rows: Row<C>[]; totals: Row<C> } {
  const held = { rows: rows.map((row) => ({ ...row })), totals: { ...totals } };
  for (const id of Object.keys(totals) as C[]) {
    const amounts = rows.flatMap((row) => amountOf(row[id]) ?? []);
    const total = amountOf(totals[id]);
    if (total === undefined || amounts.length === 0) continue;
    const ok = Math.abs(amounts.reduce((sum, amount) => sum + amount, 0) - total) <= unrounded;
    const told: MadeCheck[] = [{ check: 'items_sum', ok }];
    const of = (field: Field | undefined): Field | undefined => field && withChecks(field, told);
    held.totals[id] = of(totals[id]);
    for (const row of held.rows) if (row[id] !== undefined) row[id] = of(row[id]);
  }
  return held;
}

/** Rows whose rates without decimals fail a check where others of the table have some: programs print all of them alike, so theirs were lost. */
function withRates<C extends string>(rows: readonly Row<C>[], rates: readonly C[]): Row<C>[] {
  const hasDecimals = ({ printed, value }: Field): boolean => /\d[.,]\d/.test(printed ?? value);
  const all = rows.flatMap((row) => rates.flatMap((id) => row[id] ?? []));
  if (!all.some(hasDecimals)) return [...rows];
  const told: MadeCheck[] = [{ check: 'amount_format', ok: false }];
  return rows.map((row) => {
    const next = { ...row };
    for (const id of rates) {
      const field = row[id];
      if (field !== undefined && !hasDecimals(field)) next[id] = withChecks(field, told);
    }
    return next;
  });
}

type Cells<C extends string> = Map<C, readonly Token[]>;

/** A cell with a stroke or stars in the place of a value: the row has none there. */
const isStruck = (tokens: readonly Token[]): boolean =>
  tokens.every(({ text }) => /^(?:[-–—_]+|\*+|[xX]{3,})$/.test(text));

/** Whether a number goes on here that was broken behind one of its signs ("11.222.333/0001-" over "81"). */
const isBroken = (before: readonly Token[] = [], next: readonly Token[]): boolean =>
  /\d[-/.]$/.test(before.at(-1)?.text ?? '') && next.length === 1 && /^\d[\d./-]*$/.test(next[0]?.text ?? '');

const gathered = (before: readonly Token[] = [], next: readonly Token[]): Token[] => [...before, ...next];

const mended = (before: readonly Token[] = [], next: readonly Token[]): Token[] => {
  const last = before.at(-1);
  const text = [last, ...next].map((token) => token?.text ?? '').join('');
  return last === undefined ? [...next] : [...before.slice(0, -1), { ...last, text, folded: fold(text) }];
};

const isInside = <C extends string>(token: Token, { left, right }: Column<C>): boolean =>
  centreOf(token) >= left && centreOf(token) < right;

/** The cells of each row, the group of columns in which each row stands, and all words of the table's rows. */
function cellsOf<Id extends string, C extends string>(
  { columns, body }: TablePlace<C>,
  spec: TableSpec<Id, C>,
  glyph: number,
): {
  readonly rows: readonly Cells<C>[];
  readonly groupOf: ReadonlyMap<Cells<C>, number>;
  readonly used: readonly Token[];
} {
  const groups = [...new Set(columns.map(({ group }) => group))];
  const used: Token[] = [];
  const rows: Cells<C>[] = [];
  const groupOf = new Map<Cells<C>, number>();
  const kindOf = new Map(spec.columns.map(({ id, kind }) => [id, kind]));
  const ofText = columns.filter((column) => column.spec !== undefined && textKinds.has(column.spec.kind));
  const isText = (token: Token): boolean => ofText.some((column) => isInside(token, column));
  for (const row of withCentredCells(body, isText, glyph)) {
    const isApart = spec.apart?.test(textOf(row, glyph)) === true;
    // Labels without their values are the headings of other boxes.
    if (isApart && !row.some(({ text }) => /\d/.test(text))) break;
    if (isApart) continue;
    let isPart = false;
    let isAny = false;
    for (const group of groups) {
      const cells: Cells<C> = new Map();
      for (const column of columns) {
        if (column.spec === undefined || column.group !== group) continue;
        const inside = nearestRun(
          row.filter((token) => isInside(token, column)),
          column,
          glyph,
        );
        if (inside.length > 0) cells.set(column.spec.id, withoutOrdinal(inside, column.spec.kind));
      }
      isAny ||= cells.size > 0;
      const typed = [...cells].filter(([id]) => !textKinds.has(kindOf.get(id) ?? 'text'));
      const filled = typed.filter(([, tokens]) => !isStruck(tokens));
      const holding = filled.filter(
        ([id, tokens]) => (readCell(tokens, kindOf.get(id) ?? 'text', glyph)?.shapeFit ?? 0) > 0.6,
      );
      const isRow =
        filled.length > 0 &&
        holding.length * 2 >= filled.length &&
        cells.size >= Math.min(2, spec.columns.length);
      const before = rows.at(-1);
      if (isRow) {
        rows.push(cells);
        groupOf.set(cells, group);
        isPart = true;
      } else if (
        before !== undefined &&
        cells.size > 0 &&
        typed.every(([id, tokens]) => isBroken(before.get(id), tokens)) &&
        edgesOf(row).top - bottomOf(before) < 1.3 * glyph
      ) {
        // Text in the next row of print continues the row before.
        isPart = true;
        const text = [...cells.values()]
          .flat()
          .map((token) => token.text)
          .join(' ');
        if (spec.without?.test(text) !== true)
          for (const [id, tokens] of cells)
            before.set(
              id,
              (textKinds.has(kindOf.get(id) ?? 'text') ? gathered : mended)(before.get(id), tokens),
            );
      }
    }
    if (isAny && !isPart && rows.length > 0) break;
    if (isPart)
      for (const column of columns)
        if (column.spec !== undefined) used.push(...row.filter((token) => isInside(token, column)));
  }
  return { rows, groupOf, used };
}

/** The amounts of a row of boxes below the rows ("Peso total: 40,5 kg  Valor total: R$ 1.200,00") that are the sums of columns, whichever label they have. */
function sumsInBoxes<C extends string>(
  total: readonly Token[],
  columns: readonly Column<C>[],
  rows: readonly Row<C>[],
  glyph: number,
): [C, Token[]][] {
  const left = total.filter(({ text }) => /^(?:R\$)?\d/.test(text));
  return columns.flatMap(({ spec }): [C, Token[]][] => {
    if (spec === undefined || textKinds.has(spec.kind)) return [];
    const amounts = rows.map((row) => amountOf(row[spec.id]));
    if (amounts.includes(undefined)) return [];
    const sum = amounts.reduce<number>((all, amount) => all + (amount ?? 0), 0);
    const at = left.findIndex((token) => {
      const value = readValue([token], spec.kind, glyph)?.value;
      return value !== undefined && sum > 0 && Math.abs(Number(value) - sum) <= unrounded;
    });
    return at < 0 ? [] : [[spec.id, left.splice(at, 1)]];
  });
}

/** Reads a table by its headings, which may take several rows, wherever it is; undefined when too few of them were found. */
export function readFormTable<Id extends string, C extends string>(
  sheet: Sheet,
  printed: TableSpec<Id, C>,
  ends: readonly Token[],
): ReadTable<C> | undefined {
  const { glyph } = sheet;
  const spec = withTwoNames(sheet, printed);
  const place = placeOf(sheet, spec, ends);
  if (place === undefined) return undefined;
  const { columns, total, fit } = place;
  const { rows, groupOf, used: ofRows } = cellsOf(place, spec, glyph);
  const used = new Set([...place.headings, ...ofRows]);
  if (rows.length === 0) return undefined;
  const fieldsOf = (cells: ReadonlyMap<C, readonly Token[]>) => fieldsOfCells(spec, cells, glyph, fit);
  // Boxes with labels of their own beside the total stand in no column.
  const isOfBoxes = total.filter(({ text }) => endOfLabel.test(text)).length > 1;
  const inColumns = (isOfBoxes ? [] : columns).flatMap((column): [C, Token[]][] => {
    const { spec: of } = column;
    const inside = total.filter((token) => isInside(token, column));
    // A text among the totals is what all rows have there.
    const isOfText =
      of !== undefined &&
      textKinds.has(of.kind) &&
      !rows.some((cells) => printedOf(cells.get(of.id) ?? []) === printedOf(inside));
    if (of === undefined || isOfText || readValue(inside, of.kind, glyph) === undefined) return [];
    return [[of.id, inside]];
  });
  const rates = spec.columns.flatMap(({ id, kind }) => (kind === 'percent' ? [id] : []));
  const ordered = inOrderOfGroups(
    rows
      .map((cells) => ({ row: fieldsOf(cells), group: groupOf.get(cells) ?? 0 }))
      // Pieces of rules in the cells of a row hold nothing.
      .filter(({ row }) => Object.keys(row).length > 0),
    new Set(columns.map(({ group }) => group)).size,
    spec,
  );
  if (ordered.length === 0) return undefined;
  const sums = isOfBoxes ? sumsInBoxes(total, columns, ordered, glyph) : [];
  // A number of a single row may be anything's.
  const ofBoxes = ordered.length > 1 || sums.length > 1 ? sums : [];
  const inTotals = new Map([...inColumns, ...ofBoxes]);
  // Where all numbers of such a row are sums, its labels name no other boxes.
  const numbers = total.filter(({ text }) => /\d/.test(text));
  if (ofBoxes.length > 0 && ofBoxes.length === numbers.length) for (const token of total) used.add(token);
  const parted = total.length > 0 ? { rows: ordered, totals: {} } : withUnnamedTotal(ordered, spec.columns);
  const held = summed(withRates(parted.rows, rates), { ...fieldsOf(inTotals), ...parted.totals });
  // A total that no field takes from the table is left for its label.
  for (const [id, inside] of inTotals) {
    const isRefuted = spec.isOnlySummed === true && held.totals[id]?.checks?.some(({ ok }) => !ok) === true;
    if (spec.totals?.[id] !== undefined && !isRefuted) for (const token of inside) used.add(token);
  }
  return { used, ...held };
}
