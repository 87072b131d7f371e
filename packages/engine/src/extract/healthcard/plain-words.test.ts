import { expect, it } from 'vitest';
import { pageOfRows, type Row } from '../testing/sheet-of-rows.ts';
import { valuesOn } from '../testing/values-on.ts';

const box = (label: string, value: string): Row => [
  [60, `${label}:`],
  [400, value],
];

it('a card says who is covered and through which company', () => {
  const rows: readonly Row[] = [
    [[60, 'Carteirinha digital']],
    box('pessoa coberta', 'Rui Lima Sá'),
    box('sua carteirinha', '37618 90579 73538'),
    box('pela empresa', 'Oficina do Sol Ltda'),
  ];
  expect(valuesOn('healthcard', pageOfRows(rows, 'text-layer', 100))).toMatchObject({
    Name: 'Rui Lima Sá',
    Contractor: 'Oficina do Sol Ltda',
  });
});
