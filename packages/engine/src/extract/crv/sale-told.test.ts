import { expect, it } from 'vitest';
import { pageOfRows, type Row } from '../testing/sheet-of-rows.ts';
import { extractDocuments } from '../extract.ts';

it('an authorisation in sentences tells the paper, the vehicle and the sale', () => {
  const rows: Row[] = [
    [[300, 'AUTORIZAÇÃO PARA TRANSFERÊNCIA DE PROPRIEDADE DE VEÍCULO']],
    [[300, 'ATPV-e nº 111122223333444']],
    [[90, 'O veículo, registrado em Rio Branco-AC, é de cor vermelha, placa QGW7A15,']],
    [[90, 'objeto do CRV nº 111222333444, emitido em 08/05/2022, código de']],
    [[90, 'segurança 11122233344. A venda foi ajustada pelo valor de R$ 98.200,00, em']],
    [[90, 'Natal, no dia 14 de novembro de 2024, ciente o comprador do prazo.']],
  ];
  const [document] = extractDocuments('crv', { pages: [pageOfRows(rows, 'text-layer', 100)] });
  expect(document?.Data).toMatchObject({
    CRVNumber: { value: '111222333444' },
    SecurityCode: { value: '11122233344' },
    Color: { value: 'vermelha' },
    SaleCity: { value: 'Natal' },
    SaleDate: { value: '2024-11-14' },
  });
});
