import { parseDate } from '@lavra/brazil/dates';
import { parseMoney } from '@lavra/brazil/money';
import { fieldOf } from '../../../evidence/field.ts';
import type { Installment, InvoiceData } from '../invoice.ts';
import type { Band } from '../../reading/labels/labels.ts';
import { centreOf, middleOf, type Sheet, type Token } from '../../reading/sheet/sheet.ts';

const isMoney = (token: Token): boolean =>
  /\d[,.]\d{2}$/.test(token.text) && parseMoney(token.text) !== undefined;
const isDate = (token: Token): boolean => parseDate(token.text) !== undefined;
const sameRow = (a: Token, b: Token, glyph: number): boolean =>
  Math.abs(middleOf(a) - middleOf(b)) <= 0.6 * glyph;

/** Greatest distance between the rows of stacked values, in glyphs. */
const nextRow = 2.5;

/** The amount of an installment is to the right of its date, or above or below it in the same column when the values are stacked. */
function amountOf(
  date: Token,
  tokens: readonly Token[],
  dates: readonly Token[],
  glyph: number,
): Token | undefined {
  const nextDate = Math.min(
    ...dates
      .filter((other) => sameRow(other, date, glyph) && other.left > date.left)
      .map((other) => other.left),
    1000,
  );
  const beside = tokens.filter(
    (token) =>
      isMoney(token) && sameRow(token, date, glyph) && token.left > date.right && token.left < nextDate,
  );
  const stacked = tokens.filter((token) => {
    const gap = Math.max(token.top - date.bottom, date.top - token.bottom);
    return (
      isMoney(token) && gap > 0 && gap < nextRow * glyph && Math.abs(centreOf(token) - centreOf(date)) < 80
    );
  });
  const away = (token: Token): number =>
    Math.min(
      Math.abs(token.left - date.left),
      Math.abs(token.right - date.right),
      Math.abs(centreOf(token) - centreOf(date)),
    );
  return beside[0] ?? stacked.toSorted((a, b) => away(a) - away(b) || b.top - a.top)[0];
}

/** A column as wide as this, in thousandths of the page, may be between an installment's number and its day. */
const widestColumn = 250;

/** Whether a word is the last one before a day in its row. */
const isNextTo = (token: Token, date: Token, tokens: readonly Token[], glyph: number): boolean =>
  date.left - token.right < widestColumn &&
  !tokens.some((other) => sameRow(other, date, glyph) && other.left > token.right && other.right < date.left);

function numberOf(date: Token, amount: Token, tokens: readonly Token[], glyph: number): Token | undefined {
  const top = Math.min(date.top, amount.top);
  const isNumber = (token: Token): boolean => !isMoney(token) && !isDate(token) && /\d/.test(token.text);
  // Programs number installments with letters, too.
  const beside = tokens.filter(
    (token) =>
      (isNumber(token) || /^[A-Z]$/.test(token.text)) &&
      sameRow(token, date, glyph) &&
      token.right < date.left &&
      (date.left - token.right < 80 || isNextTo(token, date, tokens, glyph)),
  );
  const above = tokens.filter(
    (token) =>
      (isNumber(token) ||
        (/^[A-Z]$/.test(token.text) && token.cell !== undefined && token.cell === date.cell)) &&
      token.bottom < top &&
      top - token.bottom < nextRow * glyph &&
      Math.abs(centreOf(token) - centreOf(date)) < 80,
  );
  return beside.at(-1) ?? above.at(-1);
}

/** The words of one installment. */
export interface Triple {
  readonly date: Token;
  readonly amount: Token;
  readonly number: Token | undefined;
}

/** The words between the rules around a day, where an amount is among them. */
function boxOf({ cell }: Token, tokens: readonly Token[]): readonly Token[] {
  const own = cell === undefined ? [] : tokens.filter((token) => token.cell === cell);
  return own.some(isMoney) ? own : tokens;
}

/** The days among these words that have an amount beside, above or below them, with the number before or above. */
export function triplesIn(tokens: readonly Token[], glyph: number): Triple[] {
  const dates = tokens.filter(isDate);
  const amounts = tokens.filter(isMoney);
  // The only day and the only amount of the block are of one installment, however its boxes stand.
  const only = dates.length === 1 && amounts.length === 1 ? amounts[0] : undefined;
  return dates.flatMap((date) => {
    const boxed = boxOf(date, tokens);
    const amount = amountOf(date, boxed, dates, glyph) ?? only;
    const number = amount && (numberOf(date, amount, boxed, glyph) ?? numberOf(date, amount, tokens, glyph));
    return amount ? [{ date, amount, number }] : [];
  });
}

/** The installments (duplicatas) of an invoice block: each is a due date with its number before or above it and its amount beside, above or below it. */
export function readInstallments(sheet: Sheet, bands: readonly Band[]): Installment[] {
  return bands.flatMap((band) => {
    const tokens = sheet.tokens.filter(
      (token) => middleOf(token) >= band.top && middleOf(token) < band.bottom,
    );
    return triplesIn(tokens, sheet.glyph).map(({ date, amount, number }): Installment => ({
      ...(number ? { Number: fieldOf({ value: number.text, tokens: [number] }) } : {}),
      DueDate: fieldOf({
        value: parseDate(date.text) ?? date.text,
        printed: date.text,
        tokens: [date],
        // Days are printed with two digits: a single one in a picture has lost the other.
        shapeFit: date.conf < 100 && /^\d\D/.test(date.text) ? 0 : 1,
      }),
      Amount: fieldOf({
        value: parseMoney(amount.text) ?? amount.text,
        printed: amount.text,
        tokens: [amount],
      }),
    }));
  });
}

/** The invoice with its installments by their days: side by side they may follow each other in rows or in columns. */
export function inOrderOfDays(data: InvoiceData): InvoiceData {
  const { Installments: installments } = data;
  if (installments === undefined || installments.some(({ DueDate }) => DueDate === undefined)) return data;
  const dayOf = ({ DueDate }: Installment): string => DueDate?.value ?? '';
  return { ...data, Installments: installments.toSorted((a, b) => dayOf(a).localeCompare(dayOf(b))) };
}
