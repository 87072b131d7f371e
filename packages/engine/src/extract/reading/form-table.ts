import type { Field } from '@lavra/contract/model/result';
import type { MadeCheck } from '../../evidence/confidence.ts';
import { fieldOf, withChecks } from '../../evidence/field.ts';
import { findLabels, type Label } from './labels.ts';
import { centreOf, edgesOf, middleOf, rowsOf, textOf, type Sheet, type Token } from './sheet.ts';
import { gutter } from './table.ts';
import { fold } from './text.ts';
import { readPhrases, runningTextOf } from './phrases.ts';
import { readValue, type ValueKind } from './values.ts';

/** A column of a table of a form: how its cells are read, and what its heading says. */
export interface TableColumn<Id extends string> {
  readonly id: Id;
  readonly kind: ValueKind;
  /** Columns of one heading ("SITUAÇÃO EM") follow each other as they stand here. */
  readonly labels: readonly string[];
  /** A cell that holds the values of several columns ("001/000824935"). */
  readonly splits?: { readonly pattern: RegExp; readonly into: readonly Id[] };
}

/** A table of a form, as data. */
export interface TableSpec<Id extends string, C extends string> {
  readonly id: Id;
  readonly columns: readonly TableColumn<C>[];
  /** Headings that must be there for the table to be this one. */
  readonly least?: number;
  /** What a row of print looks like, where the headings were not read: its groups are these columns. */
  readonly rows?: {
    readonly pattern: RegExp;
    readonly gives: readonly C[];
    /** Count, price and what both come to. */
    readonly product?: readonly [count: C, price: C, amount: C];
  };
  /** Rows of text under a row that are no part of its cells. */
  readonly without?: RegExp;
  /** Words that must stand over the table on the page, where others have the same headings. */
  readonly title?: readonly string[];
  /** Fields of the service that the row of totals holds, by column. */
  readonly totals?: Partial<Readonly<Record<C, string>>>;
}

type Row<C extends string> = Partial<Record<C, Field>>;

/** Rows of a table with the words they and their headings were read from. */
export interface ReadTable<C extends string> {
  readonly rows: readonly Row<C>[];
  /** What the row of totals says, by column; each is held against the sum of its column. */
  readonly totals: Row<C>;
  readonly used: ReadonlySet<Token>;
}

interface Column<C extends string> {
  /** Undefined for a column that the service has no field for. */
  readonly spec: TableColumn<C> | undefined;
  readonly group: number;
  readonly left: number;
  readonly right: number;
  /** The middle of its heading. */
  readonly centre: number;
}

const textKinds = new Set<ValueKind>(['text', 'name', 'long-text', 'city', 'street']);
/** Where a form numbers its labels ("29 - Código"), a row of such labels is none of the table above it. */
const numberedLabel = /^\d{1,3} [-–] \p{L}/u;
/** Words of one cell stand this near, in glyphs. */
const widestInCell = 2.5;
const isTotal = /^(?:SUB)?TOTA(?:L|IS)|^SEMINFORMACOES|^SOMA/;

/** A heading stands for itself: words that go on beside it make it part of something else ("CONSUMO DE ENERGIA"). */
function standsAlone(label: Label, sheet: Sheet, known: ReadonlySet<Token>): boolean {
  const last = label.tokens.at(-1);
  return !sheet.tokens.some(
    (token) =>
      !known.has(token) &&
      token.folded.length > 2 &&
      last !== undefined &&
      Math.abs(middleOf(token) - middleOf(last)) < 0.5 * sheet.glyph &&
      token.left >= last.right &&
      token.left - last.right < 0.6 * sheet.glyph,
  );
}

