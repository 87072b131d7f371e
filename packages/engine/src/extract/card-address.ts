import type { Field } from '@lavra/contract/model/result';
import { placedOnCard } from '../evidence/confidence.ts';
import { fieldOf } from '../evidence/field.ts';
import type { CardFields } from './reading/forms/card-fields.ts';
import { edgesOf, type Sheet, type Token } from './reading/sheet/sheet.ts';
import { readAddressBlock } from './reading/values/address.ts';
import { isComplement, partHouse, tellsHouse } from './reading/values/parted-street.ts';
import { runFrom } from './reading/sheet/runs.ts';
import { streetKinds } from './reading/sheet/street-kinds.ts';
import type { Reading } from './reading/values/values.ts';

const streetKind = new RegExp(`^(?:${streetKinds}|TV|PC|EST|LGO)$`);
const isDistrict = /^\p{Lu}[\p{Lu} '.-]{2,}?(?: \d{5}-?\d{3})?$/u;

/** Words that the captions of a card's next boxes begin with. */
const isCaption =
  /^(?:PLACA|CHASSIS?|COMBUSTIVEL|ESPECIE|MARCA|CATEGORIA|COR|ANO|CAP|POT|NOME|OBSERVACO?E?S?|LOCAL|DATA|CPF|CNPJ|CGC|RG|VIA)$/;

/** In glyphs: the widest space between words of an address, the farthest its second row, and the most that begins elsewhere. */
const [apart, under, aside] = [6, 1.6, 1.2] as const;

const textOfRow = (row: readonly Token[]): string => row.map(({ text }) => text).join(' ');

/** The words of a row from its first one on, up to a wide space. */
const beginningOf = (row: readonly Token[], glyph: number): readonly Token[] =>
  runFrom(row, 0, apart * glyph);

/** Rows of the holder's address: one that begins with a kind of street ("R", but not "R$") and has a number, and perhaps one with the district below it. */
function addressRows({ rows, glyph }: Sheet): (readonly Token[])[] {
  const at = rows.findIndex(
    (row) =>
      streetKind.test(row[0]?.folded ?? '') &&
      row[0]?.text !== 'R$' &&
      /\d|S\/N/.test(textOfRow(beginningOf(row, glyph)).slice(4)),
  );
  const [street, next] = [rows[at], rows[at + 1]];
  if (street === undefined) return [];
  const own = beginningOf(street, glyph);
  const [first] = next ?? [];
  if (next === undefined || first === undefined) return [own];
  const below = beginningOf(next, glyph);
  const isUnder =
    Math.abs(first.left - edgesOf(own).left) < aside * glyph &&
    edgesOf(below).top - edgesOf(own).bottom < under * glyph &&
    isDistrict.test(textOfRow(below)) &&
    !isCaption.test(first.folded);
  return isUnder ? [own, below] : [own];
}

/** Fills in a holder's address that has no caption. */
export function putCardAddress<Id extends string>(
  data: Partial<Record<Id, Field>>,
  names: NonNullable<CardFields<Id>['address']>,
  sheet: Sheet,
): void {
  if (data[names.street] !== undefined) return;
  const { address, district, cep } = readAddressBlock(addressRows(sheet), sheet.glyph);
  if (address === undefined) return;
  const put = (id: Id | undefined, reading: Reading | undefined): void => {
    if (id !== undefined && reading !== undefined && !(id === names.district && isComplement(reading.value)))
      data[id] ??= fieldOf({ ...reading, anchorFit: 1, placed: placedOnCard });
  };
  const isTold = tellsHouse(address.value);
  const { street, number } =
    names.number !== undefined && isTold
      ? partHouse(address.value)
      : { street: address.value, number: undefined };
  // Where nothing tells the number from the street, the line may be both.
  const isBoth = names.number !== undefined && !isTold && /\d/.test(street);
  put(names.street, { ...address, value: street, ...(isBoth ? { doubts: ['rival'] } : {}) });
  if (number !== undefined) put(names.number, { ...address, value: number });
  put(names.district, district);
  put(names.cep, cep);
}
