import type { ServiceData } from '@lavra/contract/services/fields';
import { isRowOfTotals } from '../reading/forms/totals-of-columns.ts';
import { printedOf, type Sheet, type Token } from '../reading/sheet/sheet.ts';
import { readWhole, type Reading } from '../reading/values/values.ts';
import { readLedAddress } from './led-address.ts';
import { daysOfReadings } from './reading-days.ts';
import { fieldAt, isMonth, read } from './readings.ts';
import { readSlipAmount } from './slip-amount.ts';

type Data = ServiceData<'proofofaddress'>;

/** A meter shows this many figures at least. */
const fewestFigures = 4;

/** The number between a meter's counts and its consumption, by which their difference is multiplied. */
function constantOf(row: readonly Token[], current: Token, told: Token | undefined): Reading | undefined {
  if (told === undefined) return undefined;
  const between = row.filter(
    ({ left, right, text }) =>
      left > current.right && right < told.left && /^\d{1,4}(?:,\d{1,6})?$/.test(text),
  );
  const [only, ...others] = between;
  return only === undefined || others.length > 0 ? undefined : read(only, 'decimal');
}

/** Less than this is the difference of many a pair of numbers. */
const leastUse = 10;
const unit = /^(?:kWh|m[³3])$/i;

/** The difference of two counts where a row of its own has it with its unit ("357 kWh"). */
function toldWithUnit({ rows }: Sheet, used: number): Token | undefined {
  if (used < leastUse) return undefined;
  return rows.flatMap((row) =>
    row.filter(({ text }, at) => Number(text) === used && unit.test(row[at + 1]?.text ?? '')),
  )[0];
}

/** Two counts of one meter and their difference, behind them in their row or with its unit elsewhere; before them the only long number is the meter's. */
function readMeter(sheet: Sheet): Data {
  const { rows } = sheet;
  for (const row of rows) {
    const counts = row
      .filter(({ text }) => /^\d{1,7}$|^\d{1,3}\.\d{3}$/.test(text))
      .map((token) => ({ ...token, text: token.text.replace('.', '') }));
    for (const [index, before] of counts.entries()) {
      const [after, ...more] = counts.slice(index + 1);
      if (
        after === undefined ||
        before.text.length < fewestFigures ||
        after.text.length !== before.text.length
      )
        continue;
      const used = Number(after.text) - Number(before.text);
      const behind = more.find(({ text }) => Number(text) === used);
      const told = behind ?? toldWithUnit(sheet, used);
      const constant = constantOf(row, after, behind);
      const [previous, current, consumption] = [before, after, told].map(
        (token) => token && read(token, 'number'),
      );
      if (used <= 0 || !previous || !current || !consumption) continue;
      const numbers = row.filter(
        ({ right, text }) => right < before.left && /^(?=.*\d{6})[A-Z\d]{7,12}$/.test(text),
      );
      const [only, ...others] = numbers.flatMap((token) => read(token, 'serial') ?? []);
      return {
        ...(only !== undefined && others.length === 0 ? { MeterNumber: fieldAt(only) } : {}),
        ...(constant ? { MeterConstant: fieldAt(constant) } : {}),
        PreviousReading: fieldAt(previous),
        CurrentReading: fieldAt(current),
        Consumption: fieldAt(consumption),
      };
    }
  }
  return {};
}

/** Amounts are rounded to centavos, each product of them by itself. */
const rounded = 0.03;

/** A smaller tax is the product of many a rate. */
const leastTax = 1;

/** What a sentence says of the rate of the tax ("Alíquota ICMS 17%"). */
const toldRate = /(?<!\p{L})ICMS\D{0,12}?(\d{1,2}(?:,\d{1,2})?) ?%/giu;

/** Rates of a table's rows ("18%", "18,00"). */
const rate = /^\d{1,2}(?:%|,\d{1,2}%?)$/;
const rateOf = (text: string): number => Number(text.replace('%', '').replace(',', '.')) / 100;

/** In a row of totals, the tax that is its base times the rate of a row above, or of a sentence. */
function readTax({ rows }: Sheet): Data {
  const told = rows.flatMap((row) => [...printedOf(row).matchAll(toldRate)].map(([, of = '']) => of));
  for (const [at, row] of rows.entries()) {
    if (!isRowOfTotals(row)) continue;
    const above = rows
      .slice(0, at)
      .flatMap((each) => each.flatMap(({ text }) => (rate.test(text) ? [text] : [])));
    const rates = [...above, ...told].map(rateOf);
    const amounts = row.flatMap((token) => (/,\d\d$/.test(token.text) ? (read(token, 'money') ?? []) : []));
    for (const [index, base] of amounts.entries()) {
      const tax = amounts[index + 1];
      const holds = (of: number): boolean =>
        Math.abs(Number(base.value) * of - Number(tax?.value)) <= rounded;
      if (tax !== undefined && Number(tax.value) > leastTax && rates.some(holds))
        return { ICMSBase: fieldAt(base), ICMSAmount: fieldAt(tax) };
    }
  }
  return {};
}

/** Farthest that a count stands below its heading, in glyphs. */
const underHeading = 2.5;

