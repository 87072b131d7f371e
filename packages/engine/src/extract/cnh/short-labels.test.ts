import { expect, it } from 'vitest';
import { pageOfRows, type Row } from '../testing/sheet-of-rows.ts';
import { valuesOn } from '../testing/values-on.ts';

const valuesOf = (service: Parameters<typeof valuesOn>[0], rows: readonly Row[]) =>
  valuesOn(service, pageOfRows(rows, 'text-layer', 100));

it('a licence has the identity card in boxes of their own, and what it is in words', () => {
  expect(
    valuesOf('cnh', [
      [
        [60, 'RG'],
        [300, 'ÓRGÃO EXPEDIDOR/UF'],
        [600, 'HABILITADO DESDE'],
      ],
      [
        [60, '44128730'],
        [300, 'SSP/GO'],
        [600, '03/02/2004'],
      ],
      [
        [60, 'PERMISSÃO (P) OU DEFINITIVA (D)'],
        [400, 'Nº DO ESPELHO'],
        [700, 'CIDADE DE EMISSÃO'],
      ],
      [
        [60, 'D'],
        [400, '1190387722'],
        [700, 'ANÁPOLIS'],
      ],
    ]),
  ).toMatchObject({
    IdentityNumber: '44128730',
    IdentityIssuer: 'SSP',
    IdentityState: 'GO',
    FirstLicenseDate: '2004-02-03',
    LicenseKind: 'D',
    MirrorNumber: '1190387722',
    IssuePlace: 'ANÁPOLIS',
  });
});

it('cards of all kinds abbreviate what a person is', () => {
  expect(
    valuesOf('rne', [
      [
        [60, 'EST. CIV.'],
        [300, 'PROF.'],
        [600, 'CHEGADA AO BRASIL'],
      ],
      [
        [60, 'CASADO'],
        [300, 'PADEIRO'],
        [600, '11/09/1978'],
      ],
      [
        [60, 'CIDADANIA'],
        [300, 'DISPOSITIVO LEGAL'],
      ],
      [
        [60, 'CHILENA'],
        [300, 'ART. 13, LEI 6.815/80'],
      ],
    ]),
  ).toMatchObject({
    MaritalStatus: 'CASADO',
    Occupation: 'PADEIRO',
    EntryDate: '1978-09-11',
    Nationality: 'CHILENA',
    LegalBasis: 'ART. 13, LEI 6.815/80',
  });
  expect(
    valuesOf('rg', [
      [
        [60, 'TÍT. ELEITOR'],
        [400, 'CART. TRABALHO'],
        [700, 'Nº DA SÉRIE'],
      ],
      [
        [60, '0043 5687 0906'],
        [400, '4410872'],
        [700, '00331'],
      ],
    ]),
  ).toMatchObject({ CTPSNumber: '4410872', CTPSSeries: '00331' });
});

it('a signature beside the parents is none of them, and a lost comma does not hide the place of issue', () => {
  const page = pageOfRows(
    [
      [[300, 'FILIAÇÃO']],
      [
        [100, 'Ivo Lara'],
        [300, 'GERSON PINTO LARA'],
      ],
      [[300, 'DALVA SALES LARA']],
      [[60, 'TOCAL']],
      [
        [60, 'RIO VERDE GO'],
        [500, '12/07/2011'],
      ],
    ],
    'ocr',
    93,
  );
  const values = valuesOn('cnh', page);
  expect(values).toMatchObject({ IssuePlace: 'RIO VERDE', IssuingState: 'GO', IssueDate: '2011-07-12' });
  expect(values['FatherName'] ?? 'GERSON PINTO LARA').toBe('GERSON PINTO LARA');
});

it('the box of a moped rider is hatched, or the row of a table, where nothing is said', () => {
  const saidOf = (text: string) =>
    valuesOf('cnh', [
      [
        [60, 'DATA EMISSÃO'],
        [400, 'ACC'],
      ],
      [
        [60, '12/03/2019'],
        [400, text],
      ],
    ])['ACC'];
  expect(saidOf('X')).toBe('X');
  expect([saidOf('17117'), saidOf('A A1 B')]).toEqual([undefined, undefined]);
});
