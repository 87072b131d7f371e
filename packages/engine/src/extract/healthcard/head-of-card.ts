import type { ServiceData } from '@lavra/contract/services/fields';
import { fieldOf } from '../../evidence/field.ts';
import { placed } from '../found.ts';
import { isOneText, runsApart } from '../reading/sheet/runs.ts';
import { isLargerThan, sizeOfType } from '../reading/sheet/size-of-type.ts';
import { edgesOf, printedOf, type Sheet, type Token } from '../reading/sheet/sheet.ts';
import { readWhole } from '../reading/values/values.ts';

/** Labels of a card's number, with which the rows below its head begin. */
const ofNumber =
  /^(?:N[º°o.]+|N[úu]mero|C[óo]d(?:igo|\.)) ?(?:d[aoe] )?(?:carteir|cart[ãa]o|benefici|identific|usu[áa]ri|associad|matr[íi]cula)/iu;
/** Words that the names of operators have, and those of persons do not. */
const ofOperator =
  /(?<!\p{L})(?:sa[úu]de|assist[êe]ncia|m[ée]dic[ao]s?|hospital\p{L}*|odonto\p{L}*|plano|planos|cooperativa|seguros?|seguradora|cl[íi]nicas?|medicina|sociedade|caixa|funda[çc][ãa]o|ltda|s\.?\/?a)(?!\p{L})/iu;
const ofPerson = /^\p{Lu}[\p{L}'’.-]*(?: [\p{L}'’.-]+)*$/u;
/** Most rows of the head, most space between two of them in heights of the lower one, and the most that they begin apart, in glyphs. */
const [mostRows, apart, aligned] = [4, 1.6, 1] as const;
/** Words of a row further apart than this, in glyphs, are of two cells. */
const besideCell = 3;

/** The number alone in its row, in groups and without a label: no telephone's or date's is as long. A zero alone may be read as a letter. */
const numberAlone = /^(?!0[38]00)(?:O (?=\d))?\d[\d .-]*$/;
const leastFigures = 12;
const isNumberAlone = (row: readonly Token[]): boolean => {
  const text = printedOf(row);
  return numberAlone.test(text) && text.replace(/\D/g, '').length >= leastFigures;
};

/** The rows right above the number's, set to its left edge. */
function headRows({ rows, glyph }: Pick<Sheet, 'rows' | 'glyph'>): (readonly Token[])[] {
  const labelled = rows.findIndex((row) => ofNumber.test(printedOf(row)));
  const at = labelled < 0 ? rows.findIndex(isNumberAlone) : labelled;
  const head: (readonly Token[])[] = [];
  for (let below = at; below > 0 && head.length < mostRows; below -= 1) {
    const [row, next] = [rows[below - 1] ?? [], rows[below] ?? []];
    const [upper, lower] = [edgesOf(row), edgesOf(next)];
    const height = Math.max(upper.bottom - upper.top, lower.bottom - lower.top);
    const isNext =
      lower.top - upper.bottom < apart * height && Math.abs(lower.left - upper.left) < aligned * glyph;
    if (!isNext || !isOneText(row, besideCell * glyph) || printedOf(row).includes(':')) break;
    head.unshift(row);
  }
  return head;
}

/** Operators whose names do not say what they sell. */
const ofBrand = /^(?:UNIMED|UNIODONTO|AMIL|HAPVIDA|GEAP|CASSI|SULAM[ÉE]RICA)(?!\p{L})/u;
/** A person's name, in capitals or with each word's first letter as one. */
const ofHolder = /^\p{Lu}[\p{L}'’.-]+(?: (?:d[aeo]s?|e|\p{Lu}[\p{L}'’.-]*))+$/u;
/** Most space between a number and the name below it, in heights of the name, and least size of what stands over the number, in sizes of that name. */
const [belowNumber, ofTitle] = [2, 1.3] as const;
/** A number of fewer figures, as many as others have, is the card's where its figures are this much higher than the letters of the name below it. */
const [fewerFigures, embossed] = [8, 1.25] as const;

function isLargeNumber(row: readonly Token[], below: readonly Token[]): boolean {
  const text = printedOf(row);
  return (
    numberAlone.test(text) &&
    text.replace(/\D/g, '').length >= fewerFigures &&
    readWhole(text, 'number', row) !== undefined &&
    sizeOfType(row) > embossed * sizeOfType(below)
  );
}

