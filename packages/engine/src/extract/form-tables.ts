import type { Field } from '@lavra/contract/model/result';
import { fieldOf, withChecks } from '../evidence/field.ts';
import { fromCents, parseMoney, toCents } from '@lavra/brazil/money';
import { findSummedRows, isTotal, type SummedRows } from './reading/tables/summed-rows.ts';
import type { MadeCheck } from '../evidence/confidence.ts';
import { priceBefore, shareAdded, sumBelow } from './reading/tables/below-products.ts';
import { readCaptionedCards } from './reading/tables/captioned-cards.ts';
import { withCounts, withCountsApart, withProducts } from './reading/tables/counts.ts';
import { readFormTable, type ReadTable } from './reading/tables/form-table.ts';
import { readRowsByShape } from './reading/tables/rows-by-shape.ts';
import { readFolded } from './reading/tables/folded.ts';
import { hasNumberedHeadings } from './reading/tables/numbered-headings.ts';
import { withFurtherColumns } from './reading/tables/further-columns.ts';
import { completed } from './reading/tables/completed.ts';
import { quantityBehind, quantityUnder } from './reading/tables/quantity-behind.ts';
import { readRecords } from './reading/tables/records.ts';
import { withSecondPart } from './reading/tables/second-part.ts';
import { soundestOf } from './reading/tables/soundest.ts';
import { readTwoRows } from './reading/tables/two-rows.ts';
import { readStacked } from './reading/tables/stacked.ts';
import { textKinds, type TableSpec } from './reading/tables/table-spec.ts';
import { readTurnedRecords } from './reading/tables/turned-records.ts';
import { readUnderTitle } from './reading/tables/under-title.ts';
import type { FormSpec } from './reading/forms/form-spec.ts';
import { readList, type ListSpec } from './reading/forms/lists.ts';
import { labelsIn } from './reading/forms/words-of-form.ts';
import { keptRows } from './reading/sheet/kept-rows.ts';
import { oncePer, oncePerPair } from './reading/sheet/once-per.ts';
import { columnsOfPage } from './reading/sheet/columns-of-page.ts';
import { rowsOf, textOf, type Sheet, type Token } from './reading/sheet/sheet.ts';
import { isTitleAlone } from './reading/labels/alone.ts';
import { specsOf } from './reading/labels/spellings.ts';
import { findLabels, type Label } from './reading/labels/labels.ts';
import { fold } from './reading/sheet/text.ts';
import { readWhole } from './reading/values/values.ts';
import { type Found, placed } from './found.ts';

const centsOf = (field: Field | undefined): bigint | undefined =>
  field === undefined ? undefined : toCents(field.value);

/** Puts what a receipt's rows come to by their own sum in a row below them, where no label told it or what it told is not their sum. */
export function putSubtotal(
  data: Found<string>,
  tables: ReadonlyMap<string, Record<string, Field>[]>,
  sheet: Sheet,
  { isReceipt, summed }: AnyForm,
): void {
  if (isReceipt !== true || summed?.subtotal === undefined) return;
  const [less, more] = [summed.discount, summed.charge].map((id) =>
    id === undefined ? undefined : data[id],
  );
  const before = priceBefore(sheet, data[summed.total], less, more);
  if (before !== undefined) data[summed.subtotal] ??= before;
  const found = sumBelow(sheet, tables.get(summed.table) ?? []);
  const isOther = found !== undefined && found.value !== data[summed.total]?.value;
  if (isOther && data[summed.subtotal]?.value !== found.value) data[summed.subtotal] = found;
  const added = shareAdded(sheet, data[summed.subtotal], data[summed.total]);
  if (added !== undefined && less === undefined && summed.charge !== undefined) data[summed.charge] ??= added;
}

/** Puts the total of a receipt on which only what was paid was found, or what its rows come to as well, with nothing taken off it or added. */
export function putTotal(data: Found<string>, { isReceipt, summed, payment }: AnyForm): void {
  if (isReceipt !== true || summed?.subtotal === undefined || payment === undefined) return;
  const [sum, paid, change] = [data[summed.subtotal], data[payment.paid], data[payment.change]];
  const isOther = [summed.total, summed.discount, summed.charge].some((id) => id !== undefined && data[id]);
  const cents = centsOf(paid);
  if (isOther || paid === undefined || cents === undefined) return;
  if (sum === undefined && change === undefined) data[summed.total] = paid;
  else if (sum !== undefined && cents - (centsOf(change) ?? 0n) === centsOf(sum)) data[summed.total] = sum;
}

