import { expect, it } from 'vitest';
import { extractDocuments } from '../extract.ts';
import { pageOfRows, type Row } from '../testing/sheet-of-rows.ts';

it('amounts below a list that are the sums of its columns are those of all goods, whatever their labels say elsewhere', () => {
  const invoice = (number: string, count: string, weight: string, amount: string): Row => [
    [60, number],
    [200, count],
    [300, 'sacas'],
    [420, 'Feijão carioca'],
    [650, weight],
    [800, amount],
  ];
  const page = pageOfRows(
    [
      [[60, 'MINUTA DE TRANSPORTE']],
      [],
      [
        [60, 'Nota fiscal'],
        [200, 'Volumes'],
        [300, 'Acondic.'],
        [420, 'Conteúdo'],
        [650, 'Peso bruto'],
        [800, 'Valor da NF'],
      ],
      invoice('3301', '12', '600,0', '2.150,00'),
      invoice('3302', '8', '400,5', '1.430,10'),
      [
        [340, 'Total de volumes: 20'],
        [540, 'Peso total: 1.000,5 kg'],
        [750, 'Valor total: R$ 3.580,10'],
      ],
    ],
    'text-layer',
    100,
  );
  const data = extractDocuments('transportdraft', { pages: [page] })[0]?.Data;
  expect(data).toMatchObject({
    GoodsAmount: { value: '3580.10' },
    VolumeQuantity: { value: '20' },
    VolumeKind: { value: 'sacas' },
    GoodsDescription: { value: 'Feijão carioca' },
    Invoices: [{ VolumeKind: { value: 'sacas' } }, { Amount: { value: '1430.10' } }],
  });
  expect(data).not.toHaveProperty('FreightAmount');
});
