import { expect, it } from 'vitest';
import { readRowsByShape } from '../reading/tables/form-table.ts';
import { sheetOfRows } from '../testing/sheet-of-rows.ts';
import { guideForm } from './form.ts';

it('a row of a guide without its count, or with a part of its code, is a row', () => {
  const performed = guideForm.tables?.find(({ id }) => id === 'PerformedProcedures');
  const sheet = sheetOfRows([[[100, '3 11/07/2026 09:51 22 40302040 GLICOSE - DOSAGEM 1,00 6,40 6,40']]]);
  const [row] = (performed && readRowsByShape<string, string>(sheet, performed)?.rows) ?? [];
  expect([row?.['Description']?.value, row?.['Quantity'], row?.['TotalAmount']?.value]).toEqual([
    'GLICOSE - DOSAGEM',
    undefined,
    '6.40',
  ]);
  const requested = guideForm.tables?.find(({ id }) => id === 'RequestedProcedures');
  const rows = [[[100, '+ 22 41101 RM - COLUNA 2']], [[100, '22 40304361 HEMOGRAMA']]] as const;
  const read = requested && readRowsByShape<string, string>(sheetOfRows(rows), requested)?.rows;
  expect(read?.map((each) => [each['Code']?.value, each['Description']?.value])).toEqual([
    [undefined, 'RM - COLUNA'],
    ['40304361', 'HEMOGRAMA'],
  ]);
});
