import { expect, it } from 'vitest';
import { sheetOfRows } from '../../testing/sheet-of-rows.ts';
import { withPlatesState } from './plate-state.ts';

it('the caption of a state behind that of the plate is of the plate, and one behind a town is not', () => {
  const sheet = sheetOfRows([
    [
      [40, 'FRETE'],
      [200, 'PLACA'],
      [400, 'UF'],
    ],
    [
      [40, 'MUNICÍPIO'],
      [400, 'UF'],
      [500, 'ANTT'],
    ],
  ]);
  expect(withPlatesState(sheet).rows.map((row) => row.map(({ text }) => text).join(' | '))).toEqual([
    'FRETE | PLACA | UF da placa',
    'MUNICÍPIO | UF | ANTT',
  ]);
});
