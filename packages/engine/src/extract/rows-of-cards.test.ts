import type { Service } from '@lavra/contract/services/all';
import { expect, it } from 'vitest';
import { extractDocuments } from './extract.ts';
import { pageOfRows, type Row } from './testing/sheet-of-rows.ts';

/** The values of a picture with these rows, none of whose labels was read. */
const read = (service: Service, rows: readonly Row[]): Record<string, string | undefined> =>
  Object.fromEntries(
    Object.entries(extractDocuments(service, { pages: [pageOfRows(rows, 'ocr', 90)] })[0]?.Data ?? {}).map(
      ([id, field]) => [id, 'value' in field ? (field.value as string) : undefined],
    ),
  );
const inRow = (text: string): Row => [[100, text]];

it('boxes of a licence are told by the row they stand in', () => {
  expect(
    read('cnh', [
      inRow('DAVI GABRIEL VILHACA'),
      inRow('946.010.834-27 15/05/1975'),
      inRow('09738100401 I 13/04/2018 16/05/2006'),
      inRow('SAO JOSE DOS CAMPOS. SP 17/04/2013'),
    ]),
  ).toMatchObject({
    RegistrationNumber: '09738100401',
    ExpiryDate: '2018-04-13',
    FirstLicenseDate: '2006-05-16',
    IssuePlace: 'SAO JOSE DOS CAMPOS',
    IssuingState: 'SP',
    IssueDate: '2013-04-17',
  });
});

it('boxes of a vehicle are told by the registry number at their head and the plate behind its owner', () => {
  const rows = [
    inRow('LUCIA HELENA SCHMITT'),
    inRow('88331972805 HKK3778'),
    inRow('GNV SOROCABA 23/01/2016'),
  ];
  expect(read('crv', [inRow('2 00855288817 eee 11851735373'), ...rows])).toMatchObject({
    CopyNumber: '2',
    Renavam: '00855288817',
    SecurityCode: '11851735373',
    CPF: '88331972805',
    IssueDate: '2016-01-23',
  });
  expect(read('crlv', [inRow('1 395115035 2014'), ...rows])).toMatchObject({
    Renavam: '395115035',
    LicensingYear: '2014',
  });
  // A number that is no registry number says nothing of its neighbours.
  expect(read('crlv', [inRow('1 395115034 2014'), ...rows])['Renavam']).toBeUndefined();
});

it('the number of a sale is the longer one of its authorisation, and the other is the document it sells', () => {
  expect(
    read('crv', [
      [
        [100, '01515669715'],
        [300, '194592877579'],
        [500, '41516086965'],
      ],
      inRow('QZB8F61 2015 2016'),
      [[500, '140452568219920']],
    ]),
  ).toMatchObject({
    Renavam: '01515669715',
    CRVNumber: '194592877579',
    DocumentNumber: '140452568219920',
  });
});

it('the head of a cheque has its order though a digit of it was not read; its agency is nobody', () => {
  expect(
    read('bankcheck', [
      inRow('(009 341 8626 87756-7 8 AA 000423 1 x'),
      inRow('AG NOSSA SENHORA DE FÁTIMA'),
      inRow('CPF CLIENTE BANCÁRIO DESDE 04/2017'),
    ]),
  ).toMatchObject({ Comp: '009', BankCode: '341', AccountNumber: '877567', Series: 'AA', C2: '8' });
});

it("days, lodging and stay need no label on a health plan's and a foreigner's card", () => {
  expect(
    read('healthcard', [
      inRow('NEUZA EDUARDA BITENCOURT'),
      inRow('APARTAMENTO 30/03/2026'),
      inRow('25/08/1999'),
      inRow('06/04/2010'),
    ]),
  ).toMatchObject({
    Accommodation: 'APARTAMENTO',
    BirthDate: '1999-08-25',
    StartDate: '2010-04-06',
    ExpiryDate: '2026-03-30',
  });
  expect(read('rnm', [inRow('V128321-N'), inRow('RESIDENTE INDETERMINADO')])['ResidenceTerm']).toBe(
    'INDETERMINADO',
  );
});