/** Labels that stand in one row of headings, with the most different ones. */
function headingsOf(labels: readonly Label[], glyph: number): Label[] {
  let best: Label[] = [];
  // A value may be the word of another heading ("VOLUMES" under ESPÉCIE).
  const isValue = (label: Label, row: readonly Label[]): boolean =>
    row.some((other) => other.id === label.id && label.top - other.top > 0.5 * glyph) &&
    row.some(
      (other) =>
        label.top >= other.bottom - 0.3 * glyph && other.left < label.right && other.right > label.left,
    );
  for (const seed of labels) {
    const row = labels.filter(
      (other) => Math.abs(middleOf(other) - middleOf(seed)) < 1.6 * glyph && other.bottom >= seed.top - glyph,
    );
    const near = row.filter((label) => !isValue(label, row));
    if (new Set(near.map(({ id }) => id)).size > new Set(best.map(({ id }) => id)).size) best = near;
  }
  return best.toSorted((a, b) => a.left - b.left);
}

/** Headings and what else stands between them, left to right, each with its column; a heading that comes again begins a group. */
function columnsOf<Id extends string, C extends string>(
  spec: TableSpec<Id, C>,
  headings: readonly Label[],
  others: readonly { left: number; right: number }[],
): { spec: TableColumn<C> | undefined; group: number; left: number; right: number }[] {
  const counts = new Map<string, number>();
  const taken = new Set<string>();
  const named = headings.map((heading) => {
    const bearers = spec.columns.filter(({ labels }) => labels.some((label) => fold(label) === heading.id));
    const count = counts.get(heading.id) ?? 0;
    counts.set(heading.id, count + 1);
    const column = bearers[count % Math.max(1, bearers.length)];
    const group = Math.floor(count / Math.max(1, bearers.length));
    const key = `${column?.id} ${group}`;
    // Another spelling of a column that is there already is a column of something else.
    const isOther = taken.has(key);
    taken.add(key);
    return { spec: isOther ? undefined : column, group, left: heading.left, right: heading.right };
  });
  return [...named, ...others.map((other) => ({ spec: undefined, group: 0, ...other }))].toSorted(
    (a, b) => a.left - b.left,
  );
}

/** Words of the row of headings that are none of them: headings of columns that nobody wants. */
function unknownHeadings(
  sheet: Sheet,
  headings: readonly Label[],
  known: ReadonlySet<Token>,
): { left: number; right: number }[] {
  const { top, bottom, left, right } = edgesOf(headings.flatMap(({ tokens }) => tokens));
  const row = sheet.tokens
    .filter(
      (token) =>
        !known.has(token) &&
        middleOf(token) > top &&
        middleOf(token) < bottom &&
        token.left > left - 40 * sheet.glyph &&
        token.right < right + 40 * sheet.glyph &&
        !headings.some((heading) => token.left < heading.right && token.right > heading.left),
    )
    .toSorted((a, b) => a.left - b.left);
  const runs: { left: number; right: number }[] = [];
  for (const token of row) {
    const last = runs.at(-1);
    const isCut = headings.some((heading) => last && heading.left > last.left && heading.left < token.left);
    if (last && !isCut && token.left - last.right < 1.5 * sheet.glyph) last.right = token.right;
    else runs.push({ left: token.left, right: token.right });
  }
  return runs;
}

/** Rows under the headings as far as they follow each other, to a total or to what belongs to something else. */
function bodyOf(
  sheet: Sheet,
  top: number,
  ends: readonly Token[],
  span: { left: number; right: number; isNumbered: boolean },
): { body: Token[][]; total: Token[] } {
  const { glyph } = sheet;
  const under = sheet.tokens.filter(
    (token) =>
      middleOf(token) > top &&
      token.right > span.left &&
      token.left < span.right &&
      !/^[|_.…]+$/.test(token.text),
  );
  const stop = new Set(ends);
  const rows: Token[][] = [];
  let bottom = top;
  let pitch = 4 * glyph;
  for (const row of rowsOf(under, glyph)) {
    const edges = edgesOf(row);
    if (edges.top - bottom > pitch) break;
    if (isTotal.test(row.map(({ folded }) => folded).join(''))) return { body: rows, total: row };
    if (row.some((token) => stop.has(token))) break;
    if (span.isNumbered && numberedLabel.test(row.map(({ text }) => text).join(' '))) break;
    if (rows.length > 0)
      pitch = Math.max(pitch === 4 * glyph ? 0 : pitch, edges.top - bottom + 1.2 * glyph, 1.8 * glyph);
    rows.push(row);
    bottom = edges.bottom;
  }
  return { body: rows, total: [] };
}