/** Checks a total against payment and change, and a receipt's rows against its total: a misread digit breaks the sum. */
export function putSums(
  data: Found<string>,
  tables: ReadonlyMap<string, Record<string, Field>[]>,
  form: AnyForm,
): void {
  const { payment, summed, isReceipt } = form;
  if (payment !== undefined) {
    const [total, paid, change] = [payment.total, payment.paid, payment.change].map((id) =>
      centsOf(data[id]),
    );
    if (total !== undefined && paid !== undefined && change !== undefined) {
      const ok = paid - change === total;
      check(data, payment.total, { check: 'totals_sum', ok, against: fromCents(paid - change) });
      check(data, payment.paid, { check: 'totals_sum', ok, against: fromCents(total + change) });
      check(data, payment.change, { check: 'totals_sum', ok, against: fromCents(paid - total) });
    }
  }
  const amounts = tables.get(summed?.table ?? '')?.map((row) => centsOf(row[summed?.amount ?? '']));
  if (isReceipt !== true || summed === undefined || amounts === undefined) return;
  if (amounts.length === 0 || amounts.some((amount) => amount === undefined)) return;
  const sum = amounts.reduce<bigint>((all, amount) => all + (amount ?? 0n), 0n);
  const name = summed.subtotal !== undefined && data[summed.subtotal] ? summed.subtotal : summed.total;
  check(data, name, { check: 'items_sum', ok: centsOf(data[name]) === sum, against: fromCents(sum) });
}

function check(data: Found<string>, name: string, made: MadeCheck): void {
  const field = data[name];
  if (field === undefined || field.checks?.some((each) => each.check === made.check)) return;
  data[name] = withChecks(field, [made]);
}

/** Whether a title is the name of an amount, which is the next word of its row ("SEGURO 12,40"). */
function isLine({ tokens }: Label, { rows }: Sheet): boolean {
  const last = tokens.at(-1);
  const row = rows.find((each) => last !== undefined && each.includes(last)) ?? [];
  const next = row.slice(row.findIndex((token) => token === last) + 1);
  return /^\d[\d.]*,\d\d$/.test((next[0]?.text === 'R$' ? next[1] : next[0])?.text ?? '');
}

/** The titles of a form's sections and of its tables but one. */
const otherTitles = oncePerPair(({ sections, tables = [] }: AnyForm, own: TableSpec<string, string>) =>
  specsOf(
    [
      ...Object.values(sections ?? {}).flat(),
      ...tables.filter(({ id }) => id !== own.id).flatMap(({ title = [] }) => title),
    ].map(fold),
  ),
);

/** Words of the titles of a form's sections and of its other tables: no row of this table goes past them. */
const endsOf = (sheet: Sheet, form: AnyForm, table: TableSpec<string, string>): Token[] =>
  findLabels<string>(sheet, otherTitles(form, table))
    .filter(
      (label) =>
        !isLine(label, sheet) &&
        (label.tokens.filter(({ folded }) => folded !== '').length > 1 || isTitleAlone(label, sheet)),
    )
    .flatMap(({ tokens }) => tokens);

/** Labels of the amounts of a form, folded. */
const amountLabels = oncePer(({ fields }: AnyForm): readonly string[] =>
  fields.flatMap(({ kind, labels, id }) =>
    kind === 'money' || kind === 'deduction' || id === 'ItemCount' ? labels.map(fold) : [],
  ),
);

/** What may stand in a row beside the label of an amount. */
const besideLabel = /^(?:R\$)?[\d.,:%()=+-]*$/;

