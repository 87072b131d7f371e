import { expect, it } from 'vitest';
import { sheetOfRows } from '../../testing/sheet-of-rows.ts';
import { readForm } from './form.ts';

it('a stroke below a label is its empty box: what stands further below is of another', () => {
  const fields = [
    { id: 'Amount', kind: 'money', labels: ['Valor do ISS'] },
    { id: 'WithheldAmount', kind: 'money', labels: ['Valor do ISS retido'] },
  ] as const;
  const values = readForm(
    sheetOfRows([
      [
        [60, 'Valor do ISS'],
        [300, 'Valor do ISS retido'],
      ],
      [
        [60, 'R$ 42,41'],
        [400, '-'],
      ],
      [
        [60, 'LÍQUIDO'],
        [340, 'R$ 1.520,00'],
      ],
    ]),
    { fields },
  );
  expect(values.map(({ id, reading }) => [id, reading.value])).toEqual([['Amount', '42.41']]);
});