/** Figures that stand far apart are of two columns, of which one has a heading that was not read: the nearer ones are the cell. */
function nearestRun<C extends string>(
  tokens: readonly Token[],
  { spec, centre }: Column<C>,
  glyph: number,
): readonly Token[] {
  if (textKinds.has(spec?.kind ?? 'text')) return tokens;
  const runs: Token[][] = [];
  for (const token of tokens) {
    const last = runs.at(-1)?.at(-1);
    if (last && token.left - last.right < widestInCell * glyph) runs.at(-1)?.push(token);
    else runs.push([token]);
  }
  const away = (run: readonly Token[]): number => Math.abs(centreOf(edgesOf(run)) - centre);
  return runs.toSorted((a, b) => away(a) - away(b))[0] ?? [];
}

/** Forms number their rows ("1-"), which is no part of the first cell. */
function withoutOrdinal(tokens: readonly Token[], kind: ValueKind): readonly Token[] {
  const [first] = tokens;
  const isNumbered = first !== undefined && tokens.length > 1 && /^\d{1,3}[-.)–]$/.test(first.text);
  return isNumbered && !textKinds.has(kind) ? tokens.slice(1) : tokens;
}

/** Share of cells that were their column's own in rows told by what they look like. */
const placedInRow = 0.9;

const bottomOf = (cells: ReadonlyMap<string, readonly Token[]>): number =>
  edgesOf([...cells.values()].flat()).bottom;

const amountOf = (field: Field | undefined): number | undefined =>
  field !== undefined && /^-?\d+(?:\.\d+)?$/.test(field.value) ? Number(field.value) : undefined;

/** The amounts of a column and their total, each with what the sum says of them. */
function summed<C extends string>(
  rows: readonly Row<C>[],
  totals: Row<C>,
): { rows: Row<C>[]; totals: Row<C> } {
  const held = { rows: rows.map((row) => ({ ...row })), totals: { ...totals } };
  for (const id of Object.keys(totals) as C[]) {
    const amounts = rows.flatMap((row) => amountOf(row[id]) ?? []);
    const total = amountOf(totals[id]);
    if (total === undefined || amounts.length === 0) continue;
    const ok = Math.abs(amounts.reduce((sum, amount) => sum + amount, 0) - total) < 0.005;
    const told: MadeCheck[] = [{ check: 'items_sum', ok }];
    const of = (field: Field | undefined): Field | undefined => field && withChecks(field, told);
    held.totals[id] = of(totals[id]);
    for (const row of held.rows) if (row[id] !== undefined) row[id] = of(row[id]);
  }
  return held;
}

function cellField(tokens: readonly Token[], kind: ValueKind, glyph: number, fit: number): Field | undefined {
  if (tokens.length === 0) return undefined;
  const reading = readValue(tokens, kind, glyph);
  const isText = textKinds.has(kind);
  // Words beside the value are another's: two cells are never joined, and nothing is cut off in silence.
  if (reading && (isText || reading.shapeFit > 0.6))
    return fieldOf({ ...reading, anchorFit: fit, placed: isText ? 0.9 : 0.96 });
  const printed = textOf(tokens, glyph);
  if (!/[\p{L}\p{N}]/u.test(printed)) return undefined;
  return fieldOf({
    value: printed,
    tokens,
    anchorFit: fit,
    placed: 0.5,
    checks: [{ check: 'amount_format', ok: false }],
  });
}

