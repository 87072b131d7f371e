import { mod10, remainder11, stripSeparators } from './check-digit.ts';
import { addDays, daysBetween } from './dates.ts';
import { fromCents } from './money.ts';

/** The content of a bank slip's barcode. */
export interface BoletoParts {
  /** Bank number, three digits. */
  readonly bank: string;
  readonly currency: string;
  /** Undefined when the slip has no due date (factor 0000). */
  readonly dueDate: string | undefined;
  /** Decimal string in reais; undefined when the slip has no amount. */
  readonly amount: string | undefined;
  readonly freeField: string;
}

/** Removes the separators of a bank slip's line or barcode. */
export function normaliseBoleto(value: string): string {
  return stripSeparators(value);
}

/** Inserts the check digit (mod 11, 0, 10 and 11 give 1) at position 5 of the other 43 digits; throws RangeError otherwise. */
export function completeBoletoBarcode(base: string): string {
  if (!/^\d{43}$/.test(base)) throw new RangeError('a bank slip base has 43 digits');
  const digit = 11 - remainder11(base);
  return `${base.slice(0, 4)}${digit > 9 ? 1 : digit}${base.slice(4)}`;
}

/** True for the 44 digits of a bank slip's barcode with a matching check digit; false for collection slips (first digit 8). */
export function isBoletoBarcode(value: string): boolean {
  const digits = normaliseBoleto(value);
  return (
    /^[0-79]\d{43}$/.test(digits) && completeBoletoBarcode(digits.slice(0, 4) + digits.slice(5)) === digits
  );
}

/** The 44 digits behind a 47-digit line, whether or not the check digits match; undefined for another length. */
export function barcodeOfBoletoLine(value: string): string | undefined {
  const line = normaliseBoleto(value);
  if (!/^\d{47}$/.test(line)) return undefined;
  return line.slice(0, 4) + line.slice(32) + line.slice(4, 9) + line.slice(10, 20) + line.slice(21, 31);
}

/** The 47-digit line of a 44-digit barcode, with the three mod 10 field digits; throws RangeError for another length. */
export function lineOfBoletoBarcode(value: string): string {
  const code = normaliseBoleto(value);
  if (!/^\d{44}$/.test(code)) throw new RangeError('a bank slip barcode has 44 digits');
  const fields = [code.slice(0, 4) + code.slice(19, 24), code.slice(24, 34), code.slice(34, 44)];
  return fields.map((field) => field + mod10(field)).join('') + code.slice(4, 19);
}

/** True for a 47-digit line, punctuated or not, whose four check digits match. */
export function isBoletoLine(value: string): boolean {
  const code = barcodeOfBoletoLine(value);
  return code !== undefined && isBoletoBarcode(code) && lineOfBoletoBarcode(code) === normaliseBoleto(value);
}

/** Prints a line as AAAAA.AAAAA BBBBB.BBBBBB CCCCC.CCCCCC D EEEEEEEEEEEEEE; a value without 47 digits is returned unchanged. */
export function formatBoletoLine(value: string): string {
  const parts = /^(\d{5})(\d{5})(\d{5})(\d{6})(\d{5})(\d{6})(\d)(\d{14})$/.exec(normaliseBoleto(value));
  if (!parts) return value;
  const [, a, b, c, d, e, f, digit, rest] = parts;
  return `${a}.${b} ${c}.${d} ${e}.${f} ${digit} ${rest}`;
}

// The factor counted from 07/10/1997 and restarted at 1000 on 22/02/2025, the day after 9999.
const firstDay = '1997-10-07';
const secondCycleThousand = '2025-02-22';

/**
 * The due date of a four-digit factor: of the dates in both cycles, the one nearest to an ISO date; undefined below
 * 1000, which means no date.
 */
export function dateOfDueFactor(factor: string, nearTo: string): string | undefined {
  if (!/^[1-9]\d{3}$/.test(factor)) return undefined;
  const first = addDays(firstDay, Number(factor));
  const second = addDays(secondCycleThousand, Number(factor) - 1000);
  return Math.abs(daysBetween(nearTo, first)) <= Math.abs(daysBetween(nearTo, second)) ? first : second;
}

/** The four-digit due factor of an ISO date from 03/07/2000 on; throws RangeError for an earlier one. */
export function dueFactorOfDate(iso: string): string {
  const days = daysBetween(firstDay, iso);
  const factor = days <= 9999 ? days : 1000 + (daysBetween(secondCycleThousand, iso) % 9000);
  if (!(factor >= 1000)) throw new RangeError('due factors begin on 2000-07-03');
  return String(factor);
}

/**
 * Splits a line or barcode into its parts without checking its digits; `nearTo` (ISO) selects the cycle of the due
 * factor. Undefined for another length.
 */
export function parseBoleto(value: string, nearTo: string): BoletoParts | undefined {
  const digits = normaliseBoleto(value);
  const code = barcodeOfBoletoLine(digits) ?? digits;
  if (!/^[0-79]\d{43}$/.test(code)) return undefined;
  const cents = BigInt(code.slice(9, 19));
  return {
    bank: code.slice(0, 3),
    currency: code.slice(3, 4),
    dueDate: dateOfDueFactor(code.slice(5, 9), nearTo),
    amount: cents === 0n ? undefined : fromCents(cents),
    freeField: code.slice(19),
  };
}
