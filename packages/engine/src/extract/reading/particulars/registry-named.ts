import type { Field } from '@lavra/contract/model/result';
import { fieldOf } from '../../../evidence/field.ts';
import { placed } from '../../found.ts';
import { printedOf, type Sheet, type Token } from '../sheet/sheet.ts';
import { sizeOfType } from '../sheet/size-of-type.ts';
import { runsOf } from './signatures.ts';

/** A person's name, alone in its row: no words of an office or of a label. A surname of two may end it ("COSTA E SILVA"), and no second person. */
const person =
  /^(?!.*(?<!\p{L})(?:nome|matr[íi]cula|rep[úu]blica|certid[ãa]o|registro|civil|estado|registrad[oa]|cart[óo]rio|comarca|of[íi]cio|pessoas|munic[íi]pio|[óo]bito|nascimento|lei|via|inteiro|teor|digital|provimento)(?!\p{L}))\p{Lu}[\p{L}'’.-]+(?: (?:d[aeo]s?|D[AEO]S?|(?![eE] )\p{Lu}[\p{L}'’.-]*))+(?: e \p{Lu}[\p{L}'’.-]+)?$/iu;
const title = /^(?:certid[ãa]o|certifico|inteiro teor)(?!\p{L})/iu;
/** What stands right below the name, or right above it: its numbers. */
const numbers =
  /^(?:matr[íi]cula|(?:inscri[çc][ãa]o n[oa] |n[úu]mero d[oe] |n[º°o.]+ d[oe] )?C\.?P\.?F)(?!\p{L})/iu;
const isNumbered = (said = ''): boolean => numbers.test(said);
/** What is told right below a name alone of no one but the person: how it was entered, or the day of the event with its hour or the age. */
const particulars =
  /^registrad[oa](?:\([ao]\))? (?:com|como|sob)(?!\p{L})|^\d{2}\/\d{2}\/\d{4}(?= (?:\d{1,2}[:h]\d{2}|\d{1,3} anos))/iu;
/** The end of the sentence that leads to the name. */
const leads =
  /(?:registro|assento|termo)(?: d[eo] (?:nascimento|[óo]bito))? d[eo](?: \p{L}+)?:?$|(?:nascimento|[óo]bito) de:?$|adiante qualificad[oa]:?$/iu;
/** Most rows between the title and the name. */
const mostRows = 5;

const isCapital = (run: readonly Token[]): boolean =>
  run.every(({ text }) => /^\p{Lu}/u.test(text) || /^(?:d[aeo]s?|e)$/.test(text));

/** The person whom a certificate is about where no label leads to the name: alone in its row, between the title and the numbers, or below the sentence that names the entry. */
export function namedAlone({ rows, glyph }: Sheet): { readonly Name?: Field } {
  // The words of a name in large type are further apart than those of the page.
  const runs = rows.map((row) => runsOf(row, Math.max(glyph, sizeOfType(row))));
  const isName = (at: number): boolean => {
    const [run, ...others] = runs[at] ?? [];
    return run !== undefined && others.length === 0 && isCapital(run) && person.test(printedOf(run));
  };
  const at = runs.findIndex((_, index) => {
    if (!isName(index)) return false;
    const above = runs.slice(Math.max(0, index - mostRows), index).flatMap((row) => row.map(printedOf));
    if (leads.test(above.at(-1) ?? '')) return true;
    if (particulars.test(printedOf(rows[index + 1] ?? []))) return true;
    return (
      above.some((said) => title.test(said)) &&
      [above.at(-1), printedOf(rows[index + 1] ?? [])].some(isNumbered)
    );
  });
  const tokens = runs[at]?.[0];
  return tokens === undefined
    ? {}
    : { Name: fieldOf({ value: printedOf(tokens), tokens, anchorFit: 1, placed: placed.text }) };
}
