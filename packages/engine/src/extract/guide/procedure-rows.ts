import { parseMoney, toCents } from '@lavra/brazil/money';
import type { Field } from '@lavra/contract/model/result';
import type { ColumnName } from '@lavra/contract/services/fields';
import { fieldOf } from '../../evidence/field.ts';
import { edgesOf, meanMiddle, printedOf, type Sheet, type Token } from '../reading/sheet/sheet.ts';
import { readWhole } from '../reading/values/values.ts';
import type { ValueKind } from '../reading/values/kinds.ts';

type Column = ColumnName<'guide', 'PerformedProcedures'> | ColumnName<'guide', 'RequestedProcedures'>;
type Row = Partial<Record<Column, Field>>;

/** A code of the unified terminology (TUSS), whose last figure may stand behind a hyphen and its groups between points. */
const code =
  /^(?:\d{8}|\d\.\d{2}\.\d{2}\.\d{2}-\d|\d{2}\.\d{2}\.\d{2}\.\d{1,2}-?\d?|\d{2}\.\d{2}\.\d{3}-\d|\d{7}-\d)$/;
const isCode = ({ text }: Token): boolean => code.test(text) && text.replace(/\D/g, '').length === 8;
/** Tables of the standard: own ones of an operator, procedures, materials, medicines and daily rates. */
const table = /^(?:00|18|19|20|22|90|98)$/;
const date = /^\d{2}[/.-]\d{2}[/.-]\d{2}(?:\d{2})?$/;
const hour = /^\d{2}[:h]\d{2}$/;
const amount = /^\d[\d.]*,\d{2}$/;
const count = /^\d{1,3}$/;
const isWord = ({ text }: Token): boolean => /\p{L}{2}/u.test(text) && text !== 'R$';
/** A word of figures nearer than this to a word before it, in glyphs, is of the description ("até 12 derivações"). */
const ofText = 0.7;
/** Share of the rows read so that were right: their arithmetic or the shapes of all cells prove the places. */
const placed = 0.96;

const centsOf = ({ text }: Token): number => Number(toCents(parseMoney(text) ?? '0'));

function fieldIn(tokens: readonly Token[], kind: ValueKind, isProven?: true): Field | undefined {
  const reading = readWhole(printedOf(tokens), kind, tokens);
  const checks = isProven === true ? [{ check: 'item_product' as const, ok: true }] : (reading?.checks ?? []);
  return reading && fieldOf({ ...reading, anchorFit: 1, placed, checks });
}

interface Parts {
  readonly row: readonly Token[];
  readonly code: Token;
  readonly before: readonly Token[];
  readonly words: readonly Token[];
  /** Counts and amounts behind the description. */
  readonly tail: readonly Token[];
}

/** Headings of the column of tables. */
const isTableHeading = ({ folded }: Token): boolean => /^TAB(?:ELA)?$/.test(folded);

/** Whether a figure is a table's, behind the description: its heading is over it, for a count may be the same figure. */
const isUnderHeading = ({ text, left, right, top }: Token, headings: readonly Token[]): boolean =>
  table.test(text) &&
  headings.some((heading) => heading.bottom < top && heading.left < right && left < heading.right);

/** The parts of a row with one code of a procedure. */
function partsOf(row: readonly Token[], glyph: number, headings: readonly Token[]): Parts | undefined {
  const at = row.findIndex(isCode);
  const own = row[at];
  if (own === undefined || row.filter(isCode).length > 1) return undefined;
  const behind = row.slice(at + 1);
  let end = behind.findLastIndex((token) => isWord(token) && !hour.test(token.text)) + 1;
  for (
    let next = behind[end];
    end > 0 && next !== undefined && next.left - (behind[end - 1]?.right ?? 0) < ofText * glyph;
    next = behind[end]
  )
    end += 1;
  // The table may stand behind the code, in a column of its own.
  const [first, second] = behind;
  const isTable =
    first !== undefined &&
    second !== undefined &&
    table.test(first.text) &&
    second.left - first.right > ofText * glyph;
  const from = isTable && end > 1 ? 1 : 0;
  const last = behind[end];
  const to = last !== undefined && isUnderHeading(last, headings) ? end + 1 : end;
  return {
    row,
    code: own,
    before: [...row.slice(0, at), ...behind.slice(0, from), ...behind.slice(end, to)],
    words: behind.slice(from, end),
    tail: behind.slice(to),
  };
}

interface Priced {
  readonly quantity: Token;
  readonly unit: Token;
  readonly total: Token;
}

/** Which of a row's figures are count, price and amount: those whose product, with a factor beside them or without, is the last amount. */
function pricedIn(tail: readonly Token[]): Priced | undefined {
  const amounts = tail.filter(({ text }) => amount.test(text));
  const counts = tail.filter(({ text }) => count.test(text) && Number(text) > 0);
  const total = amounts.at(-1);
  const prices = amounts.slice(0, -1).toReversed();
  if (total === undefined || centsOf(total) === 0) return undefined;
  for (const unit of prices)
    for (const factor of [undefined, ...prices.filter((each) => each !== unit)])
      for (const quantity of counts) {
        const share = factor === undefined ? 1 : centsOf(factor) / 100;
        if (Math.abs(Number(quantity.text) * share * centsOf(unit) - centsOf(total)) <= 1)
          return { quantity, unit, total };
      }
  return undefined;
}

/** Greatest distance of a further line of a description from the middle of its row, in glyphs. */
const mostAway = 2.4;

