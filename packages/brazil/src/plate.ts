import { stripSeparators } from './check-digit.ts';

const old = /^[A-Z]{3}\d{4}$/;
const mercosul = /^[A-Z]{3}\d[A-Z]\d{2}$/;

/** Removes separators and capitalises the letters of a plate. */
export function normalisePlate(value: string): string {
  return stripSeparators(value).toUpperCase();
}

/** True for a plate of the old form AAA-0000. */
export function isOldPlate(value: string): boolean {
  return old.test(normalisePlate(value));
}

/** True for a plate of the Mercosul form AAA0A00 (Res. CONTRAN 780/2019). */
export function isMercosulPlate(value: string): boolean {
  return mercosul.test(normalisePlate(value));
}

/** True for a plate of either form. */
export function isPlate(value: string): boolean {
  return isOldPlate(value) || isMercosulPlate(value);
}

/** Prints an old plate as AAA-0000 and a Mercosul plate as AAA0A00; any other value is returned unchanged. */
export function formatPlate(value: string): string {
  const plate = normalisePlate(value);
  if (old.test(plate)) return `${plate.slice(0, 3)}-${plate.slice(3)}`;
  return mercosul.test(plate) ? plate : value;
}

/** The Mercosul form of a plate: the second digit, 0 to 9, becomes A to J; undefined when the value is not a plate. */
export function mercosulOfPlate(value: string): string | undefined {
  const plate = normalisePlate(value);
  if (mercosul.test(plate)) return plate;
  if (!old.test(plate)) return undefined;
  const letter = 'ABCDEFGHIJ'.charAt(Number(plate.charAt(4)));
  return plate.slice(0, 4) + letter + plate.slice(5);
}
