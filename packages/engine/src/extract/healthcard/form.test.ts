import { expect, it } from 'vitest';
import { extractDocuments } from '../extract.ts';
import { pageOfRows } from '../testing/sheet-of-rows.ts';

const valuesOf = (rows: Parameters<typeof pageOfRows>[0]) => {
  const [document] = extractDocuments('healthcard', { pages: [pageOfRows(rows, 'ocr', 95)] });
  return Object.fromEntries(
    Object.entries(document?.Data ?? {}).map(([id, field]) => [id, 'value' in field ? field.value : '']),
  );
};

it('a number in groups alone in its row is the card number, those of telephones and of the public system are not', () => {
  const holder = [[[100, 'BENEFICIÁRIO']], [[100, 'BENEDITO ANTONIO KLEIN']]] as const;
  expect(valuesOf([[[100, '0712 5029 70968202 4']], ...holder])).toMatchObject({
    CardNumber: '07125029709682024',
    Name: 'BENEDITO ANTONIO KLEIN',
  });
  const others = valuesOf([[[100, '704 8552 1555 7764']], [[100, '0800 000 0000']], ...holder]);
  expect(others).not.toHaveProperty('CardNumber');
  expect(valuesOf([[[100, '2º VIA']], ...holder])).toMatchObject({ CopyNumber: '2' });
});

it('a misread label is nobody', () => {
  expect(valuesOf([[[100, 'BENEFIC R']], [[100, 'GISLAINE MARCONDES DE PAULA']]])).toMatchObject({
    Name: 'GISLAINE MARCONDES DE PAULA',
  });
});
