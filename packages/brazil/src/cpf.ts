import { isRepeated, mod11Rising, stripSeparators } from './check-digit.ts';

/** Removes the separators of a CPF, leaving its digits; a shorter number is not padded. */
export function normaliseCpf(value: string): string {
  return stripSeparators(value);
}

/** Appends both check digits to the first nine digits of a CPF; throws RangeError for anything but nine digits. */
export function completeCpf(base: string): string {
  if (!/^\d{9}$/.test(base)) throw new RangeError('a CPF base has nine digits');
  const first = base + mod11Rising(base);
  return first + mod11Rising(first);
}

/** True for a CPF, punctuated or not, whose check digits match and which is not one digit repeated. */
export function isCpf(value: string): boolean {
  const digits = normaliseCpf(value);
  return /^\d{11}$/.test(digits) && !isRepeated(digits) && completeCpf(digits.slice(0, 9)) === digits;
}

/** Prints a CPF as 000.000.000-00; a value without eleven digits is returned unchanged. */
export function formatCpf(value: string): string {
  const parts = /^(\d{3})(\d{3})(\d{3})(\d{2})$/.exec(normaliseCpf(value));
  return parts ? `${parts[1]}.${parts[2]}.${parts[3]}-${parts[4]}` : value;
}

const regions: readonly (readonly string[])[] = [
  ['RS'],
  ['DF', 'GO', 'MT', 'MS', 'TO'],
  ['AC', 'AM', 'AP', 'PA', 'RO', 'RR'],
  ['CE', 'MA', 'PI'],
  ['AL', 'PB', 'PE', 'RN'],
  ['BA', 'SE'],
  ['MG'],
  ['ES', 'RJ'],
  ['SP'],
  ['PR', 'SC'],
];

/** The states of the fiscal region that issued a CPF (its ninth digit); empty when the value does not have eleven digits. */
export function statesOfCpf(value: string): readonly string[] {
  const digits = normaliseCpf(value);
  return /^\d{11}$/.test(digits) ? (regions[Number(digits.charAt(8))] ?? []) : [];
}
