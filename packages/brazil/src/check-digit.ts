/** Removes the separators that are printed between the characters of a number (space, dot, slash, any dash). */
export function stripSeparators(value: string): string {
  return value.replaceAll(/[\s./\-‐-―−]/gu, '');
}

/** True when the text is one character repeated: issuers never assign such numbers although their check digits may match. */
export function isRepeated(value: string): boolean {
  return value.length > 0 && value === value.charAt(0).repeat(value.length);
}

/**
 * The value of a character in check sums: ASCII code minus 48, so digits keep their value and A is 17 (NT
 * COCAD/SUARA/RFB 49/2024).
 */
export function characterValue(character: string): number {
  return character.charCodeAt(0) - 48;
}

/** Sum of character values times weights; the weights repeat from the right end of the base, first weight last. */
export function weightedSumFromRight(base: string, weights: readonly number[]): number {
  let sum = 0;
  for (let index = 0; index < base.length; index += 1) {
    const weight = weights[index % weights.length] ?? 0;
    sum += characterValue(base.charAt(base.length - 1 - index)) * weight;
  }
  return sum;
}

const twoToNine = [2, 3, 4, 5, 6, 7, 8, 9];
const twoToEleven = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11];

/** Modulo 11 remainder of the base with weights 2 to 9, cyclic from the right. */
export function remainder11(base: string): number {
  return weightedSumFromRight(base, twoToNine) % 11;
}

/** Modulo 11 check digit of the fiscal numbers: weights 2 to 9 cyclic, remainder 0 or 1 gives 0. */
export function mod11(base: string): string {
  const rest = remainder11(base);
  return rest < 2 ? '0' : String(11 - rest);
}

/** Modulo 11 check digit with weights rising from 2 to 11 without a cycle, as in CPF and PIS; remainder 0 or 1 gives 0. */
export function mod11Rising(base: string): string {
  const rest = weightedSumFromRight(base, twoToEleven) % 11;
  return rest < 2 ? '0' : String(11 - rest);
}

/** Modulo 10 check digit of FEBRABAN: weights 2, 1 from the right, the digits of each product added. */
export function mod10(base: string): string {
  let sum = 0;
  for (let index = 0; index < base.length; index += 1) {
    const product = characterValue(base.charAt(base.length - 1 - index)) * (index % 2 === 0 ? 2 : 1);
    sum += product > 9 ? product - 9 : product;
  }
  return String((10 - (sum % 10)) % 10);
}
