import { isUf } from '@lavra/brazil/states';
import { printedOf, type Token } from '../sheet/sheet.ts';
import { cepPattern } from './postal-code.ts';

/** The code of an area, and a telephone number without it; the end of a row may part its figures, too. */
const [area, local] = [/^\(\d{2}\)$/, /^\d{4,5}-?\d{4}$/] as const;
const [openNumber, restOfNumber] = [/\(\d{2}\) \d{4,5}-$/, /^\d{4}$/] as const;

/** The rest of a town's name with its state, below a row that a preposition ends ("SUL - RS" below "… - CAXIAS DO"). */
const restOfTown = /^\p{Lu}[\p{L}']+(?: [\p{L}']+){0,2} ?[-–/,] ?([A-Z]{2})$/u;
const openTown = /^D[AEO]S?$/;

/** A row that ends with the label of the postal code, or within a telephone number or a town's name, goes on in the next one. */
export function withWrapped(rows: readonly (readonly Token[])[]): (readonly Token[])[] {
  const joined: (readonly Token[])[] = [];
  for (const row of rows) {
    const before = joined.at(-1);
    const [last, first] = [before?.at(-1), row[0]?.text ?? ''];
    const isLed = last?.folded === 'CEP' && cepPattern.test(first);
    const isNumber =
      (area.test(last?.text ?? '') && local.test(first)) ||
      (restOfNumber.test(first) && openNumber.test(printedOf(before ?? [])));
    const uf = openTown.test(last?.folded ?? '') ? restOfTown.exec(printedOf(row))?.[1] : undefined;
    if ((isLed || isNumber || isUf(uf ?? '')) && before !== undefined)
      joined[joined.length - 1] = [...before, ...row];
    else joined.push(row);
  }
  return joined;
}
