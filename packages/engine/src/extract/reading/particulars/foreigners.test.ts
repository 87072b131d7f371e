import { expect, it } from 'vitest';
import { extractDocuments } from '../../extract.ts';
import { pageOfRows } from '../../testing/sheet-of-rows.ts';

type Rows = Parameters<typeof pageOfRows>[0];

/** The values of a card read without any of its captions. */
function valuesOf(service: 'rnm' | 'rne', rows: Rows): Record<string, string | undefined> {
  const [document] = extractDocuments(service, { pages: [pageOfRows(rows, 'ocr', 93)] });
  return Object.fromEntries(
    Object.entries(document?.Data ?? {}).map(([id, field]) => [
      id,
      'value' in field ? field.value : undefined,
    ]),
  );
}

const blank: Rows[number] = [[900, '.']];

it('values of a migrant’s card are told by their rows above and below its number', () => {
  const values = valuesOf('rnm', [
    [[200, 'WEISS']],
    blank,
    [[200, 'KÄTHE']],
    blank,
    [
      [200, '03/06/1965'],
      [480, 'F'],
      [560, '2'],
    ],
    blank,
    [
      [200, 'ALEMANHA'],
      [480, 'VIO7179-A'],
    ],
    blank,
    [[200, 'HANS WEISS']],
    [[200, 'BÄRBEL WEISS']],
    blank,
    [
      [200, 'RESIDENTE'],
      [480, 'INDETERMINADO'],
    ],
    blank,
    [[200, '03/10/2028']],
  ]);
  expect(values).toMatchObject({
    Surname: 'WEISS',
    GivenNames: 'KÄTHE',
    BirthDate: '1965-06-03',
    Sex: 'F',
    CopyNumber: '2',
    Nationality: 'ALEMANHA',
    FatherName: 'HANS WEISS',
    MotherName: 'BÄRBEL WEISS',
    ExpiryDate: '2028-10-03',
  });
});

it('values of the older card are told by their rows below its number', () => {
  const values = valuesOf('rne', [
    [
      [200, 'Y446321-A'],
      [480, 'ASILADO'],
    ],
    blank,
    [[200, 'WEIMING ZHANG']],
    blank,
    [[200, 'JIANGUO ZHANG']],
    [[200, 'MEI LIU']],
    blank,
    [
      [200, 'CHINESA'],
      [480, 'FUJIAN'],
    ],
    blank,
    [
      [200, '03/06/1990'],
      [400, 'M'],
      [480, '11/02/2015'],
    ],
  ]);
  expect(values).toMatchObject({
    Name: 'WEIMING ZHANG',
    FatherName: 'JIANGUO ZHANG',
    MotherName: 'MEI LIU',
    Nationality: 'CHINESA',
    BirthPlace: 'FUJIAN',
    BirthDate: '1990-06-03',
    Sex: 'M',
    ExpiryDate: '2015-02-11',
  });
});

it('a card whose number is followed by status and validity is no card of that model', () => {
  const values = valuesOf('rne', [
    [[200, 'V272260-8']],
    [[200, 'PERMANENTE']],
    [[200, '20/06/2021']],
    [[200, 'LEONEL ROSALES']],
    [[200, 'ALBERTO ROSALES']],
    [[200, 'LUCÍA FERREYRA']],
    blank,
    [[200, '07/11/1988']],
  ]);
  expect(values).not.toMatchObject({ FatherName: 'PERMANENTE' });
  expect(values).not.toMatchObject({ MotherName: 'PERMANENTE' });
  expect(values).toMatchObject({ Classification: 'PERMANENTE' });
});
