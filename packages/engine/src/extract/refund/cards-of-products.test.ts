import { expect, it } from 'vitest';
import { pageOfRows } from '../testing/sheet-of-rows.ts';
import { valuesOn } from '../testing/values-on.ts';

it('products in cards side by side are read one by one, and a sentence says when they were bought', () => {
  const page = pageOfRows(
    [
      [[60, 'Olá! Sua compra foi feita em 17/05/2025 às 08:59.']],
      [],
      [
        [60, 'Soro fisiológico 500 ml'],
        [700, 'Sabonete líquido'],
      ],
      [
        [60, 'cód. 583448'],
        [700, 'cód. 872636'],
      ],
      [
        [60, '2 un × R$ 8,99'],
        [480, 'R$ 17,98'],
        [700, '3 un × R$ 16,40'],
        [1120, 'R$ 49,20'],
      ],
      [],
      [
        [60, 'Protetor solar'],
        [700, 'Fralda G'],
      ],
      [
        [60, 'cód. 476451'],
        [700, 'cód. 706350'],
      ],
      [
        [60, '2 un × R$ 54,90'],
        [480, 'R$ 109,80'],
        [700, '3 un × R$ 32,75'],
        [1120, 'R$ 98,25'],
      ],
      [],
      [[60, 'Total pago R$ 275,23']],
    ],
    'text-layer',
    100,
  );
  const values = valuesOn('refund', page);
  expect(values).toMatchObject({ IssueDate: '2025-05-17', IssueTime: '08:59' });
  expect(values['Items']).toMatchObject([
    { Code: '583448', Description: 'Soro fisiológico 500 ml', Quantity: '2.00', TotalAmount: '17.98' },
    { Code: '872636', Description: 'Sabonete líquido', Quantity: '3.00', UnitAmount: '16.40' },
    { Code: '476451', Description: 'Protetor solar', TotalAmount: '109.80' },
    { Code: '706350', Description: 'Fralda G', TotalAmount: '98.25' },
  ]);
});
