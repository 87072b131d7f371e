import { isUf } from '@lavra/brazil/states';
import { edgesOf, printedOf, type Sheet, type Token } from '../sheet/sheet.ts';
import { isLargerThan } from '../sheet/size-of-type.ts';
import { foldWords } from '../sheet/text.ts';
import { readAddressBlock, type AddressBlock } from './address.ts';
import { company, hasLegalForm, nameAbove } from './company-names.ts';
import { isNumberLabel, isNumberRow, neighbours, numberIn, runsOf } from './letterhead-rows.ts';
import { isStreet } from './street.ts';
import type { Reading } from './values.ts';
import { withWholeStreet } from './wrapped-street.ts';

/** A name with its address, as in a letterhead or an envelope's window. */
export interface Letterhead {
  readonly name?: Reading;
  /** The text above the name that may be a name too. */
  readonly over?: Reading;
  readonly address: AddressBlock;
  /** The name is that of a company, an office or a building. */
  readonly isCompany: boolean;
  /** The company's number in the rows of the name and the address. */
  readonly number?: Reading;
}

/** A label that begins like a street, with its dots ("PRACA. . . . : Leme"). */
const isLabelled = /^\p{L}+[\s.]*:/u;

/** A letterhead in one line at the foot of a page: name, street, district, town and postal code between dashes. */
export const letterheadLine =
  /(\p{Lu}[^-–|\d]{3,60}?(?:S\.?\/?A\.?|LTDA\.?|EIRELI)) [-–] ((?:Rua|R\.|Avenida|Av\.|Rodovia|Rod\.|Alameda|Pra[cç]a) [^-–]+?) [-–] ([^-–]+?) [-–] ([^-–/]+?) ?[-–/] ?([A-Z]{2}) [-–] CEP:? ?(\d{5}-?\d{3})/u;

/** Whether the rows of an address contain a CNPJ's label, as a company's letterhead does. */
const hasCompanyNumber = (rows: readonly (readonly Token[])[]): boolean =>
  rows.some((row) => row.some(({ folded }) => isNumberLabel.test(folded)));

/** The address of a coupon of one state, which prints no state: a town alone in the row between the street and the number of the company. */
function withTownAlone(run: readonly Token[], below: readonly Token[][], glyph: number): AddressBlock {
  const end = below.findIndex(([first]) => first !== undefined && isNumberLabel.test(first.folded));
  const row = below[end - 1];
  const text = printedOf(row ?? []);
  if (row === undefined || !/^\p{Lu}[\p{L}'-]+(?: [\p{L}'-]+){0,4}$/u.test(text)) return {};
  const city: Reading = { value: text, printed: text, tokens: row, shapeFit: 1, checks: [] };
  return { ...readAddressBlock([run, ...below.slice(0, end - 1)], glyph), city };
}

/** The address whose town and state are right below the street, in a row of their own with a gap instead of a sign between them. */
function withStateApart(run: readonly Token[], { rows, glyph }: Sheet): AddressBlock | undefined {
  const edge = edgesOf(run);
  const under = rows.find((row) => {
    const { top, left } = edgesOf(row);
    const isUnder = top > edge.bottom - 0.4 * glyph && top - edge.bottom < 2 * glyph;
    return isUnder && Math.abs(left - edge.left) < glyph;
  });
  const last = under?.at(-1);
  const town = under?.slice(0, -1) ?? [];
  const text = printedOf(town);
  const isTown = /^\p{Lu}[\p{L}'-]+(?: [\p{L}'-]+){0,4}$/u.test(text);
  if (!isTown || last === undefined || !isUf(last.text)) return undefined;
  const at = (value: string, tokens: readonly Token[]): Reading => ({
    value,
    printed: value,
    tokens,
    shapeFit: 1,
    checks: [],
  });
  return { ...readAddressBlock([run], glyph), city: at(text, town), uf: at(last.text, [last]) };
}

/** A company's number before its street in one row, and its name before both where the row is a sentence ("Nuvem Viagens Ltda, CNPJ …, Rua Chile, 10, Centro, Bauru/SP"). */
const beforeStreet =
  /^(.*?)[\s,;.|–—-]*\bCNPJ(?:\/MF)?\b[\s:.]*(?:n[º°o.]{1,2} ?)?[\d./-]{14,18}[,;.]?(?: [|•·–—-])*$/i;

/** A row from its street on, with what stands before it. */
interface Led {
  readonly run: readonly Token[];
  readonly number?: Reading;
  readonly name?: Reading;
}

/** The office of an authority before its street in one row ("SECRETARIA DA FAZENDA - AV. BRASIL, 10"). */
const officeBefore =
  /^(?:SECRETARIA|DEPARTAMENTO|DIRETORIA|DIVIS[AÃ]O|COORDENA\S+|GER[EÊ]NCIA)(?: \p{L}[\p{L}.]*)+ ?[-–—|·•,]$/iu;