/** The description with its lines above and below, whose rows hold nothing but words at its place. */
function describedIn(parts: Parts, all: readonly Parts[], { rows, glyph }: Sheet): readonly Token[] {
  const { code: own, tail, row } = parts;
  const right = tail[0]?.left ?? Infinity;
  const middle = meanMiddle(row);
  const lines = rows.filter((line) => {
    const { left, right: end } = edgesOf(line);
    const away = Math.abs(meanMiddle(line) - middle);
    const isNearest = all.every(
      (other) => other === parts || Math.abs(meanMiddle(other.row) - meanMiddle(line)) > away,
    );
    return line !== row && left > own.right && end < right && away < mostAway * glyph && isNearest;
  });
  const isOver = (line: readonly Token[]): boolean => meanMiddle(line) < middle;
  return [...lines.filter(isOver).flat(), ...parts.words, ...lines.filter((line) => !isOver(line)).flat()];
}

/** The cells that every row of procedures has, with their words. */
function commonOf(
  parts: Parts,
  all: readonly Parts[],
  sheet: Sheet,
): { row: Row; used: Token[] } | undefined {
  const words = describedIn(parts, all, sheet);
  if (!words.some(({ text }) => /\p{L}{3}/u.test(text))) return undefined;
  const ofTable = parts.before.findLast(({ text }) => table.test(text));
  const digits = parts.code.text.replace(/\D/g, '');
  const Code = fieldIn([{ ...parts.code, text: digits }], 'code');
  const Table = ofTable && fieldIn([ofTable], 'code');
  const Description = fieldIn(words, 'text');
  return {
    row: { ...(Table && { Table }), ...(Code && { Code }), ...(Description && { Description }) },
    used: [...words, ...parts.row],
  };
}

interface ReadRows {
  readonly rows: readonly Row[];
  readonly totals: Row;
  readonly used: ReadonlySet<Token>;
}

/** Numbers of rows and tables, days and hours: what stands before a code. Another number of eight figures has words before it. */
const beforeCode = /^(?:\d{1,2}[-.)–]?|[-–|]|\d{2}[/.-]\d{2}[/.-]\d{2}(?:\d{2})?|\d{2}[:h]\d{2})$/;
/** A picture's number of a row may be read as a letter. */
const isMisreadNumber = ({ text, conf }: Token, at: number): boolean =>
  at === 0 && conf < 100 && text.length === 1;
const isRow = ({ before }: Parts): boolean =>
  before.every((token, at) => beforeCode.test(token.text) || isMisreadNumber(token, at));

/** A row of two tables beside each other, each with its code: the second begins with the day, the hours and the table before its code. */
function besideEachOther(row: readonly Token[]): readonly (readonly Token[])[] {
  const second = row.findIndex((token, at) => isCode(token) && row.slice(0, at).some(isCode));
  if (second < 0) return [row];
  const isTable = table.test(row[second - 1]?.text ?? '');
  let from = isTable ? second - 1 : second;
  while (date.test(row[from - 1]?.text ?? '') || hour.test(row[from - 1]?.text ?? '')) from -= 1;
  return [row.slice(0, from), ...besideEachOther(row.slice(from))];
}

const partsIn = ({ tokens, rows, glyph }: Sheet): readonly Parts[] => {
  const headings = tokens.filter(isTableHeading);
  return rows
    .flatMap(besideEachOther)
    .flatMap((row) => partsOf(row, glyph, headings) ?? [])
    .filter(isRow);
};
const isPriced = ({ tail }: Parts): boolean => tail.some(({ text }) => amount.test(text));
const dayOf = ({ row }: Parts): Token | undefined => row.find(({ text }) => date.test(text));

/** What was done, by rows with a code whose figures prove which is count, price and amount; undefined unless all do. */
export function readPerformed(sheet: Sheet): ReadRows | undefined {
  const all = partsIn(sheet);
  const priced = all.filter(isPriced);
  const used = new Set<Token>();
  const rows: Row[] = [];
  for (const parts of priced) {
    const figures = pricedIn(parts.tail);
    const common = commonOf(parts, all, sheet);
    if (figures === undefined || common === undefined) return undefined;
    const day = dayOf(parts);
    const cells = {
      Date: day && fieldIn([day], 'date'),
      ...common.row,
      Quantity: fieldIn([figures.quantity], 'integer', true),
      UnitAmount: fieldIn([figures.unit], 'money', true),
      TotalAmount: fieldIn([figures.total], 'money', true),
    };
    for (const token of common.used) used.add(token);
    rows.push(Object.fromEntries(Object.entries(cells).filter(([, field]) => field !== undefined)));
  }
  return rows.length === 0 ? undefined : { rows, totals: {}, used };
}

/** What was asked for: rows with a code, no day and no price, and one or two counts at their end. */
export function readRequested(sheet: Sheet): ReadRows | undefined {
  const all = partsIn(sheet);
  const asked = all.filter((parts) => !isPriced(parts) && dayOf(parts) === undefined);
  const used = new Set<Token>();
  const rows: Row[] = [];
  for (const parts of asked) {
    const common = commonOf(parts, all, sheet);
    const [requested, granted, ...others] = parts.tail;
    const isCounted = [requested, granted].every((token) => token === undefined || count.test(token.text));
    if (common === undefined || requested === undefined || others.length > 0 || !isCounted) continue;
    const cells = {
      ...common.row,
      RequestedQuantity: fieldIn([requested], 'integer'),
      AuthorizedQuantity: granted && fieldIn([granted], 'integer'),
    };
    for (const token of common.used) used.add(token);
    rows.push(Object.fromEntries(Object.entries(cells).filter(([, field]) => field !== undefined)));
  }
  return rows.length === 0 ? undefined : { rows, totals: {}, used };
}