/** Whether a word of a picture has lost or bent one of the figures of a number. */
const isPartOf = (text: string, number: string): boolean =>
  text.length < number.length
    ? number.length - text.length === 1 && (number.startsWith(text) || number.endsWith(text))
    : text.length === number.length && [...text].filter((sign, at) => sign !== number[at]).length === 1;

/** What readers of meters call the reading of the month before, this one, and the difference. */
const [ofBefore, ofNow, ofUse] = [
  /^(?:ANTERIOR|PASSAD[AO]|INICIAL|ULTIMA)$/,
  /^(?:ATUAL|HOJE|FINAL|PRESENTE)$/,
  /^(?:CONSUMO|VOLUME|GASTO)/,
] as const;

/** Two readings in rows of their own, each with its day, whatever table stands beside them; their difference is the consumption. */
function readPair({ rows, tokens, glyph }: Sheet): Data {
  const rowOf = (names: RegExp) =>
    rows.flatMap((row) => {
      const at = row.findIndex(({ folded }) => names.test(folded));
      const [day, count] = row.slice(at + 1);
      if (at < 0 || at > 1 || day === undefined || count === undefined || !/^\d{1,7}$/.test(count.text))
        return [];
      const [date, number] = [read(day, 'date'), read(count, 'number')];
      return date && number ? [{ date, number }] : [];
    })[0];
  const [previous, current] = [rowOf(ofBefore), rowOf(ofNow)];
  if (previous === undefined || current === undefined) return {};
  const used = Number(current.number.value) - Number(previous.number.value);
  const isUsed = ({ text }: Token): boolean => /^\d+$/.test(text) && Number(text) === used;
  const isLike = (token: Token): boolean =>
    isUsed(token) || (token.conf < 100 && isPartOf(token.text, String(used)));
  const beside = rows
    .filter(([first]) => ofUse.test(first?.folded ?? ''))
    .flatMap((row) => row.find(isUsed) ?? []);
  const headings = tokens.filter(({ folded }) => ofUse.test(folded));
  const below = tokens.filter(
    (token) =>
      isLike(token) &&
      headings.some(
        ({ left, right, bottom }) =>
          token.top > bottom - 0.3 * glyph &&
          token.top - bottom < underHeading * glyph &&
          Math.min(right, token.right) - Math.max(left, token.left) > -glyph,
      ),
  );
  const told = [...beside, ...below.filter(isUsed)].flatMap((token) => read(token, 'number') ?? [])[0];
  // What is left of it, where the readings tell it whole.
  const [piece] = told ? [] : below;
  const mended = piece && readWhole(String(used), 'number', [piece]);
  const next = rows.flatMap((row) => {
    const at = row.findIndex(({ folded }) => /^(?:PROX|VOLTAREMOS)/.test(folded));
    return at < 0 ? [] : row.slice(at + 1).flatMap((token) => read(token, 'date') ?? []);
  })[0];
  return {
    PreviousReadingDate: fieldAt(previous.date),
    PreviousReading: fieldAt(previous.number),
    CurrentReadingDate: fieldAt(current.date),
    CurrentReading: fieldAt(current.number),
    ...(told && used > 0 ? { Consumption: fieldAt(told) } : {}),
    ...(mended && used > 0 ? { Consumption: fieldAt({ ...mended, doubts: ['mended'] }) } : {}),
    ...(next && next.value > current.date.value ? { NextReadingDate: fieldAt(next) } : {}),
  };
}

/** What a row of a reading begins with, whichever of the two it is of. */
const ofReading = /^(?:LIDO|LEITURA|LEIT|LEITURISTA|MEDIDO|MEDICAO)$/;
/** Dots that lead from a label to its value, and words between a reading and its day. */
const leader = /^(?:[.·_:…-]+|em|de|do|dia|n[ao]|=|→)$/i;

/** Two rows of readings alike in words, each with its day: the later day's is the current one, a month after the other. */
function readDated({ rows }: Sheet): Data {
  const readings = rows.flatMap((row) => {
    const at = row.findIndex(({ folded }) => ofReading.test(folded));
    const [day, count] = row.slice(at + 1).filter(({ text }) => !leader.test(text));
    if (at < 0 || day === undefined || count === undefined || !/^\d{1,7}$/.test(count.text)) return [];
    const [date, number] = [read(day, 'date'), read(count, 'number')];
    return date && number ? [{ date, number }] : [];
  });
  const [previous, current] = readings.toSorted((a, b) => a.date.value.localeCompare(b.date.value));
  if (readings.length !== 2 || !previous || !current || !isMonth(previous.date, current.date)) return {};
  return {
    PreviousReadingDate: fieldAt(previous.date),
    PreviousReading: fieldAt(previous.number),
    CurrentReadingDate: fieldAt(current.date),
    CurrentReading: fieldAt(current.number),
  };
}

/** What a bill's numbers prove by each other: a meter's counts by their difference, a tax by its base and rate, the amount to pay by the slip; and the address whose rows tell each other. */
export const readProven = (sheet: Sheet): Data => ({
  ...daysOfReadings(sheet),
  ...readDated(sheet),
  ...readPair(sheet),
  ...readMeter(sheet),
  ...readTax(sheet),
  ...readSlipAmount(sheet),
  ...readLedAddress(sheet),
});