/** What a company calls the place of its street ("Matriz: Rua Chile, 10"). */
const ofPlace =
  /^(?:MATRIZ|FILIAL|SEDE|BASE|UNIDADE|F[AÁ]BRICA|USINA|DEP[OÓ]SITO|ESCRIT[OÓ]RIO|TERMINAL|LOJA|CD):$/i;

function ledBy(whole: readonly Token[]): Led | undefined {
  const run = ofPlace.test(whole[0]?.text ?? '') ? whole.slice(1) : whole;
  if (isStreet(printedOf(run))) return isLabelled.test(printedOf(run)) ? undefined : { run };
  const office = run.findIndex(
    (_token, index) =>
      index > 1 && isStreet(printedOf(run.slice(index))) && officeBefore.test(printedOf(run.slice(0, index))),
  );
  if (office > 0) return { run: run.slice(office) };
  const at = run.findIndex(
    (token, index) =>
      index > 1 &&
      /^\p{L}/u.test(token.text) &&
      isStreet(printedOf(run.slice(index))) &&
      beforeStreet.test(printedOf(run.slice(0, index))),
  );
  if (at < 0) return undefined;
  const text = beforeStreet.exec(printedOf(run.slice(0, at)))?.[1] ?? '';
  const number = numberIn([run.slice(0, at)]);
  if (number === undefined || (text !== '' && !hasLegalForm(text))) return undefined;
  const tokens = run.slice(0, text === '' ? 0 : text.split(' ').length);
  // The point of "S.A." is no sign between the parts.
  const value = text.replace(/(?<=\bS\. ?A)$/u, '.');
  const name: Reading = { value, printed: value, tokens, shapeFit: 1, checks: [] };
  return { run: run.slice(at), number, ...(text === '' ? {} : { name }) };
}

/** Every name with an address on the page, from top to bottom: a street, its town or postal code below it, and the name above it. */
export function findLetterheads(sheet: Sheet): Letterhead[] {
  const runs = runsOf(sheet);
  return runs.flatMap((whole, index): Letterhead[] => {
    const isOpen = whole.at(-1)?.text.endsWith(',') === true;
    const led = ledBy(whole) ?? (isOpen ? { run: whole } : undefined);
    if (led === undefined) return [];
    const under = neighbours(runs.slice(index + 1), whole, sheet.glyph, true);
    const [run = [], ...below] = withWholeStreet([[...led.run], ...under]);
    if (isOpen && !isStreet(printedOf(run))) return [];
    const read = readAddressBlock([run, ...below.slice(0, 3)], sheet.glyph);
    const apart = read.city === undefined ? withStateApart(run, sheet) : undefined;
    const address = apart ?? ((read.city ?? read.cep) ? read : withTownAlone(run, below, sheet.glyph));
    if (address.cep === undefined && address.city === undefined) return [];
    const above = led.name ? [] : neighbours(runs.slice(0, index), whole, sheet.glyph, false);
    const name = led.name ?? nameAbove(above, sheet.glyph);
    // A long name takes two rows.
    const own = above.findLastIndex((each) => each.some((token) => name?.tokens.includes(token) === true));
    const over = nameAbove(above.slice(own + 1), sheet.glyph, above[own]);
    // Beside the name may stand a block of its own that begins with the number.
    const rowsAbove = name === undefined ? above.filter(isNumberRow).slice(0, 1) : above.slice(0, own + 1);
    const isCompany =
      company.test(foldWords(name?.value ?? '')) ||
      hasCompanyNumber([whole, ...below, ...(name === undefined ? rowsAbove : [])]);
    const number = led.number ?? numberIn([run, ...below, ...rowsAbove]);
    return [
      {
        address,
        isCompany,
        ...(name ? { name } : {}),
        ...(name && over ? { over } : {}),
        ...(number ? { number } : {}),
      },
    ];
  });
}

/** A title over a company that asks or says who it is ("Quem vendeu") is no name of it. */
const asks = /^(?:de |para |por )?quem(?!\p{L})/iu;

/** Least size of a brand in sizes of the name below it. */
const ofBrand = 1.2;

/** A company's legal and trade name, of which either may be above the other: the trade name is the one without a legal form. */
export function namesOf({ name, over: above }: Letterhead): { name?: Reading; tradeName?: Reading } {
  const over = above !== undefined && asks.test(above.value) ? undefined : above;
  if (name === undefined) return {};
  if (hasLegalForm(name.value))
    return over === undefined || hasLegalForm(over.value) ? { name } : { name, tradeName: over };
  // A brand stands in large type over the name of a trader that has no legal form.
  if (over !== undefined && !hasLegalForm(over.value) && isLargerThan(over.tokens, name.tokens, ofBrand))
    return { name, tradeName: over };
  return { name: over !== undefined && hasLegalForm(over.value) ? over : name, tradeName: name };
}
