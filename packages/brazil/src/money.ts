const currency = /^(?:R\$|RS|BRL)\s*/i;
const sign = /^[-−]\s*/;
// Brazilian notation: dots between thousands, a comma before the decimals.
const brazilian = /^(\d{1,3}(?:\.\d{3})+|\d+)(?:,(\d+))?$/;
// Notation of XML and machines: no thousands separator, a dot before the decimals.
const machine = /^(\d+)\.(\d+)$/;
const english = /^(\d{1,3}(?:,\d{3})+)\.(\d+)$/;

/**
 * Reads an amount such as "R$ 1.234,56", "1234.56" or "(10,00)" as a decimal string "1234.56" with at least two
 * decimals. A dot before exactly three final digits separates thousands: "1.234" is "1234.00". Undefined when the text
 * is not an amount.
 */
export function parseMoney(value: string): string | undefined {
  let text = value.trim();
  const isBracketed = /^\(.*\)$/.test(text);
  if (isBracketed) text = text.slice(1, -1).trim();
  const isSigned = sign.test(text);
  // The sign precedes or follows the currency, once.
  text = isSigned ? text.replace(sign, '').replace(currency, '') : text.replace(currency, '');
  const isSignedBehind = !isSigned && sign.test(text);
  if (isSignedBehind) text = text.replace(sign, '');
  text = text.replaceAll(/\s+/g, '');
  const isNegative = isBracketed || isSigned || isSignedBehind;
  const found = brazilian.exec(text) ?? english.exec(text) ?? machine.exec(text);
  if (!found) return undefined;
  const whole = (found[1] ?? '').replaceAll(/[.,]/g, '').replace(/^0+(?=\d)/, '');
  const decimals = (found[2] ?? '').padEnd(2, '0');
  const isZero = /^0+$/.test(whole + decimals);
  return `${isNegative && !isZero ? '-' : ''}${whole}.${decimals}`;
}

/** True when the text can be read as an amount of money. */
export function isMoney(value: string): boolean {
  return parseMoney(value) !== undefined;
}

/** Prints a decimal string such as "1234.56" as "1.234,56"; throws RangeError for anything else. */
export function formatMoney(decimal: string): string {
  const parts = /^(-?)(\d+)(?:\.(\d+))?$/.exec(decimal);
  if (!parts) throw new RangeError('not a decimal string');
  const whole = (parts[2] ?? '').replaceAll(/\B(?=(?:\d{3})+$)/g, '.');
  return `${parts[1]}${whole},${(parts[3] ?? '').padEnd(2, '0')}`;
}

/** Cents of a decimal string with at most two decimals, not counting trailing zeros; undefined for any other text. */
export function toCents(decimal: string): bigint | undefined {
  const parts = /^(-?)(\d+)(?:\.(\d{1,2})0*)?$/.exec(decimal);
  if (!parts) return undefined;
  const cents = BigInt(`${parts[2]}${(parts[3] ?? '').padEnd(2, '0')}`);
  return parts[1] === '-' ? -cents : cents;
}

/** The decimal string of an amount in cents: 123456n is "1234.56". */
export function fromCents(cents: bigint): string {
  const digits = String(cents < 0n ? -cents : cents).padStart(3, '0');
  return `${cents < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
