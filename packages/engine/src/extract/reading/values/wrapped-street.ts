import { printedOf, type Token } from '../sheet/sheet.ts';
import { isStreet } from './street.ts';

/** A row that leaves a street open: by the sign before a further part, or by a word that only joins others. */
const open = /(?:\p{L}.*\d.* [-–—]|(?:^| )(?:d[aeo]s?|e))$/u;
/** The first word of a district behind the house's number, which is none alone ("Rua Sete, 40 - São" over "Judas"). */
const openDistrict =
  /\d[A-Z]?(?: [-–—·]|,) (?:S[ãa]o|Santa|Santo|Nossa(?: Senhora)?|Vila|Jardim|Jd\.?|Parque|Pq\.?|Cidade|Conjunto|Residencial|Setor|Bairro|Boa|Bela|Novo|Nova|Dom)$/iu;
/** A house number, alone or before further parts. */
const houseNumber = /^(?:n[º°o.]+ ?)?\d{1,5}[A-Z]?(?:$|[,;]| [-–—])/iu;
/** A row of the town or its postal code. */
const ofTown = /\d{5}-?\d{3}|[-–—/(] ?[A-Z]{2}\)?$/u;

/** Whether a narrow column's width sets the end of a street in the row below it ("Rua Sete, 40 -" over "Loja 7", "Anel Sul," over "1820"). */
export function goesOnBelow(row: readonly Token[], next: readonly Token[]): boolean {
  const [text, below] = [printedOf(row), printedOf(next)];
  if (ofTown.test(below)) return false;
  if (text.endsWith(',')) return /\p{L}/u.test(text) && !/\d/.test(text) && houseNumber.test(below);
  return (
    open.test(text) ||
    (openDistrict.test(text) && /^\p{Lu}[\p{L}' ]+$/u.test(below)) ||
    (/\d/.test(text) && /^\p{Ll}/u.test(below))
  );
}

/** The rows of an address of which the first is a street, with its end in the row of its beginning. */
export function withWholeStreet(rows: readonly Token[][]): Token[][] {
  const [first, next, ...others] = rows;
  if (first === undefined || next === undefined || !goesOnBelow(first, next)) return [...rows];
  const whole = [...first, ...next];
  return isStreet(printedOf(whole)) ? [whole, ...others] : [...rows];
}
