import type { ServiceData } from '@lavra/contract/services/fields';
import { fieldOf } from '../../evidence/field.ts';
import { endsWithLegalForm, isLegalForm } from '../reading/forms/legal-form.ts';
import { sizeOfType } from '../reading/sheet/size-of-type.ts';
import { printedOf, type Sheet, type Token } from '../reading/sheet/sheet.ts';
import { readWhole } from '../reading/values/values.ts';

/** A heading is larger than the page's words by this factor. */
const larger = 1.15;
/** Space that ends a text, in heights of its letters. */
const apart = 2;
/** How many of the headings that end with a legal form were the company's name: a provider's print may have its own above. */
const ofHeading = 0.85;

/** Most difference of two rows of one type, as a share. */
const ofOneType = 0.1;

/** The last text of a row. */
function lastText(row: readonly Token[]): readonly Token[] {
  const start = row.findLastIndex((token, at) => {
    const before = row[at - 1];
    return before === undefined || token.left - before.right > apart * (token.bottom - token.top);
  });
  return row.slice(Math.max(0, start));
}

/** Words of a title that is no company's name. */
const ofTitle =
  /(?<!\p{L})(?:cadastro|comprovante|cart[ãa]o|consulta|ficha|cnpj|rep[úu]blica|minist[ée]rio|receita|situa[çc][ãa]o|inscri[çc][ãa]o|certid[ãa]o|dados|resultado|pessoa jur[íi]dica)(?!\p{L})/iu;
/** Least words of a name without a legal form, and how much larger than the page's words it is. */
const [leastWords, muchLarger] = [2, 1.4] as const;

/**
 * What a card is headed with where no legal form tells a name ("ASSOCIAÇÃO DOS …", perhaps of two rows): the rows in capitals and in the page's large
 * type right above a number that begins at their edge.
 */
function nameOverNumber(rows: Sheet['rows'], at: number, glyph: number): readonly Token[] | undefined {
  const [number] = rows[at] ?? [];
  if (number === undefined || readWhole(number.text, 'cnpj', []) === undefined) return undefined;
  const isPart = (row: readonly Token[] | undefined): boolean =>
    row?.[0] !== undefined &&
    Math.abs(row[0].left - number.left) < glyph &&
    sizeOfType(row) > muchLarger * glyph &&
    !/\p{Ll}/u.test(printedOf(row));
  let from = at;
  while (isPart(rows[from - 1])) from -= 1;
  const name = rows.slice(from, at).flat();
  return name.length < leastWords || ofTitle.test(printedOf(name)) ? undefined : name;
}

/** The company's name where it is the heading of the page, without a label: the last one in large type above its number. */
export function companyInHeading({ rows, glyph }: Sheet): ServiceData<'cnpjcard'> {
  const above = rows.findIndex((row) => row.some(({ text }) => readWhole(text, 'cnpj', []) !== undefined));
  const texts = rows.slice(0, Math.max(0, above)).map(lastText);
  // Below a heading its number is in small type, whatever the type of the page's tables.
  const ofNumber = sizeOfType(rows[above] ?? []);
  const isLarge = (text: readonly Token[], index: number): boolean =>
    sizeOfType(text) > larger * glyph || (index === above - 1 && sizeOfType(text) > larger * ofNumber);
  const at = texts.findLastIndex((text, index) => isLarge(text, index) && endsWithLegalForm(text));
  const [before = [], last] = [texts[at - 1], texts[at]];
  // A long name goes on in the next row of its type.
  const isRest =
    last !== undefined &&
    isLegalForm(last) &&
    Math.abs(sizeOfType(before) / sizeOfType(last) - 1) < ofOneType;
  const heading = isRest ? [...before, ...last] : last;
  const name = heading ?? nameOverNumber(rows, above, glyph);
  const reading = name && readWhole(printedOf(name), 'text', name);
  const field = reading && fieldOf({ ...reading, anchorFit: 1, placed: ofHeading });
  return field ? { CompanyName: field } : {};
}
