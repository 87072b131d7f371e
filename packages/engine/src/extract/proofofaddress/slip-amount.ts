import { isBoletoBarcode, isBoletoLine, parseBoleto } from '@lavra/brazil/boleto';
import { isCollectionBarcode, isCollectionLine, parseCollectionSlip } from '@lavra/brazil/collection-slip';
import type { ServiceData } from '@lavra/contract/services/fields';
import { findNumbers } from '../generic/find-numbers.ts';
import type { Sheet } from '../reading/sheet/sheet.ts';
import { fieldAt, read } from './readings.ts';

/** The slip's amount does not depend on the cycle of its due date. */
const anyDay = '2026-01-01';

function amountOf(code: string): string | undefined {
  if (isBoletoBarcode(code) || isBoletoLine(code)) return parseBoleto(code, anyDay)?.amount;
  return isCollectionBarcode(code) || isCollectionLine(code) ? parseCollectionSlip(code)?.amount : undefined;
}

/** The amount that the slip's line or barcode has, where it is printed on the page; none where there are slips of several amounts. */
export function readSlipAmount(sheet: Sheet): ServiceData<'proofofaddress'> {
  const lines = findNumbers(sheet).filter(
    ({ field }) => field === 'BoletoLine' || field === 'CollectionLine',
  );
  const codes = [...sheet.codes.map(({ text }) => text), ...lines.map(({ number }) => number.value)];
  const [amount, ...others] = new Set(codes.flatMap((code) => amountOf(code) ?? []));
  if (amount === undefined || others.length > 0 || Number(amount) === 0) return {};
  const printed = sheet.tokens
    .filter(({ text }) => /\d,\d\d$/.test(text))
    .flatMap((token) => read(token, 'money') ?? [])
    .find(({ value }) => value === amount);
  return printed === undefined ? {} : { TotalAmount: fieldAt(printed) };
}
