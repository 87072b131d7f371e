import { isBoletoBarcode, lineOfBoletoBarcode } from '@lavra/brazil/boleto';
import { isCollectionBarcode, lineOfCollectionBarcode } from '@lavra/brazil/collection-slip';
import type { DocumentData, Field, Row } from '@lavra/contract/model/result';
import { exactField, fieldOf } from '../../evidence/field.ts';
import type { Code, Page } from '../../pages/page.ts';
import type { Documents, FileContent } from '../extractor.ts';
import { hasRightDigit, keyOfCode } from '../reading/values/keys.ts';
import type { Sheet } from '../reading/sheet/sheet.ts';
import { sheetOf } from '../reading/sheet/sheet-of-page.ts';
import { codeRows } from './codes.ts';
import { findAmounts, findDates } from './find-values.ts';
import { findNumbers, type FoundNumber } from './find-numbers.ts';

/** Beyond this many rows they are no longer key facts (statements, tables); the text still holds them. */
const mostRows = 300;

function textField(sheets: readonly Sheet[], pages: readonly Page[]): Field | undefined {
  const value = pages.map((page) => page.lines.map((line) => line.text).join('\n')).join('\n\n');
  if (value.trim() === '') return undefined;
  const { conf } = fieldOf({ value, tokens: sheets.flatMap((sheet) => sheet.tokens) });
  return { value, ...(conf === undefined ? {} : { conf }) };
}

/** A bar code's content as it is printed beside it: a fiscal key, or the line of a payment slip. */
function numberOfCode(
  code: Code,
): (Omit<FoundNumber, 'number'> & { value: string; check: string }) | undefined {
  const key = keyOfCode(code);
  if (key !== undefined)
    return {
      kind: 'access-key',
      field: 'AccessKey',
      value: key,
      check: 'key_digits',
      holds: hasRightDigit(key),
    };
  const slip = { check: 'slip_digits', holds: true };
  if (isBoletoBarcode(code.text))
    return { kind: 'boleto-line', field: 'BoletoLine', value: lineOfBoletoBarcode(code.text), ...slip };
  if (isCollectionBarcode(code.text))
    return {
      kind: 'collection-line',
      field: 'CollectionLine',
      value: lineOfCollectionBarcode(code.text),
      ...slip,
    };
  return undefined;
}

/** Decoded codes carry their own check characters: what was decoded is exact, hence 100. */
function codeNumbers(pages: readonly Page[]): FoundNumber[] {
  return pages.flatMap((page) =>
    page.codes.flatMap((code): FoundNumber[] => {
      const found = numberOfCode(code);
      if (found === undefined) return [];
      const { value, check, ...rest } = found;
      const checks = [{ check, ok: rest.holds }];
      const number = { value, conf: 100, page: page.number, box: code.box, checks, printed: code.text };
      return [{ ...rest, number }];
    }),
  );
}

/** Each number once: the reading that passes its check, then the surest one. */
function distinct(found: readonly FoundNumber[]): FoundNumber[] {
  const best = new Map<string, FoundNumber>();
  for (const each of found) {
    const id = `${each.kind} ${each.number.value}`;
    const known = best.get(id);
    if (!known || (each.number.conf ?? 0) > (known.number.conf ?? 0)) best.set(id, each);
  }
  return [...best.values()];
}

function singles(found: readonly FoundNumber[]): DocumentData {
  const data: DocumentData = {};
  for (const field of new Set(found.map((each) => each.field))) {
    const of = found.filter((each) => each.field === field);
    const holding = of.filter((each) => each.holds);
    const [only, ...others] = holding.length > 0 ? holding : of;
    if (only && others.length === 0) data[field] = only.number;
  }
  return data;
}

function rowOf({ kind, number, label }: FoundNumber): Row {
  return { Kind: exactKind(kind), Number: number, ...(label ? { Label: label } : {}) };
}

/** The kind is a conclusion, not a reading, so it carries no evidence. */
function exactKind(kind: string): Field {
  return { value: kind };
}

/** Reads any document: its text and every number, date and amount that can be recognised without a form. */
function readGeneric(pages: readonly Page[]): DocumentData {
  const sheets = pages.map(sheetOf);
  const found = distinct([...codeNumbers(pages), ...sheets.flatMap(findNumbers)]);
  const data: DocumentData = singles(found);
  const put = (name: 'Numbers' | 'Dates' | 'Amounts' | 'Codes', rows: readonly Row[]): void => {
    if (rows.length > 0) data[name] = rows.slice(0, mostRows);
  };
  put('Numbers', found.map(rowOf));
  put('Dates', sheets.flatMap(findDates));
  put('Amounts', sheets.flatMap(findAmounts));
  put('Codes', pages.flatMap(codeRows));
  const text = textField(sheets, pages);
  if (text) data['Text'] = text;
  return data;
}

/** The generic reading of a file; XML of an unknown kind gives its text. */
export function extractGeneric({ pages, xml }: FileContent): Documents {
  if (xml !== undefined) return [{ Page: 1, Data: { Text: exactField(xml) } }];
  return [{ Page: pages[0]?.number ?? 1, Data: readGeneric(pages) }];
}