/** The holder below the number, as on cards in the format of a credit card, the number where it is short, and the operator by its name. */
function holderBelow({ rows, glyph }: Sheet): ServiceData<'healthcard'> {
  const long = rows.findIndex(isNumberAlone);
  const large = long < 0 ? rows.findIndex((each, index) => isLargeNumber(each, rows[index + 1] ?? [])) : -1;
  const at = Math.max(long, large);
  const [number, row = []] = [rows[at] ?? [], rows[at + 1] ?? []];
  const [upper, lower] = [edgesOf(number), edgesOf(row)];
  const text = printedOf(row);
  const isBelow =
    at >= 0 &&
    row.length > 1 &&
    lower.top - upper.bottom < belowNumber * (lower.bottom - lower.top) &&
    Math.abs(lower.left - upper.left) < aligned * glyph;
  const name =
    isBelow && ofHolder.test(text) && isOneText(row, besideCell * glyph) && !ofOperator.test(text)
      ? readWhole(text, 'name', row)
      : undefined;
  const own = name && large >= 0 ? readWhole(printedOf(number), 'number', number) : undefined;
  const brand = rows
    .slice(0, Math.max(0, at))
    .map((each) => each.filter((_, index) => isOneText(each.slice(0, index + 1), besideCell * glyph)))
    .find((each) => ofBrand.test(printedOf(each)));
  const [over = [], ...others] = name === undefined ? [] : headRows({ rows, glyph });
  // What stands alone over the number, in larger type than the holder below it, is whose card it is.
  const isOver = others.length === 0 && /^\p{L}/u.test(printedOf(over)) && isLargerThan(over, row, ofTitle);
  const title = brand ?? (isOver ? over : undefined);
  const operator = title && readWhole(printedOf(title), 'text', title);
  return {
    ...(operator ? { OperatorName: fieldOf({ ...operator, anchorFit: 1, placed: placed.text }) } : {}),
    ...(name ? { Name: fieldOf({ ...name, anchorFit: 1, placed: placed.text }) } : {}),
    ...(own ? { CardNumber: fieldOf({ ...own, anchorFit: 1, placed: placed.text }) } : {}),
  };
}

/** The name right above the number, with the operator's in a picture or elsewhere on the card. */
function holderAlone(row: readonly Token[], { rows }: Sheet): ServiceData<'healthcard'> {
  const text = printedOf(row);
  const isOverNumber = isNumberAlone(rows[rows.indexOf(row) + 1] ?? []);
  if (!isOverNumber || row.length < 2 || !ofPerson.test(text) || ofOperator.test(text)) return {};
  const name = readWhole(text, 'name', row);
  return name ? { Name: fieldOf({ ...name, anchorFit: 1, placed: placed.text }) } : {};
}

/** What a caption below the holder's name says of the person, and what a card calls itself. */
const [ofBearer, ofCard] = [
  /^(?:nome (?:completo )?d[oae] )?(?:benefici[áa]ri[oa]|usu[áa]ri[oa]|titular|associad[oa]|segurad[oa]|participante|cooperad[oa])(?![\p{L}:])/iu,
  /(?<!\p{L})(?:cart[ãa]o|carteir\p{L}+|minist[ée]rio|benefici[áa]ri\p{L}+)(?!\p{L})/iu,
] as const;
/** Least size of a name in sizes of the caption below it, and most space between both in heights of the name. */
const [overCaption, aboveCaption] = [1.12, 0.8] as const;

/** The holder's name over a caption in smaller type that says who that is, and the operator above it. */
function holderOverCaption({ rows, glyph }: Sheet): ServiceData<'healthcard'> {
  const firstTexts = rows.map((row) => runsApart(row, besideCell * glyph)[0] ?? []);
  for (const [at, caption] of firstTexts.entries()) {
    const row = firstTexts[at - 1] ?? [];
    const [upper, lower] = [edgesOf(row), edgesOf(caption)];
    const isOver =
      row.length > 1 &&
      ofBearer.test(printedOf(caption)) &&
      Math.abs(lower.left - upper.left) < aligned * glyph &&
      lower.top - upper.bottom < aboveCaption * (upper.bottom - upper.top) &&
      isLargerThan(row, caption, overCaption);
    const text = printedOf(row);
    const name =
      isOver && ofPerson.test(text) && !ofOperator.test(text) ? readWhole(text, 'name', row) : undefined;
    if (name === undefined) continue;
    const brand = firstTexts
      .slice(0, at - 1)
      .find((each) => ofOperator.test(printedOf(each)) && !ofCard.test(printedOf(each)));
    const operator = brand && readWhole(printedOf(brand), 'text', brand);
    return {
      ...(operator ? { OperatorName: fieldOf({ ...operator, anchorFit: 1, placed: placed.text }) } : {}),
      Name: fieldOf({ ...name, anchorFit: 1, placed: placed.text }),
    };
  }
  return {};
}

/**
 * The operator and the holder in the head of a card on a telephone, above the row of its number and without labels: the operator is known by what
 * it sells, and what stands below it is the holder's name, which may take two rows.
 */
export function headOfCard(sheet: Sheet): ServiceData<'healthcard'> {
  const below = holderBelow(sheet);
  if (below.Name !== undefined) return below;
  const over = holderOverCaption(sheet);
  if (over.Name !== undefined) return over;
  const [first, ...rest] = headRows(sheet);
  if (first === undefined) return {};
  if (rest.length === 0) return holderAlone(first, sheet);
  if (!ofOperator.test(printedOf(first))) return {};
  const tokens = rest.flat();
  const name = ofPerson.test(printedOf(tokens)) ? readWhole(printedOf(tokens), 'name', tokens) : undefined;
  if (name === undefined || tokens.length < 2 || ofOperator.test(name.value)) return {};
  const of = (value: string, own: readonly Token[]) =>
    fieldOf({ value, tokens: own, anchorFit: 1, placed: placed.text });
  return { OperatorName: of(printedOf(first), first), Name: of(name.value, tokens) };
}
