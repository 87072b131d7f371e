import { characterValue, stripSeparators } from './check-digit.ts';
import { ufOfIbgeCode, type Uf } from './states.ts';

// The numbers of these nine municipalities have a last digit that does not follow IBGE's own rule.
const exceptions = new Set(
  '2201919 2201988 2202251 2611533 3117836 3152131 4305871 5203939 5203962'.split(' '),
);

/** Removes the separators of a municipality's IBGE number. */
export function normaliseIbgeMunicipality(value: string): string {
  return stripSeparators(value);
}

/** Appends the check digit (weights 1, 2 with digit sum, mod 10) to six digits; throws RangeError otherwise. */
export function completeIbgeMunicipality(base: string): string {
  if (!/^\d{6}$/.test(base)) throw new RangeError('a municipality base has six digits');
  const sum = [...base].reduce((total, digit, index) => {
    const product = characterValue(digit) * (index % 2 === 0 ? 1 : 2);
    return total + (product > 9 ? product - 9 : product);
  }, 0);
  return base + String((10 - (sum % 10)) % 10);
}

/** True for a seven-digit municipality of a known state whose check digit matches, or which is one of IBGE's nine exceptions. */
export function isIbgeMunicipality(value: string): boolean {
  const digits = normaliseIbgeMunicipality(value);
  if (!/^\d{7}$/.test(digits) || !ufOfMunicipality(digits)) return false;
  return exceptions.has(digits) || completeIbgeMunicipality(digits.slice(0, 6)) === digits;
}

/** The state of a municipality's IBGE number (its first two digits); undefined for an unknown state. */
export function ufOfMunicipality(value: string): Uf | undefined {
  return ufOfIbgeCode(normaliseIbgeMunicipality(value).slice(0, 2));
}
