// Numbers without a published check digit rule: a match only means that the form is right.

/** True for the form of a Brazilian passport number: two letters and six digits. */
export function isPassportNumber(value: string): boolean {
  return /^[A-Z]{2}\d{6}$/.test(value.trim().toUpperCase());
}

/** True for the form of a foreigner's register number (RNE, RNM): a letter, six digits and a digit or letter. */
export function isRnm(value: string): boolean {
  return /^[A-Z]\d{6}-?[0-9A-Z]$/.test(value.trim().toUpperCase());
}

/** True for the form of a register number of a board of trade (NIRE): eleven digits. */
export function isNire(value: string): boolean {
  return /^\d{11}$/.test(value.replaceAll(/[\s.-]/g, ''));
}

/** True for the form of the receipt number of an income tax return: twelve digits, or 00.00.00.00.00-00. */
export function isIrpfReceipt(value: string): boolean {
  return /^(?:\d{12}|(?:\d{2}\.){4}\d{2}-\d{2})$/.test(value.trim());
}

/** Prints the receipt number of an income tax return as 00.00.00.00.00-00; a value of another form is returned unchanged. */
export function formatIrpfReceipt(value: string): string {
  if (!isIrpfReceipt(value)) return value;
  const pairs = value.replaceAll(/\D/g, '').match(/\d{2}/g) ?? [];
  return `${pairs.slice(0, 5).join('.')}-${pairs[5] ?? ''}`;
}

/** True for the form of a vehicle certificate's number (CRV): ten to twelve digits. */
export function isCrvNumber(value: string): boolean {
  return /^\d{10,12}$/.test(value.trim());
}

/** True for the form of a health plan's registration at ANS: six digits, optionally a dash before the last. */
export function isAnsRegister(value: string): boolean {
  return /^\d{5}-?\d$/.test(value.trim());
}

/** True for the form of the number of a TISS guide: one to twenty letters and digits. */
export function isTissGuideNumber(value: string): boolean {
  return /^[0-9A-Z]{1,20}$/i.test(value);
}

/** True for the form of a health establishment's number (CNES): seven digits. */
export function isCnes(value: string): boolean {
  return /^\d{7}$/.test(value.trim());
}
