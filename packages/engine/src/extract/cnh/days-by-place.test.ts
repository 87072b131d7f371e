import { expect, it } from 'vitest';
import { extractDocuments } from '../extract.ts';
import { pageOfRows } from '../testing/sheet-of-rows.ts';

const valuesOf = (rows: Parameters<typeof pageOfRows>[0]) =>
  extractDocuments('cnh', { pages: [pageOfRows(rows, 'ocr', 93)] })[0]?.Data;

it('the days in the row below birth are those of issue and expiry, where their captions were lost', () => {
  const values = valuesOf([
    [[100, 'RUI PRADO SAMPAIO']],
    [[200, '20/10/2005, SOBRAL, CE']],
    [[100, '']],
    [
      [200, '05/03/2025'],
      [350, '05/03/2026'],
    ],
    [[200, '2453883 SSPDS CE']],
  ]);
  expect(values).toMatchObject({
    BirthDate: { value: '2005-10-20' },
    IssueDate: { value: '2025-03-05' },
    ExpiryDate: { value: '2026-03-05' },
    IdentityIssuer: { value: 'SSPDS' },
  });
});

it('an office and its state are parted where the space between them was lost, and a CPF is joined', () => {
  const values = valuesOf([
    [[100, 'RUI PRADO SAMPAIO']],
    [[200, '5997186 SSPSC']],
    [[200, '529. 982. 247-25']],
  ]);
  expect(values).toMatchObject({
    IdentityNumber: { value: '5997186' },
    IdentityIssuer: { value: 'SSP' },
    IdentityState: { value: 'SC' },
    CPF: { value: '52998224725' },
  });
});