/** Words of the rows that hold a label of an amount and nothing else: the products end above them. */
function amountRows(sheet: Sheet, form: AnyForm, table: TableSpec<string, string>): Token[] {
  if (form.isReceipt !== true && table.product === undefined) return [];
  const spellings = amountLabels(form);
  const amount = form.isReceipt === true ? /\d/ : /\d,\d\d$/;
  const labels = findLabels<string>(sheet, specsOf(spellings));
  const ofLabels = new Set(labels.flatMap(({ tokens }) => tokens));
  return sheet.rows
    .filter(
      (row) =>
        row.some((token) => ofLabels.has(token)) &&
        row.some(({ text }) => amount.test(text)) &&
        row.every((token) => ofLabels.has(token) || besideLabel.test(token.text)),
    )
    .flat();
}

/** Least letters of a label that is no word of a text. */
const leastOfLabel = 10;

/** The label of remarks, which stand below a table where they begin at the edge of the page's text, give or take; in glyphs. */
const [ofRemarks, atEdge] = [/^(?:OBSERVAC(?:AO|OES)|OBS|ANOTAC(?:AO|OES)|JUSTIFICATIVAS?)$/, 2] as const;

/** The long labels of a form's boxes that are no headings of its tables. */
const longLabels = oncePer(({ fields, tables = [] }: AnyForm) => {
  const headings = new Set(
    tables.flatMap(({ columns }) => columns.flatMap(({ labels }) => labels.map(fold))),
  );
  return specsOf(
    [...labelsIn(fields).keys()].filter(
      (spelling) => spelling.length >= leastOfLabel && !headings.has(spelling),
    ),
  );
});

/** Words of the rows that hold nothing but labels of several boxes, or that of remarks: the table above them has ended, however close they are; another one alone may be of a box beside it. */
function labelRows(sheet: Sheet, form: AnyForm): Token[] {
  const labels = findLabels<string>(sheet, longLabels(form));
  const ofLabels = new Set(labels.flatMap(({ tokens }) => tokens));
  const labelsOf = (row: readonly Token[]): number =>
    labels.filter(({ tokens }) => tokens.some((token) => row.includes(token))).length;
  const edge = Math.min(...sheet.tokens.map(({ left }) => left));
  const isOfRemarks = ([first]: readonly Token[]): boolean =>
    first !== undefined && ofRemarks.test(first.folded) && first.left - edge < atEdge * sheet.glyph;
  return sheet.rows
    .filter((row) => row.every((token) => ofLabels.has(token)) && (labelsOf(row) > 1 || isOfRemarks(row)))
    .flat();
}

/** A form of any service; its tables were compared with the contract before. */
export interface AnyForm extends FormSpec<string> {
  readonly lists?: readonly ListSpec<string, string>[];
  readonly tables?: readonly TableSpec<string, string>[];
  readonly summed?: {
    readonly table: string;
    readonly description: string;
    readonly amount: string;
    readonly total: string;
    readonly subtotal?: string;
    /** What is taken off the subtotal and added to it. */
    readonly discount?: string;
    readonly charge?: string;
  };
}

interface FoundTables {
  readonly rows: Map<string, Record<string, Field>[]>;
  readonly totals: Record<string, Field>;
  /** The sheet without the words of its tables. */
  readonly rest: Sheet;
}

/** When the headings were only partly read, the table under the title has more rows. */
const fuller = (headed: ReadTable<string> | undefined, under: ReadTable<string> | undefined) =>
  (under?.rows.length ?? 0) > (headed?.rows.length ?? 0) ? under : headed;

/** A table of a sheet, in the soundest of the ways in which it can be read; undefined where the sheet has none. */
function readTable(
  sheet: Sheet,
  table: TableSpec<string, string>,
  form: AnyForm,
  boxes: readonly Token[],
  turned: ReadTable<string> | undefined,
): ReadTable<string> | undefined {
  const ends = [...endsOf(sheet, form, table), ...amountRows(sheet, form, table), ...boxes];
  const headed =
    soundestOf([readFolded(sheet, table), readStacked(sheet, table, ends)], table) ??
    fuller(readFormTable(sheet, table, ends), readUnderTitle(sheet, table, ends));
  const shaped = readRowsByShape(sheet, table);
  const read = headed && shaped ? completed(headed, shaped) : (headed ?? shaped ?? readRecords(sheet, table));
  const cards = table.cards?.(sheet);
  const { key } = table;
  const isKeyed = (each: ReadTable<string> | undefined): boolean =>
    key === undefined || each?.rows.some((row) => row[key]) === true;
  const captioned = table.isCaptioned === true ? readCaptionedCards(sheet, table) : undefined;
  const whole = table.product === undefined ? undefined : readStacked(sheet, table, ends, 'one');
  const twoRows = table.product === undefined ? undefined : readTwoRows(sheet, table, ends);
  const isOthers = (each: ReadTable<string> | undefined): boolean =>
    each?.rows.every((row) => table.isOfPage?.(row, sheet) !== true) === true;
  const ways = [read, cards, captioned, whole, twoRows, turned];
  const sound = ways.filter((each) => isKeyed(each) && isOthers(each));
  const best = soundestOf(sound, table);
  return best && withFurtherColumns(best, ways, table);
}

