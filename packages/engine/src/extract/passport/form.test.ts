import { expect, it } from 'vitest';
import { extractDocuments } from '../extract.ts';
import { pageOfRows } from '../testing/sheet-of-rows.ts';

const valuesOf = (rows: Parameters<typeof pageOfRows>[0]) => {
  const [document] = extractDocuments('passport', { pages: [pageOfRows(rows, 'text-layer', 100)] });
  return Object.fromEntries(
    Object.entries(document?.Data ?? {}).map(([id, field]) => [id, 'value' in field ? field.value : '']),
  );
};

it('a passport with labels in Portuguese alone has its names in parts and an identity card beside them', () => {
  const values = valuesOf([
    [
      [100, 'TIPO'],
      [200, 'PAÍS EMISSOR'],
      [500, 'PASSAPORTE Nº'],
    ],
    [
      [100, 'P'],
      [200, 'BRA'],
      [500, 'FA635430'],
    ],
    [[100, 'SOBRENOME']],
    [[100, 'JARDIM BRAGANCA']],
    [[100, 'NOME']],
    [[100, 'RENATO']],
    [
      [100, 'NACIONALIDADE'],
      [400, 'IDENTIDADE Nº'],
    ],
    [
      [100, 'BRASILEIRA'],
      [400, '72.625.795 SSP/PB'],
    ],
  ]);
  expect(values).toMatchObject({
    DocumentType: 'P',
    IssuingCountry: 'BRA',
    DocumentNumber: 'FA635430',
    Surname: 'JARDIM BRAGANCA',
    GivenNames: 'RENATO',
    PersonalNumber: '72.625.795 SSP/PB',
  });
});
