import { mod10, stripSeparators } from './check-digit.ts';

/** The content of a cheque's magnetic line. */
export interface Cmc7Parts {
  readonly bank: string;
  readonly agency: string;
  /** Clearing district (comp), three digits. */
  readonly clearing: string;
  readonly number: string;
  /** 5 common, 6 bank, 7 salary, 8 administrative, 9 CPMF. */
  readonly kind: string;
  readonly account: string;
}

/** Removes separators and the delimiters, which readers write as <, > and : or transcriptions as words. */
export function normaliseCmc7(value: string): string {
  return stripSeparators(value).replaceAll(/[<>:⑆⑇⑈⑉]/gu, '');
}

/**
 * Inserts the three mod 10 digits into 27 digits (bank 3, agency 4, comp 3, number 6, kind 1, account 10); throws
 * RangeError otherwise.
 */
export function completeCmc7(base: string): string {
  const parts = /^(\d{7})(\d{10})(\d{10})$/.exec(base);
  if (!parts) throw new RangeError('a CMC-7 base has 27 digits');
  const [, branch = '', cheque = '', account = ''] = parts;
  return branch + mod10(cheque) + cheque + mod10(branch) + account + mod10(account);
}

/** Splits the 30 digits of a magnetic line into its parts without checking its digits; undefined for another length. */
export function parseCmc7(value: string): Cmc7Parts | undefined {
  const parts = /^(\d{3})(\d{4})\d(\d{3})(\d{6})(\d)\d(\d{10})\d$/.exec(normaliseCmc7(value));
  if (!parts) return undefined;
  const [, bank = '', agency = '', clearing = '', number = '', kind = '', account = ''] = parts;
  return { bank, agency, clearing, number, kind, account };
}

/** True for the 30 digits of a cheque's magnetic line whose three check digits match. */
export function isCmc7(value: string): boolean {
  const parts = parseCmc7(value);
  if (!parts) return false;
  const { bank, agency, clearing, number, kind, account } = parts;
  return completeCmc7(bank + agency + clearing + number + kind + account) === normaliseCmc7(value);
}

/** Prints a line as <BBBAAAAd<CCCNNNNNNTd>AAAAAAAAAAd: ; a value without 30 digits is returned unchanged. */
export function formatCmc7(value: string): string {
  const digits = normaliseCmc7(value);
  return /^\d{30}$/.test(digits)
    ? `<${digits.slice(0, 8)}<${digits.slice(8, 18)}>${digits.slice(18)}:`
    : value;
}