/** What a column of texts says alike in each row. */
function saidInAll(
  rows: ReadTable<string>['rows'],
  column: string,
  { columns }: TableSpec<string, string>,
): Field | undefined {
  const isText = columns.some(({ id, kind }) => id === column && textKinds.has(kind));
  const [first, ...others] = rows.map((row) => row[column]);
  return isText && others.length > 0 && others.every((each) => each?.value === first?.value)
    ? first
    : undefined;
}

/** A sheet without the words of its tables. */
function without(sheet: Sheet, used: ReadonlySet<Token>): Sheet {
  if (used.size === 0) return sheet;
  const tokens = sheet.tokens.filter((token) => !used.has(token));
  return { ...sheet, tokens, rows: keptRows(sheet.rows, rowsOf(tokens, sheet.glyph)) };
}

export function readTables(sheet: Sheet, form: AnyForm): FoundTables {
  const rows = new Map<string, Record<string, Field>[]>();
  const totals: Record<string, Field> = {};
  const used = new Set<Token>();
  // What a table leaves of the page may have a space from top to bottom that the page has not.
  const columns = form.hasColumns === true ? columnsOfPage(sheet) : [sheet];
  const boxes = (form.tables ?? []).length > 0 ? labelRows(sheet, form) : [];
  for (const table of form.tables ?? []) {
    if (table.isUnnumbered === true && hasNumberedHeadings(sheet, table)) continue;
    const first = soundestOf(
      columns.map((column) =>
        readTable(without(column, used), table, form, boxes, readTurnedRecords(column, table, used)),
      ),
      table,
    );
    if (first === undefined) continue;
    const found = withSecondPart(first, without(sheet, new Set([...used, ...first.used])), table, boxes);
    // With a discount in a column of its own, a row's total is less than its product.
    const isHeld = form.isReceipt === true && !found.rows.some((row) => row['DiscountAmount']);
    const held = isHeld ? withProducts(found.rows, table.product) : found.rows;
    rows.set(
      table.id,
      withCounts(withCountsApart(held, table.product), table.product).map(
        (row) => ({ ...row }) as Record<string, Field>,
      ),
    );
    for (const [column, field] of Object.entries(table.totals ?? {})) {
      // The only row of a table is its own total.
      const total =
        found.totals[column] ??
        (found.rows.length === 1 && table.isOnlySummed !== true ? found.rows[0]?.[column] : undefined) ??
        saidInAll(found.rows, column, table);
      const isRefuted = table.isOnlySummed === true && total?.checks?.some(({ ok }) => !ok) === true;
      if (field !== undefined && total !== undefined && !isRefuted) totals[field] = total;
    }
    for (const token of found.used) used.add(token);
  }
  return { rows, totals, rest: without(sheet, used) };
}

/** Rows of one cell each, from a box with several values, unless the table itself was read. */
export function readLists(
  sheet: Sheet,
  { lists = [] }: AnyForm,
  { rows }: FoundTables,
  told: { has(table: string): boolean },
): void {
  for (const list of lists) {
    const { readings, fit } =
      rows.has(list.table) || told.has(list.table) ? { readings: [], fit: 0 } : readList(sheet, list);
    if (readings.length === 0) continue;
    rows.set(
      list.table,
      readings.map((reading) => ({
        [list.column]: fieldOf({ ...reading, anchorFit: fit, placed: placed.typed }),
      })),
    );
  }
}

