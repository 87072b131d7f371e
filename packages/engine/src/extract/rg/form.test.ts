import { expect, it } from 'vitest';
import { extractDocuments } from '../extract.ts';
import { pageOfRows } from '../testing/sheet-of-rows.ts';

it('the card of 1983 gives number and day of issue by their row, a CPF by its stroke, and no day of its law', () => {
  const page = pageOfRows(
    [
      [
        [100, '2A VIA'],
        [400, 'ma:'],
      ],
      [
        [160, '51.106.564-4'],
        [450, '22/JAN/2015'],
      ],
      [[160, 'IRACEMA CINTRA SOBRAL']],
      [[100, '']],
      [[160, 'THEO DE ARAUJO SOBRAL']],
      [[160, 'E KAUANE DE FATIMA BRANDAO']],
      [[100, '']],
      [[390, '12/MAI/1978']],
      [[120, '034209538/28']],
      [[300, 'LEI Nº 7,116 DE 29/08/83']],
    ],
    'ocr',
    93,
  );
  const [document] = extractDocuments('rg', { pages: [page] });
  const values = Object.fromEntries(
    Object.entries(document?.Data ?? {}).map(([id, field]) => [id, 'value' in field ? field.value : '']),
  );
  expect(values).toMatchObject({
    DocumentNumber: '51.106.564-4',
    IssueDate: '2015-01-22',
    CopyNumber: '2',
    CPF: '03420953828',
    FatherName: 'THEO DE ARAUJO SOBRAL',
    MotherName: 'KAUANE DE FATIMA BRANDAO',
  });
  expect(Object.values(values)).not.toContain('1983-08-29');
});

it('the letters of a state are no part of the number', () => {
  const page = pageOfRows(
    [[[100, 'REGISTRO GERAL MG-12.345.678']], [[100, 'NOME RUI LIMA']]],
    'text-layer',
    100,
  );
  const [document] = extractDocuments('rg', { pages: [page] });
  expect(document?.Data).toMatchObject({ DocumentNumber: { value: '12.345.678' } });
});
