import { edgesOf, printedOf, textOf, type Sheet, type Token } from '../sheet/sheet.ts';
import { sizeOfType } from '../sheet/size-of-type.ts';
import { foldWords } from '../sheet/text.ts';
import { company, endsWithForm, goesOn, hasLegalForm, legalForm, nameAbove } from './company-names.ts';
import { isNumberLabel, isNumberRow, neighbours, runsOf } from './letterhead-rows.ts';
import { isStreet } from './street.ts';
import type { Reading } from './values.ts';

/** A company's name in one row with its number ("… LTDA - CNPJ 92.211.278/0001-26") at the top of the page. */
function nameBeforeNumber(runs: readonly Token[][], { glyph, height }: Sheet): Reading | undefined {
  for (const run of runs) {
    const at = run.findIndex(({ folded }) => isNumberLabel.test(folded));
    // The first number is the issuer's: what is before another one is another party's name.
    if (at === 0) return undefined;
    const tokens = run.slice(0, Math.max(0, at)).filter(({ folded }) => folded !== '');
    const text = printedOf(tokens).replace(/[\s–|,-]+$/, '');
    if (edgesOf(run).top > 0.25 * height) return undefined;
    if (tokens.length > 1 && hasLegalForm(text) && !text.includes(':'))
      return { value: textOf(tokens, glyph), printed: text, tokens, shapeFit: 1, checks: [] };
  }
  return undefined;
}

/** A name is printed larger than the lines below it by this factor. */
const ofName = 1.2;

/** Which of the rows above a number the name begins in, from the lowest on: the one with the legal form, else the one in the largest type. */
function lowestOfName(above: readonly Token[][]): number {
  const legal = above.findIndex((run) => endsWithForm(printedOf(run)));
  if (legal >= 0) return legal;
  // Between a name in large type and the number may be the name of an office, or an address.
  const sizes = above.map(sizeOfType);
  const largest = Math.max(...sizes);
  return (sizes[0] ?? 0) * ofName < largest ? sizes.indexOf(largest) : 0;
}

/** A postal code, or a town with its state, in a row of an address, perhaps with a telephone behind it. */
const ofTown =
  /\b\d{2}\.?\d{3}-\d{3}\b|^\p{Lu}[\p{L}' ]+(?: [·•|–-] \p{Lu}[\p{L}' ]+)? ?[-–/] ?[A-Z]{2}(?: ?[-–|·,].*)?$/u;

/** How far the rows of a name and of a block with its number on the same height are apart, in glyphs. */
const levelWith = 4;
/** Words that each begin with a capital, but those that join others: no title of a paper or sentence, which has its own words for both. */
const isInCapitals = (text: string): boolean =>
  /^\p{Lu}[\p{L}.'’&-]*(?: (?:(?:d[aeo]s?|e|&) )?\p{Lu}[\p{L}.'’&-]*)+$/u.test(text) &&
  !/\b(?:CONTA|FATURA|NOTA|BOLETO|SEGUNDA|VIA)\b/.test(foldWords(text));

/** A name by the word for what the company is, left of a block that begins with its number. */
function nameLeftOf(number: readonly Token[], runs: readonly Token[][], glyph: number): Reading | undefined {
  const edge = edgesOf(number);
  const level = runs.filter((run) => {
    const { right, top } = edgesOf(run);
    return right < edge.left && Math.abs(top - edge.top) < levelWith * glyph;
  });
  return nameAbove(
    level.filter((run) => company.test(foldWords(printedOf(run))) && isInCapitals(printedOf(run))),
    glyph,
  );
}

/** A letterhead without an address: the name above a CNPJ at the top of the page, which the name of an office may be right before. */
export function findCompanyName(sheet: Sheet): Reading | undefined {
  const runs = runsOf(sheet, 4);
  const index = runs.findIndex(
    (run) =>
      (run.some(({ folded }) => isNumberLabel.test(folded)) || isNumberRow(run)) &&
      edgesOf(run).top < 0.25 * sheet.height,
  );
  const number = runs[index];
  const isFirst = number !== undefined && isNumberRow(number);
  const before = nameBeforeNumber(runs.slice(0, index < 0 || !isFirst ? undefined : index), sheet);
  if (before !== undefined || number === undefined) return before;
  const all = neighbours(runs.slice(0, index), number, sheet.glyph, false);
  const above = all.filter(
    (run, at) =>
      (run.length > 1 || legalForm.test(printedOf(run)) || goesOn.test(printedOf(all[at + 1] ?? []))) &&
      !isStreet(printedOf(run)) &&
      !ofTown.test(printedOf(run)),
  );
  // The numbers may stand in a column of their own beside the name.
  const at = runs.findIndex(
    (run) => run.length > 1 && edgesOf(run).bottom < edgesOf(number).bottom && endsWithForm(printedOf(run)),
  );
  const beside = runs[at];
  if (beside !== undefined && !above.some((run) => hasLegalForm(printedOf(run))))
    return nameAbove([beside, ...neighbours(runs.slice(0, at), beside, sheet.glyph, false)], sheet.glyph);
  const name =
    above.length > 0
      ? nameAbove(above.slice(lowestOfName(above)), sheet.glyph)
      : nameLeftOf(number, runs, sheet.glyph);
  return isFirst || company.test(foldWords(name?.value ?? '')) ? name : undefined;
}