/** Whether rows of a table that was read are those of a list of amounts, some of which it lacks. */
function isPartOf(rows: readonly Record<string, Field>[], amount: string, list: SummedRows): boolean {
  const left = list.rows.map(({ value }) => value);
  if (rows.length >= left.length) return false;
  return rows.every((row) => {
    const at = left.indexOf(row[amount]?.value ?? '');
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

/** So many of the lines of a list that its sum proves are read right. */
const ofSummed = 0.9;

/** The words of a line before its amount as the cells of its row: what it is for, and behind it how much there was. */
function describedBy(
  line: readonly Token[],
  table: TableSpec<string, string> | undefined,
  column: string,
  sheet: Pick<Sheet, 'rows' | 'glyph'>,
): Record<string, Field> {
  const { glyph } = sheet;
  const quantities = table?.columns.find(({ unit }) => unit !== undefined);
  const parted =
    quantities === undefined ? undefined : (quantityBehind(line) ?? quantityUnder(line, sheet.rows, glyph));
  const description = parted?.description ?? line;
  const cell = { anchorFit: 1, placed: ofSummed, doubts: ['inRow'] } as const;
  const named = { [column]: fieldOf({ value: textOf(description, glyph), tokens: description, ...cell }) };
  const quantity =
    parted && quantities && readWhole(parted.quantity.text, quantities.kind, [parted.quantity]);
  if (parted === undefined || quantities?.unit === undefined || quantity === undefined) return named;
  return {
    ...named,
    [quantities.id]: fieldOf({ ...quantity, ...cell }),
    [quantities.unit]: fieldOf({ value: parted.unit.text, tokens: [parted.unit], ...cell }),
  };
}

/**
 * A list without headings whose amounts add up to a total that is also printed elsewhere on the page, or that is known; rows that a table with
 * headings lacks are taken from it.
 */
export function readSummed(
  sheet: Sheet,
  form: AnyForm,
  { rows, totals }: FoundTables,
  known: string | undefined,
): void {
  const { summed, isReceipt } = form;
  if (summed === undefined) return;
  const headed = rows.get(summed.table) ?? [];
  if (headed.length > 0 && known === undefined) return;
  const said = sheet.tokens.map((token) => token.text);
  const isRepeated = (total: string): boolean => said.filter((text) => parseMoney(text) === total).length > 1;
  // The price, a discount and what was paid add up, too.
  const labels = new Set(isReceipt === true ? amountLabels(form) : []);
  const called = new Set(
    form.fields.flatMap((field) => (field.id === summed.total ? field.labels.map(fold) : [])),
  );
  const table = form.tables?.find(({ id }) => id === summed.table);
  const described = table?.columns.find(({ id }) => id === summed.description)?.labels ?? [];
  const lists = findSummedRows(sheet, called, known, new Set(described.map(fold))).filter(
    (list) =>
      !list.rows.some(({ description }) => labels.has(description.map(({ folded }) => folded).join(''))),
  );
  // A bill says what is to be paid twice; a list that a heading sums may be of another amount, as of all parts of a year.
  const ofKnown = lists.find(({ total }) => total === known);
  const repeated = ofKnown ?? lists.find(({ total }) => isRepeated(total));
  const list = repeated ?? lists.find(({ named }) => isTotal(named) || called.has(named));
  if (list === undefined) return;
  if (headed.length > 0 && (list !== ofKnown || !isPartOf(headed, summed.amount, list))) return;
  const left = [...headed];
  const ofTable = (value: string): Record<string, Field> | undefined => {
    const at = left.findIndex((row) => row[summed.amount]?.value === value);
    return at < 0 ? undefined : left.splice(at, 1)[0];
  };
  const checks: MadeCheck[] = [{ check: 'items_sum', ok: true }];
  rows.set(
    summed.table,
    list.rows.map(
      ({ description, amount, value }) =>
        ofTable(value) ?? {
          ...describedBy(description, table, summed.description, sheet),
          [summed.amount]: fieldOf({ value, tokens: [amount], anchorFit: 1, placed: ofSummed, checks }),
        },
    ),
  );
  if (list === repeated || list.named.includes('PAGAR'))
    totals[summed.total] = fieldOf({
      value: list.total,
      tokens: list.sum,
      anchorFit: 1,
      placed: ofSummed,
      checks,
    });
}
