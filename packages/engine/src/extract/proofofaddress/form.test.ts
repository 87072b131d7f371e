import { expect, it } from 'vitest';
import { extractDocuments } from '../extract.ts';
import { pageOfRows, type Row } from '../testing/sheet-of-rows.ts';

const customer: Row[] = [
  [[100, 'ANDREIA FURTADO BRANDÃO']],
  [[100, 'R PADRE ANCHIETA, 1729 AP 12']],
  [[100, 'VILA MARIANA - UBERLÂNDIA / MG']],
  [[100, 'CEP 38400-547']],
];

it("the postal code of the customer's address is not the issuer's too", () => {
  const page = pageOfRows(
    [...customer, [[100, 'MÊS DE REFERÊNCIA 07/2023']], [[100, 'VENCIMENTO 15/07/2023']]],
    'ocr',
    90,
  );
  const data = extractDocuments('proofofaddress', { pages: [page] })[0]?.Data ?? {};
  expect(data['PostalCode']).toMatchObject({ value: '38400547' });
  expect(data['IssuerCEP']).toBeUndefined();
});
