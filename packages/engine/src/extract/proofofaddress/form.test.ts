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

it('the numbers of a bill tell each other without their headings', () => {
  const page = pageOfRows(
    [
      [[100, 'LESTE ENERGIA DO VALE SA CNP) 30 934 967/0001-86']],
      [[100, 'Averuda 14401 Vila - São Pao - SP - CEP 04794-000']],
      ...customer,
      [[300, 'BIFASICO 12/03/2026 11/04/2026 30 11/05/2026']],
      [[100, 'Energia 552 0,36 200,71 200,71 18% 36,12']],
      [[100, 'Energia 552 0,40 221,52 221,52 18% 39,88']],
      [[100, 'TOTAL 456,16 422,23 76,00']],
      [[100, '11297581 ATIVA UNICO 33115 33667 1,00 552']],
    ],
    'ocr',
    90,
  );
  const data = (extractDocuments('proofofaddress', { pages: [page] })[0]?.Data ?? {}) as Record<
    string,
    { value: string }
  >;
  const of = (name: string) => data[name]?.value;
  expect(['PreviousReadingDate', 'CurrentReadingDate', 'NextReadingDate'].map(of)).toEqual([
    '2026-03-12',
    '2026-04-11',
    '2026-05-11',
  ]);
  expect(['PreviousReading', 'CurrentReading', 'Consumption'].map(of)).toEqual(['33115', '33667', '552']);
  expect(['ICMSBase', 'ICMSAmount'].map(of)).toEqual(['422.23', '76.00']);
  expect(['IssuerName', 'IssuerUF', 'IssuerCEP'].map(of)).toEqual([
    'LESTE ENERGIA DO VALE SA',
    'SP',
    '04794000',
  ]);
});
