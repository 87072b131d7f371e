import { expect, it } from 'vitest';
import { extractDocuments } from './extract.ts';
import { pageOfRows } from './testing/sheet-of-rows.ts';

it('a row of nothing but labels ends the table close above it', () => {
  const page = pageOfRows(
    [
      [[100, 'DACTE']],
      [[100, 'COMPONENTES DO VALOR DA PRESTAÇÃO DO SERVIÇO']],
      [
        [100, 'NOME'],
        [300, 'VALOR'],
      ],
      [
        [100, 'FRETE PESO'],
        [300, '5.100,00'],
      ],
      [
        [100, 'TAXA TERRESTRE'],
        [300, '180,00'],
      ],
      [
        [100, 'VALOR TOTAL DO SERVIÇO'],
        [500, 'VALOR A RECEBER'],
      ],
      [
        [100, '5.280,00'],
        [500, '5.280,00'],
      ],
    ],
    'text-layer',
    100,
  );
  expect(extractDocuments('cte', { pages: [page] })[0]?.Data).toMatchObject({
    TotalAmount: { value: '5280.00' },
    AmountReceivable: { value: '5280.00' },
    Components: [{ Name: { value: 'FRETE PESO' } }, { Name: { value: 'TAXA TERRESTRE' } }],
  });
});