/** Rows that look like those of the table, wherever they stand; undefined where there are none. */
export function readRowsByShape<Id extends string, C extends string>(
  sheet: Sheet,
  { rows: shape, columns }: TableSpec<Id, C>,
): ReadTable<C> | undefined {
  if (shape === undefined) return undefined;
  const phrase = {
    pattern: shape.pattern,
    gives: shape.gives.map((id) => [id, columns.find((column) => column.id === id)?.kind ?? 'text'] as const),
  };
  const used = new Set<Token>();
  const rows = sheet.rows.flatMap((row): Row<C>[] => {
    const found = readPhrases(runningTextOf([{ ...sheet, tokens: row, rows: [row] }]), [phrase]);
    if (found.length === 0) return [];
    for (const token of row) used.add(token);
    const values = new Map(found.map(({ id, reading }) => [id, Number(reading.value)]));
    const [count, price, amount] = shape.product?.map((id) => values.get(id)) ?? [];
    const isProduct =
      count === undefined || price === undefined || amount === undefined
        ? undefined
        : Math.abs(count * price - amount) < 0.005;
    return [
      Object.fromEntries(
        found.map(({ id, reading }) => {
          const checks: MadeCheck[] =
            isProduct !== undefined && shape.product?.includes(id) === true
              ? [...reading.checks, { check: 'item_product', ok: isProduct }]
              : [...reading.checks];
          return [id, fieldOf({ ...reading, checks, anchorFit: 1, placed: placedInRow })];
        }),
      ) as Row<C>,
    ];
  });
  return rows.length === 0 ? undefined : { rows, totals: {}, used };
}

