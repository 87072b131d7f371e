import { expect, it } from 'vitest';
import { pageOfRows } from '../testing/sheet-of-rows.ts';
import { extractDocuments } from '../extract.ts';

it('from the words of the authorisation on, the particulars are the buyer’s', () => {
  const page = pageOfRows(
    [
      [[200, 'AUTORIZAÇÃO PARA TRANSFERÊNCIA DE PROPRIEDADE DE VEÍCULO']],
      [[60, 'Autorizo a transferência de propriedade do veículo abaixo para:']],
      [[60, 'VALOR (R$): 18.750,00']],
      [[60, 'NOME: RUI LIMA SÁ']],
      [[60, 'LOCAL E DATA: PALMAS/TO, 03 DE MARÇO DE 2026']],
    ],
    'text-layer',
    100,
  );
  expect(extractDocuments('crv', { pages: [page] })[0]?.Data).toMatchObject({
    SaleAmount: { value: '18750.00' },
    BuyerName: { value: 'RUI LIMA SÁ' },
    SaleCity: { value: 'PALMAS' },
    SaleState: { value: 'TO' },
    SaleDate: { value: '2026-03-03' },
  });
});
