import { isBoletoBarcode, lineOfBoletoBarcode } from '@lavra/brazil/boleto';
import { isCollectionBarcode, lineOfCollectionBarcode } from '@lavra/brazil/collection-slip';
import { serviceDefinition } from '@lavra/contract/services/all';
import type { FieldName, ReadService, ServiceData } from '@lavra/contract/services/fields';
import type { Field } from '@lavra/contract/model/result';
import { fieldOf } from '../evidence/field.ts';
import type { Extractor } from './extractor.ts';
import { findNumbers } from './generic/find-numbers.ts';
import { readForm, type AddressFields, type FormSpec } from './reading/form.ts';
import { findPrintedKeys, hasRightDigit, keyOfCode } from './reading/keys.ts';
import { findLetterheads, type Letterhead } from './reading/letterhead.ts';
import { sheetOf, type Sheet } from './reading/sheet.ts';
import type { Reading } from './reading/values.ts';
import { readZone } from './reading/zone.ts';

/**
 * Share of values that were the field's own on the text layers of other people's pages (exact text, so none was misread), by whether
 * their form tells what they are: 341 of 423 and 564 of 599, over twelve services (docs/decisions/0085).
 */
const placed = { text: 0.81, typed: 0.94 };

/** Where a smaller share of a form's fields was found, the page's text and numbers say more than they do. */
const fewestFields = 1 / 3;

type Found<Id extends string> = Partial<Record<Id, Field>>;

const unlabelled = (reading: Reading, share: number): Field =>
  fieldOf({ ...reading, anchorFit: 1, placed: share });

/** Street, number and what else is printed in one line ("RUA DAS ACÁCIAS 3944 FUNDOS"). */
const houseNumber = /^(.*?\p{L})[\s,]+(?:N[º°o.]*\s*)?(\d+\w?|S\/?N)\b[\s,-]*(.*)$/iu;

function putAddress<Id extends string>(data: Found<Id>, names: AddressFields<Id>, head: Letterhead): void {
  const put = (id: Id | undefined, reading: Reading | undefined, share = placed.text): void => {
    if (id !== undefined && reading !== undefined) data[id] ??= unlabelled(reading, share);
  };
  const { address, district, city, uf, cep, phone } = head.address;
  put(names.name, head.name);
  put(names.address, address);
  const [, streetName, number, complement] = houseNumber.exec(address?.value ?? '') ?? [];
  if (names.street !== undefined && address !== undefined) {
    put(names.street, { ...address, value: streetName ?? address.value });
    if (number !== undefined) put(names.number, { ...address, value: number });
    if (complement !== undefined && complement !== '')
      put(names.complement, { ...address, value: complement });
  }
  put(names.district, district);
  put(names.city, city);
  put(names.uf, uf);
  put(names.cep, cep, placed.typed);
  put(names.phone, phone, placed.typed);
}

/** Whose letterhead it is, and whom the paper is for: the company, then the first other. */
function putLetterheads<Id extends string>(data: Found<Id>, sheet: Sheet, spec: FormSpec<Id>): void {
  const heads = findLetterheads(sheet);
  const issuer =
    heads.find((head) => head.isCompany) ?? (spec.addressee === undefined ? heads[0] : undefined);
  const addressee = heads.find((head) => head !== issuer);
  if (issuer && spec.issuer) putAddress(data, spec.issuer, issuer);
  if (addressee && spec.addressee) putAddress(data, spec.addressee, addressee);
}

function keyOf(sheet: Sheet): Field | undefined {
  const code = sheet.codes.find((each) => keyOfCode(each) !== undefined);
  const decoded = code && keyOfCode(code);
  if (code && decoded !== undefined)
    return {
      value: decoded,
      conf: 100,
      page: sheet.page,
      box: code.box,
      checks: [{ check: 'key_digits', ok: hasRightDigit(decoded) }],
    };
  const [printed] = findPrintedKeys(sheet);
  if (printed === undefined) return undefined;
  const checks = [{ check: 'key_digits' as const, ok: hasRightDigit(printed.key) }];
  return fieldOf({ value: printed.key, tokens: printed.tokens, checks });
}

/** The line of a payment slip, from its bars or as it is printed. */
function slipLineOf(sheet: Sheet): Field | undefined {
  for (const code of sheet.codes) {
    const line = isBoletoBarcode(code.text)
      ? lineOfBoletoBarcode(code.text)
      : isCollectionBarcode(code.text)
        ? lineOfCollectionBarcode(code.text)
        : undefined;
    if (line !== undefined)
      return {
        value: line,
        conf: 100,
        page: sheet.page,
        box: code.box,
        checks: [{ check: 'slip_digits', ok: true }],
      };
  }
  return findNumbers(sheet).find(({ field }) => field === 'BoletoLine' || field === 'CollectionLine')?.number;
}

/** Numbers that prove themselves wherever they stand. */
function putNumbers<Id extends string>(
  data: Found<Id>,
  sheet: Sheet,
  { accessKey, slipLine }: FormSpec<Id>,
): void {
  const key = accessKey === undefined ? undefined : keyOf(sheet);
  const line = slipLine === undefined ? undefined : slipLineOf(sheet);
  if (accessKey !== undefined && key) data[accessKey] = key;
  if (slipLine !== undefined && line) data[slipLine] = line;
}

function putZone<Id extends string>(
  data: Found<Id>,
  sheet: Sheet,
  names: NonNullable<FormSpec<Id>['zone']>,
): void {
  const zone = readZone(sheet);
  if (zone === undefined) return;
  names.lines.forEach((id, index) => {
    const reading = zone.lines[index];
    if (reading) data[id] = fieldOf(reading);
  });
  // A zone whose digits hold is the surer reading of what it repeats.
  for (const part of ['documentNumber', 'birthDate', 'expiryDate', 'sex'] as const) {
    const [id, reading] = [names[part], zone[part]];
    if (id !== undefined && reading !== undefined) data[id] = fieldOf(reading);
  }
  for (const part of ['surname', 'givenNames'] as const) {
    const [id, reading] = [names[part], zone[part]];
    if (id !== undefined && reading !== undefined) data[id] ??= fieldOf(reading);
  }
}

/** A reader for a service whose pages are forms: what it reads is data. Pages of one file are one document. */
export function formExtractor<S extends ReadService>(service: S, spec: FormSpec<FieldName<S>>): Extractor<S> {
  return {
    services: [service],
    extract({ pages, xml }) {
      if (xml !== undefined) return { kind: 'not-mine' };
      const data: Found<FieldName<S>> = {};
      for (const sheet of pages.map(sheetOf)) {
        for (const { id, reading, fit, isText } of readForm(sheet, spec))
          data[id] ??= fieldOf({ ...reading, anchorFit: fit, placed: isText ? placed.text : placed.typed });
        putLetterheads(data, sheet, spec);
        putNumbers(data, sheet, spec);
        if (spec.zone) putZone(data, sheet, spec.zone);
      }
      const found = Object.keys(data).length;
      if (found === 0) return { kind: 'not-mine' };
      const isPartial =
        serviceDefinition(service).reading === 'generic' || found < fewestFields * spec.fields.length;
      const document = { Page: pages[0]?.number ?? 1, Data: data as ServiceData<S> };
      return isPartial ? { kind: 'partial', document } : { kind: 'extracted', documents: [document] };
    },
  };
}