/** Reads a table by its headings, which may take several rows, wherever it stands; undefined where too few of them are there. */
export function readFormTable<Id extends string, C extends string>(
  sheet: Sheet,
  spec: TableSpec<Id, C>,
  ends: readonly Token[],
): ReadTable<C> | undefined {
  const { glyph } = sheet;
  const spellings = [...new Set(spec.columns.flatMap(({ labels }) => labels.map(fold)))];
  const least = spec.least ?? Math.max(2, Math.ceil(spec.columns.length * 0.6));
  const titles =
    spec.title === undefined
      ? []
      : findLabels(
          sheet,
          spec.title.map((title) => ({ id: title, spellings: [fold(title)] })),
        );
  const [title] = titles;
  if (spec.title !== undefined && title === undefined) return undefined;
  const labels = findLabels<string>(
    sheet,
    spellings.map((spelling) => ({ id: spelling, spellings: [spelling] })),
  ).filter(
    (label) =>
      title === undefined || (label.top > title.bottom - 0.5 * glyph && label.top < title.bottom + 8 * glyph),
  );
  const all = new Set(labels.flatMap(({ tokens }) => tokens));
  const headings = headingsOf(
    labels.filter((label) => standsAlone(label, sheet, all)),
    glyph,
  );
  if (headings.length < least) return undefined;
  const known = new Set(headings.flatMap(({ tokens }) => tokens));
  const edges = edgesOf([...known]);
  const around = columnsOf(spec, headings, unknownHeadings(sheet, headings, known));
  const [first, last] = [around[0], around.at(-1)];
  const isText = (column: { spec: TableColumn<C> | undefined } | undefined): boolean =>
    textKinds.has(column?.spec?.kind ?? 'code');
  const span = {
    left: Math.min(first?.left ?? 0, edges.left) - (isText(first) ? 12 : 3) * glyph,
    right: (last?.right ?? 1000) + 8 * glyph,
    isNumbered: headings.every(({ id }) => /^\d/.test(id)),
  };
  const { body, total } = bodyOf(
    sheet,
    edges.bottom,
    ends.filter((token) => !known.has(token)),
    span,
  );
  // A heading is inked between its words as well: no column ends within one.
  const inked = [...body.flat(), ...known, ...headings];
  const cuts = around.slice(1).map((column, index) => {
    const before = around[index] ?? column;
    return gutter(inked, centreOf(before), centreOf(column));
  });
  const columns = around.map((column, index): Column<C> => ({
    spec: column.spec,
    group: column.group,
    left: cuts[index - 1] ?? -Infinity,
    right: cuts[index] ?? Infinity,
    centre: centreOf(column),
  }));
  const fit = Math.min(...headings.map((heading) => heading.fit));
  const groups = [...new Set(columns.map(({ group }) => group))];
  const used = new Set<Token>(known);
  const rows: Map<C, readonly Token[]>[] = [];
  const kindOf = new Map(spec.columns.map(({ id, kind }) => [id, kind]));
  for (const row of body) {
    let isPart = false;
    let isAny = false;
    for (const group of groups) {
      const cells = new Map<C, readonly Token[]>();
      for (const column of columns) {
        if (column.spec === undefined || column.group !== group) continue;
        const inside = nearestRun(
          row.filter((token) => centreOf(token) >= column.left && centreOf(token) < column.right),
          column,
          glyph,
        );
        if (inside.length > 0) cells.set(column.spec.id, withoutOrdinal(inside, column.spec.kind));
      }
      isAny ||= cells.size > 0;
      const typed = [...cells].filter(([id]) => !textKinds.has(kindOf.get(id) ?? 'text'));
      const holding = typed.filter(
        ([id, tokens]) => (readValue(tokens, kindOf.get(id) ?? 'text', glyph)?.shapeFit ?? 0) > 0.6,
      );
      const isRow =
        typed.length > 0 &&
        holding.length * 2 >= typed.length &&
        cells.size >= Math.min(2, spec.columns.length);
      const before = rows.at(-1);
      if (isRow) {
        rows.push(cells);
        isPart = true;
      } else if (
        before !== undefined &&
        cells.size > 0 &&
        typed.length === 0 &&
        edgesOf(row).top - bottomOf(before) < 1.3 * glyph
      ) {
        // What goes on in the next row of print is the text of the row before.
        isPart = true;
        const text = [...cells.values()]
          .flat()
          .map((token) => token.text)
          .join(' ');
        if (spec.without?.test(text) !== true)
          for (const [id, tokens] of cells) before.set(id, [...(before.get(id) ?? []), ...tokens]);
      }
    }
    if (isAny && !isPart && rows.length > 0) break;
    if (isPart)
      for (const column of columns)
        if (column.spec !== undefined)
          for (const token of row)
            if (centreOf(token) >= column.left && centreOf(token) < column.right) used.add(token);
  }
  if (rows.length === 0) return undefined;
  const fieldsOf = (cells: ReadonlyMap<C, readonly Token[]>): Row<C> =>
    Object.fromEntries(
      [...cells].flatMap(([id, tokens]): (readonly [C, Field])[] => {
        const { splits } = spec.columns.find((column) => column.id === id) ?? {};
        const parts = splits?.pattern.exec(textOf(tokens, glyph));
        if (splits !== undefined && parts)
          return splits.into.flatMap((part, index) => {
            const value = parts[index + 1] ?? '';
            return value === ''
              ? []
              : [[part, fieldOf({ value, tokens, anchorFit: fit, placed: 0.9 })] as const];
          });
        const field = cellField(tokens, kindOf.get(id) ?? 'text', glyph, fit);
        return field === undefined ? [] : [[id, field]];
      }),
    ) as Row<C>;
  const inTotals = new Map(
    columns.flatMap((column): [C, Token[]][] => {
      const { spec: of } = column;
      const inside = total.filter(
        (token) => centreOf(token) >= column.left && centreOf(token) < column.right,
      );
      if (of === undefined || textKinds.has(of.kind) || readValue(inside, of.kind, glyph) === undefined)
        return [];
      for (const token of inside) used.add(token);
      return [[of.id, inside]];
    }),
  );
  return { used, ...summed(rows.map(fieldsOf), fieldsOf(inTotals)) };
}
